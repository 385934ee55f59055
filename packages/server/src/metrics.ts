// Counters for operators, in the text format of Prometheus. Each server has its own registry.
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Counters, Told } from './workers/messages.ts';

const COMMIT_MS = [0.5, 1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 2500];

const WORKERS = { name: 'xenotable_workers', help: 'Processes at this port that have answered.' };

/** A count that costs an addition; Prometheus' own counter reads it when the metrics are requested. */
export class Tally {
  value = 0;

  inc(by = 1): void {
    this.value += by;
  }
}

export class Metrics {
  private readonly registry = new Registry();
  readonly choices = this.counter('xenotable_choices_total', 'Choices and undos in the record.');
  readonly refused = this.counter('xenotable_refused_total', 'Choices that a rule forbade.');
  readonly stale = this.counter('xenotable_stale_total', 'Choices that came too late.');
  readonly malformed = this.counter('xenotable_malformed_total', 'Messages that no schema fits.');
  readonly limited = this.counter('xenotable_limited_total', 'Messages and requests beyond a limit.');
  readonly errors = this.counter('xenotable_errors_total', 'Failures of the server.');
  readonly damaged = this.counter('xenotable_damaged_total', 'Tables that could not be opened.');
  readonly taken = this.counter(
    'xenotable_taken_total',
    'Tables that another node has taken, or may have taken, from this one.',
  );
  readonly thoughts = this.counter('xenotable_thoughts_total', 'Choices of programs.');
  readonly thoughtFailures = this.counter(
    'xenotable_thought_failures_total',
    'Thoughts of programs that failed or took too long.',
  );
  readonly thinking = this.counter('xenotable_thinking_seconds_total', 'Time that programs have thought.');
  readonly alerts = new Counter({
    name: 'xenotable_alerts_total',
    help: 'Alerts to people whose turn it is, by their outcome: sent, gone, failed, dropped.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly sockets = this.gauge('xenotable_sockets', 'Connected sockets.');
  readonly commit = new Histogram({
    name: 'xenotable_commit_milliseconds',
    help: 'From a choice to its being durable.',
    buckets: COMMIT_MS,
    registers: [this.registry],
  });

  /** The number of a worker is a label on all of its figures. */
  constructor(worker: number | null = null) {
    if (worker === null) this.watch(WORKERS.name, WORKERS.help, () => 1);
    else this.registry.setDefaultLabels({ worker: String(worker) });
    this.watch('xenotable_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  }

  private counter(name: string, help: string): Tally {
    const tally = new Tally();
    const counter = new Counter({
      name,
      help,
      registers: [],
      collect() {
        this.reset();
        this.inc(tally.value);
      },
    });
    this.registry.registerMetric(counter);
    return tally;
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  /** Adds a gauge whose value is read when the metrics are requested. */
  watch(name: string, help: string, value: () => number): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(value());
      },
    });
    this.registry.registerMetric(gauge);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  counters(): Promise<Counters> {
    return this.registry.getMetricsAsJSON();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}

/** The figures of all workers that answered, each with its label. */
export function groupText(all: readonly Told[]): Promise<string> {
  const registry = AggregatorRegistry.aggregate(all.map(({ answer }) => answer?.metrics ?? []));
  const workers = new Gauge({ ...WORKERS, registers: [registry] });
  workers.set(all.filter(({ answer }) => answer !== undefined).length);
  return registry.metrics();
}
