// Counters for operators, in the text format of Prometheus.

const BOUNDS = [0.5, 1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 2500];

/** How long something took, in milliseconds. */
class Histogram {
  private readonly counts = new Array<number>(BOUNDS.length + 1).fill(0);
  private sum = 0;

  add(ms: number): void {
    const at = BOUNDS.findIndex((bound) => ms <= bound);
    this.counts[at < 0 ? BOUNDS.length : at]!++;
    this.sum += ms;
  }

  text(name: string, help: string): string {
    let total = 0;
    const buckets = [...BOUNDS.map(String), '+Inf'].map(
      (bound, i) => `${name}_bucket{le="${bound}"} ${(total += this.counts[i]!)}`,
    );
    return [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...buckets,
      `${name}_sum ${this.sum}`,
      `${name}_count ${total}`,
    ].join('\n');
  }
}

export class Metrics {
  choices = 0;
  refused = 0;
  stale = 0;
  malformed = 0;
  limited = 0;
  errors = 0;
  sockets = 0;
  readonly commit = new Histogram();
  /** Asked for when the page is read. */
  tables: () => number = () => 0;

  text(): string {
    const counter = (name: string, help: string, value: number): string =>
      `# HELP ${name} ${help}\n# TYPE ${name} counter\n${name} ${value}`;
    const gauge = (name: string, help: string, value: number): string =>
      `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}`;
    return `${[
      counter('xenotable_choices_total', 'Choices and undos in the record.', this.choices),
      counter('xenotable_refused_total', 'Choices that a rule forbade.', this.refused),
      counter('xenotable_stale_total', 'Choices that came too late.', this.stale),
      counter('xenotable_malformed_total', 'Messages that no schema fits.', this.malformed),
      counter('xenotable_limited_total', 'Messages beyond a limit.', this.limited),
      counter('xenotable_errors_total', 'Failures of the server.', this.errors),
      gauge('xenotable_sockets', 'Connected sockets.', this.sockets),
      gauge('xenotable_tables', 'Tables in memory.', this.tables()),
      gauge('xenotable_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
      this.commit.text('xenotable_commit_milliseconds', 'From a choice to its being durable.'),
    ].join('\n')}\n`;
  }
}
