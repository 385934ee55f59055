// The worker's side of a thread: every call is answered with a value or with an error in words for people.
import { BadInput } from '@xenotable/kernel';

export interface Call {
  id: number;
  method: string;
  args: unknown[];
}

/** An answer to a call, or a message that a table was changed in another tab. */
export type Reply =
  | { id: number; value: unknown }
  | { id: number; problem: string; where: string | null }
  | { changed: string };

export const answer = (reply: Reply): void => self.postMessage(reply);

/** Calls the methods of an object for the page. */
export function serve(api: object): void {
  self.onmessage = async ({ data }: MessageEvent<Call>) => {
    const act = (api as Record<string, (...args: unknown[]) => Promise<unknown>>)[data.method];
    try {
      answer({ id: data.id, value: await act?.(...data.args) });
    } catch (error) {
      answer({
        id: data.id,
        problem: error instanceof Error ? error.message : String(error),
        where: error instanceof BadInput ? error.where : null,
      });
    }
  };
}
