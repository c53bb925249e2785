# One machine, one container: pages, backend and PostgreSQL in one process tree, data in a volume.
FROM node:24-bookworm-slim
RUN useradd --create-home limelight
WORKDIR /home/limelight/app
COPY --chown=limelight package.json package-lock.json ./
RUN chown limelight . && su limelight -c 'npm ci'
COPY --chown=limelight . .
USER limelight
RUN npm run build && mkdir /home/limelight/data
ENV HOST=0.0.0.0 DATA_DIR=/home/limelight/data DEMO_DATA=off
VOLUME /home/limelight/data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.ts"]
