# One file for every process; `--target` chooses. Builds with and without BuildKit.
#   docker build --target gateway -t goalwright-gateway .
ARG NODE_IMAGE=node:24-bookworm-slim

# --- what npm needs to know, and nothing that changes with every commit ---------------------------------------------
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY libs/blob-store/package.json libs/blob-store/
COPY libs/contracts/package.json libs/contracts/
COPY libs/drafting/package.json libs/drafting/
COPY libs/messaging/package.json libs/messaging/
COPY libs/paper/package.json libs/paper/
COPY libs/platform/package.json libs/platform/
COPY libs/testing/package.json libs/testing/
COPY services/gateway/package.json services/gateway/
COPY services/generator/package.json services/generator/
COPY services/identity/package.json services/identity/
COPY services/notifications/package.json services/notifications/
COPY services/wallet/package.json services/wallet/
COPY web/package.json web/

# --- compile ----------------------------------------------------------------------------------------------------------
FROM manifests AS build
# The compiler and the libraries' types; install scripts only fetch servers and native parts that nothing here runs.
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && npm cache clean --force --loglevel=error
COPY tsconfig.base.json ./
COPY libs libs
COPY services services
COPY scripts scripts
RUN node_modules/.bin/tsc -b services/gateway services/generator services/identity services/notifications services/wallet \
  && rm -rf libs/testing libs/*/src services/*/src libs/*/tsconfig.json services/*/tsconfig.json

# --- the web app, as the gateway serves it ------------------------------------------------------------------------------
FROM build AS web
COPY documents documents
COPY web web
RUN node scripts/build-web.ts

# --- what runs: production dependencies and compiled code ---------------------------------------------------------------
FROM manifests AS runtime
ENV NODE_ENV=production
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error \
      -w services/gateway -w services/generator -w services/identity -w services/notifications -w services/wallet \
  && npm cache clean --force --loglevel=error
# A user with a name: without one there is no home folder, which a library of the document reader asks for.
RUN echo 'goalwright:x:10001:10001::/app:/usr/sbin/nologin' >> /etc/passwd && echo 'goalwright:x:10001:' >> /etc/group
COPY --from=build /app/libs libs
COPY --from=build /app/services services
ENV HTTP_HOST=0.0.0.0 HTTP_PORT=5190 CALLS_HOST=0.0.0.0 CALLS_PORT=5200
# A number, so that Kubernetes can see that it is not root. Nothing under /app is its own: it cannot change its code.
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HTTP_PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS migrate
COPY scripts/migrate.ts scripts/migrations.ts scripts/reconcile.ts scripts/
COPY scripts/reconcile scripts/reconcile
COPY scripts/embedded scripts/embedded
HEALTHCHECK NONE
CMD ["node", "scripts/migrate.ts"]

FROM runtime AS identity
CMD ["node", "services/identity/dist/main.js"]

FROM runtime AS wallet
CMD ["node", "services/wallet/dist/main.js"]

FROM runtime AS notifications
CMD ["node", "services/notifications/dist/main.js"]

FROM runtime AS generator
CMD ["node", "services/generator/dist/main.js"]

FROM runtime AS generator-worker
CMD ["node", "services/generator/dist/worker.js"]

FROM runtime AS gateway
COPY --from=web /app/web/dist web/dist
CMD ["node", "services/gateway/dist/main.js"]
