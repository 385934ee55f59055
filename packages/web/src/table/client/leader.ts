// One tab of a browser leads at a table: programs think only there. When it is closed, the next one leads.
import { locksHere } from '../../worker/tabs.ts';

export class Leader {
  private leading: boolean;
  private release: (() => void) | null = null;
  private closed = false;

  /** `begins` is called when this tab begins to lead. */
  constructor(name: string, begins: () => void) {
    const locks = locksHere();
    // Insecure pages have no locks: there each tab leads, and the host refuses the second answer.
    this.leading = locks === undefined;
    void locks?.request(name, () => {
      if (this.closed) return undefined;
      this.leading = true;
      begins();
      return new Promise<void>((done) => (this.release = done));
    });
  }

  get leads(): boolean {
    return this.leading;
  }

  close(): void {
    this.closed = true;
    this.release?.();
  }
}
