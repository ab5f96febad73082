import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { newestBackupAt } from './backups/backup-folder.ts';
import type { FailureLog } from './failure-log.ts';
import type { Settings } from './settings.ts';

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Prometheus metrics on a port of their own, never on the public one; nothing at all unless METRICS_PORT is set. */
export const registerMetrics = (
  app: FastifyInstance,
  settings: Pick<Settings, 'metricsPort' | 'host' | 'backupDir'>,
  failures: Pick<FailureLog, 'counts'>,
): { listen(): Promise<void>; close(): Promise<void> } => {
  const { metricsPort, host } = settings;
  if (metricsPort === null) return { listen: async () => undefined, close: async () => undefined };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered calls by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest backup was made; 0 while there is none',
    registers: [registry],
    collect() {
      this.set(Math.floor((newestBackupAt(settings) ?? 0) / 1000));
    },
  });
  new Counter({
    name: 'background_failures_total',
    help: 'What failed aside from any call, by where',
    labelNames: ['source'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [source, count] of failures.counts()) this.inc({ source }, count);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(metricsPort, host, resolve);
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
