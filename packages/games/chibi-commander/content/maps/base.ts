/** CHIBI COM Base: rooms under the earth. */
export const base = `
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|s s s s s|.|a a a a|.|^ ^ ^ ^|1 1 1 1 1 1|# # #|
+         + +       + +       +           +     +
|s K K s s|.|a a a aD.D^ ^ ^ ^|1 1 1 1 1 1|# # #|
+         + +       + +       +           +     +
|s K K s sD.|a c a a|.|^ ^ ^ ^|1 1 K K 1 1|# # #|
+         + +       + +-+-+-+-+           +     +
|s s s s s|.Da a a a|.|k k k k|1 1 K K 1 1|# # #|
+         + +   +f+ + + +f+   +           +     +
|s s s s s|.|a a a a|.Dk k k kD1 1 K K 1 1|# # #|
+-+-+-+-+-+ +       + +       +           +-+-+-+
|q q|q q q|.|a a c a|.|k c k k|1 c 1 1 1 1|L L L|
+   +     + +       + +       +           +     +
|q q|q q q|.|a a a a|.|k k k k|1 1 1 1 1 1|L L L|
+-+D+-+D+-+ +-+-+-+-+ +-+D+-+-+-+-+D+D+-+-+     +
|q q q q qD. . . . .f. . . . .f. . . . . .DL c L|
+         +         +         +       +   +     +
|q q q q qD. . . . . . . . . . . . . .f. .DL L L|
+-+D+-+D+-+ +-+-+-+-+ +-+-+D+-+-+-+D+D+-+-+     +
|q q|q q q|.|b b b b|.|w w w w|2 2 2 2 2 2|L L L|
+   +     + +       + +       +           +     +
|q q|q q q|.|b b b b|.|w w w w|2 2 2 2 c 2|L L L|
+-+-+-+-+-+ +       + +       +           +-+-+-+
|x x x x x|.|b c b b|.|w w c w|2 2 K K 2 2|# # #|
+         + +       + +       +           +     +
|x x x x x|.Db b b bD.Dw w w wD2 2 K K 2 2|# # #|
+         + + +f+   + +   +f+ +           +     +
|x x K x xD.|b b b b|.|w w w w|2 2 K K 2 2|# # #|
+         + +       + +       +           +     +
|x x K x x|.|b b c b|.|w c w w|2 2 2 2 2 2|# # #|
+         + +       + +       +           +     +
|x x x x x|.|b b b b|.|w w w w|2 2 2 2 2 2|# # #|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
`;
