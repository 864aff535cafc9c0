# The site in one image: docs/how-to/run-in-a-container.md.
FROM node:24-bookworm-slim AS base
# Node 26 of package-lock.json needs it, and the image's own Node does not bring it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*

FROM base AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The stamp tells commands/run.mjs that everything is installed.
RUN npm ci --no-audit --no-fund \
  && sha256sum package-lock.json | cut -c1-64 | tr -d '\n' > node_modules/.installed-lockfile
COPY . .
RUN node commands/run.mjs commands/build.ts && npm prune --omit=dev --no-audit --no-fund

FROM base
WORKDIR /site
COPY --from=build /site/package.json /site/package-lock.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/contract ./contract
COPY --from=build /site/server ./server
COPY --from=build /site/pipeline ./pipeline
COPY --from=build /site/.cache/server ./.cache/server
COPY --from=build /site/commands ./commands
RUN install -d -o node -g node -m 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-compile-cache
# Less memory at rest: docs/decisions/server/0106-memory-at-rest.md.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that the signal of `docker stop` reaches the server.
CMD ["node_modules/.bin/node", ".cache/server/main.js"]
