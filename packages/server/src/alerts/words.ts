// The text of an alert: the name of the table, and that it is the reader's turn. It contains nothing of the game, hidden or not.
import type { Format } from './alert.ts';
import type { Letter } from './outside.ts';

export interface Words {
  title: string;
  text: string;
  /** The table's address without a key, so that the link alone gives no access. */
  link: string;
}

/** ntfy takes titles in headers, which are ASCII; other letters are encoded as in mail (RFC 2047), which ntfy decodes. */
const inHeader = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

const json = (body: object): Letter => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Discord renders Markdown; escapes make it show a name as it was typed. */
const plainDiscord = (text: string): string => text.replace(/[\\`*_~|<>[\]()#@:]/g, '\\$&');
const plainSlack = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const LETTERS: Record<Format, (words: Words) => Letter> = {
  ntfy: ({ title, text, link }) => ({
    headers: { 'content-type': 'text/plain; charset=utf-8', title: inHeader(title), click: link },
    body: text,
  }),
  discord: ({ title, text, link }) =>
    json({
      content: `**${plainDiscord(title)}** ${plainDiscord(text)} ${link}`,
      allowed_mentions: { parse: [] },
    }),
  slack: ({ title, text, link }) => json({ text: `*${plainSlack(title)}* ${plainSlack(text)} <${link}>` }),
};

export const letterFor = (format: Format, words: Words): Letter => LETTERS[format](words);
