// Rules opened lately on this device.
const KEY = 'xenotable.rules';
const MOST = 5;

interface Recent {
  game: string;
  id: string;
  title: string;
}

export function recentRules(): Recent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Recent[];
  } catch {
    return [];
  }
}

export function remember(rule: Recent): void {
  const others = recentRules().filter((one) => one.id !== rule.id);
  localStorage.setItem(KEY, JSON.stringify([rule, ...others].slice(0, MOST)));
}
