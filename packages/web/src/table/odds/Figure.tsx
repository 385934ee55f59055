// What a game draws above the odds: a part with its title, and the chance that decides, large.
import type { ReactNode } from 'react';
import { percent } from '../../kit/draw/text.ts';
import './figure.css';

/** `exact`: nothing in it is sampled. */
export function Figure({
  title,
  exact = false,
  children,
}: {
  title: string;
  exact?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="figure">
      <header>
        <h2 className="label">{title}</h2>
        {exact && <span className="chip line">exact</span>}
      </header>
      {children}
    </div>
  );
}

/** The chance of `what`, and below how it comes about. */
export function Chance({ chance, what, children }: { chance: number; what: string; children: ReactNode }) {
  return (
    <div className="chance">
      <b>
        {percent(chance)}
        <sup>%</sup>
      </b>
      <p>
        <strong>{what}</strong>
        {children}
      </p>
    </div>
  );
}
