// One rule beside the table.
import { Link } from '../app/router.tsx';
import { rulePath } from '../app/rules-link.ts';
import { Dialog } from '../frame/Dialog.tsx';

export function RuleDrawer({ rule, close }: { rule: string; close(): void; open(rule: string): void }) {
  return (
    <Dialog title={rule} close={close} drawer>
      <Link className="btn" href={rulePath(rule) ?? '/rules'}>
        Open in the rules
      </Link>
    </Dialog>
  );
}
