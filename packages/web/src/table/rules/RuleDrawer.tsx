// One rule beside the table. The book is fetched when the first rule is opened.
import { Suspense, lazy } from 'react';
import { Link } from '../../kit/router.tsx';
import { rulePath } from './rulesLink.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { OpenRule } from './RuleChip.tsx';

const RuleSheet = lazy(() => import('./RuleSheet.tsx'));

export function RuleDrawer({ rule, close, open }: { rule: string; close(): void; open(rule: string): void }) {
  return (
    <Dialog title={rule} close={close} drawer>
      <OpenRule value={open}>
        <Suspense fallback={<p className="muted">Opening the book …</p>}>
          <RuleSheet key={rule} rule={rule} />
        </Suspense>
      </OpenRule>
      <Link className="button" href={rulePath(rule) ?? '/rules'}>
        <Icon name="book" />
        The whole chapter
      </Link>
    </Dialog>
  );
}
