// An error whose message is safe to show to the caller.
import type { ErrorCode } from './protocol.ts';

export const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  unknown: 404,
  forbidden: 403,
  'too-many': 429,
  'not-now': 409,
  failed: 500,
};

export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }
}
