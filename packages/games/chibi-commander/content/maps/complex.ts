/** Complex: one large building with eight rooms around a hall. */
export const complex = `
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
:. . . . . . . . . . . . . . . . . . . . . . . .:
+           +-+-+W+-+-+W+W+-+-+W+-+-+           +
:. . . . . .|h h h h h|h h|h h h h h|. . . . . .:
+           +         +   +         +           +
:. . . . . .Wh h c h hDh hDh h c h hW. . . . . .:
+           +     +f+ +   + +f+     + +         +
:. . P . . .|h h h h h|h h|h h h h h|.f. . P . .:
+           +-+-+-+-+-+   +-+-+-+-+-+ +         +
:. . . . . .|h h h h h|c h|h h h h h|.f. . . . .:
+           +         +   +         + +         +
:. . . . p .Wh h c h hDh hDh h h c hW. . p . . .:
+           +         +   +         +   +       +
:. S . . . .|h h h h h|h h|h h h h h|. .f. . . .:
+     +f+f+ +-+-+D+-+-+   +-+-+-+-+-+   +       +
:. . . . . .Dh h h h h h h h h h h hD. .f. . . .:
+       +   +                       +   +       +
:. . . .f. .Dh h h h h h h h h h h hD. . . . . .:
+       +   +-+-+-+-+-+   +-+-+D+-+-+   +f+f+   +
:. . . .f. .|h h h h h|h h|h h h h h|. . . . S .:
+       +   +         +   +         +           +
:. . . p . .Wh c h h hDh hDh h c h hW. p . . . .:
+         + +     +f+ +   + +f+     +           +
:. . . . .f.|h h h h h|h c|h h h h h|. . . . . .:
+         + +-+-+-+-+-+   +-+-+-+-+-+           +
:. . P . .f.|h h h h h|h h|h h h h h|. . . P . .:
+         + +         +   +         +           +
:. . . . . .Wh h c h hDh hDh h c h hW. . . . . .:
+           +         +   +         +           +
:. . . . . .|h h h h h|h h|h h h h h|. . . . . .:
+           +-+-+W+-+-+W+W+-+-+W+-+-+           +
:. . . . . . . . . . . . . . . . . . . . . . . .:
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
`;
