/** Mars: open ground on the left, the Alien base on the right. */
export const mars = `
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
:. . . . . . . . . . . . . . . . . . . . . . . .:
+                             +-+-+-+-+-+-+-+-+-+
:. . . . . . . . S . . . . . .|g g g g|g g g g g|
+       +r+r+r+               +       +         +
:. . . .r. . .r. . . . . S . .|g g g g|g g c g g|
+       +     +               +       +         +
:. . . .r. . .r. . . . . . . .Ag g c g|g g g g O|
+       +     +     +r+r+r+   +       +         +
:. . . .r. . .r. . .r. . .r. .|g g g gAg g g g g|
+   +f+f+r+r+r+     +     +   + +f+f+ +         +
:. . . . . . . . . .r. . .r. .|g g g g|g g g g g|
+                   +     +   +       +-+-+A+-+-+
:. . . . . . . S . .r. . .r. .|g g g g g g g g g|
+                 + +r+r+r+ + +                 +
:. . . S . . . . .f. . . . .f.Ag g g c g g K g g|
+         +f+f+   +         + +                 +
:. . . . . . . . .f. . . . .f.Ag g g c g g K g g|
+           +     + +f+f+   + +                 +
:. . . . . .f. . . . . . S . .|g g g g g g g g g|
+       +   +   +r+r+r+       +       +-+-+A+-+-+
:. . . .f. .f. .r. . .r. . . .|g g g g|g g g g g|
+       +   +   +     +       + +f+f+ +         +
:. . . .f. . . .r. . .r. . . .|g g g gAg g g g g|
+       +       +     + +f+f+ +       +         +
:. . . . . . S .r. . .r. . . .Ag g c g|g g g g O|
+               +r+r+r+       +       +         +
:. . . S . . . . . . . . . S .|g g g g|g g c g g|
+                             +       +         +
:. . . . . . . . . . . . . . .|g g g g|g g g g g|
+                             +-+-+-+-+-+-+-+-+-+
:. . . . . . . . . . . . . . . . . . . . . . . .:
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
`;
