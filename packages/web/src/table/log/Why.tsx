// Why a program chose something, below what it did.
import type { Reason } from '@xenotable/kernel';
import './why.css';

export const Why = ({ why }: { why: Reason | null | undefined }) =>
  why != null && <small className="program-why">Why: {why.words}.</small>;
