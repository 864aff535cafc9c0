import type { FastifyInstance } from 'fastify';
import { noopMeter, type Meter } from '../kernel/meter.ts';
import { defaultPublicUrl, type Settings } from '../settings/settings.ts';

export type Metrics = {
  meter: Meter;
  /** Listens on METRICS_PORT until the app is closed. */
  listen(app: FastifyInstance): Promise<void>;
};

/** The meter and its server. Without METRICS_PORT the library is not loaded and nothing is counted. */
export async function createMetrics({
  metricsPort,
  host,
}: Pick<Settings, 'metricsPort' | 'host'>): Promise<Metrics> {
  if (metricsPort === undefined) return { meter: noopMeter, listen: async () => undefined };
  const { createPrometheusMeter } = await import('./prometheus-meter.ts');
  const { startMetricsServer } = await import('./start-metrics-server.ts');
  const prometheus = createPrometheusMeter();
  return {
    meter: prometheus.meter,
    async listen(app) {
      const { port, close } = await startMetricsServer(prometheus, { host, port: metricsPort }, (error) =>
        app.log.error({ err: error }, 'the metrics could not be read'),
      );
      app.addHook('onClose', close);
      app.log.info(`Metrics at ${defaultPublicUrl(host, port)}/metrics`);
    },
  };
}

/** Reports each response to the meter. Pages and files count as the route `page`, unknown URLs as `unknown`. */
export function measureResponses(app: FastifyInstance, meter: Meter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url, schema } = request.routeOptions;
    meter.observeResponse({
      method: request.method,
      route: request.is404 || url === undefined ? 'unknown' : schema?.hide === true ? 'page' : url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
