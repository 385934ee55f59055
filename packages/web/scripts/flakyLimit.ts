// Fails a run of the browser tests in which too many needed a second go: one may be a machine that stalled, several are a fault.
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** So many tests of one run may pass at the second go. */
const MOST = 3;

export default class FlakyLimit implements Reporter {
  private suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const flaky = this.suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    if (flaky.length <= MOST) return { status };
    console.log(`${flaky.length} tests passed at the second go only; at most ${MOST} may.`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
