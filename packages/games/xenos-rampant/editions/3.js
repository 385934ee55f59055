import FlatQueue from "flatqueue";
// packages/kernel/src/read/itemAt.ts
function itemAt$1(list, index) {
	const item = list[index];
	if (item === void 0) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
	return item;
}
// packages/kernel/src/chance/chance.ts
function sum$1(weights) {
	let all = 0;
	for (const weight of weights) all += weight;
	return all;
}
function indexAt(weights, point) {
	let index = 0;
	for (const weight of weights) {
		point -= weight;
		if (point < 0) return index;
		index++;
	}
	throw new RangeError("nothing is left to draw");
}
var Uniformly = class {
	uniform;
	constructor(uniform) {
		this.uniform = uniform;
	}
	roll(sides) {
		return this.uniform(sides) + 1;
	}
	pick(weights) {
		return indexAt(weights, this.uniform(sum$1(weights)));
	}
};
// packages/kernel/src/chance/fast.ts
function uniform(seed) {
	let s = seed | 0;
	const word = () => {
		s = s + 2654435769 | 0;
		let z = Math.imul(s ^ s >>> 16, 569420461);
		z = Math.imul(z ^ z >>> 15, 1935289751);
		return z ^ z >>> 15;
	};
	let a = word();
	let b = word();
	let c = word();
	let d = word();
	const next = () => {
		const five = Math.imul(b, 5);
		const result = Math.imul(five << 7 | five >>> 25, 9);
		const t = b << 9;
		c ^= a;
		d ^= b;
		b ^= c;
		a ^= d;
		c ^= t;
		d = d << 11 | d >>> 21;
		return result >>> 2;
	};
	return (below) => {
		const limit = 1073741824 - 1073741824 % below;
		let value = next();
		while (value >= limit) value = next();
		return value % below;
	};
}
const fastChance = (seed) => new Uniformly(uniform(seed));
// packages/kernel/src/read/badInput.ts
var BadInput = class BadInput extends Error {
	name = "BadInput";
	where;
	static [Symbol.hasInstance](error) {
		return Function.prototype[Symbol.hasInstance].call(this, error) || this === BadInput && error instanceof Error && error.name === "BadInput";
	}
	constructor(where, problem) {
		super(where === "" ? problem : `${where}: ${problem}`);
		this.where = where;
	}
};
// packages/kernel/src/read/json.ts
const isObject = (value) => typeof value === "object" && value !== null;
function same$1(a, b) {
	if (a === b) return true;
	if (!isObject(a) || !isObject(b)) return false;
	if (Array.isArray(a)) {
		if (!Array.isArray(b) || a.length !== b.length) return false;
		for (let i = 0; i < a.length; i++) if (!same$1(a[i], b[i])) return false;
		return true;
	}
	if (Array.isArray(b)) return false;
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	for (const key of keys) if (!Object.hasOwn(b, key) || !same$1(a[key], b[key])) return false;
	return true;
}
function copyJson(value) {
	if (!isObject(value)) return value;
	if (Array.isArray(value)) {
		const list = new Array(value.length);
		for (let i = 0; i < value.length; i++) {
			const item = value[i];
			list[i] = typeof item === "object" ? copyJson(item) : item;
		}
		return list;
	}
	const copy = { ...value };
	for (const key in copy) {
		const item = copy[key];
		if (typeof item === "object") copy[key] = copyJson(item);
	}
	return copy;
}
// packages/kernel/src/read/readers.ts
function distance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const swap = itemAt$1(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(itemAt$1(row, j) + 1, itemAt$1(next, j - 1) + 1, swap));
		}
		row = next;
	}
	return itemAt$1(row, b.length);
}
const LONGEST_WORD = 64;
function closest(word, known) {
	if (known.length === 0) return "";
	const near = (word.length > LONGEST_WORD ? [] : known).map((candidate) => ({
		candidate,
		far: distance(word.toLowerCase(), candidate.toLowerCase())
	})).filter(({ candidate, far }) => far <= Math.max(2, Math.ceil(candidate.length / 3))).sort((a, b) => a.far - b.far)[0];
	if (near !== void 0) return `; did you mean ${JSON.stringify(near.candidate)}?`;
	const shown = known.slice(0, 12).map((candidate) => JSON.stringify(candidate));
	return `; known: ${shown.join(", ")}${known.length > shown.length ? ", …" : ""}`;
}
const shown = (value) => {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const anything = (value) => value;
const aText = (value, where) => {
	if (typeof value !== "string") throw new BadInput(where, `must be text, not ${shown(value)}`);
	return value;
};
const aFlag = (value, where) => {
	if (typeof value !== "boolean") throw new BadInput(where, `must be true or false, not ${shown(value)}`);
	return value;
};
const aNumber = (least = -Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) => (value, where) => {
	if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) throw new BadInput(where, `must be a whole number${least > -Number.MAX_SAFE_INTEGER || most < Number.MAX_SAFE_INTEGER ? ` from ${least} to ${most}` : ""}, not ${shown(value)}`);
	return value;
};
const oneOf = (known) => (value, where) => {
	const found = known.find((one) => one === value);
	if (found === void 0) throw new BadInput(where, `${shown(value)} is unknown${closest(String(value), known.map(String))}`);
	return found;
};
const listOf$1 = (reader) => (value, where) => {
	if (!Array.isArray(value)) throw new BadInput(where, `must be a list, not ${shown(value)}`);
	return value.map((item, i) => reader(item, `${where}[${i}]`));
};
const anObject = (value, where) => {
	if (!isObject(value) || Array.isArray(value)) throw new BadInput(where, `must be a set of fields, not ${shown(value)}`);
	return value;
};
const recordOf = (reader) => (value, where) => Object.fromEntries(Object.entries(anObject(value, where)).map(([key, item]) => [key, reader(item, where === "" ? key : `${where}.${key}`)]));
const fields = (needed, free) => (value, where) => {
	const given = anObject(value, where);
	const at = (key) => where === "" ? key : `${where}.${key}`;
	const optional = free ?? {};
	for (const key of Object.keys(given)) if (!Object.hasOwn(needed, key) && !Object.hasOwn(optional, key)) throw new BadInput(at(key), `unknown word${closest(key, [...Object.keys(needed), ...Object.keys(optional)])}`);
	const result = {};
	for (const [key, reader] of Object.entries(needed)) {
		if (given[key] === void 0) throw new BadInput(at(key), "is missing");
		result[key] = reader(given[key], at(key));
	}
	for (const [key, reader] of Object.entries(optional)) if (given[key] !== void 0) result[key] = reader(given[key], at(key));
	return result;
};
// packages/kernel/src/rules/options.ts
function readOptions(sheet, given) {
	const raw = anObject(given ?? {}, "options");
	for (const key of Object.keys(raw)) if (!Object.hasOwn(sheet, key)) throw new BadInput(`options.${key}`, `unknown option${closest(key, Object.keys(sheet))}`);
	const options = {};
	for (const [key, option] of Object.entries(sheet)) {
		const value = raw[key];
		const where = `options.${key}`;
		if ("choices" in option) options[key] = value === void 0 ? itemAt$1(option.choices, 0) : oneOf(option.choices)(value, where);
		else options[key] = value === void 0 ? option.fallback : option.read(value, where);
	}
	return options;
}
function readSeats(rules, given) {
	if (!Array.isArray(given)) throw new BadInput("seats", "must be a list");
	if (given.length < rules.least || given.length > rules.most) throw new BadInput("seats", `${given.length} seats, but this game is for ${rules.least === rules.most ? rules.least : `${rules.least} to ${rules.most}`}`);
	return given.map((item, i) => {
		const raw = anObject(item, `seats[${i}]`);
		for (const key of Object.keys(raw)) if (![
			"kind",
			"name",
			"player"
		].includes(key)) throw new BadInput(`seats[${i}].${key}`, `unknown word${closest(key, [
			"kind",
			"name",
			"player"
		])}`);
		const plan = {
			kind: oneOf(rules.kinds)(raw["kind"] ?? rules.kinds[0], `seats[${i}].kind`),
			name: shortText(raw["name"] ?? `Seat ${i + 1}`, `seats[${i}].name`)
		};
		if (raw["player"] !== void 0) plan.player = shortText(raw["player"], `seats[${i}].player`);
		return plan;
	});
}
function shortText(value, where) {
	if (typeof value !== "string" || value.length === 0 || value.length > 60) throw new BadInput(where, "must be text of 1 to 60 characters");
	return value;
}
// packages/kernel/src/rules/flow.ts
function chaptersOf() {
	return (name) => {
		const heading = (shown) => ({
			shows: (...locals) => heading(locals),
			steps: (steps) => compile(name, shown, steps)
		});
		return heading([]);
	};
}
function compile(name, shown, steps) {
	const names = Object.keys(steps);
	const first = names[0];
	if (first === void 0) throw new Error(`chapter '${name}' has no steps`);
	const compiled = new Map();
	names.forEach((stepName, i) => {
		const step = steps[stepName];
		const does = "run" in step;
		compiled.set(stepName, {
			name: stepName,
			next: names[i + 1] ?? null,
			run: does ? (play, f) => step.run(play, f) : null,
			ask: does ? null : step
		});
	});
	const has = (f) => f.chapter === name;
	return {
		name,
		steps: compiled,
		shown,
		begin: (locals, step = first) => ({
			chapter: name,
			step,
			...locals
		}),
		stepNamed: (wanted) => names.find((one) => one === wanted),
		has,
		in: (w) => w.flow.findLast(has)
	};
}
function bookOf(chapters, scripted = null) {
	const book = {
		chapters: new Map(),
		shown: new Map(),
		scripted
	};
	for (const chapter of chapters) {
		if (book.chapters.has(chapter.name)) throw new Error(`two chapters are called '${chapter.name}'`);
		book.chapters.set(chapter.name, chapter.steps);
		book.shown.set(chapter.name, chapter.shown);
	}
	return book;
}
function stepOf(book, f) {
	const step = book.chapters.get(f.chapter)?.get(f.step);
	if (step === void 0) throw new Error(`the book has no step '${f.step}' in chapter '${f.chapter}'`);
	return step;
}
function questionOf(book, f) {
	const { ask } = stepOf(book, f);
	if (ask === null) throw new Error(`'${f.chapter} / ${f.step}' asks nothing: run the world to its next question first`);
	return ask;
}
const top = (w) => {
	const f = w.flow[w.flow.length - 1];
	if (f === void 0) throw new Error("the book has ended without an outcome");
	return f;
};
function goNext(w, f, following, next) {
	if (next === void 0) {
		if (following === null) w.flow.pop();
		else f.step = following;
	} else if (next === "done") w.flow.pop();
	else if (next !== "again") {
		if ("goTo" in next) f.step = next.goTo;
		else if ("call" in next) {
			const then = next.then ?? following;
			if (then === null) w.flow.pop();
			else f.step = then;
			w.flow.push(next.call);
		} else {
			w.flow.pop();
			const caller = w.flow[w.flow.length - 1];
			if (caller !== void 0) Object.assign(caller, { answer: next.answer });
		}
	}
}
const MOST_STEPS$1 = 2e5;
const isEmpty = (who) => who === null || typeof who === "object" && who.length === 0;
function scriptedSeat(w, who, scripted) {
	if (who === null) return void 0;
	if (typeof who === "number") return scripted(w, who) ? who : void 0;
	return who.find((seat) => scripted(w, seat));
}
function run(book, play) {
	const w = play.w;
	for (let steps = 0; w.over === null; steps++) {
		const f = top(w);
		const { run: does, ask, next } = stepOf(book, f);
		if (steps > MOST_STEPS$1) throw new Error(`the book goes round in circles at '${f.chapter} / ${f.step}'`);
		if (ask === null) {
			goNext(w, f, next, does?.(play, f));
			continue;
		}
		const who = ask.who(w, f);
		if (isEmpty(who)) {
			goNext(w, f, next, ask.after?.(play, f));
			continue;
		}
		const seat = book.scripted === null ? void 0 : scriptedSeat(w, who, book.scripted);
		if (seat === void 0) return who;
		if (ask.auto === void 0) throw new Error(`'${f.chapter} / ${f.step}' asks seat ${seat}, which a script plays, and has no 'auto'`);
		ask.rule;
		goNext(w, f, next, ask.take(play, f, seat, ask.auto(play, f, seat)));
	}
	return null;
}
function answer(book, play, seat, choice) {
	const f = top(play.w);
	const { ask, next } = stepOf(book, f);
	if (ask === null) throw new Error(`'${f.chapter} / ${f.step}' asks nothing`);
	goNext(play.w, f, next, ask.take(play, f, seat, choice));
	return run(book, play);
}
function shownFlow(book, flow) {
	return flow.map((f) => {
		const { chapter, step } = f;
		const locals = Object.entries(f).filter(([name]) => book.shown.get(chapter)?.includes(name));
		return {
			chapter,
			step,
			...copyJson(Object.fromEntries(locals))
		};
	});
}
function copyFlow(flow) {
	const copy = [];
	for (const f of flow) copy.push(copyJson(f));
	return copy;
}
// packages/kernel/src/rules/play.ts
var Playing = class {
	w;
	chance;
	tell;
	constructor(w, chance, tell) {
		this.w = w;
		this.chance = chance;
		this.tell = tell;
	}
	roll(sides, why) {
		this.w.undoBarrier++;
		return this.chance.roll(sides, why);
	}
	rolls(count, sides, why) {
		this.chance.announceThrow?.(count);
		const dice = [];
		for (let i = 0; i < count; i++) dice.push(this.roll(sides, why));
		return dice;
	}
	oneOf(things, why, name) {
		if (things.length === 1) return itemAt$1(things, 0);
		this.w.undoBarrier++;
		const weights = things.map(() => 1);
		return itemAt$1(things, this.chance.pick(weights, why, name && ((i) => name(itemAt$1(things, i)))));
	}
	draw(bag, why, name = String) {
		const first = bag.top.shift();
		if (first !== void 0) {
			this.w.undoBarrier++;
			return first;
		}
		for (const left of bag.left) {
			if (left === 0) continue;
			this.w.undoBarrier++;
			const at = this.chance.pick(bag.left, why, (i) => name(itemAt$1(bag.kinds, i)));
			bag.left[at] = itemAt$1(bag.left, at) - 1;
			return itemAt$1(bag.kinds, at);
		}
		const last = bag.bottom.shift();
		if (last === void 0) return null;
		this.w.undoBarrier++;
		return last;
	}
	reveal() {
		this.w.undoBarrier++;
	}
	end(outcome) {
		this.w.over = outcome;
	}
};
// packages/kernel/src/rules/game.ts
const seatsOf = (who) => who === null ? [] : typeof who === "number" ? [who] : who;
function defineRules(parts) {
	const { book } = parts;
	return {
		...parts,
		setup(options, seats, chance, tell) {
			const w = parts.begin(readOptions(parts.options, options), readSeats(parts.seats, seats));
			run(book, new Playing(w, chance, tell));
			return w;
		},
		asks(w) {
			if (w.over !== null) return [];
			const f = top(w);
			const ask = questionOf(book, f);
			return seatsOf(ask.who(w, f)).map((seat) => ({
				seat,
				rule: ask.rule,
				prompt: typeof ask.prompt === "string" ? ask.prompt : ask.prompt(w, f, seat),
				offers: ask.offers(w, f, seat),
				spaces: ask.spaces?.(w, f, seat) ?? [],
				withdrawals: ask.withdrawals?.(w, f, seat) ?? []
			}));
		},
		judge(w, seat, choice) {
			if (w.over !== null) return {
				rule: w.over.rule,
				reason: "The game is over."
			};
			for (const offer of parts.anytime?.offers(w, seat) ?? []) if (same$1(offer, choice)) return null;
			const f = top(w);
			const ask = questionOf(book, f);
			if (!seatsOf(ask.who(w, f)).includes(seat)) return {
				rule: ask.rule,
				reason: "It is not for this seat to decide now."
			};
			for (const offer of ask.offers(w, f, seat)) if (same$1(offer, choice)) return null;
			for (const way of ask.withdrawals?.(w, f, seat) ?? []) if (same$1(way, choice)) return null;
			for (const one of ask.refused?.(w, f, seat) ?? []) if (same$1(one.choice, choice)) return {
				rule: one.rule,
				reason: one.reason
			};
			return ask.judge === void 0 ? {
				rule: ask.rule,
				reason: "That is not among the choices here."
			} : ask.judge(w, f, seat, choice);
		},
		refused(w, seat) {
			if (w.over !== null) return [];
			const f = top(w);
			const ask = questionOf(book, f);
			return seatsOf(ask.who(w, f)).includes(seat) ? ask.refused?.(w, f, seat) ?? [] : [];
		},
		play(w, seat, choice, chance, tell) {
			const playing = new Playing(w, chance, tell);
			if (parts.anytime?.includes(choice) !== true) answer(book, playing, seat, choice);
			else {
				parts.anytime.take(playing, seat, choice);
				run(book, playing);
			}
		},
		resume(w, chance, tell) {
			run(book, new Playing(w, chance, tell));
		}
	};
}
function defineGame(parts) {
	return {
		...parts,
		...defineRules(parts),
		suggest(w, seat, chance) {
			const f = top(w);
			return questionOf(parts.book, f).auto?.(new Playing(w, chance), f, seat);
		}
	};
}
// packages/kernel/src/rules/log.ts
function plainBeat(about, values) {
	const [actor, target] = about;
	return {
		kind: values.length > 0 ? "roll" : "note",
		weight: 1,
		...actor !== void 0 && { actor },
		...target !== void 0 && { target }
	};
}
function logWords(kinds) {
	const table = kinds;
	const kindOf = (what) => {
		const kind = table[what.type];
		if (kind === void 0) throw new Error(`the log has no words for '${what.type}'`);
		return typeof kind === "function" ? { words: kind } : kind;
	};
	return {
		types: Object.keys(kinds),
		happening: (what, names) => kindOf(what).words(what, names),
		about: (what) => kindOf(what).about?.(what) ?? [],
		by: (what) => kindOf(what).by?.(what) ?? null,
		dice: (what) => kindOf(what).dice?.(what) ?? [],
		section: (what) => kindOf(what).section?.(what) ?? null,
		beat(what) {
			const kind = kindOf(what);
			return kind.beat?.(what) ?? plainBeat(kind.about?.(what) ?? [], kind.dice?.(what) ?? []);
		},
		opens: (what) => kindOf(what).opens?.(what) ?? null,
		items: (what) => kindOf(what).items?.(what) ?? []
	};
}
// packages/kernel/src/rules/modifier.ts
function total(modifiers) {
	let sum = 0;
	for (const modifier of modifiers) {
		modifier.because;
		sum += modifier.value;
	}
	return sum;
}
const NAME = /^\p{L}[\p{L}\p{N} '-]{1,29}$/u;
const isName = (name) => NAME.test(name) && !/\s$|\s\s/.test(name);
const textUpTo = (most) => (value, where) => {
	const text = aText(value, where);
	if (text.length > most) throw new BadInput(where, `must be text of up to ${most} characters`);
	return text;
};
const someOf = (known, reader) => {
	const each = recordOf(reader);
	const key = oneOf(known.map(({ field }) => field));
	return (value, where) => {
		const read = each(value, where);
		for (const field of Object.keys(read)) key(field, `${where}.${field}`);
		return read;
	};
};
const readerFor = ({ kind, printed, figures, words }) => fields({
	kind: oneOf([kind]),
	name: textUpTo(30),
	like: oneOf(printed.map(({ name }) => name))
}, {
	text: textUpTo(200),
	figures: someOf(figures, aNumber(0, 9999)),
	words: someOf(words, listOf$1(aText))
});
function contentReader(kinds) {
	const readers = new Map(kinds.map((kind) => [kind.kind, readerFor(kind)]));
	return listOf$1((value, where) => {
		const given = typeof value === "object" && value !== null && "kind" in value ? value.kind : void 0;
		const kind = oneOf([...readers.keys()])(given, `${where}.kind`);
		const reader = readers.get(kind);
		if (reader === void 0) throw new BadInput(`${where}.kind`, "is unknown");
		return reader(value, where);
	});
}
function kindOf$2(kinds, thing) {
	const kind = kinds.find((one) => one.kind === thing.kind);
	if (kind === void 0) throw new Error(`there is no kind '${thing.kind}'`);
	return kind;
}
function wholeOf({ printed }, thing) {
	const base = printed.find(({ name }) => name === thing.like);
	if (base === void 0) throw new Error(`there is no printed '${thing.like}'`);
	return {
		figures: {
			...base.figures,
			...thing.figures
		},
		words: {
			...base.words,
			...thing.words
		}
	};
}
function figureFaults({ figures }, thing) {
	return figures.flatMap(({ field, label, least, most, zero }) => {
		const value = thing.figures?.[field];
		if (value === void 0 || value >= least && value <= most || value === 0 && zero !== void 0) return [];
		const none = zero === void 0 ? "" : `, or 0 for ${zero}`;
		return [{
			field: `figures.${field}`,
			reason: `${label} goes from ${least} to ${most}${none}`
		}];
	});
}
function wordFaults({ words }, thing, content) {
	return words.flatMap(({ field, label, known, own, least, most }) => {
		const given = thing.words?.[field];
		if (given === void 0) return [];
		const names = [...known, ...content.filter(({ kind }) => kind === own)].map(({ name }) => name);
		const faults = given.flatMap((word, i) => names.includes(word) ? [] : [{
			field: `words.${field}[${i}]`,
			reason: `no verb of the rules does ${JSON.stringify(word)}${closest(word, names)}`
		}]);
		if (new Set(given).size < given.length) faults.push({
			field: `words.${field}`,
			reason: "a word stands there twice"
		});
		if (given.length < least || given.length > most) faults.push({
			field: `words.${field}`,
			reason: least === most ? `${label}: exactly ${least}` : `${label}: ${least} to ${most}, not ${given.length}`
		});
		return faults;
	});
}
function contentProblems(kinds, content, { add, rule, more }) {
	if (content.length > 20) add("content", rule, `${content.length} things are more than 20`);
	const taken = new Map();
	for (const { printed } of kinds) for (const { name } of printed) taken.set(name.toLowerCase(), "is the name of a printed one");
	content.forEach((thing, i) => {
		const kind = kindOf$2(kinds, thing);
		const clash = taken.get(thing.name.toLowerCase());
		if (clash !== void 0) add(`content[${i}].name`, rule, `${thing.name} ${clash}`);
		taken.set(thing.name.toLowerCase(), "is there twice");
		if (!isName(thing.name)) add(`content[${i}].name`, rule, "must be 2 to 30 letters, digits, single spaces, hyphens or apostrophes, the first a letter");
		const faults = [...figureFaults(kind, thing), ...wordFaults(kind, thing, content)];
		if (faults.length === 0) faults.push(...more?.(thing, wholeOf(kind, thing)) ?? []);
		for (const { field, reason } of faults) add(`content[${i}].${field}`, rule, `${thing.name || thing.like}: ${reason}`);
	});
}
// packages/kernel/src/rules/scenario.ts
const textOf = (least, most) => (value, where) => {
	const text = aText(value, where);
	if (text.length < least || text.length > most) throw new BadInput(where, `must be text of ${least} to ${most} characters, not ${text.length}`);
	return text;
};
const headReaders = (game, kinds = []) => ({
	needed: {
		format: oneOf([1]),
		name: textOf(1, 60)
	},
	free: {
		text: textOf(0, 600),
		game: oneOf([game]),
		edition: textOf(1, 12),
		author: textOf(0, 60),
		licence: textOf(0, 60),
		content: contentReader(kinds)
	}
});
const headOf = (given) => ({
	format: 1,
	...given.game === void 0 ? {} : { game: given.game },
	...given.edition === void 0 ? {} : { edition: given.edition },
	name: given.name,
	...given.author === void 0 ? {} : { author: given.author },
	...given.licence === void 0 ? {} : { licence: given.licence },
	text: given.text ?? "",
	...given.content === void 0 || given.content.length === 0 ? {} : { content: given.content }
});
function scenarioData(value, where) {
	if (typeof value !== "string") return value;
	try {
		return JSON.parse(value);
	} catch (error) {
		throw new BadInput(where, `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
	}
}
const writeScenarioFile = (scenario) => `${JSON.stringify(scenario, null, 2)}\n`;
// packages/kernel/src/rules/world.ts
const seatLetter = (seat) => String.fromCharCode(65 + seat);
const seatOfLetter = (letter) => /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : -1;
// packages/games/xenos-rampant/content/powers.ts
const POWER_RANGE = 1800;
const POWERS = [
	{
		id: "XR-P-01",
		name: "Mental Command",
		difficulty: 6,
		lasts: "next own phase",
		text: "the next failed order of a friend is rolled again"
	},
	{
		id: "XR-P-02",
		name: "Soothed Mind",
		difficulty: 6,
		lasts: "next own phase",
		text: "a friend may roll failed Courage tests again"
	},
	{
		id: "XR-P-03",
		name: "Summoner",
		difficulty: 6,
		text: "brings on a reserve unit with Special Insertion within 12\""
	},
	{
		id: "XR-P-04",
		name: "Psychic Healing",
		difficulty: 7,
		text: "friendly infantry regains 1 SP"
	},
	{
		id: "XR-P-05",
		name: "Machine Friend",
		difficulty: 7,
		text: "a friendly vehicle or Mechanoid regains 1 SP"
	},
	{
		id: "XR-P-06",
		name: "Visions of Terror",
		difficulty: 7,
		text: "an enemy unit becomes Suppressed where it is"
	},
	{
		id: "XR-P-07",
		name: "Paralysis",
		difficulty: 7,
		lasts: "target's next phase",
		text: "an enemy moves and fights as in rough terrain"
	},
	{
		id: "XR-P-08",
		name: "Concealment",
		difficulty: 7,
		lasts: "target's next phase",
		text: "a friend is Attacked and shot at only from within 12\""
	},
	{
		id: "XR-P-09",
		name: "Guiding Eye",
		difficulty: 7,
		lasts: "next own phase",
		text: "a friend re-rolls missed Shooting dice"
	},
	{
		id: "XR-P-10",
		name: "Guiding Hand",
		difficulty: 7,
		lasts: "next own phase",
		text: "a friend re-rolls missed dice in Attacks"
	},
	{
		id: "XR-P-11",
		name: "Psychic Shield",
		difficulty: 7,
		lasts: "next own phase",
		text: "a friend has Armour +1"
	},
	{
		id: "XR-P-12",
		name: "Transportation",
		difficulty: 7,
		text: "shifts any unit by up to 2D6\""
	},
	{
		id: "XR-P-13",
		name: "Annulment",
		difficulty: 8,
		text: "ends all lasting powers on a unit"
	}
];
const byName$3 = new Map(POWERS.map((power) => [power.name, power]));
function powerNamed(name) {
	const power = byName$3.get(name);
	if (power === void 0) throw new Error(`there is no power '${name}'`);
	return power;
}
// packages/games/xenos-rampant/content/traits.ts
const TRAITS = [
	{
		id: "XR-T-01",
		table: "Aggressive",
		die: 1,
		name: "Timid",
		text: "the Commander may not be ordered to Attack"
	},
	{
		id: "XR-T-02",
		table: "Aggressive",
		die: 2,
		name: "Insipid",
		text: "no Courage bonus"
	},
	{
		id: "XR-T-03",
		table: "Aggressive",
		die: 3,
		name: "Attack, Attack, Attack!",
		text: "gains Wild Charge, or passes such tests"
	},
	{
		id: "XR-T-04",
		table: "Aggressive",
		die: 4,
		name: "Extreme Disciplinarian",
		text: "Brutal Leader within 12\""
	},
	{
		id: "XR-T-05",
		table: "Aggressive",
		die: 5,
		name: "Brave",
		text: "ignores Fearsome"
	},
	{
		id: "XR-T-06",
		table: "Aggressive",
		die: 6,
		name: "Fix Bayonets!",
		text: "once per turn a unit within 12\" Attacks for free"
	},
	{
		id: "XR-T-07",
		table: "Tactical",
		die: 1,
		name: "Indecisive",
		text: "no activation bonus"
	},
	{
		id: "XR-T-08",
		table: "Tactical",
		die: 2,
		name: "Reactive",
		text: "-1 on the role roll"
	},
	{
		id: "XR-T-09",
		table: "Tactical",
		die: 3,
		name: "Commanding",
		text: "once per turn a failed order within 12\" is rolled again"
	},
	{
		id: "XR-T-10",
		table: "Tactical",
		die: 4,
		name: "Manoeuvres",
		text: "once per turn a unit within 12\" Moves for free"
	},
	{
		id: "XR-T-11",
		table: "Tactical",
		die: 5,
		name: "Shooting Drill",
		text: "once per turn a unit within 12\" Shoots for free"
	},
	{
		id: "XR-T-12",
		table: "Tactical",
		die: 6,
		name: "Hold The Line!",
		text: "once per turn a unit within 12\" ignores its Wild Charge"
	},
	{
		id: "XR-T-13",
		table: "Strategic",
		die: 1,
		name: "Incompetent Paper Pusher",
		text: "the list is 2 points smaller"
	},
	{
		id: "XR-T-14",
		table: "Strategic",
		die: 2,
		name: "Half-Wit",
		text: "a unit may fail to turn up"
	},
	{
		id: "XR-T-15",
		table: "Strategic",
		die: 3,
		name: "Wise",
		text: "+1 or -1 on the role roll"
	},
	{
		id: "XR-T-16",
		table: "Strategic",
		die: 4,
		name: "Father To His Men",
		text: "once per turn a Courage test within 12\" is rolled again"
	},
	{
		id: "XR-T-17",
		table: "Strategic",
		die: 5,
		name: "Unpredictable",
		text: "may swap three deployed units"
	},
	{
		id: "XR-T-18",
		table: "Strategic",
		die: 6,
		name: "Logistician",
		text: "the list is 2 points larger"
	},
	{
		id: "XR-T-19",
		table: "Warlord",
		die: 1,
		name: "Runt",
		text: "one die fewer in Attacks and Shooting"
	},
	{
		id: "XR-T-20",
		table: "Warlord",
		die: 2,
		name: "Craven",
		text: "-1 on Courage tests"
	},
	{
		id: "XR-T-21",
		table: "Warlord",
		die: 3,
		name: "Elite",
		text: "one action more is Free"
	},
	{
		id: "XR-T-22",
		table: "Warlord",
		die: 4,
		name: "Strong-Willed",
		text: "no target of enemy powers"
	},
	{
		id: "XR-T-23",
		table: "Warlord",
		die: 5,
		name: "Crack Shot",
		text: "re-rolls two missed dice per shot"
	},
	{
		id: "XR-T-24",
		table: "Warlord",
		die: 6,
		name: "Champion",
		text: "re-rolls two missed dice per Attack"
	}
];
const TRAIT_TABLES = [
	"Aggressive",
	"Tactical",
	"Strategic",
	"Warlord"
];
const byName$2 = new Map(TRAITS.map((trait) => [trait.name, trait]));
function traitNamed(name) {
	const trait = byName$2.get(name);
	if (trait === void 0) throw new Error(`there is no trait '${name}'`);
	return trait;
}
const tableOf$2 = (name) => traitNamed(name).table;
function traitOf(table, die) {
	const trait = TRAITS.find((one) => one.table === table && one.die === die);
	if (trait === void 0) throw new Error(`the ${table} table has no ${die}`);
	return trait.name;
}
// packages/games/xenos-rampant/content/options.ts
const OPTIONS$1 = [
	{
		id: "XR-O-EL-01",
		unit: "Elite Infantry",
		name: "Anti-Tank",
		cost: 2,
		text: "gains Anti-Tank",
		gains: ["Anti-Tank"],
		not: ["Armour-Piercing"]
	},
	{
		id: "XR-O-EL-02",
		unit: "Elite Infantry",
		name: "Armour-Piercing",
		cost: 1,
		text: "Shooting, Firefight: enemy Armour -1",
		gains: ["Armour-Piercing"],
		not: ["Anti-Tank"]
	},
	{
		id: "XR-O-EL-03",
		unit: "Elite Infantry",
		name: "Assault Doctrine",
		cost: 2,
		text: "AV becomes 3+",
		sets: { av: 3 }
	},
	{
		id: "XR-O-EL-04",
		unit: "Elite Infantry",
		name: "Close Quarters Doctrine",
		cost: -1,
		text: "range becomes 12\"",
		sets: { range: 1200 }
	},
	{
		id: "XR-O-EL-05",
		unit: "Elite Infantry",
		name: "Demolitions",
		cost: 2,
		text: "gains Demolitions",
		gains: ["Demolitions"],
		not: ["High-Powered Blades"]
	},
	{
		id: "XR-O-EL-06",
		unit: "Elite Infantry",
		name: "Fire Support",
		cost: 4,
		text: "may call Fire Support",
		gains: ["Fire Support"]
	},
	{
		id: "XR-O-EL-07",
		unit: "Elite Infantry",
		name: "Heavy Weapon",
		cost: 2,
		text: "Shooting, Firefight: natural 6 = two hits",
		gains: ["Heavy Weapon"]
	},
	{
		id: "XR-O-EL-08",
		unit: "Elite Infantry",
		name: "High-Powered Blades",
		cost: 1,
		text: "gains High-Powered Blades",
		gains: ["High-Powered Blades"],
		not: ["Demolitions"]
	},
	{
		id: "XR-O-EL-09",
		unit: "Elite Infantry",
		name: "Mobile",
		cost: 1,
		text: "Max Move +4\"",
		shifts: { move: 400 }
	},
	{
		id: "XR-O-EL-10",
		unit: "Elite Infantry",
		name: "Super Heavy Armour",
		cost: 2,
		text: "Armour 5, Max Move -2\", a vehicle for Anti-Tank and Demolitions",
		sets: { armour: 5 },
		shifts: { move: -200 },
		gains: ["Super Heavy Armour"]
	},
	{
		id: "XR-O-HV-01",
		unit: "Heavy Infantry",
		name: "Armour-Piercing",
		cost: 1,
		text: "Shooting, Firefight: enemy Armour -1",
		gains: ["Armour-Piercing"]
	},
	{
		id: "XR-O-HV-02",
		unit: "Heavy Infantry",
		name: "Assault Doctrine",
		cost: 2,
		text: "AV one better",
		shifts: { av: -1 }
	},
	{
		id: "XR-O-HV-03",
		unit: "Heavy Infantry",
		name: "Close Quarters Doctrine",
		cost: -1,
		text: "range 12\"",
		sets: { range: 1200 }
	},
	{
		id: "XR-O-HV-04",
		unit: "Heavy Infantry",
		name: "Fire Support",
		cost: 4,
		text: "may call Fire Support",
		gains: ["Fire Support"]
	},
	{
		id: "XR-O-HV-05",
		unit: "Heavy Infantry",
		name: "Heavy Weapon",
		cost: 2,
		text: "Shooting, Firefight: natural 6 = two hits",
		gains: ["Heavy Weapon"]
	},
	{
		id: "XR-O-HV-06",
		unit: "Heavy Infantry",
		name: "Increased Squad Size",
		cost: 2,
		text: "SP 10, AV 5+, DV 4+, SV 5+",
		size: true,
		sets: {
			sp: 10,
			av: 5,
			dv: 4,
			sv: 5
		}
	},
	{
		id: "XR-O-HV-07",
		unit: "Heavy Infantry",
		name: "Mobile",
		cost: 1,
		text: "Max Move +4\"",
		shifts: { move: 400 }
	},
	{
		id: "XR-O-HV-08",
		unit: "Heavy Infantry",
		name: "Undisciplined",
		cost: -1,
		text: "Courage 5+",
		sets: { courage: 5 }
	},
	{
		id: "XR-O-LI-01",
		unit: "Light Infantry",
		name: "Armour-Piercing",
		cost: 1,
		text: "Shooting, Firefight: enemy Armour -1",
		gains: ["Armour-Piercing"]
	},
	{
		id: "XR-O-LI-02",
		unit: "Light Infantry",
		name: "Assault Doctrine",
		cost: 2,
		text: "AV one better",
		shifts: { av: -1 }
	},
	{
		id: "XR-O-LI-03",
		unit: "Light Infantry",
		name: "Close Quarters Doctrine",
		cost: -1,
		text: "range 12\"",
		sets: { range: 1200 }
	},
	{
		id: "XR-O-LI-04",
		unit: "Light Infantry",
		name: "Fire Support",
		cost: 4,
		text: "may call Fire Support",
		gains: ["Fire Support"]
	},
	{
		id: "XR-O-LI-05",
		unit: "Light Infantry",
		name: "Guerrillas",
		cost: 1,
		text: "in soft cover: Armour 1 higher again against Shooting (part of the cover bonus, lost where cover is ignored)",
		gains: ["Guerrillas"]
	},
	{
		id: "XR-O-LI-06",
		unit: "Light Infantry",
		name: "Heavy Weapon",
		cost: 2,
		text: "Shooting, Firefight: natural 6 = two hits",
		gains: ["Heavy Weapon"]
	},
	{
		id: "XR-O-LI-07",
		unit: "Light Infantry",
		name: "Increased Squad Size",
		cost: 2,
		text: "SP 10, AV 5+, DV 4+, SV 5+",
		size: true,
		sets: {
			sp: 10,
			av: 5,
			dv: 4,
			sv: 5
		}
	},
	{
		id: "XR-O-LI-08",
		unit: "Light Infantry",
		name: "Mobile",
		cost: 1,
		text: "Max Move +4\"",
		shifts: { move: 400 }
	},
	{
		id: "XR-O-LI-09",
		unit: "Light Infantry",
		name: "Undisciplined",
		cost: -1,
		text: "Courage 5+",
		sets: { courage: 5 }
	},
	{
		id: "XR-O-BE-01",
		unit: "Berserk Infantry",
		name: "Demolitions",
		cost: 2,
		text: "gains Demolitions",
		gains: ["Demolitions"],
		not: ["High-Powered Blades"]
	},
	{
		id: "XR-O-BE-02",
		unit: "Berserk Infantry",
		name: "Enthusiastic But Untrained",
		cost: -1,
		text: "AV one worse",
		shifts: { av: 1 }
	},
	{
		id: "XR-O-BE-03",
		unit: "Berserk Infantry",
		name: "Heavy Armour",
		cost: 2,
		text: "Armour 3",
		sets: { armour: 3 },
		not: ["Even Heavier Armour"]
	},
	{
		id: "XR-O-BE-04",
		unit: "Berserk Infantry",
		name: "Even Heavier Armour",
		cost: 4,
		text: "Armour 4, AV 3+",
		sets: {
			av: 3,
			armour: 4
		},
		not: ["Heavy Armour", "Increased Squad Size"]
	},
	{
		id: "XR-O-BE-05",
		unit: "Berserk Infantry",
		name: "High-Powered Blades",
		cost: 1,
		text: "gains High-Powered Blades",
		gains: ["High-Powered Blades"],
		not: ["Demolitions"]
	},
	{
		id: "XR-O-BE-06",
		unit: "Berserk Infantry",
		name: "Increased Squad Size",
		cost: 1,
		text: "SP 10, AV 3+",
		size: true,
		sets: {
			sp: 10,
			av: 3
		},
		not: ["Even Heavier Armour"]
	},
	{
		id: "XR-O-BE-07",
		unit: "Berserk Infantry",
		name: "Mobile",
		cost: 1,
		text: "Max Move +4\"",
		shifts: { move: 400 }
	},
	{
		id: "XR-O-BE-08",
		unit: "Berserk Infantry",
		name: "Veteran",
		cost: 2,
		text: "DV 5+",
		sets: { dv: 5 }
	},
	{
		id: "XR-O-SU-01",
		unit: "Support Infantry",
		name: "Anti-Tank",
		cost: 2,
		text: "gains Anti-Tank",
		gains: ["Anti-Tank"],
		not: ["Armour-Piercing"]
	},
	{
		id: "XR-O-SU-02",
		unit: "Support Infantry",
		name: "Armour-Piercing",
		cost: 1,
		text: "Shooting, Firefight: enemy Armour -1",
		gains: ["Armour-Piercing"],
		not: ["Anti-Tank"]
	},
	{
		id: "XR-O-SU-03",
		unit: "Support Infantry",
		name: "Artillery",
		cost: 2,
		text: "range 48\"",
		sets: { range: 4800 },
		not: ["Close Quarters Doctrine"]
	},
	{
		id: "XR-O-SU-04",
		unit: "Support Infantry",
		name: "Close Quarters Doctrine",
		cost: -2,
		text: "range 12\"",
		sets: { range: 1200 },
		not: ["Artillery"]
	},
	{
		id: "XR-O-SU-05",
		unit: "Support Infantry",
		name: "Engulfing",
		cost: 1,
		text: "Shooting ignores the target's cover Armour",
		gains: ["Ignores Cover"]
	},
	{
		id: "XR-O-SU-06",
		unit: "Support Infantry",
		name: "Heavy Weapon",
		cost: 2,
		text: "Shooting, Firefight: natural 6 = two hits",
		gains: ["Heavy Weapon"]
	},
	{
		id: "XR-O-SU-07",
		unit: "Support Infantry",
		name: "Indirect Fire",
		cost: 1,
		text: "with a spotter needs no own line of sight",
		gains: ["Indirect Fire"]
	},
	{
		id: "XR-O-RE-01",
		unit: "Recon Infantry",
		name: "Counter-Sniper Training",
		cost: 1,
		text: "may shoot at Hard to Target units beyond 12\"",
		gains: ["Counter-Sniper Training"],
		needs: "Sniper Team"
	},
	{
		id: "XR-O-RE-02",
		unit: "Recon Infantry",
		name: "Fire Support",
		cost: 4,
		text: "may call Fire Support",
		gains: ["Fire Support"]
	},
	{
		id: "XR-O-RE-03",
		unit: "Recon Infantry",
		name: "Green",
		cost: -1,
		text: "loses Skirmish",
		loses: ["Skirmish"],
		not: ["Sniper Team", "Veterans"]
	},
	{
		id: "XR-O-RE-04",
		unit: "Recon Infantry",
		name: "Sniper Team",
		cost: 2,
		text: "range 24\", loses Skirmish",
		sets: { range: 2400 },
		loses: ["Skirmish"],
		not: ["Green", "Veterans"]
	},
	{
		id: "XR-O-RE-05",
		unit: "Recon Infantry",
		name: "Veterans",
		cost: 2,
		text: "skirmishes with its own SV",
		gains: ["Veterans"],
		not: ["Green", "Sniper Team"]
	},
	{
		id: "XR-O-PR-01",
		unit: "Primitive Infantry",
		name: "Armoured",
		cost: 1,
		text: "Armour 2 in Attacks and against shots of Primitive Infantry and Militia Rabble",
		gains: ["Armoured"]
	},
	{
		id: "XR-O-PR-02",
		unit: "Primitive Infantry",
		name: "Increased Squad Size",
		cost: 1,
		text: "SP 10, AV 4+, DV 5+",
		size: true,
		sets: {
			sp: 10,
			av: 4,
			dv: 5
		},
		not: ["Mob"]
	},
	{
		id: "XR-O-PR-03",
		unit: "Primitive Infantry",
		name: "Mob",
		cost: 2,
		text: "SP 15, AV 3+, DV 5+",
		size: true,
		sets: {
			sp: 15,
			av: 3,
			dv: 5
		},
		not: ["Increased Squad Size"]
	},
	{
		id: "XR-O-PR-04",
		unit: "Primitive Infantry",
		name: "Mobile",
		cost: 1,
		text: "Max Move +4\"",
		shifts: { move: 400 }
	},
	{
		id: "XR-O-PR-05",
		unit: "Primitive Infantry",
		name: "Primitive Missiles",
		cost: 1,
		text: "Shoot 6+, SV 6+ / 6\"; enemy Armour +1 unless it is xenomorphs, Primitive Infantry or Militia Rabble",
		sets: {
			sv: 6,
			range: 600,
			shoot: 6
		},
		gains: ["Primitive Missiles"],
		not: ["Savages"]
	},
	{
		id: "XR-O-PR-06",
		unit: "Primitive Infantry",
		name: "Savages",
		cost: -1,
		text: "gains Wild Charge",
		gains: ["Wild Charge"],
		not: ["Primitive Missiles"]
	},
	{
		id: "XR-O-PR-07",
		unit: "Primitive Infantry",
		name: "Young Warriors",
		cost: -1,
		text: "Courage 5+",
		sets: { courage: 5 }
	},
	{
		id: "XR-O-MI-01",
		unit: "Militia Rabble",
		name: "Mob",
		cost: 1,
		text: "SP 15, range 12\"",
		size: true,
		sets: {
			sp: 15,
			range: 1200
		}
	},
	{
		id: "XR-O-MI-02",
		unit: "Militia Rabble",
		name: "Ravenous Horde",
		cost: 0,
		text: "no Shoot; Attack 7+",
		sets: { attack: 7 },
		loses: ["Shoot"]
	},
	{
		id: "XR-O-GX-01",
		unit: "Greater Xenomorphs",
		name: "Demolitions",
		cost: 2,
		text: "gains Demolitions",
		gains: ["Demolitions"],
		not: ["High-Powered Blades"]
	},
	{
		id: "XR-O-GX-02",
		unit: "Greater Xenomorphs",
		name: "Cunning",
		cost: 2,
		text: "DV 5+",
		sets: { dv: 5 }
	},
	{
		id: "XR-O-GX-03",
		unit: "Greater Xenomorphs",
		name: "High-Powered Blades",
		cost: 1,
		text: "gains High-Powered Blades",
		gains: ["High-Powered Blades"],
		not: ["Demolitions"]
	},
	{
		id: "XR-O-GX-04",
		unit: "Greater Xenomorphs",
		name: "Ponderous",
		cost: 1,
		text: "loses Wild Charge",
		loses: ["Wild Charge"],
		not: ["Xenomorph Ranged Attack"]
	},
	{
		id: "XR-O-GX-05",
		unit: "Greater Xenomorphs",
		name: "Xenomorph Ranged Attack",
		cost: 2,
		text: "loses Wild Charge; Shoot 6+, SV 5+ / 18\"",
		sets: {
			sv: 5,
			range: 1800,
			shoot: 6
		},
		loses: ["Wild Charge"],
		not: ["Ponderous"]
	},
	{
		id: "XR-O-GX-06",
		unit: "Greater Xenomorphs",
		name: "Area Effect",
		cost: 1,
		text: "Shooting ignores cover Armour",
		gains: ["Ignores Cover"],
		needs: "Xenomorph Ranged Attack"
	},
	{
		id: "XR-O-GX-07",
		unit: "Greater Xenomorphs",
		name: "Armour-Piercing",
		cost: 1,
		text: "Shooting, Firefight: enemy Armour -1",
		gains: ["Armour-Piercing"],
		needs: "Xenomorph Ranged Attack",
		not: ["Anti-Tank"]
	},
	{
		id: "XR-O-GX-08",
		unit: "Greater Xenomorphs",
		name: "Close Quarters Doctrine",
		cost: -1,
		text: "range 12\"",
		sets: { range: 1200 },
		needs: "Xenomorph Ranged Attack"
	},
	{
		id: "XR-O-GX-09",
		unit: "Greater Xenomorphs",
		name: "Anti-Tank",
		cost: 2,
		text: "gains Anti-Tank",
		gains: ["Anti-Tank"],
		needs: "Xenomorph Ranged Attack",
		not: ["Armour-Piercing"]
	},
	{
		id: "XR-O-LX-01",
		unit: "Lesser Xenomorphs",
		name: "Cunning",
		cost: 2,
		text: "DV 5+",
		sets: { dv: 5 }
	},
	{
		id: "XR-O-LX-02",
		unit: "Lesser Xenomorphs",
		name: "High-Powered Blades",
		cost: 1,
		text: "gains High-Powered Blades",
		gains: ["High-Powered Blades"]
	},
	{
		id: "XR-O-LX-03",
		unit: "Lesser Xenomorphs",
		name: "Swarm",
		cost: 2,
		text: "SP 10, AV 3+",
		size: true,
		sets: {
			sp: 10,
			av: 3
		}
	},
	{
		id: "XR-O-LX-04",
		unit: "Lesser Xenomorphs",
		name: "Xenomorph Ranged Attack",
		cost: 2,
		text: "loses Wild Charge; Shoot 6+, SV 5+ / 18\"",
		sets: {
			sv: 5,
			range: 1800,
			shoot: 6
		},
		loses: ["Wild Charge"]
	},
	{
		id: "XR-O-LX-05",
		unit: "Lesser Xenomorphs",
		name: "Area Effect",
		cost: 1,
		text: "Shooting ignores cover Armour",
		gains: ["Ignores Cover"],
		needs: "Xenomorph Ranged Attack"
	},
	{
		id: "XR-O-LX-06",
		unit: "Lesser Xenomorphs",
		name: "Armour-Piercing",
		cost: 1,
		text: "Shooting, Firefight: enemy Armour -1",
		gains: ["Armour-Piercing"],
		needs: "Xenomorph Ranged Attack",
		not: ["Anti-Tank"]
	},
	{
		id: "XR-O-LX-07",
		unit: "Lesser Xenomorphs",
		name: "Close Quarters Doctrine",
		cost: -1,
		text: "range 12\"",
		sets: { range: 1200 },
		needs: "Xenomorph Ranged Attack"
	},
	{
		id: "XR-O-LX-08",
		unit: "Lesser Xenomorphs",
		name: "Anti-Tank",
		cost: 2,
		text: "gains Anti-Tank",
		gains: ["Anti-Tank"],
		needs: "Xenomorph Ranged Attack",
		not: ["Armour-Piercing"]
	},
	{
		id: "XR-O-FV-01",
		unit: "Fighting Vehicle",
		name: "Anti-Personnel Specialism",
		cost: -1,
		text: "loses Anti-Tank",
		loses: ["Anti-Tank"]
	},
	{
		id: "XR-O-FV-02",
		unit: "Fighting Vehicle",
		name: "Area Effect",
		cost: 2,
		text: "Shooting ignores cover Armour",
		gains: ["Ignores Cover"]
	},
	{
		id: "XR-O-FV-03",
		unit: "Fighting Vehicle",
		name: "Armour-Piercing",
		cost: 1,
		text: "enemy Armour -1, one penetration rule per shot",
		gains: ["Armour-Piercing"]
	},
	{
		id: "XR-O-FV-04",
		unit: "Fighting Vehicle",
		name: "Artillery",
		cost: 2,
		text: "range 48\"; may use Spotters (SV 3+)",
		sets: { range: 4800 },
		gains: ["Spotters"],
		not: ["Close Quarters Doctrine"]
	},
	{
		id: "XR-O-FV-05",
		unit: "Fighting Vehicle",
		name: "Close Quarters Doctrine",
		cost: -1,
		text: "range 12\"",
		sets: { range: 1200 },
		not: ["Artillery"]
	},
	{
		id: "XR-O-FV-06",
		unit: "Fighting Vehicle",
		name: "Combat Engineering Vehicle",
		cost: 1,
		text: "buildings that it rams hit back on 6 only",
		gains: ["Combat Engineering"]
	},
	{
		id: "XR-O-FV-07",
		unit: "Fighting Vehicle",
		name: "Indirect Fire",
		cost: 1,
		text: "with a spotter needs no own line of sight",
		gains: ["Indirect Fire"],
		needs: "Artillery"
	},
	{
		id: "XR-O-FV-08",
		unit: "Fighting Vehicle",
		name: "Light Armoured Vehicle",
		cost: -2,
		text: "Armour -1; loses Demolitions and Line-Breaker",
		shifts: { armour: -1 },
		loses: ["Demolitions", "Line-Breaker"]
	},
	{
		id: "XR-O-FV-09",
		unit: "Fighting Vehicle",
		name: "Green Crew",
		cost: -1,
		text: "SV 5+",
		sets: { sv: 5 },
		not: ["Veteran Crew"]
	},
	{
		id: "XR-O-FV-10",
		unit: "Fighting Vehicle",
		name: "Veteran Crew",
		cost: 2,
		text: "no -1 when moving and firing",
		gains: ["Veteran Crew"],
		not: ["Green Crew"]
	},
	{
		id: "XR-O-FV-11",
		unit: "Fighting Vehicle",
		name: "Walker",
		cost: 2,
		text: "Max Move -2\", AV 4+; Walker rules",
		sets: { av: 4 },
		shifts: { move: -200 },
		gains: ["Walker"]
	},
	{
		id: "XR-O-TV-01",
		unit: "Transport Vehicle",
		name: "All-Terrain",
		cost: 1,
		text: "gains All-Terrain",
		gains: ["All-Terrain"]
	},
	{
		id: "XR-O-TV-02",
		unit: "Transport Vehicle",
		name: "Armour-Piercing",
		cost: 1,
		text: "Shooting, Firefight: enemy Armour -1",
		gains: ["Armour-Piercing"]
	},
	{
		id: "XR-O-TV-03",
		unit: "Transport Vehicle",
		name: "Transport (10)",
		cost: 1,
		text: "replaces Transport (5)",
		sets: { carries: 10 }
	},
	{
		id: "XR-O-TV-04",
		unit: "Transport Vehicle",
		name: "Line-Breaker",
		cost: 1,
		text: "gains Line-Breaker",
		gains: ["Line-Breaker"]
	},
	{
		id: "XR-O-TV-05",
		unit: "Transport Vehicle",
		name: "Green Crew",
		cost: -1,
		text: "SV 6+ / 12\"",
		sets: {
			sv: 6,
			range: 1200
		}
	},
	{
		id: "XR-O-TV-06",
		unit: "Transport Vehicle",
		name: "Walker",
		cost: 2,
		text: "Max Move -2\", AV 4+, DV 5+; Walker rules",
		sets: {
			av: 4,
			dv: 5
		},
		shifts: { move: -200 },
		gains: ["Walker"]
	},
	{
		id: "XR-O-TV-07",
		unit: "Transport Vehicle",
		name: "Demolitions",
		cost: 2,
		text: "gains Demolitions, loses High-Powered Blades",
		gains: ["Demolitions"],
		loses: ["High-Powered Blades"],
		needs: "Walker"
	},
	{
		id: "XR-O-SS-01",
		unit: "Soft-skin Vehicle",
		name: "All-Terrain",
		cost: 1,
		text: "gains All-Terrain",
		gains: ["All-Terrain"]
	},
	{
		id: "XR-O-SS-02",
		unit: "Soft-skin Vehicle",
		name: "Civilian",
		cost: -1,
		text: "Armour 2",
		sets: { armour: 2 },
		not: ["Improvised Armour"]
	},
	{
		id: "XR-O-SS-03",
		unit: "Soft-skin Vehicle",
		name: "Improvised Armour",
		cost: 1,
		text: "Armour 4, Max Move -2\"",
		sets: { armour: 4 },
		shifts: { move: -200 },
		not: ["Civilian"]
	},
	{
		id: "XR-O-SS-04",
		unit: "Soft-skin Vehicle",
		name: "Large Vehicle",
		cost: 2,
		text: "SP 10, Max Move -2\"",
		size: true,
		sets: { sp: 10 },
		shifts: { move: -200 }
	},
	{
		id: "XR-O-SS-05",
		unit: "Soft-skin Vehicle",
		name: "Green Crew",
		cost: -1,
		text: "Courage 5+",
		sets: { courage: 5 }
	},
	{
		id: "XR-O-SS-06",
		unit: "Soft-skin Vehicle",
		name: "Scythes",
		cost: 1,
		text: "AV 5+",
		sets: { av: 5 }
	},
	{
		id: "XR-O-SS-07",
		unit: "Soft-skin Vehicle",
		name: "Technical",
		cost: 2,
		text: "Shoot 6+, SV 5+ / 18\"",
		sets: {
			sv: 5,
			range: 1800,
			shoot: 6
		}
	},
	{
		id: "XR-O-SS-08",
		unit: "Soft-skin Vehicle",
		name: "Anti-Tank",
		cost: 1,
		text: "gains Anti-Tank",
		gains: ["Anti-Tank"],
		needs: "Technical",
		not: ["Armour-Piercing"]
	},
	{
		id: "XR-O-SS-09",
		unit: "Soft-skin Vehicle",
		name: "Armour-Piercing",
		cost: 1,
		text: "Shooting, Firefight: enemy Armour -1",
		gains: ["Armour-Piercing"],
		needs: "Technical",
		not: ["Anti-Tank"]
	},
	{
		id: "XR-O-SS-10",
		unit: "Soft-skin Vehicle",
		name: "Close Quarters Doctrine",
		cost: -1,
		text: "range 12\"",
		sets: { range: 1200 },
		needs: "Technical"
	},
	{
		id: "XR-O-SS-11",
		unit: "Soft-skin Vehicle",
		name: "Engulfing",
		cost: 1,
		text: "Shooting ignores cover Armour",
		gains: ["Ignores Cover"],
		needs: "Technical"
	},
	{
		id: "XR-O-SS-12",
		unit: "Soft-skin Vehicle",
		name: "Transport (5)",
		cost: 1,
		text: "gains Transport (5)",
		sets: { carries: 5 },
		not: ["Transport (10)", "Transport (15)"]
	},
	{
		id: "XR-O-SS-13",
		unit: "Soft-skin Vehicle",
		name: "Transport (10)",
		cost: 2,
		text: "gains Transport (10)",
		sets: { carries: 10 },
		not: ["Transport (5)", "Transport (15)"]
	},
	{
		id: "XR-O-SS-14",
		unit: "Soft-skin Vehicle",
		name: "Transport (15)",
		cost: 2,
		text: "gains Transport (15), Max Move -2\"",
		sets: { carries: 15 },
		shifts: { move: -200 },
		not: ["Transport (5)", "Transport (10)"]
	},
	{
		id: "XR-O-SS-15",
		unit: "Soft-skin Vehicle",
		name: "Walker",
		cost: 2,
		text: "Max Move -2\", AV 4+, DV 5+; Walker rules",
		sets: {
			av: 4,
			dv: 5
		},
		shifts: { move: -200 },
		gains: ["Walker"]
	},
	{
		id: "XR-O-SS-16",
		unit: "Soft-skin Vehicle",
		name: "Demolitions",
		cost: 2,
		text: "gains Demolitions",
		gains: ["Demolitions"],
		needs: "Walker",
		not: ["High-Powered Blades"]
	},
	{
		id: "XR-O-SS-17",
		unit: "Soft-skin Vehicle",
		name: "High-Powered Blades",
		cost: 1,
		text: "gains High-Powered Blades",
		gains: ["High-Powered Blades"],
		needs: "Walker",
		not: ["Demolitions"]
	}
];
const optionsOf = (unit) => OPTIONS$1.filter((option) => option.unit === unit);
// packages/games/xenos-rampant/content/xeno.ts
const XENO = [
	{
		id: "XR-X-01",
		name: "Boarding Shields",
		rule: "Boarding Shields",
		level: 1,
		cost: 2,
		text: "DV 1 better; +1 Armour against Shooting",
		see: "XR-XEN-01"
	},
	{
		id: "XR-X-02",
		name: "Brutal Leader",
		rule: "Brutal Leader",
		level: 1,
		cost: 1,
		text: "failed Courage within 6\" may be rolled again for 1 SP",
		see: "XR-XEN-02"
	},
	{
		id: "XR-X-03",
		name: "Cloaking Device",
		rule: "Cloaking Device",
		level: 1,
		cost: 3,
		text: "only shot at from within 12\"; +1 Armour against Shooting",
		see: "XR-XEN-03"
	},
	{
		id: "XR-X-04",
		name: "Combat Medic",
		rule: "Combat Medic",
		level: 1,
		cost: 2,
		text: "on 4+ a unit within 6\" loses one point less",
		see: "XR-XEN-04"
	},
	{
		id: "XR-X-05",
		name: "Contagious",
		rule: "Contagious",
		level: 1,
		cost: 1,
		text: "regains 1 SP when it takes SP from infantry in an Attack",
		see: "XR-XEN-05"
	},
	{
		id: "XR-X-06",
		name: "Crusader",
		rule: "Crusader",
		level: 1,
		cost: 4,
		text: "re-rolls misses against one type of enemy",
		see: "XR-XEN-06"
	},
	{
		id: "XR-X-07",
		name: "Demonic",
		rule: "Demonic",
		level: 1,
		cost: 0,
		text: "Fearsome, hard to stun, open to powers, Unstable once hurt",
		see: "XR-XEN-07"
	},
	{
		id: "XR-X-08",
		name: "Exploder, small charge",
		rule: "Exploder",
		level: 1,
		cost: 1,
		text: "explodes when it is destroyed",
		see: "XR-XEN-08"
	},
	{
		id: "XR-X-09",
		name: "Exploder, large charge",
		rule: "Exploder",
		level: 2,
		cost: 2,
		text: "explodes on an order of 5+",
		see: "XR-XEN-09"
	},
	{
		id: "XR-X-10",
		name: "Fanatical Discipline",
		rule: "Fanatical Discipline",
		level: 1,
		cost: 2,
		text: "Courage 1 better, not beyond 3+",
		see: "XR-XEN-12"
	},
	{
		id: "XR-X-11",
		name: "Fearsome",
		rule: "Fearsome",
		level: 1,
		cost: 2,
		text: "Courage tests after its Attacks have -1",
		see: "XR-XEN-13"
	},
	{
		id: "XR-X-12",
		name: "Fearful",
		rule: "Fearful",
		level: 1,
		cost: -1,
		text: "-1 on Courage and Rally tests",
		see: "XR-XEN-14"
	},
	{
		id: "XR-X-13",
		name: "Flying",
		rule: "Flying",
		level: 1,
		cost: 2,
		text: "moves over everything, is Attacked by fliers only",
		see: "XR-XEN-15"
	},
	{
		id: "XR-X-14",
		name: "Force Field I",
		rule: "Force Field",
		level: 1,
		cost: 1,
		text: "saves points lost to Shooting on 6",
		see: "XR-XEN-18"
	},
	{
		id: "XR-X-15",
		name: "Force Field II",
		rule: "Force Field",
		level: 2,
		cost: 2,
		text: "saves points lost to Shooting on 5+",
		see: "XR-XEN-18"
	},
	{
		id: "XR-X-16",
		name: "Force Field III",
		rule: "Force Field",
		level: 3,
		cost: 3,
		text: "saves lost points on 5+",
		see: "XR-XEN-18"
	},
	{
		id: "XR-X-17",
		name: "Hatred",
		rule: "Hatred",
		level: 1,
		cost: 1,
		text: "Wild Charge against one type of enemy",
		see: "XR-XEN-19"
	},
	{
		id: "XR-X-18",
		name: "Hive Mind",
		rule: "Hive Mind",
		level: 1,
		cost: 1,
		text: "the Commander reaches it anywhere",
		see: "XR-XEN-20"
	},
	{
		id: "XR-X-19",
		name: "Immobile",
		rule: "Immobile",
		level: 1,
		cost: -2,
		text: "never moves or Attacks",
		see: "XR-XEN-21"
	},
	{
		id: "XR-X-20",
		name: "Infiltrators",
		rule: "Infiltrators",
		level: 1,
		cost: 1,
		text: "a free Move and D6\" before turn 1",
		see: "XR-XEN-22"
	},
	{
		id: "XR-X-21",
		name: "Inspirational Leader",
		rule: "Inspirational Leader",
		level: 1,
		cost: 2,
		text: "failed Courage within 6\" may be rolled again",
		see: "XR-XEN-23"
	},
	{
		id: "XR-X-22",
		name: "Mechanoid",
		rule: "Mechanoid",
		level: 1,
		cost: 0,
		text: "no nerves, one more Free action, wears out",
		see: "XR-XEN-24"
	},
	{
		id: "XR-X-23",
		name: "Mercenary",
		rule: "Mercenary",
		level: 1,
		cost: -1,
		text: "rolls on the Mercenary table",
		see: "XR-XEN-27"
	},
	{
		id: "XR-X-24",
		name: "Mono-Molecular Blades",
		rule: "Mono-Molecular Blades",
		level: 1,
		cost: 2,
		text: "natural 6s are two hits in Attacks",
		see: "XR-XEN-28"
	},
	{
		id: "XR-X-25",
		name: "Psychic (Delta)",
		rule: "Psychic",
		level: 1,
		cost: 1,
		text: "knows one power",
		see: "XR-PSY-01"
	},
	{
		id: "XR-X-25",
		name: "Psychic (Gamma)",
		rule: "Psychic",
		level: 2,
		cost: 2,
		text: "knows two powers",
		see: "XR-PSY-01"
	},
	{
		id: "XR-X-25",
		name: "Psychic (Beta)",
		rule: "Psychic",
		level: 3,
		cost: 3,
		text: "knows three powers",
		see: "XR-PSY-01"
	},
	{
		id: "XR-X-25",
		name: "Psychic (Alpha)",
		rule: "Psychic",
		level: 4,
		cost: 4,
		text: "knows three powers with 6\" more range",
		see: "XR-PSY-01"
	},
	{
		id: "XR-X-26",
		name: "Psychic Hazards",
		rule: "Psychic Hazards",
		level: 1,
		cost: -1,
		text: "a double on a Manifest test hurts it",
		see: "XR-PSY-07"
	},
	{
		id: "XR-X-27",
		name: "Psychic Resistance",
		rule: "Psychic Resistance",
		level: 1,
		cost: 1,
		text: "powers aimed at it fail on 4+",
		see: "XR-PSY-06"
	},
	{
		id: "XR-X-28",
		name: "Psychic Species 1",
		rule: "Psychic Species",
		level: 1,
		cost: 1,
		text: "powers of 6+ are Free",
		see: "XR-PSY-08"
	},
	{
		id: "XR-X-28",
		name: "Psychic Species 2",
		rule: "Psychic Species",
		level: 2,
		cost: 2,
		text: "powers of 6+ and 7+ are Free",
		see: "XR-PSY-08"
	},
	{
		id: "XR-X-28",
		name: "Psychic Species 3",
		rule: "Psychic Species",
		level: 3,
		cost: 3,
		text: "all powers are Free",
		see: "XR-PSY-08"
	},
	{
		id: "XR-X-29",
		name: "Regeneration",
		rule: "Regeneration",
		level: 1,
		cost: 1,
		text: "regains 1 SP on an order of 7+",
		see: "XR-XEN-29"
	},
	{
		id: "XR-X-30",
		name: "Skimmer",
		rule: "Skimmer",
		level: 1,
		cost: 1,
		text: "glides over terrain and obstacles",
		see: "XR-XEN-30"
	},
	{
		id: "XR-X-31",
		name: "Slow",
		rule: "Slow",
		level: 1,
		cost: -1,
		text: "Maximum Movement 2\" less",
		see: "XR-XEN-39"
	},
	{
		id: "XR-X-32",
		name: "Special Insertion",
		rule: "Special Insertion",
		level: 1,
		cost: 1,
		text: "arrives anywhere from reserve",
		see: "XR-XEN-31"
	},
	{
		id: "XR-X-33",
		name: "Stabilised Weaponry",
		rule: "Stabilised Weaponry",
		level: 1,
		cost: 2,
		text: "infantry that may Move and fire",
		see: "XR-XEN-34"
	},
	{
		id: "XR-X-34",
		name: "Stun Weapons",
		rule: "Stun Weapons",
		level: 1,
		cost: 1,
		text: "may shock instead of kill",
		see: "XR-XEN-35"
	},
	{
		id: "XR-X-35",
		name: "Teleport Jump",
		rule: "Teleport Jump",
		level: 1,
		cost: 1,
		text: "may jump 2D6\" over everything",
		see: "XR-XEN-36"
	},
	{
		id: "XR-X-36",
		name: "Unarmed",
		rule: "Unarmed",
		level: 1,
		cost: -1,
		text: "cannot shoot",
		see: "XR-XEN-39"
	},
	{
		id: "XR-X-37",
		name: "Undead",
		rule: "Undead",
		level: 1,
		cost: 0,
		text: "Courage 0+, takes rounded-up losses in Attacks",
		see: "XR-XEN-37"
	},
	{
		id: "XR-X-38",
		name: "Unstable",
		rule: "Unstable",
		level: 1,
		cost: -2,
		text: "a double on an activation roll hurts it",
		see: "XR-XEN-38"
	}
];
const byName$1 = new Map(XENO.map((rule) => [rule.name, rule]));
const xenoNamed = (name) => byName$1.get(name);
// packages/games/xenos-rampant/content/specials.ts
const SPECIALS = {
	"Back Into The Fray": {
		text: "after a Rally it may still be ordered, always with a test",
		see: "XR-RAL-10"
	},
	Firefight: {
		text: "shoots back on 7+ at the first who shoots at it in a turn, within its range",
		see: "XR-FFT-01"
	},
	Ranger: {
		text: "keeps its fighting values and Armour in rough terrain",
		see: "XR-ATK-07"
	},
	"Go To Ground": {
		text: "may hide as a Move: +1 Armour against Shooting",
		see: "XR-GTG-02"
	},
	"Counter-Charge": {
		text: "meets a charge by infantry that is no faster, on 7+",
		see: "XR-CCH-01"
	},
	"Open Order": {
		text: "rough terrain costs it no extra movement",
		see: "XR-TER-03"
	},
	"Wild Charge": {
		text: "must test to Attack before all orders, if an enemy is in reach",
		see: "XR-WLD-01"
	},
	Spotters: {
		text: "a friend within 12\" of the target gives up its order: it shoots on 3+",
		see: "XR-SPT-01"
	},
	"Never Attacks": {
		text: "has no Attack order",
		see: "XR-WLD-09"
	},
	"Hard to Target": {
		text: "can only be shot at from within 12\"; Armour at least 2 against Shooting",
		see: "XR-SHO-11"
	},
	Skirmish: {
		text: "on 7+ half a move and a shot on 6+ at up to 12\"",
		see: "XR-SKM-01"
	},
	"All-Terrain": {
		text: "rough terrain costs it no extra movement",
		see: "XR-TER-03"
	},
	"Anti-Tank": {
		text: "halves the Armour of vehicles when it shoots",
		see: "XR-DMG-03"
	},
	Demolitions: {
		text: "halves the Armour of vehicles when it fights",
		see: "XR-DMG-03"
	},
	"High-Powered Blades": {
		text: "enemies have 1 Armour less when it fights",
		see: "XR-DMG-02"
	},
	"Line-Breaker": {
		text: "crosses obstacles freely and may crush them",
		see: "XR-TER-08"
	},
	Vehicle: {
		text: "drives, turns and is hurt like a vehicle",
		see: "XR-VEH-01"
	},
	Walker: {
		text: "a vehicle that walks: no facing",
		see: "XR-VEH-04"
	},
	"Armour-Piercing": {
		text: "enemies have 1 Armour less when it shoots",
		see: "XR-O-EL-02"
	},
	"Heavy Weapon": {
		text: "a natural 6 is two hits when it shoots",
		see: "XR-SHO-06"
	},
	"Ignores Cover": {
		text: "cover gives no Armour against its shots",
		see: "XR-DMG-02"
	},
	"Fire Support": {
		text: "on 8+ calls a barrage of 4+ on an enemy that it sees",
		see: "XR-FSP-01"
	},
	Guerrillas: {
		text: "soft cover gives it 1 Armour more",
		see: "XR-DMG-02"
	},
	"Indirect Fire": {
		text: "may shoot at what only a spotter sees",
		see: "XR-SPT-03"
	},
	"Counter-Sniper Training": {
		text: "shoots at units that are Hard to Target from any distance",
		see: "XR-SHO-11"
	},
	Veterans: {
		text: "skirmishes with its own Shoot Value",
		see: "XR-SKM-02"
	},
	"Veteran Crew": {
		text: "moves and fires without a penalty",
		see: "XR-VEH-13"
	},
	"Combat Engineering": {
		text: "is hurt by buildings only on a 6",
		see: "XR-BLD-06"
	},
	Armoured: {
		text: "Armour 2 in fights and against primitive weapons",
		see: "XR-O-PR-01"
	},
	"Super Heavy Armour": {
		text: "counts as a vehicle for weapons against tanks",
		see: "XR-VEH-12"
	},
	"Primitive Missiles": {
		text: "modern troops have 1 Armour more against its shots",
		see: "XR-O-PR-05"
	}
};
// packages/games/xenos-rampant/content/units.ts
const MINDS = [
	"Psychic",
	"Psychic Hazards",
	"Psychic Species"
];
const UNITS$1 = [
	{
		id: "XR-U-01",
		name: "Elite Infantry",
		points: 6,
		attack: 5,
		move: 5,
		shoot: 5,
		free: ["Attack", "Shoot"],
		courage: 3,
		av: 4,
		dv: 4,
		sv: 4,
		range: 1800,
		armour: 4,
		maxMove: 800,
		sp: 5,
		specials: [
			"Back Into The Fray",
			"Firefight",
			"Ranger"
		]
	},
	{
		id: "XR-U-02",
		name: "Heavy Infantry",
		points: 2,
		attack: 6,
		move: 5,
		shoot: 6,
		free: ["Shoot"],
		courage: 4,
		av: 6,
		dv: 5,
		sv: 6,
		range: 1800,
		armour: 3,
		maxMove: 600,
		sp: 5,
		specials: ["Firefight", "Go To Ground"]
	},
	{
		id: "XR-U-03",
		name: "Light Infantry",
		points: 1,
		attack: 6,
		move: 5,
		shoot: 6,
		free: ["Move"],
		courage: 4,
		av: 6,
		dv: 5,
		sv: 6,
		range: 1800,
		armour: 2,
		maxMove: 800,
		sp: 5,
		specials: ["Firefight", "Go To Ground"]
	},
	{
		id: "XR-U-04",
		name: "Berserk Infantry",
		points: 2,
		attack: 5,
		move: 6,
		shoot: 7,
		free: ["Move"],
		courage: 4,
		av: 4,
		dv: 6,
		sv: 6,
		range: 1200,
		armour: 2,
		maxMove: 800,
		sp: 5,
		specials: [
			"Counter-Charge",
			"Firefight",
			"Open Order",
			"Ranger",
			"Wild Charge"
		],
		bars: [...MINDS, "Crusader"]
	},
	{
		id: "XR-U-05",
		name: "Support Infantry",
		points: 5,
		attack: 0,
		move: 6,
		shoot: 7,
		free: ["Shoot"],
		courage: 4,
		av: 0,
		dv: 5,
		sv: 4,
		range: 2400,
		armour: 2,
		maxMove: 600,
		sp: 5,
		specials: [
			"Firefight",
			"Spotters",
			"Never Attacks"
		]
	},
	{
		id: "XR-U-06",
		name: "Recon Infantry",
		points: 2,
		attack: 7,
		move: 5,
		shoot: 7,
		free: ["Move"],
		courage: 5,
		av: 6,
		dv: 6,
		sv: 5,
		range: 1200,
		armour: 1,
		maxMove: 800,
		sp: 5,
		specials: [
			"Firefight",
			"Hard to Target",
			"Open Order",
			"Skirmish"
		],
		bars: [
			"Cloaking Device",
			...MINDS,
			"Exploder",
			"Crusader"
		]
	},
	{
		id: "XR-U-07",
		name: "Primitive Infantry",
		points: 1,
		attack: 5,
		move: 6,
		shoot: 0,
		free: ["Move"],
		courage: 4,
		av: 5,
		dv: 6,
		sv: 0,
		range: 0,
		armour: 1,
		maxMove: 800,
		sp: 5,
		specials: ["Go To Ground", "Open Order"]
	},
	{
		id: "XR-U-08",
		name: "Militia Rabble",
		points: 1,
		attack: 8,
		move: 6,
		shoot: 7,
		free: [],
		courage: 5,
		av: 6,
		dv: 6,
		sv: 6,
		range: 600,
		armour: 1,
		maxMove: 600,
		sp: 10,
		specials: [],
		only: [
			"Undead",
			"Mechanoid",
			"Demonic",
			"Contagious",
			"Hatred",
			"Fearsome",
			"Special Insertion",
			"Stun Weapons"
		]
	},
	{
		id: "XR-U-09",
		name: "Greater Xenomorphs",
		points: 4,
		attack: 5,
		move: 6,
		shoot: 0,
		free: ["Move"],
		courage: 3,
		av: 3,
		dv: 6,
		sv: 0,
		range: 0,
		armour: 4,
		maxMove: 1e3,
		sp: 5,
		specials: [
			"Open Order",
			"Ranger",
			"Wild Charge"
		]
	},
	{
		id: "XR-U-10",
		name: "Lesser Xenomorphs",
		points: 2,
		attack: 5,
		move: 6,
		shoot: 0,
		free: ["Move"],
		courage: 4,
		av: 4,
		dv: 6,
		sv: 0,
		range: 0,
		armour: 3,
		maxMove: 1200,
		sp: 5,
		specials: [
			"Open Order",
			"Ranger",
			"Wild Charge"
		]
	},
	{
		id: "XR-U-11",
		name: "Fighting Vehicle",
		points: 6,
		attack: 6,
		move: 6,
		shoot: 6,
		free: ["Move"],
		courage: 3,
		av: 6,
		dv: 5,
		sv: 4,
		range: 1800,
		armour: 6,
		maxMove: 800,
		sp: 5,
		specials: [
			"All-Terrain",
			"Anti-Tank",
			"Demolitions",
			"High-Powered Blades",
			"Line-Breaker",
			"Vehicle"
		]
	},
	{
		id: "XR-U-12",
		name: "Transport Vehicle",
		points: 4,
		attack: 6,
		move: 6,
		shoot: 6,
		free: ["Move"],
		courage: 4,
		av: 6,
		dv: 6,
		sv: 5,
		range: 1200,
		armour: 5,
		maxMove: 1e3,
		sp: 5,
		carries: 5,
		specials: ["High-Powered Blades", "Vehicle"]
	},
	{
		id: "XR-U-13",
		name: "Soft-skin Vehicle",
		points: 2,
		attack: 6,
		move: 6,
		shoot: 7,
		free: ["Move"],
		courage: 4,
		av: 6,
		dv: 6,
		sv: 6,
		range: 600,
		armour: 3,
		maxMove: 1200,
		sp: 5,
		specials: ["Vehicle"],
		bars: [...MINDS, "Crusader"]
	}
];
const byName = new Map(UNITS$1.map((unit) => [unit.name, unit]));
function unitNamed$1(name) {
	const unit = byName.get(name);
	if (unit === void 0) throw new Error(`there is no unit type '${name}'`);
	return unit;
}
const UNIT_NAMES = UNITS$1.map((unit) => unit.name);
// packages/games/xenos-rampant/detachment/own.ts
const ACTIONS$1 = [
	"Attack",
	"Move",
	"Shoot"
];
const isSpecial = (word) => Object.hasOwn(SPECIALS, word) && word !== "Vehicle";
const isAction = (word) => ACTIONS$1.some((one) => one === word);
const test$1 = (field, label) => ({
	field,
	label,
	says: `What two dice must reach to ${label.toLowerCase()}; lower is better.`,
	least: 3,
	most: 10
});
const hits = (field, label, when) => ({
	field,
	label,
	says: `What a die must reach to hit ${when}; lower is better.`,
	least: 2,
	most: 6
});
const UNIT_KIND = {
	kind: "unit",
	label: "Units",
	price: "points",
	printed: UNITS$1.map((unit) => ({
		name: unit.name,
		figures: {
			points: unit.points,
			attack: unit.attack,
			move: unit.move,
			shoot: unit.shoot,
			courage: unit.courage,
			av: unit.av,
			dv: unit.dv,
			sv: unit.sv,
			range: unit.range / 100,
			armour: unit.armour,
			maxMove: unit.maxMove / 100,
			sp: unit.sp,
			carries: unit.carries ?? 0
		},
		words: {
			free: unit.free,
			rules: unit.specials.filter(isSpecial),
			options: OPTIONS$1.filter((option) => option.unit === unit.name).map((option) => option.name)
		}
	})),
	figures: [
		{
			field: "points",
			label: "Points",
			says: "What it costs in a detachment.",
			least: 1,
			most: 12
		},
		{
			...test$1("attack", "Attack"),
			zero: "never"
		},
		test$1("move", "Move"),
		{
			...test$1("shoot", "Shoot"),
			zero: "never"
		},
		{
			field: "courage",
			label: "Courage",
			says: "What two dice must reach to stand.",
			least: 2,
			most: 8
		},
		{
			...hits("av", "Attack Value", "when it charges"),
			zero: "never"
		},
		hits("dv", "Defence Value", "when it is charged"),
		{
			...hits("sv", "Shoot Value", "when it shoots"),
			zero: "never"
		},
		{
			field: "range",
			label: "Range",
			says: "How far it shoots, in inches.",
			least: 1,
			most: 36,
			zero: "none"
		},
		{
			field: "armour",
			label: "Armour",
			says: "Hits for each lost Strength Point.",
			least: 1,
			most: 6
		},
		{
			field: "maxMove",
			label: "Movement",
			says: "How far it moves, in inches.",
			least: 1,
			most: 18
		},
		{
			field: "sp",
			label: "Strength Points",
			says: "Losses that it can take.",
			least: 1,
			most: 20
		},
		{
			field: "carries",
			label: "Carries",
			says: "Strength Points that ride in it.",
			least: 0,
			most: 20
		}
	],
	words: [
		{
			field: "free",
			label: "Free actions",
			known: ACTIONS$1.map((name) => ({
				name,
				says: "is ordered without a test"
			})),
			least: 0,
			most: 3
		},
		{
			field: "rules",
			label: "Special rules",
			known: Object.keys(SPECIALS).filter(isSpecial).map((name) => ({
				name,
				says: SPECIALS[name].text
			})),
			least: 0,
			most: 10
		},
		{
			field: "options",
			label: "Options it may buy",
			known: [...new Map(OPTIONS$1.map(({ name, text }) => [name, {
				name,
				says: text
			}])).values()],
			least: 0,
			most: 40
		}
	],
	cannot: "Only the special rules of the list can be played, and options only from the list of the unit that it is like. Xeno rules and psychic powers are bought in the detachment, as for every unit."
};
const readOwnUnits = contentReader([UNIT_KIND]);
function ownUnitFaults(thing, { figures, words }) {
	const faults = [];
	const has = (field) => (figures[field] ?? 0) > 0;
	const fault = (field, reason) => void faults.push({
		field,
		reason
	});
	if (has("shoot") && !(has("sv") && has("range"))) fault("figures.shoot", "who shoots needs a Shoot Value and a Range");
	if (!has("shoot") && (has("sv") || has("range"))) fault("figures.shoot", "a Shoot Value or a Range is of no use to who never shoots");
	if (has("attack") !== has("av")) fault("figures.attack", "Attack and Attack Value are both 0, or neither");
	const rules = words["rules"] ?? [];
	const free = words["free"] ?? [];
	if (rules.includes("Never Attacks") === has("attack")) fault("words.rules", "Never Attacks belongs to units without Attack, and to all of them");
	if (free.includes("Attack") && !has("attack")) fault("words.free", "it never Attacks");
	if (free.includes("Shoot") && !has("shoot")) fault("words.free", "it never Shoots");
	const vehicle = thing.like.endsWith("Vehicle");
	if (!vehicle && has("carries")) fault("figures.carries", "only vehicles carry others");
	if (!vehicle && rules.includes("Walker")) fault("words.rules", "only a vehicle is a Walker");
	const known = OPTIONS$1.filter((option) => option.unit === thing.like).map(({ name }) => name);
	for (const option of words["options"] ?? []) if (!known.includes(option)) fault("words.options", `${option} is not on the list of ${thing.like}`);
	return faults;
}
const bases = new WeakMap();
function ownBase(unit, own) {
	const known = bases.get(own);
	if (known !== void 0) return known;
	const printed = unitNamed$1(unit);
	const { figures, words } = wholeOf(UNIT_KIND, own);
	const of = (field) => figures[field] ?? 0;
	const specials = (words["rules"] ?? []).filter(isSpecial);
	const base = {
		id: "XR-SCN-09",
		name: own.name,
		points: of("points"),
		attack: of("attack"),
		move: of("move"),
		shoot: of("shoot"),
		free: (words["free"] ?? []).filter(isAction),
		courage: of("courage"),
		av: of("av"),
		dv: of("dv"),
		sv: of("sv"),
		range: of("range") * 100,
		armour: of("armour"),
		maxMove: of("maxMove") * 100,
		sp: of("sp"),
		carries: of("carries"),
		specials: printed.specials.includes("Vehicle") ? [...specials, "Vehicle"] : specials,
		...printed.bars !== void 0 && { bars: printed.bars },
		...printed.only !== void 0 && { only: printed.only }
	};
	bases.set(own, base);
	return base;
}
function baseOf({ unit, own }) {
	if (own === void 0) return unitNamed$1(unit);
	return ownBase(unit, own);
}
const typeOf = ({ unit, own }) => own?.name ?? unit;
function optionsFor({ unit, own }) {
	const all = optionsOf(unit);
	const allowed = own?.words?.["options"];
	return allowed === void 0 ? all : all.filter(({ name }) => allowed.includes(name));
}
// packages/games/xenos-rampant/detachment/profile.ts
const FIGURES = {
	sp: "sp",
	av: "av",
	dv: "dv",
	sv: "sv",
	range: "range",
	armour: "armour",
	courage: "courage",
	move: "maxMove",
	attack: "attack",
	shoot: "shoot",
	carries: "carries"
};
const FIGURE_NAMES = [
	"sp",
	"av",
	"dv",
	"sv",
	"range",
	"armour",
	"courage",
	"move",
	"attack",
	"shoot",
	"carries"
];
const HIGHER_IS_BETTER = [
	"sp",
	"range",
	"armour",
	"move",
	"carries"
];
function radiusOf$1(unit, vehicle, sp) {
	if (vehicle) return sp >= 10 ? 250 : 200;
	if (unit === "Greater Xenomorphs") return 200;
	if (sp >= 15) return 250;
	return sp >= 10 ? 200 : 150;
}
function levelsOf(names) {
	const levels = {};
	for (const name of names) {
		const rule = xenoNamed(name);
		if (rule === void 0) continue;
		rule.id;
		levels[rule.rule] = rule.level;
	}
	return levels;
}
function printed(entry, xeno) {
	const { unit } = entry;
	const base = baseOf(entry);
	base.id;
	const has = {};
	for (const special of base.specials) has[special] = true;
	return {
		unit,
		vehicle: has["Vehicle"] === true,
		walker: false,
		sp: base.sp,
		radius: 0,
		attack: base.attack,
		move: base.move,
		shoot: base.shoot,
		freeAttack: false,
		freeMove: false,
		freeShoot: false,
		courage: base.courage,
		av: base.av,
		dv: base.dv,
		sv: base.sv,
		range: base.range,
		armour: base.armour,
		maxMove: base.maxMove,
		carries: base.carries ?? 0,
		has,
		xeno,
		flying: "Flying" in xeno,
		skimmer: "Skimmer" in xeno,
		mechanoid: "Mechanoid" in xeno,
		undead: "Undead" in xeno,
		demonic: "Demonic" in xeno,
		immobile: "Immobile" in xeno,
		wild: false
	};
}
function* figuresOf(change = {}) {
	for (const figure of FIGURE_NAMES) {
		const value = change[figure];
		if (value !== void 0) yield [figure, value];
	}
}
function applySets(p, options) {
	const already = new Set();
	const set = (option, keepBetter) => {
		for (const [figure, value] of figuresOf(option.sets)) {
			const old = p[FIGURES[figure]];
			const better = HIGHER_IS_BETTER.includes(figure) ? value > old : value < old;
			if (keepBetter && already.has(figure) && !better) continue;
			p[FIGURES[figure]] = value;
			if (keepBetter) already.add(figure);
		}
	};
	for (const option of options) if (option.size === true) set(option, false);
	for (const option of options) if (option.size !== true && option.needs === void 0) set(option, true);
	for (const option of options) if (option.needs !== void 0) set(option, false);
}
function applyChanges(p, options) {
	for (const option of options) option.id;
	if (options.some((option) => option.name === "Mobile") || p.xeno["Slow"] !== void 0);
	for (const option of options) for (const [figure, value] of figuresOf(option.shifts)) p[FIGURES[figure]] += value;
	for (const option of options) for (const gained of option.gains ?? []) p.has[gained] = true;
	for (const option of options) for (const lost of option.loses ?? []) if (lost !== "Shoot") delete p.has[lost];
}
function applyXeno(p, options) {
	const { xeno } = p;
	if (xeno["Boarding Shields"] !== void 0 && p.dv > 0) p.dv -= 1;
	if (xeno["Fanatical Discipline"] !== void 0);
	if (xeno["Fanatical Discipline"] !== void 0) p.courage = Math.min(p.courage, Math.max(3, p.courage - 1));
	if (xeno["Slow"] !== void 0) p.maxMove -= 200;
	if (p.undead) p.courage = 0;
	if (xeno["Unarmed"] !== void 0 || options.some((option) => option.loses?.includes("Shoot"))) p.shoot = p.sv = p.range = 0;
}
function applyLimits(p) {
	const value = (v) => v === 0 ? 0 : Math.min(6, Math.max(2, v));
	p.av = value(p.av);
	p.dv = value(p.dv);
	p.sv = value(p.sv);
	p.armour = Math.max(1, p.armour);
	p.maxMove = Math.max(100, p.maxMove);
}
function applyConsequences(p, free) {
	p.walker = p.has["Walker"] === true;
	p.wild = p.has["Wild Charge"] === true;
	p.radius = radiusOf$1(p.unit, p.vehicle, p.sp);
	p.freeAttack = free.has("Attack") && p.attack > 0;
	p.freeMove = free.has("Move");
	p.freeShoot = free.has("Shoot") && p.shoot > 0;
}
function profileOfEntry(entry) {
	const p = printed(entry, levelsOf(entry.xeno));
	const options = optionsOf(entry.unit).filter((option) => entry.options.includes(option.name));
	applySets(p, options);
	applyChanges(p, options);
	applyXeno(p, options);
	applyLimits(p);
	const free = new Set(baseOf(entry).free);
	if (p.mechanoid && entry.free !== null) free.add(entry.free);
	applyConsequences(p, free);
	return p;
}
const ownText = ({ own }) => own === void 0 ? "" : ` ${JSON.stringify(own)}`;
function buildOf(entry) {
	const bought = [...entry.options, ...entry.xeno].join(", ");
	return `${typeOf(entry)}${bought === "" ? "" : ` + ${bought}`}${entry.free === null ? "" : ` [free: ${entry.free}]`}${ownText(entry)}`;
}
// packages/games/xenos-rampant/detachment/cost.ts
const optionCost = new Map(OPTIONS$1.map((option) => [`${option.unit}/${option.name}`, option.cost]));
function costOf(entry) {
	let cost = baseOf(entry).points;
	for (const option of entry.options) cost += optionCost.get(`${entry.unit}/${option}`) ?? 0;
	for (const rule of entry.xeno) cost += xenoNamed(rule)?.cost ?? 0;
	return cost;
}
const totalOf = (list) => list.entries.reduce((sum, entry) => sum + costOf(entry), 0);
// packages/games/xenos-rampant/detachment/list.ts
const entryOf = (unit, parts = {}) => ({
	unit,
	options: [],
	xeno: [],
	powers: [],
	free: null,
	commander: false,
	species: null,
	faith: null,
	fixedGun: false,
	startsIn: 0,
	...parts
});
// packages/games/xenos-rampant/ends.ts
function head(list) {
	const [first] = list;
	if (first === void 0) throw new Error("the list is empty");
	return first;
}
function tail(list) {
	const last = list.at(-1);
	if (last === void 0) throw new Error("the list is empty");
	return last;
}
// packages/games/xenos-rampant/detachment/text.ts
const ACTIONS = [
	"Attack",
	"Move",
	"Shoot"
];
function actionNamed(text, where) {
	const action = ACTIONS.find((one) => one.toLowerCase() === text.toLowerCase());
	if (action === void 0) throw new BadInput(where, `${JSON.stringify(text)} is no action${closest(text, ACTIONS)}`);
	return action;
}
function notes(line, where) {
	const found = [];
	const rest = line.replace(/\[([^\]]*)\]/g, (_, note) => {
		const [key = "", ...value] = note.split(":");
		found.push([key.trim().toLowerCase(), value.join(":").trim()]);
		return "";
	});
	if (/[[\]]/.test(rest)) throw new BadInput(where, "has a square bracket without its partner");
	return {
		rest: rest.trim(),
		notes: found
	};
}
const typeNamed = (text) => UNIT_NAMES.find((name) => name.toLowerCase() === text.toLowerCase());
function unitIn(name, known, where) {
	const own = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
	const unit = typeNamed(own?.like ?? name);
	if (unit === void 0) throw new BadInput(where, `${JSON.stringify(name)} is no unit${closest(name, [...UNIT_NAMES, ...known.map((one) => one.name)])}`);
	return entryOf(unit, own === void 0 ? {} : { own });
}
function described(text, where) {
	try {
		return readOwnUnits([JSON.parse(text)], where);
	} catch (error) {
		if (error instanceof BadInput) throw error;
		throw new BadInput(where, "describes a unit of its own, but not as JSON");
	}
}
function readLine(whole, where, content = []) {
	const brace = whole.indexOf("{");
	const line = brace < 0 ? whole : whole.slice(0, brace);
	const owns = brace < 0 ? content : described(whole.slice(brace), where);
	const { rest, notes: found } = notes(line, where);
	const end = /(?<!\bTransport ?)(?<=\S) *\((\d+)(,\s*Commander)?\)$/i.exec(rest);
	const [unit = "", ...more] = (end === null ? rest : rest.slice(0, end.index)).split("+").map((part) => part.trim());
	const entry = {
		...unitIn(unit, owns, where),
		commander: end?.[2] !== void 0
	};
	const options = optionsFor(entry).map((option) => option.name);
	const bought = more.join(", ").replace(/Exploder,\s*/gi, "Exploder\0");
	const names = [...options, ...XENO.map((rule) => rule.name)];
	for (const raw of bought.split(",").map((part) => part.trim().replace("\0", ", ")).filter((part) => part !== "")) {
		const name = names.find((candidate) => candidate.toLowerCase() === raw.toLowerCase());
		if (name === void 0) throw new BadInput(where, `${JSON.stringify(raw)} is no option of ${typeOf(entry)}${closest(raw, names)}`);
		if (options.includes(name)) entry.options.push(name);
		else entry.xeno.push(name);
	}
	for (const [key, value] of found) readNote(entry, key, value, where);
	if (end !== null && Number(end[1]) !== costOf(entry)) throw new BadInput(where, `costs ${costOf(entry)}, not ${end[1]}`);
	return entry;
}
function readNote(entry, key, value, where) {
	if (key === "free") entry.free = actionNamed(value, where);
	else if (key === "powers") entry.powers = value.split(",").map((text) => {
		const power = POWERS.find((one) => one.name === text.trim());
		if (power === void 0) throw new BadInput(where, `${JSON.stringify(text.trim())} is no power${closest(text.trim(), POWERS.map((one) => one.name))}`);
		return power.name;
	});
	else if (key === "species") entry.species = value;
	else if (key === "faith") entry.faith = value;
	else if (key === "fixed gun") entry.fixedGun = true;
	else if (key === "starts in") entry.startsIn = Number(value);
	else throw new BadInput(where, `unknown note ${JSON.stringify(key)}${closest(key, [
		"free",
		"powers",
		"species",
		"faith",
		"fixed gun",
		"starts in"
	])}`);
}
function readList(text, where = "list", content = []) {
	const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	if (lines.length === 0) throw new BadInput(where, "is empty");
	const { rest: name, notes: found } = notes(head(lines), `${where} line 1`);
	const list = {
		name,
		species: name,
		elite: "Move",
		entries: lines.slice(1).map((line, i) => readLine(line, `${where} line ${i + 2}`, content))
	};
	for (const [key, value] of found) if (key === "species") list.species = value;
	else if (key === "elite") list.elite = actionNamed(value, `${where} line 1`);
	else throw new BadInput(`${where} line 1`, `unknown note ${JSON.stringify(key)}${closest(key, ["species", "elite"])}`);
	return list;
}
function writeEntry(entry) {
	const bought = [...entry.options, ...entry.xeno].join(", ");
	const note = (key, value) => value === null || value === "" ? "" : ` [${key}: ${value}]`;
	return `${typeOf(entry)}${bought === "" ? "" : ` + ${bought}`} (${costOf(entry)}${entry.commander ? ", Commander" : ""})${note("free", entry.free)}${note("powers", entry.powers.join(", "))}${note("species", entry.species)}${note("faith", entry.faith)}${entry.fixedGun ? " [fixed gun]" : ""}${entry.startsIn > 0 ? ` [starts in: ${entry.startsIn}]` : ""}${ownText(entry)}`;
}
function writeList(list) {
	const species = list.species === list.name ? "" : ` [species: ${list.species}]`;
	const elite = list.elite === "Move" ? "" : ` [elite: ${list.elite}]`;
	return [`${list.name}${species}${elite}`, ...list.entries.map(writeEntry)].join("\n");
}
function readBuild(build, content = []) {
	return readLine(build, build, content);
}
// packages/games/xenos-rampant/table.ts
const beforeBattle = () => ({
	list: null,
	locked: false,
	traits: [],
	wounded: false,
	doctrine: null,
	total: 0,
	lost: 0,
	commanderLost: false,
	halfTested: false,
	hates: null,
	crusades: null,
	gaveUp: false,
	used: [],
	secret: null,
	boasts: [],
	chosen: null
});
function at$1(list, index, what) {
	const thing = list[index];
	if (thing === void 0) throw new Error(`there is no ${what} ${index}`);
	return thing;
}
const unitOf = (w, id) => at$1(w.units, id, "unit");
const ownerOf = (w, seat) => at$1(w.owners, seat, "seat");
const buildingOf = (w, house) => at$1(w.buildings, house, "building");
function edgeOf(w, side) {
	const edge = w.edges[side];
	if (edge === void 0 || edge === null) throw new Error(`side ${side} has no edge`);
	return edge;
}
function vipOf(w) {
	if (w.vip === null) throw new Error("there is no VIP");
	return w.vip;
}
function listOf(w, seat) {
	const { list } = ownerOf(w, seat);
	if (list === null) throw new Error(`seat ${seat} has no list`);
	return list;
}
function campaignOf(w) {
	if (w.campaign === null) throw new Error("no campaign is played");
	return w.campaign;
}
const careerOf = (w, seat) => at$1(campaignOf(w).owners, seat, "career");
const profiles = new Map();
function profileOf(unit) {
	let profile = profiles.get(unit.build);
	if (profile === void 0) {
		profile = profileOfEntry(readBuild(unit.build));
		profiles.set(unit.build, profile);
	}
	return profile;
}
const sideOf = (w, unit) => ownerOf(w, unit.owner).side;
const other = (side) => side === 0 ? 1 : 0;
function onTable(w, unit) {
	if (unit.state === "table") return true;
	if (unit.state !== "building" && unit.state !== "transport") return false;
	return unit.state === "building" || unitOf(w, unit.inside).state === "table";
}
const gone$1 = (unit) => unit.state === "destroyed" || unit.state === "routed";
const atHalf = (unit) => 2 * unit.sp <= unit.start;
const passengerOf = (w, unit) => w.units.find((one) => one.state === "transport" && one.inside === unit.id);
const occupantOf = (w, building) => w.units.find((one) => one.state === "building" && one.inside === building);
const effectOn = (w, unit, power) => {
	for (const effect of w.effects) {
		if (effect.on !== unit || effect.power !== power) continue;
		powerNamed(power).id;
		return true;
	}
	return false;
};
function hasTrait(w, seat, trait) {
	const owner = ownerOf(w, seat);
	if (!owner.traits.includes(trait)) return false;
	if (owner.wounded) return false;
	traitNamed(trait).id;
	return true;
}
const leads = (w, unit, trait) => unit.commander && hasTrait(w, unit.owner, trait);
// packages/games/xenos-rampant/arrange/names.ts
const named$1 = (w, name, where) => {
	const unit = w.units.find((one) => one.name === name);
	if (unit === void 0) throw new BadInput(where, `there is no unit ${JSON.stringify(name)}; there is ${w.units.map((one) => one.name).join(", ")}`);
	return unit;
};
const seatNamed = (w, letter, where) => {
	const seat = seatOfLetter(letter);
	if (seat < 0 || seat >= w.owners.length) throw new BadInput(where, `${JSON.stringify(letter)} is no seat here`);
	return seat;
};
const sideNamed = (w, side, where) => typeof side === "string" ? ownerOf(w, seatNamed(w, side, where)).side : side;
// packages/games/xenos-rampant/detachment/muster.ts
function newUnit(w, owner, entry, species, extra = null) {
	const sp = profileOfEntry(entry).sp;
	const like = w.units.filter((unit) => unit.name.startsWith(typeOf(entry))).length;
	return {
		id: w.units.length,
		owner,
		name: `${typeOf(entry)} ${like + 1}`,
		build: buildOf(entry),
		cost: extra === "truck" || extra === "underdog" ? Math.max(1, costOf(entry)) : costOf(entry),
		commander: entry.commander,
		species: entry.species ?? species,
		faith: entry.faith,
		powers: entry.powers.slice(),
		fixedGun: entry.fixedGun,
		sp,
		start: sp,
		state: "reserve",
		inside: -1,
		x: 0,
		y: 0,
		facing: 0,
		suppressed: false,
		grounded: false,
		tried: false,
		fray: false,
		answered: false,
		mercenary: 0,
		due: 0,
		driven: 0,
		gotIn: false,
		gotOut: false,
		edge: null,
		dropped: false,
		extra,
		held: false,
		post: {
			x: 0,
			y: 0
		}
	};
}
function muster(w, seat, list) {
	for (const entry of list.entries) w.units.push(newUnit(w, seat, entry, list.species));
	ownerOf(w, seat).total = w.units.filter((unit) => unit.owner === seat).reduce((sum, unit) => sum + unit.cost, 0);
}
// packages/board/src/read.ts
function outside(at, length) {
	throw new RangeError(`index ${at} is outside an array of ${length}`);
}
function byteAt(array, at) {
	const value = array[at];
	return value === void 0 ? outside(at, array.length) : value;
}
function int16At(array, at) {
	const value = array[at];
	return value === void 0 ? outside(at, array.length) : value;
}
function int32At(array, at) {
	const value = array[at];
	return value === void 0 ? outside(at, array.length) : value;
}
function numberAt(array, at) {
	const value = array[at];
	return value === void 0 ? outside(at, array.length) : value;
}
function itemAt(array, at) {
	const value = array[at];
	return value === void 0 ? outside(at, array.length) : value;
}
// packages/board/src/measured/numbers.ts
function isqrt(n) {
	let root = Math.floor(Math.sqrt(n));
	while (root * root > n) root--;
	while ((root + 1) * (root + 1) <= n) root++;
	return root;
}
function isqrtCeil(n) {
	const root = isqrt(n);
	return root * root === n ? root : root + 1;
}
const floorDiv = (a, b) => Math.floor(a / b);
const ceilDiv = (a, b) => -floorDiv(-a, b);
const roundDiv = (a, b) => a < 0 ? -floorDiv(-2 * a + b, 2 * b) : floorDiv(2 * a + b, 2 * b);
const clamp = (n, least, most) => n < least ? least : n > most ? most : n;
// packages/board/src/measured/shape.ts
const squared = (ax, ay, bx, by) => (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
function squaredToBox(x, y, box) {
	return squared(x, y, clamp(x, box.west, box.east), clamp(y, box.south, box.north));
}
function squaredBetweenBoxes(a, b) {
	const dx = Math.max(0, a.west - b.east, b.west - a.east);
	const dy = Math.max(0, a.south - b.north, b.south - a.north);
	return dx * dx + dy * dy;
}
const inBox = (x, y, box) => x >= box.west && x <= box.east && y >= box.south && y <= box.north;
const discInBox = (x, y, r, box) => x - r >= box.west && x + r <= box.east && y - r >= box.south && y + r <= box.north;
// packages/board/src/measured/cells.ts
function cellUnder(map, x, y) {
	const column = Math.min(map.columns - 1, Math.max(0, floorDiv(x, map.size)));
	return Math.min(map.rows - 1, Math.max(0, floorDiv(y, map.size))) * map.columns + column;
}
const NEVER = Number.MAX_SAFE_INTEGER;
var Walk = class {
	cell = -1;
	share = 0;
	whole;
	along;
	map;
	flatX;
	stepX;
	stepY;
	perX;
	perY;
	column;
	row;
	nextX;
	nextY;
	at = 0;
	endX;
	endY;
	constructor(map, ax, ay, bx, by) {
		const { size } = map;
		const dx = Math.abs(bx - ax);
		const dy = Math.abs(by - ay);
		this.map = map;
		this.stepX = bx > ax ? 1 : -1;
		this.stepY = by > ay ? 1 : -1;
		const flatX = this.flatX = dx === 0;
		const flatY = dy === 0;
		this.whole = flatX ? Math.max(1, dy) : flatY ? dx : dx * dy;
		let column = floorDiv(ax, size);
		let row = floorDiv(ay, size);
		const onX = ax === column * size;
		const onY = ay === row * size;
		if (onX && bx < ax) column--;
		if (onY && by < ay) row--;
		this.along = flatX && onX || flatY && onY;
		this.column = column;
		this.row = row;
		this.perX = flatX ? 0 : (flatY ? 1 : dy) * size;
		this.perY = flatY ? 0 : (flatX ? 1 : dx) * size;
		this.nextX = flatX ? NEVER : (bx > ax ? (column + 1) * size - ax : ax - column * size) * (flatY ? 1 : dy);
		this.nextY = flatY ? NEVER : (by > ay ? (row + 1) * size - ay : ay - row * size) * (flatX ? 1 : dx);
		this.endX = bx;
		this.endY = by;
	}
	next() {
		const { at, nextX, nextY } = this;
		if (at >= this.whole) return false;
		this.cell = this.cellAt(this.column, this.row);
		const to = Math.min(nextX, nextY, this.whole);
		this.share = to - at;
		this.at = to;
		if (nextX === to) {
			this.column += this.stepX;
			this.nextX = nextX + this.perX;
		}
		if (nextY === to) {
			this.row += this.stepY;
			this.nextY = nextY + this.perY;
		}
		return true;
	}
	lastCell() {
		const x = this.stepX > 0 ? this.endX - 1 : this.endX;
		const y = this.stepY > 0 ? this.endY - 1 : this.endY;
		return this.cellAt(floorDiv(x, this.map.size), floorDiv(y, this.map.size));
	}
	cellAt(column, row) {
		const { map } = this;
		if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) return -1;
		if (this.along && !sameOnBothSides(map, column, row, this.flatX)) return -1;
		return row * map.columns + column;
	}
};
function sameOnBothSides(map, column, row, upright) {
	if (upright ? column === 0 : row === 0) return false;
	const here = row * map.columns + column;
	return map.codes[here] === map.codes[upright ? here - 1 : here - map.columns];
}
const legLength = (ax, ay, bx, by) => isqrtCeil(squared(ax, ay, bx, by));
function lengthIn(map, ax, ay, bx, by, marked) {
	if (ax === bx && ay === by) return 0;
	const line = new Walk(map, ax, ay, bx, by);
	let share = 0;
	if (line.along) share = borderShare(map, ax, ay, bx, by, marked);
	else while (line.next()) if (line.cell !== -1 && isMarked(map, line.cell, marked)) share += line.share;
	return share === 0 ? 0 : ceilDiv(legLength(ax, ay, bx, by) * share, line.whole);
}
const isMarked = (map, cell, marked) => marked[byteAt(map.codes, cell)] === 1;
function borderShare(map, ax, ay, bx, by, marked) {
	let share = 0;
	const flatX = ax === bx;
	const from = flatX ? Math.min(ay, by) : Math.min(ax, bx);
	const to = flatX ? Math.max(ay, by) : Math.max(ax, bx);
	for (let at = from; at < to;) {
		const next = Math.min(to, (floorDiv(at, map.size) + 1) * map.size);
		const cell = flatX ? cellUnder(map, ax, at) : cellUnder(map, at, ay);
		if (isMarked(map, cell, marked)) share += next - at;
		at = next;
	}
	return share;
}
function shareOver(length2, share, whole, limit) {
	const root = isqrt(length2);
	if (root * share > limit * whole) return true;
	if ((root + 1) * share <= limit * whole) return false;
	return BigInt(length2) * BigInt(share) ** 2n > (BigInt(limit) * BigInt(whole)) ** 2n;
}
function features(map) {
	const group = new Int16Array(map.codes.length).fill(-1);
	let count = 0;
	for (let first = 0; first < group.length; first++) {
		if (group[first] !== -1) continue;
		const open = [first];
		group[first] = count;
		for (let cell = open.pop(); cell !== void 0; cell = open.pop()) {
			const column = cell % map.columns;
			const beside = [
				column > 0 ? cell - 1 : -1,
				column < map.columns - 1 ? cell + 1 : -1,
				cell - map.columns,
				cell + map.columns
			];
			for (const other of beside) {
				if (other < 0 || other >= group.length || group[other] !== -1 || map.codes[other] !== map.codes[first]) continue;
				group[other] = count;
				open.push(other);
			}
		}
		count++;
	}
	return group;
}
// packages/board/src/measured/direction.ts
const SINES = [
	0,
	175,
	349,
	523,
	698,
	872,
	1045,
	1219,
	1392,
	1564,
	1736,
	1908,
	2079,
	2250,
	2419,
	2588,
	2756,
	2924,
	3090,
	3256,
	3420,
	3584,
	3746,
	3907,
	4067,
	4226,
	4384,
	4540,
	4695,
	4848,
	5e3,
	5150,
	5299,
	5446,
	5592,
	5736,
	5878,
	6018,
	6157,
	6293,
	6428,
	6561,
	6691,
	6820,
	6947,
	7071,
	7193,
	7314,
	7431,
	7547,
	7660,
	7771,
	7880,
	7986,
	8090,
	8192,
	8290,
	8387,
	8480,
	8572,
	8660,
	8746,
	8829,
	8910,
	8988,
	9063,
	9135,
	9205,
	9272,
	9336,
	9397,
	9455,
	9511,
	9563,
	9613,
	9659,
	9703,
	9744,
	9781,
	9816,
	9848,
	9877,
	9903,
	9925,
	9945,
	9962,
	9976,
	9986,
	9994,
	9998,
	1e4
];
const UNIT = 1e4;
const turned = (degrees) => (degrees % 360 + 360) % 360;
function sine(degrees) {
	const d = turned(degrees);
	if (d <= 90) return numberAt(SINES, d);
	if (d <= 180) return numberAt(SINES, 180 - d);
	if (d <= 270) return -numberAt(SINES, d - 180);
	return -numberAt(SINES, 360 - d);
}
const ahead = (x, y, degrees, distance) => ({
	x: x + roundDiv(distance * sine(degrees), UNIT),
	y: y + roundDiv(distance * sine(degrees + 90), UNIT)
});
function bearing(dx, dy) {
	let best = 0;
	let most = -Infinity;
	const quarter = dx >= 0 ? dy >= 0 ? 0 : 90 : dy < 0 ? 180 : 270;
	for (let d = quarter; d <= quarter + 90; d++) {
		const along = dx * sine(d) + dy * sine(d + 90);
		if (along > most) {
			most = along;
			best = d;
		}
	}
	return turned(best);
}
const inFront = (dx, dy, degrees) => dx * sine(degrees) + dy * sine(degrees + 90) >= 0;
// packages/board/src/measured/field.ts
const NO_WAY = 2147483647;
const EAST = [
	0,
	1,
	1,
	1,
	0,
	-1,
	-1,
	-1
];
const NORTH = [
	1,
	1,
	0,
	-1,
	-1,
	-1,
	0,
	1
];
function nodeBeside({ columns, rows }, node, direction) {
	const column = node % columns + (EAST[direction] ?? 0);
	const row = Math.floor(node / columns) + (NORTH[direction] ?? 0);
	return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}
function costsTo(net, goal) {
	const costs = new Int32Array(net.columns * net.rows).fill(NO_WAY);
	const open = new FlatQueue();
	costs[goal] = 0;
	open.push(goal, 0);
	for (;;) {
		const paid = open.peekValue();
		const node = open.pop();
		if (node === void 0 || paid === void 0) return costs;
		if (paid > int32At(costs, node)) continue;
		for (let direction = 0; direction < 8; direction++) {
			const from = nodeBeside(net, node, direction);
			if (from < 0) continue;
			const back = (direction + 4) % 8;
			const price = byteAt(net.closed, node) === 1 ? direction % 2 === 0 ? net.step : floorDiv(net.step * 71, 50) : byteAt(net.closed, from) === 1 ? 0 : int32At(net.price, from * 8 + back);
			if (price === 0 || paid + price >= int32At(costs, from)) continue;
			costs[from] = paid + price;
			open.push(from, paid + price);
		}
	}
}
// packages/board/src/measured/lattice.ts
const STRAIGHT = 50;
const DIAGONAL = 71;
const STEPS = [
	{
		x: 0,
		y: 50
	},
	{
		x: 50,
		y: 50
	},
	{
		x: 50,
		y: 0
	},
	{
		x: 50,
		y: -50
	},
	{
		x: 0,
		y: -50
	},
	{
		x: -50,
		y: -50
	},
	{
		x: -50,
		y: 0
	},
	{
		x: -50,
		y: 50
	}
];
const NO_STEP = 8;
const MORE_THAN_STEPS = 32768;
var LatticeSearch = class {
	search;
	reach;
	width;
	cost;
	steps;
	lastStep;
	closed;
	moves;
	open = new FlatQueue();
	constructor(search) {
		this.search = search;
		this.reach = Math.ceil(search.most / STRAIGHT) + 1;
		const width = this.width = 2 * this.reach + 1;
		const size = width * width;
		this.cost = new Int32Array(size).fill(-1);
		this.steps = new Int16Array(size);
		this.lastStep = new Uint8Array(size).fill(NO_STEP);
		this.closed = new Uint8Array(size);
		this.moves = STEPS.map(({ x, y }) => y / STRAIGHT * width + x / STRAIGHT);
	}
	run() {
		const { search } = this;
		const start = this.reach * this.width + this.reach;
		this.cost[start] = 0;
		this.open.push(start, 0);
		for (;;) {
			const nodes = this.closeNext();
			if (nodes.length === 0) return null;
			for (const node of nodes) {
				const paid = int32At(this.cost, node);
				const rest = search.arrives(this.x(node), this.y(node), paid);
				if (rest >= 0 && paid + rest <= search.most) return {
					path: legs(search.from, this.way(node)),
					cost: paid + rest
				};
				for (let d = 0; d < 8; d++) this.tryStep(node, d, paid);
			}
		}
	}
	closeNext() {
		const { open, closed } = this;
		const nodes = [];
		while (nodes.length === 0 && open.length > 0) {
			const key = open.peekValue();
			while (open.peekValue() === key) {
				const node = open.pop();
				if (node === void 0 || closed[node] === 1) continue;
				closed[node] = 1;
				nodes.push(node);
			}
		}
		return nodes.length > 1 ? nodes.sort((a, b) => this.compareWays(a, b)) : nodes;
	}
	tryStep(node, d, paid) {
		const { search } = this;
		const next = node + numberAt(this.moves, d);
		const length = d % 2 === 0 ? STRAIGHT : DIAGONAL;
		if (this.closed[next] === 1 || paid + length > search.most) return;
		const x = this.x(next);
		const y = this.y(next);
		const price = search.step(this.x(node), this.y(node), x, y, length);
		if (price < 0 || paid + price > search.most) return;
		const total = paid + price;
		if (search.least !== void 0 && total + search.least(x, y) > search.most) return;
		if (!this.isBetter(node, d, next, total)) return;
		const steps = int16At(this.steps, node) + 1;
		this.cost[next] = total;
		this.steps[next] = steps;
		this.lastStep[next] = d;
		this.open.push(next, total * MORE_THAN_STEPS + steps);
	}
	isBetter(node, d, next, total) {
		const known = int32At(this.cost, next);
		if (known < 0 || total < known) return true;
		if (total > known) return false;
		const fewer = int16At(this.steps, node) + 1 - int16At(this.steps, next);
		if (fewer !== 0) return fewer < 0;
		const last = byteAt(this.lastStep, next);
		return (this.compareWays(node, next - numberAt(this.moves, last)) || d - last) < 0;
	}
	compareWays(a, b) {
		let order = 0;
		while (a !== b) {
			const lastA = byteAt(this.lastStep, a);
			const lastB = byteAt(this.lastStep, b);
			if (lastA !== lastB) order = lastA - lastB;
			a -= numberAt(this.moves, lastA);
			b -= numberAt(this.moves, lastB);
		}
		return order;
	}
	way(node) {
		const directions = [];
		for (let at = node; this.lastStep[at] !== NO_STEP;) {
			const d = byteAt(this.lastStep, at);
			directions.push(d);
			at -= numberAt(this.moves, d);
		}
		return directions.reverse();
	}
	x(node) {
		return this.search.from.x + (node % this.width - this.reach) * STRAIGHT;
	}
	y(node) {
		return this.search.from.y + (Math.floor(node / this.width) - this.reach) * STRAIGHT;
	}
};
const cheapest$1 = (search) => new LatticeSearch(search).run();
function legs(from, directions) {
	const path = [];
	let { x, y } = from;
	directions.forEach((d, i) => {
		const step = itemAt(STEPS, d);
		x += step.x;
		y += step.y;
		if (directions[i + 1] !== d) path.push({
			x,
			y
		});
	});
	return path;
}
// packages/board/src/measured/reach.ts
function along(from, dx, dy, length, distance) {
	return {
		x: from.x + roundDiv(dx * distance, length),
		y: from.y + roundDiv(dy * distance, length)
	};
}
function farthest$1(star, dx, dy, near = star.most) {
	const length = isqrt(dx * dx + dy * dy);
	if (length === 0) return 0;
	const holds = (distance) => star.holds(star.from.x + roundDiv(dx * distance, length), star.from.y + roundDiv(dy * distance, length));
	let good = 0;
	let bad = star.most + 1;
	if (holds(near)) good = near;
	else bad = near;
	const outwards = good === near;
	for (let step = 1; bad - good > step; step *= 2) {
		const at = outwards ? good + step : bad - step;
		if (holds(at) === outwards) {
			if (outwards) good = at;
			else bad = at;
		} else {
			if (outwards) bad = at;
			else good = at;
			break;
		}
	}
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		if (holds(middle)) good = middle;
		else bad = middle;
	}
	return good;
}
function sample$1({ legal, within }, below) {
	const degrees = below(360);
	const dx = sine(degrees);
	const dy = sine(degrees + 90);
	const limit = farthest$1(within, dx, dy);
	const to = along(within.from, dx, dy, UNIT, limit === 0 ? 0 : below(limit + 1));
	return legal(to.x, to.y) ? to : {
		x: within.from.x,
		y: within.from.y
	};
}
// packages/board/src/measured/outline.ts
const LONG = 10 * UNIT;
const BASE_DEGREES = 2;
const scaled = (x, y) => {
	const length = Math.max(1, isqrt(x * x + y * y));
	return {
		x: roundDiv(x * LONG, length),
		y: roundDiv(y * LONG, length)
	};
};
const turn = (a, b) => a.x * b.y - a.y * b.x;
const half = (a) => a.x > 0 || a.x === 0 && a.y > 0 ? 0 : 1;
const clockwise = (a, b) => half(a) - half(b) || turn(a, b);
function outline(star) {
	const directions = star.edges().map(({ x, y }) => scaled(x, y));
	for (let d = 0; d < 360; d += BASE_DEGREES) directions.push({
		x: 10 * sine(d),
		y: 10 * sine(d + 90)
	});
	directions.sort(clockwise);
	const cast = (direction, near) => {
		const distance = farthest$1(star, direction.x, direction.y, near);
		return {
			...direction,
			distance,
			tip: along(star.from, direction.x, direction.y, LONG, distance)
		};
	};
	const corners = [];
	const closest = roundDiv(LONG * LONG, 2 * star.most);
	const between = (a, b) => {
		if (turn(b, a) > closest) {
			const middle = cast(scaled(a.x + b.x, a.y + b.y), chordAt(a.distance, b.distance));
			if (!onLine(a.tip, middle.tip, b.tip)) {
				between(a, middle);
				between(middle, b);
				return;
			}
		}
		corners.push(a.tip);
	};
	const first = cast(itemAt(directions, 0), star.most);
	let last = first;
	for (const direction of directions) {
		if (turn(direction, last) <= 0) continue;
		const next = cast(direction, last.distance);
		between(last, next);
		last = next;
	}
	between(last, first);
	return corners;
}
const chordAt = (a, b) => a + b === 0 ? 0 : roundDiv(2 * a * b, a + b);
function onLine(a, m, b) {
	const off = (b.x - a.x) * (m.y - a.y) - (b.y - a.y) * (m.x - a.x);
	return 16 * off * off <= 9 * squared(a.x, a.y, b.x, b.y);
}
const borders = (region) => [region.within, ...region.without()].map(outline);
// packages/board/src/measured/nearest.ts
const LATTICE = 100;
const LOOK = 5;
function foot(a, b, x, y) {
	const length = squared(a.x, a.y, b.x, b.y);
	if (length === 0) return a;
	const at = clamp((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y), 0, length);
	return {
		x: a.x + roundDiv((b.x - a.x) * at, length),
		y: a.y + roundDiv((b.y - a.y) * at, length)
	};
}
function closer(legal, from, x, y, step) {
	for (let at = from;;) {
		let best = at;
		let least = squared(at.x, at.y, x, y);
		for (let dx = -5 * step; dx <= LOOK * step; dx += step) for (let dy = -5 * step; dy <= LOOK * step; dy += step) {
			const far = squared(at.x + dx, at.y + dy, x, y);
			if (far < least && legal(at.x + dx, at.y + dy)) {
				least = far;
				best = {
					x: at.x + dx,
					y: at.y + dy
				};
			}
		}
		if (best === at) return at;
		at = best;
	}
}
function legalBeside(legal, at, x, y) {
	let best = null;
	for (let dx = -2; dx <= 2; dx++) for (let dy = -2; dy <= 2; dy++) {
		const one = {
			x: at.x + dx,
			y: at.y + dy
		};
		if ((best === null || squared(one.x, one.y, x, y) < squared(best.x, best.y, x, y)) && legal(one.x, one.y)) best = one;
	}
	return best;
}
function nearest$1(region, x, y) {
	const { legal, within } = region;
	if (legal(x, y)) return {
		x,
		y
	};
	const feet = borders(region).flatMap((border) => border.map((a, i) => foot(a, itemAt(border, (i + 1) % border.length), x, y)));
	let best = {
		x: within.from.x,
		y: within.from.y
	};
	let least = squared(best.x, best.y, x, y);
	for (const at of feet.sort((a, b) => squared(a.x, a.y, x, y) - squared(b.x, b.y, x, y))) {
		if (isqrt(squared(at.x, at.y, x, y)) > isqrt(least) + 3) break;
		const found = legalBeside(legal, at, x, y);
		if (found === null || squared(found.x, found.y, x, y) >= least) continue;
		best = found;
		least = squared(found.x, found.y, x, y);
	}
	return closer(legal, best, x, y, 1);
}
function nearestOn(table, legal, x, y) {
	if (legal(x, y)) return {
		x,
		y
	};
	let best = null;
	for (let py = y - LATTICE * floorDiv(y - table.south, LATTICE); py <= table.north; py += LATTICE) for (let px = x - LATTICE * floorDiv(x - table.west, LATTICE); px <= table.east; px += LATTICE) if ((best === null || squared(px, py, x, y) < squared(best.x, best.y, x, y)) && legal(px, py)) best = {
		x: px,
		y: py
	};
	return best === null ? null : [
		25,
		5,
		1
	].reduce((at, step) => closer(legal, at, x, y, step), best);
}
// packages/board/src/measured/segment.ts
const side = (ax, ay, bx, by, px, py) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
function beyond(ax, ay, bx, by, px, py, r) {
	const dx = bx - ax;
	const dy = by - ay;
	const along = (px - ax) * dx + (py - ay) * dy;
	const length = dx * dx + dy * dy;
	if (along <= 0 || length === 0) return squared(ax, ay, px, py) - r * r;
	if (along >= length) return squared(bx, by, px, py) - r * r;
	const off = side(ax, ay, bx, by, px, py);
	return off * off - r * r * length;
}
const nearerThan = (ax, ay, bx, by, px, py, r) => beyond(ax, ay, bx, by, px, py, r) < 0;
const atMost = (ax, ay, bx, by, px, py, r) => beyond(ax, ay, bx, by, px, py, r) <= 0;
function crosses(ax, ay, bx, by, cx, cy, dx, dy) {
	if (side(cx, cy, dx, dy, ax, ay) > 0 === side(cx, cy, dx, dy, bx, by) > 0) return false;
	const c = side(ax, ay, bx, by, cx, cy);
	const d = side(ax, ay, bx, by, dx, dy);
	return c >= 0 && d <= 0 || c <= 0 && d >= 0;
}
function meets$1(ax, ay, bx, by, cx, cy, dx, dy) {
	const a = Math.sign(side(cx, cy, dx, dy, ax, ay));
	const b = Math.sign(side(cx, cy, dx, dy, bx, by));
	const c = Math.sign(side(ax, ay, bx, by, cx, cy));
	const d = Math.sign(side(ax, ay, bx, by, dx, dy));
	if (a !== b && c !== d) return true;
	const within = (px, py, qx, qy, x, y) => x >= Math.min(px, qx) && x <= Math.max(px, qx) && y >= Math.min(py, qy) && y <= Math.max(py, qy);
	return a === 0 && within(cx, cy, dx, dy, ax, ay) || b === 0 && within(cx, cy, dx, dy, bx, by) || c === 0 && within(ax, ay, bx, by, cx, cy) || d === 0 && within(ax, ay, bx, by, dx, dy);
}
function sweepsInto(ax, ay, bx, by, r, box) {
	if (Math.max(ax, bx) + r <= box.west || Math.min(ax, bx) - r >= box.east || Math.max(ay, by) + r <= box.south || Math.min(ay, by) - r >= box.north) return false;
	if (inBox(ax, ay, box) || inBox(bx, by, box)) return true;
	if (squaredToBox(ax, ay, box) < r * r || squaredToBox(bx, by, box) < r * r) return true;
	const { west, south, east, north } = box;
	if (nearerThan(ax, ay, bx, by, west, south, r) || nearerThan(ax, ay, bx, by, west, north, r) || nearerThan(ax, ay, bx, by, east, south, r) || nearerThan(ax, ay, bx, by, east, north, r)) return true;
	return meets$1(ax, ay, bx, by, west, south, east, north) || meets$1(ax, ay, bx, by, west, north, east, south);
}
// packages/games/xenos-rampant/content/maps.ts
const MAPS = [
	{
		id: "XR-M-MAP-01",
		name: "CROSS",
		title: "the colony crossroads",
		buildings: "house",
		obstacles: [
			[
				"barricade",
				16,
				22,
				22,
				22
			],
			[
				"barricade",
				26,
				26,
				32,
				26
			],
			[
				"hedge",
				4,
				32,
				12,
				32
			],
			[
				"hedge",
				36,
				16,
				44,
				16
			]
		],
		rows: [
			"...........==...........",
			"...........==...........",
			"..wwww.....==...........",
			"..wwww.....==.....www...",
			"..wwww.....==.....www...",
			"...........==.....www...",
			".......BBB.==...........",
			".......BBB.==...........",
			"...sss.....==..rrr......",
			"...sss.....==..rrr..ccc.",
			"...........==...........",
			"========================",
			"========================",
			"...........==...........",
			".ccc..rrr..==.....sss...",
			"......rrr..==.....sss...",
			"...........==.BBB.......",
			"...........==.BBB.......",
			"...www.....==...........",
			"...www.....==.....wwww..",
			"...www.....==.....wwww..",
			"...........==.....wwww..",
			"...........==...........",
			"...........==..........."
		]
	},
	{
		id: "XR-M-MAP-02",
		name: "REFINERY",
		title: "the refinery",
		buildings: "bunker",
		obstacles: [
			[
				"wall",
				12,
				24,
				18,
				24
			],
			[
				"wall",
				30,
				24,
				36,
				24
			],
			[
				"wire",
				22,
				34,
				22,
				40
			],
			[
				"wire",
				26,
				8,
				26,
				14
			]
		],
		rows: [
			"........................",
			"........................",
			"........................",
			"....KK..KK..............",
			"....KK..KK.....BBBB.....",
			"...............BBBB.....",
			"........................",
			"........................",
			"..rrrr....rrrr..........",
			"..rrrr....rrrr.....sss..",
			".......c...........sss..",
			"...........PP...........",
			"...........PP...........",
			"..sss...........c.......",
			"..sss.....rrrr....rrrr..",
			"..........rrrr....rrrr..",
			"........................",
			"........................",
			".....BBBB...............",
			".....BBBB.....KK..KK....",
			"..............KK..KK....",
			"........................",
			"........................",
			"........................"
		]
	},
	{
		id: "XR-M-MAP-03",
		name: "JUNGLE",
		title: "the river basin",
		buildings: "house",
		obstacles: [],
		rows: [
			"........................",
			".......wwww.............",
			".wwww..wwww...wwwww.....",
			".wwww..wwww...wwwww.....",
			".wwww.........wwwww.....",
			".wwww...............www.",
			"....................www.",
			"...........wwww.....www.",
			"....wwww...wwww..mm.www.",
			"....wwww...wwww..mm.....",
			"....wwww.........mm.....",
			"~~~~ff~~~~~ff~~~~~ff~~~~",
			"~~~~ff~~~~~ff~~~~~ff~~~~",
			".....mm.........wwww....",
			".....mm..wwww...wwww....",
			".www.mm..wwww...wwww....",
			".www.....wwww...........",
			".www....................",
			".www...............wwww.",
			".....wwwww.........wwww.",
			".....wwwww...wwww..wwww.",
			".....wwwww...wwww..wwww.",
			".............wwww.......",
			"........................"
		]
	},
	{
		id: "XR-M-MAP-04",
		name: "PAD",
		title: "the landing field",
		buildings: "house",
		obstacles: [[
			"barricade",
			18,
			30,
			30,
			30
		], [
			"barricade",
			18,
			18,
			30,
			18
		]],
		rows: [
			"........................",
			"........................",
			".........hhh............",
			"...ccc...hhh....ccc.....",
			"...ccc...hhh....ccc.....",
			"........................",
			"........................",
			"......sss...........KK..",
			"..KK..sss.....ccc...KK..",
			"..KK..........ccc.......",
			"..KK......PPPP..........",
			"..........PPPP..........",
			"..........PPPP..........",
			"..........PPPP......KK..",
			".......ccc..........KK..",
			"..KK...ccc.....sss..KK..",
			"..KK...........sss......",
			"........................",
			"........................",
			".....ccc....hhh...ccc...",
			".....ccc....hhh...ccc...",
			"............hhh.........",
			"........................",
			"........................"
		]
	},
	{
		id: "XR-M-MAP-05",
		name: "HIVE",
		title: "the resin fields",
		buildings: "hive nest",
		obstacles: [],
		rows: [
			"........................",
			"........................",
			"..........xxxx..........",
			"..xxxxx...xBBx...xxxxx..",
			"..xBBxx...xxxx...xxBBx..",
			"..xxxxx..........xxxxx..",
			"........................",
			"........................",
			"..........cccc..........",
			"....xxx...cccc...xxx....",
			"....xxx..........xxx....",
			"....xxx..........xxx....",
			"........................",
			"........................",
			"........................",
			".ssss.....rrrr.....ssss.",
			".ssss.....rrrr.....ssss.",
			"........................",
			"........................",
			"......www......www......",
			"......www......www......",
			"........................",
			"........................",
			"........................"
		]
	},
	{
		id: "XR-M-MAP-06",
		name: "CANYON",
		title: "the road through the rocks",
		buildings: "house",
		obstacles: [
			[
				"barricade",
				18,
				28,
				22,
				28
			],
			[
				"barricade",
				26,
				20,
				30,
				20
			],
			[
				"hedge",
				30,
				34,
				36,
				34
			]
		],
		rows: [
			"KKKKK......==......KKKKK",
			"KKKKK......==......KKKKK",
			"KKKKK......==......KKKKK",
			"KKKKK.rrr..==......KKKKK",
			"KKKKK.rrr..==..sss.KKKKK",
			"KKKKK.rrr..==..sss.KKKKK",
			"KKKKK......==......KKKKK",
			"KKKKK......==...........",
			"...........==...........",
			"...........==...........",
			".ss..ccc...==...ccc..ss.",
			".ss..ccc...==...ccc..ss.",
			".ss..ccc...==...ccc..ss.",
			"...........==...........",
			"...........==...........",
			"KKKK.......==...........",
			"KKKK.......==.......KKKK",
			"KKKK...www.==.......KKKK",
			"KKKK...www.==.rrr...KKKK",
			"KKKK.......==.rrr...KKKK",
			"KKKK.......==.rrr...KKKK",
			"KKKK.......==.......KKKK",
			"KKKK.......==.......KKKK",
			"KKKK.......==.......KKKK"
		]
	}
];
const MAP_NAMES = MAPS.map((map) => map.name);
function mapTitle(name) {
	const title = MAPS.find((map) => map.name === name)?.title ?? name;
	return title.charAt(0).toUpperCase() + title.slice(1);
}
// packages/games/xenos-rampant/content/terrain.ts
const TERRAIN = [
	{
		id: "XR-TT-01",
		letter: ".",
		name: "open ground",
		movement: "open",
		cover: 0,
		sight: "clear",
		overhead: false
	},
	{
		id: "XR-TT-02",
		letter: "=",
		name: "road",
		movement: "open",
		cover: 0,
		sight: "clear",
		overhead: false
	},
	{
		id: "XR-TT-03",
		letter: "P",
		name: "landing pad",
		movement: "open",
		cover: 0,
		sight: "clear",
		overhead: false
	},
	{
		id: "XR-TT-04",
		letter: "s",
		name: "scrub",
		movement: "open",
		cover: 1,
		sight: "clear",
		overhead: false
	},
	{
		id: "XR-TT-05",
		letter: "w",
		name: "woods",
		movement: "rough",
		cover: 1,
		sight: "dense",
		overhead: true
	},
	{
		id: "XR-TT-06",
		letter: "x",
		name: "resin",
		movement: "rough",
		cover: 1,
		sight: "dense",
		overhead: true
	},
	{
		id: "XR-TT-07",
		letter: "r",
		name: "ruins",
		movement: "rough",
		cover: 2,
		sight: "dense",
		overhead: false
	},
	{
		id: "XR-TT-08",
		letter: "c",
		name: "craters",
		movement: "rough",
		cover: 1,
		sight: "clear",
		overhead: false
	},
	{
		id: "XR-TT-09",
		letter: "m",
		name: "marsh",
		movement: "rough",
		cover: 0,
		sight: "clear",
		overhead: false
	},
	{
		id: "XR-TT-10",
		letter: "f",
		name: "ford",
		movement: "rough",
		cover: 0,
		sight: "clear",
		overhead: false
	},
	{
		id: "XR-TT-11",
		letter: "~",
		name: "deep water",
		movement: "impassable",
		cover: 0,
		sight: "clear",
		overhead: false
	},
	{
		id: "XR-TT-12",
		letter: "K",
		name: "rocks",
		movement: "impassable",
		cover: 0,
		sight: "blocking",
		overhead: false
	},
	{
		id: "XR-TT-13",
		letter: "h",
		name: "hill",
		movement: "open",
		cover: 0,
		sight: "hill",
		overhead: false
	},
	{
		id: "XR-TT-14",
		letter: "B",
		name: "building",
		movement: "impassable",
		cover: 2,
		sight: "blocking",
		overhead: true
	}
];
const BUILDING = TERRAIN.findIndex((type) => type.letter === "B");
const RUINS = TERRAIN.findIndex((type) => type.letter === "r");
const HILL = TERRAIN.findIndex((type) => type.letter === "h");
const PAD = TERRAIN.findIndex((type) => type.letter === "P");
const ROAD = TERRAIN.findIndex((type) => type.letter === "=");
const RESIN = TERRAIN.findIndex((type) => type.letter === "x");
const OBSTACLES = {
	hedge: {
		id: "XR-TT-15",
		cover: 1,
		crushable: true
	},
	wire: {
		id: "XR-TT-15",
		cover: 1,
		crushable: true
	},
	wall: {
		id: "XR-TT-16",
		cover: 2,
		crushable: false
	},
	barricade: {
		id: "XR-TT-16",
		cover: 2,
		crushable: true
	}
};
const BUILDINGS = {
	shack: {
		id: "XR-BT-01",
		armour: 3,
		sp: 5,
		capacity: 10
	},
	house: {
		id: "XR-BT-02",
		armour: 4,
		sp: 10,
		capacity: 15
	},
	bunker: {
		id: "XR-BT-03",
		armour: 6,
		sp: 15,
		capacity: 15
	},
	tower: {
		id: "XR-BT-04",
		armour: 4,
		sp: 5,
		capacity: 5
	},
	"hive nest": {
		id: "XR-BT-05",
		armour: 4,
		sp: 8,
		capacity: 0
	}
};
// packages/games/xenos-rampant/scenario/scenario.ts
const ROLES = ["attacker", "defender"];
const OBSTACLE_KINDS = [
	"hedge",
	"wire",
	"wall",
	"barricade"
];
const isObstacle = (kind) => OBSTACLE_KINDS.some((one) => one === kind);
const BUILDING_KINDS = [
	"shack",
	"house",
	"bunker",
	"tower",
	"hive nest"
];
// packages/games/xenos-rampant/scenario/board.ts
const TABLE$2 = 4800;
const COARSE = 200;
const FINE = 50;
const codeOf = (holds) => Math.max(0, TERRAIN.findIndex(holds));
function covers({ at, size, turn }, x, y) {
	const angle = -turn * Math.PI / 180;
	const dx = x - at[0] * 100;
	const dy = y - at[1] * 100;
	const along = dx * Math.cos(angle) - dy * Math.sin(angle);
	const across = dx * Math.sin(angle) + dy * Math.cos(angle);
	return Math.abs(Math.round(along)) < size[0] * 50 && Math.abs(Math.round(across)) < size[1] * 50;
}
const isArea = ({ kind }) => !isObstacle(kind);
function boardOf(scenario) {
	const areas = scenario.pieces.filter(isArea);
	const size = areas.length === 0 ? COARSE : FINE;
	const columns = TABLE$2 / size;
	const codes = new Uint8Array(columns * columns);
	const kinds = areas.map((piece) => codeOf(({ name }) => name === piece.kind));
	for (let row = 0; row < columns; row++) for (let column = 0; column < columns; column++) {
		const x = column * size + size / 2;
		const y = row * size + size / 2;
		const letter = scenario.rows[23 - Math.floor(y / COARSE)]?.[Math.floor(x / COARSE)] ?? ".";
		let code = codeOf((type) => type.letter === letter);
		areas.forEach((piece, i) => {
			if (covers(piece, x, y)) code = kinds[i] ?? code;
		});
		codes[row * columns + column] = code;
	}
	return {
		size,
		columns,
		codes
	};
}
const obstaclesOf = (scenario) => scenario.pieces.flatMap(({ kind, at, size, turn }, i) => {
	if (!isObstacle(kind)) return [];
	const angle = turn * Math.PI / 180;
	const dx = Math.round(Math.cos(angle) * size[0] * 50);
	const dy = Math.round(Math.sin(angle) * size[0] * 50);
	return [{
		kind,
		group: scenario.pieces.slice(0, i).filter((one) => isObstacle(one.kind)).length,
		x1: at[0] * 100 - dx,
		y1: at[1] * 100 - dy,
		x2: at[0] * 100 + dx,
		y2: at[1] * 100 + dy
	}];
});
// packages/games/xenos-rampant/ground.ts
const CELL = 200;
const mark = (holds) => Uint8Array.from(TERRAIN, (type) => holds(type) ? 1 : 0);
const ROUGH = mark((type) => type.movement === "rough");
const IMPASSABLE = mark((type) => type.movement === "impassable");
const DENSE = mark((type) => type.sight === "dense");
const BLOCKING = mark((type) => type.sight === "blocking");
const OVERHEAD = mark((type) => type.overhead);
const COVER$1 = Uint8Array.from(TERRAIN, (type) => type.cover);
const isHill = (code) => code === HILL;
const letters = new Map(TERRAIN.map((type, code) => [type.letter, code]));
const sheetOf$1 = (map) => MAPS.find((one) => one.name === map);
function boardNamed(map) {
	const rows = sheetOf$1(map).rows;
	const codes = new Uint8Array(576);
	rows.forEach((row, fromNorth) => {
		for (let column = 0; column < 24; column++) codes[(23 - fromNorth) * 24 + column] = letters.get(row[column]);
	});
	return {
		size: CELL,
		columns: 24,
		codes
	};
}
function housesOf({ size, columns, codes }) {
	const group = features({
		size,
		columns,
		rows: columns,
		codes
	});
	const boxes = new Map();
	codes.forEach((code, cell) => {
		if (code !== BUILDING) return;
		const west = cell % columns * size;
		const south = floorDiv(cell, columns) * size;
		const box = boxes.get(group[cell]) ?? {
			west,
			south,
			east: west + size,
			north: south + size
		};
		boxes.set(group[cell], {
			west: Math.min(box.west, west),
			south: Math.min(box.south, south),
			east: Math.max(box.east, west + size),
			north: Math.max(box.north, south + size)
		});
	});
	return [...boxes.values()].sort((a, b) => a.west - b.west || a.south - b.south);
}
const plainFrom = (board) => ({
	board,
	houses: housesOf(board),
	grounds: []
});
const named = new Map();
const own$1 = new Map();
const ownRead = new WeakMap();
const MOST_OWN = 12;
function ownPlain(scenario) {
	let found = ownRead.get(scenario);
	if (found !== void 0) return found;
	const key = JSON.stringify([scenario.rows, scenario.pieces]);
	found = own$1.get(key);
	if (found === void 0) {
		found = plainFrom(boardOf(scenario));
		const [oldest] = own$1.keys();
		if (own$1.size >= MOST_OWN && oldest !== void 0) own$1.delete(oldest);
		own$1.set(key, found);
	}
	ownRead.set(scenario, found);
	return found;
}
function plainOf({ map, options }) {
	if (map === "OWN") {
		if (options.own === void 0) throw new Error("there is no map of its own");
		return ownPlain(options.own);
	}
	let found = named.get(map);
	if (found === void 0) named.set(map, found = plainFrom(boardNamed(map)));
	return found;
}
function opaqueCells({ columns, rows, codes }) {
	const wide = columns + 1;
	const sums = new Uint16Array(wide * (rows + 1));
	for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
		const code = codes[row * columns + column];
		const stops = BLOCKING[code] === 1 || DENSE[code] === 1 || isHill(code) ? 1 : 0;
		const at = (row + 1) * wide + column + 1;
		sums[at] = stops + sums[at - 1] + sums[at - wide] - sums[at - wide - 1];
	}
	return sums;
}
function isOpen({ map: { size, columns, rows }, opaque }, ax, ay, bx, by) {
	const wide = columns + 1;
	const line = (at, most) => Math.min(most, Math.max(0, Math.floor(at / size)));
	const west = line(Math.min(ax, bx) - 1, columns);
	const east = line(Math.max(ax, bx) + size, columns);
	const south = line(Math.min(ay, by) - 1, rows) * wide;
	const north = line(Math.max(ay, by) + size, rows) * wide;
	const at = (row, column) => opaque[row + column] ?? 0;
	return at(north, east) + at(south, west) === at(north, west) + at(south, east);
}
function solidBoxes({ size, columns, rows, codes }) {
	const solid = [];
	for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
		if (IMPASSABLE[codes[row * columns + column]] === 0) continue;
		const from = column;
		while (column + 1 < columns && IMPASSABLE[codes[row * columns + column + 1]] === 1) column++;
		const box = {
			west: from * size,
			south: row * size,
			east: (column + 1) * size,
			north: (row + 1) * size
		};
		const below = solid.find((one) => one.north === box.south && one.west === box.west && one.east === box.east);
		if (below === void 0 || size === CELL) solid.push(box);
		else below.north = box.north;
	}
	return solid;
}
function build({ board, houses: all }, fallen) {
	const { size, columns } = board;
	const codes = board.codes.slice();
	const map = {
		size,
		columns,
		rows: columns,
		codes
	};
	const house = new Int8Array(codes.length).fill(-1);
	const cells = (box, each) => {
		for (let y = box.south; y < box.north; y += size) for (let x = box.west; x < box.east; x += size) each(cellUnder(map, x, y));
	};
	all.forEach((box, i) => cells(box, (cell) => fallen >> i & 1 ? codes[cell] = RUINS : house[cell] = i));
	return {
		map,
		feature: features(map),
		opaque: opaqueCells(map),
		solid: solidBoxes(map),
		houses: all.map((box, i) => fallen >> i & 1 ? null : box),
		house,
		cover: codes.map((code) => COVER$1[code])
	};
}
function groundOf(w) {
	let fallen = 0;
	let bit = 1;
	for (const building of w.buildings) {
		if (building.sp <= 0) fallen |= bit;
		bit <<= 1;
	}
	const plain = plainOf(w);
	return plain.grounds[fallen] ??= build(plain, fallen);
}
function houseBox(w, house) {
	const box = groundOf(w).houses[house];
	if (box === void 0 || box === null) throw new Error(`building ${house} does not stand`);
	return box;
}
const codeAt = (g, x, y) => g.map.codes[cellUnder(g.map, x, y)];
function boundsOf(w) {
	if (w.options.size > 12) return WHOLE;
	return SMALL;
}
const WHOLE = {
	west: 0,
	south: 0,
	east: 4800,
	north: 4800
};
const SMALL = {
	west: 600,
	south: 600,
	east: 4200,
	north: 4200
};
function freshBuildings(w, sp) {
	const kind = w.map === "OWN" ? w.options.own?.buildings ?? "house" : sheetOf$1(w.map).buildings;
	return plainOf(w).houses.map(() => ({
		kind,
		sp: sp(kind)
	}));
}
function freshObstacles({ map, options }) {
	if (map === "OWN") return options.own === void 0 ? [] : obstaclesOf(options.own);
	return sheetOf$1(map).obstacles.map(([kind, x1, y1, x2, y2], group) => ({
		kind,
		group,
		x1: x1 * 100,
		y1: y1 * 100,
		x2: x2 * 100,
		y2: y2 * 100
	}));
}
function resinAround(g, box) {
	const found = new Set();
	const { size } = g.map;
	for (let x = box.west - size; x <= box.east; x += size) for (let y = box.south - size; y <= box.north; y += size) {
		const cell = cellUnder(g.map, x, y);
		if (g.map.codes[cell] === RESIN) found.add(g.feature[cell]);
	}
	return [...found];
}
// packages/games/xenos-rampant/arrange/units.ts
function unitFrom(w, seat, name, given, where) {
	const unit = newUnit(w, seat, readBuild(given.unit, w.options.own?.content), given.species ?? `Seat ${seatLetter(seat)}`, given.extra ?? null);
	unit.name = name;
	unit.id = given.number ?? unit.id;
	unit.commander = given.commander ?? false;
	if (given.at === void 0 && given.reserve === void 0 && given.waits !== true && given.in === void 0 && given.house === void 0 && given.state === void 0 && given.where === void 0) throw new BadInput(`${where}.at`, "is missing");
	if (given.at !== void 0) [unit.x, unit.y] = given.at;
	unit.state = given.state ?? (given.at !== void 0 ? "table" : "reserve");
	unit.post = {
		x: unit.x,
		y: unit.y
	};
	if (given.sp !== void 0) unit.sp = given.sp;
	if (given.cost !== void 0) unit.cost = given.cost;
	unit.edge = given.reserve ?? null;
	unit.facing = given.facing ?? 0;
	unit.suppressed = given.suppressed ?? false;
	unit.grounded = given.grounded ?? false;
	unit.tried = given.tried ?? false;
	unit.answered = given.answered ?? false;
	unit.powers = given.powers ?? [];
	unit.faith = given.faith ?? null;
	unit.mercenary = given.mercenary ?? 0;
	unit.due = given.due ?? 0;
	unit.dropped = given.dropped ?? false;
	unit.fixedGun = given["fixed gun"] ?? false;
	unit.driven = given.driven ?? 0;
	unit.gotIn = given["got in"] ?? false;
	unit.gotOut = given["got out"] ?? false;
	unit.edge = given.edge ?? unit.edge;
	unit.fray = given.fray ?? false;
	unit.held = given.held ?? false;
	unit.state = given.where ?? unit.state;
	if (given.post !== void 0) unit.post = {
		x: given.post[0],
		y: given.post[1]
	};
	return unit;
}
function insideOf(w, unit, given, name) {
	if (given.in !== void 0) {
		const ride = named$1(w, given.in, `given.${name}.in`);
		unit.state = "transport";
		unit.inside = ride.id;
		if (given.at === void 0) {
			unit.x = ride.x;
			unit.y = ride.y;
		}
	}
	if (given.house !== void 0) {
		const box = groundOf(w).houses[given.house - 1];
		if (box === void 0 || box === null) throw new BadInput(`given.${name}.house`, "there is no such building");
		unit.state = "building";
		unit.inside = given.house - 1;
		if (given.at === void 0) {
			unit.x = box.west + box.east >> 1;
			unit.y = box.south + box.north >> 1;
		}
	}
}
// packages/games/xenos-rampant/content/battles.ts
const USUAL = {
	format: 1,
	text: "",
	rows: [],
	pieces: [],
	buildings: "house",
	turns: 8,
	points: 24,
	lists: {
		A: null,
		B: null
	},
	attacks: "dice",
	edges: null,
	first: "attacker",
	zones: {
		attacker: [{ depth: "usual" }],
		defender: [{ depth: "usual" }]
	},
	deployment: {},
	reserve: [],
	markers: [],
	placedMarkers: 0,
	reinforcements: [],
	stances: {
		attacker: { is: "HUNT" },
		defender: { is: "HUNT" }
	}
};
const FIVE_PLACES = [
	[24, 24],
	[12, 24],
	[36, 24],
	[24, 36],
	[24, 12]
];
const BATTLES$1 = {
	GRIND: {
		scenario: {
			...USUAL,
			name: "Meat Grinder",
			markers: [[24, 24]],
			goals: [
				{
					verb: "kill",
					side: "both",
					points: "kill points"
				},
				{
					verb: "destroy",
					what: "commander",
					side: "both",
					points: 2
				},
				{
					verb: "hold",
					points: 1,
					when: "end",
					name: "the crossroads"
				}
			],
			stances: {
				attacker: {
					is: "HUNT",
					seizeLate: 3
				},
				defender: {
					is: "HUNT",
					seizeLate: 3
				}
			}
		},
		terms: {
			name: "GRIND",
			map: "CROSS",
			blurb: "Destroyed enemies score, their Commander 2 more, and the crossroads 1 at the end.",
			cites: {
				zones: "XR-M-GRIND-01",
				markers: "XR-M-GRIND-04",
				stance: "XR-M-GRIND-05",
				goals: [
					"XR-M-GRIND-02",
					"XR-M-GRIND-03",
					"XR-M-GRIND-04"
				]
			}
		}
	},
	ENCOUNTER: {
		scenario: {
			...USUAL,
			name: "Encounter",
			turns: 6,
			reserve: ["attacker", "defender"],
			markers: FIVE_PLACES,
			goals: [{
				verb: "hold",
				points: 1,
				when: "turn",
				from: 2
			}, {
				verb: "kill",
				side: "both",
				points: "kill points"
			}],
			stances: {
				attacker: { is: "SEIZE" },
				defender: { is: "SEIZE" }
			}
		},
		terms: {
			name: "ENCOUNTER",
			map: "CROSS",
			blurb: "Five markers, scored every turn from the second.",
			cites: {
				reserve: "XR-M-ENCOUNTER-01",
				markers: "XR-M-ENCOUNTER-02",
				stance: "XR-M-ENCOUNTER-06",
				goals: ["XR-M-ENCOUNTER-03", "XR-M-ENCOUNTER-04"]
			}
		}
	},
	FIGHTRET: {
		scenario: {
			...USUAL,
			name: "Fighting Retreat",
			attacks: "automaton",
			edges: {
				attacker: "north",
				defender: "south"
			},
			zones: {
				attacker: [{ depth: 6 }],
				defender: [{ depth: 6 }]
			},
			deployment: {
				attacker: [{ depth: 6 }],
				defender: [{
					middle: [24, 26],
					radius: 10
				}]
			},
			goals: [{
				verb: "exit",
				side: "defender",
				edge: "south",
				points: "cost"
			}, {
				verb: "kill",
				side: "attacker",
				points: "cost"
			}],
			stances: {
				attacker: { is: "HUNT" },
				defender: {
					is: "SEIZE",
					coverEarly: 2
				}
			}
		},
		terms: {
			name: "FIGHTRET",
			map: "CANYON",
			blurb: "The Defender breaks out by the south edge; the Attacker stops them.",
			cites: {
				zones: "XR-M-FIGHTRET-06",
				deployment: {
					attacker: "XR-M-FIGHTRET-02",
					defender: "XR-M-FIGHTRET-01"
				},
				exits: "XR-M-FIGHTRET-03",
				stance: "XR-M-FIGHTRET-07",
				goals: ["XR-M-FIGHTRET-04", "XR-M-FIGHTRET-05"]
			}
		}
	},
	VIP: {
		scenario: {
			...USUAL,
			name: "VIP Extraction",
			zones: {
				attacker: [{ depth: 8 }],
				defender: [{ depth: 8 }]
			},
			goals: [{
				verb: "carry",
				at: [24, 24],
				out: 5,
				held: 2
			}, {
				verb: "kill",
				side: "both",
				points: "kill points"
			}],
			stances: {
				attacker: { is: "SEIZE" },
				defender: { is: "SEIZE" }
			}
		},
		terms: {
			name: "VIP",
			map: "JUNGLE",
			blurb: "Carry the VIP off by your own edge for 5.",
			cites: {
				zones: "XR-M-VIP-01",
				markers: "XR-M-VIP-02",
				exits: "XR-M-VIP-06",
				stance: "XR-M-VIP-10",
				goals: [["XR-M-VIP-07", "XR-M-VIP-08"], "XR-M-VIP-09"]
			}
		}
	},
	DIVERSION: {
		scenario: {
			...USUAL,
			name: "Diversion",
			reserve: ["attacker"],
			placedMarkers: 3,
			goals: [
				{
					verb: "reach",
					side: "attacker",
					points: "cost"
				},
				{
					verb: "hold",
					points: 2,
					when: "end"
				},
				{
					verb: "kill",
					side: "defender",
					points: "kill points"
				}
			],
			stances: {
				attacker: { is: "SEIZE" },
				defender: { is: "HOLD" }
			}
		},
		terms: {
			name: "DIVERSION",
			map: "REFINERY",
			blurb: "Markers in the Defender's half; presence counts.",
			cites: {
				zones: "XR-M-DIVERSION-01",
				reserve: "XR-M-DIVERSION-03",
				stance: "XR-M-DIVERSION-07",
				goals: [
					"XR-M-DIVERSION-04",
					"XR-M-DIVERSION-05",
					"XR-M-DIVERSION-06"
				]
			}
		}
	}
};
// packages/games/xenos-rampant/distances.ts
const radiusOf = (unit) => profileOf(unit).radius;
const coreOf = (unit) => radiusOf(unit) >> 1;
function bearer(w, unit) {
	if (unit.state !== "transport") return unit;
	return unitOf(w, unit.inside);
}
const hasPlace = (unit) => unit.state === "table" || unit.state === "building";
const outlineOf$1 = (w, unit) => unit.state === "building" ? houseBox(w, unit.inside) : null;
function discWithin(disc, box, n) {
	const most = radiusOf(disc) + n;
	return squaredToBox(disc.x, disc.y, box) <= most * most;
}
function within$1(w, a, b, n) {
	const one = bearer(w, a);
	const two = bearer(w, b);
	if (!hasPlace(one) || !hasPlace(two)) return false;
	const boxA = outlineOf$1(w, one);
	const boxB = outlineOf$1(w, two);
	if (boxA === null && boxB === null) {
		const most = radiusOf(one) + radiusOf(two) + n;
		return squared(one.x, one.y, two.x, two.y) <= most * most;
	}
	if (boxA === null) return boxB !== null && discWithin(one, boxB, n);
	return boxB === null ? discWithin(two, boxA, n) : squaredBetweenBoxes(boxA, boxB) <= n * n;
}
function gap(w, a, b) {
	const one = bearer(w, a);
	const two = bearer(w, b);
	if (!hasPlace(one) || !hasPlace(two)) return Infinity;
	const boxA = outlineOf$1(w, one);
	const boxB = outlineOf$1(w, two);
	const discGap = (disc, box) => Math.max(0, isqrt(squaredToBox(disc.x, disc.y, box)) - radiusOf(disc));
	if (boxA !== null) return boxB === null ? discGap(two, boxA) : isqrt(squaredBetweenBoxes(boxA, boxB));
	if (boxB !== null) return discGap(one, boxB);
	return Math.max(0, isqrt(squared(one.x, one.y, two.x, two.y)) - radiusOf(one) - radiusOf(two));
}
function withinPoint(w, unit, x, y, n) {
	const one = bearer(w, unit);
	if (!hasPlace(one)) return false;
	const box = outlineOf$1(w, one);
	if (box !== null) return squaredToBox(x, y, box) <= n * n;
	const most = radiusOf(one) + n;
	return squared(one.x, one.y, x, y) <= most * most;
}
function withinBox(w, unit, box, n) {
	const one = bearer(w, unit);
	if (!hasPlace(one)) return false;
	const own = outlineOf$1(w, one);
	return own === null ? discWithin(one, box, n) : squaredBetweenBoxes(own, box) <= n * n;
}
function touching(w, a, b) {
	return within$1(w, a, b, 2);
}
function* enemiesOf(w, unit) {
	const side = ownerOf(w, unit.owner).side;
	for (const one of w.units) if (ownerOf(w, one.owner).side !== side && onTable(w, one)) yield one;
}
const inches$2 = (hundredths) => {
	const whole = floorDiv(hundredths, 100);
	const rest = hundredths % 100;
	return `${whole}${rest === 0 ? "" : `.${String(rest).padStart(2, "0").replace(/0$/, "")}`}"`;
};
const nearInches = (hundredths) => inches$2(Math.round(hundredths / 25) * 25);
const costInches = (hundredths) => inches$2(Math.ceil(hundredths / 25) * 25);
// packages/games/xenos-rampant/book/chapter.ts
const chapter = chaptersOf();
function obvious(question) {
	const single = (w, f, seat) => {
		if ((question.spaces?.(w, f, seat).length ?? 0) > 0) return void 0;
		const offers = question.offers(w, f, seat);
		return offers.length === 1 ? offers[0] : void 0;
	};
	const owner = (w, f) => {
		const who = question.who(w, f);
		if (who === null || typeof who === "number") return who;
		throw new Error("a question with a single offer is put to one seat");
	};
	return {
		...question,
		who(w, f) {
			const seat = owner(w, f);
			return seat === null || single(w, f, seat) !== void 0 ? null : seat;
		},
		after(play, f) {
			const seat = owner(play.w, f);
			const offer = seat === null ? void 0 : single(play.w, f, seat);
			return seat === null || offer === void 0 ? question.after?.(play, f) : question.take(play, f, seat, offer);
		}
	};
}
// packages/games/xenos-rampant/book/turn/victory.ts
const killPoints = (unit) => unit.extra === "truck" ? 0 : unit.cost >= 7 ? 2 : 1;
function bandPoints(unit) {
	if (unit.cost <= 4) return 1;
	return unit.cost <= 8 ? 2 : 3;
}
function score$1(play, side, vp, rule, why) {
	if (vp === 0) return;
	play.w.score.push({
		side,
		vp,
		rule,
		why
	});
	play.tell?.({
		type: "scored",
		side,
		vp,
		why
	}, rule);
}
const vpOf = (w, side) => w.score.reduce((sum, one) => sum + (one.side === side ? one.vp : 0), 0);
function scoreKills(play, side, rule) {
	const { w } = play;
	score$1(play, side, w.removals.reduce((sum, one) => sum + (sideOf(w, unitOf(w, one.unit)) === side ? 0 : killPoints(unitOf(w, one.unit))), 0), rule, "kill points");
}
function holderOf(w, marker) {
	const near = [false, false];
	const holds = [false, false];
	for (const unit of w.units) {
		if (unit.suppressed || !withinPoint(w, unit, marker.x, marker.y, 300)) continue;
		const side = sideOf(w, unit);
		near[side] = true;
		if (hasPlace(unit) && !profileOf(unit).flying) holds[side] = true;
	}
	if (holds[0] && !near[1]) return 0;
	return holds[1] && !near[0] ? 1 : null;
}
function isFinished(w, side) {
	if (w.owners.every((owner) => owner.side !== side || owner.gaveUp)) return true;
	if (scenarioOf(w).neverFinished?.(w, side) === true) return false;
	return !w.units.some((unit) => sideOf(w, unit) === side && (onTable(w, unit) || unit.state === "reserve"));
}
const isOver = (w) => scenarioOf(w).lostAtOnce?.(w) === true || isFinished(w, 0) || isFinished(w, 1);
const soleSide = (w) => isFinished(w, 0) !== isFinished(w, 1) ? isFinished(w, 0) ? 1 : 0 : null;
const winnerOf = (w) => {
	const [a, b] = [vpOf(w, 0), vpOf(w, 1)];
	return a === b ? null : a > b ? 0 : other(0);
};
// packages/games/xenos-rampant/scenario/goals.ts
const cited = (goals, rules) => goals.map((goal, i) => {
	const rule = rules?.[i] ?? "XR-SCN-06";
	return typeof rule === "string" ? {
		goal,
		rule,
		second: rule
	} : {
		goal,
		rule: rule[0],
		second: rule[1]
	};
});
const counts = (w, who, side) => who === "both" || sideIn(w, who) === side;
function kindOf$1(goal) {
	if (goal.verb === "kill") return goal.points === "cost" ? "unit" : "side";
	if (goal.verb === "destroy") return "side";
	return goal.verb === "exit" || goal.verb === "reach" ? "unit" : "one";
}
function countForSide(play, { goal, rule }, side) {
	const { w } = play;
	if (goal.verb === "kill" && counts(w, goal.side, side)) scoreKills(play, side, rule);
	if (goal.verb !== "destroy" || !counts(w, goal.side, side)) return;
	for (const owner of w.owners) if (owner.side !== side && owner.commanderLost) score$1(play, side, goal.points, rule, "the enemy Commander");
}
function arrived(w, goal, unit) {
	if (goal.verb === "exit") return unit.state === "withdrawn";
	if (goal.verb !== "reach" || unit.suppressed || !onTable(w, unit)) return false;
	const at = bearer(w, unit);
	return inBox(at.x, at.y, halfOf(w, other(sideIn(w, goal.side))));
}
function countUnit(play, { goal, rule }, unit) {
	const { w } = play;
	const side = sideOf(w, unit);
	if (goal.verb === "kill" && counts(w, goal.side, other(side)) && gone$1(unit)) score$1(play, other(side), bandPoints(unit), rule, unit.name);
	if (goal.verb !== "exit" && goal.verb !== "reach" || sideIn(w, goal.side) !== side || !arrived(w, goal, unit)) return;
	score$1(play, side, goal.points === "cost" ? bandPoints(unit) : goal.points, rule, unit.name);
}
function countOne(play, { goal, rule, second }) {
	const { w } = play;
	if (goal.verb === "hold" && goal.when === "turn") {
		const sole = soleSide(w);
		if (sole !== null) score$1(play, sole, goal.points * w.markers.length, "XR-VIC-04", "all markers");
	} else if (goal.verb === "hold") for (const marker of w.markers) {
		const holder = soleSide(w) ?? holderOf(w, marker);
		if (holder !== null) score$1(play, holder, goal.points, rule, goal.name ?? "a marker");
	}
	else if (goal.verb === "carry" && w.vip !== null) {
		if (w.vip.out !== null) score$1(play, w.vip.out, goal.out, rule, "the VIP is out");
		else if (w.vip.carrier >= 0) score$1(play, sideOf(w, unitOf(w, w.vip.carrier)), goal.held, second, "the VIP is held");
	}
}
function runsOf(all) {
	const runs = [];
	for (const one of all) {
		const kind = kindOf$1(one.goal);
		const last = runs.at(-1);
		if (last !== void 0 && last.kind === kind && kind !== "one") last.run.push(one);
		else runs.push({
			kind,
			run: [one]
		});
	}
	return runs;
}
function countGoals(play, goals, rules) {
	for (const { kind, run } of runsOf(cited(goals, rules))) if (kind === "side") for (const side of [0, 1]) for (const one of run) countForSide(play, one, side);
	else if (kind === "unit") for (const unit of play.w.units) for (const one of run) countUnit(play, one, unit);
	else for (const one of run) countOne(play, one);
}
function turnGoals(play, goals, rules) {
	const { w } = play;
	for (const { goal, rule } of cited(goals, rules)) {
		if (goal.verb === "hold" && goal.when === "turn") {
			if (w.turn < (goal.from ?? 1)) continue;
			for (const marker of w.markers) {
				const holder = holderOf(w, marker);
				if (holder !== null) score$1(play, holder, goal.points, rule, goal.name ?? "a marker");
			}
		}
		if (goal.verb === "survive") {
			const side = sideIn(w, goal.side);
			if (w.units.some((unit) => sideOf(w, unit) === side && onTable(w, unit))) score$1(play, side, goal.points, rule, "a turn survived");
		}
	}
}
// packages/games/xenos-rampant/scenario/reinforcements.ts
function reinforce(play, seat, all) {
	const { w } = play;
	const { side } = ownerOf(w, seat);
	if (w.owners.findIndex((owner) => owner.side === side) !== seat) return;
	for (const { turn, edge, units } of all.filter((one) => one.side === roleOf(w, side) && one.turn === w.turn)) {
		for (const build of units) {
			const unit = newUnit(w, seat, readBuild(build, w.options.own?.content), `Turn ${turn}`, "wave");
			unit.edge = edge;
			w.units.push(unit);
		}
		play.tell?.({
			type: "wave",
			builds: units,
			edges: [edge]
		}, "XR-SCN-07");
	}
}
// packages/games/xenos-rampant/scenario/battle.ts
const roleOf = (w, side) => side === w.attacker ? "attacker" : "defender";
const sideIn = (w, role) => role === "attacker" ? w.attacker : other(w.attacker);
const hundredths = ([x, y]) => ({
	x: x * 100,
	y: y * 100
});
function zoneOf(w, edge, terms) {
	if ("middle" in terms) return {
		...hundredths(terms.middle),
		r: terms.radius * 100
	};
	if ("from" in terms) {
		const [a, b] = [hundredths(terms.from), hundredths(terms.to)];
		const box = boundsOf(w);
		return {
			west: Math.max(box.west, a.x),
			south: Math.max(box.south, a.y),
			east: Math.min(box.east, b.x),
			north: Math.min(box.north, b.y)
		};
	}
	return strip(w, terms.edge ?? edge(), terms.depth === "usual" ? usualDepth(w) : terms.depth * 100);
}
function nearestToMarker(w, side) {
	const marker = w.markers[0];
	if (marker === void 0) return void 0;
	const far = (unit) => squared(unit.x, unit.y, marker.x, marker.y);
	return w.units.filter((unit) => sideOf(w, unit) === side && unit.state === "table" && !unit.suppressed && !profileOf(unit).flying).sort((a, b) => far(a) - far(b) || a.id - b.id)[0];
}
function stanceOf$1(w, unit, terms) {
	const side = sideOf(w, unit);
	const carrier = w.vip?.carrier ?? -1;
	if (carrier >= 0 && sideOf(w, unitOf(w, carrier)) !== side) return "HUNT";
	if (terms.seizeLate !== void 0 && w.turn > w.lastTurn - terms.seizeLate && nearestToMarker(w, side) === unit) return "SEIZE";
	if (terms.coverEarly !== void 0 && w.turn <= terms.coverEarly) {
		if (w.units.filter((one) => one.owner === unit.owner && profileOf(one).shoot > 0).sort((a, b) => b.cost - a.cost || a.id - b.id)[0] === unit) return "HOLD";
	}
	return terms.is;
}
const carryOf = (scenario) => scenario.goals.find((goal) => goal.verb === "carry");
function battleOf(scenario, { name, map, blurb, cites }) {
	const zones = (w, side, terms) => terms.map((one) => zoneOf(w, () => ownEdge(w, side), one));
	const ownEdge = (w, side) => scenario.edges?.[roleOf(w, side)] ?? edgeOf(w, side);
	const carry = carryOf(scenario);
	const exits = scenario.goals.filter((goal) => goal.verb === "exit");
	const { deployment, edges } = scenario;
	return {
		name,
		title: scenario.name,
		blurb,
		map,
		turns: scenario.turns,
		choosesZone: edges === null,
		...edges !== null && { edges },
		...scenario.first === "defender" && { defenderFirst: true },
		attackerIs: (w) => {
			if (scenario.attacks === "automaton") return w.owners.length === 3 ? 1 : null;
			return scenario.attacks === "dice" ? null : scenario.attacks === "A" ? 0 : 1;
		},
		zones(w, side) {
			cites.zones;
			return zones(w, side, scenario.zones[roleOf(w, side)]);
		},
		...Object.keys(deployment).length > 0 && { deployment(w, side) {
			const role = roleOf(w, side);
			cites.deployment?.[role];
			return zones(w, side, deployment[role] ?? scenario.zones[role]);
		} },
		...scenario.reserve.length > 0 && { inReserve(w, side) {
			cites.reserve;
			return scenario.reserve.includes(roleOf(w, side));
		} },
		placedMarkers: scenario.placedMarkers,
		begin(play) {
			cites.markers;
			play.w.markers = scenario.markers.map(hundredths);
			if (carry !== void 0) play.w.vip = {
				...hundredths(carry.at),
				carrier: -1,
				out: null
			};
		},
		exits(w, side) {
			const box = boundsOf(w);
			cites.exits;
			const all = {
				from: box.west,
				to: box.east
			};
			if (carry !== void 0) return [{
				edge: ownEdge(w, side),
				...all
			}];
			return exits.flatMap((goal) => sideIn(w, goal.side) !== side ? [] : [{
				edge: goal.edge === "own" ? ownEdge(w, side) : goal.edge,
				...all
			}]);
		},
		...scenario.reinforcements.length > 0 && {
			phaseBegins: (play, seat) => reinforce(play, seat, scenario.reinforcements),
			neverFinished: (w, side) => scenario.reinforcements.some((one) => sideIn(w, one.side) === side && one.turn > w.turn)
		},
		turnEnds(play) {
			turnGoals(play, scenario.goals, cites.goals);
		},
		...carry !== void 0 && { endsAfterTurn: (w) => w.vip !== null && w.vip.out !== null },
		count: (play) => countGoals(play, scenario.goals, cites.goals),
		stance(w, unit) {
			cites.stance;
			return stanceOf$1(w, unit, scenario.stances[roleOf(w, sideOf(w, unit))]);
		},
		goals({ vip, markers }) {
			if (carry === void 0) return markers;
			return vip !== null && vip.carrier < 0 && vip.out === null ? [{
				x: vip.x,
				y: vip.y
			}] : [];
		}
	};
}
// packages/games/xenos-rampant/choices.ts
const ORDER_KINDS = [
	"move",
	"ground",
	"jump",
	"disembark",
	"shoot",
	"attack",
	"skirmish",
	"move and fire",
	"fire support",
	"manifest",
	"regenerate",
	"explode",
	"arrive",
	"enter",
	"charges"
];
const KINDS = {
	order: true,
	stop: true,
	concede: true,
	rally: true,
	wild: true,
	hold: true,
	test: true,
	path: true,
	drive: true,
	board: true,
	house: true,
	exit: true,
	stay: true,
	take: true,
	crush: true,
	direction: true,
	far: true,
	land: true,
	first: true,
	shoot: true,
	react: true,
	reroll: true,
	stun: true,
	stray: true,
	storm: true,
	retreat: true,
	table: true,
	trait: true,
	list: true,
	hates: true,
	crusades: true,
	doctrine: true,
	scenario: true,
	wise: true,
	zone: true,
	edge: true,
	keep: true,
	raid: true,
	underdogs: true,
	marker: true,
	place: true,
	suggested: true,
	embark: true,
	reserve: true,
	swap: true,
	brood: true,
	buy: true,
	remove: true,
	grow: true,
	retire: true,
	done: true
};
const isChoiceKind = (key) => Object.hasOwn(KINDS, key);
function kindOf(choice) {
	if ("order" in choice) return "order";
	const kind = Object.keys(choice).find(isChoiceKind);
	if (kind === void 0) throw new Error(`${JSON.stringify(choice)} is no choice of this game`);
	return kind;
}
const isKind = (choice, kind) => kind in choice && (kind === "order" || !("order" in choice));
function chosen(choice, kind) {
	if (!isKind(choice, kind)) throw new Error(`${JSON.stringify(choice)} does not say '${kind}'`);
	return choice;
}
function landingIn(choice) {
	const { land } = chosen(choice, "land");
	if (land === false) throw new Error("nothing lands here");
	return land;
}
const spot = (x, y) => [x, y];
const isSpot = (value) => Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === "number" && Number.isInteger(n) && n >= -2e4 && n <= 2e4);
const isPath = (value) => Array.isArray(value) && value.every(isSpot);
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const field = (choice, key) => isRecord(choice) && Object.hasOwn(choice, key) ? choice[key] : void 0;
function shaped(choice, ...keys) {
	if (!isRecord(choice)) return false;
	const needed = keys.filter((key) => !key.endsWith("?"));
	const free = keys.filter((key) => key.endsWith("?")).map((key) => key.slice(0, -1));
	return needed.every((key) => Object.hasOwn(choice, key)) && Object.keys(choice).every((key) => needed.includes(key) || free.includes(key));
}
// packages/games/xenos-rampant/auto/places.ts
function nearestToEnemyPoint(w, unit, spots) {
	const enemies = [...enemiesOf(w, unit)];
	const far = (at) => enemies.reduce((least, one) => Math.min(least, squared(at.x, at.y, one.x, one.y)), Infinity);
	return head(spots.slice().sort((a, b) => far(a) - far(b) || a.x - b.x || a.y - b.y));
}
function nearestToEnemy(w, unit, spots) {
	const best = nearestToEnemyPoint(w, unit, spots);
	return { land: spot(best.x, best.y) };
}
// packages/games/xenos-rampant/book/geometry/paths.ts
const GAP$1 = 100;
const CROSSING = 200;
const FAULTS$1 = {
	gap: {
		rule: "XR-GEO-07",
		reason: "It would come nearer than 1\" to another unit."
	},
	impassable: {
		rule: "XR-TER-04",
		reason: "Its core would overlap impassable ground."
	},
	obstacle: {
		rule: "XR-TER-09",
		reason: "This vehicle cannot cross obstacles."
	},
	"off the table": {
		rule: "XR-GEO-09",
		reason: "The whole token must stay on the table."
	}
};
function moverOf(w, unit, x = unit.x, y = unit.y, ignore = [], leaving = null) {
	const p = profileOf(unit);
	const paralysed = effectOn(w, unit.id, "Paralysis");
	const drives = p.vehicle && !p.walker;
	const others = [];
	for (const one of w.units) {
		if (one.state !== "table" || one === unit || ignore.includes(one.id)) continue;
		const least = p.radius + profileOf(one).radius + GAP$1;
		others.push({
			x: one.x,
			y: one.y,
			least,
			near: squared(one.x, one.y, x, y) < least * least
		});
	}
	const flies = p.flying;
	const skims = p.skimmer;
	const ground = groundOf(w);
	return {
		unit,
		r: p.radius,
		core: p.radius >> 1,
		flies,
		skims,
		paralysed,
		others,
		slowed: !(p.has["Open Order"] || p.has["All-Terrain"] || skims || flies),
		crossing: p.has["Line-Breaker"] || skims || flies ? 0 : drives ? -1 : CROSSING,
		bounds: boundsOf(w),
		ground,
		leaves: leaving !== null,
		solid: leaving === null ? ground.solid : ground.solid.filter((box) => box.west < leaving.west || box.east > leaving.east || box.south < leaving.south || box.north > leaving.north)
	};
}
function crossed(w, ax, ay, bx, by) {
	let groups = 0;
	let count = 0;
	for (const o of w.obstacles) {
		if (groups >> o.group & 1 || !crosses(ax, ay, bx, by, o.x1, o.y1, o.x2, o.y2)) continue;
		groups |= 1 << o.group;
		count++;
	}
	return count;
}
function legCost(w, m, ax, ay, bx, by) {
	const length = legLength(ax, ay, bx, by);
	const rough = m.paralysed || m.slowed ? lengthIn(m.ground.map, ax, ay, bx, by, ROUGH) : 0;
	const over = m.crossing > 0 && w.obstacles.length > 0 ? m.crossing * crossed(w, ax, ay, bx, by) : 0;
	if (rough > 0);
	if (over > 0);
	return m.paralysed ? 2 * (length + rough) + over : length + rough + over;
}
function standFault(m, x, y) {
	if (!discInBox(x, y, m.r, m.bounds)) return "off the table";
	for (const one of m.others) if (!one.near && squared(x, y, one.x, one.y) < one.least * one.least) return "gap";
	for (const box of m.ground.solid) if (squaredToBox(x, y, box) < m.core * m.core) return "impassable";
	return null;
}
function legFault(w, m, ax, ay, bx, by, last = true) {
	if (!discInBox(bx, by, m.r, m.bounds) && (m.r > 0 || last)) return "off the table";
	if (m.flies);
	if (m.flies) return last ? standFault({
		...m,
		others: m.others.map((one) => ({
			...one,
			near: false
		}))
	}, bx, by) : null;
	for (const one of m.others) if (one.near) {
		if ((ax - one.x) * (bx - ax) + (ay - one.y) * (by - ay) < 0) return "gap";
	} else if (nearerThan(ax, ay, bx, by, one.x, one.y, one.least)) return "gap";
	if (m.skims) return last ? standFault(m, bx, by) : null;
	for (const box of m.solid) if (sweepsInto(ax, ay, bx, by, m.core, box)) return "impassable";
	if (last && m.leaves) {
		const fault = standFault(m, bx, by);
		if (fault !== null) return fault;
	}
	if (m.crossing < 0 && w.obstacles.length > 0 && crossed(w, ax, ay, bx, by) > 0) return "obstacle";
	return null;
}
function judgePath(w, m, path, from = m.unit) {
	let cost = 0;
	let { x, y } = from;
	for (let i = 0; i < path.length; i++) {
		const to = path[i];
		const fault = legFault(w, m, x, y, to.x, to.y, i === path.length - 1);
		if (fault !== null) return {
			cost,
			fault
		};
		cost += legCost(w, m, x, y, to.x, to.y);
		x = to.x;
		y = to.y;
	}
	return {
		cost,
		fault: null
	};
}
const isRough = (g, x, y) => ROUGH[codeAt(g, x, y)] === 1;
// packages/games/xenos-rampant/happenings.ts
function namesOf(w, ...ids) {
	const names = {};
	for (const id of ids) {
		const unit = w.units[id];
		if (unit !== void 0) names[id] = unit.name;
	}
	return names;
}
// packages/games/xenos-rampant/book/powers/lasting.ts
function end(play, ends, rule) {
	const { w } = play;
	if (w.effects.length === 0) return;
	for (const effect of w.effects.filter(ends)) play.tell?.({
		type: "power ended",
		power: effect.power,
		by: effect.by,
		unit: effect.on,
		names: namesOf(play.w, effect.on)
	}, rule);
	w.effects = w.effects.filter((effect) => !ends(effect));
}
const endPowersOf = (play, unit) => end(play, (effect) => effect.by === unit.id || effect.on === unit.id && unit.state !== "table" && unit.state !== "building" && unit.state !== "transport", "XR-PSY-05");
const endEarlier = (play, by) => end(play, (effect) => effect.by === by.id, "XR-PSY-04");
const annul = (play, on) => end(play, (effect) => effect.on === on.id, "XR-P-13");
const used = (play, on, power) => end(play, (effect) => effect.on === on.id && effect.power === power, powerNamed(power).id);
function phaseBegins(play, side) {
	const { w } = play;
	end(play, (effect) => sideOf(w, unitOf(w, effect.by)) === side && powerNamed(effect.power).lasts === "next own phase", "XR-PSY-04");
	for (const effect of w.effects) if (sideOf(w, unitOf(w, effect.on)) === side) effect.begun = true;
}
function phaseEnds(play, side) {
	const { w } = play;
	end(play, (effect) => effect.begun && powerNamed(effect.power).lasts === "target's next phase" && sideOf(w, unitOf(w, effect.on)) === side, "XR-PSY-04");
}
// packages/games/xenos-rampant/book/damage/hits.ts
var Reckoning = class {
	value;
	because;
	constructor(value) {
		this.value = value;
		this.because = [{
			value,
			because: "XR-DMG-02",
			label: "Armour"
		}];
	}
	set(value, because, label) {
		this.because.push({
			value: value - this.value,
			because,
			label
		});
		this.value = value;
	}
	add(value, because, label) {
		if (value !== 0) this.set(this.value + value, because, label);
	}
	done() {
		return {
			value: Math.max(1, this.value),
			because: this.because
		};
	}
};
function tank(unit) {
	if (profileOf(unit).has["Super Heavy Armour"] !== true) return profileOf(unit).vehicle;
	return true;
}
const CRUDE = ["Primitive Infantry", "Militia Rabble"];
function penetrate(halves, minus) {
	if (halves && minus);
	return {
		halved: halves,
		pierced: minus && !halves
	};
}
function armourAgainstShot(w, shot) {
	const { target, shooter } = shot;
	const p = profileOf(target);
	const by = shooter === null || shot.barrage ? null : profileOf(shooter);
	const r = new Reckoning(p.armour);
	if (p.has["Hard to Target"] && r.value < 2) r.set(2, "XR-SHO-11", "Hard to Target");
	if (p.has["Armoured"] && by !== null && CRUDE.includes(by.unit) && r.value < 2) r.set(2, "XR-O-PR-01", "Armoured");
	const cover = by?.has["Ignores Cover"] ? 0 : shot.cover + (shot.cover === 1 && p.has["Guerrillas"] ? 1 : 0);
	const base = r.value;
	const { halved, pierced } = penetrate(by?.has["Anti-Tank"] === true && tank(target), by?.has["Armour-Piercing"] === true);
	if (halved) r.set(floorDiv(base, 2), "XR-DMG-03", "Anti-Tank");
	r.add(cover, shot.cover === 2 ? "XR-TER-06" : "XR-TER-05", shot.cover === 2 ? "hard cover" : "soft cover");
	if (target.grounded) r.add(1, "XR-GTG-02", "Gone To Ground");
	if (shot.extreme) r.add(1, "XR-SHO-08", "extreme range");
	if (p.xeno["Boarding Shields"]) r.add(1, "XR-XEN-01", "Boarding Shields");
	if (p.xeno["Cloaking Device"]) r.add(1, "XR-XEN-03", "Cloaking Device");
	if (effectOn(w, target.id, "Psychic Shield")) r.add(1, "XR-P-11", "Psychic Shield");
	if (by?.has["Primitive Missiles"] && !CRUDE.includes(p.unit) && !p.unit.endsWith("Xenomorphs")) r.add(1, "XR-O-PR-05", "Primitive Missiles");
	if (pierced) r.add(-1, "XR-O-EL-02", "Armour-Piercing");
	return r.done();
}
function armourInFight(w, unit, enemy, rough, uphill) {
	const p = profileOf(unit);
	const by = profileOf(enemy);
	const r = new Reckoning(p.armour);
	if (rough && w.options.roughOnlyWorsens);
	if (rough && !(w.options.roughOnlyWorsens && r.value < 2)) r.set(2, "XR-ATK-07", "rough terrain");
	if (p.has["Armoured"] && r.value < 2) r.set(2, "XR-O-PR-01", "Armoured");
	const base = r.value;
	const { halved, pierced } = penetrate(by.has["Demolitions"] === true && tank(unit), by.has["High-Powered Blades"] === true);
	if (halved) r.set(floorDiv(base, 2), "XR-DMG-03", "Demolitions");
	if (uphill) r.add(1, "XR-TASTE-10", "uphill");
	if (effectOn(w, unit.id, "Psychic Shield")) r.add(1, "XR-P-11", "Psychic Shield");
	if (pierced) r.add(-1, "XR-S-15", "High-Powered Blades");
	return r.done();
}
function rolled$1(pool) {
	if (pool === null) throw new Error("no dice have been rolled");
	return pool;
}
function isHit(w, die, need, minus) {
	if (die === 1) return false;
	if (die === 6) {
		if (w.options.naturalSix) return true;
	}
	return die - minus >= need;
}
function hitsOf(w, pool) {
	let hits = 0;
	for (const die of pool.dice) if (isHit(w, die, pool.need, pool.minus)) hits += die === 6 && pool.double ? 2 : 1;
	return hits;
}
const eachOf = (w, pool) => pool.dice.map((die) => isHit(w, die, pool.need, pool.minus) ? die === 6 && pool.double ? 2 : 1 : 0);
const missesOf = (w, pool) => pool.dice.reduce((sum, die) => sum + (isHit(w, die, pool.need, pool.minus) ? 0 : 1), 0);
function rerollMisses(play, pool, most, why) {
	let left = most;
	for (const [i, die] of pool.dice.entries()) {
		if (left === 0) break;
		if (isHit(play.w, die, pool.need, pool.minus)) continue;
		pool.dice[i] = play.roll(6, why);
		left--;
	}
}
const tellRerolled = (play, unit, pool) => play.tell?.({
	type: "rolled again",
	unit: unit.id,
	dice: pool.dice.slice(),
	hits: hitsOf(play.w, pool),
	names: namesOf(play.w, unit.id)
}, "XR-GEN-09");
function struck(play, unit, by, hits, armour, points) {
	if (hits > 0) play.tell?.({
		type: "struck",
		unit: unit.id,
		by: by?.id ?? -1,
		hits,
		armour: armour.because,
		value: armour.value,
		points,
		names: namesOf(play.w, unit.id, by?.id ?? -1)
	}, "XR-DMG-01");
	return points;
}
function pointsLost(hits, armour, roundUp) {
	return roundUp ? ceilDiv(hits, armour) : floorDiv(hits, armour);
}
// packages/games/xenos-rampant/book/activation/values.ts
const commanderOf = (w, seat) => w.units.find((unit) => unit.owner === seat && unit.commander && onTable(w, unit));
function nearCommander(w, unit, commander) {
	return unit === commander || within$1(w, unit, commander, 1200);
}
function commanderReaches(w, unit) {
	const commander = commanderOf(w, unit.owner);
	if (commander === void 0 || commander.suppressed) return false;
	if (!onTable(w, unit)) return false;
	if (profileOf(unit).xeno["Hive Mind"] !== void 0) return true;
	return nearCommander(w, unit, commander);
}
function steadiedByPinned(w, unit) {
	const commander = commanderOf(w, unit.owner);
	if (commander === void 0 || !commander.suppressed) return false;
	return !w.options.pinnedSilent && nearCommander(w, unit, commander);
}
function commanderBonus(w, unit, kind) {
	if (hasTrait(w, unit.owner, kind === "order" ? "Indecisive" : "Insipid")) return false;
	return commanderReaches(w, unit) || kind === "courage" && steadiedByPinned(w, unit);
}
function traitReaches(w, unit, trait) {
	if (!hasTrait(w, unit.owner, trait) || ownerOf(w, unit.owner).used.includes(trait)) return false;
	return commanderReaches(w, unit);
}
const severelyDamaged = (unit) => profileOf(unit).vehicle && atHalf(unit);
function maxMove(w, unit) {
	let most = profileOf(unit).maxMove;
	if (severelyDamaged(unit)) most = most >> 1;
	if (w.vip?.carrier === unit.id) most = Math.min(most, 800);
	return Math.max(100, most);
}
function isWild(w, unit, against) {
	return profileOf(unit).wild || unit.mercenary === 5 || leads(w, unit, "Attack, Attack, Attack!") || against !== null && hates(w, unit, against);
}
function chargesSurely(w, unit, against) {
	if (!profileOf(unit).wild) return false;
	if (unit.mercenary === 5);
	return unit.mercenary === 5 || leads(w, unit, "Attack, Attack, Attack!") || hates(w, unit, against);
}
function isOfType(unit, type) {
	if (type === null) return false;
	const p = profileOf(unit);
	return type === "Demonic" && p.demonic || type === "Mechanoid" && p.mechanoid || type === "Undead" && p.undead || unit.species === type || unit.faith === type;
}
function hates(w, unit, enemy) {
	if (profileOf(unit).xeno["Hatred"] === void 0) return false;
	return isOfType(enemy, ownerOf(w, unit.owner).hates);
}
function crusadesAgainst(w, unit, enemy) {
	if (enemy === null || profileOf(unit).xeno["Crusader"] === void 0) return false;
	return isOfType(enemy, ownerOf(w, unit.owner).crusades);
}
const freeActionsLeft = (unit) => !(profileOf(unit).mechanoid && atHalf(unit));
function printedFree(w, unit, order) {
	const p = profileOf(unit);
	const elite = leads(w, unit, "Elite") ? listOf(w, unit.owner).elite : null;
	switch (order) {
		case "move":
		case "ground":
		case "jump":
		case "disembark":
		case "enter":
		case "charges": return p.freeMove || elite === "Move";
		case "shoot": return p.freeShoot || elite === "Shoot";
		case "attack": return p.freeAttack || elite === "Attack";
		default: return false;
	}
}
function difficultyOf(power) {
	if (power === void 0) throw new Error("an order to Manifest names a power");
	return powerNamed(power).difficulty;
}
function isFree(w, unit, order, power) {
	if (unit.fray) return false;
	if (order === "manifest") {
		const level = profileOf(unit).xeno["Psychic Species"] ?? 0;
		if (level === 0 || difficultyOf(power) > 5 + level) return false;
		return true;
	}
	if (order === "arrive") {
		if (w.units.some((one) => sideOf(w, one) === sideOf(w, unit) && onTable(w, one))) return false;
		return true;
	}
	if (!freeActionsLeft(unit) || !printedFree(w, unit, order)) return false;
	return true;
}
function orderValue(unit, order, power) {
	const p = profileOf(unit);
	switch (order) {
		case "shoot": return p.shoot;
		case "attack": return p.attack;
		case "skirmish":
		case "regenerate": return 7;
		case "fire support": return 8;
		case "explode": return 5;
		case "manifest": return difficultyOf(power);
		default: return p.move;
	}
}
function orderModifiers(w, unit, order, target) {
	const mods = [];
	const p = profileOf(unit);
	if (commanderBonus(w, unit, "order")) mods.push({
		value: 1,
		because: "XR-CMD-01",
		label: "Commander"
	});
	if (severelyDamaged(unit)) mods.push({
		value: -1,
		because: "XR-VEH-09",
		label: "Severe Damage"
	});
	if (p.mechanoid) mods.push({
		value: -1,
		because: "XR-XEN-24",
		label: "Mechanoid"
	});
	if (order === "attack" || order === "shoot") {
		if (unit.mercenary === 3) mods.push({
			value: -1,
			because: "XR-MERC-3",
			label: "Reluctant"
		});
		if (unit.mercenary === 4) mods.push({
			value: 1,
			because: "XR-MERC-4",
			label: "Eager"
		});
	}
	if (order === "attack" && ownerOf(w, unit.owner).doctrine === "Headlong") mods.push({
		value: 1,
		because: "XR-TASTE-13",
		label: "Headlong"
	});
	if (order === "manifest") {
		if (atHalf(unit)) mods.push({
			value: -1,
			because: "XR-PSY-02",
			label: "at half strength"
		});
		if (target !== null && profileOf(target).demonic && sideOf(w, target) !== sideOf(w, unit)) mods.push({
			value: 2,
			because: "XR-XEN-07",
			label: "Demonic target"
		});
	}
	return mods;
}
function reactionModifiers(unit) {
	return severelyDamaged(unit) ? [{
		value: -1,
		because: "XR-VEH-09",
		label: "Severe Damage"
	}] : [];
}
function waysOf36(value, modifiers) {
	const need = value - total(modifiers);
	let ways = 0;
	for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= need) ways++;
	return ways;
}
function diceOf$1(w, unit) {
	const dice = atHalf(unit) ? 5 : 10;
	if (dice === 5);
	if (!leads(w, unit, "Runt")) return dice;
	return dice - 1;
}
function isUnstable(unit) {
	if (profileOf(unit).xeno["Unstable"] !== void 0) return true;
	if (!profileOf(unit).demonic || unit.sp >= unit.start) return false;
	return true;
}
const isFearsome = (unit) => profileOf(unit).xeno["Fearsome"] !== void 0 || profileOf(unit).demonic;
// packages/games/xenos-rampant/auto/answers.ts
function courageReroll(_w, unit, result, rerolls) {
	const usable = [
		"Soothed Mind",
		"Inspirational Leader",
		"Father To His Men",
		"Brutal Leader"
	].find((one) => rerolls.includes(one) && !(one === "Brutal Leader" && unit.sp === 1));
	return { reroll: usable !== void 0 && (result === "broken" || unit.cost >= 4) ? usable : false };
}
function nextToTest(w, waiting) {
	return { test: head(waiting.map((one) => unitOf(w, one.unit)).filter((unit) => unit.sp > 0).sort((a, b) => a.cost - b.cost || a.id - b.id)).id };
}
function retreatChoice(_w, _unit, stay, cover) {
	if (stay === 2) return { retreat: "stay" };
	if (cover !== null) return {
		retreat: "cover",
		to: spot(cover.x, cover.y)
	};
	return { retreat: stay === 1 ? "stay" : "away" };
}
function firefight(unit) {
	return { react: !(isUnstable(unit) && atHalf(unit)) };
}
// packages/games/xenos-rampant/book/geometry/sight.ts
const DENSE_LIMIT = 600;
function endOf(w, g, unit) {
	const at = bearer(w, unit);
	const box = outlineOf$1(w, at);
	const cell = cellUnder(g.map, at.x, at.y);
	const code = g.map.codes[cell];
	return {
		unit: at,
		box,
		house: at.state === "building" ? at.inside : -1,
		x: at.x,
		y: at.y,
		features: [g.feature[cell]],
		hill: isHill(code) ? g.feature[cell] : -1,
		flying: profileOf(at).flying
	};
}
function endOfHouse(g, house) {
	const box = g.houses[house];
	const resin = resinAround(g, box);
	if (resin.length > 0);
	return {
		unit: null,
		box,
		house,
		x: box.west + box.east >> 1,
		y: box.south + box.north >> 1,
		features: resin,
		hill: -1,
		flying: false
	};
}
function sightPoints(end) {
	if (end.box !== null) {
		const { west, south, east, north } = end.box;
		const x = west + east >> 1;
		const y = south + north >> 1;
		return [
			west,
			south,
			west,
			north,
			east,
			south,
			east,
			north,
			west,
			y,
			east,
			y,
			x,
			south,
			x,
			north
		];
	}
	const r = radiusOf(end.unit);
	const d = floorDiv(r * 7071, 1e4);
	const { x, y } = end;
	return [
		x,
		y,
		x,
		y + r,
		x + d,
		y + d,
		x + r,
		y,
		x + d,
		y - d,
		x,
		y - r,
		x - d,
		y - d,
		x - r,
		y,
		x - d,
		y + d
	];
}
function clearBeforeTerrain(g, a, b, ax, ay, bx, by) {
	if (a.flying && b.flying) return -1;
	if (ax === bx && ay === by) return -1;
	if (!a.flying && !b.flying && isOpen(g, ax, ay, bx, by)) return -1;
	const line = new Walk(g.map, ax, ay, bx, by);
	let clear = 0;
	if (a.flying || b.flying) {
		const ground = a.flying ? b : a;
		while (line.next()) {
			const { cell } = line;
			if (cell !== -1 && OVERHEAD[g.map.codes[cell]] === 1 && ground.features.includes(g.feature[cell]) && g.house[cell] === -1) return clear;
			clear += line.share;
		}
		return -1;
	}
	let dense = 0;
	let first = null;
	while (line.next()) {
		const { cell, share } = line;
		first ??= cell;
		if (cell !== -1) {
			const code = g.map.codes[cell];
			if (BLOCKING[code] === 1) {
				const house = g.house[cell];
				if (house < 0 || house !== a.house && house !== b.house) return clear;
			} else if (isHill(code)) {
				const hill = g.feature[cell];
				if (hill !== a.hill && hill !== b.hill) return clear;
			} else if (DENSE[code] === 1) {
				const feature = g.feature[cell];
				if (!a.features.includes(feature) && !b.features.includes(feature)) {
					const last = line.lastCell();
					if ((first === -1 || g.feature[first] !== feature) && (last === -1 || g.feature[last] !== feature)) return clear;
				}
				dense += share;
				if (shareOver(squared(ax, ay, bx, by), dense, line.whole, DENSE_LIMIT)) return clear;
			}
		}
		clear += share;
	}
	return -1;
}
function blockersBetween(w, a, b) {
	const blockers = [];
	if (!w.options.unitsBlock) return blockers;
	if (a.hill >= 0 || b.hill >= 0) return blockers;
	if (a.flying || b.flying) return blockers;
	const west = Math.min(a.x, b.x) - 500;
	const east = Math.max(a.x, b.x) + 500;
	const south = Math.min(a.y, b.y) - 500;
	const north = Math.max(a.y, b.y) + 500;
	for (const one of w.units) {
		if (one.state !== "table" || one === a.unit || one === b.unit || one.x < west || one.x > east || one.y < south || one.y > north) continue;
		if (!profileOf(one).flying) blockers.push(one);
	}
	return blockers;
}
function coresBlock(blockers, ax, ay, bx, by) {
	for (const one of blockers) {
		if (!nearerThan(ax, ay, bx, by, one.x, one.y, coreOf(one))) continue;
		return true;
	}
	return false;
}
const lineBlocked = (g, blockers, a, b, ax, ay, bx, by) => coresBlock(blockers, ax, ay, bx, by) || clearBeforeTerrain(g, a, b, ax, ay, bx, by) !== -1;
const SIZES = [
	150,
	200,
	250
];
const hidden = new WeakMap();
const REMEMBERED = 5e4;
function hiddenByTerrain(g, a, b) {
	let known = hidden.get(g);
	if (known === void 0) hidden.set(g, known = new Map());
	const radii = SIZES.indexOf(radiusOf(a.unit)) * SIZES.length + SIZES.indexOf(radiusOf(b.unit));
	const key = (((a.x * 4801 + a.y) * 4801 + b.x) * 4801 + b.y) * 9 + radii;
	let answer = known.get(key);
	if (answer !== void 0) return answer;
	const pointsA = sightPoints(a);
	const pointsB = sightPoints(b);
	answer = true;
	for (let i = 0; i < pointsA.length && answer; i += 2) for (let j = 0; j < pointsB.length && answer; j += 2) answer = clearBeforeTerrain(g, a, b, pointsA[i], pointsA[i + 1], pointsB[j], pointsB[j + 1]) !== -1;
	if (known.size >= REMEMBERED) known.clear();
	known.set(key, answer);
	return answer;
}
function anyLine(w, g, a, b) {
	const blockers = blockersBetween(w, a, b);
	if (a.box === null && b.box === null && !a.flying && !b.flying) {
		if (hiddenByTerrain(g, a, b)) return false;
		if (blockers.length === 0) return true;
	}
	if (a.box === null && b.box === null && !lineBlocked(g, blockers, a, b, a.x, a.y, b.x, b.y)) return true;
	if (a.box !== null || b.box !== null);
	const pointsA = sightPoints(a);
	const pointsB = sightPoints(b);
	for (let i = 0; i < pointsA.length; i += 2) for (let j = 0; j < pointsB.length; j += 2) if (!lineBlocked(g, blockers, a, b, pointsA[i], pointsA[i + 1], pointsB[j], pointsB[j + 1])) return true;
	return false;
}
function sees(w, a, b) {
	if (!hasPlace(bearer(w, a)) || !hasPlace(bearer(w, b))) return false;
	const g = groundOf(w);
	return anyLine(w, g, endOf(w, g, a), endOf(w, g, b));
}
function seesHouse(w, a, house) {
	if (!hasPlace(bearer(w, a))) return false;
	const g = groundOf(w);
	return anyLine(w, g, endOf(w, g, a), endOfHouse(g, house));
}
function seesPoint(w, unit, fromX, fromY, x, y) {
	const g = groundOf(w);
	const cell = cellUnder(g.map, fromX, fromY);
	const there = cellUnder(g.map, x, y);
	const hill = (at) => isHill(g.map.codes[at]) ? g.feature[at] : -1;
	return clearBeforeTerrain(g, {
		unit,
		box: null,
		house: -1,
		x: fromX,
		y: fromY,
		features: [g.feature[cell]],
		hill: hill(cell),
		flying: profileOf(unit).flying
	}, {
		unit: null,
		box: null,
		house: g.house[there],
		x,
		y,
		features: [g.feature[there]],
		hill: hill(there),
		flying: false
	}, fromX, fromY, x, y) === -1;
}
function partlyHidden(w, from, target) {
	const g = groundOf(w);
	const a = endOf(w, g, from);
	const b = endOf(w, g, target);
	return lineBlocked(g, blockersBetween(w, a, b), a, b, a.x, a.y, b.x, b.y);
}
// packages/games/xenos-rampant/book/geometry/cover.ts
function areaCover(w, unit) {
	if (profileOf(unit).flying) return 0;
	if (unit.state === "building") return 2;
	const g = groundOf(w);
	return g.cover[cellUnder(g.map, unit.x, unit.y)];
}
function obstacleCover(w, unit, fromX, fromY) {
	let best = 0;
	const reach = radiusOf(unit) + 100;
	for (const o of w.obstacles) {
		const cover = OBSTACLES[o.kind].cover;
		if (cover > best && atMost(o.x1, o.y1, o.x2, o.y2, unit.x, unit.y, reach) && crosses(fromX, fromY, unit.x, unit.y, o.x1, o.y1, o.x2, o.y2)) best = cover;
	}
	return best;
}
function coverFrom(w, from, target) {
	if (profileOf(target).flying) return 0;
	const g = groundOf(w);
	const area = areaCover(w, target);
	const shooter = bearer(w, from);
	if (profileOf(shooter).flying) return target.state === "building" || OVERHEAD[g.map.codes[cellUnder(g.map, target.x, target.y)]] === 1 ? area : 0;
	let best = area;
	if (target.state === "building");
	if (best > 0);
	if (best < 2 && target.state === "table") best = Math.max(best, obstacleCover(w, target, shooter.x, shooter.y));
	if (best > 0 || !partlyHidden(w, from, target)) return best;
	return 1;
}
function inCover(w, unit, enemy, x = unit.x, y = unit.y) {
	if (profileOf(unit).flying) return 0;
	if (unit.state === "building" && x === unit.x && y === unit.y) return 2;
	const g = groundOf(w);
	const area = g.cover[cellUnder(g.map, x, y)];
	if (area === 2) return 2;
	const reach = radiusOf(unit) + 100;
	let best = area;
	for (const o of w.obstacles) {
		const cover = OBSTACLES[o.kind].cover;
		if (cover <= best || !atMost(o.x1, o.y1, o.x2, o.y2, x, y, reach)) continue;
		if (enemy === null || crosses(enemy.x, enemy.y, x, y, o.x1, o.y1, o.x2, o.y2)) best = cover;
	}
	return best;
}
// packages/games/xenos-rampant/book/geometry/routes.ts
const apart$1 = (contact, x, y, r) => {
	if ("r" in contact) return squared(x, y, contact.x, contact.y) >= (r + contact.r) * (r + contact.r);
	return squaredToBox(x, y, contact) >= r * r;
};
function touches(contact, x, y, r) {
	const sum = "r" in contact ? r + contact.r : r;
	const far = "r" in contact ? squared(x, y, contact.x, contact.y) : squaredToBox(x, y, contact);
	return far >= sum * sum && far <= (sum + 2) * (sum + 2);
}
function touchPoint(r, ax, ay, contact) {
	const tx = "r" in contact ? contact.x : clamp(ax, contact.west, contact.east);
	const ty = "r" in contact ? contact.y : clamp(ay, contact.south, contact.north);
	const length = isqrt(squared(ax, ay, tx, ty));
	if (length === 0) return {
		x: ax,
		y: ay
	};
	let good = 0;
	let bad = length + 1;
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		if (apart$1(contact, ax + roundDiv((tx - ax) * middle, length), ay + roundDiv((ty - ay) * middle, length), r)) good = middle;
		else bad = middle;
	}
	return {
		x: ax + roundDiv((tx - ax) * good, length),
		y: ay + roundDiv((ty - ay) * good, length)
	};
}
function ramPoint(r, ax, ay, facing, most, contact) {
	const at = (t) => ahead(ax, ay, facing, t);
	let last = at(0);
	for (let t = 0; t <= most + 200; t += 25) {
		const here = at(t);
		if (!apart$1(contact, here.x, here.y, r)) {
			for (let back = t; back >= 0; back--) {
				last = at(back);
				if (apart$1(contact, last.x, last.y, r)) return last;
			}
			return last;
		}
	}
	const end = at(most);
	return "r" in contact && squared(end.x, end.y, contact.x, contact.y) <= (r + contact.r + 1) ** 2 ? end : null;
}
function routeToContact(w, m, contact, most) {
	const { unit } = m;
	const p = profileOf(unit);
	if (p.vehicle && !p.walker && !w.options.facing);
	if (p.vehicle && !p.walker && w.options.facing) {
		const end = ramPoint(m.r, unit.x, unit.y, unit.facing, most, contact);
		if (end === null || legFault(w, m, unit.x, unit.y, end.x, end.y, false) !== null) return null;
		const cost = legCost(w, m, unit.x, unit.y, end.x, end.y);
		return cost <= most ? {
			path: [end],
			end,
			cost
		} : null;
	}
	const lastLeg = (x, y, left) => {
		const end = touchPoint(m.r, x, y, contact);
		if (legLength(x, y, end.x, end.y) > left) return null;
		const cost = legCost(w, m, x, y, end.x, end.y);
		const fault = legFault(w, m, x, y, end.x, end.y, m.flies || m.skims);
		return cost <= left && fault === null ? {
			end,
			cost
		} : null;
	};
	const straight = lastLeg(unit.x, unit.y, most);
	if (straight !== null) return {
		path: [straight.end],
		...straight
	};
	const near = touchPoint(m.r, unit.x, unit.y, contact);
	if (legLength(unit.x, unit.y, near.x, near.y) > most) return null;
	let end = unit;
	const least = (x, y) => ("r" in contact ? isqrt(squared(x, y, contact.x, contact.y)) - contact.r : isqrt(squaredToBox(x, y, contact))) - m.r - 2;
	const found = lattice(w, m, most, (x, y, cost) => {
		const leg = lastLeg(x, y, most - cost);
		if (leg === null) return -1;
		end = leg.end;
		return leg.cost;
	}, least);
	return found === null ? null : {
		path: joined(found.path, end),
		cost: found.cost,
		end
	};
}
const joined = (path, end) => {
	const last = path.at(-1);
	return last !== void 0 && last.x === end.x && last.y === end.y ? path : [...path, {
		x: end.x,
		y: end.y
	}];
};
function lattice(w, m, most, arrives, least) {
	return cheapest$1({
		...least && { least },
		from: {
			x: m.unit.x,
			y: m.unit.y
		},
		most,
		arrives,
		step: latticePrice(w, m)
	});
}
function latticePrice(w, m) {
	return (ax, ay, bx, by, length) => {
		if (legFault(w, m, ax, ay, bx, by, !m.leaves && !m.flies) !== null) return -1;
		const rough = m.slowed && isRough(m.ground, bx, by);
		const over = m.crossing > 0 && w.obstacles.length > 0 ? m.crossing * crossed(w, ax, ay, bx, by) : 0;
		return (rough ? 2 * length : length) * (m.paralysed ? 2 : 1) + over;
	};
}
function routeToSpot(w, m, most, wanted) {
	const found = lattice(w, m, most, (x, y) => wanted(x, y) && standFault(m, x, y) === null ? 0 : -1);
	return found === null ? null : {
		...found,
		end: found.path.at(-1) ?? {
			x: m.unit.x,
			y: m.unit.y
		}
	};
}
function routeToPoint(w, m, to, most) {
	const { unit } = m;
	if (legLength(unit.x, unit.y, to.x, to.y) > most) return null;
	if (legFault(w, m, unit.x, unit.y, to.x, to.y) === null) {
		const cost = legCost(w, m, unit.x, unit.y, to.x, to.y);
		if (cost <= most) return {
			path: [to],
			cost,
			end: to
		};
	}
	if (m.flies || standFault(m, to.x, to.y) !== null) return null;
	const found = lattice(w, m, most, (x, y) => squared(x, y, to.x, to.y) <= 2500 && legFault(w, m, x, y, to.x, to.y) === null ? legCost(w, m, x, y, to.x, to.y) : -1);
	return found === null ? null : {
		path: joined(found.path, to),
		cost: found.cost,
		end: to
	};
}
function runAlong(w, m, dx, dy, most, lengthCap = Infinity) {
	const { x, y } = m.unit;
	const length = isqrt(dx * dx + dy * dy);
	if (length === 0) return {
		end: {
			x,
			y
		},
		blocked: false,
		off: false,
		path: [{
			x,
			y
		}],
		cost: 0
	};
	const at = (t) => ({
		x: x + roundDiv(dx * t, length),
		y: y + roundDiv(dy * t, length)
	});
	const cap = Math.min(most, lengthCap);
	const farthest = (holds) => {
		let good = 0;
		let bad = cap + 1;
		while (bad - good > 1) {
			const middle = good + bad >> 1;
			if (holds(at(middle))) good = middle;
			else bad = middle;
		}
		return good;
	};
	const open = {
		...m,
		r: 0,
		bounds: {
			west: -9999,
			south: -9999,
			east: 99999,
			north: 99999
		}
	};
	const paid = farthest((to) => legCost(w, m, x, y, to.x, to.y) <= most);
	const free = m.flies || m.skims ? farthest((to) => m.flies || legFault(w, open, x, y, to.x, to.y, false) === null) : farthest((to) => legFault(w, open, x, y, to.x, to.y, false) === null);
	const inside = farthest((to) => to.x >= m.bounds.west && to.x <= m.bounds.east && to.y >= m.bounds.south && to.y <= m.bounds.north);
	const rim = farthest((to) => discInBox(to.x, to.y, m.r, m.bounds) || !discInBox(x, y, m.r, m.bounds));
	if (free < paid);
	const off = Math.min(paid, free) > inside;
	let t = Math.min(paid, free, rim);
	if (m.flies || m.skims) while (t > 0 && standFault(m, at(t).x, at(t).y) !== null) t--;
	const end = at(t);
	return {
		end,
		blocked: free < Math.min(paid, rim),
		off,
		path: [end],
		cost: legCost(w, m, x, y, end.x, end.y)
	};
}
// packages/games/xenos-rampant/book/moving/crush.ts
const STRETCH = 200;
function crossing(a, b, o) {
	const from = side(o.x1, o.y1, o.x2, o.y2, a.x, a.y);
	const to = side(o.x1, o.y1, o.x2, o.y2, b.x, b.y);
	const whole = Math.abs(from - to);
	return whole === 0 ? a : {
		x: a.x + roundDiv((b.x - a.x) * Math.abs(from), whole),
		y: a.y + roundDiv((b.y - a.y) * Math.abs(from), whole)
	};
}
function crushing(w, unit, from, path) {
	const p = profileOf(unit);
	if (!p.vehicle || !p.has["Line-Breaker"] || w.obstacles.length === 0) return null;
	const points = [];
	let at = from;
	for (const [x, y] of path) {
		for (const o of w.obstacles) if (OBSTACLES[o.kind].crushable && crosses(at.x, at.y, x, y, o.x1, o.y1, o.x2, o.y2)) points.push(crossing(at, {
			x,
			y
		}, o));
		at = {
			x,
			y
		};
	}
	return points.length === 0 ? null : crush.begin({
		unit: unit.id,
		points
	});
}
function without(o, at) {
	const length = isqrt(squared(o.x1, o.y1, o.x2, o.y2));
	const along = isqrt(squared(o.x1, o.y1, at.x, at.y));
	const point = (t) => ({
		x: o.x1 + roundDiv((o.x2 - o.x1) * t, length),
		y: o.y1 + roundDiv((o.y2 - o.y1) * t, length)
	});
	const rest = [];
	if (along - STRETCH > 0) rest.push({
		...o,
		x2: point(along - STRETCH).x,
		y2: point(along - STRETCH).y
	});
	if (along + STRETCH < length) rest.push({
		...o,
		x1: point(along + STRETCH).x,
		y1: point(along + STRETCH).y
	});
	return rest;
}
const crush = chapter("crush").shows("unit", "points").steps({ "crush?": {
	rule: "XR-TER-10",
	prompt: (w, f) => `${unitOf(w, f.unit).name} drives over an obstacle. Crush it?`,
	who: (w, f) => unitOf(w, f.unit).owner,
	offers: () => [{ crush: true }, { crush: false }],
	take(play, f, _seat, choice) {
		if (chosen(choice, "crush").crush) for (const at of f.points) {
			play.w.obstacles = play.w.obstacles.flatMap((o) => OBSTACLES[o.kind].crushable && nearLine(o, at) ? without(o, at) : [o]);
			play.tell?.({
				type: "crushed",
				unit: f.unit,
				x: at.x,
				y: at.y,
				names: namesOf(play.w, f.unit)
			}, "XR-TER-10");
		}
		return "done";
	},
	auto: () => ({ crush: true })
} });
const nearLine = (o, at) => {
	const off = side(o.x1, o.y1, o.x2, o.y2, at.x, at.y);
	const length = squared(o.x1, o.y1, o.x2, o.y2);
	return off * off <= 4 * length && at.x >= Math.min(o.x1, o.x2) - 2 && at.x <= Math.max(o.x1, o.x2) + 2 && at.y >= Math.min(o.y1, o.y2) - 2 && at.y <= Math.max(o.y1, o.y2) + 2;
};
// packages/games/xenos-rampant/book/geometry/spots.ts
function placed(w, unit, ignore = []) {
	const m = moverOf(w, unit, unit.x, unit.y, ignore);
	for (const one of m.others) one.near = false;
	return m;
}
function placeFault(w, unit, x, y, m = placed(w, unit)) {
	const fault = standFault(m, x, y);
	return fault === null ? null : FAULTS$1[fault];
}
function spotsNear(w, unit, x, y, reach, step = 50, ignore = []) {
	const m = placed(w, unit, ignore);
	const spots = [];
	const most = floorDiv(reach, step) * step;
	for (let dx = -most; dx <= most; dx += step) for (let dy = -most; dy <= most; dy += step) if (dx * dx + dy * dy <= reach * reach && standFault(m, x + dx, y + dy) === null) spots.push({
		x: x + dx,
		y: y + dy
	});
	return spots.sort((a, b) => squared(a.x, a.y, x, y) - squared(b.x, b.y, x, y) || a.x - b.x || a.y - b.y);
}
function landingFault(w, unit, x, y, m = placed(w, unit)) {
	const fault = placeFault(w, unit, x, y, m);
	if (fault !== null) return fault;
	const r = profileOf(unit).radius;
	for (const one of w.units) {
		if (!hasPlace(one) || sideOf(w, one) === sideOf(w, unit)) continue;
		const box = outlineOf$1(w, one);
		const least = r + 600 + (box === null ? profileOf(one).radius : 0);
		if ((box === null ? squared(x, y, one.x, one.y) : squaredToBox(x, y, box)) < least * least) return {
			rule: "XR-XEN-31",
			reason: `That is nearer than 6" to ${one.name}.`
		};
	}
	return null;
}
function landingSpots(w, unit, step = 400, first = false) {
	const m = placed(w, unit);
	const box = boundsOf(w);
	const spots = [];
	for (let y = box.south + m.r; y <= box.north - m.r; y += step) for (let x = box.west + m.r; x <= box.east - m.r; x += step) {
		if (landingFault(w, unit, x, y, m) !== null) continue;
		spots.push({
			x,
			y
		});
		if (first) return spots;
	}
	return spots;
}
// packages/games/xenos-rampant/book/moving/transports.ts
const PUT_OUT = 300;
function boardFault(w, unit, transport) {
	const p = profileOf(transport);
	if (transport.state !== "table" || transport === unit || sideOf(w, transport) !== sideOf(w, unit) || p.carries === 0) return {
		rule: "XR-TPT-01",
		reason: "That is no friendly transport."
	};
	if (profileOf(unit).vehicle);
	if (profileOf(unit).vehicle || profileOf(unit).immobile) return {
		rule: "XR-TPT-01",
		reason: "Only infantry that can move may board."
	};
	if (transport.suppressed) return {
		rule: "XR-TPT-02",
		reason: "The transport is Suppressed."
	};
	if (passengerOf(w, transport) !== void 0 || unit.sp > p.carries) return {
		rule: "XR-TPT-01",
		reason: `It carries one unit of up to ${p.carries} SP.`
	};
	if (2 * transport.driven > maxMove(w, transport) || transport.gotOut && transport.driven > 0) return {
		rule: "XR-TPT-04",
		reason: "The transport has driven too far in this turn."
	};
	return null;
}
function boardRoute(w, unit, transport) {
	if (boardFault(w, unit, transport) !== null) return null;
	const most = maxMove(w, unit);
	return routeToContact(w, moverOf(w, unit, unit.x, unit.y, [transport.id]), {
		x: transport.x,
		y: transport.y,
		r: profileOf(transport).radius
	}, most - ceilDiv(most, 2));
}
function disembarkFault(w, unit) {
	const transport = w.units[unit.inside];
	if (unit.state !== "transport" || transport === void 0 || transport.state !== "table") return {
		rule: "XR-TPT-03",
		reason: "It rides in no transport."
	};
	if (2 * transport.driven > maxMove(w, transport) || transport.gotIn && transport.driven > 0) return {
		rule: "XR-TPT-04",
		reason: "The transport has driven too far in this turn."
	};
	return outSpots(w, unit).length === 0 ? {
		rule: "XR-TPT-03",
		reason: "There is no room beside the transport."
	} : null;
}
function outSpots(w, unit) {
	const transport = unitOf(w, unit.inside);
	const far = profileOf(transport).radius + profileOf(unit).radius + 1;
	const m = placed(w, unit, [transport.id]);
	const spots = [];
	for (let d = 0; d < 360; d += 45) {
		const at = ahead(transport.x, transport.y, d, far);
		if (standFault(m, at.x, at.y) === null) spots.push(at);
	}
	return spots;
}
function outFault(w, unit, x, y) {
	const transport = unitOf(w, unit.inside);
	const touch = profileOf(transport).radius + profileOf(unit).radius;
	const far = squared(x, y, transport.x, transport.y);
	if (far < touch * touch || far > (touch + 3) * (touch + 3)) return {
		rule: "XR-TPT-03",
		reason: "It is placed with its rim touching the vehicle."
	};
	return placeFault(w, unit, x, y, placed(w, unit, [transport.id]));
}
function allowed(w, unit, most) {
	if (!unit.gotIn && !unit.gotOut) return most;
	const limit = unit.gotIn && unit.gotOut ? 0 : maxMove(w, unit) >> 1;
	return Math.min(most, Math.max(0, limit - unit.driven));
}
function drove(unit, cost) {
	if (profileOf(unit).carries === 0) return;
	unit.driven += cost;
}
const wreck = chapter("wreck").shows("unit", "x", "y", "how", "by", "lost").steps({
	crash: { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		if (f.how !== "destroyed") return;
		const hits = play.rolls(Math.min(10, unit.sp), 6, "XR-TPT-06").filter((die) => die >= 5).length;
		const before = unit.sp;
		f.lost = lose(play, unit, reduced(play, unit, pointsLost(hits, profileOf(unit).armour, false), "other"), "XR-TPT-06");
		bury(play, unit, before, "other", f.by >= 0 ? unitOf(play.w, f.by) : null);
		if (unit.sp <= 0) return "done";
	} },
	"room?": { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		if (spotsNear(play.w, unit, f.x, f.y, PUT_OUT).length > 0) return;
		remove(play, unit, f.how === "destroyed" ? "destroyed" : "routed", "other", null, "XR-TPT-08");
		return "done";
	} },
	"where?": {
		rule: "XR-TPT-06",
		prompt: (w, f) => `Where does ${unitOf(w, f.unit).name} get out?`,
		who: (w, f) => unitOf(w, f.unit).owner,
		offers: (w, f) => spotsNear(w, unitOf(w, f.unit), f.x, f.y, PUT_OUT).slice(0, 6).map((at) => ({ land: spot(at.x, at.y) })),
		spaces: (_w, f) => [{
			kind: "put down",
			unit: f.unit
		}],
		judge(w, f, _seat, choice) {
			const at = field(choice, "land");
			if (!shaped(choice, "land") || !isSpot(at)) return {
				rule: "XR-TPT-06",
				reason: "Name a spot."
			};
			if (squared(at[0], at[1], f.x, f.y) > PUT_OUT * PUT_OUT) return {
				rule: "XR-TPT-06",
				reason: "That is farther than 3\" from the vehicle."
			};
			return placeFault(w, unitOf(w, f.unit), at[0], at[1]);
		},
		take(play, f, _seat, choice) {
			const unit = unitOf(play.w, f.unit);
			const [x, y] = landingIn(choice);
			unit.state = "table";
			unit.inside = -1;
			unit.x = x;
			unit.y = y;
			play.tell?.({
				type: "put out",
				unit: unit.id,
				x,
				y,
				names: namesOf(play.w, unit.id)
			}, f.how === "destroyed" ? "XR-TPT-06" : "XR-TPT-07");
			if (f.how === "routed") suppress(play, unit, "XR-TPT-07");
			if (f.lost === 0) return "done";
			return {
				call: courage.begin(courageTest(unit, "other", { lost: f.lost })),
				then: "over"
			};
		},
		auto: (play, f) => nearestToEnemy(play.w, unitOf(play.w, f.unit), spotsNear(play.w, unitOf(play.w, f.unit), f.x, f.y, PUT_OUT))
	},
	over: { run: () => "done" }
});
// packages/games/xenos-rampant/book/courage/retreatWays.ts
function retreatDistance(w, unit) {
	const p = profileOf(unit);
	if (p.flying);
	else p.vehicle;
	return p.vehicle || p.flying ? maxMove(w, unit) : maxMove(w, unit) >> 1;
}
const enemyOf = (w, f) => f.from ?? (f.by >= 0 ? unitOf(w, f.by) : null);
function awayFrom(w, unit, f) {
	const enemy = enemyOf(w, f);
	if (enemy !== null) return (x, y) => squared(x, y, enemy.x, enemy.y);
	const { to } = homeward(w, unit);
	return (x, y) => -squared(x, y, to.x, to.y);
}
function startOf$1(w, unit, f) {
	if (unit.state !== "building") return {
		at: unit,
		leaving: null
	};
	const box = houseBox(w, unit.inside);
	const away = awayFrom(w, unit, f);
	let best = {
		x: box.west,
		y: box.south
	};
	let most = -Infinity;
	for (const point of outlinePoints(box)) {
		const value = away(point.x, point.y);
		if (value > most) {
			most = value;
			best = point;
		}
	}
	return {
		at: best,
		leaving: box
	};
}
function mover(w, f) {
	const unit = unitOf(w, f.unit);
	const { at, leaving } = startOf$1(w, unit, f);
	const m = moverOf(w, unit, at.x, at.y, [], leaving);
	return {
		...m,
		unit: leaving === null ? unit : {
			...unit,
			x: at.x,
			y: at.y
		},
		crossing: m.crossing
	};
}
const edgeDistance = (box, x, y) => [
	["north", box.north - y],
	["east", box.east - x],
	["south", y - box.south],
	["west", x - box.west]
];
function homeward(w, unit) {
	const side = sideOf(w, unit);
	const box = boundsOf(w);
	const zones = zonesOf(w, side);
	const nearestOf = (zone) => {
		if ("west" in zone) return {
			x: clamp(unit.x, zone.west, zone.east),
			y: clamp(unit.y, zone.south, zone.north)
		};
		const far = isqrt(squared(unit.x, unit.y, zone.x, zone.y));
		return far <= zone.r ? {
			x: unit.x,
			y: unit.y
		} : {
			x: zone.x + roundDiv((unit.x - zone.x) * zone.r, far),
			y: zone.y + roundDiv((unit.y - zone.y) * zone.r, far)
		};
	};
	const best = zones.map(nearestOf).sort((a, b) => squared(a.x, a.y, unit.x, unit.y) - squared(b.x, b.y, unit.x, unit.y))[0];
	if (best !== void 0 && (best.x !== unit.x || best.y !== unit.y)) return { to: best };
	const edge = w.edges[side] ?? head(edgeDistance(box, unit.x, unit.y).sort((a, b) => a[1] - b[1]))[0];
	return { to: edge === "north" ? {
		x: unit.x,
		y: box.north
	} : edge === "south" ? {
		x: unit.x,
		y: box.south
	} : edge === "east" ? {
		x: box.east,
		y: unit.y
	} : {
		x: box.west,
		y: unit.y
	} };
}
function straightRun(w, f) {
	const m = mover(w, f);
	const unit = m.unit;
	const enemy = enemyOf(w, f);
	const most = retreatDistance(w, unitOf(w, f.unit));
	if (enemy !== null) {
		const same = unit.x === enemy.x && unit.y === enemy.y;
		return runAlong(w, m, same ? 0 : unit.x - enemy.x, same ? 1 : unit.y - enemy.y, most);
	}
	const { to } = homeward(w, unit);
	return {
		...runAlong(w, m, to.x - unit.x, to.y - unit.y, most),
		off: false
	};
}
const mayStay = (w, f) => !f.attack && inCover(w, unitOf(w, f.unit), enemyOf(w, f)) > 0;
function coverSpot(w, f, m, x, y) {
	const unit = unitOf(w, f.unit);
	const enemy = enemyOf(w, f);
	if (x === unit.x && y === unit.y || inCover(w, unit, enemy, x, y) === 0) return false;
	if (enemy !== null && squared(x, y, enemy.x, enemy.y) < squared(m.unit.x, m.unit.y, enemy.x, enemy.y)) return false;
	if (f.attack && f.by >= 0) {
		const foe = unitOf(w, f.by);
		const least = radiusOf(unit) + radiusOf(foe) + 100;
		if (squared(x, y, foe.x, foe.y) < least * least) return false;
	}
	return standFault(m, x, y) === null;
}
function nearestCover(w, f) {
	const unit = unitOf(w, f.unit);
	if (profileOf(unit).flying || !coverNear$1(w, unit, retreatDistance(w, unit))) return null;
	const m = mover(w, f);
	return routeToSpot(w, m, retreatDistance(w, unit), (x, y) => coverSpot(w, f, m, x, y))?.end ?? null;
}
function coverNear$1(w, unit, reach) {
	const g = groundOf(w);
	const { size } = g.map;
	for (let x = unit.x - reach; x <= unit.x + reach + size; x += size) for (let y = unit.y - reach; y <= unit.y + reach + size; y += size) if (g.cover[cellUnder(g.map, x, y)] > 0) return true;
	const far = reach + radiusOf(unit) + 100;
	return w.obstacles.some((o) => squaredToBox(unit.x, unit.y, {
		west: Math.min(o.x1, o.x2),
		east: Math.max(o.x1, o.x2),
		south: Math.min(o.y1, o.y2),
		north: Math.max(o.y1, o.y2)
	}) <= far * far);
}
// packages/games/xenos-rampant/book/courage/noRoom.ts
const GAP = 100;
const STEP$1 = 50;
const areEnemies = (w, a, b) => sideOf(w, a) !== sideOf(w, b);
const crowdedAt = (w, unit, { x, y }) => w.units.some((one) => {
	const least = radiusOf(unit) + radiusOf(one) + GAP;
	return one.state === "table" && areEnemies(w, one, unit) && squared(x, y, one.x, one.y) < least * least;
});
function bentRun(w, f, m, most) {
	const unit = unitOf(w, f.unit);
	const serves = awayFrom(w, unit, f);
	const best = {
		at: null,
		crowded: true,
		worth: -Infinity
	};
	lattice(w, m, most, (x, y) => {
		const at = {
			x,
			y
		};
		const worth = serves(x, y);
		const crowded = crowdedAt(w, unit, at);
		if ((crowded === best.crowded ? worth > best.worth : best.crowded) && standFault(m, x, y) === null) Object.assign(best, {
			at,
			crowded,
			worth
		});
		return -1;
	});
	const found = best.at === null ? null : routeToPoint(w, m, best.at, most);
	if (found === null) return null;
	const step = STEP$1 * (m.slowed ? 2 : 1) * (m.paralysed ? 2 : 1);
	return {
		...found,
		off: false,
		blocked: most - found.cost >= step
	};
}
function flight(w, f) {
	const straight = straightRun(w, f);
	const m = mover(w, f);
	const { x, y } = straight.end;
	const room = !crowdedAt(w, unitOf(w, f.unit), straight.end) && (!m.leaves || standFault(m, x, y) === null);
	if (straight.off || room) return straight;
	return bentRun(w, f, m, retreatDistance(w, unitOf(w, f.unit))) ?? straight;
}
function backFrom(w, unit, enemy) {
	const box = outlineOf$1(w, unit);
	const from = box === null ? {
		x: unit.x,
		y: unit.y
	} : {
		x: clamp(enemy.x, box.west, box.east),
		y: clamp(enemy.y, box.south, box.north)
	};
	const least = radiusOf(enemy) + GAP + (box === null ? radiusOf(unit) : 0);
	const apart = ({ x, y }) => (box === null ? squared(x, y, unit.x, unit.y) : squaredToBox(x, y, box)) >= least * least;
	const length = isqrt(squared(from.x, from.y, enemy.x, enemy.y));
	const m = placed(w, enemy);
	for (let far = length; far <= least + 2; far++) {
		const at = length === 0 ? {
			x: from.x,
			y: from.y + far
		} : {
			x: from.x + roundDiv((enemy.x - from.x) * far, length),
			y: from.y + roundDiv((enemy.y - from.y) * far, length)
		};
		if (apart(at)) {
			if (standFault(m, at.x, at.y) === null) return at;
			break;
		}
	}
	return spotsNear(w, enemy, enemy.x, enemy.y, 600).find(apart) ?? null;
}
function makeRoom(play, f, unit) {
	const { w } = play;
	if (unit.sp <= 0) return;
	const near = w.units.filter((one) => one.state === "table" && areEnemies(w, one, unit) && within$1(w, one, unit, 99));
	if (near.length === 0) return;
	if (w.options.noQuarter) {
		const by = f.by >= 0 ? unitOf(w, f.by) : null;
		remove(play, unit, "routed", f.attack ? "attack" : "other", by, "XR-TASTE-17");
		return;
	}
	for (const enemy of near) {
		const to = backFrom(w, unit, enemy);
		if (to === null) continue;
		const from = {
			x: enemy.x,
			y: enemy.y
		};
		enemy.x = to.x;
		enemy.y = to.y;
		enemy.grounded = false;
		play.tell?.({
			type: "moved back",
			unit: enemy.id,
			from,
			to,
			names: namesOf(w, enemy.id)
		}, "XR-RET-11");
	}
}
// packages/games/xenos-rampant/book/courage/retreat.ts
function judgeRetreat(w, f, choice) {
	const how = field(choice, "retreat");
	if (how === "stay" && shaped(choice, "retreat")) return {
		rule: "XR-RET-04",
		reason: f.attack ? "After an Attack it may not stay." : "Only a unit in cover may stay."
	};
	const to = field(choice, "to");
	if (how !== "cover" || !shaped(choice, "retreat", "to") || !isSpot(to)) return {
		rule: "XR-RET-14",
		reason: "It stays, runs for cover or runs straight away."
	};
	const m = mover(w, f);
	if (nearestCover(w, f) === null || !coverSpot(w, f, m, to[0], to[1])) return {
		rule: "XR-RET-05",
		reason: "That is no cover that it may flee to."
	};
	return routeToPoint(w, m, {
		x: to[0],
		y: to[1]
	}, retreatDistance(w, unitOf(w, f.unit))) === null ? {
		rule: "XR-RET-05",
		reason: "It cannot reach that cover."
	} : null;
}
function casualties(play, unit) {
	const dice = play.rolls(atHalf(unit) ? 5 : 10, 6, "XR-RET-10");
	const hits = dice.filter((die) => die >= 5).length;
	const before = unit.sp;
	play.tell?.({
		type: "blocked",
		unit: unit.id,
		dice,
		hits,
		names: namesOf(play.w, unit.id)
	}, "XR-RET-09");
	lose(play, unit, reduced(play, unit, pointsLost(hits, profileOf(unit).armour, false), "other"), "XR-RET-10");
	bury(play, unit, before, "other", null);
}
function coverRun(w, f, to) {
	const [x, y] = to;
	const end = {
		x,
		y
	};
	const way = routeToPoint(w, mover(w, f), end, retreatDistance(w, unitOf(w, f.unit)));
	return {
		end,
		blocked: false,
		off: false,
		path: way?.path ?? [end],
		cost: way?.cost ?? 0
	};
}
function fall(play, f, run, cover) {
	const { w } = play;
	const unit = unitOf(w, f.unit);
	const { x, y } = mover(w, f).unit;
	const from = {
		x,
		y
	};
	const corners = [from, ...run.path];
	const before = corners.at(-2) ?? from;
	unit.state = "table";
	unit.inside = -1;
	unit.x = run.end.x;
	unit.y = run.end.y;
	if (unit.x !== from.x || unit.y !== from.y) {
		unit.grounded = false;
		if (profileOf(unit).vehicle) unit.facing = bearing(unit.x - before.x, unit.y - before.y);
	}
	drove(unit, run.cost);
	let far = 0;
	for (const [i, corner] of run.path.entries()) {
		const last = itemAt$1(corners, i);
		far += legLength(last.x, last.y, corner.x, corner.y);
	}
	play.tell?.({
		type: "retreated",
		unit: unit.id,
		from,
		to: run.end,
		path: run.path.map((at) => spot(at.x, at.y)),
		far,
		cover,
		names: namesOf(w, unit.id)
	}, cover ? "XR-RET-05" : enemyOf(w, f) === null ? "XR-RET-07" : "XR-RET-06");
}
const retreat = chapter("retreat").shows("unit", "by", "from", "attack", "failed").steps({
	"can it move": { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		dropVip(play, unit);
		if (!profileOf(unit).immobile) return;
		if (!mayStay(play.w, f)) remove(play, unit, "routed", f.attack ? "attack" : "other", f.by >= 0 ? unitOf(play.w, f.by) : null, "XR-XEN-21");
		return "done";
	} },
	"which way": obvious({
		rule: "XR-RET-14",
		prompt: (w, f) => `${unitOf(w, f.unit).name} retreats. Which way?`,
		who: (w, f) => unitOf(w, f.unit).owner,
		offers(w, f) {
			const offers = [{ retreat: "away" }];
			if (mayStay(w, f)) offers.push({ retreat: "stay" });
			const cover = nearestCover(w, f);
			if (cover !== null) offers.push({
				retreat: "cover",
				to: spot(cover.x, cover.y)
			});
			return offers;
		},
		spaces: (w, f) => nearestCover(w, f) === null ? [] : [{
			kind: "cover",
			unit: f.unit
		}],
		judge: (w, f, _seat, choice) => judgeRetreat(w, f, choice),
		refused: (w, f) => mayStay(w, f) ? [] : [{
			choice: { retreat: "stay" },
			rule: "XR-RET-04",
			reason: f.attack ? "After an Attack it may not stay." : "Only a unit in cover may stay."
		}],
		take(play, f, _seat, choice) {
			const { w } = play;
			const unit = unitOf(w, f.unit);
			const way = chosen(choice, "retreat");
			if (way.retreat === "stay") {
				play.tell?.({
					type: "stayed",
					unit: unit.id,
					names: namesOf(play.w, unit.id)
				}, "XR-RET-04");
				return "done";
			}
			const run = way.retreat === "cover" ? coverRun(w, f, way.to) : flight(w, f);
			if (run.off && w.options.mercy);
			if (run.off && !w.options.mercy) {
				remove(play, unit, "routed", f.attack ? "attack" : enemyOf(w, f) === null ? "other" : "shot", f.by >= 0 ? unitOf(w, f.by) : null, "XR-RET-12");
				return "done";
			}
			const { x, y } = mover(w, f).unit;
			const from = {
				x,
				y
			};
			const stuck = unit.state === "building" && standFault(moverOf(w, unit, run.end.x, run.end.y), run.end.x, run.end.y) !== null;
			if (!stuck) fall(play, f, run, way.retreat === "cover");
			if (stuck || run.blocked) casualties(play, unit);
			makeRoom(play, f, unit);
			const crushed = unit.state === "table" ? crushing(w, unit, from, run.path.map((at) => spot(at.x, at.y))) : null;
			return crushed === null ? "done" : {
				call: crushed,
				then: "over"
			};
		},
		auto: (play, f) => retreatChoice(play.w, unitOf(play.w, f.unit), mayStay(play.w, f) ? inCover(play.w, unitOf(play.w, f.unit), enemyOf(play.w, f)) : 0, nearestCover(play.w, f))
	}),
	over: { run: () => "done" }
});
// packages/games/xenos-rampant/book/dice.ts
function sum(dice) {
	let all = 0;
	for (const die of dice) all += die;
	return all;
}
const doubleOf = ([a = 0, b = 0]) => a === b ? a : 0;
// packages/games/xenos-rampant/book/courage/courage.ts
const courageTest = (unit, cause, parts = {}) => ({
	unit: unit.id,
	lost: 0,
	cause,
	by: -1,
	feared: false,
	attacking: false,
	from: null,
	dice: [],
	rerolled: false,
	...parts
});
function testsCourage(w, unit) {
	if (unit.sp <= 0 || !onTable(w, unit)) return false;
	if (!profileOf(unit).mechanoid) return true;
	return false;
}
function courageOf(w, unit, test) {
	const p = profileOf(unit);
	if (p.xeno["Hive Mind"] !== void 0) {
		const commander = w.units.find((one) => one.owner === unit.owner && one.commander && onTable(w, one) && !one.suppressed);
		if (commander !== void 0 && within$1(w, unit, commander, 1200)) return 0;
	}
	const headlong = test.cause === "attack" && test.attacking && ownerOf(w, unit.owner).doctrine === "Headlong" ? 1 : 0;
	return Math.max(0, p.courage - headlong);
}
function courageModifiers(w, unit, test) {
	const mods = [];
	const enemy = test.by >= 0 ? unitOf(w, test.by) : null;
	const p = profileOf(unit);
	if (unit.state !== "transport" && inCover(w, unit, test.from ?? enemy) > 0) mods.push({
		value: 1,
		because: "XR-COU-10",
		label: "in cover"
	});
	if (commanderBonus(w, unit, "courage")) mods.push({
		value: 1,
		because: "XR-COU-11",
		label: "Commander"
	});
	if (test.lost > 0 && test.cause !== "rally") mods.push({
		value: -test.lost,
		because: "XR-COU-12",
		label: "points just lost"
	});
	const owner = ownerOf(w, unit.owner);
	if (owner.list !== null && owner.total > 0 && 2 * owner.lost >= owner.total) mods.push({
		value: -1,
		because: "XR-COU-13",
		label: "beaten detachment"
	});
	const scared = test.cause === "attack" && test.feared && enemy !== null && isFearsome(enemy) && !(p.demonic || p.mechanoid || p.undead || isFearsome(unit)) && !leads(w, unit, "Brave") && !crusadesAgainst(w, unit, enemy);
	if (scared || p.xeno["Fearful"] !== void 0);
	if (p.xeno["Fearful"] !== void 0) mods.push({
		value: scared ? -2 : -1,
		because: "XR-XEN-14",
		label: "Fearful"
	});
	else if (scared) mods.push({
		value: -1,
		because: "XR-XEN-13",
		label: "Fearsome"
	});
	if (leads(w, unit, "Craven")) mods.push({
		value: -1,
		because: "XR-T-20",
		label: "Craven"
	});
	return mods;
}
function rerollsFor(w, unit, test) {
	const found = new Set();
	if (traitReaches(w, unit, "Father To His Men")) found.add("Father To His Men");
	if (effectOn(w, unit.id, "Soothed Mind")) found.add("Soothed Mind");
	for (const leader of w.units) {
		if (leader.suppressed || !onTable(w, leader) || sideOf(w, leader) !== sideOf(w, unit)) continue;
		if (leader === unit && test.cause === "rally") continue;
		const p = profileOf(leader);
		const disciplinarian = leads(w, leader, "Extreme Disciplinarian");
		if (p.xeno["Brutal Leader"] !== void 0 && (leader === unit || within$1(w, leader, unit, 600))) found.add("Brutal Leader");
		if (disciplinarian && (leader === unit || within$1(w, leader, unit, 1200) || leader.owner === unit.owner && commanderReaches(w, unit))) found.add("Brutal Leader");
		if (p.xeno["Inspirational Leader"] !== void 0 && (leader === unit || within$1(w, leader, unit, 600))) found.add("Inspirational Leader");
	}
	return [...found].sort();
}
const mayRollAgain = (w, unit, test) => rerollsFor(w, unit, test).length > 0;
function outcome(w, f) {
	const unit = unitOf(w, f.unit);
	const reached = sum(f.dice) + total(courageModifiers(w, unit, f));
	if (reached >= courageOf(w, unit, f)) return "passed";
	return reached <= 0 ? "broken" : "failed";
}
function roll$1(play, f, dice) {
	const { w } = play;
	const unit = unitOf(w, f.unit);
	f.dice = play.rolls(dice, 6, f.cause === "rally" ? "XR-RAL-02" : "XR-COU-09");
	const modifiers = courageModifiers(w, unit, f);
	play.tell?.({
		type: f.cause === "rally" ? "rally test" : "courage test",
		unit: unit.id,
		cause: f.cause,
		dice: f.dice,
		modifiers,
		total: sum(f.dice) + total(modifiers),
		courage: courageOf(w, unit, f),
		result: outcome(w, f),
		names: namesOf(play.w, unit.id)
	}, f.cause === "rally" ? "XR-RAL-02" : "XR-COU-09");
}
const CAUSES = {
	shot: "XR-COU-01",
	attack: "XR-COU-02",
	other: "XR-COU-03",
	rally: "XR-COU-04",
	army: "XR-COU-08"
};
const courage = chapter("courage").shows("unit", "lost", "cause", "by", "feared", "attacking", "from", "dice", "rerolled").steps({
	"roll the dice": { run(play, f) {
		if (!testsCourage(play.w, unitOf(play.w, f.unit))) return "done";
		CAUSES[f.cause];
		roll$1(play, f, atHalf(unitOf(play.w, f.unit)) ? 1 : 2);
	} },
	"roll again?": {
		rule: "XR-XEN-02",
		prompt: (w, f) => `${unitOf(w, f.unit).name} fails its Courage test. Roll again?`,
		who: (w, f) => !f.rerolled && outcome(w, f) !== "passed" && rerollsFor(w, unitOf(w, f.unit), f).length > 0 ? unitOf(w, f.unit).owner : null,
		offers: (w, f) => [...rerollsFor(w, unitOf(w, f.unit), f).map((reroll) => ({ reroll })), { reroll: false }],
		take(play, f, seat, choice) {
			f.rerolled = true;
			const by = chosen(choice, "reroll").reroll;
			if (by === false) return;
			const unit = unitOf(play.w, f.unit);
			if (by === "Inspirational Leader");
			if (by === "Father To His Men") ownerOf(play.w, seat).used.push(by);
			if (by === "Brutal Leader") {
				const before = unit.sp;
				lose(play, unit, 1, "XR-XEN-02");
				bury(play, unit, before, "other", null);
				if (unit.sp <= 0) return "done";
			}
			roll$1(play, f, f.dice.length);
		},
		auto: (play, f) => courageReroll(play.w, unitOf(play.w, f.unit), outcome(play.w, f), rerollsFor(play.w, unitOf(play.w, f.unit), f))
	},
	result: { run(play, f) {
		const { w } = play;
		const unit = unitOf(w, f.unit);
		const result = outcome(w, f);
		if (result === "passed") {
			if (f.cause === "rally") {
				unit.suppressed = false;
				unit.fray = profileOf(unit).has["Back Into The Fray"] === true;
				play.tell?.({
					type: "rallied",
					unit: unit.id,
					names: namesOf(play.w, unit.id)
				}, "XR-RAL-03");
			}
			return "done";
		}
		if (result === "broken") {
			remove(play, unit, "routed", f.cause === "attack" || f.cause === "shot" ? f.cause : "other", f.by >= 0 ? unitOf(w, f.by) : null, f.cause === "rally" ? "XR-RAL-06" : "XR-COU-17");
			return "done";
		}
		if (unit.suppressed) {
			const before = unit.sp;
			if (f.cause === "rally") {}
			lose(play, unit, 1, f.cause === "rally" ? "XR-RAL-04" : "XR-SUP-05");
			bury(play, unit, before, "other", null);
			if (unit.sp <= 0) return "done";
		}
		if (unit.state === "transport") {
			suppress(play, unit, "XR-TPT-10");
			return "done";
		}
		return { call: retreat.begin({
			unit: unit.id,
			by: f.by,
			from: f.from,
			attack: f.cause === "attack",
			failed: true
		}) };
	} },
	suppressed: { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		if (onTable(play.w, unit)) suppress(play, unit, "XR-COU-16");
		return "done";
	} }
});
const tests$1 = chapter("tests").shows("waiting", "owner").steps({
	"who first": {
		rule: "XR-COU-20",
		prompt: "Several of your units test their courage. Which is next?",
		who: (w, f) => f.waiting.filter((one) => testsCourage(w, unitOf(w, one.unit))).length > 1 ? f.owner : null,
		offers: (w, f) => f.waiting.filter((one) => testsCourage(w, unitOf(w, one.unit))).map((one) => ({ test: one.unit })),
		take(_play, f, _seat, choice) {
			const at = f.waiting.findIndex((one) => one.unit === chosen(choice, "test").test);
			f.waiting.unshift(...f.waiting.splice(at, 1));
		},
		auto: (play, f) => nextToTest(play.w, f.waiting)
	},
	test: { run(_play, f) {
		const next = f.waiting.shift();
		if (next === void 0) return "done";
		return {
			call: courage.begin(next),
			then: "then"
		};
	} },
	then: { run: (play) => {
		const next = play.w.waiting.shift();
		return next === void 0 ? { goTo: "who first" } : {
			call: next,
			then: "then"
		};
	} }
});
const aftermath = chapter("aftermath").steps({
	consequences: { run: (play) => {
		const next = play.w.waiting.shift();
		return next === void 0 ? void 0 : {
			call: next,
			then: "consequences"
		};
	} },
	"army-wide tests": { run(play) {
		const { w } = play;
		const owed = w.owed.shift();
		if (owed === void 0) return "done";
		const waiting = w.units.filter((unit) => unit.owner === owed.owner && testsCourage(w, unit)).map((unit) => courageTest(unit, "army"));
		if (waiting.length > 0) play.tell?.({
			type: "army tests",
			owner: owed.owner,
			units: waiting.map((one) => one.unit),
			names: namesOf(play.w, ...waiting.map((one) => one.unit))
		}, owed.last ? "XR-COU-07" : "XR-COU-08");
		return {
			call: tests$1.begin({
				waiting,
				owner: owed.owner
			}),
			then: "consequences"
		};
	} }
});
// packages/games/xenos-rampant/book/moving/buildings.ts
function hurtHouse(play, house, points, by) {
	const { w } = play;
	const building = buildingOf(w, house);
	const lost = Math.min(points, building.sp);
	if (lost <= 0) return;
	const occupant = occupantOf(w, house);
	building.sp -= lost;
	play.tell?.({
		type: "building hit",
		house,
		points: lost,
		left: building.sp
	}, "XR-BLD-05");
	if (building.sp > 0) return;
	play.tell?.({
		type: "collapsed",
		house
	}, "XR-BLD-08");
	if (occupant !== void 0) {
		occupant.state = "table";
		occupant.inside = -1;
		w.waiting.push(collapse.begin({
			unit: occupant.id,
			lost: 0,
			by: by?.id ?? -1
		}));
	}
}
function mayEnter(w, unit, house) {
	const building = w.buildings[house];
	if (building === void 0 || building.sp <= 0 || profileOf(unit).vehicle || occupantOf(w, house) !== void 0) return false;
	return unit.sp <= BUILDINGS[building.kind].capacity;
}
function outlinePoints(box) {
	const points = [];
	for (let i = 0; i <= 8; i++) {
		const x = box.west + ((box.east - box.west) * i >> 3);
		const y = box.south + ((box.north - box.south) * i >> 3);
		points.push({
			x,
			y: box.south
		}, {
			x,
			y: box.north
		}, {
			x: box.west,
			y
		}, {
			x: box.east,
			y
		});
	}
	return points;
}
function goIn(play, unit, house) {
	const box = houseBox(play.w, house);
	unit.state = "building";
	unit.inside = house;
	unit.x = box.west + box.east >> 1;
	unit.y = box.south + box.north >> 1;
	unit.grounded = false;
	play.tell?.({
		type: "entered",
		unit: unit.id,
		house,
		names: namesOf(play.w, unit.id)
	}, "XR-BLD-01");
}
const collapse = chapter("collapse").shows("unit", "lost", "by").steps({
	rubble: { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		const hits = play.rolls(atHalf(unit) ? 5 : 10, 6, "XR-BLD-08").filter((die) => die >= 4).length;
		const before = unit.sp;
		f.lost = lose(play, unit, reduced(play, unit, pointsLost(hits, profileOf(unit).armour, false), "other"), "XR-BLD-08");
		bury(play, unit, before, "other", f.by >= 0 ? unitOf(play.w, f.by) : null);
	} },
	courage: { run: (play, f) => f.lost > 0 ? {
		call: courage.begin(courageTest(unitOf(play.w, f.unit), "other", { lost: f.lost })),
		then: "over"
	} : "done" },
	over: { run: () => "done" }
});
// packages/games/xenos-rampant/book/damage/explosion.ts
const BLAST = 600;
const BLAST_VALUE = 3;
const blastOf = (w, unit, dice) => {
	const { x, y } = bearer(w, unit);
	return {
		x,
		y,
		exploder: unit.id,
		house: unit.state === "building" ? unit.inside : -1,
		dice,
		hit: []
	};
};
function blastGap(w, f, to) {
	const from = groundOf(w).houses[f.house] ?? null;
	const r = from === null ? radiusOf(unitOf(w, f.exploder)) : 0;
	if ("r" in to) return isqrtCeil(from === null ? squared(f.x, f.y, to.x, to.y) : squaredToBox(to.x, to.y, from)) - r - to.r;
	return isqrtCeil(from === null ? squaredToBox(f.x, f.y, to) : squaredBetweenBoxes(from, to)) - r;
}
function inBlast(w, f) {
	return w.units.filter((unit) => unit.id !== f.exploder && hasPlace(unit)).map((unit) => ({
		unit,
		gap: blastGap(w, f, outlineOf$1(w, unit) ?? {
			x: unit.x,
			y: unit.y,
			r: radiusOf(unit)
		})
	})).filter(({ gap }) => gap <= BLAST).sort((a, b) => a.gap - b.gap || a.unit.id - b.unit.id).map(({ unit }) => unit);
}
const explosion = chapter("explosion").shows("x", "y", "exploder", "house", "dice", "hit").steps({
	"the blast": { run(play, f) {
		const { w } = play;
		play.tell?.({
			type: "explosion",
			unit: f.exploder,
			x: f.x,
			y: f.y,
			names: namesOf(play.w, f.exploder)
		}, "XR-XEN-10");
		const exploder = unitOf(w, f.exploder);
		const due = [];
		for (const unit of inBlast(w, f)) {
			const hits = play.rolls(Math.max(1, f.dice), 6, "XR-XEN-10").filter((die) => isHit(w, die, BLAST_VALUE, 0)).length;
			if (hits === 0) continue;
			const armour = armourAgainstShot(w, {
				shooter: null,
				target: unit,
				barrage: false,
				extreme: false,
				cover: inCover(w, unit, f)
			});
			const points = pointsLost(hits, armour.value, false) * (profileOf(unit).demonic && profileOf(exploder).demonic ? 2 : 1);
			struck(play, unit, exploder, hits, armour, points);
			due.push({
				unit,
				points: reduced(play, unit, points, "shot")
			});
		}
		const before = due.map(({ unit }) => unit.sp);
		for (const { unit, points } of due) f.hit.push({
			unit: unit.id,
			lost: lose(play, unit, points, "XR-XEN-10")
		});
		groundOf(w).houses.forEach((box, house) => {
			if (box === null || blastGap(w, f, box) > BLAST) return;
			const hits = play.rolls(Math.max(1, f.dice), 6, "XR-XEN-10").filter((die) => isHit(w, die, BLAST_VALUE, 0)).length;
			hurtHouse(play, house, pointsLost(hits, BUILDINGS[buildingOf(w, house).kind].armour, false), exploder);
		});
		for (const [i, { unit }] of due.entries()) bury(play, unit, itemAt$1(before, i), "shot", exploder);
	} },
	chain: { run: (play) => {
		const next = play.w.waiting.shift();
		if (next === void 0) return;
		return {
			call: next,
			then: "chain"
		};
	} },
	courage: { run(play, f) {
		const next = f.hit.shift();
		if (next === void 0) return "done";
		return {
			call: courage.begin(courageTest(unitOf(play.w, next.unit), "shot", {
				lost: next.lost,
				from: {
					x: f.x,
					y: f.y
				}
			})),
			then: "courage"
		};
	} }
});
// packages/games/xenos-rampant/book/damage/losses.ts
function forceField(play, unit, points, cause) {
	const level = profileOf(unit).xeno["Force Field"] ?? 0;
	if (level === 0 || points === 0 || !(cause === "shot" || cause === "attack" && level === 3)) return points;
	const need = level === 1 ? 6 : 5;
	const dice = play.rolls(points, 6, "XR-XEN-18");
	const saved = dice.filter((die) => die >= need).length;
	play.tell?.({
		type: "force field",
		unit: unit.id,
		dice,
		saved,
		names: namesOf(play.w, unit.id)
	}, "XR-XEN-18");
	return points - saved;
}
function medics(play, unit, points) {
	const { w } = play;
	let left = points;
	const p = profileOf(unit);
	for (const medic of w.units) {
		if (left === 0) break;
		const q = profileOf(medic);
		if (q.xeno["Combat Medic"] === void 0 || medic.suppressed || medic.sp <= 0 || !onTable(w, medic) || sideOf(w, medic) !== sideOf(w, unit)) continue;
		if (medic !== unit && !within$1(w, medic, unit, 600)) continue;
		if (p.demonic && !q.demonic || p.undead && !q.undead || p.mechanoid && !q.mechanoid) continue;
		const die = play.roll(6, "XR-XEN-04") - (atHalf(medic) ? 1 : 0);
		if (die >= 4) left--;
		play.tell?.({
			type: "medic",
			unit: unit.id,
			medic: medic.id,
			saved: die >= 4,
			names: namesOf(play.w, unit.id, medic.id)
		}, "XR-XEN-04");
	}
	return left;
}
function reduced(play, unit, points, cause, stun = false) {
	if (points > unit.sp);
	const after = Math.min(unit.sp, forceField(play, unit, Math.min(points, unit.sp), cause));
	return stun ? after : medics(play, unit, after);
}
function lose(play, unit, points, rule) {
	const lost = Math.min(points, unit.sp);
	if (lost <= 0) return 0;
	unit.sp -= lost;
	play.tell?.({
		type: "lost",
		unit: unit.id,
		points: lost,
		left: unit.sp,
		names: namesOf(play.w, unit.id)
	}, rule);
	return lost;
}
function heal(play, unit, rule) {
	if (unit.sp >= unit.start || unit.sp <= 0) return;
	unit.sp++;
	play.tell?.({
		type: "healed",
		unit: unit.id,
		left: unit.sp,
		names: namesOf(play.w, unit.id)
	}, rule);
}
function bury(play, unit, before, by, killer) {
	if (unit.sp > 0 || unit.state === "destroyed") return;
	if (profileOf(unit).xeno["Exploder"] === 1) play.w.waiting.push(explosion.begin(blastOf(play.w, unit, before)));
	remove(play, unit, "destroyed", by, killer, "XR-DMG-08");
}
const lostPoints = (unit) => unit.extra === "wave" || unit.extra === "truck" || unit.extra === "underdog" ? 0 : unit.cost;
function remove(play, unit, how, by, killer, rule) {
	const { w } = play;
	const wasOn = isThere(w, unit);
	const passenger = passengerOf(w, unit);
	const owner = ownerOf(w, unit.owner);
	leave(play, unit, how);
	play.tell?.({
		type: how,
		unit: unit.id,
		...unit.commander && { commander: true },
		names: namesOf(play.w, unit.id)
	}, rule);
	w.removals.push({
		unit: unit.id,
		how,
		by,
		killer: killer?.id ?? -1
	});
	if (passenger !== void 0);
	if (passenger !== void 0) w.waiting.push(wreck.begin({
		unit: passenger.id,
		x: unit.x,
		y: unit.y,
		how,
		by: killer?.id ?? -1,
		lost: 0
	}));
	owner.lost += lostPoints(unit);
	if (unit.commander) {
		owner.commanderLost = true;
		owe(w, unit.owner, false);
	}
	if (!owner.halfTested && 2 * owner.lost >= owner.total && owner.total > 0) {
		owner.halfTested = true;
		owe(w, unit.owner, false);
	}
	if (wasOn) lastUnit(w, unit);
	endlessRanks(play, unit);
}
function lastUnit(w, left) {
	if (w.units.filter((one) => one.owner === left.owner && isThere(w, one)).length === 1) owe(w, left.owner, true);
}
const isThere = (w, unit) => onTable(w, unit) || unit.state === "transport" && gone$1(unitOf(w, unit.inside));
function owe(w, owner, last) {
	if (ownerOf(w, owner).list === null) return;
	const already = w.owed.find((one) => one.owner === owner);
	if (already === void 0) w.owed.push({
		owner,
		last
	});
	else already.last &&= last;
}
function leave(play, unit, state) {
	dropVip(play, unit);
	unit.state = state;
	unit.inside = -1;
	unit.suppressed = false;
	unit.grounded = false;
	unit.fray = false;
	endPowersOf(play, unit);
}
function dropVip(play, unit) {
	const { vip } = play.w;
	if (vip === null || vip.carrier !== unit.id) return;
	vip.carrier = -1;
	vip.x = unit.x;
	vip.y = unit.y;
	play.tell?.({
		type: "vip left",
		unit: unit.id,
		names: namesOf(play.w, unit.id)
	}, "XR-M-VIP-05");
}
function suppress(play, unit, rule) {
	const p = profileOf(unit);
	if (p.mechanoid || p.undead);
	if (unit.suppressed || p.mechanoid || p.undead) return;
	unit.suppressed = true;
	unit.grounded = false;
	unit.fray = false;
	dropVip(play, unit);
	play.tell?.({
		type: "suppressed",
		unit: unit.id,
		names: namesOf(play.w, unit.id)
	}, rule);
	endPowersOf(play, unit);
}
function endlessRanks(play, unit) {
	const { w } = play;
	const owner = ownerOf(w, unit.owner);
	if (owner.doctrine !== "Endless ranks" || owner.gaveUp || unit.extra !== null) return;
	if (play.roll(6, "XR-TASTE-13") < unit.cost) return;
	const fresh = {
		...unit,
		id: w.units.length,
		name: `${unit.name} again`,
		commander: false,
		powers: unit.powers.slice(),
		sp: unit.start,
		state: "reserve",
		inside: -1,
		suppressed: false,
		grounded: false,
		tried: true,
		fray: false,
		answered: false,
		driven: 0,
		gotIn: false,
		gotOut: false,
		extra: "ranks",
		held: false,
		post: {
			x: 0,
			y: 0
		},
		due: 0,
		mercenary: 0,
		edge: w.edges[owner.side] ?? "south"
	};
	w.units.push(fresh);
	play.tell?.({
		type: "new ranks",
		unit: fresh.id,
		names: namesOf(play.w, fresh.id)
	}, "XR-TASTE-13");
}
// packages/games/xenos-rampant/scenarios/bugHunt/brood.ts
const lostBrood = (w) => w.units.filter((unit) => sideOf(w, unit) !== w.attacker && gone$1(unit) && unit.cost <= 4 && !returned(w, unit));
function nextName(name) {
	const again = /^(.*) reborn(?: (\d+))?$/.exec(name);
	return again === null ? `${name} reborn` : `${again[1]} reborn ${Number(again[2] ?? 1) + 1}`;
}
const returned = (w, unit) => w.units.some((one) => one.extra === "brood" && one.owner === unit.owner && one.name === nextName(unit.name));
function nestSpots(w, unit, nest) {
	const box = houseBox(w, nest);
	const r = profileOf(unit).radius;
	const m = placed(w, unit);
	const spots = [];
	for (let x = box.west; x <= box.east; x += 50) for (const y of [box.south - r, box.north + r]) spots.push({
		x,
		y
	});
	for (let y = box.south; y <= box.north; y += 50) for (const x of [box.west - r, box.east + r]) spots.push({
		x,
		y
	});
	return spots.filter((at) => standFault(m, at.x, at.y) === null);
}
const returns = (w, nest) => lostBrood(w).map((unit) => ({
	unit,
	spots: nestSpots(w, unit, nest)
})).filter((one) => one.spots.length > 0);
function rebirth(play, unit, x, y) {
	const { w } = play;
	const fresh = {
		...unit,
		id: w.units.length,
		name: nextName(unit.name),
		commander: false,
		powers: unit.powers.slice(),
		sp: Math.max(1, floorDiv(unit.start, 2)),
		state: "table",
		inside: -1,
		x,
		y,
		suppressed: false,
		grounded: false,
		tried: false,
		fray: false,
		answered: false,
		extra: "brood",
		held: false,
		post: {
			x,
			y
		}
	};
	w.units.push(fresh);
	ownerOf(w, unit.owner).lost -= lostPoints(unit);
	play.tell?.({
		type: "reborn",
		unit: fresh.id,
		x,
		y,
		names: namesOf(play.w, fresh.id)
	}, "XR-M-BUGHUNT-03");
}
const brood = chapter("brood").shows("nest").steps({
	roll: { run(play, f) {
		const { w } = play;
		while (f.nest < w.buildings.length) {
			const nest = f.nest++;
			if (buildingOf(w, nest).sp <= 0) continue;
			const die = play.roll(6, "XR-M-BUGHUNT-03");
			play.tell?.({
				type: "brood",
				nest,
				die
			}, "XR-M-BUGHUNT-03");
			if (die >= 5 && returns(w, nest).length > 0) return;
		}
		return "done";
	} },
	"who returns?": {
		rule: "XR-M-BUGHUNT-03",
		prompt: "Which lost unit crawls out of the nest?",
		who: (w) => w.owners.findIndex((owner) => owner.side !== w.attacker),
		offers: (w, f) => [...returns(w, f.nest - 1).map(({ unit, spots }) => ({
			brood: unit.id,
			at: spot(head(spots).x, head(spots).y)
		})), { stay: true }],
		spaces: (_w, f) => [{
			kind: "nest",
			nest: f.nest - 1
		}],
		judge(w, f, _seat, choice) {
			const at = field(choice, "at");
			const found = returns(w, f.nest - 1).find((one) => one.unit.id === field(choice, "brood"));
			if (!shaped(choice, "brood", "at") || !isSpot(at) || found === void 0) return {
				rule: "XR-M-BUGHUNT-03",
				reason: "Name a lost unit of cost 4 or less and a spot beside the nest."
			};
			const box = houseBox(w, f.nest - 1);
			const r = profileOf(found.unit).radius;
			return squaredToBox(at[0], at[1], box) <= (r + 2) * (r + 2) && standFault(placed(w, found.unit), at[0], at[1]) === null ? null : {
				rule: "XR-M-BUGHUNT-03",
				reason: "It must touch the nest at a legal spot."
			};
		},
		take(play, _f, _seat, choice) {
			if ("brood" in choice) rebirth(play, unitOf(play.w, choice.brood), choice.at[0], choice.at[1]);
			return { goTo: "roll" };
		},
		auto(play, f) {
			const best = head(returns(play.w, f.nest - 1).sort((a, b) => b.unit.cost - a.unit.cost || a.unit.id - b.unit.id));
			const at = nearestToEnemyPoint(play.w, best.unit, best.spots);
			return {
				brood: best.unit.id,
				at: spot(at.x, at.y)
			};
		}
	}
});
// packages/games/xenos-rampant/scenarios/bugHunt/bugHunt.ts
const bugHunt = {
	name: "BUGHUNT",
	title: "Bug Hunt",
	blurb: "Three nests to burn; they breed as long as they stand.",
	map: "HIVE",
	turns: 8,
	choosesZone: false,
	edges: {
		attacker: "south",
		defender: null
	},
	attackerIs: (w) => w.owners.length === 3 ? 0 : null,
	zones(w, side) {
		return side === w.attacker ? [strip(w, "south", 800)] : groundOf(w).houses.flatMap((box) => box === null ? [] : [{
			near: box,
			reach: 1e3
		}]);
	},
	turnEnds: (play) => play.w.turn >= 2 ? brood.begin({ nest: 0 }) : void 0,
	neverFinished: (w, side) => side !== w.attacker && w.buildings.some((nest) => nest.sp > 0),
	endsAfterTurn: (w) => w.buildings.every((nest) => nest.sp <= 0),
	count(play) {
		const { w } = play;
		const burnt = w.buildings.filter((nest) => nest.sp <= 0).length;
		score$1(play, w.attacker, 3 * burnt, "XR-M-BUGHUNT-04", "nests burnt");
		score$1(play, other(w.attacker), 2 * (w.buildings.length - burnt), "XR-M-BUGHUNT-04", "nests intact");
		for (const side of [0, 1]) scoreKills(play, side, "XR-M-BUGHUNT-05");
		if (burnt === w.buildings.length) score$1(play, w.attacker, 2, "XR-M-BUGHUNT-06", "clean sweep");
	},
	stance(w, unit) {
		return sideOf(w, unit) === w.attacker ? "SEIZE" : "HUNT";
	},
	goals: (w, side) => side === w.attacker ? groundOf(w).houses.flatMap((box) => box === null ? [] : [{
		x: box.west + box.east >> 1,
		y: box.south
	}]) : []
};
// packages/games/xenos-rampant/scenarios/convoy.ts
const convoy = {
	name: "CONVOY",
	title: "Convoy",
	blurb: "Two trucks must leave by the north edge.",
	map: "CANYON",
	turns: 8,
	choosesZone: false,
	edges: {
		attacker: "north",
		defender: "south"
	},
	defenderFirst: true,
	attackerIs: (w) => w.owners.length === 3 ? 1 : null,
	zones: (w, side) => side === w.attacker ? [{
		...boundsOf(w),
		south: 2200
	}] : [strip(w, "south", 800)],
	begin(play) {
		const { w } = play;
		const seat = w.owners.findIndex((owner) => owner.side !== w.attacker);
		for (const name of ["Truck 1", "Truck 2"]) {
			const truck = newUnit(w, seat, readBuild("Soft-skin Vehicle + Improvised Armour, Unarmed"), name, "truck");
			truck.name = name;
			w.units.push(truck);
		}
	},
	placeFault(w, unit, x, y) {
		const g = groundOf(w);
		if (unit.extra === "truck") return g.map.codes[cellUnder(g.map, x, y)] === ROAD ? null : {
			rule: "XR-M-CONVOY-02",
			reason: "Trucks start on the road."
		};
		if (sideOf(w, unit) !== w.attacker) return null;
		return w.units.some((one) => sideOf(w, one) !== w.attacker && one.state === "table" && withinPoint(w, one, x, y, 800 + profileOf(unit).radius)) ? {
			rule: "XR-M-CONVOY-03",
			reason: "That is within 8\" of a Defender's unit."
		} : null;
	},
	exits(w, side) {
		return side === w.attacker ? [] : [{
			edge: "north",
			from: 1e3,
			to: 3800
		}];
	},
	count(play) {
		const { w } = play;
		for (const unit of w.units) {
			if (sideOf(w, unit) === w.attacker) continue;
			const truck = unit.extra === "truck";
			if (unit.state === "withdrawn") score$1(play, other(w.attacker), truck ? 4 : 1, "XR-M-CONVOY-05", unit.name);
			if (truck && gone$1(unit)) score$1(play, w.attacker, 4, "XR-M-CONVOY-06", unit.name);
			if (truck && onTable(w, unit)) score$1(play, w.attacker, 2, "XR-M-CONVOY-06", unit.name);
		}
		for (const side of [0, 1]) scoreKills(play, side, "XR-M-CONVOY-07");
	},
	stance(w, unit) {
		return sideOf(w, unit) === w.attacker ? "HUNT" : "SEIZE";
	}
};
// packages/games/xenos-rampant/scenarios/orbitalDrop.ts
function onPad(w, side) {
	const g = groundOf(w);
	return w.units.filter((unit) => sideOf(w, unit) === side && unit.state === "table" && !unit.suppressed && g.map.codes[cellUnder(g.map, unit.x, unit.y)] === PAD);
}
const orbitalDrop = {
	name: "DROP",
	title: "Orbital Drop",
	blurb: "The Attacker drops anywhere; sole control of the pad is worth 6.",
	map: "PAD",
	turns: 8,
	choosesZone: false,
	edges: {
		attacker: null,
		defender: "south"
	},
	zones: (w, side) => side === w.attacker ? [] : [{
		x: 2400,
		y: 2400,
		r: 1400
	}],
	inReserve: (w, side) => side === w.attacker,
	begin(play) {
		for (const unit of play.w.units) if (sideOf(play.w, unit) === play.w.attacker) unit.dropped = true;
	},
	placeFault(w, unit) {
		if (sideOf(w, unit) === w.attacker) return null;
		const placed = w.units.filter((one) => one.owner === unit.owner && one !== unit && (one.state === "table" || one.state === "transport")).reduce((sum, one) => sum + one.cost, 0);
		const most = ceilDiv(ownerOf(w, unit.owner).total, 2);
		return placed > 0 && placed + unit.cost > most ? {
			rule: "XR-M-DROP-01",
			reason: `At most ${most} points start on the table.`
		} : null;
	},
	count(play) {
		const { w } = play;
		const here = [0, 1].filter((side) => onPad(w, side).some((unit) => !profileOf(unit).flying));
		if (here.length === 1) score$1(play, head(here), 6, "XR-M-DROP-03", "sole control");
		else score$1(play, other(w.attacker), 2, "XR-M-DROP-04", "nobody controls the pad");
		for (const side of [0, 1]) scoreKills(play, side, "XR-M-DROP-05");
	},
	stance(w, unit) {
		return sideOf(w, unit) !== w.attacker && profileOf(unit).unit === "Support Infantry" ? "HOLD" : "SEIZE";
	},
	goals: () => [{
		x: 2400,
		y: 2400
	}]
};
// packages/games/xenos-rampant/scenarios/lastStand.ts
const WAVES = {
	1: ["Lesser Xenomorphs + Swarm", "Lesser Xenomorphs"],
	2: [
		"Lesser Xenomorphs",
		"Lesser Xenomorphs",
		"Lesser Xenomorphs"
	],
	3: ["Greater Xenomorphs", "Lesser Xenomorphs"],
	4: ["Berserk Infantry + Increased Squad Size", "Berserk Infantry + Increased Squad Size"],
	5: ["Greater Xenomorphs + Xenomorph Ranged Attack"],
	6: ["Primitive Infantry + Mob", "Primitive Infantry + Mob"]
};
const EDGES$2 = [
	"north",
	"east",
	"south",
	"west"
];
const OPPOSITE = {
	north: "south",
	south: "north",
	east: "west",
	west: "east"
};
function edgesOf$1(play) {
	const { w } = play;
	const die = play.roll(6, "XR-M-LAST-04");
	if (die <= 4) return [EDGES$2[die - 1]];
	if (die === 5) return [w.wave === null ? "north" : OPPOSITE[w.wave]];
	const first = play.oneOf(EDGES$2, "XR-M-LAST-04", String);
	return [first, play.oneOf(EDGES$2.filter((edge) => edge !== first), "XR-M-LAST-04", String)];
}
function wave(play, seat) {
	const { w } = play;
	const builds = WAVES[play.roll(6, "XR-M-LAST-05")] ?? [];
	const edges = edgesOf$1(play);
	w.wave = head(edges);
	builds.forEach((build, i) => {
		const unit = newUnit(w, seat, readBuild(build), `Wave ${w.turn}`, "wave");
		unit.edge = i >= ceilDiv(builds.length, 2) ? tail(edges) : head(edges);
		w.units.push(unit);
	});
	play.tell?.({
		type: "wave",
		builds,
		edges
	}, "XR-M-LAST-05");
}
const MEDALS = [
	{
		from: 24,
		name: "gold"
	},
	{
		from: 18,
		name: "silver"
	},
	{
		from: 12,
		name: "bronze"
	}
];
const overrun = (w) => !w.units.some((unit) => sideOf(w, unit) !== w.attacker && onTable(w, unit));
const people = (w) => w.attacker === 0 ? 1 : 0;
const lastStand = {
	name: "LAST",
	title: "Last Stand",
	blurb: "Hold the pad for eight turns against waves from all sides.",
	map: "PAD",
	turns: 8,
	choosesZone: false,
	edges: {
		attacker: null,
		defender: null
	},
	defenderFirst: true,
	attackerIs: () => 1,
	zones(w, side) {
		return side === w.attacker ? [] : [{
			x: 2400,
			y: 2400,
			r: 1e3
		}];
	},
	phaseBegins(play, seat) {
		const { w } = play;
		if (ownerOf(w, seat).side !== w.attacker || w.turn > 7) return;
		for (let i = 0; i < (w.turn === 4 || w.turn === 7 ? 2 : 1); i++) wave(play, seat);
	},
	turnEnds(play) {
		if (!overrun(play.w)) score$1(play, people(play.w), 1, "XR-M-LAST-08", "a turn survived");
	},
	neverFinished: (w, side) => side === w.attacker,
	lostAtOnce(w) {
		return overrun(w);
	},
	count(play) {
		const { w } = play;
		scoreKills(play, people(w), "XR-M-LAST-08");
		if (w.owners.every((owner) => owner.side === w.attacker || !owner.commanderLost)) score$1(play, people(w), 3, "XR-M-LAST-08", "every Commander lives");
	},
	winner(w) {
		return onPad(w, people(w)).length > 0 ? people(w) : w.attacker;
	},
	praise(w) {
		const medal = MEDALS.find(({ from }) => vpOf(w, people(w)) >= from);
		return medal === void 0 ? null : `a ${medal.name} medal`;
	},
	stance() {
		return "HUNT";
	}
};
// packages/games/xenos-rampant/scenarios/secretMission.ts
const SECRET_CARDS = [
	"Assassinate",
	"Sabotage",
	"Survey"
];
const cardOf = (w) => w.owners.find((owner) => owner.side === w.attacker && owner.secret !== null)?.secret ?? null;
function surveysNow(w) {
	const box = boundsOf(w);
	const quarters = new Set();
	for (const unit of w.units) {
		if (sideOf(w, unit) !== w.attacker || unit.state !== "table") continue;
		for (const [east, north] of [
			[0, 0],
			[1, 0],
			[0, 1],
			[1, 1]
		]) {
			const quarter = {
				west: east === 1 ? 2400 : box.west,
				east: east === 1 ? box.east : 2400,
				south: north === 1 ? 2400 : box.south,
				north: north === 1 ? box.north : 2400
			};
			if (discInBox(unit.x, unit.y, profileOf(unit).radius, quarter)) quarters.add(`${east}${north}`);
		}
	}
	const theirs = w.edges[other(w.attacker)] === "north" ? "1" : "0";
	return quarters.size >= 3 && [...quarters].filter((quarter) => quarter[1] === theirs).length === 2;
}
function errandDone(w) {
	const card = cardOf(w);
	if (card === "Assassinate") return w.owners.some((owner) => owner.side !== w.attacker && owner.commanderLost);
	return card === "Sabotage" ? bunkerToBlow(w) < 0 : w.surveyed;
}
const ERRAND_RULE = {
	Assassinate: "XR-M-SECRET-04",
	Sabotage: "XR-M-SECRET-05",
	Survey: "XR-M-SECRET-06"
};
const secretMission = {
	name: "SECRET",
	title: "Secret Mission",
	blurb: "The Attacker has a hidden errand; the Defender kills and guesses.",
	map: "REFINERY",
	turns: 8,
	choosesZone: true,
	zones(w, side) {
		return [strip(w, edgeOf(w, side), usualDepth(w))];
	},
	turnEnds(play) {
		if (surveysNow(play.w)) play.w.surveyed = true;
	},
	count(play) {
		const { w } = play;
		const card = cardOf(w);
		play.tell?.({
			type: "errand",
			card,
			done: errandDone(w)
		}, "XR-M-SECRET-03");
		if (errandDone(w) && card !== null) score$1(play, w.attacker, 6, ERRAND_RULE[card], "the errand");
		else score$1(play, other(w.attacker), 3, "XR-M-SECRET-07", "the errand failed");
		scoreKills(play, other(w.attacker), "XR-M-SECRET-07");
	},
	stance(w, unit) {
		if (sideOf(w, unit) === w.attacker) return cardOf(w) === "Assassinate" ? "HUNT" : "SEIZE";
		const own = w.units.filter((one) => one.owner === unit.owner).sort((a, b) => a.cost - b.cost || a.id - b.id);
		return 2 * own.indexOf(unit) < own.length ? "HOLD" : "HUNT";
	},
	goals(w, side) {
		if (side !== w.attacker) return [];
		if (cardOf(w) === "Survey") return [
			{
				x: 1200,
				y: 1200
			},
			{
				x: 3600,
				y: 1200
			},
			{
				x: 1200,
				y: 3600
			},
			{
				x: 3600,
				y: 3600
			}
		];
		const half = halfOf(w, other(side));
		return [w.edges[other(side)] === "north" ? {
			x: 3400,
			y: half.south + 1400
		} : {
			x: 1400,
			y: 1e3
		}];
	}
};
// packages/games/xenos-rampant/scenarios/index.ts
const built = new Map();
const fromData = (name) => () => {
	let battle = built.get(name);
	if (battle === void 0) {
		const { scenario, terms } = BATTLES$1[name];
		built.set(name, battle = battleOf(scenario, terms));
	}
	return battle;
};
const SCENARIOS = {
	GRIND: fromData("GRIND"),
	SECRET: () => secretMission,
	DROP: () => orbitalDrop,
	FIGHTRET: fromData("FIGHTRET"),
	VIP: fromData("VIP"),
	ENCOUNTER: fromData("ENCOUNTER"),
	BUGHUNT: () => bugHunt,
	LAST: () => lastStand,
	CONVOY: () => convoy,
	DIVERSION: fromData("DIVERSION")
};
const own = new WeakMap();
function ownBattle(scenario) {
	if (scenario === void 0) throw new Error("there is no scenario of its own");
	let battle = own.get(scenario);
	if (battle === void 0) {
		battle = battleOf(scenario, {
			name: "OWN",
			map: "OWN",
			blurb: scenario.text,
			cites: {}
		});
		own.set(scenario, battle);
	}
	return battle;
}
const scenarioOf = ({ scenario, options }) => scenario === "OWN" ? ownBattle(options.own) : SCENARIOS[scenario]();
const scenarioNamed = (name) => SCENARIOS[name]();
const SCENARIO_TABLE = {
	2: "CONVOY",
	3: "LAST",
	4: "BUGHUNT",
	5: "FIGHTRET",
	6: "ENCOUNTER",
	7: "GRIND",
	8: "DIVERSION",
	9: "DROP",
	10: "VIP",
	11: "SECRET",
	12: null
};
function scenarioRolled(total) {
	const name = SCENARIO_TABLE[total];
	if (name === void 0) throw new Error(`two dice do not show ${total}`);
	return name;
}
// packages/games/xenos-rampant/scenarios/zones.ts
function strip(w, edge, depth) {
	const box = boundsOf(w);
	if (edge === "north") return {
		...box,
		south: box.north - depth
	};
	if (edge === "south") return {
		...box,
		north: box.south + depth
	};
	return edge === "east" ? {
		...box,
		west: box.east - depth
	} : {
		...box,
		east: box.west + depth
	};
}
const usualDepth = (w) => w.options.size <= 12 ? 800 : w.options.size >= 30 ? 1400 : 1200;
const zonesOf = (w, side) => scenarioOf(w).zones(w, side).map((zone) => "near" in zone ? {
	west: zone.near.west - zone.reach,
	south: zone.near.south - zone.reach,
	east: zone.near.east + zone.reach,
	north: zone.near.north + zone.reach
} : zone);
function holdsToken(zone, r, x, y) {
	if ("near" in zone) return isqrtCeil(squaredToBox(x, y, zone.near)) + r <= zone.reach;
	if ("west" in zone) return discInBox(x, y, r, zone);
	return zone.r >= r && squared(x, y, zone.x, zone.y) <= (zone.r - r) * (zone.r - r);
}
const inZone = (w, side, unit, x, y) => scenarioOf(w).zones(w, side).some((zone) => holdsToken(zone, profileOf(unit).radius, x, y));
const exitsOf = (w, side) => scenarioOf(w).exits?.(w, side) ?? [];
const halfOf = (w, side) => {
	const box = boundsOf(w);
	return w.edges[side] === "north" ? {
		...box,
		south: 2400
	} : {
		...box,
		north: 2400
	};
};
function bunkerToBlow(w) {
	if (w.scenario !== "SECRET") return -1;
	const north = w.edges[w.attacker === 0 ? 1 : 0] === "north";
	return groundOf(w).houses.findIndex((box) => box !== null && (north ? box.south >= 2400 : box.north <= 2400));
}
// packages/games/xenos-rampant/book/setup/boasts.ts
const BOASTS = {
	"XR-BST-C1": {
		title: "I will outlive you",
		text: "own Commander on the table, enemy Commander lost",
		vp: 2,
		holds: (w, side) => w.units.some((unit) => unit.commander && sideOf(w, unit) === side && onTable(w, unit)) && w.owners.some((owner) => owner.side !== side && owner.commanderLost)
	},
	"XR-BST-C2": {
		title: "First blood",
		text: "the first unit removed is an enemy",
		vp: 1,
		holds: (w, side) => w.removals.length > 0 && sideOf(w, unitOf(w, head(w.removals).unit)) !== side
	},
	"XR-BST-C3": {
		title: "Not one step back",
		text: "no own unit was routed",
		vp: 2,
		holds: (w, side) => !w.removals.some((one) => one.how === "routed" && sideOf(w, unitOf(w, one.unit)) === side)
	},
	"XR-BST-C4": {
		title: "I want their banner ground",
		text: "an own unit wholly in the enemy zone",
		vp: 1,
		holds: (w, side) => w.units.some((unit) => sideOf(w, unit) === side && unit.state === "table" && inZone(w, other(side), unit, unit.x, unit.y))
	},
	"XR-BST-C5": {
		title: "Cold steel",
		text: "two enemies removed in Attacks",
		vp: 2,
		holds: (w, side) => removed(w, side, "attack") >= 2
	},
	"XR-BST-C6": {
		title: "Rolling thunder",
		text: "three enemies removed by Shooting",
		vp: 2,
		holds: (w, side) => removed(w, side, "shot") >= 3
	},
	"XR-BST-C7": {
		title: "No fear",
		text: "no own unit is Suppressed",
		vp: 1,
		holds: (w, side) => !w.units.some((unit) => sideOf(w, unit) === side && unit.suppressed && onTable(w, unit))
	},
	"XR-BST-C8": {
		title: "The hard way",
		text: "a unit of cost 4 or less removed one of cost 6 or more",
		vp: 3,
		holds: (w, side) => w.removals.some((one) => one.killer >= 0 && sideOf(w, unitOf(w, one.unit)) !== side && unitOf(w, one.unit).cost >= 6 && unitOf(w, one.killer).cost <= 4 && sideOf(w, unitOf(w, one.killer)) === side)
	}
};
const BOAST_IDS = Object.keys(BOASTS);
const removed = (w, side, by) => w.removals.filter((one) => one.by === by && sideOf(w, unitOf(w, one.unit)) !== side).length;
function scoreBoasts(play) {
	const { w } = play;
	for (const owner of w.owners) for (const id of owner.chosen ?? []) score$1(play, owner.side, BOASTS[id].holds(w, owner.side) ? BOASTS[id].vp : -1, id, BOASTS[id].title);
}
// packages/games/xenos-rampant/content/samples.ts
const SAMPLES = [
	{
		id: "XR-D-01",
		name: "Colonial Strike Platoon",
		character: "human line troops with heavy weapons",
		text: [
			"Colonial Strike Platoon",
			"Heavy Infantry + Increased Squad Size, Heavy Weapon (6, Commander)",
			"Heavy Infantry + Increased Squad Size, Armour-Piercing (5)",
			"Light Infantry + Increased Squad Size, Mobile (4)",
			"Support Infantry + Anti-Tank (7)",
			"Recon Infantry (2)"
		].join("\n")
	},
	{
		id: "XR-D-02",
		name: "Drop Lancers",
		character: "power-armoured drop troops and the local militia",
		text: [
			"Drop Lancers",
			"Elite Infantry + Special Insertion (7, Commander)",
			"Elite Infantry + Armour-Piercing, Special Insertion (8)",
			"Light Infantry + Increased Squad Size (3)",
			"Recon Infantry + Sniper Team (4)",
			"Militia Rabble + Mob (2)"
		].join("\n")
	},
	{
		id: "XR-D-03",
		name: "Brood of the Deep",
		character: "a swarm that charges everything",
		text: [
			"Brood of the Deep",
			"Greater Xenomorphs + High-Powered Blades, Fearsome (7, Commander)",
			"Lesser Xenomorphs + Swarm, Infiltrators (5)",
			"Lesser Xenomorphs + Swarm (4)",
			"Lesser Xenomorphs + Swarm (4)",
			"Lesser Xenomorphs + Xenomorph Ranged Attack (4)"
		].join("\n")
	},
	{
		id: "XR-D-04",
		name: "Hive of the Pale Mother",
		character: "linked minds around a queen",
		text: [
			"Hive of the Pale Mother [species: Pale Brood]",
			"Greater Xenomorphs + Cunning, Ponderous (7, Commander)",
			"Lesser Xenomorphs + Swarm, Hive Mind (5)",
			"Lesser Xenomorphs + Swarm, Hive Mind (5)",
			"Greater Xenomorphs + Xenomorph Ranged Attack, Hive Mind (7)"
		].join("\n")
	},
	{
		id: "XR-D-05",
		name: "Armoured Recon Column",
		character: "one light tank, a gun truck, infantry",
		text: [
			"Armoured Recon Column",
			"Light Infantry + Increased Squad Size, Armour-Piercing (4, Commander)",
			"Fighting Vehicle + Light Armoured Vehicle, Veteran Crew (6)",
			"Soft-skin Vehicle + Technical (4)",
			"Heavy Infantry + Increased Squad Size (4)",
			"Light Infantry + Increased Squad Size, Heavy Weapon (5)",
			"Militia Rabble (1)"
		].join("\n")
	},
	{
		id: "XR-D-06",
		name: "Iron Host",
		character: "fearless machines that wear out",
		text: [
			"Iron Host",
			"Elite Infantry + Super Heavy Armour, Mechanoid (8, Commander) [free: Move]",
			"Heavy Infantry + Increased Squad Size, Mechanoid (4) [free: Move]",
			"Heavy Infantry + Increased Squad Size, Mechanoid (4) [free: Move]",
			"Heavy Infantry + Increased Squad Size, Mechanoid (4) [free: Move]",
			"Lesser Xenomorphs + Xenomorph Ranged Attack, Mechanoid (4) [free: Shoot]"
		].join("\n")
	},
	{
		id: "XR-D-07",
		name: "The Risen",
		character: "the dead in numbers",
		text: [
			"The Risen [species: Risen]",
			"Greater Xenomorphs + Ponderous, Undead, Brutal Leader (6, Commander)",
			"Militia Rabble + Mob, Ravenous Horde, Undead, Contagious (3)",
			"Militia Rabble + Mob, Ravenous Horde, Undead, Contagious (3)",
			"Militia Rabble + Mob, Ravenous Horde, Undead, Contagious (3)",
			"Primitive Infantry + Mob, Undead (3)",
			"Primitive Infantry + Mob, Undead (3)",
			"Berserk Infantry + Increased Squad Size, Undead (3)"
		].join("\n")
	},
	{
		id: "XR-D-08",
		name: "Free Settlers",
		character: "insurgents who know the ground",
		text: [
			"Free Settlers",
			"Light Infantry + Increased Squad Size, Inspirational Leader (5, Commander)",
			"Light Infantry + Increased Squad Size, Guerrillas (4)",
			"Light Infantry + Increased Squad Size, Guerrillas (4)",
			"Recon Infantry + Sniper Team (4)",
			"Soft-skin Vehicle + Technical (4)",
			"Militia Rabble + Mob (2)",
			"Militia Rabble (1)"
		].join("\n")
	},
	{
		id: "XR-D-09",
		name: "Psi Conclave",
		character: "minds before muscles",
		text: [
			"Psi Conclave",
			"Elite Infantry + Psychic (Gamma) (8, Commander) [powers: Visions of Terror, Psychic Shield]",
			"Light Infantry + Increased Squad Size, Psychic (Delta) (4) [powers: Soothed Mind]",
			"Berserk Infantry + Increased Squad Size, High-Powered Blades, Psychic Resistance (5)",
			"Heavy Infantry + Increased Squad Size, Force Field I (5)",
			"Recon Infantry (2)"
		].join("\n")
	},
	{
		id: "XR-D-10",
		name: "Raider Kindred",
		character: "fast, loud, mounted",
		text: [
			"Raider Kindred",
			"Berserk Infantry + Even Heavier Armour (6, Commander)",
			"Berserk Infantry + Increased Squad Size, Mobile (4)",
			"Berserk Infantry + Increased Squad Size, Mobile (4)",
			"Soft-skin Vehicle + Scythes (3)",
			"Light Infantry + Increased Squad Size, Close Quarters Doctrine (2)",
			"Support Infantry + Close Quarters Doctrine (3)",
			"Recon Infantry (2)"
		].join("\n")
	},
	{
		id: "XR-D-11",
		name: "Garrison Nine",
		character: "guns, bunkers and radios",
		text: [
			"Garrison Nine",
			"Heavy Infantry + Increased Squad Size, Armour-Piercing (5, Commander)",
			"Heavy Infantry + Increased Squad Size (4)",
			"Heavy Infantry + Increased Squad Size (4)",
			"Light Infantry + Fire Support (5)",
			"Support Infantry + Artillery, Indirect Fire, Immobile (6)"
		].join("\n")
	},
	{
		id: "XR-D-12",
		name: "Mobile Infantry Troop",
		character: "APC-borne veterans",
		text: [
			"Mobile Infantry Troop",
			"Light Infantry + Increased Squad Size, Heavy Weapon, Combat Medic (7, Commander) [starts in: 2]",
			"Transport Vehicle + Transport (10) (5)",
			"Light Infantry + Increased Squad Size, Armour-Piercing (4)",
			"Recon Infantry + Veterans (4)",
			"Heavy Infantry + Increased Squad Size (4)"
		].join("\n")
	}
];
// packages/games/xenos-rampant/scenario/read.ts
const EDGES$1 = [
	"north",
	"east",
	"south",
	"west"
];
const AREA_KINDS = TERRAIN.filter(({ letter }) => letter !== ".").map(({ name }) => name);
const POINTS = [
	12,
	18,
	24,
	30,
	36
];
const inches$1 = (least, most) => (value, where) => {
	if (typeof value !== "number" || !Number.isInteger(value * 2) || value < least || value > most) throw new BadInput(where, `must be inches from ${least} to ${most}, in halves`);
	return value;
};
const pair = (reader) => (value, where) => {
	const [x, y, ...more] = listOf$1(reader)(value, where);
	if (x === void 0 || y === void 0 || more.length > 0) throw new BadInput(where, "must be two lengths in inches");
	return [x, y];
};
const aSpot$1 = pair(inches$1(0, 48));
const aTurn = (value, where) => {
	const turn = aNumber(0, 165)(value, where);
	if (turn % 15 !== 0) throw new BadInput(where, "must be a multiple of 15 degrees");
	return turn;
};
const readPiece = (value, where) => {
	const { turn, ...piece } = fields({
		kind: oneOf([...AREA_KINDS, ...OBSTACLE_KINDS]),
		at: aSpot$1,
		size: pair(inches$1(.5, 48))
	}, { turn: aTurn })(value, where);
	return {
		...piece,
		turn: turn ?? 0
	};
};
function byField(shapes) {
	return (value, where) => {
		const given = typeof value === "object" && value !== null ? Object.keys(value) : [];
		const key = Object.keys(shapes).find((one) => given.includes(one));
		const reader = key === void 0 ? void 0 : shapes[key];
		if (reader === void 0) throw new BadInput(where, `must be an object with ${Object.keys(shapes).join(", ")}`);
		return reader(value, where);
	};
}
const aDepth = (value, where) => value === "usual" ? value : inches$1(2, 24)(value, where);
const readZone = byField({
	depth: fields({ depth: aDepth }, { edge: oneOf(EDGES$1) }),
	from: fields({
		from: aSpot$1,
		to: aSpot$1
	}),
	middle: fields({
		middle: aSpot$1,
		radius: inches$1(2, 24)
	})
});
const aWho = oneOf([...ROLES, "both"]);
const aRole = oneOf(ROLES);
const points = aNumber(1, 10);
const byCost = (value, where) => value === "cost" ? value : points(value, where);
const verb = (name) => oneOf([name]);
const GOALS = {
	kill: fields({
		verb: verb("kill"),
		side: aWho,
		points: oneOf(["kill points", "cost"])
	}),
	destroy: fields({
		verb: verb("destroy"),
		what: oneOf(["commander"]),
		side: aWho,
		points
	}),
	hold: fields({
		verb: verb("hold"),
		points,
		when: oneOf(["end", "turn"])
	}, {
		from: aNumber(1, 12),
		name: textOf(1, 30)
	}),
	reach: fields({
		verb: verb("reach"),
		side: aRole,
		points: byCost
	}),
	exit: fields({
		verb: verb("exit"),
		side: aRole,
		edge: oneOf([...EDGES$1, "own"]),
		points: byCost
	}),
	survive: fields({
		verb: verb("survive"),
		side: aRole,
		points
	}),
	carry: fields({
		verb: verb("carry"),
		at: aSpot$1,
		out: points,
		held: aNumber(0, 10)
	})
};
const VERBS = [
	"kill",
	"destroy",
	"hold",
	"reach",
	"exit",
	"survive",
	"carry"
];
const readGoal = (value, where) => {
	const given = typeof value === "object" && value !== null && "verb" in value ? value.verb : void 0;
	return GOALS[oneOf(VERBS)(given, `${where}.verb`)](value, where);
};
const readRows = (value, where) => {
	const rows = listOf$1(aText)(value, where);
	const letters = TERRAIN.map(({ letter }) => letter);
	if (rows.length !== 0 && rows.length !== 24) throw new BadInput(where, `must have 24 rows or none, not ${rows.length}`);
	rows.forEach((row, i) => {
		if (row.length !== 24) throw new BadInput(`${where}[${i}]`, `must have 24 letters, not ${row.length}`);
		const strange = [...row].find((letter) => !letters.includes(letter));
		if (strange !== void 0) throw new BadInput(`${where}[${i}]`, `nobody knows the letter ${JSON.stringify(strange)}; known: ${letters.join(" ")}`);
	});
	return rows;
};
const orNull = (reader) => (value, where) => value === null ? null : reader(value, where);
const readStance = fields({ is: oneOf([
	"SEIZE",
	"HUNT",
	"HOLD"
]) }, {
	seizeLate: aNumber(1, 12),
	coverEarly: aNumber(1, 12)
});
const zones = listOf$1(readZone);
const HEAD = headReaders("xenos-rampant", [UNIT_KIND]);
const readBody = fields({
	...HEAD.needed,
	turns: aNumber(1, 12),
	goals: listOf$1(readGoal),
	zones: fields({
		attacker: zones,
		defender: zones
	})
}, {
	...HEAD.free,
	rows: readRows,
	pieces: listOf$1(readPiece),
	buildings: oneOf(BUILDING_KINDS),
	points: oneOf(POINTS),
	lists: fields({}, {
		A: orNull(textOf(1, 4e3)),
		B: orNull(textOf(1, 4e3))
	}),
	attacks: oneOf([
		"dice",
		"A",
		"B",
		"automaton"
	]),
	edges: orNull(fields({
		attacker: orNull(oneOf(EDGES$1)),
		defender: orNull(oneOf(EDGES$1))
	})),
	first: aRole,
	deployment: fields({}, {
		attacker: zones,
		defender: zones
	}),
	reserve: listOf$1(aRole),
	markers: listOf$1(aSpot$1),
	placedMarkers: aNumber(0, 5),
	reinforcements: listOf$1(fields({
		side: aRole,
		turn: aNumber(1, 12),
		edge: oneOf(EDGES$1),
		units: listOf$1(textOf(1, 200))
	})),
	stances: fields({
		attacker: readStance,
		defender: readStance
	})
});
function readScenario(value, where = "scenario") {
	const given = readBody(scenarioData(value, where), where);
	return {
		...headOf(given),
		rows: given.rows ?? [],
		pieces: given.pieces ?? [],
		buildings: given.buildings ?? "house",
		turns: given.turns,
		points: given.points ?? 24,
		lists: {
			A: given.lists?.A ?? null,
			B: given.lists?.B ?? null
		},
		attacks: given.attacks ?? "dice",
		edges: given.edges ?? null,
		first: given.first ?? "attacker",
		zones: given.zones,
		deployment: given.deployment ?? {},
		reserve: given.reserve ?? [],
		markers: given.markers ?? [],
		placedMarkers: given.placedMarkers ?? 0,
		goals: given.goals,
		reinforcements: given.reinforcements ?? [],
		stances: given.stances ?? {
			attacker: { is: "HUNT" },
			defender: { is: "HUNT" }
		}
	};
}
// packages/games/xenos-rampant/options.ts
const DIFFICULTIES = [
	"Veteran",
	"Recruit",
	"Warlord"
];
const SCENARIO_NAMES = [
	"GRIND",
	"SECRET",
	"DROP",
	"FIGHTRET",
	"VIP",
	"ENCOUNTER",
	"BUGHUNT",
	"LAST",
	"CONVOY",
	"DIVERSION"
];
const readLists = (value, where) => listOf$1(aText)(value, where).map((text, i) => {
	if (text === "") return text;
	const sample = SAMPLES.find((one) => one.name.toLowerCase() === text.toLowerCase() || one.id === text);
	if (sample !== void 0) return sample.text;
	if (!text.includes("\n")) throw new BadInput(`${where}[${i}]`, `${JSON.stringify(text)} is neither a list (a name and one unit per line) nor a sample detachment: ${SAMPLES.map((one) => one.name).join(", ")}`);
	const stranger = readList(text, `${where}[${i}]`).entries.find(({ own }) => own !== void 0);
	if (stranger !== void 0) throw new BadInput(`${where}[${i}]`, `${stranger.own?.name} is home-made: give the list in a scenario that has it among its content`);
	return text;
});
const switched = (label, rule, says, usual = false) => ({
	label,
	rule,
	says,
	advanced: true,
	choices: usual ? [true, false] : [false, true],
	names: usual ? ["Yes", "No"] : ["No", "Yes"]
});
const SCENARIO_CHOICES = [
	...SCENARIO_NAMES,
	"roll",
	"OWN"
];
const OTHERS = {
	roll: {
		title: "Roll for it",
		blurb: "Two dice pick one of the ten battles."
	},
	OWN: {
		title: "A scenario of your own",
		blurb: "Made in the editor, or opened from a file or a link."
	}
};
const sheetFor = (name) => name === "roll" || name === "OWN" ? OTHERS[name] : scenarioNamed(name);
const MAP_CHOICES = ["of the scenario", ...MAP_NAMES];
const OPTIONS = {
	campaign: {
		label: "One battle or a campaign",
		rule: "XR-C-01",
		choices: [false, true],
		names: ["One battle", "A campaign of five"],
		about: ["You choose which.", "Each of its battles is rolled. Commanders gain career points, learn traits and may fall."]
	},
	scenario: {
		label: "Battle",
		shown: { campaign: [false] },
		rule: "XR-M-COM-05",
		says: "What both sides fight for.",
		choices: SCENARIO_CHOICES,
		names: SCENARIO_CHOICES.map((name) => sheetFor(name).title),
		about: SCENARIO_CHOICES.map((name) => sheetFor(name).blurb)
	},
	difficulty: {
		label: "The automaton",
		rule: "XR-TASTE-15",
		says: "How well the seats that are played by the book are led.",
		choices: [...DIFFICULTIES],
		names: [...DIFFICULTIES],
		about: [
			"Plays by the book, with the points of its list.",
			"Misjudges what its orders are worth by up to a third.",
			"Plays by the book, and its list grows by 3 points."
		]
	},
	size: {
		label: "Size of the detachments",
		rule: "XR-DET-01",
		says: "More points are more units and a longer battle.",
		choices: [
			24,
			12,
			18,
			30,
			36
		],
		names: [
			"24 points",
			"12 points",
			"18 points",
			"30 points",
			"36 points"
		],
		about: [
			"Five or six units a side, about 45 minutes.",
			"Three units a side, half an hour.",
			"Four or five units a side.",
			"Six to eight units a side.",
			"Up to nine units a side: an evening."
		]
	},
	map: {
		label: "Map",
		rule: "XR-TER-01",
		says: "Where it is fought.",
		choices: MAP_CHOICES,
		names: MAP_CHOICES.map((name) => name === "of the scenario" ? "That of the battle" : mapTitle(name))
	},
	scenarioData: {
		label: "Scenario",
		rule: "XR-SCN-01",
		read: (value, where) => value === null ? null : readScenario(value, where),
		fallback: null
	},
	lists: {
		label: "Detachments",
		rule: "XR-DET-12",
		read: readLists,
		fallback: []
	},
	noTraits: switched("Without traits", "XR-TASTE-05", "Commanders have no traits, good or bad."),
	pickTraits: switched("Pick traits", "XR-TASTE-04", "Traits of the Commander are chosen instead of rolled."),
	boasts: switched("Boasts", "XR-TASTE-06", "Each side draws three boasts and keeps those that it dares."),
	unitsBlock: switched("Units block sight", "XR-TASTE-01", "Nobody shoots through a unit that stands between.", true),
	naturalSix: switched("A natural 6 always hits", "XR-TASTE-02", "Whatever the value that is needed.", true),
	roughOnlyWorsens: switched("Rough terrain only worsens", "XR-TASTE-03", "Weak fighters are not made better by rough ground."),
	wildEnds: switched("A failed Wild Charge ends the phase", "XR-TASTE-07", "Otherwise only the unit loses its turn."),
	freeAfterFailure: switched("Free actions after a failed order", "XR-TASTE-08", "After a failure Free orders may still be given."),
	firstChance: switched("Firefight at the first chance", "XR-TASTE-09", "A shot from out of its range does not use up a unit’s answer."),
	uphill: switched("Uphill defence", "XR-TASTE-10", "Defenders on a hill have 1 Armour more in a fight."),
	mercy: switched("Mercy at the table edge", "XR-TASTE-11", "Fleeing units halt at the edge instead of leaving."),
	randomLength: switched("Random length", "XR-TASTE-12", "From turn 6 on a die may end the battle."),
	doctrines: switched("Doctrines", "XR-TASTE-13", "Each detachment chooses one of four doctrines."),
	facing: switched("Vehicles have a facing", "XR-TASTE-14", "They turn, and fixed guns shoot forward only.", true),
	pinnedSilent: switched("A Suppressed Commander is silent", "XR-TASTE-16", "It gives no bonus at all, not even to Courage."),
	noQuarter: switched("No quarter for trapped units", "XR-TASTE-17", "A unit that cannot get away from an enemy surrenders.")
};
const readSheet = fields({
	size: aNumber(12, 36),
	pickTraits: aFlag,
	noTraits: aFlag,
	boasts: aFlag,
	unitsBlock: aFlag,
	naturalSix: aFlag,
	roughOnlyWorsens: aFlag,
	wildEnds: aFlag,
	freeAfterFailure: aFlag,
	firstChance: aFlag,
	uphill: aFlag,
	mercy: aFlag,
	randomLength: aFlag,
	doctrines: aFlag,
	facing: aFlag,
	pinnedSilent: aFlag,
	noQuarter: aFlag,
	difficulty: oneOf(DIFFICULTIES),
	campaign: aFlag,
	scenario: oneOf(SCENARIO_CHOICES),
	scenarioData: (value, where) => value === null ? null : readScenario(value, where),
	map: oneOf(["of the scenario", ...MAP_NAMES]),
	lists: listOf$1(aText)
});
function agreedOf(options) {
	const { pickTraits, noTraits, scenarioData, ...agreed } = readSheet(options, "options");
	const picked = pickTraits ? "pick" : "roll";
	return {
		...agreed,
		traits: noTraits ? "none" : picked,
		...scenarioData !== null && { own: scenarioData }
	};
}
// packages/games/xenos-rampant/arrange/words.ts
const anInch = (value, where) => {
	if (typeof value !== "number" || !Number.isFinite(value)) throw new BadInput(where, "must be a number of inches");
	return Math.round(value * 100);
};
const aSpot = (value, where) => {
	const list = listOf$1(anInch)(value, where);
	const [x, y] = list;
	if (list.length !== 2 || x === void 0 || y === void 0) throw new BadInput(where, "must be [x, y] in inches");
	return [x, y];
};
const EDGES = [
	"north",
	"east",
	"south",
	"west"
];
const aBoast = (value, where) => {
	return BOAST_IDS.find((id) => typeof value === "string" && BOASTS[id].title.toLowerCase() === value.toLowerCase()) ?? oneOf(BOAST_IDS)(value, where);
};
const aSide = (value, where) => value === 0 || value === 1 ? value : aText(value, where);
const ONCE_A_TURN = [...TRAITS.map((trait) => trait.name), "Drilled"];
const readGiven = fields({ seats: recordOf(fields({}, {
	units: recordOf(fields({ unit: aText }, {
		at: aSpot,
		sp: aNumber(0, 15),
		facing: aNumber(0, 359),
		suppressed: aFlag,
		grounded: aFlag,
		tried: aFlag,
		answered: aFlag,
		commander: aFlag,
		cost: aNumber(0, 12),
		powers: listOf$1(oneOf(POWERS.map((power) => power.name))),
		species: aText,
		faith: aText,
		mercenary: aNumber(0, 6),
		due: aNumber(0, 12),
		reserve: oneOf(EDGES),
		waits: aFlag,
		in: aText,
		house: aNumber(1, 9),
		state: oneOf([
			"destroyed",
			"routed",
			"withdrawn",
			"absent"
		]),
		dropped: aFlag,
		extra: oneOf([
			"truck",
			"brood",
			"wave",
			"underdog",
			"ranks"
		]),
		"fixed gun": aFlag,
		driven: anInch,
		"got in": aFlag,
		"got out": aFlag,
		edge: oneOf(EDGES),
		where: oneOf([
			"table",
			"transport",
			"building",
			"reserve",
			"destroyed",
			"routed",
			"withdrawn",
			"absent"
		]),
		fray: aFlag,
		held: aFlag,
		post: aSpot,
		number: aNumber(0, 99)
	})),
	traits: listOf$1(oneOf(TRAITS.map((trait) => trait.name))),
	total: aNumber(0, 72),
	lost: aNumber(0, 72),
	hates: aText,
	crusades: aText,
	automaton: aFlag,
	elite: oneOf([
		"Attack",
		"Move",
		"Shoot"
	]),
	doctrine: oneOf([
		"Drilled",
		"Marksmen",
		"Headlong",
		"Endless ranks"
	]),
	secret: oneOf([
		"Assassinate",
		"Sabotage",
		"Survey"
	]),
	boasts: listOf$1(aBoast),
	"half tested": aFlag,
	"commander lost": aFlag,
	wounded: aFlag,
	"gave up": aFlag,
	name: aText,
	list: aText,
	used: listOf$1(oneOf(ONCE_A_TURN)),
	cards: listOf$1(aBoast)
})) }, {
	scenario: oneOf(SCENARIO_NAMES),
	map: aText,
	options: recordOf(anything),
	turn: aNumber(1, 20),
	attacker: aText,
	acting: aText,
	step: oneOf([
		"phase",
		"wild charges",
		"orders",
		"turn ends",
		"count"
	]),
	markers: listOf$1(aSpot),
	vip: fields({}, {
		at: aSpot,
		carrier: aText,
		out: aSide
	}),
	buildings: listOf$1(aNumber(0, 15)),
	"no obstacles": aFlag,
	surveyed: aFlag,
	edges: recordOf(oneOf([...EDGES, "none"])),
	wave: oneOf(EDGES),
	"only free": aFlag,
	score: listOf$1(fields({
		side: aSide,
		vp: aNumber(-99, 99),
		rule: aText,
		why: aText
	})),
	powers: listOf$1(fields({
		power: oneOf(POWERS.map((power) => power.name)),
		by: aText,
		on: aText
	}, { begun: aFlag })),
	removed: listOf$1(fields({
		unit: aText,
		by: oneOf([
			"attack",
			"shot",
			"other"
		])
	}, {
		killer: aText,
		how: oneOf(["destroyed", "routed"])
	}))
});
// packages/games/xenos-rampant/campaign.ts
const campaignScore = (career) => career.score + floorDiv(career.gained, 10);
// packages/games/xenos-rampant/auto/career.ts
const WANTED = [
	"Commanding",
	"Shooting Drill",
	"Father To His Men",
	"Elite",
	"Manoeuvres",
	"Logistician",
	"Fix Bayonets!",
	"Crack Shot"
];
const HINDERING = ["Indecisive", "Insipid"];
const LAST_TO_GROW = 4;
function spendCareer(w, seat, offers) {
	if (ownerOf(w, seat).kind === "automaton") return { done: true };
	return [
		...HINDERING.map((remove) => ({ remove })),
		...WANTED.slice(0, 3).map((buy) => ({ buy })),
		...campaignOf(w).battle < LAST_TO_GROW ? [{ grow: true }] : [],
		...WANTED.slice(3).map((buy) => ({ buy }))
	].find((wish) => offers.some((offer) => same$1(offer, wish))) ?? { done: true };
}
// packages/games/xenos-rampant/book/moving/moveFaults.ts
function drives$1(w, unit) {
	const { vehicle, walker } = profileOf(unit);
	if (!vehicle) return false;
	if (walker);
	else if (!w.options.facing);
	return !walker && w.options.facing;
}
function startOf(w, unit, kind, path) {
	const points = path.map(([x, y]) => ({
		x,
		y
	}));
	if (kind === "enter") {
		const from = head(points);
		if (!onEdge(boundsOf(w), unit.edge, from)) return {
			rule: "XR-SET-06",
			reason: `It enters by the ${unit.edge} edge.`
		};
		return {
			from,
			legs: points.slice(1),
			m: placed(w, unit)
		};
	}
	if (kind === "disembark") {
		const from = head(points);
		return outFault(w, unit, from.x, from.y) ?? {
			from,
			legs: points.slice(1),
			m: moverOf(w, unit, from.x, from.y)
		};
	}
	if (unit.state === "building") {
		const from = head(points);
		const box = houseBox(w, unit.inside);
		if (!onOutline(box, from)) return {
			rule: "XR-BLD-02",
			reason: "It leaves by the outline of the building."
		};
		return {
			from,
			legs: points.slice(1),
			m: moverOf(w, unit, from.x, from.y, [], box)
		};
	}
	return {
		from: unit,
		legs: points,
		m: moverOf(w, unit)
	};
}
const onOutline = (box, at) => inBox(at.x, at.y, box) && (at.x === box.west || at.x === box.east || at.y === box.south || at.y === box.north);
function onEdge(box, edge, at) {
	if (!inBox(at.x, at.y, box)) return false;
	return edge === "north" ? at.y === box.north : edge === "south" ? at.y === box.south : edge === "east" ? at.x === box.east : at.x === box.west;
}
function reversing(w, unit, from, legs, m) {
	const p = profileOf(unit);
	if (!p.vehicle || p.walker || w.options.facing) return 0;
	let extra = 0;
	let at = from;
	for (const to of legs) {
		const nose = ahead(0, 0, unit.facing, 1e3);
		if ((to.x - at.x) * nose.x + (to.y - at.y) * nose.y < 0) extra += legCost(w, m, at.x, at.y, to.x, to.y);
		at = to;
	}
	return extra;
}
function pathFault(w, unit, travel, path) {
	const starts = travel.kind === "enter" || travel.kind === "disembark" || unit.state === "building" ? 1 : 0;
	if (!isPath(path) || path.length < 1 || path.length - starts > 16) return {
		rule: "XR-GEO-11",
		reason: "A path has 1 to 16 straight legs between points of the table."
	};
	if (path.length === starts && travel.kind !== "disembark") return {
		rule: "XR-GEO-11",
		reason: "It must go on from there."
	};
	if (drives$1(w, unit) && travel.kind !== "enter") return {
		rule: "XR-VEH-01",
		reason: "A vehicle drives along its facing and turns on the spot."
	};
	if (drives$1(w, unit) && path.length !== 2) return {
		rule: "XR-VEH-01",
		reason: "A vehicle enters straight ahead."
	};
	const start = startOf(w, unit, travel.kind, path);
	if ("rule" in start) return start;
	const { cost, fault } = judgePath(w, start.m, start.legs, start.from);
	if (fault === "gap") {}
	if (fault !== null) return FAULTS$1[fault];
	const all = cost + reversing(w, unit, start.from, start.legs, start.m);
	return all > travel.most ? {
		rule: "XR-MOV-01",
		reason: `The path costs ${costInches(all)}; ${inches$2(travel.most)} are allowed.`
	} : null;
}
function pathCost(w, unit, kind, path) {
	const start = startOf(w, unit, kind, path);
	return "rule" in start ? 0 : judgePath(w, start.m, start.legs, start.from).cost + reversing(w, unit, start.from, start.legs, start.m);
}
const isLeg = (length) => typeof length === "number" && Number.isInteger(length) && length >= 1 && length <= 4800;
function isStep(step) {
	if (shaped(step, "ahead")) return isLeg(field(step, "ahead"));
	if (shaped(step, "back")) return isLeg(field(step, "back"));
	const turn = field(step, "turn");
	return shaped(step, "turn") && typeof turn === "number" && Number.isInteger(turn) && turn !== 0 && Math.abs(turn) <= 90;
}
const isDrive = (steps) => Array.isArray(steps) && steps.every(isStep);
function driveOf(w, unit, steps, most) {
	if (!isDrive(steps) || steps.length < 1 || steps.length > 32) return {
		rule: "XR-VEH-01",
		reason: "A drive is made of legs ahead or back and turns of up to 90 degrees."
	};
	const m = moverOf(w, unit);
	const at = {
		x: unit.x,
		y: unit.y,
		facing: unit.facing,
		cost: 0,
		path: []
	};
	for (const step of steps) {
		if ("turn" in step) {
			at.facing = turned(at.facing + step.turn);
			at.cost += 200;
			continue;
		}
		const forward = "ahead" in step;
		const to = ahead(at.x, at.y, forward ? at.facing : at.facing + 180, forward ? step.ahead : step.back);
		const fault = legFault(w, m, at.x, at.y, to.x, to.y);
		if (fault !== null) return FAULTS$1[fault];
		const cost = legCost(w, m, at.x, at.y, to.x, to.y);
		if (!forward);
		at.cost += forward ? cost : 2 * cost;
		at.x = to.x;
		at.y = to.y;
		at.path.push([to.x, to.y]);
	}
	return at.cost > most ? {
		rule: "XR-MOV-01",
		reason: `The drive costs ${costInches(at.cost)}; ${inches$2(most)} are allowed.`
	} : at;
}
function turnsTo(unit, heading) {
	const off = (heading - unit.facing + 540) % 360 - 180;
	if (off === 0) return [];
	return Math.abs(off) <= 90 ? [{ turn: off }] : [{ turn: off > 0 ? 90 : -90 }, { turn: off > 0 ? off - 90 : off + 90 }];
}
function houseFault(w, unit, house, most) {
	if (!mayEnter(w, unit, house)) return {
		rule: "XR-BLD-01",
		reason: "It may not enter that building."
	};
	const box = houseBox(w, house);
	const far = most + radiusOf(unit) + 2;
	if (squaredToBox(unit.x, unit.y, box) > far * far || routeToContact(w, moverOf(w, unit), box, most) === null) return {
		rule: "XR-BLD-01",
		reason: "It cannot reach that building."
	};
	return null;
}
function entries(w, unit, most, first = false) {
	const box = boundsOf(w);
	const found = [];
	const edge = unit.edge;
	if (edge === null) return found;
	const along = edge === "north" || edge === "south";
	const r = radiusOf(unit);
	const low = (along ? box.west : box.south) + r;
	const high = (along ? box.east : box.north) - r;
	for (let at = low; at <= high; at += 200) {
		const far = Math.min(most, 400);
		for (const reach of far > r ? [far, r] : [far]) {
			const inward = edge === "north" ? box.north - reach : edge === "south" ? box.south + reach : edge === "east" ? box.east - reach : box.west + reach;
			const rim = edge === "north" ? box.north : edge === "south" ? box.south : edge === "east" ? box.east : box.west;
			const path = along ? [[at, rim], [at, inward]] : [[rim, at], [inward, at]];
			if (pathFault(w, unit, {
				kind: "enter",
				most
			}, path) !== null) continue;
			found.push(path);
			break;
		}
		if (first && found.length > 0) return found;
	}
	return found;
}
// packages/games/xenos-rampant/book/moving/exits.ts
const OUTWARD = {
	north: 0,
	east: 90,
	south: 180,
	west: 270
};
function openBeyond(box, edge) {
	if (edge === "north") return {
		...box,
		north: 99999
	};
	if (edge === "south") return {
		...box,
		south: -99999
	};
	return edge === "east" ? {
		...box,
		east: 99999
	} : {
		...box,
		west: -99999
	};
}
function depth(box, edge, x, y) {
	if (edge === "north") return box.north - y;
	if (edge === "south") return y - box.south;
	return edge === "east" ? box.east - x : x - box.west;
}
function nearestPoint(box, { edge, from, to }, x, y) {
	if (edge === "north" || edge === "south") return {
		x: clamp(x, from, to),
		y: edge === "north" ? box.north : box.south
	};
	return {
		x: edge === "east" ? box.east : box.west,
		y: clamp(y, from, to)
	};
}
function startsOf(w, unit) {
	if (unit.state === "table") return [moverOf(w, unit)];
	const box = unit.state === "building" ? houseBox(w, unit.inside) : null;
	return (box === null ? outSpots(w, unit) : outlinePoints(box)).map((at) => ({
		...moverOf(w, unit, at.x, at.y, [], box),
		unit: {
			...unit,
			x: at.x,
			y: at.y
		}
	}));
}
function walksOff(w, start, exit, most) {
	const box = boundsOf(w);
	const m = {
		...start,
		bounds: openBeyond(box, exit.edge)
	};
	const { x, y } = m.unit;
	const lastLeg = (ax, ay, left) => {
		const to = nearestPoint(box, exit, ax, ay);
		if (legLength(ax, ay, to.x, to.y) > left || legFault(w, m, ax, ay, to.x, to.y, false) !== null) return -1;
		const cost = legCost(w, m, ax, ay, to.x, to.y) + reversing(w, m.unit, {
			x: ax,
			y: ay
		}, [to], m);
		return cost <= left ? cost : -1;
	};
	if (lastLeg(x, y, most) >= 0) return true;
	const least = (ax, ay) => Math.max(0, depth(box, exit.edge, ax, ay));
	if (m.flies || least(x, y) > most) return false;
	const price = latticePrice(w, m);
	return cheapest$1({
		from: {
			x,
			y
		},
		most,
		least,
		arrives: (ax, ay, cost) => lastLeg(ax, ay, most - cost),
		step(ax, ay, bx, by, length) {
			const cost = price(ax, ay, bx, by, length);
			return cost < 0 ? cost : cost + reversing(w, m.unit, {
				x: ax,
				y: ay
			}, [{
				x: bx,
				y: by
			}], m);
		}
	}) !== null;
}
const HEADINGS = 5;
const LEG = 50;
function drivesOff(w, unit, exit, most) {
	const box = boundsOf(w);
	const m = {
		...moverOf(w, unit),
		bounds: openBeyond(box, exit.edge)
	};
	const out = OUTWARD[exit.edge];
	const runsOff = (car, heading, price) => {
		const share = sine(turned(heading - out + 90));
		if (share <= 0) return false;
		const far = ceilDiv(depth(box, exit.edge, car.x, car.y) * sine(90), share);
		if (car.cost + price * far > most) return false;
		const to = ahead(car.x, car.y, heading, far);
		const along = exit.edge === "north" || exit.edge === "south" ? to.x : to.y;
		return along >= exit.from && along <= exit.to && legFault(w, m, car.x, car.y, to.x, to.y, false) === null && car.cost + price * legCost(w, m, car.x, car.y, to.x, to.y) <= most;
	};
	const leaves = (car) => {
		if (runsOff(car, car.facing, 1) || runsOff(car, car.facing + 180, 2)) return true;
		for (let heading = 0; heading < 360; heading += HEADINGS) {
			const cost = car.cost + 200 * turnsTo(car, heading).length;
			if (cost <= most && runsOff({
				...car,
				cost
			}, heading, 1)) return true;
		}
		return false;
	};
	const start = {
		x: unit.x,
		y: unit.y,
		facing: unit.facing,
		cost: 0
	};
	if (depth(box, exit.edge, unit.x, unit.y) > most) return false;
	if (leaves(start)) return true;
	for (let heading = unit.facing; heading < unit.facing + 360; heading += 15) {
		const turns = 200 * turnsTo(start, turned(heading)).length;
		for (const [price, direction] of heading === unit.facing ? [[1, 0], [2, 180]] : [[1, 0]]) for (let far = LEG; turns + price * far <= most; far += LEG) {
			const at = ahead(start.x, start.y, turned(heading + direction), far);
			if (legFault(w, m, start.x, start.y, at.x, at.y) !== null) break;
			const cost = turns + price * legCost(w, m, start.x, start.y, at.x, at.y);
			if (cost > most) break;
			if (leaves({
				...at,
				facing: turned(heading),
				cost
			})) return true;
		}
	}
	return false;
}
function exitFault(w, unit, exit, most) {
	if (exit === void 0) return {
		rule: "XR-MOV-09",
		reason: "The scenario opens no exit there."
	};
	return (drives$1(w, unit) ? drivesOff(w, unit, exit, most) : startsOf(w, unit).some((m) => walksOff(w, m, exit, most))) ? null : {
		rule: "XR-MOV-09",
		reason: "It cannot reach the edge."
	};
}
// packages/games/xenos-rampant/book/shooting/targets.ts
function weaponOf(unit, mode, spotted) {
	const p = profileOf(unit);
	if (mode === "skirmish");
	if (mode === "skirmish") return p.has["Veterans"] ? {
		sv: p.sv,
		range: Math.min(p.range, 1200),
		extreme: false
	} : {
		sv: 6,
		range: 1200,
		extreme: false
	};
	return {
		sv: spotted ? 3 : p.sv,
		range: p.range,
		extreme: p.range > 1200
	};
}
function needsNear(w, target, shooter) {
	const p = profileOf(target);
	if (p.has["Hard to Target"] && !(shooter !== null && profileOf(shooter).has["Counter-Sniper Training"])) return "XR-SHO-11";
	if (p.xeno["Cloaking Device"]) return "XR-XEN-03";
	return effectOn(w, target.id, "Concealment") ? "XR-P-08" : null;
}
const mayBeShot = (unit) => unit.state === "table" || unit.state === "building";
function fixedGunFault(w, shooter, at) {
	const p = profileOf(shooter);
	if (p.vehicle);
	return shooter.fixedGun && !p.walker && w.options.facing && !inFront(at.x - shooter.x, at.y - shooter.y, shooter.facing) ? {
		rule: "XR-SHO-13",
		reason: "The fixed gun only shoots forward."
	} : null;
}
function shotFault(w, shooter, target, mode = "shoot", spotter = null) {
	if (!mayBeShot(target) || sideOf(w, target) === sideOf(w, shooter)) return {
		rule: "XR-SHO-01",
		reason: "That is no enemy that can be shot at."
	};
	const weapon = weaponOf(shooter, mode, spotter !== null);
	if (weapon.range === 0) return {
		rule: "XR-GEN-02",
		reason: `${shooter.name} cannot shoot.`
	};
	if (!weapon.extreme && !within$1(w, shooter, target, weapon.range)) return {
		rule: "XR-SHO-04",
		reason: `${target.name} is out of range.`
	};
	const near = needsNear(w, target, shooter);
	if (near !== null && !within$1(w, shooter, target, 1200)) return {
		rule: near,
		reason: `${target.name} can only be shot at from within 12".`
	};
	const fixed = fixedGunFault(w, shooter, target);
	if (fixed !== null) return fixed;
	return spotter !== null && profileOf(shooter).has["Indirect Fire"] && sees(w, spotter, target) || sees(w, shooter, target) ? null : {
		rule: "XR-SHO-01",
		reason: `${shooter.name} cannot see ${target.name}.`
	};
}
function houseShotFault(w, shooter, house, mode = "shoot") {
	const box = groundOf(w).houses[house];
	if (box === void 0 || box === null) return {
		rule: "XR-BLD-05",
		reason: "There is no such building any more."
	};
	if (occupantOf(w, house) !== void 0) return {
		rule: "XR-BLD-05",
		reason: "Shots at an occupied building go at the occupant."
	};
	const weapon = weaponOf(shooter, mode, false);
	if (weapon.range === 0) return {
		rule: "XR-GEN-02",
		reason: `${shooter.name} cannot shoot.`
	};
	if (!weapon.extreme && !withinBox(w, shooter, box, weapon.range)) return {
		rule: "XR-SHO-04",
		reason: "The building is out of range."
	};
	const fixed = fixedGunFault(w, shooter, {
		x: box.west + box.east >> 1,
		y: box.south + box.north >> 1
	});
	if (fixed !== null) return fixed;
	return seesHouse(w, shooter, house) ? null : {
		rule: "XR-SHO-01",
		reason: `${shooter.name} cannot see the building.`
	};
}
function isExtreme(w, shooter, target, weapon) {
	if (!weapon.extreme || within$1(w, shooter, target, weapon.range)) return false;
	return true;
}
function houseArmour(w, shooter, house, weapon) {
	const { armour } = BUILDINGS[buildingOf(w, house).kind];
	if (!weapon.extreme || withinBox(w, shooter, houseBox(w, house), weapon.range)) return armour;
	return armour + 1;
}
function spottersFor(w, shooter, target) {
	if (!profileOf(shooter).has["Spotters"]) return [];
	return w.units.filter((friend) => friend !== shooter && sideOf(w, friend) === sideOf(w, shooter) && onTable(w, friend) && friend.state !== "transport" && !friend.suppressed && !friend.tried && within$1(w, friend, target, 1200));
}
function mayFirefight(w, target, shooter) {
	const p = profileOf(target);
	if (!p.has["Firefight"] || p.range === 0) return false;
	if (target.suppressed) return false;
	if (!within$1(w, target, shooter, p.range)) return false;
	const near = needsNear(w, shooter, target);
	if (near !== null);
	return (near === null || within$1(w, target, shooter, 1200)) && sees(w, target, shooter);
}
function supportFault(w, caller, target) {
	if (!mayBeShot(target) || sideOf(w, target) === sideOf(w, caller)) return {
		rule: "XR-FSP-01",
		reason: "That is no enemy that fire can be called on."
	};
	if (needsNear(w, target, null) !== null && !within$1(w, caller, target, 1200)) return {
		rule: "XR-FSP-01",
		reason: `Fire on ${target.name} can only be called from within 12".`
	};
	return sees(w, caller, target) ? null : {
		rule: "XR-FSP-01",
		reason: `${caller.name} cannot see ${target.name}.`
	};
}
// packages/games/xenos-rampant/book/attacking/fightValues.ts
function touchOf(a, b) {
	const ra = radiusOf(a);
	const sum = ra + radiusOf(b);
	return {
		x: a.x + roundDiv((b.x - a.x) * ra, sum),
		y: a.y + roundDiv((b.y - a.y) * ra, sum)
	};
}
function fightsInRough(w, unit, enemy, attacking) {
	if (effectOn(w, unit.id, "Paralysis")) return true;
	const p = profileOf(unit);
	if (p.has["Ranger"] || unit.state === "building" || p.flying && attacking) return false;
	const g = groundOf(w);
	if (isRough(g, unit.x, unit.y)) return true;
	if (enemy.state === "building") return false;
	const at = touchOf(unit, enemy);
	return isRough(g, at.x, at.y);
}
function fightValue(w, unit, enemy, withAv, attacking) {
	const p = profileOf(unit);
	if (unit.suppressed) return 6;
	const own = withAv ? p.av : p.dv;
	const rough = fightsInRough(w, unit, enemy, attacking);
	if (!withAv && unit.grounded) return 5;
	if (rough) {
		if (w.options.roughOnlyWorsens);
		return w.options.roughOnlyWorsens ? Math.max(own, 5) : 5;
	}
	if (withAv || unit.state !== "building") return own;
	return Math.max(2, own - 1);
}
const uphill = (w, unit, enemy) => {
	const g = groundOf(w);
	return w.options.uphill && isHill(codeAt(g, unit.x, unit.y)) && !isHill(codeAt(g, enemy.x, enemy.y));
};
function poolOf(unit, need) {
	const double = profileOf(unit).xeno["Mono-Molecular Blades"] !== void 0;
	if (double);
	return {
		dice: [],
		need,
		minus: 0,
		double
	};
}
function fightRerolls(w, unit, enemy) {
	if (crusadesAgainst(w, unit, enemy) || effectOn(w, unit.id, "Guiding Hand")) return Infinity;
	return leads(w, unit, "Champion") ? 2 : 0;
}
function dueFrom(play, pool, from, to, toAttacks) {
	const { w } = play;
	const hits = hitsOf(w, pool);
	const armour = armourInFight(w, to, from, fightsInRough(w, to, from, toAttacks), !toAttacks && uphill(w, to, from));
	const points = pointsLost(hits, armour.value, profileOf(to).undead);
	return struck(play, to, from, hits, armour, profileOf(from).demonic && profileOf(to).demonic ? points * 2 : points);
}
// packages/games/xenos-rampant/book/attacking/chargeFaults.ts
function chargeMover(w, unit, to, ignore) {
	if (unit.state !== "building") return moverOf(w, unit, unit.x, unit.y, ignore);
	const box = houseBox(w, unit.inside);
	const from = {
		...unit,
		x: clamp(to.x, box.west, box.east),
		y: clamp(to.y, box.south, box.north)
	};
	return {
		...moverOf(w, unit, from.x, from.y, ignore, box),
		unit: from
	};
}
const contactOf = (w, target) => {
	return (target.state === "building" ? houseBox(w, target.inside) : null) ?? {
		x: target.x,
		y: target.y,
		r: radiusOf(target)
	};
};
const chargeMove = (w, unit) => allowed(w, unit, maxMove(w, unit));
const tooFar = (w, unit, what, near) => near(maxMove(w, unit) + 2) ? {
	rule: "XR-TPT-04",
	reason: `${unit.name} has only half of its movement in this turn.`
} : {
	rule: "XR-ATK-02",
	reason: `${what} is out of reach.`
};
function chargeRoute(w, unit, target, most = chargeMove(w, unit)) {
	if (!within$1(w, unit, target, most + 2)) return null;
	return routeToContact(w, chargeMover(w, unit, target, [target.id]), contactOf(w, target), most);
}
function ramRoute(w, unit, house) {
	const box = groundOf(w).houses[house];
	const most = chargeMove(w, unit);
	if (box === void 0 || box === null || !withinBox(w, unit, box, most + 2)) return null;
	return routeToContact(w, chargeMover(w, unit, {
		x: box.west + box.east >> 1,
		y: box.south + box.north >> 1
	}, []), box, most);
}
function neverAttacks(w, unit) {
	const p = profileOf(unit);
	if (p.attack === 0) return {
		rule: "XR-S-09",
		reason: `${unit.name} never Attacks.`
	};
	if (p.immobile) return {
		rule: "XR-XEN-21",
		reason: `${unit.name} is Immobile.`
	};
	return w.vip?.carrier === unit.id ? {
		rule: "XR-M-VIP-03",
		reason: "A carrier may not Attack."
	} : null;
}
function attackFault(w, unit, target) {
	const never = neverAttacks(w, unit);
	if (never !== null) return never;
	if (target.state !== "table" && target.state !== "building" || sideOf(w, target) === sideOf(w, unit)) return {
		rule: "XR-ATK-01",
		reason: "That is no enemy that can be Attacked."
	};
	if (!within$1(w, unit, target, chargeMove(w, unit) + 2)) return tooFar(w, unit, target.name, (most) => within$1(w, unit, target, most));
	if (profileOf(target).flying && !profileOf(unit).flying) return {
		rule: "XR-XEN-16",
		reason: "Only Flying units can Attack it."
	};
	if (effectOn(w, target.id, "Concealment") && !within$1(w, unit, target, 1200)) return {
		rule: "XR-P-08",
		reason: "It is concealed."
	};
	if (!sees(w, unit, target)) return {
		rule: "XR-ATK-01",
		reason: `${unit.name} cannot see ${target.name}.`
	};
	return chargeRoute(w, unit, target) === null ? {
		rule: "XR-ATK-02",
		reason: `No legal path leads to ${target.name}.`
	} : null;
}
function ramFault(w, unit, house) {
	const never = neverAttacks(w, unit);
	if (never !== null) return never;
	if (occupantOf(w, house) !== void 0 && !profileOf(unit).vehicle) return {
		rule: "XR-BLD-05",
		reason: "Infantry Attacks the occupant."
	};
	if (occupantOf(w, house) !== void 0 && sideOf(w, occupantOf(w, house)) === sideOf(w, unit)) return {
		rule: "XR-BLD-05",
		reason: "A friend is inside."
	};
	const box = groundOf(w).houses[house];
	if (box === void 0 || box === null) return {
		rule: "XR-BLD-05",
		reason: "There is no such building any more."
	};
	if (!withinBox(w, unit, box, chargeMove(w, unit) + 2)) return tooFar(w, unit, "The building", (most) => withinBox(w, unit, box, most));
	if (!seesHouse(w, unit, house)) return {
		rule: "XR-ATK-01",
		reason: "It cannot see the building."
	};
	return ramRoute(w, unit, house) === null ? {
		rule: "XR-ATK-02",
		reason: "No legal path leads to the building."
	} : null;
}
function mayCounterCharge(w, target, attacker) {
	const p = profileOf(target);
	if (!p.has["Counter-Charge"] || target.suppressed || target.state !== "table" || p.immobile || p.attack === 0) return false;
	const q = profileOf(attacker);
	return !q.vehicle && maxMove(w, attacker) <= maxMove(w, target) && (!q.flying || p.flying) && w.vip?.carrier !== target.id;
}
// packages/games/xenos-rampant/auto/scores.ts
function expected(dice, value, armour, target) {
	return Math.min(60 * target.sp, floorDiv(10 * dice * (7 - value), armour));
}
function worth(w, x, t) {
	const cost = t.extra === "truck" ? 8 : t.cost;
	const holds = w.vip?.carrier === t.id || w.markers.some((marker) => withinPoint(w, t, marker.x, marker.y, 300) && holderOf(w, marker) === sideOf(w, t));
	return floorDiv(x * cost, t.start) + (holds ? 12 : 0) + (t.commander ? 8 : 0);
}
function shotLoss(w, unit, t, mode = "shoot", spotted = false) {
	const weapon = weaponOf(unit, mode, spotted);
	const armour = armourAgainstShot(w, {
		shooter: unit,
		target: t,
		barrage: false,
		extreme: isExtreme(w, unit, t, weapon),
		cover: coverFrom(w, unit, t)
	});
	const worse = mode === "moving" && !profileOf(unit).has["Veteran Crew"] ? 1 : 0;
	return expected(diceOf$1(w, unit), Math.min(6, weapon.sv + worse), armour.value, t);
}
function shotWorth(w, unit, t, loss, answered) {
	let score = worth(w, loss, t) + (t.suppressed ? 0 : 6);
	if (!atHalf(t) && 2 * (60 * t.sp - loss) <= 60 * t.start) score += 10;
	if (answered && !t.answered && mayFirefight(w, t, unit)) {
		const back = armourAgainstShot(w, {
			shooter: t,
			target: unit,
			barrage: false,
			extreme: false,
			cover: coverFrom(w, t, unit)
		});
		score -= floorDiv(worth(w, expected(diceOf$1(w, t), profileOf(t).sv, back.value, unit), unit) * 7, 12);
	}
	return score;
}
const shootScore = (w, unit, t, mode = "shoot", spotted = false) => shotWorth(w, unit, t, shotLoss(w, unit, t, mode, spotted), true);
function attackScore(w, unit, t) {
	const struck = expected(diceOf$1(w, unit), fightValue(w, unit, t, true, true), armourInFight(w, t, unit, fightsInRough(w, t, unit, false), false).value, t);
	const own = armourInFight(w, unit, t, fightsInRough(w, unit, t, true), false).value;
	const back = (withAv) => worth(w, expected(diceOf$1(w, t), fightValue(w, t, unit, withAv, withAv), own, unit), unit);
	const answer = mayCounterCharge(w, t, unit) ? floorDiv(7 * back(true) + 5 * back(false), 12) : back(false);
	const goal = w.markers.some((marker) => withinPoint(w, t, marker.x, marker.y, 300)) || w.vip?.carrier === t.id;
	const half = !atHalf(t) && 2 * (60 * t.sp - struck) <= 60 * t.start;
	return worth(w, struck, t) - answer + (t.suppressed ? 10 : 6) + (goal ? 10 : 0) + (half ? 10 : 0);
}
// packages/games/xenos-rampant/auto/ways.ts
const far = (x, y, to) => isqrt(squared(x, y, to.x, to.y));
const straight = (unit, goal) => ({
	goal,
	length: far(unit.x, unit.y, goal),
	blocked: false,
	from: (x, y) => far(x, y, goal),
	round: () => []
});
const known$2 = new WeakMap();
const middle = (net, node) => ({
	x: node % net.columns * net.step + net.step / 2,
	y: floorDiv(node, net.columns) * net.step + net.step / 2
});
function netOf(w, m) {
	const { size, columns, rows } = m.ground.map;
	const step = Math.max(size, 100);
	const net = {
		columns: floorDiv(columns * size, step),
		rows: floorDiv(rows * size, step),
		step,
		price: new Int32Array(0),
		closed: new Uint8Array(0)
	};
	const nodes = net.columns * net.rows;
	net.price = new Int32Array(nodes * 8);
	net.closed = Uint8Array.from({ length: nodes }, (_, node) => {
		const { x, y } = middle(net, node);
		return standFault(m, x, y) === null ? 0 : 1;
	});
	for (let node = 0; node < nodes; node++) {
		if (net.closed[node] === 1) continue;
		const at = middle(net, node);
		for (let direction = 0; direction < 8; direction++) {
			const next = nodeBeside(net, node, direction);
			if (next < 0 || net.closed[next] === 1) continue;
			const to = middle(net, next);
			if (legFault(w, m, at.x, at.y, to.x, to.y, false) === null) net.price[node * 8 + direction] = legCost(w, m, at.x, at.y, to.x, to.y);
		}
	}
	return net;
}
function walksOf(w, m) {
	const { core, slowed, crossing, r, bounds } = m;
	const fences = crossing === 0 ? "" : w.obstacles.map((one) => one.group).join();
	const key = [
		core,
		r,
		slowed,
		crossing,
		bounds.west,
		fences
	].join();
	let kinds = known$2.get(m.ground);
	if (kinds === void 0) known$2.set(m.ground, kinds = new Map());
	let walks = kinds.get(key);
	if (walks === void 0) {
		walks = {
			net: netOf(w, {
				...m,
				others: [],
				paralysed: false
			}),
			costs: new Map()
		};
		kinds.set(key, walks);
	}
	return walks;
}
function* nodesAt({ columns, rows, step }, x, y) {
	const column = floorDiv(x, step);
	const row = floorDiv(y, step);
	for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) yield r * columns + c;
}
const isBlocked = (w, m, goal) => {
	const { x, y } = m.unit;
	return m.ground.solid.some((box) => !inBox(goal.x, goal.y, box) && sweepsInto(x, y, goal.x, goal.y, m.core, box)) || m.crossing < 0 && crossed(w, x, y, goal.x, goal.y) > 0;
};
function legsOf(w, m, nodes, most) {
	for (let last = nodes.length - 1; last >= 0; last--) {
		const legs = [];
		let from = m.unit;
		for (let at = 0; at <= last; at++) {
			const next = nodes[at + 1];
			const to = nodes[at];
			if (to === void 0) break;
			if (at < last && next !== void 0 && legFault(w, m, from.x, from.y, next.x, next.y, false) === null) continue;
			legs.push(to);
			from = to;
		}
		const { cost, fault } = judgePath(w, m, legs);
		if (fault === null && cost <= most) return legs;
	}
	return [];
}
function wayTo(w, unit, goal) {
	if (goal === null) return null;
	if (unit.state !== "table") return straight(unit, goal);
	const m = moverOf(w, unit);
	if (m.flies || m.skims || !isBlocked(w, m, goal)) return straight(unit, goal);
	const { net, costs } = walksOf(w, m);
	const end = Math.min(net.rows - 1, floorDiv(goal.y, net.step)) * net.columns + Math.min(net.columns - 1, floorDiv(goal.x, net.step));
	let cost = costs.get(end);
	if (cost === void 0) costs.set(end, cost = costsTo(net, end));
	const field = cost;
	const nearest = (x, y) => {
		let best = {
			node: -1,
			length: NO_WAY
		};
		for (const node of nodesAt(net, x, y)) {
			const rest = field[node] ?? 2147483647;
			if (rest === 2147483647) continue;
			const length = rest + far(x, y, middle(net, node));
			if (length < best.length) best = {
				node,
				length
			};
		}
		return best;
	};
	const start = nearest(unit.x, unit.y);
	if (start.node < 0) return straight(unit, goal);
	return {
		goal,
		length: start.length,
		blocked: true,
		from: (x, y) => Math.min(nearest(x, y).length, 2 * MOST$1),
		round(most) {
			const nodes = [];
			let { node } = start;
			for (let walked = 0; node >= 0 && walked <= most; walked += net.step) {
				nodes.push(middle(net, node));
				node = onward(net, field, node);
			}
			return legsOf(w, m, nodes, most);
		}
	};
}
const MOST$1 = 1e4;
function onward(net, field, node) {
	let best = -1;
	let least = field[node] ?? 0;
	for (let direction = 0; direction < 8; direction++) {
		const next = nodeBeside(net, node, direction);
		const rest = next < 0 ? NO_WAY : field[next] ?? 2147483647;
		if (rest < least && (net.price[node * 8 + direction] ?? 0) > 0) {
			least = rest;
			best = next;
		}
	}
	return best;
}
// packages/games/xenos-rampant/auto/goals.ts
const shootsFar = (unit) => profileOf(unit).unit === "Support Infantry" || profileOf(unit).range >= 2400;
const enemies = (w, unit) => w.units.filter((one) => sideOf(w, one) !== sideOf(w, unit) && (one.state === "table" || one.state === "building"));
function stanceOf(w, unit) {
	const stance = scenarioOf(w).stance(w, unit);
	if (stance === "HUNT" || profileOf(unit).shoot > 0 || unit.extra === "truck" || exitsOf(w, sideOf(w, unit)).length > 0) return stance;
	const goals = scenarioOf(w).goals?.(w, sideOf(w, unit)) ?? [];
	const near = (one) => goals.some((goal) => far(one.x, one.y, goal) <= 1200 + profileOf(one).radius);
	return near(unit) && !w.units.some((one) => one !== unit && sideOf(w, one) === sideOf(w, unit) && onTable(w, one) && near(one)) ? stance : "HUNT";
}
function prey(w, unit) {
	const p = profileOf(unit);
	let best = null;
	let most = -1;
	for (const one of enemies(w, unit)) {
		const armour = profileOf(one).armour;
		const shot = p.shoot > 0 ? worth(w, expected(diceOf$1(w, unit), p.sv, armour, one), one) : 0;
		const charge = p.attack > 0 ? worth(w, expected(diceOf$1(w, unit), p.av, armour, one), one) : 0;
		const way = onTable(w, unit) ? gap(w, unit, one) - (p.shoot > 0 ? p.range : 0) : 0;
		const turns = ceilDiv(Math.max(0, way), maxMove(w, unit));
		const score = floorDiv(Math.max(shot, charge), turns + 1);
		if (score > most) {
			most = score;
			best = one;
		}
	}
	return best;
}
function exitPoint(w, unit) {
	const exit = exitsOf(w, sideOf(w, unit))[0];
	if (exit === void 0) return null;
	const box = boundsOf(w);
	const along = (at) => Math.max(exit.from, Math.min(exit.to, at));
	if (exit.edge === "north" || exit.edge === "south") return {
		x: along(unit.x),
		y: exit.edge === "north" ? box.north : box.south
	};
	return {
		x: exit.edge === "east" ? box.east : box.west,
		y: along(unit.y)
	};
}
function screen(w, ward) {
	const nearest = enemies(w, ward).sort((a, b) => gap(w, ward, a) - gap(w, ward, b) || a.id - b.id)[0];
	if (nearest === void 0) return ward;
	const length = Math.max(1, far(ward.x, ward.y, nearest));
	return {
		x: ward.x + roundDiv((nearest.x - ward.x) * 600, length),
		y: ward.y + roundDiv((nearest.y - ward.y) * 600, length)
	};
}
const nearestTo = (unit, points) => points.slice().sort((a, b) => far(unit.x, unit.y, a) - far(unit.x, unit.y, b))[0];
function post(w, unit) {
	const marker = nearestTo(unit, w.markers);
	if (marker !== void 0) return marker;
	if (profileOf(unit).vehicle || shootsFar(unit)) return unit.post;
	const g = groundOf(w);
	const { size, columns } = g.map;
	let best = unit.post;
	let least = Infinity;
	for (let cell = 0; cell < g.cover.length; cell++) {
		if (g.cover[cell] === 0 || g.house[cell] !== -1) continue;
		const at = {
			x: cell % columns * size + size / 2,
			y: floorDiv(cell, columns) * size + size / 2
		};
		const distance = far(unit.post.x, unit.post.y, at);
		if (distance < least && inZone(w, sideOf(w, unit), unit, at.x, at.y)) {
			least = distance;
			best = at;
		}
	}
	return best;
}
const same = (a, b) => a.x === b.x && a.y === b.y;
function isKept(w, unit, goal) {
	const marker = w.markers.find((one) => same(one, goal));
	if (marker === void 0 || holderOf(w, marker) !== sideOf(w, unit)) return false;
	return w.units.some((one) => one !== unit && one.state === "table" && !one.suppressed && !profileOf(one).flying && sideOf(w, one) === sideOf(w, unit) && withinPoint(w, one, marker.x, marker.y, 300) && (one.id < unit.id || !withinPoint(w, unit, marker.x, marker.y, 300)));
}
function goalOf(w, unit, taken = []) {
	const side = sideOf(w, unit);
	const stance = stanceOf(w, unit);
	const goals = scenarioOf(w).goals?.(w, side) ?? [];
	const carries = w.vip?.carrier === unit.id;
	const exit = exitPoint(w, unit);
	if (carries && exit !== null) return exit;
	if (stance === "HOLD") return post(w, unit);
	if (stance === "SEIZE") {
		const ward = w.vip !== null && w.vip.carrier >= 0 ? unitOf(w, w.vip.carrier) : w.units.find((one) => one.extra === "truck" && sideOf(w, one) === side && one.state === "table");
		if (unit.extra !== "truck" && ward !== void 0 && sideOf(w, ward) === side && ward !== unit) return screen(w, ward);
		if (exit !== null && w.vip === null) return exit;
		const open = goals.filter((goal) => taken.filter((one) => same(one, goal)).length < 2);
		const goal = nearestTo(unit, open.filter((goal) => !isKept(w, unit, goal))) ?? nearestTo(unit, open);
		if (goal !== void 0) return goal;
	}
	if (w.scenario === "SECRET" && side === w.attacker) {
		const commander = enemies(w, unit).find((one) => one.commander);
		if (commander !== void 0) return commander;
	}
	if (w.vip !== null && w.vip.carrier >= 0 && sideOf(w, unitOf(w, w.vip.carrier)) !== side) return unitOf(w, w.vip.carrier);
	return prey(w, unit);
}
// packages/games/xenos-rampant/auto/moves.ts
function danger(w, unit, x, y) {
	let sum = 0;
	const r = profileOf(unit).radius;
	const armour = profileOf(unit).armour + inCover(w, unit, null, x, y);
	for (const enemy of w.units) {
		if (enemy.state !== "table" || enemy.suppressed || sideOf(w, enemy) === sideOf(w, unit)) continue;
		const p = profileOf(enemy);
		const gap = far(enemy.x, enemy.y, {
			x,
			y
		}) - r - p.radius;
		if (p.shoot > 0 && gap <= p.range && seesPoint(w, enemy, enemy.x, enemy.y, x, y)) sum += floorDiv(worth(w, expected(diceOf$1(w, enemy), p.sv, armour, unit), unit), 6);
		if (p.attack > 0 && gap <= maxMove(w, enemy) && (!profileOf(unit).flying || p.flying)) sum += floorDiv(worth(w, expected(diceOf$1(w, enemy), p.av, profileOf(unit).armour, unit), unit), 3);
	}
	return sum;
}
function bestShotFrom(w, unit, { x, y }, mode = "shoot") {
	if (profileOf(unit).shoot === 0) return 0;
	const was = {
		x: unit.x,
		y: unit.y,
		state: unit.state
	};
	unit.x = x;
	unit.y = y;
	unit.state = "table";
	let best = 0;
	for (const enemy of w.units) if (sideOf(w, enemy) !== sideOf(w, unit) && shotFault(w, unit, enemy, mode) === null) best = Math.max(best, shootScore(w, unit, enemy, mode));
	Object.assign(unit, was);
	return best;
}
function bestChargeFrom(w, unit, x, y) {
	const p = profileOf(unit);
	if (p.shoot > 0 || p.attack === 0) return 0;
	let best = 0;
	for (const enemy of w.units) {
		if (enemy.state !== "table" || sideOf(w, enemy) === sideOf(w, unit)) continue;
		if (far(x, y, enemy) - p.radius - profileOf(enemy).radius > maxMove(w, unit)) continue;
		best = Math.max(best, attackScore(w, unit, enemy));
	}
	return best;
}
function moveScore(w, unit, way, x, y, least = -Infinity) {
	const from = way === null ? 0 : floorDiv(way.length, 100);
	const to = way === null ? 0 : floorDiv(way.from(x, y), 100);
	const cover = inCover(w, unit, null, x, y);
	const hopes = 2 * (from - to) + (cover === 2 ? 6 : cover === 1 ? 4 : 0) + floorDiv(bestShotFrom(w, unit, {
		x,
		y
	}) + bestChargeFrom(w, unit, x, y), 4);
	return hopes < least ? hopes : hopes - floorDiv(danger(w, unit, x, y), 2);
}
function driveTo(w, unit, heading, length, most) {
	const steps = turnsTo(unit, heading);
	const left = Math.min(length, most - 200 * steps.length);
	if (left < 1) return null;
	steps.push({ ahead: left });
	const driven = driveOf(w, unit, steps, most);
	return "rule" in driven ? null : {
		steps,
		at: {
			x: driven.x,
			y: driven.y
		}
	};
}
function bestMove(w, unit, most, goal) {
	const way = wayTo(w, unit, goal);
	let best = {
		choice: { stay: true },
		score: unit.state === "building" ? areaCover(w, unit) * 3 : moveScore(w, unit, way, unit.x, unit.y),
		at: unit,
		gain: 0
	};
	const stay = best.score;
	if (unit.state !== "table" || most <= 0) return best;
	const look = (choice, at) => {
		const score = moveScore(w, unit, way, at.x, at.y, best.score);
		if (score > best.score || score === best.score && (at.x < best.at.x || at.x === best.at.x && at.y < best.at.y)) best = {
			choice,
			score,
			at,
			gain: score - stay
		};
	};
	eachMove(w, unit, most, way, look);
	return best;
}
function eachMove(w, unit, most, way, look) {
	const facing = drives$1(w, unit);
	const m = moverOf(w, unit);
	const round = facing || way === null ? [] : way.round(most);
	const end = round.at(-1);
	if (end !== void 0) look({ path: round.map((at) => spot(at.x, at.y)) }, end);
	for (let d = 0; d < 360; d += 10) for (const length of [most, most >> 1]) {
		if (facing) {
			const drive = driveTo(w, unit, d, length, most);
			if (drive !== null) look({ drive: drive.steps }, drive.at);
			continue;
		}
		const at = ahead(unit.x, unit.y, d, length);
		const { cost, fault } = judgePath(w, m, [at]);
		if (fault === null && cost <= most) look({ path: [spot(at.x, at.y)] }, at);
	}
}
function bestEntry(w, f, unit) {
	const goal = goalOf(w, unit);
	const paths = f.kind === "enter" ? entries(w, unit, allowed(w, unit, f.most)) : outSpots(w, unit).map((at) => [spot(at.x, at.y)]);
	const score = (path) => goal === null ? 0 : -far(tail(path)[0], tail(path)[1], goal);
	return { path: head(paths.slice().sort((a, b) => score(b) - score(a) || head(a)[0] - head(b)[0] || head(a)[1] - head(b)[1])) };
}
function chooseMove(play, f) {
	const { w } = play;
	const unit = unitOf(w, f.unit);
	const most = allowed(w, unit, f.most);
	if (f.kind === "enter") return bestEntry(w, f, unit);
	if (f.kind !== "infiltrate") {
		const worthLeaving = w.vip === null || w.vip.carrier === unit.id;
		for (const exit of exitsOf(w, sideOf(w, unit))) if (worthLeaving && exitFault(w, unit, exit, most) === null) return { exit: exit.edge };
	}
	if (f.kind === "disembark") return bestEntry(w, f, unit);
	return bestMove(w, unit, most, goalOf(w, unit)).choice;
}
function bestLanding(w, unit) {
	const goal = goalOf(w, unit);
	let best = null;
	for (const at of landingSpots(w, unit, 400)) {
		const score = (goal === null ? 0 : -2 * floorDiv(far(at.x, at.y, goal), 100)) - danger(w, unit, at.x, at.y) + floorDiv(bestShotFrom(w, unit, at), 4);
		if (best === null || score > best.score) best = {
			at,
			score
		};
	}
	return best;
}
function chooseLanding(play, unit) {
	const best = bestLanding(play.w, unit)?.at ?? head(landingSpots(play.w, unit, 200, true));
	return { land: spot(best.x, best.y) };
}
function badLanding(play, unit) {
	return profileOf(unit).courage <= 3 || play.w.turn >= play.w.lastTurn - 1 ? chooseLanding(play, unit) : { land: false };
}
function jumpDirection(w, unit) {
	const goal = goalOf(w, unit);
	return { direction: goal === null ? 0 : bearing(goal.x - unit.x, goal.y - unit.y) };
}
function jumpGain(w, unit, goal) {
	if (goal === null || unit.state !== "table") return 0;
	const way = wayTo(w, unit, goal);
	const at = jumpTowards(w, unit, goal);
	return moveScore(w, unit, way, at.x, at.y) - moveScore(w, unit, way, unit.x, unit.y);
}
const jumpTowards = (w, unit, goal) => jumpEnd(w, unit, bearing(goal.x - unit.x, goal.y - unit.y), 700);
function jumpsNearer(w, unit, goal) {
	if (goal === null) return false;
	const at = jumpTowards(w, unit, goal);
	return far(at.x, at.y, goal) < far(unit.x, unit.y, goal);
}
// packages/games/xenos-rampant/book/moving/jump.ts
const jumpFrame = (unit, owner, rule) => ({
	unit: unit.id,
	owner,
	rule,
	direction: 0,
	dice: [],
	lost: 0
});
const farthest = (w, f) => allowed(w, unitOf(w, f.unit), sum(f.dice) * 100);
const COMPASS$1 = [
	0,
	45,
	90,
	135,
	180,
	225,
	270,
	315
];
function jumpEnd(w, unit, direction, far) {
	const m = placed(w, unit);
	for (let t = far; t > 0; t -= 5) {
		const at = ahead(unit.x, unit.y, direction, t);
		if (standFault(m, at.x, at.y) === null) return at;
	}
	return {
		x: unit.x,
		y: unit.y
	};
}
const jump = chapter("jump").shows("unit", "owner", "rule", "direction", "dice", "lost").steps({
	"direction?": {
		rule: "XR-XEN-36",
		prompt: (w, f) => `In which direction does ${unitOf(w, f.unit).name} jump?`,
		who: (_w, f) => f.owner,
		offers: () => COMPASS$1.map((direction) => ({ direction })),
		spaces: (_w, f) => [{
			kind: "direction",
			unit: f.unit
		}],
		judge(_w, f, _seat, choice) {
			const direction = field(choice, "direction");
			return shaped(choice, "direction") && typeof direction === "number" && Number.isInteger(direction) && direction >= 0 && direction < 360 ? null : {
				rule: f.rule,
				reason: "Name a direction in whole degrees, 0 to 359."
			};
		},
		take(_play, f, _seat, choice) {
			f.direction = chosen(choice, "direction").direction;
		},
		auto: (play, f) => jumpDirection(play.w, unitOf(play.w, f.unit))
	},
	roll: { run(play, f) {
		f.dice = play.rolls(2, 6, f.rule);
		play.tell?.({
			type: "jump rolled",
			unit: f.unit,
			dice: f.dice,
			names: namesOf(play.w, f.unit)
		}, f.rule);
	} },
	"how far?": {
		rule: "XR-XEN-36",
		prompt: (w, f) => `How far, up to ${inches$2(farthest(w, f))}?`,
		who: (_w, f) => f.owner,
		offers(w, f) {
			const most = farthest(w, f);
			return most === 0 ? [{ far: 0 }] : [
				{ far: most },
				{ far: most >> 1 },
				{ far: 0 }
			];
		},
		spaces: (w, f) => [{
			kind: "distance",
			unit: f.unit,
			most: farthest(w, f)
		}],
		judge(w, f, _seat, choice) {
			const far = field(choice, "far");
			return shaped(choice, "far") && typeof far === "number" && Number.isInteger(far) && far >= 0 && far <= farthest(w, f) ? null : {
				rule: f.rule,
				reason: "Not farther than the dice say."
			};
		},
		take(play, f, _seat, choice) {
			const { w } = play;
			const unit = unitOf(w, f.unit);
			const from = {
				x: unit.x,
				y: unit.y
			};
			const end = jumpEnd(w, unit, f.direction, chosen(choice, "far").far);
			if (end.x !== from.x || end.y !== from.y) {
				drove(unit, legLength(from.x, from.y, end.x, end.y));
				unit.state = "table";
				unit.inside = -1;
				unit.x = end.x;
				unit.y = end.y;
				unit.grounded = false;
			}
			play.tell?.({
				type: "jumped",
				unit: unit.id,
				from,
				to: end,
				names: namesOf(play.w, unit.id)
			}, f.rule);
			if (f.rule === "XR-XEN-36" && doubleOf(f.dice) > 0) {
				const before = unit.sp;
				f.lost = lose(play, unit, reduced(play, unit, doubleOf(f.dice), "other"), "XR-XEN-36");
				bury(play, unit, before, "other", null);
			}
		},
		auto: (play, f) => ({ far: farthest(play.w, f) })
	},
	courage: { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		if (f.rule !== "XR-XEN-36" || doubleOf(f.dice) === 0 || !onTable(play.w, unit)) return "done";
		return {
			call: courage.begin(courageTest(unit, "other", { lost: f.lost })),
			then: "over"
		};
	} },
	over: { run: () => "done" }
});
// packages/games/xenos-rampant/book/powers/manifest.ts
const SUMMON_REACH = 1200;
function powerRange(unit) {
	return POWER_RANGE + (profileOf(unit).xeno["Psychic"] === 4 ? 600 : 0);
}
function summonSpots(w, by, unit) {
	const m = placed(w, unit);
	return spotsNear(w, unit, by.x, by.y, SUMMON_REACH + radiusOf(by) + radiusOf(unit), 200).filter((at) => landingFault(w, unit, at.x, at.y, m) === null);
}
function powerFault(w, by, power, target) {
	const rule = powerNamed(power).id;
	if (!by.powers.includes(power)) return {
		rule: "XR-PSY-01",
		reason: `${by.name} does not know ${power}.`
	};
	const friend = sideOf(w, target) === sideOf(w, by);
	if (power === "Summoner") return target.state === "reserve" && friend && (profileOf(target).xeno["Special Insertion"] !== void 0 || target.dropped) && summonSpots(w, by, target).length > 0 ? null : {
		rule,
		reason: "It needs an own reserve unit with Special Insertion and a spot for it."
	};
	if (target.state !== "table" && target.state !== "building") return {
		rule: "XR-PSY-03",
		reason: "That unit is not to be reached."
	};
	if (!within$1(w, by, target, powerRange(by))) return {
		rule: "XR-PSY-03",
		reason: `${target.name} is out of range.`
	};
	if (!friend && leads(w, target, "Strong-Willed")) return {
		rule: "XR-PSY-09",
		reason: `${target.name} is Strong-Willed.`
	};
	const p = profileOf(target);
	const no = (reason) => ({
		rule,
		reason
	});
	switch (power) {
		case "Mental Command":
		case "Soothed Mind": return friend && target !== by ? null : no("It needs a friendly unit.");
		case "Psychic Healing": return friend && !p.vehicle && !p.mechanoid && target.sp < target.start ? null : no("It needs hurt friendly infantry that is no Mechanoid.");
		case "Machine Friend": return friend && (p.vehicle || p.mechanoid) && target.sp < target.start ? null : no("It needs a hurt friendly vehicle or Mechanoid.");
		case "Visions of Terror": return !friend && !target.suppressed ? null : no("It needs an enemy that is not Suppressed.");
		case "Paralysis": return friend ? no("It needs an enemy.") : null;
		case "Transportation": return null;
		case "Annulment": return w.effects.some((effect) => effect.on === target.id) ? null : no("No power lies on that unit.");
		default: return friend ? null : no("It needs a friend.");
	}
}
const manifest = chapter("power").shows("by", "power", "target").steps({
	manifest: { run(play, f) {
		const { w } = play;
		const by = unitOf(w, f.by);
		const target = unitOf(w, f.target);
		const power = powerNamed(f.power);
		endEarlier(play, by);
		play.tell?.({
			type: "manifested",
			unit: by.id,
			power: f.power,
			target: target.id,
			names: namesOf(play.w, by.id, target.id)
		}, power.id);
		if (profileOf(target).xeno["Psychic Resistance"] !== void 0 && play.roll(6, "XR-PSY-06") >= 4) {
			play.tell?.({
				type: "resisted",
				unit: target.id,
				power: f.power,
				names: namesOf(play.w, target.id)
			}, "XR-PSY-06");
			return "done";
		}
		if (power.lasts !== void 0) {
			w.effects.push({
				power: f.power,
				by: by.id,
				on: target.id,
				begun: false
			});
			return "done";
		}
		if (f.power === "Psychic Healing" || f.power === "Machine Friend") heal(play, target, power.id);
		if (f.power === "Visions of Terror") suppress(play, target, "XR-P-06");
		if (f.power === "Annulment") annul(play, target);
		if (f.power === "Transportation") return {
			call: jump.begin(jumpFrame(target, by.owner, "XR-P-12")),
			then: "over"
		};
		if (f.power !== "Summoner") return "done";
	} },
	"where does it appear?": {
		rule: "XR-P-03",
		prompt: (w, f) => `Where does ${unitOf(w, f.target).name} appear?`,
		who: (w, f) => unitOf(w, f.by).owner,
		offers: (w, f) => summonSpots(w, unitOf(w, f.by), unitOf(w, f.target)).slice(0, 6).map((at) => ({ land: spot(at.x, at.y) })),
		spaces: (_w, f) => [{
			kind: "put down",
			unit: f.target
		}],
		judge(w, f, _seat, choice) {
			const at = field(choice, "land");
			if (!shaped(choice, "land") || !isSpot(at)) return {
				rule: "XR-P-03",
				reason: "Name a spot."
			};
			const by = unitOf(w, f.by);
			const unit = unitOf(w, f.target);
			const most = SUMMON_REACH + radiusOf(by) + radiusOf(unit);
			if (squared(at[0], at[1], by.x, by.y) > most * most) return {
				rule: "XR-P-03",
				reason: "That is farther than 12\"."
			};
			return landingFault(w, unit, at[0], at[1]);
		},
		take(play, f, _seat, choice) {
			const unit = unitOf(play.w, f.target);
			const [x, y] = landingIn(choice);
			unit.state = "table";
			unit.x = x;
			unit.y = y;
			unit.tried = true;
			play.tell?.({
				type: "landed",
				unit: unit.id,
				x,
				y,
				names: namesOf(play.w, unit.id)
			}, "XR-P-03");
		},
		auto: (play, f) => nearestToEnemy(play.w, unitOf(play.w, f.target), summonSpots(play.w, unitOf(play.w, f.by), unitOf(play.w, f.target)))
	},
	over: { run: () => "done" }
});
// packages/games/xenos-rampant/book/activation/offeredOrders.ts
const freeingTrait = (order) => {
	if (order === "attack") return "Fix Bayonets!";
	if (order === "shoot") return "Shooting Drill";
	return order === "move" || order === "ground" || order === "jump" || order === "disembark" || order === "enter" || order === "charges" ? "Manoeuvres" : null;
};
function orderBar(w, unit) {
	if (unit.suppressed) return {
		rule: "XR-ORD-10",
		reason: `${unit.name} is Suppressed and may only rally.`
	};
	if (unit.tried && !unit.fray);
	if (unit.tried && !unit.fray) return {
		rule: "XR-TRN-03",
		reason: `${unit.name} has already tried to act in this phase.`
	};
	if (unit.state !== "reserve" && !onTable(w, unit)) return {
		rule: "XR-ORD-01",
		reason: `${unit.name} is not there.`
	};
	return null;
}
const isDue = (w, unit) => w.turn >= unit.due;
function reserveOrders(w, unit) {
	const orders = [];
	if ((profileOf(unit).xeno["Special Insertion"] !== void 0 || unit.dropped) && isDue(w, unit) && landingSpots(w, unit, 200, true).length > 0) {
		if (unit.dropped);
		orders.push({
			order: "arrive",
			unit: unit.id
		});
	} else if (unit.edge !== null && !profileOf(unit).immobile && isDue(w, unit) && entries(w, unit, allowed(w, unit, maxMove(w, unit)), true).length > 0) orders.push({
		order: "enter",
		unit: unit.id
	});
	return orders;
}
function fireOrders(w, unit, enemies, into) {
	const p = profileOf(unit);
	if (p.shoot > 0) {
		for (const target of enemies) {
			if (shotFault(w, unit, target) === null) into.push({
				order: "shoot",
				unit: unit.id,
				target: target.id
			});
			for (const spotter of spottersFor(w, unit, target)) if (shotFault(w, unit, target, "shoot", spotter) === null) into.push({
				order: "shoot",
				unit: unit.id,
				target: target.id,
				spotter: spotter.id
			});
		}
		for (let house = 0; house < w.buildings.length; house++) if (buildingOf(w, house).sp > 0 && houseShotFault(w, unit, house) === null) into.push({
			order: "shoot",
			unit: unit.id,
			house
		});
		if (!p.immobile && p.has["Skirmish"]) into.push({
			order: "skirmish",
			unit: unit.id
		});
		if (!p.immobile && (p.vehicle || p.xeno["Stabilised Weaponry"])) into.push({
			order: "move and fire",
			unit: unit.id
		});
	}
	if (p.has["Fire Support"]) {
		for (const target of enemies) if (supportFault(w, unit, target) === null) into.push({
			order: "fire support",
			unit: unit.id,
			target: target.id
		});
	}
}
function attackOrders(w, unit, enemies, into) {
	if (leads(w, unit, "Timid") || profileOf(unit).attack === 0) return;
	for (const target of enemies) if (attackFault(w, unit, target) === null) into.push({
		order: "attack",
		unit: unit.id,
		target: target.id
	});
	for (let house = 0; house < w.buildings.length; house++) if (buildingOf(w, house).sp > 0 && ramFault(w, unit, house) === null) into.push({
		order: "attack",
		unit: unit.id,
		house
	});
}
function chargesFault(w, unit) {
	const house = bunkerToBlow(w);
	const box = house < 0 ? null : groundOf(w).houses[house];
	if (box === void 0 || box === null || sideOf(w, unit) !== w.attacker || profileOf(unit).vehicle || unit.state !== "table" || !withinBox(w, unit, box, 100)) return {
		rule: "XR-M-SECRET-05",
		reason: "Only the Attacker's infantry within 1\" of the bunker sets charges."
	};
	return null;
}
function moveOrders(w, unit, into) {
	const p = profileOf(unit);
	if (p.immobile) return;
	into.push({
		order: "move",
		unit: unit.id
	});
	if (p.has["Go To Ground"] && !unit.grounded) into.push({
		order: "ground",
		unit: unit.id
	});
	if (p.xeno["Teleport Jump"] !== void 0) into.push({
		order: "jump",
		unit: unit.id
	});
	if (w.scenario === "SECRET" && chargesFault(w, unit) === null) into.push({
		order: "charges",
		unit: unit.id
	});
}
function powerOrders(w, unit, into) {
	for (const power of unit.powers) for (const target of w.units) if (powerFault(w, unit, power, target) === null) into.push({
		order: "manifest",
		unit: unit.id,
		power,
		target: target.id
	});
}
function ordersOf(w, unit) {
	if (orderBar(w, unit) !== null) return [];
	const orders = [];
	const p = profileOf(unit);
	if (unit.state === "reserve") orders.push(...reserveOrders(w, unit));
	else if (unit.state === "transport") {
		if (disembarkFault(w, unit) === null) orders.push({
			order: "disembark",
			unit: unit.id
		});
	} else {
		const side = sideOf(w, unit);
		const enemies = w.units.filter((one) => (one.state === "table" || one.state === "building") && sideOf(w, one) !== side);
		if (p.wild);
		moveOrders(w, unit, orders);
		fireOrders(w, unit, enemies, orders);
		attackOrders(w, unit, enemies, orders);
		if (unit.powers.length > 0) powerOrders(w, unit, orders);
		if (p.xeno["Regeneration"] && unit.sp < unit.start) orders.push({
			order: "regenerate",
			unit: unit.id
		});
		if (p.xeno["Exploder"] === 2) orders.push({
			order: "explode",
			unit: unit.id
		});
	}
	if (ownerOf(w, unit.owner).traits.length === 0 || unit.fray) return orders;
	return orders.flatMap((order) => {
		const by = freeingTrait(order.order);
		return by !== null && !isFree(w, unit, order.order) && traitReaches(w, unit, by) ? [order, {
			...order,
			by
		}] : [order];
	});
}
const needsNoTest = (w, order) => order.by !== void 0 || isFree(w, unitOf(w, order.unit), order.order, order.power);
function testOf(w, order) {
	if (needsNoTest(w, order)) return {
		free: true,
		value: 0,
		modifiers: [],
		ways: 36
	};
	const unit = unitOf(w, order.unit);
	const target = order.target === void 0 ? null : unitOf(w, order.target);
	const value = orderValue(unit, order.order, order.power);
	const modifiers = orderModifiers(w, unit, order.order, target);
	return {
		free: false,
		value,
		modifiers,
		ways: waysOf36(value, modifiers)
	};
}
function ordersFor(w, seat, onlyFree) {
	const orders = [];
	for (const unit of w.units) if (unit.owner === seat) orders.push(...ordersOf(w, unit));
	return onlyFree ? orders.filter((order) => needsNoTest(w, order)) : orders;
}
function aimOf(w, choice) {
	const numberAt = (key) => {
		const value = field(choice, key);
		return typeof value === "number" ? value : -1;
	};
	const power = field(choice, "power");
	return {
		target: w.units[numberAt("target")],
		spotter: w.units[numberAt("spotter")] ?? null,
		house: numberAt("house"),
		power: POWERS.find((one) => one.name === power)?.name
	};
}
const timidFault = (w, unit) => leads(w, unit, "Timid") ? {
	rule: "XR-T-01",
	reason: "A Timid Commander is not ordered to Attack."
} : null;
const immobileFault = (_w, unit) => profileOf(unit).immobile ? {
	rule: "XR-XEN-21",
	reason: `${unit.name} is Immobile.`
} : null;
function shootFault(w, unit, { target, spotter, house }) {
	if (target !== void 0 && spotter !== null && !spottersFor(w, unit, target).includes(spotter)) return {
		rule: "XR-SPT-01",
		reason: `${spotter.name} cannot spot for it.`
	};
	if (target !== void 0) return shotFault(w, unit, target, "shoot", spotter);
	return house < 0 ? null : houseShotFault(w, unit, house);
}
function orderedAttackFault(w, unit, { target, house }) {
	const timid = timidFault(w, unit);
	if (timid !== null) return timid;
	if (target !== void 0) return attackFault(w, unit, target);
	return w.buildings[house] === void 0 ? null : ramFault(w, unit, house);
}
function enterFault(w, unit) {
	if (profileOf(unit).immobile) return immobileFault(w, unit);
	if (unit.state !== "reserve") return null;
	return isDue(w, unit) ? {
		rule: "XR-SET-06",
		reason: "There is no room at its edge."
	} : {
		rule: "XR-MERC-2",
		reason: "It is not due yet."
	};
}
const NEEDS = {
	ground: {
		rule: "XR-GTG-01",
		has: (unit) => profileOf(unit).has["Go To Ground"] === true && !unit.grounded
	},
	jump: {
		rule: "XR-XEN-36",
		has: (unit) => profileOf(unit).xeno["Teleport Jump"] !== void 0
	},
	shoot: {
		rule: "XR-GEN-02",
		has: (unit) => profileOf(unit).shoot > 0
	},
	skirmish: {
		rule: "XR-SKM-01",
		has: (unit) => profileOf(unit).has["Skirmish"] === true && profileOf(unit).shoot > 0
	},
	"move and fire": {
		rule: "XR-VEH-05",
		has: (unit) => profileOf(unit).vehicle || profileOf(unit).xeno["Stabilised Weaponry"] !== void 0
	},
	"fire support": {
		rule: "XR-FSP-01",
		has: (unit) => profileOf(unit).has["Fire Support"] === true
	},
	manifest: {
		rule: "XR-PSY-01",
		has: (unit) => unit.powers.length > 0
	},
	regenerate: {
		rule: "XR-XEN-29",
		has: (unit) => profileOf(unit).xeno["Regeneration"] !== void 0 && unit.sp < unit.start
	},
	explode: {
		rule: "XR-XEN-09",
		has: (unit) => profileOf(unit).xeno["Exploder"] === 2
	},
	arrive: {
		rule: "XR-XEN-31",
		has: (unit) => profileOf(unit).xeno["Special Insertion"] !== void 0 || unit.dropped
	}
};
function placeBar(unit, order) {
	const comes = order === "enter" || order === "arrive";
	if (unit.state === "reserve" && !comes) return {
		rule: "XR-SET-06",
		reason: `${unit.name} is still in reserve.`
	};
	return unit.state !== "reserve" && comes ? {
		rule: "XR-SET-06",
		reason: `${unit.name} is on the table already.`
	} : null;
}
function traitFault(w, unit, order, by) {
	if (by === void 0) return null;
	const freed = TRAITS.find((trait) => trait.name === by);
	return freed !== void 0 && isOrderKind(order) && freeingTrait(order) === freed.name && traitReaches(w, unit, freed.name) ? null : {
		rule: "XR-CMD-08",
		reason: "No such trait makes that order Free now."
	};
}
const isOrderKind = (order) => ORDER_KINDS.some((kind) => kind === order);
const FAULTS = {
	shoot: shootFault,
	attack: orderedAttackFault,
	"fire support": (w, unit, { target }) => target === void 0 ? null : supportFault(w, unit, target),
	manifest: (w, unit, { target, power }) => target === void 0 || power === void 0 ? null : powerFault(w, unit, power, target),
	disembark: disembarkFault,
	charges: chargesFault,
	move: immobileFault,
	ground: immobileFault,
	jump: immobileFault,
	skirmish: immobileFault,
	"move and fire": immobileFault,
	enter: enterFault
};
const isFaultKind = (order) => typeof order === "string" && Object.hasOwn(FAULTS, order);
function orderFault(w, seat, choice) {
	const id = field(choice, "unit");
	const order = field(choice, "order");
	const unit = typeof id === "number" ? w.units[id] : void 0;
	if (unit === void 0 || unit.owner !== seat || typeof order !== "string") return {
		rule: "XR-ORD-01",
		reason: "Order one of your units, or stop."
	};
	const bar = orderBar(w, unit);
	if (bar !== null) return bar;
	const early = placeBar(unit, order) ?? traitFault(w, unit, order, field(choice, "by"));
	if (early !== null) return early;
	const fault = isFaultKind(order) ? FAULTS[order]?.(w, unit, aimOf(w, choice)) : void 0;
	if (fault !== void 0 && fault !== null) return fault;
	const need = isOrderKind(order) ? NEEDS[order] : void 0;
	if (need !== void 0 && !need.has(unit)) return {
		rule: need.rule,
		reason: `${unit.name} cannot do that.`
	};
	return {
		rule: "XR-ORD-01",
		reason: "That order cannot be carried out."
	};
}
function refusedOrders(w, seat) {
	const refused = [];
	for (const unit of w.units) {
		if (unit.owner !== seat || !onTable(w, unit) && unit.state !== "reserve") continue;
		const bar = orderBar(w, unit);
		if (bar !== null) {
			refused.push({
				choice: {
					order: "move",
					unit: unit.id
				},
				...bar
			});
			continue;
		}
		if (unit.state !== "table") continue;
		for (const target of w.units) {
			if (sideOf(w, target) === sideOf(w, unit) || target.state !== "table" && target.state !== "building") continue;
			const shot = profileOf(unit).shoot > 0 ? shotFault(w, unit, target) : null;
			if (shot !== null) refused.push({
				choice: {
					order: "shoot",
					unit: unit.id,
					target: target.id
				},
				...shot
			});
			const attack = timidFault(w, unit) ?? attackFault(w, unit, target);
			if (attack !== null) refused.push({
				choice: {
					order: "attack",
					unit: unit.id,
					target: target.id
				},
				...attack
			});
		}
	}
	return refused;
}
// packages/games/xenos-rampant/auto/attacks.ts
function counterCharge(w, unit, attacker) {
	const armour = profileOf(attacker).armour;
	const with_ = (av) => expected(diceOf$1(w, unit), fightValue(w, unit, attacker, av, av), armour, attacker);
	return { react: with_(true) - with_(false) > 0 };
}
function storm(w, unit, spots) {
	const here = danger(w, unit, unit.x, unit.y);
	const best = spots.find((at) => danger(w, unit, at.x, at.y) <= here);
	return best === void 0 ? { stay: true } : { storm: spot(best.x, best.y) };
}
function stray(w, target, others) {
	return { stray: others.filter((one) => sideOf(w, one) !== sideOf(w, target)).sort((a, b) => b.cost - a.cost || a.id - b.id)[0]?.id ?? null };
}
function bestTarget(w, unit, mode, targets) {
	const score = (choice) => "shoot" in choice ? shootScore(w, unit, unitOf(w, choice.shoot), mode) : 1;
	return targets.slice().sort((a, b) => score(b) - score(a))[0] ?? { hold: "fire" };
}
const shootOrMoveFirst = (_w, _unit, _mode) => ({ first: "shoot" });
const supportFrame = (caller, target) => ({
	caller: caller.id,
	target,
	dice: [],
	hits: 0,
	lost: 0
});
const strayTargets = (w, target) => w.units.filter((unit) => unit !== target && (unit.state === "table" || unit.state === "building") && within$1(w, unit, target, 600));
const strays = (f) => f.dice.filter((die) => die === 1).length > f.hits;
function land(play, f) {
	const { w } = play;
	const target = unitOf(w, f.target);
	const caller = unitOf(w, f.caller);
	const house = target.state === "building" ? target.inside : -1;
	const armour = armourAgainstShot(w, {
		shooter: caller,
		target,
		barrage: true,
		extreme: false,
		cover: coverFrom(w, caller, target)
	});
	const before = target.sp;
	f.lost = lose(play, target, reduced(play, target, struck(play, target, caller, f.hits, armour, pointsLost(f.hits, armour.value, false)), "shot"), "XR-DMG-01");
	bury(play, target, before, "shot", caller);
	if (house >= 0);
	if (house >= 0) hurtHouse(play, house, pointsLost(f.hits, BUILDINGS[buildingOf(w, house).kind].armour, false), caller);
}
const support = chapter("fire support").shows("caller", "target", "dice", "hits", "lost").steps({
	"the barrage": { run(play, f) {
		const { w } = play;
		f.dice = play.rolls(atHalf(unitOf(w, f.caller)) ? 5 : 10, 6, "XR-FSP-02");
		f.hits = f.dice.filter((die) => isHit(w, die, 4, 0)).length;
		play.tell?.({
			type: "barrage",
			unit: f.caller,
			target: f.target,
			dice: f.dice,
			hits: f.hits,
			each: f.dice.map((die) => Number(isHit(w, die, 4, 0))),
			names: namesOf(play.w, f.caller, f.target)
		}, "XR-FSP-02");
	} },
	"stray?": {
		rule: "XR-FSP-03",
		prompt: "The barrage goes astray. Who takes the hits?",
		who: (w, f) => strays(f) && strayTargets(w, unitOf(w, f.target)).length > 0 ? unitOf(w, f.target).owner : null,
		offers: (w, f) => [{ stray: null }, ...strayTargets(w, unitOf(w, f.target)).map((unit) => ({ stray: unit.id }))],
		take(play, f, _seat, choice) {
			const { stray } = chosen(choice, "stray");
			if (stray === null) return;
			f.target = stray;
			play.tell?.({
				type: "strayed",
				target: stray,
				names: namesOf(play.w, stray)
			}, "XR-FSP-03");
		},
		auto: (play, f) => stray(play.w, unitOf(play.w, f.target), strayTargets(play.w, unitOf(play.w, f.target)))
	},
	losses: { run: (play, f) => land(play, f) },
	consequences: { run: (play) => {
		const next = play.w.waiting.shift();
		return next === void 0 ? void 0 : {
			call: next,
			then: "consequences"
		};
	} },
	courage: { run(play, f) {
		if (f.hits === 0) return "done";
		return {
			call: courage.begin(courageTest(unitOf(play.w, f.target), "shot", {
				lost: f.lost,
				by: f.caller
			})),
			then: "over"
		};
	} },
	over: { run: () => "done" }
});
// packages/games/xenos-rampant/auto/powers.ts
const nextBest = (w, unit, orders) => orders.reduce((best, { order, unit: id, target }) => {
	if (id !== unit.id || target === void 0 || order !== "shoot" && order !== "attack") return best;
	return Math.max(best, (order === "shoot" ? shootScore : attackScore)(w, unit, unitOf(w, target)));
}, 0);
function powerScore(w, order, orders) {
	if (order.target === void 0) return 0;
	const target = unitOf(w, order.target);
	const own = sideOf(w, target) === sideOf(w, unitOf(w, order.unit));
	switch (order.power) {
		case "Visions of Terror": return profileOf(target).mechanoid || profileOf(target).undead ? 0 : 2 * target.cost;
		case "Psychic Healing":
		case "Machine Friend": return target.sp < target.start ? floorDiv(60 * target.cost, target.start) : 0;
		case "Guiding Eye":
		case "Guiding Hand": return floorDiv(nextBest(w, target, orders), 3);
		case "Psychic Shield":
		case "Concealment": return floorDiv(danger(w, target, target.x, target.y), 2);
		case "Soothed Mind": return 4;
		case "Mental Command": return 5;
		case "Paralysis": return target.cost;
		case "Summoner": return 20;
		case "Annulment": return w.effects.some((effect) => effect.on === target.id && sideOf(w, unitOf(w, effect.by)) === sideOf(w, target) !== own) ? 6 : 0;
		default: return own && order.target !== order.unit && jumpsNearer(w, target, goalOf(w, target)) ? 10 : 0;
	}
}
// packages/games/xenos-rampant/auto/led.ts
const isLed = (w, unit) => ownerOf(w, unit.owner).kind === "person";
function menace(w, unit, enemy) {
	const { attack, av } = profileOf(enemy);
	if (attack === 0 || enemy.suppressed || enemy.state !== "table") return 0;
	let most = 0;
	for (const friend of w.units) {
		if (friend.state !== "table" || sideOf(w, friend) !== sideOf(w, unit)) continue;
		if (gap(w, enemy, friend) > maxMove(w, enemy)) continue;
		const loss = expected(diceOf$1(w, enemy), av, profileOf(friend).armour, friend);
		most = Math.max(most, worth(w, loss, friend));
	}
	return most;
}
const STOPPED = 60;
const relief = (w, unit, target, loss) => isLed(w, unit) ? floorDiv(STOPPED * menace(w, unit, target) * Math.min(60, loss), 6e3) : 0;
const TOGETHER = 1e3;
const FOR_AN_INCH = 12;
function apart(w, unit, at) {
	if (!isLed(w, unit)) return 0;
	const commander = w.units.find((one) => one.owner === unit.owner && one.commander && one.state === "table");
	const away = commander === void 0 ? Math.abs(at.x - 2400) : far(at.x, at.y, commander);
	return floorDiv(FOR_AN_INCH * Math.max(0, away - TOGETHER), 100);
}
// packages/games/xenos-rampant/auto/orders.ts
function nextToRally(w, ids) {
	return { rally: head(ids.map((id) => unitOf(w, id)).filter((unit) => unit.suppressed && unit.sp > 0).sort((a, b) => Number(b.commander) - Number(a.commander) || b.cost - a.cost || a.id - b.id)).id };
}
function wildCharge$1(w, offers) {
	const charges = offers.filter((one) => "wild" in one);
	const score = (one) => attackScore(w, unitOf(w, one.wild), unitOf(w, one.target));
	return head(charges.slice().sort((a, b) => score(b) - score(a) || a.wild - b.wild || a.target - b.target));
}
function explodeScore(w, unit) {
	let sum = -worth(w, 60 * unit.sp, unit);
	for (const one of inBlast(w, blastOf(w, unit, unit.sp))) {
		const loss = expected(unit.sp, 3, profileOf(one).armour + inCover(w, one, unit), one);
		sum += sideOf(w, one) === sideOf(w, unit) ? -worth(w, loss, one) : worth(w, loss, one);
	}
	return sum;
}
function groundScore(w, unit, goal, canShoot) {
	const there = goal !== null && far(unit.x, unit.y, goal) <= 300 + profileOf(unit).radius || inZone(w, sideOf(w, unit), unit, unit.x, unit.y);
	const feared = w.units.some((enemy) => enemy.state === "table" && sideOf(w, enemy) !== sideOf(w, unit) && profileOf(enemy).shoot > 0 && gap(w, enemy, unit) <= profileOf(enemy).range);
	return profileOf(unit).freeMove && !canShoot && there && feared ? 1e3 : 0;
}
function shootValue({ w, unit }, order) {
	if (order.target === void 0) return w.scenario === "BUGHUNT" ? floorDiv(10 * (7 - profileOf(unit).sv) * (atHalf(unit) ? 5 : 10), 8) : 0;
	const { spotter } = order;
	const target = unitOf(w, order.target);
	const spotted = spotter !== void 0;
	return shootScore(w, unit, target, "shoot", spotted) + relief(w, unit, target, shotLoss(w, unit, target, "shoot", spotted)) - (spotted ? unitOf(w, spotter).cost : 0);
}
function attackValue({ w, unit }, order) {
	if (order.target !== void 0) return attackScore(w, unit, unitOf(w, order.target));
	return w.scenario === "BUGHUNT" ? 20 : 0;
}
function supportValue({ w, unit }, order) {
	if (order.target === void 0) return 0;
	const target = unitOf(w, order.target);
	const armour = armourAgainstShot(w, {
		shooter: unit,
		target,
		barrage: true,
		extreme: false,
		cover: coverFrom(w, unit, target)
	});
	return shotWorth(w, unit, target, expected(atHalf(unit) ? 5 : 10, 4, armour.value, target), false);
}
function disembarkValue({ w, unit, goal }) {
	const ride = unitOf(w, unit.inside);
	return goal === null || far(ride.x, ride.y, goal) <= 1200 || [...enemiesOf(w, unit)].some((one) => gap(w, ride, one) <= 1200) ? 30 : 0;
}
const VALUES = {
	shoot: shootValue,
	attack: attackValue,
	move: ({ advance }) => advance,
	ground: ({ w, unit, goal, canShoot }) => groundScore(w, unit, goal, canShoot),
	jump: ({ w, unit, goal, advance }) => advance === 0 || wayTo(w, unit, goal)?.blocked === true ? jumpGain(w, unit, goal) : 0,
	charges: () => 200,
	disembark: disembarkValue,
	skirmish: ({ w, unit, move, advance }) => floorDiv(advance, 2) + shotOnTheMove(w, unit, move, "skirmish"),
	"move and fire": ({ w, unit, move, advance }) => advance + shotOnTheMove(w, unit, move, "moving"),
	"fire support": supportValue,
	regenerate: ({ unit }) => floorDiv(60 * unit.cost, unit.start),
	explode: ({ w, unit }) => explodeScore(w, unit),
	enter: () => 20,
	arrive: ({ w, unit }) => Math.max(20, 20 + (bestLanding(w, unit)?.score ?? 0)),
	manifest: ({ w, all }, order) => powerScore(w, order, all)
};
function scored(play, unit, orders, goal, all) {
	const { w } = play;
	const move = unit.state === "table" || unit.state === "building" ? bestMove(w, unit, allowed(w, unit, maxMove(w, unit)), goal) : null;
	const outlook = {
		w,
		unit,
		goal,
		move,
		advance: move === null ? 0 : move.gain,
		canShoot: orders.some((order) => order.order === "shoot"),
		all
	};
	return orders.map((order) => {
		const { free, ways } = testOf(w, order);
		return {
			order,
			score: noisy(play, unit, VALUES[order.order](outlook, order)),
			ways,
			free
		};
	});
}
function noisy(play, unit, score) {
	const { w } = play;
	if (w.options.difficulty !== "Recruit" || score === 0 || ownerOf(w, unit.owner).kind !== "automaton") return score;
	return floorDiv(score * (100 + play.roll(61, "XR-AUT-21") - 31), 100);
}
const shotOnTheMove = (w, unit, move, mode) => Math.max(bestShotFrom(w, unit, unit, mode), move === null ? 0 : bestShotFrom(w, unit, move.at, mode));
function nextOrder(play, seat, onlyFree) {
	const { w } = play;
	const orders = ordersFor(w, seat, onlyFree);
	const taken = [];
	const bestByUnit = [];
	let trait = null;
	for (const unit of w.units) {
		if (unit.owner !== seat) continue;
		const own = orders.filter((order) => order.unit === unit.id);
		if (own.length === 0) continue;
		const goal = goalOf(w, unit, taken);
		if (goal !== null) taken.push(goal);
		const all = scored(play, unit, own, goal, orders).filter((one) => one.score >= 1);
		const plain = all.filter((one) => one.order.by === void 0);
		for (const one of all) {
			if (one.order.by === void 0) continue;
			const same = plain.find((other) => other.order.order === one.order.order && other.order.target === one.order.target && other.order.house === one.order.house);
			const rise = one.score * (36 - (same?.ways ?? 0));
			if (trait === null || rise > trait.rise) trait = {
				rise,
				order: one.order
			};
		}
		const weight = (one) => one.score * one.ways;
		const best = (list) => list.reduce((top, one) => top === void 0 || weight(one) > weight(top) ? one : top, void 0);
		const free = best(plain.filter((one) => one.free));
		const tested = best(plain.filter((one) => !one.free));
		const pick = free !== void 0 && (tested === void 0 || 4 * weight(free) >= 3 * weight(tested)) ? free : tested;
		if (pick !== void 0) bestByUnit.push(pick);
	}
	const frees = bestByUnit.filter((one) => one.free).sort((a, b) => b.score - a.score || a.order.unit - b.order.unit);
	if (frees[0] !== void 0) return frees[0].order;
	if (trait !== null && trait.rise > 0) return trait.order;
	return bestByUnit.filter((one) => one.score * one.ways >= 36).sort((a, b) => b.score * b.ways - a.score * a.ways || a.order.unit - b.order.unit)[0]?.order ?? { stop: true };
}
// packages/games/xenos-rampant/book/activation/activate.ts
function activate(play, unit, value, modifiers, rule) {
	const dice = play.rolls(2, 6, rule);
	const reached = sum(dice) + total(modifiers);
	const success = reached >= value;
	play.tell?.({
		type: "activation",
		unit: unit.id,
		dice,
		modifiers,
		total: reached,
		value,
		success,
		names: namesOf(play.w, unit.id)
	}, rule);
	const double = doubleOf(dice);
	if (double > 0) {
		if (isUnstable(unit)) {
			const before = unit.sp;
			lose(play, unit, reduced(play, unit, double, "other"), "XR-XEN-38");
			bury(play, unit, before, "other", null);
		}
		if (unit.sp > 0 && !success && profileOf(unit).mechanoid && atHalf(unit)) {
			unit.sp = 0;
			remove(play, unit, "destroyed", "other", null, "XR-XEN-26");
		}
	}
	return {
		dice,
		total: reached,
		success
	};
}
// packages/games/xenos-rampant/book/attacking/attackFrame.ts
const attackFrame = (unit, target, house) => ({
	unit: unit.id,
	target,
	house,
	met: false,
	stun: false,
	a: null,
	d: null,
	aLost: 0,
	dLost: 0,
	aCount: 0,
	dCount: 0,
	position: null
});
// packages/games/xenos-rampant/book/attacking/charge.ts
const route = (w, f) => f.target >= 0 ? chargeRoute(w, unitOf(w, f.unit), unitOf(w, f.target)) : ramRoute(w, unitOf(w, f.unit), f.house);
const wayOf = (w, f) => route(w, f)?.path.map((at) => spot(at.x, at.y)) ?? [];
function chargeCost(w, f, path) {
	const points = path.map(([x, y]) => ({
		x,
		y
	}));
	const m = chargeMover(w, unitOf(w, f.unit), head(points), f.target < 0 ? [] : [f.target]);
	return judgePath(w, m, points, m.unit).cost;
}
function judgeCharge(w, f, choice) {
	const path = field(choice, "path");
	const unit = unitOf(w, f.unit);
	const p = profileOf(unit);
	if (!shaped(choice, "path") || !isPath(path) || path.length < 1 || path.length > 16) return {
		rule: "XR-GEO-11",
		reason: "A path has 1 to 16 legs."
	};
	if (p.vehicle && !p.walker && w.options.facing) return {
		rule: "XR-VEH-08",
		reason: "A vehicle charges straight forward."
	};
	const points = path.map(([x, y]) => ({
		x,
		y
	}));
	const target = f.target >= 0 ? unitOf(w, f.target) : null;
	const m = chargeMover(w, unit, head(points), target === null ? [] : [target.id]);
	const { cost, fault } = judgePath(w, {
		...m,
		flies: m.flies
	}, points, m.unit);
	if (fault !== null && fault !== "impassable") return FAULTS$1[fault];
	if (cost > chargeMove(w, unit)) return {
		rule: "XR-ATK-01",
		reason: "The path is too long."
	};
	const end = tail(points);
	if (!touches(target === null ? houseBox(w, f.house) : contactOf(w, target), end.x, end.y, radiusOf(unit))) return {
		rule: "XR-GEO-08",
		reason: "A charge ends where the rims touch."
	};
	return fault === null ? null : FAULTS$1[fault];
}
const chargeQuestion = {
	rule: "XR-ATK-04",
	prompt: (w, f) => `Which way does ${unitOf(w, f.unit).name} charge?`,
	who: (w, f) => route(w, f) === null ? null : unitOf(w, f.unit).owner,
	offers(w, f) {
		const path = wayOf(w, f);
		return path.length === 0 ? [] : [{ path }];
	},
	spaces: (w, f) => drives$1(w, unitOf(w, f.unit)) ? [] : [{
		kind: "charge",
		unit: f.unit,
		most: chargeMove(w, unitOf(w, f.unit))
	}],
	judge: (w, f, _seat, choice) => judgeCharge(w, f, choice),
	take(play, f, _seat, choice) {
		const { w } = play;
		const unit = unitOf(w, f.unit);
		const from = {
			x: unit.x,
			y: unit.y
		};
		const path = chosen(choice, "path").path;
		const before = path.at(-2) ?? spot(from.x, from.y);
		const [x, y] = tail(path);
		drove(unit, chargeCost(w, f, path));
		unit.state = "table";
		unit.inside = -1;
		unit.grounded = false;
		unit.x = x;
		unit.y = y;
		if (profileOf(unit).vehicle && !(w.options.facing && !profileOf(unit).walker) && (x !== before[0] || y !== before[1])) unit.facing = bearing(x - before[0], y - before[1]);
		play.tell?.({
			type: "charged",
			unit: unit.id,
			target: f.target,
			house: f.house,
			from,
			path,
			names: namesOf(play.w, unit.id, f.target)
		}, "XR-ATK-04");
		const crushed = crushing(w, unit, from, path);
		return crushed === null ? void 0 : { call: crushed };
	},
	auto: (play, f) => ({ path: wayOf(play.w, f) }),
	after(play, f) {
		play.tell?.({
			type: "no contact",
			unit: f.unit,
			target: f.target,
			names: namesOf(play.w, f.unit, f.target)
		}, "XR-CCH-03");
		return "done";
	}
};
// packages/games/xenos-rampant/book/shooting/shot.ts
const shotFrame = (shooter, parts) => ({
	shooter: shooter.id,
	target: -1,
	house: -1,
	mode: "shoot",
	spotter: -1,
	stun: false,
	answers: false,
	pool: null,
	back: null,
	hits: 0,
	backHits: 0,
	lost: 0,
	backLost: 0,
	...parts
});
function shootingRerolls(w, unit, enemy) {
	if (crusadesAgainst(w, unit, enemy) || effectOn(w, unit.id, "Guiding Eye")) return Infinity;
	const shots = leads(w, unit, "Crack Shot") ? 2 : 0;
	if (ownerOf(w, unit.owner).doctrine !== "Marksmen") return shots;
	return shots + 1;
}
function shotPool(unit, sv, moving) {
	const p = profileOf(unit);
	if (moving) p.has["Veteran Crew"];
	return {
		dice: [],
		need: sv,
		minus: moving && !p.has["Veteran Crew"] ? 1 : 0,
		double: p.has["Heavy Weapon"] === true
	};
}
const stunProof = (unit) => profileOf(unit).demonic || profileOf(unit).mechanoid || profileOf(unit).undead;
function lossFrom(play, from, to, hits, extreme, coverOf) {
	const { w } = play;
	const armour = armourAgainstShot(w, {
		shooter: from,
		target: to,
		barrage: false,
		extreme,
		cover: coverFrom(w, coverOf, to)
	});
	const demons = profileOf(from).demonic && profileOf(to).demonic;
	if (demons);
	return struck(play, to, from, hits, armour, pointsLost(hits, armour.value, false) * (demons ? 2 : 1));
}
function againQuestion$1(pool) {
	const roller = (w, f) => unitOf(w, pool === "pool" ? f.shooter : f.target);
	const rerolls = (w, f) => {
		const enemy = pool === "pool" ? f.target : f.shooter;
		return shootingRerolls(w, roller(w, f), enemy < 0 ? null : unitOf(w, enemy));
	};
	return {
		rule: "XR-GEN-09",
		prompt: (w, f) => `Roll the missed dice of ${roller(w, f).name} again?`,
		who(w, f) {
			const rolled = f[pool];
			return rolled !== null && missesOf(w, rolled) > 0 && rerolls(w, f) > 0 ? roller(w, f).owner : null;
		},
		offers: () => [{ reroll: true }, { reroll: false }],
		take(play, f, _seat, choice) {
			const rolled = f[pool];
			if (rolled === null || chosen(choice, "reroll").reroll !== true) return;
			rerollMisses(play, rolled, rerolls(play.w, f), "XR-GEN-09");
			tellRerolled(play, roller(play.w, f), rolled);
		},
		auto: () => ({ reroll: true })
	};
}
const firstShooter = (w, f) => f.target >= 0 && !unitOf(w, f.target).answered && mayFirefight(w, unitOf(w, f.target), unitOf(w, f.shooter));
function closeWindow(w, target, shooter) {
	w.options.firstChance;
	if (!w.options.firstChance || within$1(w, target, shooter, profileOf(target).range)) target.answered = true;
}
const shot = chapter("shot").shows("shooter", "target", "house", "mode", "spotter", "stun", "answers", "pool", "back", "hits", "backHits", "lost", "backLost").steps({
	"firefight?": {
		rule: "XR-FFT-01",
		prompt: (w, f) => `${unitOf(w, f.shooter).name} shoots at ${unitOf(w, f.target).name}. Shoot back on 7+?`,
		who: (w, f) => firstShooter(w, f) ? unitOf(w, f.target).owner : null,
		offers: () => [{ react: true }, { react: false }],
		take(_play, f, _seat, choice) {
			f.answers = chosen(choice, "react").react;
		},
		auto: (play, f) => firefight(unitOf(play.w, f.target))
	},
	"the reaction": { run(play, f) {
		const { w } = play;
		if (f.target < 0) return;
		const target = unitOf(w, f.target);
		closeWindow(w, target, unitOf(w, f.shooter));
		if (!f.answers) return;
		f.answers = activate(play, target, 7, reactionModifiers(target), "XR-FFT-02").success && target.sp > 0;
		f.answers;
		return onTable(w, target) ? void 0 : { goTo: "consequences" };
	} },
	"stun?": {
		rule: "XR-XEN-35",
		prompt: "Shoot to stun, or to kill?",
		who: (w, f) => f.target >= 0 && profileOf(unitOf(w, f.shooter)).xeno["Stun Weapons"] !== void 0 ? unitOf(w, f.shooter).owner : null,
		offers: () => [{ stun: false }, { stun: true }],
		take(_play, f, _seat, choice) {
			f.stun = chosen(choice, "stun").stun;
		},
		auto: () => ({ stun: false })
	},
	shoot: { run(play, f) {
		const { w } = play;
		const shooter = unitOf(w, f.shooter);
		const weapon = weaponOf(shooter, f.mode, f.spotter >= 0);
		f.pool = shotPool(shooter, weapon.sv, f.mode === "moving");
		f.pool.dice = play.rolls(diceOf$1(w, shooter), 6, "XR-SHO-05");
		play.tell?.({
			type: "shot",
			unit: shooter.id,
			target: f.target,
			house: f.house,
			dice: f.pool.dice.slice(),
			need: weapon.sv,
			hits: hitsOf(w, f.pool),
			each: eachOf(w, f.pool),
			names: namesOf(play.w, shooter.id, f.target)
		}, "XR-SHO-06");
	} },
	"shoot again?": againQuestion$1("pool"),
	"return fire": { run(play, f) {
		if (!f.answers) return;
		const { w } = play;
		const target = unitOf(w, f.target);
		f.back = shotPool(target, profileOf(target).sv, false);
		f.back.dice = play.rolls(diceOf$1(w, target), 6, "XR-FFT-03");
		play.tell?.({
			type: "return fire",
			unit: target.id,
			target: f.shooter,
			dice: f.back.dice.slice(),
			need: f.back.need,
			hits: hitsOf(w, f.back),
			each: eachOf(w, f.back),
			names: namesOf(play.w, target.id, f.shooter)
		}, "XR-FFT-03");
	} },
	"return again?": againQuestion$1("back"),
	losses: { run(play, f) {
		const { w } = play;
		const shooter = unitOf(w, f.shooter);
		f.hits = hitsOf(w, rolled$1(f.pool));
		if (f.target < 0) {
			hurtHouse(play, f.house, pointsLost(f.hits, houseArmour(w, shooter, f.house, weaponOf(shooter, f.mode, false)), false), shooter);
			return;
		}
		shotLosses(play, f, shooter, unitOf(w, f.target));
	} },
	consequences: { run: (play) => {
		const next = play.w.waiting.shift();
		return next === void 0 ? void 0 : {
			call: next,
			then: "consequences"
		};
	} },
	"courage of the target": { run(play, f) {
		if (f.target < 0) return;
		f.hits;
		if (f.hits === 0) return;
		const target = unitOf(play.w, f.target);
		if (f.stun && stunProof(target)) return;
		return { call: courage.begin(courageTest(target, "shot", {
			lost: f.lost,
			by: f.shooter
		})) };
	} },
	"courage of the shooter": { run(play, f) {
		if (f.backHits === 0) return "done";
		return {
			call: courage.begin(courageTest(unitOf(play.w, f.shooter), "shot", {
				lost: f.backLost,
				by: f.target
			})),
			then: "over"
		};
	} },
	over: { run: () => "done" }
});
function shotLosses(play, f, shooter, target) {
	const { w } = play;
	const extreme = isExtreme(w, shooter, target, weaponOf(shooter, f.mode, f.spotter >= 0));
	const coverSeenBy = f.spotter >= 0 && profileOf(shooter).has["Indirect Fire"] ? unitOf(w, f.spotter) : shooter;
	if (coverSeenBy !== shooter);
	const due = lossFrom(play, shooter, target, f.hits, extreme, coverSeenBy);
	f.backHits = f.back === null ? 0 : hitsOf(w, f.back);
	if (f.back !== null) {
		if (due >= target.sp);
	}
	const backDue = f.back === null ? 0 : lossFrom(play, target, shooter, f.backHits, false, target);
	const before = target.sp;
	const shooterBefore = shooter.sp;
	if (f.stun) {
		const shock = stunProof(target) ? 0 : reduced(play, target, due, "shot", true);
		f.lost = 2 * shock;
		play.tell?.({
			type: "stunned",
			unit: target.id,
			points: shock,
			names: namesOf(play.w, target.id)
		}, "XR-XEN-35");
	} else f.lost = lose(play, target, reduced(play, target, due, "shot"), "XR-DMG-01");
	f.backLost = backDue > 0 ? lose(play, shooter, reduced(play, shooter, backDue, "shot"), "XR-DMG-01") : 0;
	bury(play, target, before, "shot", shooter);
	bury(play, shooter, shooterBefore, "shot", target);
}
// packages/games/xenos-rampant/book/attacking/fightResult.ts
function meet(play, target, unit) {
	const { w } = play;
	const m = moverOf(w, target, target.x, target.y, [unit.id]);
	const rims = Math.max(0, isqrt(squared(unit.x, unit.y, target.x, target.y)) - radiusOf(unit) - radiusOf(target));
	const run = runAlong(w, m, unit.x - target.x, unit.y - target.y, maxMove(w, target) >> 1, rims);
	const from = {
		x: target.x,
		y: target.y
	};
	target.x = run.end.x;
	target.y = run.end.y;
	target.grounded = false;
	play.tell?.({
		type: "counter-charged",
		unit: target.id,
		from,
		to: run.end,
		names: namesOf(play.w, target.id)
	}, "XR-CCH-03");
}
function losing(f, unit, target) {
	const vehicle = profileOf(unit).vehicle;
	if (vehicle !== profileOf(target).vehicle) return vehicle ? target : unit;
	if (vehicle);
	if (f.met && f.dCount === f.aCount);
	return f.dCount > f.aCount ? target : unit;
}
function fightLosses(play, f) {
	const { w } = play;
	const unit = unitOf(w, f.unit);
	const target = unitOf(w, f.target);
	const dueD = dueFrom(play, rolled$1(f.a), unit, target, f.met);
	const dueA = dueFrom(play, rolled$1(f.d), target, unit, true);
	const beforeA = unit.sp;
	const beforeD = target.sp;
	if (f.stun) {
		f.dCount = stunProof(target) ? 0 : reduced(play, target, dueD, "attack", true);
		f.dLost = 2 * f.dCount;
		play.tell?.({
			type: "stunned",
			unit: target.id,
			points: f.dCount,
			names: namesOf(play.w, target.id)
		}, "XR-XEN-35");
	} else f.dCount = f.dLost = lose(play, target, reduced(play, target, dueD, "attack"), "XR-DMG-01");
	f.aCount = f.aLost = lose(play, unit, reduced(play, unit, dueA, "attack"), "XR-DMG-01");
	if (!f.stun && f.dLost > 0 && profileOf(unit).xeno["Contagious"] && !profileOf(target).vehicle) heal(play, unit, "XR-XEN-05");
	if (f.aLost > 0 && profileOf(target).xeno["Contagious"] && !profileOf(unit).vehicle) heal(play, target, "XR-XEN-05");
	bury(play, target, beforeD, "attack", unit);
	bury(play, unit, beforeA, "attack", target);
}
function ramLosses(play, f) {
	const { w } = play;
	const unit = unitOf(w, f.unit);
	const hits = hitsOf(w, rolled$1(f.a));
	const before = unit.sp;
	if (f.d !== null) {
		f.aLost = lose(play, unit, reduced(play, unit, pointsLost(hitsOf(w, f.d), profileOf(unit).armour, profileOf(unit).undead), "attack"), "XR-BLD-06");
		bury(play, unit, before, "other", null);
	}
	hurtHouse(play, f.house, pointsLost(hits, BUILDINGS[buildingOf(w, f.house).kind].armour, false), unit);
}
// packages/games/xenos-rampant/book/attacking/storm.ts
function positionOf(w, unit, enemy) {
	const { x, y } = unit;
	if (unit.state === "building") return {
		kind: "house",
		x,
		y,
		house: unit.inside
	};
	if (profileOf(unit).flying) return null;
	const g = groundOf(w);
	if (areaCover(w, unit) > 0) return {
		kind: "area",
		x,
		y,
		feature: g.feature[cellUnder(g.map, x, y)]
	};
	return inCover(w, unit, enemy) > 0 ? {
		kind: "obstacle",
		x,
		y
	} : null;
}
function mayStorm(w, unit, target, position) {
	const p = profileOf(unit);
	if (position === null || target === null || unit.state !== "table" || unit.suppressed || unit.sp <= 0) return false;
	if (p.vehicle && !p.walker) return false;
	return !onTable(w, target) || target.x !== position.x || target.y !== position.y;
}
function stormFault(w, unit, position, x, y) {
	const most = allowed(w, unit, maxMove(w, unit) >> 1);
	if (position.kind === "house") {
		const box = groundOf(w).houses[position.house];
		if (box === void 0 || box === null || !mayEnter(w, unit, position.house)) return {
			rule: "XR-BLD-01",
			reason: "It may not enter that building."
		};
		const far = most + radiusOf(unit);
		return x === position.x && y === position.y && squaredToBox(unit.x, unit.y, box) <= far * far ? null : {
			rule: "XR-STO-02",
			reason: "It storms into the building itself."
		};
	}
	if (legLength(unit.x, unit.y, x, y) > most) return {
		rule: "XR-STO-02",
		reason: "Storming is half a move at most."
	};
	const fault = legFault(w, {
		...moverOf(w, unit),
		crossing: 0
	}, unit.x, unit.y, x, y);
	if (fault !== null) return FAULTS$1[fault];
	return holds$1(w, unit, position, x, y) ? null : {
		rule: "XR-STO-02",
		reason: "That is not in the cover that was left."
	};
}
function holds$1(w, unit, position, x, y) {
	const g = groundOf(w);
	if (position.kind === "area") return g.feature[cellUnder(g.map, x, y)] === position.feature;
	const reach = radiusOf(unit) + 100;
	return w.obstacles.some((o) => atMost(o.x1, o.y1, o.x2, o.y2, x, y, reach) && Math.sign(side(o.x1, o.y1, o.x2, o.y2, x, y)) === Math.sign(side(o.x1, o.y1, o.x2, o.y2, position.x, position.y)));
}
function stormSpots(w, unit, position) {
	const at = {
		x: position.x,
		y: position.y
	};
	if (position.kind === "house") return stormFault(w, unit, position, at.x, at.y) === null ? [at] : [];
	return spotsNear(w, unit, unit.x, unit.y, maxMove(w, unit) >> 1).filter((spot) => stormFault(w, unit, position, spot.x, spot.y) === null).sort((a, b) => squared(a.x, a.y, at.x, at.y) - squared(b.x, b.y, at.x, at.y)).slice(0, 3);
}
const spotsFor = (w, f) => f.position === null ? [] : stormSpots(w, unitOf(w, f.unit), f.position);
const stormQuestion = {
	rule: "XR-STO-01",
	prompt: (w, f) => `Does ${unitOf(w, f.unit).name} take the position?`,
	who: (w, f) => {
		const unit = unitOf(w, f.unit);
		return mayStorm(w, unit, f.target >= 0 ? unitOf(w, f.target) : null, f.position) && spotsFor(w, f).length > 0 ? unit.owner : null;
	},
	offers: (w, f) => [...spotsFor(w, f).map((at) => ({ storm: spot(at.x, at.y) })), { stay: true }],
	spaces: (_w, f) => [{
		kind: "storm",
		unit: f.unit
	}],
	judge(w, f, _seat, choice) {
		const at = field(choice, "storm");
		return shaped(choice, "storm") && isSpot(at) && f.position !== null ? stormFault(w, unitOf(w, f.unit), f.position, at[0], at[1]) : {
			rule: "XR-STO-01",
			reason: "Storm to a spot, or stay."
		};
	},
	take(play, f, _seat, choice) {
		if ("stay" in choice) return;
		const unit = unitOf(play.w, f.unit);
		const [x, y] = chosen(choice, "storm").storm;
		drove(unit, legLength(unit.x, unit.y, x, y));
		unit.x = x;
		unit.y = y;
		play.tell?.({
			type: "stormed",
			unit: unit.id,
			x,
			y,
			names: namesOf(play.w, unit.id)
		}, "XR-STO-02");
		if (f.position?.kind === "house" && mayEnter(play.w, unit, f.position.house)) goIn(play, unit, f.position.house);
	},
	auto: (play, f) => storm(play.w, unitOf(play.w, f.unit), spotsFor(play.w, f))
};
// packages/games/xenos-rampant/book/attacking/attack.ts
function againQuestion(pool) {
	const roller = (w, f) => unitOf(w, pool === "a" ? f.unit : f.target);
	const enemy = (w, f) => unitOf(w, pool === "a" ? f.target : f.unit);
	return {
		rule: "XR-GEN-09",
		prompt: (w, f) => `Roll the missed dice of ${roller(w, f).name} again?`,
		who(w, f) {
			const rolled = f[pool];
			if (rolled === null || f.target < 0) return null;
			const unit = roller(w, f);
			return missesOf(w, rolled) > 0 && fightRerolls(w, unit, enemy(w, f)) > 0 ? unit.owner : null;
		},
		offers: () => [{ reroll: true }, { reroll: false }],
		take(play, f, _seat, choice) {
			const rolled = f[pool];
			if (rolled === null || chosen(choice, "reroll").reroll !== true) return;
			const unit = roller(play.w, f);
			rerollMisses(play, rolled, fightRerolls(play.w, unit, enemy(play.w, f)), "XR-GEN-09");
			tellRerolled(play, unit, rolled);
		},
		auto: () => ({ reroll: true })
	};
}
const attack = chapter("attack").shows("unit", "target", "house", "met", "stun", "a", "d", "aLost", "dLost", "aCount", "dCount", "position").steps({
	"where they stand": { run(play, f) {
		if (f.target >= 0) f.position = positionOf(play.w, unitOf(play.w, f.target), unitOf(play.w, f.unit));
	} },
	"counter-charge?": {
		rule: "XR-CCH-01",
		prompt: (w, f) => `${unitOf(w, f.unit).name} charges ${unitOf(w, f.target).name}. Meet it on 7+?`,
		who: (w, f) => f.target >= 0 && mayCounterCharge(w, unitOf(w, f.target), unitOf(w, f.unit)) ? unitOf(w, f.target).owner : null,
		offers: () => [{ react: true }, { react: false }],
		take(_play, f, _seat, choice) {
			f.met = chosen(choice, "react").react;
		},
		auto: (play, f) => counterCharge(play.w, unitOf(play.w, f.target), unitOf(play.w, f.unit))
	},
	"meeting it": { run(play, f) {
		if (!f.met) return;
		const { w } = play;
		const target = unitOf(w, f.target);
		const unit = unitOf(w, f.unit);
		f.met = activate(play, target, 7, reactionModifiers(target), "XR-CCH-02").success;
		if (!onTable(w, target)) return { goTo: "consequences" };
		if (f.met) meet(play, target, unit);
	} },
	"which way?": chargeQuestion,
	"stun?": {
		rule: "XR-XEN-35",
		prompt: "Strike to stun, or to kill?",
		who: (w, f) => f.target >= 0 && profileOf(unitOf(w, f.unit)).xeno["Stun Weapons"] !== void 0 ? unitOf(w, f.unit).owner : null,
		offers: () => [{ stun: false }, { stun: true }],
		take(_play, f, _seat, choice) {
			f.stun = chosen(choice, "stun").stun;
		},
		auto: () => ({ stun: false })
	},
	fight: { run(play, f) {
		const { w } = play;
		const unit = unitOf(w, f.unit);
		const target = f.target >= 0 ? unitOf(w, f.target) : null;
		f.a = poolOf(unit, target === null ? profileOf(unit).av : fightValue(w, unit, target, true, true));
		f.a.dice = play.rolls(diceOf$1(w, unit), 6, "XR-ATK-06");
		if (target !== null) {
			f.d = poolOf(target, fightValue(w, target, unit, f.met, f.met));
			f.d.dice = play.rolls(diceOf$1(w, target), 6, "XR-ATK-06");
		} else {
			const building = buildingOf(w, f.house);
			const p = profileOf(unit);
			if (p.vehicle && !p.walker && building.kind !== "hive nest") {
				f.d = {
					dice: [],
					need: p.has["Combat Engineering"] ? 6 : 4,
					minus: 0,
					double: false
				};
				f.d.dice = play.rolls(2 * building.sp <= BUILDINGS[building.kind].sp ? 5 : 10, 6, "XR-BLD-06");
			}
		}
		play.tell?.({
			type: "fought",
			unit: unit.id,
			target: f.target,
			house: f.house,
			dice: f.a.dice.slice(),
			need: f.a.need,
			hits: hitsOf(w, f.a),
			each: eachOf(w, f.a),
			back: f.d?.dice.slice() ?? [],
			backNeed: f.d?.need ?? 0,
			backHits: f.d === null ? 0 : hitsOf(w, f.d),
			backEach: f.d === null ? [] : eachOf(w, f.d),
			names: namesOf(play.w, unit.id, f.target)
		}, "XR-ATK-05");
	} },
	"attacker again?": againQuestion("a"),
	"defender again?": againQuestion("d"),
	losses: { run(play, f) {
		if (f.target >= 0) fightLosses(play, f);
		else ramLosses(play, f);
	} },
	consequences: { run: (play) => {
		const next = play.w.waiting.shift();
		return next === void 0 ? void 0 : {
			call: next,
			then: "consequences"
		};
	} },
	"courage of the attacked": { run(play, f) {
		if (f.target < 0 || f.dLost === 0) return;
		return { call: courage.begin(courageTest(unitOf(play.w, f.target), "attack", {
			lost: f.dLost,
			by: f.unit,
			feared: true,
			attacking: f.met
		})) };
	} },
	"courage of the attacker": { run(play, f) {
		if (f.aLost === 0) return;
		if (f.target < 0) return { call: courage.begin(courageTest(unitOf(play.w, f.unit), "other", { lost: f.aLost })) };
		return { call: courage.begin(courageTest(unitOf(play.w, f.unit), "attack", {
			lost: f.aLost,
			by: f.target,
			feared: f.met,
			attacking: true
		})) };
	} },
	"who retreats": { run(play, f) {
		const { w } = play;
		if (f.target < 0) return;
		const unit = unitOf(w, f.unit);
		const target = unitOf(w, f.target);
		if (!onTable(w, unit) || !onTable(w, target) || !touching(w, unit, target)) {
			unit.suppressed && target.suppressed;
			return;
		}
		const loser = losing(f, unit, target);
		play.tell?.({
			type: "fight lost",
			unit: loser.id,
			attacker: f.aCount,
			defender: f.dCount,
			names: namesOf(play.w, loser.id)
		}, profileOf(unit).vehicle !== profileOf(target).vehicle ? "XR-END-06" : f.aCount === f.dCount ? "XR-END-02" : "XR-END-01");
		return { call: retreat.begin({
			unit: loser.id,
			by: loser === unit ? target.id : unit.id,
			from: null,
			attack: true,
			failed: false
		}) };
	} },
	"storm?": stormQuestion
});
// packages/games/xenos-rampant/book/moving/move.ts
const moveFrame = (unit, kind, most) => ({
	unit: unit.id,
	kind,
	most,
	from: null,
	went: []
});
function moveSpaces(w, f) {
	const unit = unitOf(w, f.unit);
	const most = allowed(w, unit, f.most);
	if (f.kind === "enter") return [{
		kind: "enter",
		unit: unit.id,
		edge: unit.edge,
		most
	}];
	if (f.kind === "disembark") return [{
		kind: "get out",
		unit: unit.id,
		most
	}];
	if (drives$1(w, unit)) return [{
		kind: "drive",
		unit: unit.id,
		most
	}];
	if (unit.state === "building") return [{
		kind: "leave",
		unit: unit.id,
		house: unit.inside,
		most
	}];
	return [{
		kind: "move",
		unit: unit.id,
		from: [unit.x, unit.y],
		most
	}];
}
function moveOffers(w, f) {
	const unit = unitOf(w, f.unit);
	const most = allowed(w, unit, f.most);
	if (f.kind === "enter") return entries(w, unit, most, true).map((path) => ({ path }));
	if (f.kind === "disembark") return [...outSpots(w, unit).map((at) => ({ path: [spot(at.x, at.y)] })), ...exitOffers(w, unit, most)];
	const offers = [{ stay: true }];
	if (f.kind === "infiltrate") return offers;
	if (unit.state === "table") {
		if (f.kind === "move") {
			for (const one of w.units) if (profileOf(one).carries > 0 && boardRoute(w, unit, one) !== null) offers.push({ board: one.id });
		}
		for (let house = 0; house < w.buildings.length; house++) if (houseFault(w, unit, house, most) === null) offers.push({ house });
	}
	return [...offers, ...exitOffers(w, unit, most)];
}
const exitOffers = (w, unit, most) => exitsOf(w, sideOf(w, unit)).flatMap((exit) => exitFault(w, unit, exit, most) === null ? [{ exit: exit.edge }] : []);
function judgeMove(w, f, choice) {
	const unit = unitOf(w, f.unit);
	const travel = {
		kind: f.kind,
		most: allowed(w, unit, f.most)
	};
	if (shaped(choice, "path")) return pathFault(w, unit, travel, choice["path"]);
	if (shaped(choice, "drive")) {
		if (!drives$1(w, unit) || f.kind === "enter") return {
			rule: "XR-VEH-01",
			reason: "Only a vehicle with a facing drives."
		};
		const driven = driveOf(w, unit, choice["drive"], travel.most);
		return "rule" in driven ? driven : null;
	}
	if (shaped(choice, "board")) {
		const id = field(choice, "board");
		const transport = typeof id === "number" ? w.units[id] : void 0;
		if (transport === void 0) return {
			rule: "XR-TPT-02",
			reason: "There is no such transport."
		};
		return boardFault(w, unit, transport) ?? {
			rule: "XR-TPT-02",
			reason: "It cannot reach the transport with half of its movement left."
		};
	}
	if (shaped(choice, "house")) {
		const house = field(choice, "house");
		return (typeof house === "number" && w.buildings[house] !== void 0 ? houseFault(w, unit, house, travel.most) : null) ?? {
			rule: "XR-BLD-01",
			reason: "It cannot enter that."
		};
	}
	if (shaped(choice, "exit")) return exitFault(w, unit, exitsOf(w, sideOf(w, unit)).find((one) => one.edge === field(choice, "exit")), travel.most) ?? {
		rule: "XR-MOV-09",
		reason: "It cannot leave by that edge."
	};
	return {
		rule: "XR-MOV-01",
		reason: "Say where it moves."
	};
}
const moved = (play, unit, from, path, rule) => {
	unit.grounded = false;
	play.tell?.({
		type: "moved",
		unit: unit.id,
		from: {
			x: from.x,
			y: from.y
		},
		path,
		names: namesOf(play.w, unit.id)
	}, rule);
};
function exits(play, unit) {
	const { w } = play;
	const passenger = passengerOf(w, unit);
	if (w.vip !== null && (w.vip.carrier === unit.id || passenger !== void 0 && w.vip.carrier === passenger.id)) {
		w.vip.out = sideOf(w, unit);
		w.vip.carrier = -1;
		play.tell?.({
			type: "vip out",
			unit: unit.id,
			names: namesOf(play.w, unit.id)
		}, "XR-M-VIP-07");
	}
	for (const one of passenger === void 0 ? [unit] : [passenger, unit]) {
		if (one.commander);
		leave(play, one, "withdrawn");
		play.tell?.({
			type: "withdrawn",
			unit: one.id,
			names: namesOf(play.w, one.id)
		}, one === unit ? "XR-MOV-09" : "XR-TPT-11");
	}
	lastUnit(w, unit);
}
function board(play, unit, transport) {
	unit.state = "transport";
	unit.inside = transport.id;
	unit.x = transport.x;
	unit.y = transport.y;
	unit.grounded = false;
	transport.gotIn = true;
	play.tell?.({
		type: "boarded",
		unit: unit.id,
		transport: transport.id,
		names: namesOf(play.w, unit.id, transport.id)
	}, "XR-TPT-02");
}
function walkPath(play, f, unit, path) {
	const { w } = play;
	drove(unit, pathCost(w, unit, f.kind, path));
	if (f.kind === "enter" || f.kind === "disembark" || unit.state === "building") f.from = {
		x: head(path)[0],
		y: head(path)[1]
	};
	if (f.kind === "disembark") unitOf(w, unit.inside).gotOut = true;
	unit.state = "table";
	unit.inside = -1;
	const [x, y] = tail(path);
	const [bx, by] = path.at(-2) ?? [unit.x, unit.y];
	if (profileOf(unit).vehicle && (x !== bx || y !== by)) unit.facing = bearing(x - bx, y - by);
	unit.x = x;
	unit.y = y;
	f.went = path;
	moved(play, unit, f.from ?? unit, path, f.kind === "enter" ? "XR-SET-06" : f.kind === "disembark" ? "XR-TPT-03" : "XR-MOV-01");
}
function drivePath(play, f, unit, steps) {
	const driven = driveOf(play.w, unit, steps, Infinity);
	if ("rule" in driven) throw new Error(driven.reason);
	drove(unit, driven.cost);
	unit.x = driven.x;
	unit.y = driven.y;
	unit.facing = driven.facing;
	f.went = driven.path;
	moved(play, unit, f.from ?? unit, driven.path, "XR-VEH-01");
}
function mayTakeVip(w, f) {
	const unit = unitOf(w, f.unit);
	const { vip } = w;
	if (vip === null || vip.out !== null || vip.carrier === unit.id || profileOf(unit).vehicle || unit.state !== "table" || unit.suppressed || f.kind === "infiltrate") return false;
	if (vip.carrier >= 0) {
		const carrier = unitOf(w, vip.carrier);
		return sideOf(w, carrier) === sideOf(w, unit) && carrier.state === "table" && within$1(w, carrier, unit, 100);
	}
	let at = f.from ?? unit;
	const reach = profileOf(unit).radius + 50 + 100;
	const points = f.went.length === 0 ? [[unit.x, unit.y]] : f.went;
	for (const [x, y] of points) {
		if (atMost(at.x, at.y, x, y, vip.x, vip.y, reach)) return true;
		at = {
			x,
			y
		};
	}
	return false;
}
const move = chapter("move").shows("unit", "kind", "most", "from", "went").steps({
	"where to?": {
		rule: "XR-MOV-01",
		prompt: (w, f) => `Where does ${unitOf(w, f.unit).name} move?`,
		who: (w, f) => unitOf(w, f.unit).owner,
		offers: (w, f) => moveOffers(w, f),
		spaces: (w, f) => allowed(w, unitOf(w, f.unit), f.most) > 0 ? moveSpaces(w, f) : [],
		judge: (w, f, _seat, choice) => judgeMove(w, f, choice),
		take(play, f, _seat, choice) {
			const { w } = play;
			const unit = unitOf(w, f.unit);
			f.from = {
				x: unit.x,
				y: unit.y
			};
			if ("path" in choice) walkPath(play, f, unit, choice.path);
			else if ("drive" in choice) drivePath(play, f, unit, choice.drive);
			else if ("board" in choice) board(play, unit, unitOf(w, choice.board));
			else if (isKind(choice, "house")) goIn(play, unit, choice.house);
			else if ("exit" in choice) exits(play, unit);
			else {
				unit.grounded = false;
				if (f.kind === "move") play.tell?.({
					type: "stood still",
					unit: unit.id,
					names: namesOf(w, unit.id)
				}, "XR-MOV-01");
			}
			const crushed = f.went.length > 0 ? crushing(w, unit, f.from, f.went) : null;
			return crushed === null ? void 0 : { call: crushed };
		},
		auto: (play, f) => chooseMove(play, f)
	},
	"take the vip?": {
		rule: "XR-M-VIP-04",
		prompt: (w, f) => `Does ${unitOf(w, f.unit).name} take the VIP along?`,
		who: (w, f) => mayTakeVip(w, f) ? unitOf(w, f.unit).owner : null,
		offers: () => [{ take: true }, { take: false }],
		take(play, f, _seat, choice) {
			if (!chosen(choice, "take").take) return;
			vipOf(play.w).carrier = f.unit;
			play.tell?.({
				type: "vip taken",
				unit: f.unit,
				names: namesOf(play.w, f.unit)
			}, "XR-M-VIP-04");
		},
		auto: (play) => ({ take: vipOf(play.w).carrier < 0 })
	}
});
// packages/games/xenos-rampant/book/shooting/skirmish.ts
const skirmishFrame = (unit, order) => ({
	unit: unit.id,
	mode: order === "skirmish" ? "skirmish" : "moving",
	most: -1,
	shotFirst: false,
	x: unit.x,
	y: unit.y
});
const targets = (w, f) => {
	const unit = unitOf(w, f.unit);
	const units = w.units.filter((one) => sideOf(w, one) !== sideOf(w, unit) && shotFault(w, unit, one, f.mode) === null).map((one) => ({ shoot: one.id }));
	const houses = w.buildings.flatMap((building, house) => building.sp > 0 && houseShotFault(w, unit, house, f.mode) === null ? [{ house }] : []);
	return [...units, ...houses];
};
function judgeTarget(w, f, _seat, choice) {
	const id = field(choice, "shoot");
	const target = typeof id === "number" ? w.units[id] : void 0;
	if (!shaped(choice, "shoot") || target === void 0) return {
		rule: "XR-SKM-03",
		reason: "Name a target, or hold fire."
	};
	return shotFault(w, unitOf(w, f.unit), target, f.mode) ?? {
		rule: "XR-SKM-03",
		reason: "It cannot be shot at."
	};
}
const fire = (play, f, choice, then) => {
	if ("hold" in choice) return { goTo: then };
	const aim = "shoot" in choice ? { target: choice.shoot } : { house: chosen(choice, "house").house };
	return {
		call: shot.begin(shotFrame(unitOf(play.w, f.unit), {
			mode: f.mode,
			...aim
		})),
		then
	};
};
const skirmish = chapter("skirmish").shows("unit", "mode", "most", "shotFirst", "x", "y").steps({
	"which first?": {
		rule: "XR-SKM-01",
		prompt: (w, f) => `Does ${unitOf(w, f.unit).name} shoot first or move first?`,
		who: (w, f) => targets(w, f).length > 0 ? unitOf(w, f.unit).owner : null,
		offers: () => [{ first: "shoot" }, { first: "move" }],
		take(play, f, _seat, choice) {
			f.shotFirst = chosen(choice, "first").first === "shoot";
			if (f.mode === "moving") {
				if (!profileOf(unitOf(play.w, f.unit)).vehicle);
			}
			return { goTo: f.shotFirst ? "shoot first" : "move" };
		},
		auto: (play, f) => shootOrMoveFirst(play.w, unitOf(play.w, f.unit), f.mode),
		after: () => ({ goTo: "move" })
	},
	"shoot first": {
		rule: "XR-SKM-03",
		prompt: (w, f) => `At whom does ${unitOf(w, f.unit).name} shoot?`,
		who: (w, f) => unitOf(w, f.unit).owner,
		offers: (w, f) => targets(w, f),
		judge: judgeTarget,
		take: (play, f, _seat, choice) => fire(play, f, choice, "still there?"),
		auto: (play, f) => bestTarget(play.w, unitOf(play.w, f.unit), f.mode, targets(play.w, f))
	},
	"still there?": { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		if (onTable(play.w, unit) && !unit.suppressed && unit.x === f.x && unit.y === f.y) return;
		return "done";
	} },
	move: { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		return { call: move.begin(moveFrame(unit, f.mode === "skirmish" ? "half" : "move", f.mode === "skirmish" ? maxMove(play.w, unit) >> 1 : maxMove(play.w, unit))) };
	} },
	"shoot afterwards": {
		rule: "XR-SKM-03",
		prompt: (w, f) => `At whom does ${unitOf(w, f.unit).name} shoot?`,
		who: (w, f) => !f.shotFirst && hasPlace(unitOf(w, f.unit)) && targets(w, f).length > 0 ? unitOf(w, f.unit).owner : null,
		offers: (w, f) => [...targets(w, f), { hold: "fire" }],
		judge: judgeTarget,
		take: (play, f, _seat, choice) => fire(play, f, choice, "over"),
		auto: (play, f) => bestTarget(play.w, unitOf(play.w, f.unit), f.mode, targets(play.w, f))
	},
	over: { run: () => "done" }
});
// packages/games/xenos-rampant/book/activation/order.ts
function reasonOf$1(w, unit, order, free) {
	if (ownerOf(w, unit.owner).kind !== "automaton") return {};
	if (order.by !== void 0) return { why: "XR-AUT-17" };
	return { why: free ? "XR-AUT-10" : "XR-AUT-12" };
}
function orderFrame(play, order) {
	const { w } = play;
	const unit = unitOf(w, order.unit);
	const free = needsNoTest(w, order);
	if (order.by !== void 0) ownerOf(w, unit.owner).used.push(order.by);
	unit.tried = true;
	unit.fray = false;
	play.tell?.({
		type: "ordered",
		unit: unit.id,
		order: order.order,
		target: order.target ?? -1,
		house: order.house ?? -1,
		power: order.power ?? null,
		free,
		by: order.by ?? null,
		...reasonOf$1(w, unit, order, free),
		names: namesOf(play.w, unit.id, order.target ?? -1)
	}, free ? "XR-ORD-02" : "XR-ORD-01");
	return orders.begin({
		unit: unit.id,
		order: order.order,
		target: order.target ?? -1,
		house: order.house ?? -1,
		power: order.power ?? null,
		spotter: order.spotter ?? -1,
		free,
		dice: [],
		failed: false,
		rerolled: false,
		modifiers: null,
		hurt: 0
	});
}
function roll(play, f) {
	const { w } = play;
	const unit = unitOf(w, f.unit);
	if (f.rerolled);
	f.modifiers ??= orderModifiers(w, unit, f.order, f.target >= 0 ? unitOf(w, f.target) : null);
	const result = activate(play, unit, orderValue(unit, f.order, f.power ?? void 0), f.modifiers, "XR-ORD-03");
	f.dice = result.dice;
	f.failed = !result.success;
}
function orderReroll(w, f) {
	const unit = unitOf(w, f.unit);
	if (f.rerolled || !f.failed || unit.sp <= 0) return null;
	if (f.order === "arrive" && unit.dropped && profileOf(unit).xeno["Special Insertion"] !== void 0) return "Drop";
	if (effectOn(w, unit.id, "Mental Command")) return "Mental Command";
	if ([
		"attack",
		"shoot",
		"move",
		"ground",
		"jump",
		"disembark",
		"enter",
		"charges",
		"arrive"
	].includes(f.order) && traitReaches(w, unit, "Commanding")) return "Commanding";
	const owner = ownerOf(w, unit.owner);
	if (owner.doctrine !== "Drilled") return null;
	return owner.used.includes("Drilled") ? null : "Drilled";
}
function carryOut$1(play, f) {
	const { w } = play;
	const unit = unitOf(w, f.unit);
	const then = "over";
	if (f.order !== "ground") unit.grounded = false;
	switch (f.order) {
		case "move":
		case "enter": return {
			call: move.begin(moveFrame(unit, f.order, maxMove(w, unit))),
			then
		};
		case "disembark": return {
			call: move.begin(moveFrame(unit, "disembark", maxMove(w, unit) >> 1)),
			then
		};
		case "jump": return {
			call: jump.begin(jumpFrame(unit, unit.owner, "XR-XEN-36")),
			then
		};
		case "shoot":
			if (f.spotter >= 0) {
				unitOf(w, f.spotter).tried = true;
				play.tell?.({
					type: "spotting",
					unit: f.spotter,
					target: f.target,
					names: namesOf(play.w, f.spotter, f.target)
				}, "XR-SPT-02");
			}
			return {
				call: shot.begin(shotFrame(unit, {
					target: f.target,
					house: f.house,
					spotter: f.spotter
				})),
				then
			};
		case "attack": return {
			call: attack.begin(attackFrame(unit, f.target, f.house)),
			then
		};
		case "skirmish":
		case "move and fire": return {
			call: skirmish.begin(skirmishFrame(unit, f.order)),
			then
		};
		case "fire support": return {
			call: support.begin(supportFrame(unit, f.target)),
			then
		};
		case "manifest":
			if (f.power === null) throw new Error("an order to Manifest names a power");
			return {
				call: manifest.begin({
					by: unit.id,
					power: f.power,
					target: f.target
				}),
				then
			};
		case "explode": return explode(play, unit);
		case "arrive": return { goTo: "landing" };
		default:
			atOnce(play, unit, f.order);
			return { goTo: then };
	}
}
function atOnce(play, unit, order) {
	if (order === "ground") {
		unit.grounded = true;
		play.tell?.({
			type: "went to ground",
			unit: unit.id,
			names: namesOf(play.w, unit.id)
		}, "XR-GTG-01");
		return;
	}
	if (order === "regenerate") heal(play, unit, "XR-XEN-29");
	if (order === "charges");
	if (order === "charges") hurtHouse(play, bunkerToBlow(play.w), 8, unit);
}
function explode(play, unit) {
	const blast = blastOf(play.w, unit, unit.sp);
	unit.sp = 0;
	remove(play, unit, "destroyed", "other", null, "XR-XEN-10");
	return {
		call: explosion.begin(blast),
		then: "over"
	};
}
function landAt(play, unit, at, rule) {
	unit.state = "table";
	[unit.x, unit.y] = at;
	unit.facing = play.w.edges[sideOf(play.w, unit)] === "north" ? 180 : 0;
	play.tell?.({
		type: "landed",
		unit: unit.id,
		x: at[0],
		y: at[1],
		names: namesOf(play.w, unit.id)
	}, rule);
}
const judgeLanding = (w, f, _seat, choice) => {
	const at = field(choice, "land");
	return shaped(choice, "land") && isSpot(at) ? landingFault(w, unitOf(w, f.unit), at[0], at[1]) : {
		rule: "XR-XEN-31",
		reason: "Name a spot to land on."
	};
};
const orders = chapter("order").shows("unit", "order", "target", "house", "power", "spotter", "free", "dice", "failed", "rerolled", "modifiers", "hurt").steps({
	test: { run(play, f) {
		if (f.free) return { goTo: "carry out" };
		roll(play, f);
	} },
	"roll again?": {
		rule: "XR-T-09",
		prompt: (w, f) => `The order to ${unitOf(w, f.unit).name} fails. Roll again (${orderReroll(w, f)})?`,
		who: (w, f) => orderReroll(w, f) === null ? null : unitOf(w, f.unit).owner,
		offers: () => [{ reroll: true }, { reroll: false }],
		take(play, f, seat, choice) {
			const { w } = play;
			const by = orderReroll(w, f);
			f.rerolled = true;
			if (chosen(choice, "reroll").reroll !== true) return;
			if (by === "Mental Command") used(play, unitOf(w, f.unit), "Mental Command");
			else if (by !== "Drop") ownerOf(w, seat).used.push(by);
			roll(play, f);
		},
		auto: () => ({ reroll: true })
	},
	hazards: { run(play, f) {
		const unit = unitOf(play.w, f.unit);
		if (f.order !== "manifest" || unit.sp <= 0 || profileOf(unit).xeno["Psychic Hazards"] === void 0 || doubleOf(f.dice) === 0) return;
		const before = unit.sp;
		f.hurt = lose(play, unit, reduced(play, unit, doubleOf(f.dice), "other"), "XR-PSY-07");
		bury(play, unit, before, "other", null);
		if (unit.sp > 0) return { call: courage.begin(courageTest(unit, "other", { lost: f.hurt })) };
	} },
	result: { run(play, f) {
		const { w } = play;
		const unit = unitOf(w, f.unit);
		const there = onTable(w, unit) || unit.state === "reserve";
		if (!f.failed) return there && !unit.suppressed ? { goTo: "carry out" } : { goTo: "over" };
		if (f.order === "move and fire");
		play.tell?.({
			type: "order failed",
			unit: unit.id,
			names: namesOf(play.w, unit.id)
		}, "XR-ORD-06");
		if (f.order === "explode" && there) {
			unit.sp = 0;
			remove(play, unit, "destroyed", "other", null, "XR-XEN-09");
		}
		return { goTo: f.order === "arrive" && unit.state === "reserve" ? "bad landing" : "over" };
	} },
	"carry out": { run(play, f) {
		return carryOut$1(play, f);
	} },
	landing: {
		rule: "XR-XEN-31",
		prompt: (w, f) => `Where does ${unitOf(w, f.unit).name} land?`,
		who: (w, f) => unitOf(w, f.unit).owner,
		offers: (w, f) => landingSpots(w, unitOf(w, f.unit), 200, true).map((at) => ({ land: spot(at.x, at.y) })),
		spaces: (_w, f) => [{
			kind: "land",
			unit: f.unit
		}],
		judge: judgeLanding,
		take(play, f, _seat, choice) {
			landAt(play, unitOf(play.w, f.unit), landingIn(choice), "XR-XEN-31");
			return { goTo: "over" };
		},
		auto: (play, f) => chooseLanding(play, unitOf(play.w, f.unit))
	},
	"bad landing": {
		rule: "XR-XEN-32",
		prompt: (w, f) => `The arrival of ${unitOf(w, f.unit).name} fails. Land it all the same?`,
		who: (w, f) => unitOf(w, f.unit).owner,
		offers: (w, f) => [{ land: false }, ...landingSpots(w, unitOf(w, f.unit), 200, true).map((at) => ({ land: spot(at.x, at.y) }))],
		spaces: (_w, f) => [{
			kind: "land",
			unit: f.unit
		}],
		judge: judgeLanding,
		take(play, f, _seat, choice) {
			const unit = unitOf(play.w, f.unit);
			const at = chosen(choice, "land").land;
			if (at === false) return { goTo: "over" };
			landAt(play, unit, at, "XR-XEN-32");
			const die = play.roll(6, "XR-XEN-32");
			if (die >= profileOf(unit).courage) return { goTo: "over" };
			const before = unit.sp;
			f.hurt = lose(play, unit, reduced(play, unit, die, "other"), "XR-XEN-32");
			bury(play, unit, before, "other", null);
			if (unit.sp > 0) return {
				call: courage.begin(courageTest(unit, "other", { lost: f.hurt })),
				then: "over"
			};
			return { goTo: "over" };
		},
		auto: (play, f) => badLanding(play, unitOf(play.w, f.unit))
	},
	over: { run: (_play, f) => ({ answer: f.failed ? "failed" : "done" }) }
});
// packages/games/xenos-rampant/book/turn/leaveField.ts
const hasLeft = (unit) => gone$1(unit) || unit.state === "withdrawn" || unit.state === "absent";
function leaveField(play) {
	const { w } = play;
	if (!w.owners.some((owner) => owner.gaveUp)) return;
	for (const unit of w.units.slice()) if (ownerOf(w, unit.owner).gaveUp && !hasLeft(unit)) remove(play, unit, "routed", "other", null, "XR-VIC-05");
	w.waiting = w.waiting.filter((f) => !wreck.has(f) || !ownerOf(w, unitOf(w, f.unit).owner).gaveUp);
	w.owed = w.owed.filter((one) => !ownerOf(w, one.owner).gaveUp);
}
// packages/games/xenos-rampant/book/turn/phase.ts
const phaseFrame = (seat) => ({
	seat,
	rallying: [],
	onlyFree: false
});
function wildTargets(w, unit) {
	if (unit.suppressed || unit.tried || unit.held || unit.state === "reserve" || unit.state === "transport" || !onTable(w, unit) || !mayBeWild(w, unit)) return [];
	const shoots = profileOf(unit).attack === 0;
	return w.units.filter((enemy) => {
		if (sideOf(w, enemy) === sideOf(w, unit) || !isWild(w, unit, enemy)) return false;
		if (!shoots) return attackFault(w, unit, enemy) === null;
		if (enemy.state !== "table" && enemy.state !== "building" || profileOf(unit).immobile) return false;
		return chargeRoute(w, unit, enemy) !== null && sees(w, unit, enemy) && profileOf(unit).shoot > 0 && shotFault(w, unit, enemy) === null;
	});
}
const mayBeWild = (w, unit) => isWild(w, unit, null) || profileOf(unit).xeno["Hatred"] !== void 0 && ownerOf(w, unit.owner).hates !== null;
function wildOffers(w, seat) {
	const offers = [];
	for (const unit of w.units) {
		if (unit.owner !== seat) continue;
		const targets = wildTargets(w, unit);
		for (const target of targets) offers.push({
			wild: unit.id,
			target: target.id
		});
		if (targets.length > 0 && traitReaches(w, unit, "Hold The Line!")) offers.push({ hold: unit.id });
	}
	return offers;
}
function wildCharge(play, f, unit, target) {
	const { w } = play;
	const shoots = profileOf(unit).attack === 0;
	unit.tried = true;
	const p = profileOf(unit);
	const sure = isFree(w, unit, shoots ? "shoot" : "attack") || chargesSurely(w, unit, target);
	play.tell?.({
		type: "wild charge",
		unit: unit.id,
		target: target.id,
		sure,
		...ownerOf(w, unit.owner).kind === "automaton" && { why: "XR-AUT-09" },
		names: namesOf(play.w, unit.id, target.id)
	}, "XR-WLD-01");
	const success = sure || activate(play, unit, shoots ? p.shoot : p.attack, reactionModifiers(unit), "XR-WLD-03").success;
	if (!success || !onTable(w, unit)) {
		if (w.options.wildEnds && !success) f.onlyFree = true;
		return {
			call: aftermath.begin({}),
			then: w.options.wildEnds && !success ? "phase lost" : "wild charges"
		};
	}
	unit.grounded = false;
	if (!shoots);
	return {
		call: shoots ? shot.begin(shotFrame(unit, { target: target.id })) : attack.begin(attackFrame(unit, target.id, -1)),
		then: "after a charge"
	};
}
function judgeOrder(w, f, seat, choice) {
	if (shaped(choice, "order", "unit", "target?", "house?", "power?", "spotter?", "by?") && f.onlyFree) return {
		rule: "XR-TASTE-08",
		reason: "After a failed order only Free actions are left."
	};
	return orderFault(w, seat, choice);
}
function endOfMarks(w, seat) {
	for (const unit of w.units) {
		if (unit.owner !== seat) continue;
		if (unit.fray);
		unit.fray = false;
		unit.held = false;
	}
}
const phase = chapter("phase").shows("seat", "rallying", "onlyFree", "answer").steps({
	begin: { run(play, f) {
		const { w } = play;
		leaveField(play);
		const side = ownerOf(w, f.seat).side;
		const first = w.acting < 0 || w.active !== side;
		w.active = side;
		w.acting = f.seat;
		for (const unit of w.units) if (unit.owner === f.seat) unit.tried = false;
		if (first) phaseBegins(play, side);
		play.tell?.({
			type: "phase",
			seat: f.seat,
			turn: w.turn
		}, "XR-TRN-01");
		scenarioOf(w).phaseBegins?.(play, f.seat);
		f.rallying = w.units.filter((unit) => unit.owner === f.seat && unit.suppressed && onTable(w, unit)).map((unit) => unit.id);
	} },
	rally: obvious({
		rule: "XR-RAL-01",
		prompt: "Which Suppressed unit rallies next?",
		who: (w, f) => f.rallying.some((id) => unitOf(w, id).suppressed && onTable(w, unitOf(w, id))) ? f.seat : null,
		offers: (w, f) => f.rallying.filter((id) => unitOf(w, id).suppressed && onTable(w, unitOf(w, id))).map((rally) => ({ rally })),
		take(play, f, _seat, choice) {
			const unit = unitOf(play.w, chosen(choice, "rally").rally);
			f.rallying = f.rallying.filter((id) => id !== unit.id);
			unit.tried = true;
			return {
				call: courage.begin(courageTest(unit, "rally")),
				then: "after a rally"
			};
		},
		auto: (play, f) => nextToRally(play.w, f.rallying),
		after: () => ({ goTo: "wild charges" })
	}),
	"after a rally": { run: () => ({
		call: aftermath.begin({}),
		then: "over after a rally?"
	}) },
	"over after a rally?": { run: (play) => {
		leaveField(play);
		return isOver(play.w) ? "done" : { goTo: "rally" };
	} },
	"wild charges": {
		rule: "XR-WLD-01",
		prompt: "Which unit makes its Wild Charge?",
		who: (w, f) => w.units.some((unit) => unit.owner === f.seat && wildTargets(w, unit).length > 0) ? f.seat : null,
		offers: (w, f) => wildOffers(w, f.seat),
		take(play, f, seat, choice) {
			const { w } = play;
			if (isKind(choice, "hold") && choice.hold !== "fire") {
				const { hold } = choice;
				unitOf(w, hold).held = true;
				ownerOf(w, seat).used.push("Hold The Line!");
				play.tell?.({
					type: "held",
					unit: hold,
					names: namesOf(play.w, hold)
				}, "XR-T-12");
				return "again";
			}
			const wild = chosen(choice, "wild");
			return wildCharge(play, f, unitOf(w, wild.wild), unitOf(w, wild.target));
		},
		auto: (play, f) => wildCharge$1(play.w, wildOffers(play.w, f.seat)),
		after: () => ({ goTo: "orders" })
	},
	"after a charge": { run: () => ({
		call: aftermath.begin({}),
		then: "over after a charge?"
	}) },
	"over after a charge?": { run: (play) => {
		leaveField(play);
		return isOver(play.w) ? "done" : { goTo: "wild charges" };
	} },
	"phase lost": { run: (play) => isOver(play.w) || !play.w.options.freeAfterFailure ? { goTo: "end" } : { goTo: "orders" } },
	orders: {
		rule: "XR-ORD-01",
		prompt: (w, f) => f.onlyFree ? "Free actions are left. Order a unit, or stop." : `Turn ${w.turn}: order a unit, or end your phase.`,
		who: (w, f) => w.units.some((unit) => unit.owner === f.seat && !unit.suppressed && (!unit.tried || unit.fray) && (onTable(w, unit) || unit.state === "reserve")) ? f.seat : null,
		offers: (w, f, seat) => [...ordersFor(w, seat, f.onlyFree), { stop: true }],
		judge: judgeOrder,
		refused: (w, _f, seat) => refusedOrders(w, seat),
		take(play, f, seat, choice) {
			if ("stop" in choice) {
				play.tell?.({
					type: "stopped",
					seat
				}, "XR-TRN-05");
				return { goTo: "end" };
			}
			delete f.answer;
			return {
				call: orderFrame(play, chosen(choice, "order")),
				then: "after an order"
			};
		},
		auto: (play, f) => nextOrder(play, f.seat, f.onlyFree),
		after: () => ({ goTo: "end" })
	},
	"after an order": { run: () => ({
		call: aftermath.begin({}),
		then: "next?"
	}) },
	"next?": { run(play, f) {
		const failed = f.answer === "failed";
		leaveField(play);
		delete f.answer;
		if (isOver(play.w)) return "done";
		if (!failed) return { goTo: "orders" };
		play.tell?.({
			type: "phase lost",
			seat: f.seat
		}, "XR-ORD-06");
		if (!play.w.options.freeAfterFailure) return;
		f.onlyFree = true;
		return { goTo: "orders" };
	} },
	end: { run(play, f) {
		const { w } = play;
		const side = ownerOf(w, f.seat).side;
		const last = !w.owners.some((owner, seat) => owner.side === side && seat > f.seat);
		endOfMarks(w, f.seat);
		if (last) phaseEnds(play, side);
		return "done";
	} }
});
const STAGES = {
	begin: "rally",
	rally: "rally",
	"after a rally": "rally",
	"over after a rally?": "rally",
	"wild charges": "wild charges",
	"after a charge": "wild charges",
	"over after a charge?": "wild charges"
};
function stageOf(w) {
	const f = phase.in(w);
	return f === void 0 ? null : STAGES[f.step] ?? "orders";
}
// packages/games/xenos-rampant/book/turn/battle.ts
function seatsInOrder(w) {
	const first = scenarioOf(w).defenderFirst === true ? other(w.attacker) : w.attacker;
	w.scenario;
	const of = (side) => w.owners.flatMap((owner, seat) => owner.side === side ? [seat] : []);
	if (w.owners.length > 2);
	return [...of(first), ...of(other(first))];
}
const battle = chapter("battle").shows("at").steps({
	"turn begins": { run(play, f) {
		const { w } = play;
		f.at = 0;
		w.acting = -1;
		play.tell?.({
			type: "turn",
			turn: w.turn
		}, "XR-GEN-11");
	} },
	phases: { run(play, f) {
		const { w } = play;
		if (isOver(w)) return { goTo: "count" };
		const seat = seatsInOrder(w)[f.at];
		if (seat === void 0) return;
		f.at++;
		return {
			call: phase.begin(phaseFrame(seat)),
			then: "phases"
		};
	} },
	"turn ends": { run(play) {
		const next = scenarioOf(play.w).turnEnds?.(play);
		return next === void 0 ? void 0 : { call: next };
	} },
	"another turn?": { run(play) {
		const { w } = play;
		for (const owner of w.owners) owner.used = [];
		for (const unit of w.units) {
			unit.answered = false;
			unit.driven = 0;
			unit.gotIn = false;
			unit.gotOut = false;
		}
		if (w.turn >= w.lastTurn || scenarioOf(w).endsAfterTurn?.(w) === true) return { goTo: "count" };
		if (w.options.randomLength && w.turn >= 6 && play.roll(6, "XR-TASTE-12") <= 2) return { goTo: "count" };
		w.turn++;
		return { goTo: "turn begins" };
	} },
	count: { run(play) {
		const { w } = play;
		play.reveal();
		scenarioOf(w).count(play);
		scoreBoasts(play);
		const rule = scenarioOf(w).winner;
		const named = rule === void 0 ? winnerOf(w) : rule(w);
		const praise = scenarioOf(w).praise?.(w) ?? null;
		play.tell?.({
			type: "counted",
			vp: [vpOf(w, 0), vpOf(w, 1)],
			winner: named,
			praise
		}, "XR-VIC-01");
		if (w.campaign !== null) return { answer: named };
		const winners = w.owners.flatMap((owner, seat) => named === null || owner.side === named ? [seat] : []);
		play.end({
			winners,
			rule: "XR-VIC-01",
			why: `${vpOf(w, 0)} to ${vpOf(w, 1)} Victory Points${praise === null ? "" : `, ${praise}`}`
		});
		return "done";
	} }
});
// packages/games/xenos-rampant/detachment/judge.ts
const VEHICLES = [
	"Fighting Vehicle",
	"Transport Vehicle",
	"Soft-skin Vehicle"
];
const isVehicle = (entry) => VEHICLES.includes(entry.unit);
const powersKnown = (level) => [
	0,
	1,
	2,
	3,
	3
][level] ?? 0;
const unitLimits = (points) => ({
	least: points === 24 ? 3 : 2,
	most: ceilDiv(points * 10, 24)
});
const armouredLimit = (points) => floorDiv(points, 18);
const OF_SHOOTING = [
	"Anti-Tank",
	"Armour-Piercing",
	"Heavy Weapon",
	"Ignores Cover",
	"Spotters",
	"Indirect Fire",
	"Counter-Sniper Training",
	"Veterans",
	"Veteran Crew",
	"Primitive Missiles",
	"Skirmish"
];
const SHOOTING_FIGURES = [
	"shoot",
	"sv",
	"range"
];
function onlyAffectsShooting({ name, sets, shifts, gains = [], loses = [] }) {
	if (name === "Xenomorph Ranged Attack") return true;
	const figures = Object.keys({
		...sets,
		...shifts
	});
	const rules = [...gains, ...loses];
	return figures.length + rules.length > 0 && figures.every((figure) => SHOOTING_FIGURES.includes(figure)) && rules.every((rule) => OF_SHOOTING.includes(rule));
}
const PAIRS = [
	["Slow", ["Mobile"]],
	["Immobile", [
		"Mobile",
		"Slow",
		"Skimmer",
		"Flying",
		"Infiltrators",
		"Teleport Jump"
	]],
	["Fearful", ["Fearsome"]],
	["Unarmed", ["Stabilised Weaponry"]]
];
const PENETRATION = [["Anti-Tank", "Armour-Piercing"], ["Demolitions", "High-Powered Blades"]];
const excluded = (a, b) => PENETRATION.some((pair) => pair.includes(a) && pair.includes(b));
function faultsOfEntry(entry) {
	const faults = [];
	const fault = (rule, reason) => void faults.push({
		rule,
		reason
	});
	const base = baseOf(entry);
	const known = optionsFor(entry);
	const names = [...entry.options, ...entry.xeno];
	if (new Set(entry.options).size < entry.options.length) fault("XR-DET-07", "An option is bought twice.");
	for (const name of entry.options) {
		const option = known.find((one) => one.name === name);
		if (option === void 0) {
			fault("XR-DET-07", `${name} is not on the list of ${typeOf(entry)}.`);
			continue;
		}
		if (option.needs !== void 0 && !entry.options.includes(option.needs)) fault("XR-DET-07", `${name} needs ${option.needs}.`);
		for (const other of option.not ?? []) if (entry.options.includes(other) && name < other) fault(excluded(name, other) ? "XR-DET-09" : "XR-DET-07", `${name} does not go with ${other}.`);
	}
	const rules = entry.xeno.map((name) => xenoNamed(name)?.rule);
	const has = (rule) => rules.includes(rule);
	if (new Set(rules).size < rules.length) fault("XR-DET-08", "A xeno rule is bought twice; levels of one rule count as the same.");
	for (const rule of new Set(rules)) if (rule === void 0) fault("XR-DET-08", "A xeno rule is unknown.");
	else if (base.bars?.includes(rule) || base.only !== void 0 && !base.only.includes(rule)) fault("XR-DET-08", `${typeOf(entry)} may not take ${rule}.`);
	for (const [rule, others] of PAIRS) if (has(rule)) {
		for (const other of others) if (names.includes(other)) fault("XR-DET-09", `${rule} does not go with ${other}.`);
	}
	if (has("Unarmed")) {
		for (const option of known) if (entry.options.includes(option.name) && onlyAffectsShooting(option)) fault("XR-DET-09", `Unarmed does not go with ${option.name}.`);
	}
	if (has("Unarmed") && profileOfEntry({
		...entry,
		xeno: entry.xeno.filter((name) => name !== "Unarmed")
	}).shoot === 0) fault("XR-X-36", "Only a unit that can shoot may be Unarmed.");
	if (has("Contagious") && (isVehicle(entry) || !(has("Demonic") || has("Undead")))) fault("XR-X-05", "Contagious is for infantry with Demonic or Undead.");
	if (has("Psychic Hazards") && !has("Psychic")) fault("XR-X-26", "Psychic Hazards is for Psychic units.");
	if (has("Psychic Species") && !has("Psychic")) fault("XR-X-28", "Psychic Species is for Psychic units.");
	if (has("Stabilised Weaponry") && isVehicle(entry)) fault("XR-X-33", "Stabilised Weaponry is for infantry.");
	if (has("Mechanoid") !== (entry.free !== null)) fault("XR-XEN-24", has("Mechanoid") ? "A Mechanoid names one further Free action." : "Only a Mechanoid names a further Free action.");
	if (entry.free === "Shoot" && profileOfEntry(entry).shoot === 0) fault("XR-XEN-24", "It cannot shoot, so Shoot cannot be Free.");
	if (entry.free === "Attack" && profileOfEntry(entry).attack === 0) fault("XR-XEN-24", "It cannot Attack, so Attack cannot be Free.");
	const level = xenoNamed(entry.xeno.find((name) => xenoNamed(name)?.rule === "Psychic") ?? "")?.level ?? 0;
	if (new Set(entry.powers).size !== powersKnown(level) || entry.powers.length !== powersKnown(level)) fault("XR-PSY-01", `It knows ${powersKnown(level)} different powers, not ${entry.powers.length}.`);
	if (entry.fixedGun && (!isVehicle(entry) || entry.options.includes("Walker"))) fault("XR-SHO-13", "Only a vehicle with a facing has a fixed gun.");
	const cost = costOf(entry);
	if (cost < 1 || cost > 12) fault("XR-DET-02", `${typeOf(entry)} costs ${cost}; a unit costs 1 to 12 points.`);
	return faults;
}
function faultsOf(list, points, budget = points) {
	const faults = [];
	const fault = (rule, reason, entry = -1) => void faults.push({
		rule,
		reason,
		entry
	});
	const total = totalOf(list);
	if (total > budget) fault("XR-DET-01", `The list costs ${total} of ${budget} points.`);
	const { least, most } = unitLimits(points);
	if (list.entries.length < least || list.entries.length > most) fault("XR-DET-03", `${list.entries.length} units; ${points} points allow ${least} to ${most}.`);
	const armoured = list.entries.filter((entry) => entry.unit === "Fighting Vehicle" || entry.unit === "Transport Vehicle").length;
	if (armoured > armouredLimit(points)) fault("XR-DET-04", `${armoured} Fighting and Transport Vehicles; ${points} points allow ${armouredLimit(points)}.`);
	const share = list.entries.filter(isVehicle).reduce((sum, entry) => sum + costOf(entry), 0);
	if (2 * share > points) fault("XR-DET-05", `Vehicles cost ${share}, more than half of ${points} points.`);
	const commanders = list.entries.filter((entry) => entry.commander).length;
	if (commanders !== 1) fault("XR-DET-06", commanders === 0 ? "No unit is the Commander's." : "Only one unit is the Commander's.");
	list.entries.forEach((entry, i) => {
		for (const one of faultsOfEntry(entry)) faults.push({
			...one,
			entry: i
		});
		if (entry.commander && entry.xeno.includes("Hive Mind")) fault("XR-DET-06", "A unit with Hive Mind may not be the Commander's.", i);
		if (entry.commander && entry.xeno.includes("Mercenary")) fault("XR-X-23", "A Mercenary may not be the Commander's.", i);
		if (entry.startsIn > 0) {
			const ride = list.entries[entry.startsIn - 1];
			const shared = list.entries.some((other, j) => j !== i && other.startsIn === entry.startsIn);
			if (isVehicle(entry) || entry.xeno.includes("Immobile") || ride === void 0 || shared || profileOfEntry(ride).carries < profileOfEntry(entry).sp) fault("XR-SET-05", "It cannot start in that transport.", i);
		}
	});
	return faults;
}
// packages/games/xenos-rampant/detachment/fit.ts
function fitted(list, points, budget) {
	let entries = list.entries.map((entry) => ({ ...entry }));
	const whole = () => ({
		...list,
		entries
	});
	while (faultsOf(whole(), points, budget).length > 0) {
		const excess = totalOf(whole()) - budget;
		const spare = entries.filter((entry) => !entry.commander);
		if (spare.length === 0 || entries.length <= 2) return null;
		const drop = spare.filter((entry) => costOf(entry) >= excess).sort((a, b) => costOf(a) - costOf(b))[0] ?? head(spare.sort((a, b) => costOf(b) - costOf(a)));
		entries = entries.filter((entry) => entry !== drop).map((entry) => ({
			...entry,
			startsIn: 0
		}));
	}
	return whole();
}
function samplesFor(points, budget) {
	const key = points * 100 + budget;
	let lists = known$1.get(key);
	if (lists === void 0) {
		lists = SAMPLES.flatMap((sample) => fitted(readList(sample.text), points, budget) ?? []);
		known$1.set(key, lists);
	}
	return lists;
}
const known$1 = new Map();
function upgraded(list, extra) {
	const entries = list.entries.map((entry) => ({
		...entry,
		options: entry.options.slice(),
		xeno: entry.xeno.slice()
	}));
	const touched = new Set();
	let left = extra;
	for (let found = true; found && left > 0;) {
		found = false;
		for (const upgrade of [
			"Armour-Piercing",
			"Mobile",
			"Fanatical Discipline"
		]) for (const [at, entry] of entries.entries()) {
			const wider = widened(entry, upgrade);
			const price = costOf(wider) - costOf(entry);
			if (touched.has(at) || price > left || faultsOfEntry(wider).length > 0) continue;
			left -= price;
			entries[at] = wider;
			touched.add(at);
			found = true;
			break;
		}
	}
	return {
		...list,
		entries
	};
}
const widened = (entry, upgrade) => upgrade === "Fanatical Discipline" ? {
	...entry,
	xeno: [...entry.xeno, upgrade]
} : {
	...entry,
	options: [...entry.options, upgrade]
};
// packages/games/xenos-rampant/book/setup/lists.ts
const leaders = (w) => w.owners.flatMap((owner, seat) => w.options.scenario === "LAST" && owner.side === 1 ? [] : [seat]);
function pointsOf(w, seat) {
	const team = w.owners.filter((owner) => owner.side === ownerOf(w, seat).side).length;
	const agreed = w.campaign?.owners[seat]?.total ?? (w.options.scenario === "LAST" && team > 1 ? 12 : w.options.size);
	return {
		points: agreed,
		budget: agreed + ((hasTrait(w, seat, "Logistician") ? 2 : 0) - (hasTrait(w, seat, "Incompetent Paper Pusher") ? 2 : 0))
	};
}
function foreign(w, { entries }) {
	const known = (w.options.own?.content ?? []).map((one) => JSON.stringify(one));
	const entry = entries.find(({ own }) => own !== void 0 && !known.includes(JSON.stringify(own)));
	return entry && {
		rule: "XR-SCN-09",
		reason: `${entry.own?.name} is no unit of this scenario.`
	};
}
function judgeList(w, seat, choice) {
	const text = field(choice, "list");
	if (!shaped(choice, "list") || typeof text !== "string" || text.length > 2e4) return {
		rule: "XR-DET-12",
		reason: "Hand in a list as text."
	};
	try {
		const { points, budget } = pointsOf(w, seat);
		const list = readList(text, "list", w.options.own?.content);
		const fault = foreign(w, list) ?? faultsOf(list, points, budget)[0];
		return fault === void 0 ? null : {
			rule: fault.rule,
			reason: fault.reason
		};
	} catch (error) {
		if (error instanceof BadInput) return {
			rule: "XR-DET-07",
			reason: error.message
		};
		throw error;
	}
}
function namedList(w, seat) {
	const { points, budget } = pointsOf(w, seat);
	const text = w.options.lists[seat] ?? "";
	return text === "" ? null : fitted(readList(text), points, budget);
}
function fieldedAsNamed(w, seat) {
	const { points, budget } = pointsOf(w, seat);
	if (w.campaign !== null) return null;
	if (budget !== points) return null;
	const list = namedList(w, seat);
	const text = w.options.lists[seat] ?? "";
	if (list === null || list.entries.length !== readList(text).entries.length) return null;
	return writeList(list);
}
function listOffers(w, seat) {
	const { points, budget } = pointsOf(w, seat);
	const own = namedList(w, seat);
	return (own !== null ? [own] : samplesFor(points, budget)).map((list) => ({ list: writeList(list) }));
}
function lock(play, seat, text) {
	const owner = ownerOf(play.w, seat);
	owner.list = readList(text, "list", play.w.options.own?.content);
	owner.locked = true;
	play.tell?.({
		type: "list chosen",
		seat,
		list: text
	}, "XR-DET-12", [seat], {
		type: "list chosen",
		seat
	});
}
function namedTypes(w, seat) {
	const tags = w.units.filter((unit) => sideOf(w, unit) !== ownerOf(w, seat).side).flatMap((unit) => [unit.species, ...unit.faith === null ? [] : [unit.faith]]);
	return [
		"Demonic",
		"Mechanoid",
		"Undead",
		...new Set(tags)
	];
}
const ownTypes = (w, seat) => w.units.filter((unit) => unit.owner === seat).flatMap((unit) => {
	const p = profileOf(unit);
	return [
		unit.species,
		unit.faith ?? "",
		p.demonic ? "Demonic" : "",
		p.mechanoid ? "Mechanoid" : "",
		p.undead ? "Undead" : ""
	];
});
const needs = (w, seat, rule) => w.units.some((unit) => unit.owner === seat && profileOf(unit).xeno[rule] !== void 0);
const crusadeTypes = (w, seat) => namedTypes(w, seat).filter((type) => !ownTypes(w, seat).includes(type));
// packages/games/xenos-rampant/book/setup/eachSeat.ts
const dieOf = (f, side) => f.dice[side] ?? 0;
const setupFrame = () => ({
	at: 0,
	dice: [],
	tried: false,
	ties: 0
});
function eachSeat(spec) {
	const next = (w, f) => {
		for (let seat = f.at; seat < w.owners.length; seat++) if (spec.asked(w, seat)) return seat;
		return null;
	};
	return {
		rule: spec.rule,
		prompt: spec.prompt,
		who: next,
		offers: (w, _f, seat) => spec.offers(w, seat),
		take(play, f, seat, choice) {
			spec.take(play, f, seat, choice);
			f.at = seat + 1;
			return "again";
		},
		auto: (play, f, seat) => spec.auto(play, f, seat),
		after(_play, f) {
			f.at = 0;
		}
	};
}
const firstOf = (w, side) => w.owners.findIndex((owner) => owner.side === side);
// packages/games/xenos-rampant/book/setup/placing.ts
const stuck = (unit) => profileOf(unit).immobile && profileOf(unit).xeno["Special Insertion"] === void 0 && !unit.dropped;
function zonesFor(w, unit) {
	const side = sideOf(w, unit);
	const scenario = scenarioOf(w);
	if (scenario.inReserve?.(w, side) === true || unit.mercenary === 2 && stuck(unit)) return [strip(w, w.edges[side] ?? "south", 600)];
	return scenario.deployment?.(w, side) ?? scenario.zones(w, side);
}
function deployFault(w, unit, x, y, m = placed(w, unit)) {
	const fault = standFault(m, x, y);
	if (fault !== null) return FAULTS$1[fault];
	if (!zonesFor(w, unit).some((zone) => holdsToken(zone, m.r, x, y))) return {
		rule: "XR-SET-04",
		reason: "The whole token must lie in its deployment zone."
	};
	return scenarioOf(w).placeFault?.(w, unit, x, y) ?? null;
}
function deploySpots(w, unit, step = 100, first = false) {
	const m = placed(w, unit);
	const box = boundsOf(w);
	const spots = [];
	const seen = new Set();
	for (const zone of zonesFor(w, unit)) {
		const area = frameOf(zone);
		const west = Math.max(box.west, area.west) + m.r;
		const south = Math.max(box.south, area.south) + m.r;
		for (let y = south; y <= Math.min(box.north, area.north) - m.r; y += step) for (let x = west; x <= Math.min(box.east, area.east) - m.r; x += step) {
			if (seen.has(y * 1e4 + x) || deployFault(w, unit, x, y, m) !== null) continue;
			seen.add(y * 1e4 + x);
			spots.push({
				x,
				y
			});
			if (first) return spots;
		}
	}
	return spots;
}
function frameOf(zone) {
	if ("near" in zone) return {
		west: zone.near.west - zone.reach,
		south: zone.near.south - zone.reach,
		east: zone.near.east + zone.reach,
		north: zone.near.north + zone.reach
	};
	return "west" in zone ? zone : {
		west: zone.x - zone.r,
		south: zone.y - zone.r,
		east: zone.x + zone.r,
		north: zone.y + zone.r
	};
}
const rides = (w, unit, todo) => profileOf(unit).vehicle || profileOf(unit).immobile ? [] : w.units.filter((one) => one.owner === unit.owner && profileOf(one).carries >= unit.sp && (one.state === "table" || todo.includes(one.id)) && passengerOf(w, one) === void 0);
function markerFault(w, x, y) {
	const box = boundsOf(w);
	const half = halfOf(w, other(w.attacker));
	const rule = "XR-M-DIVERSION-02";
	if (x < half.west || x > half.east || y < half.south || y > half.north) return {
		rule,
		reason: "Markers go into the Defender's half."
	};
	if (x - box.west <= 600 || box.east - x <= 600 || y - box.south <= 600 || box.north - y <= 600) return {
		rule,
		reason: "A marker lies more than 6\" from every edge."
	};
	if (w.markers.some((one) => squared(x, y, one.x, one.y) <= 36e4)) return {
		rule,
		reason: "Markers lie more than 6\" apart."
	};
	return IMPASSABLE[codeAt(groundOf(w), x, y)] === 1 ? {
		rule,
		reason: "Not on impassable ground."
	} : null;
}
// packages/games/xenos-rampant/auto/setup.ts
function traitTable(w, seat) {
	const list = ownerOf(w, seat).list ?? namedList(w, seat);
	const wild = list?.entries.filter((entry) => profileOfEntry(entry).wild).length ?? 0;
	const table = list !== null && 2 * wild >= list.entries.length ? "Aggressive" : "Tactical";
	return w.options.traits === "pick" ? { trait: table === "Aggressive" ? "Fix Bayonets!" : "Commanding" } : { table };
}
function drawList(play, seat) {
	const { w } = play;
	const taken = [...w.owners.map((owner) => owner.list?.name ?? ""), ...w.campaign?.drawn ?? []];
	const { points, budget } = pointsOf(w, seat);
	const all = samplesFor(points, budget);
	const left = all.filter((list) => !taken.includes(list.name));
	const list = play.oneOf(left.length > 0 ? left : all, "XR-AUT-22", (one) => one.name);
	if (w.campaign !== null && leadsItself(w, seat)) w.campaign.drawn.push(list.name);
	return list;
}
const leadsItself = (w, seat) => ownerOf(w, seat).kind === "automaton";
function chooseList(play, seat) {
	const { w } = play;
	const list = (w.campaign === null ? namedList(w, seat) : null) ?? drawList(play, seat);
	if (!leadsItself(w, seat)) return writeList(list);
	const extra = (w.options.difficulty === "Warlord" ? 3 : 0) + (w.campaign !== null && w.campaign.battle >= 3 ? 2 : 0);
	if (extra > 0) {
		if (w.options.difficulty === "Warlord");
	}
	return writeList(upgraded(list, extra));
}
function hatedType(w, seat, types) {
	const points = (type) => w.units.reduce((sum, unit) => sum + (sideOf(w, unit) !== ownerOf(w, seat).side && isOfType(unit, type) ? unit.cost : 0), 0);
	const rank = (type) => `${[
		"Demonic",
		"Mechanoid",
		"Undead"
	].indexOf(type) >= 0 ? [
		"Demonic",
		"Mechanoid",
		"Undead"
	].indexOf(type) : 3}${type}`;
	return head(types.slice().sort((a, b) => points(b) - points(a) || (rank(a) < rank(b) ? -1 : 1)));
}
function wise(f, side) {
	return { wise: dieOf(f, side) - dieOf(f, other(side)) > 0 ? 0 : 1 };
}
function zone(w) {
	const g = groundOf(w);
	const { size, columns } = g.map;
	const count = (edge) => {
		const box = strip(w, edge, usualDepth(w));
		return g.cover.reduce((sum, cover, cell) => {
			const x = cell % columns * size + size / 2;
			const y = floorDiv(cell, columns) * size + size / 2;
			return cover > 0 && inBox(x, y, box) ? sum + 1 : sum;
		}, 0);
	};
	return { zone: count("north") > count("south") ? "north" : "south" };
}
function markerSpots(w) {
	const g = groundOf(w);
	const y = w.edges[other(w.attacker)] === "north" ? 3200 : 1600;
	const spots = [];
	for (const first of [
		1200,
		2400,
		3600
	]) {
		let x = first;
		while (x < 4200 && IMPASSABLE[codeAt(g, x, y)] === 1) x += 200;
		if (markerFault(w, x, y) === null) spots.push({
			x,
			y
		});
	}
	if (spots.length > 0) return spots;
	for (let x = 700; x <= 4100; x += 100) for (let dy = 0; dy <= 800; dy += 100) if (spots.length === 0 && markerFault(w, x, y - dy) === null) spots.push({
		x,
		y: y - dy
	});
	return spots;
}
function place(play, todo, spotsOf, mayWait, less = () => 0) {
	const { w } = play;
	const unit = head(todo.map((id) => unitOf(w, id)).sort((a, b) => b.cost - a.cost || a.id - b.id));
	const spots = mayWait(unit) && profileOf(unit).xeno["Special Insertion"] !== void 0 ? [] : spotsOf(unit);
	if (spots.length === 0) {
		if (mayWait(unit)) return { reserve: unit.id };
		const ride = rides(w, unit, todo)[0];
		if (ride !== void 0) return {
			embark: unit.id,
			in: ride.id
		};
	}
	let best = head(spots);
	let most = -Infinity;
	for (const at of spots) {
		const score = placeScore(w, unit, at) - less(unit, at);
		if (score > most) {
			most = score;
			best = at;
		}
	}
	return {
		place: unit.id,
		at: spot(best.x, best.y)
	};
}
function placeScore(w, unit, at) {
	const p = profileOf(unit);
	const box = boundsOf(w);
	const edge = w.edges[sideOf(w, unit)];
	const fromEdge = floorDiv(edge === "north" ? box.north - at.y : edge === "south" ? at.y - box.south : 0, 100);
	const cover = inCover(w, unit, null, at.x, at.y);
	const crowd = 4 * w.units.filter((one) => one !== unit && one.state === "table" && sideOf(w, one) === sideOf(w, unit) && far(one.x, one.y, at) <= 300 + p.radius + profileOf(one).radius).length;
	if (shootsFar(unit)) return seenCells(w, unit, at) + (cover === 2 ? 60 : cover === 1 ? 40 : 0) - crowd;
	if (p.wild || p.maxMove >= 1e3) return 3 * fromEdge - crowd;
	if (unit.commander) return -floorDiv(far(at.x, at.y, {
		x: 2400,
		y: edge === "north" ? box.north - usualDepth(w) + 600 : box.south + usualDepth(w) - 600
	}), 100) - crowd;
	return 2 * fromEdge + (cover === 2 ? 12 : cover === 1 ? 8 : 0) - crowd;
}
const counted = new WeakMap();
function seenCells(w, unit, at) {
	const g = groundOf(w);
	let known = counted.get(g);
	if (known === void 0) counted.set(g, known = new Map());
	const key = (at.x * 4801 + at.y) * 2 + (profileOf(unit).flying ? 1 : 0);
	let seen = known.get(key);
	if (seen !== void 0) return seen;
	seen = 0;
	for (let x = 300; x < 4800; x += 600) for (let y = 300; y < 4800; y += 600) if (seesPoint(w, unit, at.x, at.y, x, y)) seen += 9;
	known.set(key, seen);
	return seen;
}
// packages/games/xenos-rampant/book/setup/swapping.ts
const swappers = (w, seats) => seats.filter((seat) => ownerOf(w, seat).side !== w.attacker && hasTrait(w, seat, "Unpredictable") && w.units.filter((unit) => unit.owner === seat && unit.state === "table").length > 1);
function swaps$1(w, seat) {
	const own = w.units.filter((unit) => unit.owner === seat && unit.state === "table").map((unit) => unit.id);
	const legal = (ids) => ids.filter((swap) => swapFault(w, seat, swap) === null).map((swap) => ({ swap }));
	const pairs = legal(own.flatMap((a, i) => own.slice(i + 1).map((b) => [a, b])));
	if (pairs.length > 0) return pairs;
	return legal(own.flatMap((a) => own.flatMap((b) => own.map((c) => [
		a,
		b,
		c
	]))));
}
function swapFault(w, seat, ids) {
	const rule = "XR-T-17";
	if (!Array.isArray(ids) || ids.length !== 2 && ids.length !== 3 || new Set(ids).size !== ids.length) return {
		rule,
		reason: "Name two or three different units."
	};
	const own = ids.flatMap((id) => w.units.find((unit) => unit.id === id) ?? []);
	if (own.length < ids.length || !own.every((unit) => unit.owner === seat && unit.state === "table")) return {
		rule,
		reason: "Only your own placed units can be swapped."
	};
	const numbers = own.map((unit) => unit.id);
	for (const [i, unit] of own.entries()) {
		const at = own[(i + 1) % own.length] ?? unit;
		const fault = placeFault(w, unit, at.x, at.y, placed(w, unit, numbers));
		const zones = zonesFor(w, unit);
		if (fault !== null || !zones.some((zone) => holdsToken(zone, profileOf(unit).radius, at.x, at.y))) return {
			rule,
			reason: `${unit.name} does not fit there.`
		};
	}
	return null;
}
function swap(play, ids) {
	if (ids.length === 0) return;
	const places = ids.map((id) => ({
		x: unitOf(play.w, id).x,
		y: unitOf(play.w, id).y
	}));
	ids.forEach((id, i) => Object.assign(unitOf(play.w, id), places[(i + 1) % ids.length]));
	play.tell?.({
		type: "swapped",
		units: ids.slice(),
		names: namesOf(play.w, ...ids.slice())
	}, "XR-T-17");
}
// packages/games/xenos-rampant/book/setup/mercenaries.ts
const RAIDERS = 6;
function cheapest(w, unit) {
	const enemies = w.units.filter((one) => sideOf(w, one) !== sideOf(w, unit) && one.state !== "absent" && one.extra === null);
	const least = Math.min(...enemies.map((one) => one.cost));
	return enemies.filter((one) => one.cost === least);
}
function hire(play, unit) {
	const { w } = play;
	unit.mercenary = play.roll(6, "XR-XEN-27");
	play.tell?.({
		type: "mercenary",
		unit: unit.id,
		roll: unit.mercenary,
		names: namesOf(play.w, unit.id)
	}, `XR-MERC-${unit.mercenary}`);
	if (unit.mercenary === 1) unit.state = "absent";
	if (unit.mercenary === 2) {
		unit.due = play.roll(6, "XR-MERC-2");
		unit.edge = w.edges[sideOf(w, unit)] ?? "south";
		if (profileOf(unit).immobile && profileOf(unit).xeno["Special Insertion"] === void 0) {
			if (unit.due === 1) unit.due = 0;
			else unit.state = "absent";
		}
	}
}
function rollMercenaries(play) {
	for (const unit of play.w.units) if (profileOf(unit).xeno["Mercenary"] !== void 0 && unit.mercenary === 0 && unit.state !== "absent") hire(play, unit);
}
const raiders = chapter("raiders").shows("at").steps({
	next: { run(play, f) {
		const { w } = play;
		while (f.at < w.units.length) {
			const unit = unitOf(w, f.at++);
			if (unit.mercenary === RAIDERS && cheapest(w, unit).length > 0) return;
		}
		return "done";
	} },
	"who was raided?": obvious({
		rule: "XR-MERC-6",
		prompt: "Raiders: which of your cheapest units suffers?",
		who: (w, f) => head(cheapest(w, unitOf(w, f.at - 1))).owner,
		offers: (w, f) => cheapest(w, unitOf(w, f.at - 1)).map((unit) => ({ raid: unit.id })),
		take(play, _f, _seat, choice) {
			const unit = unitOf(play.w, chosen(choice, "raid").raid);
			const die = play.roll(6, "XR-MERC-6");
			unit.sp = Math.max(1, unit.sp - die);
			play.tell?.({
				type: "raided",
				unit: unit.id,
				left: unit.sp,
				names: namesOf(play.w, unit.id)
			}, "XR-MERC-6");
			return { goTo: "next" };
		},
		auto: (play, f) => ({ raid: head(cheapest(play.w, unitOf(play.w, f.at - 1))).id })
	})
});
// packages/games/xenos-rampant/book/setup/deployment.ts
const deploymentFrame = () => ({
	seats: [],
	at: 0,
	todo: [],
	suggested: false,
	moving: []
});
const mayWait = (w, unit, todo) => {
	if (profileOf(unit).xeno["Special Insertion"] !== void 0) return true;
	if (w.scenario !== "DROP" || sideOf(w, unit) === w.attacker || stuck(unit)) return false;
	return w.units.some((one) => one.owner === unit.owner && one.state === "table") || todo.length > 1;
};
function offersFor(w, f) {
	const offers = [];
	for (const id of f.todo) {
		const unit = unitOf(w, id);
		if (mayWait(w, unit, f.todo)) offers.push({ reserve: id });
		for (const ride of rides(w, unit, f.todo)) offers.push({
			embark: id,
			in: ride.id
		});
		const at = deploySpots(w, unit, 100, true)[0];
		if (at !== void 0) offers.push({
			place: id,
			at: [at.x, at.y]
		});
	}
	return [...offers, { suggested: true }];
}
function judgePlacing(w, f, choice) {
	const id = field(choice, "place");
	const at = field(choice, "at");
	const facing = field(choice, "facing");
	if (!shaped(choice, "place", "at", "facing?") || typeof id !== "number" || !f.todo.includes(id) || !isSpot(at)) return {
		rule: "XR-SET-03",
		reason: "Place one of the units that are left."
	};
	if (facing !== void 0 && (typeof facing !== "number" || !Number.isInteger(facing) || facing < 0 || facing > 359)) return {
		rule: "XR-GEO-14",
		reason: "A facing is 0 to 359 degrees."
	};
	return deployFault(w, unitOf(w, id), at[0], at[1]);
}
const inward = (w, unit) => w.edges[sideOf(w, unit)] === "north" ? 180 : 0;
function put(play, unit, x, y, facing = inward(play.w, unit)) {
	unit.state = "table";
	unit.x = x;
	unit.y = y;
	unit.facing = facing;
	if (profileOf(unit).vehicle);
	unit.post = {
		x,
		y
	};
	play.tell?.({
		type: "placed",
		unit: unit.id,
		x,
		y,
		names: namesOf(play.w, unit.id)
	}, "XR-SET-03");
}
function wait(play, unit) {
	const { w } = play;
	unit.edge = unit.edge ?? w.edges[sideOf(w, unit)] ?? "south";
	if (w.scenario === "DROP" && sideOf(w, unit) !== w.attacker) unit.due = Math.max(unit.due, 2);
	play.tell?.({
		type: "reserve",
		unit: unit.id,
		names: namesOf(play.w, unit.id)
	}, "XR-SET-06");
}
const deployment = chapter("deployment").shows("seats", "at", "todo", "suggested", "moving").steps({
	markers: {
		rule: "XR-M-DIVERSION-02",
		prompt: "Place a marker in the Defender's half.",
		who: (w) => w.markers.length < (scenarioOf(w).placedMarkers ?? 0) ? w.owners.findIndex((owner) => owner.side === w.attacker) : null,
		offers: (w) => markerSpots(w).map((at) => ({ marker: [at.x, at.y] })),
		spaces: () => [{ kind: "marker" }],
		judge(w, _f, _seat, choice) {
			const at = field(choice, "marker");
			return shaped(choice, "marker") && isSpot(at) ? markerFault(w, at[0], at[1]) : {
				rule: "XR-M-DIVERSION-02",
				reason: "Name a spot."
			};
		},
		take(play, _f, _seat, choice) {
			const [x, y] = chosen(choice, "marker").marker;
			play.w.markers.push({
				x,
				y
			});
			play.tell?.({
				type: "marker",
				x,
				y
			}, "XR-M-DIVERSION-02");
			return "again";
		},
		auto: (play) => {
			const at = head(markerSpots(play.w));
			return { marker: [at.x, at.y] };
		}
	},
	order: { run(play, f) {
		const { w } = play;
		const of = (side) => w.owners.flatMap((owner, seat) => owner.side === side ? [seat] : []);
		f.seats = [...of(other(w.attacker)), ...of(w.attacker)];
	} },
	"next seat": { run(play, f) {
		const { w } = play;
		const seat = f.seats[f.at];
		if (seat === void 0) return { goTo: "unpredictable" };
		f.at++;
		f.suggested = false;
		const reserve = scenarioOf(w).inReserve?.(w, ownerOf(w, seat).side) === true;
		f.todo = [];
		for (const unit of w.units) {
			if (unit.owner !== seat || unit.state !== "reserve") continue;
			if (reserve && !stuck(unit) || unit.due > 0) wait(play, unit);
			else f.todo.push(unit.id);
		}
		ownerOf(w, seat).list?.entries.forEach((entry, i) => {
			if (entry.startsIn === 0 || ownerOf(w, seat).kind === "person" && !reserve) return;
			const own = w.units.filter((unit) => unit.owner === seat && unit.extra === null);
			const unit = own[i];
			const ride = own[entry.startsIn - 1];
			if (unit === void 0 || ride === void 0 || unit.state !== "reserve" || ride.state !== "reserve" || unit.due > 0 || ride.due > 0) return;
			embark(play, unit, ride);
			f.todo = f.todo.filter((id) => id !== unit.id);
		});
	} },
	"no room?": { run(play, f) {
		const { w } = play;
		for (const id of f.todo.slice()) {
			const unit = unitOf(w, id);
			if (unit.state !== "reserve" || mayWait(w, unit, f.todo) || deploySpots(w, unit, 100, true).length > 0) continue;
			f.todo = f.todo.filter((one) => one !== id);
			if (stuck(unit)) unit.state = "absent";
			else wait(play, unit);
		}
		return f.todo.length === 0 ? { goTo: "next seat" } : void 0;
	} },
	"as suggested": { run(play, f) {
		if (!f.suggested) return;
		carryOut(play, f, suggestion(play, f));
		return { goTo: "no room?" };
	} },
	place: {
		rule: "XR-SET-03",
		prompt: (_w, f) => `Place your units (${f.todo.length} left).`,
		who: (w, f) => unitOf(w, head(f.todo)).owner,
		offers: (w, f) => offersFor(w, f),
		spaces: (w, f) => f.todo.filter((id) => deploySpots(w, unitOf(w, id), 100, true).length > 0).map((unit) => ({
			kind: "deploy",
			unit
		})),
		judge: (w, f, _seat, choice) => judgePlacing(w, f, choice),
		take(play, f, _seat, choice) {
			if ("suggested" in choice) f.suggested = true;
			else carryOut(play, f, choice);
			return { goTo: "no room?" };
		},
		auto: (play, f) => suggestion(play, f, (unit, at) => apart(play.w, unit, at))
	},
	unpredictable: {
		rule: "XR-T-17",
		prompt: "Swap up to three of your units?",
		who: (w, f) => f.at < 100 && swappers(w, f.seats).length > 0 ? head(swappers(w, f.seats)) : null,
		offers: (w, _f, seat) => [{ swap: [] }, ...swaps$1(w, seat)],
		spaces: (w, _f, seat) => swaps$1(w, seat).length > 0 ? [{ kind: "swap" }] : [],
		judge: (w, _f, seat, choice) => shaped(choice, "swap") ? swapFault(w, seat, field(choice, "swap")) : {
			rule: "XR-T-17",
			reason: "Name two or three different units."
		},
		take(play, f, _seat, choice) {
			f.at = 100;
			swap(play, chosen(choice, "swap").swap);
		},
		auto: () => ({ swap: [] })
	},
	"half-wit": { run(play) {
		const { w } = play;
		for (let seat = 0; seat < w.owners.length; seat++) {
			if (!hasTrait(w, seat, "Half-Wit")) continue;
			for (const unit of w.units) {
				if (unit.owner !== seat || unit.commander || unit.extra !== null || unit.state === "absent") continue;
				if (play.roll(6, "XR-T-14") !== 1) continue;
				const passenger = passengerOf(w, unit);
				const { x, y } = unit;
				const placedBefore = unit.state === "table";
				unit.state = "absent";
				play.tell?.({
					type: "absent",
					unit: unit.id,
					names: namesOf(play.w, unit.id)
				}, "XR-T-14");
				if (passenger !== void 0 && placedBefore) w.waiting.push(wreck.begin({
					unit: passenger.id,
					x,
					y,
					how: "absent",
					by: -1,
					lost: 0
				}));
				else if (passenger !== void 0) wait(play, Object.assign(passenger, {
					state: "reserve",
					inside: -1
				}));
				break;
			}
		}
		const next = w.waiting.shift();
		return next === void 0 ? void 0 : { call: next };
	} },
	raiders: { run: () => ({ call: raiders.begin({ at: 0 }) }) },
	infiltrators: { run(play, f) {
		const { w } = play;
		const able = w.units.filter((unit) => unit.state === "table" && profileOf(unit).xeno["Infiltrators"] !== void 0);
		f.moving = [...able.filter((unit) => sideOf(w, unit) === w.attacker), ...able.filter((unit) => sideOf(w, unit) !== w.attacker)].map((unit) => unit.id);
	} },
	infiltrate: { run(play, f) {
		const id = f.moving.shift();
		if (id === void 0) return "done";
		const unit = unitOf(play.w, id);
		const die = play.roll(6, "XR-XEN-22");
		play.tell?.({
			type: "infiltrates",
			unit: id,
			die,
			names: namesOf(play.w, id)
		}, "XR-XEN-22");
		return {
			call: move.begin(moveFrame(unit, "infiltrate", maxMove(play.w, unit) + die * 100)),
			then: "infiltrate"
		};
	} }
});
const suggestion = (play, f, less) => place(play, f.todo, (unit) => deploySpots(play.w, unit), (unit) => mayWait(play.w, unit, f.todo), less);
function carryOut(play, f, choice) {
	const { w } = play;
	const id = "place" in choice ? choice.place : "embark" in choice ? choice.embark : chosen(choice, "reserve").reserve;
	f.todo = f.todo.filter((one) => one !== id);
	const unit = unitOf(w, id);
	if ("place" in choice) put(play, unit, choice.at[0], choice.at[1], choice.facing);
	else if ("embark" in choice) embark(play, unit, unitOf(w, choice.in));
	else wait(play, unit);
}
function embark(play, unit, ride) {
	unit.state = "transport";
	unit.inside = ride.id;
	play.tell?.({
		type: "starts in",
		unit: unit.id,
		transport: ride.id,
		names: namesOf(play.w, unit.id, ride.id)
	}, "XR-SET-05");
}
// packages/games/xenos-rampant/book/setup/openMap.ts
function openMap(w) {
	w.map = w.options.map === "of the scenario" || w.scenario === "OWN" ? scenarioOf(w).map : w.options.map;
	w.buildings = freshBuildings(w, (kind) => BUILDINGS[kind].sp);
	w.obstacles = freshObstacles(w);
	w.scenario;
	w.scenario;
	w.lastTurn = scenarioOf(w).turns;
}
// packages/games/xenos-rampant/book/campaign/underdogs.ts
const underdogs = chapter("underdogs").steps({ "how many?": {
	rule: "XR-C-11",
	prompt: "How many mercenaries join the weaker side?",
	who(w) {
		if (w.campaign === null || w.owners.length !== 2) return null;
		const difference = ownerOf(w, 0).total - ownerOf(w, 1).total;
		return Math.abs(difference) < 4 ? null : difference < 0 ? 0 : 1;
	},
	offers: (w) => Array.from({ length: floorDiv(Math.abs(ownerOf(w, 0).total - ownerOf(w, 1).total), 4) + 1 }, (_, underdogs) => ({ underdogs })),
	take(play, _f, seat, choice) {
		for (let i = 0; i < chosen(choice, "underdogs").underdogs; i++) {
			const unit = newUnit(play.w, seat, readBuild("Light Infantry + Increased Squad Size, Mercenary"), "Mercenaries", "underdog");
			play.w.units.push(unit);
			play.tell?.({
				type: "underdog",
				unit: unit.id,
				names: namesOf(play.w, unit.id)
			}, "XR-C-11");
		}
		return "done";
	},
	auto: (play) => ({ underdogs: floorDiv(Math.abs(ownerOf(play.w, 0).total - ownerOf(play.w, 1).total), 4) }),
	after: () => "done"
} });
// packages/games/xenos-rampant/book/setup/preparing.ts
function settleEdges(w, defender) {
	w.edges[other(w.attacker)] = defender;
	w.edges[w.attacker] = defender === "north" ? "south" : "north";
}
function roleModifier(w, seat) {
	return hasTrait(w, seat, "Reactive") ? -1 : 0;
}
const preparing = {
	"which scenario": { run(play, f) {
		const { w } = play;
		if (w.options.scenario !== "roll") {
			w.scenario = w.options.scenario;
			return { goTo: "the map" };
		}
		let name = "LAST";
		while (name === "LAST") {
			f.dice = play.rolls(2, 6, "XR-M-COM-05");
			name = scenarioRolled(sum(f.dice));
		}
		if (name === null) return { goTo: "free choice" };
		w.scenario = name;
		play.tell?.({
			type: "scenario",
			name
		}, "XR-M-COM-05");
	} },
	"roll the scenario again?": {
		rule: "XR-C-01",
		prompt: (w) => `The battle is ${scenarioOf(w).title}. Roll another?`,
		who: (w, f) => w.campaign !== null && w.campaign.loser !== null && !f.tried ? firstOf(w, w.campaign.loser) : null,
		offers: () => [{ reroll: false }, { reroll: true }],
		take(_play, f, _seat, choice) {
			f.tried = true;
			return chosen(choice, "reroll").reroll ? { goTo: "which scenario" } : { goTo: "the map" };
		},
		auto: () => ({ reroll: false }),
		after: () => ({ goTo: "the map" })
	},
	"free choice": {
		rule: "XR-M-COM-05",
		prompt: "A free choice: which scenario?",
		who(w) {
			const total = (side) => w.owners.reduce((sum, owner) => sum + (owner.side === side ? owner.total : 0), 0);
			return firstOf(w, total(0) < total(1) ? 0 : 1);
		},
		offers: () => SCENARIO_NAMES.filter((scenario) => scenario !== "LAST").map((scenario) => ({ scenario })),
		take(play, _f, _seat, choice) {
			play.w.scenario = chosen(choice, "scenario").scenario;
			play.tell?.({
				type: "scenario",
				name: play.w.scenario
			}, "XR-M-COM-05");
		},
		auto: () => ({ scenario: "GRIND" })
	},
	"the map": { run(play) {
		openMap(play.w);
	} },
	roles: { run(play, f) {
		const { w } = play;
		const fixed = scenarioOf(w).attackerIs?.(w) ?? null;
		f.dice = [];
		if (fixed !== null) {
			w.attacker = fixed;
			return { goTo: "roles are settled" };
		}
		f.dice = play.rolls(2, 6, "XR-SET-01");
		play.tell?.({
			type: "role dice",
			dice: f.dice.slice()
		}, "XR-SET-01");
	} },
	wise: eachSeat({
		rule: "XR-T-15",
		prompt: "Change your role roll?",
		asked: (w, seat) => hasTrait(w, seat, "Wise") && firstOf(w, ownerOf(w, seat).side) === seat,
		offers: () => [
			{ wise: 0 },
			{ wise: 1 },
			{ wise: -1 }
		],
		take(play, f, seat, choice) {
			const { side } = ownerOf(play.w, seat);
			f.dice[side] = dieOf(f, side) + chosen(choice, "wise").wise;
		},
		auto: (play, f, seat) => wise(f, ownerOf(play.w, seat).side)
	}),
	compare: { run(play, f) {
		const { w } = play;
		const total = (side) => dieOf(f, side) + roleModifier(w, firstOf(w, side));
		const scouts = (side) => w.units.filter((unit) => sideOf(w, unit) === side && profileOf(unit).unit === "Recon Infantry").length;
		const lead = total(0) - total(1) || scouts(0) - scouts(1);
		if (lead === 0 && f.ties++ < 50) return { goTo: "roles" };
		w.attacker = lead >= 0 ? 0 : 1;
	} },
	"roles are settled": { run(play, f) {
		const { w } = play;
		f.at = 0;
		play.tell?.({
			type: "roles",
			attacker: w.attacker
		}, "XR-SET-01");
		const edges = scenarioOf(w).edges;
		if (edges !== void 0) {
			w.edges[w.attacker] = edges.attacker;
			w.edges[other(w.attacker)] = edges.defender;
		}
	} },
	zones: {
		rule: "XR-M-COM-02",
		prompt: "Which side of the table do you defend?",
		who: (w) => scenarioOf(w).choosesZone ? firstOf(w, other(w.attacker)) : null,
		offers: () => [{ zone: "south" }, { zone: "north" }],
		take: (play, _f, _seat, choice) => settleEdges(play.w, chosen(choice, "zone").zone),
		auto: (play) => zone(play.w)
	},
	"edge of the reserves": {
		rule: "XR-M-DROP-01",
		prompt: "By which edge do your reserves enter?",
		who: (w) => w.scenario === "DROP" ? firstOf(w, other(w.attacker)) : null,
		offers: () => [
			"north",
			"east",
			"south",
			"west"
		].map((edge) => ({ edge })),
		take(play, _f, _seat, choice) {
			play.w.edges[other(play.w.attacker)] = chosen(choice, "edge").edge;
		},
		auto: () => ({ edge: "south" })
	},
	extras: { run(play) {
		scenarioOf(play.w).begin?.(play);
		return { call: underdogs.begin({}) };
	} },
	mercenaries: { run: (play) => void rollMercenaries(play) },
	"secret mission": { run(play) {
		const { w } = play;
		if (w.scenario !== "SECRET") return;
		const seat = firstOf(w, w.attacker);
		const card = play.oneOf(SECRET_CARDS, "XR-M-SECRET-02", String);
		ownerOf(w, seat).secret = card;
		play.tell?.({
			type: "secret",
			seat,
			card
		}, "XR-M-SECRET-02", [seat], {
			type: "secret",
			seat
		});
	} },
	"boast cards": { run(play) {
		const { w } = play;
		if (!w.options.boasts) return;
		const deck = BOAST_IDS.slice();
		for (const seat of boasters(w)) {
			for (let i = 0; i < 3; i++) ownerOf(w, seat).boasts.push(...deck.splice(deck.indexOf(play.oneOf(deck, "XR-BST-01", String)), 1));
			ownerOf(w, seat).boasts.sort();
			play.tell?.({
				type: "boast cards",
				seat,
				cards: ownerOf(w, seat).boasts.slice()
			}, "XR-BST-01", [seat], {
				type: "boast cards",
				seat
			});
		}
	} },
	boasts: eachSeat({
		rule: "XR-BST-01",
		prompt: "Which boasts do you keep?",
		asked: (w, seat) => w.options.boasts && boasters(w).includes(seat) && ownerOf(w, seat).chosen === null,
		offers(w, seat) {
			const cards = ownerOf(w, seat).boasts;
			const pairs = cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b]));
			return [
				[],
				...cards.map((card) => [card]),
				...pairs
			].map((keep) => ({ keep }));
		},
		take(play, _f, seat, choice) {
			const { keep } = chosen(choice, "keep");
			ownerOf(play.w, seat).chosen = keep.slice();
			play.tell?.({
				type: "boasted",
				seat,
				keep,
				count: keep.length
			}, "XR-BST-01", [seat], {
				type: "boasted",
				seat,
				count: keep.length
			});
		},
		auto: () => ({ keep: [] })
	})
};
const boasters = (w) => [0, 1].map((side) => firstOf(w, side)).filter((seat) => ownerOf(w, seat).list !== null);
// packages/games/xenos-rampant/book/setup/mustering.ts
const mustering = {
	traits: eachSeat({
		rule: "XR-CMD-05",
		prompt: "Your Commander's trait?",
		asked(w, seat) {
			if (w.options.traits === "none");
			if (w.options.traits === "none" || !leaders(w).includes(seat)) return false;
			return w.campaign === null ? ownerOf(w, seat).traits.length === 0 : !careerOf(w, seat).schooled;
		},
		offers: (w) => w.options.traits === "pick" ? TRAITS.map((trait) => ({ trait: trait.name })) : TRAIT_TABLES.map((table) => ({ table })),
		take(play, _f, seat, choice) {
			if (isKind(choice, "trait"));
			const name = isKind(choice, "trait") ? choice.trait : traitOf(chosen(choice, "table").table, play.roll(6, "XR-CMD-05"));
			ownerOf(play.w, seat).traits.push(name);
			play.tell?.({
				type: "trait",
				seat,
				trait: name
			}, "XR-CMD-05");
			if (play.w.campaign === null) return;
			careerOf(play.w, seat).schooled = true;
		},
		auto: (play, _f, seat) => traitTable(play.w, seat)
	}),
	"named lists": { run(play) {
		for (const seat of leaders(play.w)) {
			const named = fieldedAsNamed(play.w, seat);
			if (named !== null && ownerOf(play.w, seat).kind === "person") lock(play, seat, named);
		}
	} },
	detachments: {
		rule: "XR-DET-12",
		prompt: "Choose your detachment.",
		who(w) {
			const open = leaders(w).filter((seat) => !ownerOf(w, seat).locked);
			const people = open.filter((seat) => ownerOf(w, seat).kind === "person");
			return people.length > 0 ? people : open;
		},
		offers: (w, _f, seat) => listOffers(w, seat),
		spaces: (w, _f, seat) => [{
			kind: "list",
			...pointsOf(w, seat)
		}],
		judge: (w, _f, seat, choice) => judgeList(w, seat, choice),
		take(play, _f, seat, choice) {
			lock(play, seat, chosen(choice, "list").list);
			return "again";
		},
		auto: (play, _f, seat) => ({ list: chooseList(play, seat) })
	},
	"lists are shown": { run(play, f) {
		const { w } = play;
		play.reveal();
		f.at = 0;
		for (const seat of leaders(w)) {
			const list = listOf(w, seat);
			muster(w, seat, list);
			play.tell?.({
				type: "list",
				seat,
				name: list.name,
				points: totalOf(list)
			}, "XR-DET-12");
		}
	} },
	hatred: eachSeat({
		rule: "XR-XEN-19",
		prompt: "Whom do your units hate?",
		asked: (w, seat) => needs(w, seat, "Hatred"),
		offers: (w, seat) => namedTypes(w, seat).map((hates) => ({ hates })),
		take(play, _f, seat, choice) {
			const { hates } = chosen(choice, "hates");
			ownerOf(play.w, seat).hates = hates;
			play.tell?.({
				type: "hates",
				seat,
				whom: hates
			}, "XR-XEN-19");
		},
		auto: (play, _f, seat) => ({ hates: hatedType(play.w, seat, namedTypes(play.w, seat)) })
	}),
	crusade: eachSeat({
		rule: "XR-XEN-06",
		prompt: "Against whom is the crusade?",
		asked: (w, seat) => needs(w, seat, "Crusader"),
		offers: (w, seat) => crusadeTypes(w, seat).map((crusades) => ({ crusades })),
		take(play, _f, seat, choice) {
			const { w } = play;
			const owner = ownerOf(w, seat);
			const { crusades } = chosen(choice, "crusades");
			owner.crusades = crusades;
			play.tell?.({
				type: "crusades",
				seat,
				against: crusades
			}, "XR-XEN-06");
			if (w.units.some((unit) => sideOf(w, unit) !== owner.side && isOfType(unit, crusades))) return;
			for (const unit of w.units) if (unit.owner === seat && profileOf(unit).xeno["Crusader"] !== void 0) unit.cost = Math.max(1, unit.cost - 4);
			owner.total = w.units.filter((unit) => unit.owner === seat).reduce((sum, unit) => sum + unit.cost, 0);
		},
		auto: (play, _f, seat) => ({ crusades: hatedType(play.w, seat, crusadeTypes(play.w, seat)) })
	}),
	doctrines: eachSeat({
		rule: "XR-TASTE-13",
		prompt: "Your detachment's doctrine?",
		asked: (w, seat) => w.options.doctrines && leaders(w).includes(seat),
		offers: () => [
			"Drilled",
			"Marksmen",
			"Headlong",
			"Endless ranks"
		].map((doctrine) => ({ doctrine })),
		take(play, _f, seat, choice) {
			const { doctrine } = chosen(choice, "doctrine");
			ownerOf(play.w, seat).doctrine = doctrine;
			play.tell?.({
				type: "doctrine",
				seat,
				doctrine
			}, "XR-TASTE-13");
		},
		auto: () => ({ doctrine: "Drilled" })
	})
};
// packages/games/xenos-rampant/book/setup/setup.ts
const setup = chapter("setup").shows("at", "dice", "tried", "ties").steps({
	...mustering,
	...preparing
});
// packages/games/xenos-rampant/book/turn/match.ts
const match = chapter("match").shows("answer").steps({
	"set up": { run: () => ({ call: setup.begin(setupFrame()) }) },
	deploy: { run: () => ({ call: deployment.begin(deploymentFrame()) }) },
	fight: { run(play) {
		play.w.turn = 1;
		for (const unit of play.w.units) unit.driven = 0;
		return { call: battle.begin({ at: 0 }) };
	} },
	result: { run: (_play, f) => ({ answer: f.answer ?? null }) }
});
// packages/games/xenos-rampant/book/campaign/campaign.ts
const BATTLES = 5;
const MOST_TRAITS = 4;
const MOST_POINTS = 36;
const newCareer = (total) => ({
	points: 0,
	gained: 0,
	traits: [],
	total,
	wounded: false,
	score: 0,
	commander: 1,
	schooled: false
});
const newCampaign = (seats, total) => ({
	battle: 0,
	owners: Array.from({ length: seats }, () => newCareer(total)),
	loser: null,
	drawn: []
});
function clear(w) {
	w.units = [];
	w.markers = [];
	w.vip = null;
	w.effects = [];
	w.score = [];
	w.removals = [];
	w.waiting = [];
	w.owed = [];
	w.wave = null;
	w.surveyed = false;
	w.turn = 0;
	w.acting = -1;
	w.edges = [null, null];
	w.owners.forEach((owner, seat) => {
		const career = careerOf(w, seat);
		Object.assign(owner, beforeBattle(), {
			traits: career.traits.slice(),
			wounded: career.wounded
		});
		career.wounded = false;
	});
}
function earn(play, seat, winner) {
	const { w } = play;
	const career = careerOf(w, seat);
	const side = ownerOf(w, seat).side;
	const result = winner === null ? 3 : winner === side ? 5 : 1;
	const commander = w.units.find((unit) => unit.owner === seat && unit.commander);
	const alive = commander !== void 0 && !gone$1(commander) && commander.state !== "absent" && commander.state !== "reserve" ? 2 : 0;
	const points = result + floorDiv(Math.max(0, vpOf(w, side)), 3) + alive;
	career.points += points;
	career.gained += points;
	career.score += winner === null ? 1 : winner === side ? 3 : 0;
	play.tell?.({
		type: "career",
		seat,
		points
	}, "XR-C-03");
}
function fate(play, seat) {
	const { w } = play;
	const commander = w.units.find((unit) => unit.owner === seat && unit.commander);
	if (commander === void 0 || !gone$1(commander)) return;
	const die = play.roll(6, "XR-C-08") + (commander.state === "routed" ? 1 : 0);
	const career = careerOf(w, seat);
	const result = die <= 2 ? "killed" : die <= 4 ? "wounded" : "unharmed";
	play.tell?.({
		type: "fate",
		seat,
		result
	}, "XR-C-08");
	if (result === "wounded") career.wounded = true;
	if (result === "killed") replaceCommander(play, seat, 0);
}
function replaceCommander(play, seat, points) {
	const career = careerOf(play.w, seat);
	career.points = points;
	career.traits = [];
	career.wounded = false;
	career.commander++;
	career.schooled = false;
	play.tell?.({
		type: "new commander",
		seat
	}, points === 0 ? "XR-C-08" : "XR-C-09");
}
const traitCost = (career, trait) => career.traits.some((known) => tableOf$2(known) === tableOf$2(trait)) ? 5 : 10;
function careerOffers(w, seat) {
	const career = careerOf(w, seat);
	const offers = [{ done: true }];
	if (career.traits.length < MOST_TRAITS) {
		for (const trait of TRAITS) if (!career.traits.includes(trait.name) && traitCost(career, trait.name) <= career.points) offers.push({ buy: trait.name });
	}
	if (career.points >= 10) {
		for (const remove of career.traits) offers.push({ remove });
		if (career.total + 2 <= MOST_POINTS) offers.push({ grow: true });
	}
	if (career.points >= 25) offers.push({ retire: true });
	return offers;
}
function spend(play, seat, choice) {
	const career = careerOf(play.w, seat);
	if ("buy" in choice) {
		career.points -= traitCost(career, choice.buy);
		career.traits.push(choice.buy);
		play.tell?.({
			type: "trait",
			seat,
			trait: choice.buy
		}, "XR-C-05");
	} else if ("remove" in choice) {
		career.points -= 10;
		career.traits = career.traits.filter((trait) => trait !== choice.remove);
		play.tell?.({
			type: "trait removed",
			seat,
			trait: choice.remove
		}, "XR-C-06");
	} else if ("grow" in choice) {
		career.points -= 10;
		career.total += 2;
		play.tell?.({
			type: "grown",
			seat,
			total: career.total
		}, "XR-C-07");
	} else if ("retire" in choice) {
		career.score += 3;
		replaceCommander(play, seat, 5);
	}
}
const campaign = chapter("campaign").shows("at", "answer").steps({
	"next battle": { run(play) {
		const { w } = play;
		if (campaignOf(w).battle >= BATTLES) return { goTo: "the end" };
		campaignOf(w).battle++;
		clear(w);
		play.tell?.({
			type: "battle",
			number: campaignOf(w).battle
		}, "XR-C-01");
		return { call: match.begin({}) };
	} },
	spoils: { run(play, f) {
		const { w } = play;
		const winner = f.answer ?? null;
		campaignOf(w).loser = winner === null ? null : winner === 0 ? 1 : 0;
		campaignOf(w).owners.forEach((career, seat) => {
			career.traits = ownerOf(w, seat).traits.slice();
			earn(play, seat, winner);
			fate(play, seat);
		});
		f.at = 0;
		delete f.answer;
	} },
	career: {
		rule: "XR-C-05",
		prompt: (w, f) => `You have ${careerOf(w, f.at).points} career points. Spend them?`,
		who: (w, f) => f.at < w.owners.length && campaignOf(w).battle < BATTLES ? f.at : null,
		offers: (w, _f, seat) => careerOffers(w, seat),
		take(play, f, seat, choice) {
			if ("done" in choice) f.at++;
			else spend(play, seat, choice);
			return "again";
		},
		auto: (play, _f, seat) => spendCareer(play.w, seat, careerOffers(play.w, seat)),
		after: () => ({ goTo: "next battle" })
	},
	"the end": { run(play) {
		const { w } = play;
		const scores = campaignOf(w).owners.map(campaignScore);
		const best = Math.max(...scores);
		play.end({
			winners: scores.flatMap((score, seat) => score === best ? [seat] : []),
			rule: "XR-C-10",
			why: `campaign scores ${scores.join(" to ")}`
		});
		return "done";
	} }
});
// packages/games/xenos-rampant/scenario/problems.ts
const MOST_BUILDINGS = 12;
const MOST_PIECES = 60;
const MOST_OBSTACLES = 20;
const LEAST_ROOM = 6;
const TABLE$1 = {
	west: 0,
	south: 0,
	east: 4800,
	north: 4800
};
const codeUnder = (board, x, y) => board.codes[Math.min(board.columns - 1, Math.floor(y / board.size)) * board.columns + Math.min(board.columns - 1, Math.floor(x / board.size))] ?? 0;
const isSolid = (board, x, y) => TERRAIN[codeUnder(board, x, y)]?.movement === "impassable";
function pieceProblems({ pieces, points }, board, add) {
	if (pieces.length > MOST_PIECES) add("pieces", "XR-SCN-02", `${pieces.length} pieces are more than ${MOST_PIECES}`);
	if (pieces.filter(({ kind }) => isObstacle(kind)).length > MOST_OBSTACLES) add("pieces", "XR-SCN-02", `there may be ${MOST_OBSTACLES} obstacles at most`);
	pieces.forEach(({ kind, at, turn }, i) => {
		if (kind === "building" && turn !== 0 && turn !== 90) add(`pieces[${i}].turn`, "XR-SCN-02", "a building stands straight: 0 or 90 degrees");
		if (!inBox(at[0] * 100, at[1] * 100, tableOf$1(points))) add(`pieces[${i}].at`, "XR-SCN-02", "lies outside the table of so small a game", "warn");
	});
	const houses = housesOf(board);
	if (houses.length > MOST_BUILDINGS) add("buildings", "XR-SCN-02", `${houses.length} buildings are more than ${MOST_BUILDINGS}`);
	for (const box of houses) for (let x = box.west + board.size / 2; x < box.east; x += board.size) for (let y = box.south + board.size / 2; y < box.north; y += board.size) if (codeUnder(board, x, y) !== BUILDING) return add("pieces", "XR-SCN-02", "buildings that touch must make one rectangle, with nothing in it");
}
const tableOf$1 = (points) => points > 12 ? TABLE$1 : {
	west: 600,
	south: 600,
	east: 4200,
	north: 4200
};
function areasOf(scenario, role, terms) {
	const box = tableOf$1(scenario.points);
	if ("middle" in terms) {
		const [x, y, r] = [
			terms.middle[0] * 100,
			terms.middle[1] * 100,
			terms.radius * 71
		];
		return [{
			west: x - r,
			south: y - r,
			east: x + r,
			north: y + r
		}];
	}
	if ("from" in terms) return [{
		west: Math.max(box.west, terms.from[0] * 100),
		south: Math.max(box.south, terms.from[1] * 100),
		east: Math.min(box.east, terms.to[0] * 100),
		north: Math.min(box.north, terms.to[1] * 100)
	}];
	const depth = (terms.depth === "usual" ? 8 : terms.depth) * 100;
	const own = scenario.edges === null ? ["north", "south"] : [scenario.edges[role]];
	return (terms.edge === void 0 ? own : [terms.edge]).map((edge) => {
		if (edge === "north") return {
			...box,
			south: box.north - depth
		};
		if (edge === "south") return {
			...box,
			north: box.south + depth
		};
		return edge === "east" ? {
			...box,
			west: box.east - depth
		} : {
			...box,
			east: box.west + depth
		};
	});
}
function roomIn(board, box) {
	let room = 0;
	for (let x = box.west + 200; x <= box.east - 200; x += 400) for (let y = box.south + 200; y <= box.north - 200; y += 400) if (!isSolid(board, x, y)) room++;
	return room;
}
function zoneProblems(scenario, board, add) {
	const { edges } = scenario;
	for (const role of ROLES) {
		const zones = scenario.deployment[role] ?? scenario.zones[role];
		const field = scenario.deployment[role] === void 0 ? `zones.${role}` : `deployment.${role}`;
		const edge = edges === null ? "chosen" : edges[role];
		const ownEdge = [...scenario.zones[role], ...zones].some((zone) => "depth" in zone && zone.edge === void 0);
		if (edge === null && ownEdge) add(field, "XR-SCN-03", `the ${role} has no edge: name the edge of the strip`);
		else if (scenario.reserve.includes(role)) {
			if (edge === null) add("reserve", "XR-SCN-04", `the ${role} has no edge to enter by`);
		} else if (zones.length === 0) add(field, "XR-SCN-03", `the ${role} has no place to set up`);
		else {
			const choices = edges === null ? 2 : 1;
			const rooms = Array.from({ length: choices }, (_, i) => zones.reduce((sum, zone) => {
				const areas = areasOf(scenario, role, zone);
				const area = areas[i] ?? areas[0];
				return area === void 0 ? sum : sum + roomIn(board, area);
			}, 0));
			if (Math.min(...rooms) < LEAST_ROOM) add(field, "XR-SCN-03", `needs room for ${LEAST_ROOM} units, it has room for ${Math.min(...rooms)}`);
		}
	}
	if (edges !== null && edges.attacker === edges.defender && edges.attacker !== null) add("edges", "XR-SCN-03", "both sides have the same edge");
}
function goalProblems(scenario, board, add) {
	const { goals, markers, placedMarkers, edges, turns, stances } = scenario;
	if (goals.length === 0) add("goals", "XR-SCN-06", "nobody can score: add a goal");
	const has = (verb) => goals.some((goal) => goal.verb === verb);
	if (has("hold") && markers.length + placedMarkers === 0) add("goals", "XR-SCN-06", "there is no marker to hold");
	if (!has("hold") && markers.length + placedMarkers > 0) add("markers", "XR-SCN-05", "nobody scores for the markers", "warn");
	if (goals.filter(({ verb }) => verb === "carry").length > 1) add("goals", "XR-SCN-06", "only one VIP can be carried");
	if (has("carry") && has("exit")) add("goals", "XR-SCN-06", "with a VIP nobody else scores by leaving");
	const halves = edges === null || ROLES.every((role) => edges[role] === "north" || edges[role] === "south");
	if ((has("reach") || placedMarkers > 0) && !halves) add("edges", "XR-SCN-06", "halves of the table need edges in the north and the south");
	goals.forEach((goal, i) => {
		const owns = (role) => edges === null || edges[role] !== null;
		if (goal.verb === "exit" && goal.edge === "own" && !owns(goal.side)) add(`goals[${i}].edge`, "XR-SCN-06", `the ${goal.side} has no edge of its own`);
		if (goal.verb === "carry" && !ROLES.every(owns)) add("edges", "XR-SCN-06", "both sides need an edge to carry the VIP off by");
		if (goal.verb === "hold" && (goal.from ?? 1) > turns) add(`goals[${i}].from`, "XR-SCN-06", `the battle ends after turn ${turns}`);
		if (goal.verb === "carry" && isSolid(board, goal.at[0] * 100, goal.at[1] * 100)) add(`goals[${i}].at`, "XR-SCN-06", "the VIP stands on impassable ground");
	});
	if (markers.length > 9) add("markers", "XR-SCN-05", "there may be nine markers at most");
	markers.forEach(([x, y], i) => {
		if (isSolid(board, x * 100, y * 100) || !inBox(x * 100, y * 100, tableOf$1(scenario.points))) add(`markers[${i}]`, "XR-SCN-05", "lies on impassable ground or off the table");
	});
	for (const role of ROLES) if (stances[role].seizeLate !== void 0 && markers.length === 0) add(`stances.${role}.seizeLate`, "XR-SCN-08", "there is no marker to seize");
}
const wordsOf$1 = (error) => {
	if (error instanceof BadInput) return error.message;
	throw error;
};
function forceProblems(scenario, add) {
	for (const side of ["A", "B"]) {
		const text = scenario.lists[side];
		if (text === null) continue;
		try {
			const fault = faultsOf(readList(text, "list", scenario.content), scenario.points, scenario.points)[0];
			if (fault !== void 0) add(`lists.${side}`, fault.rule, fault.reason);
		} catch (error) {
			add(`lists.${side}`, "XR-SCN-04", wordsOf$1(error));
		}
	}
	scenario.reinforcements.forEach(({ units, turn }, i) => {
		if (turn > scenario.turns) add(`reinforcements[${i}].turn`, "XR-SCN-07", `the battle ends after turn ${scenario.turns}`);
		if (units.length === 0 || units.length > 6) add(`reinforcements[${i}].units`, "XR-SCN-07", "one to six units come at once");
		units.forEach((build, j) => {
			try {
				if (profileOfEntry(readBuild(build, scenario.content)).immobile) add(`reinforcements[${i}].units[${j}]`, "XR-SCN-07", "an Immobile unit cannot come");
			} catch (error) {
				add(`reinforcements[${i}].units[${j}]`, "XR-SCN-07", wordsOf$1(error));
			}
		});
	});
	if (scenario.reinforcements.length > 12) add("reinforcements", "XR-SCN-07", "twelve groups at most");
}
function problemsOf(scenario) {
	const found = [];
	const add = (field, rule, reason, severity = "stop") => void found.push({
		field,
		rule,
		reason,
		severity
	});
	const board = boardOf(scenario);
	pieceProblems(scenario, board, add);
	zoneProblems(scenario, board, add);
	goalProblems(scenario, board, add);
	contentProblems([UNIT_KIND], scenario.content ?? [], {
		add,
		rule: "XR-SCN-09",
		more: ownUnitFaults
	});
	forceProblems(scenario, add);
	return found;
}
// packages/games/xenos-rampant/begin.ts
const sideOfSeat = (seat, seats) => seat < (seats === 2 ? 1 : 2) ? 0 : 1;
const newOwner = (side, plan) => ({
	side,
	kind: plan.kind === "automaton" ? "automaton" : "person",
	name: plan.name,
	...beforeBattle()
});
function emptyTable(agreed, seats) {
	const scenario = agreed.scenario === "roll" ? "GRIND" : agreed.scenario;
	const battle = scenarioOf({
		scenario,
		options: agreed
	});
	return {
		edition: "3",
		flow: [],
		undoBarrier: 0,
		over: null,
		options: agreed,
		scenario,
		map: agreed.map === "of the scenario" || scenario === "OWN" ? battle.map : agreed.map,
		owners: seats.map((plan, seat) => newOwner(sideOfSeat(seat, seats.length), plan)),
		attacker: 0,
		edges: [null, null],
		turn: 0,
		lastTurn: battle.turns,
		active: 0,
		acting: -1,
		units: [],
		buildings: [],
		obstacles: [],
		markers: [],
		vip: null,
		effects: [],
		score: [],
		removals: [],
		waiting: [],
		owed: [],
		wave: null,
		surveyed: false,
		campaign: null
	};
}
function withOwn(agreed, seats) {
	const { scenario, own, campaign } = agreed;
	if (scenario !== "OWN") {
		if (own !== void 0) throw new BadInput("options.scenario", "a scenario is given: choose the battle 'OWN'");
		return agreed;
	}
	if (own === void 0) throw new BadInput("options.scenarioData", "is missing");
	if (campaign) throw new BadInput("options.scenario", "the battles of a campaign are rolled");
	const stop = problemsOf(own).find(({ severity }) => severity === "stop");
	if (stop !== void 0) throw new BadInput(`options.scenarioData.${stop.field}`, stop.reason);
	const given = (seats === 2 ? [own.lists.A, own.lists.B] : []).map((text) => text === null ? null : writeList(readList(text, "list", own.content)));
	const lists = Array.from({ length: seats }, (_, seat) => given[seat] ?? agreed.lists[seat] ?? "");
	return {
		...agreed,
		size: own.points,
		lists
	};
}
function begin(options, seats) {
	const agreed = withOwn(agreedOf(options), seats.length);
	if (agreed.lists.length > seats.length) throw new BadInput("options.lists", `${agreed.lists.length} lists for ${seats.length} seats`);
	const sides = seats.map((plan, seat) => ({
		plan,
		side: sideOfSeat(seat, seats.length)
	}));
	if (seats.every((plan) => plan.kind === "automaton")) throw new BadInput("seats", "somebody must be a person");
	if (agreed.scenario === "LAST" && sides.some(({ plan, side }) => plan.kind === "automaton" !== (side === 1))) throw new BadInput("seats", "Last Stand is for people against the automaton: the last seat is the automaton, the others are people");
	if (agreed.campaign && (seats.length !== 2 || agreed.scenario === "LAST")) throw new BadInput("options.campaign", "a campaign is for two seats, and not for Last Stand");
	const w = emptyTable(agreed.campaign ? {
		...agreed,
		scenario: "roll"
	} : agreed, seats);
	if (agreed.campaign) w.campaign = newCampaign(seats.length, agreed.size);
	w.flow = [agreed.campaign ? campaign.begin({ at: 0 }) : match.begin({})];
	return w;
}
// packages/games/xenos-rampant/arrange.ts
function tableFor(read) {
	const options = {
		scenario: read.scenario ?? "GRIND",
		...read.map !== void 0 && { map: read.map },
		...read.options
	};
	const seats = Object.values(read.seats).map((part, seat) => ({
		kind: part.automaton === true ? "automaton" : "person",
		name: part.name ?? `Seat ${seatLetter(seat)}`
	}));
	const w = emptyTable(agreedOf(readOptions(OPTIONS, options)), seats);
	w.scenario = read.scenario ?? w.scenario;
	w.turn = read.turn ?? 1;
	w.surveyed = read.surveyed ?? false;
	w.wave = read.wave ?? null;
	w.score = (read.score ?? []).map((one) => ({
		...one,
		side: sideNamed(w, one.side, "given.score")
	}));
	return w;
}
function arrangeGround(w, read) {
	openMap(w);
	if (read["no obstacles"] === true) w.obstacles = [];
	for (const [i, sp] of (read.buildings ?? []).entries()) {
		const building = w.buildings[i];
		if (building === void 0) throw new BadInput("given.buildings", `the map ${w.map} has ${w.buildings.length} buildings`);
		building.sp = sp;
	}
}
function arrangeRoles(w, read) {
	w.attacker = ownerOf(w, seatNamed(w, read.attacker ?? "A", "given.attacker")).side;
	w.edges = ["south", "north"];
	const edges = scenarioOf(w).edges;
	if (edges !== void 0) {
		w.edges[w.attacker] = edges.attacker;
		w.edges[other(w.attacker)] = edges.defender;
	}
	for (const [letter, edge] of Object.entries(read.edges ?? {})) w.edges[ownerOf(w, seatNamed(w, letter, "given.edges")).side] = edge === "none" ? null : edge;
}
function arrangeOwner(w, seat, part) {
	const owner = ownerOf(w, seat);
	owner.list = w.scenario !== "LAST" || owner.side !== w.attacker ? {
		name: owner.name,
		species: owner.name,
		elite: part.elite ?? "Move",
		entries: []
	} : null;
	if (part.list !== void 0) owner.list = readList(part.list, "given.seats", w.options.own?.content);
	owner.locked = owner.list !== null;
	owner.used = part.used ?? [];
	owner.traits = part.traits ?? [];
	owner.total = part.total ?? w.units.filter((unit) => unit.owner === seat && unit.extra === null).reduce((sum, unit) => sum + unit.cost, 0);
	owner.lost = part.lost ?? 0;
	owner.hates = part.hates ?? null;
	owner.crusades = part.crusades ?? null;
	owner.doctrine = part.doctrine ?? null;
	owner.secret = part.secret ?? null;
	owner.chosen = part.boasts ?? null;
	owner.boasts = part.cards ?? owner.chosen?.slice() ?? [];
	owner.halfTested = part["half tested"] ?? (owner.total > 0 && 2 * owner.lost >= owner.total);
	owner.commanderLost = part["commander lost"] ?? false;
	owner.wounded = part.wounded ?? false;
	owner.gaveUp = part["gave up"] ?? false;
}
function arrangeSeats(w, read) {
	const seats = Object.entries(read.seats);
	for (const [seat, [letter, part]] of seats.entries()) {
		if (seatOfLetter(letter) !== seat) throw new BadInput("given.seats", "seats are called A, B, … in order");
		for (const [name, unit] of Object.entries(part.units ?? {})) w.units.push(unitFrom(w, seat, name, unit, `given.seats.${letter}.units.${name}`));
		arrangeOwner(w, seat, part);
	}
	w.units.sort((a, b) => a.id - b.id);
	for (const [, part] of seats) for (const [name, unit] of Object.entries(part.units ?? {})) insideOf(w, named$1(w, name, "given"), unit, name);
}
function arrangeGoals(w, read) {
	if (w.scenario === "GRIND") w.markers = [{
		x: 2400,
		y: 2400
	}];
	if (w.scenario === "ENCOUNTER") w.markers = FIVE_PLACES.map(hundredths);
	if (w.scenario === "VIP") w.vip = {
		x: 2400,
		y: 2400,
		carrier: -1,
		out: null
	};
	if (read.markers !== void 0) w.markers = read.markers.map(([x, y]) => ({
		x,
		y
	}));
	if (read.vip === void 0) return;
	const [x, y] = read.vip.at ?? [2400, 2400];
	w.vip = {
		x,
		y,
		carrier: read.vip.carrier === void 0 ? -1 : named$1(w, read.vip.carrier, "given.vip").id,
		out: read.vip.out === void 0 ? null : sideNamed(w, read.vip.out, "given.vip.out")
	};
}
function arrangeHistory(w, read) {
	for (const one of read.powers ?? []) w.effects.push({
		power: one.power,
		by: named$1(w, one.by, "given.powers").id,
		on: named$1(w, one.on, "given.powers").id,
		begun: one.begun ?? false
	});
	for (const one of read.removed ?? []) w.removals.push({
		unit: named$1(w, one.unit, "given.removed").id,
		how: one.how ?? "destroyed",
		by: one.by,
		killer: one.killer === void 0 ? -1 : named$1(w, one.killer, "given.removed").id
	});
}
function arrange(given) {
	const read = readGiven(given, "given");
	const w = tableFor(read);
	arrangeGround(w, read);
	arrangeRoles(w, read);
	arrangeSeats(w, read);
	arrangeGoals(w, read);
	arrangeHistory(w, read);
	const [first = 0] = seatsInOrder(w);
	openPage(w, read.acting === void 0 ? first : seatNamed(w, read.acting, "given.acting"), read.step ?? "orders", read["only free"] ?? false);
	return w;
}
function openPage(w, seat, step, onlyFree) {
	const order = seatsInOrder(w);
	w.active = ownerOf(w, seat).side;
	w.acting = seat;
	const frames = [match.begin({}, "result")];
	if (step === "turn ends" || step === "count") frames.push(battle.begin({ at: order.length }, step));
	else {
		frames.push(battle.begin({ at: order.indexOf(seat) + 1 }, "phases"));
		frames.push(phase.begin({
			...phaseFrame(seat),
			onlyFree
		}, step === "phase" ? "begin" : step));
	}
	w.flow = frames;
}
// packages/games/xenos-rampant/words.ts
const ORDERS$1 = {
	move: "Move",
	ground: "Go To Ground",
	jump: "Teleport Jump",
	disembark: "Get out",
	shoot: "Shoot",
	attack: "Attack",
	skirmish: "Skirmish",
	"move and fire": "Move and fire",
	"fire support": "Fire Support",
	manifest: "Manifest",
	regenerate: "Regenerate",
	explode: "Explode",
	arrive: "Special Insertion",
	enter: "Enter the table",
	charges: "Set charges"
};
const house = (number) => `Building ${number + 1}`;
function driveWords(step) {
	if ("turn" in step) return `turn ${Math.abs(step.turn)}° ${step.turn < 0 ? "left" : "right"}`;
	return "ahead" in step ? `ahead ${costInches(step.ahead)}` : `back ${costInches(step.back)}`;
}
const WINDS = [
	"north",
	"north-north-east",
	"north-east",
	"east-north-east",
	"east",
	"east-south-east",
	"south-east",
	"south-south-east",
	"south",
	"south-south-west",
	"south-west",
	"west-south-west",
	"west",
	"west-north-west",
	"north-west",
	"north-north-west"
];
function wayWords(to, { from, place }) {
	const at = from();
	if (at === null) return `at ${place(to)}`;
	const far = Math.hypot(to[0] - at.x, to[1] - at.y);
	const turn = (Math.atan2(to[0] - at.x, to[1] - at.y) / (2 * Math.PI) + 1) % 1;
	return `${nearInches(far)} to the ${WINDS[Math.round(turn * 16) % 16] ?? "north"}`;
}
function goWords(path, said) {
	const end = path.at(-1);
	if (end === void 0) return "Stay";
	const charge = said.asked?.about === "an attack";
	const bends = path.length > 1 && said.from() !== null ? ", not straight" : "";
	return `${charge ? "Charge" : "Go"} ${wayWords(end, said)}${bends}`;
}
function aimWords$1(order, { name }) {
	if (order.target !== void 0) return ` ${{
		manifest: "on",
		shoot: "at"
	}[order.order] ?? "against"} ${name(order.target)}`;
	return order.house === void 0 ? "" : ` ${order.order === "attack" ? "against" : "at"} ${house(order.house)}`;
}
function orderWords(order, said) {
	const spotter = order.spotter === void 0 ? "" : `, spotted by ${said.name(order.spotter)}`;
	const by = order.by === void 0 ? "" : ` (${order.by})`;
	return `${order.power ?? ORDERS$1[order.order]}${aimWords$1(order, said)}${spotter}${by}`;
}
function rerollWords(reroll) {
	if (reroll === false) return "Let it stand";
	return reroll === true ? "Roll again" : `Roll again: ${reroll}`;
}
function retreatWords(choice, said) {
	if (choice.retreat === "cover") return `Run for cover, ${wayWords(choice.to, said)}`;
	return choice.retreat === "stay" ? "Stay in cover" : "Run straight away";
}
function listWords(text) {
	const [name = "", ...units] = text.split("\n");
	return `Field ${name.replace(/ \[.*\]/, "")} (${units.length} units)`;
}
const WISE = {
	"-1": "Minus 1",
	0: "Leave the roll",
	1: "Plus 1"
};
const WORDS = {
	order: (choice, said) => `${said.name(choice.unit)}: ${orderWords(choice, said)}`,
	stop: () => "End your phase",
	concede: () => "Give up",
	rally: ({ rally }, { name }) => `Rally ${name(rally)}`,
	wild: ({ wild, target }, { name }) => `${name(wild)} charges ${name(target)}`,
	hold: ({ hold }, { name }) => hold === "fire" ? "Hold fire" : `Hold the line, ${name(hold)}`,
	test: ({ test }, { name }) => `${name(test)} tests`,
	path: ({ path }, said) => goWords(path, said),
	drive: ({ drive }) => `Drive: ${drive.map(driveWords).join(", ")}`,
	board: ({ board }, { name }) => `Board ${name(board)}`,
	house: (choice, { asked }) => `${asked?.about === "a move" ? "Into" : "Shoot at"} ${house(choice.house)}`,
	exit: ({ exit }) => `Leave by the ${exit} edge`,
	stay: () => "Stay",
	take: ({ take }) => take ? "Take the VIP along" : "Leave the VIP",
	crush: ({ crush }) => crush ? "Crush it" : "Leave it",
	direction: ({ direction }) => `Towards ${direction}°`,
	far: ({ far }) => `${inches$2(far)} far`,
	land: ({ land }, { place }) => land === false ? "Stay in reserve" : `Land at ${place(land)}`,
	first: ({ first }) => first === "shoot" ? "Shoot first" : "Move first",
	shoot: ({ shoot }, { name }) => `Shoot at ${name(shoot)}`,
	react({ react }, { asked }) {
		if (asked?.about === "an attack") return react ? "Meet the charge" : "Stand and wait";
		return react ? "Shoot back" : "Hold fire";
	},
	reroll: ({ reroll }) => rerollWords(reroll),
	stun: ({ stun }) => stun ? "Stun" : "Kill",
	stray: ({ stray }, { name }) => stray === null ? "Keep the hits" : `${name(stray)} takes the hits`,
	storm: ({ storm }, said) => `Take the position, ${wayWords(storm, said)}`,
	retreat: (choice, said) => retreatWords(choice, said),
	table: ({ table }) => `Roll on the ${table} table`,
	trait: ({ trait }) => trait,
	list: ({ list }) => listWords(list),
	hates: ({ hates }) => `Hatred of ${hates}`,
	crusades: ({ crusades }) => `Crusade against ${crusades}`,
	doctrine: ({ doctrine }) => doctrine,
	scenario: ({ scenario }) => scenario,
	wise: ({ wise }) => WISE[wise],
	zone: ({ zone }) => `Defend the ${zone}`,
	edge: ({ edge }) => `By the ${edge} edge`,
	keep: ({ keep }) => keep.length === 0 ? "Boast of nothing" : `Boast: ${keep.map((id) => BOASTS[id].title).join("; ")}`,
	raid: ({ raid }, { name }) => `${name(raid)} was raided`,
	underdogs: ({ underdogs }) => `${underdogs} mercenaries`,
	marker: ({ marker }, { place }) => `Marker at ${place(marker)}`,
	place: (choice, { name, place }) => `Place ${name(choice.place)} at ${place(choice.at)}`,
	suggested: () => "Place all as suggested",
	embark: (choice, { name }) => `${name(choice.embark)} starts in ${name(choice.in)}`,
	reserve: ({ reserve }, { name }) => `${name(reserve)} starts in reserve`,
	swap: ({ swap }, { name }) => swap.length === 0 ? "Swap nobody" : `Swap ${swap.map(name).join(" and ")}`,
	brood: ({ brood }, { name }) => `${name(brood)} returns`,
	buy: ({ buy }) => `Learn ${buy}`,
	remove: ({ remove }) => `Unlearn ${remove}`,
	grow: () => "A larger detachment",
	retire: () => "Retire",
	done: () => "Done"
};
const said = (view, length = nearInches) => ({
	name: (unit) => view.units[unit]?.name ?? `unit ${unit}`,
	asked: view.asked,
	from() {
		const unit = view.units[view.asked?.units[0] ?? -1];
		return unit === void 0 || unit.state !== "table" ? null : {
			x: unit.x,
			y: unit.y
		};
	},
	place: ([x, y]) => `${length(x)}, ${length(y)}`
});
const wordsOf = (kind, choice, names) => WORDS[kind](choice, names);
function worded(choice, names) {
	const kind = kindOf(choice);
	return wordsOf(kind, chosen(choice, kind), names);
}
const choiceWords = (choice, view) => worded(choice, said(view));
const exactWords = (choice, view) => worded(choice, said(view, inches$2));
// packages/games/xenos-rampant/caseWords.ts
const UNITS = [
	"unit",
	"target",
	"spotter",
	"board",
	"wild",
	"hold",
	"rally",
	"test",
	"shoot",
	"stray",
	"place",
	"embark",
	"in",
	"reserve",
	"raid",
	"brood"
];
const PLACES = [
	"at",
	"to",
	"land",
	"storm",
	"marker"
];
const LENGTHS = [
	"far",
	"ahead",
	"back"
];
const COMPASS = {
	north: 0,
	"north-east": 45,
	east: 90,
	"south-east": 135,
	south: 180,
	"south-west": 225,
	west: 270,
	"north-west": 315
};
function unitNamed(w, name, where) {
	const unit = w.units.find((one) => one.name === name) ?? w.units.find((one) => one.name.toLowerCase() === name.toLowerCase());
	if (unit !== void 0) return unit.id;
	const names = w.units.map((one) => one.name);
	throw new BadInput(where, `there is no unit ${JSON.stringify(name)}${closest(name, names)}`);
}
function inches(text, where) {
	const found = /^(-?\d+(?:\.\d{1,2})?)\s*(?:"|inch(?:es)?)?$/.exec(text.trim());
	if (found === null) throw new BadInput(where, `${JSON.stringify(text)} is no number of inches`);
	return Math.round(Number(found[1]) * 100);
}
function spotIn(text, where) {
	const [x, y, ...more] = text.split(",");
	if (x === void 0 || y === void 0 || more.length > 0) throw new BadInput(where, `${JSON.stringify(text)} is no place; write it like '12.5, 30'`);
	return [inches(x, where), inches(y, where)];
}
function houseIn(w, text, where) {
	const found = /^(?:house|building) (\d+)$/i.exec(text.trim());
	const house = Number(found?.[1] ?? 0) - 1;
	if (w.buildings[house] === void 0) throw new BadInput(where, `${JSON.stringify(text)} is no building; there are ${w.buildings.length}`);
	return house;
}
function directionIn(text, where) {
	const degrees = COMPASS[text.toLowerCase()];
	if (degrees === void 0) throw new BadInput(where, `${JSON.stringify(text)} is no direction${closest(text, Object.keys(COMPASS))}`);
	return degrees;
}
function fieldIn(w, key, value) {
	if (key === "path" && Array.isArray(value)) return value.map((at) => typeof at === "string" ? spotIn(at, "path") : at);
	if (key === "swap" && Array.isArray(value)) return value.map((one) => typeof one === "string" ? unitNamed(w, one, "swap") : one);
	if (key === "drive" && Array.isArray(value)) return value.map((step) => choiceIn(w, step));
	if (typeof value !== "string" || key === "hold" && value === "fire") return value;
	if (UNITS.includes(key)) return unitNamed(w, value, key);
	if (PLACES.includes(key)) return spotIn(value, key);
	if (LENGTHS.includes(key)) return inches(value, key);
	if (key === "house") return houseIn(w, value, key);
	return key === "direction" ? directionIn(value, key) : value;
}
function choiceIn(w, written) {
	if (!isObject(written)) return written;
	return Object.fromEntries(Object.entries(written).map(([key, value]) => [key, fieldIn(w, key, value)]));
}
const caseWords = {
	choice: (written, w) => choiceIn(w, written),
	names: (w) => w.owners.map((owner) => owner.name),
	says: (choice, view) => exactWords(choice, view)
};
// packages/games/xenos-rampant/chances.ts
const chances = [
	[.015, .005],
	[.107, .063],
	[.263, .14],
	[.433, .37],
	[.496, .46],
	[.501, .498],
	[.554, .63],
	[.752, .883],
	[.93, .955]
];
// packages/games/xenos-rampant/reach.ts
function tangents(dx, dy, r) {
	const off = dx * dx + dy * dy - r * r;
	if (off <= 0) return [];
	const t = isqrt(off * 256);
	return [{
		x: dx * t - dy * r * 16,
		y: dy * t + dx * r * 16
	}, {
		x: dx * t + dy * r * 16,
		y: dy * t - dx * r * 16
	}];
}
function roughCorners(m, from, most) {
	const corners = [];
	const { size } = m.ground.map;
	const rough = (x, y) => ROUGH[codeAt(m.ground, x, y)];
	for (let x = floorDiv(from.x - most, size) * size; x <= from.x + most; x += size) for (let y = floorDiv(from.y - most, size) * size; y <= from.y + most; y += size) {
		const around = rough(x, y) + rough(x - 1, y) + rough(x, y - 1) + rough(x - 1, y - 1);
		if (around !== 0 && around !== 4) corners.push({
			x: x - from.x,
			y: y - from.y
		});
	}
	return corners;
}
function edgesOf(w, m, from, most) {
	const edges = m.slowed || m.paralysed ? roughCorners(m, from, most) : [];
	const nose = ahead(0, 0, m.unit.facing, 1e3);
	edges.push({
		x: nose.y,
		y: -nose.x
	}, {
		x: -nose.y,
		y: nose.x
	});
	if (m.flies) return edges;
	for (const one of m.others) {
		const [dx, dy] = [one.x - from.x, one.y - from.y];
		if (one.near) edges.push({
			x: -dy,
			y: dx
		}, {
			x: dy,
			y: -dx
		});
		else edges.push(...tangents(dx, dy, one.least));
	}
	if (m.skims) return edges;
	for (const { west, south, east, north } of m.solid) for (const x of [west, east]) for (const y of [south, north]) edges.push(...tangents(x - from.x, y - from.y, m.core));
	if (m.crossing !== 0) for (const o of w.obstacles) edges.push({
		x: o.x1 - from.x,
		y: o.y1 - from.y
	}, {
		x: o.x2 - from.x,
		y: o.y2 - from.y
	});
	return edges;
}
function patchesOf(m, from, most) {
	const patches = [];
	const edges = () => [];
	if (m.flies) for (const { x, y, least } of m.others) patches.push({
		from: {
			x,
			y
		},
		most: least,
		edges,
		holds: (px, py) => squared(px, py, x, y) < least * least
	});
	for (const box of m.ground.solid) {
		if (squaredToBox(from.x, from.y, box) > (most + m.core) * (most + m.core)) continue;
		const middle = {
			x: box.west + box.east >> 1,
			y: box.south + box.north >> 1
		};
		const corner = isqrt(squared(box.west, box.south, middle.x, middle.y));
		patches.push({
			from: middle,
			most: corner + m.core + 1,
			edges,
			holds: (x, y) => squaredToBox(x, y, box) < m.core * m.core
		});
	}
	return patches;
}
function legReach(w, unit, from, most) {
	const m = moverOf(w, unit, from.x, from.y);
	const { x: fromX, y: fromY } = from;
	m.others = m.others.filter((one) => squared(one.x, one.y, fromX, fromY) <= (most + one.least) * (most + one.least));
	m.solid = m.solid.filter((box) => squaredToBox(fromX, fromY, box) <= (most + m.core) * (most + m.core));
	const p = profileOf(unit);
	const reverses = p.vehicle && !p.walker && !w.options.facing;
	const goes = (x, y, ends) => squared(x, y, fromX, fromY) <= most * most && (reverses && ends ? pathFault(w, unit, {
		kind: "move",
		most
	}, [spot(x, y)]) === null : legFault(w, m, fromX, fromY, x, y, ends) === null && legCost(w, m, fromX, fromY, x, y) <= most);
	const passesOver = m.flies || m.skims;
	return {
		legal: (x, y) => goes(x, y, true),
		within: {
			from: {
				x: fromX,
				y: fromY
			},
			most,
			holds: (x, y) => goes(x, y, !passesOver),
			edges: () => edgesOf(w, m, from, most)
		},
		without: () => passesOver ? patchesOf(m, from, most) : []
	};
}
function driveTowards(unit, to) {
	const turns = turnsTo(unit, bearing(to.x - unit.x, to.y - unit.y));
	const far = isqrt(squared(unit.x, unit.y, to.x, to.y));
	return far < 1 ? turns : [...turns, { ahead: far }];
}
const HALF_DEGREES = Array.from({ length: 720 }, (_, i) => {
	const d = i >> 1;
	const [before, after] = i % 2 === 0 ? [51, 49] : [49, 51];
	return {
		x: before * sine(d) + after * sine(d + 1),
		y: before * sine(d + 90) + after * sine(d + 91)
	};
});
function driveReach(w, unit, most) {
	const from = {
		x: unit.x,
		y: unit.y
	};
	const m = moverOf(w, unit);
	const goes = (x, y, ends) => {
		if (x === from.x && y === from.y) return true;
		const heading = bearing(x - from.x, y - from.y);
		const left = most - 200 * turnsTo(unit, heading).length;
		const to = ahead(from.x, from.y, heading, isqrt(squared(from.x, from.y, x, y)));
		return legFault(w, m, from.x, from.y, to.x, to.y, ends) === null && legCost(w, m, from.x, from.y, to.x, to.y) <= left;
	};
	return {
		legal: (x, y) => goes(x, y, true),
		within: {
			from,
			most,
			holds: (x, y) => goes(x, y, !m.skims),
			edges: () => HALF_DEGREES
		},
		without: () => m.skims ? patchesOf(m, from, most) : []
	};
}
function reachOf(w, space) {
	if (space.kind === "move") return legReach(w, unitOf(w, space.unit), {
		x: space.from[0],
		y: space.from[1]
	}, space.most);
	return space.kind === "drive" ? driveReach(w, unitOf(w, space.unit), space.most) : null;
}
// packages/games/xenos-rampant/book/index.ts
const book = bookOf([
	campaign,
	match,
	setup,
	underdogs,
	raiders,
	deployment,
	battle,
	phase,
	orders,
	move,
	jump,
	shot,
	skirmish,
	attack,
	support,
	manifest,
	courage,
	tests$1,
	aftermath,
	retreat,
	explosion,
	collapse,
	wreck,
	crush,
	brood
], (w, seat) => ownerOf(w, seat).kind === "automaton");
// packages/games/xenos-rampant/preview/around.ts
function ruling(w, choice) {
	const f = top(w);
	const question = questionOf(book, f);
	const who = question.who(w, f);
	const seat = typeof who === "number" ? who : who?.[0] ?? 0;
	if (question.offers(w, f, seat).some((offer) => same$1(offer, choice))) return null;
	return question.judge === void 0 ? {
		rule: question.rule,
		reason: "That is not among the choices here."
	} : question.judge(w, f, seat, choice);
}
function spotNear(w, x, y, choiceAt) {
	const at = nearestOn(boundsOf(w), (px, py) => ruling(w, choiceAt(spot(px, py))) === null, x, y);
	return at === null ? null : choiceAt(spot(at.x, at.y));
}
function coverNear(w, x, y) {
	const f = top(w);
	if (!retreat.has(f)) return null;
	const m = mover(w, f);
	const most = retreatDistance(w, unitOf(w, f.unit));
	const legal = (px, py) => squared(px, py, m.unit.x, m.unit.y) <= most * most && coverSpot(w, f, m, px, py) && routeToPoint(w, m, {
		x: px,
		y: py
	}, most) !== null;
	const at = nearestOn(boundsOf(w), legal, x, y);
	return at === null ? null : {
		retreat: "cover",
		to: spot(at.x, at.y)
	};
}
function chargeBy(w, x, y) {
	const f = top(w);
	if (!attack.has(f)) return null;
	const r = radiusOf(unitOf(w, f.unit));
	const contact = f.target >= 0 ? contactOf(w, unitOf(w, f.target)) : houseBox(w, f.house);
	const from = "r" in contact ? contact : {
		x: clamp(x, contact.west, contact.east),
		y: clamp(y, contact.south, contact.north)
	};
	const far = isqrt(squared(from.x, from.y, x, y));
	if (far === 0) return null;
	const sum = r + ("r" in contact ? contact.r : 0) + 1;
	const end = spot(from.x + roundDiv((x - from.x) * sum, far), from.y + roundDiv((y - from.y) * sum, far));
	return [{ path: [end] }, { path: [spot(x, y), end] }].find((way) => ruling(w, way) === null) ?? null;
}
function choiceAround(w, space, x, y) {
	switch (space.kind) {
		case "charge": return chargeBy(w, x, y);
		case "cover": return coverNear(w, x, y);
		case "storm": return spotNear(w, x, y, (storm) => ({ storm }));
		case "put down": return spotNear(w, x, y, (land) => ({ land }));
		case "nest": {
			const f = top(w);
			const offer = questionOf(book, f).offers(w, f, 0).find((one) => isKind(one, "brood"));
			return offer === void 0 || !isKind(offer, "brood") ? null : spotNear(w, x, y, (at) => ({
				brood: offer.brood,
				at
			}));
		}
		case "direction": {
			const unit = unitOf(w, space.unit);
			return { direction: bearing(x - unit.x, y - unit.y) };
		}
		case "distance": {
			const unit = unitOf(w, space.unit);
			const f = top(w);
			return jump.has(f) ? { far: clamp(isqrt(squared(unit.x, unit.y, x, y)), 0, space.most) } : null;
		}
		default: return null;
	}
}
// packages/games/xenos-rampant/preview/spaces.ts
function bordersOf(w, space) {
	const reach = reachOf(w, space);
	return reach === null ? [] : borders(reach);
}
function rimOf(w, unit, x, y) {
	const box = boundsOf(w);
	const { edge } = unit;
	if (edge === "north" || edge === "south") return spot(x, edge === "north" ? box.north : box.south);
	return spot(edge === "east" ? box.east : box.west, y);
}
function outTo(w, unit, x, y) {
	const ride = unitOf(w, unit.inside);
	const length = Math.max(1, isqrt(squared(ride.x, ride.y, x, y)));
	const far = radiusOf(ride) + radiusOf(unit) + 1;
	const start = spot(ride.x + roundDiv((x - ride.x) * far, length), ride.y + roundDiv((y - ride.y) * far, length));
	return length <= far ? [start] : [start, spot(x, y)];
}
function pathTo(w, space, x, y) {
	const unit = unitOf(w, space.unit);
	const judged = (kind, path) => ({
		choice: { path },
		fault: pathFault(w, unit, {
			kind,
			most: space.most
		}, path)
	});
	if (space.kind === "enter") return judged("enter", [rimOf(w, unit, x, y), spot(x, y)]);
	if (space.kind === "get out") return judged("disembark", outTo(w, unit, x, y));
	const box = houseBox(w, unit.inside);
	return judged("move", [spot(clamp(x, box.west, box.east), clamp(y, box.south, box.north)), spot(x, y)]);
}
function pointedAt(w, space, x, y) {
	switch (space.kind) {
		case "marker": return {
			choice: { marker: spot(x, y) },
			fault: markerFault(w, x, y)
		};
		case "deploy": return {
			choice: {
				place: space.unit,
				at: spot(x, y)
			},
			fault: deployFault(w, unitOf(w, space.unit), x, y)
		};
		case "land": return {
			choice: { land: spot(x, y) },
			fault: landingFault(w, unitOf(w, space.unit), x, y)
		};
		case "enter":
		case "leave":
		case "get out": return pathTo(w, space, x, y);
		default: return null;
	}
}
const AROUND = [
	"charge",
	"cover",
	"storm",
	"put down",
	"nest",
	"direction",
	"distance"
];
function nearestChoice(w, space, x, y) {
	const reach = reachOf(w, space);
	if (reach !== null && (space.kind === "move" || space.kind === "drive")) {
		const at = nearest$1(reach, x, y);
		const { from } = reach.within;
		if (at.x === from.x && at.y === from.y) return { stay: true };
		return space.kind === "drive" ? { drive: driveTowards(unitOf(w, space.unit), at) } : { path: [spot(at.x, at.y)] };
	}
	if (AROUND.includes(space.kind)) return choiceAround(w, space, x, y);
	const legal = (px, py) => pointedAt(w, space, px, py)?.fault === null;
	const at = nearestOn(boundsOf(w), legal, x, y);
	return at === null ? null : pointedAt(w, space, at.x, at.y)?.choice ?? null;
}
// packages/games/xenos-rampant/copy.ts
const copyUnit = (u) => ({
	id: u.id,
	owner: u.owner,
	name: u.name,
	build: u.build,
	cost: u.cost,
	commander: u.commander,
	species: u.species,
	faith: u.faith,
	powers: u.powers.slice(),
	fixedGun: u.fixedGun,
	sp: u.sp,
	start: u.start,
	state: u.state,
	inside: u.inside,
	x: u.x,
	y: u.y,
	facing: u.facing,
	suppressed: u.suppressed,
	grounded: u.grounded,
	tried: u.tried,
	fray: u.fray,
	answered: u.answered,
	mercenary: u.mercenary,
	due: u.due,
	driven: u.driven,
	gotIn: u.gotIn,
	gotOut: u.gotOut,
	edge: u.edge,
	dropped: u.dropped,
	extra: u.extra,
	held: u.held,
	post: {
		x: u.post.x,
		y: u.post.y
	}
});
const copyOwner = (o) => ({
	side: o.side,
	kind: o.kind,
	name: o.name,
	list: o.list,
	locked: o.locked,
	traits: o.traits.slice(),
	wounded: o.wounded,
	doctrine: o.doctrine,
	total: o.total,
	lost: o.lost,
	commanderLost: o.commanderLost,
	halfTested: o.halfTested,
	hates: o.hates,
	crusades: o.crusades,
	gaveUp: o.gaveUp,
	used: o.used.slice(),
	secret: o.secret,
	boasts: o.boasts.slice(),
	chosen: o.chosen?.slice() ?? null
});
const copy = (w) => ({
	edition: w.edition,
	flow: copyFlow(w.flow),
	undoBarrier: w.undoBarrier,
	over: w.over,
	options: w.options,
	scenario: w.scenario,
	map: w.map,
	owners: w.owners.map(copyOwner),
	attacker: w.attacker,
	edges: w.edges.slice(),
	turn: w.turn,
	lastTurn: w.lastTurn,
	active: w.active,
	acting: w.acting,
	units: w.units.map(copyUnit),
	buildings: w.buildings.map((one) => ({
		kind: one.kind,
		sp: one.sp
	})),
	obstacles: w.obstacles.map((o) => ({
		kind: o.kind,
		group: o.group,
		x1: o.x1,
		y1: o.y1,
		x2: o.x2,
		y2: o.y2
	})),
	markers: w.markers.map((one) => ({
		x: one.x,
		y: one.y
	})),
	vip: w.vip === null ? null : { ...w.vip },
	effects: w.effects.map((one) => ({ ...one })),
	score: w.score.map((one) => ({ ...one })),
	removals: w.removals.map((one) => ({ ...one })),
	waiting: copyFlow(w.waiting),
	owed: w.owed.map((one) => ({ ...one })),
	wave: w.wave,
	surveyed: w.surveyed,
	campaign: w.campaign === null ? null : copyJson(w.campaign)
});
// packages/games/xenos-rampant/imagine.ts
const ones = (n) => Array.from({ length: n }, () => 1);
function anyOf$2(things, chance, why) {
	const thing = things[chance.pick(ones(things.length), why)];
	if (thing === void 0) throw new Error("there is nothing to pick from");
	return thing;
}
function imagine(v, chance) {
	const deck = BOAST_IDS.filter((id) => !v.owners.some((owner) => Array.isArray(owner.boasts) && owner.boasts.includes(id)));
	const deal = (count) => Array.from({ length: count }, () => head(deck.splice(chance.pick(ones(deck.length), "XR-BST-01"), 1))).sort();
	const owners = v.owners.map((owner) => {
		const boasts = Array.isArray(owner.boasts) ? owner.boasts.slice() : deal(owner.boasts);
		const { points: _points, ...rest } = owner;
		return {
			...rest,
			traits: owner.traits.slice(),
			used: owner.used.slice(),
			list: owner.list === "hidden" ? null : owner.list,
			secret: owner.secret === "hidden" ? anyOf$2(SECRET_CARDS, chance, "XR-M-SECRET-02") : owner.secret,
			boasts,
			chosen: owner.chosen === null || Array.isArray(owner.chosen) ? owner.chosen?.slice() ?? null : boasts.slice(0, owner.chosen)
		};
	});
	const w = {
		edition: v.edition,
		flow: copyFlow(v.flow),
		undoBarrier: v.undoBarrier,
		over: v.over,
		options: v.options,
		scenario: v.scenario,
		map: v.map,
		owners,
		attacker: v.attacker,
		edges: v.edges.slice(),
		turn: v.turn,
		lastTurn: v.lastTurn,
		active: v.active,
		acting: v.acting,
		units: v.units.map(copyUnit),
		buildings: v.buildings.map((one) => ({ ...one })),
		obstacles: v.obstacles.map((one) => ({ ...one })),
		markers: v.markers.map((one) => ({ ...one })),
		vip: v.vip === null ? null : { ...v.vip },
		effects: v.effects.map((one) => ({ ...one })),
		score: v.score.map((one) => ({ ...one })),
		removals: v.removals.map((one) => ({ ...one })),
		waiting: copyFlow(v.waiting),
		owed: v.owed.map((one) => ({ ...one })),
		wave: v.wave,
		surveyed: v.surveyed,
		campaign: v.campaign === null ? null : copyJson(v.campaign)
	};
	v.owners.forEach((owner, seat) => {
		if (owner.list !== "hidden") return;
		const { points, budget } = pointsOf(w, seat);
		const lists = samplesFor(points, budget);
		ownerOf(w, seat).list = anyOf$2(lists, chance, "XR-DET-12");
	});
	return w;
}
// packages/games/xenos-rampant/preview/table.ts
const tables = new WeakMap();
function tableOf(view) {
	let w = tables.get(view);
	if (w === void 0) tables.set(view, w = imagine(view, fastChance(1)));
	return w;
}
function tableWith(view, id, at) {
	const w = copy(tableOf(view));
	const unit = unitOf(w, id);
	unit.x = at.x;
	unit.y = at.y;
	unit.facing = at.facing ?? unit.facing;
	if (unit.state !== "building") unit.state = "table";
	return w;
}
// packages/games/xenos-rampant/preview/inWords.ts
const placeOf = (w, mark) => {
	if (typeof mark !== "number") return {
		...mark,
		r: 0
	};
	const unit = unitOf(w, mark);
	return {
		x: unit.x,
		y: unit.y,
		r: radiusOf(unit)
	};
};
function atGap(w, mover, mark, gap) {
	const unit = unitOf(w, mover);
	const to = placeOf(w, mark);
	const length = isqrt(squared(unit.x, unit.y, to.x, to.y));
	if (length === 0) return {
		x: unit.x,
		y: unit.y
	};
	const far = radiusOf(unit) + to.r + gap;
	return {
		x: to.x + roundDiv((unit.x - to.x) * far, length),
		y: to.y + roundDiv((unit.y - to.y) * far, length)
	};
}
// packages/games/xenos-rampant/odds/spread.ts
const CERTAIN = [1];
function sumOf(a, b) {
	const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
	a.forEach((p, i) => b.forEach((q, j) => sum[i + j] = (sum[i + j] ?? 0) + p * q));
	return sum;
}
function times(count, one) {
	let all = CERTAIN;
	for (let i = 0; i < count; i++) all = sumOf(all, one);
	return all;
}
function spreadAfter(spread, to) {
	const after = [];
	spread.forEach((p, n) => {
		if (p > 0) to(n).forEach((q, m) => after[m] = (after[m] ?? 0) + p * q);
	});
	return Array.from(after, (p) => p ?? 0);
}
const exactly = (n) => Array.from({ length: n + 1 }, (_, i) => i === n ? 1 : 0);
const meanOf = (spread) => spread.reduce((mean, p, n) => mean + p * n, 0);
const atLeast = (spread, n) => spread.reduce((sum, p, i) => i >= n ? sum + p : sum, 0);
function sumOfDice(dice) {
	return times(dice, [
		0,
		1,
		1,
		1,
		1,
		1,
		1
	].map((n) => n / 6));
}
// packages/games/xenos-rampant/odds/fate.ts
const newFate = () => ({
	destroyed: 0,
	routed: 0,
	suppressed: 0,
	hurt: 0,
	nothing: 0,
	lost: [],
	exact: true
});
function add(fate, chance, end, lost) {
	if (chance === 0) return;
	if (end === "held") fate[lost > 0 ? "hurt" : "nothing"] += chance;
	else fate[end] += chance;
	fate.lost[lost] = (fate.lost[lost] ?? 0) + chance;
}
const STEADY = {
	passed: 1,
	failed: 0,
	broken: 0
};
function nerveOf(w, unit, left, test) {
	if (!testsCourage(w, unit)) return STEADY;
	const plus = total(courageModifiers(w, unit, test));
	const courage = courageOf(w, unit, test);
	const nerve = {
		passed: 0,
		failed: 0,
		broken: 0
	};
	sumOfDice(2 * left <= unit.start ? 1 : 2).forEach((chance, sum) => {
		const reached = sum + plus;
		nerve[reached >= courage ? "passed" : reached <= 0 ? "broken" : "failed"] += chance;
	});
	return nerve;
}
const blockedLoss = (unit, left) => {
	const hits = times(2 * left <= unit.start ? 5 : 10, [4 / 6, 2 / 6]);
	const lost = [];
	hits.forEach((chance, n) => {
		const points = Math.min(left, pointsLost(n, profileOf(unit).armour, false));
		lost[points] = (lost[points] ?? 0) + chance;
	});
	return Array.from(lost, (chance) => chance ?? 0);
};
function runOf(w, f) {
	if (mayStay(w, f)) return "free";
	if (profileOf(unitOf(w, f.unit)).immobile) return "off";
	if (nearestCover(w, f) !== null) return "free";
	const run = flight(w, f);
	if (run.off) return w.options.mercy ? "free" : "off";
	return run.blocked ? "blocked" : "free";
}
const tests = (cause, hits, lost) => cause === "shot" ? hits > 0 : lost > 0;
function runs(unit, fate, { chance, lost, end, retreat }) {
	const left = unit.sp - lost;
	if (left <= 0) return add(fate, chance, "destroyed", unit.sp);
	if (retreat === "off") return add(fate, chance, "routed", unit.sp);
	if (retreat === "free") return add(fate, chance, end, lost);
	blockedLoss(unit, left).forEach((part, points) => add(fate, chance * part, points >= left ? "destroyed" : end, lost + points));
}
const retreatOf = (w, unit, by, attack, failed) => runOf(w, {
	unit: unit.id,
	by,
	from: null,
	attack,
	failed
});
function fateOf$1(w, ordeal) {
	const { unit, hits, lossOf, cause, by } = ordeal;
	const fate = newFate();
	const test = (lost) => courageTest(unit, cause, {
		lost,
		by,
		feared: ordeal.feared ?? false,
		attacking: ordeal.attacking ?? false
	});
	fate.exact = !mayRollAgain(w, unit, test(0));
	let retreat = null;
	const marked = unit.suppressed || profileOf(unit).undead;
	hits.forEach((chance, n) => {
		if (chance === 0) return;
		lossOf(n).forEach((part, lost) => {
			const p = chance * part;
			if (p === 0) return;
			if (lost >= unit.sp) return add(fate, p, "destroyed", unit.sp);
			const nerve = tests(cause, n, lost) ? nerveOf(w, unit, unit.sp - lost, test(lost)) : STEADY;
			add(fate, p * nerve.passed, "held", lost);
			add(fate, p * nerve.broken, "routed", unit.sp);
			if (nerve.failed === 0) return;
			retreat ??= retreatOf(w, unit, by, cause === "attack", true);
			const paid = lost + (unit.suppressed ? 1 : 0);
			runs(unit, fate, {
				chance: p * nerve.failed,
				lost: paid,
				end: marked ? "held" : "suppressed",
				retreat
			});
		});
	});
	fate.lost = Array.from(fate.lost, (one) => one ?? 0);
	return fate;
}
// packages/games/xenos-rampant/odds/hitOdds.ts
function oneDie(w, { need, minus, double }) {
	const hits = [
		0,
		0,
		0
	];
	for (let die = 1; die <= 6; die++) {
		const count = isHit(w, die, need, minus) ? die === 6 && double ? 2 : 1 : 0;
		hits[count] = (hits[count] ?? 0) + 1 / 6;
	}
	return hits;
}
function hitsOfThrow(w, thrown) {
	const one = oneDie(w, thrown);
	const miss = one[0] ?? 0;
	if (thrown.again <= 0 || miss === 0) return times(thrown.dice, one);
	if (thrown.again >= thrown.dice) {
		const twice = one.map((p, hits) => hits === 0 ? miss * miss : p + miss * p);
		return times(thrown.dice, twice);
	}
	const hit = one.map((p, hits) => hits === 0 ? 0 : p / (1 - miss));
	return spreadAfter(times(thrown.dice, [1 - miss, miss]), (m) => sumOf(times(thrown.dice - m, hit), times(Math.min(m, thrown.again), one)));
}
function afterField(unit, points, cause) {
	const level = profileOf(unit).xeno["Force Field"] ?? 0;
	if (level === 0 || points === 0 || !(cause === "shot" || cause === "attack" && level === 3)) return exactly(points);
	const saved = level === 1 ? 1 / 6 : 2 / 6;
	return times(points, [saved, 1 - saved]);
}
function medicsFor(w, unit) {
	const p = profileOf(unit);
	return w.units.flatMap((medic) => {
		const q = profileOf(medic);
		if (q.xeno["Combat Medic"] === void 0 || medic.suppressed || medic.sp <= 0 || !onTable(w, medic)) return [];
		if (sideOf(w, medic) !== sideOf(w, unit) || medic !== unit && !within$1(w, medic, unit, 600)) return [];
		if (p.demonic && !q.demonic || p.undead && !q.undead || p.mechanoid && !q.mechanoid) return [];
		return [atHalf(medic) ? 2 / 6 : 3 / 6];
	});
}
function afterMedic(points, chance) {
	if (points === 0) return CERTAIN;
	const left = Array.from({ length: points + 1 }, () => 0);
	left[points] = 1 - chance;
	left[points - 1] = chance;
	return left;
}
function lossOf(w, unit, { armour, cause, doubled }) {
	const medics = medicsFor(w, unit);
	return (hits) => {
		const due = pointsLost(hits, armour, cause === "attack" && profileOf(unit).undead) * (doubled ? 2 : 1);
		let left = afterField(unit, Math.min(due, unit.sp), cause);
		for (const chance of medics) left = spreadAfter(left, (points) => afterMedic(points, chance));
		return left;
	};
}
// packages/games/xenos-rampant/odds/fightOdds.ts
function throwOf(w, unit, enemy, met) {
	return {
		...poolOf(unit, fightValue(w, unit, enemy, met, met)),
		dice: diceOf$1(w, unit),
		again: fightRerolls(w, unit, enemy)
	};
}
function fighters(w, unit, target, met) {
	const one = (own, enemy, attacks, throws, against) => {
		const armour = armourInFight(w, own, enemy, fightsInRough(w, own, enemy, attacks), !attacks && uphill(w, own, enemy));
		const doubled = profileOf(own).demonic && profileOf(enemy).demonic;
		return {
			unit: own,
			thrown: throws,
			armour,
			fate: newFate(),
			loss: spreadAfter(hitsOfThrow(w, against), lossOf(w, own, {
				armour: armour.value,
				cause: "attack",
				doubled
			}))
		};
	};
	const a = throwOf(w, unit, target, true);
	const d = throwOf(w, target, unit, met);
	return [one(unit, target, true, a, d), one(target, unit, met, d, a)];
}
function endings(w, { unit }, enemy, lost, met, attacks) {
	if (lost === 0) return [{
		chance: 1,
		end: "held"
	}];
	const nerve = nerveOf(w, unit, unit.sp - lost, courageTest(unit, "attack", {
		lost,
		by: enemy.id,
		feared: attacks ? met : true,
		attacking: attacks || met
	}));
	return [
		{
			chance: nerve.passed,
			end: "held"
		},
		{
			chance: nerve.failed,
			end: "failed"
		},
		{
			chance: nerve.broken,
			end: "broken"
		}
	].filter(({ chance }) => chance > 0);
}
function settle(w, { unit, fate }, enemy, course) {
	const { chance, lost, end, yields } = course;
	if (lost >= unit.sp) return add(fate, chance, "destroyed", unit.sp);
	if (end === "broken") return add(fate, chance, "routed", unit.sp);
	if (end === "held" && !yields) return add(fate, chance, "held", lost);
	const fails = end === "failed";
	runs(unit, fate, {
		chance,
		lost: lost + (fails && unit.suppressed ? 1 : 0),
		end: fails && !unit.suppressed && !profileOf(unit).undead ? "suppressed" : "held",
		retreat: retreatOf(w, unit, enemy.id, true, fails)
	});
}
function fight(before, attacker, attacked, met) {
	const w = copy(before);
	const unit = unitOf(w, attacker.id);
	const target = unitOf(w, attacked.id);
	const way = chargeRoute(w, unit, target);
	if (way !== null) Object.assign(unit, {
		x: way.end.x,
		y: way.end.y,
		state: "table",
		inside: -1,
		grounded: false
	});
	if (met) target.grounded = false;
	const [a, d] = fighters(w, unit, target, met);
	const frame = {
		...attackFrame(unit, target.id, -1),
		met
	};
	a.loss.forEach((pa, aLost) => d.loss.forEach((pd, dLost) => {
		if (pa * pd === 0) return;
		const alive = aLost < unit.sp && dLost < target.sp;
		const loser = losing({
			...frame,
			aCount: aLost,
			dCount: dLost
		}, unit, target);
		const ds = dLost >= target.sp ? [{
			chance: 1,
			end: "held"
		}] : endings(w, d, unit, dLost, met, false);
		const as = aLost >= unit.sp ? [{
			chance: 1,
			end: "held"
		}] : endings(w, a, target, aLost, met, true);
		for (const one of as) for (const two of ds) {
			const chance = pa * pd * one.chance * two.chance;
			const contact = alive && one.end === "held" && two.end === "held";
			settle(w, a, target, {
				chance,
				lost: aLost,
				end: one.end,
				yields: contact && loser === unit
			});
			settle(w, d, unit, {
				chance,
				lost: dLost,
				end: two.end,
				yields: contact && loser === target
			});
		}
	}));
	for (const one of [a, d]) {
		one.fate.lost = Array.from(one.fate.lost, (p) => p ?? 0);
		one.fate.exact = !mayRollAgain(w, one.unit, courageTest(one.unit, "attack"));
	}
	return [a, d];
}
const blowOn = (struck, striker) => ({
	thrown: striker.thrown,
	armour: struck.armour.value,
	because: struck.armour.because,
	fate: struck.fate
});
function mixed(first, second, chance) {
	const of = (one, two) => chance * one + (1 - chance) * two;
	return {
		destroyed: of(first.destroyed, second.destroyed),
		routed: of(first.routed, second.routed),
		suppressed: of(first.suppressed, second.suppressed),
		hurt: of(first.hurt, second.hurt),
		nothing: of(first.nothing, second.nothing),
		lost: Array.from({ length: Math.max(first.lost.length, second.lost.length) }, (_, n) => of(first.lost[n] ?? 0, second.lost[n] ?? 0)),
		exact: first.exact && second.exact
	};
}
function meets(w, target, unit) {
	const choice = counterCharge(w, target, unit);
	return mayCounterCharge(w, target, unit) && "react" in choice && choice.react;
}
function fightExchange(w, unit, target) {
	const [a, d] = fight(w, unit, target, false);
	const met = meets(w, target, unit) ? waysOf36(7, reactionModifiers(target)) / 36 : 0;
	const guessed = mayCounterCharge(w, target, unit) && ownerOf(w, target.owner).kind !== "automaton";
	const both = met === 0 ? null : fight(w, unit, target, true);
	const fateA = both === null ? a.fate : mixed(both[0].fate, a.fate, met);
	const fateD = both === null ? d.fate : mixed(both[1].fate, d.fate, met);
	const sure = (fate) => ({
		...fate,
		exact: fate.exact && !guessed
	});
	return {
		blow: {
			...blowOn(d, a),
			fate: sure(fateD)
		},
		back: {
			chance: 1,
			rule: met === 0 ? "XR-ATK-05" : "XR-CCH-02",
			blow: {
				...blowOn(a, d),
				fate: sure(fateA)
			}
		}
	};
}
// packages/games/xenos-rampant/odds/shotOdds.ts
const bothDemonic = (a, b) => profileOf(a).demonic && profileOf(b).demonic;
function blowOf(w, from, to, thrown, seenBy, extreme) {
	const armour = armourAgainstShot(w, {
		shooter: from,
		target: to,
		barrage: false,
		extreme,
		cover: coverFrom(w, seenBy, to)
	});
	return {
		thrown,
		armour: armour.value,
		because: armour.because,
		fate: fateOf$1(w, {
			unit: to,
			hits: hitsOfThrow(w, thrown),
			lossOf: lossOf(w, to, {
				armour: armour.value,
				cause: "shot",
				doubled: bothDemonic(from, to)
			}),
			cause: "shot",
			by: from.id
		})
	};
}
function answers(w, target) {
	const choice = firefight(target);
	return ownerOf(w, target.owner).kind !== "automaton" || "react" in choice && choice.react;
}
function shotExchange(w, shooter, target, { mode, spotter }) {
	const weapon = weaponOf(shooter, mode, spotter !== null);
	const throwOf = (unit, enemy, sv, moving) => ({
		...shotPool(unit, sv, moving),
		dice: diceOf$1(w, unit),
		again: shootingRerolls(w, unit, enemy)
	});
	const seenBy = spotter !== null && profileOf(shooter).has["Indirect Fire"] ? spotter : shooter;
	const blow = blowOf(w, shooter, target, throwOf(shooter, target, weapon.sv, mode === "moving"), seenBy, isExtreme(w, shooter, target, weapon));
	if (target.answered || !mayFirefight(w, target, shooter) || !answers(w, target)) return {
		blow,
		back: null
	};
	return {
		blow,
		back: {
			chance: waysOf36(7, reactionModifiers(target)) / 36,
			rule: "XR-FFT-02",
			blow: blowOf(w, target, shooter, throwOf(target, shooter, profileOf(target).sv, false), target, false)
		}
	};
}
function barrageExchange(w, caller, target) {
	const thrown = {
		dice: atHalf(caller) ? 5 : 10,
		need: 4,
		minus: 0,
		double: false,
		again: 0
	};
	const armour = armourAgainstShot(w, {
		shooter: caller,
		target,
		barrage: true,
		extreme: false,
		cover: coverFrom(w, caller, target)
	});
	const fate = fateOf$1(w, {
		unit: target,
		hits: hitsOfThrow(w, thrown),
		lossOf: lossOf(w, target, {
			armour: armour.value,
			cause: "shot",
			doubled: false
		}),
		cause: "shot",
		by: caller.id
	});
	return {
		blow: {
			thrown,
			armour: armour.value,
			because: armour.because,
			fate: {
				...fate,
				exact: false
			}
		},
		back: null
	};
}
// packages/games/xenos-rampant/odds/aim.ts
const stopped = (fate) => fate.suppressed + gone(fate);
const gone = (fate) => fate.destroyed + fate.routed;
const price = (unit, fate) => Math.sqrt(unit.cost) * (gone(fate) + .5 * fate.suppressed + .5 * meanOf(fate.lost) / unit.start) + (unit.commander ? gone(fate) : 0);
const ANY_ORDER = .1;
function wayWith(w, { order, free, ways }, target, exchange) {
	const unit = unitOf(w, order.unit);
	const { blow, back } = exchange;
	const obeyed = ways / 36;
	const cost = back === null ? 0 : back.chance * price(unit, back.blow.fate);
	const yields = obeyed * (price(target, blow.fate) - cost);
	return {
		order,
		follow: [],
		at: null,
		free,
		obeyed,
		gap: gap(w, unit, target),
		exchange,
		yields,
		worth: yields
	};
}
const directs = new WeakMap();
function direct(w, one) {
	const known = directs.get(one);
	if (known !== void 0) return known;
	const { target } = one.order;
	const way = target === void 0 ? null : directAt(w, one, unitOf(w, target));
	directs.set(one, way);
	return way;
}
function directAt(w, one, target) {
	const { order } = one;
	const unit = unitOf(w, order.unit);
	switch (order.order) {
		case "shoot": return wayWith(w, one, target, shotExchange(w, unit, target, {
			mode: "shoot",
			spotter: order.spotter === void 0 ? null : unitOf(w, order.spotter)
		}));
		case "attack": {
			const route = chargeRoute(w, unit, target);
			const follow = route === null || mayCounterCharge(w, target, unit) ? [] : [{ path: route.path.map(({ x, y }) => spot(x, y)) }];
			return {
				...wayWith(w, one, target, fightExchange(w, unit, target)),
				follow,
				at: route?.end ?? null
			};
		}
		case "fire support": return wayWith(w, one, target, barrageExchange(w, unit, target));
		default: return null;
	}
}
function onTheMove(view, w, one, target) {
	const { order } = one;
	const unit = unitOf(w, order.unit);
	const mode = order.order === "skirmish" ? "skirmish" : "moving";
	if (shotFault(w, unit, target, mode) === null) return {
		...wayWith(w, one, target, shotExchange(w, unit, target, {
			mode,
			spotter: null
		})),
		follow: [{ first: "shoot" }, { shoot: target.id }]
	};
	const most = mode === "skirmish" ? maxMove(w, unit) >> 1 : maxMove(w, unit);
	const { range } = weaponOf(unit, mode, false);
	if (unit.state !== "table" || gap(w, unit, target) > range + most) return null;
	const space = moveSpaces(w, moveFrame(unit, mode === "skirmish" ? "half" : "move", most))[0];
	if (space?.kind !== "move") return null;
	const towards = atGap(w, unit.id, target.id, range);
	const step = nearestChoice(w, space, towards.x, towards.y);
	if (step === null || !("path" in step)) return null;
	const end = step.path.at(-1) ?? spot(unit.x, unit.y);
	const at = {
		x: end[0],
		y: end[1]
	};
	const there = tableWith(view, unit.id, at);
	if (shotFault(there, unitOf(there, unit.id), unitOf(there, target.id), mode) !== null) return null;
	const exchange = shotExchange(there, unitOf(there, unit.id), unitOf(there, target.id), {
		mode,
		spotter: null
	});
	const asked = w.units.some((other) => shotFault(w, unit, other, mode) === null);
	return {
		...wayWith(w, one, target, exchange),
		follow: [
			...asked ? [{ first: "move" }] : [],
			step,
			{ shoot: target.id }
		],
		at
	};
}
const bests = new WeakMap();
function bestsOf(view) {
	const known = bests.get(view);
	if (known !== void 0) return known;
	const w = tableOf(view);
	const found = new Map();
	for (const one of view.orders) {
		const { unit } = one.order;
		const yields = Math.max(direct(w, one)?.yields ?? 0, ANY_ORDER * one.ways / 36);
		const best = found.get(unit) ?? {
			any: 0,
			free: 0
		};
		found.set(unit, {
			any: Math.max(best.any, yields),
			free: one.free ? Math.max(best.free, yields) : best.free
		});
	}
	bests.set(view, found);
	return found;
}
function lostBy(view, { order }) {
	let lost = 0;
	for (const [unit, { any, free }] of bestsOf(view)) if (unit !== order.unit && unit !== order.spotter) lost += view.options.freeAfterFailure ? any - free : any;
	return lost;
}
function weighed(view, way) {
	const yields = way.yields - (bestsOf(view).get(way.order.spotter ?? -1)?.any ?? 0);
	return {
		...way,
		yields,
		worth: yields - (1 - way.obeyed) * lostBy(view, way)
	};
}
function ranked$1(ways) {
	const byWorth = ways.toSorted((a, b) => b.worth - a.worth || a.gap - b.gap);
	const rank = (way) => {
		if (byWorth.find(({ order }) => order.unit === way.order.unit) !== way) return 2;
		return way.free && way.worth > 0 ? 0 : 1;
	};
	const ranks = new Map(byWorth.map((way) => [way, rank(way)]));
	return byWorth.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
function aimAt(view, target, by = null) {
	const w = tableOf(view);
	const enemy = unitOf(w, target);
	if (enemy.state !== "table" && enemy.state !== "building") return [];
	const ways = [];
	for (const one of view.orders) {
		if (by !== null && one.order.unit !== by) continue;
		const way = one.order.order === "skirmish" || one.order.order === "move and fire" ? onTheMove(view, w, one, enemy) : one.order.target === target ? direct(w, one) : null;
		if (way !== null) ways.push(weighed(view, way));
	}
	return ranked$1(ways);
}
function exchangeOf(view, order) {
	const one = view.orders.find(({ order: other }) => other === order);
	return one === void 0 ? null : direct(tableOf(view), one)?.exchange ?? null;
}
// packages/games/xenos-rampant/stakes.ts
const MOST_LOST = 6;
const lossWords = (points) => points >= MOST_LOST ? `loses ${MOST_LOST}+` : `loses ${points}`;
const FATES = [
	"destroyed",
	"routed",
	"falls back, Suppressed",
	"Suppressed",
	...Array.from({ length: MOST_LOST }, (_, i) => lossWords(MOST_LOST - i)),
	"falls back",
	"unharmed"
];
const RALLIES = [
	"rallies",
	"stays Suppressed",
	...FATES.filter((words) => words.startsWith("loses")).toReversed(),
	"destroyed",
	"routed"
];
function courseOf(told, unit) {
	const course = {
		lost: 0,
		end: null,
		suppressed: false,
		fellBack: false,
		rallied: false
	};
	for (const { what } of told) {
		if (!("unit" in what) || what.unit !== unit) continue;
		if (what.type === "lost") course.lost += what.points;
		else if (what.type === "destroyed" || what.type === "routed") course.end = what.type;
		else if (what.type === "suppressed") course.suppressed = true;
		else if (what.type === "retreated") course.fellBack ||= what.far > 0;
		else if (what.type === "rallied") course.rallied = true;
	}
	return course;
}
function fateWords({ lost, end, suppressed, fellBack }) {
	if (end !== null) return end;
	if (suppressed) return fellBack ? "falls back, Suppressed" : "Suppressed";
	if (lost > 0) return lossWords(lost);
	return fellBack ? "falls back" : "unharmed";
}
const fateIn = (told, unit) => fateWords(courseOf(told, unit));
const fateOf = (unit, theirs, tested = false) => ({
	key: `fate:${unit.id}`,
	title: unit.name,
	values: { words: theirs ? [...FATES, ...tested ? ["not obeyed"] : []] : [...FATES].toReversed() },
	of: (_after, told) => tested && told.some(({ what }) => what.type === "order failed") ? "not obeyed" : fateIn(told, unit.id)
});
const obeyed = (unit) => ({
	key: "order",
	title: `The order to ${unit.name}`,
	values: { words: ["obeyed", "your phase ends"] },
	of: (_after, told) => told.some(({ what }) => what.type === "order failed") ? "your phase ends" : "obeyed"
});
const rally = (unit) => ({
	key: `rally:${unit.id}`,
	title: unit.name,
	values: { words: RALLIES },
	of(_after, told) {
		const course = courseOf(told, unit.id);
		if (course.end !== null) return course.end;
		if (course.rallied) return "rallies";
		return course.lost > 0 ? lossWords(course.lost) : "stays Suppressed";
	}
});
const HARMS = [
	"shoot",
	"attack",
	"fire support",
	"manifest",
	"explode"
];
function mayComeBack(view, { order, unit, target }) {
	if (order !== "shoot" || target === void 0) return order === "attack" || order === "manifest";
	const w = tableOf(view);
	return !unitOf(w, target).answered && mayFirefight(w, unitOf(w, target), unitOf(w, unit));
}
function ofOrder$1(view, order) {
	const unit = view.units[order.unit];
	if (unit === void 0) return [];
	const test = view.orders.find((one) => one.order.unit === order.unit && one.order.order === order.order && one.order.target === order.target && one.order.by === order.by && one.order.power === order.power);
	const tested = test !== void 0 && !test.free;
	const target = order.target === void 0 ? void 0 : view.units[order.target];
	const stakes = [];
	if (target !== void 0 && HARMS.includes(order.order) && target.side !== unit.side) stakes.push(fateOf(target, true, tested), ...mayComeBack(view, order) ? [fateOf(unit, false)] : []);
	if (order.order === "explode" || order.order === "arrive") stakes.push(fateOf(unit, false));
	return tested ? [...stakes, obeyed(unit)] : stakes;
}
function ofPair(view, seat, ids) {
	const side = view.owners[seat]?.side;
	return ids.flatMap((id) => view.units[id] ?? []).toSorted((a, b) => Number(a.side === side) - Number(b.side === side)).map((unit) => fateOf(unit, unit.side !== side));
}
function ofAnswer(view, seat, choice) {
	const asked = view.asked?.units ?? [];
	if (isKind(choice, "shoot")) return ofPair(view, seat, [...asked, choice.shoot]);
	if (isKind(choice, "react") || isKind(choice, "stun") || isKind(choice, "reroll")) return ofPair(view, seat, asked);
	if (isKind(choice, "path") && view.asked?.about === "an attack") return ofPair(view, seat, asked);
	if (isKind(choice, "stray") && choice.stray !== null) return ofPair(view, seat, [choice.stray]);
	return isKind(choice, "retreat") && choice.retreat === "away" ? ofPair(view, seat, asked) : [];
}
function stakes(view, seat, choice) {
	if (isKind(choice, "order")) return ofOrder$1(view, choice);
	if (isKind(choice, "wild")) return ofPair(view, seat, [choice.wild, choice.target]);
	if (isKind(choice, "rally")) {
		const unit = view.units[choice.rally];
		return unit === void 0 ? [] : [rally(unit)];
	}
	if (isKind(choice, "test")) return ofPair(view, seat, [choice.test]);
	return ofAnswer(view, seat, choice);
}
const actEnds = (what) => what.type === "phase" || what.type === "turn" || what.type === "counted" || what.type === "battle";
// packages/games/xenos-rampant/forecasts.ts
function forecasts(view, _seat, choice) {
	if (choice === null || !isKind(choice, "order")) return [];
	const order = view.orders.find((one) => same$1(one.order, choice));
	if (order === void 0) return [];
	return [{
		label: "the order is obeyed",
		chance: order.ways / 36,
		happens(_before, _after, told) {
			for (const { what } of told) if (what.type === "activation" && what.unit === choice.unit) return what.success;
			return true;
		}
	}];
}
// packages/games/xenos-rampant/given.ts
const inch$1 = (n) => n / 100;
function sheetOf({ traits, own, ...agreed }) {
	return {
		...agreed,
		...own !== void 0 && { scenarioData: JSON.parse(writeScenarioFile(own)) },
		pickTraits: traits === "pick",
		noTraits: traits === "none"
	};
}
const nameOf = (w, id) => unitOf(w, id).name;
function unitGiven(w, unit) {
	return {
		unit: unit.build,
		number: unit.id,
		at: [inch$1(unit.x), inch$1(unit.y)],
		where: unit.state,
		sp: unit.sp,
		cost: unit.cost,
		commander: unit.commander,
		species: unit.species,
		...unit.faith !== null && { faith: unit.faith },
		powers: unit.powers.slice(),
		"fixed gun": unit.fixedGun,
		...unit.state === "transport" && { in: nameOf(w, unit.inside) },
		...unit.state === "building" && { house: unit.inside + 1 },
		facing: unit.facing,
		suppressed: unit.suppressed,
		grounded: unit.grounded,
		tried: unit.tried,
		answered: unit.answered,
		fray: unit.fray,
		held: unit.held,
		mercenary: unit.mercenary,
		due: unit.due,
		driven: inch$1(unit.driven),
		"got in": unit.gotIn,
		"got out": unit.gotOut,
		...unit.edge !== null && { edge: unit.edge },
		dropped: unit.dropped,
		...unit.extra !== null && { extra: unit.extra },
		post: [inch$1(unit.post.x), inch$1(unit.post.y)]
	};
}
function seatGiven(w, owner, seat) {
	const own = w.units.filter((unit) => unit.owner === seat);
	return {
		name: owner.name,
		automaton: owner.kind === "automaton",
		...owner.list !== null && { list: writeList(owner.list) },
		units: Object.fromEntries(own.map((unit) => [unit.name, unitGiven(w, unit)])),
		traits: owner.traits.slice(),
		total: owner.total,
		lost: owner.lost,
		...owner.hates !== null && { hates: owner.hates },
		...owner.crusades !== null && { crusades: owner.crusades },
		...owner.doctrine !== null && { doctrine: owner.doctrine },
		...owner.secret !== null && { secret: owner.secret },
		...owner.chosen !== null && { boasts: owner.chosen.slice() },
		cards: owner.boasts.slice(),
		used: owner.used.slice(),
		"half tested": owner.halfTested,
		"commander lost": owner.commanderLost,
		wounded: owner.wounded,
		"gave up": owner.gaveUp
	};
}
function hasWords(w) {
	return new Set(w.units.map((unit) => unit.name)).size === w.units.length && w.over === null && w.campaign === null && w.waiting.length === 0 && w.owed.length === 0 && same$1(w.obstacles, freshObstacles(w));
}
function given(w) {
	const f = w.flow.at(-1);
	if (f === void 0 || !phase.has(f) || !hasWords(w)) return null;
	if (f.step !== "orders" && f.step !== "wild charges") return null;
	const edgeGiven = (side) => {
		const seat = w.owners.findIndex((owner) => owner.side === side);
		return seat < 0 ? [] : [[seatLetter(seat), w.edges[side] ?? "none"]];
	};
	return {
		scenario: w.scenario,
		options: sheetOf(w.options),
		turn: w.turn,
		attacker: seatLetter(w.owners.findIndex((owner) => owner.side === w.attacker)),
		acting: seatLetter(f.seat),
		step: f.step,
		"only free": f.onlyFree,
		seats: Object.fromEntries(w.owners.map((owner, seat) => [seatLetter(seat), seatGiven(w, owner, seat)])),
		markers: w.markers.map((one) => [inch$1(one.x), inch$1(one.y)]),
		...w.vip !== null && { vip: {
			at: [inch$1(w.vip.x), inch$1(w.vip.y)],
			...w.vip.carrier >= 0 && { carrier: nameOf(w, w.vip.carrier) },
			...w.vip.out !== null && { out: w.vip.out }
		} },
		buildings: w.buildings.map((one) => one.sp),
		surveyed: w.surveyed,
		edges: Object.fromEntries([...edgeGiven(0), ...edgeGiven(1)]),
		...w.wave !== null && { wave: w.wave },
		score: w.score.map((one) => ({ ...one })),
		powers: w.effects.map((one) => ({
			power: one.power,
			by: nameOf(w, one.by),
			on: nameOf(w, one.on),
			begun: one.begun
		})),
		removed: w.removals.map((one) => ({
			unit: nameOf(w, one.unit),
			how: one.how,
			by: one.by,
			...one.killer >= 0 && { killer: nameOf(w, one.killer) }
		}))
	};
}
// packages/games/xenos-rampant/things.ts
const unitThing = (id) => `unit:${id}`;
const houseThing = (house) => `house:${house}`;
const unitOfThing = (thing) => thing?.startsWith("unit:") === true ? Number(thing.slice(5)) : null;
// packages/games/xenos-rampant/pointing.ts
function holds(view, thing) {
	const unit = unitOfThing(thing);
	if (unit !== null) return view.units.some(({ id }) => id === unit);
	return view.buildings.some((_, house) => houseThing(house) === thing);
}
const PRIVATE = new Set([
	"keep",
	"raid",
	"list",
	"table",
	"trait",
	"buy",
	"remove"
]);
const mayHear = (_view, _seat, choice) => !PRIVATE.has(kindOf(choice));
function partners(w, seat) {
	if (w.campaign !== null && w.owners.length > 2) return [];
	const side = w.owners[seat]?.side;
	return w.owners.flatMap((owner, other) => owner.side === side ? [other] : []);
}
// packages/games/xenos-rampant/preview/planOdds.ts
const STORMED = ["BUGHUNT", "SECRET"];
const isWorthwhile = (view, { house, unit, order }) => house === void 0 || order !== "shoot" && order !== "attack" || STORMED.includes(view.scenario) || view.units.some((one) => one.state === "building" && one.inside === house && one.side !== view.units[unit]?.side);
// packages/games/xenos-rampant/idle.ts
const NEXT_TO_NOTHING = {
	lost: .05,
	stopped: .02
};
function idle(view, _seat, choice) {
	if (kindOf(choice) !== "order") return false;
	const order = chosen(choice, "order");
	if (!isWorthwhile(view, order)) return true;
	const found = view.orders.find((one) => same$1(one.order, order));
	const exchange = found === void 0 ? null : exchangeOf(view, found.order);
	if (exchange === null) return false;
	const { fate } = exchange.blow;
	return meanOf(fate.lost) < NEXT_TO_NOTHING.lost && stopped(fate) < NEXT_TO_NOTHING.stopped;
}
// packages/games/xenos-rampant/inSpace.ts
const MOST_LEGS = 16;
const MOST_STEPS = 32;
const isWhole = (value, least, most) => typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
const stays = (choice) => shaped(choice, "stay") && field(choice, "stay") === true;
function pathIn(choice, starts) {
	const path = field(choice, "path");
	return shaped(choice, "path") && isPath(path) && path.length >= 1 && path.length - starts <= MOST_LEGS ? path : null;
}
function within(path, most) {
	let length = 0;
	for (const [i, [x, y]] of path.entries()) {
		const before = path[i - 1];
		if (before !== void 0) length += legLength(before[0], before[1], x, y);
	}
	return length <= most;
}
function walks(choice, starts, most) {
	const path = pathIn(choice, starts.length === 0 ? 1 : 0);
	return path !== null && within([...starts, ...path], most);
}
function drives(choice, most) {
	const steps = field(choice, "drive");
	if (!shaped(choice, "drive") || !isDrive(steps) || steps.length < 1 || steps.length > MOST_STEPS) return false;
	let length = 0;
	for (const step of steps) {
		if ("ahead" in step) length += step.ahead;
		if ("back" in step) length += 2 * step.back;
	}
	return length <= most;
}
const lands = (choice) => shaped(choice, "land") && isSpot(field(choice, "land"));
function places$1(choice, unit) {
	const facing = field(choice, "facing");
	return shaped(choice, "place", "at", "facing?") && field(choice, "place") === unit && isSpot(field(choice, "at")) && (facing === void 0 || isWhole(facing, 0, 359));
}
function swaps(w, seat, choice) {
	const ids = field(choice, "swap");
	if (!shaped(choice, "swap") || !Array.isArray(ids) || ids.length !== 2 && ids.length !== 3) return false;
	const own = w.units.filter((unit) => unit.owner === seat).map((unit) => unit.id);
	return ids.every((id) => own.includes(id));
}
function inSpace(w, seat, space, choice) {
	switch (space.kind) {
		case "move": return stays(choice) || walks(choice, [space.from], space.most);
		case "drive": return stays(choice) || drives(choice, space.most);
		case "leave": return stays(choice) || walks(choice, [], space.most);
		case "enter":
		case "get out": return walks(choice, [], space.most);
		case "charge": return walks(choice, [], space.most);
		case "land":
		case "put down": return lands(choice);
		case "deploy": return places$1(choice, space.unit);
		case "marker": return shaped(choice, "marker") && isSpot(field(choice, "marker"));
		case "list": return shaped(choice, "list") && typeof field(choice, "list") === "string";
		case "direction": return shaped(choice, "direction") && isWhole(field(choice, "direction"), 0, 359);
		case "distance": return shaped(choice, "far") && isWhole(field(choice, "far"), 0, space.most);
		case "cover": return shaped(choice, "retreat", "to") && field(choice, "retreat") === "cover" && isSpot(field(choice, "to"));
		case "storm": return shaped(choice, "storm") && isSpot(field(choice, "storm"));
		case "nest": return shaped(choice, "brood", "at") && w.units[Number(field(choice, "brood"))] !== void 0 && isSpot(field(choice, "at"));
		case "swap": return swaps(w, seat, choice);
	}
}
// packages/games/xenos-rampant/picks.ts
function picks(w, seat) {
	const { list, traits } = ownerOf(w, seat);
	return [...(list?.entries ?? []).flatMap(({ unit, options, xeno, powers }) => [
		unit,
		...options,
		...xeno,
		...powers
	]), ...traits];
}
// packages/games/xenos-rampant/preview/sightLine.ts
function blockedAt(w, a, b) {
	const g = groundOf(w);
	const one = endOf(w, g, a);
	const two = endOf(w, g, b);
	const blockers = blockersBetween(w, one, two);
	const length = isqrt(squared(one.x, one.y, two.x, two.y));
	const at = (share, whole) => ({
		x: one.x + roundDiv((two.x - one.x) * share, whole),
		y: one.y + roundDiv((two.y - one.y) * share, whole)
	});
	const clear = clearBeforeTerrain(g, one, two, one.x, one.y, two.x, two.y);
	const stop = clear === -1 ? null : at(clear, new Walk(g.map, one.x, one.y, two.x, two.y).whole);
	const near = stop ?? two;
	if (!coresBlock(blockers, one.x, one.y, near.x, near.y)) return stop;
	let free = 0;
	let blocked = length;
	while (blocked - free > 1) {
		const middle = free + blocked >> 1;
		const { x, y } = at(middle, length);
		if (coresBlock(blockers, one.x, one.y, x, y)) blocked = middle;
		else free = middle;
	}
	return at(blocked, length);
}
// packages/games/xenos-rampant/preview/standpoint.ts
function courageView(w, unit) {
	if (!testsCourage(w, unit)) return null;
	const test = courageTest(unit, "shot");
	const value = courageOf(w, unit, test);
	return {
		value,
		ways: waysOf36(value, courageModifiers(w, unit, test))
	};
}
function roomView(w, unit, foes) {
	if (profileOf(unit).immobile || unit.state !== "table") return null;
	const most = retreatDistance(w, unit);
	return foes.map((foe) => {
		const run = flight(w, {
			unit: unit.id,
			by: foe.id,
			from: null,
			attack: false,
			failed: false
		});
		const off = run.off && !w.options.mercy;
		return {
			from: foe.id,
			far: run.blocked ? Math.min(run.cost, most) : most,
			most,
			off
		};
	}).reduce((least, room) => least === null || Number(room.off) > Number(least.off) || room.off === least.off && room.far < least.far ? room : least, null);
}
function standpointOf(view, id, at) {
	const w = tableWith(view, id, at);
	const own = unitOf(w, id);
	const foes = w.units.filter((one) => sideOf(w, one) !== sideOf(w, own) && (one.state === "table" || one.state === "building"));
	const foe = (one, cover) => ({
		unit: one.id,
		gap: gap(w, own, one),
		cover: cover > 0
	});
	const ready = foes.filter((one) => !one.suppressed);
	const shooters = ready.filter((one) => shotFault(w, one, own) === null);
	const chargers = ready.filter((one) => attackFault(w, one, own) === null);
	return {
		met: foes.length > 0,
		shoots: foes.filter((one) => shotFault(w, own, one) === null).map((one) => foe(one, coverFrom(w, own, one))),
		shotBy: shooters.map((one) => foe(one, coverFrom(w, one, own))),
		chargedBy: chargers.map((one) => foe(one, 0)),
		cover: inCover(w, own, null),
		courage: courageView(w, own),
		led: commanderReaches(w, own),
		room: roomView(w, own, [...new Set([...shooters, ...chargers])])
	};
}
function sightsOf(view, id, at) {
	const w = tableWith(view, id, at);
	const eye = unitOf(w, id);
	return w.units.filter((one) => sideOf(w, one) !== sideOf(w, eye) && one.state === "table").map((one) => {
		const stop = sees(w, eye, one) ? null : blockedAt(w, eye, one);
		return {
			whom: one.id,
			from: {
				x: at.x,
				y: at.y
			},
			to: stop ?? {
				x: one.x,
				y: one.y
			},
			blocked: stop !== null
		};
	});
}
// packages/games/xenos-rampant/reason.ts
const because = (words, rule) => ({
	words,
	rule
});
const percent = (chance) => `${Math.round(100 * chance)} %`;
function chargedBy(view, seat, enemy) {
	const w = tableOf(view);
	const charger = w.units[enemy];
	if (charger === void 0 || charger.suppressed || charger.state !== "table") return null;
	return w.units.find((unit) => unit.owner === seat && unit.state === "table" && attackFault(w, charger, unit) === null)?.name ?? null;
}
function effectWords(view, seat, order) {
	const exchange = exchangeOf(view, order);
	if (exchange === null || order.target === void 0) return null;
	const { fate } = exchange.blow;
	const lost = `−${Math.round(4 * meanOf(fate.lost)) / 4} SP`;
	const result = gone(fate) >= .2 ? `gone ${percent(gone(fate))}` : `stops it ${percent(stopped(fate))}`;
	const charged = chargedBy(view, seat, order.target);
	return `${charged === null ? "" : `it threatens ${charged}: `}${lost}, ${result}`;
}
const PLAIN_ORDERS = {
	move: because("a better place is in reach", "XR-MOV-01"),
	ground: because("nothing to do but to hide: Armour +1 against shots", "XR-GTG-02"),
	enter: because("it fights only on the table", "XR-MOV-01"),
	arrive: because("it fights only on the table", "XR-XEN-31"),
	regenerate: because("it has lost strength that comes back", "XR-XEN-29"),
	disembark: because("the goal is near enough on foot", "XR-TPT-03"),
	skirmish: because("it moves and shoots under one order", "XR-SKM-01"),
	"move and fire": because("it moves and shoots under one order", "XR-VEH-05"),
	attack: because("nobody is inside: only the building is hit", "XR-BLD-05"),
	jump: because("over what is in the way", "XR-MOV-01"),
	charges: because("the charges bring the building down", "XR-BLD-08")
};
function ofOrder(view, seat, choice) {
	const found = view.orders.find(({ order }) => same$1(order, choice));
	if (found === void 0) return null;
	const test = found.free ? "no test" : `obeyed ${percent(found.ways / 36)}`;
	const effect = effectWords(view, seat, found.order);
	const rule = found.free ? "XR-ORD-02" : "XR-ORD-06";
	if (effect !== null) return because(`${test}; ${effect}`, rule);
	const plain = PLAIN_ORDERS[choice.order];
	return plain === void 0 ? because(test, rule) : because(`${test}; ${plain.words}`, plain.rule);
}
const COVER = [
	"in the open",
	"in soft cover",
	"in hard cover"
];
function ofPlace(view, unit, [x, y]) {
	const { cover, shoots, shotBy, chargedBy, met } = standpointOf(view, unit, {
		x,
		y
	});
	const words = [COVER[cover] ?? COVER[0]];
	if (met) {
		if (shoots.length > 0) words.push(`can shoot at ${shoots.length}`);
		words.push(chargedBy.length > 0 ? `${chargedBy.length} could charge it` : shotBy.length > 0 ? `${shotBy.length} could shoot it` : "nobody reaches it");
	}
	return because(words.join(", "), cover > 0 ? "XR-TER-05" : "XR-MOV-01");
}
const asked = (view, seat) => view.asked?.units.find((id) => view.units[id]?.owner === seat) ?? null;
function ofTrait(trait, rule) {
	const found = TRAITS.find(({ name }) => name === trait);
	return found === void 0 ? null : because(found.text, rule ?? found.id);
}
const REASONS$1 = {
	order: (choice, view, seat) => ofOrder(view, seat, choice),
	stop: () => because("no order that is left is worth its risk", "XR-TRN-05"),
	rally: ({ rally }, view) => view.units[rally]?.commander === true ? because("with the Commander back, others rally more easily", "XR-RAL-01") : because("the dearest unit first", "XR-RAL-01"),
	wild: () => because("where the charge hurts most", "XR-WLD-01"),
	path: ({ path }, view, seat) => {
		const unit = asked(view, seat);
		const end = path.at(-1);
		return unit === null || end === void 0 ? null : ofPlace(view, unit, end);
	},
	stay: (_choice, view, seat) => {
		const unit = view.units[asked(view, seat) ?? -1];
		return unit?.state === "table" ? ofPlace(view, unit.id, [unit.x, unit.y]) : null;
	},
	exit: () => because("leaving here scores", "XR-MOV-09"),
	place: ({ place, at }, view) => ofPlace(view, place, at),
	suggested: () => because("guns with a view, the rest in cover near the Commander", "XR-AUT-19"),
	react: ({ react }, view) => {
		const charged = view.flow.at(-1)?.chapter === "attack";
		const rule = charged ? "XR-AUT-15" : "XR-FFT-01";
		if (!react) return because("it would do worse", rule);
		return because(charged ? "it strikes harder when it meets the charge" : "shooting back costs nothing", rule);
	},
	reroll: ({ reroll }) => reroll === false ? because("the result is good enough", "XR-AUT-17") : because("it can only become better", "XR-AUT-17"),
	retreat: (choice) => choice.retreat === "away" ? because("no cover is near enough", "XR-RET-06") : because("cover is safer than running", "XR-RET-04"),
	buy: ({ buy }) => ofTrait(buy, "XR-C-05"),
	remove: ({ remove }) => because(`rid of ${remove}`, "XR-C-06"),
	grow: () => because("two more points in every battle to come", "XR-C-07"),
	trait: ({ trait }) => ofTrait(trait)
};
const reasonOf = (kind, choice, view, seat) => REASONS$1[kind]?.(choice, view, seat) ?? null;
function reason$1(view, seat, choice) {
	const kind = kindOf(choice);
	return reasonOf(kind, chosen(choice, kind), view, seat);
}
// packages/games/xenos-rampant/report.ts
const inch = (n) => n / 100;
function unitReport(w, unit) {
	return {
		unit: unit.build,
		at: [inch(unit.x), inch(unit.y)],
		sp: unit.sp,
		where: unit.state,
		inside: unit.state === "transport" ? unitOf(w, unit.inside).name : unit.state === "building" ? unit.inside + 1 : null,
		suppressed: unit.suppressed,
		grounded: unit.grounded,
		tried: unit.tried,
		answered: unit.answered,
		facing: unit.facing,
		commander: unit.commander,
		cost: unit.cost,
		mercenary: unit.mercenary,
		due: unit.due,
		edge: unit.edge,
		fray: unit.fray
	};
}
function report(w) {
	return {
		turn: w.turn,
		acting: w.acting < 0 ? null : seatLetter(w.acting),
		scenario: w.scenario,
		map: w.map,
		attacker: seatLetter(w.owners.findIndex((owner) => owner.side === w.attacker)),
		units: Object.fromEntries(w.units.map((unit) => [unit.name, unitReport(w, unit)])),
		seats: Object.fromEntries(w.owners.map((owner, seat) => [seatLetter(seat), {
			lost: owner.lost,
			total: owner.total,
			traits: owner.traits.slice(),
			commanderLost: owner.commanderLost,
			used: owner.used.slice(),
			hates: owner.hates,
			crusades: owner.crusades,
			doctrine: owner.doctrine,
			vp: vpOf(w, owner.side),
			list: owner.list?.name ?? null
		}])),
		edges: w.edges.slice(),
		vp: [vpOf(w, 0), vpOf(w, 1)],
		markers: w.markers.map((one) => [inch(one.x), inch(one.y)]),
		buildings: w.buildings.map((one) => one.sp),
		obstacles: w.obstacles.length,
		vip: w.vip === null ? null : {
			at: [inch(w.vip.x), inch(w.vip.y)],
			carrier: w.vip.carrier < 0 ? null : unitOf(w, w.vip.carrier).name,
			out: w.vip.out
		},
		powers: w.effects.map((one) => ({
			power: one.power,
			by: unitOf(w, one.by).name,
			on: unitOf(w, one.on).name
		})),
		surveyed: w.surveyed,
		campaign: w.campaign === null ? null : {
			battle: w.campaign.battle,
			careers: w.campaign.owners.map((one) => ({
				points: one.points,
				gained: one.gained,
				total: one.total,
				traits: one.traits.slice(),
				score: one.score,
				wounded: one.wounded,
				commander: one.commander
			}))
		}
	};
}
// packages/games/xenos-rampant/content/scenarios.ts
const freshScenario = () => readScenario({
	format: 1,
	game: "xenos-rampant",
	name: "A new battle",
	text: "Hold the middle of the table.",
	turns: 6,
	points: 12,
	pieces: [
		{
			kind: "woods",
			at: [16, 18],
			size: [5, 4],
			turn: 15
		},
		{
			kind: "woods",
			at: [32, 30],
			size: [5, 4],
			turn: 15
		},
		{
			kind: "ruins",
			at: [30, 18],
			size: [4, 4]
		},
		{
			kind: "ruins",
			at: [18, 30],
			size: [4, 4]
		}
	],
	zones: {
		attacker: [{ depth: "usual" }],
		defender: [{ depth: "usual" }]
	},
	markers: [[24, 24]],
	goals: [{
		verb: "hold",
		points: 3,
		when: "end"
	}, {
		verb: "kill",
		side: "both",
		points: "kill points"
	}],
	stances: {
		attacker: { is: "SEIZE" },
		defender: { is: "SEIZE" }
	}
});
// packages/games/xenos-rampant/scenario/sheet.ts
const scenarioSheet = {
	read: readScenario,
	write: writeScenarioFile,
	problems: problemsOf,
	fresh: freshScenario,
	examples: [
		readScenario({
			format: 1,
			game: "xenos-rampant",
			name: "The supply dump",
			text: "Three stores behind a wall. The Defender holds them until help comes from the east.",
			turns: 7,
			points: 18,
			attacks: "A",
			edges: {
				attacker: "west",
				defender: "east"
			},
			pieces: [
				{
					kind: "hill",
					at: [33, 24],
					size: [14, 20],
					turn: 0
				},
				{
					kind: "building",
					at: [36, 24],
					size: [6, 4],
					turn: 0
				},
				{
					kind: "wall",
					at: [27, 16],
					size: [8, 1],
					turn: 75
				},
				{
					kind: "wall",
					at: [27, 32],
					size: [8, 1],
					turn: 105
				},
				{
					kind: "ruins",
					at: [16, 12],
					size: [6, 4],
					turn: 30
				},
				{
					kind: "woods",
					at: [15, 34],
					size: [7, 5],
					turn: 150
				},
				{
					kind: "craters",
					at: [20, 24],
					size: [4, 4],
					turn: 45
				},
				{
					kind: "rocks",
					at: [24, 42],
					size: [5, 3],
					turn: 0
				}
			],
			buildings: "bunker",
			zones: {
				attacker: [{ depth: 10 }],
				defender: [{
					from: [30, 10],
					to: [46, 38]
				}]
			},
			markers: [
				[30, 16],
				[31, 24],
				[30, 32]
			],
			goals: [
				{
					verb: "hold",
					points: 2,
					when: "end",
					name: "a store"
				},
				{
					verb: "survive",
					side: "defender",
					points: 1
				},
				{
					verb: "kill",
					side: "attacker",
					points: "kill points"
				},
				{
					verb: "destroy",
					what: "commander",
					side: "attacker",
					points: 2
				}
			],
			reinforcements: [{
				side: "defender",
				turn: 4,
				edge: "east",
				units: ["Light Infantry", "Light Infantry"]
			}],
			stances: {
				attacker: { is: "SEIZE" },
				defender: { is: "HOLD" }
			}
		}),
		readScenario({
			format: 1,
			game: "xenos-rampant",
			name: "The defector",
			text: "Somebody in the ruins has changed sides. Bring them home by your own edge.",
			turns: 7,
			points: 24,
			rows: [
				"........................",
				"........................",
				"...www............ss....",
				"...www............ss....",
				"...ww...................",
				".............ccc........",
				"......s......ccc....rr..",
				"......s.............rr..",
				".BBB................rr..",
				".BBB....www.............",
				"........www.............",
				".....~~.....rrrr..~~~...",
				"...~~~..rrrr.....~~.....",
				".............www........",
				".............www....BBB.",
				"..rr................BBB.",
				"..rr.............s......",
				"..rr....ccc......s......",
				"........ccc.............",
				"...................ww...",
				"....ss............www...",
				"....ss............www...",
				"........................",
				"........................"
			],
			zones: {
				attacker: [{ depth: 8 }],
				defender: [{ depth: 8 }]
			},
			goals: [{
				verb: "carry",
				at: [24, 27],
				out: 5,
				held: 2
			}, {
				verb: "kill",
				side: "both",
				points: "kill points"
			}],
			stances: {
				attacker: { is: "SEIZE" },
				defender: { is: "SEIZE" }
			}
		}),
		readScenario({
			format: 1,
			game: "xenos-rampant",
			name: "Ghosts of the pass",
			text: "A company of veterans holds the pass against something that the garrison has no name for.",
			content: [{
				kind: "unit",
				name: "Ghost Guard",
				like: "Recon Infantry",
				text: "They were never here.",
				figures: {
					points: 4,
					shoot: 5,
					sv: 4,
					range: 18,
					courage: 3,
					armour: 2
				},
				words: {
					free: ["Move", "Shoot"],
					rules: [
						"Ranger",
						"Skirmish",
						"Open Order",
						"Veterans"
					]
				}
			}, {
				kind: "unit",
				name: "Siege Brute",
				like: "Greater Xenomorphs",
				text: "It takes a wall for a door.",
				figures: {
					points: 5,
					maxMove: 7,
					armour: 5,
					sp: 4
				},
				words: {
					rules: [
						"Ranger",
						"Demolitions",
						"Line-Breaker"
					],
					options: []
				}
			}],
			turns: 5,
			points: 12,
			attacks: "B",
			pieces: [
				{
					kind: "rocks",
					at: [14, 24],
					size: [8, 6],
					turn: 30
				},
				{
					kind: "rocks",
					at: [34, 24],
					size: [8, 6],
					turn: 30
				},
				{
					kind: "wall",
					at: [24, 26],
					size: [8, 1]
				}
			],
			lists: {
				A: "The company\nGhost Guard (4, Commander)\nGhost Guard (4)\nHeavy Infantry + Increased Squad Size (4)",
				B: "The nameless\nSiege Brute (5, Commander)\nSiege Brute (5)\nLesser Xenomorphs (2)"
			},
			zones: {
				attacker: [{ depth: "usual" }],
				defender: [{ depth: "usual" }]
			},
			markers: [[24, 24]],
			goals: [{
				verb: "hold",
				points: 3,
				when: "end",
				name: "the pass"
			}, {
				verb: "kill",
				side: "both",
				points: "kill points"
			}],
			reinforcements: [{
				side: "attacker",
				turn: 3,
				edge: "north",
				units: ["Siege Brute"]
			}],
			stances: {
				attacker: { is: "SEIZE" },
				defender: { is: "SEIZE" }
			}
		})
	],
	options: (scenario) => ({
		scenario: "OWN",
		scenarioData: JSON.parse(writeScenarioFile(scenario))
	}),
	people: () => 1,
	content: [UNIT_KIND]
};
// packages/games/xenos-rampant/randomList.ts
function anyOf$1(things, below) {
	const thing = things[below(things.length)];
	if (thing === void 0) throw new Error("there is nothing to pick from");
	return thing;
}
function completed(entry, below) {
	const level = xenoNamed(entry.xeno.find((name) => name.startsWith("Psychic (")) ?? "")?.level ?? 0;
	const powers = POWERS.map((power) => power.name);
	const first = below(powers.length);
	const chosen = Array.from({ length: powersKnown(level) }, (_, i) => (first + i * 5) % powers.length);
	const free = !entry.xeno.includes("Mechanoid") ? null : profileOfEntry(entry).shoot > 0 && below(2) === 0 ? "Shoot" : "Move";
	return {
		...entry,
		powers: chosen.flatMap((at) => powers[at] ?? []),
		free
	};
}
function randomEntry(below, most, commander, room) {
	const units = UNIT_NAMES.filter((unit) => {
		const plain = entryOf(unit);
		return costOf(plain) <= most && (!isVehicle(plain) || costOf(plain) <= room.vehicles && (unit === "Soft-skin Vehicle" || room.armoured > 0));
	});
	if (units.length === 0) return null;
	const limit = (entry) => Math.min(12, isVehicle(entry) ? Math.min(most, room.vehicles) : most);
	let entry = entryOf(anyOf$1(units, below), { commander });
	const tries = below(4);
	for (let i = 0; i < tries; i++) {
		const options = optionsOf(entry.unit);
		const rule = anyOf$1(XENO, below).name;
		const wider = below(2) === 0 && options.length > 0 ? {
			...entry,
			options: [...entry.options, anyOf$1(options, below).name]
		} : {
			...entry,
			xeno: [...entry.xeno, rule]
		};
		if (commander && (rule === "Hive Mind" || rule === "Mercenary")) continue;
		const whole = completed(wider, below);
		if (costOf(whole) <= limit(whole) && faultsOfEntry(whole).length === 0) entry = whole;
	}
	return entry;
}
function randomList(points, below, budget = points) {
	const { least, most } = unitLimits(points);
	const entries = [];
	const list = {
		name: `Random ${points}`,
		species: `Random ${points}`,
		elite: "Move",
		entries
	};
	while (entries.length < most) {
		const spare = budget - totalOf(list) - Math.max(0, least - entries.length - 1);
		const armoured = entries.filter((entry) => isVehicle(entry) && entry.unit !== "Soft-skin Vehicle").length;
		const vehicles = floorDiv(points, 2) - entries.filter(isVehicle).reduce((sum, entry) => sum + costOf(entry), 0);
		const entry = spare < 1 ? null : randomEntry(below, spare, entries.length === 0, {
			vehicles,
			armoured: armouredLimit(points) - armoured
		});
		if (entry === null) break;
		entries.push(entry);
	}
	return list;
}
// packages/games/xenos-rampant/sample.ts
const belowOf = (chance) => (n) => chance.roll(n, "sample") - 1;
function anyOf(things, below) {
	const thing = things[below(things.length)];
	if (thing === void 0) throw new Error("there is nothing to pick from");
	return thing;
}
function jittered(at, below, legal) {
	const x = at.x + below(101) - 50;
	const y = at.y + below(101) - 50;
	return legal(x, y) ? spot(x, y) : spot(at.x, at.y);
}
function onwards(w, unit, kind, start, most, below) {
	for (let i = 0; i < 4; i++) {
		const to = ahead(start[0], start[1], below(360), 1 + below(Math.max(1, most)));
		const path = [start, spot(to.x, to.y)];
		if (pathFault(w, unit, {
			kind,
			most
		}, path) === null) return path;
	}
	return [start];
}
function walk$1(w, unit, most, below) {
	const at = sample$1(legReach(w, unit, unit, most), below);
	return at.x === unit.x && at.y === unit.y ? { stay: true } : { path: [spot(at.x, at.y)] };
}
function drive(w, unit, most, below) {
	const steps = driveTowards(unit, sample$1(driveReach(w, unit, most), below));
	return steps.length === 0 || "rule" in driveOf(w, unit, steps, most) ? { stay: true } : { drive: steps };
}
function leaveHouse(w, space, below) {
	const box = houseBox(w, space.house);
	for (let i = 0; i < 12; i++) {
		const x = below(2) === 0 ? box.west : box.east;
		const y = box.south + below(box.north - box.south + 1);
		const path = onwards(w, unitOf(w, space.unit), "move", spot(x, y), space.most, below);
		if (path.length > 1) return { path };
	}
	return { stay: true };
}
function enter(w, unit, most, below) {
	const way = anyOf(entries(w, unit, most), below);
	const [start] = way;
	if (drives$1(w, unit) || start === void 0) return { path: way };
	const left = onwards(w, unit, "enter", start, most, below);
	return { path: left.length > 1 ? left : way };
}
function offeredIn(w, seat, space, below) {
	const f = top(w);
	return anyOf(questionOf(book, f).offers(w, f, seat).filter((one) => inSpace(w, seat, space, one)), below);
}
function sample(w, seat, space, chance) {
	const below = belowOf(chance);
	switch (space.kind) {
		case "move": return walk$1(w, unitOf(w, space.unit), space.most, below);
		case "drive": return drive(w, unitOf(w, space.unit), space.most, below);
		case "leave": return leaveHouse(w, space, below);
		case "enter": return enter(w, unitOf(w, space.unit), space.most, below);
		case "get out": {
			const unit = unitOf(w, space.unit);
			const at = anyOf(outSpots(w, unit), below);
			return { path: onwards(w, unit, "disembark", spot(at.x, at.y), space.most, below) };
		}
		case "land": {
			const unit = unitOf(w, space.unit);
			const spots = landingSpots(w, unit, 400);
			return { land: jittered(anyOf(spots.length > 0 ? spots : landingSpots(w, unit, 200, true), below), below, (x, y) => landingFault(w, unit, x, y) === null) };
		}
		case "deploy": {
			const unit = unitOf(w, space.unit);
			const spots = deploySpots(w, unit, 200);
			const at = anyOf(spots.length > 0 ? spots : deploySpots(w, unit, 100, true), below);
			return {
				place: unit.id,
				at: jittered(at, below, (x, y) => deployFault(w, unit, x, y) === null)
			};
		}
		case "marker": for (;;) {
			const x = 600 + below(3600);
			const y = 600 + below(3600);
			if (markerFault(w, x, y) === null) return { marker: spot(x, y) };
		}
		case "list": return { list: writeList(randomList(space.points, below, space.budget)) };
		case "direction": return { direction: below(360) };
		case "distance": return { far: below(space.most + 1) };
		default: return offeredIn(w, seat, space, below);
	}
}
// packages/games/xenos-rampant/score.ts
const WEIGHTS = {
	points: .22,
	late: 1.2,
	strength: 4,
	nearness: 1.2
};
function pointsNow(w, side) {
	const now = {
		...w,
		score: w.score.slice()
	};
	const { count, winner } = scenarioOf(w);
	count(new Playing(now, fastChance(1)));
	const named = winner?.(now);
	if (named !== void 0) return named === side ? WON : -WON;
	const left = w.lastTurn - w.turn;
	const held = w.scenario === "ENCOUNTER" ? left / 2 : 0;
	let points = vpOf(now, side) - vpOf(now, other(side));
	if (held > 0) for (const marker of w.markers) {
		const holder = holderOf(w, marker);
		if (holder !== null) points += holder === side ? held : -held;
	}
	return points;
}
const WON = 4;
function strengthOf(unit) {
	if (gone$1(unit) || unit.state === "absent") return 0;
	const dice = atHalf(unit) ? .5 : 1;
	return unit.cost * (dice + unit.sp / unit.start) * (unit.suppressed ? .42 : .5);
}
const TABLE = 4800;
function nearness(w, unit, goals) {
	let nearest = TABLE;
	for (const goal of goals) nearest = Math.min(nearest, isqrt(squared(unit.x, unit.y, goal.x, goal.y)));
	const box = boundsOf(w);
	for (const { edge } of exitsOf(w, sideOf(w, unit))) {
		const away = edge === "north" ? box.north - unit.y : edge === "south" ? unit.y - box.south : edge === "east" ? box.east - unit.x : unit.x - box.west;
		nearest = Math.min(nearest, away);
	}
	return 1 - nearest / TABLE;
}
function goalsOf(w, side) {
	const own = scenarioOf(w).goals?.(w, side) ?? w.markers;
	return own.length > 0 ? own : w.units.filter((unit) => unit.state === "table" && sideOf(w, unit) !== side);
}
function standingOf(w, side) {
	let strength = 0;
	let all = 0;
	const near = [0, 0];
	const goals = [goalsOf(w, 0), goalsOf(w, 1)];
	for (const unit of w.units) {
		const of = sideOf(w, unit);
		const worth = strengthOf(unit);
		all += unit.cost;
		strength += of === side ? worth : -worth;
		if (unit.state === "table") near[of] += worth * nearness(w, unit, goals[of]);
	}
	return {
		points: w.turn === 0 ? 0 : pointsNow(w, side),
		strength: all === 0 ? 0 : strength / all,
		nearness: all === 0 ? 0 : (near[side] - near[other(side)]) / all,
		time: w.turn === 0 ? 0 : (w.turn - 1) / Math.max(1, w.lastTurn)
	};
}
const chanceOf = (logit) => 1 / (1 + Math.exp(-logit));
function battleOdds(w, side) {
	const { points, strength, nearness: near, time } = standingOf(w, side);
	return points * (WEIGHTS.points + WEIGHTS.late * time * time) + strength * WEIGHTS.strength * (1 - time / 2) + near * WEIGHTS.nearness * (1 - time);
}
function score(w, seat) {
	if (w.over !== null) return w.over.winners.includes(seat) ? w.over.winners.length === w.owners.length ? .5 : 1 : 0;
	const { side } = ownerOf(w, seat);
	return Math.min(.99, Math.max(.01, chanceOf(battleOdds(w, side) + campaignOdds(w, seat))));
}
function campaignOdds(w, seat) {
	if (w.campaign === null) return 0;
	const scores = w.campaign.owners.map(campaignScore);
	return ((scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat), 0)) * .4;
}
const sides = (w) => w.campaign !== null && w.owners.length > 2 ? null : [0, 1].map((side) => w.owners.flatMap((owner, seat) => owner.side === side ? [seat] : []));
function clock(w) {
	const phases = w.owners.length + 1;
	return (w.campaign?.battle ?? 0) * 100 * phases + w.turn * phases + (w.turn === 0 ? 0 : battle.in(w)?.at ?? phases);
}
// packages/games/xenos-rampant/sensible.ts
const MOST = 36;
const APART = 400;
const ranked = (thoughts) => thoughts.sort((a, b) => b.worth - a.worth).slice(0, MOST).map(({ choice }) => choice);
function places(w, unit, most) {
	const g = groundOf(w);
	const { size } = g.map;
	const found = (scenarioOf(w).goals?.(w, sideOf(w, unit)) ?? w.markers).filter((goal) => far(unit.x, unit.y, goal) <= most);
	for (let cell = 0; cell < g.cover.length; cell++) {
		if (g.cover[cell] === 0 || g.house[cell] !== -1) continue;
		const at = {
			x: cell % g.map.columns * size + size / 2,
			y: Math.floor(cell / g.map.columns) * size + size / 2
		};
		if (far(unit.x, unit.y, at) <= most) found.push(at);
	}
	return found;
}
function moves(w, unit, most) {
	const way = wayTo(w, unit, goalOf(w, unit));
	const worthAt = (at) => moveScore(w, unit, way, at.x, at.y);
	const thoughts = [];
	eachMove(w, unit, most, way, (choice, at) => thoughts.push({
		choice,
		worth: worthAt(at)
	}));
	if (!drives$1(w, unit)) {
		const m = moverOf(w, unit);
		for (const at of places(w, unit, most)) {
			const { cost, fault } = judgePath(w, m, [at]);
			if (fault === null && cost <= most) thoughts.push({
				choice: { path: [spot(at.x, at.y)] },
				worth: worthAt(at)
			});
		}
	}
	return ranked(thoughts);
}
const nearest = (w, unit, paths) => {
	const goal = goalOf(w, unit);
	return ranked(paths.flatMap((path) => {
		const end = path.at(-1);
		return end === void 0 ? [] : [{
			choice: { path },
			worth: goal === null ? 0 : -far(end[0], end[1], goal)
		}];
	}));
};
function sensible(w, _seat, space) {
	switch (space.kind) {
		case "move":
		case "drive": return moves(w, unitOf(w, space.unit), space.most);
		case "enter": {
			const unit = unitOf(w, space.unit);
			return nearest(w, unit, entries(w, unit, space.most));
		}
		case "get out": {
			const unit = unitOf(w, space.unit);
			return nearest(w, unit, outSpots(w, unit).map((at) => [spot(at.x, at.y)]));
		}
		case "land": {
			const unit = unitOf(w, space.unit);
			const goal = goalOf(w, unit);
			return ranked(landingSpots(w, unit, APART).map((at) => ({
				choice: { land: spot(at.x, at.y) },
				worth: (goal === null ? 0 : -far(at.x, at.y, goal) / 50) - danger(w, unit, at.x, at.y)
			})));
		}
		case "deploy": {
			const unit = unitOf(w, space.unit);
			return ranked(deploySpots(w, unit, APART).map((at) => ({
				choice: {
					place: unit.id,
					at: spot(at.x, at.y)
				},
				worth: placeScore(w, unit, at)
			})));
		}
		default: return [];
	}
}
// packages/games/xenos-rampant/book/turn/givingUp.ts
const mayGiveUp = (w, seat) => battle.in(w) !== void 0 && w.over === null && ownerOf(w, seat).kind === "person" && !ownerOf(w, seat).gaveUp && w.units.some((unit) => unit.owner === seat && !hasLeft(unit));
function giveUp(play, seat) {
	const { w } = play;
	ownerOf(w, seat).gaveUp = true;
	play.tell?.({
		type: "conceded",
		seat
	}, "XR-VIC-05");
	if (isOver(w)) {
		leaveField(play);
		const at = w.flow.findIndex((f) => battle.has(f));
		w.flow = [...w.flow.slice(0, at), battle.begin({ at: 0 }, "phases")];
		w.waiting = [];
		w.owed = [];
	} else if (phase.has(top(w))) leaveField(play);
}
// packages/games/xenos-rampant/beats.ts
const NOTHING = {
	kind: "note",
	weight: 0
};
const diceOf = ({ dice, need, each }) => ({
	values: dice,
	sides: 6,
	need: `${need}+`,
	...each !== void 0 && { counts: each.map((one) => one > 0) }
});
function volley(h) {
	const house = "house" in h && h.house >= 0 ? houseThing(h.house) : null;
	const need = "need" in h ? h.need : 4;
	return {
		kind: h.type === "fought" ? "blow" : "shot",
		weight: h.hits > 0 ? 2 : 1,
		actor: unitThing(h.unit),
		...h.target >= 0 ? { target: unitThing(h.target) } : house !== null && { target: house },
		plate: h.hits === 0 ? "miss" : h.hits === 1 ? "1 hit" : `${h.hits} hits`,
		tone: h.hits > 0 ? "hit" : "miss",
		dice: diceOf({
			dice: h.dice,
			need,
			each: h.each
		}),
		...h.type === "fought" && h.back.length > 0 && { back: diceOf({
			dice: h.back,
			need: h.backNeed,
			each: h.backEach
		}) }
	};
}
const NERVES$1 = {
	passed: "holds",
	failed: "fails",
	broken: "breaks"
};
function nerve(h) {
	const held = h.result === "passed";
	return {
		kind: "nerve",
		weight: held ? 1 : 2,
		actor: unitThing(h.unit),
		plate: h.type === "rally test" && held ? "rallies" : NERVES$1[h.result],
		tone: held ? "good" : "bad",
		dice: {
			values: h.dice,
			sides: 6,
			need: `${h.courage}+`,
			modifier: total(h.modifiers)
		}
	};
}
function test(h) {
	return {
		kind: "roll",
		weight: 1,
		actor: unitThing(h.unit),
		plate: h.success ? "obeyed" : "not obeyed",
		tone: h.success ? "good" : "bad",
		dice: {
			values: h.dice,
			sides: 6,
			need: `${h.value}+`,
			modifier: total(h.modifiers)
		}
	};
}
const at = (kind, weight, unit, plate, tone) => ({
	kind,
	weight,
	actor: unitThing(unit),
	...plate !== void 0 && { plate },
	...tone !== void 0 && { tone }
});
const rolled = (beat, values, need) => ({
	...beat,
	dice: {
		values,
		sides: 6,
		need
	}
});
function lossBeat(h) {
	switch (h.type) {
		case "struck": return at("save", 1, h.unit, h.points === 0 ? "armour holds" : `\u2212${h.points}`, h.points > 0 ? "hit" : "miss");
		case "lost": return at("loss", 2, h.unit, `\u2212${h.points}, ${h.left} left`, "bad");
		case "destroyed":
		case "routed": return at("death", h.commander ? 3 : 2, h.unit, h.type, "bad");
		case "suppressed": return at("note", 2, h.unit, "Suppressed", "bad");
		case "stunned": return at("note", 1, h.unit, "stunned", "bad");
		case "force field": return rolled(at("save", 1, h.unit, `saves ${h.saved}`, h.saved > 0 ? "good" : "miss"), h.dice, "5+");
		case "medic": return at("save", 1, h.medic, h.saved ? "saves 1" : "cannot save", h.saved ? "good" : "miss");
		case "healed": return at("note", 1, h.unit, "+1", "good");
		case "blocked": return rolled(at("roll", 1, h.unit, "blocked", "bad"), h.dice, "5+");
		case "building hit": return {
			kind: "loss",
			weight: 2,
			actor: houseThing(h.house),
			plate: `\u2212${h.points}`,
			tone: "hit"
		};
		case "collapsed": return {
			kind: "death",
			weight: 2,
			actor: houseThing(h.house),
			plate: "collapses",
			tone: "bad"
		};
		case "explosion": return at("blow", 2, h.unit, "explodes", "hit");
		default: return null;
	}
}
function moveBeat(h) {
	switch (h.type) {
		case "moved":
		case "boarded":
		case "entered":
		case "withdrawn":
		case "stormed":
		case "jumped":
		case "put out":
		case "infiltrates": return at("move", 1, h.unit);
		case "stood still": return at("note", 1, h.unit, "stays");
		case "charged": return {
			...at("move", 1, h.unit, "charge"),
			target: h.target >= 0 ? unitThing(h.target) : houseThing(h.house)
		};
		case "counter-charged": return at("answer", 1, h.unit, "meets it");
		case "retreated": return at("retreat", h.far > 0 ? 1 : 0, h.unit, h.cover ? "into cover" : "falls back", "bad");
		case "moved back": return at("move", 1, h.unit, "makes room");
		case "landed":
		case "reborn": return at("reveal", 2, h.unit, "arrives");
		case "went to ground": return at("note", 1, h.unit, "to ground", "good");
		default: return null;
	}
}
function courseBeat(h) {
	switch (h.type) {
		case "wild charge": return {
			...at("order", 1, h.unit, "Wild Charge"),
			target: unitThing(h.target)
		};
		case "manifested": return {
			...at("order", 1, h.unit, h.power),
			...h.target >= 0 && { target: unitThing(h.target) }
		};
		case "resisted": return at("answer", 1, h.unit, "resists", "good");
		case "fight lost": return at("note", 1, h.unit, "gives way", "bad");
		case "stayed": return at("note", 1, h.unit, "stays in cover", "good");
		case "no contact": return at("note", 1, h.unit, "no contact", "miss");
		case "held": return at("note", 1, h.unit, "holds the line", "good");
		case "new ranks": return at("reveal", 1, h.unit);
		case "rolled again": return rolled(at("roll", 1, h.unit, `${h.hits} hits`), h.dice, "rolled again");
		case "jump rolled": return rolled(at("roll", 1, h.unit), h.dice, "jump");
		case "vip taken":
		case "vip left": return at("goal", 3, h.unit, h.type === "vip taken" ? "takes the VIP" : "leaves the VIP");
		case "vip out": return at("goal", 3, h.unit, "the VIP is out");
		case "wave":
		case "errand":
		case "army tests": return {
			kind: h.type === "army tests" ? "nerve" : "reveal",
			weight: 2
		};
		case "fate":
		case "scored":
		case "counted": return {
			kind: "goal",
			weight: 3
		};
		case "phase lost": return {
			kind: "note",
			weight: 1
		};
		default: return null;
	}
}
function beatOf(h) {
	switch (h.type) {
		case "shot":
		case "return fire":
		case "fought":
		case "barrage": return volley(h);
		case "courage test":
		case "rally test": return nerve(h);
		case "activation": return test(h);
		default: return lossBeat(h) ?? moveBeat(h) ?? courseBeat(h) ?? NOTHING;
	}
}
// packages/games/xenos-rampant/logItems.ts
const signed = (value) => value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0";
const itemOf = ({ label, value, because }) => ({
	label: label ?? "Modifier",
	value: signed(value),
	rule: because
});
const plain = (label, value, rule) => ({
	label,
	value: String(value),
	...rule !== void 0 && { rule }
});
function sumItems(h, need) {
	return [
		plain("Dice", h.dice.join(" + ")),
		...h.modifiers.map(itemOf),
		plain("Together", h.total),
		need
	];
}
function hitItems(dice, need, hits, each = []) {
	const twice = each.filter((one) => one === 2).length;
	return [
		plain("Dice", `${dice.length} on ${need}+`, "XR-GEN-04"),
		...twice > 0 ? [plain("Sixes that count twice", twice)] : [],
		plain("Hits", hits)
	];
}
const REASONS = {
	"XR-AUT-09": "the Wild Charge that promises most",
	"XR-AUT-10": "Free orders first, the best of them",
	"XR-AUT-12": "the tested order with the best prospect",
	"XR-AUT-17": "a trait where it helps most"
};
const reason = (why) => why === void 0 ? [] : [plain("By the book", REASONS[why] ?? "the rules of the automaton", why)];
function itemsOf(h) {
	switch (h.type) {
		case "ordered":
		case "wild charge": return reason(h.why);
		case "activation": return sumItems(h, plain("Needed", `${h.value}+`, "XR-ORD-03"));
		case "courage test":
		case "rally test": return sumItems(h, plain("Courage", `${h.courage}+`, "XR-COU-09"));
		case "shot":
		case "return fire": return hitItems(h.dice, h.need, h.hits, h.each);
		case "barrage": return hitItems(h.dice, 4, h.hits, h.each);
		case "fought": return [...hitItems(h.dice, h.need, h.hits, h.each), ...h.back.length > 0 ? hitItems(h.back, h.backNeed, h.backHits, h.backEach).map((one) => ({
			...one,
			label: `Against it: ${one.label.toLowerCase()}`
		})) : []];
		case "blocked": return hitItems(h.dice, 5, h.hits);
		case "struck": return [
			plain("Hits", h.hits),
			...h.armour.map((one, i) => i === 0 ? plain("Armour", one.value, one.because) : itemOf(one)),
			plain("Divided by", h.value, "XR-DMG-01"),
			plain("Points", h.points)
		];
		default: return [];
	}
}
// packages/games/xenos-rampant/throws.ts
const who = ({ names }, unit) => names[unit] ?? "a unit";
const whom = (h) => h.target >= 0 ? who(h, h.target) : h.house !== void 0 && h.house >= 0 ? house(h.house) : "it";
function rolls(h) {
	switch (h.type) {
		case "activation": return `${who(h, h.unit)} tests whether it obeys`;
		case "courage test": return `${who(h, h.unit)} tests Courage`;
		case "rally test": return `${who(h, h.unit)} tries to rally`;
		case "shot": return `${who(h, h.unit)} shoots at ${whom(h)}`;
		case "return fire": return `${who(h, h.unit)} shoots back at ${whom(h)}`;
		case "fought": return `${who(h, h.unit)} fights ${whom(h)}`;
		case "barrage": return `Fire Support on ${whom(h)}`;
		case "rolled again": return `${who(h, h.unit)} rolls misses again`;
		case "force field": return `The force field of ${who(h, h.unit)}`;
		case "blocked": return `${who(h, h.unit)} finds its way back blocked`;
		case "jump rolled": return `${who(h, h.unit)} makes a Teleport Jump`;
		case "infiltrates": return `How far ${who(h, h.unit)} infiltrates`;
		case "role dice": return "Who attacks and who defends";
		case "brood": return "The nest stirs";
		default: return null;
	}
}
// packages/games/xenos-rampant/log.ts
const faces = (dice) => `[${dice.join(" ")}]`;
const boasts = (cards = []) => cards.length > 0 ? `: ${cards.map((id) => BOASTS[id].title).join("; ")}` : "";
const seatName = (seats, seat) => seats[seat] ?? `Seat ${"ABCD"[seat]}`;
const sideName = (seats, side) => (seats.length === 2 ? seats[side] : void 0) ?? `Side ${side + 1}`;
const hitWords = (hits) => hits === 1 ? "1 hit" : `${hits} hits`;
function wayLength(from, path) {
	let far = 0;
	let at = from;
	for (const [x, y] of path) {
		far += Math.hypot(x - at.x, y - at.y);
		at = {
			x,
			y
		};
	}
	return Math.round(far);
}
function aimWords(h) {
	const whom = h.target >= 0 ? who(h, h.target) : h.house >= 0 ? house(h.house) : null;
	if (h.power !== null) return ` ${h.power}${whom === null ? "" : ` on ${whom}`}`;
	return whom === null ? "" : ` ${h.order === "shoot" ? "at " : ""}${whom}`;
}
const ORDERED = {
	ground: "go to ground",
	jump: "make a Teleport Jump",
	disembark: "get out",
	"fire support": "call Fire Support on",
	arrive: "land",
	enter: "enter the table",
	charges: "set charges"
};
const orderedWords = (h) => `${who(h, h.unit)} is ordered to ${ORDERED[h.order] ?? h.order}${aimWords(h)}${h.free ? " (Free)" : ""}`;
const minus = (value) => value < 0 ? `−${-value}` : String(value);
function modified({ modifiers, total: reached }) {
	const plus = total(modifiers);
	return plus === 0 ? ` = ${minus(reached)}` : ` ${plus > 0 ? "+" : "−"} ${Math.abs(plus)} = ${minus(reached)}`;
}
function armourWords({ armour, value }) {
	const [base, ...changes] = armour;
	if (base === void 0 || changes.length === 0) return String(value);
	return `${value} (${base.value}, ${changes.map(({ label, value: by }) => `${label ?? ""} ${by > 0 ? "+" : "−"}${Math.abs(by)}`).join(", ")})`;
}
const OBEYED = {
	true: "obeyed",
	false: "not obeyed"
};
const NERVES = {
	passed: "holds",
	failed: "fails",
	broken: "breaks"
};
const thrown = (dice, need, hits) => dice.length === 0 ? "nothing" : `${dice.length} dice on ${need}+: ${hitWords(hits)} ${faces(dice)}`;
const foughtWords = (h) => {
	const own = `${who(h, h.unit)} fights with ${thrown(h.dice, h.need, h.hits)}`;
	if (h.back.length === 0) return own;
	return `${own}; ${h.target >= 0 ? who(h, h.target) : "the walls"} with ${thrown(h.back, h.backNeed, h.backHits)}`;
};
const lines = logWords({
	turn: {
		words: (h) => `Turn ${h.turn}`,
		section: (h) => `Turn ${h.turn}`
	},
	phase: (h, seats) => `${seatName(seats, h.seat)}’s phase, turn ${h.turn}`,
	ordered: orderedWords,
	activation: (h) => `${who(h, h.unit)} tests ${faces(h.dice)}${modified(h)} against ${h.value}+: ${OBEYED[`${h.success}`]}`,
	"order failed": (h) => `The order to ${who(h, h.unit)} fails`,
	"phase lost": (h, seats) => `${seatName(seats, h.seat)} loses the phase`,
	shot: (h) => `${who(h, h.unit)} shoots with ${thrown(h.dice, h.need, h.hits)}`,
	"return fire": (h) => `${who(h, h.unit)} shoots back with ${thrown(h.dice, h.need, h.hits)}`,
	fought: foughtWords,
	struck: (h) => `${hitWords(h.hits)} on ${who(h, h.unit)}, Armour ${armourWords(h)}: ${h.points === 0 ? "no loss" : `${h.points} SP`}`,
	lost: (h) => `${who(h, h.unit)} loses ${h.points} SP, ${h.left} left`,
	"courage test": (h) => `${who(h, h.unit)} tests Courage ${faces(h.dice)}${modified(h)} against ${h.courage}+: ${NERVES[h.result]}`,
	"rally test": (h) => `${who(h, h.unit)} tries to rally ${faces(h.dice)}${modified(h)} against ${h.courage}+: ${NERVES[h.result]}`,
	moved: (h) => `${who(h, h.unit)} moves ${nearInches(wayLength(h.from, h.path))}`,
	"stood still": (h) => `${who(h, h.unit)} stays where it is`,
	retreated: (h) => h.far === 0 ? `${who(h, h.unit)} has no room to fall back` : `${who(h, h.unit)} falls back ${nearInches(Math.max(25, h.far))}${h.cover ? " into cover" : ""}`,
	"moved back": (h) => `${who(h, h.unit)} makes room: an inch must stay between enemies`,
	suppressed: (h) => `${who(h, h.unit)} is Suppressed`,
	rallied: (h) => `${who(h, h.unit)} rallies`,
	destroyed: (h) => `${who(h, h.unit)} is destroyed`,
	routed: (h) => `${who(h, h.unit)} is routed`,
	charged: (h) => `${who(h, h.unit)} charges ${h.target >= 0 ? who(h, h.target) : house(h.house)}, ${nearInches(wayLength(h.from, h.path))}`,
	"counter-charged": (h) => `${who(h, h.unit)} meets the charge`,
	"wild charge": (h) => `${who(h, h.unit)} charges ${who(h, h.target)} wildly`,
	"fight lost": (h) => `${who(h, h.unit)} lost the fight, points ${h.attacker} to ${h.defender}, and gives way`,
	blocked: (h) => `${who(h, h.unit)} finds its way back blocked: ${thrown(h.dice, 5, h.hits)}`,
	stayed: (h) => `${who(h, h.unit)} stays in cover`,
	stormed: (h) => `${who(h, h.unit)} takes the position`,
	placed: (h) => `${who(h, h.unit)} is placed`,
	reserve: (h) => `${who(h, h.unit)} waits in reserve`,
	"starts in": (h) => `${who(h, h.unit)} starts in ${who(h, h.transport)}`,
	boarded: (h) => `${who(h, h.unit)} boards ${who(h, h.transport)}`,
	entered: (h) => `${who(h, h.unit)} enters ${house(h.house)}`,
	withdrawn: (h) => `${who(h, h.unit)} leaves the table`,
	landed: (h) => `${who(h, h.unit)} lands`,
	"went to ground": (h) => `${who(h, h.unit)} goes to ground`,
	healed: (h) => `${who(h, h.unit)} regains a point, ${h.left} now`,
	barrage: (h) => `${who(h, h.unit)} calls fire on ${who(h, h.target)}: ${thrown(h.dice, 4, h.hits)}`,
	spotting: (h) => `${who(h, h.unit)} spots ${who(h, h.target)}`,
	explosion: (h) => `${who(h, h.unit)} explodes`,
	manifested: (h) => `${who(h, h.unit)} manifests ${h.power} on ${who(h, h.target)}`,
	"power ended": (h) => `${h.power} on ${who(h, h.unit)} ends`,
	resisted: (h) => `${who(h, h.unit)} resists ${h.power}`,
	"building hit": (h) => `${house(h.house)} loses ${h.points} SP, ${h.left} left`,
	collapsed: (h) => `${house(h.house)} collapses`,
	stopped: (h, seats) => `${seatName(seats, h.seat)} gives no more orders`,
	trait: (h, seats) => `${seatName(seats, h.seat)}: the Commander is ${h.trait} (${traitNamed(h.trait).text})`,
	list: (h, seats) => `${seatName(seats, h.seat)} fields ${h.name}, ${h.points} points`,
	roles: (h, seats) => `${sideName(seats, h.attacker)} attacks`,
	"vip taken": (h) => `${who(h, h.unit)} takes the VIP along`,
	"vip left": (h) => `${who(h, h.unit)} leaves the VIP behind`,
	"vip out": (h) => `${who(h, h.unit)} brings the VIP out`,
	"rolled again": (h) => `${who(h, h.unit)} rolls misses again: ${hitWords(h.hits)} ${faces(h.dice)}`,
	"list chosen": (h, seats) => `${seatName(seats, h.seat)} has chosen a detachment`,
	"role dice": (h) => `Rolled for the roles: ${h.dice.join(" and ")}`,
	counted: (h) => `Victory Points: ${h.vp.map(minus).join(" to ")}${h.praise === null ? "" : `, ${h.praise}`}`,
	"army tests": () => "The whole detachment tests its courage",
	absent: (h) => `${who(h, h.unit)} does not turn up`,
	battle: {
		words: (h) => `Battle ${h.number} of the campaign`,
		section: (h) => `Battle ${h.number} of the campaign`
	},
	"boast cards": (h, seats) => `${seatName(seats, h.seat)} draws three boasts${boasts(h.cards)}`,
	boasted: (h, seats) => `${seatName(seats, h.seat)} keeps ${h.count === 1 ? "one boast" : `${h.count} boasts`}${boasts(h.keep)}`,
	brood: (h) => `The nest stirs: ${h.die}`,
	career: (h, seats) => `${seatName(seats, h.seat)} gains ${h.points} career points`,
	conceded: (h, seats) => `${seatName(seats, h.seat)} gives up`,
	crusades: (h, seats) => `${seatName(seats, h.seat)} crusades against ${h.against}`,
	crushed: (h) => `${who(h, h.unit)} crushes an obstacle`,
	doctrine: (h, seats) => `${seatName(seats, h.seat)}: ${h.doctrine}`,
	errand: (h) => `The secret errand${h.card !== null ? `, ${h.card},` : ""} is ${h.done ? "done" : "not done"}`,
	fate: (h, seats) => `The Commander of ${seatName(seats, h.seat)} is ${h.result}`,
	"force field": (h) => `The force field of ${who(h, h.unit)} ${faces(h.dice)} saves ${h.saved} SP`,
	grown: (h, seats) => `${seatName(seats, h.seat)} may field ${h.total} points from now on`,
	hates: (h, seats) => `${seatName(seats, h.seat)}: Hatred of ${h.whom}`,
	held: (h) => `${who(h, h.unit)} holds the line`,
	infiltrates: (h) => `${who(h, h.unit)} infiltrates, ${h.die}" farther than it moves`,
	"jump rolled": (h) => `${who(h, h.unit)} jumps ${faces(h.dice)}`,
	jumped: (h) => `${who(h, h.unit)} arrives`,
	marker: (h) => `A marker lies at ${nearInches(h.x)}, ${nearInches(h.y)}`,
	medic: (h) => `${who(h, h.medic)} ${h.saved ? "saves" : "cannot save"} a point of ${who(h, h.unit)}`,
	mercenary: (h) => `The mercenaries ${who(h, h.unit)} roll ${h.roll}`,
	"new commander": (h, seats) => `${seatName(seats, h.seat)} has a new Commander`,
	"new ranks": (h) => `Fresh ranks of ${who(h, h.unit)} come up`,
	"no contact": (h) => `${who(h, h.unit)} and ${who(h, h.target)} do not meet`,
	"put out": (h) => `${who(h, h.unit)} gets out of the wreck`,
	raided: (h) => `${who(h, h.unit)} was raided, ${h.left} SP left`,
	reborn: (h) => `${who(h, h.unit)} crawls out of the nest`,
	scenario: (h) => `The battle is ${scenarioNamed(h.name).title}`,
	secret: (h, seats) => `${seatName(seats, h.seat)} has a secret errand${h.card === void 0 ? "" : `: ${h.card}`}`,
	strayed: (h) => `The barrage strays to ${who(h, h.target)}`,
	stunned: (h) => `${who(h, h.unit)} is stunned instead of losing ${h.points} SP`,
	swapped: (h) => `${h.units.map((id) => who(h, id)).join(" and ")} change places`,
	"trait removed": (h, seats) => `${seatName(seats, h.seat)}: the Commander unlearns ${h.trait}`,
	wave: (h) => `A wave of ${h.builds.length === 1 ? "one unit" : `${h.builds.length} units`} is coming from the ${h.edges.join(" and ")}`,
	underdog: (h) => `${who(h, h.unit)} joins the weaker side`,
	scored: (h, seats) => `${minus(h.vp)} VP for ${sideName(seats, h.side)}: ${h.why}`
});
function thingsIn(what) {
	const things = [];
	if ("unit" in what) things.push(unitThing(what.unit));
	if ("target" in what && what.target >= 0) things.push(unitThing(what.target));
	if ("house" in what && what.house >= 0) things.push(houseThing(what.house));
	if ("units" in what) things.push(...what.units.map(unitThing));
	return things;
}
function dice(what) {
	if (what.type === "fought") return [...what.dice, ...what.back];
	return "dice" in what ? what.dice : [];
}
function opens(what) {
	switch (what.type) {
		case "ordered":
		case "wild charge":
		case "rally test": return lines.happening(what, []);
		case "army tests": return "The whole detachment tests its courage";
		default: return null;
	}
}
const log = {
	...lines,
	about: thingsIn,
	opens,
	items: itemsOf,
	beat: beatOf,
	by: (what) => "seat" in what ? what.seat : null,
	dice,
	rolls
};
// packages/games/xenos-rampant/oddsReply.ts
const WITHIN = [
	shot,
	attack,
	support,
	courage,
	tests$1,
	retreat,
	manifest
];
function oddsReply(w, asks) {
	const seat = asks[0]?.seat;
	const f = top(w);
	if (seat === void 0 || !WITHIN.some((chapter) => chapter.has(f))) return null;
	const choice = questionOf(book, f).auto?.(new Playing(w, fastChance(1)), f, seat);
	return choice === void 0 ? null : {
		seat,
		choice
	};
}
// packages/games/xenos-rampant/preview/deploying.ts
function suggestedStands(view, seat) {
	const w = copy(tableOf(view));
	if (w.owners[seat] === void 0 || deployment.in(w)?.step !== "place") return [];
	const stands = [];
	const hear = (what) => {
		if (what.type !== "placed" || unitOf(w, what.unit).owner !== seat) return;
		stands.push({
			unit: what.unit,
			x: what.x,
			y: what.y,
			facing: unitOf(w, what.unit).facing
		});
	};
	answer(book, new Playing(w, fastChance(1), hear), seat, { suggested: true });
	return stands;
}
// packages/games/xenos-rampant/preview/intents.ts
const WALKS = 24;
var PhaseOver = class extends Error {};
const ORDERS = {
	ground: "goes to ground",
	move: "moves",
	shoot: "shoots at",
	attack: "charges",
	skirmish: "skirmishes",
	"move and fire": "moves and fires",
	"fire support": "calls fire on",
	manifest: "manifests a power on",
	regenerate: "regenerates",
	explode: "explodes",
	arrive: "lands",
	enter: "enters the table"
};
var Watcher = class {
	acts = [];
	w;
	seat;
	begun = false;
	constructor(w, seat) {
		this.w = w;
		this.seat = seat;
	}
	hear(what) {
		if (what.type === "phase") {
			if (this.begun || what.seat !== this.seat) {
				if (this.begun) throw new PhaseOver();
				return;
			}
			this.begun = true;
		}
		if (!this.begun) return;
		if (what.type === "counted") throw new PhaseOver();
		if (what.type === "ordered" || what.type === "wild charge" || what.type === "rally test") this.begin(what);
		else this.go(what);
	}
	begin(what) {
		if (ownerOf(this.w, unitOf(this.w, what.unit).owner).kind !== "automaton") return;
		if (what.type === "rally test") {
			this.acts.push({
				unit: what.unit,
				key: "rally",
				words: "tries to rally",
				rule: "XR-AUT-08",
				target: null,
				end: null,
				hurts: false
			});
			return;
		}
		const target = what.target >= 0 ? what.target : null;
		const name = target === null ? "" : ` ${unitOf(this.w, target).name}`;
		const order = what.type === "wild charge" ? "attack" : what.order;
		const verb = what.type === "wild charge" ? "charges wildly at" : ORDERS[what.order] ?? what.order;
		this.acts.push({
			unit: what.unit,
			key: `${order} ${target ?? ""}`,
			words: `${verb}${name}`,
			rule: what.why ?? "XR-AUT-12",
			target,
			end: null,
			hurts: false
		});
	}
	go(what) {
		const act = this.acts.at(-1);
		if (act === void 0 || !("unit" in what)) return;
		if (what.type === "shot" && what.unit === act.unit && act.target === null && what.target >= 0) {
			act.target = what.target;
			act.key += `${what.target}`;
			act.words += ` at ${unitOf(this.w, what.target).name}`;
		}
		if ((what.type === "moved" || what.type === "charged") && what.unit === act.unit) {
			const at = what.path.at(-1);
			if (at !== void 0) act.end = {
				x: at[0],
				y: at[1]
			};
		}
		if (what.type === "stood still" && what.unit === act.unit) act.words = "stays where it is";
		if (unitOf(this.w, what.unit).owner !== this.seat && (what.type === "lost" || what.type === "suppressed" || what.type === "routed")) act.hurts = true;
	}
};
function nextAutomaton(w, seat) {
	const side = ownerOf(w, seat).side;
	const found = w.owners.findIndex((owner) => owner.kind === "automaton" && owner.side !== side);
	return found < 0 ? null : found;
}
function walk(before, seat, automaton, seed) {
	const w = copy(before);
	const watcher = new Watcher(w, automaton);
	const play = new Playing(w, fastChance(seed), (what) => watcher.hear(what));
	try {
		answer(book, play, seat, { stop: true });
		for (let asked = 0; w.over === null && asked < 200; asked++) {
			const f = w.flow.at(-1);
			if (f === void 0 || phase.has(f)) break;
			const reply = oddsReply(w, [{
				seat,
				rule: "",
				prompt: "",
				offers: [],
				spaces: [],
				withdrawals: []
			}]);
			if (reply === null) break;
			answer(book, play, seat, reply.choice);
		}
	} catch (error) {
		if (!(error instanceof PhaseOver)) throw error;
	}
	return watcher.acts;
}
const share = (acts, walks) => acts.length / walks;
function intentOf(acts, walks, name) {
	const byKey = new Map();
	for (const { act } of acts) byKey.set(act.key, [...byKey.get(act.key) ?? [], act]);
	const ways = [...byKey.values()].sort((a, b) => b.length - a.length);
	const [main = []] = ways;
	const [first] = main;
	if (first === void 0) throw new Error("nothing was counted");
	const nothing = walks - acts.length;
	const listed = ways.map((way) => ({
		words: way[0]?.words ?? "",
		chance: share(way, walks)
	}));
	if (nothing > 0) listed.push({
		words: "gets no order: the phase ends before",
		chance: nothing / walks
	});
	const places = main.length > 0 ? acts.map(({ place }) => place).sort((a, b) => a - b) : [];
	const end = main.find((act) => act.end !== null)?.end ?? null;
	return {
		who: unitThing(first.unit),
		order: (places[places.length >> 1] ?? 0) + 1,
		words: `${name} ${first.words}`,
		rule: first.rule,
		certain: listed.length === 1 ? "yes" : "die",
		...first.target !== null && { target: unitThing(first.target) },
		...listed.length > 1 && { ways: listed },
		hurt: acts.filter(({ act }) => act.hurts).length / walks,
		unit: first.unit,
		aimed: first.target,
		at: end
	};
}
function intents(view, seat, walks = WALKS) {
	const w = tableOf(view);
	const f = w.flow.at(-1);
	const automaton = w.over === null && w.owners[seat] !== void 0 ? nextAutomaton(w, seat) : null;
	if (automaton === null || f === void 0 || !phase.has(f) || f.step !== "orders" || f.seat !== seat) return [];
	const byUnit = new Map();
	for (let seed = 1; seed <= walks; seed++) {
		const seen = new Set();
		walk(w, seat, automaton, seed).forEach((act, place) => {
			if (seen.has(act.unit)) return;
			seen.add(act.unit);
			byUnit.set(act.unit, [...byUnit.get(act.unit) ?? [], {
				act,
				place
			}]);
		});
	}
	return [...byUnit].map(([unit, acts]) => intentOf(acts, walks, unitOf(w, unit).name)).sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.unit - b.unit);
}
function dangerOf(w, unit, victim) {
	const p = profileOf(unit);
	const obeyed = (order) => isFree(w, unit, order) ? 1 : waysOf36(orderValue(unit, order), orderModifiers(w, unit, order, null)) / 36;
	const hits = (need, double) => hitsOfThrow(w, {
		dice: diceOf$1(w, unit),
		need,
		minus: 0,
		double,
		again: 0
	});
	const shots = hits(p.sv, p.has["Heavy Weapon"] === true);
	const blows = hits(p.av, false);
	return {
		unit,
		range: p.shoot > 0 ? p.range : 0,
		charge: p.attack > 0 && !p.immobile ? maxMove(w, unit) : 0,
		shot: (armour) => obeyed("shoot") * atLeast(shots, armour),
		blow: p.attack > 0 ? obeyed("attack") * atLeast(blows, victim.armour) : 0
	};
}
function victimOf(w, id) {
	const unit = id === null ? void 0 : w.units[id];
	return unit === void 0 ? {
		armour: 2,
		radius: 200
	} : {
		armour: profileOf(unit).armour,
		radius: profileOf(unit).radius
	};
}
function threatOf(view, side, id) {
	const w = tableOf(view);
	const { west, south, east, north } = boundsOf(w);
	const columns = Math.floor((east - west) / 200);
	const rows = Math.floor((north - south) / 200);
	const g = groundOf(w);
	const victim = victimOf(w, id);
	const dangers = w.units.filter((unit) => unit.state === "table" && !unit.suppressed && sideOf(w, unit) !== side).map((unit) => dangerOf(w, unit, victim));
	const chances = [];
	for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
		const x = west + column * 200 + 100;
		const y = south + row * 200 + 100;
		const armour = victim.armour + (g.cover[cellUnder(g.map, x, y)] ?? 0);
		let safe = 1;
		for (const danger of dangers) {
			const { unit } = danger;
			const gap = Math.hypot(unit.x - x, unit.y - y) - victim.radius - profileOf(unit).radius;
			const near = gap <= danger.charge ? danger.blow : 0;
			const far = danger.range > 0 && gap <= danger.range ? danger.shot(armour) : 0;
			const worst = Math.max(near, far);
			if (worst > 0 && seesPoint(w, unit, unit.x, unit.y, x, y)) safe *= 1 - worst;
		}
		chances.push(1 - safe);
	}
	return {
		columns,
		rows,
		chances
	};
}
// packages/games/xenos-rampant/preview/index.ts
const bordersIn = (view, space) => bordersOf(tableOf(view), space);
// packages/games/xenos-rampant/reaction.ts
const windows = {
	"counter-charge": "When one of your units is charged and may meet the charge",
	firefight: "When one of your units is shot at and may shoot back"
};
function reaction(_view, { offers, rule }) {
	if (!offers.some((offer) => "react" in offer)) return null;
	const key = rule === "XR-CCH-01" ? "counter-charge" : "firefight";
	return {
		key,
		label: windows[key],
		pass: { react: false },
		use: { react: true },
		urgent: false
	};
}
// packages/games/xenos-rampant/terrainShapes.ts
function outlineOf(g, feature, first) {
	const { size, columns, rows } = g.map;
	const inside = (column, row) => column >= 0 && row >= 0 && column < columns && row < rows && g.feature[row * columns + column] === feature;
	const startX = first % columns;
	const startY = floorDiv(first, columns);
	const points = [];
	let x = startX;
	let y = startY;
	let d = 0;
	const dx = [
		1,
		0,
		-1,
		0
	];
	const dy = [
		0,
		1,
		0,
		-1
	];
	do {
		points.push([x * size, y * size]);
		for (;;) {
			x += dx[d];
			y += dy[d];
			const left = d === 0 ? inside(x, y) : d === 1 ? inside(x - 1, y) : d === 2 ? inside(x - 1, y - 1) : inside(x, y - 1);
			if (d === 0 ? inside(x, y - 1) : d === 1 ? inside(x, y) : d === 2 ? inside(x - 1, y) : inside(x - 1, y - 1)) {
				d = (d + 3) % 4;
				break;
			}
			if (!left) {
				d = (d + 1) % 4;
				break;
			}
		}
	} while (x !== startX || y !== startY || d !== 0);
	return points;
}
const known = new WeakMap();
function terrainOf(w) {
	const g = groundOf(w);
	let shapes = known.get(g);
	if (shapes !== void 0) return shapes;
	shapes = [];
	const seen = new Set();
	for (let cell = 0; cell < g.feature.length; cell++) {
		const type = TERRAIN[g.map.codes[cell]];
		const feature = g.feature[cell];
		if (seen.has(feature) || type.letter === ".") continue;
		seen.add(feature);
		shapes.push({
			name: type.name,
			movement: type.movement,
			cover: type.cover,
			sight: type.sight,
			points: outlineOf(g, feature, cell),
			house: g.house[cell]
		});
	}
	known.set(g, shapes);
	return shapes;
}
// packages/games/xenos-rampant/view.ts
const unitView = (w, unit) => {
	const p = profileOf(unit);
	return {
		...copyUnit(unit),
		radius: p.radius,
		maxMove: maxMove(w, unit),
		range: p.range,
		armour: p.armour,
		courage: p.courage,
		av: p.av,
		dv: p.dv,
		sv: p.sv,
		side: ownerOf(w, unit.owner).side
	};
};
const shut = (thing) => thing === null ? null : "hidden";
function ownerView(w, owner, own) {
	const open = own || w.units.length > 0;
	const cards = own || w.over !== null;
	if (owner.secret !== null && !cards);
	return {
		side: owner.side,
		kind: owner.kind,
		name: owner.name,
		list: open ? owner.list : shut(owner.list),
		points: owner.list !== null && open ? totalOf(owner.list) : 0,
		locked: owner.locked,
		traits: owner.traits.slice(),
		wounded: owner.wounded,
		doctrine: owner.doctrine,
		total: owner.total,
		lost: owner.lost,
		commanderLost: owner.commanderLost,
		halfTested: owner.halfTested,
		hates: owner.hates,
		crusades: owner.crusades,
		gaveUp: owner.gaveUp,
		used: owner.used.slice(),
		secret: cards ? owner.secret : shut(owner.secret),
		boasts: cards ? owner.boasts.slice() : owner.boasts.length,
		chosen: (cards ? owner.chosen?.slice() : owner.chosen?.length) ?? null
	};
}
function orderViews(w, seat) {
	const f = w.flow.at(-1);
	if (w.over !== null || f === void 0 || !phase.has(f) || f.step !== "orders" || f.seat !== seat) return [];
	return ordersFor(w, seat, f.onlyFree).map((order) => ({
		order,
		...testOf(w, order)
	}));
}
const OF_ONE = [
	move,
	jump,
	skirmish,
	courage,
	retreat,
	wreck,
	crush
];
const OF_TWO = [orders, attack];
function unitsOf(f) {
	for (const one of OF_ONE) if (one.has(f)) return [f.unit];
	for (const one of OF_TWO) if (one.has(f)) return [f.unit, f.target];
	if (shot.has(f)) return [f.shooter, f.target];
	return support.has(f) || manifest.has(f) ? [f.target] : [];
}
function topicOf(f) {
	if (move.has(f)) return "a move";
	return attack.has(f) ? "an attack" : "something else";
}
function askedView(w) {
	const f = w.flow.at(-1);
	return w.over !== null || f === void 0 ? null : {
		about: topicOf(f),
		units: unitsOf(f).filter((id) => id >= 0)
	};
}
const BEFORE_THE_ROLL = new Set([
	...Object.keys(mustering),
	"which scenario",
	"free choice"
]);
const isBattleKnown = (w) => w.options.scenario !== "roll" || !BEFORE_THE_ROLL.has(setup.in(w)?.step ?? "");
const TO_BE_ROLLED = {
	title: "A battle to be rolled",
	blurb: "Two dice pick one of the ten battles when the detachments are ready."
};
function view(w, viewer) {
	const known = isBattleKnown(w);
	const { title, blurb } = known ? scenarioOf(w) : TO_BE_ROLLED;
	const mapKnown = known || w.options.map !== "of the scenario";
	const zones = (side) => !known || w.edges[side] === null && scenarioOf(w).choosesZone ? [] : scenarioOf(w).zones(w, side);
	return {
		viewer,
		edition: w.edition,
		flow: shownFlow(book, w.flow),
		stage: stageOf(w),
		mustering: setup.in(w)?.step === "detachments",
		asked: askedView(w),
		undoBarrier: w.undoBarrier,
		over: w.over,
		options: w.options,
		scenario: w.scenario,
		title,
		blurb,
		map: w.map,
		attacker: w.attacker,
		edges: w.edges.slice(),
		turn: w.turn,
		lastTurn: w.lastTurn,
		active: w.active,
		acting: w.acting,
		owners: w.owners.map((owner, seat) => ownerView(w, owner, seat === viewer)),
		units: w.units.map((unit) => unitView(w, unit)),
		buildings: w.buildings.map((one) => ({ ...one })),
		obstacles: w.obstacles.map((one) => ({ ...one })),
		markers: w.markers.map((one) => ({ ...one })),
		holders: w.markers.map((marker) => holderOf(w, marker)),
		vip: w.vip === null ? null : { ...w.vip },
		effects: w.effects.map((one) => ({ ...one })),
		score: w.score.map((one) => ({ ...one })),
		vp: [vpOf(w, 0), vpOf(w, 1)],
		removals: w.removals.map((one) => ({ ...one })),
		waiting: shownFlow(book, w.waiting),
		owed: w.owed.map((one) => ({ ...one })),
		wave: w.wave,
		surveyed: w.surveyed,
		campaign: w.campaign === null ? null : copyJson(w.campaign),
		bounds: boundsOf(w),
		terrain: mapKnown ? terrainOf(w) : [],
		zones: [zones(0), zones(1)],
		orders: viewer === "table" ? [] : orderViews(w, viewer)
	};
}
// packages/games/xenos-rampant/rules.ts
const parts = {
	name: "xenos-rampant",
	title: "Xenos Rampant",
	edition: "3",
	seats: {
		least: 2,
		most: 4,
		kinds: ["person", "automaton"]
	},
	options: OPTIONS,
	book,
	begin,
	view,
	imagine,
	copy,
	words: {
		choice: choiceWords,
		...log
	},
	reaction,
	windows,
	stakes,
	actEnds,
	oddsReply,
	anytime: {
		offers: (w, seat) => mayGiveUp(w, seat) ? [{ concede: true }] : [],
		includes: (choice) => "concede" in choice,
		take: (play, seat) => giveUp(play, seat)
	}
};
defineRules(parts);
const previews = {
	bordersIn,
	sightsOf,
	suggestedStands,
	aimAt,
	intents,
	threatOf
};
// packages/games/xenos-rampant/game.ts
const game = defineGame({
	...parts,
	holds,
	mayHear,
	partners,
	score,
	chances,
	sides,
	clock,
	rounds: (w) => w.turn,
	picks,
	idle,
	reason: reason$1,
	arrange,
	caseWords,
	report,
	scenarios: scenarioSheet,
	sample,
	sensible,
	inSpace,
	forecasts,
	given
});
export { game, previews };
