/** The same public view for a phone: without the size of a table screen. */
export const screenToWatch = (): string => location.href.replace('/screen/', '/t/');
