# Two images: `docker build --target gateway .` and `docker build --target platform .` (the reference platform).
# What only the build needs stays in the first stage; docs/operating.md has the sizes.
FROM node:22-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
# The generated files come with the build, from sources that are copied later.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
# The embedded PostgreSQL is optional: a container gets a database from outside.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:22-bookworm-slim AS server
ENV NODE_ENV=production
# Inside a container the server is reached from outside of it only.
ENV HOST=0.0.0.0
ENV PLATFORM_HOST=0.0.0.0
WORKDIR /portal
COPY package.json ./
COPY --from=packages /portal/node_modules node_modules
COPY --from=build /portal/schema schema
COPY --from=build /portal/dist dist
USER node
# Node itself is the first process: the signal to stop reaches the server, which then answers what is on the way.

FROM server AS platform
COPY platform/photos platform/photos
COPY platform/database/migrations platform/database/migrations
COPY platform/world platform/world
EXPOSE 4001
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PLATFORM_PORT || 4001) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/platform.js"]

# The last target is the one that is built without --target.
FROM server AS gateway
COPY --from=build /portal/client/dist client/dist
COPY --from=build /portal/client/server/dist client/server/dist
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# docs/adr/0031-room-for-requests-in-flight.md
CMD ["node", "--enable-source-maps", "dist/gateway.js"]
