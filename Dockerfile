# One image for both servers: the command says which one runs.
FROM node:22-bookworm-slim
ENV NODE_ENV=production
# Inside a container the server is reached from outside of it only.
ENV HOST=0.0.0.0
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build && chown -R node:node /portal
USER node
EXPOSE 4000
# Node itself is the first process: the signal to stop reaches the server, which then answers what is on the way.
CMD ["node", "--import", "tsx", "gateway/main.ts"]
