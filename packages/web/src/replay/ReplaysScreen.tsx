import { Fallback } from '../app/Fallback.tsx';

export default function Screen(_props: Record<string, unknown>) {
  return <Fallback problem="This page is being printed." />;
}
