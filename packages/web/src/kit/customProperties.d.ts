// Styles may set custom properties: `style={{ '--columns': 4 }}`.
import 'react';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
