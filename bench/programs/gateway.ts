/** The gateway with room for as many followers as a measurement needs. */
import { parseEnvironment } from '#gateway/kernel/environment.ts';
import { createSchema } from '#gateway/schema.ts';
import { createGateway } from '#gateway/server.ts';

const many = 1_000_000;
const environment = parseEnvironment(process.env);

void createGateway({
  environment,
  schema: createSchema(),
  socketLimits: {
    sockets: many,
    socketsPerUser: many,
    costPerCaller: many,
    arrivingSockets: many,
    socketsWithoutInit: many,
    socketsWithoutInitPerAddress: many,
    unconfirmedSockets: many,
    unconfirmedSocketsPerAddress: many,
  },
}).then((gateway) => gateway.start(environment.port));
