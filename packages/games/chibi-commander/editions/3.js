// packages/kernel/src/read/itemAt.ts
function itemAt$1(list, index) {
	const item = list[index];
	if (item === void 0) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
	return item;
}
// packages/kernel/src/chance/chance.ts
function sum$2(weights) {
	let all = 0;
	for (const weight of weights) all += weight;
	return all;
}
// packages/kernel/src/chance/bag.ts
function bagOf(things) {
	const bag = {
		top: [],
		kinds: [],
		left: [],
		bottom: []
	};
	for (const thing of things) putIn(bag, thing);
	return bag;
}
function putIn(bag, thing) {
	const at = bag.kinds.indexOf(thing);
	if (at >= 0) bag.left[at] = itemAt$1(bag.left, at) + 1;
	else {
		bag.kinds.push(thing);
		bag.left.push(1);
	}
}
function takeOut$1(bag, thing) {
	const at = bag.kinds.indexOf(thing);
	if (at < 0 || bag.left[at] === 0) return false;
	bag.left[at] = itemAt$1(bag.left, at) - 1;
	return true;
}
const sizeOf$1 = (bag) => bag.top.length + sum$2(bag.left) + bag.bottom.length;
const copyBag = (bag) => ({
	top: bag.top.slice(),
	kinds: bag.kinds.slice(),
	left: bag.left.slice(),
	bottom: bag.bottom.slice()
});
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
function same(a, b) {
	if (a === b) return true;
	if (!isObject(a) || !isObject(b)) return false;
	if (Array.isArray(a)) {
		if (!Array.isArray(b) || a.length !== b.length) return false;
		for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
		return true;
	}
	if (Array.isArray(b)) return false;
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
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
function distance$1(a, b) {
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
		far: distance$1(word.toLowerCase(), candidate.toLowerCase())
	})).filter(({ candidate, far }) => far <= Math.max(2, Math.ceil(candidate.length / 3))).sort((a, b) => a.far - b.far)[0];
	if (near !== void 0) return `; did you mean ${JSON.stringify(near.candidate)}?`;
	const shown = known.slice(0, 12).map((candidate) => JSON.stringify(candidate));
	return `; known: ${shown.join(", ")}${known.length > shown.length ? ", …" : ""}`;
}
const shown$2 = (value) => {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const anything = (value) => value;
const aText = (value, where) => {
	if (typeof value !== "string") throw new BadInput(where, `must be text, not ${shown$2(value)}`);
	return value;
};
const aFlag = (value, where) => {
	if (typeof value !== "boolean") throw new BadInput(where, `must be true or false, not ${shown$2(value)}`);
	return value;
};
const aNumber = (least = -Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) => (value, where) => {
	if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) throw new BadInput(where, `must be a whole number${least > -Number.MAX_SAFE_INTEGER || most < Number.MAX_SAFE_INTEGER ? ` from ${least} to ${most}` : ""}, not ${shown$2(value)}`);
	return value;
};
const oneOf = (known) => (value, where) => {
	const found = known.find((one) => one === value);
	if (found === void 0) throw new BadInput(where, `${shown$2(value)} is unknown${closest(String(value), known.map(String))}`);
	return found;
};
const listOf = (reader) => (value, where) => {
	if (!Array.isArray(value)) throw new BadInput(where, `must be a list, not ${shown$2(value)}`);
	return value.map((item, i) => reader(item, `${where}[${i}]`));
};
const anObject = (value, where) => {
	if (!isObject(value) || Array.isArray(value)) throw new BadInput(where, `must be a set of fields, not ${shown$2(value)}`);
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
const MOST_STEPS = 2e5;
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
		if (steps > MOST_STEPS) throw new Error(`the book goes round in circles at '${f.chapter} / ${f.step}'`);
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
const seatsOf$1 = (who) => who === null ? [] : typeof who === "number" ? [who] : who;
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
			return seatsOf$1(ask.who(w, f)).map((seat) => ({
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
			for (const offer of parts.anytime?.offers(w, seat) ?? []) if (same(offer, choice)) return null;
			const f = top(w);
			const ask = questionOf(book, f);
			if (!seatsOf$1(ask.who(w, f)).includes(seat)) return {
				rule: ask.rule,
				reason: "It is not for this seat to decide now."
			};
			for (const offer of ask.offers(w, f, seat)) if (same(offer, choice)) return null;
			for (const way of ask.withdrawals?.(w, f, seat) ?? []) if (same(way, choice)) return null;
			for (const one of ask.refused?.(w, f, seat) ?? []) if (same(one.choice, choice)) return {
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
			return seatsOf$1(ask.who(w, f)).includes(seat) ? ask.refused?.(w, f, seat) ?? [] : [];
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
// packages/kernel/src/rules/refusal.ts
const refuse = (rule, reason) => ({
	rule,
	reason
});
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
	words: someOf(words, listOf(aText))
});
function contentReader(kinds) {
	const readers = new Map(kinds.map((kind) => [kind.kind, readerFor(kind)]));
	return listOf((value, where) => {
		const given = typeof value === "object" && value !== null && "kind" in value ? value.kind : void 0;
		const kind = oneOf([...readers.keys()])(given, `${where}.kind`);
		const reader = readers.get(kind);
		if (reader === void 0) throw new BadInput(`${where}.kind`, "is unknown");
		return reader(value, where);
	});
}
function kindOf$1(kinds, thing) {
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
function nameFault(kinds, others, name) {
	const isTaken = (one) => one.name.toLowerCase() === name.toLowerCase();
	if (!isName(name)) return "must be 2 to 30 letters, digits, single spaces, hyphens or apostrophes, the first a letter";
	if (kinds.some(({ printed }) => printed.some(isTaken))) return `${name} is the name of a printed one`;
	return others.some(isTaken) ? `${name} is there twice` : null;
}
function contentProblems(kinds, content, { add, rule, more }) {
	if (content.length > 20) add("content", rule, `${content.length} things are more than 20`);
	content.forEach((thing, i) => {
		const kind = kindOf$1(kinds, thing);
		const wrong = nameFault(kinds, content.slice(0, i), thing.name);
		if (wrong !== null) add(`content[${i}].name`, rule, wrong);
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
// packages/kernel/src/rules/windows.ts
let listener = null;
function leaves(where, here) {
	if (where === "again") return false;
	if (where === "done" || "answer" in where) return true;
	const next = "goTo" in where ? where.goTo : where.then;
	return next !== void 0 && next !== here;
}
function reactions(spec) {
	const open = {
		turn: 0,
		passes: 0
	};
	const next = (w, f, order) => {
		if (spec.closed?.(w, f)) return -1;
		const { turn, passes } = f.window ?? open;
		for (let i = 0; i < order.length - passes; i++) {
			const at = (turn + i) % order.length;
			const seat = itemAt$1(order, at);
			if (spec.mightPlay?.(w, f, seat) || spec.plays(w, f, seat).length > 0) return at;
		}
		return -1;
	};
	return {
		rule: spec.rule,
		prompt: spec.prompt,
		...spec.refused && { refused: spec.refused },
		...spec.judge && { judge: spec.judge },
		...spec.auto && { auto: spec.auto },
		who(w, f) {
			const order = spec.order(w, f);
			const at = next(w, f, order);
			return at < 0 ? null : itemAt$1(order, at);
		},
		offers: (w, f, seat) => [...spec.plays(w, f, seat), spec.pass],
		take(play, f, seat, choice) {
			const order = spec.order(play.w, f);
			const at = order.indexOf(seat);
			const { turn, passes } = f.window ?? open;
			const skipped = (at - turn + order.length) % order.length;
			const passed = same(choice, spec.pass);
			const window = {
				turn: (at + 1) % order.length,
				passes: passed ? passes + skipped + 1 : 0
			};
			Object.assign(f, { window });
			const heard = play.tell === void 0 ? null : listener;
			heard?.answered(f, seat);
			if (passed) return "again";
			const where = spec.take(play, f, seat, choice) ?? "again";
			if (heard !== null && leaves(where, f.step)) heard.closed(f, spec.rule);
			if (typeof where !== "object" || !("call" in where) || where.then !== void 0) return where;
			const here = f.step;
			return {
				call: where.call,
				then: here
			};
		},
		after(play, f) {
			Object.assign(f, { window: null });
			return spec.after?.(play, f);
		}
	};
}
// packages/kernel/src/rules/world.ts
const seatLetter = (seat) => String.fromCharCode(65 + seat);
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
// packages/board/src/grid/grid.ts
const DX = [
	0,
	1,
	0,
	-1,
	1,
	1,
	-1,
	-1
];
const DY = [
	-1,
	0,
	1,
	0,
	-1,
	1,
	1,
	-1
];
const made = new Map();
function gridOf(width, height) {
	if (!(width >= 1 && width <= 255 && height >= 1 && height <= 255 && width * height <= 32e3)) throw new RangeError(`no board has ${width} x ${height} cells`);
	const key = height * 256 + width;
	const known = made.get(key);
	if (known !== void 0) return known;
	const size = width * height;
	const grid = {
		width,
		height,
		size,
		x: new Uint8Array(size),
		y: new Uint8Array(size),
		next: new Int16Array(size * 8).fill(-1),
		zeroes: new Array(size).fill(0)
	};
	for (let cell = 0; cell < size; cell++) {
		const x = grid.x[cell] = cell % width;
		const y = grid.y[cell] = (cell - x) / width;
		for (let d = 0; d < 8; d++) {
			const nx = x + numberAt(DX, d);
			const ny = y + numberAt(DY, d);
			if (nx >= 0 && nx < width && ny >= 0 && ny < height) grid.next[cell * 8 + d] = ny * width + nx;
		}
	}
	made.set(key, grid);
	return grid;
}
const zeroPerCell = (grid) => grid.zeroes.slice();
const neighbour = (grid, cell, direction) => grid.next[cell * 8 + direction] ?? -1;
const columnOf$1 = (grid, cell) => byteAt(grid.x, cell);
const rowOf$1 = (grid, cell) => byteAt(grid.y, cell);
const opposite = (direction) => direction < 4 ? direction + 2 & 3 : 4 + (direction - 2 & 3);
const steps = (grid, a, b) => Math.abs(grid.x[a] - grid.x[b]) + Math.abs(grid.y[a] - grid.y[b]);
// packages/board/src/grid/areas.ts
function rectangle(grid, left, top, right, bottom) {
	const cells = [];
	for (let y = Math.max(0, top); y <= Math.min(grid.height - 1, bottom); y++) for (let x = Math.max(0, left); x <= Math.min(grid.width - 1, right); x++) cells.push(y * grid.width + x);
	return cells;
}
function neighbours(grid, cell, directions) {
	const cells = [];
	for (let d = 0; d < directions; d++) {
		const next = neighbour(grid, cell, d);
		if (next !== -1) cells.push(next);
	}
	return cells;
}
const neighbours4 = (grid, cell) => neighbours(grid, cell, 4);
const neighbours8 = (grid, cell) => neighbours(grid, cell, 8);
function cross(grid, centre, edges, stops) {
	const cells = [centre];
	for (let d = 0; d < 4; d++) {
		const next = neighbour(grid, centre, d);
		if (next !== -1 && byteAt(edges, centre * 4 + d) < stops) cells.push(next);
	}
	return cells;
}
// packages/board/src/grid/edges.ts
const noEdges = (grid) => new Uint8Array(grid.size * 4);
function setEdge(grid, edges, cell, direction, value) {
	edges[cell * 4 + direction] = value;
	const other = neighbour(grid, cell, direction);
	if (other !== -1) edges[other * 4 + opposite(direction)] = value;
}
function edgeId(grid, cell, direction) {
	return (direction === 0 || direction === 3 ? neighbour(grid, cell, direction) : cell) * 2 + (direction & 1);
}
const edgeOf = (id) => ({
	cell: id >> 1,
	direction: id & 1 ? 1 : 2
});
const SPAN = 256;
const known$1 = [];
function lineSteps(nx, ny) {
	return known$1[nx * SPAN + ny] ?? walk$2(nx, ny);
}
function walk$2(nx, ny) {
	const line = [];
	for (let ix = 0, iy = 0; ix < nx || iy < ny;) {
		const vertical = (1 + 2 * ix) * ny;
		const horizontal = (1 + 2 * iy) * nx;
		line.push(vertical < horizontal ? 0 : vertical > horizontal ? 1 : 2);
		if (vertical <= horizontal) ix++;
		if (horizontal <= vertical) iy++;
	}
	return known$1[nx * SPAN + ny] = Uint8Array.from(line);
}
// packages/board/src/grid/paths.ts
const FAR_AWAY = 32767;
const STEP_BITS = 4;
const NO_STEP = 15;
const UNREACHED = 524287;
var Reach = class {
	order;
	ground;
	found;
	constructor(ground, found, order) {
		this.ground = ground;
		this.found = found;
		this.order = order;
	}
	priceOf(cell) {
		return (this.found[cell] ?? UNREACHED) >> STEP_BITS;
	}
	reached(cell) {
		return this.priceOf(cell) !== FAR_AWAY;
	}
	cellBefore(cell) {
		const step = (this.found[cell] ?? UNREACHED) & NO_STEP;
		return step === NO_STEP ? -1 : neighbour(this.ground.grid, cell, opposite(step));
	}
	path(to) {
		const way = [];
		for (let cell = to;;) {
			const back = this.cellBefore(cell);
			if (back === -1) return way.reverse();
			way.push(cell);
			cell = back;
		}
	}
};
const blanks = new WeakMap();
function blankOf(grid) {
	let blank = blanks.get(grid);
	if (blank === void 0) blanks.set(grid, blank = new Array(grid.size).fill(UNREACHED));
	return blank;
}
const buckets = Array.from({ length: 256 }, () => []);
const waitingAt = new Int32Array(256);
function wait(price, cell) {
	const at = price & 255;
	const many = int32At(waitingAt, at);
	itemAt(buckets, at)[many] = cell;
	waitingAt[at] = many + 1;
}
function cheapestWays(ground, starts, limits = {}) {
	const { grid, prices, closed } = ground;
	const { budget = 32766, directions = 4, backwards = false, until = -1 } = limits;
	const { next } = grid;
	const found = blankOf(grid).slice();
	const order = [];
	let waiting = 0;
	for (const start of starts) {
		if (found[start] !== UNREACHED) continue;
		found[start] = NO_STEP;
		wait(0, start);
		waiting++;
	}
	for (let now = 0; waiting > 0; now++) {
		const bucket = itemAt(buckets, now & 255);
		const many = int32At(waitingAt, now & 255);
		for (let i = 0; i < many; i++) {
			const cell = numberAt(bucket, i);
			waiting--;
			if (numberAt(found, cell) >> STEP_BITS !== now) continue;
			order.push(cell);
			if (cell === until) {
				waitingAt.fill(0);
				return new Reach(ground, found, order);
			}
			for (let d = 0; d < directions; d++) {
				const to = int16At(next, cell * 8 + d);
				if (to === -1 || closed[to] !== 0) continue;
				const step = byteAt(prices, backwards ? to * 8 + opposite(d) : cell * 8 + d);
				if (step === 0) continue;
				const total = now + step;
				if (total > budget || total >= numberAt(found, to) >> STEP_BITS) continue;
				found[to] = total << STEP_BITS | d;
				wait(total, to);
				waiting++;
			}
		}
		waitingAt[now & 255] = 0;
	}
	return new Reach(ground, found, order);
}
// packages/board/src/grid/picture.ts
var BadPicture = class extends Error {
	name = "BadPicture";
};
const linesOf = (text) => text.replace(/^\n+|\s+$/g, "").split("\n");
function readFramed(text) {
	const lines = linesOf(text);
	const longest = Math.max(...lines.map((line) => line.length));
	const span = longest % 2 === 1 ? longest : longest + 1;
	if (lines.length % 2 === 0 || lines.length < 3) throw new BadPicture(`a framed picture has an odd number of lines, not ${lines.length}`);
	const width = (span - 1) / 2;
	const height = (lines.length - 1) / 2;
	let cells = "";
	let upright = "";
	let level = "";
	lines.forEach((line, i) => {
		const full = line.padEnd(span);
		for (let column = 0; column < span; column++) {
			const between = column % 2 === 0;
			if (i % 2 === 0) level += between ? "" : full.charAt(column);
			else if (between) upright += full.charAt(column);
			else cells += full.charAt(column);
		}
	});
	return {
		grid: gridOf(width, height),
		cells,
		upright,
		level
	};
}
function edgeSign(picture, cell, direction) {
	const { grid, upright, level } = picture;
	const x = columnOf$1(grid, cell);
	const y = rowOf$1(grid, cell);
	if (direction === 0) return level.charAt(y * grid.width + x);
	if (direction === 2) return level.charAt((y + 1) * grid.width + x);
	return upright.charAt(y * (grid.width + 1) + x + (direction === 1 ? 1 : 0));
}
function paint(grid, cell, edge) {
	let cells = "";
	let upright = "";
	let level = "";
	for (let at = 0; at < grid.size; at++) {
		cells += cell(at);
		upright += edge(at, 3);
		if (grid.x[at] === grid.width - 1) upright += edge(at, 1);
		level += edge(at, 0);
	}
	for (let at = grid.size - grid.width; at < grid.size; at++) level += edge(at, 2);
	return {
		grid,
		cells,
		upright,
		level
	};
}
function writeFramed(picture) {
	const { grid, cells, upright, level } = picture;
	const { width, height } = grid;
	const lines = [];
	const corner = (x, y) => {
		if (x === 0 || x === width || y === 0 || y === height) return "+";
		return [
			level[y * width + x - 1],
			level[y * width + x],
			upright[(y - 1) * (width + 1) + x],
			upright[y * (width + 1) + x]
		].some((sign) => sign !== " ") ? "+" : " ";
	};
	for (let y = 0; y <= height; y++) {
		let line = "";
		for (let x = 0; x <= width; x++) line += corner(x, y) + (x < width ? level.charAt(y * width + x) : "");
		lines.push(line);
		if (y === height) break;
		line = "";
		for (let x = 0; x <= width; x++) line += upright.charAt(y * (width + 1) + x) + (x < width ? cells.charAt(y * width + x) : "");
		lines.push(line);
	}
	return lines.map((line) => line.trimEnd()).join("\n");
}
function sightLevel(sights, from, to) {
	const { grid, edges, cells, pinched, leaning } = sights;
	const width = grid.width;
	const dx = grid.x[to] - grid.x[from];
	const dy = grid.y[to] - grid.y[from];
	const across = dx < 0 ? -1 : 1;
	const along = dy < 0 ? -width : width;
	const sideways = dx < 0 ? 3 : 1;
	const upright = dy < 0 ? 0 : 2;
	const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
	let level = 0;
	let cell = from;
	for (let i = 0; i < line.length; i++) {
		const step = line[i];
		let met;
		if (step === 0) {
			met = edges[cell * 4 + sideways];
			if (i === 0 && leaning && met === 1) met = 0;
			cell += across;
		} else if (step === 1) {
			met = edges[cell * 4 + upright];
			if (i === 0 && leaning && met === 1) met = 0;
			cell += along;
		} else {
			let first = edges[cell * 4 + sideways];
			let second = edges[cell * 4 + upright];
			if (i === 0 && leaning) {
				if (first === 1) first = 0;
				if (second === 1) second = 0;
			}
			first = Math.max(first, edges[(cell + across) * 4 + upright]);
			second = Math.max(second, edges[(cell + along) * 4 + sideways]);
			if (pinched) {
				first = Math.max(first, cells[cell + across]);
				second = Math.max(second, cells[cell + along]);
			}
			met = Math.min(first, second);
			cell += across + along;
		}
		if (met > level) level = met;
		if (cell !== to && cells[cell] > level) level = cells[cell];
		if (level === 2) return 2;
	}
	return level;
}
const UNKNOWN = 255;
var SightTable = class {
	sights;
	known;
	constructor(sights) {
		this.sights = sights;
		this.known = new Uint8Array(sights.grid.size * sights.grid.size).fill(UNKNOWN);
	}
	level(from, to) {
		const at = from * this.sights.grid.size + to;
		const level = this.known[at] ?? UNKNOWN;
		return level !== UNKNOWN ? level : this.known[at] = sightLevel(this.sights, from, to);
	}
};
// packages/games/chibi-commander/content/keys.ts
const keysOf = (table) => Object.keys(table);
// packages/games/chibi-commander/content/maps.ts
const layouts = {
	Province: `
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
:. . . . . . . . . . . . . . . . . . . . . . . .:
+ +-+-+-+-+-+-+                                 +
:.|# u u u u #|. . P . . . p . . . . . . . . . .:
+ +           +                                 +
:.|u u u u u u|. . . . . . . . . . . . P . . . .:
+ +           +   +                             +
:.|u u u u u uA. .f. T T . . . . . . . . . . . .:
+ +           +   +         +-+-+W+-+           +
:.|u u u u u u|. .f. T T . .|h h h h|. . . . . .:
+ +           +   +       + +       +           +
:.|# u u u u #|. . . . . .f.Wh h h hW. . S . . .:
+ +-+-+-+A+-+-+           + +       +           +
:. . . . . . . . p . . . .f.|h h h h|. . . . . .:
+             +           + +-+D+-+-+           +
:. . . . . . .f. . . . p . . . . . . . . . . . .:
+         +f+f+                 +   +f+f+       +
:. . S . . . .f. . S . . . . . .f. . . . . P . .:
+             +         +f+f+   +     +         +
:= = = = = = = = = = = = = = = =f= = =f= = = = =:
+                               +     +         +
:= = = = = = = = = = = = = = = = = = =f= = = = =:
+           +-+-+D+-+   +             +         +
:. . . . . .|h h h h|. .f. . . . . . . . p . . .:
+   +f+f+   +       +   +   +f+f+               +
:. . . . p .Wh h h hW. .f. . . . . p . . . . . .:
+           +       +   +             +f+f+     +
:. . . . . .|h h h h|. . P . . . S . . . . . . .:
+           +-+W+-+-+                           +
:. . . . . . . . . . . . . . . . . . . . . . . .:
+                                               +
:. . . . . . . . . . . . . . . . . . . . . . . .:
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
`,
	"Drop Zone": `
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
:. . . . . . . . . . . . . . . . . . . . . . . .:
+                 +   +r+r+r+                   +
:. . . . . . . . .f. .r. . .r. . p . . . . . . .:
+                 +   +     +               +   +
:. . . . . . . S .f. .r* . *r. . . . . . . .f. .:
+     +r+r+r+     +   +     +       +r+r+r+ +   +
:. . .r. . .r. . . . .r. . .r. . . .r. . .r.f. .:
+     +     +         +r+r+r+ +f+f+ +     + +   +
:. . .r. * .r. . . . . . . . . . . .r. * .r. . .:
+     +     +                       +     +     +
:. . .r. . .r. . p . . . . . . . . .r. . .r. . .:
+     +r+r+r+         +r+r+r+   +   +r+r+r+     +
:. . . . . . . . . . .r. . .r. pf. . . . . . . .:
+   +f+f+       +f+f+ +     +   +               +
:. . . . . . . . . . .r* . *r. .f. . . . . p . .:
+               +     +     + +f+f+             +
:. . . . . . . .f. . .r. . .r. . . . . . . . . .:
+               +     +r+r+r+             +f+f+ +
:. . p . . . . .f. S . . . . S . . . . . . . . .:
+         +r+r+r+                 +r+r+r+       +
:. . . . .r. . .r. . . . . . . . .r. . .r. . . .:
+         +     +f+f+             +     +       +
:. . . . .r. * .r. . . . . . . . .r. * .r. . . .:
+   +     +     +     +r+r+r+     +     +       +
:. .f. . .r. . .r. . .r. . .r. . .r. . .r. S . .:
+   +     +r+r+r+     +     + +   +r+r+r+       +
:. .f. . . . . . p . .r* . *r.f. . . . . . . . .:
+   +                 +     + +                 +
:. . . . . . . . . . .r. . .r.f. . . . . . . . .:
+                     +r+r+r+ +                 +
:. . . . . . . . . . . . . . . . . . . . . . . .:
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
`,
	City: `
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
:. . . . . . . . . . . . . . . . . . . . . . . .:
+                                               +
:. . . . . . . . . . . . . . . . . . . . . . . .:
+                           +f+f+               +
:. . . . . . . . . . . T T . . . . . p . . . . .:
+                                               +
:. . . P . . . . . . . T T . . . . . . . P . . .:
+           +-+W+-+-+   +   +-+-+W+-+           +
:. . . . . .|h h h h|. .f. .|h h h h|. . . . . .:
+           +       +   +   +       +   +       +
:. . . . . .Wh h h hW. pf. .Wh h h hW. .f. . . .:
+           +       +   +   +       +   +f+f+   +
:. . S . p .|h h h h|. . . .|h h h h|. .f. . . .:
+           +-+-+D+-+ +f+f+ +-+D+-+-+   +       +
:= = = = = = = = = = = = = = = = = = = = = = = =:
+                                               +
:= = = = = = = = = = = = = = = = = = = = = = = =:
+       +   +-+-+D+-+ +f+f+ +-+D+-+-+           +
:. . . .f. .|h h h h|. . . .|h h h h|. p . S . .:
+   +f+f+   +       +   +   +       +       +   +
:. . . .f. .Wh h h hW. .fp .Wh h h hW. . . .f. .:
+   +   +   +       +   +   +       +       +   +
:. .f. . . .|h h h h|. .f. .|h h h h|. . . .f. .:
+   +       +-+W+-+-+   +   +-+-+W+-+       +   +
:. .f. P . . . . . . . . S . . . . . . . P . . .:
+   +                                           +
:. . . . . p . . . . . S . . . . . . . . . . . .:
+               +f+f+                           +
:. . . . . . . . . . . . . . . . . . . . . . . .:
+                                               +
:. . . . . . . . . . . . . . . . . . . . . . . .:
+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+
`,
	Complex: `
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
`,
	Base: `
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
`,
	Mars: `
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
`
};
const layoutNames = keysOf(layouts);
const FULL = "TPSK#";
const EDGE = {
	none: 0,
	low: 1,
	wall: 2,
	door: 3,
	alienDoor: 4
};
const edgeSigns = {
	" ": EDGE.none,
	f: EDGE.low,
	r: EDGE.low,
	W: EDGE.low,
	"|": EDGE.wall,
	"-": EDGE.wall,
	D: EDGE.door,
	A: EDGE.alienDoor,
	":": EDGE.none,
	"~": EDGE.none
};
const fieldSigns = {
	".": "open ground",
	"=": "street",
	h: "floor",
	u: "inside the landing ship",
	g: "floor of the Alien base",
	O: "shaft",
	s: "rocket silo",
	a: "radar",
	b: "quarters",
	k: "command room",
	w: "workshop",
	x: "reactor",
	q: "quarantine",
	"1": "hangar 1",
	"2": "hangar 2",
	L: "elevator",
	"^": "stairs",
	T: "big tree",
	P: "large palm",
	S: "tall stone",
	K: "machine",
	"#": "rock or hull",
	p: "small palm",
	"*": "crystal",
	c: "crate or console"
};
// packages/games/chibi-commander/board.ts
const grid = gridOf(24, 16);
const field$1 = (x, y) => y * 24 + x;
const columnOf = (cell) => cell % 24;
const rowOf = (cell) => cell / 24 | 0;
const SHIP = {
	left: 1,
	top: 1,
	right: 6,
	bottom: 5
};
const isLayout = (map) => map in layouts;
const MOST$3 = 96;
const pictures = new Map();
function pictureOf(map) {
	let picture = pictures.get(map);
	if (picture === void 0) {
		const [oldest] = pictures.keys();
		if (pictures.size >= MOST$3 && oldest !== void 0) pictures.delete(oldest);
		pictures.set(map, picture = readFramed(isLayout(map) ? layouts[map] : map));
	}
	return picture;
}
const boardKey = (board) => [
	board.map,
	board.ship ? "ship" : "",
	board.doors.join(),
	board.crystals.join(),
	board.bus,
	board.monster,
	board.crater
].join("|");
function freshBoard(map) {
	const { cells } = pictureOf(map);
	const board = {
		map,
		doors: [],
		crystals: [...cells].flatMap((sign, cell) => sign === "*" ? [cell] : []),
		bus: -1,
		monster: -1,
		crater: -1,
		ship: cells.includes("u")
	};
	return {
		...board,
		key: boardKey(board)
	};
}
function boardWith(board, changes) {
	const changed = {
		...board,
		...changes
	};
	return {
		...changed,
		key: boardKey(changed)
	};
}
function changeBoard(w, changes) {
	w.board = boardWith(w.board, changes);
}
const blockOf = (corner) => [
	corner,
	corner + 1,
	corner + 24,
	corner + 25
];
function derive(board) {
	const picture = pictureOf(board.map);
	const hull = (cell) => columnOf(cell) >= SHIP.left && columnOf(cell) <= SHIP.right && rowOf(cell) >= SHIP.top && rowOf(cell) <= SHIP.bottom;
	const gone = !board.ship && picture.cells.includes("u");
	let signs = "";
	for (const [cell, sign] of [...picture.cells].entries()) signs += sign === "*" || gone && hull(cell) ? "." : sign;
	const edges = noEdges(grid);
	for (let cell = 0; cell < grid.size; cell++) for (const d of [
		0,
		1,
		2,
		3
	]) {
		const next = neighbour(grid, cell, d);
		if (next === -1 || gone && (hull(cell) || hull(next))) continue;
		edges[cell * 4 + d] = edgeSigns[edgeSign(picture, cell, d)] ?? EDGE.none;
	}
	for (const door of board.doors) setEdge(grid, edges, door >> 1, door & 1 ? 1 : 2, EDGE.none);
	if (board.crater !== -1) rim(edges, board.crater);
	const levels = edges.map((kind) => Math.min(kind, 2));
	const cells = new Uint8Array(grid.size);
	const closed = new Array(grid.size).fill(0);
	for (let cell = 0; cell < grid.size; cell++) {
		const sign = signs.charAt(cell);
		cells[cell] = "TPSK#".includes(sign) ? 2 : "p*c".includes(sign) ? 1 : 0;
		closed[cell] = cells[cell] === 0 ? 0 : 1;
	}
	for (const crystal of board.crystals) cells[crystal] = closed[crystal] = 1;
	if (board.bus !== -1) cells[board.bus] = closed[board.bus] = 1;
	if (board.monster !== -1) for (const cell of blockOf(board.monster)) cells[cell] = closed[cell] = 2;
	return {
		signs,
		edges,
		levels,
		sight: new SightTable({
			grid,
			edges: levels,
			cells,
			pinched: false,
			leaning: true
		}),
		prices: prices(edges, 0, 0),
		throughDoors: [prices(edges, 1, 1), prices(edges, 2, 1)],
		throughOwnDoors: [prices(edges, 1, 0), prices(edges, 2, 0)],
		closed
	};
}
function rim(edges, corner) {
	for (let i = 0; i < 3; i++) {
		setEdge(grid, edges, corner + i, 0, EDGE.low);
		setEdge(grid, edges, corner + 48 + i, 2, EDGE.low);
		setEdge(grid, edges, corner + 24 * i, 3, EDGE.low);
		setEdge(grid, edges, corner + 24 * i + 2, 1, EDGE.low);
	}
}
function prices(edges, door, alienDoor) {
	const byKind = [
		1,
		2,
		0,
		door,
		alienDoor
	];
	const table = new Uint8Array(grid.size * 8);
	for (let cell = 0; cell < grid.size; cell++) for (let d = 0; d < 4; d++) table[cell * 8 + d] = byKind[edges[cell * 4 + d] ?? EDGE.none] ?? 0;
	return table;
}
const known = new Map();
function terrainOf(board) {
	let terrain = known.get(board.key);
	if (terrain === void 0) {
		const [oldest] = known.keys();
		if (known.size >= MOST$3 && oldest !== void 0) known.delete(oldest);
		known.set(board.key, terrain = derive(board));
	}
	return terrain;
}
// packages/games/chibi-commander/content/card.ts
const DEEDS$2 = {
	D: "attack",
	E: "blast",
	H: "heal",
	P: "mind"
};
function readChain(text) {
	const chain = {
		text,
		long: false,
		twice: false,
		move: 0,
		teleport: 0,
		deed: "none",
		range: 0,
		dice: 0,
		after: 0
	};
	for (const sign of text.split(" ")) {
		const number = Number(sign.slice(1));
		if (sign === "L:") chain.long = true;
		else if (sign === "X2:") chain.twice = true;
		else if (sign[0] === "M" && chain.deed === "none") chain.move = number;
		else if (sign[0] === "M") chain.after = number;
		else if (sign[0] === "T") chain.teleport = number;
		else if (sign[0] === "R") chain.range = number;
		else {
			chain.deed = DEEDS$2[sign.charAt(0)] ?? "none";
			chain.dice = number;
		}
	}
	return chain;
}
// packages/games/chibi-commander/content/aliens.ts
const aliens = [
	{
		name: "Serpent Man",
		level: 1,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 D1", "M1 R1 D1"],
		promotes: ["Gorgan", "Larva"],
		figures: 3
	},
	{
		name: "Birdy",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 H1", "M1 D1"],
		promotes: ["Queen", "Harakiri"],
		figures: 2
	},
	{
		name: "Grey",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 R2 D1"],
		promotes: ["Mana", "Agressor"],
		figures: 2
	},
	{
		name: "Scribit",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: [
			"R3 D1",
			"M1 D1",
			"L: R3 D2"
		],
		promotes: ["Galbert", "Harakiri"],
		figures: 2
	},
	{
		name: "Hitman",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 1,
		move: 4,
		chains: ["X2: R1 D1"],
		promotes: ["Agressor", "Mana"],
		figures: 2
	},
	{
		name: "Gorgan",
		level: 2,
		hearts: 3,
		armor: 1,
		stars: 0,
		move: 4,
		chains: ["M2 D2", "M1 R2 D1"],
		promotes: ["Alpha Gorgan", "Elite Gorgan"],
		figures: 2
	},
	{
		name: "Larva",
		level: 2,
		hearts: 5,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M3 D2"],
		promotes: ["Cray", "Muhl"],
		figures: 2
	},
	{
		name: "Harakiri",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 6,
		chains: ["M4 E2"],
		promotes: ["UFO", "Muhl"],
		figures: 2
	},
	{
		name: "Galbert",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 3,
		chains: ["R2 D2", "L: M1 R3 E2"],
		promotes: ["Muhl", "UFO"],
		figures: 2
	},
	{
		name: "Agressor",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 R2 D2", "M2 D1"],
		promotes: ["Assasine", "Fleet Commander"],
		figures: 2
	},
	{
		name: "Mana",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 P1", "M2 R2 D1"],
		promotes: ["PSI", "Fleet Commander"],
		figures: 2
	},
	{
		name: "Queen",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 H2", "M2 R2 D1"],
		promotes: ["Ledoc", "PSI"],
		figures: 2
	},
	{
		name: "UFO",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 7,
		chains: ["M3 R2 E1", "X2: M2 R2 D1"],
		promotes: [],
		figures: 1
	},
	{
		name: "Assasine",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 6,
		chains: ["M4 D3", "X2: M2 R1 D1"],
		promotes: [],
		figures: 1
	},
	{
		name: "Fleet Commander",
		level: 3,
		hearts: 4,
		armor: 1,
		stars: 2,
		move: 4,
		chains: ["X2: M1 R2 D1", "M2 R1 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "PSI",
		level: 3,
		hearts: 4,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 P2", "M2 R2 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "Alpha Gorgan",
		level: 3,
		hearts: 6,
		armor: 1,
		stars: 0,
		move: 5,
		chains: ["M3 D3", "M2 R2 D1"],
		promotes: [],
		figures: 1
	},
	{
		name: "Elite Gorgan",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 4,
		chains: [
			"M2 R3 D2",
			"M2 D2",
			"L: M2 R2 E2"
		],
		promotes: [],
		figures: 1
	},
	{
		name: "Cray",
		level: 3,
		hearts: 4,
		armor: 2,
		stars: 0,
		move: 5,
		chains: ["M3 D2", "L: M3 D3"],
		promotes: [],
		figures: 1
	},
	{
		name: "Ledoc",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 5,
		chains: ["X2: M3 H2", "M2 R2 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "Muhl",
		level: 3,
		hearts: 6,
		armor: 1,
		stars: 0,
		move: 4,
		chains: ["M1 R2 E2", "L: M2 R3 E3"],
		promotes: [],
		figures: 1
	}
];
// packages/games/chibi-commander/content/bystanders.ts
const civilians$2 = [
	{
		name: "Farmer",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: [],
		promotes: [],
		figures: 2
	},
	{
		name: "Shopkeeper",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: [],
		promotes: [],
		figures: 2
	},
	{
		name: "Tourist",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: [],
		promotes: [],
		figures: 2
	},
	{
		name: "Postman",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: [],
		promotes: [],
		figures: 2
	},
	{
		name: "President",
		level: 0,
		hearts: 2,
		armor: 1,
		stars: 0,
		move: 6,
		chains: [],
		promotes: [],
		figures: 1
	},
	{
		name: "Bodyguard",
		level: 0,
		hearts: 2,
		armor: 1,
		stars: 0,
		move: 6,
		chains: [],
		promotes: [],
		figures: 2
	}
];
const animals = [
	{
		name: "Cow",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 0,
		chains: [],
		promotes: [],
		figures: 2
	},
	{
		name: "Pig",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 0,
		chains: [],
		promotes: [],
		figures: 2
	},
	{
		name: "Sheep",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 0,
		chains: [],
		promotes: [],
		figures: 1
	},
	{
		name: "Horse",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 0,
		chains: [],
		promotes: [],
		figures: 1
	},
	{
		name: "Dog",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 0,
		chains: [],
		promotes: [],
		figures: 1
	},
	{
		name: "Goose",
		level: 0,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 0,
		chains: [],
		promotes: [],
		figures: 1
	}
];
// packages/games/chibi-commander/content/chibiCom.ts
const chibiCom = [
	{
		name: "Soldier",
		level: 1,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M1 R2 D1"],
		promotes: ["Heavy Soldier", "Trooper"],
		figures: 3
	},
	{
		name: "Commander",
		level: 1,
		hearts: 3,
		armor: 0,
		stars: 1,
		move: 3,
		chains: ["M1 R1 D1"],
		promotes: ["Storm Commander", "Tactical Officer"],
		figures: 3
	},
	{
		name: "Medic",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 H1", "M1 R1 D1"],
		promotes: ["War Medic", "Surgeon"],
		figures: 3
	},
	{
		name: "Scout",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 R1 D1", "R1 D1 M3"],
		promotes: ["Trooper", "Sniper"],
		figures: 3
	},
	{
		name: "Gunner",
		level: 1,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 3,
		chains: ["R2 D1", "L: M1 R2 D2"],
		promotes: ["Heavy Soldier", "Grenadier"],
		figures: 3
	},
	{
		name: "Heavy Soldier",
		level: 2,
		hearts: 3,
		armor: 1,
		stars: 0,
		move: 3,
		chains: ["M1 R2 D1", "L: M1 R3 D3"],
		promotes: ["Juggernaut", "Demolisher"],
		figures: 2
	},
	{
		name: "Trooper",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 R2 D2", "M2 D1"],
		promotes: ["Storm Trooper", "Jump Trooper"],
		figures: 2
	},
	{
		name: "Storm Commander",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 1,
		move: 4,
		chains: ["M2 R2 D1", "X2: R1 D1"],
		promotes: ["Supreme Commander", "Storm Trooper"],
		figures: 2
	},
	{
		name: "Tactical Officer",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 2,
		move: 4,
		chains: ["M1 R2 D1"],
		promotes: ["Supreme Commander", "Field Marshal"],
		figures: 2
	},
	{
		name: "War Medic",
		level: 2,
		hearts: 2,
		armor: 1,
		stars: 0,
		move: 4,
		chains: [
			"M2 R2 D1",
			"M1 H2",
			"L: M2 R3 E2"
		],
		promotes: ["Guardian Angel"],
		figures: 2
	},
	{
		name: "Surgeon",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M3 H2", "M2 R2 D1"],
		promotes: ["Guardian Angel", "Field Marshal"],
		figures: 2
	},
	{
		name: "Sniper",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["R3 D2", "M2 R2 D1"],
		promotes: ["Deadeye"],
		figures: 2
	},
	{
		name: "Grenadier",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 R2 E1", "M1 R2 D2"],
		promotes: ["Demolisher", "Juggernaut"],
		figures: 2
	},
	{
		name: "Juggernaut",
		level: 3,
		hearts: 4,
		armor: 2,
		stars: 0,
		move: 3,
		chains: ["R2 D2", "L: R3 D3"],
		promotes: [],
		figures: 1
	},
	{
		name: "Demolisher",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 4,
		chains: ["M1 R2 E2", "M2 R2 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "Storm Trooper",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 6,
		chains: ["M3 R2 D2", "X2: M1 D1"],
		promotes: [],
		figures: 1
	},
	{
		name: "Jump Trooper",
		level: 3,
		hearts: 5,
		armor: 0,
		stars: 0,
		move: 7,
		chains: ["M4 R2 D2", "M4 D3"],
		promotes: [],
		figures: 1
	},
	{
		name: "Supreme Commander",
		level: 3,
		hearts: 4,
		armor: 1,
		stars: 2,
		move: 5,
		chains: ["X2: M1 R2 D1", "M2 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "Field Marshal",
		level: 3,
		hearts: 4,
		armor: 0,
		stars: 2,
		move: 5,
		chains: ["M2 H2", "M2 R2 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "Guardian Angel",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 5,
		chains: [
			"X2: M3 H2",
			"M2 R2 D2",
			"L: M2 R3 E2"
		],
		promotes: [],
		figures: 1
	},
	{
		name: "Deadeye",
		level: 3,
		hearts: 4,
		armor: 1,
		stars: 0,
		move: 5,
		chains: ["M1 R3 D3", "X2: R2 D1"],
		promotes: [],
		figures: 1
	}
];
// packages/games/chibi-commander/content/mercs.ts
const mercs = [
	{
		name: "Headhunter",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 R2 D1", "M1 D1"],
		promotes: ["Bounty Hunter", "Captain"],
		figures: 3
	},
	{
		name: "Gunslinger",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["X2: R1 D1"],
		promotes: ["Bounty Hunter", "Pyro"],
		figures: 3
	},
	{
		name: "Brawler",
		level: 1,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 D1", "R1 D1"],
		promotes: ["Blade Dancer", "Captain"],
		figures: 3
	},
	{
		name: "Street Doc",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 H1", "M2 D1"],
		promotes: ["Field Butcher", "Blade Dancer"],
		figures: 3
	},
	{
		name: "Bounty Hunter",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 R2 D2"],
		promotes: ["Executioner", "Warlord"],
		figures: 2
	},
	{
		name: "Captain",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 1,
		move: 4,
		chains: ["X2: M1 R1 D1", "M2 R2 D1"],
		promotes: ["Warlord"],
		figures: 2
	},
	{
		name: "Blade Dancer",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 0,
		move: 6,
		chains: ["M3 D2", "X2: D1"],
		promotes: ["Executioner"],
		figures: 2
	},
	{
		name: "Pyro",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 R1 E2", "R1 D1"],
		promotes: ["Inferno"],
		figures: 2
	},
	{
		name: "Field Butcher",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["M2 H2", "M2 D2"],
		promotes: ["Black Surgeon"],
		figures: 2
	},
	{
		name: "Executioner",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 6,
		chains: ["M2 R3 D2", "M4 D3"],
		promotes: [],
		figures: 1
	},
	{
		name: "Warlord",
		level: 3,
		hearts: 4,
		armor: 1,
		stars: 2,
		move: 5,
		chains: ["X2: M1 R2 D1", "M3 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "Inferno",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 4,
		chains: ["M2 R2 E2", "L: M2 R2 E3"],
		promotes: [],
		figures: 1
	},
	{
		name: "Black Surgeon",
		level: 3,
		hearts: 5,
		armor: 0,
		stars: 0,
		move: 6,
		chains: [
			"M3 H2",
			"M3 D2",
			"M1 R2 D2"
		],
		promotes: [],
		figures: 1
	}
];
// packages/games/chibi-commander/content/reapers.ts
const reapers = [
	{
		name: "Sweety",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["T1 D1", "M1 R2 D1"],
		promotes: [
			"Taura",
			"Tentacle",
			"Humanlike"
		],
		figures: 2
	},
	{
		name: "Starchild",
		level: 1,
		hearts: 2,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["T1 R1 D1", "M2 D1"],
		promotes: [
			"Tauri",
			"Cybot",
			"Humanlike"
		],
		figures: 2
	},
	{
		name: "Taura",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["T1 D2", "M2 R2 D1"],
		promotes: ["Gamma", "Beast"],
		figures: 2
	},
	{
		name: "Tauri",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 0,
		move: 5,
		chains: ["T1 R2 D1", "M2 R2 D2"],
		promotes: ["Titan", "Arotron"],
		figures: 2
	},
	{
		name: "Tentacle",
		level: 2,
		hearts: 3,
		armor: 0,
		stars: 0,
		move: 4,
		chains: ["M2 P1", "T1 D1"],
		promotes: ["Omega", "Gamma"],
		figures: 2
	},
	{
		name: "Humanlike",
		level: 2,
		hearts: 4,
		armor: 0,
		stars: 1,
		move: 5,
		chains: ["T1 R2 D1", "M2 D1"],
		promotes: ["Arotron", "Omega"],
		figures: 2
	},
	{
		name: "Cybot",
		level: 2,
		hearts: 3,
		armor: 1,
		stars: 0,
		move: 4,
		chains: ["X2: R2 D1", "T1"],
		promotes: ["Exo-Alien", "Titan"],
		figures: 2
	},
	{
		name: "Gamma",
		level: 3,
		hearts: 4,
		armor: 1,
		stars: 0,
		move: 5,
		chains: ["T2 D3", "M2 R2 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "Omega",
		level: 3,
		hearts: 4,
		armor: 1,
		stars: 0,
		move: 5,
		chains: [
			"M2 P1",
			"T2 D2",
			"M1 R2 D2"
		],
		promotes: [],
		figures: 1
	},
	{
		name: "Exo-Alien",
		level: 3,
		hearts: 5,
		armor: 1,
		stars: 0,
		move: 4,
		chains: [
			"M2 R3 E1",
			"X2: M1 R2 D1",
			"T1"
		],
		promotes: [],
		figures: 1
	},
	{
		name: "Titan",
		level: 3,
		hearts: 5,
		armor: 2,
		stars: 0,
		move: 3,
		chains: [
			"M2 D2",
			"L: M1 R2 E2",
			"T1"
		],
		promotes: [],
		figures: 1
	},
	{
		name: "Arotron",
		level: 3,
		hearts: 4,
		armor: 1,
		stars: 2,
		move: 5,
		chains: ["T2 R2 D2"],
		promotes: [],
		figures: 1
	},
	{
		name: "Beast",
		level: 3,
		hearts: 6,
		armor: 1,
		stars: 0,
		move: 6,
		chains: ["M4 D3", "T1"],
		promotes: [],
		figures: 1
	}
];
// packages/games/chibi-commander/content/units.ts
const FACTIONS = [
	"Aliens",
	"CHIBI COM",
	"Reapers",
	"Mercs"
];
const SIDES = ["Earth", "Invaders"];
const sideOf$2 = (faction) => faction === "CHIBI COM" || faction === "Mercs" ? "Earth" : "Invaders";
const otherSide = (side) => side === "Earth" ? "Invaders" : "Earth";
const factionsOf = (side) => side === "Earth" ? ["CHIBI COM", "Mercs"] : ["Aliens", "Reapers"];
function typeFrom(kin, card) {
	const chains = card.chains.map(readChain);
	return {
		...card,
		name: card.name,
		kin,
		chains,
		promotes: card.promotes,
		talented: chains.some((chain) => chain.deed === "mind"),
		unarmed: !chains.some((chain) => chain.deed === "attack" || chain.deed === "blast" || chain.deed === "mind")
	};
}
const typesOf = (kin, cards) => cards.map((card) => typeFrom(kin, card));
const unitTypes = [
	...typesOf("CHIBI COM", chibiCom),
	...typesOf("Mercs", mercs),
	...typesOf("Aliens", aliens),
	...typesOf("Reapers", reapers),
	...typesOf("civilian", civilians$2),
	...typesOf("animal", animals)
];
const typeNames = unitTypes.map((type) => type.name);
const byName$1 = new Map(unitTypes.map((type) => [type.name, type]));
const ownTypes = new Map();
const MOST_OWN = 5e3;
const OWN = /^(.*) \(home-made ([^;]+); (\d+) hearts; (\d+) armor; (\d+) stars; (\d+) move((?:; [^;]+)*)\)$/;
function ownType(name) {
	const known = ownTypes.get(name);
	if (known !== void 0) return known;
	const [, , like = "", hearts, armor, stars, move, chains = ""] = OWN.exec(name) ?? [];
	const printed = byName$1.get(like);
	if (printed === void 0) return void 0;
	const type = typeFrom(printed.kin, {
		name,
		level: printed.level,
		hearts: Number(hearts),
		armor: Number(armor),
		stars: Number(stars),
		move: Number(move),
		chains: chains.split("; ").slice(1),
		promotes: [],
		figures: printed.figures
	});
	if (ownTypes.size >= MOST_OWN) ownTypes.clear();
	ownTypes.set(name, type);
	return type;
}
const isOwnType = (name) => name.includes(" (home-made ");
const called = (words) => words.includes(" (home-made ") ? words.replace(/ \(home-made [^)]*\)/g, "") : words;
function typeOf(name) {
	const type = byName$1.get(name) ?? ownType(name);
	if (type === void 0) throw new Error(`there is no unit type '${name}'`);
	return type;
}
function typeAt(index) {
	const type = unitTypes[index];
	if (type === void 0) throw new Error(`there is no unit type number ${index}`);
	return type.name;
}
function typeNamed(name) {
	const type = byName$1.get(name) ?? ownType(name);
	if (type === void 0) throw new Error(`there is no unit type '${name}'`);
	return type.name;
}
function factionOfType(name) {
	const { kin } = typeOf(name);
	if (kin === "civilian" || kin === "animal") throw new Error(`${name} belongs to no faction`);
	return kin;
}
const typesAt = (faction, level) => unitTypes.filter((type) => type.kin === faction && type.level === level).map((type) => type.name);
// packages/games/chibi-commander/missions/cityMassacre/folk.ts
const CITY_FOLK = [
	"Farmer",
	"Shopkeeper",
	"Tourist",
	"Postman",
	"Farmer",
	"Shopkeeper",
	"Tourist",
	"Postman"
];
const folkAt = (i) => CITY_FOLK[i % CITY_FOLK.length] ?? "Farmer";
// packages/games/chibi-commander/missions/state.ts
const list = (word) => ({
	words: [word],
	read: (marks) => marks[word]?.slice(),
	write: (value, marks) => void (marks[word] = value.slice())
});
const one = (word) => ({
	words: [word],
	read: (marks) => marks[word]?.[0],
	write: (value, marks) => void (marks[word] = [value])
});
const onePer = (word, keys) => ({
	words: keys.map((key) => `${word} ${key}`),
	read(marks) {
		const found = {};
		for (const key of keys) {
			const number = marks[`${word} ${key}`]?.[0];
			if (number !== void 0) found[key] = number;
		}
		return Object.keys(found).length === 0 ? void 0 : found;
	},
	write(value, marks) {
		for (const key of keys) {
			const number = value[key];
			if (number !== void 0) marks[`${word} ${key}`] = [number];
		}
	}
});
const listPer = (word, keys) => ({
	words: keys.map((key) => `${word} ${key}`),
	read(marks) {
		const found = {};
		for (const key of keys) {
			const numbers = marks[`${word} ${key}`];
			if (numbers !== void 0) found[key] = numbers.slice();
		}
		return Object.keys(found).length === 0 ? void 0 : found;
	},
	write(value, marks) {
		for (const key of keys) {
			const numbers = value[key];
			if (numbers !== void 0) marks[`${word} ${key}`] = numbers.slice();
		}
	}
});
const tallied = (counts, key) => ({
	...counts,
	[key]: (counts?.[key] ?? 0) + 1
});
const perSide = (word) => onePer(word, SIDES);
const perFaction = (word, factions) => onePer(word, factions);
const sides$1 = (word) => ({
	words: [word],
	read: (marks) => marks[word]?.flatMap((at) => SIDES[at] ?? []),
	write: (value, marks) => void (marks[word] = value.map((side) => SIDES.indexOf(side)))
});
const NOTHING = [];
const common = new class State {
	fields;
	constructor(fields) {
		this.fields = fields;
	}
	with(more) {
		return new State({
			...this.fields,
			...more
		});
	}
	of(w) {
		return w.state;
	}
	list(w, field) {
		const value = w.state[String(field)];
		return Array.isArray(value) ? value : NOTHING;
	}
	add(w, field, what) {
		const known = this.list(w, field);
		if (!known.includes(what)) w.state[String(field)] = [...known, what];
	}
	count(w, field) {
		return Number(w.state[String(field)] ?? 0);
	}
	tally(w, field, by = 1) {
		w.state[String(field)] = this.count(w, field) + by;
	}
	read(marks, where) {
		const known = new Set(Object.values(this.fields).flatMap((field) => field.words));
		for (const word of Object.keys(marks)) if (!known.has(word)) throw new BadInput(`${where}.${word}`, "is nothing that this mission counts");
		const state = {};
		for (const [name, field] of Object.entries(this.fields)) {
			const value = field.read(marks);
			if (value !== void 0) state[name] = value;
		}
		return state;
	}
	write(state) {
		const marks = {};
		for (const [name, field] of Object.entries(this.fields)) {
			const value = state[name];
			if (value !== void 0) field.write(value, marks);
		}
		return marks;
	}
}({
	nobodyLeft: sides$1("nobody left"),
	takeOff: list("take-off"),
	pieces: one("pieces"),
	folk: one("folk"),
	distributed: one("distributed"),
	chooser: sides$1("chooser"),
	clone: list("clone")
});
function copyState(state) {
	const copy = {};
	for (const field in state) {
		const value = state[field];
		if (value !== void 0) copy[field] = typeof value === "object" ? copyJson(value) : value;
	}
	return copy;
}
// packages/games/chibi-commander/book/movement/arrivals.ts
function newUnit(id, type, side, faction, seat) {
	return {
		id,
		type,
		side,
		faction,
		seat,
		cell: -1,
		fate: "waiting",
		by: "",
		byUnit: -1,
		exit: -1,
		lost: 0,
		coma: false,
		blip: -1,
		activated: false,
		panics: 0,
		groggy: false,
		wounded: false,
		swayed: false,
		moved: false,
		sent: false,
		starsUsed: 0,
		excess: 0,
		excessIn: 0,
		mode: "NORMAL",
		leader: -1,
		wary: -1,
		borrowed: false,
		involved: false,
		known: false,
		past: "",
		point: -1
	};
}
function addUnit(w, type, side, faction, seat) {
	const unit = newUnit(w.units.length, type, side, faction, seat);
	w.units.push(unit);
	return unit;
}
function put(unit, cell) {
	unit.cell = cell;
	unit.fate = "";
	unit.involved = true;
	unit.known = true;
}
function bystander(w, type, cell) {
	const unit = addUnit(w, type, "neutral", null, -1);
	typeOf(type).kin;
	put(unit, cell);
	return unit;
}
function isFree(w, cell, standing = occupants(w)) {
	return terrainOf(w.board).closed[cell] === 0 && standing[cell] === 0;
}
const freeCells = (w, cells) => {
	const standing = occupants(w);
	return cells.filter((cell) => isFree(w, cell, standing));
};
function nearestFree(w, to) {
	const standing = occupants(w);
	let best = -1;
	let least = Infinity;
	for (let cell = 0; cell < grid.size; cell++) {
		if (!isFree(w, cell, standing)) continue;
		const far = Math.abs(columnOf(cell) - columnOf(to)) + Math.abs(rowOf(cell) - rowOf(to));
		if (far < least) [best, least] = [cell, far];
	}
	return best;
}
const beside = (cell) => neighbours4(grid, cell);
const ringAround$1 = (cell) => neighbours8(grid, cell);
function leaveMap(play, unit, fate, by, byUnit, rule, seenBy) {
	const w = play.w;
	const cell = unit.cell;
	unit.exit = cell;
	unit.cell = -1;
	unit.fate = fate;
	unit.by = by;
	unit.byUnit = byUnit;
	unit.blip = -1;
	if (!unit.known && seenBy === void 0) {
		unit.known = true;
		play.reveal();
	}
	stirs(w);
	if (fate === "dead" && by !== "");
	if (play.tell !== void 0) {
		const what = {
			unit: unit.id,
			kind: unit.type,
			fate,
			cell,
			by: by || null
		};
		play.tell(fate === "dead" ? {
			type: "died",
			...what
		} : {
			type: "left the map",
			...what
		}, rule, seenBy);
	}
	mission(w).on.fell?.(play, unit, fate === "dead" ? "died" : "left", byUnit, by);
}
function depart(play, unit, faction, byUnit, through = unit.cell) {
	const captive = unit.side !== "neutral" && unit.side !== sideOf$2(faction);
	leaveMap(play, unit, captive ? "captured" : "evacuated", faction, byUnit, captive ? "CC-MOV-30" : "CC-MOV-28");
	unit.exit = through;
}
// packages/games/chibi-commander/book/fight/sight.ts
const distance = (a, b) => a < 0 || b < 0 ? Infinity : steps(grid, a, b);
function visibility(w, side) {
	const far = mission(w).ground.visibility(w, side);
	if (far === Infinity);
	return far;
}
function lineFree(w, from, to) {
	if (from < 0 || to < 0) return false;
	if (terrainOf(w.board).sight.level(from, to) !== 2) return true;
	return false;
}
function inSight(w, from, to, side) {
	if (distance(from, to) <= visibility(w, side)) return lineFree(w, from, to);
	return false;
}
function unitOnLine(w, from, to, standing = occupants(w)) {
	const dx = columnOf(to) - columnOf(from);
	const dy = rowOf(to) - rowOf(from);
	const across = dx < 0 ? -1 : 1;
	const along = dy < 0 ? -grid.width : grid.width;
	const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
	let cell = from;
	for (let i = 0; i + 1 < line.length; i++) {
		const step = line[i];
		if (step === 0) cell += across;
		else if (step === 1) cell += along;
		else cell += across + along;
		const who = standing[cell] ?? 0;
		if (who === 0) continue;
		if (who < 0) {} else if (unitOf(w, who - 1).coma);
		else return true;
	}
	return false;
}
function inCover(w, from, to, standing) {
	if (terrainOf(w.board).sight.level(from, to) === 0) return unitOnLine(w, from, to, standing);
	return true;
}
function spots$1(w, from, to, far, standing) {
	if (from < 0 || to < 0 || distance(from, to) > far) return false;
	return terrainOf(w.board).sight.level(from, to) === 0 && !unitOnLine(w, from, to, standing);
}
function isWary(attacker, target) {
	if (target.wary !== attacker.id) return false;
	return true;
}
const coveredFrom = (w, attacker, target) => isWary(attacker, target) || inCover(w, attacker.cell, target.cell);
function beyondFog(w, from, to, side) {
	if (mission(w).fog !== true || distance(from, to) <= visibility(w, side)) return false;
	return true;
}
function monsterEye(w, to) {
	const corner = w.board.monster;
	let best = -1;
	for (const cell of [
		corner,
		corner + 1,
		corner + 24,
		corner + 25
	]) if (best === -1 || distance(cell, to) < distance(best, to)) best = cell;
	return best;
}
// packages/games/chibi-commander/book/blips/blips.ts
function addBlip(w, faction, cell, unit, mode = "NORMAL", pool = 0) {
	const blip = {
		id: w.nextBlip++,
		faction,
		cell,
		unit,
		pool,
		activated: false,
		mode,
		leader: -1,
		spotted: false
	};
	w.blips.push(blip);
	if (unit >= 0) {
		unitOf(w, unit).blip = blip.id;
		unitOf(w, unit).cell = cell;
		unitOf(w, unit).fate = "";
		unitOf(w, unit).known = false;
		unitOf(w, unit).involved = true;
	}
	return blip;
}
const ghostsFor = (w, army, chosen) => mission(w).squads.ghosts?.(w, army, chosen) ?? w.units.filter((unit) => unit.faction === army.faction && isMilitary(unit)).length;
function removeBlip(w, blip) {
	w.blips.splice(w.blips.indexOf(blip), 1);
}
function vanish(play, blip, rule = "CC-BLP-15") {
	removeBlip(play.w, blip);
	if (blip.unit === -1) partyOf(play.w, blip.faction).ghosts++;
	play.tell?.({
		type: "ghost vanished",
		blip: blip.id,
		cell: blip.cell
	}, rule);
}
function drawn(play, blip) {
	const pool = play.w.pools[blip.pool];
	const kind = pool === void 0 ? null : play.draw(pool.blips, "CC-NPC-01");
	if (pool === void 0 || kind === null || kind === "Ghost") return null;
	const mixed = kind === "any" ? pool.types : kind === "any LV3" ? pool.types3 : null;
	const type = (mixed === null ? null : play.draw(mixed, "CC-NPC-01")) ?? typeNamed(kind);
	const faction = typeOf(type).kin === "Reapers" ? "Reapers" : "Aliens";
	const unit = addUnit(play.w, type, "Invaders", faction, -1);
	unit.cell = blip.cell;
	unit.fate = "";
	return unit;
}
function reveal(play, blip, by, rule, waking = true) {
	const w = play.w;
	play.reveal();
	const unit = blip.unit === -2 ? drawn(play, blip) : blip.unit === -1 ? null : unitOf(w, blip.unit);
	if (unit === null) {
		vanish(play, blip, rule);
		return null;
	}
	if (w.turn !== "" && sideOf$2(w.turn) === "Invaders");
	removeBlip(w, blip);
	unit.blip = -1;
	unit.involved = true;
	unit.known = true;
	unit.activated = blip.activated;
	unit.mode = blip.mode;
	unit.leader = blip.leader;
	play.tell?.({
		type: "revealed",
		unit: unit.id,
		kind: unit.type,
		cell: unit.cell,
		by
	}, rule);
	mission(w).on.revealed?.(play, unit, by);
	wake(play, unit, by, waking);
	return unit;
}
const sleeping = (mode) => mode === "FROZEN" || mode === "COLD";
function provoke(target) {
	if (!sleeping(target.mode)) return;
	target.mode;
	target.mode = "NORMAL";
}
function wake(play, unit, by, neighbours) {
	const w = play.w;
	const slept = sleeping(unit.mode);
	if (unit.mode === "WALKING") unit.mode = "NORMAL";
	if (!slept) return;
	unit.mode;
	unit.mode = "NORMAL";
	unit.wary = by;
	if (!neighbours) return;
	const others = w.blips.filter((blip) => sleeping(blip.mode) && (sharesCrater(w, unit.cell, blip.cell) || inSight(w, unit.cell, blip.cell, "Invaders")));
	for (const blip of others.sort(byField)) if (w.blips.includes(blip)) reveal(play, blip, by, "CC-MODE-02", false);
}
function sharesCrater(w, a, b) {
	if (mission(w).ground.seesWithin?.(w, a, b) !== true) return false;
	return true;
}
const looksByChoice$1 = (w) => w.options.spotting === "by choice" && w.turn !== "" && sideOf$2(w.turn) === "Earth" && seatsOf(w, "Earth").some((seat) => isPerson(w, seat));
function observerOf(w, blip) {
	const standing = occupants(w);
	const far = visibility(w, "Earth");
	return w.units.filter((unit) => unit.side === "Earth" && awake(unit) && isMilitary(unit) && spots$1(w, unit.cell, blip.cell, far, standing)).sort((a, b) => distance(a.cell, blip.cell) - distance(b.cell, blip.cell) || byField(a, b))[0];
}
const spotOffers = (w) => looksByChoice$1(w) ? w.blips.filter((blip) => observerOf(w, blip) !== void 0).map((blip) => ({
	do: "spot",
	blip: blip.id
})) : [];
function spotByChoice(play, id) {
	const blip = blipOf(play.w, id);
	reveal(play, blip, observerOf(play.w, blip)?.id ?? -1, "CC-BLP-12");
}
function spot(play, active = -1, moving = null) {
	const w = play.w;
	if (w.blips.length === 0 || looksByChoice$1(w)) return false;
	const far = visibility(w, "Earth");
	appliesMission(w, "looking");
	let any = false;
	for (;;) {
		if (any);
		const observers = w.units.filter((unit) => unit.side === "Earth" && awake(unit) && isMilitary(unit));
		observers.sort((a, b) => Number(b.id === active) - Number(a.id === active) || a.cell - b.cell);
		let standing;
		let found = null;
		let by = -1;
		for (const observer of observers) {
			for (const blip of w.blips) {
				if (blip === moving && blip.spotted) continue;
				if (distance(observer.cell, blip.cell) <= far) standing ??= occupants(w);
				if (!spots$1(w, observer.cell, blip.cell, far, standing)) continue;
				if ((found === null ? 1 : distance(observer.cell, found.cell) - distance(observer.cell, blip.cell) || found.cell - blip.cell) > 0) found = blip;
			}
			if (found !== null) {
				by = observer.id;
				break;
			}
		}
		if (found === null) return any;
		any = true;
		if (found === moving) {
			found.spotted = true;
			play.tell?.({
				type: "blip spotted",
				blip: found.id,
				cell: found.cell,
				by
			}, "CC-NPC-19");
		} else reveal(play, found, by, "CC-BLP-12");
	}
}
function comesToLight(w, { unit, blip }, cell) {
	if (w.blips.length === 0 || looksByChoice$1(w)) return false;
	const units = w.units.map((one) => one.id === unit ? {
		...one,
		cell
	} : one);
	const moved = {
		...w,
		units
	};
	const standing = occupants(moved);
	const far = visibility(w, "Earth");
	const eyes = units.filter((one) => one.side === "Earth" && awake(one) && isMilitary(one));
	return w.blips.some((one) => eyes.some((eye) => spots$1(moved, eye.cell, one.id === blip ? cell : one.cell, far, standing)));
}
function unseen(w, cell) {
	const standing = occupants(w);
	const far = visibility(w, "Earth");
	return !w.units.some((unit) => unit.side === "Earth" && awake(unit) && isMilitary(unit) && spots$1(w, unit.cell, cell, far, standing));
}
function moveBlip(w, blip, cell) {
	blip.cell = cell;
	if (blip.unit >= 0) unitOf(w, blip.unit).cell = cell;
}
const isGhost = (blip) => blip.unit === -1;
const dissolveOffers = (w, seat) => w.blips.filter((blip) => isGhost(blip) && partyOf(w, blip.faction).seat === seat).map((blip) => ({
	do: "dissolve",
	blip: blip.id
}));
function dissolve(play, id) {
	play.reveal();
	vanish(play, blipOf(play.w, id), "CC-BLP-27");
}
// packages/games/chibi-commander/book/movement/ship.ts
const inShip = (w, cell) => cell !== -1 && w.board.ship && terrainOf(w.board).signs[cell] === "u";
function shipFields(w) {
	const fields = [];
	for (let y = SHIP.top; y <= SHIP.bottom; y++) for (let x = SHIP.left; x <= SHIP.right; x++) if (inShip(w, field$1(x, y))) fields.push(field$1(x, y));
	return fields;
}
function mayStartShip(w, unit, actions) {
	if (!awake(unit) || !inShip(w, unit.cell)) return false;
	if (unit.side !== "Invaders" || unit.faction === null) return false;
	if (w.takeOff !== 0) return false;
	return actions >= (isLeader(unit) ? 1 : 2) && (mission(w).corrections.shipMayStart?.(w) ?? true);
}
function startShip(play, unit) {
	if (isLeader(unit));
	play.w.takeOff = play.w.round + 1;
	play.tell?.({
		type: "ship started",
		unit: unit.id,
		kind: unit.type,
		leaves: play.w.takeOff
	}, "CC-UFO-01");
	return isLeader(unit) ? 1 : 2;
}
function takeOff(play) {
	const w = play.w;
	play.tell?.({ type: "take-off" }, "CC-UFO-02");
	for (const blip of w.blips.slice()) {
		if (!inShip(w, blip.cell)) continue;
		removeBlip(w, blip);
		stirs(w);
		if (isGhost(blip)) partyOf(w, blip.faction).ghosts++;
	}
	for (const unit of aboard(w)) {
		const seenBy = unit.blip === -1 ? void 0 : seatsOf(w, "Invaders");
		leaveMap(play, unit, unit.side === "Invaders" ? "evacuated" : "abducted", unit.faction ?? "", -1, "CC-UFO-04", seenBy);
	}
	common.add(w, "takeOff", w.round);
	removeShip(w);
	spot(play);
}
function removeShip(w) {
	w.takeOff = 0;
	changeBoard(w, { ship: false });
}
const aboard = (w) => w.units.filter((unit) => inShip(w, unit.cell));
// packages/games/chibi-commander/content/pieces.ts
const block = (width, height, sign) => Array.from({ length: width * height }, (_, i) => [
	i % width,
	Math.floor(i / width),
	sign
]);
const solid = (width, height, sign, way = "") => ({
	way,
	cells: block(width, height, sign),
	upright: [],
	level: []
});
const house = (way, back, front) => ({
	way,
	cells: block(4, 3, "h"),
	upright: [..."|W|"].flatMap((sign, dy) => [[
		0,
		dy,
		sign
	], [
		4,
		dy,
		sign
	]]),
	level: [...[...back].map((sign, dx) => [
		dx,
		0,
		sign
	]), ...[...front].map((sign, dx) => [
		dx,
		3,
		sign
	])]
});
const crater = {
	way: "",
	cells: block(3, 3, "."),
	upright: [
		0,
		1,
		2
	].flatMap((dy) => [[
		0,
		dy,
		"r"
	], [
		3,
		dy,
		"r"
	]]),
	level: [
		0,
		1,
		2
	].flatMap((dx) => [[
		dx,
		0,
		"r"
	], [
		dx,
		3,
		"r"
	]])
};
const ship = {
	way: "",
	cells: [
		"#uuuu#",
		"uuuuuu",
		"uuuuuu",
		"uuuuuu",
		"#uuuu#"
	].flatMap((row, dy) => [...row].map((sign, dx) => [
		dx,
		dy,
		sign
	])),
	upright: [..."||A||"].flatMap((sign, dy) => [[
		0,
		dy,
		"|"
	], [
		6,
		dy,
		sign
	]]),
	level: [..."---A--"].flatMap((sign, dx) => [[
		dx,
		0,
		"-"
	], [
		dx,
		5,
		sign
	]])
};
const pieces = {
	street: [solid(24, 2, "=", " from left to right"), solid(2, 16, "=", " from back to front")],
	house: [house(", door to the front", "--W-", "-D--"), house(", door to the back", "--D-", "-W--")],
	"landing ship": [ship],
	crater: [crater],
	"big tree": [solid(2, 2, "T")],
	"large palm": [solid(1, 1, "P")],
	"small palm": [solid(1, 1, "p")],
	"tall stone": [solid(1, 1, "S")],
	"low piece": [{
		way: ", level",
		cells: [],
		upright: [],
		level: [[
			0,
			0,
			"f"
		], [
			1,
			0,
			"f"
		]]
	}, {
		way: ", upright",
		cells: [],
		upright: [[
			0,
			0,
			"f"
		], [
			0,
			1,
			"f"
		]],
		level: []
	}]
};
const VEGETATION = [
	["big tree", 1],
	["large palm", 4],
	["tall stone", 4],
	["small palm", 6],
	["low piece", 12]
];
const STREETS = ["street", 2];
const CRATERS$1 = ["crater", 8];
const LANDING_SHIP = ["landing ship", 1];
const LIGHT = VEGETATION.slice(2);
// packages/games/chibi-commander/places.ts
const aCell = (value, where) => {
	const [, x, y] = /^(\d+),(\d+)$/.exec(String(value)) ?? [];
	if (x === void 0 || Number(x) > 23 || Number(y) > 15) throw new BadInput(where, `must be a field such as '4,7' (columns 0 to 23, rows 0 to 15), not ${JSON.stringify(value)}`);
	return field$1(Number(x), Number(y));
};
const at = (cell) => cell < 0 ? "" : `${grid.x[cell]},${grid.y[cell]}`;
const cellName = (cell) => `(${cell % 24},${Math.floor(cell / 24)})`;
const doorName = (door) => {
	const cell = door >> 1;
	return `${cellName(cell)}-${cellName(door & 1 ? cell + 1 : cell + 24)}`;
};
const fieldsOf = (value, where) => {
	const [from, to, ...more] = String(value).split(" ");
	if (more.length > 0) throw new BadInput(where, `must be a field '4,7' or two corners '4,7 6,9', not ${JSON.stringify(value)}`);
	const [a, b] = [aCell(from, where), aCell(to ?? from, where)];
	const [left, right] = [Math.min(columnOf(a), columnOf(b)), Math.max(columnOf(a), columnOf(b))];
	return rectangle(grid, left, Math.min(rowOf(a), rowOf(b)), right, Math.max(rowOf(a), rowOf(b)));
};
const aPlace = (value, where) => {
	fieldsOf(value, where);
	return String(value);
};
const cellsOf = (places) => [...new Set(places.flatMap((place) => fieldsOf(place, "place")))].sort((a, b) => a - b);
// packages/games/chibi-commander/missions/kit.ts
const area = (left, top, right, bottom) => rectangle(grid, left, top, right, bottom);
const leftEdge = area(0, 0, 0, 15);
const rightEdge = area(23, 0, 23, 15);
const border = [
	...area(0, 0, 23, 0),
	...area(0, 15, 23, 15),
	...area(0, 1, 0, 14),
	...area(23, 1, 23, 14)
].sort((a, b) => a - b);
const everywhere = area(0, 0, 23, 15);
const QUADRANTS = [
	area(0, 0, 11, 7),
	area(12, 0, 23, 7),
	area(0, 8, 11, 15),
	area(12, 8, 23, 15)
];
const spots = (...points) => points.map(([x, y]) => field$1(x, y));
const typesFor = (army, mixed, ...levels) => levels.flatMap((level) => (mixed ? factionsOf(army.side) : [army.faction]).flatMap((faction) => typesAt(faction, level)));
const countAt = (chosen, level) => chosen.filter((type) => typeOf(type).level === level).length;
function squad$1(army, chosen, recipes) {
	const fits = (two, three) => recipes.some((recipe) => two <= recipe[0] && three <= recipe[1]);
	const two = countAt(chosen, 2);
	const three = countAt(chosen, 3);
	return [
		...typesFor(army, true, 1),
		...fits(two + 1, three) ? typesFor(army, true, 2) : [],
		...fits(two, three + 1) ? typesFor(army, true, 3) : []
	];
}
function mixBlips(w, counts, types, types3 = []) {
	const blips = Object.entries(counts).flatMap(([kind, count]) => Array(count).fill(kind));
	return w.pools.push({
		blips: bagOf(blips),
		types: bagOf(types),
		types3: bagOf(types3)
	}) - 1;
}
const each$1 = (count, ...types) => types.flatMap((type) => Array(count).fill(type));
function randomField(play, cells, rule) {
	const free = freeCells(play.w, cells);
	return free.length === 0 ? -1 : play.oneOf(free, rule, cellName);
}
function scatterBlips(play, count, cells, mode, rule, pool = 0) {
	for (let i = 0; i < count; i++) {
		const cell = randomField(play, cells, rule);
		if (cell !== -1) addBlip(play.w, "Aliens", cell, -2, mode, pool);
	}
}
function openly(w, type, cell, mode) {
	const kin = factionOfType(type);
	const unit = addUnit(w, type, sideOf$2(kin), kin, -1);
	put(unit, cell);
	unit.mode = mode;
	return unit;
}
function alarm(w) {
	for (const blip of w.blips) if (blip.mode === "FROZEN" || blip.mode === "COLD") blip.mode = "NORMAL";
	for (const unit of w.units) if (unit.side === "Invaders" && (unit.mode === "FROZEN" || unit.mode === "COLD")) unit.mode = "NORMAL";
}
function freeCivilians(play) {
	const { w } = play;
	if (w.options.controlled === "stay") return;
	for (const unit of w.units) {
		if (typeOf(unit.type).kin !== "civilian" || unit.side !== "Invaders") continue;
		const blip = w.blips.find((one) => one.id === unit.blip);
		if (blip !== void 0) reveal(play, blip, -1, "CC-M-VS4-11");
		Object.assign(unit, {
			side: "neutral",
			faction: null,
			seat: -1,
			mode: "NORMAL"
		});
		play.tell?.({
			type: "freed",
			unit: unit.id,
			kind: unit.type
		}, "CC-M-VS4-11");
	}
}
const dead = (unit) => unit.fate === "dead";
const killedBy = (unit, factions) => unit.fate === "dead" && unit.by !== "" && factions.includes(unit.by);
const earthArmy = (w) => mainArmy(w, "Earth");
const invadersKilled = (w) => {
	return count(w, (unit) => ofSide(unit, "Invaders") && killedBy(unit, factionsOf("Earth")));
};
const count = (w, holds) => w.units.filter(holds).length;
const ofSide = (unit, side) => unit.faction !== null && typeOf(unit.type).kin !== "civilian" && sideOf$2(unit.faction) === side;
const lost = (w, side) => {
	return count(w, (unit) => ofSide(unit, side) && (unit.fate === "dead" || unit.fate === "captured" || unit.fate === "abducted"));
};
const captives = (w, side) => w.units.flatMap((unit) => ofSide(unit, otherSide(side)) && unit.coma && unit.cell !== -1 ? [unit.id] : []);
const isKin = (unit, kin) => typeOf(unit.type).kin === kin;
const isMain = (army) => factionsOf(army.side)[0] === army.faction;
const step$1 = (rule, words, points, reached) => ({
	rule,
	words,
	points: reached ? points : 0
});
function limit(points, most) {
	if (points > most);
	return Math.min(points, most);
}
// packages/games/chibi-commander/missions/aimKit.ts
const bystanders = (w, fits) => {
	const found = [];
	for (const unit of w.units) if (unit.cell !== -1 && unit.side === "neutral" && fits(unit)) found.push(unit.id);
	return found;
};
const civilians$1 = (w) => bystanders(w, isCivilian);
const fallen = (w, side) => {
	const found = [];
	for (const unit of w.units) if (unit.cell !== -1 && unit.coma && ofSide(unit, side)) found.push(unit.id);
	return found;
};
const enemiesOf = (side, worth) => (victim) => ofSide(victim, otherSide(side)) ? worth : 0;
const killsOf = (w, side) => count(w, (unit) => ofSide(unit, otherSide(side)) && killedBy(unit, factionsOf(side)));
function nextStep(done, steps) {
	for (const [at, worth] of steps) if (done < at) return worth / (at - done);
	return 0;
}
const might$1 = (unit) => hearts(unit) * (.5 + .5 * card(unit).level) * (1 + .5 * card(unit).armor);
const HIDDEN = 1.5;
const ASLEEP = .3;
const share$2 = (mode) => mode === "COLD" || mode === "FROZEN" ? ASLEEP : 1;
function odds(w, side) {
	let own = 0;
	let foes = .001;
	for (const unit of w.units) {
		if (!awake(unit) || unit.blip !== -1 || !isMilitary(unit)) continue;
		if (unit.side === side) own += might$1(unit);
		else if (unit.side === otherSide(side)) foes += might$1(unit) * share$2(unit.mode);
	}
	for (const blip of w.blips) {
		const there = blip.unit >= 0 ? might$1(unitOf(w, blip.unit)) : blip.unit === -2 ? HIDDEN : 0;
		if (side === "Earth") foes += there * share$2(blip.mode);
		else own += there;
	}
	return own / (own + foes);
}
const strength$1 = (type) => {
	const { level, hearts, armor, chains } = typeOf(type);
	let dice = 0;
	for (const chain of chains) if (chain.deed !== "heal") dice = Math.max(dice, chain.dice * (chain.twice ? 2 : 1));
	return 2 * level + hearts + 2 * armor + 2 * dice;
};
function weakest(types) {
	let best = types[0] ?? "Birdy";
	for (const type of types) if (strength$1(type) < strength$1(best)) best = type;
	return best;
}
function strongest(units) {
	let best;
	for (const unit of units) if (best === void 0 || strength$1(unit.type) > strength$1(best.type)) best = unit;
	return best;
}
function mostWounded(units) {
	const need = (unit) => unit.lost + (unit.coma ? 10 : 0);
	let best;
	for (const unit of units) if (best === void 0 || need(unit) > need(best)) best = unit;
	return best;
}
const wayOf = (w, blip) => {
	let least = 99;
	for (const unit of w.units) if (unit.cell !== -1 && unit.side !== "Invaders") least = Math.min(least, distance(unit.cell, blip.cell));
	return least;
};
const farthestBlip = (w) => w.blips.toSorted((a, b) => wayOf(w, b) - wayOf(w, a) || a.id - b.id)[0];
const nearestBlip = (w) => w.blips.toSorted((a, b) => wayOf(w, a) - wayOf(w, b) || a.id - b.id)[0];
const memo$9 = common.with({
	entered: list("entered"),
	cameOut: list("came out"),
	felled: list("felled"),
	specimens: list("specimens"),
	dissected: list("dissected"),
	knockedOut: list("knocked out"),
	shadows: {
		words: ["shadows"],
		read(marks) {
			const numbers = marks["shadows"];
			if (numbers === void 0) return void 0;
			return Array.from({ length: numbers.length / 3 }, (_, i) => {
				const [by = 0, round = 0, avenged = 0] = numbers.slice(3 * i, 3 * i + 3);
				return {
					by,
					round,
					avenged: avenged === 1
				};
			});
		},
		write(value, marks) {
			marks["shadows"] = value.flatMap(({ by, round, avenged }) => [
				by,
				round,
				avenged ? 1 : 0
			]);
		}
	},
	beamed: list("beamed"),
	minds: list("minds"),
	searchers: list("searchers"),
	searched: list("searched"),
	charges: list("charges"),
	fuse: one("fuse"),
	blownUp: list("blown up")
});
// packages/games/chibi-commander/book/activation/actions.ts
function actionsOf(w, unit) {
	if (unit.groggy);
	const own = unit.groggy ? 1 : mission(w).corrections.actions?.(w, unit) ?? 2;
	if (own > 2);
	else if (own === 2);
	return Math.max(0, own - unit.panics);
}
const activatable = (w, seat) => w.units.filter((unit) => unit.seat === seat && actsNow(w, unit.faction) && shown$1(unit) && awake(unit) && !unit.activated && actionsOf(w, unit) > 0);
function endActivation(unit) {
	if (unit.groggy || unit.panics > 0);
	unit.activated = true;
	unit.groggy = false;
	unit.panics = 0;
}
function basicMove(w, unit) {
	if (isCivilian(unit)) {
		unit.side;
		return 4;
	}
	if (card(unit).move === 0) return 0;
	return card(unit).move + (mission(w).corrections.extraMove?.(w, unit) ?? 0) + (mission(w).corrections.extraWalk?.(w, unit) ?? 0);
}
const FIST = {
	text: "D1",
	long: false,
	twice: false,
	move: 0,
	teleport: 0,
	deed: "attack",
	range: 0,
	dice: 1,
	after: 0
};
function chainsOf(w, unit) {
	if (!isCivilian(unit)) return card(unit).chains;
	if (unit.side !== "neutral") return [FIST];
	const { armedCivilians } = mission(w);
	if (armedCivilians === void 0) return [];
	return [FIST];
}
function chainAt(w, unit, at) {
	const chain = chainsOf(w, unit)[at];
	if (chain === void 0) throw new Error(`unit ${unit.id} (${unit.type}) has no chain ${at}`);
	return chain;
}
function price$2(chain) {
	if (!chain.long) return 1;
	return 2;
}
const affordable = (f, chain) => f.command === "control" ? f.actions === 2 : f.actions >= price$2(chain);
const usable = (f, chain) => affordable(f, chain) && (f.command !== "run" || chain.teleport > 0 || chain.move > 0);
// packages/games/chibi-commander/book/campaign/victory.ts
const peoplesSide = (w) => mission(w).people ?? "Earth";
const pointsOf$2 = (w, army) => mission(w).scoring.points?.(w, army) ?? goalsOf$4(w, army).reduce((all, goal) => all + goal.points, 0);
function goalsOf$4(w, army) {
	const goals = mission(w).scoring.goals(w, army);
	for (const { rule } of goals);
	return goals;
}
function tally(w) {
	for (const army of w.armies) {
		const points = pointsOf$2(w, army);
		if (versus(w) && points < 0);
		army.points = versus(w) ? Math.max(0, points) : points;
	}
}
function victors(w) {
	const own = mission(w).scoring.victors?.(w);
	if (own !== void 0) return own;
	const points = (side) => armiesOf(w, side).reduce((all, army) => all + army.points, 0);
	if (versus(w)) {
		const difference = points("Earth") - points("Invaders");
		return difference > 0 ? ["Earth"] : difference < 0 ? ["Invaders"] : [];
	}
	const side = peoplesSide(w);
	const alive = w.units.some((unit) => unit.side === side && isMilitary(unit) && (unit.cell !== -1 || unit.fate === "evacuated" || unit.fate === "waiting"));
	return points(side) >= 1 && (alive || mission(w).mode === "nightmare") ? [side] : [];
}
// packages/games/chibi-commander/book/movement/movement.ts
const cellOf$2 = (w, m) => m.unit !== -1 ? unitOf(w, m.unit).cell : findBlip(w, m.blip)?.cell ?? -1;
function sideOfMover(w, m) {
	if (m.unit === -1) return "Invaders";
	return unitOf(w, m.unit).side === "Invaders" ? "Invaders" : "Earth";
}
function closedFor(w, side, dragging, pulling) {
	const closed = terrainOf(w.board).closed.slice();
	if (w.board.bus !== -1);
	const strict = w.options.passing === "lying";
	for (const unit of w.units) {
		if (unit.cell === -1 || unit.blip !== -1 || unit.id === dragging) continue;
		if (dragging !== -1 || pulling) closed[unit.cell] = 1;
		else if (!unit.coma && (strict || enemies(side, unit.side))) closed[unit.cell] = 1;
	}
	for (const blip of w.blips) {
		if (side === "Invaders" && !strict && dragging === -1 && !pulling) continue;
		closed[blip.cell] = 1;
	}
	if (side !== "undead") for (const cell of mission(w).ground.barred?.(w, side) ?? []) closed[cell] = 1;
	return closed;
}
function reachOf(w, m) {
	const closed = closedFor(w, sideOfMover(w, m), m.drag, m.crystal !== -1);
	return cheapestWays({
		grid,
		prices: terrainOf(w.board).prices,
		closed
	}, [cellOf$2(w, m)], { budget: m.points });
}
function walkOffers(w, m) {
	if (m.points <= 0) return [];
	const start = cellOf$2(w, m);
	const ways = reachOf(w, m);
	const standing = occupants(w);
	const offers = [];
	for (const cell of ways.order) {
		if (cell === start) continue;
		const who = standing[cell] ?? 0;
		if (who !== 0 && !(m.drag !== -1 && who === m.drag + 1)) continue;
		if (m.crystal !== -1 && ways.path(cell).length > m.pull) continue;
		offers.push({
			do: "walk",
			to: cell
		});
	}
	return offers;
}
function walkTo$1(play, m, to) {
	const w = play.w;
	const path = reachOf(w, m).path(to);
	const standing = occupants(w);
	const blip = m.unit === -1 ? blipOf(w, m.blip) : null;
	let who = blip ?? unitOf(w, m.unit);
	if (play.tell !== void 0) {
		const stop = stopOf(w, m, path);
		play.tell({
			type: "walked",
			...blip === null ? {
				unit: m.unit,
				kind: unitOf(w, m.unit).type
			} : { blip: blip.id },
			from: who.cell,
			to,
			by: path.length,
			path: path.slice(0, stop + 1),
			...stop + 1 < path.length && { stops: path[stop] ?? to }
		}, "CC-MOV-01");
	}
	for (const cell of path) {
		const from = who.cell;
		const price = stepPrice(w, from, cell);
		if (price > 1) {}
		m.points -= price;
		stepInto(play, m, from, cell);
		if (who.cell === -1) return;
		const revealed = spot(play, m.unit);
		if (standing[cell] !== void 0 && standing[cell] !== 0 && cell !== to);
		if (blip !== null && m.unit === -1 && !w.blips.includes(blip)) {
			if (blip.unit < 0) return;
			m.unit = blip.unit;
			m.blip = -1;
			who = unitOf(w, m.unit);
		}
		if (revealed && standsAlone(w, who.cell)) break;
	}
	const revealedOnTheWay = blip !== null && m.unit !== -1;
	tellEnd(play, m, who.cell, who.cell === to && !revealedOnTheWay);
}
function stopOf(w, m, path) {
	const last = path.length - 1;
	if (w.blips.length === 0) return last;
	const standing = occupants(w);
	let seen = false;
	for (const [i, cell] of path.entries()) {
		seen ||= comesToLight(w, m, cell);
		if (seen && standing[cell] === 0) return i;
	}
	return last;
}
function tellEnd({ w, tell }, m, at, asTold) {
	if (!asTold) tell?.({
		type: "stopped",
		...m.unit === -1 ? { blip: m.blip } : {
			unit: m.unit,
			kind: unitOf(w, m.unit).type
		},
		at
	}, "CC-MOV-01");
	if (m.drag === -1) return;
	const dragged = unitOf(w, m.drag);
	tell?.({
		type: "dragged",
		unit: dragged.id,
		kind: dragged.type,
		to: dragged.cell
	}, "CC-MOV-23");
}
const standsAlone = (w, cell) => {
	let here = 0;
	for (const unit of w.units) if (unit.cell === cell && unit.blip === -1) here++;
	for (const blip of w.blips) if (blip.cell === cell) here++;
	return here === 1;
};
function stepPrice(w, from, to) {
	const prices = terrainOf(w.board).prices;
	for (let d = 0; d < 4; d++) if (grid.next[from * 8 + d] === to) return prices[from * 8 + d] ?? 0;
	return 0;
}
function stepInto(play, m, from, to) {
	const w = play.w;
	if (m.unit === -1) moveBlip(w, blipOf(w, m.blip), to);
	else unitOf(w, m.unit).cell = to;
	if (m.drag !== -1) {
		const dragged = unitOf(w, m.drag);
		const before = dragged.cell;
		dragged.cell = from;
		dragged.moved = true;
		const faction = m.unit !== -1 ? unitOf(w, m.unit).faction : blipOf(w, m.blip).faction;
		mission(w).on.entered?.(play, dragged, "dragged", faction, before);
	}
	if (m.crystal !== -1) {
		const { crystal } = m;
		changeBoard(w, { crystals: w.board.crystals.map((cell) => cell === crystal ? from : cell) });
		m.crystal = from;
		m.pull--;
	}
	const inside = m.unit !== -1 ? m.unit : blipOf(w, m.blip).unit;
	if (inside < 0) return;
	const unit = unitOf(w, inside);
	unit.moved = true;
	mission(w).on.entered?.(play, unit, m.command === void 0 || m.command === "" ? "walked" : "forced", null, from);
}
function doorsAt(w, cell) {
	const { edges } = terrainOf(w.board);
	const doors = [];
	for (let d = 0; d < 4; d++) {
		if (neighbour(grid, cell, d) === -1) continue;
		const id = edgeId(grid, cell, d);
		const kind = edges[cell * 4 + d] ?? EDGE.none;
		if (kind === EDGE.door || kind === EDGE.alienDoor) doors.push({
			door: id,
			kind,
			open: false
		});
		else if (w.board.doors.includes(id)) doors.push({
			door: id,
			kind: doorKind(w, id),
			open: true
		});
	}
	return doors;
}
function doorKind(w, door) {
	const { cell, direction } = edgeOf(door);
	return terrainOf(boardWith(w.board, { doors: [] })).edges[cell * 4 + direction] ?? EDGE.none;
}
function doorOffers(w, m) {
	const offers = [];
	const side = sideOfMover(w, m);
	if (m.unit !== -1 && isAnimal(unitOf(w, m.unit))) return offers;
	const price = mission(w).doors === "one point" ? 1 : 0;
	for (const { door, kind, open } of doorsAt(w, cellOf$2(w, m))) {
		if (kind === EDGE.door && !open && m.points >= price) offers.push({
			do: "open",
			door
		});
		if (kind === EDGE.alienDoor && side === "Invaders") offers.push(open ? {
			do: "close",
			door
		} : {
			do: "open",
			door
		});
	}
	return offers;
}
const alienDoors = (w, cell) => doorsAt(w, cell).filter((one) => one.kind === EDGE.alienDoor);
function openDoor(play, door, by, rule, moving = null) {
	changeBoard(play.w, { doors: [...play.w.board.doors, door].sort((a, b) => a - b) });
	play.tell?.({
		type: "door opened",
		door,
		...rule === "CC-NPC-17" && { onTheWay: true }
	}, rule);
	spot(play, by, moving);
}
function closeDoor(play, door, rule) {
	changeBoard(play.w, { doors: play.w.board.doors.filter((one) => one !== door) });
	play.tell?.({
		type: "door closed",
		door
	}, rule);
}
function shutDoors(play, rule) {
	const kept = mission(play.w).ground.openDoors?.(play.w) ?? [];
	if (play.w.board.doors.length === kept.length) return;
	changeBoard(play.w, { doors: kept.toSorted((a, b) => a - b) });
	play.tell?.({ type: "doors closed" }, rule);
}
function noWallBetween(w, a, b) {
	if (a < 0 || b < 0) return false;
	const { levels } = terrainOf(w.board);
	for (let d = 0; d < 4; d++) {
		if (grid.next[a * 8 + d] !== b) continue;
		if ((levels[a * 4 + d] ?? 0) < 2) return true;
		return false;
	}
	return false;
}
function openBetween(w, a, b) {
	if (a < 0 || b < 0) return false;
	const { levels } = terrainOf(w.board);
	for (let d = 0; d < 4; d++) if (grid.next[a * 8 + d] === b) return levels[a * 4 + d] === 0;
	return false;
}
function mayLeave(w, unit, faction) {
	appliesMission(w, "leaving");
	if (mission(w).ground.exits(w, faction, unit).includes(unit.cell)) return true;
	return false;
}
// packages/games/chibi-commander/book/fight/targets.ts
function canReach(w, from, to, range, side) {
	if (range === 0) {
		if (distance(from, to) !== 1) return false;
		if (noWallBetween(w, from, to)) return true;
		return false;
	}
	if (distance(from, to) >= 6 * range) return false;
	return lineFree(w, from, to) && !beyondFog(w, from, to, side);
}
function fair(w, unit, other, hand) {
	return other.id !== unit.id && (hand.forced || enemies(unit.side, other.side) || other.side === "neutral") && mission(w).corrections.untouchable?.(w, other) == null;
}
function attackTargets(w, unit, range, hand) {
	return w.units.filter((other) => shown$1(other) && fair(w, unit, other, hand) && canReach(w, unit.cell, other.cell, range, hand.side));
}
function blipTargets(w, unit, range, hand) {
	if (unit.side === "Invaders" && !hand.forced) return [];
	return w.blips.filter((blip) => canReach(w, unit.cell, blip.cell, range, hand.side));
}
function aims(w, unit, range, side) {
	const { cells } = terrainOf(w.board).sight.sights;
	const fields = [];
	for (let cell = 0; cell < grid.size; cell++) {
		if (cell === unit.cell || cells[cell] === 2) continue;
		if (range === 0 ? distance(unit.cell, cell) === 1 && noWallBetween(w, unit.cell, cell) : lineFree(w, unit.cell, cell) && !beyondFog(w, unit.cell, cell, side)) fields.push(cell);
	}
	return fields;
}
function healTargets(w, unit, hand) {
	const mayTreat = (other) => hand.forced || friends(unit.side, other.side) || other.side === "neutral";
	return w.units.filter((other) => shown$1(other) && other.lost > 0 && (other.id === unit.id ? !hand.forced : mayTreat(other) && noWallBetween(w, unit.cell, other.cell)));
}
function mindTargets(w, unit, side) {
	const everyEye = hasBought(w, side, "thousand eyes");
	const eyes = w.units.filter((other) => other.id === unit.id || other.side === side && awake(other) && other.blip === -1 && (everyEye || card(other).talented));
	if (eyes.length > 1);
	return w.units.filter((other) => shown$1(other) && mayBeMinded(w, unit, other) && eyes.some((eye) => inSight(w, eye.cell, other.cell, side)));
}
function mayBeMinded(w, unit, other) {
	if (!awake(other)) return false;
	if (isAnimal(other)) return false;
	if (other.id === unit.id || other.side === "undead") return false;
	if (!enemies(unit.side, other.side) && !(isCivilian(other) && other.side === "neutral")) return false;
	if (isLeader(other) && other.side === "Earth" && hasBought(w, "Earth", "PSI training")) return false;
	return mission(w).corrections.untouchable?.(w, other) == null;
}
function mindNumber(w, attacker, victim, dice) {
	const parts = [{
		value: hearts(victim) + 1,
		because: "CC-PSI-04",
		label: "hearts and one"
	}];
	if (w.units.some((other) => other.id !== victim.id && awake(other) && shown$1(other) && friends(other.side, victim.side) && distance(other.cell, victim.cell) === 1)) parts.push({
		value: 1,
		because: "CC-PSI-05",
		label: "a friend beside it"
	});
	if (isLeader(victim) || card(victim).talented) parts.push({
		value: 1,
		because: "CC-PSI-06",
		label: "strong mind"
	});
	const master = attacker.side === "Invaders" && hasBought(w, "Invaders", "master brain");
	if (victim.wounded || victim.swayed || master) parts.push({
		value: -1,
		because: "CC-PSI-07",
		label: "weakened"
	});
	if (dice === 2) parts.push({
		value: -1,
		because: "CC-PSI-08",
		label: "over mind"
	});
	return parts;
}
function dragTargets(w, cell, self) {
	return w.units.filter((other) => onMap(other) && other.id !== self && shown$1(other) && (other.coma || other.side === "neutral") && noWallBetween(w, cell, other.cell));
}
const pickUpOffers = (w, m, cell, faction) => m.drag === -1 && m.crystal === -1 && !partyOf(w, faction).dragged ? dragTargets(w, cell, m.unit).map((other) => ({
	do: "pick up",
	unit: other.id
})) : [];
function jumpFields$1(w, unit, dice, passengers) {
	const standing = occupants(w);
	const { closed } = terrainOf(w.board);
	const side = unit.side === "Invaders" ? "Invaders" : "Earth";
	const fields = [];
	for (let cell = 0; cell < grid.size; cell++) {
		if (closed[cell] !== 0 || standing[cell] !== 0 || distance(unit.cell, cell) + 2 * passengers > 6 * dice || isBarred(w, side, cell)) continue;
		if (passengers === 0 || landings(w, cell, standing).length >= passengers) fields.push(cell);
	}
	return fields;
}
function landings(w, target, standing = occupants(w)) {
	const { closed } = terrainOf(w.board);
	const fields = [];
	for (let d = 0; d < 4; d++) {
		const cell = grid.next[target * 8 + d] ?? -1;
		if (cell !== -1 && closed[cell] === 0 && standing[cell] === 0 && !isBarred(w, "Invaders", cell)) fields.push(cell);
	}
	return fields;
}
function passengers(w, unit) {
	return w.units.filter((other) => shown$1(other) && other.id !== unit.id && noWallBetween(w, unit.cell, other.cell));
}
const dieNeeded = (parts) => parts.reduce((all, part) => all + part.value, 0);
// packages/games/chibi-commander/book/fight/stars.ts
const leadersOf = (w, side, seat) => w.units.filter((unit) => unit.side === side && unit.seat === seat && card(unit).stars > 0 && hasStar(unit));
function hasStar(leader) {
	if (!awake(leader)) return false;
	leader.blip;
	return card(leader).stars > leader.starsUsed;
}
function leadersFor(w, faction, side, seat) {
	return leadersOf(w, side, seat).filter((leader) => w.options.stars === "side" || leader.faction === faction);
}
function spendStar(play, leader, rule) {
	if (!versus(play.w));
	if (card(leader).stars > 1);
	leader.starsUsed++;
	play.tell?.({
		type: "star spent",
		unit: leader.id,
		kind: leader.type
	}, rule);
	if (leader.blip !== -1) reveal(play, blipOf(play.w, leader.blip), -1, "CC-CMD-11");
}
function spenders(w, faction, seats) {
	const own = w.armies.find((army) => army.faction === faction)?.seat;
	const rank = (seat) => seat === own ? 0 : isPerson(w, seat) ? 1 : 2;
	return seats.toSorted((a, b) => rank(a) - rank(b) || a - b);
}
function luckWindow(wanted, again, prompt, auto = () => ({ do: "keep it" }), player = (w, f, seat) => luckIf(w, f, seat, true)) {
	return reactions({
		rule: "CC-CMD-04",
		prompt,
		order(w, f) {
			return f.side === "undead" ? [] : spenders(w, f.faction, seatsOf(w, f.side));
		},
		plays: (w, f, seat) => f.side === "undead" || f.lucky || !wanted(w, f) ? [] : leadersFor(w, f.faction, f.side, seat).map((leader) => ({
			do: "luck",
			star: leader.id
		})),
		pass: { do: "keep it" },
		auto: (play, f, seat) => isPerson(play.w, seat) ? player(play.w, f, seat) : auto(play, f, seat),
		take(play, f, _seat, choice) {
			if (choice.do === "luck") spendStar(play, unitOf(play.w, choice.star), "CC-CMD-04");
			f.lucky = true;
			f.window = null;
			return { goTo: again };
		}
	});
}
function scanOffers(w, side, seat) {
	if (side !== "Earth" || w.blips.length === 0) return [];
	const leaders = leadersOf(w, side, seat).filter((leader) => actsNow(w, leader.faction));
	if (leaders.length === 0) return [];
	const eyes = w.units.filter((unit) => unit.side === side && awake(unit));
	const near = w.blips.filter((blip) => eyes.some((unit) => distance(unit.cell, blip.cell) <= 7));
	return leaders.flatMap((leader) => near.map((blip) => ({
		do: "scan",
		star: leader.id,
		blip: blip.id
	})));
}
function scan(play, choice) {
	spendStar(play, unitOf(play.w, choice.star), "CC-CMD-09");
	reveal(play, blipOf(play.w, choice.blip), choice.star, "CC-CMD-09");
	spot(play);
}
// packages/games/chibi-commander/auto/player/luck.ts
const KEEP = { do: "keep it" };
function luckIf(w, f, seat, again) {
	if (!again || f.side === "undead") return KEEP;
	const [leader] = leadersFor(w, f.faction, f.side, seat);
	return leader === void 0 ? KEEP : {
		do: "luck",
		star: leader.id
	};
}
const strikeLuck = (w, f, seat) => luckIf(w, f, seat, f.range === 0 || chanceOf(f.range, distance(unitOf(w, f.attacker).cell, f.at)) >= .25);
function damageLuck(w, f, seat, points) {
	const victim = w.units[f.victims[0] ?? -1];
	return luckIf(w, f, seat, victim !== void 0 && victim.side !== f.side && victim.side !== "neutral" && points === 0 && f.dice > 0);
}
// packages/games/chibi-commander/book/deals.ts
function dealsOf(w, unit, actions) {
	const offers = [];
	const { deals } = mission(w);
	for (const name in deals) {
		const deal = dealNamed(w, name);
		deal.rule;
		if (deal.price > actions) continue;
		const on = deal.on(w, unit);
		if (on === true) offers.push({
			do: "deal",
			deal: name
		});
		else if (on !== false) for (const what of on) offers.push({
			do: "deal",
			deal: name,
			on: what
		});
	}
	return offers;
}
function dealNamed(w, name) {
	const deal = mission(w).deals[name];
	if (deal === void 0) throw new Error(`the mission knows no deal '${name}'`);
	return deal;
}
function ordersOf(w, army) {
	const offers = [];
	const { orders } = mission(w);
	for (const name in orders) {
		const order = orderNamed(w, name);
		order.rule;
		const on = order.on(w, army);
		if (on === true) offers.push({
			do: "order",
			deal: name
		});
		else if (on !== false) for (const what of on) offers.push({
			do: "order",
			deal: name,
			on: what
		});
	}
	return offers;
}
function orderNamed(w, name) {
	const order = mission(w).orders[name];
	if (order === void 0) throw new Error(`the mission knows no order '${name}'`);
	return order;
}
// packages/games/chibi-commander/book/automaton/ways.ts
const pricesOf = (w) => terrainOf(w.board).throughDoors[mission(w).doors === "free" ? 0 : 1];
const ground = (w, side) => ({
	grid,
	prices: pricesOf(w),
	closed: closedFor(w, side, -1, false)
});
const within = (w, walker, budget) => cheapestWays(ground(w, walker.side), [walker.cell], { budget });
function walkingDistance(ways, prices, from, to) {
	let least = FAR_AWAY;
	for (let d = 0; d < 4; d++) {
		const cell = neighbour(grid, to, d);
		if (cell === -1) continue;
		const step = prices[cell * 8 + (d + 2 & 3)] ?? 0;
		if (step > 0 && ways.reached(cell)) least = Math.min(least, ways.priceOf(cell) + step);
	}
	return least < 32767 ? least : 1e4 + distance(from, to);
}
function nearestByWay(w, walker, targets, ways = within(w, walker)) {
	const prices = pricesOf(w);
	let least = Infinity;
	let nearest = [];
	for (const target of targets) {
		const far = walkingDistance(ways, prices, walker.cell, target.cell);
		if (far < least) [least, nearest] = [far, []];
		if (far === least) nearest.push(target);
	}
	return nearest;
}
const mayStop$1 = (standing, walker, cell) => cell === walker.cell || standing[cell] === 0;
const rings = [];
function ringAround(centre, far) {
	const key = centre * 64 + far;
	const known = rings[key];
	if (known !== void 0) return known;
	const ring = [];
	for (let cell = 0; cell < grid.size; cell++) if (distance(cell, centre) === far) ring.push(cell);
	return rings[key] = ring;
}
function goals$5(w, walker, target, stop, most, reachable) {
	const standing = occupants(w);
	const shut = terrainOf(w.board).closed;
	const fitting = (from, to) => {
		const fields = [];
		for (let far = from; far <= to; far++) for (const cell of ringAround(target, far)) {
			if (shut[cell] !== 0 || !mayStop$1(standing, walker, cell) || !reachable(cell)) continue;
			if (stop === 1 ? far > 1 || noWallBetween(w, cell, target) : lineFree(w, cell, target)) fields.push(cell);
		}
		return fields;
	};
	const exact = fitting(stop, stop);
	if (exact.length > 0) return exact;
	const farther = fitting(stop + 1, most);
	return farther.length > 0 ? farther : fitting(1, stop - 1);
}
function approach(w, walker, target, points, stop, most, ways = within(w, walker)) {
	const reachable = (cell) => ways.reached(cell);
	return bestWay(w, walker, goals$5(w, walker, target, stop, most, reachable), points, target, void 0, ways);
}
function bestWay(w, walker, ends, points, lookOut, jumpTo, known) {
	const g = known?.ground ?? ground(w, walker.side);
	const back = ends.length > 0 ? cheapestWays(g, ends, {
		backwards: true,
		until: walker.cell
	}) : null;
	const remaining = (cell) => back?.reached(cell) === true ? back.priceOf(cell) : 1e4 + distance(cell, lookOut);
	const ways = known ?? cheapestWays(g, [walker.cell], { budget: points });
	const standing = occupants(w);
	const before = remaining(walker.cell);
	let best = null;
	let bestCover = false;
	let bestPrice = 0;
	const consider = (cell, price) => {
		const left = remaining(cell);
		if (left >= before || best !== null && left > best.left) return;
		const cover = inCover(w, lookOut, cell, standing);
		if (!(best === null || left < best.left || cover && !bestCover || cover === bestCover && (price < bestPrice || price === bestPrice && cell < best.to))) return;
		best = {
			to: cell,
			path: [],
			left,
			before
		};
		bestCover = cover;
		bestPrice = price;
	};
	if (jumpTo !== void 0) for (const cell of jumpTo) consider(cell, 0);
	else for (const cell of ways.order) {
		const price = ways.priceOf(cell);
		if (price > points) break;
		if (cell !== walker.cell && mayStop$1(standing, walker, cell)) consider(cell, price);
	}
	const found = best;
	if (found !== null && jumpTo === void 0) found.path = ways.path(found.to);
	return found;
}
function jumpsOf(w, from, dice) {
	if (dice === 0) return [];
	const standing = occupants(w);
	const shut = terrainOf(w.board).closed;
	const far = w.options.teleport === "three" ? 3 : 3 * dice;
	const fields = [];
	for (let cell = 0; cell < grid.size; cell++) if (shut[cell] === 0 && standing[cell] === 0 && distance(from, cell) <= far && !isBarred(w, "Invaders", cell)) fields.push(cell);
	return fields;
}
function upToAlienDoor(w, unit, path) {
	const standing = occupants(w);
	let from = unit.cell;
	for (const [i, cell] of path.entries()) {
		const d = directionOf$1(from, cell);
		if (terrainOf(w.board).edges[from * 4 + d] === EDGE.alienDoor) {
			let last = i;
			while (last > 0 && standing[path[last - 1] ?? 0] !== 0) last--;
			return {
				way: path.slice(0, last),
				door: last === i ? edgeId(grid, from, d) : -1
			};
		}
		from = cell;
	}
	return {
		way: path,
		door: -1
	};
}
function follow(play, who, path) {
	const w = play.w;
	const { blip } = who;
	const unit = blip === null ? unitOf(w, who.unit) : null;
	const walker = blip ?? unitOf(w, who.unit);
	const { way, door } = unit?.side === "Earth" ? upToAlienDoor(w, unit, path) : {
		way: path,
		door: -1
	};
	const start = walker.cell;
	if (way.length > 0) play.tell?.({
		type: "walked",
		..."type" in walker ? {
			unit: walker.id,
			kind: walker.type
		} : { blip: walker.id },
		from: start,
		to: way[way.length - 1] ?? start,
		by: way.length,
		path: way.slice()
	}, "CC-NPC-17");
	for (const cell of way) {
		const from = walker.cell;
		const d = directionOf$1(from, cell);
		const kind = terrainOf(w.board).edges[from * 4 + d];
		if (kind === EDGE.door || kind === EDGE.alienDoor) openDoor(play, edgeId(grid, from, d), who.unit, "CC-NPC-17", who.blip);
		if (blip !== null) {
			moveBlip(w, blip, cell);
			if (blip.unit >= 0) mission(w).on.entered?.(play, unitOf(w, blip.unit), "walked", null, from);
		} else if (unit !== null) {
			unit.cell = cell;
			mission(w).on.entered?.(play, unit, "walked", null, from);
			if (unit.cell === -1) return false;
		}
		spot(play, -1, who.blip);
	}
	if (door !== -1) openDoor(play, door, who.unit, "CC-MOV-10");
	return true;
}
function directionOf$1(from, to) {
	for (let d = 0; d < 4; d++) if (neighbour(grid, from, d) === to) return d;
	return 0;
}
// packages/games/chibi-commander/book/automaton/stands.ts
function stands(w, unit, chain) {
	const here = [{
		cell: unit.cell,
		price: 0
	}];
	if (chain.teleport > 0) return [...here, ...jumpsOf(w, unit.cell, chain.teleport).map((cell) => ({
		cell,
		price: 0
	}))];
	if (chain.move === 0) return here;
	const ways = within(w, {
		side: sideOfUnit(unit),
		cell: unit.cell
	}, chain.move);
	const standing = occupants(w);
	for (const cell of ways.order) if (cell !== unit.cell && standing[cell] === 0) here.push({
		cell,
		price: ways.priceOf(cell)
	});
	return here;
}
const pathTo = (w, unit, chain, to) => chain.teleport > 0 || to === unit.cell ? [] : within(w, {
	side: sideOfUnit(unit),
	cell: unit.cell
}, chain.move).path(to);
function inRange(w, from, to, range, side) {
	if (range === 0) return distance(from, to) === 1 && noWallBetween(w, from, to);
	if (distance(from, to) > 3 * range) return false;
	if (inSight(w, from, to, side)) return true;
	return false;
}
function firingField(w, unit, fields, target, range) {
	let best = null;
	let bestChance = -1;
	let bestCover = false;
	for (const stand of fields) {
		if (!inRange(w, stand.cell, target.cell, range, sideOfUnit(unit))) continue;
		const chance = range === 0 ? 0 : hitWays(range, distance(stand.cell, target.cell));
		if (chance < bestChance) continue;
		const cover = inCover(w, target.cell, stand.cell);
		if (best === null || chance > bestChance || cover && !bestCover || cover === bestCover && (stand.price < best.price || stand.price === best.price && stand.cell < best.cell)) [best, bestChance, bestCover] = [
			stand,
			chance,
			cover
		];
	}
	return best;
}
// packages/games/chibi-commander/book/automaton/whom.ts
const arbiter = (w) => w.options.quick || versus(w) ? -1 : w.seats.findIndex((seat) => seat.kind === "person");
const mindOf = (w, f) => ({
	lying: f.lying || w.options.lying === "always",
	lyingLast: w.options.lying === "last",
	chosen: f.chosen,
	asks: arbiter(w) !== -1,
	actions: f.actions
});
function targetsOf(w, unit, lying) {
	const all = w.units.filter((other) => shown$1(other) && (lying || !other.coma) && (enemies(unit.side, other.side) || other.side === "neutral" && unit.side === "Invaders") && mission(w).corrections.untouchable?.(w, other) == null);
	const object = unit.side === "Invaders" && w.board.bus !== -1 ? [busTarget(w)] : [];
	if (lying);
	if (unit.side === "Earth");
	if (unit.mode === "ELITE") {
		const military = all.filter(isMilitary);
		return military.length > 0 ? military : [...all, ...object];
	}
	if (unit.mode === "KILLER") {
		const civilians = all.filter(isCivilian);
		return civilians.length + object.length > 0 ? [...civilians, ...object] : all;
	}
	return [...all, ...object];
}
function busTarget(w) {
	return {
		...blankUnit,
		cell: w.board.bus,
		fate: "",
		known: true
	};
}
const blankUnit = newUnit(-9, "Farmer", "neutral", null, -1);
const byWeakness = (a, b) => card(a).hearts - a.lost - (card(b).hearts - b.lost) || a.cell - b.cell;
const lyingTargets = (w, unit) => targetsOf(w, {
	side: sideOfUnit(unit),
	mode: unit.mode
}, true).filter((target) => target.coma);
function nearest$1(unit, targets, mind) {
	const least = Math.min(...targets.map((target) => distance(unit.cell, target.cell)));
	return settle$2(targets.filter((target) => distance(unit.cell, target.cell) === least).sort(byWeakness), mind);
}
function settle$2(equal, mind) {
	const chosen = equal.find((target) => target.id === mind.chosen);
	if (chosen !== void 0) return chosen;
	const [first] = equal;
	if (first === void 0) throw new Error("nobody is a target");
	const people = equal.filter((target) => target.id !== -9);
	return people.length > 1 && mind.asks ? people.map((target) => target.id) : first;
}
// packages/games/chibi-commander/book/automaton/plans.ts
const price$1 = (chain) => chain.long ? 2 : 1;
const ENOUGH = 2;
function healing$1(w, unit, actions) {
	const at = chainsOf(w, unit).findIndex((chain) => chain.deed === "heal" && price$1(chain) <= actions);
	if (at < 0 || unit.mode === "BERSERKER") return null;
	const chain = chainAt(w, unit, at);
	if (unit.lost >= ENOUGH) return {
		do: "heal",
		chain: at,
		from: unit.cell,
		path: [],
		target: unit.id
	};
	const ally = w.units.filter((other) => other.id !== unit.id && shown$1(other) && friends(unit.side, other.side) && other.lost >= ENOUGH && inSight(w, unit.cell, other.cell, sideOfUnit(unit))).sort((a, b) => distance(unit.cell, a.cell) - distance(unit.cell, b.cell) || byWeakness(a, b))[0];
	if (ally === void 0) return null;
	const field = stands(w, unit, chain).filter((stand) => distance(stand.cell, ally.cell) === 1 && noWallBetween(w, stand.cell, ally.cell)).sort((a, b) => a.price - b.price || a.cell - b.cell)[0];
	if (field !== void 0) return {
		do: "heal",
		chain: at,
		from: field.cell,
		path: pathTo(w, unit, chain, field.cell),
		target: ally.id
	};
	const way = approach(w, {
		side: sideOfUnit(unit),
		cell: unit.cell
	}, ally.cell, basicMove(w, unit), 1, 1);
	return way === null ? null : {
		do: "move",
		path: way.path,
		to: way.to,
		jump: false,
		rule: "CC-NPC-08"
	};
}
function mindAttack(w, unit, mind) {
	const at = chainsOf(w, unit).findIndex((chain) => chain.deed === "mind" && price$1(chain) <= mind.actions);
	if (at < 0) return null;
	const chain = chainAt(w, unit, at);
	const side = sideOfUnit(unit);
	const able = w.units.filter((other) => shown$1(other) && awake(other) && isMilitary(other) && enemies(side, other.side) && mayBeMinded(w, unit, other) && other.panics < 2 && dieNeeded(mindNumber(w, unit, other, chain.dice)) < 6);
	if (able.length === 0) return null;
	const chosen = able.filter((other) => other.id === mind.chosen);
	const victims = chosen.length > 0 ? chosen : able;
	const others = w.units.filter((other) => other.id !== unit.id && other.side === side && awake(other) && shown$1(other) && card(other).talented);
	const sees = (from, victim) => inSight(w, from, victim.cell, side) || others.some((eye) => inSight(w, eye.cell, victim.cell, side));
	victims.sort((a, b) => distance(unit.cell, a.cell) - distance(unit.cell, b.cell) || byWeakness(a, b));
	const from = (cell) => {
		const seen = victims.filter((victim) => sees(cell, victim));
		if (seen.length === 0) return null;
		const target = nearest$1(unit, seen, mind);
		return Array.isArray(target) ? {
			do: "tie",
			targets: target,
			rule: "CC-NPC-12"
		} : {
			do: "mind",
			chain: at,
			from: cell,
			path: pathTo(w, unit, chain, cell),
			target: target.id
		};
	};
	const now = from(unit.cell);
	if (now !== null) return now;
	let best = null;
	for (const stand of stands(w, unit, chain)) {
		const victim = victims.find((one) => sees(stand.cell, one));
		if (victim === void 0) continue;
		const cover = inCover(w, victim.cell, stand.cell);
		if (best === null || stand.price < best.stand.price || stand.price === best.stand.price && (cover && !best.cover || cover === best.cover && stand.cell < best.stand.cell)) best = {
			stand,
			cover
		};
	}
	return best === null ? null : from(best.stand.cell);
}
function explosion(w, unit, actions, targets) {
	const side = sideOfUnit(unit);
	const marked = new Set(targets.map((target) => target.cell));
	const { levels, sight } = terrainOf(w.board);
	const fewest = w.options.explosives === "any" ? 1 : 2;
	let best = null;
	chainsOf(w, unit).forEach((chain, i) => {
		if (chain.deed !== "blast" || price$1(chain) > actions) return;
		const fields = stands(w, unit, chain);
		for (let at = 0; at < grid.size; at++) {
			if (sight.sights.cells[at] === 2) continue;
			let count = 0;
			for (const cell of cross(grid, at, levels, 2)) if (marked.has(cell)) count++;
			const far = distance(unit.cell, at);
			if (count < fewest || best !== null && (count < best.count || count === best.count && far >= best.far)) continue;
			if (fields.some((stand) => stand.cell !== at && inRange(w, stand.cell, at, chain.range, side))) best = {
				chain: i,
				at,
				count,
				far
			};
		}
	});
	const found = best;
	if (found === null) return null;
	const chain = chainAt(w, unit, found.chain);
	const field = stands(w, unit, chain).filter((stand) => stand.cell !== found.at && inRange(w, stand.cell, found.at, chain.range, side)).sort((a, b) => hitWays(chain.range, distance(b.cell, found.at)) - hitWays(chain.range, distance(a.cell, found.at)) || a.price - b.price || a.cell - b.cell)[0];
	return field === void 0 ? null : {
		do: "blast",
		chain: found.chain,
		from: field.cell,
		path: pathTo(w, unit, chain, field.cell),
		at: found.at
	};
}
const farthest = ({ move, teleport, range }) => Math.max(move, 3 * teleport) + Math.max(1, 3 * range);
function attack(w, unit, mind, targets) {
	for (const long of [true, false]) {
		if (long && mind.actions < 2) continue;
		const chains = chainsOf(w, unit);
		for (const [i, chain] of chains.entries()) {
			if (chain.long !== long || chain.deed !== "attack" && chain.deed !== "blast") continue;
			const near = targets.filter((target) => distance(unit.cell, target.cell) <= farthest(chain));
			if (near.length === 0) continue;
			const fields = stands(w, unit, chain);
			const within = near.filter((target) => fields.some((stand) => inRange(w, stand.cell, target.cell, chain.range, sideOfUnit(unit)) && stand.cell !== target.cell));
			if (within.length === 0) continue;
			const target = nearest$1(unit, within, mind);
			if (Array.isArray(target)) return {
				do: "tie",
				targets: target,
				rule: "CC-NPC-12"
			};
			const field = firingField(w, unit, fields, target, chain.range);
			if (field === null) continue;
			const path = pathTo(w, unit, chain, field.cell);
			if (chain.deed === "blast") return {
				do: "blast",
				chain: i,
				from: field.cell,
				path,
				at: target.cell
			};
			return {
				do: "attack",
				chain: i,
				from: field.cell,
				path,
				target: target.id
			};
		}
	}
	return null;
}
function stoppingDistance(w, unit) {
	const attacks = chainsOf(w, unit).filter((chain) => chain.deed === "attack" || chain.deed === "blast");
	if (attacks.length === 0 || attacks.some((chain) => chain.range === 0)) return {
		stop: 1,
		most: 3 * Math.max(1, ...attacks.map((chain) => chain.range))
	};
	return {
		stop: 2 * Math.min(...attacks.map((chain) => chain.range)),
		most: 3 * Math.max(...attacks.map((chain) => chain.range))
	};
}
function moving(w, unit, targets, mind, onFoot = false) {
	if (targets.length === 0) return { do: "nothing" };
	const walker = {
		side: sideOfUnit(unit),
		cell: unit.cell
	};
	const ways = within(w, walker);
	const target = settle$2(nearestByWay(w, walker, targets, ways).sort(byWeakness), mind);
	if (Array.isArray(target)) return {
		do: "tie",
		targets: target,
		rule: "CC-NPC-12"
	};
	const { stop, most } = stoppingDistance(w, unit);
	if (distance(unit.cell, target.cell) < stop && inSight(w, unit.cell, target.cell, walker.side)) return { do: "nothing" };
	const way = approach(w, walker, target.cell, basicMove(w, unit), stop, most, ways);
	const dice = onFoot ? 0 : Math.max(0, ...chainsOf(w, unit).map((chain) => chain.teleport));
	if (dice > 0);
	const jump = dice > 0 ? jumpWay(w, unit, target, dice, stop) : null;
	if (jump !== null && (way === null || jump.left < way.left)) return {
		do: "move",
		path: [],
		to: jump.to,
		jump: true,
		rule: "CC-NPC-22"
	};
	return way === null ? { do: "nothing" } : {
		do: "move",
		path: way.path,
		to: way.to,
		jump: false,
		rule: "CC-NPC-11"
	};
}
function jumpWay(w, unit, target, dice, stop) {
	const fields = jumpsOf(w, unit.cell, dice);
	const ends = [];
	for (let cell = 0; cell < grid.size; cell++) if (distance(cell, target.cell) === stop && terrainOf(w.board).closed[cell] === 0 && (stop > 1 ? inSight(w, cell, target.cell, sideOfUnit(unit)) : noWallBetween(w, cell, target.cell))) ends.push(cell);
	return bestWay(w, {
		side: sideOfUnit(unit),
		cell: unit.cell
	}, ends, 0, target.cell, fields);
}
const shooting = (w, unit, mind, targets) => explosion(w, unit, mind.actions, targets) ?? attack(w, unit, mind, targets);
function plan(w, unit, mind, only = "all") {
	const targets = targetsOf(w, {
		side: sideOfUnit(unit),
		mode: unit.mode
	}, mind.lying);
	if (mind.lyingLast === true);
	const deed = (only === "attacks" ? null : healing$1(w, unit, mind.actions)) ?? mindAttack(w, unit, mind) ?? shooting(w, unit, mind, targets) ?? (mind.lyingLast === true ? shooting(w, unit, mind, lyingTargets(w, unit)) : null);
	if (deed !== null) return deed;
	if (only === "attacks") return { do: "nothing" };
	return moving(w, unit, targets, mind);
}
const humansBut = (w, victim, lying) => w.units.filter((other) => other.id !== victim.id && shown$1(other) && (lying || awake(other)) && !isAnimal(other) && other.side !== "Invaders" && other.side !== "undead" && mission(w).corrections.untouchable?.(w, other) == null);
function turnedAgainst(w, victim, mind) {
	const others = humansBut(w, victim, mind.lying);
	if (!others.some((other) => isMilitary(other) && inSight(w, victim.cell, other.cell, sideOfUnit(victim)))) return null;
	return attack(w, victim, mind, others);
}
// packages/games/chibi-commander/auto/program.ts
const isProgrammed = (w, unit) => versus(w) && unit.seat >= 0 && !isPerson(w, unit.seat);
function arrivals$2(play) {
	const { w } = play;
	for (const unit of w.units) {
		if (unit.fate !== "waiting" || !actsNow(w, unit.faction) || !isProgrammed(w, unit)) continue;
		const cells = mission(w).ground.spawns(w, unit);
		if (cells.length === 0) continue;
		const cell = play.oneOf(cells, "CC-MOV-17", String);
		if (unit.side === "Invaders" && mission(w).ground.blips(w)) addBlip(w, factionOfUnit(unit), cell, unit.id);
		else {
			put(unit, cell);
			play.tell?.({
				type: "spawned",
				unit: unit.id,
				kind: unit.type,
				cell
			}, "CC-MOV-17");
		}
		mission(w).on.entered?.(play, unit, "spawned", null, -1);
		spot(play, unit.id);
	}
}
function wouldShowItself(w, blip) {
	if (blip.unit < 0) return false;
	const next = plan(w, unitOf(w, blip.unit), {
		lying: false,
		chosen: -1,
		asks: false,
		actions: 2
	}, "attacks");
	return next.do === "attack" || next.do === "blast" || next.do === "mind";
}
function pursueGoal(play, f, unit) {
	const { w } = play;
	for (const offer of dealsOf(w, unit, f.actions)) {
		const deal = dealNamed(w, offer.deal);
		if (deal.price === 0) continue;
		f.actions -= deal.price;
		deal.take(play, unit, offer.on ?? -1);
		return true;
	}
	const lure = mission(w).program.lures?.(w, unit);
	if (lure === void 0 || lure.cells.length === 0) return false;
	if (lure.cells.includes(unit.cell)) {
		if (!lure.leave) return false;
		depart(play, unit, factionOfUnit(unit), unit.id);
		spot(play);
		return true;
	}
	const way = bestWay(w, {
		side: sideOfUnit(unit),
		cell: unit.cell
	}, lure.cells, basicMove(w, unit), lure.cells[0] ?? -1);
	if (way === null || way.before > f.actions * basicMove(w, unit)) return false;
	f.actions--;
	follow(play, {
		unit: unit.id,
		blip: null
	}, way.path);
	return true;
}
function seek(play, f, unit) {
	const { w } = play;
	if (targetsOf(w, {
		side: sideOfUnit(unit),
		mode: unit.mode
	}, false).length > 0) return false;
	const walker = {
		side: sideOfUnit(unit),
		cell: unit.cell
	};
	const goal = mission(w).program.lures?.(w, unit).cells ?? [];
	const blips = unit.side === "Earth" ? w.blips.toSorted((a, b) => distance(unit.cell, a.cell) - distance(unit.cell, b.cell)) : [];
	const way = goal.length > 0 ? bestWay(w, walker, goal, basicMove(w, unit), goal[0] ?? -1) : blips.length > 0 ? approach(w, walker, blips[0].cell, basicMove(w, unit), 4, 9) : null;
	if (way === null) return false;
	f.actions--;
	follow(play, {
		unit: unit.id,
		blip: null
	}, way.path);
	return true;
}
function programLuck(w, { attacker, side, range, at }, seat) {
	const unit = unitOf(w, attacker);
	const leaders = w.units.filter((one) => one.side === side && awake(one) && one.seat === unit.seat && card(one).stars > 0);
	const [leader] = leaders;
	const fair = range === 0 || 2 * hitWays(range, distance(unit.cell, at)) >= 6 ** range;
	return leader !== void 0 && unit.seat === seat && unit.side === side && fair && leaders.every((one) => one.starsUsed === 0) ? {
		do: "luck",
		star: leader.id
	} : { do: "keep it" };
}
// packages/games/chibi-commander/book/chapter.ts
const chapter = chaptersOf();
// packages/games/chibi-commander/book/fight/wounds.ts
const damageFace = (die) => die - 1 >> 1;
const halfDie = (die) => die + 1 >> 1;
function throwDamage(play, dice, rule) {
	const pips = play.rolls(dice, 6, rule);
	if (play.w.options.dice === "W6");
	const faces = pips.map(damageFace);
	return {
		faces,
		told: play.w.options.dice === "W6" ? {
			dice: pips,
			worth: faces
		} : { dice: faces }
	};
}
const sum$1 = (numbers) => numbers.reduce((all, number) => all + number, 0);
function newActivation(w) {
	if (w.units.some((unit) => unit.excess > 0));
	w.activation = 1 + w.units.reduce((most, unit) => Math.max(most, unit.excessIn), w.activation);
}
function interrupt(w) {
	const dealt = w.units.flatMap(({ id, excess, excessIn }) => excess > 0 && excessIn === w.activation ? [{
		unit: id,
		excess
	}] : []);
	const outer = {
		activation: w.activation,
		dealt
	};
	newActivation(w);
	return outer;
}
function resume(w, { activation, dealt }) {
	w.activation = activation;
	for (const { unit, excess } of dealt) Object.assign(unitOf(w, unit), {
		excess,
		excessIn: activation
	});
}
function apart(w, deed) {
	const outer = interrupt(w);
	deed();
	resume(w, outer);
}
function armorAgainst(w, unit, blow) {
	if (blow.armorFree === true) return 0;
	if (unit.coma);
	if (unit.coma && blow.from >= 0 && distance(blow.from, unit.cell) === 1) return 0;
	const armor = card(unit).armor + (mission(w).corrections.armor?.(w, unit) ?? 0);
	if (armor > 0) {}
	return armor;
}
function pointsLost(w, unit, total, blow) {
	if (blow.cover === true) {}
	return Math.max(blow.least ?? 0, total - armorAgainst(w, unit, blow) - (blow.cover === true ? 1 : 0));
}
const covering = ({ cover }) => cover === true ? { cover } : {};
const drugged = (w, unit) => (unit.side === "Earth" || unit.side === "Invaders") && hasBought(w, unit.side, "Emergency Drugs");
function hurt(play, unit, points, blow) {
	const w = play.w;
	if (blow.faction !== "") provoke(unit);
	if (points <= 0 || mission(w).corrections.untouchable?.(w, unit) != null) {
		play.tell?.({
			type: "unhurt",
			unit: unit.id,
			kind: unit.type,
			...covering(blow)
		}, blow.rule);
		return;
	}
	stirs(w);
	if (blow.armorFree === true);
	unit.wounded = true;
	const left = hearts(unit);
	const taken = Math.min(points, left);
	unit.lost += taken;
	let beyond = points - taken;
	play.tell?.({
		type: "hurt",
		unit: unit.id,
		kind: unit.type,
		points,
		left: left - taken,
		...covering(blow)
	}, blow.rule);
	mission(w).on.fell?.(play, unit, "wounded", blow.unit, blow.faction);
	if (unit.cell < 0) return;
	if (!unit.coma && hearts(unit) === 0) {
		fallIntoComa(play, unit, blow);
		if (drugged(w, unit)) beyond = 0;
		else if (beyond > 0);
	}
	if (!unit.coma || beyond === 0) return;
	if (unit.excessIn !== w.activation) {
		if (unit.excess > 0);
		unit.excess = 0;
	}
	unit.excess += beyond;
	unit.excessIn = w.activation;
	if (unit.excess >= 2) leaveMap(play, unit, "dead", blow.faction, blow.unit, "CC-WND-02");
}
function fallIntoComa(play, unit, blow) {
	if (blow.faction !== "");
	unit.coma = true;
	unit.excess = 0;
	unit.excessIn = 0;
	play.tell?.({
		type: "fell into coma",
		unit: unit.id,
		kind: unit.type
	}, "CC-WND-01");
	mission(play.w).on.fell?.(play, unit, "coma", blow.unit, blow.faction);
}
function regain(play, unit, points, rule) {
	const gained = Math.min(points, unit.lost);
	unit.lost -= gained;
	if (gained > 0) stirs(play.w);
	play.tell?.({
		type: "healed",
		unit: unit.id,
		kind: unit.type,
		points: gained,
		left: hearts(unit)
	}, rule);
	if (gained === 0 || !unit.coma) return;
	unit.coma = false;
	unit.groggy = false;
	play.tell?.({
		type: "woke",
		unit: unit.id,
		kind: unit.type
	}, rule);
}
function comaThrow(play, unit) {
	const die = play.roll(6, "CC-WND-08");
	play.tell?.({
		type: "coma throw",
		unit: unit.id,
		kind: unit.type,
		die
	}, "CC-WND-08");
	if (die === 1);
	if (die === 1) leaveMap(play, unit, "dead", "", -1, "CC-WND-08");
	else if (die === 6) regain(play, unit, 1, "CC-WND-08");
}
// packages/games/chibi-commander/book/fight/strike.ts
const forgivesSlips = (dice, far) => far >= 2 * dice;
const hitsInMelee = (die) => die >= 2;
const firstMeleeChance = [
	1,
	2,
	3,
	4,
	5,
	6
].filter(hitsInMelee).length / 6;
function hits(dice, far) {
	let total = 0;
	let slip = false;
	for (const die of dice) if (die === 1) slip = true;
	else total += die;
	return total > far && (!slip || forgivesSlips(dice.length, far));
}
const ways$1 = [];
function hitWays(range, far) {
	const known = ways$1[range] ??= [];
	const count = (dice) => {
		if (dice.length === range) return hits(dice, far) ? 1 : 0;
		let all = 0;
		for (let die = 1; die <= 6; die++) all += count([...dice, die]);
		return all;
	};
	return known[far] ??= count([]);
}
function hitChance(range, far) {
	if (range > 0) return hitWays(range, far) / 6 ** range;
	return 1 - (1 - firstMeleeChance) ** 2;
}
function automatonStars(w, side) {
	if (side === "undead" || versus(w) || seatsOf(w, side).some((seat) => isPerson(w, seat))) return 0;
	let stars = 0;
	for (const unit of w.units) {
		if (unit.side !== side || unit.blip !== -1 || card(unit).stars === 0) continue;
		if (awake(unit)) stars += card(unit).stars;
	}
	return stars;
}
function throwStrike(play, f) {
	const far = distance(unitOf(play.w, f.attacker).cell, f.at);
	if (f.range > 0) {
		const dice = play.rolls(f.range, 6, "CC-HIT-02");
		f.hit = hits(dice, far);
		if (dice.includes(1));
		play.tell?.({
			type: "strike throw",
			unit: f.attacker,
			kind: unitOf(play.w, f.attacker).type,
			dice,
			distance: far,
			hit: f.hit
		}, "CC-HIT-02");
		return;
	}
	const die = play.roll(6, "CC-HIT-06");
	f.hit = hitsInMelee(die);
	play.tell?.({
		type: "strike throw",
		unit: f.attacker,
		kind: unitOf(play.w, f.attacker).type,
		dice: [die],
		distance: far,
		hit: f.hit
	}, "CC-HIT-06");
}
function scatter$1(play, aimed) {
	const terrain = terrainOf(play.w.board);
	const die = play.roll(6, "CC-EXP-08");
	if (die > 4) return dud(play, aimed);
	const far = halfDie(play.roll(6, "CC-EXP-09"));
	let cell = aimed;
	for (let i = 0; i < far; i++) {
		if ((terrain.levels[cell * 4 + die - 1] ?? 0) >= 2) return dud(play, aimed);
		cell = neighbour(grid, cell, die - 1);
		if (cell === -1 || (terrain.sight.sights.cells[cell] ?? 0) >= 2) return dud(play, aimed);
	}
	play.tell?.({
		type: "scattered",
		from: aimed,
		to: cell
	}, "CC-EXP-09");
	return cell;
}
function dud(play, aimed) {
	play.tell?.({
		type: "dud",
		at: aimed
	}, "CC-EXP-10");
	return -1;
}
function inBlast(play, centre, by) {
	const w = play.w;
	const area = cross(grid, centre, terrainOf(w.board).levels, 2);
	if (area.length < 5);
	if (area.includes(unitOf(w, by).cell));
	for (const cell of area) {
		const blip = blipOn(w, cell);
		if (blip !== void 0) reveal(play, blip, by, "CC-EXP-07");
	}
	return area.flatMap((cell) => unitOn(w, cell)?.id ?? []);
}
function hasCover(w, f, victim) {
	if (!f.blast) {
		const covered = coveredFrom(w, unitOf(w, f.attacker), victim);
		if (!covered && f.range === 0);
		return covered;
	}
	if (victim.cell === f.at) return false;
	for (let d = 0; d < 4; d++) if (neighbour(grid, f.at, d) === victim.cell) return terrainOf(w.board).levels[f.at * 4 + d] === 1;
	return inCover(w, f.at, victim.cell);
}
const nextVictim = (w, f) => unitOf(w, f.victims[0] ?? -1);
function throwWound(play, f, rule) {
	const victim = nextVictim(play.w, f);
	const { faces, told } = throwDamage(play, f.dice, rule);
	f.damage = faces;
	play.tell?.({
		type: "damage throw",
		unit: victim.id,
		kind: victim.type,
		...told
	}, rule);
}
function piercing(w, damage) {
	return w.options.armor === "pierced" && damage.includes(2) ? 1 : 0;
}
const damageTotal = (w, f) => sum$1(f.damage) + (mission(w).corrections.extraDamage?.(w, unitOf(w, f.attacker), f.range > 0) ?? 0);
function damagePoints(w, f) {
	const victim = nextVictim(w, f);
	return pointsLost(w, victim, damageTotal(w, f), blowOf$1(w, f, victim));
}
function damageWords(w, f) {
	const victim = nextVictim(w, f);
	const thrown = sum$1(f.damage);
	const total = damageTotal(w, f);
	const points = damagePoints(w, f);
	const left = Math.max(0, hearts(victim) - points);
	const dies = points >= hearts(victim) + 2 && !drugged(w, victim);
	const end = victim.coma ? "" : points === 0 ? ": nothing" : left > 0 ? `: ${left} ${left === 1 ? "heart" : "hearts"} left` : dies ? ": dead" : ": coma";
	return `${thrown} damage to ${victim.type}${points === total ? "" : `, ${points} after armor and cover`}${end}.`;
}
const blowOf$1 = (w, f, victim) => ({
	faction: f.faction,
	unit: f.attacker,
	from: unitOf(w, f.attacker).cell,
	cover: hasCover(w, f, victim),
	melee: f.range === 0,
	least: piercing(w, f.damage),
	rule: "CC-DMG-03"
});
const name = (w, id) => id === -1 ? "the Blip" : called(unitOf(w, id).type);
const strike$1 = chapter("strike").shows("attacker", "faction", "side", "range", "dice", "blast", "unit", "blip", "at", "lucky", "window", "hit", "victims", "damage").steps({
	declare: { run(play, f) {
		const attacker = unitOf(play.w, f.attacker);
		play.tell?.({
			type: "attacked",
			unit: f.attacker,
			kind: attacker.type,
			...f.unit !== -1 ? {
				target: f.unit,
				whom: unitOf(play.w, f.unit).type
			} : {},
			at: f.at
		}, f.blast ? "CC-EXP-01" : "CC-HIT-01");
		if (f.side !== "undead" && distance(attacker.cell, f.at) > visibility(play.w, f.side)) f.blip;
		if (f.blip !== -1 && inCover(play.w, attacker.cell, f.at));
		if (f.blip !== -1);
		const aimed = f.unit !== -1 ? unitOf(play.w, f.unit) : unitOn(play.w, f.at);
		if (aimed !== void 0) provoke(aimed);
	} },
	throw: { run(play, f) {
		if (f.blast) f.lucky;
		if (f.lucky && f.range === 0);
		throwStrike(play, f);
		if (!f.hit && f.range === 0 && !f.lucky) throwStrike(play, f);
		if (!f.hit && !f.lucky && automatonStars(play.w, f.side) > 0) {
			f.lucky = true;
			throwStrike(play, f);
		}
	} },
	luck: luckWindow((_w, f) => !f.hit, "throw", (w, f) => `${name(w, f.attacker)} misses. Spend a star?`, (play, f, seat) => programLuck(play.w, f, seat), strikeLuck),
	outcome: { run(play, f) {
		const w = play.w;
		f.lucky = false;
		if (!f.hit) {
			const shy = findBlip(w, f.blip);
			if (shy !== void 0) provoke(shy);
			if (!f.blast || f.range === 0) return { goTo: "look" };
			f.at = scatter$1(play, f.at);
			if (f.at === -1) return { goTo: "look" };
		}
		if (f.blast) {
			play.tell?.({
				type: "explosion",
				at: f.at
			}, "CC-EXP-03");
			f.victims = inBlast(play, f.at, f.attacker);
		} else if (f.unit !== -1) f.victims = [f.unit];
		else {
			const blip = findBlip(w, f.blip);
			const unit = blip === void 0 ? unitOn(w, f.at) : reveal(play, blip, f.attacker, "CC-HIT-12");
			if (unit != null) f.victims = [unit.id];
		}
		return f.victims.length === 0 ? { goTo: "look" } : void 0;
	} },
	damage: { run(play, f) {
		const w = play.w;
		throwWound(play, f, "CC-DMG-01");
		if (f.blast);
		if (sum$1(f.damage) === 0 && !f.lucky && automatonStars(w, f.side) > 1) {
			f.lucky = true;
			throwWound(play, f, "CC-NPC-27");
		}
	} },
	"luck with damage": luckWindow(() => true, "damage", (w, f) => `${damageWords(w, f)} Spend a star to throw again?`, void 0, (w, f, seat) => damageLuck(w, f, seat, damagePoints(w, f))),
	wound: { run(play, f) {
		const w = play.w;
		f.lucky = false;
		const victim = nextVictim(w, f);
		f.victims.shift();
		if (victim.coma);
		if (victim.cell !== -1) {
			const blow = blowOf$1(w, f, victim);
			const points = pointsLost(w, victim, damageTotal(w, f), blow);
			hurt(play, victim, mission(w).corrections.dodged?.(play, victim, f.range === 0, points) ?? false ? 0 : points, blow);
		}
		return f.victims.length > 0 ? { goTo: "damage" } : void 0;
	} },
	look: { run(play) {
		spot(play);
		mission(play.w).on.attacked?.(play);
		return mission(play.w).on.afterAttack?.(play);
	} }
});
const beginStrike = (by, target) => strike$1.begin({
	...by,
	unit: target.unit ?? -1,
	blip: target.blip ?? -1,
	at: target.at,
	lucky: false,
	hit: false,
	victims: [],
	damage: []
});
// packages/games/chibi-commander/auto/player/damage.ts
const totals = [[1]];
function totalsOf(dice) {
	let known = totals[dice];
	if (known === void 0) {
		const fewer = totalsOf(dice - 1);
		known = Array.from({ length: 2 * dice + 1 }, (_, sum) => {
			let chance = 0;
			for (let face = 0; face <= 2; face++) chance += (fewer[sum - face] ?? 0) / 3;
			return chance;
		});
		totals[dice] = known;
	}
	return known;
}
const harms = new Map();
function harmOf(dice, less, hearts) {
	const key = (dice * 16 + less) * 16 + hearts;
	let known = harms.get(key);
	if (known !== void 0) return known;
	known = {
		hearts: 0,
		falls: 0,
		dies: 0
	};
	totalsOf(dice).forEach((chance, total) => {
		const points = Math.max(0, total - less);
		if (known === void 0) return;
		known.hearts += chance * Math.min(points, hearts);
		if (hearts > 0 && points >= hearts) known.falls += chance;
		if (points >= hearts + 2) known.dies += chance;
	});
	harms.set(key, known);
	return known;
}
const chances = [];
function chanceOf(range, far) {
	const known = chances[range] ??= [];
	return known[far] ??= hitChance(range, far);
}
// packages/games/chibi-commander/auto/player/ground.ts
const MOST_BOARDS = 24;
const MOST_LISTS = 400;
const byKey = new Map();
const byBoard = new WeakMap();
function knownOf(board, price) {
	let known = byBoard.get(board);
	if (known !== void 0) return known;
	const key = `${price} ${(board.doors.length === 0 ? board : boardWith(board, { doors: [] })).key}`;
	known = byKey.get(key);
	if (known === void 0) {
		const [oldest] = byKey.keys();
		if (byKey.size >= MOST_BOARDS && oldest !== void 0) byKey.delete(oldest);
		byKey.set(key, known = {
			toField: [],
			toList: new WeakMap(),
			toFields: new Map()
		});
	}
	byBoard.set(board, known);
	return known;
}
function measure(w, to, price) {
	const { throughDoors, closed } = terrainOf(w.board.doors.length === 0 ? w.board : boardWith(w.board, { doors: [] }));
	const ways = cheapestWays({
		grid,
		prices: throughDoors[price],
		closed
	}, to, { backwards: true });
	const distances = new Int16Array(grid.size);
	for (let cell = 0; cell < grid.size; cell++) distances[cell] = ways.priceOf(cell);
	return distances;
}
function distancesTo(w, to) {
	const price = mission(w).doors === "free" ? 0 : 1;
	const known = knownOf(w.board, price);
	const listed = known.toList.get(to);
	if (listed !== void 0) return listed;
	const name = to.join();
	let distances = known.toFields.get(name);
	if (distances === void 0) {
		if (known.toFields.size >= MOST_LISTS) known.toFields.clear();
		known.toFields.set(name, distances = measure(w, to, price));
	}
	known.toList.set(to, distances);
	return distances;
}
function distancesFrom(w, cell) {
	const price = mission(w).doors === "free" ? 0 : 1;
	return knownOf(w.board, price).toField[cell] ??= measure(w, [cell], price);
}
const farFrom$1 = (distances, cell) => distances[cell] ?? 32767;
// packages/games/chibi-commander/auto/player/weights.ts
const weights = {
	heart: .068,
	fall: 2,
	wound: .04,
	risk: .5,
	patience: .82,
	hunt: .575,
	others: .4,
	home: 1.2,
	retreat: .12,
	together: .03,
	blip: .06,
	again: .85
};
// packages/games/chibi-commander/auto/player/threat.ts
const FARTHEST = 40;
function bestChance(range, near, far) {
	if (range === 0) return near <= 1 ? chanceOf(0, 1) : 0;
	let best = 0;
	const last = Math.min(far, 3 * range);
	for (let at = near; at <= last; at++) best = Math.max(best, chanceOf(range, at));
	return best;
}
function tableFor(type) {
	return Array.from({ length: FARTHEST }, (_, far) => {
		let most = 0;
		for (const chain of type.chains) {
			if (chain.deed !== "attack" && chain.deed !== "blast" && chain.deed !== "mind") continue;
			const way = chain.move + chain.teleport * 3;
			const times = chain.twice ? 2 : 1;
			const wound = chain.deed === "mind" ? .8 : harmOf(chain.dice, 0, 6).hearts * times;
			const range = chain.deed === "mind" ? 3 : chain.range;
			const after = (walked) => bestChance(range, Math.max(1, far - walked - way), Math.max(1, far)) * wound;
			const both = after(0) * (chain.long ? 1 : 1.7);
			most = Math.max(most, both, chain.long ? 0 : after(type.move));
		}
		return most;
	});
}
const tables$1 = new Map();
function tableOf$1(name) {
	let table = tables$1.get(name);
	if (table === void 0) tables$1.set(name, table = tableFor(typeOf(name)));
	return table;
}
const AWAKE = {
	FROZEN: 0,
	COLD: .15,
	WALKING: .3,
	ESCAPE: .5
};
const REAL = .5;
function foesOf$1(w, side, but = -1) {
	const foes = [];
	const targets = versus(w) ? [] : w.units.filter((unit) => unit.id !== but && awake(unit) && unit.blip === -1 && (unit.side === side || unit.side === "neutral"));
	const nearest = (cell) => {
		let least = 99;
		for (const target of targets) least = Math.min(least, distance(cell, target.cell));
		return least;
	};
	for (const unit of w.units) {
		if (unit.blip !== -1 || !awake(unit) || !enemies(side, unit.side) || card(unit).unarmed) continue;
		foes.push({
			cell: unit.cell,
			table: tableOf$1(unit.type),
			weight: AWAKE[unit.mode] ?? 1,
			nearest: nearest(unit.cell)
		});
	}
	if (side === "Earth") {
		for (const blip of w.blips) if (blip.unit === -2 || blip.unit >= 0) foes.push({
			cell: blip.cell,
			table: tableOf$1(blip.unit >= 0 ? unitType(w, blip.unit) : "Serpent Man"),
			weight: REAL * (AWAKE[blip.mode] ?? 1),
			nearest: nearest(blip.cell)
		});
	}
	return foes;
}
const unitType = (w, id) => w.units[id]?.type ?? "Serpent Man";
function dangerAt(w, foes, unit, cell) {
	const { sight } = terrainOf(w.board);
	let sum = 0;
	for (const foe of foes) {
		const far = distance(foe.cell, cell);
		const hit = foe.table[far] ?? 0;
		if (hit === 0) continue;
		const level = sight.level(foe.cell, cell);
		const chosen = far > foe.nearest ? weights.others : 1;
		sum += hit * chosen * foe.weight * (level === 0 ? 1 : level === 2 ? far <= 5 ? .5 : .25 : .6);
	}
	return sum * Math.max(.2, 1 - .35 * card(unit).armor);
}
function riskAt(w, foes, unit, cell, life) {
	const danger = dangerAt(w, foes, unit, cell);
	const share = danger / Math.max(1, hearts(unit));
	return weights.wound * danger + life * Math.min(.9, weights.risk * share * share);
}
grid.size;
const fightersOf = (w, side) => w.units.filter((unit) => unit.side === side && awake(unit) && isMilitary(unit));
// packages/games/chibi-commander/auto/player/worth.ts
const FALL = [
	.1,
	.4,
	.6,
	.9
];
const DEATH = .1;
const INNOCENT = -.5;
function preyOf(side, victim, aims) {
	const kill = aims.kill?.(victim) ?? 0;
	const fell = aims.fell?.(victim) ?? 0;
	if (!enemies(side, victim.side)) {
		if (victim.side === side) return {
			heart: -.15,
			fall: -.8,
			death: -.5
		};
		return kill + fell > 0 ? {
			heart: .25 * (kill + fell),
			fall: fell + .5 * kill,
			death: .5 * kill
		} : {
			heart: INNOCENT,
			fall: INNOCENT,
			death: INNOCENT + kill
		};
	}
	const level = isMilitary(victim) ? card(victim).level : 0;
	const threat = weights.fall * (FALL[level] ?? .4);
	return {
		heart: weights.heart + .1 * Math.max(0, kill + fell),
		fall: threat + fell + .5 * Math.max(0, kill),
		death: DEATH + (kill > 0 ? .5 * kill : kill)
	};
}
function reduction(w, unit, victim, from, ranged) {
	const beside = distance(from, victim.cell) === 1;
	const armor = victim.coma && beside ? 0 : card(victim).armor + (mission(w).corrections.armor?.(w, victim) ?? 0);
	if (!ranged) return armor;
	const level = terrainOf(w.board).sight.level(from, victim.cell);
	return armor + (victim.wary === unit.id || level !== 0 && level !== 2 ? 1 : 0);
}
function hitWorth(w, unit, victim, prey, dice, less) {
	const extra = mission(w).corrections.extraDamage?.(w, unit, true) ?? 0;
	const left = hearts(victim);
	const excess = victim.coma && victim.excessIn === w.activation ? victim.excess : 0;
	const harm = harmOf(dice, Math.max(0, less - extra - excess), left);
	const dies = (victim.side === "Earth" || victim.side === "Invaders") && hasBought(w, victim.side, "Emergency Drugs") && !victim.coma ? 0 : harm.dies;
	return harm.hearts * prey.heart + harm.falls * prey.fall + dies * prey.death;
}
function attackWorth(w, unit, victim, prey, chain, from) {
	const far = distance(from, victim.cell);
	const less = reduction(w, unit, victim, from, chain.range > 0);
	return chanceOf(chain.range, far) * hitWorth(w, unit, victim, prey, chain.dice, less);
}
function blastWorth(w, unit, chain, from, at, standing, preyFor) {
	let sum = 0;
	for (const cell of cross(grid, at, terrainOf(w.board).levels, 2)) {
		const who = standing[cell] ?? 0;
		if (who > 0) {
			const victim = cell === unit.cell && from !== unit.cell ? void 0 : w.units[who - 1];
			if (victim !== void 0) sum += hitWorth(w, unit, victim, preyFor(victim), chain.dice, card(victim).armor);
		} else if (who < 0) sum += .15;
		if (cell === from) sum -= .8;
	}
	return sum * chanceOf(chain.range, distance(from, at));
}
function healWorth(patient, dice, life) {
	const lost = Math.max(0, patient.lost);
	const back = harmOf(dice, 0, Math.max(1, lost)).hearts;
	if (patient.side === "neutral") return isCivilian(patient) ? patient.coma ? .4 : .05 : 0;
	const level = Math.max(1, card(patient).level);
	if (patient.coma) return (1 - (1 / 3) ** dice) * (.4 + .5 * life) * Math.sqrt(level);
	return back * (hearts(patient) <= 1 ? .35 : .2);
}
function mindChance(w, attacker, victim, dice) {
	const needed = Math.max(0, dieNeeded(mindNumber(w, attacker, victim, dice)));
	return needed >= 6 ? 0 : 1 - (needed / 6) ** dice;
}
const mindWorth = (victim, aims) => (aims.mind?.(victim) ?? 0) + (isCivilian(victim) ? 0 : victim.panics < 2 ? .3 : .1);
// packages/games/chibi-commander/auto/player/goals.ts
const fading = Array.from({ length: 200 }, (_, way) => weights.patience ** (way / 4));
const faded = (way) => fading[way] ?? 0;
function prospect(goals, cell) {
	let best = 0;
	for (const goal of goals) {
		const way = farFrom$1(goal.distances, cell);
		if (way === 32767) continue;
		const left = goal.worth * (fading[Math.max(0, way - goal.near)] ?? 0);
		if (left > best) best = left;
	}
	return best;
}
function nextGoal(goals, from, to) {
	let best = null;
	let most = 0;
	for (const goal of goals) {
		const way = farFrom$1(goal.distances, to);
		if (way >= farFrom$1(goal.distances, from)) continue;
		const left = goal.worth * faded(Math.max(0, way - goal.near));
		if (left > most) [best, most] = [goal, left];
	}
	return best?.what ?? null;
}
const isMovable = (unit) => onMap(unit) && shown$1(unit) && (unit.coma || unit.side === "neutral");
function share$1(unit, to, friends, many = 1) {
	const own = farFrom$1(to, unit.cell);
	let nearer = 1 - many;
	for (const friend of friends) if (friend.id !== unit.id && farFrom$1(to, friend.cell) < own + (friend.activated ? 2 : 0)) nearer++;
	return nearer <= 0 ? 1 : nearer === 1 ? .5 : .25;
}
function cargoGoals(w, unit, cargo, friends) {
	const goals = [];
	for (const { units, to, worth, stay } of cargo) {
		const home = distancesTo(w, to);
		for (const id of units) {
			const other = w.units[id];
			if (other === void 0 || other.id === unit.id || !isMovable(other)) continue;
			if (stay === true && to.includes(other.cell)) continue;
			const left = farFrom$1(home, other.cell);
			const there = distancesFrom(w, other.cell);
			goals.push({
				distances: there,
				near: 1,
				what: `the ${other.type}`,
				worth: worth * (fading[Math.min(199, left)] ?? 0) * share$1(unit, there, friends)
			});
		}
	}
	return goals;
}
function huntingGoals(w, unit, aims) {
	let near = 0;
	for (const chain of chainsOf(w, unit)) if (chain.deed === "attack" || chain.deed === "blast" || chain.deed === "mind") near = Math.max(near, chain.move + (chain.deed === "mind" ? 5 : Math.max(1, 2 * chain.range)));
	if (near === 0) return [];
	const goals = [];
	for (const other of w.units) {
		if (!shown$1(other) || other.id === unit.id || other.side === unit.side) continue;
		const prey = preyOf(unit.side, other, aims);
		const gain = other.coma ? 2 * prey.death : prey.fall + prey.death;
		if (gain <= .1 || mission(w).corrections.untouchable?.(w, other) != null) continue;
		goals.push({
			distances: distancesFrom(w, other.cell),
			near,
			worth: weights.hunt * gain,
			what: `the ${other.type}`
		});
	}
	if (unit.side === "Earth") for (const blip of w.blips) {
		const gain = aims.kill === void 0 ? .05 : .25;
		goals.push({
			distances: distancesFrom(w, blip.cell),
			near: near + 1,
			worth: gain,
			what: "a Blip"
		});
	}
	return goals;
}
function patientGoals(w, unit, life) {
	if (!chainsOf(w, unit).some((chain) => chain.deed === "heal")) return [];
	return w.units.flatMap((other) => other.id !== unit.id && other.side === unit.side && isMilitary(other) && shown$1(other) && other.lost >= 1 && (other.coma || other.lost >= 2) ? [{
		distances: distancesFrom(w, other.cell),
		near: 2,
		worth: other.coma ? .4 + .5 * life : .3,
		what: `the wounded ${other.type}`
	}] : []);
}
function goalsFor(w, unit, aims) {
	const friends = fightersOf(w, unit.side);
	const goals = [];
	for (const { cells, worth, leave, many } of aims.places ?? []) {
		if (cells.length === 0) continue;
		const distances = distancesTo(w, cells);
		goals.push({
			distances,
			near: 0,
			what: leave === true ? "the way out" : "where points are scored",
			worth: leave === true ? worth : worth * share$1(unit, distances, friends, many)
		});
	}
	if (aims.cargo !== void 0 && aims.cargo.length > 0) goals.push(...cargoGoals(w, unit, aims.cargo, friends));
	if (aims.crystals !== void 0 && !partyOf(w, factionOfUnit(unit)).pulled) {
		const { to, worth } = aims.crystals;
		const home = distancesTo(w, to);
		for (const crystal of w.board.crystals) {
			const there = distancesFrom(w, crystal);
			goals.push({
				distances: there,
				near: 1,
				what: "a crystal",
				worth: worth * (fading[Math.min(199, farFrom$1(home, crystal))] ?? 0) * share$1(unit, there, friends)
			});
		}
	}
	goals.push(...huntingGoals(w, unit, aims), ...patientGoals(w, unit, lifeOf(aims)));
	if (aims.retreat !== void 0) goals.push({
		distances: distancesTo(w, aims.retreat),
		near: 0,
		worth: weights.retreat,
		what: "a way out"
	});
	if (aims.home !== void 0 && aims.home.length > 0) goals.push({
		distances: distancesTo(w, aims.home),
		near: 0,
		worth: weights.home,
		what: "a way out"
	});
	return goals;
}
const lifeOf = (aims) => aims.loss ?? .5;
const awakeFoes = (w, unit) => w.units.filter((other) => shown$1(other) && awake(other) && enemies(unit.side, other.side));
// packages/games/chibi-commander/auto/player/deeds.ts
const reaches$2 = ({ w, f }, from, to, range) => {
	const far = distance(from, to);
	if (range === 0) return far === 1 && noWallBetween(w, from, to);
	return far > 0 && far < 6 * range && lineFree(w, from, to) && !beyondFog(w, from, to, f.side);
};
function preyIn(scene) {
	const { w, f, unit, aims } = scene;
	const found = [];
	for (const victim of w.units) {
		if (!shown$1(victim) || victim.id === unit.id) continue;
		if (!(f.command !== "" || enemies(unit.side, victim.side) || victim.side === "neutral") || mission(w).corrections.untouchable?.(w, victim) != null) continue;
		const prey = preyOf(f.side, victim, aims);
		if ((victim.coma ? prey.death : prey.fall + prey.heart) > 0) found.push({
			victim,
			prey
		});
	}
	return found;
}
function attacks(scene, chain) {
	const { w, f, unit } = scene;
	const targets = preyIn(scene);
	const blips = unit.side === "Earth" && f.command === "" && chain.range > 0 ? w.blips : [];
	if (targets.length + blips.length === 0) return null;
	return (stand) => {
		let best = null;
		for (const { victim, prey } of targets) {
			if (!reaches$2(scene, stand, victim.cell, chain.range)) continue;
			const worth = attackWorth(w, unit, victim, prey, chain, stand);
			if (worth > (best?.worth ?? 0)) best = {
				choice: {
					do: "attack",
					unit: victim.id
				},
				worth
			};
		}
		for (const blip of blips) {
			const far = distance(stand, blip.cell);
			if (far > 3 * chain.range || !reaches$2(scene, stand, blip.cell, chain.range)) continue;
			const worth = chanceOf(chain.range, far) * weights.blip;
			if (worth > (best?.worth ?? 0)) best = {
				choice: {
					do: "attack",
					blip: blip.id
				},
				worth
			};
		}
		return best;
	};
}
function blasts(scene, chain) {
	const { w, unit, standing, f, aims } = scene;
	const targets = preyIn(scene);
	if (targets.length === 0) return null;
	const { cells } = terrainOf(w.board).sight.sights;
	const centres = new Set();
	for (const { victim } of targets) {
		centres.add(victim.cell);
		for (const cell of beside(victim.cell)) if (cells[cell] !== 2) centres.add(cell);
	}
	const preyFor = (victim) => preyOf(f.side, victim, aims);
	return (stand) => {
		let best = null;
		for (const at of centres) {
			const far = distance(stand, at);
			if (far === 0 || at === stand || cells[at] === 2) continue;
			if (!(chain.range === 0 ? far === 1 && noWallBetween(w, stand, at) : far < 6 * chain.range && lineFree(w, stand, at) && !beyondFog(w, stand, at, f.side))) continue;
			const worth = blastWorth(w, unit, chain, stand, at, standing, preyFor);
			if (worth > (best?.worth ?? 0)) best = {
				choice: {
					do: "aim",
					at
				},
				worth
			};
		}
		return best;
	};
}
function healings(scene, chain) {
	const { w, f, unit, aims } = scene;
	if (f.command !== "") return null;
	const patients = w.units.filter((other) => shown$1(other) && other.lost > 0 && (other.id === unit.id || friends(unit.side, other.side) || other.side === "neutral"));
	if (patients.length === 0) return null;
	const life = lifeOf(aims);
	return (stand) => {
		let best = null;
		for (const patient of patients) {
			if (patient.id !== unit.id && !noWallBetween(w, stand, patient.cell)) continue;
			const worth = healWorth(patient, chain.dice, life);
			if (worth > (best?.worth ?? .02)) best = {
				choice: {
					do: "heal",
					unit: patient.id
				},
				worth
			};
		}
		return best;
	};
}
function minds(scene, chain) {
	const { w, f, unit, aims } = scene;
	const victims = w.units.filter((other) => shown$1(other) && mayBeMinded(w, unit, other));
	if (victims.length === 0) return null;
	return (stand) => {
		let best = null;
		for (const victim of victims) {
			if (!inSight(w, stand, victim.cell, f.side)) continue;
			const worth = mindChance(w, unit, victim, chain.dice) * mindWorth(victim, aims);
			if (worth > (best?.worth ?? .02)) best = {
				choice: {
					do: "mind",
					unit: victim.id
				},
				worth
			};
		}
		return best;
	};
}
function deedsFor(scene, chain) {
	switch (chain.deed) {
		case "attack": return attacks(scene, chain);
		case "blast": return blasts(scene, chain);
		case "heal": return healings(scene, chain);
		case "mind": return minds(scene, chain);
		case "none": return null;
	}
}
// packages/games/chibi-commander/auto/player/steps.ts
const sideOf$1 = (w, m) => m.unit === -1 || unitOf(w, m.unit).side === "Invaders" ? "Invaders" : "Earth";
function waysOf(w, m, budget) {
	const side = sideOf$1(w, m);
	const closed = closedFor(w, side, m.drag, m.crystal !== -1);
	const { throughDoors, throughOwnDoors } = terrainOf(w.board);
	const prices = (side === "Earth" ? throughOwnDoors : throughDoors)[mission(w).doors === "free" ? 0 : 1];
	return cheapestWays({
		grid,
		prices,
		closed
	}, [cellOf$2(w, m)], { budget });
}
const directionOf = (from, to) => {
	for (let d = 0; d < 4; d++) if (neighbour(grid, from, d) === to) return d;
	return -1;
};
function doorBetween(w, from, to) {
	const d = directionOf(from, to);
	if (d === -1) return null;
	const kind = terrainOf(w.board).edges[from * 4 + d];
	return kind === EDGE.door || kind === EDGE.alienDoor ? {
		door: edgeId(grid, from, d),
		alien: kind === EDGE.alienDoor
	} : null;
}
const mayStop = (standing, m, cell) => {
	const who = standing[cell] ?? 0;
	return who === 0 || m.drag !== -1 && who === m.drag + 1;
};
function firstStep(w, m, path, standing) {
	const here = cellOf$2(w, m);
	const [first] = path;
	if (first === void 0) return null;
	const shut = doorBetween(w, here, first);
	if (shut !== null) {
		const price = shut.alien || mission(w).doors === "free" ? 0 : 1;
		return m.points >= price ? {
			do: "open",
			door: shut.door
		} : null;
	}
	if (m.points <= 0) return null;
	const reach = reachOf(w, m);
	let best = -1;
	let from = here;
	for (const cell of path) {
		if (doorBetween(w, from, cell) !== null || !reach.reached(cell)) break;
		if (mayStop(standing, m, cell) && (m.crystal === -1 || reach.path(cell).length <= m.pull)) best = cell;
		from = cell;
	}
	return best === -1 || best === here ? null : {
		do: "walk",
		to: best
	};
}
// packages/games/chibi-commander/auto/player/plan.ts
const unasked = Array.from({ length: grid.size }, () => NaN);
function sceneOf(w, f, aims) {
	const unit = unitOf(w, f.unit);
	return {
		w,
		f,
		unit,
		aims,
		standing: occupants(w),
		foes: foesOf$1(w, unit.side, unit.id),
		friends: fightersOf(w, unit.side).filter((friend) => friend.id !== unit.id),
		goals: f.command === "" ? goalsFor(w, unit, aims) : [],
		ending: unasked.slice()
	};
}
function endAt(scene, cell) {
	const known = scene.ending[cell] ?? NaN;
	if (!Number.isNaN(known)) return known;
	const { w, unit, foes, goals, aims, f } = scene;
	const risk = riskAt(w, foes, unit, cell, lifeOf(aims));
	if (f.command !== "") return scene.ending[cell] = risk;
	const here = prospect(goals, cell) + weights.together * company$1(scene, cell) - risk;
	return scene.ending[cell] = Math.max(here, leaveWorth(aims, cell));
}
function company$1({ foes, friends }, cell) {
	if (foes.length === 0) return 0;
	let near = 0;
	for (const friend of friends) if (distance(friend.cell, cell) <= 4) near++;
	return Math.min(2, near);
}
function leaveWorth(aims, cell) {
	let best = -Infinity;
	for (const { cells, worth, leave } of aims.places ?? []) if (leave === true && worth > best && cells.includes(cell)) best = worth;
	if (aims.home?.includes(cell) === true) best = Math.max(best, weights.home);
	return aims.retreat?.includes(cell) === true ? Math.max(best, weights.retreat) : best;
}
const free = (scene, cell) => cell === scene.unit.cell || scene.standing[cell] === 0;
function bestEnd(scene, ways, points) {
	let cell = scene.unit.cell;
	let worth = endAt(scene, cell);
	for (const one of ways.order) {
		if (ways.priceOf(one) > points) break;
		if (!free(scene, one)) continue;
		const here = endAt(scene, one);
		if (here > worth + 1e-9) [cell, worth] = [one, here];
	}
	return {
		cell,
		worth
	};
}
function tryChain(scene, best, at, ways, from, to, left, rest) {
	const chain = chainAt(scene.w, scene.unit, at);
	const deeds = deedsFor(scene, chain);
	if (deeds === null) return best;
	let found = best;
	for (const stand of ways.order) {
		const way = ways.priceOf(stand);
		if (way > to) break;
		if (way < from && stand !== scene.unit.cell || stand === scene.unit.cell && from > 0) continue;
		if (!free(scene, stand)) continue;
		const deed = deeds(stand);
		if (deed === null) continue;
		const here = endAt(scene, stand);
		const times = chain.twice ? 1 + weights.again : 1;
		const worth = deed.worth * times + (left > 0 ? Math.max(weights.again * deed.worth * times + here, rest) : here);
		if (worth > found.worth + 1e-9) found = {
			worth,
			to: stand,
			chain: at,
			stand,
			deed,
			ways
		};
	}
	return found;
}
function tryJump(scene, best, at, chain) {
	const deeds = deedsFor(scene, chain);
	const { w, unit } = scene;
	let found = best;
	for (const stand of jumpFields$1(w, unit, chain.teleport, 0)) {
		const far = distance(unit.cell, stand);
		if (far > 3 * chain.teleport) continue;
		const sure = chain.teleport === 1 ? (7 - far) / 6 : .85;
		const deed = deeds === null ? null : deeds(stand);
		if (deed === null && chain.deed !== "none") continue;
		const worth = sure * ((deed?.worth ?? 0) + endAt(scene, stand)) + (1 - sure) * endAt(scene, unit.cell) - .02;
		if (worth > found.worth + 1e-9) found = {
			...best,
			worth,
			to: unit.cell,
			chain: at,
			stand,
			deed
		};
	}
	return found;
}
function planOpen(scene) {
	const { w, f, unit } = scene;
	const ways = waysOf(w, f, f.points);
	const stay = {
		worth: endAt(scene, unit.cell),
		to: unit.cell,
		chain: -1,
		stand: unit.cell,
		deed: null,
		ways
	};
	if (f.deeds > 0 && f.command !== "run") {
		const chain = chainAt(w, unit, f.chain);
		if (f.jumps > 0) {
			const jumped = tryJump(scene, {
				...stay,
				worth: -Infinity
			}, f.chain, chain);
			const here = tryChain(scene, {
				...stay,
				worth: -Infinity
			}, f.chain, ways, 0, 0, f.actions, stay.worth);
			return jumped.worth > here.worth ? jumped : here.deed === null ? stay : here;
		}
		const found = tryChain(scene, {
			...stay,
			worth: -Infinity
		}, f.chain, ways, 0, f.points, f.actions, bestEnd(scene, ways, 0).worth);
		if (found.deed !== null) return found;
	}
	const end = bestEnd(scene, ways, f.points);
	return {
		...stay,
		worth: end.worth,
		to: end.cell,
		stand: end.cell
	};
}
function planNew(scene) {
	const { w, f, unit } = scene;
	const walk = f.command === "" || f.actions > 0 ? basicMove(w, unit) : 0;
	const open = f.chain === -2 ? f.points : 0;
	const chains = chainsOf(w, unit);
	let most = 0;
	for (const chain of chains) most = Math.max(most, chain.move);
	const single = f.command === "control" || f.command === "run";
	const walks = single ? f.actions === 2 ? walk : 0 : f.actions * walk;
	const ways = waysOf(w, f, Math.max(open + walks, open + most + (f.actions > 1 ? walk : 0)));
	const end = bestEnd(scene, ways, open + walks);
	const stay = {
		worth: end.worth,
		to: end.cell,
		chain: -1,
		stand: end.cell,
		deed: null,
		ways
	};
	if (f.command === "run") return stay;
	const rest = bestEnd(scene, ways, walk).worth;
	let best = stay;
	chains.forEach((chain, at) => {
		if (!usable(f, chain)) return;
		const left = single ? 0 : f.actions - price$2(chain);
		if (chain.teleport > 0) {
			best = tryJump(scene, best, at, chain);
			return;
		}
		best = tryChain(scene, best, at, ways, 0, open + chain.move, left, rest);
		if (!single && left >= 1 && walk > 0) best = tryChain(scene, best, at, ways, open + chain.move + 1, open + walk + chain.move, left - 1, rest);
	});
	return best;
}
const isBetween = (f) => f.chain === -1 || f.chain === -2;
// packages/games/chibi-commander/auto/player/answers.ts
function leastHarm(w, tied) {
	const bears = (unit) => isAnimal(unit) ? 100 : isCivilian(unit) ? 0 : unit.coma ? -1 : hearts(unit);
	let best = tied[0] ?? -1;
	for (const id of tied) if (bears(unitOf(w, id)) > bears(unitOf(w, best))) best = id;
	return {
		do: "attack",
		unit: best
	};
}
function mindEffect(w, f, offers) {
	const victim = unitOf(w, f.victim);
	const control = offers.find((one) => one.do === "control");
	const acting = {
		unit: victim.id,
		blip: -1,
		points: 0,
		drag: -1,
		crystal: -1,
		pull: 0,
		actions: 2,
		command: "control",
		outer: {
			activation: w.activation,
			dealt: []
		},
		faction: f.faction,
		side: f.side,
		seat: f.seat,
		chain: -1,
		deeds: 0,
		jumps: 0,
		stormed: false
	};
	if (control !== void 0) {
		const { deed } = planNew(sceneOf(w, acting, {}));
		if (deed !== null && deed.worth > .2) return control;
	}
	return offers.find((one) => one.do === "panic") ?? offers[0] ?? { do: "panic" };
}
function lead(w, side) {
	const points = (one) => {
		let sum = 0;
		for (const army of armiesOf(w, one)) sum += Math.max(versus(w) ? 0 : -99, pointsOf$2(w, army));
		return sum;
	};
	return points(side) - (versus(w) ? points(otherSide(side)) : 0);
}
// packages/games/chibi-commander/book/movement/crystals.ts
function pullOffers(w, m, cell, faction) {
	if (m.drag !== -1 || m.crystal !== -1 || partyOf(w, faction).pulled) return [];
	if (w.board.monster !== -1);
	const under = w.board.monster === -1 ? [] : blockOf(w.board.monster);
	return beside(cell).filter((next) => w.board.crystals.includes(next) && !under.includes(next)).map((crystal) => ({
		do: "pull",
		crystal
	}));
}
const FIELDS = 4;
function startPull(play, m, crystal, faction) {
	m.crystal = crystal;
	m.pull = FIELDS;
	partyOf(play.w, faction).pulled = true;
	play.tell?.({
		type: "crystal pulled",
		cell: crystal
	}, "CC-M-VS2-10");
}
function endPull(play, m, moved = m.pull < FIELDS) {
	if (m.crystal === -1) return;
	m.crystal = -1;
	if (moved) mission(play.w).on.pulled?.(play, m);
}
function takeOut(play, m, faction) {
	changeBoard(play.w, { crystals: play.w.board.crystals.filter((cell) => cell !== m.crystal) });
	stirs(play.w);
	play.tell?.({
		type: "crystal taken",
		faction
	}, "CC-M-VS2-10");
	mission(play.w).on.crystalTaken?.(play, faction);
	endPull(play, m, true);
	spot(play);
}
function afterPulling(play, m, cell, faction) {
	if (m.crystal === -1) return;
	const { w } = play;
	const probe = m.unit !== -1 ? unitOf(w, m.unit) : w.units.find((unit) => unit.faction === faction);
	if (probe === void 0) return;
	const exits = mission(w).ground.exits(w, faction, probe);
	if (exits.includes(cell) && exits.includes(m.crystal)) takeOut(play, m, faction);
	else if (m.pull === 0) endPull(play, m);
}
// packages/games/chibi-commander/auto/player/haul.ts
function loadOf(aims, id) {
	for (const { units, to, worth, stay } of aims.cargo ?? []) if (to.length > 0 && units.includes(id)) return {
		to,
		stays: stay === true,
		worth
	};
	return null;
}
function loadNow(m, aims) {
	if (m.crystal !== -1 && aims.crystals !== void 0) return {
		to: aims.crystals.to,
		stays: true,
		worth: aims.crystals.worth
	};
	return m.drag === -1 ? null : loadOf(aims, m.drag);
}
function trail(ways, from, cell) {
	const before = ways.cellBefore(cell);
	return before < 0 ? from : before;
}
function haulTo(w, m, load, ways, standing) {
	const here = cellOf$2(w, m);
	const distances = distancesTo(w, load.to);
	const lies = m.crystal !== -1 ? m.crystal : unitOf(w, m.drag).cell;
	const left = (cell, last) => load.stays ? farFrom$1(distances, last) + .1 * farFrom$1(distances, cell) : farFrom$1(distances, cell);
	let best = -1;
	let least = left(here, lies);
	for (const cell of ways.order) {
		const who = standing[cell] ?? 0;
		if (cell === here || who !== 0 && who !== m.drag + 1) continue;
		if (m.crystal !== -1 && ways.path(cell).length > m.pull) continue;
		const now = left(cell, trail(ways, here, cell)) + .01 * ways.priceOf(cell);
		if (now < least - 1e-9) [best, least] = [cell, now];
	}
	return best;
}
function wantedBeside(w, m, aims, faction) {
	if (m.drag !== -1 || m.crystal !== -1 || partyOf(w, faction).dragged) return null;
	const here = cellOf$2(w, m);
	let best = null;
	let most = 0;
	for (const other of w.units) {
		if (other.id === m.unit || !isMovable(other) || !noWallBetween(w, here, other.cell)) continue;
		const load = loadOf(aims, other.id);
		if (load === null || load.worth <= most || load.stays && load.to.includes(other.cell)) continue;
		[best, most] = [other, load.worth];
	}
	return best;
}
function crystalBeside(w, m, aims, faction) {
	if (aims.crystals === void 0 || m.drag !== -1 || m.crystal !== -1 || partyOf(w, faction).pulled) return -1;
	const { monster } = w.board;
	const under = monster === -1 ? [] : [
		monster,
		monster + 1,
		monster + 24,
		monster + 25
	];
	return beside(cellOf$2(w, m)).find((cell) => w.board.crystals.includes(cell) && !under.includes(cell)) ?? -1;
}
function delivered(w, m, load, faction) {
	if (load.stays) {
		const lies = m.crystal !== -1 ? m.crystal : unitOf(w, m.drag).cell;
		return load.to.includes(lies) ? { do: "let go" } : null;
	}
	if (m.unit === -1 || m.drag === -1) return null;
	const unit = unitOf(w, m.unit);
	return (mission(w).ground.mayTakeOut?.(w, unitOf(w, m.drag), faction, unit.cell) ?? true) && mayLeave(w, unit, faction) ? { do: "leave" } : null;
}
// packages/games/chibi-commander/auto/player/walks.ts
function strollOn(w, f) {
	const unit = unitOf(w, f.unit);
	if (mayLeave(w, unit, f.faction)) return { do: "leave" };
	const exits = mission(w).ground.exits(w, f.faction, unit);
	const ways = waysOf(w, f, f.points);
	const standing = occupants(w);
	const foes = foesOf$1(w, "Earth");
	const distances = exits.length === 0 ? null : distancesTo(w, exits);
	const cost = (cell) => (distances === null ? 0 : farFrom$1(distances, cell)) + 2 * dangerAt(w, foes, unit, cell);
	let best = unit.cell;
	let least = cost(best) - .5;
	for (const cell of ways.order) {
		if (standing[cell] !== 0) continue;
		const now = exits.includes(cell) ? -1 : cost(cell);
		if (now < least - 1e-9) [best, least] = [cell, now];
	}
	return (best === unit.cell ? null : firstStep(w, f, ways.path(best), standing)) ?? { do: "stop" };
}
function creepOn(w, f) {
	const blip = f.unit === -1 ? findBlip(w, f.blip) : void 0;
	const inside = f.unit !== -1 ? f.unit : blip?.unit ?? -1;
	if (inside < 0) return { do: "stop" };
	const unit = unitOf(w, inside);
	const aims = mission(w).aims(w, unit);
	const here = unit.cell;
	const exits = mission(w).ground.exits(w, f.faction, unit);
	if (exits.includes(here) && ((aims.places ?? []).some(({ cells, leave }) => leave === true && cells.includes(here)) || (aims.home?.includes(here) ?? false))) return { do: "leave" };
	const standing = occupants(w);
	const ways = waysOf(w, f, f.points);
	const load = loadNow(f, aims);
	if (load !== null) {
		const there = delivered(w, f, load, f.faction);
		if (there !== null) return there;
		if (!load.stays && f.unit === -1 && exits.includes(here)) return { do: "leave" };
		const to = haulTo(w, f, load, ways, standing);
		return (to === -1 ? null : firstStep(w, f, ways.path(to), standing)) ?? { do: "stop" };
	}
	if (f.points > 0) {
		const other = wantedBeside(w, f, aims, f.faction);
		if (other !== null) return {
			do: "pick up",
			unit: other.id
		};
		const crystal = crystalBeside(w, f, aims, f.faction);
		if (crystal !== -1) return {
			do: "pull",
			crystal
		};
	}
	const goals = goalsFor(w, unit, aims);
	const foes = foesOf$1(w, "Invaders");
	const worth = (cell) => prospect(goals, cell) - .7 * riskAt(w, foes, unit, cell, lifeOf(aims)) - (unseen(w, cell) ? 0 : aims.shy === true ? 1 : .15);
	let best = here;
	let most = worth(here);
	for (const cell of ways.order) {
		if (cell === here || standing[cell] !== 0) continue;
		const now = worth(cell);
		if (now > most + 1e-9) [best, most] = [cell, now];
	}
	return (best === here ? null : firstStep(w, f, ways.path(best), standing)) ?? { do: "stop" };
}
function hideNext(offers, any) {
	const [first] = offers;
	if (first?.do !== "hide") return { do: "done" };
	const beside = offers.filter((one) => one.do === "hide" && one.unit === first.unit && one.ghost !== -1);
	return beside[any(Math.max(1, beside.length))] ?? first;
}
// packages/games/chibi-commander/book/movement/sending.ts
function sendOffers(w, by) {
	if (by.side !== "Earth" || by.sent || !awake(by) || !isMilitary(by)) return [];
	return w.units.filter((other) => isCivilian(other) && other.side === "neutral" && awake(other) && !other.moved && mission(w).corrections.walksAlone?.(other) !== true && openBetween(w, by.cell, other.cell)).map((civilian) => ({
		do: "send",
		by: by.id,
		civilian: civilian.id
	}));
}
function sending(play, choice, seat) {
	const by = unitOf(play.w, choice.by);
	by.sent = true;
	play.tell?.({
		type: "sent",
		unit: by.id,
		kind: by.type,
		civilian: choice.civilian,
		whom: unitOf(play.w, choice.civilian).type
	}, "CC-MOV-20");
	return { call: strollOf(unitOf(play.w, choice.civilian), 4, factionOfUnit(by), seat, "CC-MOV-20") };
}
function strollOf(unit, points, faction, seat, rule) {
	return stroll.begin({
		unit: unit.id,
		blip: -1,
		points,
		drag: -1,
		crystal: -1,
		pull: 0,
		faction,
		seat,
		rule
	});
}
const stroll = chapter("stroll").shows("unit", "blip", "points", "drag", "crystal", "pull", "faction", "seat", "rule").steps({ walk: {
	rule: "CC-MOV-20",
	prompt: (w, f) => `Where does ${called(unitOf(w, f.unit).type)} go? ${f.points} ${f.points === 1 ? "point" : "points"} left.`,
	who: (w, f) => awake(unitOf(w, f.unit)) ? f.seat : null,
	offers(w, f) {
		const unit = unitOf(w, f.unit);
		return [
			...walkOffers(w, f),
			...doorOffers(w, f),
			...mayLeave(w, unit, f.faction) ? [{ do: "leave" }] : [],
			{ do: "stop" }
		];
	},
	auto: ({ w }, f) => strollOn(w, f),
	take(play, f, _seat, choice) {
		const unit = unitOf(play.w, f.unit);
		if (choice.do === "stop") return "done";
		if (choice.do === "walk") walkTo$1(play, f, choice.to);
		if (choice.do === "open") {
			if (mission(play.w).doors === "one point") f.points--;
			openDoor(play, choice.door, unit.id, "CC-MOV-11");
		}
		if (choice.do === "leave") {
			depart(play, unit, f.faction, -1);
			spot(play);
		}
		return "again";
	}
} });
// packages/games/chibi-commander/book/activation/offers.ts
function deedOffers(w, f, unit) {
	const chain = chainAt(w, unit, f.chain);
	const hand = {
		side: f.side,
		forced: f.command !== ""
	};
	if (f.deeds === 0 || f.command === "run") return [];
	switch (chain.deed) {
		case "attack": return rangesOf(w, unit, chain.range).flatMap(({ range, dice }) => [...attackTargets(w, unit, range, hand).map((target) => ({
			do: "attack",
			unit: target.id,
			...dice
		})), ...blipTargets(w, unit, range, hand).map((blip) => ({
			do: "attack",
			blip: blip.id,
			...dice
		}))]);
		case "blast": return rangesOf(w, unit, chain.range).flatMap(({ range, dice }) => aims(w, unit, range, f.side).map((at) => ({
			do: "aim",
			at,
			...dice
		})));
		case "heal": return healTargets(w, unit, hand).map((target) => ({
			do: "heal",
			unit: target.id
		}));
		case "mind": return mindTargets(w, unit, f.side).map((target) => ({
			do: "mind",
			unit: target.id
		}));
		case "none": return [];
	}
}
function rangesOf(w, unit, range) {
	const others = range === 0 ? [] : mission(w).corrections.rangeChoices?.(w, unit, range) ?? [];
	return [{
		range,
		dice: {}
	}, ...others.map((dice) => ({
		range: dice,
		dice: { dice }
	}))];
}
const companies = (others) => others.reduce((all, { id }) => [...all, ...all.map((company) => [...company, id])], [[]]).sort((a, b) => a.length - b.length);
function jumpOffers(w, f, unit) {
	if (f.jumps === 0) return [];
	return companies(passengers(w, unit)).flatMap((company) => jumpFields$1(w, unit, f.jumps, company.length).map((to) => ({
		do: "teleport",
		to,
		with: company.slice()
	})));
}
function freeOffers(w, f, unit) {
	const offers = [];
	const exit = mayLeave(w, unit, f.faction);
	if (f.points > 0 || f.actions > 0 || exit) offers.push(...pickUpOffers(w, f, unit.cell, f.faction), ...pullOffers(w, f, unit.cell, f.faction));
	if (f.drag !== -1 || f.crystal !== -1) offers.push({ do: "let go" });
	if (exit) offers.push({ do: "leave" });
	for (const other of w.units) if (other.seat === f.seat && actsNow(w, other.faction)) offers.push(...sendOffers(w, other));
	offers.push(...spotOffers(w), ...scanOffers(w, f.side, f.seat), ...stormOffers(w, f, f.seat));
	offers.push(...dealsOf(w, unit, f.chain === -1 || f.chain === -2 ? f.actions : 0));
	return offers;
}
function stormOffers(w, f, seat) {
	return (f.chain === -2 ? !f.stormed : f.chain === -1 && f.actions > 0 && basicMove(w, unitOf(w, f.unit)) > 0) && f.command === "" ? leadersFor(w, f.faction, f.side, seat).map((leader) => ({
		do: "storm",
		star: leader.id
	})) : [];
}
const favours = (w, f, seat) => [...dissolveOffers(w, seat), ...seat === f.seat || f.chain !== -2 ? [] : stormOffers(w, f, seat)];
const involved = (w, f) => [f.seat, ...seatsOf(w, f.side).filter((seat) => seat !== f.seat && isPerson(w, seat) && favours(w, f, seat).length > 0)];
function newActions(w, f, unit) {
	const offers = [];
	chainsOf(w, unit).forEach((chain, i) => {
		if (usable(f, chain)) offers.push({
			do: "use",
			chain: i
		});
	});
	if (f.command !== "" || f.actions === 0) return offers;
	if (unit.side === "Earth") for (const { door, open } of alienDoors(w, unit.cell)) offers.push(open ? {
		do: "close",
		door
	} : {
		do: "open",
		door
	});
	if (mayStartShip(w, unit, f.actions)) offers.push({ do: "start the ship" });
	return offers;
}
const fresh = (w, f, unit) => ({
	...moverOf$1(f),
	points: f.actions > 0 ? basicMove(w, unit) : 0
});
const moverOf$1 = (f) => ({
	unit: f.unit,
	blip: -1,
	points: f.points,
	drag: f.drag,
	crystal: f.crystal,
	pull: f.pull
});
function offersOf$1(w, f) {
	const unit = unitOf(w, f.unit);
	const between = f.chain === -1 || f.chain === -2;
	const mover = f.chain === -1 ? fresh(w, f, unit) : f;
	const offers = [...walkOffers(w, mover), ...doorOffers(w, mover)];
	if (!between) offers.push(...deedOffers(w, f, unit), ...jumpOffers(w, f, unit), { do: "break off" });
	if (f.chain === -2 && f.actions > 0) offers.push({ do: "stop" });
	if (between) offers.push(...newActions(w, f, unit));
	if (f.command === "") offers.push(...freeOffers(w, f, unit));
	else if (f.command === "run");
	if (between) offers.push({ do: "done" });
	return offers;
}
const canGoOn = (w, f, unit) => f.chain !== -1 && f.chain !== -2 || f.chain === -2 && f.actions > 0 || chainsOf(w, unit).some((chain) => usable(f, chain));
function finished(w, f) {
	const unit = unitOf(w, f.unit);
	if (!awake(unit)) return true;
	return !canGoOn(w, f, unit) && offersOf$1(w, f).every((offer) => offer.do === "done");
}
// packages/games/chibi-commander/missions/mission.ts
const MISSION_NAMES = [
	"VS 1",
	"VS 2",
	"VS 3",
	"VS 4",
	"VS 5",
	"VS 6",
	"COOP 1",
	"COOP 2",
	"COOP 3",
	"COOP 4",
	"COOP 5",
	"COOP 6",
	"High Spot",
	"Super Hero",
	"Evil Dreams",
	"Blood Pool",
	"Scenario"
];
const defineMission = (parts) => ({
	rules: () => ({}),
	on: {},
	corrections: {},
	program: {},
	aims: () => ({}),
	deals: {},
	orders: {},
	questions: {},
	...parts
});
const byNumber = (question) => question;
const byName = (question) => question;
// packages/games/chibi-commander/auto/player/act.ts
const walker = (w, f) => ({
	unit: f.unit,
	blip: -1,
	points: f.chain === -1 ? f.actions > 0 ? basicMove(w, unitOf(w, f.unit)) : 0 : f.points,
	drag: f.drag,
	crystal: f.crystal,
	pull: f.pull
});
const finish = (f) => isBetween(f) ? { do: "done" } : { do: "break off" };
function sendNow(w, seat) {
	for (const by of w.units) {
		if (by.seat !== seat || by.side !== "Earth" || by.sent || !actsNow(w, by.faction)) continue;
		for (const offer of sendOffers(w, by)) {
			if (offer.do !== "send") continue;
			const load = loadOf(mission(w).aims(w, by), offer.civilian);
			if (load !== null && !load.stays) return offer;
		}
	}
	return null;
}
function haul(scene) {
	const { w, f, aims, standing } = scene;
	const load = loadNow(f, aims);
	if (load === null) return f.drag !== -1 || f.crystal !== -1 ? { do: "let go" } : null;
	const there = delivered(w, f, load, f.faction);
	if (there !== null) return there;
	if (!isBetween(f)) return { do: "break off" };
	const m = walker(w, f);
	const ways = waysOf(w, m, m.points);
	const to = haulTo(w, m, load, ways, standing);
	const step = to === -1 ? null : firstStep(w, m, ways.path(to), standing);
	if (step !== null) return step;
	return f.chain === -2 && f.actions > 0 ? { do: "stop" } : { do: "done" };
}
function pickUp(scene, plan) {
	const { w, f, unit, aims } = scene;
	const crystal = crystalBeside(w, f, aims, f.faction);
	const other = wantedBeside(w, f, aims, f.faction);
	const points = walker(w, f).points + (f.chain === -2 ? f.actions : f.actions - 1) * basicMove(w, unit);
	if (points <= 0 || !isBetween(f)) return null;
	const gain = plan.worth - endAt(scene, unit.cell);
	if (other !== null) {
		const load = loadOf(aims, other.id);
		if (load === null) return null;
		const way = farFrom$1(distancesTo(w, load.to), other.cell);
		const share = way <= points ? 1 : .6 * points / way;
		if (load.worth * share > gain) return {
			do: "pick up",
			unit: other.id
		};
	}
	if (crystal !== -1 && (aims.crystals?.worth ?? 0) * .6 > gain) return {
		do: "pull",
		crystal
	};
	return null;
}
function dealNow(scene) {
	const { w, f, unit, aims } = scene;
	if (!isBetween(f)) return null;
	for (const offer of dealsOf(w, unit, f.actions)) if (dealNamed(w, offer.deal).price > 0) return offer;
	if (aims.takeOff === true && f.actions > 0 && mayStartShip(w, unit, f.actions)) return { do: "start the ship" };
	return null;
}
function doorNow(scene, plan) {
	const { w, f, unit, goals } = scene;
	if (unit.side !== "Earth" || f.actions === 0 || plan.deed !== null) return null;
	const here = prospect(goals, unit.cell);
	if (plan.to !== unit.cell && prospect(goals, plan.to) > here) return null;
	for (const { door, open } of alienDoors(w, unit.cell)) {
		if (open) continue;
		const { cell, direction } = edgeOf(door);
		if (prospect(goals, cell === unit.cell ? neighbour(grid, cell, direction) : cell) > here) return {
			do: "open",
			door
		};
	}
	return null;
}
function leaveNow({ w, f, unit, aims }, otherwise) {
	const worth = leaveWorth(aims, unit.cell);
	return worth >= otherwise - 1e-9 && worth > -Infinity && mayLeave(w, unit, f.faction) ? { do: "leave" } : null;
}
function begin$2(scene, plan) {
	const { w, f, unit, standing } = scene;
	const m = walker(w, f);
	if (!isBetween(f)) {
		if (plan.deed !== null && f.jumps > 0 && plan.stand !== unit.cell) return {
			do: "teleport",
			to: plan.stand,
			with: []
		};
		if (plan.to !== unit.cell) return firstStep(w, m, plan.ways.path(plan.to), standing) ?? { do: "break off" };
		return plan.deed?.choice ?? { do: "break off" };
	}
	if (plan.chain !== -1) {
		const own = chainMove(scene, plan.chain);
		if (own.teleport || plan.ways.priceOf(plan.stand) <= own.move) return {
			do: "use",
			chain: plan.chain
		};
	}
	if (plan.to === unit.cell) return { do: "done" };
	const step = firstStep(w, m, leadOf(scene, plan, plan.ways.path(plan.to)), standing);
	if (step !== null) return step;
	if (f.chain === -2 && f.actions > 0) return { do: "stop" };
	return plan.chain !== -1 ? {
		do: "use",
		chain: plan.chain
	} : { do: "done" };
}
const chainMove = ({ w, unit }, at) => {
	const chain = chainsOf(w, unit)[at];
	return {
		move: chain?.move ?? 0,
		teleport: (chain?.teleport ?? 0) > 0
	};
};
function leadOf(scene, plan, path) {
	if (plan.chain === -1) return path;
	const { move } = chainMove(scene, plan.chain);
	const all = plan.ways.priceOf(plan.stand);
	for (let i = 0; i < path.length; i++) {
		const cell = path[i] ?? -1;
		if (all - plan.ways.priceOf(cell) <= move && scene.standing[cell] === 0) return path.slice(0, i + 1);
	}
	return path;
}
function nextInActivation(w, f, seat) {
	const [favour] = seat === f.seat ? [] : favours(w, f, seat);
	if (favour !== void 0) return favour;
	const unit = unitOf(w, f.unit);
	const scene = sceneOf(w, f, f.command === "" ? mission(w).aims(w, unit) : {});
	if (f.command === "") {
		const own = haul(scene) ?? dealNow(scene) ?? sendNow(w, seat) ?? spotOffers(w)[0];
		if (own !== void 0) return own;
	}
	if (!isBetween(f)) {
		const plan = planOpen(scene);
		if (f.jumps > 0 && f.deeds === 0) return jumpAway(scene);
		return begin$2(scene, plan);
	}
	const plan = planNew(scene);
	return (f.command === "" ? pickUp(scene, plan) ?? doorNow(scene, plan) ?? leaveNow(scene, plan.worth) : null) ?? begin$2(scene, plan);
}
function jumpAway(scene) {
	const { w, f, unit } = scene;
	let best = unit.cell;
	for (const cell of jumpFields$1(w, unit, f.jumps, 0)) if (endAt(scene, cell) > endAt(scene, best) + .02) best = cell;
	return best === unit.cell ? finish(f) : {
		do: "teleport",
		to: best,
		with: []
	};
}
// packages/games/chibi-commander/auto/player/orders.ts
function least(offers, cost) {
	let best;
	let lowest = Infinity;
	for (const offer of offers) {
		const now = cost(offer.on ?? -1);
		if (now < lowest) [best, lowest] = [offer, now];
	}
	return best;
}
const exitsFor = (w, army, unit) => mission(w).ground.exits(w, army.faction, unit);
const drive$1 = (w, army, offers) => {
	const driver = w.units.find((unit) => unit.side === army.side);
	if (driver === void 0) return void 0;
	const exits = distancesTo(w, exitsFor(w, army, driver));
	const best = least(offers, (cell) => farFrom$1(exits, cell));
	return best !== void 0 && farFrom$1(exits, best.on ?? -1) < farFrom$1(exits, w.board.bus) ? best : void 0;
};
const walk$1 = (w, army, offers) => offers.find(({ on = -1 }) => exitsFor(w, army, unitOf(w, on)).length > 0);
const turret$1 = (w, _army, offers) => least(offers, (id) => unitOf(w, id).coma || isCivilian(unitOf(w, id)) ? Infinity : hearts(unitOf(w, id)));
const backup$1 = (w, _army, offers) => offers.find(({ on = -1 }) => unitOf(w, on).coma);
const landGhost = (w, army, offers) => {
	const own = w.blips.filter((blip) => blip.faction === army.faction);
	return least(offers, (cell) => own.reduce((near, blip) => Math.min(near, distance(blip.cell, cell)), 99));
};
const blowUp$2 = (w, army, offers) => offers.find(({ on = -1 }) => {
	const { cell } = unitOf(w, on);
	const near = (unit) => distance(unit.cell, cell) <= 1;
	return w.units.some((unit) => unit.side === "Invaders" && unit.cell !== -1 && !unit.coma && near(unit)) && fightersOf(w, army.side).every((unit) => distance(unit.cell, cell) > 2);
});
const first = (_w, _army, offers) => offers[0];
const wanted = {
	drive: drive$1,
	walk: walk$1,
	turret: turret$1,
	backup: backup$1,
	"land a Ghost": landGhost,
	"support of two": first,
	"blow up": blowUp$2
};
function orderNow(w, army, offers) {
	for (const [deal, wants] of Object.entries(wanted)) {
		const own = offers.filter((offer) => offer.deal === deal);
		const order = own.length === 0 ? void 0 : wants(w, army, own);
		if (order !== void 0) return order;
	}
	return null;
}
// packages/games/chibi-commander/auto/player/turn.ts
const SHOWS = .22;
const PATIENCE = 12;
function spawnNow(w, coming) {
	const [unit] = coming;
	if (unit === void 0) return null;
	const aims = mission(w).aims(w, unit);
	const goals = goalsFor(w, unit, aims);
	const foes = foesOf$1(w, unit.side);
	let best = -1;
	let most = -Infinity;
	for (const at of mission(w).ground.spawns(w, unit)) {
		const worth = prospect(goals, at) - riskAt(w, foes, unit, at, lifeOf(aims));
		if (worth > most) [best, most] = [at, worth];
	}
	return best === -1 ? null : {
		do: "spawn",
		unit: unit.id,
		at: best
	};
}
const uncovered = (w, unit, seat) => ({
	unit: unit.id,
	blip: -1,
	points: 0,
	drag: -1,
	crystal: -1,
	pull: 0,
	actions: actionsOf(w, unit),
	command: "",
	outer: {
		activation: w.activation,
		dealt: []
	},
	faction: factionOfUnit(unit),
	side: sideOfUnit(unit),
	seat,
	chain: -1,
	deeds: 0,
	jumps: 0,
	stormed: false
});
function showsItself(w, blip, seat) {
	const unit = unitOf(w, blip.unit);
	const aims = mission(w).aims(w, unit);
	if (aims.shy === true) return false;
	if (aims.takeOff === true && w.takeOff === 0) return true;
	const plan = planNew(sceneOf(w, uncovered(w, unit, seat), aims));
	return plan.deed !== null && plan.deed.worth >= SHOWS;
}
function activateNow(w, able) {
	let best = null;
	let least = Infinity;
	for (const unit of able) {
		let far = 60;
		for (const foe of awakeFoes(w, unit)) far = Math.min(far, distance(unit.cell, foe.cell));
		const heals = chainsOf(w, unit).some((chain) => chain.deed === "heal");
		const rank = far + (heals ? 30 : 0);
		if (rank < least) [best, least] = [unit, rank];
	}
	return best === null ? null : {
		do: "activate",
		unit: best.id
	};
}
function creepNow(w, stirring, seat) {
	for (const blip of stirring) {
		if (isGhost(blip) || blip.unit < 0) continue;
		return showsItself(w, blip, seat) ? {
			do: "uncover",
			blip: blip.id
		} : {
			do: "move covered",
			blip: blip.id
		};
	}
	return null;
}
function hopes(w, seat) {
	if (w.quiet >= PATIENCE) return false;
	return w.units.some((unit) => {
		if (unit.seat !== seat || unit.cell === -1 || unit.coma) return false;
		const { places = [], cargo = [], home, kill, fell } = mission(w).aims(w, unit);
		if (home !== void 0 || versus(w) && w.quiet > 0 && lead(w, sideOfUnit(unit)) > 0) return false;
		return places.some(({ cells }) => cells.length > 0) || cargo.some(({ units }) => units.some((id) => isMovable(unitOf(w, id)))) || (kill ?? fell) !== void 0 && !isBeaten(w, otherSide(sideOfUnit(unit)));
	});
}
function nextInTurn(w, seat, now) {
	if (now.mayEnd && !hopes(w, seat)) return { do: "end the mission" };
	const early = spotOffers(w)[0] ?? spawnNow(w, now.coming) ?? sendNow(w, seat);
	if (early !== null) return early;
	for (const army of now.armies) {
		const order = orderNow(w, army, ordersOf(w, army));
		if (order !== null) return order;
	}
	return activateNow(w, now.able) ?? creepNow(w, now.stirring, seat) ?? { do: "end turn" };
}
// packages/games/chibi-commander/missions/alienBase/grade.ts
function grade(success, points) {
	if (!success) return "mankind is lost";
	if (points >= 6) return "total victory: the squad becomes a legend";
	if (points >= 4) return "glorious victory";
	return points >= 2 ? "only scattered groups of Invaders remain" : "the Invaders keep a second base";
}
// packages/games/chibi-commander/choices.ts
const wishOf = (choice) => typeof choice === "object" && choice !== null ? choice : {};
// packages/games/chibi-commander/book/campaign/levelUp.ts
function rosterOf(w, army) {
	const roster = campaignOf(w).rosters.find((one) => one.faction === army.faction);
	if (roster === void 0) throw new Error(`the ${army.faction} have no roster`);
	return roster;
}
function veteranAt(w, army, at) {
	const one = rosterOf(w, army).units[at];
	if (one === void 0) throw new Error(`the roster of the ${army.faction} has no unit ${at}`);
	return one;
}
const recruit = (type) => ({
	type,
	involved: false,
	promoted: false,
	fielded: false
});
const promotionPriceOf = (from) => typeOf(from).level === 1 ? 1 : 3;
const recruitingPrice = (type) => typeOf(type).level === 2 ? 2 : 0;
const RISING = 3;
const purseFault = (rule, price, army) => price > army.purse ? refuse(rule, `It costs ${price} ${price === 1 ? "point" : "points"}, ${army.purse} ${army.purse === 1 ? "is" : "are"} left.`) : null;
function promotionFault(w, army, one) {
	if (!one.involved) return refuse("CC-CMP-15", `${one.type} was not involved in the last mission.`);
	if (one.promoted) return refuse("CC-LVL-06", `${one.type} has just been promoted.`);
	if (typeOf(one.type).level === 2);
	if (typeOf(one.type).level === 2 && campaignOf(w).number < 5) return refuse("CC-CMP-09", "LV3 units come from mission 5 on.");
	return purseFault(typeOf(one.type).level === 1 ? "CC-LVL-02" : "CC-LVL-03", promotionPriceOf(one.type), army);
}
const reanimationFault = (w, army, type) => w.options.reanimation === "LV3" && typeOf(type).level < 3 ? refuse("CC-LVL-09", "Only LV3 units are reanimated.") : purseFault("CC-LVL-09", RISING, army);
function wishes(w, army) {
	const { units, dead } = rosterOf(w, army);
	const factions = versus(w) ? [army.faction] : factionsOf(army.side);
	return [
		...units.flatMap((one, unit) => typeOf(one.type).promotes.map((to) => ({
			choice: {
				do: "promote",
				unit,
				to
			},
			refusal: promotionFault(w, army, one)
		}))),
		...factions.flatMap((faction) => [...typesAt(faction, 1), ...typesAt(faction, 2)]).map((type) => ({
			choice: {
				do: "recruit",
				type
			},
			refusal: purseFault("CC-LVL-04", recruitingPrice(type), army)
		})),
		...[...new Set(dead)].map((type) => ({
			choice: {
				do: "reanimate",
				type
			},
			refusal: reanimationFault(w, army, type)
		}))
	];
}
const levelUpOffers = (w, army) => [...wishes(w, army).flatMap(({ choice, refusal }) => refusal === null ? [choice] : []), ...rosterOf(w, army).units.length > 0 ? [{ do: "ready" }] : []];
const levelUpRefused = (w, army) => wishes(w, army).flatMap(({ choice, refusal }) => refusal === null ? [] : [{
	choice,
	...refusal
}]);
function levelUpFault(w, army, choice) {
	const wish = wishOf(choice);
	const type = typeNames.find((one) => one === wish.type);
	switch (wish.do) {
		case "recruit":
			if (type !== void 0 && typeOf(type).level === 3) return refuse("CC-LVL-05", "LV3 units are reached by promotion only.");
			return refuse(type !== void 0 && typeOf(type).level === 2 ? "CC-LVL-04" : "CC-LVL-01", "Only LV1 and LV2 units of the own faction can be recruited.");
		case "promote": return rosterOf(w, army).units[Number(wish.unit)] === void 0 ? refuse("CC-CMP-15", "There is no such unit in the roster.") : refuse("CC-LVL-07", "That is no promotion of this unit.");
		case "reanimate": return refuse("CC-LVL-09", "Nobody of that type died in the last mission.");
		case "buy": return refuse("CC-GEN-28", "Options are bought when the units for the mission are chosen.");
		case "take along": return refuse("CC-CMP-13", "Units for the mission are chosen after the level up.");
		case "say":
		case "hand over": return refuse("CC-CMP-11", "The talks are over.");
		default: return refuse("CC-LVL-01", "Somebody must be recruited first: LV1 units cost nothing.");
	}
}
function nextLevelUp(w, army) {
	const { units } = rosterOf(w, army);
	const rank = (one) => {
		const { stars, chains } = typeOf(one.type);
		if (stars > 0) return 0;
		return chains.some((chain) => chain.deed === "heal") ? 1 : 2;
	};
	for (const one of units.toSorted((a, b) => rank(a) - rank(b))) {
		const { level, promotes } = typeOf(one.type);
		const [to] = promotes;
		if (level === 1 && to !== void 0 && promotionFault(w, army, one) === null) return {
			do: "promote",
			unit: units.indexOf(one),
			to
		};
	}
	const types = typesAt(army.faction, 1);
	const type = types[units.length % types.length];
	return units.length < mission(w).squads.slots(w, army) && type !== void 0 ? {
		do: "recruit",
		type
	} : { do: "ready" };
}
function promote(army, one, to) {
	typeOf(one.type).level;
	army.purse -= promotionPriceOf(one.type);
	one.type = to;
	one.promoted = true;
}
function levelUp(w, army, choice) {
	const roster = rosterOf(w, army);
	if (choice.do === "ready") army.ready = true;
	if (choice.do === "promote") promote(army, veteranAt(w, army, choice.unit), choice.to);
	if (choice.do === "recruit") {
		army.purse -= recruitingPrice(choice.type);
		roster.units.push(recruit(choice.type));
	}
	if (choice.do === "reanimate") {
		army.purse -= RISING;
		roster.dead.splice(roster.dead.indexOf(choice.type), 1);
		roster.units.push(recruit(choice.type));
	}
}
// packages/games/chibi-commander/names.ts
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
const several = (count, thing) => `${count} ${thing}${count === 1 ? "" : "s"}`;
function nameOf({ units }, id) {
	const unit = units[id];
	if (unit === void 0 || "hidden" in unit) return `unit ${id}`;
	const twins = units.filter((other) => !("hidden" in other) && other.type === unit.type && other.side === unit.side);
	return twins.length === 1 ? called(unit.type) : `${called(unit.type)} ${twins.indexOf(unit) + 1}`;
}
function kindOf({ units }, id) {
	const unit = units[id];
	return unit === void 0 || "hidden" in unit ? `unit ${id}` : called(unit.type);
}
function placeOf({ units }, id) {
	const unit = units[id];
	return unit === void 0 || "hidden" in unit ? `unit ${id}` : `${unit.type} on ${cellName(unit.cell)}`;
}
function fieldOf({ units }, id) {
	const unit = units[id];
	return unit === void 0 || "hidden" in unit ? "" : cellName(unit.cell);
}
function exitOf({ units }, id) {
	const unit = units[id];
	return unit === void 0 || "hidden" in unit ? "" : cellName(unit.exit);
}
function knownUnits({ units }) {
	const known = [];
	for (const unit of units) if (!("hidden" in unit)) known[unit.id] = unit;
	return known;
}
const blipName = (id) => `Blip ${id + 1}`;
const lieOf = (way, cell) => way * grid.size + cell;
function shapeOf(piece, lie) {
	const shape = pieces[piece][Math.floor(lie / grid.size)];
	if (shape === void 0) throw new Error(`the ${piece} cannot lie like ${lie}`);
	return shape;
}
const cellOf$1 = (lie) => lie % grid.size;
const lieWords = (piece, lie) => lie === -1 ? `Leave the ${piece} out` : `The ${piece} at ${cellName(cellOf$1(lie))}${shapeOf(piece, lie).way}`;
const emptyGround = () => writeFramed(paint(grid, () => ".", () => " "));
function bareGround(map, all, kept) {
	const keep = new Set(kept);
	const picture = pictureOf(map);
	const away = (sign, cell) => all && "=h".includes(sign) || "TPSp".includes(sign) && !keep.has(cell);
	const cells = [...picture.cells].map((sign, cell) => away(sign, cell) ? "." : sign).join("");
	const house = (cell) => cell >= 0 && picture.cells[cell] === "h";
	const gone = (sign, a, b) => sign === "f" && !(keep.has(a) && keep.has(b)) || all && (house(a) || house(b));
	const upright = [...picture.upright].map((sign, i) => {
		const [x, y] = [i % 25, Math.floor(i / 25)];
		return gone(sign, x > 0 ? y * 24 + x - 1 : -1, x < 24 ? y * 24 + x : -1) ? " " : sign;
	});
	const level = [...picture.level].map((sign, i) => gone(sign, i - 24, i < grid.size ? i : -1) ? " " : sign);
	return writeFramed({
		grid,
		cells,
		upright: upright.join(""),
		level: level.join("")
	});
}
function whole(closed, prices) {
	const start = closed.indexOf(0);
	const seen = new Uint8Array(grid.size);
	const found = [start];
	seen[start] = 1;
	for (const cell of found) for (let d = 0; d < 4; d++) {
		const next = neighbour(grid, cell, d);
		if (next < 0 || closed[next] !== 0 || seen[next] !== 0 || prices[cell * 8 + d] === 0) continue;
		seen[next] = 1;
		found.push(next);
	}
	let open = 0;
	for (const one of closed) if (one === 0) open++;
	return found.length === open;
}
function doorsteps(picture) {
	const steps = new Set();
	for (let cell = 0; cell < grid.size; cell++) for (let d = 0; d < 4; d++) if ("DA".includes(edgeSign(picture, cell, d))) steps.add(cell);
	return steps;
}
const WALKED = "=h.u";
const LOW_EDGES = "fr";
const DOORS$1 = "DA";
const OUTDOORS = ".=";
function craterFloors(picture) {
	const floors = new Set();
	const rim = (sign) => sign === "r";
	for (let y = 0; y < 14; y++) for (let x = 0; x < 22; x++) if ([
		0,
		1,
		2
	].every((i) => rim(picture.upright[(y + i) * 25 + x]) && rim(picture.upright[(y + i) * 25 + x + 3]) && rim(picture.level[y * 24 + x + i]) && rim(picture.level[(y + 3) * 24 + x + i]))) for (let i = 0; i < 9; i++) floors.add((y + Math.floor(i / 3)) * 24 + x + i % 3);
	return floors;
}
let asked = null;
function lies(map, piece, keep, near = 0) {
	if (asked === null || asked.map !== map || asked.piece !== piece || asked.keep !== keep) asked = {
		map,
		piece,
		keep,
		lies: findLies(map, piece, keep, near)
	};
	return asked.lies;
}
function findLies(map, piece, kept, near) {
	const picture = pictureOf(map);
	const { closed, throughDoors } = terrainOf(freshBoard(map));
	const taken = doorsteps(picture);
	for (const cell of kept) taken.add(cell);
	const floors = craterFloors(picture);
	const ground = (cell, sign) => picture.cells[cell] === "." && !floors.has(cell) && (sign === "=" || !taken.has(cell));
	const found = [];
	pieces[piece].forEach((shape, way) => {
		for (let cell = 0; cell < grid.size; cell++) {
			const [x, y] = [columnOf(cell), rowOf(cell)];
			if (shape.cells.every(([dx, dy, sign]) => x + dx >= near && x + dx < 24 - near && y + dy >= near && y + dy < 16 - near && ground(cell + dy * 24 + dx, sign)) && (piece !== "landing ship" || x === SHIP.left && y === SHIP.top) && edgesFit(picture, floors, shape, x, y) && leavesWhole(shape, cell, closed, throughDoors[0])) found.push(lieOf(way, cell));
		}
	});
	return found;
}
function edgesFit(picture, floors, shape, x, y) {
	const open = (px, py) => px >= 0 && px < 24 && py >= 0 && py < 16 && !floors.has(py * 24 + px) && OUTDOORS.includes(picture.cells.charAt(py * 24 + px));
	const fine = (sign, ax, ay, bx, by) => !"fDA".includes(sign) || open(ax, ay) && open(bx, by);
	return shape.upright.every(([dx, dy, sign]) => {
		const [px, py] = [x + dx, y + dy];
		return px > 0 && px < 24 && py < 16 && picture.upright[py * 25 + px] === " " && fine(sign, px - 1, py, px, py);
	}) && shape.level.every(([dx, dy, sign]) => {
		const [px, py] = [x + dx, y + dy];
		return py > 0 && py < 16 && px < 24 && picture.level[py * 24 + px] === " " && fine(sign, px, py - 1, px, py);
	});
}
function roomAround(shape, cell, closed, prices) {
	const [x, y] = [columnOf(cell), rowOf(cell)];
	const right = Math.min(23, x + 1 + Math.max(...shape.cells.map(([dx]) => dx)));
	const front = Math.min(15, y + 1 + Math.max(...shape.cells.map(([, dy]) => dy)));
	for (let py = Math.max(0, y - 1); py <= front; py++) for (let px = Math.max(0, x - 1); px <= right; px++) {
		const at = py * 24 + px;
		if (closed[at] !== 0 || px < right && prices[at * 8 + 1] === 0 || py < front && prices[at * 8 + 2] === 0) return false;
	}
	return true;
}
function leavesWhole(shape, cell, closed, prices) {
	if (!shape.cells.some(([, , sign]) => !WALKED.includes(sign)) && shape.level.every(([, , sign]) => LOW_EDGES.includes(sign))) return true;
	if (shape.level.length === 0 && roomAround(shape, cell, closed, prices)) return true;
	const shut = closed.slice();
	const ways = prices.slice();
	for (const [dx, dy, sign] of shape.cells) if (!WALKED.includes(sign)) shut[cell + dy * 24 + dx] = 1;
	const bar = (a, d, sign) => {
		if (DOORS$1.includes(sign) || a < 0) return;
		ways[a * 8 + d] = 0;
		const next = neighbour(grid, a, d);
		if (next >= 0) ways[next * 8 + (d + 2 & 3)] = 0;
	};
	for (const [dx, dy, sign] of shape.upright) bar(cell + dy * 24 + dx - 1, 1, sign === "W" ? "|" : sign);
	for (const [dx, dy, sign] of shape.level) bar(cell + (dy - 1) * 24 + dx, 2, sign === "W" ? "-" : sign);
	return whole(shut, ways);
}
function layOn(map, piece, lie) {
	const { cells, upright, level } = pictureOf(map);
	const shape = shapeOf(piece, lie);
	const [x, y] = [columnOf(cellOf$1(lie)), rowOf(cellOf$1(lie))];
	const drawn = (signs, width, marks) => {
		const list = [...signs];
		for (const [dx, dy, sign] of marks) list[(y + dy) * width + x + dx] = sign;
		return list.join("");
	};
	return writeFramed({
		grid,
		cells: drawn(cells, 24, shape.cells),
		upright: drawn(upright, 25, shape.upright),
		level: drawn(level, 24, shape.level)
	});
}
// packages/games/chibi-commander/book/preparation/building.ts
const workOf = (w) => mission(w).setUp.building?.(w) ?? null;
function work(w) {
	const next = workOf(w);
	if (next === null) throw new Error("the map is built");
	return next;
}
function builtWords(what, key) {
	if ("piece" in what) return lieWords(what.piece, key);
	return "folk" in what ? `${what.folk} on ${cellName(key)}` : `Spawn point at ${cellName(key)}`;
}
const atRandom = (play, { keys, rule, what }) => play.oneOf(keys.filter((key) => key !== -1), rule, (key) => builtWords(what, key));
const building = chapter("building").steps({ place: {
	rule: "CC-MAP-21",
	prompt: (w) => work(w).prompt,
	who: (w) => workOf(w)?.seat ?? null,
	offers(w) {
		const { rule, keys } = work(w);
		return [...keys.map((key) => ({
			do: "build",
			key
		})), { do: "place the rest" }];
	},
	judge: (w) => ({
		rule: work(w).rule,
		reason: "It does not fit there: pieces lie on open ground, block no door and cut nothing off."
	}),
	auto: (play, _f, seat) => isPerson(play.w, seat) ? { do: "place the rest" } : {
		do: "build",
		key: atRandom(play, work(play.w))
	},
	take(play, _f, _seat, choice) {
		appliesMission(play.w, "building");
		if (choice.do === "build") work(play.w).put(play, choice.key);
		else for (let next = workOf(play.w); next !== null; next = workOf(play.w)) next.put(play, atRandom(play, next));
		return "again";
	}
} });
// packages/games/chibi-commander/book/preparation/muster.ts
const DRUGS = {
	name: "Emergency Drugs",
	price: 1,
	rule: "CC-WND-12",
	side: "all",
	words: "Emergency Drugs: the blow that brings coma cannot kill"
};
const optionsOf = (w, army) => [DRUGS, ...mission(w).options].filter((option) => (option.side === "all" || option.side === army.side) && (option.when === void 0 || option.when(w, army)));
const isSold = (w, army, option) => (option.each === true ? [army] : armiesOf(w, army.side)).some((one) => one.bought.includes(option.name));
function priceFault(w, army, option) {
	if (isSold(w, army, option)) return army.bought.includes(option.name) ? refuse("CC-GEN-28", `${capital(option.name)}: bought already.`) : refuse("CC-WND-13", `${capital(option.name)}: your ally has bought it for both factions.`);
	return option.price > army.purse ? refuse("CC-GEN-28", `${capital(option.name)} ${costs(option.price, army)}.`) : null;
}
const recruitPrice = (w, type) => mission(w).squads.price?.(w, type) ?? (typeOf(type).level === 2 && versus(w) ? 2 : 0);
const full = (w, army) => army.squad.length >= mission(w).squads.slots(w, army);
const affordableRecruits = (w, army) => full(w, army) ? [] : mission(w).squads.recruits(w, army, army.squad).filter((type) => recruitPrice(w, type) <= army.purse);
function inTurn$1(w, army) {
	if (w.seats.length > 1);
	return shareOf(w, army.squad.length);
}
const musterSeat = (w, army) => versus(w) || army.seat < 0 ? army.seat : inTurn$1(w, army);
const preparing = (army) => !army.ready && army.seat >= 0;
const musterers = (w) => [...new Set(w.armies.filter(preparing).map((army) => musterSeat(w, army)))];
function mustered(w, seat) {
	const army = w.armies.find((one) => preparing(one) && musterSeat(w, one) === seat);
	if (army === void 0) throw new Error(`seat ${seat} has nobody to choose`);
	return army;
}
function fieldable(w, army) {
	if (full(w, army)) return [];
	const units = rosterOf(w, army).units;
	const fits = (type) => mission(w).squads.fields?.(w, army, type) ?? true;
	return units.flatMap((one, i) => one.fielded || !fits(one.type) || units.findIndex((other) => !other.fielded && other.type === one.type) !== i ? [] : [{
		do: "take along",
		unit: i
	}]);
}
function field(w, army, at) {
	const one = veteranAt(w, army, at);
	one.fielded = true;
	army.squad.push(one.type);
}
const dismissals = (w, army) => w.campaign === null && (versus(w) || sharers(w).length === 1) ? [...new Set(army.squad)].map((type) => ({
	do: "dismiss",
	type
})) : [];
const goalOffers = (army) => [army.goal, army.spare].sort((a, b) => a - b).map((goal) => ({
	do: "keep goal",
	goal
}));
function musterOffers(w, army) {
	if (army.spare > 0) return goalOffers(army);
	const offers = w.campaign === null ? affordableRecruits(w, army).map((type) => ({
		do: "recruit",
		type
	})) : fieldable(w, army);
	const nobody = offers.length === 0;
	for (const option of optionsOf(w, army)) if (priceFault(w, army, option) === null) offers.push({
		do: "buy",
		option: option.name
	});
	offers.push(...dismissals(w, army));
	if (army.squad.length > 0 || nobody) offers.push({ do: "ready" });
	return offers;
}
const costs = (price, army) => `costs ${several(price, "point")}, ${army.purse} ${army.purse === 1 ? "is" : "are"} left`;
function musterRefused(w, army) {
	if (army.spare > 0) return [];
	const slots = mission(w).squads.slots(w, army);
	return [...(w.campaign === null ? mission(w).squads.recruits(w, army, army.squad) : []).flatMap((type) => {
		const choice = {
			do: "recruit",
			type
		};
		if (full(w, army)) return [{
			choice,
			rule: "CC-CMP-13",
			reason: `The squad is full: ${slots} of ${slots}.`
		}];
		return recruitPrice(w, type) > army.purse ? [{
			choice,
			rule: "CC-LVL-04",
			reason: `${type} ${costs(recruitPrice(w, type), army)}.`
		}] : [];
	}), ...optionsOf(w, army).flatMap((option) => {
		const fault = priceFault(w, army, option);
		return fault === null ? [] : [{
			choice: {
				do: "buy",
				option: option.name
			},
			...fault
		}];
	})];
}
function squadFault(w, army, wish) {
	if (w.campaign !== null && wish.do === "recruit") return refuse("CC-CMP-10", "Recruiting is over: units are taken from the roster now.");
	if (full(w, army)) return refuse("CC-CMP-13", "The squad is full.");
	const type = typeNames.find((one) => one === wish.type);
	const own = type !== void 0 && factionsFor(w, army).some((faction) => typeOf(type).kin === faction);
	if (own && typeOf(type).level === 3 && versus(w)) return refuse("CC-CMP-09", "LV3 units come only where the mission grants them.");
	const [rule] = mission(w).rules(w.variation).recruiting ?? [];
	return own && rule !== void 0 ? refuse(rule, `The mission's squad has no room for ${type}.`) : refuse("CC-CMP-13", "That unit does not belong to the army, or takes part already.");
}
const factionsFor = (w, army) => versus(w) ? [army.faction] : factionsOf(army.side);
function musterFault(w, army, choice) {
	const wish = wishOf(choice);
	if (army.spare > 0) return refuse("CC-M-VS1-13", "First one of the two goals is kept.");
	switch (wish.do) {
		case "recruit":
		case "take along": return squadFault(w, army, wish);
		case "buy": return refuse("CC-GEN-28", "That is not for sale in this mission.");
		case "promote":
		case "reanimate": return w.campaign === null ? refuse("CC-LVL-12", "The points of a single mission buy recruits, drugs and options.") : refuse("CC-CMP-10", "The level up is over.");
		case "keep goal": return refuse("CC-M-VS1-13", "The goal is settled.");
		default: return refuse("CC-CMP-13", "Somebody must be chosen first, and only who is in the squad can be dismissed.");
	}
}
function muster(play, army, choice) {
	const { w } = play;
	if (choice.do === "ready") army.ready = true;
	if (choice.do === "keep goal") {
		army.goal = choice.goal;
		army.spare = 0;
		if (w.options.standard) fillUp(play, army);
	}
	if (choice.do === "recruit") {
		if (recruitPrice(w, choice.type) > 0);
		army.purse -= recruitPrice(w, choice.type);
		army.squad.push(choice.type);
		if (!versus(w));
		appliesMission(w, "recruiting");
	}
	if (choice.do === "dismiss") {
		army.squad.splice(army.squad.lastIndexOf(choice.type), 1);
		army.purse += recruitPrice(w, choice.type);
	}
	if (choice.do === "take along") field(w, army, choice.unit);
	if (choice.do === "buy") {
		for (const option of optionsOf(w, army)) {
			if (option.name !== choice.option) continue;
			option.rule;
			army.purse -= option.price;
		}
		army.bought.push(choice.option);
	}
}
function nextForSquad(w, army) {
	if (army.spare > 0) return {
		do: "keep goal",
		goal: army.goal
	};
	const [veteran] = w.campaign === null ? [] : fieldable(w, army);
	if (veteran !== void 0) return veteran;
	const types = w.campaign === null ? affordableRecruits(w, army) : [];
	const type = types[army.squad.length % types.length];
	return type === void 0 ? { do: "ready" } : {
		do: "recruit",
		type
	};
}
function fillUp(play, army) {
	while (!army.ready) muster(play, army, nextForSquad(play.w, army));
}
// packages/games/chibi-commander/book/activation/faults.ts
const unitWished = (w, wish) => typeof wish.unit === "number" ? w.units[wish.unit] : void 0;
function walkFault(w, unit, to) {
	const other = unitOn(w, to);
	if (other !== void 0 && other.id !== unit.id) return !other.coma && enemies(unit.side, other.side) ? refuse("CC-MOV-05", "An awake enemy stands there.") : refuse("CC-MAP-06", "Somebody stands there: nobody may end a movement on a taken field.");
	if (blipOn(w, to) !== void 0) return unit.side === "Invaders" ? refuse("CC-MAP-06", "A Blip stands there.") : refuse("CC-MOV-05", "A Blip blocks the field.");
	return refuse("CC-MOV-01", "That field cannot be reached with the movement points at hand.");
}
function reachFault(w, f, unit, at) {
	if ((chainsOf(w, unit)[f.chain]?.range ?? 0) === 0) return refuse("CC-HIT-06", "A melee attack reaches only a neighbouring field with no wall between.");
	if (!lineFree(w, unit.cell, at)) return refuse("CC-HIT-01", "The line to it is blocked.");
	if (beyondFog(w, unit.cell, at, f.side)) return refuse("CC-VIS-04", "It is beyond what the fog lets see.");
	return refuse("CC-HIT-09", "Not even all sixes would reach it.");
}
function attackFault(w, f, unit, wish) {
	if (f.deeds === 0) return refuse("CC-ACT-01", "No chain with an attack is open.");
	const target = unitWished(w, wish);
	const blip = typeof wish.blip === "number" ? findBlip(w, wish.blip) : void 0;
	if (target === void 0 && blip === void 0) return refuse("CC-HIT-01", "Nothing like that can be attacked.");
	if (target !== void 0) {
		if (!onMap(target)) return refuse("CC-HIT-01", `${target.type} is not on the map.`);
		const guard = mission(w).corrections.untouchable?.(w, target) ?? null;
		if (guard !== null) return refuse(guard, `${target.type} is guarded.`);
		if (f.command === "" && target.side !== "neutral" && !enemies(unit.side, target.side)) return refuse("CC-HIT-01", `${target.type} is a friend.`);
		if (target.id === unit.id) return refuse("CC-PSI-13", "Nobody is made to attack itself.");
	}
	return reachFault(w, f, unit, target?.cell ?? blip?.cell ?? -1);
}
function mindFault(w, f, unit, wish) {
	const victim = unitWished(w, wish);
	if (f.deeds === 0 || victim === void 0) return refuse("CC-PSI-01", "No PSI symbol is open.");
	if (!awake(victim) || victim.blip !== -1) return refuse("CC-PSI-17", "Units in coma and Blips cannot be attacked by PSI.");
	if (isAnimal(victim)) return refuse("CC-PSI-16", "Animals cannot be attacked by PSI.");
	if (isLeader(victim) && victim.side === "Earth" && hasBought(w, "Earth", "PSI training")) return refuse("CC-M-VS4-14", `${victim.type} is trained against PSI.`);
	return refuse("CC-PSI-01", victim.side === unit.side ? `${victim.type} is a friend.` : `${victim.type} is not in sight.`);
}
function dragFault(w, f, unit, wish) {
	const other = unitWished(w, wish);
	if (f.command !== "") return refuse("CC-PSI-12", "A forced unit drags nobody.");
	if (other === void 0 || !noWallBetween(w, unit.cell, other.cell)) return refuse("CC-MOV-23", "Only a neighbour may be picked up, with no wall between.");
	if (other.side !== "neutral" && !other.coma) return refuse("CC-MOV-25", `${other.type} is awake.`);
	return partyOf(w, f.faction).dragged ? refuse("CC-MOV-24", "Somebody has been dragged in this round.") : refuse("CC-MOV-23", "There is no movement left to drag anybody.");
}
function sendFault(w, wish) {
	const civilian = typeof wish.civilian === "number" ? w.units[wish.civilian] : void 0;
	const by = typeof wish.by === "number" ? w.units[wish.by] : void 0;
	if (by?.sent === true) return refuse("CC-MOV-20", `${by.type} has sent somebody in this round.`);
	return civilian?.moved === true || civilian?.coma === true ? refuse("CC-MOV-21", `${civilian.type} has been moved in this round, or lies in coma.`) : refuse("CC-MOV-20", "Only a civilian beside the unit can be sent, with nothing between them.");
}
function shipFault(w, unit) {
	if (unit.side !== "Invaders") return refuse("CC-UFO-07", "Earth units cannot start the ship.");
	if (w.takeOff !== 0) return refuse("CC-UFO-03", "The ship has been started.");
	if (!inShip(w, unit.cell)) return refuse("CC-UFO-01", `${unit.type} does not stand in the ship.`);
	return mission(w).corrections.shipMayStart?.(w) === false ? refuse("CC-M-VS1-19", "The ship cannot be started before round 6.") : refuse("CC-UFO-01", "Two actions are needed, for a leader one.");
}
function useFault(w, f, unit, wish) {
	const chain = typeof wish.chain === "number" ? chainsOf(w, unit)[wish.chain] : void 0;
	if (chain === void 0) return refuse("CC-ACT-01", `${unit.type} has no such chain.`);
	if (chain.long && f.actions < 2) return refuse("CC-ACT-05", "A long action needs two unspent actions.");
	if (f.command === "run") return refuse("CC-PSI-12", "A running unit uses only what moves it.");
	return f.chain === -1 || f.chain === -2 ? refuse("CC-TRN-09", "No action is left for this chain.") : refuse("CC-ACT-02", "Another chain is still open.");
}
function jumpFault(w, f, unit, wish) {
	if (f.jumps === 0) return refuse("CC-MOV-12", "No teleport symbol is open.");
	if (!Array.isArray(wish.with) || typeof wish.to !== "number" || Object.keys(wish).length !== 3) return refuse("CC-MOV-12", "A teleport names a field and those who come along.");
	const company = wish.with;
	const allowed = passengers(w, unit);
	if (!company.every((id, i) => typeof id === "number" && (i === 0 || Number(company[i - 1]) < id)) || !company.every((id) => allowed.some((other) => other.id === id))) return refuse("CC-MOV-15", "Passengers are neighbours of the unit without a wall between, each named once, in order.");
	return refuse("CC-MOV-13", "That field is not free, too far for the dice, or has no room for the passengers.");
}
const faults = {
	teleport: jumpFault,
	use: useFault,
	walk: (w, _f, unit, wish) => walkFault(w, unit, Number(wish.to)),
	attack: attackFault,
	aim: (w, f, unit, wish) => f.deeds === 0 ? refuse("CC-ACT-01", "No chain with an explosion is open.") : wish.at === unit.cell ? refuse("CC-EXP-01", "Nobody aims at the own field.") : reachFault(w, f, unit, Number(wish.at)),
	heal: () => refuse("CC-HEAL-01", "Only the unit itself or a wounded friend or bystander beside it can be healed, with a heal symbol at hand."),
	mind: mindFault,
	"pick up": dragFault,
	send: (w, _f, _unit, wish) => sendFault(w, wish),
	leave: (_w, f) => f.command === "" ? refuse("CC-MOV-29", "This field is no exit of this unit.") : refuse("CC-PSI-12", "A forced unit cannot leave the map."),
	open: (w) => refuse(mission(w).doors === "free" ? "CC-MOV-07" : "CC-MOV-09", "There is no door here that this unit can open now."),
	close: () => refuse("CC-MOV-10", "There is no open Alien door here that this unit can close now."),
	"start the ship": (w, _f, unit) => shipFault(w, unit),
	storm: (_w, f) => f.stormed ? refuse("CC-CMD-08", "At most one Storm serves one basic movement.") : refuse("CC-CMD-07", "Storm needs a star and a basic movement."),
	scan: () => refuse("CC-CMD-09", "Scanning needs a star and a Blip within seven fields of a friend."),
	deal: () => refuse("CC-ACT-10", "The mission does not let this unit do that here and now.")
};
function actionFault(w, f, choice) {
	const wish = wishOf(choice);
	return (typeof wish.do === "string" && Object.hasOwn(faults, wish.do) ? faults[wish.do] : void 0)?.(w, f, unitOf(w, f.unit), wish) ?? refuse("CC-ACT-01", "The unit cannot do that now.");
}
// packages/games/chibi-commander/book/fight/healing.ts
function throwHealing(play, patient, dice) {
	const { faces, told } = throwDamage(play, dice, "CC-HEAL-02");
	play.tell?.({
		type: "heal throw",
		unit: patient.id,
		kind: patient.type,
		...told
	}, "CC-HEAL-02");
	return faces;
}
function take(play, patient, points) {
	const lay = patient.coma;
	regain(play, patient, points, "CC-HEAL-02");
	if (!lay || patient.coma) return;
	patient.groggy = true;
	mission(play.w).on.wokenByHealing?.(play, patient);
	spot(play);
}
function heal(play, patient, dice) {
	take(play, patient, sum$1(throwHealing(play, patient, dice)));
}
const healing = chapter("healing").shows("patient", "dice", "faction", "side", "lucky", "window", "faces").steps({
	throw: { run(play, f) {
		f.faces = throwHealing(play, unitOf(play.w, f.patient), f.dice);
	} },
	luck: luckWindow((w) => w.options.healing === "luck", "throw", (w, f) => `${sum$1(f.faces)} to heal ${called(unitOf(w, f.patient).type)}. Spend a star to throw again?`),
	outcome: { run(play, f) {
		take(play, unitOf(play.w, f.patient), sum$1(f.faces));
		return "done";
	} }
});
const beginHealing = (patient, dice, faction, side) => healing.begin({
	patient,
	dice,
	faction,
	side,
	lucky: false,
	faces: []
});
// packages/games/chibi-commander/book/fight/psi.ts
function effects(victim) {
	const offers = isCivilian(victim) ? [] : [{ do: "panic" }];
	if (victim.swayed);
	else offers.push({ do: "run" }, { do: "control" });
	return offers;
}
const mind$1 = chapter("mind").shows("attacker", "victim", "dice", "faction", "side", "seat", "lucky", "window", "success").steps({
	throw: { run(play, f) {
		const w = play.w;
		const parts = mindNumber(w, unitOf(w, f.attacker), unitOf(w, f.victim), f.dice);
		const dice = play.rolls(f.dice, 6, "CC-PSI-03");
		const needed = total(parts);
		if (f.lucky);
		f.success = Math.max(...dice) > needed;
		play.tell?.({
			type: "PSI throw",
			unit: f.attacker,
			kind: unitOf(w, f.attacker).type,
			victim: f.victim,
			whom: unitOf(w, f.victim).type,
			dice,
			needed,
			success: f.success
		}, "CC-PSI-03");
	} },
	luck: luckWindow((_w, f) => !f.success, "throw", (w, f) => `${called(unitOf(w, f.attacker).type)} fails to enter the mind. Spend a star?`),
	outcome: { run(play, f) {
		mission(play.w).on.attacked?.(play);
		if (!f.success) return "done";
		mission(play.w).on.succeeded?.(play, unitOf(play.w, f.attacker), "mind", [f.victim]);
	} },
	effect: {
		rule: "CC-PSI-10",
		prompt: (w, f) => `What shall ${called(unitOf(w, f.victim).type)} suffer?`,
		who: (w, f) => effects(unitOf(w, f.victim)).length > 0 ? f.seat : null,
		offers: (w, f) => effects(unitOf(w, f.victim)),
		auto: ({ w }, f) => mindEffect(w, f, effects(unitOf(w, f.victim))),
		take(play, f, _seat, choice) {
			const victim = unitOf(play.w, f.victim);
			if (choice.do === "panic") {
				panic(play, victim);
				return "done";
			}
			return {
				call: sway(play, victim, choice.do === "run" ? "run" : "control", f),
				then: "over"
			};
		}
	},
	over: { run: () => "done" }
});
function panic(play, victim) {
	victim.panics++;
	play.tell?.({
		type: "panics",
		unit: victim.id,
		kind: victim.type
	}, "CC-PSI-11");
}
function sway(play, victim, command, { attacker, faction, side, seat }) {
	if (isCivilian(victim));
	victim.swayed = true;
	const told = {
		unit: victim.id,
		kind: victim.type,
		by: attacker
	};
	if (command === "run") play.tell?.({
		type: "made to run",
		...told
	}, "CC-PSI-12");
	else play.tell?.({
		type: "controlled",
		...told
	}, "CC-PSI-13");
	return beginActing(play.w, victim, {
		command,
		faction,
		side,
		seat,
		actions: 2
	});
}
const beginMind = (attacker, victim, dice, faction, side, seat) => mind$1.begin({
	attacker: attacker.id,
	victim: victim.id,
	dice,
	faction,
	side,
	seat,
	lucky: false,
	success: false
});
// packages/games/chibi-commander/book/movement/teleport.ts
function land(play, id, cell, how = "teleported") {
	const unit = unitOf(play.w, id);
	const from = unit.cell;
	unit.cell = cell;
	unit.moved = true;
	play.tell?.({
		type: "teleported",
		unit: id,
		kind: unit.type,
		to: cell
	}, "CC-MOV-12");
	mission(play.w).on.entered?.(play, unit, how, null, from);
}
const jump$1 = chapter("jump").shows("unit", "to", "with", "all", "dice", "faction", "side", "seat", "lucky", "window", "success").steps({
	test: { run(play, f) {
		const needed = distance(unitOf(play.w, f.unit).cell, f.to) + 2 * f.with.length;
		const dice = play.rolls(f.dice, 6, "CC-MOV-13");
		f.success = sum$1(dice) >= needed;
		play.tell?.({
			type: "teleport throw",
			unit: f.unit,
			kind: unitOf(play.w, f.unit).type,
			dice,
			needed,
			success: f.success
		}, "CC-MOV-13");
	} },
	luck: luckWindow((_w, f) => !f.success, "test", () => "The teleport fails. Spend a star?"),
	arrive: { run(play, f) {
		if (!f.success) return "done";
		if (f.with.length > 0);
		for (const id of f.with) unitOf(play.w, id).cell = -1;
		land(play, f.unit, f.to);
	} },
	passengers: {
		rule: "CC-MOV-16",
		prompt: (w, f) => `Where does ${called(unitOf(w, f.with[0] ?? -1).type)} land?`,
		who: (_w, f) => f.with.length > 0 ? f.seat : null,
		offers: (w, f) => landings(w, f.to).map((at) => ({
			do: "land",
			at
		})),
		auto: ({ w }, f) => ({
			do: "land",
			at: itemAt$1(landings(w, f.to), 0)
		}),
		take(play, f, _seat, choice) {
			const first = f.with.shift();
			if (first !== void 0 && choice.do === "land") land(play, first, choice.at, "carried");
			return "again";
		}
	},
	look: { run(play, f) {
		mission(play.w).on.succeeded?.(play, unitOf(play.w, f.unit), "jump", f.all);
		spot(play, f.unit);
	} }
});
// packages/games/chibi-commander/book/activation/taking.ts
function openBasic(w, f) {
	if (f.chain !== -1) return;
	f.points = basicMove(w, unitOf(w, f.unit));
	f.actions -= f.command === "control" ? 2 : 1;
	f.chain = -2;
	f.stormed = false;
}
function close(f) {
	f.chain = -1;
	f.points = 0;
	f.deeds = 0;
	f.jumps = 0;
}
function openMovement(w, f, chain) {
	f.points = chain.move > 0 ? chain.move + (mission(w).corrections.extraMove?.(w, unitOf(w, f.unit)) ?? 0) : 0;
	f.jumps = chain.teleport;
}
function deedDone(w, f) {
	const chain = chainAt(w, unitOf(w, f.unit), f.chain);
	if (f.points > 0) {}
	f.deeds--;
	f.jumps = 0;
	f.points = 0;
	if (f.deeds > 0) {
		if (w.options.doubles === "movement too") openMovement(w, f, chain);
		return;
	}
	if (chain.after > 0) f.points = chain.after + (mission(w).corrections.extraMove?.(w, unitOf(w, f.unit)) ?? 0);
	else close(f);
}
const dice = (choice) => "dice" in choice ? choice.dice : void 0;
function attackBy(w, f, unit, choice) {
	const chain = chainAt(w, unit, f.chain);
	return {
		attacker: unit.id,
		faction: f.faction,
		side: f.side,
		range: dice(choice) ?? chain.range,
		dice: chain.dice
	};
}
const takers$1 = {
	walk(play, f, _unit, choice) {
		openBasic(play.w, f);
		walkTo$1(play, f, choice.to);
		afterPulling(play, f, unitOf(play.w, f.unit).cell, f.faction);
		if (f.points === 0 && f.chain === -2) close(f);
	},
	stop(_play, f) {
		close(f);
	},
	use(play, f, unit, choice) {
		const chain = chainAt(play.w, unit, choice.chain);
		if (f.points > 0);
		if (chain.deed === "mind" && f.actions === 1);
		if (f.command === "control");
		f.actions -= f.command === "control" ? 2 : price$2(chain);
		f.chain = choice.chain;
		openMovement(play.w, f, chain);
		f.deeds = chain.deed === "none" ? 0 : chain.twice ? 2 : 1;
		play.tell?.({
			type: "uses",
			unit: unit.id,
			kind: unit.type,
			chain: chain.text
		}, "CC-ACT-01");
	},
	attack(play, f, unit, choice) {
		const by = attackBy(play.w, f, unit, choice);
		const target = "unit" in choice ? {
			unit: choice.unit,
			at: unitOf(play.w, choice.unit).cell
		} : {
			blip: choice.blip,
			at: blipOf(play.w, choice.blip).cell
		};
		deedDone(play.w, f);
		return { call: beginStrike({
			...by,
			blast: false
		}, target) };
	},
	aim(play, f, unit, choice) {
		const by = attackBy(play.w, f, unit, choice);
		deedDone(play.w, f);
		return { call: beginStrike({
			...by,
			blast: true
		}, { at: choice.at }) };
	},
	heal(play, f, unit, choice) {
		const chain = chainAt(play.w, unit, f.chain);
		deedDone(play.w, f);
		return { call: beginHealing(choice.unit, chain.dice, f.faction, f.side) };
	},
	mind(play, f, unit, choice) {
		const chain = chainAt(play.w, unit, f.chain);
		deedDone(play.w, f);
		if (!inSight(play.w, unit.cell, unitOf(play.w, choice.unit).cell, f.side));
		return { call: beginMind(unit, unitOf(play.w, choice.unit), chain.dice, f.faction, f.side, f.seat) };
	},
	teleport(_play, f, unit, choice) {
		const used = f.jumps;
		f.jumps = 0;
		f.leap = {
			to: choice.to,
			with: choice.with.slice()
		};
		if (f.deeds === 0) close(f);
		return { call: jump$1.begin({
			unit: unit.id,
			to: choice.to,
			with: choice.with.slice(),
			all: choice.with.slice(),
			dice: used,
			faction: f.faction,
			side: f.side,
			seat: f.seat,
			lucky: false,
			success: false
		}) };
	},
	"break off"(_play, f) {
		close(f);
	},
	open(play, f, unit, choice) {
		const alien = alienDoors(play.w, unit.cell).some((one) => one.door === choice.door);
		const paid = alien && unit.side === "Earth";
		const onePoint = !alien && mission(play.w).doors === "one point";
		if (paid) {
			close(f);
			f.actions--;
		}
		if (onePoint) {
			openBasic(play.w, f);
			f.points--;
		}
		openDoor(play, choice.door, unit.id, alien ? "CC-MOV-10" : onePoint ? "CC-MOV-09" : "CC-MOV-07");
	},
	close(play, f, unit, choice) {
		if (unit.side === "Earth") {
			close(f);
			f.actions--;
		}
		closeDoor(play, choice.door, "CC-MOV-10");
	},
	"pick up"(play, f, unit, choice) {
		f.drag = choice.unit;
		partyOf(play.w, f.faction).dragged = true;
		play.tell?.({
			type: "picked up",
			unit: unit.id,
			kind: unit.type,
			other: choice.unit,
			whom: unitOf(play.w, choice.unit).type
		}, "CC-MOV-23");
	},
	pull: (play, f, _unit, choice) => startPull(play, f, choice.crystal, f.faction),
	"let go"(play, f) {
		f.drag = -1;
		endPull(play, f);
	},
	leave(play, f, unit) {
		const { w } = play;
		if (f.crystal !== -1) takeOut(play, f, f.faction);
		if (!awake(unit)) return;
		if (f.drag !== -1 && (mission(w).ground.mayTakeOut?.(w, unitOf(w, f.drag), f.faction, unit.cell) ?? true)) depart(play, unitOf(w, f.drag), f.faction, unit.id, unit.cell);
		depart(play, unit, f.faction, unit.id);
		spot(play);
	},
	send: (play, f, _unit, choice) => sending(play, choice, f.seat),
	spot: (play, _f, _unit, choice) => spotByChoice(play, choice.blip),
	scan: (play, _f, _unit, choice) => scan(play, choice),
	dissolve: (play, _f, _unit, choice) => dissolve(play, choice.blip),
	storm(play, f, _unit, choice) {
		openBasic(play.w, f);
		spendStar(play, unitOf(play.w, choice.star), "CC-CMD-07");
		f.points += 2;
		f.stormed = true;
	},
	"start the ship"(play, f, unit) {
		close(f);
		f.actions -= startShip(play, unit);
	},
	deal(play, f, unit, choice) {
		const deal = dealNamed(play.w, choice.deal);
		if (deal.price > 0) {
			close(f);
			stirs(play.w);
		}
		f.actions -= deal.price;
		deal.rule;
		return deal.take(play, unit, choice.on ?? -1);
	},
	done(_play, f) {
		if (f.actions > 0);
		return { goTo: "end" };
	}
};
// packages/games/chibi-commander/book/takers.ts
function takeBy(takers, play, f, x, choice) {
	const taker = takers[choice.do];
	if (taker === void 0) throw new Error(`'${choice.do}' cannot be done here`);
	return taker(play, f, x, choice);
}
// packages/games/chibi-commander/book/activation/activation.ts
function beginActing(w, unit, by) {
	return acting.begin({
		...by,
		outer: interrupt(w),
		unit: unit.id,
		blip: -1,
		points: 0,
		drag: -1,
		crystal: -1,
		pull: 0,
		chain: -1,
		deeds: 0,
		jumps: 0,
		stormed: false
	});
}
function checkDrag(w, f) {
	if (f.drag === -1) return;
	const dragged = unitOf(w, f.drag);
	const { cell } = unitOf(w, f.unit);
	const near = cell !== -1 && beside(cell).includes(dragged.cell);
	if (dragged.cell === -1 || !near || dragged.side !== "neutral" && !dragged.coma) {
		if (near && !dragged.coma);
		f.drag = -1;
	}
}
function landed$2(play, f) {
	const { leap } = f;
	delete f.leap;
	if (leap === void 0 || unitOf(play.w, f.unit).cell !== leap.to) return;
	if (!leap.with.includes(f.drag)) f.drag = -1;
	endPull(play, f);
}
const acting = chapter("activation").shows("unit", "blip", "points", "drag", "crystal", "pull", "actions", "command", "outer", "faction", "side", "seat", "chain", "deeds", "jumps", "stormed", "leap").steps({
	"who is dragged": { run(play, f) {
		landed$2(play, f);
		checkDrag(play.w, f);
	} },
	act: {
		rule: "CC-ACT-01",
		prompt: (w, f, seat) => seat === f.seat ? promptOf$1(w, f) : `${called(unitOf(w, f.unit).type)} acts. Order Storm, or dissolve a Ghost?`,
		who: (w, f) => finished(w, f) ? null : involved(w, f),
		offers: (w, f, seat) => seat === f.seat ? offersOf$1(w, f) : [],
		withdrawals: (w, f, seat) => favours(w, f, seat),
		auto: ({ w }, f, seat) => nextInActivation(w, f, seat),
		judge: (w, f, seat, choice) => seat === f.seat ? actionFault(w, f, choice) : {
			rule: "CC-TRN-07",
			reason: "Somebody else acts now."
		},
		refused: (w, f, seat) => chainsOf(w, unitOf(w, f.unit)).flatMap((chain, i) => seat === f.seat && (f.chain === -1 || f.chain === -2) && chain.long && f.actions === 1 && f.command === "" ? [{
			choice: {
				do: "use",
				chain: i
			},
			rule: "CC-ACT-05",
			reason: "A long action needs two unspent actions."
		}] : []),
		take(play, f, _seat, choice) {
			const where = takeBy(takers$1, play, f, unitOf(play.w, f.unit), choice) ?? "again";
			checkDrag(play.w, f);
			return typeof where === "object" && "call" in where ? {
				call: where.call,
				then: "who is dragged"
			} : where;
		}
	},
	end: { run(play, f) {
		endPull(play, f);
		if (f.command !== "") {
			resume(play.w, f.outer);
			return;
		}
		endActivation(unitOf(play.w, f.unit));
	} }
});
const DEEDS$1 = {
	attack: "attack",
	blast: "aim",
	heal: "heal",
	mind: "attack a mind",
	none: ""
};
function promptOf$1(w, f) {
	const unit = unitOf(w, f.unit);
	const left = `${f.actions === 0 ? "no" : f.actions} ${f.actions > 1 ? "actions" : "action"} left`;
	const drags = f.drag === -1 ? "" : ` drags ${called(unitOf(w, f.drag).type)}`;
	if (f.chain < 0) return `${unit.type}${drags}: ${left}${f.points === 0 ? "" : `, ${f.points} ${f.points === 1 ? "point" : "points"} of movement`}.`;
	const chain = chainAt(w, unit, f.chain);
	const held = [
		f.jumps > 0 && "teleport",
		f.points > 0 && `walk ${f.points}`,
		f.deeds > 0 && DEEDS$1[chain.deed]
	].filter(Boolean);
	const rest = held.length === 0 ? "nothing is left of it" : held.join(", then ");
	return `${unit.type} uses ${chain.text}: ${rest}; ${left}.`;
}
// packages/games/chibi-commander/book/automaton/ties.ts
const tieStep = (who, back) => ({
	rule: "CC-NPC-12",
	prompt: (w, f) => `Whom does ${who(w, f)} go for?`,
	who: (w, f) => f.tied.length > 0 ? arbiter(w) : null,
	offers(w, f) {
		return f.tied.map((id) => unitOf(w, id)).sort(byWeakness).map((unit) => ({
			do: "attack",
			unit: unit.id
		}));
	},
	auto: ({ w }, f) => leastHarm(w, f.tied),
	take(_play, f, _seat, choice) {
		if (choice.do === "attack" && "unit" in choice) f.chosen = choice.unit;
		f.tied = [];
		return { goTo: back(f) };
	}
});
// packages/games/chibi-commander/auto/errands.ts
const farFrom = (cell, exits) => Math.min(...exits.map((exit) => distance(cell, exit)));
function closer(w, mover, from, exits) {
	let best = from;
	for (const offer of walkOffers(w, mover)) if (offer.do === "walk" && farFrom(offer.to, exits) < farFrom(best, exits)) best = offer.to;
	return best;
}
function sendSomebody(play, unit) {
	const { w } = play;
	const exits = mission(w).ground.exits(w, factionOfUnit(unit), unit);
	const offer = exits.length === 0 ? void 0 : sendOffers(w, unit)[0];
	if (offer?.do !== "send") return;
	const civilian = unitOf(w, offer.civilian);
	const mover = {
		unit: civilian.id,
		blip: -1,
		points: 4,
		drag: -1,
		crystal: -1,
		pull: 0
	};
	const to = closer(w, mover, civilian.cell, exits);
	if (to === civilian.cell && !mayLeave(w, civilian, factionOfUnit(unit))) return;
	unit.sent = true;
	civilian.moved = true;
	play.tell?.({
		type: "sent",
		unit: unit.id,
		kind: unit.type,
		civilian: civilian.id,
		whom: civilian.type
	}, "CC-MOV-20");
	if (to !== civilian.cell) walkTo$1(play, mover, to);
	if (awake(civilian) && mayLeave(w, civilian, factionOfUnit(unit))) depart(play, civilian, factionOfUnit(unit), -1);
	spot(play);
}
function dragOut(play, f, unit) {
	const { w } = play;
	const prizes = mission(w).program.prizes?.(w, unit) ?? [];
	const party = partyOf(w, factionOfUnit(unit));
	if (prizes.length === 0 || party.dragged) return false;
	const prize = dragTargets(w, unit.cell, unit.id).find((other) => prizes.includes(other.id));
	if (prize === void 0) return false;
	const exits = mission(w).ground.exits(w, factionOfUnit(unit), unit);
	const mover = {
		unit: unit.id,
		blip: -1,
		points: basicMove(w, unit),
		drag: prize.id,
		crystal: -1,
		pull: 0
	};
	const exit = exits.includes(unit.cell) ? unit.cell : closer(w, mover, unit.cell, exits);
	if (!exits.includes(exit)) return false;
	party.dragged = true;
	play.tell?.({
		type: "picked up",
		unit: unit.id,
		kind: unit.type,
		other: prize.id,
		whom: prize.type
	}, "CC-MOV-23");
	if (exit !== unit.cell) {
		f.actions--;
		walkTo$1(play, mover, exit);
	}
	if (!awake(unit) || unit.cell !== exit) return true;
	if (distance(unit.cell, prize.cell) === 1) depart(play, prize, factionOfUnit(unit), unit.id, unit.cell);
	depart(play, unit, factionOfUnit(unit), unit.id);
	spot(play);
	return true;
}
// packages/games/chibi-commander/book/automaton/salvo.ts
function getThere(play, unit, from, path) {
	if (unit.cell === from) return true;
	if (path.length > 0) return follow(play, {
		unit: unit.id,
		blip: null
	}, path) && unit.cell === from;
	land(play, unit.id, from);
	spot(play);
	return unit.cell === from;
}
function opening(w, unit, next, by, lying) {
	const chain = chainAt(w, unit, next.chain);
	const deed = {
		faction: factionOfUnit(by),
		side: sideOfUnit(by)
	};
	if (chain.twice) return salvo.begin({
		...deed,
		unit: unit.id,
		target: next.do === "attack" ? next.target : -1,
		chain: next.chain,
		left: 2,
		lying,
		chosen: -1,
		tied: []
	});
	const target = next.do === "attack" ? {
		unit: next.target,
		at: unitOf(w, next.target).cell
	} : { at: next.at };
	return beginStrike({
		...deed,
		attacker: unit.id,
		range: chain.range,
		dice: chain.dice,
		blast: next.do === "blast"
	}, target);
}
function nextTarget(w, f, unit) {
	const { range } = chainAt(w, unit, f.chain);
	const mind = mindOf(w, {
		...f,
		actions: 0
	});
	const own = unit.side === f.side;
	const reached = (targets) => targets.filter((target) => inRange(w, unit.cell, target.cell, range, sideOfUnit(unit)));
	const first = reached(own ? targetsOf(w, {
		side: f.side,
		mode: unit.mode
	}, mind.lying) : humansBut(w, unit, mind.lying));
	const targets = first.length === 0 && own && mind.lyingLast ? reached(lyingTargets(w, unit)) : first;
	const same = targets.find((target) => target.id === f.target);
	if (same !== void 0) return same;
	return targets.length === 0 ? null : nearest$1(unit, targets, mind);
}
const salvo = chapter("salvo").shows("unit", "target", "chain", "left", "faction", "side", "lying", "chosen", "tied").steps({
	shoot: { run(play, f) {
		const { w } = play;
		const unit = unitOf(w, f.unit);
		if (f.left === 0 || !awake(unit)) return "done";
		const chain = chainAt(w, unit, f.chain);
		const next = nextTarget(w, f, unit);
		if (next === null) return "done";
		if (Array.isArray(next)) {
			f.tied = next;
			return;
		}
		f.left--;
		f.chosen = -1;
		if (next.id === -9) {
			mission(w).on.busAttacked?.(play, unit);
			return "done";
		}
		f.target = next.id;
		return {
			call: beginStrike({
				attacker: unit.id,
				faction: f.faction,
				side: f.side,
				range: chain.range,
				dice: chain.dice,
				blast: chain.deed === "blast"
			}, {
				unit: next.id,
				at: next.cell
			}),
			then: "shoot"
		};
	} },
	tie: tieStep((w, f) => called(unitOf(w, f.unit).type), () => "shoot")
});
// packages/games/chibi-commander/book/automaton/mind.ts
function turnAgainst(play, attacker, victim, mind) {
	const { w } = play;
	const against = turnedAgainst(w, victim, mind);
	if (against === null) return null;
	if (against.do === "tie") return against.targets;
	victim.swayed = true;
	play.tell?.({
		type: "controlled",
		unit: victim.id,
		kind: victim.type,
		by: attacker.id
	}, "CC-NPC-26");
	if (!getThere(play, victim, against.from, against.path) || !awake(victim)) return "over";
	return opening(w, victim, against, attacker, mind.lying);
}
const robotMind = chapter("automaton mind").shows("attacker", "victim", "dice", "outer", "lying", "chosen", "tied").steps({
	throw: { run(play, f) {
		const { w } = play;
		const attacker = unitOf(w, f.attacker);
		const victim = unitOf(w, f.victim);
		const needed = dieNeeded(mindNumber(w, attacker, victim, f.dice));
		const dice = play.rolls(f.dice, 6, "CC-PSI-03");
		const success = Math.max(...dice) > needed;
		play.tell?.({
			type: "PSI throw",
			unit: attacker.id,
			kind: attacker.type,
			victim: victim.id,
			whom: victim.type,
			dice,
			needed,
			success
		}, "CC-PSI-03");
		mission(w).on.attacked?.(play);
		if (!success) return { goTo: "over" };
		mission(w).on.succeeded?.(play, attacker, "mind", [victim.id]);
	} },
	effect: { run(play, f) {
		const { w } = play;
		const victim = unitOf(w, f.victim);
		const struck = victim.swayed ? null : turnAgainst(play, unitOf(w, f.attacker), victim, mindOf(w, {
			...f,
			actions: 2
		}));
		if (Array.isArray(struck)) {
			f.tied = struck;
			return;
		}
		if (struck === null) panic(play, victim);
		return struck === null || struck === "over" ? { goTo: "over" } : {
			call: struck,
			then: "over"
		};
	} },
	tie: tieStep((w, f) => called(unitOf(w, f.victim).type), () => "effect"),
	over: { run(play, f) {
		resume(play.w, f.outer);
		return "done";
	} }
});
// packages/games/chibi-commander/book/automaton/deeds.ts
function carryOut(play, f, unit, next) {
	const { w } = play;
	if (next.do === "move") {
		f.actions--;
		play.tell?.({
			type: "moves",
			unit: unit.id,
			kind: unit.type,
			to: next.to
		}, next.rule);
		if (next.jump) getThere(play, unit, next.to, []);
		else follow(play, {
			unit: unit.id,
			blip: null
		}, next.path);
		return "again";
	}
	const chain = chainAt(w, unit, next.chain);
	if (next.do === "attack" || next.do === "blast") chain.long;
	if (next.do === "mind");
	f.actions -= chain.long ? 2 : 1;
	if (!getThere(play, unit, next.from, next.path) || !awake(unit)) return "again";
	if (next.do === "heal") {
		play.tell?.({
			type: "heals",
			unit: unit.id,
			kind: unit.type,
			target: next.target,
			whom: unitOf(w, next.target).type
		}, next.target === unit.id ? "CC-NPC-07" : "CC-NPC-08");
		for (let times = chain.twice ? 2 : 1; times > 0; times--) heal(play, unitOf(w, next.target), chain.dice);
		return "again";
	}
	if (next.do === "mind") return {
		call: robotMind.begin({
			attacker: unit.id,
			victim: next.target,
			dice: chain.dice,
			outer: interrupt(w),
			lying: f.lying,
			chosen: -1,
			tied: []
		}),
		then: "list"
	};
	if (next.do === "attack" && next.target === -9) {
		mission(w).on.busAttacked?.(play, unit);
		return "again";
	}
	if (next.do === "blast" && cross(grid, next.at, terrainOf(w.board).levels, 2).includes(w.board.bus)) mission(w).on.busAttacked?.(play, unit);
	return {
		call: opening(w, unit, next, unit, f.lying),
		then: "list"
	};
}
// packages/games/chibi-commander/book/automaton/undercover.ts
function creepCloser(play, f) {
	const { w } = play;
	const blip = blipOf(w, f.blip);
	const near = targetsOf(w, {
		side: "Invaders",
		mode: blip.mode
	}, mindOf(w, f).lying).some((target) => distance(blip.cell, target.cell) <= 2 && inSight(w, blip.cell, target.cell, "Invaders"));
	if (blip.unit === -2 ? near : wouldShowItself(w, blip)) {
		const unit = reveal(play, blip, -1, "CC-NPC-20");
		spot(play);
		f.blip = -1;
		f.unit = unit?.id ?? -1;
		return unit === null ? { goTo: "end" } : "again";
	}
	const crept = creep$1(play, f);
	if (crept === "tie") return { goTo: "tie" };
	f.actions--;
	return crept ? "again" : { goTo: "end" };
}
function creep$1(play, f) {
	const { w } = play;
	const blip = blipOf(w, f.blip);
	const walker = {
		side: "Invaders",
		cell: blip.cell
	};
	const mind = mindOf(w, f);
	const targets = targetsOf(w, {
		side: "Invaders",
		mode: blip.mode
	}, mind.lying);
	if (targets.length === 0) return false;
	const ways = within(w, walker);
	const target = settle$2(nearestByWay(w, walker, targets, ways).sort(byWeakness), mind);
	if (Array.isArray(target)) {
		f.tied = target;
		return "tie";
	}
	f.chosen = -1;
	const way = approach(w, walker, target.cell, 4, 2, 6, ways);
	if (way === null) return false;
	follow(play, {
		unit: -1,
		blip
	}, way.path);
	if (blip.spotted) showSpotted(play, f, blip);
	return f.unit !== -1 || w.blips.includes(blip);
}
function showSpotted(play, f, blip) {
	const unit = reveal(play, blip, -1, "CC-NPC-19");
	f.blip = -1;
	f.unit = unit?.id ?? -1;
	spot(play);
}
// packages/games/chibi-commander/book/automaton/modes.ts
const who$1 = (w, f) => ({
	unit: f.unit,
	blip: f.unit === -1 ? blipOf(w, f.blip) : null
});
function coldThrow(play, sleeper) {
	const die = play.roll(6, "CC-MODE-04");
	play.tell?.({
		type: "cold throw",
		die,
		..."type" in sleeper ? {
			unit: sleeper.id,
			kind: sleeper.type
		} : { blip: sleeper.id }
	}, "CC-MODE-04");
	if (die === 6) sleeper.mode = "NORMAL";
	return die === 6;
}
function wander(play, f) {
	const { w } = play;
	const die = play.roll(6, "CC-MODE-05");
	if (die > 4) return;
	let points = halfDie(play.roll(6, "CC-MODE-05"));
	const path = [];
	let cell = f.unit !== -1 ? unitOf(w, f.unit).cell : blipOf(w, f.blip).cell;
	const closed = closedFor(w, "Invaders", -1, false);
	const standing = occupants(w);
	const { prices } = terrainOf(w.board);
	for (;;) {
		const next = neighbour(grid, cell, die - 1);
		const price = prices[cell * 8 + die - 1] ?? 0;
		if (next === -1 || price === 0 || price > points || closed[next] !== 0 || standing[next] !== 0) break;
		points -= price;
		path.push(cell = next);
	}
	follow(play, who$1(w, f), path);
}
function berserk(play, f) {
	const { w } = play;
	if (f.unit === -1) return creep$1(play, f) === "tie" ? { goTo: "tie" } : void 0;
	const unit = unitOf(w, f.unit);
	const mind = mindOf(w, f);
	const next = moving(w, unit, targetsOf(w, {
		side: sideOfUnit(unit),
		mode: unit.mode
	}, mind.lying), mind, true);
	if (next.do === "tie") {
		f.tied = next.targets;
		return { goTo: "tie" };
	}
	f.chosen = -1;
	if (next.do === "move") follow(play, who$1(w, f), next.path);
}
function regainSight(play, f) {
	const { w } = play;
	const self = f.unit !== -1 ? unitOf(w, f.unit) : blipOf(w, f.blip);
	const leader = self.leader === -1 ? void 0 : w.units[self.leader];
	if (leader === void 0 || leader.cell === -1) {
		self.mode = "NORMAL";
		return;
	}
	while (f.actions > 0 && self.cell !== -1 && !inSight(w, self.cell, leader.cell, "Invaders")) {
		const points = f.unit !== -1 ? basicMove(w, unitOf(w, f.unit)) : 4;
		const way = approach(w, {
			side: "Invaders",
			cell: self.cell
		}, leader.cell, points, 1, 1);
		if (way === null) return;
		f.actions--;
		follow(play, who$1(w, f), way.path);
		if (f.unit === -1 && blipOf(w, f.blip).spotted) {
			showSpotted(play, f, blipOf(w, f.blip));
			return;
		}
	}
}
function escapeWay(play, f, unit) {
	const { w } = play;
	const ends = mission(w).ground.vanishing?.(w, unit) ?? mission(w).ground.exits(w, factionOfUnit(unit), unit);
	if (ends.length === 0) return false;
	const walker = {
		side: sideOfUnit(unit),
		cell: unit.cell
	};
	const way = bestWay(w, walker, ends, basicMove(w, unit), ends[0] ?? -1);
	const dice = Math.max(0, ...chainsOf(w, unit).map((chain) => chain.teleport));
	const jump = dice > 0 ? bestWay(w, walker, ends, 0, ends[0] ?? -1, jumpsOf(w, unit.cell, dice)) : null;
	if (way === null && jump === null && !ends.includes(unit.cell)) return false;
	f.actions--;
	if (jump !== null && (way === null || jump.left < way.left)) getThere(play, unit, jump.to, []);
	else if (way !== null) follow(play, who$1(w, f), way.path);
	if (awake(unit) && ends.includes(unit.cell)) depart(play, unit, factionOfUnit(unit), unit.id);
	return true;
}
// packages/games/chibi-commander/book/automaton/turn.ts
function waiting(w) {
	return {
		units: w.units.filter((unit) => actsNow(w, unit.faction) && shown$1(unit) && awake(unit) && !unit.activated && unit.mode !== "FROZEN" && actionsOf(w, unit) > 0),
		blips: w.blips.filter((blip) => actsNow(w, blip.faction) && !blip.activated && blip.mode !== "FROZEN")
	};
}
function defaultOrder(w, side) {
	const foes = w.units.filter((unit) => unit.side === otherSide(side) && shown$1(unit) && awake(unit));
	const far = (cell) => foes.reduce((least, foe) => Math.min(least, distance(cell, foe.cell)), 1e3);
	const { units, blips } = waiting(w);
	return [...units.map(({ id, cell }) => ({
		cell,
		far: far(cell),
		choice: {
			do: "activate",
			unit: id
		}
	})), ...blips.map(({ id, cell }) => ({
		cell,
		far: far(cell),
		choice: {
			do: "move covered",
			blip: id
		}
	}))].sort((a, b) => a.far - b.far || a.cell - b.cell).map((one) => one.choice);
}
function firstInOrder(w, side) {
	const [first] = defaultOrder(w, side);
	if (first === void 0) throw new Error("nobody of the automaton is left to act");
	return first;
}
const undecided = () => ({
	lying: false,
	chosen: -1,
	tied: [],
	back: "list"
});
function activate(play, choice) {
	const { w } = play;
	newActivation(w);
	if (choice.do === "activate") {
		const unit = unitOf(w, choice.unit);
		play.tell?.({
			type: "activated",
			unit: unit.id,
			kind: unit.type,
			mode: unit.mode
		}, "CC-NPC-04");
		return {
			call: robot.begin({
				unit: unit.id,
				blip: -1,
				actions: actionsOf(w, unit),
				...undecided()
			}),
			then: "settle"
		};
	}
	if (choice.do !== "move covered") throw new Error(`nobody is activated by '${choice.do}'`);
	const blip = blipOf(w, choice.blip);
	play.tell?.({
		type: "blip activated",
		blip: blip.id,
		cell: blip.cell,
		mode: blip.mode
	}, "CC-NPC-04");
	return {
		call: robot.begin({
			unit: -1,
			blip: blip.id,
			actions: 2,
			...undecided()
		}),
		then: "settle"
	};
}
const robots = chapter("automaton").shows("faction").steps({
	begin: { run(play, f) {
		if (!versus(play.w)) return;
		play.reveal();
		if (mayDeclareEnd(play.w, sideOf$2(f.faction)) === "CC-VP-04") return { call: pronounce("CC-VP-04") };
	} },
	settle: { run(play) {
		arrivals$2(play);
		const due = mission(play.w).on.afterActivation?.(play);
		if (due !== void 0) return typeof due === "object" && "call" in due ? {
			call: due.call,
			then: "settle"
		} : due;
		const news = noteLosses(play);
		const end = settled(play.w);
		if (end !== null) return {
			call: pronounce(end),
			then: "settle"
		};
		const offer = endOffer(play.w, news);
		return offer === null ? void 0 : {
			call: offer,
			then: "settle"
		};
	} },
	"who acts": {
		rule: "CC-NPC-04",
		prompt: "Who of the automaton acts next?",
		who(w) {
			const { units, blips } = waiting(w);
			const left = units.length + blips.length;
			if (left === 0) return null;
			if (left > 1);
			return left === 1 ? -1 : arbiter(w);
		},
		offers: (w, f) => defaultOrder(w, sideOf$2(f.faction)),
		auto: (play, f) => firstInOrder(play.w, sideOf$2(f.faction)),
		take: (play, _f, _seat, choice) => activate(play, choice)
	}
});
const automatonTurn = (_w, faction) => robots.begin({ faction });
const sideOfRobot = (w, f) => f.unit !== -1 ? sideOfUnit(unitOf(w, f.unit)) : "Invaders";
const cellOfRobot = (w, f) => f.unit !== -1 ? unitOf(w, f.unit).cell : findBlip(w, f.blip)?.cell ?? -1;
const lyingInSight = (w, f) => {
	const side = sideOfRobot(w, f);
	const cell = cellOfRobot(w, f);
	return cell !== -1 && targetsOf(w, {
		side,
		mode: "NORMAL"
	}, true).some((target) => target.coma && inSight(w, cell, target.cell, side));
};
const gone$1 = (w, f) => f.unit !== -1 ? !awake(unitOf(w, f.unit)) : findBlip(w, f.blip) === void 0;
const robot = chapter("automaton activation").shows("unit", "blip", "actions", "lying", "chosen", "tied", "back").steps({
	mode: { run(play, f) {
		const { w } = play;
		const who = f.unit !== -1 ? unitOf(w, f.unit) : blipOf(w, f.blip);
		if (who.mode === "COLD" && !coldThrow(play, who)) return { goTo: "end" };
		if (who.mode === "WALKING") {
			wander(play, f);
			return { goTo: "end" };
		}
	} },
	"lying units": {
		rule: "CC-NPC-13",
		prompt: "May units in coma be targets of this activation?",
		who: (w, f) => w.options.lying === "ask" && !gone$1(w, f) && lyingInSight(w, f) ? arbiter(w) : null,
		auto: () => ({ do: "no" }),
		offers: () => [{ do: "no" }, { do: "yes" }],
		take(_play, f, _seat, choice) {
			f.lying = choice.do === "yes";
		}
	},
	"before the list": { run(play, f) {
		const { w } = play;
		const mode = f.unit !== -1 ? unitOf(w, f.unit).mode : blipOf(w, f.blip).mode;
		if (mode === "BERSERKER") {
			f.back = "before the list";
			const tie = berserk(play, f);
			if (tie !== void 0) return tie;
		}
		if (mode === "FOLLOWER") regainSight(play, f);
		if (f.unit !== -1 && isProgrammed(w, unitOf(w, f.unit))) sendSomebody(play, unitOf(w, f.unit));
	} },
	list: { run(play, f) {
		const { w } = play;
		if (f.actions <= 0 || gone$1(w, f)) return { goTo: "end" };
		f.back = "list";
		if (f.unit === -1) return creepCloser(play, f);
		const unit = unitOf(w, f.unit);
		if (isProgrammed(w, unit) && (dragOut(play, f, unit) || pursueGoal(play, f, unit) || seek(play, f, unit))) return "again";
		if (unit.mode === "ESCAPE" && escapeWay(play, f, unit)) return "again";
		if (unit.mode === "NORMAL") {}
		const next = plan(w, unit, mindOf(w, f), unit.mode === "ESCAPE" ? "attacks" : "all");
		if (next.do === "tie") {
			f.tied = next.targets;
			return;
		}
		f.chosen = -1;
		if (next.do === "nothing") return { goTo: "end" };
		return carryOut(play, f, unit, next);
	} },
	tie: tieStep((w, f) => f.unit === -1 ? "the Blip" : called(unitOf(w, f.unit).type), (f) => f.back),
	end: { run(play, f) {
		const { w } = play;
		const blip = f.blip === -1 ? void 0 : findBlip(w, f.blip);
		if (blip !== void 0) {
			blip.activated = true;
			if (blip.spotted) showSpotted(play, f, blip);
		}
		if (f.unit === -1) return;
		endActivation(unitOf(w, f.unit));
	} }
});
// packages/games/chibi-commander/book/blips/covered.ts
const creep = (blip, seat) => covered$1.begin({
	unit: -1,
	blip: blip.id,
	points: 8,
	drag: -1,
	crystal: -1,
	pull: 0,
	faction: blip.faction,
	seat
});
const mayGo$1 = (w, f) => {
	if (f.unit !== -1) return awake(unitOf(w, f.unit)) && mayLeave(w, unitOf(w, f.unit), f.faction);
	const blip = findBlip(w, f.blip);
	if (blip === void 0) return false;
	const unit = blip.unit >= 0 ? unitOf(w, blip.unit) : w.units.find((one) => one.faction === f.faction);
	appliesMission(w, "leaving");
	return unit !== void 0 && mission(w).ground.exits(w, f.faction, unit).includes(blip.cell);
};
const covered$1 = chapter("covered").shows("unit", "blip", "points", "drag", "crystal", "pull", "faction", "seat").steps({
	move: {
		rule: "CC-BLP-06",
		prompt: (_w, f) => `Move the Blip: ${f.points} ${f.points === 1 ? "point" : "points"} left.`,
		who: (w, f) => (f.unit !== -1 ? awake(unitOf(w, f.unit)) && (f.points > 0 || mayGo$1(w, f)) : findBlip(w, f.blip) !== void 0) ? f.seat : null,
		withdrawals: (w, _f, seat) => dissolveOffers(w, seat),
		auto: ({ w }, f) => creepOn(w, f),
		offers(w, f) {
			const cell = f.unit !== -1 ? unitOf(w, f.unit).cell : blipOf(w, f.blip).cell;
			const offers = [...walkOffers(w, f), ...doorOffers(w, f)];
			if (f.points > 0) offers.push(...pickUpOffers(w, f, cell, f.faction), ...pullOffers(w, f, cell, f.faction));
			if (f.drag !== -1 || f.crystal !== -1) offers.push({ do: "let go" });
			if (mayGo$1(w, f)) offers.push({ do: "leave" });
			if (inShip(w, cell));
			return [...offers, { do: "stop" }];
		},
		take(play, f, _seat, choice) {
			const { w } = play;
			if (choice.do === "stop") return;
			if (choice.do === "walk") {
				walkTo$1(play, f, choice.to);
				afterPulling(play, f, f.unit !== -1 ? unitOf(w, f.unit).cell : findBlip(w, f.blip)?.cell ?? -1, f.faction);
			}
			if (choice.do === "pull") startPull(play, f, choice.crystal, f.faction);
			if (choice.do === "open") {
				if (mission(w).doors === "one point") f.points--;
				openDoor(play, choice.door, -1, "CC-BLP-06");
			}
			if (choice.do === "close") closeDoor(play, choice.door, "CC-MOV-10");
			if (choice.do === "pick up") {
				f.drag = choice.unit;
				partyOf(w, f.faction).dragged = true;
				play.tell?.({
					type: "picked up",
					blip: f.blip,
					other: choice.unit,
					whom: unitOf(w, choice.unit).type
				}, "CC-BLP-06");
			}
			if (choice.do === "let go") {
				f.drag = -1;
				endPull(play, f);
			}
			if (choice.do === "dissolve") dissolve(play, choice.blip);
			if (choice.do === "leave") {
				leave(play, f);
				return "done";
			}
			return "again";
		}
	},
	end: { run(play, f) {
		endPull(play, f);
		const blip = findBlip(play.w, f.blip);
		if (blip !== void 0 && isGhost(blip));
		if (blip !== void 0) blip.activated = true;
		const inside = f.unit !== -1 ? f.unit : blip?.unit ?? -1;
		if (inside >= 0) endActivation(unitOf(play.w, inside));
	} }
});
function leave(play, f) {
	const { w } = play;
	if (f.crystal !== -1) takeOut(play, f, f.faction);
	const blip = findBlip(w, f.blip);
	const unit = f.unit !== -1 ? unitOf(w, f.unit) : blip !== void 0 && !isGhost(blip) ? unitOf(w, blip.unit) : null;
	if (unit !== null && !awake(unit)) return;
	if (unit !== null && f.drag !== -1 && (mission(w).ground.mayTakeOut?.(w, unitOf(w, f.drag), f.faction, unit.cell) ?? true)) depart(play, unitOf(w, f.drag), f.faction, unit.id, unit.cell);
	if (blip === void 0) {
		if (unit !== null) depart(play, unit, f.faction, unit.id);
	} else {
		play.tell?.({
			type: "blip left",
			blip: blip.id,
			cell: blip.cell
		}, "CC-BLP-29");
		removeBlip(w, blip);
		stirs(w);
		if (unit === null) partyOf(w, f.faction).ghosts++;
		else leaveMap(play, unit, "evacuated", f.faction, -1, "CC-BLP-29", seatsOf(w, "Invaders"));
	}
	spot(play);
}
const hideable = (w, seat) => mission(w).ground.blips(w) ? w.units.filter((unit) => unit.side === "Invaders" && unit.seat === seat && actsNow(w, unit.faction) && shown$1(unit) && mayHide(unit) && unseen(w, unit.cell)) : [];
function mayHide(unit) {
	if (awake(unit)) return true;
	return false;
}
function ghostFields(w, unit) {
	if (partyOf(w, factionOfUnit(unit)).ghosts === 0) return [];
	const standing = occupants(w);
	const { closed } = terrainOf(w.board);
	return beside(unit.cell).filter((cell) => closed[cell] === 0 && standing[cell] === 0 && stepPrice(w, unit.cell, cell) > 0 && !isBarred(w, "Invaders", cell) && unseen(w, cell));
}
const hidings = (w, seat) => hideable(w, seat).flatMap((unit) => [{
	do: "hide",
	unit: unit.id,
	ghost: -1,
	swap: false
}, ...ghostFields(w, unit).flatMap((ghost) => [false, true].map((swap) => ({
	do: "hide",
	unit: unit.id,
	ghost,
	swap
})))]);
const camouflage = chapter("camouflage").shows("seat").steps({ hide: {
	rule: "CC-BLP-22",
	prompt: "Who hides under a Blip?",
	who: (w, f) => hideable(w, f.seat).length > 0 ? f.seat : null,
	auto(play, f, seat) {
		if (isPerson(play.w, seat)) return hideNext(hidings(play.w, f.seat), (many) => play.roll(many, "CC-BLP-24") - 1);
		return { do: "done" };
	},
	offers: (w, f) => [...hidings(w, f.seat), { do: "done" }],
	take(play, _f, _seat, choice) {
		if (choice.do !== "hide") return "done";
		const unit = unitOf(play.w, choice.unit);
		hide(play, unit, choice.ghost, choice.swap);
		play.tell?.({
			type: "hid",
			unit: unit.id,
			kind: unit.type,
			blips: choice.ghost === -1 ? 1 : 2
		}, "CC-BLP-22");
		return "again";
	}
} });
function hide(play, unit, ghost, swap) {
	const { w } = play;
	if (unit.lost > 0);
	const here = unit.cell;
	const faction = factionOfUnit(unit);
	if (ghost === -1) {
		addBlip(w, faction, here, unit.id).activated = true;
		return;
	}
	if (swap);
	partyOf(w, faction).ghosts--;
	for (const cell of [here, ghost].sort((a, b) => a - b)) addBlip(w, faction, cell, cell === here !== swap ? unit.id : -1).activated = true;
	if (swap) mission(w).on.entered?.(play, unit, "walked", null, here);
}
// packages/games/chibi-commander/book/turn.ts
const coming = (w, seat) => w.units.filter((unit) => unit.seat === seat && unit.fate === "waiting" && actsNow(w, unit.faction) && hasRoom(w, unit));
function hasRoom(w, unit) {
	appliesMission(w, "arriving");
	if (mission(w).ground.spawns(w, unit).length > 0) return true;
	return false;
}
function spawnOffers(w, seat) {
	const units = coming(w, seat);
	return units.filter((unit, i) => units.findIndex((other) => other.type === unit.type && other.faction === unit.faction) === i).flatMap((unit) => mission(w).ground.spawns(w, unit).map((at) => ({
		do: "spawn",
		unit: unit.id,
		at
	})));
}
const stirring = (w, seat) => w.blips.filter((blip) => actsNow(w, blip.faction) && !blip.activated && seatOfBlip(w, blip.faction) === seat);
const mayCreep = (w, blip) => blip.unit < 0 || actionsOf(w, unitOf(w, blip.unit)) > 0;
function promptOf(w, f, seat) {
	const able = activatable(w, seat).length + stirring(w, seat).length;
	const toCome = coming(w, seat).length;
	const whose = `Round ${w.round}, ${versus(w) ? f.faction : sideOf$2(f.faction)}`;
	if (able + toCome === 0) return `${whose}: nobody else can act.`;
	return `${whose}: who acts? ${[able > 0 && `${able} can`, toCome > 0 && `${toCome} ${toCome === 1 ? "is" : "are"} to come`].filter(Boolean).join(", ")}.`;
}
function offersOf(w, f, seat) {
	const side = sideOf$2(f.faction);
	if (!actors(w, f).includes(seat) || f.ended.includes(seat)) return [];
	const offers = activatable(w, seat).map((unit) => ({
		do: "activate",
		unit: unit.id
	}));
	for (const blip of stirring(w, seat)) {
		if (mayCreep(w, blip)) offers.push({
			do: "move covered",
			blip: blip.id
		});
		if (!isGhost(blip)) offers.push({
			do: "uncover",
			blip: blip.id
		});
	}
	offers.push(...spawnOffers(w, seat), ...spotOffers(w), ...scanOffers(w, side, seat));
	for (const unit of w.units) if (unit.seat === seat && onMap(unit) && actsNow(w, unit.faction)) offers.push(...sendOffers(w, unit));
	for (const army of commandedNow(w, seat)) offers.push(...ordersOf(w, army));
	if (mayDeclareEnd(w, side) !== null) offers.push({ do: "end the mission" });
	offers.push({ do: "end turn" });
	return offers;
}
const seatOfBlip = (w, faction) => versus(w) ? armyOf(w, faction).seat : armiesOf(w, "Invaders")[0]?.seat ?? -1;
const commandedNow = (w, seat) => w.armies.filter((army) => actsNow(w, army.faction) && (versus(w) ? army.seat === seat : seatsOf(w, army.side)[0] === seat));
const actors = (w, f) => versus(w) ? w.armies.filter((army) => army.faction === f.faction).map((army) => army.seat) : seatsOf(w, sideOf$2(f.faction));
function playerChoice(w, f, seat) {
	if (!actors(w, f).includes(seat) || f.ended.includes(seat)) return dissolveOffers(w, seat)[0] ?? { do: "end turn" };
	return nextInTurn(w, seat, {
		able: activatable(w, seat),
		coming: coming(w, seat),
		stirring: stirring(w, seat).filter((blip) => mayCreep(w, blip)),
		armies: commandedNow(w, seat),
		mayEnd: mayDeclareEnd(w, sideOf$2(f.faction)) !== null
	});
}
function deciders(w, f) {
	const own = actors(w, f).filter((seat) => !f.ended.includes(seat));
	if (own.length === 0) return [];
	const others = seatsOf(w, "Invaders").filter((seat) => isPerson(w, seat) && !own.includes(seat) && dissolveOffers(w, seat).length > 0);
	return [...own, ...others];
}
function spawn(play, unit, at) {
	if (unit.side === "Invaders" && mission(play.w).ground.blips(play.w)) addBlip(play.w, factionOfUnit(unit), at, unit.id);
	else {
		if (unit.side === "Invaders");
		put(unit, at);
		play.tell?.({
			type: "spawned",
			unit: unit.id,
			kind: unit.type,
			cell: at
		}, "CC-MOV-17");
	}
	mission(play.w).on.entered?.(play, unit, "spawned", null, -1);
	spot(play, unit.id);
}
const takers = {
	activate(play, _f, seat, choice) {
		const unit = unitOf(play.w, choice.unit);
		play.tell?.({
			type: "activated",
			unit: unit.id,
			kind: unit.type
		}, "CC-TRN-07");
		return {
			call: beginActing(play.w, unit, {
				command: "",
				faction: factionOfUnit(unit),
				side: sideOfUnit(unit),
				seat,
				actions: actionsOf(play.w, unit)
			}),
			then: "settle"
		};
	},
	uncover(play, _f, _seat, choice) {
		reveal(play, blipOf(play.w, choice.blip), -1, "CC-BLP-05");
		spot(play);
	},
	"move covered"(play, _f, seat, choice) {
		newActivation(play.w);
		return {
			call: creep(blipOf(play.w, choice.blip), seat),
			then: "settle"
		};
	},
	spawn: (play, _f, _seat, choice) => spawn(play, unitOf(play.w, choice.unit), choice.at),
	send: (play, _f, seat, choice) => sending(play, choice, seat),
	spot: (play, _f, _seat, choice) => spotByChoice(play, choice.blip),
	scan: (play, _f, _seat, choice) => scan(play, choice),
	dissolve: (play, _f, _seat, choice) => dissolve(play, choice.blip),
	order(play, _f, seat, choice) {
		const army = commandedNow(play.w, seat).find((one) => ordersOf(play.w, one).some((order) => order.deal === choice.deal && order.on === choice.on));
		if (army === void 0) return;
		const order = orderNamed(play.w, choice.deal);
		order.rule;
		return order.take(play, army, choice.on ?? -1);
	},
	"end the mission": (play, f) => ({ call: pronounce(mayDeclareEnd(play.w, sideOf$2(f.faction)) ?? "CC-VP-06") }),
	"end turn"({ w }, f, seat) {
		if (coming(w, seat).length > 0);
		if (!versus(w));
		f.ended.push(seat);
	}
};
function betweenFault(w, seat, choice) {
	const wish = wishOf(choice);
	const unit = typeof wish.unit === "number" ? w.units[wish.unit] : void 0;
	if (wish.do === "activate" && unit !== void 0 && unit.seat === seat) {
		if (unit.activated) return {
			rule: "CC-TRN-08",
			reason: `${unit.type} has been activated in this round.`
		};
		if (unit.coma) return {
			rule: "CC-TRN-11",
			reason: `${unit.type} lies in coma.`
		};
		if (actionsOf(w, unit) === 0) return {
			rule: "CC-ACT-11",
			reason: `${unit.type} has no action at this activation.`
		};
	}
	const blip = typeof wish.blip === "number" ? findBlip(w, wish.blip) : void 0;
	if (wish.do === "move covered" && blip !== void 0 && seatOfBlip(w, blip.faction) === seat) {
		if (blip.activated) return {
			rule: "CC-TRN-08",
			reason: "This Blip has been moved in this round."
		};
		if (!mayCreep(w, blip)) return {
			rule: "CC-PSI-11",
			reason: "The unit behind this Blip has no action at this activation."
		};
	}
	if (wish.do === "uncover" && blip !== void 0 && isGhost(blip)) return {
		rule: "CC-BLP-02",
		reason: "Nobody is behind this Blip."
	};
	if (wish.do === "spawn") return {
		rule: "CC-MOV-17",
		reason: "That unit cannot come onto the map there now."
	};
	return {
		rule: "CC-TRN-07",
		reason: "That is not possible between two activations of this turn."
	};
}
const turn = chapter("turn").shows("faction", "ended").steps({
	begin: { run(play, f) {
		const { w } = play;
		w.turn = f.faction;
		play.tell?.({
			type: "turn",
			faction: f.faction,
			round: w.round
		}, "CC-TRN-04");
		if (mission(w).doors === "free") shutDoors(play, "CC-TRN-13");
		return mission(w).on.startOfTurn?.(play, f.faction);
	} },
	settle: { run(play, f) {
		const due = mission(play.w).on.afterActivation?.(play);
		if (due !== void 0) return typeof due === "object" && "call" in due ? {
			call: due.call,
			then: "settle"
		} : due;
		const news = noteLosses(play);
		const end = settled(play.w);
		if (end !== null) return { call: pronounce(end) };
		const offer = endOffer(play.w, news.filter((side) => side === sideOf$2(f.faction)));
		if (offer !== null) return {
			call: offer,
			then: "settle"
		};
		return actors(play.w, f).some((seat) => isPerson(play.w, seat)) ? void 0 : {
			call: automatonTurn(play.w, f.faction),
			then: "end"
		};
	} },
	choose: {
		rule: "CC-TRN-07",
		prompt: (w, f, seat) => actors(w, f).includes(seat) ? promptOf(w, f, seat) : "Dissolve a Ghost?",
		who: (w, f) => deciders(w, f),
		offers: offersOf,
		withdrawals: (w, f, seat) => [...dissolveOffers(w, seat), ...actors(w, f).includes(seat) ? [{ do: "give up" }] : []],
		judge: (w, _f, seat, choice) => betweenFault(w, seat, choice),
		auto: ({ w }, f, seat) => isPerson(w, seat) ? playerChoice(w, f, seat) : { do: "end turn" },
		refused: (w, _f, seat) => w.units.flatMap((unit) => unit.seat === seat && actsNow(w, unit.faction) && shown$1(unit) && (unit.activated || unit.coma || actionsOf(w, unit) === 0) ? [{
			choice: {
				do: "activate",
				unit: unit.id
			},
			...betweenFault(w, seat, {
				do: "activate",
				unit: unit.id
			})
		}] : []),
		take(play, f, seat, choice) {
			const where = takeBy(takers, play, f, seat, choice);
			return typeof where === "object" && "call" in where ? {
				call: where.call,
				then: where.then ?? "settle"
			} : { goTo: "settle" };
		}
	},
	end: { run(play, f) {
		const { w } = play;
		mission(w).on.endOfTurn?.(play, f.faction);
		if (mission(w).doors === "free") shutDoors(play, "CC-TRN-15");
		for (const unit of w.units) {
			if (!actsNow(w, unit.faction)) {
				unit.wary = -1;
				continue;
			}
			if (awake(unit) && !unit.activated && actionsOf(w, unit) === 0) endActivation(unit);
		}
		if (!versus(w) && sideOf$2(f.faction) === "Invaders");
		const seat = versus(w) && sideOf$2(f.faction) === "Invaders" ? seatOfBlip(w, f.faction) : -1;
		return seat === -1 ? void 0 : {
			call: camouflage.begin({ seat }),
			then: "over"
		};
	} },
	over: { run(play) {
		play.w.turn = "";
		const news = noteLosses(play);
		const end = settled(play.w);
		if (end !== null) return {
			call: pronounce(end),
			then: "over"
		};
		const offer = endOffer(play.w, news);
		return offer === null ? "done" : {
			call: offer,
			then: "over"
		};
	} }
});
// packages/games/chibi-commander/book/round.ts
function turnOrder(w) {
	const present = (faction) => w.armies.some((army) => army.faction === faction);
	if (versus(w)) {
		appliesMission(w, "turn order");
		return (mission(w).order ?? FACTIONS).filter(present);
	}
	return peoplesSide(w) === "Earth" ? ["CHIBI COM", "Aliens"] : ["Aliens", "CHIBI COM"];
}
function comaOrder(w) {
	const first = peoplesSide(w);
	const order = versus(w) ? turnOrder(w) : [...factionsOf(first), ...factionsOf(otherSide(first))];
	const rank = (unit) => isAnimal(unit) ? 11 : unit.faction === null ? 10 : order.indexOf(unit.faction);
	return w.units.filter((unit) => unit.cell >= 0 && unit.coma && unit.side !== "undead").sort((a, b) => rank(a) - rank(b) || byField(a, b));
}
function refresh(w) {
	for (const unit of w.units) {
		unit.activated = false;
		if (unit.starsUsed > 0);
		unit.starsUsed = 0;
		unit.sent = false;
		unit.moved = false;
		unit.wounded = false;
		unit.swayed = false;
	}
	for (const blip of w.blips) blip.activated = false;
	for (const army of w.armies) {
		army.dragged = false;
		army.pulled = false;
	}
}
function countQuiet(w) {
	w.quiet = w.stir ? 0 : w.quiet + 1;
	w.stir = false;
}
function lookAtComas(play) {
	for (const unit of comaOrder(play.w)) comaThrow(play, unit);
	spot(play);
}
const round = chapter("round").shows("turns").steps({
	"start of round": { run(play, f) {
		const { w } = play;
		w.round++;
		f.turns = 0;
		play.tell?.({
			type: "round",
			round: w.round
		}, "CC-TRN-01");
		refresh(w);
		if (w.round > 1) lookAtComas(play);
	} },
	effects: { run: (play) => mission(play.w).on.startOfRound?.(play) },
	"still on": { run(play) {
		const news = noteLosses(play);
		const end = settled(play.w);
		if (end !== null) return { call: pronounce(end) };
		const offer = endOffer(play.w, news);
		return offer === null ? void 0 : {
			call: offer,
			then: "turns"
		};
	} },
	turns: { run(play, f) {
		const faction = turnOrder(play.w)[f.turns++];
		return faction === void 0 ? void 0 : {
			call: turn.begin({
				faction,
				ended: []
			}),
			then: "turns"
		};
	} },
	"end of round": { run(play) {
		return mission(play.w).on.endOfRound?.(play);
	} },
	"ship and doors": { run(play) {
		const { w } = play;
		if (w.board.ship && w.takeOff !== 0 && w.takeOff === w.round) takeOff(play);
		if (mission(w).doors === "one point") shutDoors(play, "CC-MOV-09");
		countQuiet(w);
	} },
	"over?": { run(play) {
		const { w } = play;
		noteLosses(play);
		const end = settled(w) ?? (w.options.roundLimit > 0 && w.round >= w.options.roundLimit ? "CC-VP-06" : null);
		if (end !== null) return { call: pronounce(end) };
		const offer = endOffer(w, beatenSides(w));
		return offer === null ? { goTo: "start of round" } : {
			call: offer,
			then: "start of round"
		};
	} }
});
// packages/games/chibi-commander/book/preparation/preparation.ts
function rollVariation(play, count) {
	for (;;) {
		const die = play.roll(6, "CC-CMP-08");
		const variation = count === 2 ? die <= 3 ? 1 : 2 : count === 3 ? halfDie(die) : die;
		if (variation <= count) return variation;
	}
}
function pocketMoney(w, army) {
	if (mission(w).mode !== "cooperative" || army.seat < 0) return 0;
	return w.options.purse;
}
function lineUp(w) {
	for (const army of w.armies) {
		army.squad.forEach((type, i) => {
			const faction = versus(w) ? army.faction : factionOfType(type);
			addUnit(w, type, army.side, faction, versus(w) || army.seat < 0 ? army.seat : shareOf(w, i));
		});
		army.squad = [];
	}
}
const unplaced = (w, army) => w.units.filter((unit) => unit.fate === "waiting" && (versus(w) ? unit.faction === army.faction : unit.side === army.side) && mission(w).setUp.placing?.(w, unit) != null);
const piecesLeft = (w, army) => unplaced(w, army).length + army.ghosts;
function nextPiece$1(w) {
	for (const army of mission(w).setUp.order?.(w) ?? w.armies) {
		for (const unit of unplaced(w, army)) {
			const cells = mission(w).setUp.placing?.(w, unit) ?? null;
			if (cells === null) continue;
			const free = freeCells(w, cells);
			if (free.length > 0) return {
				army,
				unit: unit.id,
				cells: free
			};
		}
		if (army.ghosts > 0) {
			const free = freeCells(w, mission(w).setUp.placingGhosts?.(w, army) ?? []);
			if (free.length > 0) return {
				army,
				unit: -1,
				cells: free
			};
		}
	}
	return null;
}
function place$1(w, piece, at) {
	appliesMission(w, "placing");
	if (piece.unit === -1) {
		piece.army.ghosts--;
		addBlip(w, piece.army.faction, at, -1);
		return;
	}
	const unit = unitOf(w, piece.unit);
	if (unit.side === "Invaders" && mission(w).ground.blips(w)) addBlip(w, factionOfUnit(unit), at, unit.id);
	else put(unit, at);
}
function renumber(w) {
	w.blips.sort((a, b) => a.cell - b.cell);
	w.blips.forEach((blip, i) => {
		blip.id = i;
		if (blip.unit >= 0) unitOf(w, blip.unit).blip = i;
	});
	w.nextBlip = w.blips.length;
}
const pieceSeat = (w, piece) => piece.unit === -1 ? piece.army.seat : unitOf(w, piece.unit).seat;
const deployingArmy = (w) => nextPiece$1(w)?.army.faction ?? "";
const blipFields = (w, blip) => [blip.cell, ...freeCells(w, mission(w).setUp.distribute?.(w, blip) ?? [])];
const distributable = (w) => w.blips.filter((blip) => (mission(w).setUp.distribute?.(w, blip) ?? null) !== null);
const isDistributed = (w) => w.options.blips === "at random" || common.count(w, "distributed") >= distributable(w).length;
const nextBlip = (w) => itemAt$1(distributable(w), common.count(w, "distributed"));
const preparation = chapter("preparation").steps({
	variation: { run(play) {
		const { w } = play;
		const count = mission(w).variations.length;
		w.board = freshBoard(w.board.key === "" ? mission(w).layout : w.board.map);
		if (w.variation === 0 && count > 1 && mission(w).variationLater !== true) {
			if (w.campaign === null);
			w.variation = rollVariation(play, count);
			play.tell?.({
				type: "variation",
				number: w.variation,
				name: mission(w).variations[w.variation - 1] ?? ""
			}, "CC-CMP-08");
		}
		if (count === 1) w.variation = 1;
	} },
	build: { run: ({ w }) => w.options.terrain === "free" && mission(w).setUp.building !== void 0 ? { call: building.begin({}) } : void 0 },
	before: { run(play) {
		const { w } = play;
		for (const army of w.armies) {
			if (w.campaign === null) army.purse = mission(w).squads.bonus?.(w, army) ?? pocketMoney(w, army);
			army.ready = army.seat < 0;
		}
		if (w.campaign === null) appliesMission(w, "bonus");
		mission(w).setUp.before?.(play);
		for (const army of w.armies) if (army.seat >= 0 && w.options.standard && army.spare === 0) fillUp(play, army);
	} },
	muster: {
		rule: "CC-CMP-13",
		prompt: (w, _f, seat) => {
			const army = mustered(w, seat);
			if (army.spare > 0) return "Two secret goals were drawn. Which one is kept?";
			return `Choose your squad: ${army.squad.length} of ${several(mission(w).squads.slots(w, army), "unit")}${army.purse > 0 ? `, ${several(army.purse, "point")} left` : ""}.`;
		},
		who: musterers,
		offers: (w, _f, seat) => musterOffers(w, mustered(w, seat)),
		refused: (w, _f, seat) => musterRefused(w, mustered(w, seat)),
		judge: (w, _f, seat, choice) => musterFault(w, mustered(w, seat), choice),
		auto: (play, _f, seat) => nextForSquad(play.w, mustered(play.w, seat)),
		take(play, _f, seat, choice) {
			muster(play, mustered(play.w, seat), choice);
			return "again";
		}
	},
	"lay out": { run(play) {
		const { w } = play;
		const chosen = w.armies.map((army) => army.squad.length);
		lineUp(w);
		if (w.options.terrain === "layout") appliesMission(w, "building");
		appliesMission(w, "lay out");
		mission(w).setUp.layOut?.(play);
		w.armies.forEach((army, i) => {
			army.ghosts = army.side === "Invaders" && mission(w).ground.blips(w) && army.seat >= 0 ? ghostsFor(w, army, chosen[i] ?? 0) : 0;
		});
		if (w.armies.some((army) => army.ghosts > 0));
		play.reveal();
	} },
	distribute: {
		rule: "CC-NPC-01",
		prompt: (w) => `Where does Blip ${nextBlip(w).id + 1} stand?`,
		who: (w) => isDistributed(w) ? null : shareOf(w, common.count(w, "distributed")),
		auto: () => ({ do: "place the rest" }),
		offers: (w) => [...blipFields(w, nextBlip(w)).map((at) => ({
			do: "place",
			at
		})), { do: "place the rest" }],
		take({ w }, _f, _seat, choice) {
			if (choice.do === "place") moveBlip(w, nextBlip(w), choice.at);
			common.tally(w, "distributed", choice.do === "place" ? 1 : w.blips.length);
			return "again";
		}
	},
	"set up": {
		rule: "CC-BLP-03",
		prompt: (w) => {
			const unit = nextPiece$1(w)?.unit ?? -1;
			return unit === -1 ? "Where does a Ghost stand?" : `Where does ${called(unitOf(w, unit).type)} stand?`;
		},
		who: (w) => {
			const piece = nextPiece$1(w);
			return piece === null ? null : pieceSeat(w, piece);
		},
		auto: () => ({ do: "place the rest" }),
		offers: (w) => [...(nextPiece$1(w)?.cells ?? []).map((at) => ({
			do: "place",
			at
		})), { do: "place the rest" }],
		take(play, _f, _seat, choice) {
			const { w } = play;
			if (choice.do === "place the rest") return { goTo: "at random" };
			const piece = nextPiece$1(w);
			if (choice.do !== "place" || piece === null) return "again";
			place$1(w, piece, choice.at);
			if (nextPiece$1(w)?.army !== piece.army) renumber(w);
			return "again";
		},
		after: () => ({ goTo: "first look" })
	},
	"at random": { run(play) {
		const { w } = play;
		const first = nextPiece$1(w);
		if (first === null) return { goTo: "first look" };
		for (let piece = first; piece !== null && piece.army === first.army; piece = nextPiece$1(w)) place$1(w, piece, play.oneOf(piece.cells, "CC-NPC-01", cellName));
		renumber(w);
		return { goTo: "set up" };
	} },
	"first look": { run(play) {
		play.reveal();
		spot(play);
		return mission(play.w).setUp.ready?.(play);
	} },
	begin: { run(play) {
		play.w.flow.pop();
		play.w.flow.push(round.begin({ turns: 0 }));
		return "again";
	} }
});
// packages/games/chibi-commander/book/campaign/talks.ts
const LONGEST = 200;
const MOST$2 = 20;
const said = (w, seat) => campaignOf(w).talks.filter((one) => one.seat === seat && one.words !== "").length;
const talkers = (w) => versus(w) ? [...new Set(w.armies.flatMap(({ seat, side, ready }) => !ready && seat >= 0 && armiesOf(w, side).length > 1 ? [seat] : []))] : [];
function toDivide(w, army) {
	const { missions, talks } = campaignOf(w);
	const earned = missions.at(-1)?.results.find((one) => one.faction === army.faction)?.points ?? 0;
	const handed = talks.reduce((sum, one) => sum + (one.from === army.faction ? one.points : 0), 0);
	return Math.min(army.purse, earned - handed);
}
function talkOffers(w, seat) {
	const offers = [];
	for (const army of w.armies) {
		if (army.seat !== seat) continue;
		for (const ally of armiesOf(w, army.side)) {
			if (ally === army) continue;
			for (let points = 1; points <= toDivide(w, army); points++) offers.push({
				do: "hand over",
				from: army.faction,
				to: ally.faction,
				points
			});
		}
	}
	return [...offers, { do: "ready" }];
}
const partners = (w, seat) => w.armies.filter((army) => army.seat === seat).slice(0, 1).flatMap(({ side }) => seatsOf(w, side)).filter((other) => other !== seat && isPerson(w, other)).length;
const talkSpaces = (w, seat) => partners(w, seat) > 0 && said(w, seat) < MOST$2 ? [{
	kind: "words",
	longest: LONGEST
}] : [];
const no = (reason) => ({
	rule: "CC-CMP-11",
	reason
});
function talkFault(w, seat, choice) {
	const { do: verb, words, ...more } = wishOf(choice);
	if (verb !== "say" || typeof words !== "string" || Object.keys(more).length > 0) return no("Here one talks, hands points over, or is ready.");
	if (partners(w, seat) === 0) return no("There is nobody else on this side to talk to.");
	if (said(w, seat) >= MOST$2) return no(`All ${MOST$2} sentences are said.`);
	if (words.trim() !== words || words === "") return no("A sentence has words, and no blanks around them.");
	return words.length > LONGEST ? no(`A sentence has at most ${LONGEST} letters.`) : null;
}
const note = (w, agreed) => void campaignOf(w).talks.push({
	words: "",
	from: "",
	to: "",
	points: 0,
	...agreed
});
const purse = (w, faction) => armyOf(w, faction);
function talk(w, seat, choice) {
	if (choice.do === "ready") {
		for (const army of w.armies) if (army.seat === seat) army.ready = true;
	}
	if (choice.do === "say") note(w, {
		seat,
		words: choice.words
	});
	if (choice.do === "hand over") {
		purse(w, choice.from).purse -= choice.points;
		purse(w, choice.to).purse += choice.points;
		note(w, {
			seat,
			from: choice.from,
			to: choice.to,
			points: choice.points
		});
	}
}
// packages/games/chibi-commander/book/campaign/campaign.ts
const missionAt = (w, number) => MISSION_NAMES[(versus(w) ? 0 : 6) + number - 1] ?? "VS 1";
const freshCampaign = (armies) => ({
	number: 1,
	rosters: armies.filter((army) => army.seat >= 0).map((army) => ({
		faction: army.faction,
		units: [],
		dead: []
	})),
	missions: [],
	talks: []
});
const returns = (unit) => unit.fate !== "dead" && unit.fate !== "captured" && unit.fate !== "abducted";
function comeHome(w, army) {
	const roster = rosterOf(w, army);
	if (w.units.some((unit) => unit.borrowed));
	const own = w.units.filter((unit) => !unit.borrowed && typeOf(unit.type).level > 0 && (versus(w) ? unit.faction === army.faction : unit.side === army.side && unit.seat >= 0));
	const cloned = own.find((unit) => common.of(w).clone?.includes(unit.id));
	roster.units = roster.units.filter((one) => !one.fielded).map((one) => ({
		...one,
		involved: false,
		promoted: false
	}));
	for (const unit of own) if (returns(unit) || unit === cloned) {
		if (unit === cloned && !returns(unit));
		roster.units.push({
			...recruit(unit.type),
			involved: unit.involved && returns(unit)
		});
	}
	roster.dead = own.filter((unit) => !returns(unit) && unit !== cloned).map((unit) => unit.type);
}
const chronicle = (w) => ({
	mission: w.mission,
	variation: w.variation,
	rounds: w.round,
	results: w.armies.filter((army) => army.seat >= 0).map(({ faction, points }) => ({
		faction,
		points
	})),
	winners: victors(w)
});
function bank(army) {
	if (army.purse + army.points < 0);
	army.purse = Math.max(0, army.purse + army.points);
}
function underlyingValue(w, army) {
	const levels = rosterOf(w, army).units.map((one) => typeOf(one.type).level);
	return levels.filter((level) => level === 2).length + 2 * levels.filter((level) => level === 3).length + army.purse;
}
function weakerSide(w) {
	const value = (side) => armiesOf(w, side).reduce((all, army) => all + underlyingValue(w, army), 0);
	if (value("Invaders") === value("Earth"));
	return value("Invaders") < value("Earth") ? "Invaders" : "Earth";
}
const peoplesPurse = (w) => w.armies.find((army) => army.seat >= 0)?.purse ?? 0;
function clear(w, number) {
	campaignOf(w).number = number;
	campaignOf(w).talks = [];
	w.mission = missionAt(w, number);
	Object.assign(w, {
		variation: 0,
		round: 0,
		turn: "",
		units: [],
		blips: [],
		nextBlip: 0,
		pools: [],
		quiet: 0,
		stir: false,
		state: {},
		takeOff: 0,
		board: {
			...freshBoard(mission(w).layout),
			key: ""
		}
	});
	for (const army of w.armies) Object.assign(army, {
		goal: 0,
		spare: 0,
		ghosts: 0,
		landing: 0,
		dragged: false,
		pulled: false,
		bought: [],
		squad: [],
		ready: army.seat < 0,
		points: 0
	});
}
function levelling(w, seat) {
	const army = w.armies.find((one) => one.seat === seat && !one.ready);
	if (army === void 0) throw new Error(`seat ${seat} has nobody to level up`);
	return army;
}
const betweenMissions = chapter("interphase").steps({
	"come home": { run(play) {
		const { w } = play;
		campaignOf(w).missions.push(chronicle(w));
		for (const army of w.armies) {
			if (army.seat < 0) continue;
			comeHome(w, army);
			bank(army);
		}
		if (campaignOf(w).number < 6) return;
		const winners = victors(w);
		const seats = [...new Set(winners.flatMap((side) => [...armiesOf(w, side).map((army) => army.seat), ...seatsOf(w, side)]))].filter((seat) => seat >= 0);
		const why = versus(w) ? winners.length === 0 ? "the war ends undecided" : `the ${winners[0]} ${winners[0] === "Earth" ? "wins" : "win"} the war` : grade(winners.length > 0, peoplesPurse(w));
		play.end({
			winners: seats.sort((a, b) => a - b),
			rule: versus(w) ? "CC-VP-08" : "CC-M-CO6-09",
			why
		});
		return "done";
	} },
	"next place": { run(play) {
		const { w } = play;
		const chooser = versus(w) ? weakerSide(w) : null;
		clear(w, campaignOf(w).number + 1);
		common.of(w).chooser = chooser === null ? [] : [chooser];
		play.tell?.({
			type: "next mission",
			number: campaignOf(w).number,
			name: mission(w).title
		}, "CC-CMP-01");
	} },
	variant: {
		rule: "CC-CMP-05",
		prompt: (w) => `Which variant of ${mission(w).title} is played?`,
		who: (w) => versus(w) && mission(w).variations.length > 1 ? chooserSeat(w) : null,
		offers: (w) => mission(w).variations.map((name) => ({
			do: "answer",
			key: name
		})),
		auto(play) {
			const { variations } = mission(play.w);
			return {
				do: "answer",
				key: variations[rollVariation(play, variations.length) - 1] ?? ""
			};
		},
		take(play, _f, _seat, choice) {
			if (choice.do === "answer") play.w.variation = mission(play.w).variations.findIndex((name) => name === choice.key) + 1;
		},
		after(play) {
			const { w } = play;
			const count = mission(w).variations.length;
			if (count > 1 && mission(w).variationLater !== true) w.variation = rollVariation(play, count);
		}
	},
	talks: {
		rule: "CC-CMP-11",
		prompt: (w) => `Agree with your side before ${mission(w).title}; the other side does not hear it.`,
		who: talkers,
		offers: (w, _f, seat) => talkOffers(w, seat),
		spaces: (w, _f, seat) => talkSpaces(w, seat),
		judge: (w, _f, seat, choice) => talkFault(w, seat, choice),
		auto: () => ({ do: "ready" }),
		take(play, _f, seat, choice) {
			talk(play.w, seat, choice);
			if (choice.do === "say") play.reveal();
			return "again";
		},
		after(play) {
			for (const army of play.w.armies) army.ready = army.seat < 0;
		}
	},
	"level up": {
		rule: "CC-LVL-01",
		prompt(w, _f, seat) {
			const army = levelling(w, seat);
			const what = rosterOf(w, army).units.length === 0 ? "recruit somebody, LV1 comes for nothing" : `${army.purse} ${army.purse === 1 ? "point" : "points"}`;
			return `Level up for ${mission(w).title}: ${what}.`;
		},
		who: (w) => [...new Set(w.armies.filter((army) => !army.ready && army.seat >= 0).map((army) => army.seat))],
		offers: (w, _f, seat) => levelUpOffers(w, levelling(w, seat)),
		refused: (w, _f, seat) => levelUpRefused(w, levelling(w, seat)),
		judge: (w, _f, seat, choice) => levelUpFault(w, levelling(w, seat), choice),
		auto: (play, _f, seat) => nextLevelUp(play.w, levelling(play.w, seat)),
		take(play, _f, seat, choice) {
			levelUp(play.w, levelling(play.w, seat), choice);
			return "again";
		},
		after(play) {
			for (const army of play.w.armies) army.ready = army.seat < 0;
			play.reveal();
		}
	},
	"set up": { run(play) {
		play.w.flow.length = 0;
		play.w.flow.push(preparation.begin({}));
		return "again";
	} }
});
const chooserSeat = (w) => mainArmy(w, common.of(w).chooser?.[0] ?? "Earth").seat;
const interphase = () => betweenMissions.begin({});
function firstMission() {
	return betweenMissions.begin({}, "level up");
}
// packages/games/chibi-commander/book/campaign/ending.ts
function unitsLeft(w, side) {
	for (const unit of w.units) if (unit.side === side && isMilitary(unit) && (unit.cell !== -1 || unit.fate === "waiting" || unit.fate === "")) return true;
	if (side === "Invaders" && hiddenUnits(w) > 0) return true;
	return mission(w).scoring.mayStillArrive?.(w, side) ?? false;
}
function hiddenUnits(w) {
	let hidden = 0;
	w.pools.forEach((pool, i) => {
		if (!w.blips.some((blip) => blip.unit === -2 && blip.pool === i)) return;
		pool.blips.kinds.forEach((kind, k) => hidden += kind === "Ghost" ? 0 : pool.blips.left[k] ?? 0);
	});
	return hidden;
}
function noteLosses(play) {
	const { w } = play;
	const beaten = SIDES.filter((side) => !unitsLeft(w, side));
	const before = common.of(w).nobodyLeft ?? [];
	if (beaten.length === before.length && beaten.every((side, i) => side === before[i])) return [];
	common.of(w).nobodyLeft = beaten;
	play.reveal();
	const news = beaten.filter((side) => !before.includes(side));
	for (const side of news) play.tell?.({
		type: "nobody left",
		side
	}, "CC-WND-16");
	return news;
}
const beatenSides = (w) => common.of(w).nobodyLeft ?? [];
const isBeaten = (w, side) => beatenSides(w).includes(side);
const QUIET = 5;
function mayDeclareEnd(w, side) {
	appliesMission(w, "ending");
	if (mission(w).endsByGoal !== true && isBeaten(w, otherSide(side))) return "CC-VP-04";
	return w.quiet >= QUIET ? "CC-VP-06" : null;
}
function settled(w) {
	const own = mission(w).scoring.ending?.(w) ?? null;
	if (own !== null) return own;
	if (!versus(w)) return unitsLeft(w, peoplesSide(w)) ? null : "CC-VP-05";
	return unitsLeft(w, "Earth") || unitsLeft(w, "Invaders") ? null : "CC-VP-05";
}
const verdict = (w) => {
	return ["Earth", "Invaders"].filter((side) => versus(w) || side === peoplesSide(w)).map((side) => `${side} ${armiesOf(w, side).reduce((all, army) => all + army.points, 0)}`).join(", ");
};
const aftermath = chapter("aftermath").shows("rule").steps({ score: { run(play, f) {
	const { w } = play;
	play.reveal();
	w.turn = "";
	appliesMission(w, "ending");
	tally(w);
	play.tell?.({
		type: "mission over",
		points: w.armies.map((army) => ({
			faction: army.faction,
			points: army.points,
			goal: army.goal
		}))
	}, f.rule);
	if (w.campaign !== null) {
		w.flow.length = 0;
		w.flow.push(interphase());
		return "again";
	}
	const winners = victors(w);
	const seats = [...new Set(winners.flatMap((side) => [...armiesOf(w, side).map((army) => army.seat), ...seatsOf(w, side)]))].filter((seat) => seat >= 0);
	play.end({
		winners: seats.sort((a, b) => a - b),
		rule: f.rule,
		why: `victory points: ${verdict(w)}`
	});
	return "done";
} } });
const pronounce = (rule) => aftermath.begin({ rule });
function declarers(w, side) {
	const seats = seatsOf(w, side);
	const people = seats.filter((seat) => isPerson(w, seat));
	return people.length > 0 ? people : seats;
}
const declaration = chapter("declaration").shows("side", "passed").steps({ offer: {
	rule: "CC-VP-04",
	prompt: "Nobody of the other side is left. Declare the mission finished?",
	who: (w, f) => declarers(w, f.side).filter((seat) => !f.passed.includes(seat)),
	offers: () => [{ do: "end the mission" }, { do: "play on" }],
	auto: ({ w }, _f, seat) => isPerson(w, seat) && hopes(w, seat) ? { do: "play on" } : { do: "end the mission" },
	take(_play, f, seat, choice) {
		if (choice.do === "end the mission") return { call: pronounce("CC-VP-04") };
		f.passed.push(seat);
		return "again";
	}
} });
const tookPart = (w, side) => w.units.some((unit) => unit.side === side && isMilitary(unit));
function endOffer(w, beaten) {
	const [loser] = beaten;
	if (loser === void 0 || beaten.length > 1 || mission(w).endsByGoal === true) return null;
	if (!tookPart(w, loser)) return null;
	const side = otherSide(loser);
	return declarers(w, side).length === 0 ? null : declaration.begin({
		side,
		passed: []
	});
}
const sideOfSeat = (w, seat) => seatsOf(w, "Earth").includes(seat) ? "Earth" : "Invaders";
function agree(w, side, by) {
	const others = versus(w) ? seatsOf(w, otherSide(side)).filter((seat) => isPerson(w, seat)) : [by];
	return agreement.begin({
		by,
		asked: others.length > 0 ? others : [by]
	});
}
const agreement = chapter("agreement").shows("by", "asked").steps({ answer: {
	rule: "CC-VP-06",
	prompt: (w, f, seat) => seat === f.by ? "End the mission now, as it stands?" : `${w.seats[f.by]?.name || seatLetter(f.by)} offers to end the mission as it stands. Agree?`,
	who: (_w, f) => f.asked[0] ?? null,
	offers: () => [{ do: "yes" }, { do: "no" }],
	auto: ({ w }, f, seat) => seat === f.by || lead(w, sideOfSeat(w, seat)) >= 0 ? { do: "yes" } : { do: "no" },
	take(play, f, _seat, choice) {
		if (choice.do === "no") {
			play.tell?.({ type: "declined" }, "CC-VP-06");
			return "done";
		}
		f.asked.shift();
		return "again";
	},
	after: () => ({ call: pronounce("CC-VP-06") })
} });
// packages/games/chibi-commander/missions/province/secretGoals.ts
const secretGoal = (w, army) => {
	const [main] = factionsOf(army.side);
	if (army.faction === main || armyOf(w, main).seat !== army.seat) return true;
	return false;
};
function doers(w, army) {
	const [main, ally] = factionsOf(army.side);
	const allied = w.armies.find((one) => one.faction === ally);
	return army.faction === main && allied !== void 0 && (allied.seat === army.seat || ally === "Mercs" && allied.goal === 6) ? [main, ally] : [army.faction];
}
const brought = (w, unit) => unit.fate === "abducted" || inShip(w, unit.cell) && (unit.side === "neutral" || unit.side === "Earth" && !awake(unit));
const isEarth$1 = (unit) => ofSide(unit, "Earth");
const isInvader = (unit) => ofSide(unit, "Invaders");
const outThrough = (unit, corner) => {
	const x = unit.exit % 24;
	const y = Math.floor(unit.exit / 24);
	return unit.exit >= 0 && x >= 22 && (corner === "CHIBI COM" ? y >= 14 : y <= 1);
};
const flown = (w) => w.units.some((unit) => isInvader(unit) && unit.fate === "evacuated" && !outThrough(unit, "CHIBI COM"));
const throughOwn = (unit, own) => ["CHIBI COM", "Mercs"].some((corner) => own.includes(corner) && outThrough(unit, corner));
const isOf = (unit, own) => unit.faction !== null && own.includes(unit.faction);
const ofFactions = (w, ids, own) => ids.filter((id) => isOf(unitOf(w, id), own)).length;
const GOALS = {
	Aliens: [
		{
			rule: "CC-M-VS1-15",
			words: "bring animals, civilians and soldiers into the ship",
			points: (w) => limit(count(w, (unit) => brought(w, unit)), 4)
		},
		{
			rule: "CC-M-VS1-16",
			words: "bring civilians and soldiers into the ship",
			points: (w) => limit(2 * count(w, (unit) => !isAnimal(unit) && brought(w, unit)), 4)
		},
		{
			rule: "CC-M-VS1-17",
			words: "try the weapons on everything",
			points(w, own) {
				const killed = (what) => count(w, (unit) => what(unit) && killedBy(unit, own));
				return limit(Math.floor(killed(isAnimal) / 2) + Math.floor(killed(isCivilian) / 2) + killed(isEarth$1), 4);
			}
		},
		{
			rule: "CC-M-VS1-18",
			words: "let the prototype kill soldiers, and bring it home",
			points(w) {
				const prototype = w.units.find((unit) => unit.type === "UFO" && unit.borrowed);
				if (prototype === void 0) return 0;
				const home = prototype.fate === "evacuated" || prototype.cell >= 0 && !unitsLeft(w, "Earth");
				return Math.max(0, limit(count(w, (unit) => isEarth$1(unit) && unit.fate === "dead" && unit.byUnit === prototype.id), 4) - (home ? 0 : 1));
			}
		},
		{
			rule: "CC-M-VS1-19",
			words: "repair the ship and take off from round 6 on",
			points: (w) => common.list(w, "takeOff").length > 0 && flown(w) ? 4 - (memo$9.list(w, "entered").length > 0 ? 2 : 0) : 1
		},
		{
			rule: "CC-M-VS1-20",
			words: "leave through the exit of CHIBI COM",
			points: (w, own) => limit(count(w, (unit) => isOf(unit, own) && unit.fate === "evacuated" && outThrough(unit, "CHIBI COM")), 4)
		}
	],
	"CHIBI COM": [
		{
			rule: "CC-M-VS1-21",
			words: "enter the ship",
			points: (w, own) => limit(ofFactions(w, memo$9.list(w, "entered"), own), 4)
		},
		{
			rule: "CC-M-VS1-22",
			words: "kill Invaders",
			points: (w, own) => limit(count(w, (unit) => isInvader(unit) && killedBy(unit, own)), 4)
		},
		{
			rule: "CC-M-VS1-23",
			words: "take Invaders out alive",
			points: (w, own) => limit(2 * count(w, (unit) => isInvader(unit) && unit.fate === "captured" && throughOwn(unit, own)), 4)
		},
		{
			rule: "CC-M-VS1-24",
			words: "bring civilians out",
			points: (w, own) => limit(count(w, (unit) => isCivilian(unit) && unit.fate === "evacuated" && throughOwn(unit, own)), 4)
		},
		{
			rule: "CC-M-VS1-25",
			words: "leave no witnesses",
			points: (w, own) => limit(count(w, (unit) => isCivilian(unit) && killedBy(unit, own)), 4)
		},
		{
			rule: "CC-M-VS1-26",
			words: "blow up the ship",
			points: (w) => memo$9.list(w, "blownUp").length > 0 ? 4 : 1
		}
	],
	Reapers: [
		{
			rule: "CC-M-VS1-27",
			words: "teleport with humans",
			points: (w) => limit(memo$9.list(w, "beamed").length, 2)
		},
		{
			rule: "CC-M-VS1-28",
			words: "dissect a bystander at the border or in the ship",
			points: (w) => memo$9.list(w, "dissected").length > 0 ? 2 : 0
		},
		{
			rule: "CC-M-VS1-29",
			words: "let no human into the ship",
			points(w) {
				const counted = memo$9.list(w, "entered").filter((id) => unitOf(w, id).fate !== "dead" || memo$9.list(w, "cameOut").includes(id)).length;
				return Math.max(0, 2 - counted);
			}
		},
		{
			rule: "CC-M-VS1-30",
			words: "leave through the exit of CHIBI COM",
			points: (w) => limit(count(w, (unit) => unit.faction === "Reapers" && unit.fate === "evacuated" && outThrough(unit, "CHIBI COM")), 2)
		},
		{
			rule: "CC-M-VS1-31",
			words: "enter the minds of soldiers",
			points: (w) => limit(memo$9.list(w, "minds").length, 2)
		},
		{
			rule: "CC-M-VS1-32",
			words: "stay in the shadows",
			points(w) {
				let points = 2;
				for (const { by, avenged } of memo$9.of(w).shadows ?? []) points -= by >= 0 && avenged ? 0 : 1;
				return Math.max(0, points);
			}
		}
	],
	Mercs: [
		{
			rule: "CC-M-VS1-33",
			words: "knock out an Invader, take one out",
			points: (w) => limit(memo$9.list(w, "knockedOut").length, 1) + limit(count(w, (unit) => isInvader(unit) && unit.fate === "captured" && outThrough(unit, "Mercs")), 1)
		},
		{
			rule: "CC-M-VS1-34",
			words: "enter the ship",
			points: (w) => limit(ofFactions(w, memo$9.list(w, "entered"), ["Mercs"]), 2)
		},
		{
			rule: "CC-M-VS1-35",
			words: "search Invaders in coma",
			points: (w) => limit(memo$9.list(w, "searched").length, 2)
		},
		{
			rule: "CC-M-VS1-36",
			words: "bring animals out",
			points: (w) => limit(Math.floor(count(w, (unit) => isAnimal(unit) && unit.fate === "evacuated" && outThrough(unit, "Mercs")) / 2), 2)
		},
		{
			rule: "CC-M-VS1-37",
			words: "kill an Invader and get away",
			points(w) {
				const killers = w.units.filter((unit) => isInvader(unit) && killedBy(unit, ["Mercs"]) && unit.byUnit >= 0).map((unit) => unitOf(w, unit.byUnit));
				const away = killers.some((killer) => killer.faction === "Mercs" && killer.fate === "evacuated" && outThrough(killer, "Mercs"));
				return (killers.length > 0 ? 1 : 0) + (away ? 1 : 0);
			}
		},
		{
			rule: "CC-M-VS1-38",
			words: "share the goal of CHIBI COM",
			points(w) {
				const chibi = armyOf(w, "CHIBI COM");
				return Math.ceil(pointsOf$1(w, chibi) / 2);
			}
		}
	]
};
function goalOf(faction, number) {
	const goal = GOALS[faction][number - 1];
	if (goal === void 0) throw new Error(`the ${faction} have no goal ${number}`);
	return goal;
}
const pointsOf$1 = (w, army) => army.goal === 0 ? 0 : Math.max(0, goalOf(army.faction, army.goal).points(w, doers(w, army), army));
// packages/games/chibi-commander/missions/province/aims.ts
const abroad = (w) => count(w, (unit) => unit.side === "Invaders" && awake(unit) && unit.mode !== "COLD") + .5 * w.blips.filter((blip) => blip.mode !== "COLD").length;
const POOR = .4;
function cooperativeAims$4(w, unit, searched) {
	if (unit.side !== "Earth") return {};
	const folk = civilians$1(w);
	const saved = count(w, (one) => isCivilian(one) && one.fate === "evacuated");
	if (w.variation === 1) {
		const searches = searched.length < 2 && !searched.includes(unit.id);
		const done = folk.length === 0 && (!searches || odds(w, "Earth") < POOR);
		return {
			loss: 1,
			places: searches ? [{
				cells: shipFields(w),
				worth: 2 / (1 + abroad(w)),
				many: 2 - searched.length
			}] : [],
			kill: enemiesOf("Earth", .2),
			retreat: border,
			cargo: [{
				units: folk,
				to: border,
				worth: 1.8
			}, {
				units: fallen(w, "Earth"),
				to: border,
				worth: .7
			}],
			...done && { home: border }
		};
	}
	const prisoners = count(w, (one) => isKin(one, "Aliens") && one.fate === "captured");
	const lying = captives(w, "Earth");
	const wanted = prisoners < 2;
	return {
		loss: 1,
		retreat: border,
		cargo: [
			{
				units: fallen(w, "Earth"),
				to: border,
				worth: .7
			},
			{
				units: wanted ? lying : [],
				to: border,
				worth: 2
			},
			{
				units: folk,
				to: border,
				worth: saved < 2 ? 1.8 : .9
			}
		],
		kill: (victim) => ofSide(victim, "Invaders") && prisoners + lying.length < 3 && wanted ? -.6 : 0,
		fell: (victim) => ofSide(victim, "Invaders") && wanted ? .8 : 0,
		...folk.length === 0 && (!wanted || lying.length === 0 && odds(w, "Earth") < POOR) && { home: border }
	};
}
const open = (most, done) => done < most;
function alienAims(w, unit, goal, corner) {
	const ship = shipFields(w);
	const brought = (animals) => count(w, (one) => (animals || !isAnimal(one)) && (one.fate === "abducted" || one.side !== "Invaders" && inShip(w, one.cell)));
	switch (goal) {
		case 1: return open(4, brought(true)) ? { cargo: [{
			units: [...bystanders(w, () => true), ...captives(w, "Invaders")],
			to: ship,
			worth: 1,
			stay: true
		}] } : {};
		case 2: return open(2, brought(false)) ? {
			cargo: [{
				units: [...civilians$1(w), ...captives(w, "Invaders")],
				to: ship,
				worth: 2,
				stay: true
			}],
			fell: (victim) => ofSide(victim, "Earth") ? .5 : 0,
			kill: (victim) => ofSide(victim, "Earth") ? -.2 : 0
		} : {};
		case 3: return { kill: (victim) => isAnimal(victim) || isCivilian(victim) ? .5 : ofSide(victim, "Earth") ? 1 : 0 };
		case 4: return {
			kill: enemiesOf("Invaders", unit.type === "UFO" ? 1 : 0),
			loss: unit.type === "UFO" ? 2 : .5
		};
		case 5: return {
			places: w.board.ship ? [{
				cells: ship,
				worth: 2
			}] : [],
			takeOff: w.round >= 6
		};
		case 6: {
			const out = count(w, (one) => one.side === "Invaders" && one.fate === "evacuated");
			return {
				places: open(4, out) ? [{
					cells: corner,
					worth: 1,
					leave: true
				}] : [],
				loss: .8
			};
		}
		default: return {};
	}
}
function chibiAims(w, unit, goal, corner) {
	const ship = shipFields(w);
	switch (goal) {
		case 1: {
			const entered = memo$9.list(w, "entered");
			return {
				loss: .25,
				places: open(4, entered.length) && !entered.includes(unit.id) ? [{
					cells: ship,
					worth: 1.5,
					many: 4
				}] : []
			};
		}
		case 2: return { kill: enemiesOf("Earth", open(4, killsOf(w, "Earth")) ? 1 : .2) };
		case 3: {
			const taken = count(w, (one) => ofSide(one, "Invaders") && one.fate === "captured");
			if (!open(2, taken)) return {};
			return {
				cargo: [{
					units: captives(w, "Earth"),
					to: corner,
					worth: 2
				}],
				fell: (victim) => ofSide(victim, "Invaders") ? .8 : 0,
				kill: (victim) => ofSide(victim, "Invaders") ? -.6 : 0
			};
		}
		case 4: {
			const out = count(w, (one) => isCivilian(one) && one.fate === "evacuated");
			return { cargo: [{
				units: open(4, out) ? civilians$1(w) : [],
				to: corner,
				worth: 1.2
			}] };
		}
		case 5: return { kill: (victim) => isCivilian(victim) ? 1 : 0 };
		case 6: {
			const charges = memo$9.list(w, "charges");
			if (memo$9.of(w).fuse !== void 0) return inShip(w, unit.cell) ? { places: [{
				cells: corner,
				worth: 1
			}] } : {};
			return {
				loss: .25,
				places: w.board.ship && charges.length < 2 && !charges.includes(unit.id) ? [{
					cells: ship,
					worth: 2.5,
					many: 2
				}] : []
			};
		}
		default: return {};
	}
}
function reaperAims(w, unit, goal, corner) {
	switch (goal) {
		case 3: return { kill: (victim) => ofSide(victim, "Earth") && inShip(w, victim.cell) ? 1 : 0 };
		case 4: {
			const out = count(w, (one) => one.faction === "Reapers" && one.fate === "evacuated");
			return {
				places: open(2, out) ? [{
					cells: corner,
					worth: 1,
					leave: true
				}] : [],
				loss: .8
			};
		}
		case 5: {
			const minds = memo$9.list(w, "minds");
			return {
				mind: (victim) => open(2, minds.length) && ofSide(victim, "Earth") && !minds.includes(victim.id) ? 1 : 0,
				loss: unit.type === "Tentacle" ? 1 : .5
			};
		}
		case 6: return { shy: true };
		default: return {};
	}
}
function mercAims(w, unit, goal, corner) {
	switch (goal) {
		case 1: {
			const taken = count(w, (one) => ofSide(one, "Invaders") && one.fate === "captured");
			return {
				cargo: [{
					units: open(1, taken) ? captives(w, "Earth") : [],
					to: corner,
					worth: 1
				}],
				fell: (victim) => ofSide(victim, "Invaders") ? .6 : 0
			};
		}
		case 2: return { places: memo$9.list(w, "entered").includes(unit.id) ? [] : [{
			cells: shipFields(w),
			worth: 1
		}] };
		case 3: {
			const searched = memo$9.list(w, "searched");
			const lying = captives(w, "Earth").filter((id) => !searched.includes(id));
			return {
				places: memo$9.list(w, "searchers").includes(unit.id) ? [] : lying.flatMap((id) => [{
					cells: aroundUnit(w, id),
					worth: 1
				}]),
				fell: (victim) => ofSide(victim, "Invaders") ? .6 : 0
			};
		}
		case 4: return { cargo: [{
			units: bystanders(w, isAnimal),
			to: corner,
			worth: .6
		}] };
		case 5: return w.units.some((one) => ofSide(one, "Invaders") && one.byUnit === unit.id && one.fate === "dead") ? { places: [{
			cells: corner,
			worth: 1,
			leave: true
		}] } : { kill: enemiesOf("Earth", 1) };
		default: return {};
	}
}
const aroundUnit = (w, id) => {
	const cell = w.units[id]?.cell ?? -1;
	return cell === -1 ? [] : [
		cell - 24,
		cell + 1,
		cell + 24,
		cell - 1
	].filter((one) => one >= 0 && one < 384);
};
const BY_FACTION = {
	Aliens: alienAims,
	"CHIBI COM": chibiAims,
	Reapers: reaperAims,
	Mercs: mercAims
};
function versusAims$4(w, unit, exits) {
	if (unit.faction === null) return {};
	const faction = factionOfUnit(unit);
	const own = armyOf(w, faction);
	const army = own.goal !== 0 ? own : w.armies.find((one) => one.side === own.side && one.goal !== 0 && doers(w, one).includes(faction)) ?? own;
	const shared = army.faction === "Mercs" && army.goal === 6 ? armyOf(w, "CHIBI COM") : army;
	return BY_FACTION[shared.faction](w, unit, shared.goal, exits(shared.faction));
}
// packages/games/chibi-commander/missions/terrain.ts
const inTurn = (first, stock) => stock.flatMap(([piece, count]) => Array(count).fill(piece)).map((piece, i) => ({
	piece,
	side: i % 2 === 0 ? first : otherSide(first)
}));
const builderOf = (w, side, number) => versus(w) ? mainArmy(w, side).seat : shareOf(w, number);
const groundOf = (w, site) => site.free === true ? emptyGround() : bareGround(w.board.map, site.all, site.keep);
function nextPiece(w, site) {
	if (w.options.terrain !== "free") return null;
	const map = common.of(w).pieces === void 0 ? groundOf(w, site) : w.board.map;
	for (let number = common.count(w, "pieces"); number < site.pieces.length; number++) {
		const next = site.pieces[number];
		if (next === void 0) break;
		const { piece, side } = next;
		const keys = lies(map, piece, site.keep, piece === "house" ? site.near : 0);
		if (keys.length === 0) continue;
		return {
			seat: builderOf(w, side, number),
			rule: site.rule,
			prompt: `Where does the ${piece} lie? ${number + 1} of ${site.pieces.length} pieces.`,
			keys: site.free === true ? [...keys, -1] : keys,
			what: {
				piece,
				ground: map
			},
			put(play, key) {
				play.w.board = freshBoard(key === -1 ? map : layOn(map, piece, key));
				common.of(play.w).pieces = number + 1;
			}
		};
	}
	return null;
}
function nextBystander(w, rule, folk) {
	const number = common.count(w, "folk");
	const one = folk[number];
	if (one === void 0 || w.options.terrain !== "free") return null;
	return {
		seat: builderOf(w, one.side, number),
		rule,
		prompt: `Where does the ${one.type} stand?`,
		keys: freeCells(w, one.cells),
		what: { folk: one.type },
		put(play, key) {
			bystander(play.w, one.type, key);
			common.tally(play.w, "folk");
		}
	};
}
// packages/games/chibi-commander/missions/province/cooperative.ts
const memo$8 = common.with({
	searched: list("searched"),
	reinforced: list("reinforced"),
	figures: one("figures")
});
const START = area(22, 14, 23, 15);
const IN_SHIP = area(2, 2, 4, 3);
const AROUND = spots([0, 14], [1, 15], [22, 0], [23, 1], [11, 0], [11, 15]);
const CIVILIANS$3 = spots([12, 2], [15, 5], [8, 12], [11, 13]);
const ANIMALS$1 = [
	{
		type: "Cow",
		cell: field$1(13, 7)
	},
	{
		type: "Pig",
		cell: field$1(14, 2)
	},
	{
		type: "Sheep",
		cell: field$1(10, 14)
	},
	{
		type: "Horse",
		cell: field$1(9, 10)
	}
];
const SITE$9 = {
	rule: "CC-M-CO1-01",
	all: true,
	pieces: inTurn("Earth", [
		["street", 1],
		["house", 2],
		...VEGETATION
	]),
	keep: [
		...START,
		...AROUND,
		...CIVILIANS$3,
		...ANIMALS$1.map(({ cell }) => cell)
	]
};
const CORNERS$1 = spots([0, 0], [23, 0], [23, 15], [0, 15]);
const pool = (single) => [
	...Array(single ? 2 : 3).fill("Serpent Man"),
	"Birdy",
	"Birdy",
	"Grey",
	"Grey",
	...Array(single ? 1 : 2).fill("Scribit"),
	...single ? ["Gorgan", "Larva"] : []
];
function beaten(w) {
	return !w.blips.some((blip) => blip.mode !== "COLD") && !w.units.some((unit) => unit.side === "Invaders" && awake(unit) && unit.mode !== "COLD");
}
const leftOf = ({ kinds, left }, kind) => left[kinds.indexOf(kind)] ?? 0;
const ways = (of, take) => take < 0 || take > of ? 0 : take === 0 ? 1 : ways(of - 1, take - 1) * of / take;
function figuresLeft(play) {
	const { w } = play;
	const mix = w.pools[0];
	if (mix === void 0) return 0;
	const { blips, types } = mix;
	let known = memo$8.of(w).figures;
	if (known === void 0) {
		const serpents = leftOf(types, "Serpent Man");
		const others = sizeOf$1(types) - serpents;
		const inBox = sizeOf$1(types) - leftOf(blips, "any");
		const weights = Array.from({ length: serpents + 1 }, (_, k) => ways(serpents, k) * ways(others, inBox - k));
		play.w.undoBarrier++;
		const left = play.chance.pick(weights, "CC-M-CO1-10", String);
		for (let i = left; i < serpents; i++) {
			takeOut$1(blips, "any");
			putIn(blips, "Serpent Man");
		}
		types.left[types.kinds.indexOf("Serpent Man")] = 0;
		known = left + (w.campaign === null ? 1 : 0);
		memo$8.of(w).figures = known;
	}
	const back = w.options.serpents === "return" ? count(w, (unit) => unit.type === "Serpent Man" && dead(unit)) : 0;
	return known - memo$8.list(w, "reinforced").length + back;
}
function reinforce$1(play) {
	const { w } = play;
	let die = 0;
	do
		die = play.roll(6, "CC-M-CO1-09");
	while (die > 4);
	const unit = addUnit(w, "Serpent Man", "Invaders", "Aliens", -1);
	put(unit, nearestFree(w, CORNERS$1[die - 1] ?? 0));
	unit.mode = "BERSERKER";
	memo$8.add(w, "reinforced", unit.id);
	play.tell?.({
		type: "reinforcement",
		unit: unit.id,
		kind: unit.type,
		cell: unit.cell
	}, "CC-M-CO1-09");
	spot(play);
}
const saved = (w) => count(w, (unit) => isCivilian(unit) && unit.fate === "evacuated");
const losses = (w) => count(w, (unit) => dead(unit) && (isCivilian(unit) || ofSide(unit, "Earth")));
function goals$4(w) {
	if (w.variation === 1) return [
		{
			rule: "CC-M-CO1-14",
			words: "searches of the ship",
			points: limit(2 * memo$8.list(w, "searched").length, 4)
		},
		{
			rule: "CC-M-CO1-15",
			words: "civilians saved",
			points: saved(w)
		},
		{
			rule: "CC-M-CO1-16",
			words: "dead civilians and units",
			points: -losses(w)
		}
	];
	return [
		{
			rule: "CC-M-CO1-17",
			words: "Aliens captured alive",
			points: limit(2 * count(w, (unit) => isKin(unit, "Aliens") && unit.fate === "captured"), 4)
		},
		{
			rule: "CC-M-CO1-18",
			words: "civilians saved",
			points: limit(saved(w), 2)
		},
		{
			rule: "CC-M-CO1-19",
			words: "dead civilians and units",
			points: -losses(w)
		}
	];
}
const maySearch = (w, unit) => w.variation === 1 && unit.side === "Earth" && inShip(w, unit.cell) && !memo$8.list(w, "searched").includes(unit.id) && memo$8.list(w, "searched").length < 2;
const provinceCooperative = defineMission({
	name: "COOP 1",
	title: "Province",
	mode: "cooperative",
	layout: "Province",
	variations: ["Run for technology", "Capture them alive"],
	doors: "free",
	options: [],
	state: memo$8,
	rules: () => ({
		building: [
			"CC-M-CO1-01",
			"CC-M-CO1-04",
			"CC-M-CO1-05"
		],
		recruiting: ["CC-M-CO1-11", "CC-M-CO1-12"],
		"lay out": [
			"CC-M-CO1-06",
			"CC-M-CO1-07",
			"CC-M-CO1-08"
		],
		arriving: ["CC-M-CO1-02"],
		leaving: ["CC-M-CO1-03"],
		ending: ["CC-M-CO1-13"]
	}),
	squads: {
		slots: (_w, army) => army.side === "Earth" ? 5 : 0,
		recruits: (_w, army, chosen) => squad$1(army, chosen, [[2, 0]])
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$9),
		layOut(play) {
			const { w } = play;
			for (const [i, cell] of CIVILIANS$3.entries()) bystander(w, folkAt(i), cell);
			for (const { type, cell } of ANIMALS$1) bystander(w, type, cell);
			mixBlips(w, {
				Ghost: 6,
				any: 6
			}, pool(w.campaign === null));
			for (const cell of IN_SHIP) addBlip(w, "Aliens", cell, -2, "COLD");
			for (const cell of AROUND) addBlip(w, "Aliens", cell, -2, "NORMAL");
		}
	},
	ground: {
		visibility: () => 7,
		blips: () => true,
		spawns: (w, unit) => unit.side === "Earth" ? freeCells(w, START) : [],
		exits: (_w, faction) => faction === "CHIBI COM" || faction === "Mercs" ? border : []
	},
	scoring: {
		goals: (w, army) => army.side === "Earth" ? goals$4(w) : [],
		points(w, army) {
			if (army.side !== "Earth") return 0;
			const total = goals$4(w).reduce((all, goal) => all + goal.points, 0);
			return w.variation === 1 ? Math.max(0, total) : total;
		}
	},
	on: { startOfTurn(play, faction) {
		if (faction === "Aliens" && beaten(play.w) && figuresLeft(play) > 0) reinforce$1(play);
	} },
	aims: (w, unit) => cooperativeAims$4(w, unit, memo$8.list(w, "searched")),
	deals: { search: {
		rule: "CC-M-CO1-14",
		price: 1,
		on: maySearch,
		words: () => "Search the ship",
		take(play, unit) {
			memo$8.add(play.w, "searched", unit.id);
			play.tell?.({
				type: "searched the ship",
				unit: unit.id,
				kind: unit.type
			}, "CC-M-CO1-14");
		}
	} }
});
// packages/games/chibi-commander/missions/dropZone/aims.ts
const EDGES$1 = [...leftEdge, ...rightEdge];
function cooperativeAims$3(w, unit, taken) {
	if (unit.side !== "Earth") return {};
	const done = taken >= 5 || w.board.crystals.length === 0;
	return {
		loss: 1,
		cargo: [{
			units: fallen(w, "Earth"),
			to: EDGES$1,
			worth: .6
		}],
		retreat: EDGES$1,
		...done ? { home: EDGES$1 } : { crystals: {
			to: EDGES$1,
			worth: 1
		} }
	};
}
function versusAims$3(w, unit, taken) {
	if (unit.faction === null) return {};
	const side = sideOf$2(unit.faction);
	const to = side === "Earth" ? rightEdge : leftEdge;
	return {
		...taken < 5 && w.board.crystals.length > 0 && { crystals: {
			to,
			worth: .7
		} },
		kill: (victim) => victim.side === "undead" ? .5 : ofSide(victim, otherSide(side)) ? .2 : 0
	};
}
// packages/games/chibi-commander/missions/dropZone/memo.ts
const zone$1 = common.with({
	crystals: perSide("crystals"),
	radiationDead: list("radiation dead"),
	melted: list("melted"),
	backup: list("backup")
});
const versusMemo$1 = zone$1.with({
	healed: perSide("healed"),
	risen: list("risen"),
	extra: one("extra")
});
const cooperativeMemo$1 = zone$1.with({
	armada: list("armada"),
	recruited: list("recruited"),
	gaze: one("gaze"),
	roared: one("roared")
});
// packages/games/chibi-commander/book/question.ts
function about$1(w, f) {
	const question = mission(w).questions[f.topic];
	if (question === void 0) throw new Error(`the mission does not ask about '${f.topic}'`);
	return question;
}
const answerer = (w, seat) => versus(w) || sharers(w).includes(seat) ? seat : shareOf(w, 0);
const placeTheRest = (keys) => keys.find((key) => key === "rest");
const question = chapter("question").shows("topic", "seat", "data").steps({ ask: {
	rule: "CC-GEN-17",
	prompt: (w, f) => about$1(w, f).prompt(w, f.data),
	who: (w, f) => about$1(w, f).keys(w, f.data).length > 0 ? answerer(w, f.seat) : null,
	offers: (w, f) => about$1(w, f).keys(w, f.data).map((key) => ({
		do: "answer",
		key
	})),
	judge: (w, f) => ({
		rule: about$1(w, f).rule,
		reason: "That is not among the answers."
	}),
	auto(play, f, seat) {
		const { rule, keys, words, best } = about$1(play.w, f);
		const open = keys(play.w, f.data);
		const own = isPerson(play.w, seat) ? best?.(play.w, f.data) ?? placeTheRest(open) : void 0;
		if (own !== void 0 && open.includes(own)) return {
			do: "answer",
			key: own
		};
		return {
			do: "answer",
			key: play.oneOf(open, rule, (key) => words(play.w, key, f.data))
		};
	},
	take(play, f, _seat, choice) {
		if (choice.do !== "answer") return "done";
		const asked = about$1(play.w, f);
		asked.rule;
		return asked.take(play, choice.key, f.data) ?? "done";
	}
} });
const ask = (topic, seat, data = []) => question.begin({
	topic,
	seat,
	data
});
// packages/games/chibi-commander/missions/dropZone/monster.ts
const CRATERS = [
	field$1(11, 1),
	field$1(11, 6),
	field$1(11, 12),
	field$1(3, 3),
	field$1(5, 10),
	field$1(18, 3),
	field$1(17, 10)
];
const floorOf = (corner) => [
	0,
	1,
	2,
	24,
	25,
	26,
	48,
	49,
	50
].map((step) => corner + step);
function craterPlaces(w, feared) {
	const standing = occupants(w);
	const taken = new Set(CRATERS.flatMap(floorOf));
	const closed = terrainOf(w.board).closed;
	const far = (corner) => Math.min(99, ...feared.flatMap((one) => floorOf(corner).map((cell) => distance(cell, one))));
	const places = [];
	for (let y = 0; y <= 13; y++) for (let x = 0; x <= 21; x++) if (floorOf(field$1(x, y)).every((cell) => !taken.has(cell) && closed[cell] === 0 && standing[cell] === 0)) places.push(field$1(x, y));
	const legal = places.filter((corner) => far(corner) >= 3);
	if (legal.length > 0 || places.length === 0) return legal;
	const best = Math.max(...places.map(far));
	return places.filter((corner) => far(corner) === best);
}
const dens = (crater) => [
	crater,
	crater + 1,
	crater + 24,
	crater + 25
];
function enter$1(play, crater, corner, rule) {
	changeBoard(play.w, {
		crater,
		monster: corner
	});
	play.tell?.({
		type: "monster",
		cell: corner
	}, rule);
	spot(play);
}
function fromMonster(corner, to) {
	return Math.min(...blockOf(corner).map((cell) => distance(cell, to)));
}
function prey(play, counts) {
	const { w } = play;
	const targets = w.units.filter((unit) => shown$1(unit) && awake(unit) && unit.side !== "undead" && counts(unit));
	if (targets.length === 0) return null;
	const least = Math.min(...targets.map((unit) => fromMonster(w.board.monster, unit.cell)));
	const nearest = targets.filter((unit) => fromMonster(w.board.monster, unit.cell) === least);
	return play.oneOf(nearest, "CC-M-VS2-25", (unit) => `${unit.type} (${unit.cell % 24},${Math.floor(unit.cell / 24)})`);
}
const onBoard = (corner) => corner >= 0 && columnOf(corner) < 23 && rowOf(corner) < 15;
function stalk(play, target, steps, rule) {
	const { w } = play;
	const standing = occupants(w);
	const start = w.board.monster;
	const before = new Map([[start, {
		from: -1,
		d: -1
	}]]);
	let ring = [start];
	let best = start;
	for (let step = 0; step < steps && fromMonster(best, target) > 1; step++) {
		const next = [];
		for (const corner of ring) for (let d = 0; d < 4; d++) {
			const to = neighbour(grid, corner, d);
			if (to === -1 || !onBoard(to) || before.has(to) || blockOf(to).some((cell) => standing[cell] !== 0)) continue;
			before.set(to, {
				from: corner,
				d
			});
			next.push(to);
		}
		ring = next;
		for (const corner of next.sort((a, b) => a - b)) if (fromMonster(corner, target) < fromMonster(best, target)) best = corner;
	}
	if (best === start) return -1;
	changeBoard(w, { monster: best });
	play.tell?.({
		type: "monster walks",
		to: best
	}, rule);
	spot(play);
	return before.get(best)?.d ?? -1;
}
function claw(armorFree, rule) {
	return {
		faction: "",
		unit: -1,
		from: -1,
		armorFree,
		rule
	};
}
function smokeOut(play, cells) {
	for (const blip of play.w.blips.filter((one) => cells.includes(one.cell)).sort(byField)) if (play.w.blips.includes(blip)) reveal(play, blip, -1, "CC-BLP-21");
}
function neighboursOf(play, cell) {
	const around = [
		0,
		1,
		2,
		3
	].map((d) => neighbour(grid, cell, d));
	smokeOut(play, around);
	return around.flatMap((next) => unitOn(play.w, next) ?? []);
}
function burn(play, unit, throws, dice, rule) {
	for (let i = 0; i < throws && unit.cell !== -1; i++) {
		const { faces, told } = throwDamage(play, dice, rule);
		play.tell?.({
			type: "damage throw",
			unit: unit.id,
			...told
		}, rule);
		hurt(play, unit, pointsLost(play.w, unit, sum$1(faces), claw(false, rule)), claw(false, rule));
	}
}
// packages/games/chibi-commander/missions/dropZone/cooperativeMonster.ts
const isEarth = (unit) => unit.side === "Earth";
const gaze = (w) => cooperativeMemo$1.of(w).gaze ?? 0;
function look(w, to) {
	const from = monsterEye(w, to);
	const dx = columnOf(to) - columnOf(from);
	const dy = rowOf(to) - rowOf(from);
	cooperativeMemo$1.of(w).gaze = Math.abs(dx) >= Math.abs(dy) ? dx < 0 ? 3 : 1 : dy < 0 ? 0 : 2;
}
function trample(play, d, fields, rule) {
	const { w } = play;
	for (let i = 0; i < fields; i++) {
		const to = neighbour(grid, w.board.monster, d);
		if (to === -1 || to % 24 === 23 || to >= 360) break;
		changeBoard(w, { monster: to });
		for (const blip of w.blips.slice()) if (blockOf(to).includes(blip.cell)) reveal(play, blip, -1, "CC-M-CO2-25", false);
		for (const unit of w.units) if (blockOf(to).includes(unit.cell)) leaveMap(play, unit, "dead", "", -1, "CC-M-CO2-25");
	}
	play.tell?.({
		type: "monster charges",
		to: w.board.monster
	}, rule);
	spot(play);
}
function tableThrow(play, roars, rule) {
	const { w } = play;
	for (;;) {
		const die = play.roll(6, rule);
		const roar = die <= roars;
		if (roar && cooperativeMemo$1.count(w, "roared") === 1) continue;
		cooperativeMemo$1.of(w).roared = roar ? 1 : 0;
		if (roar) play.tell?.({ type: "roar" }, rule);
		return die;
	}
}
function monsterActs$1(play) {
	const { w } = play;
	newActivation(w);
	const target = prey(play, isEarth);
	if (target === null) return;
	const d = stalk(play, target.cell, 5, "CC-M-CO2-20");
	if (d >= 0) cooperativeMemo$1.of(w).gaze = d;
	if (fromMonster(w.board.monster, target.cell) === 1) tableA(play, target);
	else if (!w.units.some((unit) => isEarth(unit) && shown$1(unit) && lineFree(w, monsterEye(w, unit.cell), unit.cell))) tableB(play);
}
function tableA(play, target) {
	const { w } = play;
	const die = tableThrow(play, 2, "CC-M-CO2-22");
	if (die <= 2) return;
	if (die <= 4) {
		look(w, target.cell);
		trample(play, gaze(w), sum$1(play.rolls(2, 6, "CC-M-CO2-22")), "CC-M-CO2-22");
		return;
	}
	const centre = target.cell;
	const near = [target, ...neighboursOf(play, centre)];
	smokeOut(play, everywhere.filter((cell) => distance(cell, centre) === 2));
	const far = w.units.filter((unit) => shown$1(unit) && distance(unit.cell, centre) === 2).sort((a, b) => a.cell - b.cell);
	for (const unit of near) burn(play, unit, 2, 2, "CC-M-CO2-23");
	for (const unit of far) burn(play, unit, 1, 1, "CC-M-CO2-23");
	spot(play);
}
function tableB(play) {
	const { w } = play;
	const die = tableThrow(play, 1, "CC-M-CO2-24");
	if (die === 1) return;
	if (die <= 4) return trample(play, gaze(w), sum$1(play.rolls(2, 6, "CC-M-CO2-24")), "CC-M-CO2-24");
	const target = prey(play, isEarth);
	if (target === null) return;
	look(w, target.cell);
	trample(play, gaze(w), 3, "CC-M-CO2-24");
}
// packages/games/chibi-commander/missions/dropZone/radiation.ts
const near = (w, cell) => w.board.crystals.some((crystal) => distance(crystal, cell) <= 2);
const medicated = (w, unit) => unit.faction !== null && hasBought(w, sideOf$2(unit.faction), "radiation medicine");
function radiate(play, immune) {
	const { w } = play;
	newActivation(w);
	if (immune !== "Invaders") {
		for (const blip of w.blips.slice()) if (w.blips.includes(blip) && near(w, blip.cell)) reveal(play, blip, -1, "CC-M-VS2-06");
	}
	const struck = w.units.filter((unit) => unit.cell !== -1 && unit.blip === -1 && unit.side !== "undead" && unit.side !== immune && near(w, unit.cell));
	if (w.units.some((unit) => unit.side === "undead"));
	for (const unit of struck.sort((a, b) => a.cell - b.cell)) if (!unit.coma) hurt(play, unit, 1, {
		faction: "",
		unit: -1,
		from: -1,
		armorFree: true,
		rule: "CC-M-VS2-04"
	});
	else if (!medicated(w, unit)) {
		leaveMap(play, unit, "dead", "", -1, "CC-M-VS2-05");
		zone$1.add(w, "radiationDead", unit.id);
	}
	spot(play);
}
function discharge(play, puller) {
	const { w } = play;
	const { faces, told } = throwDamage(play, 1, "CC-M-VS2-36");
	play.tell?.({
		type: "discharge",
		...told
	}, "CC-M-VS2-36");
	if (sum$1(faces) === 0) return;
	const blip = puller.unit === -1 ? findBlip(w, puller.blip) : void 0;
	const unit = blip === void 0 ? puller.unit === -1 ? null : unitOf(w, puller.unit) : reveal(play, blip, -1, "CC-BLP-21");
	if (unit === null || unit.cell === -1) return;
	apart(w, () => hurt(play, unit, sum$1(faces), {
		faction: "",
		unit: -1,
		from: -1,
		armorFree: true,
		rule: "CC-M-VS2-36"
	}));
}
function meltDown(play) {
	const { w } = play;
	play.tell?.({ type: "meltdown" }, "CC-M-VS2-37");
	w.blips = [];
	for (const unit of w.units) if (unit.cell !== -1) leaveMap(play, unit, "dead", "", -1, "CC-M-VS2-37");
	zone$1.add(w, "melted", w.round);
}
// packages/games/chibi-commander/missions/dropZone/cooperative.ts
const CENTRE = floorOf(field$1(11, 6));
const MONSTER = 1;
const MELTDOWN = 2;
const BACKUP = 3;
const POOL$1 = [
	...each$1(2, "Serpent Man", "Grey", "Gorgan", "Harakiri"),
	"Larva",
	"Galbert",
	"Agressor",
	"Mana"
];
const ARMADA = [
	"UFO",
	"Assasine",
	"Fleet Commander",
	"PSI",
	"Elite Gorgan",
	"Cray"
];
function event$2(play) {
	const { w } = play;
	if (w.round < 3) return;
	if (w.variation === 0) {
		w.variation = halfDie(play.roll(6, "CC-M-CO2-18"));
		play.tell?.({
			type: "variation",
			number: w.variation,
			name: dropZoneCooperative.variations[w.variation - 1] ?? ""
		}, "CC-M-CO2-18");
	}
	if (w.variation === MONSTER) {
		if (w.round === 3) return { call: ask("crater", 0) };
		if (w.board.monster !== -1) monsterActs$1(play);
	}
	if (w.variation === MELTDOWN);
	if (w.variation === MELTDOWN && w.round === 8) meltDown(play);
	if (w.variation === BACKUP && w.round === 3) {
		for (const type of [
			"Queen",
			"Queen",
			"Larva"
		]) {
			const cell = randomField(play, CENTRE, "CC-M-CO2-28");
			if (cell !== -1) cooperativeMemo$1.add(w, "backup", openly(w, type, cell, "NORMAL").id);
		}
		spot(play);
		return { call: ask("recruit", 0, [3]) };
	}
}
function armada(play) {
	const { w } = play;
	if (w.variation !== BACKUP || cooperativeMemo$1.list(w, "backup").length === 0) return;
	const now = cooperativeMemo$1.list(w, "armada");
	if (!(now.length === 0 ? cooperativeMemo$1.list(w, "backup").every((id) => !awake(unitOf(w, id))) : now.every((id) => unitOf(w, id).fate === "dead"))) return;
	cooperativeMemo$1.of(w).armada = ARMADA.flatMap((type) => {
		const [cell] = [...CENTRE, ...CENTRE.flatMap(ringAround$1)].filter((cell) => isFree(w, cell));
		return cell === void 0 ? [] : [openly(w, type, cell, "BERSERKER").id];
	});
	play.tell?.({ type: "armada" }, "CC-M-CO2-29");
	spot(play);
}
const reserve = (w) => w.campaign === null ? [] : rosterOf(w, earthArmy(w)).units.flatMap((one, at, all) => one.fielded || all.findIndex((other) => !other.fielded && other.type === one.type) !== at ? [] : [{
	type: one.type,
	at,
	one
}]);
const landed$1 = (w) => count(w, (unit) => isEarth(unit) && unit.fate !== "waiting" && !cooperativeMemo$1.list(w, "recruited").includes(unit.id));
const goals$3 = (w) => [{
	rule: "CC-M-CO2-14",
	words: "crystals pulled off the map",
	points: limit(cooperativeMemo$1.of(w).crystals?.Earth ?? 0, 5)
}, {
	rule: "CC-M-CO2-15",
	words: "Earth units lost",
	points: -lost(w, "Earth")
}];
const SITE$8 = {
	rule: "CC-M-CO2-02",
	all: false,
	pieces: inTurn("Earth", LIGHT),
	keep: [
		...CRATERS.flatMap(floorOf),
		...leftEdge,
		...rightEdge
	]
};
const dropZoneCooperative = defineMission({
	name: "COOP 2",
	title: "Drop Zone",
	mode: "cooperative",
	layout: "Drop Zone",
	variations: [
		"Monster",
		"Meltdown",
		"Backup"
	],
	variationLater: true,
	doors: "free",
	fog: true,
	options: [{
		name: "vision device",
		price: 1,
		rule: "CC-M-CO2-12",
		side: "Earth",
		words: "Vision device: see six fields in the fog"
	}, {
		name: "radiation medicine",
		price: 1,
		rule: "CC-M-CO2-13",
		side: "Earth",
		words: "Radiation medicine: radiation kills no own unit in coma"
	}],
	state: cooperativeMemo$1,
	rules: () => ({
		building: ["CC-M-CO2-02"],
		recruiting: ["CC-M-CO2-11"],
		"lay out": ["CC-M-CO2-01", "CC-M-CO2-06"],
		arriving: ["CC-M-CO2-09"],
		leaving: ["CC-M-CO2-10"],
		ending: ["CC-M-CO2-17"]
	}),
	squads: {
		slots: (_w, army) => army.side === "Earth" ? 6 : 0,
		recruits: (_w, army, chosen) => squad$1(army, chosen, [[3, 0]])
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$8),
		layOut(play) {
			const { w } = play;
			changeBoard(w, { crystals: w.board.crystals.filter((cell) => cell !== field$1(13, 2) && cell !== field$1(13, 13)) });
			mixBlips(w, {
				Ghost: 8,
				any: 8
			}, POOL$1);
			for (const crater of CRATERS) for (let i = 0; i < 2; i++) addBlip(w, "Aliens", randomField(play, floorOf(crater), "CC-M-CO2-07"), -2, "COLD");
		},
		distribute: (_w, blip) => CRATERS.map(floorOf).find((floor) => floor.includes(blip.cell)) ?? null,
		ready: () => ({ call: ask("guards", 0, [2]) })
	},
	ground: {
		visibility(w, side) {
			if (!hasBought(w, side, "vision device")) return 4;
			return 6;
		},
		blips: () => true,
		spawns: (w, unit) => isEarth(unit) && landed$1(w) < 2 * Math.min(3, w.round) ? freeCells(w, [...leftEdge, ...rightEdge]) : [],
		exits: (_w, faction) => sideOf$2(faction) === "Earth" ? [...leftEdge, ...rightEdge] : [],
		seesWithin: (_w, a, b) => CRATERS.some((crater) => floorOf(crater).includes(a) && floorOf(crater).includes(b))
	},
	scoring: {
		goals(w, army) {
			if (army.side !== "Earth") return [];
			return goals$3(w);
		},
		ending: (w) => cooperativeMemo$1.list(w, "melted").length > 0 ? "CC-M-CO2-17" : null,
		mayStillArrive(w, side) {
			if (side !== "Invaders" || w.variation !== BACKUP) return false;
			return true;
		}
	},
	on: {
		endOfRound(play) {
			radiate(play, "Invaders");
			return event$2(play);
		},
		startOfTurn(play, faction) {
			if (faction === "Aliens") armada(play);
		},
		pulled(play, puller) {
			if (play.w.variation !== MELTDOWN) return;
			discharge(play, puller);
		},
		crystalTaken({ w }) {
			const memo = cooperativeMemo$1.of(w);
			memo.crystals = tallied(memo.crystals, "Earth");
		}
	},
	aims: (w, unit) => cooperativeAims$3(w, unit, cooperativeMemo$1.of(w).crystals?.Earth ?? 0),
	questions: {
		guards: byNumber({
			rule: "CC-M-CO2-07",
			prompt: (_w, [left]) => `Which crater gets one more Blip? ${left} to place.`,
			keys: (w, [, first]) => CRATERS.filter((crater) => crater !== first && freeCells(w, floorOf(crater)).length > 0),
			words: (_look, key) => `The crater at ${cellName(key)}`,
			take(play, key, data) {
				addBlip(play.w, "Aliens", randomField(play, floorOf(key), "CC-M-CO2-07"), -2, "COLD");
				data.push(key);
				return --data[0] > 0 ? "again" : "done";
			}
		}),
		crater: byNumber({
			rule: "CC-M-CO2-19",
			prompt: () => "Where does the ground break open?",
			keys: (w) => craterPlaces(w, w.units.filter((unit) => isEarth(unit) && shown$1(unit)).map(({ cell }) => cell)),
			words: (_look, key) => `Crater at ${cellName(key)}`,
			take: (_play, key) => ({ call: ask("den", 0, [key]) })
		}),
		den: byNumber({
			rule: "CC-M-CO2-19",
			prompt: () => "Where in the crater does the monster stand?",
			keys: (_w, [crater]) => dens(crater),
			words: (_look, key) => `Monster at ${cellName(key)}`,
			take(play, key, [crater]) {
				enter$1(play, crater, key, "CC-M-CO2-19");
				const target = prey(play, isEarth);
				if (target !== null) look(play.w, target.cell);
				monsterActs$1(play);
			}
		}),
		recruit: byName({
			rule: "CC-M-CO2-28",
			prompt: (_w, [left]) => `Who comes by parachute? ${left} to choose.`,
			keys: (w) => [...reserve(w).map(({ at }) => `roster ${at}`), ...typesFor(earthArmy(w), true, 1)],
			words({ campaign }, key) {
				const [, at] = /^roster (\d+)$/.exec(key) ?? [];
				if (at === void 0) return `Bring ${key}`;
				return `Bring ${(campaign?.rosters.find(({ faction }) => faction === "CHIBI COM"))?.units[Number(at)]?.type ?? "somebody"} of the roster`;
			},
			take(play, key, [left]) {
				const { w } = play;
				const veteran = reserve(w).find(({ at }) => key === `roster ${at}`);
				if (veteran !== void 0) veteran.one.fielded = true;
				const type = veteran?.type ?? typeNamed(key);
				const unit = addUnit(w, type, "Earth", factionOfType(type), shareOf(w, left));
				cooperativeMemo$1.add(w, "recruited", unit.id);
				return { call: ask("parachute", unit.seat, [unit.id, left - 1]) };
			}
		}),
		parachute: byNumber({
			rule: "CC-M-CO2-28",
			prompt: (w, [id]) => `Where does ${unitOf(w, id).type} land?`,
			keys: (w) => freeCells(w, everywhere),
			words: (_look, key) => `Land on ${cellName(key)}`,
			take(play, key, [id, left]) {
				put(unitOf(play.w, id), key);
				spot(play, id);
				return left > 0 ? { call: ask("recruit", 0, [left]) } : "done";
			}
		})
	}
});
// packages/games/chibi-commander/missions/cityMassacre/aims.ts
function cooperativeAims$2(w, unit, points) {
	if (unit.side !== "Earth") return {};
	const folk = civilians$1(w);
	return {
		loss: 1,
		cargo: [{
			units: folk,
			to: points,
			worth: 1.3
		}, {
			units: fallen(w, "Earth"),
			to: points,
			worth: .7
		}],
		retreat: points,
		...folk.length === 0 && { home: points }
	};
}
function versusAims$2(w, unit, points) {
	if (unit.faction === null) return {};
	if (sideOf$2(unit.faction) === "Earth") {
		const taken = count(w, (one) => ofSide(one, "Invaders") && one.fate === "captured");
		const kill = nextStep(killsOf(w, "Earth"), [[2, 1]]);
		return {
			cargo: [{
				units: civilians$1(w),
				to: points,
				worth: .6
			}, {
				units: taken === 0 ? captives(w, "Earth") : [],
				to: points,
				worth: 1
			}],
			kill: (victim) => ofSide(victim, "Invaders") ? kill : 0,
			fell: (victim) => taken === 0 && ofSide(victim, "Invaders") ? .3 : 0
		};
	}
	const onFolk = nextStep(count(w, (one) => isCivilian(one) && killedBy(one, factionsOf("Invaders"))), [
		[1, 1],
		[3, 1],
		[5, 1]
	]);
	const onUnits = nextStep(killsOf(w, "Invaders"), [[1, 1], [2, 1]]);
	return { kill: (victim) => isCivilian(victim) ? onFolk : ofSide(victim, "Earth") ? onUnits : 0 };
}
// packages/games/chibi-commander/missions/cityMassacre/cooperative.ts
const memo$7 = common.with({
	diedInTheStrike: list("died in the strike"),
	struck: list("struck"),
	chosen: one("chosen"),
	permitted: one("permitted"),
	busAttackedIn: one("bus attacked in"),
	busAttacked: one("bus attacked"),
	driven: one("driven")
});
const POINTS = [...area(0, 7, 1, 8), ...area(22, 7, 23, 8)];
const CIVILIANS$2 = spots([7, 5], [11, 6], [16, 5], [12, 6], [7, 10], [11, 9], [16, 10], [12, 9]);
const BUS_IN_TROUBLE = 2;
const POOL = [
	"Humanlike",
	"Tentacle",
	"Cray",
	...each$1(2, "Larva", "Serpent Man"),
	"Harakiri",
	"Queen",
	"Agressor"
];
const legal = (w, cell, moved = null) => isFree(w, cell) && w.blips.every((blip) => blip === moved || distance(blip.cell, cell) >= 2) && POINTS.every((point) => distance(point, cell) >= 3);
function mayAskForStrike(w) {
	return w.options.strike === "available";
}
function drives(w) {
	const known = new Map([[w.board.bus, 0]]);
	for (const [cell, steps] of known) {
		if (steps === 4) continue;
		for (const next of beside(cell)) if (!known.has(next) && isFree(w, next) && openBetween(w, cell, next)) known.set(next, steps + 1);
	}
	known.delete(w.board.bus);
	return [...known.keys()].sort((a, b) => a - b);
}
function strike(play) {
	const { w } = play;
	play.tell?.({ type: "nuclear strike" }, "CC-M-CO3-08");
	w.blips = [];
	for (const unit of w.units) {
		if (unit.cell === -1) continue;
		if (isCivilian(unit)) memo$7.add(w, "diedInTheStrike", unit.id);
		leaveMap(play, unit, "dead", "", -1, "CC-M-CO3-08");
	}
	memo$7.add(w, "struck", w.round);
}
function goals$2(w) {
	const killed = count(w, (unit) => isCivilian(unit) && dead(unit) && !memo$7.list(w, "diedInTheStrike").includes(unit.id));
	const counted = Math.max(0, killed - (hasBought(w, "Earth", "manipulation of the media") ? 2 : 0));
	const list = [
		{
			rule: "CC-M-CO3-13",
			words: "civilians evacuated",
			points: count(w, (unit) => isCivilian(unit) && unit.fate === "evacuated")
		},
		{
			rule: "CC-M-CO3-14",
			words: "Earth units lost",
			points: -lost(w, "Earth")
		},
		{
			rule: "CC-M-CO3-15",
			words: "civilians killed, by twos",
			points: -Math.floor(counted / 2)
		}
	];
	if (w.variation === BUS_IN_TROUBLE) list.push({
		rule: "CC-M-CO3-20",
		words: "rounds in which the bus was attacked",
		points: -memo$7.count(w, "busAttacked")
	});
	return list;
}
const SITE$7 = {
	rule: "CC-M-CO3-01",
	all: false,
	pieces: inTurn("Earth", VEGETATION),
	keep: [...POINTS, ...CIVILIANS$2]
};
const cityMassacreCooperative = defineMission({
	name: "COOP 3",
	title: "City Massacre",
	mode: "cooperative",
	layout: "City",
	variations: ["Straight forward", "Bus in trouble"],
	doors: "one point",
	options: [{
		name: "safety vests",
		price: 1,
		rule: "CC-M-CO3-11",
		side: "Earth",
		words: "Safety vests: civilians have armor 1"
	}, {
		name: "manipulation of the media",
		price: 1,
		rule: "CC-M-CO3-12",
		side: "Earth",
		words: "Manipulation of the media: the first two dead civilians are not counted"
	}],
	state: memo$7,
	rules: (variation) => ({
		building: ["CC-M-CO3-01"],
		recruiting: ["CC-M-CO3-10"],
		"lay out": [
			"CC-M-CO3-02",
			"CC-M-CO3-03",
			"CC-M-CO3-05",
			variation === BUS_IN_TROUBLE ? "CC-M-CO3-19" : "CC-M-CO3-18"
		],
		arriving: ["CC-M-CO3-09"],
		leaving: ["CC-M-CO3-09"],
		ending: ["CC-M-CO3-16"]
	}),
	squads: {
		slots: (_w, army) => army.side === "Earth" ? 6 : 0,
		recruits: (_w, army, chosen) => squad$1(army, chosen, [[2, 1], [4, 0]])
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$7),
		layOut(play) {
			const { w } = play;
			CIVILIANS$2.forEach((cell, i) => bystander(w, folkAt(i), cell));
			if (w.variation === BUS_IN_TROUBLE) changeBoard(w, { bus: field$1(11, 7) });
			mixBlips(w, {
				Ghost: 6,
				any: 6
			}, POOL);
			for (const quadrant of QUADRANTS) for (let i = 0; i < 3; i++) {
				const cells = quadrant.filter((cell) => legal(w, cell));
				addBlip(w, "Aliens", play.oneOf(cells, "CC-M-CO3-04", cellName), -2, "WALKING");
			}
		},
		distribute: (w, blip) => QUADRANTS.find((quadrant) => quadrant.includes(blip.cell))?.filter((cell) => legal(w, cell, blip)) ?? null
	},
	ground: {
		visibility: () => 7,
		blips: () => true,
		spawns: (w, unit) => unit.side === "Earth" ? freeCells(w, POINTS) : [],
		exits: (_w, faction) => sideOf$2(faction) === "Earth" ? POINTS : []
	},
	scoring: {
		goals: (w, army) => army.side === "Earth" ? goals$2(w) : [],
		points: (w, army) => army.side === "Earth" ? limit(goals$2(w).reduce((all, goal) => all + goal.points, 0), 5) : 0,
		ending: (w) => memo$7.list(w, "struck").length > 0 ? "CC-M-CO3-17" : null
	},
	on: {
		startOfRound: ({ w }) => mayAskForStrike(w) ? { call: ask("permission", 0) } : void 0,
		endOfRound: (play) => memo$7.of(play.w).permitted === play.w.round ? { call: ask("strike", 0) } : void 0,
		startOfTurn: (play, faction) => faction === "Aliens" && play.w.blips.length > 0 ? { call: ask("chosen", 0) } : void 0,
		endOfTurn(play, faction) {
			const { w } = play;
			const chosen = faction === "Aliens" ? findBlip(w, memo$7.of(w).chosen ?? -1) : void 0;
			if (chosen !== void 0) chosen.mode = "WALKING";
			if (faction === "Aliens") delete memo$7.of(w).chosen;
		},
		busAttacked(play, attacker) {
			play.tell?.({
				type: "bus attacked",
				unit: attacker.id,
				kind: attacker.type
			}, "CC-M-CO3-20");
			if (memo$7.of(play.w).busAttackedIn === play.w.round) return;
			memo$7.of(play.w).busAttackedIn = play.w.round;
			memo$7.tally(play.w, "busAttacked");
		}
	},
	corrections: { armor: (w, unit) => isCivilian(unit) && hasBought(w, "Earth", "safety vests") ? 1 : 0 },
	aims: (w, unit) => cooperativeAims$2(w, unit, POINTS),
	orders: { drive: {
		rule: "CC-M-CO3-21",
		on(w, army) {
			const driver = (unit) => unit.side === "Earth" && awake(unit) && distance(unit.cell, w.board.bus) === 1;
			return army.side === "Earth" && w.board.bus !== -1 && memo$7.of(w).driven !== w.round && w.units.some(driver) ? drives(w) : false;
		},
		words: (_look, cell) => `Drive the bus to ${cellName(cell)}`,
		take(play, _army, to) {
			const { w } = play;
			memo$7.of(w).driven = w.round;
			const out = POINTS.includes(to);
			changeBoard(w, { bus: out ? -1 : to });
			play.tell?.(out ? {
				type: "bus evacuated",
				to
			} : {
				type: "bus driven",
				to
			}, "CC-M-CO3-21");
			spot(play);
		}
	} },
	questions: {
		permission: byNumber({
			rule: "CC-M-CO3-07",
			prompt: () => "Ask for a tactical strike?",
			keys: () => [0, 1],
			words: (_look, key) => key === 0 ? "No strike" : "Ask for permission",
			best: () => 0,
			take(play, key) {
				if (key === 0) return;
				const die = play.roll(6, "CC-M-CO3-07");
				play.tell?.({
					type: "permission",
					die
				}, "CC-M-CO3-07");
				if (die >= 5) memo$7.of(play.w).permitted = play.w.round;
			}
		}),
		strike: byNumber({
			rule: "CC-M-CO3-07",
			prompt: () => "Order the nuclear strike now?",
			keys: () => [0, 1],
			words: (_look, key) => key === 0 ? "Hold it back" : "Strike",
			best: () => 0,
			take(play, key) {
				if (key === 1) strike(play);
			}
		}),
		chosen: byNumber({
			rule: "CC-M-CO3-06",
			prompt: () => "Which Blip acts on purpose in this turn?",
			keys: (w) => w.blips.map((blip) => blip.id),
			words: (_look, id) => blipName(id),
			best: (w) => farthestBlip(w)?.id,
			take(play, id) {
				memo$7.of(play.w).chosen = id;
				blipOf(play.w, id).mode = "NORMAL";
			}
		})
	}
});
// packages/games/chibi-commander/missions/complex/president.ts
const isPresident = (unit) => unit.type === "President";
const isEscorted = (unit) => unit.type === "President" || unit.type === "Bodyguard";
function walksAlone(unit) {
	if (!isEscorted(unit)) return false;
	return true;
}
const president = (w) => w.units.find(isPresident);
function seatPresident(w, corner, guarded) {
	put(addUnit(w, "President", "neutral", null, -1), corner);
	for (const _guard of guarded ? ["first", "second"] : []) put(addUnit(w, "Bodyguard", "neutral", null, -1), besideOrNear(w, corner));
}
function besideOrNear(w, from) {
	const ways = within(w, {
		side: "Earth",
		cell: from
	});
	return itemAt$1(freeCells(w, ways.order).sort((a, b) => ways.priceOf(a) - ways.priceOf(b) || a - b), 0);
}
const walkOrder = (may) => ({
	rule: "CC-M-VS4-34",
	on: (w, army) => may(w, army) ? w.units.flatMap((unit) => isEscorted(unit) && awake(unit) && !unit.activated ? [unit.id] : []) : false,
	words: (look, id) => `${placeOf(look, id)} walks`,
	take({ w }, army, id) {
		const unit = unitOf(w, id);
		unit.activated = true;
		return { call: strollOf(unit, 6, "CHIBI COM", army.seat, "CC-M-VS4-34") };
	}
});
function guarded(w, unit) {
	if (!isPresident(unit)) return null;
	return w.units.some((other) => other.type === "Bodyguard" && awake(other) && distance(other.cell, unit.cell) <= 3) ? "CC-M-VS4-35" : null;
}
const narrow = [...leftEdge, ...rightEdge];
// packages/games/chibi-commander/missions/complex/aims.ts
const PSI_ALIEN$2 = 1;
const ENTRENCHED$2 = 2;
const killing = (others, named) => (victim) => ofSide(victim, "Invaders") ? others + named(victim) : 0;
function cooperativeAims$1(w, unit) {
	if (unit.side !== "Earth") return {};
	const kills = killsOf(w, "Earth");
	if (w.variation === PSI_ALIEN$2) return {
		...w.units.some((one) => one.type === "PSI" && one.fate === "dead") && { home: narrow },
		kill: killing(nextStep(kills, [[3, 1]]), ({ type }) => type === "PSI" ? 3 : 0),
		fell: ({ type }) => type === "PSI" ? 1 : 0
	};
	if (w.variation === ENTRENCHED$2) return {
		...w.units.some((one) => one.type === "Fleet Commander" && one.fate === "dead") && { home: rightEdge },
		kill: killing(nextStep(kills, [[3, 1], [4, 1]]), ({ type }) => type === "Fleet Commander" ? 4 : 0),
		cargo: [{
			units: fallen(w, "Earth"),
			to: rightEdge,
			worth: .3
		}]
	};
	const saved = w.units.some((one) => isPresident(one) && one.fate !== "");
	return {
		kill: killing(nextStep(kills, [[3, 2]]), () => 0),
		...saved && kills >= 3 && { home: narrow }
	};
}
function entrenched(w, unit, leader) {
	if (unit.side === "Earth") return {
		kill: (victim) => victim.id === leader ? 2 : 0,
		loss: .7
	};
	const escaped = count(w, (one) => ofSide(one, "Invaders") && one.id !== leader && one.fate === "evacuated");
	const worth = unit.id === leader ? 2.5 : escaped === 0 ? 1 : 0;
	return { places: worth > 0 ? [{
		cells: narrow,
		worth,
		leave: true
	}] : [] };
}
function versusAims$1(w, unit, leader) {
	if (unit.faction === null) return {};
	const side = sideOf$2(unit.faction);
	const kills = killsOf(w, side);
	if (w.variation === PSI_ALIEN$2) return { kill: enemiesOf(side, nextStep(kills, [
		[1, 1],
		[2, 1],
		[4, 1]
	])) };
	if (w.variation === ENTRENCHED$2) return entrenched(w, unit, leader);
	if (side === "Earth") return { kill: enemiesOf(side, nextStep(kills, [[1, 1], [3, 1]])) };
	return {
		kill: (victim) => isPresident(victim) ? 3 : 0,
		fell: (victim) => isPresident(victim) ? 1 : 0
	};
}
// packages/games/chibi-commander/missions/complex/memo.ts
const versusMemo = common.with({
	leader: one("leader"),
	backedUp: list("backed up"),
	portal: perFaction("portal", FACTIONS),
	supported: list("supported"),
	called: list("called"),
	hurt: list("hurt"),
	downed: list("downed")
});
const cooperativeMemo = common.with({
	psiHurt: list("psi hurt"),
	capsules: list("capsules"),
	convinced: list("convinced"),
	shaft: list("shaft"),
	waves: list("waves"),
	reinforcements: list("LV3")
});
// packages/games/chibi-commander/missions/complex/rooms.ts
const BUILDING = area(6, 1, 17, 14);
const CORNERS = spots([6, 1], [17, 1], [6, 14], [17, 14]);
const inBuilding = (cell) => BUILDING.includes(cell);
const ROOMS$1 = {
	archive: area(6, 1, 10, 3),
	lobby: area(6, 4, 10, 6),
	A51: area(13, 1, 17, 3),
	office: area(13, 4, 17, 6),
	kitchen: area(6, 9, 10, 11),
	store: area(6, 12, 10, 14),
	"meeting room": area(13, 9, 17, 11),
	"server room": area(13, 12, 17, 14)
};
// packages/games/chibi-commander/missions/complex/forces.ts
function controlled(w, cells) {
	cells.forEach((cell, i) => {
		const unit = addUnit(w, folkAt(i), "Invaders", "Aliens", -1);
		put(unit, cell);
		unit.mode = "BERSERKER";
	});
}
function layPsiAlien(play) {
	const { w } = play;
	mixBlips(w, {
		Ghost: 8,
		any: 3,
		Galbert: 1,
		PSI: 1
	}, [
		"Muhl",
		"Queen",
		"Queen",
		"Hitman",
		"Gorgan",
		"Gorgan",
		"Larva"
	]);
	const rooms = keysOf(ROOMS$1);
	for (let i = 0; rooms.length > 0; i++) {
		const room = play.oneOf(rooms, "CC-M-CO4-07", String);
		rooms.splice(rooms.indexOf(room), 1);
		scatterBlips(play, i < 5 ? 2 : 1, ROOMS$1[room], "FROZEN", "CC-M-CO4-07");
	}
	controlled(w, spots([6, 7], [6, 8], [7, 7], [7, 8], [17, 7], [17, 8], [16, 7], [16, 8]));
}
function layEntrenched(play) {
	const { w } = play;
	mixBlips(w, {
		Ghost: 4,
		any: 3,
		Taura: 1
	}, typesAt("Reapers", 2));
	const commander = openly(w, "Fleet Commander", randomField(play, ROOMS$1.A51, "CC-M-CO4-18"), "ESCAPE");
	scatterBlips(play, 4, ROOMS$1.A51, "FOLLOWER", "CC-M-CO4-17");
	for (const blip of w.blips) blip.leader = commander.id;
	for (const cell of spots([7, 7], [7, 8], [16, 7], [16, 8])) addBlip(w, "Aliens", cell, -2, "WALKING");
	const cells = spots([6, 7], [6, 8], [17, 7], [17, 8]);
	controlled(w, hasBought(w, "Earth", "team of psychologists") ? cells.slice(0, 1) : cells);
}
function laySecretService(play) {
	const { w } = play;
	const rest = each$1(2, ...typesAt("Reapers", 2));
	rest.splice(rest.indexOf("Taura"), 1);
	rest.splice(rest.indexOf("Humanlike"), 1);
	mixBlips(w, {
		Ghost: 8,
		any: 6,
		Taura: 1,
		Humanlike: 1
	}, rest);
	for (const cell of spots([5, 7], [5, 8], [18, 7], [18, 8])) addBlip(w, "Aliens", cell, -2);
	scatterBlips(play, 6, leftEdge, "NORMAL", "CC-M-CO4-28");
	scatterBlips(play, 6, rightEdge, "NORMAL", "CC-M-CO4-28");
	for (const type of CITY_FOLK.slice(0, 6)) bystander(w, type, randomField(play, BUILDING.filter((cell) => !CORNERS.includes(cell)), "CC-M-CO4-32"));
}
function arrivals$1(play) {
	const { w } = play;
	spots([0, 7], [0, 8], [23, 7], [23, 8]).forEach((cell, i) => openly(w, i % 2 === 0 ? "Serpent Man" : "Grey", nearestFree(w, cell), "FROZEN"));
	if (w.units.some((unit) => unit.side === "Earth" && awake(unit) && !inBuilding(unit.cell))) alarm(w);
	spot(play);
}
function reinforce(play) {
	const { w } = play;
	const wave = cooperativeMemo.list(w, "waves").length;
	const first = w.blips.length + count(w, (unit) => ofSide(unit, "Invaders") && awake(unit)) < 2;
	if (!(wave === 0 ? first : wave === 1 && cooperativeMemo.list(w, "reinforcements").every((id) => unitOf(w, id).fate !== ""))) return;
	cooperativeMemo.add(w, "waves", w.round);
	for (let i = 0; i < (wave === 0 ? 2 : 4); i++) {
		const fresh = typesAt("Reapers", 3).filter((type) => !cooperativeMemo.list(w, "reinforcements").some((id) => unitOf(w, id).type === type));
		const type = play.oneOf(fresh, "CC-M-CO4-30", String);
		const edge = i % 2 === 0 ? leftEdge : rightEdge;
		const cell = freeCells(w, edge).sort((a, b) => Math.abs(Math.floor(a / 24) - 7.5) - Math.abs(Math.floor(b / 24) - 7.5) || a - b)[0];
		if (cell !== void 0) cooperativeMemo.add(w, "reinforcements", openly(w, type, cell, "BERSERKER").id);
	}
	play.tell?.({ type: "reinforcement" }, wave === 0 ? "CC-M-CO4-30" : "CC-M-CO4-31");
	spot(play);
}
function fieldsOfBlip(w, blip) {
	if (blip.mode === "FOLLOWER") return ROOMS$1.A51;
	if (blip.mode === "NORMAL") return [leftEdge, rightEdge].find((edge) => edge.includes(blip.cell)) ?? null;
	if (blip.mode !== "FROZEN") return null;
	const rooms = Object.values(ROOMS$1);
	const inside = (room) => w.blips.filter(({ cell }) => room.includes(cell)).length;
	const own = rooms.find((room) => room.includes(blip.cell));
	if (own === void 0) return null;
	return inside(own) === 1 ? own : rooms.filter((room) => room === own || inside(room) === 1).flat();
}
// packages/games/chibi-commander/missions/complex/named.ts
const inShaft = (w, unit) => cooperativeMemo.list(w, "shaft").includes(unit.id);
const squad = (w) => w.units.filter((unit) => unit.side === "Earth");
function unnamed(w) {
	const open = (topic, option) => hasBought(w, "Earth", option) && cooperativeMemo.list(w, topic).length === 0 && squad(w).length > 0;
	return open("shaft", "air shaft") ? "shaft" : open("clone", "clone") ? "clone" : null;
}
const oneOfSquad = (topic, rule, prompt, note, then) => byNumber({
	rule,
	prompt: () => prompt,
	keys: (w) => squad(w).map(({ id }) => id),
	words: (look, id) => nameOf(look, id),
	take(play, id) {
		const unit = unitOf(play.w, id);
		cooperativeMemo.add(play.w, topic, unit.id);
		play.tell?.(note({
			unit: unit.id,
			kind: unit.type
		}), rule);
		return then(play);
	}
});
const namingQuestions = (then) => ({
	shaft: oneOfSquad("shaft", "CC-M-CO4-02", "Who waits in the air shaft until round 4?", (named) => ({
		type: "waits in the air shaft",
		...named
	}), then),
	clone: oneOfSquad("clone", "CC-M-CO4-35", "Who has a clone, and stays in the roster even if it dies?", (named) => ({
		type: "has a clone",
		...named
	}), then)
});
// packages/games/chibi-commander/missions/complex/cooperative.ts
const PSI_ALIEN$1 = 1;
const ENTRENCHED$1 = 2;
const SECRET_SERVICE = 3;
const kills = (w) => count(w, (unit) => ofSide(unit, "Invaders") && killedBy(unit, factionsOf("Earth")));
const isPsi = (unit) => unit.type === "PSI" && ofSide(unit, "Invaders");
const paratroopers = (w) => w.variation === ENTRENCHED$1 && hasBought(w, "Earth", "paratroopers") && count(w, (unit) => unit.side === "Earth" && unit.past === "from the left") < 2 ? leftEdge : [];
function goals$1(w) {
	if (w.variation === PSI_ALIEN$1) {
		const psi = w.units.find(isPsi);
		return [
			step$1("CC-M-CO4-13", "three Aliens eliminated", 1, kills(w) >= 3),
			step$1("CC-M-CO4-14", "the PSI hurt", 1, cooperativeMemo.list(w, "psiHurt").length > 0),
			step$1("CC-M-CO4-15", "the PSI eliminated", 3, psi !== void 0 && killedBy(psi, factionsOf("Earth")))
		];
	}
	if (w.variation === ENTRENCHED$1) return [
		step$1("CC-M-CO4-24", "three enemies eliminated", 1, kills(w) > 2),
		step$1("CC-M-CO4-25", "four enemies eliminated", 1, kills(w) >= 4),
		step$1("CC-M-CO4-26", "the Fleet Commander destroyed", 4, w.units.some((unit) => unit.type === "Fleet Commander" && killedBy(unit, factionsOf("Earth"))))
	];
	return [step$1("CC-M-CO4-36", "three Aliens eliminated", 2, kills(w) >= 3), step$1("CC-M-CO4-37", "the President evacuated", 3, president(w)?.fate === "evacuated")];
}
const capsules = (w) => cooperativeMemo.list(w, "capsules");
const SITE$6 = {
	rule: "CC-M-CO4-01",
	all: false,
	pieces: inTurn("Earth", VEGETATION),
	keep: [
		...area(4, 0, 19, 15),
		...leftEdge,
		...rightEdge
	]
};
function settle$1(w) {
	const named = unnamed(w);
	if (named !== null) return { call: ask(named, 0) };
	if (w.variation === SECRET_SERVICE) return { call: ask("corner", 0) };
	if (w.variation === PSI_ALIEN$1 && hasBought(w, "Earth", "escape capsules")) return { call: ask("capsule", 0, [2]) };
}
const complexCooperative = defineMission({
	name: "COOP 4",
	title: "Complex",
	mode: "cooperative",
	layout: "Complex",
	variations: [
		"PSI Alien",
		"Entrenched",
		"Secret Service"
	],
	doors: "one point",
	options: [
		{
			name: "air shaft",
			price: 0,
			rule: "CC-M-CO4-02",
			side: "Earth",
			words: "Operation air shaft: one unit comes through the air shaft from round 4 on",
			when: (w) => w.variation !== SECRET_SERVICE
		},
		{
			name: "PSI training",
			price: 1,
			rule: "CC-M-CO4-10",
			side: "Earth",
			words: "PSI training: leaders are immune to PSI",
			when: (w) => w.variation === PSI_ALIEN$1
		},
		{
			name: "escape capsules",
			price: 1,
			rule: "CC-M-CO4-11",
			side: "Earth",
			words: "Two escape capsules",
			when: (w) => w.variation === PSI_ALIEN$1
		},
		{
			name: "conviction",
			price: 1,
			rule: "CC-M-CO4-12",
			side: "Earth",
			words: "Conviction: once, a controlled civilian changes sides",
			when: (w) => w.variation === PSI_ALIEN$1
		},
		{
			name: "team of psychologists",
			price: 2,
			rule: "CC-M-CO4-22",
			side: "Earth",
			words: "Psychologists: all controlled civilians but one go home",
			when: (w) => w.variation === ENTRENCHED$1
		},
		{
			name: "paratroopers",
			price: 1,
			rule: "CC-M-CO4-23",
			side: "Earth",
			words: "Paratroopers: two units may come from the left",
			when: (w) => w.variation === ENTRENCHED$1
		},
		{
			name: "safety vests",
			price: 1,
			rule: "CC-M-CO4-33",
			side: "Earth",
			words: "Safety vests: civilians have armor 1",
			when: (w) => w.variation === SECRET_SERVICE
		},
		{
			name: "drones",
			price: 1,
			rule: "CC-M-CO4-34",
			side: "Earth",
			words: "Drones: two Blips outside are uncovered each round",
			when: (w) => w.variation === SECRET_SERVICE
		},
		{
			name: "clone",
			price: 1,
			rule: "CC-M-CO4-35",
			side: "Earth",
			words: "Clone: one unit stays in the roster even if it dies",
			when: (w) => w.variation === SECRET_SERVICE
		}
	],
	state: cooperativeMemo,
	rules: (variation) => ({
		building: ["CC-M-CO4-01"],
		recruiting: ["CC-M-CO4-05"],
		"lay out": [
			[
				"CC-M-CO4-03",
				"CC-M-CO4-06",
				"CC-M-CO4-08"
			],
			[
				"CC-M-CO4-03",
				"CC-M-CO4-16",
				"CC-M-CO4-19",
				"CC-M-CO4-20"
			],
			["CC-M-CO4-27"]
		][variation - 1] ?? [],
		arriving: [
			["CC-M-CO4-09"],
			["CC-M-CO4-21"],
			[]
		][variation - 1] ?? [],
		leaving: [
			["CC-M-CO4-09", "CC-M-CO4-11"],
			["CC-M-CO4-21"],
			[]
		][variation - 1] ?? [],
		ending: ["CC-M-CO4-04"]
	}),
	squads: {
		slots: (w, army) => army.side === "Earth" ? w.variation === SECRET_SERVICE ? 6 : 7 : 0,
		recruits: (_w, army, chosen) => squad$1(army, chosen, [[3, 1], [0, 2]])
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$6),
		distribute: fieldsOfBlip,
		layOut(play) {
			const { w } = play;
			if (w.variation === PSI_ALIEN$1) layPsiAlien(play);
			else if (w.variation === ENTRENCHED$1) layEntrenched(play);
			else laySecretService(play);
		},
		placing: (w, unit) => w.variation === SECRET_SERVICE && unit.side === "Earth" ? BUILDING.filter((cell) => !CORNERS.includes(cell)) : null,
		ready: ({ w }) => settle$1(w)
	},
	ground: {
		visibility: () => 7,
		blips: () => true,
		spawns(w, unit) {
			if (unit.side !== "Earth") return [];
			if (inShaft(w, unit)) return w.round >= 4 ? freeCells(w, BUILDING) : [];
			return freeCells(w, w.variation === ENTRENCHED$1 ? [...rightEdge, ...paratroopers(w)] : narrow);
		},
		exits(w, faction, unit) {
			if (sideOf$2(faction) !== "Earth") return [];
			if (isEscorted(unit)) return narrow;
			if (w.variation === ENTRENCHED$1) return rightEdge;
			if (w.variation === SECRET_SERVICE) return narrow;
			return w.units.some((one) => isPsi(one) && dead(one)) ? [...narrow, ...capsules(w)] : [...capsules(w)];
		},
		mayTakeOut: (w, dragged, _faction, cell) => !capsules(w).includes(cell) && (!isEscorted(dragged) || narrow.includes(cell)),
		vanishing() {
			return leftEdge;
		}
	},
	scoring: {
		goals: (w, army) => army.side === "Earth" ? goals$1(w) : [],
		mayStillArrive: (w, side) => side === "Invaders" && w.variation === SECRET_SERVICE && (w.round < 2 || cooperativeMemo.list(w, "waves").length < 2)
	},
	on: {
		startOfRound(play) {
			const { w } = play;
			if (hasBought(w, "Earth", "conviction") && cooperativeMemo.list(w, "convinced").length === 0 && w.variation === PSI_ALIEN$1) return { call: ask("conviction", 0) };
			if (hasBought(w, "Earth", "drones") && w.variation === SECRET_SERVICE) return { call: ask("drone", 0, [2]) };
		},
		endOfRound(play) {
			if (play.w.variation === SECRET_SERVICE && play.w.round === 2) arrivals$1(play);
		},
		startOfTurn(play, faction) {
			if (faction !== "Aliens" || play.w.variation !== SECRET_SERVICE) return;
			reinforce(play);
		},
		entered(play, unit, how) {
			const { w } = play;
			if (unit.side !== "Earth" || !isMilitary(unit)) return;
			if (how === "spawned" && w.variation === ENTRENCHED$1 && leftEdge.includes(unit.cell)) unit.past = "from the left";
			if (w.variation === PSI_ALIEN$1 && inBuilding(unit.cell)) alarm(w);
			if (w.variation === SECRET_SERVICE && !inBuilding(unit.cell)) alarm(w);
		},
		fell(play, unit, what, _by, faction) {
			const { w } = play;
			if (isPsi(unit) && what === "wounded" && faction !== "" && sideOf$2(faction) === "Earth") cooperativeMemo.add(w, "psiHurt", w.round);
			if (isPsi(unit) && what === "died") freeCivilians(play);
			if (what === "left" && unit.side === "Earth" && capsules(w).includes(unit.exit)) cooperativeMemo.of(w).capsules = capsules(w).filter((cell) => cell !== unit.exit);
		}
	},
	corrections: {
		armor(w, unit) {
			if (!isCivilian(unit)) return 0;
			if (unit.side === "Invaders" || cooperativeMemo.list(w, "convinced").includes(unit.id)) return 1;
			return !isPresident(unit) && unit.side === "neutral" && hasBought(w, "Earth", "safety vests") ? 1 : 0;
		},
		walksAlone: isEscorted
	},
	aims: cooperativeAims$1,
	orders: { walk: walkOrder((w, army) => army.side === "Earth" && w.variation === SECRET_SERVICE) },
	questions: {
		...namingQuestions(({ w }) => settle$1(w)),
		corner: byNumber({
			rule: "CC-M-CO4-32",
			prompt: () => "In which corner does the President wait?",
			keys: (w) => freeCells(w, CORNERS),
			words: (_look, key) => `The corner ${cellName(key)}`,
			take: (play, key) => seatPresident(play.w, key, false)
		}),
		capsule: byNumber({
			rule: "CC-M-CO4-11",
			prompt: (_w, [left]) => `Where does a capsule stand? ${left} to place.`,
			keys: (w) => freeCells(w, everywhere).filter((cell) => !inBuilding(cell) && !capsules(w).includes(cell)),
			words: (_look, key) => `On ${cellName(key)}`,
			take(play, key, data) {
				cooperativeMemo.add(play.w, "capsules", key);
				return --data[0] > 0 ? "again" : "done";
			}
		}),
		conviction: byNumber({
			rule: "CC-M-CO4-12",
			prompt: () => "Which controlled civilian is convinced?",
			keys: (w) => [...w.units.filter((unit) => isCivilian(unit) && unit.side === "Invaders" && awake(unit)).map((unit) => unit.id), -1],
			words: (look, id) => id === -1 ? "Nobody yet" : placeOf(look, id),
			best: (w) => w.units.find((unit) => isCivilian(unit) && unit.side === "Invaders" && awake(unit))?.id,
			take(play, id) {
				if (id === -1) return;
				const unit = unitOf(play.w, id);
				cooperativeMemo.add(play.w, "convinced", unit.id);
				unit.side = "Earth";
				unit.faction = "CHIBI COM";
				unit.seat = earthArmy(play.w).seat;
				play.tell?.({
					type: "convinced",
					unit: unit.id,
					kind: unit.type
				}, "CC-M-CO4-12");
			}
		}),
		drone: byNumber({
			rule: "CC-M-CO4-34",
			prompt: (_w, [left]) => `Which Blip do the drones uncover? ${left} left.`,
			keys: (w) => [...w.blips.filter((blip) => !inBuilding(blip.cell)).map((blip) => blip.id), -1],
			words: (_look, id) => id === -1 ? "No more" : blipName(id),
			best: (w) => nearestBlip(w)?.id,
			take(play, id, data) {
				if (id === -1) return;
				reveal(play, blipOf(play.w, id), -1, "CC-M-CO4-34");
				spot(play);
				return --data[0] > 0 ? "again" : "done";
			}
		})
	}
});
// packages/games/chibi-commander/missions/chibiComBase/rooms.ts
const FACILITIES = {
	"rocket silo": "s",
	"command room": "k",
	quarters: "b",
	workshop: "w",
	"hangar 1": "1",
	"hangar 2": "2",
	radar: "a",
	reactor: "x"
};
const facilityNames = keysOf(FACILITIES);
const base = pictureOf("Base").cells;
const withSign = (sign) => [...base].flatMap((one, cell) => one === sign ? [cell] : []);
const ELEVATOR = withSign("L");
const STAIRS = withSign("^");
const WAYS_OUT = [...ELEVATOR, ...STAIRS];
const QUARANTINE = withSign("q");
const roomOf = (room) => withSign(FACILITIES[room]);
function facilityAt(w, cell) {
	if (cell === -1) return null;
	const sign = terrainOf(w.board).signs[cell];
	return facilityNames.find((room) => FACILITIES[room] === sign) ?? null;
}
const CELL_DOORS = [...spots([1, 6], [3, 6], [1, 8], [3, 8]).map((cell) => cell * 2), ...spots([4, 7], [4, 8]).map((cell) => cell * 2 + 1)];
// packages/games/chibi-commander/missions/chibiComBase/aims.ts
const OUTBREAK$2 = 1;
function cooperativeAims(w, unit) {
	if (unit.side !== "Earth") return {};
	if (w.variation === OUTBREAK$2) return { kill: enemiesOf("Earth", .5 + nextStep(killsOf(w, "Earth"), [[2, 1], [4, 1]])) };
	const away = count(w, (one) => ofSide(one, "Earth") && one.fate === "evacuated");
	return {
		kill: enemiesOf("Earth", .5),
		loss: .6,
		...away < 4 && { retreat: WAYS_OUT }
	};
}
function versusAims(w, unit, wrecked) {
	if (unit.faction === null) return {};
	const side = sideOf$2(unit.faction);
	if (w.variation !== OUTBREAK$2) return { kill: enemiesOf(side, .5) };
	if (side === "Earth") return { kill: enemiesOf(side, .4) };
	return { places: wrecked.length >= 4 ? [] : facilityNames.flatMap((room, i) => wrecked.includes(i) ? [] : [{
		cells: roomOf(room),
		worth: 1
	}]) };
}
// packages/games/chibi-commander/missions/chibiComBase/versus.ts
const memo$6 = common.with({
	wrecked: list("wrecked"),
	zone: one("zone")
});
const OUTBREAK$1 = 1;
const SLOTS$4 = {
	Aliens: {
		outbreak: 5,
		attack: 6
	},
	Reapers: {
		outbreak: 2,
		attack: 2
	},
	"CHIBI COM": {
		outbreak: 7,
		attack: 6
	},
	Mercs: {
		outbreak: 3,
		attack: 2
	}
};
const ZONES = {
	"hangar 1": roomOf("hangar 1"),
	"hangar 2": roomOf("hangar 2"),
	elevator: ELEVATOR,
	stairs: STAIRS
};
const zoneNames = Object.keys(ZONES);
const zone = (w) => ZONES[zoneNames[memo$6.of(w).zone ?? -1] ?? ""] ?? [];
const GUARDED$1 = [
	"command room",
	"quarters",
	"radar",
	"hangar 1",
	"hangar 2",
	"reactor"
];
function guardPosts(w, guarded, waiting) {
	const empty = guarded.filter((room) => !w.units.some((unit) => unit.side === "Earth" && facilityAt(w, unit.cell) === room));
	if (empty.length > 0 && waiting <= empty.length) return empty.flatMap(roomOf);
	return everywhere.filter((cell) => !QUARANTINE.includes(cell));
}
const stillWaiting$1 = (w, faction) => count(w, (unit) => unit.faction === faction && unit.fate === "waiting");
function scattered(w) {
	const others = w.units.filter((unit) => unit.side === "Earth" && unit.cell !== -1);
	const inside = freeCells(w, everywhere).filter((cell) => !Object.values(ZONES).some((cells) => cells.includes(cell)));
	const far = (cell) => Math.min(99, ...others.map((unit) => distance(unit.cell, cell)));
	const legal = inside.filter((cell) => far(cell) >= 5);
	if (legal.length > 0) return legal;
	const best = Math.max(...inside.map(far));
	return inside.filter((cell) => far(cell) === best);
}
const gone = (unit) => unit.cell === -1 && unit.fate !== "waiting";
const fled = (w, side) => count(w, (unit) => ofSide(unit, side) && unit.fate === "evacuated");
function goalsOf$3(w, side) {
	if (w.variation === OUTBREAK$1) {
		const wrecked = limit(memo$6.list(w, "wrecked").length, 4);
		return side === "Invaders" ? [{
			rule: "CC-M-VS5-04",
			words: "facilities wrecked",
			points: wrecked
		}] : [{
			rule: "CC-M-VS5-06",
			words: "the base defended",
			points: 5 - wrecked
		}];
	}
	const beaten = (other) => w.units.filter((unit) => ofSide(unit, other)).every(gone);
	if (side === "Invaders") {
		const raid = count(w, (unit) => ofSide(unit, "Earth") && killedBy(unit, factionsOf("Invaders"))) >= 3 && fled(w, "Invaders") >= 2;
		return beaten("Earth") ? [{
			rule: "CC-M-VS5-12",
			words: "the base conquered",
			points: 3
		}] : [{
			rule: "CC-M-VS5-13",
			words: "a raid: three killed, two escaped",
			points: raid ? 1 : 0
		}];
	}
	return beaten("Invaders") ? [{
		rule: "CC-M-VS5-14",
		words: "the attack repulsed",
		points: 3
	}] : [{
		rule: "CC-M-VS5-15",
		words: "three units evacuated",
		points: fled(w, "Earth") >= 3 ? 1 : 0
	}];
}
const patients$1 = (w) => w.units.filter((unit) => unit.side === "Earth" && isMilitary(unit) && unit.cell !== -1 && unit.lost > 0);
const medicCall = (w, option) => {
	const army = w.armies.find((one) => one.bought.includes(option));
	return army !== void 0 && patients$1(w).length > 0 ? { call: ask("medic", army.seat) } : void 0;
};
const medicQuestion = (rule) => byNumber({
	rule,
	prompt: () => "Whom does the medic treat?",
	keys: (w) => [...patients$1(w).map((unit) => unit.id), -1],
	words: (look, id) => id === -1 ? "Nobody" : placeOf(look, id),
	best: (w) => mostWounded(patients$1(w))?.id,
	take(play, id) {
		if (id === -1) return;
		const unit = unitOf(play.w, id);
		const lay = unit.coma;
		regain(play, unit, 1, rule);
		if (lay) unit.groggy = true;
	}
});
const chibiComBaseVersus = defineMission({
	name: "VS 5",
	title: "CHIBI COM Base",
	mode: "versus",
	layout: "Base",
	variations: ["Outbreak", "Under Attack"],
	doors: "one point",
	options: [{
		name: "medic",
		price: 1,
		rule: "CC-M-VS5-09",
		side: "Earth",
		words: "Medic: a heart for one unit at the start of each round"
	}, {
		name: "master brain",
		price: 1,
		rule: "CC-M-VS5-10",
		side: "Invaders",
		words: "Master brain: every victim of PSI counts as weakened"
	}],
	state: memo$6,
	rules: (variation) => ({
		bonus: ["CC-M-VS5-02"],
		placing: variation === OUTBREAK$1 ? ["CC-M-VS5-07", "CC-M-VS5-08"] : ["CC-M-VS5-17"],
		arriving: variation === OUTBREAK$1 ? ["CC-M-VS5-08"] : ["CC-M-VS5-17"],
		leaving: ["CC-M-VS5-03"],
		ending: ["CC-M-VS5-11"]
	}),
	squads: {
		slots: (w, army) => SLOTS$4[army.faction][w.variation === OUTBREAK$1 ? "outbreak" : "attack"],
		recruits: (_w, army) => typesFor(army, false, 1, 2, 3),
		bonus: (_w, army) => isMain(army) ? 5 : 4,
		price: (_w, type) => [
			0,
			0,
			1,
			4
		][typeOf(type).level] ?? 0
	},
	setUp: {
		layOut(play) {
			const { w } = play;
			if (w.variation !== OUTBREAK$1) return;
			changeBoard(w, { doors: CELL_DOORS.toSorted((a, b) => a - b) });
		},
		order: (w) => w.armies.toSorted((a, b) => (w.variation === OUTBREAK$1 ? 1 : -1) * (Number(a.side === "Earth") - Number(b.side === "Earth"))),
		placing(w, unit) {
			if (w.variation === OUTBREAK$1) return unit.side === "Invaders" ? QUARANTINE : unit.faction === "Mercs" ? null : guardPosts(w, GUARDED$1, stillWaiting$1(w, "CHIBI COM"));
			return unit.side === "Earth" ? scattered(w) : null;
		},
		ready: (play) => play.w.variation === OUTBREAK$1 ? void 0 : { call: ask("zone", armyOf(play.w, "Aliens").seat) }
	},
	ground: {
		visibility() {
			return 99;
		},
		blips: () => false,
		spawns: (w, unit) => freeCells(w, unit.side === "Invaders" ? zone(w) : WAYS_OUT),
		exits: (w, faction) => sideOf$2(faction) === "Invaders" && w.variation !== OUTBREAK$1 ? zone(w) : WAYS_OUT,
		openDoors: (w) => w.variation === OUTBREAK$1 ? CELL_DOORS : []
	},
	scoring: { goals: (w, army) => isMain(army) ? goalsOf$3(w, army.side) : [] },
	on: { startOfRound: (play) => medicCall(play.w, "medic") },
	aims: (w, unit) => versusAims(w, unit, memo$6.list(w, "wrecked")),
	deals: { wreck: {
		rule: "CC-M-VS5-05",
		price: 2,
		on(w, unit) {
			if (w.variation !== OUTBREAK$1 || unit.side !== "Invaders") return false;
			const room = facilityAt(w, unit.cell);
			const at = room === null ? -1 : facilityNames.indexOf(room);
			return at === -1 || memo$6.list(w, "wrecked").includes(at) ? false : [at];
		},
		words: (_look, at) => `Wreck the ${facilityNames[at]}`,
		take(play, unit, at) {
			memo$6.add(play.w, "wrecked", at);
			const room = facilityNames[at];
			if (room !== void 0) play.tell?.({
				type: "wrecked",
				unit: unit.id,
				kind: unit.type,
				room
			}, "CC-M-VS5-05");
		}
	} },
	questions: {
		medic: medicQuestion("CC-M-VS5-09"),
		zone: byNumber({
			rule: "CC-M-VS5-16",
			prompt: () => "Where does the attack come from?",
			keys: () => zoneNames.map((_name, key) => key),
			words: (_look, key) => `From ${zoneNames[key]}`,
			take(play, key) {
				memo$6.of(play.w).zone = key;
			}
		})
	}
});
// packages/games/chibi-commander/missions/chibiComBase/cooperative.ts
const memo$5 = common.with({
	late: list("late"),
	turret: one("turret")
});
const OUTBREAK = 1;
const OUTBREAK_SETS = [
	["Cray", ...each$1(2, "Harakiri", "Hitman", "Agressor")],
	[
		"UFO",
		"Assasine",
		"Fleet Commander",
		"PSI"
	],
	[
		"Alpha Gorgan",
		"Elite Gorgan",
		"Galbert",
		"Galbert",
		"Hitman"
	],
	[
		"Cray",
		"Larva",
		"Larva",
		"Ledoc",
		"Galbert"
	]
];
const ATTACK_SETS = [
	[
		"Gamma",
		"Omega",
		...each$1(2, "Taura", "Sweety")
	],
	[
		"Exo-Alien",
		"Titan",
		...each$1(2, "Tauri", "Starchild")
	],
	each$1(2, "Cybot", "Taura", "Tentacle"),
	[
		"PSI",
		"Fleet Commander",
		...each$1(2, "Queen", "Birdy")
	],
	[
		"Assasine",
		"Muhl",
		"Larva",
		"Agressor",
		"Birdy",
		"Birdy"
	]
];
const GUARDED = [
	"command room",
	"radar",
	"hangar 1",
	"hangar 2",
	"reactor"
];
const DEFENDED = [
	"command room",
	"reactor",
	"radar",
	"quarters"
];
function rollSet(play, sets, rule) {
	for (;;) {
		const set = sets[play.roll(6, rule) - 1];
		if (set !== void 0) return set;
	}
}
const stillWaiting = (w) => count(w, (unit) => unit.side === "Earth" && unit.fate === "waiting");
const inRoom = (w, room) => count(w, (unit) => unit.side === "Earth" && facilityAt(w, unit.cell) === room);
const entry = (die) => die <= 2 ? roomOf("hangar 1") : die === 3 ? ELEVATOR : die <= 5 ? roomOf("hangar 2") : STAIRS;
function enter(play) {
	const { w } = play;
	for (const unit of w.units) {
		if (unit.side !== "Invaders" || unit.fate !== "waiting" || w.round < 2 && memo$5.list(w, "late").includes(unit.id)) continue;
		const cell = randomField(play, entry(play.roll(6, "CC-M-CO5-15")), "CC-M-CO5-15");
		if (cell === -1) continue;
		put(unit, cell);
		play.tell?.({
			type: "spawned",
			unit: unit.id,
			kind: unit.type,
			cell
		}, "CC-M-CO5-15");
	}
	spot(play);
}
function goals(w) {
	const invaders = w.units.filter((unit) => ofSide(unit, "Invaders"));
	const kills = invaders.filter((unit) => killedBy(unit, factionsOf("Earth"))).length;
	const all = invaders.every(dead);
	if (w.variation === OUTBREAK) return [
		step$1("CC-M-CO5-11", "two Invaders eliminated", 1, kills >= 2),
		step$1("CC-M-CO5-12", "four Invaders eliminated", 1, kills >= 4),
		step$1("CC-M-CO5-13", "nobody escaped", 3, all)
	];
	const escaped = count(w, (unit) => ofSide(unit, "Earth") && unit.fate === "evacuated");
	return [
		step$1("CC-M-CO5-18", "all Invaders eliminated", 4, all),
		step$1("CC-M-CO5-19", "two units escaped", 1, escaped >= 2),
		step$1("CC-M-CO5-20", "four units escaped", 1, escaped >= 4)
	];
}
function turret(play, target) {
	const { w } = play;
	const unit = unitOf(w, target);
	memo$5.of(w).turret = w.round;
	newActivation(w);
	const blow = {
		faction: "CHIBI COM",
		unit: -1,
		from: -1,
		rule: "CC-M-CO5-06"
	};
	const { faces, told } = throwDamage(play, 1, "CC-M-CO5-06");
	play.tell?.({
		type: "turret fires",
		target,
		...told
	}, "CC-M-CO5-06");
	hurt(play, unit, pointsLost(w, unit, sum$1(faces), blow), blow);
}
const chibiComBaseCooperative = defineMission({
	name: "COOP 5",
	title: "CHIBI COM Base",
	mode: "cooperative",
	layout: "Base",
	variations: ["Outbreak", "Under Attack"],
	doors: "one point",
	options: [{
		name: "medic drone",
		price: 1,
		rule: "CC-M-CO5-05",
		side: "Earth",
		words: "Medic drone: a heart for one unit at the start of each round"
	}, {
		name: "gun turrets",
		price: 2,
		rule: "CC-M-CO5-06",
		side: "Earth",
		words: "Gun turrets: one damage die against any enemy each round"
	}],
	state: memo$5,
	rules: (variation) => ({
		recruiting: ["CC-M-CO5-02", "CC-M-CO5-03"],
		placing: [variation === OUTBREAK ? "CC-M-CO5-10" : "CC-M-CO5-17"],
		leaving: ["CC-M-CO5-04"],
		ending: ["CC-M-CO5-07"]
	}),
	squads: {
		slots: (_w, army) => army.side === "Earth" ? 7 : 0,
		recruits: (_w, army, chosen) => squad$1(army, chosen, [[3, 1], [0, 2]])
	},
	setUp: {
		layOut(play) {
			const { w } = play;
			if (w.variation === OUTBREAK) {
				changeBoard(w, { doors: CELL_DOORS.toSorted((a, b) => a - b) });
				const set = rollSet(play, OUTBREAK_SETS, "CC-M-CO5-08");
				set.forEach((type, i) => openly(w, type, randomField(play, QUARANTINE, "CC-M-CO5-09"), set === OUTBREAK_SETS[0] && i === 0 ? "BERSERKER" : "ESCAPE"));
				return;
			}
			for (const type of rollSet(play, ATTACK_SETS, "CC-M-CO5-14")) addUnit(w, type, "Invaders", factionOfType(type), -1);
		},
		placing(w, unit) {
			if (unit.side !== "Earth") return null;
			if (w.variation === OUTBREAK) return guardPosts(w, GUARDED, stillWaiting(w));
			return DEFENDED.filter((room) => inRoom(w, room) < 3).flatMap(roomOf);
		},
		ready: (play) => play.w.variation === OUTBREAK ? void 0 : { call: ask("late", 0, [2]) }
	},
	ground: {
		visibility() {
			return 99;
		},
		blips: () => false,
		spawns: () => [],
		exits: (_w, faction) => sideOf$2(faction) === "Earth" ? WAYS_OUT : [],
		vanishing: () => WAYS_OUT,
		openDoors: (w) => w.variation === OUTBREAK ? CELL_DOORS : []
	},
	scoring: { goals: (w, army) => army.side === "Earth" ? goals(w) : [] },
	on: {
		startOfRound: (play) => medicCall(play.w, "medic drone"),
		startOfTurn(play, faction) {
			if (faction === "Aliens" && play.w.variation !== OUTBREAK) enter(play);
		}
	},
	aims: cooperativeAims,
	orders: { turret: {
		rule: "CC-M-CO5-06",
		on: (w, army) => army.bought.includes("gun turrets") && memo$5.of(w).turret !== w.round && !w.units.some((unit) => unit.side === "Earth" && unit.activated) ? w.units.flatMap((unit) => unit.side === "Invaders" && unit.cell !== -1 ? [unit.id] : []) : false,
		words: (look, id) => `Turrets fire at ${placeOf(look, id)}`,
		take: (play, _army, id) => turret(play, id)
	} },
	questions: {
		medic: medicQuestion("CC-M-CO5-05"),
		late: byNumber({
			rule: "CC-M-CO5-16",
			prompt: (_w, [left]) => `Who comes only in the second wave? ${left} to choose.`,
			keys: (w) => w.units.filter((unit) => unit.side === "Invaders" && !memo$5.list(w, "late").includes(unit.id)).map((unit) => unit.id),
			words: (look, id) => `${kindOf(look, id)} (${id})`,
			best: (w) => strongest(w.units.filter((unit) => unit.side === "Invaders" && !memo$5.list(w, "late").includes(unit.id)))?.id,
			take(play, id, data) {
				memo$5.add(play.w, "late", id);
				return --data[0] > 0 ? "again" : "done";
			}
		})
	}
});
// packages/games/chibi-commander/missions/alienBase/shaft.ts
const shaftMemo = common.with({ shaft: list("shaft") });
const SHAFTS = [...pictureOf("Mars").cells].flatMap((sign, cell) => sign === "O" ? [cell] : []);
const BASE = area(15, 1, 23, 14).filter((cell) => !SHAFTS.includes(cell));
const atShaft = (unit) => unit.side === "Earth" && isMilitary(unit) && awake(unit) && SHAFTS.includes(unit.cell);
function descend(play, unit) {
	shaftMemo.add(play.w, "shaft", unit.id);
	depart(play, unit, factionOfUnit(unit), unit.id);
}
function enterShaft(play, unit, how) {
	if (!atShaft(unit) || play.w.options.shaft !== "entering") return;
	if (how === "forced");
	else descend(play, unit);
}
const shaftDeals = { descend: {
	rule: "CC-M-VS6-01",
	price: 1,
	on: (w, unit) => w.options.shaft === "action" && atShaft(unit),
	words: () => "Climb down the shaft",
	take: descend
} };
// packages/games/chibi-commander/missions/alienBase/aims.ts
function shaftAims(unit) {
	if (unit.faction === null) return {};
	return sideOf$2(unit.faction) === "Earth" ? {
		places: [{
			cells: SHAFTS,
			worth: 5
		}],
		loss: .4
	} : { kill: enemiesOf("Invaders", 1) };
}
// packages/games/chibi-commander/missions/awake.ts
const awakeQuestion = (rule) => byNumber({
	rule,
	prompt: (_w, [left]) => `Which Blip does not sleep? ${left} to choose.`,
	keys: (w) => w.blips.filter((blip) => blip.mode === "FROZEN").map((blip) => blip.id),
	words: ({ blips }, id) => {
		const blip = blips.find((one) => one.id === id);
		return blip === void 0 ? blipName(id) : `${blipName(id)} on ${cellName(blip.cell)}`;
	},
	take(play, id, data) {
		blipOf(play.w, id).mode = "NORMAL";
		return --data[0] > 0 ? "again" : "done";
	}
});
// packages/games/chibi-commander/missions/alienBase/cooperative.ts
const memo$4 = shaftMemo.with({
	capsule: list("capsule"),
	alarm: list("alarm")
});
const ROOMS = [
	area(15, 1, 18, 14),
	area(19, 1, 23, 5),
	area(19, 6, 23, 9),
	area(19, 10, 23, 14)
].map((room) => room.filter((cell) => !SHAFTS.includes(cell)));
const inShafts = (w) => memo$4.list(w, "shaft").length;
const anybody = (w) => w.units.some((unit) => unit.side === "Earth" && isMilitary(unit) && (unit.cell !== -1 || unit.fate === "waiting"));
const alienBaseCooperative = defineMission({
	name: "COOP 6",
	title: "Alien Base",
	mode: "cooperative",
	layout: "Mars",
	variations: ["Well planned mission", "Off the cuff"],
	doors: "free",
	options: [{
		name: "support",
		price: 2,
		rule: "CC-M-CO6-07",
		side: "Earth",
		words: "Support: one additional unit"
	}],
	endsByGoal: true,
	state: memo$4,
	rules: (variation) => ({
		recruiting: ["CC-M-CO6-06"],
		"lay out": ["CC-M-CO6-02", ...variation === 2 ? ["CC-M-CO6-11"] : []],
		arriving: ["CC-M-CO6-05", variation === 1 ? "CC-M-CO6-10" : "CC-M-CO6-11"],
		leaving: ["CC-M-CO6-05"],
		ending: ["CC-M-CO6-08"]
	}),
	squads: {
		slots: (_w, army) => army.side === "Earth" ? 8 + (army.bought.includes("support") ? 1 : 0) : 0,
		recruits: (_w, army, chosen) => squad$1(army, chosen, [[3, 1], [0, 2]])
	},
	setUp: {
		layOut(play) {
			mixBlips(play.w, {
				Ghost: 6,
				any: 4,
				"any LV3": 2
			}, [...typesAt("Aliens", 2), ...typesAt("Reapers", 2)], [...typesAt("Aliens", 3), ...typesAt("Reapers", 3)]);
			for (const room of ROOMS) scatterBlips(play, 3, room, "FROZEN", "CC-M-CO6-03");
		},
		distribute: (w, blip) => ROOMS.filter((room) => room.includes(blip.cell) || w.blips.filter((other) => room.includes(other.cell)).length < 4).flat(),
		ready: () => ({ call: ask("awake", 0, [2]) })
	},
	ground: {
		visibility: () => 7,
		blips: () => true,
		spawns: (w, unit) => unit.side === "Earth" ? freeCells(w, w.variation === 1 && memo$4.list(w, "capsule").length === 0 ? everywhere.filter((cell) => !BASE.includes(cell) && !SHAFTS.includes(cell)) : leftEdge) : [],
		exits: () => [],
		barred: (_w, side) => side === "Invaders" ? SHAFTS : []
	},
	scoring: {
		goals: (w, army) => army.side === "Earth" ? [{
			rule: "CC-M-CO6-01",
			words: `units in the shafts: ${inShafts(w)} of 2`,
			points: 0
		}] : [],
		ending: (w) => inShafts(w) >= 2 ? "CC-M-CO6-01" : anybody(w) ? null : "CC-M-CO6-08",
		victors: (w) => inShafts(w) >= 2 ? ["Earth"] : []
	},
	on: {
		attacked(play) {
			if (memo$4.list(play.w, "alarm").length > 0) return;
			memo$4.add(play.w, "alarm", play.w.round);
			alarm(play.w);
			play.tell?.({ type: "general alarm" }, "CC-M-CO6-04");
		},
		entered(play, unit, how) {
			if (how === "spawned" && !leftEdge.includes(unit.cell)) memo$4.add(play.w, "capsule", unit.id);
			enterShaft(play, unit, how);
		}
	},
	aims: (_w, unit) => shaftAims(unit),
	deals: shaftDeals,
	questions: { awake: awakeQuestion("CC-M-CO6-03") }
});
// packages/games/chibi-commander/missions/nightmare/aims.ts
const againstInvaders = () => ({
	kill: enemiesOf("Earth", 1),
	loss: 1.5
});
const againstHumans = () => ({
	kill: (victim) => isCivilian(victim) || ofSide(victim, "Earth") ? 1 : 0,
	loss: 1.5
});
// packages/games/chibi-commander/missions/nightmare/memo.ts
const nightmareMemo = common.with({
	spawnPoints: list("spawn points"),
	wave: one("wave"),
	waveUnits: list("wave units"),
	pointsUsed: list("points used"),
	paused: list("paused"),
	fallen: list("fallen"),
	enough: list("enough")
});
// packages/games/chibi-commander/missions/nightmare/setUp.ts
const pointsOf = (w) => nightmareMemo.list(w, "spawnPoints").map(blockOf);
function missingPoint(w, within, of) {
	const { closed } = terrainOf(w.board);
	const taken = pointsOf(w).flat();
	const fits = (cell) => within.includes(cell) && closed[cell] === 0 && !taken.includes(cell);
	return {
		prompt: `Where is spawn point ${nightmareMemo.list(w, "spawnPoints").length + 1} of ${of}?`,
		cells: within.filter((corner) => corner % 24 < 23 && blockOf(corner).every(fits)),
		put: (table, cell) => nightmareMemo.add(table, "spawnPoints", cell)
	};
}
function missingBystander(w, folk) {
	const here = w.units.filter((unit) => unit.side === "neutral");
	const open = QUADRANTS.filter((quadrant) => here.filter((unit) => quadrant.includes(unit.cell)).length < 2);
	const cells = freeCells(w, open.flat()).sort((a, b) => a - b);
	const next = folk[here.length];
	if (next === void 0 || cells.length === 0) return null;
	return {
		prompt: `Where does the ${next} stand?`,
		cells,
		put: (table, cell) => void bystander(table, next, cell)
	};
}
function missingUnit(w, fits) {
	const unit = w.units.find((one) => one.seat >= 0 && one.fate === "waiting");
	if (unit === void 0) return null;
	const free = freeCells(w, everywhere);
	const legal = free.filter(fits);
	return {
		prompt: `Where does ${unit.type} stand?`,
		cells: legal.length > 0 ? legal : free,
		put: (table, cell) => put(unitOf(table, unit.id), cell)
	};
}
const offPoints = (w, far) => (cell) => pointsOf(w).every((point) => point.every((one) => distance(one, cell) >= far));
const setUp = (rule, missing, then = () => void 0) => ({
	rule,
	prompt: (w) => missing(w)?.prompt ?? "",
	keys(w) {
		const next = missing(w);
		return next === null ? [] : [
			...next.cells,
			...next.enough === void 0 ? [] : ["enough"],
			"rest"
		];
	},
	words(_look, key) {
		if (key === "enough") return "No more civilians";
		return typeof key === "number" ? `On ${cellName(key)}` : "Place the rest at random";
	},
	take(play, key) {
		const { w } = play;
		let next = missing(w);
		if (key === "enough") next?.enough?.(w);
		else if (typeof key === "number") next?.put(w, key);
		else for (; next !== null; next = missing(w)) next.put(w, play.oneOf(next.cells, rule, cellName));
		return missing(w) === null ? then(play) : "again";
	}
});
// packages/games/chibi-commander/missions/nightmare/waves.ts
const waveNumber = (w) => nightmareMemo.count(w, "wave");
function waveBeaten(w) {
	return nightmareMemo.list(w, "waveUnits").every((id) => unitOf(w, id).fate !== "" && unitOf(w, id).fate !== "waiting");
}
function fillPoints(play, rule) {
	const points = pointsOf(play.w);
	for (const id of nightmareMemo.list(play.w, "waveUnits")) {
		const unit = unitOf(play.w, id);
		const cell = unit.fate === "waiting" ? freeCells(play.w, points[unit.point] ?? [])[0] : void 0;
		if (cell === void 0) continue;
		put(unit, cell);
		play.tell?.({
			type: "spawned",
			unit: unit.id,
			kind: unit.type,
			cell
		}, rule);
		spot(play);
	}
}
function arrive$1(play, type, point) {
	const { w } = play;
	const kin = factionOfType(type);
	const unit = addUnit(w, type, sideOf$2(kin), kin, -1);
	unit.point = point;
	nightmareMemo.add(w, "waveUnits", unit.id);
	nightmareMemo.add(w, "pointsUsed", point);
}
function begin$1(w) {
	nightmareMemo.of(w).wave = waveNumber(w) + 1;
	nightmareMemo.of(w).waveUnits = [];
	nightmareMemo.of(w).pointsUsed = [];
}
const pointQuestion = (rule, least, next) => byNumber({
	rule,
	prompt: (_w, [type]) => `Where does ${typeAt(type)} come from?`,
	keys(w, [, ...rest]) {
		const used = nightmareMemo.list(w, "pointsUsed");
		return pointsOf(w).flatMap((_cells, key) => new Set([...used, key]).size + rest.length >= least ? [key] : []);
	},
	words: (_look, key) => `Spawn point ${key + 1}`,
	take(play, key, [type, ...rest]) {
		arrive$1(play, typeAt(type), key);
		return next(play, rest);
	}
});
const waveCount = (w, type) => nightmareMemo.list(w, "waveUnits").filter((id) => unitOf(w, id).type === type).length;
const typeQuestion = (rule) => byNumber({
	rule,
	prompt: (_w, levels) => `Which LV${levels[0]} unit comes next? ${levels.length} to choose.`,
	keys(w, [level]) {
		return unitTypes.flatMap(({ name, kin, figures, level: own }, key) => (kin === "CHIBI COM" || kin === "Mercs") && own === level && waveCount(w, name) < figures ? [key] : []);
	},
	words: (_look, key) => typeAt(key),
	best: (w, [level = 1]) => typeNames.indexOf(weakest(unitTypes.filter((type) => (type.kin === "CHIBI COM" || type.kin === "Mercs") && type.level === level && waveCount(w, type.name) < type.figures).map(({ name }) => name))),
	take: (_play, key, [, ...levels]) => ({ call: ask("point", 0, [key, ...levels]) })
});
// packages/games/chibi-commander/missions/nightmare/earthWaves.ts
function missing$2(w) {
	if (pointsOf(w).length < 6) return missingPoint(w, everywhere, 6);
	const civilian = nightmareMemo.list(w, "enough").length > 0 ? null : missingBystander(w, CITY_FOLK);
	if (civilian === null) return missingUnit(w, offPoints(w, 5));
	return {
		...civilian,
		enough: (table) => nightmareMemo.add(table, "enough", 1)
	};
}
const victims = (w) => {
	return count(w, (unit) => killedBy(unit, factionsOf("Invaders")) && (ofSide(unit, "Earth") || isCivilian(unit)));
};
const own = (w) => w.units.filter((unit) => unit.side === "Invaders" && unit.cell !== -1);
function earthWaves(waves, rules) {
	const site = {
		rule: rules.setUp,
		all: true,
		pieces: inTurn("Earth", [
			LANDING_SHIP,
			STREETS,
			["house", 4],
			CRATERS$1,
			...VEGETATION
		]),
		keep: [],
		free: true
	};
	return {
		mode: "nightmare",
		people: "Invaders",
		variations: [],
		doors: "free",
		armedCivilians: "CC-M-ED-04",
		options: [],
		state: nightmareMemo,
		setUp: {
			building: (w) => nextPiece(w, site),
			ready: () => ({ call: ask("set up", 0) })
		},
		ground: {
			visibility: () => 7,
			blips: () => false,
			spawns: () => [],
			exits: () => []
		},
		scoring: {
			goals: (w, army) => army.side === "Invaders" ? [{
				rule: rules.score,
				words: "Earth units and civilians killed",
				points: victims(w)
			}] : [],
			ending: (w) => nightmareMemo.list(w, "fallen").length > 0 || waveNumber(w) === waves.length && waveBeaten(w) ? rules.end : null,
			mayStillArrive: (_w, side) => side === "Earth"
		},
		on: {
			startOfTurn(play, faction) {
				const { w } = play;
				if (faction !== "CHIBI COM" || !waveBeaten(w) || waveNumber(w) >= waves.length) return;
				begin$1(w);
				play.tell?.({
					type: "wave",
					number: waveNumber(w)
				}, rules.waves);
				rules.list;
				const levels = (waves[waveNumber(w) - 1] ?? []).flatMap((many, i) => Array(many).fill(i + 1));
				return { call: ask("type", 0, levels) };
			},
			endOfRound(play) {
				if (!own(play.w).some(awake)) nightmareMemo.add(play.w, "fallen", play.w.round);
			}
		},
		aims: againstHumans,
		questions: {
			"set up": setUp(rules.setUp, missing$2),
			type: typeQuestion(rules.waves),
			point: pointQuestion(rules.waves, 1, (_play, rest) => rest.length > 0 ? { call: ask("type", 0, rest) } : void 0)
		}
	};
}
// packages/games/chibi-commander/missions/bloodPool/bloodPool.ts
const memo$3 = nightmareMemo.with({ hatchery: list("hatchery") });
const POOL_WAVES = [
	[
		6,
		0,
		0
	],
	[
		4,
		2,
		0
	],
	[
		4,
		4,
		0
	],
	[
		2,
		2,
		2
	],
	[
		2,
		4,
		2
	],
	[
		2,
		4,
		4
	],
	[
		0,
		6,
		4
	],
	[
		0,
		4,
		6
	],
	[
		0,
		6,
		6
	],
	[
		0,
		0,
		12
	]
];
const BROOD = [
	"Larva",
	"Harakiri",
	"Galbert"
];
function available(w, type) {
	return count(w, (unit) => unit.type === type && unit.cell !== -1) < typeOf(type).figures;
}
function hatchings(w, victim, killer) {
	const field = unitOf(w, victim).exit;
	const free = !w.units.some((unit) => unit.cell === field);
	const parent = w.units[killer];
	const grown = parent !== void 0 && awake(parent) && typeOf(parent.type).level === 2 ? typeOf(parent.type).promotes.filter((type) => available(w, type)) : [];
	return [...free ? BROOD.filter((type) => available(w, type)).map((type) => `new ${type}`) : [], ...grown.map((type) => `grow ${type}`)];
}
function hatch(play, key, victim, killer) {
	const { w } = play;
	const type = typeNamed(key.slice(key.indexOf(" ") + 1));
	if (key.startsWith("new")) {
		const creature = addUnit(w, type, "Invaders", typeOf(type).kin === "Reapers" ? "Reapers" : "Aliens", w.units[killer]?.seat ?? 0);
		put(creature, unitOf(w, victim).exit);
		creature.activated = true;
		play.tell?.({
			type: "hatched",
			unit: creature.id,
			kind: type,
			cell: creature.cell
		}, "CC-M-BP-05");
	} else {
		const parent = unitOf(w, killer);
		parent.type = type;
		parent.lost = Math.min(parent.lost, typeOf(type).hearts - 1);
		play.tell?.({
			type: "promoted",
			unit: killer,
			kind: type
		}, "CC-M-BP-06");
	}
	spot(play);
}
function hatchery(play) {
	const { w } = play;
	const pending = memo$3.of(w).hatchery ?? [];
	while (pending.length > 0) {
		const [victim = -1, killer = -1] = pending.splice(0, 2);
		const die = play.roll(6, "CC-M-BP-04");
		play.tell?.({
			type: "hatchery",
			die
		}, "CC-M-BP-04");
		if (die >= 4 && hatchings(w, victim, killer).length > 0) return { call: ask("hatch", w.units[killer]?.seat ?? 0, [victim, killer]) };
	}
}
const shared$2 = earthWaves(POOL_WAVES, {
	setUp: "CC-M-BP-01",
	waves: "CC-M-BP-07",
	list: "CC-M-BP-08",
	end: "CC-M-BP-09",
	score: "CC-M-BP-03"
});
const bloodPool = defineMission({
	...shared$2,
	name: "Blood Pool",
	title: "Blood Pool",
	layout: "City",
	state: memo$3,
	rules: () => ({
		recruiting: ["CC-M-BP-02"],
		"lay out": ["CC-M-BP-02"]
	}),
	squads: {
		slots: (_w, army) => army.side === "Invaders" ? 1 : 0,
		recruits: () => [
			"Titan",
			"Beast",
			"Cray"
		]
	},
	setUp: {
		...shared$2.setUp,
		layOut({ w }) {
			BROOD.forEach((type, i) => addUnit(w, type, "Invaders", "Aliens", shareOf(w, i + 1)));
		}
	},
	on: {
		...shared$2.on,
		fell({ w }, unit, what) {
			if (what === "died" && (unit.by === "Aliens" || unit.by === "Reapers") && (ofSide(unit, "Earth") || isCivilian(unit))) (memo$3.of(w).hatchery ??= []).push(unit.id, unit.byUnit);
		},
		afterAttack: hatchery,
		afterActivation(play) {
			if (play.w.turn === "CHIBI COM") fillPoints(play, "CC-M-BP-07");
			return hatchery(play);
		}
	},
	questions: {
		...shared$2.questions,
		hatch: byName({
			rule: "CC-M-BP-04",
			prompt: (w, [victim]) => `The hatchery works: what becomes of ${unitOf(w, victim).type}?`,
			keys: (w, [victim, killer]) => [...hatchings(w, victim, killer), "nothing"],
			words(look, key, [victim, killer]) {
				const [verb, type] = key.split(/ (.*)/s);
				if (verb === "grow") return `${kindOf(look, killer)} becomes ${type}`;
				return verb === "new" ? `A ${type} hatches on ${exitOf(look, victim)}` : "Nothing";
			},
			take(play, key, [victim, killer]) {
				if (key !== "nothing") hatch(play, key, victim, killer);
			}
		})
	}
});
// packages/games/chibi-commander/missions/evilDreams/evilDreams.ts
const DREAM_WAVES = [
	[
		3,
		0,
		0
	],
	[
		3,
		1,
		0
	],
	[
		3,
		2,
		0
	],
	[
		2,
		1,
		1
	],
	[
		2,
		2,
		1
	],
	[
		2,
		1,
		2
	],
	[
		2,
		2,
		2
	],
	[
		0,
		3,
		2
	],
	[
		0,
		3,
		3
	],
	[
		0,
		4,
		3
	],
	[
		0,
		4,
		4
	],
	[
		0,
		5,
		5
	],
	[
		0,
		0,
		12
	]
];
function rest(play) {
	const { w } = play;
	if (waveNumber(w) === 0 || !waveBeaten(w) || nightmareMemo.list(w, "paused").includes(waveNumber(w))) return;
	nightmareMemo.add(w, "paused", waveNumber(w));
	for (const unit of own(w)) if (unit.lost > 0) regain(play, unit, unit.lost, "CC-M-ED-06");
}
const shared$1 = earthWaves(DREAM_WAVES, {
	setUp: "CC-M-ED-01",
	waves: "CC-M-ED-07",
	list: "CC-M-ED-08",
	end: "CC-M-ED-09",
	score: "CC-M-ED-03"
});
const evilDreams = defineMission({
	...shared$1,
	name: "Evil Dreams",
	title: "Evil Dreams",
	layout: "Province",
	squads: {
		slots: () => 0,
		recruits: () => []
	},
	setUp: {
		...shared$1.setUp,
		before({ w }) {
			const army = mainArmy(w, "Invaders");
			army.squad = ["PSI", "Omega"];
			army.ready = true;
		}
	},
	corrections: { actions(_w, unit) {
		if (unit.side !== "Invaders" || isCivilian(unit)) return 2;
		return 3;
	} },
	on: {
		...shared$1.on,
		afterAttack: rest,
		afterActivation(play) {
			if (play.w.turn === "CHIBI COM") fillPoints(play, "CC-M-ED-07");
			rest(play);
		}
	}
});
// packages/games/chibi-commander/missions/highSpot/highSpot.ts
function missing$1(w) {
	const points = pointsOf(w).length;
	return points < 4 ? missingPoint(w, QUADRANTS[points] ?? [], 4) : missingUnit(w, offPoints(w, 1));
}
const WAVES = [
	[...each$1(2, "Birdy"), ...each$1(3, "Serpent Man")],
	[...each$1(2, "Birdy", "Harakiri"), "Agressor"],
	[
		...each$1(2, "Harakiri"),
		"Galbert",
		...each$1(2, "Hitman", "Gorgan")
	],
	[
		...each$1(2, "Larva"),
		"Cray",
		"Ledoc",
		"UFO"
	],
	[...each$1(2, "Taura", "Tauri", "Tentacle"), "Exo-Alien"],
	[
		"Exo-Alien",
		"Arotron",
		"Titan",
		"Omega"
	],
	[
		"PSI",
		"Alpha Gorgan",
		...each$1(2, "Hitman"),
		"Muhl",
		"Assasine"
	],
	typesAt("Reapers", 3),
	typesAt("Aliens", 3),
	[...typesAt("Reapers", 3), ...typesAt("Aliens", 3)]
];
const patients = (w) => w.units.filter((unit) => unit.side === "Earth" && unit.cell !== -1 && unit.lost > 0);
function pause({ w }) {
	if (waveNumber(w) === 0 || !waveBeaten(w) || nightmareMemo.list(w, "paused").includes(waveNumber(w))) return;
	nightmareMemo.add(w, "paused", waveNumber(w));
	return patients(w).length > 0 ? { call: ask("pause", 0) } : void 0;
}
const SITE$5 = {
	rule: "CC-M-HS-01",
	all: true,
	pieces: inTurn("Earth", [
		STREETS,
		["house", 4],
		CRATERS$1,
		...VEGETATION
	]),
	keep: [],
	free: true
};
const highSpot = defineMission({
	name: "High Spot",
	title: "High Spot",
	mode: "nightmare",
	layout: "City",
	variations: [],
	doors: "free",
	options: [],
	state: nightmareMemo,
	rules: () => ({ recruiting: ["CC-M-HS-02"] }),
	squads: {
		slots: (_w, army) => army.side === "Earth" ? 8 : 0,
		recruits: (_w, army, chosen) => [
			1,
			2,
			3
		].filter((level) => chosen.filter((type) => typeOf(type).level === level).length < ([
			0,
			4,
			3,
			1
		][level] ?? 0)).flatMap((level) => typesFor(army, true, level))
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$5),
		ready: () => ({ call: ask("set up", 0) })
	},
	ground: {
		visibility: () => 7,
		blips: () => false,
		spawns: () => [],
		exits: () => []
	},
	scoring: {
		goals: (w, army) => army.side === "Earth" ? [{
			rule: "CC-M-HS-03",
			words: "Invaders killed",
			points: invadersKilled(w)
		}] : [],
		ending: (w) => nightmareMemo.list(w, "fallen").length > 0 || waveNumber(w) === WAVES.length && waveBeaten(w) ? "CC-M-HS-08" : null,
		mayStillArrive: (_w, side) => side === "Invaders"
	},
	on: {
		endOfRound(play) {
			if (!play.w.units.some((unit) => unit.side === "Earth" && awake(unit))) nightmareMemo.add(play.w, "fallen", play.w.round);
		},
		startOfTurn(play, faction) {
			const { w } = play;
			if (faction !== "Aliens" || !waveBeaten(w) || waveNumber(w) >= WAVES.length) return;
			begin$1(w);
			const wave = WAVES[waveNumber(w) - 1] ?? [];
			if (wave.includes("Cray"));
			play.tell?.({
				type: "wave",
				number: waveNumber(w)
			}, "CC-M-HS-07");
			return { call: ask("point", 0, wave.map((type) => typeNames.indexOf(type))) };
		},
		afterActivation(play) {
			if (play.w.turn === "Aliens") fillPoints(play, "CC-M-HS-05");
			return pause(play);
		},
		afterAttack: pause
	},
	aims: againstInvaders,
	questions: {
		"set up": setUp("CC-M-HS-01", missing$1),
		point: pointQuestion("CC-M-HS-04", 3, (_play, rest) => rest.length > 0 ? { call: ask("point", 0, rest) } : void 0),
		pause: byNumber({
			rule: "CC-M-HS-06",
			prompt: () => "Who is healed completely?",
			keys: (w) => [...patients(w).map((unit) => unit.id), -1],
			words: (look, id) => id === -1 ? "Nobody" : placeOf(look, id),
			best: (w) => mostWounded(patients(w))?.id,
			take(play, id) {
				if (id === -1) return;
				const unit = unitOf(play.w, id);
				regain(play, unit, unit.lost, "CC-M-HS-06");
				spot(play);
			}
		})
	}
});
// packages/games/chibi-commander/missions/superHero/superHero.ts
const memo$2 = common.with({
	powers: list("powers"),
	lifeUsed: list("life used"),
	hydra: one("hydra")
});
const missing = (w) => missingBystander(w, HERD) ?? missingUnit(w, () => true);
const HERD = [
	"Cow",
	"Pig",
	"Sheep",
	"Horse",
	"Dog",
	"Goose",
	"Cow",
	"Pig"
];
const POWERS = [
	{
		name: "faster than light",
		rule: "CC-M-SH-09"
	},
	{
		name: "warrior",
		rule: "CC-M-SH-10"
	},
	{
		name: "unbreakable",
		rule: "CC-M-SH-11"
	},
	{
		name: "gunman",
		rule: "CC-M-SH-12"
	},
	{
		name: "hitman",
		rule: "CC-M-SH-13"
	},
	{
		name: "running man",
		rule: "CC-M-SH-14"
	},
	{
		name: "regeneration",
		rule: "CC-M-SH-15"
	},
	{
		name: "blood lust",
		rule: "CC-M-SH-16"
	},
	{
		name: "extra life",
		rule: "CC-M-SH-17"
	}
];
function has(w, power) {
	return memo$2.list(w, "powers").some((at) => {
		const own = POWERS[at];
		if (own?.name !== power) return false;
		own.rule;
		return true;
	});
}
function hero(w) {
	const found = w.units.find((unit) => ofSide(unit, "Earth"));
	if (found === void 0) throw new Error("there is no hero");
	return found;
}
const isHero = (unit) => ofSide(unit, "Earth");
function lairs(w) {
	const { signs } = terrainOf(w.board);
	const animals = w.units.filter((unit) => isAnimal(unit) && unit.cell !== -1);
	return freeCells(w, everywhere).filter((cell) => (border.includes(cell) || signs[cell] === "h" || signs[cell] === "u") && animals.every((one) => distance(one.cell, cell) >= 5) && (hero(w).cell === -1 || distance(hero(w).cell, cell) >= 3));
}
const figures = (w) => typeNames.filter((type) => {
	const { kin, figures: most } = typeOf(type);
	return (kin === "Aliens" || kin === "Reapers") && count(w, (unit) => unit.type === type && (unit.cell !== -1 || unit.fate === "waiting")) < most;
});
function settle(play, unit, activated) {
	const cells = lairs(play.w);
	if (cells.length === 0) return;
	put(unit, play.oneOf(cells, "CC-M-SH-04", cellName));
	unit.activated = activated;
	play.tell?.({
		type: "spawned",
		unit: unit.id,
		kind: unit.type,
		cell: unit.cell
	}, "CC-M-SH-04");
}
function blowUp$1(play, animal) {
	const { w } = play;
	const { levels } = terrainOf(w.board);
	const centre = animal.cell;
	leaveMap(play, animal, "dead", "CHIBI COM", hero(w).id, "CC-M-SH-07");
	const around = [
		0,
		1,
		2,
		3
	].flatMap((d) => {
		const cell = beside(centre).find((next) => next - centre === [
			-24,
			1,
			24,
			-1
		][d]);
		const unit = w.units.find((one) => one.cell === cell && shown$1(one));
		return unit === void 0 || (levels[centre * 4 + d] ?? 0) >= 2 ? [] : [{
			unit,
			dice: 2,
			cover: levels[centre * 4 + d] === 1
		}];
	});
	const far = w.units.filter((unit) => shown$1(unit) && distance(unit.cell, centre) === 2 && lineFree(w, centre, unit.cell)).sort((a, b) => a.cell - b.cell).map((unit) => ({
		unit,
		dice: 1,
		cover: false
	}));
	for (const { unit, dice, cover } of [...around, ...far]) {
		const { faces, told } = throwDamage(play, dice, "CC-M-SH-07");
		play.tell?.({
			type: "damage throw",
			unit: unit.id,
			...told
		}, "CC-M-SH-07");
		const blow = {
			faction: "CHIBI COM",
			unit: hero(w).id,
			from: -1,
			cover,
			rule: "CC-M-SH-07"
		};
		const points = pointsLost(w, unit, sum$1(faces), blow);
		hurt(play, unit, dodges(play, unit, false, points) ? 0 : points, blow);
	}
	spot(play);
}
function aimed(range) {
	return range > 1 ? [range + 1, range - 1] : [range + 1];
}
function dodges(play, victim, melee, points) {
	if (!isHero(victim)) return false;
	const tries = [...has(play.w, "faster than light") ? ["CC-M-SH-09"] : [], ...has(play.w, "warrior") && melee ? ["CC-M-SH-10"] : []];
	if (points === 0) return false;
	return tries.some((rule) => {
		const die = play.roll(6, rule);
		play.tell?.({
			type: "dodge",
			unit: victim.id,
			kind: victim.type,
			die
		}, rule);
		return die >= 5;
	});
}
function refreshHero(play) {
	const { w } = play;
	const self = hero(w);
	if (self.fate === "dead" && has(w, "extra life") && memo$2.list(w, "lifeUsed").length === 0) {
		memo$2.add(w, "lifeUsed", w.round);
		self.lost = 0;
		self.coma = false;
		self.excess = 0;
		put(self, freeCells(w, [self.exit])[0] ?? nearestFree(w, self.exit));
		play.tell?.({
			type: "returned",
			unit: self.id,
			kind: self.type,
			cell: self.cell
		}, "CC-M-SH-17");
	}
	if (self.cell === -1) return;
	if (has(w, "unbreakable") && self.coma) regain(play, self, 1, "CC-M-SH-11");
	else if (has(w, "regeneration") && !self.coma && self.lost > 0) regain(play, self, 2, "CC-M-SH-15");
}
const hydra = ({ w }) => memo$2.count(w, "hydra") > 0 && figures(w).length > 0 ? { call: ask("hydra", 0) } : void 0;
function twoFieldsFrom(w, from) {
	const closed = closedFor(w, "Earth", -1, false);
	const steps = (cell) => beside(cell).filter((next) => closed[next] === 0 && noWallBetween(w, cell, next));
	return freeCells(w, [...new Set(steps(from).flatMap(steps))].sort((a, b) => a - b));
}
const herd = (w) => w.units.filter((unit) => isAnimal(unit) && unit.cell !== -1);
const drive = {
	rule: "CC-M-SH-07",
	on: (w) => herd(w).flatMap((unit) => unit.moved || !awake(unit) || twoFieldsFrom(w, unit.cell).length === 0 ? [] : [unit.id]),
	words: (look, id) => `Move ${placeOf(look, id)}`,
	take: (_play, id) => ({ call: ask("drive", 0, [id]) })
};
const explode = {
	rule: "CC-M-SH-07",
	on: (w) => herd(w).map((unit) => unit.id),
	words: (look, id) => `Blow up ${placeOf(look, id)}`,
	take: (play, id) => apart(play.w, () => blowUp$1(play, unitOf(play.w, id)))
};
const asOrder = (trap) => ({
	...trap,
	on: (w, army) => army.side === "Earth" ? trap.on(w) : false,
	take: (play, _army, id) => trap.take(play, id)
});
const asDeal = (trap) => ({
	...trap,
	price: 0,
	on: (w, unit) => isHero(unit) ? trap.on(w) : false,
	take: (play, _unit, id) => trap.take(play, id) ?? hydra(play)
});
const SITE$4 = {
	rule: "CC-M-SH-01",
	all: true,
	pieces: inTurn("Earth", [
		LANDING_SHIP,
		STREETS,
		["house", 4],
		CRATERS$1,
		...VEGETATION
	]),
	keep: [],
	free: true
};
const superHero = defineMission({
	name: "Super Hero",
	title: "Super Hero",
	mode: "nightmare",
	layout: "Province",
	variations: [],
	doors: "free",
	options: [],
	state: memo$2,
	rules: () => ({ recruiting: ["CC-M-SH-02"] }),
	squads: {
		slots: (_w, army) => army.side === "Earth" ? 1 : 0,
		recruits: (_w, army) => typesFor(army, true, 3)
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$4),
		ready: () => ({ call: ask("power", 0, [3]) })
	},
	ground: {
		visibility: () => 7,
		blips: () => false,
		spawns: () => [],
		exits: () => []
	},
	scoring: {
		goals: (w, army) => army.side === "Earth" ? [{
			rule: "CC-M-SH-03",
			words: "Invaders killed",
			points: invadersKilled(w)
		}] : [],
		ending: (w) => hero(w).fate === "dead" && !(has(w, "extra life") && memo$2.list(w, "lifeUsed").length === 0) ? "CC-M-SH-18" : null,
		mayStillArrive: (w, side) => side === "Invaders" || has(w, "extra life") && memo$2.list(w, "lifeUsed").length === 0
	},
	on: {
		startOfTurn(play, faction) {
			if (faction === "CHIBI COM") refreshHero(play);
			else for (const unit of play.w.units) if (unit.side === "Invaders" && unit.fate === "waiting") settle(play, unit, false);
		},
		afterActivation: hydra,
		afterAttack: hydra,
		fell(play, unit, what, by) {
			const { w } = play;
			if (what !== "died" || !ofSide(unit, "Invaders")) return;
			memo$2.tally(w, "hydra", 2);
			const self = hero(w);
			if (by === self.id && self.cell !== -1 && !self.coma && has(w, "blood lust") && self.lost > 0) regain(play, self, 2, "CC-M-SH-16");
		}
	},
	corrections: {
		actions(_w, unit) {
			if (isHero(unit));
			return isHero(unit) ? 3 : 2;
		},
		extraWalk: (w, unit) => isHero(unit) && has(w, "running man") ? 2 : 0,
		rangeChoices: (w, unit, range) => isHero(unit) && has(w, "gunman") ? aimed(range) : [],
		extraDamage: (w, attacker, ranged) => isHero(attacker) && ranged && has(w, "hitman") ? 1 : 0,
		dodged: dodges
	},
	orders: {
		drive: asOrder(drive),
		"blow up": asOrder(explode)
	},
	deals: {
		drive: asDeal(drive),
		"blow up": asDeal(explode)
	},
	aims: againstInvaders,
	questions: {
		power: byNumber({
			rule: "CC-M-SH-08",
			prompt: (_w, [left]) => `Which power does the hero have? ${left} to choose.`,
			keys: (w) => POWERS.flatMap((_power, key) => memo$2.list(w, "powers").includes(key) ? [] : [key]),
			words: (_look, key) => capital(POWERS[key]?.name ?? ""),
			take(play, key, data) {
				memo$2.add(play.w, "powers", key);
				if (--data[0] > 0) return "again";
				return { call: ask("set up", 0) };
			}
		}),
		"set up": setUp("CC-M-SH-01", missing, (play) => {
			memo$2.tally(play.w, "hydra", 3);
			return { call: ask("hydra", 0) };
		}),
		drive: byNumber({
			rule: "CC-M-SH-07",
			prompt: (w, [id]) => `Where does the ${unitOf(w, id).type} go?`,
			keys: (w, [id]) => twoFieldsFrom(w, unitOf(w, id).cell),
			words: (_look, key) => `To ${cellName(key)}`,
			take(play, key, [id]) {
				const animal = unitOf(play.w, id);
				animal.moved = true;
				animal.cell = key;
				play.tell?.({
					type: "animal moved",
					unit: animal.id,
					kind: animal.type,
					to: animal.cell
				}, "CC-M-SH-07");
			}
		}),
		hydra: byNumber({
			rule: "CC-M-SH-05",
			prompt: (w) => `Which Invader appears? ${memo$2.count(w, "hydra")} to choose.`,
			keys: (w) => figures(w).map((type) => typeNames.indexOf(type)),
			words: (_look, key) => typeAt(key),
			best: (w) => typeNames.indexOf(weakest(figures(w))),
			take(play, key) {
				const { w } = play;
				const type = typeAt(key);
				memo$2.tally(w, "hydra", -1);
				settle(play, addUnit(w, type, "Invaders", factionOfType(type), -1), w.turn === "Aliens");
				return memo$2.count(w, "hydra") > 0 && figures(w).length > 0 ? "again" : "done";
			}
		})
	}
});
// packages/games/chibi-commander/missions/province/versus.ts
const CORNER = {
	"CHIBI COM": area(22, 14, 23, 15),
	Mercs: area(22, 0, 23, 1)
};
const cornerOf = (faction) => faction === "CHIBI COM" || faction === "Mercs" ? CORNER[faction] : [];
const CIVILIANS$1 = spots([10, 6], [15, 5], [8, 12], [17, 11]);
const ANIMALS = spots([8, 2], [4, 7], [20, 3], [12, 6], [3, 13], [10, 15], [14, 14], [20, 12]);
const BEASTS = [
	"Cow",
	"Pig",
	"Sheep",
	"Horse",
	"Dog",
	"Goose",
	"Cow",
	"Pig"
];
const beastAt = (i) => BEASTS[i % BEASTS.length] ?? "Cow";
const SITE$3 = {
	rule: "CC-M-VS1-07",
	all: true,
	pieces: [
		{
			piece: "street",
			side: "Earth"
		},
		...inTurn("Invaders", [["house", 2]]),
		...inTurn("Invaders", VEGETATION)
	],
	keep: [...CORNER["CHIBI COM"], ...CORNER.Mercs]
};
const LIVELY = QUADRANTS.flatMap((quadrant, i) => {
	const side = i === 0 || i === 3 ? "Invaders" : "Earth";
	const cells = quadrant.filter((cell) => !SITE$3.keep.includes(cell) && pictureOf("Province").cells[cell] !== "u");
	return [
		beastAt(2 * i),
		beastAt(2 * i + 1),
		folkAt(i)
	].map((type) => ({
		type,
		side,
		cells
	}));
});
const SLOTS$3 = {
	Aliens: 5,
	Reapers: 3,
	"CHIBI COM": 6,
	Mercs: 3
};
function burnFuse(play, faction) {
	const fuse = memo$9.of(play.w).fuse;
	if (fuse === void 0 || !play.w.board.ship) return;
	if (faction === "Aliens") memo$9.of(play.w).fuse = 1;
	else if (faction === "CHIBI COM" && fuse === 1) blowUp(play);
}
function blowUp(play) {
	const { w } = play;
	play.tell?.({ type: "ship blown up" }, "CC-M-VS1-26");
	memo$9.add(w, "blownUp", w.round);
	for (const blip of w.blips.slice()) {
		if (!inShip(w, blip.cell)) continue;
		if (isGhost(blip)) vanish(play, blip, "CC-M-VS1-26");
		else removeBlip(w, blip);
	}
	for (const unit of aboard(w)) leaveMap(play, unit, "dead", "CHIBI COM", -1, "CC-M-VS1-26");
	removeShip(w);
	spot(play);
}
function scored(w, deed, id) {
	memo$9.add(w, deed, id);
	stirs(w);
}
function watchShip(w, unit, how, from) {
	if (unit.side !== "Earth") return;
	if (inShip(w, unit.cell)) {
		if (!inShip(w, from) && (how === "walked" || how === "teleported")) scored(w, "entered", unit.id);
	} else if (memo$9.list(w, "entered").includes(unit.id)) memo$9.add(w, "cameOut", unit.id);
}
function watchDissection(w, unit, by) {
	if (by !== "Reapers" || !unit.coma || !memo$9.list(w, "felled").includes(unit.id)) return;
	if (border.includes(unit.cell) || inShip(w, unit.cell)) memo$9.add(w, "specimens", unit.id);
}
function noteFall(w, unit, faction) {
	const others = memo$9.list(w, "felled").filter((id) => id !== unit.id);
	memo$9.of(w).felled = faction !== "" && sideOf$2(faction) === "Invaders" ? [...others, unit.id] : others;
}
function throwGoal(play, army, not) {
	for (;;) {
		const goal = play.roll(6, "CC-M-VS1-13");
		if (army.faction === "CHIBI COM" && goal === 5 && play.w.options.witnesses === "thrown again");
		else if (goal !== not) return goal;
	}
}
function exits(w, faction) {
	const chibi = armyOf(w, "CHIBI COM");
	if (sideOf$2(faction) === "Earth") return doers(w, chibi).length === 2 ? [...CORNER["CHIBI COM"], ...CORNER.Mercs] : cornerOf(faction);
	return w.armies.some((army) => leavesByCorner(w, army, faction)) ? CORNER["CHIBI COM"] : [];
}
const provinceVersus = defineMission({
	name: "VS 1",
	title: "Province",
	mode: "versus",
	layout: "Province",
	variations: [],
	doors: "free",
	options: [],
	state: memo$9,
	rules: () => ({
		building: [
			"CC-M-VS1-01",
			"CC-M-VS1-05",
			"CC-M-VS1-06",
			"CC-M-VS1-07"
		],
		bonus: ["CC-M-VS1-12"],
		"lay out": [
			"CC-M-VS1-02",
			"CC-M-VS1-08",
			"CC-M-VS1-09"
		],
		arriving: [
			"CC-M-VS1-03",
			"CC-M-VS1-04",
			"CC-M-VS1-11"
		],
		leaving: ["CC-M-VS1-10"],
		ending: ["CC-M-VS1-14"]
	}),
	squads: {
		slots: (_w, army) => SLOTS$3[army.faction] - (army.faction === "Aliens" && army.goal === 4 ? 2 : 0) - (army.faction === "Reapers" && army.goal === 5 ? 1 : 0),
		recruits: (_w, army) => typesFor(army, false, 1, 2),
		bonus: (_w, army) => factionsOf(army.side)[0] === army.faction ? 3 : 2
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$3) ?? nextBystander(w, "CC-M-VS1-08", LIVELY),
		before(play) {
			for (const army of play.w.armies) {
				if (!secretGoal(play.w, army)) continue;
				army.goal = throwGoal(play, army, 0);
				if (play.w.options.goals === "two drawn") army.spare = throwGoal(play, army, army.goal);
				play.tell?.({
					type: "secret goal",
					faction: army.faction,
					goal: army.goal
				}, "CC-M-VS1-13", play.w.armies.filter((one) => one.side === army.side).map((one) => one.seat));
			}
		},
		layOut(play) {
			const { w } = play;
			for (const army of w.armies) {
				if (army.faction === "Aliens" && army.goal === 4) addUnit(w, "UFO", "Invaders", "Aliens", army.seat).borrowed = true;
				if (army.faction === "Reapers" && army.goal === 5) addUnit(w, "Tentacle", "Invaders", "Reapers", army.seat);
			}
			if (w.options.terrain === "free") return;
			for (const [i, cell] of CIVILIANS$1.entries()) bystander(w, folkAt(i), cell);
			for (const [i, cell] of ANIMALS.entries()) bystander(w, beastAt(i), cell);
		},
		placing: (w, unit) => unit.side === "Invaders" ? shipFields(w) : null,
		placingGhosts: (w) => shipFields(w)
	},
	ground: {
		visibility: () => 7,
		blips: () => true,
		spawns: (w, unit) => unit.faction !== null && sideOf$2(unit.faction) === "Earth" ? freeCells(w, cornerOf(unit.faction)) : [],
		exits
	},
	scoring: { goals: (w, army) => army.goal === 0 ? [] : [{
		rule: goalOf(army.faction, army.goal).rule,
		words: goalOf(army.faction, army.goal).words,
		points: pointsOf$1(w, army)
	}] },
	on: {
		endOfTurn: burnFuse,
		entered(play, unit, how, by, from) {
			watchShip(play.w, unit, how, from);
			if (how === "dragged") watchDissection(play.w, unit, by);
		},
		fell(play, unit, what, _by, faction) {
			const { w } = play;
			if (what === "coma" && faction === "Mercs" && unit.side === "Invaders") memo$9.add(w, "knockedOut", unit.id);
			if (what === "coma" && unit.side === "neutral") noteFall(w, unit, faction);
			if (what !== "died") return;
			if (unit.by === "Reapers" && (isAnimal(unit) || isCivilian(unit)) && memo$9.list(w, "specimens").includes(unit.id) && (border.includes(unit.exit) || inShip(w, unit.exit))) memo$9.add(w, "dissected", unit.id);
			if (unit.by === "Reapers") {
				for (const sighting of memo$9.of(w).shadows ?? []) if (sighting.by === unit.id && w.round <= sighting.round + 1) sighting.avenged = true;
			}
		},
		revealed(play, unit, by) {
			if (unit.faction === "Reapers") (memo$9.of(play.w).shadows ??= []).push({
				by,
				round: play.w.round,
				avenged: false
			});
		},
		succeeded(play, unit, what, others) {
			const { w } = play;
			if (unit.faction !== "Reapers") return;
			if (what === "jump" && others.some((id) => isCivilian(unitOf(w, id)) || unitOf(w, id).side === "Earth")) scored(w, "beamed", unit.id);
			if (what === "mind") {
				for (const id of others) if (unitOf(w, id).side === "Earth") scored(w, "minds", id);
			}
		}
	},
	corrections: { shipMayStart: (w) => w.round >= 6 || !w.armies.some((army) => army.faction === "Aliens" && army.goal === 5) },
	program: { lures(w, unit) {
		const army = armyOf(w, factionOfUnit(unit));
		if (unit.side === "Invaders") return {
			cells: exits(w, factionOfUnit(unit)),
			leave: true
		};
		return {
			cells: (army.faction === "CHIBI COM" && (army.goal === 1 || army.goal === 6) || army.faction === "Mercs" && army.goal === 2) && !memo$9.list(w, "entered").includes(unit.id) ? shipFields(w) : [],
			leave: false
		};
	} },
	aims: (w, unit) => versusAims$4(w, unit, (faction) => exits(w, faction)),
	deals: {
		"set a charge": {
			rule: "CC-M-VS1-26",
			price: 1,
			on: (w, unit) => worksFor(w, unit, "CHIBI COM", 6) && unit.side === "Earth" && inShip(w, unit.cell) && !memo$9.list(w, "charges").includes(unit.id) && memo$9.list(w, "charges").length < 2,
			words: () => "Set a charge",
			take(play, unit) {
				const { w } = play;
				memo$9.add(w, "charges", unit.id);
				if (memo$9.list(w, "charges").length === 2) memo$9.of(w).fuse = 0;
				play.tell?.({
					type: "set a charge",
					unit: unit.id,
					kind: unit.type
				}, "CC-M-VS1-26");
			}
		},
		search: {
			rule: "CC-M-VS1-35",
			price: 1,
			on: (w, unit) => worksFor(w, unit, "Mercs", 3) && unit.faction === "Mercs" && !memo$9.list(w, "searchers").includes(unit.id) ? w.units.flatMap((other) => other.side === "Invaders" && other.coma && other.cell >= 0 && distance(other.cell, unit.cell) === 1 && !memo$9.list(w, "searched").includes(other.id) ? [other.id] : []) : false,
			words: (look, id) => `Search ${kindOf(look, id)}`,
			take(play, unit, id) {
				memo$9.add(play.w, "searchers", unit.id);
				memo$9.add(play.w, "searched", id);
				play.tell?.({
					type: "search",
					unit: unit.id,
					kind: unit.type
				}, "CC-M-VS1-35");
			}
		}
	}
});
const leavesByCorner = (w, army, faction) => army.faction === "Aliens" && army.goal === 6 && doers(w, army).includes(faction) || army.faction === "Reapers" && army.goal === 4 && faction === "Reapers";
const worksFor = (w, unit, faction, goal) => w.armies.some((army) => army.faction === faction && army.goal === goal && (army.faction === unit.faction || army.seat === unit.seat || sharesGoal(w, unit, army)));
const sharesGoal = (w, unit, army) => army.faction === "CHIBI COM" && unit.faction === "Mercs" && w.armies.some((one) => one.faction === "Mercs" && one.goal === 6);
// packages/games/chibi-commander/missions/dropZone/undead.ts
const deadToRise = (w) => versusMemo$1.list(w, "radiationDead").filter((id) => !versusMemo$1.list(w, "risen").includes(id));
function undeadFields(w) {
	const standing = occupants(w);
	return everywhere.filter((cell) => isFree(w, cell, standing) && beside(cell).every((next) => standing[next] === 0));
}
function rise(play, id, cell) {
	const { w } = play;
	versusMemo$1.add(w, "risen", id);
	const zombie = addUnit(w, unitOf(w, id).type, "undead", null, -1);
	put(zombie, cell);
	play.tell?.({
		type: "rose",
		unit: zombie.id,
		kind: zombie.type,
		cell
	}, "CC-M-VS2-31");
	spot(play);
}
function actUndead(play) {
	const { w } = play;
	for (const zombie of w.units.filter((unit) => unit.side === "undead" && unit.cell !== -1).sort((a, b) => a.cell - b.cell)) {
		newActivation(w);
		if (zombie.lost > 0) regain(play, zombie, zombie.lost, "CC-M-VS2-33");
		const target = victimOf(play, zombie);
		if (target === null) continue;
		walk(play, zombie, target, 4);
		if (distance(zombie.cell, target.cell) === 1 && noWallBetween(w, zombie.cell, target.cell)) strikeAt(play, zombie, target);
		else walk(play, zombie, target, 6);
	}
}
function victimOf(play, zombie) {
	const targets = play.w.units.filter((unit) => isMilitary(unit) && shown$1(unit) && awake(unit));
	if (targets.length === 0) return null;
	const least = Math.min(...targets.map((unit) => distance(zombie.cell, unit.cell)));
	return play.oneOf(targets.filter((unit) => distance(zombie.cell, unit.cell) === least), "CC-M-VS2-32", (unit) => unit.type);
}
function walk(play, zombie, target, points) {
	if (distance(zombie.cell, target.cell) === 1) return;
	const way = approach(play.w, {
		side: "undead",
		cell: zombie.cell
	}, target.cell, points, 1, 1);
	if (way !== null) follow(play, {
		unit: zombie.id,
		blip: null
	}, way.path);
}
function strikeAt(play, zombie, target) {
	const hit = play.roll(6, "CC-M-VS2-32") >= 2 || play.roll(6, "CC-HIT-07") >= 2;
	play.tell?.({
		type: "zombie strikes",
		unit: zombie.id,
		kind: zombie.type,
		target: target.id,
		hit
	}, "CC-M-VS2-32");
	if (!hit) return;
	const blow = {
		faction: "",
		unit: zombie.id,
		from: zombie.cell,
		rule: "CC-M-VS2-32"
	};
	hurt(play, target, pointsLost(play.w, target, sum$1(throwDamage(play, 1, "CC-M-VS2-32").faces), blow), blow);
	spot(play);
}
// packages/games/chibi-commander/missions/dropZone/versus.ts
const allowance = (w, faction) => faction === "Aliens" || faction === "CHIBI COM" ? 2 * Math.min(3, w.round) : 3;
const SLOTS$2 = {
	Aliens: 6,
	"CHIBI COM": 6,
	Reapers: 3,
	Mercs: 3
};
const landed = (w, faction) => count(w, (unit) => unit.faction === faction && !unit.borrowed && unit.fate !== "waiting" && !versusMemo$1.list(w, "backup").includes(unit.id));
const mayLand$1 = (w, unit) => unit.borrowed || landed(w, factionOfUnit(unit)) < allowance(w, factionOfUnit(unit));
function landingFields(w, side) {
	const foes = w.units.filter((unit) => unit.side === otherSide(side) && unit.cell !== -1 && unit.blip === -1).map((unit) => unit.cell);
	if (side === "Earth") foes.push(...w.blips.map((blip) => blip.cell));
	const standing = occupants(w);
	return everywhere.filter((cell) => isFree(w, cell, standing) && foes.every((foe) => distance(foe, cell) >= 5));
}
const everybody = (w) => [...w.units.filter(shown$1), ...w.blips].map(({ cell }) => cell);
const mainSeat = (w, side) => mainArmy(w, side).seat;
function chooser(w) {
	const [known] = versusMemo$1.of(w).chooser ?? [];
	if (known !== void 0) return known;
	const units = (side) => count(w, (unit) => unit.side === side && isMilitary(unit) && unit.cell !== -1);
	const side = units("Invaders") < units("Earth") ? "Invaders" : "Earth";
	versusMemo$1.of(w).chooser = [side];
	return side;
}
function monsterActs(play) {
	const { w } = play;
	newActivation(w);
	const target = prey(play, isMilitary);
	if (target === null) return;
	stalk(play, target.cell, 5, "CC-M-VS2-25");
	if (fromMonster(w.board.monster, target.cell) > 1) {
		stalk(play, target.cell, 5, "CC-M-VS2-30");
		return;
	}
	const die = play.roll(6, "CC-M-VS2-26");
	if (die <= 3) {
		const { faces, told } = throwDamage(play, 2, "CC-M-VS2-27");
		play.tell?.({
			type: "bite",
			unit: target.id,
			...told
		}, "CC-M-VS2-27");
		hurt(play, target, sum$1(faces), claw(true, "CC-M-VS2-27"));
	} else if (die <= 5) for (const unit of [target, ...neighboursOf(play, target.cell)]) burn(play, unit, 2, 1, "CC-M-VS2-28");
	else push(play, target);
	spot(play);
}
function push(play, target) {
	const { w } = play;
	const d = [
		0,
		1,
		2,
		3
	].find((way) => fromMonster(w.board.monster, neighbour(grid, target.cell, way + 2 & 3)) === 0);
	const to = d === void 0 ? -1 : neighbour(grid, target.cell, d);
	if (to !== -1 && isFree(w, to)) target.cell = to;
	play.tell?.({
		type: "yell",
		unit: target.id,
		kind: target.type,
		to: target.cell
	}, "CC-M-VS2-29");
}
function backups(w) {
	const queue = [];
	w.armies.forEach((army, i) => {
		for (let n = factionsOf(army.side)[0] === army.faction ? 3 : 1; n > 0; n--) queue.push(i);
	});
	return queue;
}
const nextBackup = (w, queue) => {
	const next = w.armies[queue[0] ?? -1];
	return next === void 0 ? chooserExtra(w) : { call: ask("backup", next.seat, queue) };
};
const chooserExtra = (w) => {
	if (versusMemo$1.count(w, "extra") > 0) return;
	versusMemo$1.tally(w, "extra");
	return { call: ask("extra", mainSeat(w, chooser(w))) };
};
function event$1(play) {
	const { w } = play;
	if (w.round < 3) return;
	const seat = mainSeat(w, chooser(w));
	if (w.variation === 1) {
		if (w.board.monster === -1 && w.round === 3) return { call: ask("crater", seat) };
		if (w.board.monster !== -1) monsterActs(play);
	}
	if (w.variation === 2) {
		actUndead(play);
		if (deadToRise(w).length > 0) return { call: ask("rising", seat) };
	}
	if (w.variation === 3) {
		if (w.round === 6) meltDown(play);
	}
	if (w.variation === 4 && w.round === 3) return nextBackup(w, backups(w));
}
const points = (w, side) => {
	const own = factionsOf(side);
	const crystals = versusMemo$1.of(w).crystals?.[side] ?? 0;
	const cared = (versusMemo$1.of(w).healed?.[side] ?? 0) > 0 && count(w, (unit) => unit.faction !== null && sideOf$2(unit.faction) !== side && killedBy(unit, own)) > 0;
	const goals = [
		{
			rule: "CC-M-VS2-11",
			words: "two crystals",
			points: crystals >= 2 ? 1 : 0
		},
		{
			rule: "CC-M-VS2-12",
			words: "four crystals",
			points: crystals >= 4 ? 1 : 0
		},
		{
			rule: "CC-M-VS2-13",
			words: "five crystals",
			points: crystals >= 5 ? 1 : 0
		},
		{
			rule: "CC-M-VS2-14",
			words: "a friend healed out of coma and an enemy eliminated",
			points: cared ? 1 : 0
		}
	];
	if (w.variation === 2) goals.push({
		rule: "CC-M-VS2-35",
		words: "a zombie killed",
		points: count(w, (unit) => unit.side === "undead" && killedBy(unit, own)) > 0 ? 1 : 0
	});
	return goals;
};
const SITE$2 = {
	rule: "CC-M-VS2-02",
	all: false,
	pieces: inTurn("Invaders", LIGHT),
	keep: [
		...CRATERS.flatMap(floorOf),
		...leftEdge,
		...rightEdge
	]
};
const dropZoneVersus = defineMission({
	name: "VS 2",
	title: "Drop Zone",
	mode: "versus",
	layout: "Drop Zone",
	variations: [
		"Monster",
		"Undead",
		"Meltdown",
		"Backup"
	],
	doors: "free",
	fog: true,
	options: [{
		name: "vision device",
		price: 1,
		rule: "CC-M-VS2-20",
		side: "all",
		words: "Vision device: see six fields in the fog"
	}, {
		name: "radiation medicine",
		price: 1,
		rule: "CC-M-VS2-21",
		side: "all",
		words: "Radiation medicine: radiation kills no own unit in coma"
	}],
	state: versusMemo$1,
	rules: () => ({
		building: ["CC-M-VS2-02"],
		bonus: ["CC-M-VS2-19"],
		"lay out": ["CC-M-VS2-01"],
		arriving: [
			"CC-M-VS2-16",
			"CC-M-VS2-17",
			"CC-M-VS2-18"
		],
		leaving: ["CC-M-VS2-09"]
	}),
	squads: {
		slots: (_w, army) => SLOTS$2[army.faction],
		recruits: (_w, army) => typesFor(army, false, 1, 2),
		bonus: (_w, army) => isMain(army) ? 3 : 2
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$2),
		layOut(play) {
			const chibi = armyOf(play.w, "CHIBI COM");
			addUnit(play.w, "Soldier", "Earth", "CHIBI COM", chibi.seat).borrowed = true;
		}
	},
	ground: {
		visibility(w, side) {
			if (!hasBought(w, side, "vision device")) return 4;
			return 6;
		},
		blips: () => true,
		spawns: (w, unit) => unit.faction !== null && mayLand$1(w, unit) ? landingFields(w, sideOf$2(unit.faction)) : [],
		exits: (_w, faction) => sideOf$2(faction) === "Earth" ? rightEdge : leftEdge
	},
	scoring: {
		goals: (w, army) => isMain(army) ? points(w, army.side) : [],
		ending: (w) => versusMemo$1.list(w, "melted").length > 0 ? "CC-M-VS2-22" : null
	},
	on: {
		endOfRound(play) {
			radiate(play, null);
			return event$1(play);
		},
		entered({ w }, unit, how) {
			if (how === "spawned" && unit.side === "Invaders") armyOf(w, factionOfUnit(unit)).landing++;
		},
		endOfTurn({ w }) {
			for (const army of w.armies) army.landing = 0;
		},
		wokenByHealing({ w }, patient) {
			const memo = versusMemo$1.of(w);
			if (patient.faction !== null) memo.healed = tallied(memo.healed, sideOfUnit(patient));
		},
		pulled(play, puller) {
			if (play.w.variation === 3 && play.w.round > 3) discharge(play, puller);
		},
		crystalTaken({ w }, faction) {
			const memo = versusMemo$1.of(w);
			memo.crystals = tallied(memo.crystals, sideOf$2(faction));
		}
	},
	aims: (w, unit) => versusAims$3(w, unit, unit.faction === null ? 0 : versusMemo$1.of(w).crystals?.[sideOf$2(unit.faction)] ?? 0),
	orders: { "land a Ghost": {
		rule: "CC-M-VS2-15",
		on: (w, army) => Math.min(army.ghosts, army.landing) > 0 ? landingFields(w, "Invaders") : false,
		words: (_look, cell) => `A Ghost lands on ${cellName(cell)}`,
		take(play, army, cell) {
			army.landing--;
			army.ghosts--;
			addBlip(play.w, army.faction, cell, -1);
			spot(play);
		}
	} },
	questions: {
		crater: byNumber({
			rule: "CC-M-VS2-24",
			prompt: () => "Where does the ground break open?",
			keys(w) {
				return craterPlaces(w, everybody(w));
			},
			words: (_look, key) => `Crater at ${cellName(key)}`,
			take: (play, key) => ({ call: ask("den", mainSeat(play.w, chooser(play.w)), [key]) })
		}),
		den: byNumber({
			rule: "CC-M-VS2-24",
			prompt: () => "Where in the crater does the monster stand?",
			keys: (_w, [crater]) => dens(crater),
			words: (_look, key) => `Monster at ${cellName(key)}`,
			take(play, key, [crater]) {
				enter$1(play, crater, key, "CC-M-VS2-24");
				monsterActs(play);
			}
		}),
		rising: byNumber({
			rule: "CC-M-VS2-31",
			prompt: (w) => `Where does ${unitOf(w, deadToRise(w)[0] ?? -1).type} rise?`,
			keys: undeadFields,
			words: (_look, key) => `Rise on ${cellName(key)}`,
			take(play, key) {
				const [first, ...others] = deadToRise(play.w);
				if (first !== void 0) rise(play, first, key);
				return others.length > 0 ? "again" : "done";
			}
		}),
		backup: byNumber({
			rule: "CC-M-VS2-38",
			prompt: (w, [army]) => `Which ${armyAt(w, army).faction} unit comes as backup?`,
			keys: (w, [army]) => typesAt(armyAt(w, army).faction, 1).map((type) => typeNames.indexOf(type)),
			words: (_look, key) => `Bring ${typeNames[key]}`,
			take: (play, key, [army, ...queue]) => bring(play, armyAt(play.w, army), queue, key)
		}),
		"backup field": byNumber({
			rule: "CC-M-VS2-38",
			prompt: (w, [id]) => `Where does the backup of the ${unitOf(w, id).faction} arrive?`,
			keys: (w) => freeCells(w, everywhere),
			words: (_look, key) => `Arrive on ${cellName(key)}`,
			take: (play, key, [id, ...queue]) => arrive(play, id, key, queue)
		}),
		extra: byNumber({
			rule: "CC-M-VS2-39",
			prompt: () => "Which faction gets one more unit?",
			keys: (w) => armiesOf(w, chooser(w)).map((army) => w.armies.indexOf(army)),
			words: ({ armies }, key) => `One more for the ${armies[key]?.faction}`,
			take: (play, key) => ({ call: ask("backup", armyAt(play.w, key).seat, [key]) })
		})
	}
});
function bring(play, army, queue, type) {
	const { w } = play;
	const unit = addUnit(w, typeAt(type), army.side, army.faction, army.seat);
	versusMemo$1.add(w, "backup", unit.id);
	return { call: ask("backup field", army.seat, [unit.id, ...queue]) };
}
function arrive(play, id, cell, queue) {
	const { w } = play;
	const unit = unitOf(w, id);
	if (unit.side === "Invaders") addBlip(w, factionOfUnit(unit), cell, id);
	else put(unit, cell);
	spot(play);
	return nextBackup(w, queue);
}
// packages/games/chibi-commander/missions/cityMassacre/versus.ts
const memo$1 = common.with({
	spawnPoints: list("spawn points"),
	jumped: list("jumped")
});
const DEFAULT_POINTS = [
	...area(0, 7, 1, 8),
	...area(22, 7, 23, 8),
	...area(11, 14, 12, 15)
];
const pointFields = (w) => w.options.terrain === "free" ? memo$1.list(w, "spawnPoints").flatMap(blockOf) : DEFAULT_POINTS;
const SITE$1 = {
	rule: "CC-M-VS3-02",
	all: true,
	pieces: [{
		piece: "street",
		side: "Invaders"
	}, ...inTurn("Earth", [["house", 4], ...VEGETATION])],
	keep: [],
	near: 3
};
const CIVILIANS = spots([7, 5], [11, 6], [16, 5], [12, 6], [7, 10], [11, 9], [16, 10], [12, 9]);
const MIDDLE = CITY_FOLK.map((type, i) => ({
	type,
	side: i % 2 === 0 ? "Earth" : "Invaders",
	cells: area(4, 4, 19, 11)
}));
function nextPoint(w) {
	const number = memo$1.list(w, "spawnPoints").length;
	if (w.options.terrain !== "free" || number === 3) return null;
	const taken = pointFields(w);
	const corners = everywhere.filter((corner) => corner % 24 < 23 && corner < 360 && blockOf(corner).some((cell) => border.includes(cell)));
	return {
		seat: builderOf(w, "Earth", number),
		rule: "CC-M-VS3-04",
		prompt: `Where is spawn point ${number + 1} of 3?`,
		keys: corners.filter((corner) => blockOf(corner).every((cell) => isFree(w, cell) && !taken.includes(cell))),
		what: { point: true },
		put: (play, key) => memo$1.add(play.w, "spawnPoints", key)
	};
}
const GOD_SPEED = 2;
const ULTRA_PSI = 3;
function slots(w, army) {
	if (army.faction === "Aliens") return w.variation === ULTRA_PSI || army.bought.includes("two Larvae") ? 1 : 4;
	return {
		"CHIBI COM": 7,
		Mercs: 3,
		Reapers: 2
	}[army.faction];
}
const unlikePsi = (w, army, type) => army.faction !== "Aliens" || w.variation !== ULTRA_PSI || !typeOf(type).talented;
function clearance(w) {
	if (hasBought(w, "Invaders", "crept")) return 2;
	w.variation;
	return w.variation === GOD_SPEED ? 6 : 4;
}
function hidingPlaces(w) {
	const folk = w.units.filter((unit) => isCivilian(unit) && unit.cell !== -1);
	const standing = occupants(w);
	const points = pointFields(w);
	return everywhere.filter((cell) => isFree(w, cell, standing) && !points.includes(cell) && folk.every((one) => distance(one.cell, cell) >= clearance(w)));
}
function mayCome(w, faction) {
	return count(w, (unit) => unit.faction === faction && unit.fate !== "waiting") < (faction === "CHIBI COM" ? w.round === 1 ? 4 : 7 : w.round === 1 ? 2 : 3);
}
const jumpFields = (w) => hasBought(w, "Earth", "parachute jump") && memo$1.list(w, "jumped").length === 0 ? everywhere.filter((cell) => terrainOf(w.board).signs[cell] !== "h") : [];
const goalsOf$2 = (w, side) => {
	if (side === "Earth") {
		const saved = count(w, (unit) => isCivilian(unit) && (unit.cell !== -1 || unit.fate === "evacuated"));
		const kills = count(w, (unit) => ofSide(unit, "Invaders") && killedBy(unit, factionsOf("Earth")));
		return [
			step$1("CC-M-VS3-07", "two civilians saved", 1, saved >= 2),
			step$1("CC-M-VS3-08", "four civilians saved", 1, saved >= 4),
			step$1("CC-M-VS3-09", "six civilians saved", 1, saved >= 6),
			step$1("CC-M-VS3-10", "two Invaders killed", 1, kills >= 2),
			step$1("CC-M-VS3-11", "an Invader captured", 1, count(w, (unit) => ofSide(unit, "Invaders") && unit.fate === "captured") > 0)
		];
	}
	const folk = count(w, (unit) => isCivilian(unit) && killedBy(unit, factionsOf("Invaders")));
	const soldiers = count(w, (unit) => ofSide(unit, "Earth") && killedBy(unit, factionsOf("Invaders")));
	return [
		step$1("CC-M-VS3-12", "a civilian eliminated", 1, folk >= 1),
		step$1("CC-M-VS3-13", "three civilians eliminated", 1, folk >= 3),
		step$1("CC-M-VS3-14", "five civilians eliminated", 1, folk >= 5),
		step$1("CC-M-VS3-15", "an Earth unit eliminated", 1, soldiers >= 1),
		step$1("CC-M-VS3-16", "two Earth units eliminated", 1, soldiers >= 2)
	];
};
const mindMaster = (w) => w.units.find((unit) => unit.type === "PSI" && unit.borrowed && awake(unit));
function needed$1(units, id) {
	const victim = unitOf({ units }, id);
	const friend = units.some((other) => other.id !== victim.id && awake(other) && friends(other.side, victim.side) && distance(other.cell, victim.cell) === 1);
	return 4 - (victim.lost > 0 ? 1 : 0) + (friend ? 1 : 0);
}
const mostWilling = (w) => w.units.filter((unit) => unit.side === "Earth" && isMilitary(unit) && awake(unit)).sort((a, b) => needed$1(w.units, a.id) - needed$1(w.units, b.id) || typeOf(b.type).level - typeOf(a.type).level)[0];
function seize(play, victim) {
	const { w } = play;
	const die = play.roll(6, "CC-M-VS3-30");
	const success = die >= needed$1(w.units, victim.id);
	play.tell?.({
		type: "Ultra PSI",
		unit: victim.id,
		kind: victim.type,
		die,
		success
	}, "CC-M-VS3-30");
	if (!success) return;
	const aliens = armyOf(w, "Aliens");
	if (!isPerson(w, aliens.seat)) {
		newActivation(w);
		const master = mindMaster(w);
		const struck = master === void 0 ? null : turnAgainst(play, master, victim, {
			lying: false,
			chosen: -1,
			asks: false,
			actions: 2
		});
		return struck === null || struck === "over" || Array.isArray(struck) ? void 0 : { call: struck };
	}
	victim.swayed = true;
	return { call: beginActing(w, victim, {
		command: "control twice",
		faction: "Aliens",
		side: "Invaders",
		seat: aliens.seat,
		actions: 2
	}) };
}
const cityMassacreVersus = defineMission({
	name: "VS 3",
	title: "City Massacre",
	mode: "versus",
	layout: "City",
	variations: [
		"Basic",
		"God Speed",
		"Ultra PSI"
	],
	doors: "one point",
	order: [
		"CHIBI COM",
		"Aliens",
		"Mercs",
		"Reapers"
	],
	options: [
		{
			name: "safety vests",
			price: 2,
			rule: "CC-M-VS3-23",
			side: "Earth",
			words: "Safety vests: civilians have armor 1"
		},
		{
			name: "parachute jump",
			price: 1,
			rule: "CC-M-VS3-24",
			side: "Earth",
			words: "Parachute jump: one unit spawns anywhere outside"
		},
		{
			name: "crept",
			price: 1,
			rule: "CC-M-VS3-25",
			side: "Invaders",
			words: "Crept: start two fields from civilians"
		},
		{
			name: "two Larvae",
			price: 0,
			rule: "CC-M-VS3-17",
			side: "Invaders",
			words: "Two borrowed Larvae instead of three Aliens",
			when: (w, army) => army.faction === "Aliens" && w.variation !== ULTRA_PSI && army.squad.length <= 1
		}
	],
	state: memo$1,
	rules: (variation) => ({
		building: ["CC-M-VS3-01", "CC-M-VS3-02"],
		bonus: ["CC-M-VS3-22"],
		"lay out": [
			"CC-M-VS3-03",
			"CC-M-VS3-18",
			"CC-M-VS3-27",
			...variation === ULTRA_PSI ? ["CC-M-VS3-29"] : []
		],
		arriving: [
			"CC-M-VS3-04",
			"CC-M-VS3-20",
			"CC-M-VS3-21"
		],
		leaving: ["CC-M-VS3-04", "CC-M-VS3-19"],
		"turn order": ["CC-M-VS3-05"],
		ending: ["CC-M-VS3-26"]
	}),
	squads: {
		slots,
		recruits: (w, army) => typesFor(army, false, 1, 2).filter((type) => unlikePsi(w, army, type)),
		fields: unlikePsi,
		bonus: (_w, army) => isMain(army) ? 3 : 2,
		ghosts(w, army) {
			const own = count(w, (unit) => unit.faction === army.faction);
			return army.faction === "Aliens" ? 8 - own : own;
		}
	},
	setUp: {
		building: (w) => nextPiece(w, SITE$1) ?? nextBystander(w, "CC-M-VS3-03", MIDDLE) ?? nextPoint(w),
		layOut(play) {
			const { w } = play;
			const aliens = armyOf(w, "Aliens");
			if (w.variation === ULTRA_PSI) addUnit(w, "PSI", "Invaders", "Aliens", aliens.seat).borrowed = true;
			else if (aliens.bought.includes("two Larvae")) for (let i = 0; i < 2; i++) addUnit(w, "Larva", "Invaders", "Aliens", aliens.seat).borrowed = true;
			if (w.options.terrain === "layout") CIVILIANS.forEach((cell, i) => bystander(w, folkAt(i), cell));
		},
		placing: (w, unit) => unit.side === "Invaders" ? hidingPlaces(w) : null,
		placingGhosts: (w) => hidingPlaces(w)
	},
	ground: {
		visibility: () => 7,
		blips: () => true,
		spawns: (w, unit) => unit.side === "Earth" && mayCome(w, factionOfUnit(unit)) ? freeCells(w, [...new Set([...pointFields(w), ...jumpFields(w)])]) : [],
		exits: (w, faction) => sideOf$2(faction) === "Earth" ? pointFields(w) : []
	},
	scoring: { goals(w, army) {
		return isMain(army) ? goalsOf$2(w, army.side) : [];
	} },
	on: {
		startOfRound(play) {
			const { w } = play;
			const aliens = armyOf(w, "Aliens");
			if (w.variation !== ULTRA_PSI) return;
			if (mindMaster(w) !== void 0) return { call: ask("Ultra PSI", aliens.seat) };
		},
		entered(play, unit, how) {
			if (how === "spawned" && !pointFields(play.w).includes(unit.cell)) memo$1.add(play.w, "jumped", unit.id);
		}
	},
	corrections: { armor(w, unit) {
		return isCivilian(unit) && hasBought(w, "Earth", "safety vests") ? 1 : 0;
	} },
	program: { prizes: (w, unit) => unit.side === "Earth" && goalsOf$2(w, "Earth").some(({ rule, points }) => rule === "CC-M-VS3-11" && points === 0) ? captives(w, "Earth") : [] },
	aims: (w, unit) => versusAims$2(w, unit, pointFields(w)),
	questions: { "Ultra PSI": byNumber({
		rule: "CC-M-VS3-30",
		prompt: () => "Whose mind does the PSI seize?",
		keys(w) {
			const victims = w.units.filter((unit) => unit.side === "Earth" && isMilitary(unit) && awake(unit));
			return victims.length === 0 ? [] : [...victims.map((unit) => unit.id), -1];
		},
		words: (look, id) => id === -1 ? "Nobody" : `${placeOf(look, id)} (${needed$1(knownUnits(look), id)} or more)`,
		best: (w) => mostWilling(w)?.id,
		take: (play, id) => id === -1 ? "done" : seize(play, unitOf(play.w, id))
	}) }
});
function watchBuilding(w, unit) {
	if (unit.faction !== "Aliens" || !isMilitary(unit) || unit.cell === -1) return;
	if (inBuilding(unit.cell)) {
		if (unit.past === "") unit.past = "inside";
	} else if (unit.past !== "") {
		unit.past = "came out";
		if (shown$1(unit)) stirs(w);
	}
}
const leaderOf = (w) => w.units[versusMemo.of(w).leader ?? -1];
function psiAlienGoals(w, side) {
	const kills = count(w, (unit) => ofSide(unit, otherSide(side)) && killedBy(unit, factionsOf(side)));
	return [
		step$1("CC-M-VS4-06", "an enemy eliminated", 1, kills >= 1),
		step$1("CC-M-VS4-07", "two enemies eliminated", 1, kills >= 2),
		step$1("CC-M-VS4-08", "four enemies eliminated", 1, kills >= 4),
		step$1("CC-M-VS4-09", "not more than two own units lost", 1, lost(w, side) <= 2)
	];
}
function entrenchedGoals(w, side) {
	const leader = leaderOf(w);
	if (side === "Earth") return [step$1("CC-M-VS4-19", "not more than two own units lost", 2, lost(w, "Earth") <= 2), step$1("CC-M-VS4-20", "the leader eliminated", 2, leader !== void 0 && killedBy(leader, factionsOf("Earth")))];
	const escaped = (unit) => unit.fate === "evacuated";
	return [
		step$1("CC-M-VS4-16", "an Alien left the building", 1, w.units.some((unit) => unit.faction === "Aliens" && unit.past === "came out")),
		step$1("CC-M-VS4-17", "a unit escaped", 1, w.units.some((unit) => ofSide(unit, "Invaders") && unit !== leader && escaped(unit))),
		step$1("CC-M-VS4-18", "the leader escaped", 2, leader !== void 0 && escaped(leader))
	];
}
function secretServiceGoals(w, side) {
	const chief = president(w);
	if (side === "Earth") {
		const kills = count(w, (unit) => ofSide(unit, "Invaders") && killedBy(unit, factionsOf("Earth")));
		return [
			step$1("CC-M-VS4-29", "an Invader eliminated", 1, kills >= 1),
			step$1("CC-M-VS4-30", "three Invaders eliminated", 1, kills >= 3),
			step$1("CC-M-VS4-31", "the President lives", 2, chief?.fate !== "dead")
		];
	}
	return [
		step$1("CC-M-VS4-26", "the President hurt", 1, versusMemo.list(w, "hurt").length > 0),
		step$1("CC-M-VS4-27", "the President in coma", 1, versusMemo.list(w, "downed").length > 0),
		step$1("CC-M-VS4-28", "the President killed", 2, chief !== void 0 && killedBy(chief, factionsOf("Invaders")))
	];
}
const goalsOf$1 = (w, side) => w.variation === 1 ? psiAlienGoals(w, side) : w.variation === 2 ? entrenchedGoals(w, side) : secretServiceGoals(w, side);
// packages/games/chibi-commander/missions/complex/versus.ts
const SLOTS$1 = {
	Aliens: [
		3,
		5,
		8
	],
	Reapers: [
		3,
		3,
		3
	],
	"CHIBI COM": [
		6,
		7,
		5
	],
	Mercs: [
		3,
		4,
		2
	]
};
const slotsIn = (w, army) => SLOTS$1[army.faction][w.variation - 1] ?? 0;
const aliensOf = (w) => armyOf(w, "Aliens");
const chibiOf = (w) => armyOf(w, "CHIBI COM");
function mayLead(w, army, type) {
	return army.squad.length > 0 || typeOf(type).stars > 0 || !rosterOf(w, army).units.some((one) => typeOf(one.type).stars > 0);
}
const backup = {
	rule: "CC-M-VS4-24",
	on: (w, army) => army.side === "Earth" && hasBought(w, "Earth", "backup") && versusMemo.list(w, "backedUp").length === 0 ? w.units.flatMap((unit) => ofSide(unit, "Earth") && unit.cell !== -1 ? [unit.id] : []) : false,
	words: (look, id) => `Backup for ${placeOf(look, id)}`,
	take: (_play, army, id) => ({ call: ask("backup", army.seat, [id]) })
};
function isFreePortal(w) {
	return president(w)?.fate === "dead";
}
const portal = {
	rule: "CC-M-VS4-36",
	on: (w, army) => w.variation === 3 && army.side === "Invaders" && (hasBought(w, "Invaders", "home portal") || isFreePortal(w)) && versusMemo.of(w).portal?.[army.faction] !== w.round ? w.units.flatMap((unit) => unit.faction === army.faction && unit.cell !== -1 ? [unit.id] : []) : false,
	words: (look, id) => `${placeOf(look, id)} goes home`,
	take(play, army, id) {
		const { w } = play;
		const memo = versusMemo.of(w);
		memo.portal = {
			...memo.portal,
			[army.faction]: w.round
		};
		leaveMap(play, unitOf(w, id), "evacuated", army.faction, -1, "CC-M-VS4-36");
		spot(play);
	}
};
const support$1 = (words, level, count) => ({
	rule: "CC-M-VS4-38",
	on: (w, army) => w.variation === 3 && army.faction === "CHIBI COM" && w.round >= 4 && versusMemo.list(w, "supported").length === 0,
	words: () => words,
	take({ w }, army) {
		versusMemo.add(w, "supported", w.round);
		return { call: ask("support", army.seat, [level, count]) };
	}
});
const SITE = {
	rule: "CC-M-VS4-01",
	all: false,
	pieces: inTurn("Invaders", VEGETATION),
	keep: [
		...area(4, 0, 19, 15),
		...leftEdge,
		...rightEdge
	]
};
const complexVersus = defineMission({
	name: "VS 4",
	title: "Complex",
	mode: "versus",
	layout: "Complex",
	variations: [
		"PSI Alien",
		"Entrenched",
		"Secret Service"
	],
	doors: "one point",
	options: [
		{
			name: "PSI training",
			price: 1,
			rule: "CC-M-VS4-14",
			side: "Earth",
			words: "PSI training: leaders are immune to PSI",
			when: (w) => w.variation === 1
		},
		{
			name: "thousand eyes",
			price: 1,
			rule: "CC-M-VS4-15",
			side: "Invaders",
			words: "Thousand eyes: PSI sees with every Invader",
			when: (w) => w.variation === 1
		},
		{
			name: "backup",
			price: 1,
			rule: "CC-M-VS4-24",
			side: "Earth",
			words: "Backup: once, a unit comes to an edge, healed",
			when: (w) => w.variation === 2
		},
		{
			name: "rapid",
			price: 1,
			rule: "CC-M-VS4-25",
			side: "Invaders",
			words: "Rapid: the leader moves one point farther",
			when: (w) => w.variation === 2
		},
		{
			name: "bodyguards",
			price: 1,
			rule: "CC-M-VS4-35",
			side: "Earth",
			words: "Two bodyguards for the President",
			when: (w) => w.variation === 3
		},
		{
			name: "home portal",
			price: 1,
			rule: "CC-M-VS4-36",
			side: "Invaders",
			words: "Home portal: one unit goes home in each turn",
			when: (w) => w.variation === 3
		}
	],
	state: versusMemo,
	rules: (variation) => ({
		building: ["CC-M-VS4-01"],
		bonus: ["CC-M-VS4-03"],
		"lay out": ["CC-M-VS4-05", ...[
			["CC-M-VS4-10", "CC-M-VS4-11"],
			["CC-M-VS4-21"],
			[]
		][variation - 1] ?? []],
		arriving: [
			["CC-M-VS4-13"],
			["CC-M-VS4-23"],
			["CC-M-VS4-32"]
		][variation - 1] ?? [],
		leaving: [
			["CC-M-VS4-12"],
			["CC-M-VS4-22"],
			["CC-M-VS4-37"]
		][variation - 1] ?? [],
		ending: ["CC-M-VS4-04"]
	}),
	squads: {
		slots: (w, army) => slotsIn(w, army),
		recruits: (w, army, chosen) => typesFor(army, false, 1, 2).filter((type) => w.variation !== 2 || army.faction !== "Aliens" || chosen.length > 0 || typeOf(type).stars > 0),
		fields: (w, army, type) => w.variation !== 2 || army.faction !== "Aliens" || mayLead(w, army, type),
		bonus: (_w, army) => isMain(army) ? 4 : 3
	},
	setUp: {
		building: (w) => nextPiece(w, SITE),
		layOut(play) {
			const { w } = play;
			const aliens = aliensOf(w);
			if (w.variation === 1) {
				addUnit(w, "PSI", "Invaders", "Aliens", aliens.seat).borrowed = true;
				for (const type of CITY_FOLK.slice(0, 5)) addUnit(w, type, "Invaders", "Aliens", aliens.seat);
			}
			if (w.variation === 2) {
				const own = w.units.filter((unit) => unit.faction === "Aliens");
				versusMemo.of(w).leader = (own.find(isLeader) ?? own[0])?.id ?? -1;
			}
		},
		placing(w, unit) {
			if (unit.side === "Invaders") {
				if (w.variation === 1) return BUILDING;
				if (w.variation === 2) return unit.id === versusMemo.of(w).leader ? CORNERS : everywhere.filter((cell) => cell % 24 !== 0 && cell % 24 !== 23);
				return null;
			}
			return w.variation === 3 && !versusMemo.list(w, "called").includes(unit.id) ? BUILDING.filter((cell) => !CORNERS.includes(cell)) : null;
		},
		placingGhosts: (w) => w.variation === 1 ? BUILDING : everywhere.filter((cell) => cell % 24 !== 0 && cell % 24 !== 23),
		ready({ w }) {
			for (const unit of w.units) watchBuilding(w, unit);
			if (w.variation === 3) return { call: ask("corner", chibiOf(w).seat) };
		}
	},
	ground: {
		visibility: () => 7,
		blips: (w) => w.variation !== 3,
		spawns: (w, unit) => unit.side === "Earth" || w.variation === 3 ? freeCells(w, narrow) : [],
		exits: (w, faction, unit) => isEscorted(unit) ? sideOf$2(faction) === "Earth" ? narrow : [] : w.variation === 3 ? border : narrow,
		mayTakeOut: (_w, dragged, faction, cell) => !isEscorted(dragged) || sideOf$2(faction) === "Earth" && narrow.includes(cell)
	},
	scoring: { goals(w, army) {
		return isMain(army) ? goalsOf$1(w, army.side) : [];
	} },
	on: {
		entered: ({ w }, unit) => watchBuilding(w, unit),
		fell(play, unit, what, _by, faction) {
			if (unit.type === "PSI" && what === "died") freeCivilians(play);
			if (!isPresident(unit) || faction === "" || sideOf$2(faction) !== "Invaders") return;
			if (what === "wounded") versusMemo.add(play.w, "hurt", play.w.round);
			if (what === "coma") versusMemo.add(play.w, "downed", play.w.round);
		}
	},
	corrections: {
		extraMove: (w, unit) => unit.id === versusMemo.of(w).leader && hasBought(w, "Invaders", "rapid") ? 1 : 0,
		untouchable: guarded,
		walksAlone
	},
	program: { lures: (w, unit) => ({
		cells: w.variation === 2 && unit.side === "Invaders" ? narrow : [],
		leave: true
	}) },
	aims: (w, unit) => versusAims$1(w, unit, versusMemo.of(w).leader ?? -1),
	orders: {
		walk: walkOrder((_w, army) => army.faction === "CHIBI COM"),
		backup,
		portal,
		"support of two": support$1("Call two LV1 units", 1, 2),
		"support by a Merc": support$1("Call a LV2 Merc", 2, 1)
	},
	questions: {
		corner: byNumber({
			rule: "CC-M-VS4-33",
			prompt: () => "In which corner does the President wait?",
			keys: (w) => freeCells(w, CORNERS),
			words: (_look, key) => `The corner ${cellName(key)}`,
			take: (play, key) => seatPresident(play.w, key, hasBought(play.w, "Earth", "bodyguards"))
		}),
		backup: byNumber({
			rule: "CC-M-VS4-24",
			prompt: (w, [id]) => `Where does ${unitOf(w, id).type} come back?`,
			keys: (w) => freeCells(w, border),
			words: (_look, key) => `On ${cellName(key)}`,
			take(play, key, [id]) {
				const unit = unitOf(play.w, id);
				versusMemo.add(play.w, "backedUp", id);
				unit.cell = key;
				play.tell?.({
					type: "returned",
					unit: id,
					kind: unit.type,
					cell: key
				}, "CC-M-VS4-24");
				regain(play, unit, unit.lost, "CC-M-VS4-24");
				spot(play, unit.id);
			}
		}),
		support: byNumber({
			rule: "CC-M-VS4-38",
			prompt: (_w, [level, left]) => `Which LV${level} unit comes? ${left} to choose.`,
			keys: (_w, [level]) => (level === 2 ? typesAt("Mercs", 2) : typesAt("CHIBI COM", 1)).map((type) => typeNames.indexOf(type)),
			words: (_look, key) => `Call ${typeNames[key]}`,
			take(play, key, data) {
				const { w } = play;
				const unit = addUnit(w, typeAt(key), "Earth", "CHIBI COM", chibiOf(w).seat);
				unit.borrowed = data[0] === 2;
				versusMemo.add(w, "called", unit.id);
				return --data[1] > 0 ? "again" : "done";
			}
		})
	}
});
// packages/games/chibi-commander/missions/alienBase/versus.ts
const memo = shaftMemo.with({
	inflamed: list("inflamed"),
	asked: list("asked")
});
const SLOTS = {
	Aliens: 5,
	Reapers: 4,
	"CHIBI COM": 5,
	Mercs: 4
};
const extra = (w, army) => w.variation === 1 && army.faction === "CHIBI COM" || w.variation === 2 && army.faction === "Aliens" ? 3 : 0;
const support = (army) => army.bought.includes("support") ? 1 : 0;
const veterans = (army) => army.squad.filter((type) => typeOf(type).level > 1).length;
function inflamed(w) {
	const army = w.armies.find((one) => one.bought.includes("inflame drugs") && memo.list(w, "inflamed").includes(w.armies.indexOf(one)) === false && lying(w, one).length > 0 && memo.list(w, "asked").includes(w.armies.indexOf(one)) === false);
	if (army === void 0) {
		memo.of(w).asked = [];
		return;
	}
	memo.add(w, "asked", w.armies.indexOf(army));
	return { call: ask("inflame", army.seat, [w.armies.indexOf(army)]) };
}
const lying = (w, army) => w.units.filter((unit) => unit.side === army.side && isMilitary(unit) && unit.coma && unit.cell !== -1);
function inflame(play, id, army) {
	memo.add(play.w, "inflamed", army);
	regain(play, unitOf(play.w, id), 2, "CC-M-VS6-07");
	spot(play);
}
const alienBaseVersus = defineMission({
	name: "VS 6",
	title: "Alien Base",
	mode: "versus",
	layout: "Mars",
	variations: ["Well planned mission", "Off the cuff"],
	doors: "free",
	options: [{
		name: "support",
		price: 2,
		rule: "CC-M-VS6-06",
		side: "all",
		words: "Support: one additional unit",
		each: true
	}, {
		name: "inflame drugs",
		price: 1,
		rule: "CC-M-VS6-07",
		side: "all",
		words: "Inflame drugs: once, a unit in coma wakes with two hearts"
	}],
	endsByGoal: true,
	state: memo,
	rules: (variation) => ({
		recruiting: ["CC-M-VS6-05", variation === 1 ? "CC-M-VS6-09" : "CC-M-VS6-10"],
		"lay out": ["CC-M-VS6-03"],
		arriving: ["CC-M-VS6-04"],
		leaving: ["CC-M-VS6-04"],
		ending: ["CC-M-VS6-08"]
	}),
	squads: {
		slots: (w, army) => SLOTS[army.faction] + extra(w, army) + support(army),
		recruits: (_w, army, chosen) => typesAt(army.faction, chosen.length === 0 ? 3 : chosen.length < SLOTS[army.faction] ? 2 : 1),
		fields(w, army, type) {
			w.variation;
			return typeOf(type).level === 1 || veterans(army) < SLOTS[army.faction] + support(army);
		},
		price: () => 0
	},
	setUp: {
		layOut() {},
		placing: (_w, unit) => unit.side === "Invaders" ? BASE : null,
		placingGhosts: () => BASE
	},
	ground: {
		visibility: () => 7,
		blips: () => true,
		spawns: (w, unit) => unit.side === "Earth" ? freeCells(w, leftEdge) : [],
		exits: () => [],
		barred(_w, side) {
			if (side !== "Invaders") return [];
			return SHAFTS;
		}
	},
	scoring: {
		goals: (_w, army) => factionsOf(army.side)[0] !== army.faction ? [] : [{
			rule: army.side === "Earth" ? "CC-M-VS6-01" : "CC-M-VS6-02",
			words: army.side === "Earth" ? "get into a shaft" : "eliminate the Earth Force",
			points: 0
		}],
		ending(w) {
			if (memo.list(w, "shaft").length > 0) return "CC-M-VS6-01";
			return earthLeft(w) ? null : "CC-M-VS6-02";
		},
		victors: (w) => memo.list(w, "shaft").length > 0 ? ["Earth"] : earthLeft(w) ? [] : ["Invaders"]
	},
	on: {
		startOfRound: (play) => inflamed(play.w),
		entered: enterShaft
	},
	program: { lures: (_w, unit) => ({
		cells: unit.side === "Earth" ? SHAFTS : [],
		leave: false
	}) },
	aims: (_w, unit) => shaftAims(unit),
	deals: shaftDeals,
	questions: { inflame: byNumber({
		rule: "CC-M-VS6-07",
		prompt: () => "Who gets the inflame drugs?",
		keys: (w, [army]) => [...lying(w, armyAt(w, army)).map((unit) => unit.id), -1],
		words: (look, id) => id === -1 ? "Nobody yet" : placeOf(look, id),
		best: (w, [army]) => strongest(lying(w, armyAt(w, army)))?.id,
		take(play, id, [army]) {
			if (id !== -1) inflame(play, id, army);
			return inflamed(play.w);
		}
	}) }
});
const earthLeft = (w) => w.units.some((unit) => unit.faction !== null && sideOf$2(unit.faction) === "Earth" && isMilitary(unit) && (unit.cell !== -1 || unit.fate === "waiting"));
// packages/games/chibi-commander/scenario/aims.ts
function worthOf(scenario, side, kind) {
	let worth = 0;
	for (const { goal, points, needed } of scenario.goals[side]) if (goal === kind) worth += points / (needed ?? 1);
	return worth;
}
function decisive(scenario, side, targets) {
	const ends = (kind) => scenario.goals[side].some(({ goal, ends: last }) => goal === kind && last === true);
	return {
		...(ends("reach") || ends("search") || ends("hold")) && {
			places: [{
				cells: targets,
				worth: 5
			}],
			loss: .4
		},
		...(ends("kill") || ends("destroy all")) && { kill: enemiesOf(side, 1) }
	};
}
function scenarioAims(w, unit, scenario, targets, exits) {
	if (unit.faction === null) return {};
	const side = sideOf$2(unit.faction);
	const worth = (kind) => worthOf(scenario, side, kind);
	if (scenario.victory === "goals") return decisive(scenario, side, targets);
	const places = [];
	if (worth("reach") > 0) places.push({
		cells: targets,
		worth: worth("reach")
	});
	const there = Math.max(worth("search"), worth("hold"));
	if (there > 0) for (const cell of targets) places.push({
		cells: [cell],
		worth: there
	});
	if (worth("exit") > 0 && targets.length === 0) places.push({
		cells: exits,
		worth: worth("exit"),
		leave: true
	});
	const cargo = [
		{
			units: worth("rescue") > 0 ? bystanders(w, isCivilian) : [],
			to: exits,
			worth: worth("rescue")
		},
		{
			units: worth("capture") > 0 ? captives(w, side) : [],
			to: exits,
			worth: worth("capture")
		},
		{
			units: worth("losses") < 0 ? fallen(w, side) : [],
			to: exits,
			worth: .5
		}
	];
	return {
		places,
		cargo: exits.length === 0 ? [] : cargo,
		...worth("crystal") > 0 && exits.length > 0 && { crystals: {
			to: exits,
			worth: worth("crystal")
		} },
		kill: enemiesOf(side, worth("kill") + .3 * worth("destroy all") - .3 * worth("capture")),
		fell: enemiesOf(side, .4 * worth("capture")),
		loss: Math.max(.5, -worth("losses"))
	};
}
// packages/games/chibi-commander/scenario/memo.ts
const scenarioMemo = common.with({
	searched: listPer("searched", SIDES),
	reached: listPer("reached", SIDES),
	landed: list("landed"),
	alarm: list("alarm"),
	crystals: perSide("crystals")
});
// packages/games/chibi-commander/scenario/hidden.ts
function scatter(play, { mix, types, types3, scatter: places }) {
	const pool = mixBlips(play.w, mix, types, types3);
	for (const { in: area, blips, mode } of places) scatterBlips(play, blips, cellsOf(area), mode, "CC-SCN-13", pool);
}
function wakeSome(play, { awake }) {
	const asleep = play.w.blips.filter((blip) => blip.mode === "FROZEN").length;
	const count = Math.min(awake ?? 0, asleep);
	return count > 0 ? { call: ask("awake", 0, [count]) } : void 0;
}
function firstAttack(play, { alarm: wakes }) {
	const { w } = play;
	if (wakes !== true || scenarioMemo.list(w, "alarm").length > 0) return;
	scenarioMemo.add(w, "alarm", w.round);
	alarm(w);
	play.tell?.({ type: "general alarm" }, "CC-SCN-13");
}
// packages/games/chibi-commander/scenario/goals.ts
const heldBy = (w, side, cell) => w.units.some((unit) => unit.cell === cell && unit.side === side && shown$1(unit) && awake(unit) && isMilitary(unit));
const counts = {
	kill: (w, side) => count(w, (unit) => ofSide(unit, otherSide(side)) && killedBy(unit, factionsOf(side))),
	"destroy all": (w, side) => Number(!unitsLeft(w, otherSide(side))),
	exit: (w, side) => count(w, (unit) => ofSide(unit, side) && unit.fate === "evacuated"),
	hold: (w, side, scenario) => cellsOf(scenario.targets).filter((cell) => heldBy(w, side, cell)).length,
	search: (w, side) => (scenarioMemo.of(w).searched?.[side] ?? []).length,
	reach: (w, side) => (scenarioMemo.of(w).reached?.[side] ?? []).length,
	rescue: (w, side) => count(w, (unit) => isCivilian(unit) && unit.fate === "evacuated" && unit.by !== "" && factionsOf(side).includes(unit.by)),
	capture: (w, side) => count(w, (unit) => ofSide(unit, otherSide(side)) && unit.fate === "captured"),
	crystal: (w, side) => scenarioMemo.of(w).crystals?.[side] ?? 0,
	survive: (w, side, scenario) => Number(w.round >= scenario.rounds && unitsLeft(w, side)),
	losses: (w, side) => lost(w, side),
	"civilians dead": (w) => count(w, (unit) => isCivilian(unit) && dead(unit))
};
const WORDS = {
	kill: "enemies killed",
	"destroy all": "no enemy left",
	exit: "units that left through an exit",
	hold: "targets held at the end",
	search: "targets searched",
	reach: "units that got to a target",
	rescue: "civilians saved",
	capture: "enemies captured alive",
	crystal: "crystals taken out",
	survive: "still there in the last round",
	losses: "own units lost",
	"civilians dead": "dead civilians"
};
const times$1 = (w, side, scenario, goal) => counts[goal.goal](w, side, scenario);
function worth(w, side, scenario, goal) {
	const reached = times$1(w, side, scenario, goal);
	if (goal.needed !== void 0) return reached >= goal.needed ? goal.points : 0;
	return goal.points * Math.min(reached, goal.most ?? reached);
}
const goalsOf = (w, side, scenario) => scenario.goals[side].map((goal) => ({
	rule: "CC-SCN-06",
	words: goal.needed === void 0 ? WORDS[goal.goal] : `${WORDS[goal.goal]}: ${goal.needed} needed`,
	points: worth(w, side, scenario, goal)
}));
const endings = (w, side, scenario) => scenario.goals[side].filter((goal) => goal.ends === true && times$1(w, side, scenario, goal) >= (goal.needed ?? goal.most ?? 1));
const goalEnds = (w, side, scenario) => endings(w, side, scenario).length > 0;
function victorsByGoals(w, scenario) {
	const reached = SIDES.filter((side) => goalEnds(w, side, scenario));
	const there = reached.filter((side) => endings(w, side, scenario).some(({ goal }) => goal !== "destroy all"));
	return there.length > 0 ? there : reached;
}
// packages/games/chibi-commander/scenario/scenario.ts
const MIXED = [
	"Ghost",
	"any",
	"any LV3"
];
const GOAL_KINDS = [
	"kill",
	"destroy all",
	"exit",
	"hold",
	"search",
	"reach",
	"rescue",
	"capture",
	"crystal",
	"survive",
	"losses",
	"civilians dead"
];
const MODES$1 = [
	"NORMAL",
	"FROZEN",
	"COLD",
	"WALKING",
	"ESCAPE",
	"ELITE",
	"KILLER",
	"BERSERKER"
];
const squadSize = (squad) => "units" in squad ? squad.units.length : "levels" in squad ? squad.levels.length : squad.slots;
// packages/games/chibi-commander/scenario/mission.ts
const cellOf = (one) => aCell(one.at, "at");
const factionOf = (one) => {
	if (one.type === "Ghost") return one.faction ?? "Aliens";
	const { kin } = typeOf(one.type);
	return kin === "civilian" || kin === "animal" ? null : kin;
};
const sideOfPlaced = (one) => {
	const faction = factionOf(one);
	return faction === null ? null : sideOf$2(faction);
};
function layBlips(play, scenario) {
	const { w } = play;
	const hidden = scenario.units.filter((one) => one.blip === true || one.type === "Ghost");
	const automaton = scenario.play === "against the automaton";
	for (const faction of factionsOf("Invaders")) {
		const blips = hidden.filter((one) => automaton || factionOf(one) === faction);
		if (automaton) {
			const mix = bagOf(blips.map((one) => one.type));
			w.pools.push({
				blips: mix,
				types: bagOf([]),
				types3: bagOf([])
			});
			for (const one of blips) addBlip(w, "Aliens", cellOf(one), -2, one.mode ?? "NORMAL");
			return;
		}
		const mix = bagOf(blips.map((one) => one.type));
		for (const one of blips) {
			const type = play.draw(mix, "CC-SCN-04");
			const real = type !== null && type !== "Ghost";
			addBlip(w, faction, cellOf(one), real ? enlist(w, type, faction).id : -1);
		}
	}
}
function enlist(w, type, faction) {
	const side = sideOf$2(faction);
	const army = w.armies.find((one) => one.faction === faction) ?? mainArmy(w, side);
	return addUnit(w, type, side, faction, w.scenario?.play === "against the automaton" && army.seat >= 0 ? shareOf(w, w.units.filter((unit) => unit.side === side).length) : army.seat);
}
function stand$1(w, one, type, cell) {
	const faction = factionOf(one);
	const unit = faction === null ? bystander(w, type, cell) : enlist(w, type, faction);
	put(unit, cell);
	unit.mode = one.mode ?? "NORMAL";
	unit.coma = one.coma === true;
	unit.lost = unit.coma ? typeOf(type).hearts : one.lost ?? 0;
	return unit;
}
function arrivals(play, scenario) {
	const { w } = play;
	for (const one of scenario.units) {
		if (one.round !== w.round || one.type === "Ghost") continue;
		const cell = freeCells(w, [cellOf(one)])[0] ?? nearestFree(w, cellOf(one));
		if (cell === -1) continue;
		const unit = stand$1(w, one, one.type, cell);
		play.tell?.({
			type: "reinforcement",
			unit: unit.id,
			kind: unit.type,
			cell
		}, "CC-SCN-08");
	}
	spot(play);
}
const price = (type) => [
	0,
	0,
	2,
	5
][typeOf(type).level] ?? 0;
function byLevels(scenario, type) {
	const own = factionOfType(type);
	const faction = scenario.play === "versus" ? own : factionsOf(sideOf$2(own))[0];
	const squad = faction === void 0 ? void 0 : scenario.squads[faction];
	return squad !== void 0 && ("levels" in squad || "atMost" in squad);
}
const squadsOf = (scenario) => ({
	slots(_w, army) {
		const squad = scenario.squads[army.faction];
		return squad === void 0 ? 0 : squadSize(squad);
	},
	bonus(_w, army) {
		const squad = scenario.squads[army.faction];
		return squad !== void 0 && "points" in squad ? squad.points : 0;
	},
	recruits(_w, army, chosen) {
		const squad = scenario.squads[army.faction];
		if (squad !== void 0 && "atMost" in squad) return squad$1(army, chosen, squad.atMost.map(({ LV2, LV3 }) => [LV2, LV3]));
		const levels = squad !== void 0 && "levels" in squad ? squad.levels.slice(chosen.length, chosen.length + 1) : [
			1,
			2,
			3
		];
		return typesFor(army, scenario.play === "against the automaton", ...levels);
	},
	price: (_w, type) => byLevels(scenario, type) ? 0 : price(type),
	ghosts: (_w, army, chosen) => scenario.squads[army.faction]?.ghosts ?? chosen
});
const searchedBy = (w, side) => scenarioMemo.of(w).searched?.[side] ?? [];
const searching = (scenario, targets) => ({
	rule: "CC-SCN-09",
	price: 1,
	on: (w, { side, cell }) => (side === "Earth" || side === "Invaders") && targets.includes(cell) && scenario.goals[side].some((goal) => goal.goal === "search") && !searchedBy(w, side).includes(cell),
	words: (look, _on, by) => `Search the target on ${fieldOf(look, by)}`,
	take(play, unit) {
		const { w } = play;
		const side = sideOfUnit(unit);
		const memo = scenarioMemo.of(w);
		memo.searched = {
			...memo.searched,
			[side]: [...searchedBy(w, side), unit.cell]
		};
		play.tell?.({
			type: "searched the target",
			unit: unit.id,
			kind: unit.type,
			cell: unit.cell
		}, "CC-SCN-09");
	}
});
const mayLand = (w, scenario, side) => scenario.landing !== void 0 && side === scenario.people && scenarioMemo.list(w, "landed").length === 0;
function noteLanding({ w }, arrive, unit) {
	if (w.scenario?.landing === void 0 || arrive.includes(unit.cell)) return;
	scenarioMemo.add(w, "landed", unit.id);
}
const reaches$1 = (scenario, side) => scenario.goals[side].some(({ goal }) => goal === "reach");
function reachTarget(play, scenario, targets, unit, how) {
	const { side } = unit;
	if (side !== "Earth" && side !== "Invaders" || !reaches$1(scenario, side)) return;
	if (!targets.includes(unit.cell) || !isMilitary(unit) || !awake(unit)) return;
	if (how === "forced") return;
	const memo = scenarioMemo.of(play.w);
	memo.reached = {
		...memo.reached,
		[side]: [...memo.reached?.[side] ?? [], unit.id]
	};
	depart(play, unit, factionOfUnit(unit), unit.id);
}
function openTargets(w, unit, scenario, targets) {
	const side = sideOfUnit(unit);
	if (reaches$1(scenario, side)) return [...targets];
	const searches = scenario.goals[side].some((one) => one.goal === "search" && one.points > 0);
	return targets.filter((cell) => (cell === unit.cell || freeCells(w, [cell]).length > 0) && !(searches && searchedBy(w, side).includes(cell)));
}
function lures(w, unit, scenario, targets, exits) {
	const side = sideOfUnit(unit);
	const wants = (goal) => scenario.goals[side].some((one) => one.goal === goal && one.points > 0);
	const free = targets.filter((cell) => cell === unit.cell || freeCells(w, [cell]).length > 0);
	const open = wants("search") ? free.filter((cell) => !searchedBy(w, side).includes(cell)) : wants("hold") || reaches$1(scenario, side) ? free : [];
	return open.length > 0 ? {
		cells: open,
		leave: false
	} : {
		cells: wants("exit") ? exits : [],
		leave: true
	};
}
function fixSquads(w, scenario) {
	for (const army of w.armies) {
		const squad = scenario.squads[army.faction];
		if (squad !== void 0 && !("units" in squad)) continue;
		army.squad = squad === void 0 ? [] : squad.units.slice();
		army.ready = true;
	}
}
function build(scenario) {
	const zones = (side) => {
		const { start, arrive, exits } = scenario.zones[side];
		return {
			start: cellsOf(start),
			arrive: cellsOf(arrive),
			exits: cellsOf(exits)
		};
	};
	const ground = {
		Earth: zones("Earth"),
		Invaders: zones("Invaders")
	};
	const targets = cellsOf(scenario.targets);
	const landing = cellsOf(scenario.landing ?? []);
	const automaton = scenario.play === "against the automaton";
	const scores = (w, army) => armiesOf(w, army.side)[0] === army && (!automaton || army.side === scenario.people);
	return defineMission({
		name: "Scenario",
		title: scenario.name,
		mode: automaton ? "cooperative" : "versus",
		people: scenario.people,
		layout: scenario.map.join("\n"),
		variations: [],
		doors: scenario.doors,
		fog: scenario.fog,
		options: [],
		endsByGoal: scenario.victory === "goals",
		state: scenarioMemo,
		squads: squadsOf(scenario),
		setUp: {
			before: ({ w }) => fixSquads(w, scenario),
			layOut(play) {
				for (const one of scenario.units) if (one.round === void 0 && one.blip !== true && one.type !== "Ghost") stand$1(play.w, one, one.type, cellOf(one));
				layBlips(play, scenario);
				if (scenario.hidden !== void 0) scatter(play, scenario.hidden);
			},
			ready: (play) => scenario.hidden === void 0 ? void 0 : wakeSome(play, scenario.hidden),
			placing: (_w, unit) => unit.faction !== null && ground[sideOf$2(unit.faction)].start.length > 0 ? ground[sideOf$2(unit.faction)].start : null,
			placingGhosts: (_w, army) => ground[army.side].start
		},
		ground: {
			visibility: () => scenario.visibility,
			blips: () => scenario.blips,
			spawns(w, unit) {
				if (unit.faction === null) return [];
				const side = sideOf$2(unit.faction);
				return freeCells(w, mayLand(w, scenario, side) ? landing : ground[side].arrive);
			},
			exits(_w, faction) {
				return ground[sideOf$2(faction)].exits;
			},
			barred: (_w, side) => reaches$1(scenario, otherSide(side)) ? targets : []
		},
		scoring: {
			goals: (w, army) => scores(w, army) ? goalsOf(w, army.side, scenario) : [],
			ending(w) {
				if (SIDES.some((side) => goalEnds(w, side, scenario))) return "CC-SCN-07";
				return scenario.victory === "goals" && automaton && !unitsLeft(w, scenario.people) ? "CC-SCN-11" : null;
			},
			...scenario.victory === "goals" && { victors(w) {
				return victorsByGoals(w, scenario);
			} },
			mayStillArrive: (w, side) => scenario.units.some((one) => one.round !== void 0 && one.round > w.round && sideOfPlaced(one) === side)
		},
		on: {
			startOfRound: (play) => arrivals(play, scenario),
			attacked(play) {
				if (scenario.hidden !== void 0) firstAttack(play, scenario.hidden);
			},
			entered(play, unit, how) {
				if (how === "spawned" && unit.faction !== null) noteLanding(play, ground[sideOf$2(unit.faction)].arrive, unit);
				reachTarget(play, scenario, targets, unit, how);
			},
			crystalTaken({ w }, faction) {
				const memo = scenarioMemo.of(w);
				memo.crystals = tallied(memo.crystals, sideOf$2(faction));
			}
		},
		program: {
			lures: (w, unit) => lures(w, unit, scenario, targets, ground[sideOfUnit(unit)].exits),
			prizes: (w, unit) => scenario.goals[sideOfUnit(unit)].some((goal) => goal.goal === "capture" && goal.points > 0) ? captives(w, sideOfUnit(unit)) : []
		},
		aims: (w, unit) => unit.faction === null ? {} : scenarioAims(w, unit, scenario, openTargets(w, unit, scenario, targets), ground[sideOf$2(unit.faction)].exits),
		deals: { search: searching(scenario, targets) },
		questions: { awake: awakeQuestion("CC-SCN-13") }
	});
}
const built = new WeakMap();
function missionFrom(scenario) {
	if (scenario === null) throw new Error("the table has no scenario");
	let mission = built.get(scenario);
	if (mission === void 0) built.set(scenario, mission = build(scenario));
	return mission;
}
// packages/games/chibi-commander/missions/index.ts
const missions = {
	"VS 1": provinceVersus,
	"VS 2": dropZoneVersus,
	"VS 3": cityMassacreVersus,
	"VS 4": complexVersus,
	"VS 5": chibiComBaseVersus,
	"VS 6": alienBaseVersus,
	"COOP 1": provinceCooperative,
	"COOP 2": dropZoneCooperative,
	"COOP 3": cityMassacreCooperative,
	"COOP 4": complexCooperative,
	"COOP 5": chibiComBaseCooperative,
	"COOP 6": alienBaseCooperative,
	"High Spot": highSpot,
	"Super Hero": superHero,
	"Evil Dreams": evilDreams,
	"Blood Pool": bloodPool
};
const bookMissions = keysOf(missions);
const missionNames = [...bookMissions, "Scenario"];
const missionNamed = (name) => missions[name];
const missionOf = (w) => w.scenario === null && w.mission !== "Scenario" ? missions[w.mission] : missionFrom(w.scenario);
// packages/games/chibi-commander/book/who.ts
const card = (unit) => typeOf(unit.type);
const hearts = (unit) => typeOf(unit.type).hearts - unit.lost;
const onMap = (unit) => unit.cell !== -1;
const awake = (unit) => unit.cell !== -1 && !unit.coma;
const shown$1 = (unit) => unit.cell !== -1 && unit.blip === -1;
const isLeader = (unit) => typeOf(unit.type).stars > 0;
const isCivilian = (unit) => typeOf(unit.type).kin === "civilian";
const isAnimal = (unit) => typeOf(unit.type).kin === "animal";
const isMilitary = (unit) => unit.faction !== null && !isCivilian(unit);
const friends = (a, b) => a === b && a !== "neutral" && a !== "undead";
const enemies = (a, b) => a === "undead" !== (b === "undead") || a !== b && a !== "neutral" && b !== "neutral" && a !== "undead";
function unitOf(w, id) {
	const unit = w.units[id];
	if (unit === void 0) throw new Error(`there is no unit ${id}`);
	return unit;
}
function sideOfUnit(unit) {
	const { side } = unit;
	if (side === "Earth" || side === "Invaders") return side;
	throw new Error(`unit ${unit.id} (${unit.type}) is ${side}`);
}
function factionOfUnit(unit) {
	if (unit.faction === null) throw new Error(`unit ${unit.id} (${unit.type}) belongs to no faction`);
	return unit.faction;
}
function findBlip(w, id) {
	for (const blip of w.blips) if (blip.id === id) return blip;
}
function blipOf(w, id) {
	const blip = findBlip(w, id);
	if (blip === void 0) throw new Error(`there is no Blip ${id}`);
	return blip;
}
const mission = (w) => missionOf(w);
const versus = (w) => mission(w).mode === "versus";
function findArmy(w, faction) {
	for (const army of w.armies) if (army.faction === faction) return army;
}
function armyOf(w, faction) {
	const army = findArmy(w, faction);
	if (army === void 0) throw new Error(`the ${faction} are not at the table`);
	return army;
}
function partyOf(w, faction) {
	return (versus(w) ? findArmy(w, faction) : void 0) ?? mainArmy(w, sideOf$2(faction));
}
function armyAt(w, index) {
	const army = w.armies[index];
	if (army === void 0) throw new Error(`there is no army ${index}`);
	return army;
}
function campaignOf(w) {
	if (w.campaign === null) throw new Error("this is no campaign");
	return w.campaign;
}
function mainArmy(w, side) {
	for (const army of w.armies) if (army.side === side) return army;
	throw new Error(`the ${side} has no army at the table`);
}
const armiesOf = (w, side) => w.armies.filter((army) => army.side === side);
function hasBought(w, side, option) {
	const bought = w.armies.some((army) => army.side === side && army.bought.includes(option));
	if (bought) {
		for (const { name, rule } of mission(w).options) if (name === option);
	}
	return bought;
}
function seatsOf(w, side) {
	const seats = [];
	for (const army of w.armies) if (army.side === side && army.seat >= 0 && !seats.includes(army.seat)) seats.push(army.seat);
	if (!versus(w)) {
		for (const unit of w.units) if (unit.side === side && unit.seat >= 0 && !seats.includes(unit.seat)) seats.push(unit.seat);
	}
	return seats.sort((a, b) => a - b);
}
const isPerson = (w, seat) => w.seats[seat]?.kind === "person";
function sharers(w) {
	const people = w.seats.flatMap(({ kind }, seat) => kind === "person" ? [seat] : []);
	return people.length > 0 ? people : w.seats.map((_, seat) => seat);
}
function shareOf(w, number) {
	const seats = sharers(w);
	return itemAt$1(seats, number % seats.length);
}
function appliesMission(w, moment) {
	for (const rule of mission(w).rules(w.variation)[moment] ?? []);
}
const isBarred = (w, side, cell) => mission(w).ground.barred?.(w, side).includes(cell) ?? false;
const actsNow = (w, faction) => w.turn !== "" && faction !== null && (versus(w) ? faction === w.turn : sideOf$2(faction) === sideOf$2(w.turn));
function occupants(w) {
	const standing = zeroPerCell(grid);
	for (const unit of w.units) if (unit.cell !== -1 && unit.blip === -1) standing[unit.cell] = unit.id + 1;
	let i = 0;
	for (const blip of w.blips) standing[blip.cell] = --i;
	return standing;
}
function unitOn(w, cell) {
	for (const unit of w.units) if (unit.cell === cell && unit.blip === -1) return unit;
}
function blipOn(w, cell) {
	for (const blip of w.blips) if (blip.cell === cell) return blip;
}
const byField = (a, b) => a.cell - b.cell;
function stirs(w) {
	w.stir = true;
}
// packages/games/chibi-commander/content/own.ts
const DEEDS = {
	attack: "damage",
	blast: "an explosion",
	heal: "healing",
	mind: "PSI",
	none: ""
};
function chainSays(text) {
	const { long, twice, move, teleport, deed, range, dice, after } = readChain(text);
	return [
		long && "two actions",
		move > 0 && `move ${move}`,
		teleport > 0 && `teleport ${teleport}`,
		range > 0 && `range ${range}`,
		deed !== "none" && `${DEEDS[deed]} ${dice}${range === 0 && deed === "attack" ? " in melee" : ""}`,
		twice && "twice",
		after > 0 && `then move ${after}`
	].filter(Boolean).join(", ");
}
const CHAINS = [...new Set(unitTypes.flatMap(({ chains }) => chains.map(({ text }) => text)))].sort();
const TYPE_KIND = {
	kind: "unit",
	label: "Units",
	printed: unitTypes.filter(({ kin }) => kin !== "civilian" && kin !== "animal").map(({ name, hearts, armor, stars, move, chains }) => ({
		name,
		figures: {
			hearts,
			armor,
			stars,
			move
		},
		words: { chains: chains.map(({ text }) => text) }
	})),
	figures: [
		{
			field: "hearts",
			label: "Hearts",
			says: "What it can lose before it lies down.",
			least: 1,
			most: 6
		},
		{
			field: "armor",
			label: "Armor",
			says: "What it takes off each damage.",
			least: 0,
			most: 3
		},
		{
			field: "stars",
			label: "Stars",
			says: "Commands; who has one is a leader.",
			least: 0,
			most: 3
		},
		{
			field: "move",
			label: "Movement",
			says: "Points of its basic movement.",
			least: 0,
			most: 8
		}
	],
	words: [{
		field: "chains",
		label: "Chains",
		known: CHAINS.map((name) => ({
			name,
			says: chainSays(name)
		})),
		least: 1,
		most: 4
	}],
	cannot: "Weapons are chains of symbols, and only the chains of the book can be chosen. It has the level, faction and number of figures of the unit that it is like, and is not promoted. Nothing else can be played."
};
const ownFaults = (_thing, { figures, words }) => figures["move"] === 0 && (words["chains"] ?? []).every((text) => readChain(text).deed === "none") ? [{
	field: "figures.move",
	reason: "it could do nothing at all"
}] : [];
function keyOf$1(thing) {
	const { figures, words } = wholeOf(TYPE_KIND, thing);
	const of = (field) => figures[field] ?? 0;
	const chains = (words["chains"] ?? []).map((text) => `; ${text}`).join("");
	return `${thing.name} (home-made ${thing.like}; ${of("hearts")} hearts; ${of("armor")} armor; ${of("stars")} stars; ${of("move")} move${chains})`;
}
// packages/games/chibi-commander/scenario/read.ts
const aSet = (key) => (value, where) => {
	if (value !== key) throw new BadInput(where, `must be ${JSON.stringify(key)} or left out`);
	return key;
};
const aMap = (value, where) => {
	if (typeof value === "string" && !value.includes("\n")) return writeFramed(pictureOf(oneOf(layoutNames)(value, where))).split("\n");
	const text = typeof value === "string" ? value : listOf(aText)(value, where).join("\n");
	try {
		const picture = readFramed(text);
		if (picture.grid.width !== 24 || picture.grid.height !== 16) throw new BadInput(where, `must have 24 columns and 16 rows of fields, not ${picture.grid.width} and ${picture.grid.height}`);
		const bare = [...picture.cells].findIndex((sign) => fieldSigns[sign] === void 0);
		if (bare >= 0) throw new BadInput(where, `nobody knows the field ${JSON.stringify(picture.cells[bare])} on ${at(bare)}; known: ${Object.keys(fieldSigns).join(" ")}`);
		const edge = [...picture.upright + picture.level].find((sign) => edgeSigns[sign] === void 0);
		if (edge !== void 0) throw new BadInput(where, `nobody knows the edge ${JSON.stringify(edge)}; known: ${Object.keys(edgeSigns).join(" ").trim()} and blank`);
		return writeFramed(picture).split("\n");
	} catch (error) {
		if (error instanceof BadPicture) throw new BadInput(where, error.message);
		throw error;
	}
};
const aField = (value, where) => at(aCell(value, where));
const readZones = (value, where) => ({
	start: [],
	arrive: [],
	exits: [],
	...fields({}, {
		start: listOf(aPlace),
		arrive: listOf(aPlace),
		exits: listOf(aPlace)
	})(value, where)
});
const placedReader = (aType) => fields({
	type: (value, where) => value === "Ghost" ? value : aType(value, where),
	at: aField
}, {
	blip: aSet(true),
	mode: oneOf(MODES$1),
	coma: aSet(true),
	lost: aNumber(1, 5),
	round: aNumber(2, 30),
	faction: oneOf(["Aliens", "Reapers"])
});
const aGhostNumber = aNumber(0, 12);
const readChosen = fields({ slots: aNumber(1, 12) }, {
	points: aNumber(0, 20),
	ghosts: aGhostNumber
});
const readLevels = fields({ levels: listOf(aNumber(1, 3)) }, { ghosts: aGhostNumber });
const readLimited = fields({
	slots: aNumber(1, 12),
	atMost: listOf(fields({
		LV2: aNumber(0, 12),
		LV3: aNumber(0, 12)
	}))
}, { ghosts: aGhostNumber });
const squadReader = (aType) => (value, where) => {
	const readFixed = fields({ units: listOf(aType) }, { ghosts: aGhostNumber });
	const says = (word) => typeof value === "object" && value !== null && word in value;
	if (says("units")) return readFixed(value, where);
	if (says("atMost")) return readLimited(value, where);
	return says("levels") ? readLevels(value, where) : {
		points: 0,
		...readChosen(value, where)
	};
};
const readGoal = fields({
	goal: oneOf(GOAL_KINDS),
	points: aNumber(-9, 9)
}, {
	needed: aNumber(1, 30),
	most: aNumber(1, 30),
	ends: aSet(true)
});
const bySide = (reader, none) => {
	const read = fields({}, Object.fromEntries(SIDES.map((side) => [side, reader])));
	return (value, where) => {
		const given = read(value, where);
		return {
			Earth: given["Earth"] ?? none(),
			Invaders: given["Invaders"] ?? none()
		};
	};
};
const readScatter = fields({
	in: listOf(aPlace),
	blips: aNumber(1, 20)
}, { mode: oneOf(MODES$1) });
const hiddenReader = (aType) => (value, where) => {
	const given = fields({
		mix: fields({}, Object.fromEntries(MIXED.map((kind) => [kind, aNumber(1, 30)]))),
		scatter: listOf(readScatter)
	}, {
		types: listOf(aType),
		types3: listOf(aType),
		awake: aNumber(1, 12),
		alarm: aSet(true)
	})(value, where);
	return {
		mix: given.mix,
		types: given.types ?? [],
		types3: given.types3 ?? [],
		scatter: given.scatter.map(({ in: places, blips, mode }) => ({
			in: places,
			blips,
			mode: mode ?? "NORMAL"
		})),
		...given.awake !== void 0 && { awake: given.awake },
		...given.alarm !== void 0 && { alarm: given.alarm }
	};
};
const HEAD = headReaders("chibi-commander", [TYPE_KIND]);
const bodyReader = (aType) => fields({
	...HEAD.needed,
	map: aMap,
	rounds: aNumber(1, 30),
	goals: bySide(listOf(readGoal), () => [])
}, {
	...HEAD.free,
	play: oneOf(["versus", "against the automaton"]),
	people: oneOf(SIDES),
	doors: oneOf(["free", "one point"]),
	visibility: aNumber(1, 40),
	fog: aFlag,
	blips: aFlag,
	victory: aSet("goals"),
	zones: bySide(readZones, () => ({
		start: [],
		arrive: [],
		exits: []
	})),
	targets: listOf(aPlace),
	landing: listOf(aPlace),
	hidden: hiddenReader(aType),
	units: listOf(placedReader(aType)),
	squads: fields({}, Object.fromEntries(FACTIONS.map((faction) => [faction, squadReader(aType)])))
});
const readContent = contentReader([TYPE_KIND]);
function typesIn(data, where) {
	const content = isObject(data) ? data["content"] : void 0;
	const own = new Map(content === void 0 ? [] : readContent(content, `${where}.content`).flatMap((thing) => [[thing.name, keyOf$1(thing)], [keyOf$1(thing), keyOf$1(thing)]]));
	const known = oneOf([...typeNames, ...own.keys()]);
	return (given, at) => {
		const name = known(given, at);
		return own.get(name) ?? typeNamed(name);
	};
}
function readScenario(value, where = "scenario") {
	const data = scenarioData(value, where);
	const given = bodyReader(typesIn(data, where))(data, where);
	return {
		...headOf(given),
		play: given.play ?? "against the automaton",
		people: given.people ?? "Earth",
		map: given.map,
		doors: given.doors ?? "free",
		visibility: given.visibility ?? 7,
		fog: given.fog ?? false,
		blips: given.blips ?? true,
		rounds: given.rounds,
		...given.victory !== void 0 && { victory: given.victory },
		zones: given.zones ?? {
			Earth: {
				start: [],
				arrive: [],
				exits: []
			},
			Invaders: {
				start: [],
				arrive: [],
				exits: []
			}
		},
		targets: given.targets ?? [],
		...given.landing !== void 0 && { landing: given.landing },
		...given.hidden !== void 0 && { hidden: given.hidden },
		units: given.units ?? [],
		squads: given.squads ?? {},
		goals: given.goals
	};
}
// packages/games/chibi-commander/scenario/goalProblems.ts
const sizeOf = (squad) => squad === void 0 ? 0 : squadSize(squad);
const strength = (scenario, side) => scenario.units.filter((one) => one.type !== "Ghost" && sideOfPlaced(one) === side).length + factionsOf(side).reduce((all, faction) => all + sizeOf(scenario.squads[faction]), 0) + (side === "Invaders" ? (scenario.hidden?.mix.any ?? 0) + (scenario.hidden?.mix["any LV3"] ?? 0) : 0);
const civilians = (scenario) => scenario.units.filter((one) => one.type !== "Ghost" && typeOf(one.type).kin === "civilian").length;
const crystals = (scenario) => [...scenario.map.join("")].filter((sign) => sign === "*").length;
const targets = (scenario) => cellsOf(scenario.targets).length;
const OUT = [
	"exit",
	"rescue",
	"capture",
	"crystal"
];
const limits = {
	kill: (scenario, side) => strength(scenario, otherSide(side)),
	capture: (scenario, side) => strength(scenario, otherSide(side)),
	exit: strength,
	losses: strength,
	hold: targets,
	search: targets,
	reach: (scenario, side) => targets(scenario) === 0 ? 0 : strength(scenario, side),
	rescue: civilians,
	"civilians dead": civilians,
	crystal: crystals,
	survive: () => 1,
	"destroy all": () => 1
};
function* reasons$1(scenario, side, goal) {
	const limit = limits[goal.goal]?.(scenario, side) ?? 0;
	if ((goal.goal === "hold" || goal.goal === "search" || goal.goal === "reach") && limit === 0) yield `'${goal.goal}' needs targets on the map`;
	else if ((goal.goal === "rescue" || goal.goal === "civilians dead") && limit === 0) yield `'${goal.goal}' needs civilians on the map`;
	else if (goal.goal === "crystal" && limit === 0) yield "'crystal' needs crystals on the map";
	else if ((goal.needed ?? 0) > limit) yield `${goal.needed} are needed, but there can be only ${limit}`;
	if (OUT.includes(goal.goal) && scenario.zones[side].exits.length === 0) yield `'${goal.goal}' needs exits of the ${side}`;
	if (goal.needed !== void 0 && goal.most !== void 0) yield "either 'needed' or 'most', not both";
	if (goal.points === 0 && scenario.victory !== "goals") yield "no points: leave it out";
	if (goal.ends === true && goal.goal === "survive") yield "'survive' is known after the last round and cannot end the mission";
}
function goalProblems(scenario) {
	const problems = [];
	const add = (field, reason) => void problems.push({
		field,
		reason,
		rule: "CC-SCN-06",
		severity: "stop",
		cells: []
	});
	for (const side of SIDES) {
		const goals = scenario.goals[side];
		const people = scenario.play === "versus" || scenario.people === side;
		if (people && scenario.victory === "goals" && !goals.some((goal) => goal.ends === true)) add(`goals.${side}`, `the ${side} need a goal that ends the mission`);
		if (people && scenario.victory !== "goals" && !goals.some((goal) => goal.points > 0)) add(`goals.${side}`, `the ${side} need a goal that gives points`);
		if (!people && goals.length > 0) add(`goals.${side}`, "the automaton scores nothing: leave it empty");
		if (people) goals.forEach((goal, i) => [...reasons$1(scenario, side, goal)].forEach((reason) => add(`goals.${side}[${i}]`, reason)));
	}
	return problems;
}
// packages/games/chibi-commander/scenario/mapProblems.ts
const SOLID = "|-WDA";
const DOORS = "DA";
function regions(map) {
	const { closed, throughDoors } = terrainOf(freshBoard(map));
	const seen = new Uint8Array(grid.size);
	const groups = [];
	for (let start = 0; start < grid.size; start++) {
		if (closed[start] !== 0 || seen[start] !== 0) continue;
		const group = [start];
		seen[start] = 1;
		for (const cell of group) for (let d = 0; d < 4; d++) {
			const next = neighbour(grid, cell, d);
			if (next < 0 || closed[next] !== 0 || seen[next] !== 0 || throughDoors[0][cell * 8 + d] === 0) continue;
			seen[next] = 1;
			group.push(next);
		}
		groups.push(group);
	}
	return groups.sort((a, b) => b.length - a.length);
}
const upright = (picture, x, y) => y < 0 || y > 15 ? " " : picture.upright.charAt(y * 25 + x);
const level = (picture, x, y) => x < 0 || x > 23 ? " " : picture.level.charAt(y * 24 + x);
const filled$1 = (picture, x, y) => FULL.includes(picture.cells[y * 24 + x] ?? ".");
const held = (picture, x, y) => x === 0 || y === 0 || x === 24 || y === 16 || [
	upright(picture, x, y - 1),
	upright(picture, x, y),
	level(picture, x - 1, y),
	level(picture, x, y)
].filter((sign) => SOLID.includes(sign)).length > 1 || [
	filled$1(picture, x - 1, y - 1),
	filled$1(picture, x, y - 1),
	filled$1(picture, x - 1, y),
	filled$1(picture, x, y)
].some(Boolean);
function doorProblems(picture) {
	const problems = [];
	for (let cell = 0; cell < grid.size; cell++) for (const d of [
		0,
		1,
		2,
		3
	]) {
		if (!DOORS.includes(edgeSign(picture, cell, d))) continue;
		const next = neighbour(grid, cell, d);
		const problem = (reason) => void problems.push({
			field: "map",
			severity: "stop",
			rule: "CC-SCN-02",
			reason,
			cells: next < 0 ? [cell] : [cell, next]
		});
		if (next < 0) {
			problem(`the door of ${cellName(cell)} leads off the board`);
			continue;
		}
		if (d === 0 || d === 3) continue;
		const [x, y] = [columnOf(cell), rowOf(cell)];
		if (!(d === 1 ? held(picture, x + 1, y) && held(picture, x + 1, y + 1) : held(picture, x, y + 1) && held(picture, x + 1, y + 1))) problem(`the door between ${cellName(cell)} and ${cellName(next)} must stand between walls`);
	}
	return problems;
}
function shipProblems(picture) {
	const aboard = (signs) => [...signs].flatMap((sign, cell) => sign === "u" ? [cell] : []);
	const cells = aboard(picture.cells);
	const ship = aboard(pictureOf("Province").cells);
	const wrong = ship.filter((cell) => !cells.includes(cell)).concat(cells.filter((cell) => !ship.includes(cell)));
	if (cells.length === 0 || wrong.length === 0) return [];
	return [{
		field: "map",
		severity: "stop",
		rule: "CC-MAP-18",
		reason: "the landing ship has its 26 fields within (1,1) and (6,5), and none elsewhere",
		cells: wrong
	}];
}
function mapProblems(map) {
	const picture = pictureOf(map);
	const [most, ...others] = regions(map);
	const cut = others.map((cells) => ({
		field: "map",
		severity: "stop",
		rule: "CC-MAP-21",
		reason: `${cells.length === 1 ? `${cellName(cells[0] ?? 0)} cannot` : `${cells.length} fields around ${cellName(cells[0] ?? 0)} cannot`} be reached from the rest of the map`,
		cells
	}));
	return [
		...(most?.length ?? 0) < 48 ? [{
			field: "map",
			severity: "stop",
			rule: "CC-SCN-02",
			reason: "at least 48 fields must be open to walk on",
			cells: []
		}] : [],
		...cut,
		...doorProblems(picture),
		...shipProblems(picture)
	];
}
// packages/games/chibi-commander/scenario/problems.ts
const listed = (cells) => cells.length > 3 ? `${cells.slice(0, 3).map(cellName).join(", ")} and ${cells.length - 3} more` : cells.map(cellName).join(", ");
const filled = (scenario) => {
	const { closed } = terrainOf(freshBoard(scenario.map.join("\n")));
	return (cell) => closed[cell] !== 0;
};
function needed(scenario, side) {
	const squads = factionsOf(side).flatMap((faction) => scenario.squads[faction] ?? []);
	const hidden = side === "Invaders" && scenario.blips;
	return squads.reduce((all, squad) => all + squadSize(squad) + (hidden ? squad.ghosts ?? squadSize(squad) : 0), 0);
}
function zoneProblems(scenario) {
	const problems = [];
	const add = (field, reason, cells = []) => void problems.push({
		field,
		reason,
		rule: "CC-SCN-03",
		severity: "stop",
		cells
	});
	const isFilled = filled(scenario);
	const standing = scenario.units.filter((one) => one.round === void 0).map((one) => aCell(one.at, "at"));
	const zones = SIDES.flatMap((side) => [
		"start",
		"arrive",
		"exits"
	].map((name) => [`zones.${side}.${name}`, scenario.zones[side][name]]));
	for (const [field, places] of [...zones, ["targets", scenario.targets]]) {
		const blocked = cellsOf(places).filter(isFilled);
		if (blocked.length > 0) add(field, `something stands on ${listed(blocked)}: choose open fields`, blocked);
	}
	for (const side of SIDES) {
		const { start, arrive } = scenario.zones[side];
		const room = cellsOf(start).filter((cell) => !isFilled(cell) && !standing.includes(cell)).length;
		const wanted = needed(scenario, side);
		if (wanted === 0) continue;
		if (start.length > 0 && room < wanted) add(`zones.${side}.start`, `${wanted} fields are needed to set up, ${room} are free`, cellsOf(start));
		if (start.length === 0 && arrive.length === 0) add(`zones.${side}`, "its squad needs a zone to start in or to arrive at");
		if (start.length === 0 && arrive.length > 0 && cellsOf(arrive).filter((cell) => !isFilled(cell)).length < 4) add(`zones.${side}.arrive`, "a squad arrives on at least four open fields (CC-MAP-22)", cellsOf(arrive));
	}
	const both = cellsOf(scenario.zones.Earth.start).filter((cell) => cellsOf(scenario.zones.Invaders.start).includes(cell));
	if (both.length > 0) add("zones.Invaders.start", `both sides would start on ${listed(both)}`, both);
	return problems;
}
const isAutomaton = (scenario, one) => scenario.play === "against the automaton" && sideOfPlaced(one) === otherSide(scenario.people);
function* unitReasons(scenario, one) {
	const hidden = one.blip === true || one.type === "Ghost";
	if (hidden && sideOfPlaced(one) !== "Invaders") yield `${one.type} cannot be a Blip: only Invaders hide`;
	else if (hidden && !scenario.blips) yield "this scenario has no Blips";
	if (hidden && (one.coma !== void 0 || one.lost !== void 0 || one.round !== void 0)) yield "a Blip is awake, unhurt and there from the start";
	if (one.faction !== void 0 && one.type !== "Ghost") yield `${one.type} has its faction by its card: leave it out`;
	if (one.mode !== void 0 && !isAutomaton(scenario, one)) yield "only units of the automaton have a mode";
	if (one.mode === "ESCAPE" && scenario.zones[sideOfPlaced(one) ?? "Earth"].exits.length === 0) yield "ESCAPE needs exits of its side";
	if (one.type !== "Ghost" && one.lost !== void 0 && one.lost >= typeOf(one.type).hearts) yield `${one.type} has ${typeOf(one.type).hearts} hearts: use coma where none is left`;
	if (one.round !== void 0 && one.round > scenario.rounds) yield `it would come in round ${one.round}, after the last`;
}
function unitProblems(scenario) {
	const problems = [];
	const add = (field, reason, cells) => void problems.push({
		field,
		reason,
		rule: "CC-SCN-04",
		severity: "stop",
		cells
	});
	const isFilled = filled(scenario);
	const taken = new Map();
	scenario.units.forEach((one, i) => {
		const cell = aCell(one.at, "at");
		if (isFilled(cell)) add(`units[${i}].at`, `${one.type} cannot stand on ${cellName(cell)}: something fills it`, [cell]);
		const other = taken.get(cell);
		if (one.round === void 0) {
			if (other !== void 0) add(`units[${i}].at`, `${other} and ${one.type} stand on the same field ${cellName(cell)}`, [cell]);
			taken.set(cell, one.type);
		}
		for (const reason of unitReasons(scenario, one)) add(`units[${i}]`, reason, [cell]);
	});
	if (scenario.units.length > 60) add("units", `60 units are enough, not ${scenario.units.length}`, []);
	if (scenario.blips && scenario.play === "against the automaton" && scenario.people === "Invaders") add("blips", "Invaders do not hide from the automaton: set it to false", []);
	return problems;
}
function squadProblems(scenario) {
	const problems = [];
	const add = (field, reason) => void problems.push({
		field,
		reason,
		rule: "CC-SCN-05",
		severity: "stop",
		cells: []
	});
	const automaton = scenario.play === "against the automaton";
	const main = factionsOf(scenario.people)[0];
	for (const faction of FACTIONS) {
		const squad = scenario.squads[faction];
		if (squad === void 0) continue;
		if (automaton && faction !== main) add(`squads.${faction}`, `against the automaton only the people have a squad: name it ${main}`);
		if ("atMost" in squad && squad.atMost.length === 0) add(`squads.${faction}.atMost`, "must name at least one limit");
		if ("levels" in squad && (squad.levels.length === 0 || squad.levels.length > 12)) add(`squads.${faction}.levels`, `1 to 12 units, not ${squad.levels.length}`);
		if (!("units" in squad)) continue;
		squad.units.forEach((type, i) => {
			const { kin } = typeOf(type);
			if (!(automaton ? kin !== "civilian" && kin !== "animal" && sideOf$2(kin) === sideOf$2(faction) : kin === faction)) add(`squads.${faction}.units[${i}]`, `${type} does not belong to ${automaton ? `the ${sideOf$2(faction)}` : faction}`);
		});
		if (squad.units.length === 0) add(`squads.${faction}.units`, "must name at least one unit");
		if (squad.units.length > 12) add(`squads.${faction}.units`, `12 units are enough, not ${squad.units.length}`);
	}
	for (const side of SIDES) {
		const present = scenario.units.some((one) => one.type !== "Ghost" && one.round === void 0 && sideOfPlaced(one) === side);
		const hides = side === "Invaders" && scenario.hidden !== void 0;
		if (!present && !hides && needed(scenario, side) === 0) add(automaton && side !== scenario.people ? "units" : "squads", `the ${side} have nobody`);
	}
	return problems;
}
function* hiddenReasons(scenario, hidden) {
	if (scenario.play !== "against the automaton" || scenario.people !== "Earth" || !scenario.blips) yield ["", "only Invaders of the automaton hide so, where there are Blips"];
	const mixed = MIXED.reduce((all, kind) => all + (hidden.mix[kind] ?? 0), 0);
	const lying = hidden.scatter.reduce((all, { blips }) => all + blips, 0);
	if (mixed !== lying) yield [".mix", `${mixed} Blips are mixed, and there are places for ${lying}`];
	for (const [field, kind, types] of [[
		".types",
		"any",
		hidden.types
	], [
		".types3",
		"any LV3",
		hidden.types3
	]]) {
		const wanted = hidden.mix[kind] ?? 0;
		if (types.length < wanted) yield [field, `${wanted} are mixed, ${types.length} are named`];
		for (const [i, type] of types.entries()) if (factionsOf("Invaders").every((faction) => faction !== typeOf(type).kin)) yield [`${field}[${i}]`, `${type} is no Invader`];
	}
	const isFilled = filled(scenario);
	for (const [i, { in: places, blips }] of hidden.scatter.entries()) {
		const cells = cellsOf(places);
		const room = cells.filter((cell) => !isFilled(cell)).length;
		if (room < 2 * blips) yield [
			`.scatter[${i}].in`,
			`${2 * blips} open fields are needed for ${blips} Blips, not ${room}`,
			cells
		];
	}
}
function hiddenProblems(scenario) {
	const { hidden, landing } = scenario;
	const problems = (hidden === void 0 ? [] : [...hiddenReasons(scenario, hidden)]).map(([field, reason, cells = []]) => ({
		field: `hidden${field}`,
		reason,
		rule: "CC-SCN-13",
		severity: "stop",
		cells
	}));
	const isFilled = filled(scenario);
	if (landing !== void 0 && cellsOf(landing).every(isFilled)) problems.push({
		field: "landing",
		reason: "there must be an open field to land on",
		rule: "CC-SCN-14",
		severity: "stop",
		cells: cellsOf(landing)
	});
	return problems;
}
function ownProblems({ content = [], units, squads, hidden }) {
	const problems = [];
	const add = (field, rule, reason) => void problems.push({
		field,
		reason,
		rule,
		severity: "stop",
		cells: []
	});
	contentProblems([TYPE_KIND], content, {
		add,
		rule: "CC-SCN-15",
		more: ownFaults
	});
	const known = content.map(keyOf$1);
	const used = [
		...units.map(({ type }) => type),
		...Object.values(squads).flatMap((squad) => "units" in squad ? squad.units : []),
		...hidden?.types ?? [],
		...hidden?.types3 ?? []
	];
	for (const type of new Set(used)) if (isOwnType(type) && !known.includes(type)) add("content", "CC-SCN-15", `${called(type)} is used and not among the content`);
	return problems;
}
const problemsOf = (scenario) => [
	...ownProblems(scenario),
	...mapProblems(scenario.map.join("\n")),
	...zoneProblems(scenario),
	...unitProblems(scenario),
	...squadProblems(scenario),
	...goalProblems(scenario),
	...hiddenProblems(scenario)
];
const factionsIn = (scenario) => FACTIONS.filter((faction) => scenario.squads[faction] !== void 0 || scenario.units.some((one) => factionOf(one) === faction));
// packages/games/chibi-commander/taste.ts
const tastes = {
	lying: {
		label: "Units in coma as targets of the automaton",
		rule: "CC-NPC-13",
		choices: [
			"ask",
			"always",
			"last"
		],
		names: [
			"people say; else no",
			"always",
			"when nothing else is in range"
		]
	},
	passing: {
		label: "Passing other units",
		rule: "CC-MOV-04",
		choices: ["friends", "lying"],
		names: ["friends and bystanders", "only units in coma"]
	},
	doubles: {
		label: "A double action repeats",
		rule: "CC-ACT-06",
		choices: ["deed", "movement too"],
		names: ["the deed", "the movement too"]
	},
	healing: {
		label: "Luck for heal throws",
		rule: "CC-HEAL-05",
		choices: ["no luck", "luck"],
		names: ["off", "on"]
	},
	reanimation: {
		label: "Reanimation",
		rule: "CC-LVL-09",
		choices: ["any", "LV3"],
		names: ["any level", "LV3 only"]
	},
	teleport: {
		label: "Teleport of the automaton",
		rule: "CC-NPC-22",
		choices: ["by level", "three"],
		names: ["3 or 6 fields by symbol", "3 fields"]
	},
	explosives: {
		label: "Explosives of the automaton",
		rule: "CC-NPC-24",
		choices: ["two", "any"],
		names: ["first against two or more", "first against any target"]
	},
	stars: {
		label: "Stars serve",
		rule: "CC-CMD-03",
		choices: ["side", "faction"],
		names: ["the whole side", "their own faction"]
	},
	spotting: {
		label: "Spotting in the Earth turn",
		rule: "CC-BLP-12",
		choices: ["automatic", "by choice"],
		names: ["automatic", "the Earth may decline"]
	},
	goals: {
		label: "Secret goals of VS 1",
		rule: "CC-M-VS1-13",
		shown: { mission: ["VS 1"] },
		choices: ["rolled", "two drawn"],
		names: ["rolled", "two drawn, one kept"]
	},
	serpents: {
		label: "Serpent Men in COOP 1",
		rule: "CC-M-CO1-10",
		shown: { mission: ["COOP 1"] },
		choices: ["three", "return"],
		names: ["three in all", "the dead return"]
	},
	shaft: {
		label: "Getting into a shaft",
		rule: "CC-M-VS6-01",
		shown: { mission: ["VS 6", "COOP 6"] },
		choices: ["entering", "action"],
		names: ["by entering it", "by an action on it"]
	},
	terrain: {
		label: "Terrain",
		rule: "CC-MAP-21",
		choices: ["layout", "free"],
		names: ["default layout", "placed by people"]
	},
	blips: {
		label: "Unseen Blips of the automaton",
		rule: "CC-NPC-01",
		choices: ["at random", "placed"],
		names: ["at random", "distributed by people"]
	},
	purse: {
		label: "Points in a cooperative single mission",
		rule: "CC-LVL-13",
		choices: [0, 2],
		names: ["none", "2 for options and drugs"]
	},
	armor: {
		label: "A damage die of 2",
		rule: "CC-DMG-08",
		choices: ["full", "pierced"],
		names: ["may be stopped", "costs at least a heart"]
	},
	controlled: {
		label: "Controlled civilians when the PSI dies",
		rule: "CC-M-VS4-11",
		shown: { mission: ["VS 4", "COOP 4"] },
		choices: ["stay", "freed"],
		names: ["stay controlled", "become neutral"]
	},
	dice: {
		label: "Damage is thrown with",
		rule: "CC-GEN-19",
		choices: ["damage dice", "W6"]
	},
	strike: {
		label: "Nuclear strike in COOP 3",
		rule: "CC-M-CO3-07",
		shown: { mission: ["COOP 3"] },
		choices: ["available", "removed"]
	},
	witnesses: {
		label: "VS 1 goal of killing civilians",
		rule: "CC-M-VS1-25",
		shown: { mission: ["VS 1"] },
		choices: ["in the list", "thrown again"]
	}
};
const tasteSheet = Object.fromEntries(Object.entries(tastes).map(([key, option]) => [key, {
	...option,
	advanced: true
}]));
const tasteNames = keysOf(tastes);
const tasteOf = (options) => Object.fromEntries(Object.keys(tastes).map((key) => [key, options[key]]));
const readTaste = (given) => tasteOf(readOptions(tasteSheet, given));
const bookTaste = readTaste({});
// packages/games/chibi-commander/begin.ts
const freshArmy = (faction, seat) => ({
	faction,
	side: sideOf$2(faction),
	seat,
	purse: 0,
	goal: 0,
	spare: 0,
	ghosts: 0,
	landing: 0,
	dragged: false,
	pulled: false,
	bought: [],
	squad: [],
	ready: false,
	points: 0
});
function versusArmies(seats, allies, double) {
	if (seats === 1) throw new BadInput("seats", "a versus mission needs two to four players");
	if (seats === 2);
	if (seats > 2 || allies);
	const byFaction = seats === 4 ? {
		"CHIBI COM": 0,
		Aliens: 1,
		Mercs: 2,
		Reapers: 3
	} : seats === 3 ? {
		"CHIBI COM": 0,
		Aliens: 1,
		Mercs: double === "Earth" ? 0 : 2,
		Reapers: double === "Earth" ? 2 : 1
	} : {
		"CHIBI COM": 0,
		Aliens: 1,
		Mercs: 0,
		Reapers: 1
	};
	return FACTIONS.filter((faction) => seats > 2 || allies || faction === "CHIBI COM" || faction === "Aliens").map((faction) => freshArmy(faction, byFaction[faction]));
}
function automatonArmies(people, seats, nightmare) {
	if (nightmare);
	return [freshArmy("CHIBI COM", people === "Earth" ? 0 : -1), freshArmy("Aliens", people === "Earth" ? -1 : 0)];
}
const shared = (armies, seats) => armies.map((army) => army.seat < 0 ? army : {
	...army,
	seat: shareOf({ seats: [...seats] }, 0)
});
const byTheBook = {
	campaign: false,
	quick: false,
	standard: false,
	roundLimit: 0,
	...bookTaste
};
function emptyTable(name, seats, armies, scenario = null, agreed = byTheBook) {
	return {
		edition: "3",
		flow: [],
		undoBarrier: 0,
		over: null,
		options: {
			mission: name,
			...agreed
		},
		seats: seats.map(({ name: person, kind }) => ({
			name: person,
			kind
		})),
		armies: missionOf({
			mission: name,
			scenario
		}).mode === "versus" ? armies : shared(armies, seats),
		mission: name,
		scenario,
		variation: 0,
		round: 0,
		turn: "",
		board: {
			map: missionOf({
				mission: name,
				scenario
			}).layout,
			doors: [],
			crystals: [],
			bus: -1,
			monster: -1,
			crater: -1,
			ship: false,
			key: ""
		},
		units: [],
		blips: [],
		nextBlip: 0,
		pools: [],
		activation: 0,
		quiet: 0,
		stir: false,
		state: {},
		takeOff: 0,
		campaign: null
	};
}
function armiesFor(mission, seats, allies, double) {
	return mission.mode === "versus" ? versusArmies(seats, allies, double) : automatonArmies(mission.people ?? "Earth", seats, mission.mode === "nightmare");
}
function scenarioFor(options) {
	const given = options["scenario"] ?? null;
	const scenario = given === null ? null : readScenario(given, "options.scenario");
	if (options["mission"] !== "Scenario") {
		if (scenario !== null) throw new BadInput("options.mission", "a scenario is given: choose the mission 'Scenario'");
		return null;
	}
	if (scenario === null) throw new BadInput("options.scenario", "is missing");
	const [first] = problemsOf(scenario);
	if (first !== void 0) throw new BadInput(`options.scenario.${first.field}`, first.reason);
	return scenario;
}
function scenarioArmies(scenario, armies, seats) {
	if (scenario.play === "against the automaton") return armies;
	const present = armies.filter((army) => factionsIn(scenario).includes(army.faction));
	for (let seat = 0; seat < seats; seat++) if (!present.some((army) => army.seat === seat)) throw new BadInput("seats", `seat ${seatLetter(seat)} would command nobody in this scenario: play it with fewer`);
	return present;
}
function agreedOn(options, scenario) {
	const limits = [Number(options["rounds"]), scenario?.rounds ?? 0].filter((rounds) => rounds > 0);
	return {
		campaign: options["play"] === "campaign",
		quick: options["automaton"] === "quick",
		standard: options["squads"] === "standard",
		roundLimit: limits.length === 0 ? 0 : Math.min(...limits),
		...tasteOf(options)
	};
}
function begin(options, seats) {
	const name = oneOf(MISSION_NAMES)(options["mission"], "options.mission");
	const scenario = scenarioFor(options);
	const mission = missionOf({
		mission: name,
		scenario
	});
	const variation = Number(options["variation"]);
	if (variation > mission.variations.length) throw new BadInput("options.variation", `${name} has ${mission.variations.length === 0 ? "no variations" : `only ${mission.variations.length} variations`}`);
	const allies = scenario !== null || options["allies"] === true;
	const armies = armiesFor(mission, seats.length, allies, String(options["double"]));
	const w = emptyTable(name, seats, scenario === null ? armies : scenarioArmies(scenario, armies, seats.length), scenario, agreedOn(options, scenario));
	w.variation = variation;
	if (!w.options.campaign) {
		w.flow = [preparation.begin({})];
		return w;
	}
	if (name !== "VS 1" && name !== "COOP 1") throw new BadInput("options.mission", "a campaign begins with VS 1 or COOP 1");
	w.campaign = freshCampaign(w.armies);
	for (const army of w.armies) army.ready = army.seat < 0;
	w.flow = [firstMission()];
	return w;
}
// packages/games/chibi-commander/positionWords.ts
const MODES = [
	"NORMAL",
	"FROZEN",
	"COLD",
	"WALKING",
	"ESCAPE",
	"ELITE",
	"KILLER",
	"BERSERKER",
	"FOLLOWER"
];
const aType = (name, where) => aPlainType(name.replace(/ \d+$/, ""), where);
const aPlainType = (value, where) => typeof value === "string" && isOwnType(value) ? typeNamed(value) : oneOf(typeNames)(value, where);
const PASTS = [
	"inside",
	"came out",
	"from the left"
];
const readUnit = fields({}, {
	at: aCell,
	lost: aNumber(0, 6),
	coma: aFlag,
	activated: aFlag,
	panics: aNumber(0, 4),
	groggy: aFlag,
	wounded: aFlag,
	swayed: aFlag,
	moved: aFlag,
	"stars used": aNumber(0, 2),
	mode: oneOf(MODES),
	follows: aText,
	side: oneOf([
		"Earth",
		"Invaders",
		"neutral",
		"undead"
	]),
	waiting: aFlag,
	fate: oneOf([
		"dead",
		"captured",
		"abducted",
		"evacuated"
	]),
	by: oneOf(FACTIONS),
	killer: aText,
	exit: aCell,
	borrowed: aFlag,
	faction: oneOf(FACTIONS),
	seat: oneOf([
		"A",
		"B",
		"C",
		"D",
		"nobody"
	]),
	covered: aFlag,
	sent: aFlag,
	excess: aNumber(0, 99),
	"excess in": aNumber(),
	wary: aText,
	involved: aFlag,
	known: aFlag,
	past: oneOf(PASTS),
	point: aNumber()
});
const readArmy = fields({}, {
	purse: aNumber(),
	goal: aNumber(),
	spare: aNumber(),
	ghosts: aNumber(),
	landing: aNumber(),
	dragged: aFlag,
	pulled: aFlag,
	bought: listOf(aText),
	squad: listOf(aPlainType),
	ready: aFlag,
	points: aNumber()
});
const readBag = (value, where) => {
	const counts = recordOf(aNumber(0, 99))(value, where);
	return {
		...bagOf([]),
		kinds: Object.keys(counts),
		left: Object.values(counts)
	};
};
const readTypes = (value, where) => {
	const bag = readBag(value, where);
	return {
		...bagOf([]),
		kinds: bag.kinds.map((kind) => aPlainType(kind, where)),
		left: bag.left
	};
};
const HIDDEN_MARKS = [
	"lost",
	"panics",
	"groggy",
	"wounded",
	"swayed",
	"stars used",
	"past"
];
const readHidden = fields({ is: aText }, {
	mode: oneOf(MODES),
	faction: oneOf(FACTIONS),
	follows: aText,
	number: aNumber(),
	pool: aNumber(),
	activated: aFlag,
	lost: aNumber(0, 6),
	panics: aNumber(0, 4),
	groggy: aFlag,
	wounded: aFlag,
	swayed: aFlag,
	"stars used": aNumber(0, 2),
	past: oneOf(PASTS)
});
const readBlip = (value, where) => readHidden(typeof value === "string" ? { is: value } : value, where);
const aThing = (value, where) => {
	const name = oneOf(Object.values(fieldSigns))(value, where);
	return Object.keys(fieldSigns).find((sign) => fieldSigns[sign] === name) ?? ".";
};
const EDGES = {
	fence: "f",
	rim: "r",
	window: "W",
	wall: "|",
	door: "D",
	"Alien door": "A",
	nothing: " "
};
const aMark = (value, where) => typeof value === "string" ? value : aNumber()(value, where);
const readGiven = fields({}, {
	mission: oneOf(bookMissions),
	variation: aNumber(0, 4),
	map: oneOf(["open", ...layoutNames]),
	things: recordOf(aThing),
	edges: recordOf(oneOf(Object.keys(EDGES))),
	"open doors": listOf(aText),
	round: aNumber(1, 99),
	turn: oneOf(FACTIONS),
	at: oneOf([
		"turn",
		"start of round",
		"end of round",
		"end of turn",
		"level up"
	]),
	purses: recordOf(aNumber(0, 99)),
	rosters: recordOf(listOf(fields({ type: oneOf(typeNames) }, {
		involved: aFlag,
		promoted: aFlag
	}))),
	dead: recordOf(listOf(oneOf(typeNames))),
	players: aNumber(1, 4),
	allies: aFlag,
	programs: listOf(oneOf([
		"A",
		"B",
		"C",
		"D"
	])),
	taste: recordOf(anything),
	campaign: aFlag,
	quick: aFlag,
	units: recordOf(readUnit),
	blips: recordOf(readBlip),
	pool: fields({ blips: listOf(oneOf([
		"Ghost",
		"any",
		"any LV3",
		...typeNames
	])) }, { types: listOf(aPlainType) }),
	goals: recordOf(aNumber(0, 6)),
	reserve: recordOf(aNumber(0, 20)),
	bought: recordOf(listOf(aText)),
	marks: recordOf(listOf(aMark)),
	"take-off": aNumber(0, 99),
	quiet: aNumber(0, 99),
	bus: aCell,
	monster: aCell,
	crater: aCell,
	crystals: listOf(aCell),
	ship: aFlag,
	ended: listOf(oneOf([
		"A",
		"B",
		"C",
		"D"
	])),
	names: listOf(aText),
	standard: aFlag,
	"round limit": aNumber(0, 99),
	"blips so far": aNumber(),
	pools: listOf(fields({
		blips: readBag,
		types: readTypes,
		"types LV3": readTypes
	}, {})),
	armies: recordOf(readArmy),
	stir: aFlag,
	activation: aNumber()
});
// packages/games/chibi-commander/arrange.ts
function mapOf(given) {
	const name = given.map ?? "open";
	if (given.things === void 0 && given.edges === void 0 && name !== "open") return name;
	const ground = name === "open" ? paint(grid, () => ".", () => " ") : pictureOf(name);
	const cells = [...ground.cells];
	for (const [at, sign] of Object.entries(given.things ?? {})) cells[aCell(at, `given.things.${at}`)] = sign;
	const edges = new Map();
	for (const [pair, kind] of Object.entries(given.edges ?? {})) {
		const [a, b] = edgePair(pair, `given.edges.${pair}`);
		const sign = EDGES[kind] ?? " ";
		edges.set(`${a}:${b}`, sign);
		edges.set(`${b}:${a}`, sign);
	}
	return writeFramed(paint(grid, (cell) => cells[cell] ?? ".", (cell, d) => edges.get(`${cell}:${grid.next[cell * 8 + d]}`) ?? edgeSign(ground, cell, d)));
}
function edgePair(text, where) {
	const [a = "", b = ""] = text.split(" ");
	const pair = [aCell(a, where), aCell(b, where)];
	if (![
		0,
		1,
		2,
		3
	].some((d) => grid.next[pair[0] * 8 + d] === pair[1])) throw new BadInput(where, "must name two neighbouring fields");
	return pair;
}
const doorOf = ([a, b]) => Math.min(a, b) * 2 + (Math.abs(a - b) === 1 ? 1 : 0);
function arrange(raw) {
	const given = readGiven(raw, "given");
	const name = given.mission ?? "COOP 1";
	const versus = missionNamed(name).mode === "versus";
	const players = given.players ?? (versus ? 2 : 1);
	const w = emptyTable(name, Array.from({ length: players }, (_, i) => ({
		kind: given.programs?.includes(seatLetter(i)) === true ? "program" : "person",
		name: given.names?.[i] ?? seatLetter(i)
	})), armiesFor(missionNamed(name), players, given.allies === true, "Invaders"));
	w.variation = given.variation ?? (missionNamed(name).variations.length > 0 && missionNamed(name).variationLater !== true ? 1 : 0);
	w.options = {
		...w.options,
		...readTaste(given.taste),
		quick: given.quick ?? false,
		campaign: given.campaign === true,
		standard: given.standard ?? w.options.standard,
		roundLimit: given["round limit"] ?? w.options.roundLimit
	};
	w.round = given.round ?? 1;
	w.board = boardWith(freshBoard(mapOf(given)), {
		doors: (given["open doors"] ?? []).map((door) => doorOf(edgePair(door, "given.open doors"))),
		bus: given.bus ?? -1,
		monster: given.monster ?? -1,
		crater: given.crater ?? -1,
		...given.crystals === void 0 ? {} : { crystals: given.crystals },
		...given.ship === void 0 ? {} : { ship: given.ship }
	});
	for (const [title, unit] of Object.entries(given.units ?? {})) placeUnit(w, title, unit);
	for (const [title, unit] of Object.entries(given.units ?? {})) {
		if (unit.follows !== void 0) unitOf(w, idOf(w, given, title)).leader = idOf(w, given, unit.follows);
		if (unit.killer !== void 0) unitOf(w, idOf(w, given, title)).byUnit = idOf(w, given, unit.killer);
	}
	for (const [at, blip] of Object.entries(given.blips ?? {})) placeBlip(w, given, at, blip);
	for (const [title, unit] of Object.entries(given.units ?? {})) {
		const placed = unitOf(w, idOf(w, given, title));
		if (unit.wary !== void 0) placed.wary = idOf(w, given, unit.wary);
		if (unit.covered === true && placed.blip === -1) throw new BadInput(`given.units.${title}.covered`, "no Blip of `given.blips` is this unit");
		placed.involved = unit.involved ?? placed.involved;
		placed.known = unit.known ?? placed.known;
	}
	w.nextBlip = given["blips so far"] ?? w.nextBlip;
	for (const pool of given.pools ?? []) w.pools.push({
		blips: pool.blips,
		types: pool.types,
		types3: pool["types LV3"]
	});
	if (given.pool !== void 0) w.pools.push({
		blips: bagOf(given.pool.blips),
		types: bagOf(given.pool.types ?? []),
		types3: bagOf([])
	});
	for (const [faction, goal] of Object.entries(given.goals ?? {})) armyNamed(w, faction, "goals").goal = goal;
	for (const [faction, ghosts] of Object.entries(given.reserve ?? {})) armyNamed(w, faction, "reserve").ghosts = ghosts;
	for (const [faction, bought] of Object.entries(given.bought ?? {})) armyNamed(w, faction, "bought").bought = bought.map(anOption(w, faction));
	for (const army of w.armies) army.ready = true;
	for (const [faction, army] of Object.entries(given.armies ?? {})) {
		army.bought?.forEach(anOption(w, faction));
		Object.assign(armyNamed(w, faction, "armies"), army);
	}
	w.state = missionOf(w).state.read(marksOf(given), "given.marks");
	w.takeOff = given["take-off"] ?? 0;
	w.quiet = given.quiet ?? 0;
	w.stir = given.stir ?? false;
	w.activation = given.activation ?? 0;
	if (given.campaign === true) startCampaign(w, given);
	openAt(w, given);
	return w;
}
const anOption = (w, faction) => (name) => oneOf(optionsOf(w, armyNamed(w, faction, "bought")).map((option) => option.name))(name, `given.bought.${faction}`);
function marksOf(given) {
	const number = (what, where) => {
		if (typeof what === "number") return what;
		const side = SIDES.findIndex((one) => one === what);
		if (side >= 0) return side;
		if (/^\d+,\d+$/.test(what)) return aCell(what, where);
		const unit = Object.keys(given.units ?? {}).indexOf(what);
		if (unit < 0) throw new BadInput(where, `${JSON.stringify(what)} is no unit of this position, no field and no side`);
		return unit;
	};
	return Object.fromEntries(Object.entries(given.marks ?? {}).map(([word, list]) => [word, list.map((what) => number(what, `given.marks.${word}`))]));
}
function startCampaign(w, given) {
	w.campaign = freshCampaign(w.armies);
	w.campaign.number = MISSION_NAMES.indexOf(w.mission) % 6 + 1;
	for (const [faction, purse] of Object.entries(given.purses ?? {})) armyNamed(w, faction, "purses").purse = purse;
	for (const [faction, units] of Object.entries(given.rosters ?? {})) rosterOf(w, armyNamed(w, faction, "rosters")).units = units.map((one) => ({
		type: one.type,
		involved: one.involved ?? false,
		promoted: one.promoted ?? false,
		fielded: false
	}));
	for (const [faction, dead] of Object.entries(given.dead ?? {})) rosterOf(w, armyNamed(w, faction, "dead")).dead = dead;
}
function openAt(w, given) {
	const faction = given.turn ?? "CHIBI COM";
	const where = given.at ?? "turn";
	if (where === "start of round") w.flow = [round.begin({ turns: 0 }, "start of round")];
	else if (where === "level up") {
		w.round = 0;
		for (const army of w.armies) army.ready = army.seat < 0;
		w.flow = [firstMission()];
	} else if (where === "end of round") w.flow = [round.begin({ turns: 9 }, "end of round")];
	else {
		w.turn = faction;
		w.flow = [round.begin({ turns: turnOrder(w).indexOf(faction) + 1 }, "turns")];
		const ended = (given.ended ?? []).map((letter) => "ABCD".indexOf(letter));
		w.flow.push(turn.begin({
			faction,
			ended
		}, where === "turn" ? "settle" : "end"));
	}
}
function armyNamed(w, faction, where) {
	const known = w.armies.map((army) => army.faction);
	return armyOf(w, oneOf(known)(faction, `given.${where}`));
}
const idOf = (w, given, title) => {
	const id = Object.keys(given.units ?? {}).indexOf(title);
	if (id < 0 || w.units[id] === void 0) throw new BadInput("given.units", `there is no ${JSON.stringify(title)}`);
	return id;
};
function placeUnit(w, title, given) {
	const type = aType(title, `given.units.${title}`);
	const kin = typeOf(type).kin;
	const own = kin === "civilian" || kin === "animal" ? null : kin;
	const side = given.side ?? (own === null ? "neutral" : sideOf$2(own));
	const faction = side === "neutral" || side === "undead" ? null : own ?? (side === "Earth" ? "CHIBI COM" : "Aliens");
	const army = w.armies.find((one) => missionOf(w).mode === "versus" ? one.faction === faction : faction !== null && one.side === sideOf$2(faction));
	const seat = given.seat === void 0 ? army?.seat ?? -1 : "ABCD".indexOf(given.seat);
	const unit = addUnit(w, type, side, given.faction ?? faction, seat);
	if (given.at !== void 0) put(unit, given.at);
	else if (given.fate !== void 0) unit.fate = given.fate;
	else if (given.waiting !== true && given.covered !== true) throw new BadInput(`given.units.${title}`, "stands 'at' a field, is 'covered' by a Blip, is 'waiting' or has a 'fate'");
	unit.by = given.by ?? "";
	unit.exit = given.exit ?? -1;
	unit.borrowed = given.borrowed ?? false;
	unit.lost = given.coma === true ? typeOf(type).hearts : given.lost ?? 0;
	unit.coma = given.coma ?? false;
	unit.activated = given.activated ?? false;
	unit.panics = given.panics ?? 0;
	unit.groggy = given.groggy ?? false;
	unit.wounded = given.wounded ?? false;
	unit.swayed = given.swayed ?? false;
	unit.moved = given.moved ?? false;
	unit.starsUsed = given["stars used"] ?? 0;
	unit.mode = given.mode ?? "NORMAL";
	unit.sent = given.sent ?? false;
	unit.excess = given.excess ?? 0;
	unit.excessIn = given["excess in"] ?? 0;
	unit.past = given.past ?? "";
	unit.point = given.point ?? -1;
}
function placeBlip(w, given, at, blip) {
	const { faction, unit } = behind(w, given, at, blip);
	mark(w, at, blip, unit);
	const made = addBlip(w, faction, aCell(at, `given.blips.${at}`), unit, blip.mode ?? "NORMAL", blip.pool ?? 0);
	made.activated = blip.activated ?? false;
	if (blip.follows !== void 0) made.leader = idOf(w, given, blip.follows);
	if (blip.number === void 0) return;
	made.id = blip.number;
	if (unit >= 0) unitOf(w, unit).blip = made.id;
}
function mark(w, at, blip, unit) {
	const named = HIDDEN_MARKS.filter((word) => blip[word] !== void 0);
	if (named.length === 0) return;
	if (unit < 0) throw new BadInput(`given.blips.${at}.${named[0]}`, `a Blip that is ${blip.is} has no wounds or marks`);
	const hidden = unitOf(w, unit);
	hidden.lost = blip.lost ?? hidden.lost;
	hidden.panics = blip.panics ?? hidden.panics;
	hidden.groggy = blip.groggy ?? hidden.groggy;
	hidden.wounded = blip.wounded ?? hidden.wounded;
	hidden.swayed = blip.swayed ?? hidden.swayed;
	hidden.starsUsed = blip["stars used"] ?? hidden.starsUsed;
	hidden.past = blip.past ?? hidden.past;
}
function behind(w, given, at, blip) {
	if (blip.is === "Ghost") return {
		faction: blip.faction ?? "Aliens",
		unit: -1
	};
	if (blip.is === "unknown") return {
		faction: blip.faction ?? "Aliens",
		unit: -2
	};
	const type = aType(blip.is, `given.blips.${at}`);
	const faction = blip.faction ?? factionOfType(type);
	if (given.units?.[blip.is]?.covered === true) return {
		faction,
		unit: idOf(w, given, blip.is)
	};
	return {
		faction,
		unit: addUnit(w, type, "Invaders", faction, w.armies.find((army) => army.faction === faction)?.seat ?? -1).id
	};
}
// packages/games/chibi-commander/clock.ts
const ROUND = 5;
const MISSION = 1e4;
function clock(w) {
	const missions = w.campaign?.missions.length ?? 0;
	const turns = w.over === null ? round.in(w)?.turns ?? 0 : ROUND;
	return MISSION * missions + ROUND * w.round + turns;
}
// packages/games/chibi-commander/book/index.ts
const book = bookOf([
	betweenMissions,
	preparation,
	building,
	round,
	turn,
	acting,
	healing,
	stroll,
	covered$1,
	camouflage,
	strike$1,
	mind$1,
	jump$1,
	robots,
	robot,
	salvo,
	robotMind,
	question,
	agreement,
	declaration,
	aftermath
], (w, seat) => !isPerson(w, seat));
// packages/games/chibi-commander/copy.ts
const copyUnit = (u) => ({
	id: u.id,
	type: u.type,
	side: u.side,
	faction: u.faction,
	seat: u.seat,
	cell: u.cell,
	fate: u.fate,
	by: u.by,
	byUnit: u.byUnit,
	exit: u.exit,
	lost: u.lost,
	coma: u.coma,
	blip: u.blip,
	activated: u.activated,
	panics: u.panics,
	groggy: u.groggy,
	wounded: u.wounded,
	swayed: u.swayed,
	moved: u.moved,
	sent: u.sent,
	starsUsed: u.starsUsed,
	excess: u.excess,
	excessIn: u.excessIn,
	mode: u.mode,
	leader: u.leader,
	wary: u.wary,
	borrowed: u.borrowed,
	involved: u.involved,
	known: u.known,
	past: u.past,
	point: u.point
});
const copyBlip = (b) => ({
	id: b.id,
	faction: b.faction,
	cell: b.cell,
	unit: b.unit,
	pool: b.pool,
	activated: b.activated,
	mode: b.mode,
	leader: b.leader,
	spotted: b.spotted
});
const copyArmy = (a) => ({
	faction: a.faction,
	side: a.side,
	seat: a.seat,
	purse: a.purse,
	goal: a.goal,
	spare: a.spare,
	ghosts: a.ghosts,
	landing: a.landing,
	dragged: a.dragged,
	pulled: a.pulled,
	bought: a.bought.slice(),
	squad: a.squad.slice(),
	ready: a.ready,
	points: a.points
});
const copyPool = (pool) => ({
	blips: copyBag(pool.blips),
	types: copyBag(pool.types),
	types3: copyBag(pool.types3)
});
const copy = (w) => ({
	edition: w.edition,
	flow: copyFlow(w.flow),
	undoBarrier: w.undoBarrier,
	over: copyJson(w.over),
	options: w.options,
	seats: copyJson(w.seats),
	armies: w.armies.map(copyArmy),
	mission: w.mission,
	scenario: w.scenario,
	variation: w.variation,
	round: w.round,
	turn: w.turn,
	board: w.board,
	units: w.units.map(copyUnit),
	blips: w.blips.map(copyBlip),
	nextBlip: w.nextBlip,
	pools: w.pools.map(copyPool),
	activation: w.activation,
	quiet: w.quiet,
	stir: w.stir,
	state: copyState(w.state),
	takeOff: w.takeOff,
	campaign: copyJson(w.campaign)
});
// packages/games/chibi-commander/view.ts
function sideOfViewer(w, viewer) {
	if (viewer === "table") return null;
	if (missionOf(w).mode !== "versus") return missionOf(w).people ?? "Earth";
	return w.armies.find((army) => army.seat === viewer)?.side ?? null;
}
const disclosed = (w) => w.over !== null || missionOf(w).mode !== "versus";
const knows = (w, side, unit) => disclosed(w) || unit.known || unit.faction === null || sideOf$2(unit.faction) === side;
function view(w, viewer) {
	const side = sideOfViewer(w, viewer);
	const open = disclosed(w);
	const f = w.flow.at(-1);
	const deploying = f !== void 0 && preparation.has(f) ? deployingArmy(w) : "";
	return {
		viewer,
		side,
		edition: w.edition,
		flow: shownFlow(book, w.flow),
		undoBarrier: w.undoBarrier,
		over: copyJson(w.over),
		options: w.options,
		seats: copyJson(w.seats),
		armies: w.armies.map((army) => armyView(w, army, open || army.side === side)),
		mission: w.mission,
		scenario: w.scenario,
		title: missionOf(w).title,
		variation: w.variation,
		variationName: w.variation > 0 ? missionOf(w).variations[w.variation - 1] ?? "" : "",
		round: w.round,
		turn: w.turn,
		board: w.board,
		units: w.units.map((unit) => knows(w, side, unit) ? copyUnit(unit) : {
			id: unit.id,
			faction: factionOfUnit(unit),
			hidden: true
		}),
		blips: w.blips.map((blip) => blipView(blip, open || side === "Invaders" || blip.unit === -2, blip.faction === deploying && side !== "Invaders")),
		nextBlip: w.nextBlip,
		pools: w.pools.map(copyPool),
		activation: w.activation,
		quiet: w.quiet,
		stir: w.stir,
		state: copyState(w.state),
		takeOff: w.takeOff,
		campaign: campaignView(w, side, open),
		...openQuestion(w)
	};
}
function pageOf(f) {
	const { chapter, step } = f;
	if (chapter === preparation.name) return step === "muster" ? "muster" : null;
	if (chapter !== betweenMissions.name) return null;
	return step === "variant" || step === "talks" ? step : "level up";
}
const moverOf = ({ unit, blip, points, drag, crystal, pull }) => ({
	unit,
	blip,
	points,
	drag,
	crystal,
	pull
});
function actingIn(w) {
	const f = acting.in(w);
	if (f === void 0) return null;
	const { actions, command, faction, side, seat, chain, deeds, jumps, stormed } = f;
	return {
		...moverOf(f),
		actions,
		command,
		faction,
		side,
		seat,
		chain,
		deeds,
		jumps,
		stormed
	};
}
function openQuestion(w) {
	const f = w.flow.at(-1);
	const none = {
		page: null,
		acting: null,
		mover: null,
		question: null,
		building: null
	};
	if (f === void 0 || w.over !== null) return none;
	const moves = acting.has(f) || covered$1.has(f) || stroll.has(f);
	return {
		page: pageOf(f),
		acting: actingIn(w),
		mover: moves ? moverOf(f) : null,
		question: question.has(f) ? {
			topic: f.topic,
			data: f.data.slice()
		} : null,
		building: building.has(f) ? workOf(w)?.what ?? null : null
	};
}
function armyView(w, army, own) {
	const { purse, goal, spare, ghosts, landing, bought, squad, points, ...rest } = copyArmy(army);
	return {
		...rest,
		secret: own ? {
			purse,
			goal,
			spare,
			ghosts,
			landing,
			bought,
			squad,
			points
		} : null,
		goals: own && w.round > 0 ? goalsOf$4(w, army) : []
	};
}
function campaignView(w, side, open) {
	if (w.campaign === null) return null;
	const rosters = w.campaign.rosters.map((one) => open || sideOf$2(one.faction) === side ? copyJson({
		...one,
		hidden: false
	}) : {
		faction: one.faction,
		units: [],
		dead: [],
		hidden: true
	});
	const talks = w.campaign.talks.filter((one) => side !== null && sideOfViewer(w, one.seat) === side);
	return {
		number: w.campaign.number,
		rosters,
		missions: copyJson(w.campaign.missions),
		talks: copyJson(talks)
	};
}
function blipView(blip, known, settingUp) {
	const { unit, ...rest } = copyBlip(blip);
	if (known);
	return {
		...rest,
		cell: settingUp ? -1 : blip.cell,
		unit: known ? unit : null
	};
}
// packages/games/chibi-commander/face.ts
const PRIVATE = [
	"recruit",
	"dismiss",
	"keep goal",
	"buy",
	"promote",
	"reanimate",
	"take along"
];
const placesBlips = (w) => {
	const piece = nextPiece$1(w);
	return piece !== null && mission(w).ground.blips(w) && piecesLeft(w, piece.army) > 1;
};
function face(w, seat, choice, viewer) {
	const side = sideOfViewer(w, seat);
	const f = w.flow.at(-1);
	const open = copyJson(choice);
	if (!versus(w) || side === sideOfViewer(w, viewer) || f === void 0) return open;
	if ((preparation.has(f) || betweenMissions.has(f)) && PRIVATE.includes(choice.do)) return { do: "prepares" };
	if (side === "Earth") return open;
	switch (choice.do) {
		case "place": return placesBlips(w) ? { do: "places" } : open;
		case "spawn": return mission(w).ground.blips(w) ? {
			do: "arrives",
			at: choice.at,
			faction: unitOf(w, choice.unit).faction
		} : open;
		case "order": return choice.deal === "land a Ghost" ? {
			do: "arrives",
			at: choice.on ?? null,
			faction: w.turn
		} : open;
		case "hide": return {
			do: "hide",
			unit: choice.unit,
			ghost: choice.ghost
		};
		case "answer": return question.has(f) && f.topic === "backup" && w.mission === "VS 2" ? { do: "backup" } : open;
		default: return open;
	}
}
// packages/games/chibi-commander/imagine.ts
function pick(chance, things) {
	const weights = things.map(() => 1);
	const [only] = things.length === 1 ? things : things.slice(chance.pick(weights, "imagine"));
	if (only === void 0) throw new Error("there is nothing to imagine one of");
	return only;
}
function imagineArmy(v, chance) {
	const { secret, goals: _shown, ...rest } = v;
	if (secret !== null) return {
		...rest,
		...secret,
		bought: secret.bought.slice(),
		squad: secret.squad.slice()
	};
	return {
		...rest,
		purse: 0,
		goal: pick(chance, [
			1,
			2,
			3,
			4,
			5,
			6
		]),
		spare: 0,
		ghosts: 0,
		landing: 0,
		bought: [],
		squad: [],
		points: 0
	};
}
function imagine(v, chance) {
	const w = {
		edition: v.edition,
		flow: copyFlow(v.flow),
		undoBarrier: v.undoBarrier,
		over: copyJson(v.over),
		options: v.options,
		seats: copyJson(v.seats),
		armies: v.armies.map((army) => imagineArmy(army, chance)),
		mission: v.mission,
		scenario: v.scenario,
		variation: v.variation,
		round: v.round,
		turn: v.turn,
		board: v.board,
		units: [],
		blips: [],
		nextBlip: v.nextBlip,
		pools: v.pools.map(copyPool),
		activation: v.activation,
		quiet: v.quiet,
		stir: v.stir,
		state: copyState(v.state),
		takeOff: v.takeOff,
		campaign: v.campaign === null ? null : imagineCampaign(v.campaign, chance)
	};
	for (const unit of v.units) if ("hidden" in unit) {
		const army = armyOf(w, unit.faction);
		addUnit(w, pick(chance, typesAt(unit.faction, 1)), army.side, unit.faction, army.seat);
	} else w.units.push(copyUnit(unit));
	w.blips = v.blips.map((blip) => copyBlip({
		...blip,
		unit: blip.unit ?? -1
	}));
	v.armies.forEach((army) => {
		if (army.secret !== null) return;
		const own = armyOf(w, army.faction);
		if (own.ready && w.round === 0) fillSquad(w, own, chance);
		if (own.side === "Invaders") hideBehindBlips(w, v, own, chance);
	});
	return w;
}
const imagineCampaign = (v, chance) => ({
	number: v.number,
	rosters: v.rosters.map((one) => imagineRoster(one, chance)),
	missions: copyJson(v.missions),
	talks: copyJson(v.talks)
});
function imagineRoster(v, chance) {
	const { hidden, ...roster } = copyJson(v);
	if (hidden) for (let i = 0; i < 12; i++) roster.units.push({
		type: pick(chance, typesAt(roster.faction, 1)),
		involved: false,
		promoted: false,
		fielded: false
	});
	return roster;
}
function fillSquad(w, army, chance) {
	if (w.units.some((unit) => unit.faction === army.faction)) return;
	const slots = missionOf(w).squads.slots(w, army);
	for (let i = 0; i < slots; i++) army.squad.push(pick(chance, typesAt(army.faction, 1)));
}
function hideBehindBlips(w, v, army, chance) {
	const hidden = w.units.filter((unit) => unit.faction === army.faction && !unit.known && unit.fate === "waiting" && unit.cell === -1);
	const blips = w.blips.filter((blip, i) => blip.faction === army.faction && v.blips[i]?.unit === null);
	const settingUp = blips.some((blip) => blip.cell === -1);
	const open = isBeaten(w, "Invaders") ? [] : blips.slice();
	for (const unit of hidden) {
		if (open.length === 0) {
			if (w.round > 0 && missionOf(w).ground.spawns(w, unit).length === 0 && missionOf(w).setUp.placing?.(w, unit) != null) slipAway(unit, army);
			continue;
		}
		const blip = settingUp && open[0] !== void 0 ? open[0] : pick(chance, open);
		open.splice(open.indexOf(blip), 1);
		blip.unit = unit.id;
		unit.blip = blip.id;
		unit.fate = "";
		unit.cell = blip.cell;
	}
	if (settingUp) for (const blip of blips) stand(w, blip, chance);
	army.ghosts = reserveOf(w, army, blips, settingUp);
}
function reserveOf(w, army, blips, settingUp) {
	if (w.round === 0 && blips.length > 0 && !settingUp || w.units.length === 0 || !missionOf(w).ground.blips(w)) return 0;
	const all = ghostsFor(w, army, w.units.filter((unit) => unit.faction === army.faction).length);
	return Math.max(0, all - blips.filter((blip) => blip.unit === -1).length);
}
function slipAway(unit, army) {
	unit.fate = "evacuated";
	unit.by = army.faction;
}
function stand(w, blip, chance) {
	const mission = missionOf(w);
	const army = armyOf(w, blip.faction);
	const cell = pick(chance, ((blip.unit >= 0 ? mission.setUp.placing?.(w, unitOf(w, blip.unit)) : mission.setUp.placingGhosts?.(w, army)) ?? []).filter((cell) => isFree(w, cell)));
	blip.cell = cell;
	if (blip.unit >= 0) unitOf(w, blip.unit).cell = cell;
}
// packages/games/chibi-commander/preview/table.ts
const tables = new WeakMap();
function tableOf(view) {
	let table = tables.get(view);
	if (table === void 0) tables.set(view, table = imagine(view, {
		roll: () => 1,
		pick: (weights) => weights.findIndex((weight) => weight > 0)
	}));
	return table;
}
function knownUnit(view, id) {
	const unit = view.units[id];
	return unit === void 0 || "hidden" in unit ? null : unit;
}
const blipField = (view, id) => view.blips.find((blip) => blip.id === id)?.cell ?? -1;
// packages/games/chibi-commander/preview/shots.ts
function shotFrom(w, from, to, range, dice) {
	const far = distance(from, to);
	return {
		far,
		range,
		dice,
		cover: inCover(w, from, to),
		chance: hitChance(range, far)
	};
}
function fieldAimedAt(view, choice) {
	if (choice.do === "aim") return choice.at;
	if (choice.do !== "attack") return -1;
	return "unit" in choice ? knownUnit(view, choice.unit)?.cell ?? -1 : blipField(view, choice.blip);
}
function shotOf(view, choice) {
	const { acting } = view;
	if (acting === null || acting.chain < 0 || choice.do !== "attack" && choice.do !== "aim") return null;
	const w = tableOf(view);
	const unit = unitOf(w, acting.unit);
	const chain = chainsOf(w, unit)[acting.chain];
	const at = fieldAimedAt(view, choice);
	if (chain === void 0 || at < 0) return null;
	return {
		...shotFrom(w, unit.cell, at, choice.dice ?? chain.range, chain.dice),
		at
	};
}
// packages/games/chibi-commander/forecasts.ts
function forecasts(view, _seat, choice) {
	const shot = choice === null ? null : shotOf(view, choice);
	const attacker = view.acting?.unit;
	if (shot === null) return [];
	return [{
		label: "to hit",
		chance: shot.chance,
		happens: (_before, _after, told) => told.some(({ what }) => what.type === "strike throw" && what.unit === attacker && what.hit)
	}];
}
// packages/games/chibi-commander/report.ts
function titles(w) {
	const seen = new Map();
	return new Map(w.units.map((unit) => {
		const number = (seen.get(unit.type) ?? 0) + 1;
		seen.set(unit.type, number);
		return [unit, number === 1 ? unit.type : `${unit.type} ${number}`];
	}));
}
function report(w) {
	const names = titles(w);
	const unit = (one) => ({
		at: at(one.cell),
		hearts: hearts(one),
		lost: one.lost,
		coma: one.coma,
		fate: one.fate,
		by: one.by,
		side: one.side,
		activated: one.activated,
		panics: one.panics,
		groggy: one.groggy,
		wounded: one.wounded,
		swayed: one.swayed,
		moved: one.moved,
		mode: one.mode,
		covered: one.blip >= 0,
		"stars used": one.starsUsed
	});
	return {
		mission: w.mission,
		variation: w.variation,
		round: w.round,
		turn: w.turn,
		units: Object.fromEntries([...names].map(([one, name]) => [name, unit(one)])),
		blips: Object.fromEntries(w.blips.map((blip) => [at(blip.cell), {
			is: blip.unit === -1 ? "Ghost" : blip.unit === -2 ? "unknown" : unitOf(w, blip.unit).type,
			mode: blip.mode,
			faction: blip.faction,
			activated: blip.activated
		}])),
		"open doors": w.board.doors.length,
		crystals: w.board.crystals.map(at),
		ship: w.board.ship,
		bus: at(w.board.bus),
		monster: at(w.board.monster),
		"take-off": w.takeOff,
		armies: Object.fromEntries(w.armies.map((army) => [army.faction, {
			purse: army.purse,
			goal: army.goal,
			ghosts: army.ghosts,
			bought: army.bought,
			squad: army.squad,
			points: army.points
		}])),
		marks: missionOf(w).state.write(w.state),
		quiet: w.quiet,
		campaign: w.campaign
	};
}
// packages/games/chibi-commander/given.ts
const place = (word, cell) => cell < 0 ? {} : { [word]: at(cell) };
const bagWords = ({ kinds, left }) => Object.fromEntries(kinds.map((kind, i) => [kind, left[i] ?? 0]));
const doorWords = (door) => {
	const cell = door >> 1;
	return `${at(cell)} ${at(door & 1 ? cell + 1 : cell + 24)}`;
};
function unitWords(unit, title) {
	return {
		...place("at", unit.cell),
		...place("exit", unit.exit),
		...unit.fate === "waiting" ? { waiting: true } : unit.fate === "" ? {} : { fate: unit.fate },
		...unit.by === "" ? {} : { by: unit.by },
		...unit.byUnit === -1 ? {} : { killer: title(unit.byUnit) },
		...unit.leader === -1 ? {} : { follows: title(unit.leader) },
		...unit.wary === -1 ? {} : { wary: title(unit.wary) },
		...unit.faction === null ? {} : { faction: unit.faction },
		...unit.past === "" ? {} : { past: unit.past },
		side: unit.side,
		seat: unit.seat < 0 ? "nobody" : seatLetter(unit.seat),
		covered: unit.blip !== -1,
		lost: unit.lost,
		coma: unit.coma,
		activated: unit.activated,
		panics: unit.panics,
		groggy: unit.groggy,
		wounded: unit.wounded,
		swayed: unit.swayed,
		moved: unit.moved,
		sent: unit.sent,
		"stars used": unit.starsUsed,
		excess: unit.excess,
		"excess in": unit.excessIn,
		mode: unit.mode,
		borrowed: unit.borrowed,
		involved: unit.involved,
		known: unit.known,
		point: unit.point
	};
}
function given(w) {
	const f = w.flow.at(-1);
	if (f === void 0 || w.flow.length !== 2 || !turn.has(f) || f.step !== "choose") return null;
	if (w.over !== null || w.campaign !== null || w.scenario !== null) return null;
	if (!layoutNames.some((name) => name === w.board.map)) return null;
	const names = titles(w);
	const title = (id) => names.get(unitOf(w, id)) ?? "";
	return {
		mission: w.mission,
		variation: w.variation,
		map: w.board.map,
		"open doors": w.board.doors.map(doorWords),
		...place("bus", w.board.bus),
		...place("monster", w.board.monster),
		...place("crater", w.board.crater),
		crystals: w.board.crystals.map(at),
		ship: w.board.ship,
		round: w.round,
		turn: f.faction,
		ended: f.ended.map(seatLetter),
		players: w.seats.length,
		names: w.seats.map((seat) => seat.name),
		programs: w.seats.flatMap((seat, i) => seat.kind === "program" ? [seatLetter(i)] : []),
		allies: w.armies.length > 2,
		taste: Object.fromEntries(tasteNames.map((name) => [name, w.options[name]])),
		quick: w.options.quick,
		standard: w.options.standard,
		"round limit": w.options.roundLimit,
		units: Object.fromEntries(w.units.map((unit) => [title(unit.id), unitWords(unit, title)])),
		blips: Object.fromEntries(w.blips.map((blip) => [at(blip.cell), {
			is: blip.unit === -1 ? "Ghost" : blip.unit === -2 ? "unknown" : title(blip.unit),
			number: blip.id,
			faction: blip.faction,
			mode: blip.mode,
			pool: blip.pool,
			activated: blip.activated,
			...blip.leader === -1 ? {} : { follows: title(blip.leader) }
		}])),
		"blips so far": w.nextBlip,
		pools: w.pools.map((pool) => ({
			blips: bagWords(pool.blips),
			types: bagWords(pool.types),
			"types LV3": bagWords(pool.types3)
		})),
		armies: Object.fromEntries(w.armies.map(({ faction, side: _side, seat: _seat, ...rest }) => [faction, rest])),
		marks: missionOf(w).state.write(w.state),
		"take-off": w.takeOff,
		quiet: w.quiet,
		stir: w.stir,
		activation: w.activation
	};
}
// packages/games/chibi-commander/things.ts
const unitThing = (id) => `unit:${id}`;
const blipThing = (id) => `blip:${id}`;
const cellThing = (cell) => `cell:${cell}`;
const factionThing = (faction) => `faction:${faction}`;
// packages/games/chibi-commander/holds.ts
function holds(view, thing) {
	const [kind, number = ""] = thing.split(":");
	const id = /^\d{1,4}$/.test(number) ? Number(number) : -1;
	switch (kind) {
		case "unit": {
			const unit = view.units[id];
			return unit !== void 0 && !("hidden" in unit) && thing === unitThing(id);
		}
		case "blip": return view.blips.some((blip) => blipThing(blip.id) === thing);
		case "cell": return thing === cellThing(id);
		default: return false;
	}
}
// packages/games/chibi-commander/inSpace.ts
const inSpace = (w, seat, _space, choice) => talkFault(w, seat, choice) === null;
// packages/games/chibi-commander/picks.ts
const picks = (w, seat) => w.units.filter((unit) => unit.seat === seat && unit.faction !== null).map(({ type }) => type);
// packages/games/chibi-commander/reason.ts
const because = (rule, words) => ({
	rule,
	words
});
const percent = (chance) => `${Math.round(100 * chance)} %`;
function attackReason({ w, view, unit }, choice) {
	if (unit === null || view.acting === null) return null;
	const range = choice.dice ?? chainsOf(w, unit)[view.acting.chain]?.range;
	if (range === void 0) return null;
	if (!("unit" in choice)) return because("CC-HIT-12", "a hit shows who is behind the Blip");
	const target = unitOf(w, choice.unit);
	const chance = percent(chanceOf(range, distance(unit.cell, target.cell)));
	const left = target.coma ? "lies in coma" : `has ${several(hearts(target), "heart")} left`;
	return because(range === 0 ? "CC-HIT-06" : "CC-HIT-02", `${chance} to hit, and ${target.type} ${left}`);
}
function healReason({ w }, { unit: id }) {
	const patient = unitOf(w, id);
	return patient.coma ? because("CC-HEAL-03", `${patient.type} lies in coma and may wake`) : because("CC-HEAL-02", `${patient.type} has lost ${several(patient.lost, "heart")} of ${card(patient).hearts}`);
}
function walkReason({ w, unit }, to) {
	if (unit === null || unit.cell === -1) return null;
	const goal = nextGoal(goalsFor(w, unit, mission(w).aims(w, unit)), unit.cell, to);
	const foes = foesOf$1(w, unit.side, unit.id);
	const saved = dangerAt(w, foes, unit, unit.cell) - dangerAt(w, foes, unit, to);
	if (goal !== null && saved < .8) return because("CC-MOV-01", `gets nearer to ${goal}`);
	if (saved > .2) return because("CC-HIT-01", "fewer enemies can reach it there");
	return saved < -.2 ? because("CC-HIT-01", "from there it can attack") : null;
}
const deedWords = {
	attack: "to attack before they do",
	blast: "an explosion hits several at once",
	heal: "somebody beside it is wounded",
	mind: "a mind is in sight",
	none: "it is faster than walking"
};
const reasons = {
	attack: attackReason,
	heal: healReason,
	walk: (ground, { to }) => walkReason(ground, to),
	aim: () => because("CC-EXP-03", "everybody in the cross is hit at once"),
	mind: ({ w }, { unit }) => because("CC-PSI-04", `${unitOf(w, unit).type} has few hearts, so a weak mind`),
	use: ({ w, unit }, { chain }) => unit === null ? null : because("CC-ACT-01", deedWords[chainsOf(w, unit)[chain]?.deed ?? "none"] ?? ""),
	activate({ w }, { unit: id }) {
		const unit = unitOf(w, id);
		const near = w.units.reduce((least, other) => other.cell !== -1 && other.side !== unit.side && other.side !== "neutral" && other.blip === -1 ? Math.min(least, distance(unit.cell, other.cell)) : least, 99);
		return because("CC-TRN-07", near < 99 ? `the nearest enemy is ${several(near, "field")} away` : "it has not acted in this round");
	},
	"pick up": ({ w }, { unit }) => because("CC-MOV-23", `${unitOf(w, unit).type} is wanted elsewhere`),
	pull: () => because("CC-M-VS2-10", "a crystal beside it, and nobody has pulled one in this round"),
	send: ({ w }, { civilian }) => because("CC-MOV-20", `${unitOf(w, civilian).type} gets nearer to an exit, for nothing`),
	leave: () => because("CC-MOV-28", "whoever has left the map is safe"),
	open: () => because("CC-MOV-07", "the way leads through this door"),
	deal: ({ view }, { deal }) => {
		const rule = mission(view).deals[deal]?.rule;
		return rule === void 0 ? null : because(rule, "that is what the mission is about");
	},
	spawn: () => because("CC-MOV-17", "whoever comes now can act in this turn"),
	uncover: () => because("CC-BLP-05", "somebody is in reach of an attack"),
	"move covered": () => because("CC-BLP-06", "nobody sees who moves there"),
	hide: () => because("CC-BLP-22", "no enemy looks at it now"),
	spot: () => because("CC-BLP-12", "it costs nothing to know"),
	luck: () => because("CC-CMD-02", "a fair chance, and stars come back every round"),
	"keep it": () => because("CC-CMD-05", "the star may do more later in the round"),
	panic: () => because("CC-PSI-11", "it loses an action of its next activation"),
	control: () => because("CC-PSI-13", "it has a friend of its own in reach"),
	"start the ship": () => because("CC-UFO-01", "the ship takes off at the end of the next round"),
	done: () => because("CC-TRN-10", "nothing that is left is better than staying here"),
	"end turn": () => because("CC-TRN-07", "everybody has acted"),
	"end the mission": () => because("CC-VP-04", "there is nothing left to gain"),
	"play on": () => because("CC-VP-04", "there are still points to gain"),
	teleport: () => because("CC-MOV-12", "the test is likely, and no wall is in the way"),
	"place the rest": () => because("CC-BLP-03", "no field is much better than another")
};
function reason(view, _seat, choice) {
	const why = reasons[choice.do];
	if (why === void 0) return null;
	const w = tableOf(view);
	const id = view.acting?.unit ?? view.mover?.unit ?? -1;
	return why({
		w,
		view,
		unit: id >= 0 ? unitOf(w, id) : null
	}, choice);
}
// packages/games/chibi-commander/sample.ts
const SENTENCES = [
	"We go in together.",
	"You take the healers.",
	"Spend it on leaders."
];
function sample(_w, _seat, _space, chance) {
	const at = chance.pick(SENTENCES.map(() => 1), "CC-CMP-11");
	return {
		do: "say",
		words: SENTENCES[at] ?? ""
	};
}
// packages/games/chibi-commander/auto/player/outlook.ts
function pointsFor(w, side) {
	let sum = 0;
	for (const army of armiesOf(w, side)) sum += versus(w) ? Math.max(0, pointsOf$2(w, army)) : pointsOf$2(w, army);
	return sum;
}
function might(w, side, left = 1) {
	let sum = 0;
	for (const unit of w.units) {
		if (unit.side !== side || !isMilitary(unit)) continue;
		const part = onMap(unit) || unit.fate === "waiting" ? 1 : unit.fate === "evacuated" ? left : 0;
		if (part > 0) sum += part * (unit.coma ? .5 : hearts(unit)) * card(unit).level;
	}
	return sum;
}
const LEFT = .25;
const mayGo = ({ home, places = [] }) => home !== void 0 || places.some(({ leave }) => leave === true);
const nearest = (units, far) => {
	let least = 199;
	for (const unit of units) least = Math.min(least, far(unit));
	return least;
};
function prospects(w, fighters, aims) {
	let sum = 0;
	for (const { units, to, worth, stay } of aims.cargo ?? []) {
		if (to.length === 0) continue;
		const home = distancesTo(w, to);
		for (const id of units) {
			const other = unitOf(w, id);
			if (!isMovable(other) || stay === true && to.includes(other.cell)) continue;
			const there = distancesFrom(w, other.cell);
			sum += worth * faded(nearest(fighters, ({ cell }) => farFrom$1(there, cell)) + farFrom$1(home, other.cell));
		}
	}
	for (const { cells, worth, many = 1 } of aims.places ?? []) {
		if (cells.length === 0) continue;
		const there = distancesTo(w, cells);
		const ways = fighters.map(({ cell }) => farFrom$1(there, cell)).sort((a, b) => a - b);
		for (const way of ways.slice(0, many)) sum += worth * faded(way);
	}
	return sum;
}
const GOAL = .5;
const MIGHT = .06;
const RISK = .5;
function standing$1(w, side) {
	const fighters = fightersOf(w, side);
	const [first] = fighters;
	const points = pointsFor(w, side);
	if (first === void 0) return points + MIGHT * might(w, side, LEFT);
	const aims = mission(w).aims(w, first);
	let sum = points + MIGHT * might(w, side, mayGo(aims) ? 1 : LEFT) + GOAL * prospects(w, fighters, aims);
	for (const unit of fighters) {
		if (unit.blip !== -1) continue;
		sum -= RISK * riskAt(w, foesOf$1(w, side, unit.id), unit, unit.cell, lifeOf(aims));
	}
	return sum;
}
function outlook(w, side) {
	if (versus(w)) return standing$1(w, side) - standing$1(w, otherSide(side));
	return standing$1(w, side) - MIGHT * might(w, otherSide(side));
}
// packages/games/chibi-commander/score.ts
const EASY = 3;
const share = (lead) => Math.min(.99, Math.max(.01, .5 + lead / (2 * (Math.abs(lead) + EASY))));
const FIRST = .5;
function ended(w, seat, side) {
	const won = w.over?.winners.includes(seat) === true;
	if (versus(w)) return won ? 1 : w.over?.winners.length === 0 ? .5 : 0;
	const points = share(pointsFor(w, side) - FIRST);
	return won ? Math.max(.5, points) : Math.min(.49, points);
}
function score(w, seat) {
	const side = sideOfViewer(w, seat) ?? "Earth";
	if (w.over !== null) return ended(w, seat, side);
	return share(outlook(w, side) - (versus(w) ? 0 : FIRST));
}
function sides(w) {
	return versus(w) ? SIDES.map((side) => [...new Set(armiesOf(w, side).map(({ seat }) => seat))]) : null;
}
// packages/games/chibi-commander/content/bookScenarios.ts
const MAIN = [
	3,
	2,
	2,
	2,
	2
];
const ALLIES = [
	3,
	2,
	2,
	2
];
const MORE = [
	1,
	1,
	1
];
const alienBase = (variation, allied) => ({
	format: 1,
	game: "chibi-commander",
	name: `Alien Base: ${variation === 1 ? "well planned mission" : "off the cuff"}`,
	text: "The reactor under Mars decides the war. One soldier in a shaft is enough.",
	play: "versus",
	map: "Mars",
	victory: "goals",
	rounds: 15,
	zones: {
		Earth: { arrive: ["0,0 0,15"] },
		Invaders: { start: [
			"15,1 23,1",
			"15,2 20,2",
			"22,2 23,2",
			"15,3 16,14",
			"18,3 22,6",
			"17,4 17,11",
			"23,4 23,11",
			"19,7 20,14",
			"22,7 22,14",
			"18,9 18,14",
			"21,9 21,12",
			"17,13 17,14",
			"23,13 23,14",
			"21,14"
		] }
	},
	targets: ["23,3", "23,12"],
	squads: {
		"CHIBI COM": { levels: [...MAIN, ...variation === 1 ? MORE : []] },
		Aliens: { levels: [...MAIN, ...variation === 2 ? MORE : []] },
		...allied && {
			Mercs: { levels: ALLIES },
			Reapers: { levels: ALLIES }
		}
	},
	goals: {
		Earth: [{
			goal: "reach",
			points: 0,
			ends: true
		}],
		Invaders: [{
			goal: "destroy all",
			points: 0,
			ends: true
		}]
	}
});
const alienBaseTogether = (variation) => ({
	format: 1,
	game: "chibi-commander",
	name: `Alien Base, together: ${variation === 1 ? "well planned mission" : "off the cuff"}`,
	text: "Most of them sleep. The first shot wakes the whole base; two soldiers in the shafts end the war.",
	play: "against the automaton",
	map: "Mars",
	victory: "goals",
	rounds: 15,
	zones: { Earth: { arrive: ["0,0 0,15"] } },
	...variation === 1 && { landing: [
		"0,0 23,0",
		"0,1 14,15",
		"15,15 23,15"
	] },
	targets: ["23,3", "23,12"],
	squads: { "CHIBI COM": {
		slots: 8,
		atMost: [{
			LV2: 3,
			LV3: 1
		}, {
			LV2: 0,
			LV3: 2
		}]
	} },
	hidden: {
		mix: {
			Ghost: 6,
			any: 4,
			"any LV3": 2
		},
		types: [...typesAt("Aliens", 2), ...typesAt("Reapers", 2)],
		types3: [...typesAt("Aliens", 3), ...typesAt("Reapers", 3)],
		scatter: [
			["15,1 18,14"],
			[
				"19,1 23,2",
				"19,3 22,5",
				"23,4 23,5"
			],
			["19,6 23,9"],
			[
				"19,10 23,11",
				"19,12 22,14",
				"23,13 23,14"
			]
		].map((room) => ({
			in: room,
			blips: 3,
			mode: "FROZEN"
		})),
		awake: 2,
		alarm: true
	},
	goals: { Earth: [{
		goal: "reach",
		needed: 2,
		points: 0,
		ends: true
	}] }
});
const bookScenarios = [1, 2].flatMap((variation) => [
	{
		mission: "VS 6",
		variation,
		seats: 2,
		scenario: readScenario(alienBase(variation, false))
	},
	{
		mission: "VS 6",
		variation,
		seats: 4,
		scenario: readScenario(alienBase(variation, true))
	},
	{
		mission: "COOP 6",
		variation,
		seats: 1,
		scenario: readScenario(alienBaseTogether(variation))
	}
]);
// packages/games/chibi-commander/content/scenarios.ts
const blank = {
	format: 1,
	name: "A place of your own",
	map: ["+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+", ...Array.from({ length: 16 }, (_, y) => [":. . . . . . . . . . . . . . . . . . . . . . . .:", y < 15 ? "+                                               +" : "+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+"]).flat()],
	rounds: 10,
	zones: { Earth: {
		start: ["10,14 13,15"],
		exits: ["0,15 23,15"]
	} },
	units: [
		{
			type: "Grey",
			at: "6,1",
			blip: true
		},
		{
			type: "Serpent Man",
			at: "12,1",
			blip: true
		},
		{
			type: "Ghost",
			at: "18,1"
		}
	],
	squads: { "CHIBI COM": {
		slots: 4,
		points: 2
	} },
	goals: { Earth: [{
		goal: "kill",
		points: 1
	}, {
		goal: "losses",
		points: -1
	}] }
};
const named = [
	{
		format: 1,
		name: "The wreck in the fields",
		text: "Something fell from the sky behind the farm. Search all three places and get out; what sleeps there does not sleep for long.",
		map: "Province",
		visibility: 7,
		rounds: 12,
		zones: { Earth: {
			arrive: ["22,14 23,15"],
			exits: ["22,14 23,15"]
		} },
		targets: [
			"4,3",
			"14,5",
			"7,12"
		],
		units: [
			{
				type: "Grey",
				at: "3,2",
				blip: true,
				mode: "COLD"
			},
			{
				type: "Birdy",
				at: "5,3",
				blip: true,
				mode: "COLD"
			},
			{
				type: "Ghost",
				at: "2,3",
				mode: "COLD"
			},
			{
				type: "Serpent Man",
				at: "13,4",
				blip: true,
				mode: "COLD"
			},
			{
				type: "Ghost",
				at: "15,2",
				mode: "WALKING"
			},
			{
				type: "Gorgan",
				at: "11,10",
				blip: true,
				mode: "WALKING"
			},
			{
				type: "Larva",
				at: "0,0",
				mode: "BERSERKER",
				round: 5
			},
			{
				type: "Farmer",
				at: "16,6"
			},
			{
				type: "Cow",
				at: "18,8"
			}
		],
		squads: { "CHIBI COM": {
			slots: 5,
			points: 4
		} },
		goals: { Earth: [
			{
				goal: "search",
				points: 2
			},
			{
				goal: "exit",
				needed: 3,
				points: 3,
				ends: true
			},
			{
				goal: "rescue",
				points: 1
			},
			{
				goal: "losses",
				points: -1
			}
		] }
	},
	{
		format: 1,
		name: "Crossroads",
		text: "Whoever stands on the crossroads when the last round is over owns the town.",
		play: "versus",
		map: "City",
		doors: "one point",
		rounds: 8,
		zones: {
			Earth: {
				start: ["0,5 1,10"],
				exits: ["0,6 0,9"]
			},
			Invaders: {
				start: ["22,5 23,10"],
				exits: ["23,6 23,9"]
			}
		},
		targets: ["11,7 12,8"],
		squads: {
			"CHIBI COM": {
				slots: 5,
				points: 4
			},
			Aliens: {
				slots: 5,
				points: 4,
				ghosts: 3
			}
		},
		goals: {
			Earth: [{
				goal: "hold",
				points: 2
			}, {
				goal: "kill",
				points: 1,
				most: 3
			}],
			Invaders: [{
				goal: "hold",
				points: 2
			}, {
				goal: "kill",
				points: 1,
				most: 3
			}]
		}
	},
	{
		format: 1,
		name: "Last stand of the hive",
		text: "The Earth Force is at the doors. Hold out, and take as many of them as you can.",
		people: "Invaders",
		map: "City",
		blips: false,
		rounds: 8,
		zones: { Invaders: { start: ["9,6 14,9"] } },
		units: [
			{
				type: "Soldier",
				at: "1,7",
				mode: "BERSERKER"
			},
			{
				type: "Soldier",
				at: "1,8",
				mode: "NORMAL"
			},
			{
				type: "Commander",
				at: "0,7",
				mode: "NORMAL"
			},
			{
				type: "Medic",
				at: "0,8",
				mode: "NORMAL"
			},
			{
				type: "Heavy Soldier",
				at: "22,7",
				mode: "KILLER",
				round: 3
			},
			{
				type: "Trooper",
				at: "22,8",
				mode: "NORMAL",
				round: 3
			}
		],
		squads: { Aliens: { units: [
			"Serpent Man",
			"Serpent Man",
			"Birdy",
			"Grey",
			"Hitman"
		] } },
		goals: { Invaders: [
			{
				goal: "survive",
				points: 3
			},
			{
				goal: "kill",
				points: 1
			},
			{
				goal: "destroy all",
				points: 2,
				ends: true
			}
		] }
	},
	{
		format: 1,
		name: "The thing in the yard",
		text: "It came out of the ship that fell on Monday. The Corporal has fought it once, and lived.",
		content: [{
			kind: "unit",
			name: "Yard Beast",
			like: "Serpent Man",
			text: "It is faster than it looks.",
			figures: {
				hearts: 6,
				armor: 1,
				move: 6
			},
			words: { chains: ["M3 D2", "L: M3 D3"] }
		}, {
			kind: "unit",
			name: "Corporal Oak",
			like: "Soldier",
			figures: {
				hearts: 4,
				stars: 1
			},
			words: { chains: ["M2 R2 D2", "L: R3 D3"] }
		}],
		map: "City",
		blips: false,
		rounds: 6,
		zones: { Earth: { start: ["0,5 1,10"] } },
		units: [
			{
				type: "Yard Beast",
				at: "16,7",
				mode: "KILLER"
			},
			{
				type: "Grey",
				at: "18,8",
				mode: "NORMAL"
			},
			{
				type: "Yard Beast",
				at: "22,7",
				mode: "BERSERKER",
				round: 3
			}
		],
		squads: { "CHIBI COM": { units: [
			"Corporal Oak",
			"Soldier",
			"Soldier",
			"Medic"
		] } },
		goals: { Earth: [{
			goal: "kill",
			points: 1
		}, {
			goal: "destroy all",
			points: 3,
			ends: true
		}] }
	}
].map((raw) => readScenario(raw));
const scenarios = Object.fromEntries(named.map((scenario) => [scenario.name, scenario]));
const freshScenario = () => readScenario(blank);
// packages/games/chibi-commander/scenario/sheet.ts
const writeScenario = (scenario) => called(writeScenarioFile(scenario));
const scenarioSheet = {
	read: readScenario,
	write: writeScenario,
	problems: problemsOf,
	fresh: freshScenario,
	examples: [...Object.values(scenarios), ...bookScenarios.flatMap(({ seats, scenario }) => seats > 2 ? [] : [scenario])],
	options: (scenario) => ({
		mission: "Scenario",
		scenario: JSON.parse(writeScenario(scenario))
	}),
	content: [TYPE_KIND],
	people: ({ play }) => play === "versus" ? 2 : 1
};
// packages/games/chibi-commander/anytime.ts
const anytime = {
	offers(w, seat) {
		return w.over === null && w.round > 0 && isPerson(w, seat) && sideOfViewer(w, seat) !== null && agreement.in(w) === void 0 ? [{ do: "give up" }] : [];
	},
	includes: (choice) => choice.do === "give up",
	take({ w }, seat) {
		w.flow.push(agree(w, sideOfViewer(w, seat) ?? "Earth", seat));
	}
};
// packages/games/chibi-commander/log/kit.ts
const who = (what) => {
	if ("blip" in what) return `Blip ${what.blip + 1}`;
	return what.kind ?? "Somebody";
};
const times = (count, one, many) => `${count} ${count === 1 ? one : many}`;
const sum = (dice) => dice.reduce((all, die) => all + die, 0);
const thrown = ({ dice, worth }) => `${dice.join(" ")}${worth === void 0 ? "" : `, worth ${worth.join(" ")}`}`;
const heavy = ({ kind }) => typeOf(kind).stars > 0 ? 3 : 2;
const self = (what) => "blip" in what ? [blipThing(what.blip)] : [unitThing(what.unit)];
const about = (words) => ({
	words,
	about: self
});
const shown = (words, beat) => ({
	words,
	about: self,
	beat: (what) => ({
		...actorOf(what),
		...beat(what)
	})
});
const actorOf = (what) => {
	const [actor] = self(what);
	return actor === void 0 ? {} : { actor };
};
const still = (words) => shown(words, () => ({
	kind: "note",
	weight: 0
}));
const silent = (words) => ({
	words,
	beat: () => ({
		kind: "note",
		weight: 0
	})
});
const event = (words) => ({
	words,
	opens: (what) => words(what).replace(/\.$/, "")
});
const great = (words) => ({
	words,
	beat: () => ({
		kind: "goal",
		weight: 3
	})
});
const throwing = (words) => ({
	words,
	about: self,
	dice: (what) => what.dice
});
const oneDie = (words) => ({
	words,
	about: (what) => what.unit === void 0 ? [] : [unitThing(what.unit)],
	dice: (what) => [what.die]
});
// packages/games/chibi-commander/log/fight.ts
const SYMBOLS = {
	"L:": "both actions",
	"X2:": "twice",
	M: "move",
	T: "teleport",
	R: "range",
	D: "damage",
	E: "explosion",
	H: "heal",
	P: "PSI"
};
const chainText = (chain) => chain.split(" ").map((sign) => SYMBOLS[sign] ?? `${SYMBOLS[sign.charAt(0)] ?? sign.charAt(0)} ${sign.slice(1)}`).join(", ");
const inMelee = ({ dice, distance }) => dice.length === 1 && distance === 1;
const strikeNeed = (what) => inMelee(what) ? "2+" : `> ${what.distance}`;
const strikeChance = (what) => inMelee(what) ? {} : { chance: hitChance(what.dice.length, what.distance) };
function strikeItems(what) {
	const slips = what.dice.filter((die) => die === 1).length;
	return [
		{
			label: "Thrown, ones count nothing",
			value: String(sum(what.dice) - slips),
			rule: "CC-HIT-02"
		},
		{
			label: "Distance",
			value: String(what.distance),
			rule: "CC-MAP-24"
		},
		...slips > 0 ? [{
			label: forgivesSlips(what.dice.length, what.distance) ? "Ones, forgiven at this distance" : "A one spoils the throw",
			value: String(slips),
			rule: "CC-HIT-04"
		}] : []
	];
}
function wardItems({ kind, cover }) {
	const { armor } = typeOf(kind);
	return [...armor > 0 ? [{
		label: "Armor",
		value: `−${armor}`,
		rule: "CC-DMG-02"
	}] : [], ...cover ? [{
		label: "Cover",
		value: "−1",
		rule: "CC-COV-01"
	}] : []];
}
const fight = {
	uses: still((what) => `${who(what)} uses ${chainText(what.chain)}.`),
	attacked: {
		words: (what) => `${who(what)} attacks ${what.whom ?? cellName(what.at)}.`,
		opens: (what) => `${who(what)} attacks ${what.whom ?? cellName(what.at)}`,
		beat: (what) => ({
			kind: "shot",
			weight: 1,
			actor: unitThing(what.unit),
			target: what.target === void 0 ? cellThing(what.at) : unitThing(what.target)
		}),
		about: (what) => [...self(what), ...what.target === void 0 ? [] : [unitThing(what.target)]]
	},
	"strike throw": {
		...throwing((what) => `${who(what)} throws ${what.dice.join(" ")} against distance ${what.distance}: ${what.hit ? "a hit" : "a miss"}.`),
		beat: (what) => ({
			kind: "roll",
			weight: 1,
			actor: unitThing(what.unit),
			plate: what.hit ? "hit" : "miss",
			tone: what.hit ? "hit" : "miss",
			dice: {
				values: what.dice,
				sides: 6,
				need: strikeNeed(what),
				counts: [what.hit],
				...strikeChance(what)
			}
		}),
		items: strikeItems
	},
	"damage throw": {
		...throwing((what) => `Damage dice for ${who(what)}: ${thrown(what)}.`),
		beat: (what) => ({
			kind: "blow",
			weight: 1,
			target: unitThing(what.unit),
			dice: {
				values: what.worth ?? what.dice,
				sides: 3
			}
		})
	},
	explosion: {
		words: (what) => `An explosion at ${cellName(what.at)}.`,
		beat: (what) => ({
			kind: "shot",
			weight: 2,
			target: cellThing(what.at)
		})
	},
	scattered: (what) => `The shot goes astray to ${cellName(what.to)}.`,
	dud: () => "A dud.",
	hurt: {
		words: (what) => `${who(what)} takes ${times(what.points, "point", "points")}${what.cover ? " behind cover" : ""}${what.left > 0 ? ` and has ${times(what.left, "heart", "hearts")} left` : ""}.`,
		about: self,
		beat: (what) => ({
			kind: "loss",
			weight: heavy(what),
			target: unitThing(what.unit),
			plate: `−${what.points}`,
			tone: "hit"
		}),
		items: wardItems
	},
	unhurt: {
		words: (what) => `${who(what)} is not hurt${what.cover ? ": cover" : ""}.`,
		about: self,
		beat: (what) => ({
			kind: "save",
			weight: 1,
			target: unitThing(what.unit),
			plate: what.cover ? "cover" : "unhurt",
			tone: "miss"
		}),
		items: wardItems
	},
	"fell into coma": {
		words: (what) => `${who(what)} falls into coma.`,
		about: self,
		beat: (what) => ({
			kind: "loss",
			weight: heavy(what),
			target: unitThing(what.unit),
			plate: "coma",
			tone: "bad"
		})
	},
	"coma throw": {
		...oneDie((what) => `${who(what)} lies in coma and throws ${what.die}${what.die === 1 ? ": death" : what.die === 6 ? ": awake" : ""}.`),
		opens: (what) => `${who(what)} lies in coma`,
		beat: (what) => ({
			kind: "nerve",
			weight: what.die === 1 || what.die === 6 ? 2 : 1,
			actor: unitThing(what.unit),
			plate: what.die === 1 ? "dies" : what.die === 6 ? "wakes" : "still lies",
			tone: what.die === 1 ? "bad" : what.die === 6 ? "good" : "miss",
			dice: {
				values: [what.die],
				sides: 6,
				need: "6",
				counts: [what.die === 6]
			}
		})
	},
	died: {
		words: (what) => `${who(what)} dies.`,
		about: self,
		beat: (what) => ({
			kind: "death",
			weight: heavy(what),
			target: unitThing(what.unit),
			plate: "dead",
			tone: "bad"
		})
	},
	heals: {
		words: (what) => `${who(what)} heals ${what.whom}.`,
		opens: (what) => `${who(what)} heals ${what.whom}`,
		about: (what) => [...self(what), unitThing(what.target)]
	},
	"heal throw": {
		...throwing((what) => `Healing dice for ${who(what)}: ${thrown(what)}.`),
		beat: (what) => ({
			kind: "roll",
			weight: 1,
			target: unitThing(what.unit),
			dice: {
				values: what.worth ?? what.dice,
				sides: 3
			}
		})
	},
	healed: shown((what) => what.points === 0 ? `${who(what)} is no better.` : `${who(what)} regains ${times(what.points, "heart", "hearts")}.`, (what) => what.points === 0 ? {
		kind: "save",
		weight: 1,
		plate: "0",
		tone: "miss"
	} : {
		kind: "save",
		weight: 2,
		plate: `+${what.points}`,
		tone: "good"
	}),
	woke: shown((what) => `${who(what)} wakes.`, () => ({
		kind: "save",
		weight: 2,
		plate: "awake",
		tone: "good"
	})),
	"star spent": about((what) => `${who(what)} spends a star.`),
	"PSI throw": {
		words: (what) => `${who(what)} reaches for the mind of ${what.whom}: ${what.dice.join(" ")} against ${what.needed}, ${what.success ? "it gives way" : "in vain"}.`,
		about: (what) => [...self(what), unitThing(what.victim)],
		dice: (what) => what.dice,
		opens: (what) => `${who(what)} reaches for the mind of ${what.whom}`,
		beat: (what) => ({
			kind: "nerve",
			weight: what.success ? 2 : 1,
			actor: unitThing(what.unit),
			target: unitThing(what.victim),
			plate: what.success ? "gives way" : "holds",
			tone: what.success ? "bad" : "good",
			dice: {
				values: what.dice,
				sides: 6,
				need: `${what.needed + 1}+`,
				counts: what.dice.map((die) => die > what.needed)
			}
		})
	},
	panics: shown((what) => `${who(what)} panics.`, () => ({
		kind: "nerve",
		weight: 2,
		plate: "panic",
		tone: "bad"
	})),
	controlled: {
		words: (what) => `${who(what)} is under control.`,
		about: (what) => [...self(what), unitThing(what.by)]
	},
	"made to run": {
		words: (what) => `${who(what)} is made to run.`,
		about: (what) => [...self(what), unitThing(what.by)]
	}
};
const covered = {
	revealed: shown((what) => `${who(what)} is revealed at ${cellName(what.cell)}.`, (what) => ({
		kind: "reveal",
		weight: 2,
		plate: what.kind
	})),
	"ghost vanished": {
		words: (what) => `${who(what)} was a Ghost.`,
		about: self,
		beat: (what) => ({
			kind: "reveal",
			weight: 2,
			target: cellThing(what.cell),
			plate: "Ghost"
		})
	},
	"blip spotted": shown((what) => `${who(what)} is spotted at ${cellName(what.cell)}.`, () => ({
		kind: "reveal",
		weight: 1,
		plate: "seen"
	})),
	"blip left": about((what) => `${who(what)} leaves the map.`),
	hid: about((what) => `${who(what)} hides.`),
	"cold throw": {
		words: (what) => `${"blip" in what || what.unit !== void 0 ? who(what) : "A sleeper"} throws ${what.die} and ${what.die === 6 ? "wakes" : "sleeps on"}.`,
		about: (what) => "blip" in what || what.unit !== void 0 ? self(what) : [],
		dice: (what) => [what.die],
		beat: (what) => what.die === 6 ? {
			kind: "reveal",
			weight: 2,
			..."blip" in what || what.unit !== void 0 ? actorOf(what) : {},
			plate: "wakes",
			tone: "bad",
			dice: {
				values: [6],
				sides: 6,
				need: "6",
				counts: [true]
			}
		} : {
			kind: "note",
			weight: 0,
			..."blip" in what || what.unit !== void 0 ? actorOf(what) : {},
			dice: {
				values: [what.die],
				sides: 6,
				need: "6",
				counts: [false]
			}
		}
	}
};
// packages/games/chibi-commander/log/movement.ts
function walkWords(what) {
	const by = what.path?.length ?? what.by;
	const at = what.stops ?? what.to;
	return `${who(what)} walks ${times(by, "field", "fields")} to ${cellName(at)}${what.stops === void 0 ? "" : ", where something turns up"}.`;
}
const frame = {
	variation: great((what) => `The variation is ${what.name}.`),
	"secret goal": {
		words: (what) => `The secret goal of the ${what.faction}: ${goalOf(what.faction, what.goal).words}.`,
		about: (what) => [factionThing(what.faction)]
	},
	round: {
		...silent((what) => `Round ${what.round}.`),
		opens: (what) => `Round ${what.round}`
	},
	turn: {
		words: (what) => `${what.faction} move.`,
		beat: () => ({
			kind: "note",
			weight: 0
		}),
		about: (what) => [factionThing(what.faction)],
		section: (what) => `Round ${what.round} · ${what.faction}`
	},
	declined: () => "The offer to end the mission is declined.",
	"nobody left": great((what) => `${what.side}: nobody is left.`),
	"next mission": (what) => `Mission ${what.number}: ${what.name}.`,
	"mission over": {
		words: (what) => `The mission is over: ${what.points.map((one) => `${one.faction} ${one.points}`).join(", ")}.`,
		beat: () => ({
			kind: "goal",
			weight: 3
		}),
		section: () => "Result"
	}
};
const movement = {
	activated: {
		...shown((what) => `${who(what)} acts.`, () => ({
			kind: "order",
			weight: 0
		})),
		opens: (what) => `${who(what)} acts`
	},
	"blip activated": {
		words: (what) => what.mode === "COLD" ? `${who(what)} is cold.` : `${who(what)} stirs.`,
		about: self,
		beat: (what) => what.mode === "COLD" ? {
			kind: "note",
			weight: 0
		} : {
			kind: "order",
			weight: 0,
			actor: blipThing(what.blip)
		},
		opens: (what) => what.mode === "COLD" ? `${who(what)} is cold` : `${who(what)} moves`
	},
	walked: shown(walkWords, ({ path }) => ({
		kind: "move",
		weight: 1,
		...path !== void 0 && { path: path.map(cellThing) }
	})),
	moves: still((what) => `${who(what)} makes for ${cellName(what.to)}.`),
	"teleport throw": {
		...throwing((what) => `${who(what)} needs ${what.needed} to teleport and throws ${what.dice.join(" ")} (${sum(what.dice)}).`),
		beat: (what) => ({
			kind: "roll",
			weight: 1,
			actor: unitThing(what.unit),
			plate: what.success ? "jumps" : "stays",
			tone: what.success ? "good" : "miss",
			dice: {
				values: what.dice,
				sides: 6,
				need: `${what.needed}+`,
				counts: [what.success]
			}
		})
	},
	stopped: still((what) => `${who(what)} stops at ${cellName(what.at)}.`),
	dragged: still((what) => `${who(what)} is dragged to ${cellName(what.to)}.`),
	teleported: shown((what) => `${who(what)} appears at ${cellName(what.to)}.`, () => ({
		kind: "move",
		weight: 1
	})),
	"picked up": {
		words: (what) => `${who(what)} drags ${what.whom}.`,
		about: (what) => [...self(what), unitThing(what.other)]
	},
	sent: {
		words: (what) => `${who(what)} sends ${what.whom}.`,
		about: (what) => [...self(what), unitThing(what.civilian)]
	},
	spawned: shown((what) => `${who(what)} arrives at ${cellName(what.cell)}.`, () => ({
		kind: "move",
		weight: 1
	})),
	"left the map": shown((what) => `${who(what)} is ${what.fate}.`, (what) => ({
		kind: "goal",
		weight: 2,
		plate: what.fate,
		tone: what.fate === "evacuated" ? "good" : "bad"
	})),
	"door opened": silent((what) => `The door ${doorName(what.door)} ${what.onTheWay ? "is opened on the way" : "opens"}.`),
	"door closed": silent((what) => `The door ${doorName(what.door)} closes.`),
	"doors closed": silent(() => "All doors close."),
	"crystal pulled": (what) => `The crystal on ${cellName(what.cell)} is pulled.`,
	"crystal taken": {
		words: (what) => `The ${what.faction} take a crystal off the map.`,
		about: (what) => [factionThing(what.faction)]
	},
	"ship started": about((what) => `${who(what)} starts the ship: it leaves at the end of round ${what.leaves}.`),
	"take-off": {
		...great(() => "The ship takes off."),
		opens: () => "The ship takes off"
	}
};
// packages/games/chibi-commander/log/story.ts
const story = {
	"Ultra PSI": oneDie((what) => `The PSI reaches for the mind of ${who(what)} and throws ${what.die}: ${what.success ? "it gives way" : "in vain"}.`),
	"animal moved": about((what) => `${who(what)} is driven to ${cellName(what.to)}.`),
	armada: event(() => "The armada comes."),
	bite: throwing((what) => `The monster bites: ${thrown(what)}.`),
	"bus attacked": about((what) => `${who(what)} attacks the bus.`),
	"bus driven": event((what) => `The bus drives to ${cellName(what.to)}.`),
	"bus evacuated": event((what) => `The bus leaves the map at ${cellName(what.to)}.`),
	convinced: about((what) => `${who(what)} is convinced and changes sides.`),
	discharge: {
		words: (what) => `The crystal discharges: ${thrown(what)}.`,
		dice: (what) => what.dice
	},
	dodge: oneDie((what) => `${who(what)} tries to dodge and throws ${what.die}.`),
	freed: about((what) => `${who(what)} is free again.`),
	"general alarm": () => "General alarm.",
	"has a clone": about((what) => `${who(what)} has a clone.`),
	hatched: about((what) => `${who(what)} hatches at ${cellName(what.cell)}.`),
	hatchery: {
		...oneDie((what) => `The hatchery throws ${what.die}.`),
		opens: () => "The hatchery"
	},
	meltdown: event(() => "Meltdown: everything on the map is destroyed."),
	monster: event((what) => `A giant monster comes out of the ground at ${cellName(what.cell)}.`),
	"monster charges": (what) => `The monster charges to ${cellName(what.to)}.`,
	"monster walks": (what) => `The monster walks to ${cellName(what.to)}.`,
	"nuclear strike": event(() => "The nuclear strike."),
	permission: oneDie((what) => `Permission to strike is asked for: ${what.die}.`),
	promoted: about((what) => `It becomes ${who(what)}.`),
	reinforcement: {
		words: (what) => what.unit === void 0 ? "Reinforcements come." : `${who(what)} comes as reinforcement at ${cellName(what.cell)}.`,
		opens: (what) => what.unit === void 0 ? "Reinforcements come" : `${who(what)} comes as reinforcement`,
		about: (what) => what.unit === void 0 ? [] : [unitThing(what.unit)]
	},
	returned: about((what) => `${who(what)} returns at ${cellName(what.cell)}.`),
	roar: event(() => "The monster roars."),
	rose: about((what) => `${who(what)} rises from the dead at ${cellName(what.cell)}.`),
	search: about((what) => `${who(what)} searches an Invader.`),
	"searched the ship": about((what) => `${who(what)} searches the ship.`),
	"searched the target": about((what) => `${who(what)} searches the target on ${cellName(what.cell)}.`),
	"set a charge": about((what) => `${who(what)} sets a charge.`),
	"ship blown up": event(() => "The ship blows up."),
	"turret fires": {
		words: (what) => `The turrets fire: ${thrown(what)}.`,
		opens: () => "The turrets fire",
		about: (what) => [unitThing(what.target)],
		dice: (what) => what.dice
	},
	"waits in the air shaft": about((what) => `${who(what)} waits in the air shaft.`),
	wave: event((what) => `Wave ${what.number} comes.`),
	wrecked: about((what) => `${who(what)} wrecks the ${what.room}.`),
	yell: about((what) => `The monster yells at ${who(what)}.`),
	"zombie strikes": {
		words: (what) => `${who(what)} strikes as a zombie: ${what.hit ? "a hit" : "a miss"}.`,
		about: (what) => [...self(what), unitThing(what.target)]
	}
};
// packages/games/chibi-commander/log/throws.ts
function rolls(what) {
	switch (what.type) {
		case "strike throw": return `${who(what)} strikes`;
		case "damage throw": return `Damage to ${who(what)}`;
		case "heal throw": return `Healing for ${who(what)}`;
		case "coma throw": return `${who(what)} lies in coma: 1 is death, 6 is awake`;
		case "PSI throw": return `${who(what)} reaches for the mind of ${what.whom}`;
		case "Ultra PSI": return `The PSI reaches for the mind of ${who(what)}`;
		case "teleport throw": return `${who(what)} teleports`;
		case "cold throw": return "A sleeper wakes with a 6";
		case "dodge": return `${who(what)} tries to dodge`;
		case "bite": return "The monster bites";
		case "discharge": return "The crystal discharges";
		case "hatchery": return "The hatchery";
		case "permission": return "Permission to strike";
		case "turret fires": return "The turrets fire";
		default: return null;
	}
}
// packages/games/chibi-commander/log.ts
const printed = {
	...logWords({
		...frame,
		...movement,
		...fight,
		...covered,
		...story
	}),
	rolls
};
function plain(told) {
	const text = JSON.stringify(told);
	return text?.includes(" (home-made ") ? JSON.parse(called(text)) : told;
}
const told$1 = (saying) => (...about) => plain(saying(...about));
const log = {
	...printed,
	happening: told$1(printed.happening),
	rolls: told$1(printed.rolls),
	section: told$1(printed.section),
	beat: told$1(printed.beat),
	opens: told$1(printed.opens),
	items: told$1(printed.items)
};
// packages/games/chibi-commander/oddsReply.ts
function oddsReply(_w, asks) {
	const reaction = asks.find((ask) => ask.offers.some((offer) => offer.do === "keep it"));
	return reaction === void 0 ? null : {
		seat: reaction.seat,
		choice: { do: "keep it" }
	};
}
// packages/games/chibi-commander/content/goals.ts
const step = (worth, how) => ({
	worth: `${worth} ${worth === 1 ? "point" : "points"}`,
	how,
	most: worth
});
const each = (worth, most, how) => ({
	worth: `${worth} ${worth === 1 ? "point" : "points"} each${most === null ? "" : `, at most ${most}`}`,
	how,
	...most !== null && { most }
});
const loss = (worth, how, deaths) => ({
	worth,
	how,
	loss: true,
	...deaths !== void 0 && { deaths }
});
each(2, 4, "**Search the ship**: two different units each spend an action inside it."), each(1, null, "**Save civilians**: send or drag them off any edge of the map."), { ...loss("−1 each, never below 0", "Every civilian and every unit that **dies**.", "units and civilians") }, each(2, 4, "**Capture Aliens**: shoot them into coma, then drag them off the map alive."), each(1, 2, "**Save civilians**: send or drag them off any edge of the map."), loss("−1 each", "Every civilian and every unit that **dies**.", "units and civilians"), each(1, 5, "**Pull crystals** off a narrow edge of the map, four fields each round."), loss("−1 each", "Every unit that is **lost**.", "units"), each(1, 5, "**Evacuate civilians** through the exits."), loss("−1 each", "Every unit that is **lost**.", "units"), loss("−1 for every two", "Civilians that are **killed**."), step(1, "**Kill three Aliens.**"), step(1, "**Wound the PSI.**"), step(3, "**Kill the PSI.**"), step(1, "**Kill three enemies.**"), step(1, "**Kill a fourth enemy.**"), step(4, "**Kill the Fleet Commander.**"), step(2, "**Kill three Aliens.**"), step(3, "**Bring the President** off a narrow edge of the map."), step(1, "**Kill two Invaders.**"), step(1, "**Kill two more.**"), step(3, "**Kill all of them** before one leaves the base."), step(4, "**Kill all Invaders.**"), step(1, "**Escape with two units** by stairs or elevator."), step(1, "**Escape with four.**"), each(1, null, "**Kill Invaders**, wave after wave."), each(1, null, "**Kill Invaders** with the hero."), each(1, null, "**Kill Earth units and civilians**, wave after wave."), each(1, null, "**Kill Earth units and civilians**, wave after wave."), each(1, 4, "**Bring animals, civilians and soldiers into the ship.**"), each(2, 4, "**Bring civilians and soldiers into the ship.**"), each(1, 4, "**Kill**: two animals, two civilians or one Earth unit make a point."), each(1, 4, "**Let the UFO kill** Earth units, and bring it home (else −1)."), each(1, 4, "**Leave** through the exit of CHIBI COM."), each(1, 4, "**Enter the ship** with different units."), each(1, 4, "**Kill Invaders.**"), each(2, 4, "**Take Invaders out alive**: coma, then drag them to your exit."), each(1, 4, "**Bring civilians out** through your exit, sent or dragged."), each(1, 4, "**Leave no witnesses**: kill civilians."), each(1, 2, "**Teleport with humans.**"), step(2, "**Dissect a bystander**: coma, drag it to the border or the ship, kill it there."), each(1, 2, "**Leave** through the exit of CHIBI COM."), each(1, 2, "**Enter the minds** of different soldiers."), each(1, 2, "**Knock out** an Invader, and **take one out** through your exit."), each(1, 2, "**Enter the ship** with different Mercs."), each(1, 2, "**Search Invaders in coma**: an action beside them."), each(1, 2, "**Kill an Invader** with a Merc, and let that Merc leave."), step(1, "**Two crystals** pulled off the map."), step(1, "**Four crystals.**"), step(1, "**Five crystals.**"), step(1, "**Heal a friend out of coma and eliminate an enemy.**"), step(1, "**Kill a zombie.**"), step(1, "**Two civilians alive** at the end, or brought out."), step(1, "**Four civilians.**"), step(1, "**Six civilians.**"), step(1, "**Kill two Invaders.**"), step(1, "**Capture an Invader alive** and bring it out."), step(1, "**Eliminate one civilian.**"), step(1, "**Three civilians.**"), step(1, "**Five civilians.**"), step(1, "**Eliminate one Earth unit.**"), step(1, "**Two Earth units.**"), each(1, 4, "**Wreck facilities** of the base."), step(3, "**Conquer the base**: the whole crew eliminated or fled."), step(1, "**Raid**: eliminate three, flee with two."), step(3, "**Repulse the attack**: all Invaders eliminated or driven out."), step(1, "**Escape with three units** by stairs or elevator.");
const COLD = {
	text: "What sleeps in the ship **wakes on a 6**, or when you see it.",
	rule: "CC-MODE-04"
};
const END = {
	text: "The mission ends when nobody is left on one side, or when **all your units have left the map**.",
	rule: "CC-VP-04"
};
const TALES = {
	"COOP 1": {
		story: "A ship has come down among farms. Get in, get the people out, and get away.",
		them: [
			COLD,
			{
				text: "They go for whoever is **nearest**: soldier, farmer or cow.",
				rule: "CC-NPC-12"
			},
			{
				text: "Once all awake Invaders are down, **one Serpent Man after another** comes from a corner.",
				rule: "CC-M-CO1-09"
			},
			END
		]
	},
	"COOP 2": {
		story: "Crystals have fallen into the fog. Everybody wants them.",
		them: [{
			text: "At the end of **round 3** something happens: a monster, a meltdown or backup.",
			rule: "CC-M-CO2-18"
		}, END]
	},
	"COOP 3": {
		story: "They hunt people through the streets. Bring out whom you can.",
		them: [END]
	},
	"COOP 4": {
		story: "Behind these walls sits what gives the orders.",
		them: [END]
	},
	"COOP 5": {
		story: "This time they are in your own base.",
		them: [END]
	},
	"COOP 6": {
		story: "Mars. Two of you must reach the reactor.",
		them: [{
			text: "If no unit is left on the map, **mankind is lost**.",
			rule: "CC-M-CO6-08"
		}]
	},
	"VS 1": {
		story: "A ship among farms. Each side has a goal that the other does not know.",
		them: [{
			text: "Their goal is **one of six**: watch what they do.",
			rule: "CC-M-VS1-13"
		}, END]
	},
	"VS 2": {
		story: "Crystals in the fog, and both sides land among them.",
		them: [END]
	},
	"VS 3": {
		story: "A town in the open. One side hunts, the other shields.",
		them: [END]
	},
	"VS 4": {
		story: "A building full of people whose minds are not their own.",
		them: [END]
	},
	"VS 5": {
		story: "The war comes to the base.",
		them: [END]
	},
	"VS 6": {
		story: "Mars. Nothing counts any more but this.",
		them: [END]
	},
	"High Spot": {
		story: "Hold the hill, wave after wave.",
		them: [{
			text: "It ends when **nobody of yours is awake** at the end of a round, or after wave 10.",
			rule: "CC-M-HS-08"
		}]
	},
	"Super Hero": {
		story: "One hero against all of them.",
		them: [{
			text: "It ends when **the hero is dead** and no life is left.",
			rule: "CC-M-SH-18"
		}]
	},
	"Evil Dreams": {
		story: "You are the nightmare. How far do you get?",
		them: [{
			text: "It ends when **nobody of yours is awake** at the end of a round, or after wave 13.",
			rule: "CC-M-ED-09"
		}]
	},
	"Blood Pool": {
		story: "The town is yours. Let nobody out.",
		them: [{
			text: "It ends when **nobody of yours is awake** at the end of a round, or after wave 10.",
			rule: "CC-M-BP-09"
		}]
	}
};
const taleOf = (mission) => TALES[mission] ?? {
	story: "",
	them: [END]
};
// packages/games/chibi-commander/options.ts
function missionTitle(name) {
	if (name === "Scenario") return "A scenario of your own";
	const { mode, title } = missionNamed(name);
	return mode === "nightmare" ? `Nightmare ${title}` : `${name} ${title}`;
}
const VERSUS = missionNames.filter((name) => name !== "Scenario" && missionNamed(name).mode === "versus");
const BY_THE_BOOK = missionNames.filter((name) => name !== "Scenario" && missionNamed(name).mode !== "versus");
const VARIED = missionNames.filter((name) => name !== "Scenario" && missionNamed(name).variations.length > 0);
function missionAbout(name) {
	if (name === "Scenario") return "A map and mission that you have drawn yourself.";
	const { mode } = missionNamed(name);
	return `${mode === "versus" ? "A duel of people or programs." : mode === "nightmare" ? "Wave after wave by the book, for points." : "Together or alone against the Invaders by the book."} ${taleOf(name).story}`;
}
const options = {
	mission: {
		label: "Mission",
		rule: "CC-GEN-15",
		choices: missionNames,
		names: missionNames.map(missionTitle),
		says: "Where you fight, against whom, and what for.",
		about: missionNames.map(missionAbout)
	},
	scenario: {
		label: "Scenario of your own",
		rule: "CC-SCN-01",
		read: (value, where) => value === null ? null : readScenario(value, where),
		fallback: null
	},
	variation: {
		label: "Variation",
		rule: "CC-CMP-08",
		choices: [
			0,
			1,
			2,
			3,
			4
		],
		names: [
			"rolled",
			"the first",
			"the second",
			"the third",
			"the fourth"
		],
		says: "Most missions have several plots; the dice choose one, or you do.",
		shown: { mission: VARIED }
	},
	play: {
		label: "One mission or the whole war",
		rule: "CC-GEN-16",
		choices: ["single", "campaign"],
		names: ["one mission", "a campaign of six"],
		says: "In a campaign your units grow from mission to mission, and the dead stay dead."
	},
	allies: {
		label: "Mercs and Reapers in a duel",
		rule: "CC-GEN-07",
		choices: [false, true],
		names: ["absent", "in the game"],
		says: "Two players may command two factions each.",
		shown: { mission: VERSUS }
	},
	double: {
		label: "Who commands two factions of three players",
		rule: "CC-GEN-08",
		choices: ["Invaders", "Earth"],
		says: "Only for three at the table.",
		shown: { mission: VERSUS }
	},
	squads: {
		label: "Squads",
		rule: "CC-CMP-13",
		choices: ["chosen", "standard"],
		names: ["chosen by you", "standard"],
		says: "Choose who comes along, or begin at once with the usual ones."
	},
	automaton: {
		label: "The automaton's ties",
		rule: "CC-NPC-30",
		choices: ["ask", "quick"],
		names: ["put to people", "the table decides"],
		says: "Whether you say in which order the Invaders act and whom of two equally near they attack.",
		shown: { mission: [...BY_THE_BOOK, "Scenario"] }
	},
	rounds: {
		label: "Round limit",
		rule: "CC-VP-06",
		choices: [
			0,
			3,
			5,
			10,
			15
		],
		names: [
			"none",
			"3 rounds",
			"5 rounds",
			"10 rounds",
			"15 rounds"
		],
		says: "After so many rounds the mission is scored as it stands."
	},
	...tasteSheet
};
// packages/games/chibi-commander/preview/blows.ts
const keyOf = ({ hearts: left, coma, excess, dead, hurt, stars }) => `${left} ${Number(coma)} ${excess} ${Number(dead)} ${Number(hurt)} ${stars}`;
function throwsOf(dice) {
	let found = [{
		total: 0,
		two: false,
		chance: 1
	}];
	for (let i = 0; i < dice; i++) {
		const next = new Map();
		for (const one of found) for (const face of [
			0,
			1,
			2
		]) {
			const after = {
				total: one.total + face,
				two: one.two || face === 2,
				chance: one.chance / 3
			};
			const key = `${after.total} ${after.two}`;
			const known = next.get(key);
			if (known === void 0) next.set(key, after);
			else known.chance += after.chance;
		}
		found = [...next.values()];
	}
	return found;
}
function struck(state, points, drugged) {
	if (points <= 0) return state;
	const taken = Math.min(points, state.hearts);
	const left = state.hearts - taken;
	let beyond = points - taken;
	let { coma, excess } = state;
	if (!coma && left === 0) {
		coma = true;
		excess = 0;
		if (drugged) beyond = 0;
	}
	if (coma) excess += beyond;
	return {
		...state,
		hearts: left,
		coma,
		excess,
		hurt: true,
		dead: coma && excess >= 2
	};
}
const isDrugged = (w, { side }) => (side === "Earth" || side === "Invaders") && hasBought(w, side, "Emergency Drugs");
const standing = (w, target, same, stars = 0) => ({
	hearts: hearts(target),
	coma: target.coma,
	excess: same && target.excessIn === w.activation ? target.excess : 0,
	dead: false,
	hurt: false,
	stars
});
function hitBy(w, target, state, attack, faces) {
	if (mission(w).corrections.untouchable?.(w, target) != null) return state;
	return struck(state, pointsLost(w, {
		...target,
		coma: state.coma,
		lost: card(target).hearts - state.hearts
	}, faces.total + attack.extra, {
		...blowOf(attack),
		least: w.options.armor === "pierced" && faces.two ? 1 : 0
	}), isDrugged(w, target));
}
function endOf$1(w, target, attacks, { stars = 0, stops = true, same = true } = {}) {
	const begin = standing(w, target, same, stars);
	let now = new Map([[keyOf(begin), {
		state: begin,
		chance: 1
	}]]);
	for (const attack of attacks) {
		const next = new Map();
		const add = (state, chance) => {
			if (chance === 0) return;
			const key = keyOf(state);
			const known = next.get(key);
			if (known === void 0) next.set(key, {
				state,
				chance
			});
			else known.chance += chance;
		};
		for (const { state: before, chance } of now.values()) {
			const state = attack.opens === true ? {
				...before,
				excess: 0
			} : before;
			if (state.dead || stops && state.coma && !begin.coma) {
				add(state, chance);
				continue;
			}
			const hit = (after, share) => {
				for (const one of throwsOf(attack.dice)) add(hitBy(w, target, after, attack, one), share * one.chance);
			};
			hit(state, chance * attack.chance);
			const missed = chance * (1 - attack.chance);
			if (state.stars === 0) add(state, missed);
			else {
				const spent = {
					...state,
					stars: state.stars - 1
				};
				hit(spent, missed * attack.chance);
				add(spent, missed * (1 - attack.chance));
			}
		}
		now = next;
	}
	const end = {
		nothing: 0,
		hurt: 0,
		coma: 0,
		dead: 0
	};
	for (const { state, chance } of now.values()) if (state.dead) end.dead += chance;
	else if (state.coma && !begin.coma) end.coma += chance;
	else if (state.hurt) end.hurt += chance;
	else end.nothing += chance;
	return end;
}
const blowOf = ({ from, cover, melee }) => ({
	faction: "",
	unit: -1,
	from,
	cover,
	melee,
	rule: "CC-DMG-03"
});
const hurtChance = (end) => 1 - end.nothing;
// packages/games/chibi-commander/preview/intents.ts
var Over = class extends Error {};
const failing = {
	roll: (_sides, why) => why === "CC-EXP-08" || why === "CC-MODE-05" ? 6 : 1,
	pick(weights, _why, name) {
		const ghost = weights.findIndex((weight, i) => weight > 0 && name?.(i) === "Ghost");
		return ghost >= 0 ? ghost : weights.findIndex((weight) => weight > 0);
	}
};
const MOST$1 = 200;
function before(view, moved) {
	const army = view.armies.find((one) => one.seat < 0);
	if (army === void 0 || view.round === 0 || view.over !== null || view.page !== null) return null;
	const w = copy(tableOf(view));
	if (moved !== null) {
		const unit = unitOf(w, moved.unit);
		unit.cell = moved.cell;
		unit.fate = "";
	}
	const at = w.flow.findLastIndex((f) => turn.has(f));
	const open = w.flow[at];
	if (open === void 0 || !turn.has(open)) return null;
	if (sideOf$2(open.faction) === army.side) return w;
	const flow = w.flow.slice(0, at);
	flow.push(turn.begin({
		faction: open.faction,
		ended: []
	}, "end"));
	w.flow = flow;
	return w;
}
const thingOf = (what) => "blip" in what ? blipThing(what.blip) : unitThing(what.unit);
var Watch = class {
	acts = [];
	view;
	side;
	started = false;
	constructor(view, side) {
		this.view = view;
		this.side = side;
	}
	hear(w, what, rule) {
		if (what.type === "round" || what.type === "mission over") throw new Over();
		if (what.type === "turn") {
			if (sideOf$2(what.faction) === this.side) this.started = true;
			else if (this.started) throw new Over();
			return;
		}
		if (what.type === "activated" || what.type === "blip activated") return this.begin(what, rule);
		const act = this.acts.at(-1);
		if (act !== void 0) this.add(act, w, what, rule);
	}
	begin(what, rule) {
		const die = what.mode === "COLD" || what.mode === "WALKING";
		this.acts.push({
			who: thingOf(what),
			order: this.acts.length + 1,
			words: "",
			rule,
			certain: die ? "die" : "yes",
			path: [],
			attacks: new Map(),
			parts: what.mode === "WALKING" ? ["walks at random"] : [],
			...what.mode === "COLD" && { ways: [{
				words: "sleeps on",
				chance: 5 / 6
			}, {
				words: "wakes and acts",
				chance: 1 / 6
			}] }
		});
	}
	add(act, w, what, rule) {
		switch (what.type) {
			case "walked":
				act.path.push(...(what.path ?? [what.to]).map(cellThing));
				act.end = cellThing(what.to);
				act.rule = rule;
				if ("blip" in what) act.parts.push(`creeps to ${cellName(what.to)}`);
				else act.parts.push(`walks to ${cellName(what.to)}`);
				return;
			case "teleported":
				act.end = cellThing(what.to);
				act.parts.push(`teleports to ${cellName(what.to)}`);
				return;
			case "attacked":
				act.rule = rule;
				this.attack(act, w, what);
				return;
			case "heals":
				act.target ??= unitThing(what.target);
				act.parts.push(`heals ${nameOf(this.view, what.target)}`);
				return;
			case "PSI throw":
				act.target ??= unitThing(what.victim);
				act.parts.push(`attacks the mind of ${nameOf(this.view, what.victim)}`);
				return;
			case "blip spotted":
			case "ghost vanished":
			case "revealed":
				act.certain = "die";
				act.parts.push("turns up");
				return;
			case "left the map":
				act.parts.push("leaves the map");
				return;
			case "bus attacked":
				act.parts.push("attacks the bus");
				return;
		}
	}
	attack(act, w, what) {
		const open = w.flow.findLast((f) => strike$1.has(f));
		const target = what.target;
		const attacker = unitOf(w, what.unit);
		if (open !== void 0 && strike$1.has(open) && target !== void 0) {
			const { range, dice } = open;
			const attacks = act.attacks.get(target) ?? [];
			attacks.push({
				chance: hitChance(range, distance(attacker.cell, what.at)),
				dice,
				extra: 0,
				from: attacker.cell,
				cover: inCover(w, attacker.cell, what.at),
				melee: range === 0
			});
			act.attacks.set(target, attacks);
		}
		act.target ??= target === void 0 ? cellThing(what.at) : unitThing(target);
		const whom = target === void 0 ? cellName(what.at) : nameOf(this.view, target);
		if (act.parts.at(-1) === `attacks ${whom}`) act.parts[act.parts.length - 1] = `attacks ${whom} twice`;
		else act.parts.push(`attacks ${whom}`);
	}
};
const told = (parts) => {
	const kept = parts.filter((part, i) => part !== parts[i + 1] && !(/^(walks|creeps) to/.test(part) && /^(walks|creeps) to/.test(parts[i + 1] ?? "")));
	return kept.length === 0 ? "holds" : kept.join(", ");
};
function harmsOf(w, attacks, before) {
	return [...attacks].map(([target, own]) => {
		const unit = unitOf(w, target);
		const all = [...before.get(target) ?? [], ...own.map((one, i) => ({
			...one,
			opens: i === 0
		}))];
		before.set(target, all);
		return {
			target: unitThing(target),
			alone: endOf$1(w, unit, own, { same: false }),
			sum: endOf$1(w, unit, all, { same: false })
		};
	});
}
function intentOf({ parts, ...act }, harms) {
	const none = harms.reduce((chance, { alone }) => chance * (1 - hurtChance(alone)), 1);
	const words = act.ways === void 0 || parts.length > 0 ? told(parts) : "cold: wakes on a 6";
	return {
		...act,
		words,
		...harms.length > 0 && {
			hurt: 1 - none,
			harms
		}
	};
}
function intents(view, _seat, moved = null) {
	const army = view.armies.find((one) => one.seat < 0);
	const w = before(view, moved);
	if (w === null || army === void 0) return [];
	const start = copy(w);
	const watch = new Watch(view, army.side);
	const play = new Playing(w, failing, (what, rule) => watch.hear(w, what, rule));
	if (w.turn !== "" && sideOf$2(w.turn) === army.side) watch.hear(w, {
		type: "turn",
		faction: army.faction,
		round: w.round
	}, "CC-TRN-04");
	try {
		let who = run(book, play);
		for (let i = 0; i < MOST$1 && who !== null; i++) {
			const [seat] = seatsOf$1(who);
			if (seat === void 0 || !isPerson(w, seat)) break;
			const f = top(w);
			const ask = questionOf(book, f);
			if (![
				"automaton",
				"automaton activation",
				"salvo",
				"automaton mind"
			].includes(f.chapter)) break;
			const [choice] = ask.offers(w, f, seat);
			if (choice === void 0) break;
			who = answer(book, play, seat, choice);
			const act = watch.acts.at(-1);
			if (f.step === "tie" && act !== void 0 && act.certain === "yes") act.certain = "people";
		}
	} catch (error) {
		if (!(error instanceof Over)) throw error;
	}
	const dealt = new Map();
	return watch.acts.map(({ attacks, ...act }) => intentOf(act, harmsOf(start, attacks, dealt)));
}
// packages/games/chibi-commander/preview/threat.ts
const foesOf = (view, w, side) => w.units.filter((unit) => knownUnit(view, unit.id) !== null && shown$1(unit) && awake(unit) && enemies(side, unit.side) && unit.mode !== "FROZEN");
const sideOf = (unit) => unit.side === "Earth" ? "Earth" : "Invaders";
function standsOf(w, foe, chain, standing, walks) {
	const side = sideOf(foe);
	const free = (cell) => cell === foe.cell || standing[cell] === 0;
	const begins = [...within(w, {
		side,
		cell: foe.cell
	}, walks ? basicMove(w, foe) : 0).order].filter(free);
	if (chain.teleport > 0) return [...new Set(begins.flatMap((cell) => [cell, ...jumpsOf(w, cell, chain.teleport)]))];
	if (chain.move === 0) return begins;
	const { throughDoors } = terrainOf(w.board);
	return [...cheapestWays({
		grid,
		prices: throughDoors[mission(w).doors === "free" ? 0 : 1],
		closed: closedFor(w, side, -1, false)
	}, begins, { budget: chain.move }).order].filter(free);
}
function positionsOf(w, foes) {
	const standing = occupants(w);
	return foes.flatMap((foe) => chainsOf(w, foe).flatMap((chain) => {
		if (chain.deed !== "attack" && chain.deed !== "blast") return [];
		const actions = Math.max(1, actionsOf(w, foe));
		return [false, true].flatMap((walks) => {
			const times = Math.floor((walks ? actions - 1 : Math.max(actions, price$2(chain))) / price$2(chain));
			if (times < 1) return [];
			return [{
				foe,
				chain,
				attacks: times * (chain.twice ? 2 : 1),
				stands: standsOf(w, foe, chain, standing, walks)
			}];
		});
	}));
}
const reaches = (w, foe, from, to, range) => versus(w) ? canReach(w, from, to, range, sideOf(foe)) : foe.side === "undead" ? distance(from, to) === 1 : inRange(w, from, to, range, sideOfUnit(foe));
function answerFrom(w, { foe, chain, attacks, stands }, to, standing) {
	let best = null;
	for (const from of stands) {
		const far = distance(from, to);
		if (from === to || far > Math.max(1, 6 * chain.range)) continue;
		const chance = hitChance(chain.range, far);
		if (chance <= (best?.chance ?? 0) || !reaches(w, foe, from, to, chain.range)) continue;
		best = {
			unit: foe,
			from,
			chance,
			attacks,
			hurt: 0,
			far,
			range: chain.range,
			dice: chain.dice,
			cover: chain.range > 0 && inCover(w, from, to, standing)
		};
	}
	return best;
}
function threatOf(view, of) {
	const chances = Array.from({ length: grid.size }, () => 0);
	if (view.side === null || view.round === 0) return chances;
	const w = tableOf(view);
	const foes = of === void 0 ? foesOf(view, w, view.side) : w.units.filter((unit) => unit.id === of && awake(unit));
	const standing = occupants(w);
	const { closed } = terrainOf(w.board);
	for (const position of positionsOf(w, foes)) for (let cell = 0; cell < grid.size; cell++) {
		if (closed[cell] !== 0) continue;
		const answer = answerFrom(w, position, cell, standing);
		const chance = answer === null ? 0 : Math.round(100 * answer.chance);
		if (chance > (chances[cell] ?? 0)) chances[cell] = chance;
	}
	return chances;
}
// packages/games/chibi-commander/reaction.ts
const windows = { luck: "a throw that a leader could repeat" };
function reaction(_view, { offers }) {
	const keep = offers.find((choice) => choice.do === "keep it");
	if (keep === void 0) return null;
	const luck = offers.filter((choice) => choice.do === "luck");
	const [only] = luck;
	return {
		key: "luck",
		label: windows.luck,
		pass: keep,
		use: luck.length === 1 && only !== void 0 ? only : null,
		urgent: false
	};
}
// packages/games/chibi-commander/preview/pools.ts
function couldBe(view, blip) {
	const pool = view.pools[blip.pool];
	if (pool === void 0 || blip.unit !== -2) return [];
	const found = new Map();
	const spread = (bag, share) => {
		const all = bag.left.reduce((sum, count) => sum + count, 0);
		bag.kinds.forEach((kind, i) => {
			const chance = all === 0 ? 0 : share * (bag.left[i] ?? 0) / all;
			if (chance === 0) return;
			if (kind === "any") spread(pool.types, chance);
			else if (kind === "any LV3") spread(pool.types3, chance);
			else found.set(kind, (found.get(kind) ?? 0) + chance);
		});
	};
	spread(pool.blips, 1);
	return [...found].map(([what, chance]) => ({
		what,
		chance
	})).sort((a, b) => b.chance - a.chance);
}
// packages/games/chibi-commander/preview/watch.ts
const looksByChoice = (w) => w.options.spotting === "by choice" && seatsOf(w, "Earth").some((seat) => isPerson(w, seat));
const isObserver = (unit) => unit.side === "Earth" && awake(unit) && isMilitary(unit);
function sightingIn(w, cell, active, only) {
	const standing = occupants(w);
	const far = visibility(w, "Earth");
	const eyes = w.units.filter(isObserver).sort((a, b) => Number(b.id === active) - Number(a.id === active));
	for (const eye of eyes) for (const blip of w.blips) if ((only === -1 || blip.id === only) && spots$1(w, eye.cell, blip.cell, far, standing)) return {
		cell,
		blip: blip.id,
		by: eye.id
	};
	return null;
}
function seenOnWay(view, unit, path) {
	const w = tableOf(view);
	if (w.blips.length === 0 || looksByChoice(w)) return null;
	for (const cell of path) {
		const moved = w.units.map((one) => one.id === unit ? {
			...one,
			cell,
			fate: ""
		} : one);
		const found = sightingIn({
			...w,
			units: moved
		}, cell, unit, -1);
		if (found !== null) return found;
	}
	return null;
}
function seenMoving(view, blip, path) {
	const w = tableOf(view);
	if (looksByChoice(w)) return null;
	for (const cell of path) {
		const blips = w.blips.map((one) => one.id === blip ? {
			...one,
			cell
		} : one);
		const units = w.units.map((one) => one.blip === blip ? {
			...one,
			cell
		} : one);
		const found = sightingIn({
			...w,
			units,
			blips
		}, cell, -1, blip);
		if (found !== null) return found;
	}
	return null;
}
// packages/games/chibi-commander/preview/walks.ts
function walkerNow({ mover }) {
	if (mover === null) return null;
	return mover.unit !== -1 ? { unit: mover.unit } : { blip: mover.blip };
}
const samePerson = (a, b) => a !== null && ("unit" in a ? "unit" in b && a.unit === b.unit : "blip" in b && a.blip === b.blip);
function looseFor(view) {
	const f = view.flow.at(-1);
	return f !== void 0 && (stroll.has(f) || covered$1.has(f)) ? f.faction : null;
}
function legsOf(view, w, who) {
	const { mover, acting } = view;
	if (mover !== null && samePerson(walkerNow(view), who)) {
		if (acting === null || acting.unit !== mover.unit) return {
			mover,
			first: [],
			second: 0,
			begun: true,
			loose: looseFor(view)
		};
		const basic = basicMove(w, unitOf(w, acting.unit));
		const closed = acting.chain === -1;
		const left = closed ? acting.actions - 1 : acting.chain === -2 ? acting.actions : 0;
		return {
			mover: closed ? {
				...mover,
				points: acting.actions > 0 ? basic : 0
			} : mover,
			first: [],
			second: left > 0 && acting.command === "" ? basic : 0,
			begun: !closed,
			loose: null
		};
	}
	if ("blip" in who) {
		const blip = findBlip(w, who.blip);
		return blip === void 0 ? null : {
			mover: creep(blip, -1),
			first: [{
				do: "move covered",
				blip: blip.id
			}],
			second: 0,
			begun: false,
			loose: blip.faction
		};
	}
	const unit = knownUnit(view, who.unit);
	if (unit === null || unit.cell < 0) return null;
	const actions = actionsOf(w, unit);
	const points = basicMove(w, unit);
	return {
		mover: {
			unit: unit.id,
			blip: -1,
			points: actions > 0 ? points : 0,
			drag: -1,
			crystal: -1,
			pull: 0
		},
		first: [{
			do: "activate",
			unit: unit.id
		}],
		second: actions > 1 ? points : 0,
		begun: false,
		loose: null
	};
}
const walksIn = (w, mover) => walkOffers(w, mover).flatMap((offer) => offer.do === "walk" ? [offer.to] : []);
function waysFrom(w, mover, from, points) {
	const closed = closedFor(w, mover.unit === -1 || unitOf(w, mover.unit).side === "Invaders" ? "Invaders" : "Earth", mover.drag, mover.crystal !== -1);
	return cheapestWays({
		grid,
		prices: terrainOf(w.board).prices,
		closed
	}, from, { budget: points });
}
function endsThere(w, { mover, loose }, to) {
	if (loose === null || mover.drag !== -1 || mover.crystal !== -1) return false;
	const there = {
		...w,
		units: w.units.map((unit) => unit.id === mover.unit ? {
			...unit,
			cell: to
		} : unit),
		blips: w.blips.map((blip) => mover.unit === -1 && blip.id === mover.blip ? {
			...blip,
			cell: to
		} : blip)
	};
	const unit = mover.unit === -1 ? w.units.find((one) => one.faction === loose) : unitOf(w, mover.unit);
	return doorOffers(there, {
		...mover,
		points: 0
	}).length === 0 && unit !== void 0 && !mission(w).ground.exits(w, loose, unit).includes(to);
}
function walkTo(view, who, to) {
	const w = tableOf(view);
	const legs = legsOf(view, w, who);
	if (legs === null) return null;
	const { mover, first, second, begun } = legs;
	const one = walksIn(w, mover);
	const ways = reachOf(w, mover);
	const walk = (path, price, walks, plan) => ({
		who,
		to,
		path,
		price,
		walks,
		actions: begun ? walks - 1 : walks,
		plan: [...first, ...plan],
		sighting: "unit" in who ? seenOnWay(view, who.unit, path) : seenMoving(view, who.blip, path)
	});
	if (one.includes(to)) {
		const single = walk(ways.path(to), ways.priceOf(to), 1, [{
			do: "walk",
			to
		}]);
		return single.sighting === null && single.price === mover.points && endsThere(w, legs, to) ? {
			...single,
			plan: [...single.plan, { do: "stop" }]
		} : single;
	}
	if (second === 0 || mover.crystal !== -1 || occupants(w)[to] !== 0) return null;
	let best = null;
	for (const at of one) {
		const onward = waysFrom(w, mover, [at], second);
		if (!onward.reached(to)) continue;
		const price = ways.priceOf(at) + onward.priceOf(to);
		const far = ways.priceOf(at);
		if (best === null || price < best.price || price === best.price && far > ways.priceOf(best.at)) best = {
			at,
			onward,
			price
		};
	}
	if (best === null) return null;
	const left = mover.points - ways.priceOf(best.at);
	const whole = walk([...ways.path(best.at), ...best.onward.path(to)], best.price, 2, [
		{
			do: "walk",
			to: best.at
		},
		...left > 0 ? [{ do: "stop" }] : [],
		{
			do: "walk",
			to
		}
	]);
	const { sighting } = whole;
	return sighting !== null && whole.path.indexOf(sighting.cell) < ways.path(best.at).length ? {
		...whole,
		plan: [...first, {
			do: "walk",
			to: best.at
		}]
	} : whole;
}
// packages/games/chibi-commander/stakes.ts
const ENDS = [
	"dead",
	"coma",
	"hurt",
	"nothing"
];
const LYING = ["dead", "nothing"];
function endOf(after, before) {
	if (after === void 0 || after.fate === "dead") return "dead";
	if (before.coma) return "nothing";
	if (after.coma) return "coma";
	return after.lost > before.lost ? "hurt" : "nothing";
}
function fateOf(view, id) {
	const before = knownUnit(view, id);
	if (before === null || before.cell < 0) return [];
	const words = before.coma ? LYING : ENDS;
	const own = before.side === view.side || before.side === "neutral";
	return [{
		key: unitThing(id),
		title: nameOf(view, id),
		values: { words: own ? words.toReversed() : words },
		of: (after) => endOf(after.units[id], before)
	}];
}
function behindOf(view, id) {
	const blip = view.blips.find((one) => one.id === id);
	if (blip === void 0 || blip.unit !== -2) return [];
	const kinds = [...new Set([
		...couldBe(view, blip).map(({ what }) => what),
		"Ghost",
		"still a Blip"
	])];
	return [{
		key: blipThing(id),
		title: blipName(id),
		values: { words: kinds },
		of: (_after, told) => revealedAs(told, id, blip.cell)
	}];
}
function revealedAs(told, id, cell) {
	for (const { what } of told) {
		if (what.type === "ghost vanished" && what.blip === id) return "Ghost";
		if (what.type === "revealed" && what.cell === cell) return what.kind;
	}
	return "still a Blip";
}
const shotAtBlip = (view, id) => [{
	key: `hit ${blipThing(id)}`,
	title: `Shot at ${blipName(id)}`,
	values: { words: ["hit", "miss"] },
	of: (_after, told) => told.some(({ what }) => what.type === "strike throw" && what.hit && what.unit === view.acting?.unit) ? "hit" : "miss"
}, ...behindOf(view, id)];
function inArea(view, at) {
	const area = cross(grid, at, terrainOf(view.board).levels, 2);
	return view.units.flatMap((unit) => !("hidden" in unit) && unit.blip === -1 && area.includes(unit.cell) ? fateOf(view, unit.id) : []);
}
function healed(view, id) {
	const before = knownUnit(view, id);
	if (before === null) return [];
	const title = nameOf(view, id);
	if (before.coma) return [{
		key: unitThing(id),
		title,
		values: { words: ["wakes", "still in coma"] },
		of: (after) => after.units[id]?.coma === false ? "wakes" : "still in coma"
	}];
	return [{
		key: unitThing(id),
		title: `${title} heals`,
		values: {
			unit: "hearts",
			better: "more"
		},
		of(after) {
			const now = after.units[id];
			return now === void 0 ? 0 : hearts(now) - hearts(before);
		}
	}];
}
const mind = (view, id) => [{
	key: unitThing(id),
	title: `Mind of ${nameOf(view, id)}`,
	values: { words: ["gives way", "holds"] },
	of: (_after, told) => told.some(({ what }) => what.type === "PSI throw" && what.victim === id && what.success) ? "gives way" : "holds"
}];
const jump = (view) => {
	const id = view.acting?.unit ?? -1;
	return [{
		key: "teleport",
		title: `Teleport of ${nameOf(view, id)}`,
		values: { words: ["succeeds", "fails"] },
		of: (_after, told) => told.some(({ what }) => what.type === "teleport throw" && what.unit === id && what.success) ? "succeeds" : "fails"
	}];
};
function repeated(view) {
	const open = view.flow.findLast((f) => strike$1.has(f));
	if (open === void 0 || !strike$1.has(open)) return [];
	const victim = open.victims[0] ?? open.unit;
	if (victim !== -1) return fateOf(view, victim);
	return open.blip === -1 ? [] : behindOf(view, open.blip);
}
function walked(view, to) {
	const who = walkerNow(view);
	const walk = who === null ? null : walkTo(view, who, to);
	return walk === null || walk.sighting === null ? [] : behindOf(view, walk.sighting.blip);
}
const MOST = 4;
function stakes(view, _seat, choice) {
	switch (choice.do) {
		case "attack": return "unit" in choice ? fateOf(view, choice.unit) : shotAtBlip(view, choice.blip);
		case "aim": return inArea(view, choice.at).slice(0, MOST);
		case "heal": return healed(view, choice.unit);
		case "mind": return mind(view, choice.unit);
		case "teleport": return jump(view);
		case "luck":
		case "keep it": return repeated(view);
		case "scan":
		case "spot": return behindOf(view, choice.blip);
		case "walk": return walked(view, choice.to);
		default: return [];
	}
}
const actEnds = (what) => what.type === "turn" || what.type === "round";
// packages/games/chibi-commander/words.ts
const company = (view, ids) => ids.length === 0 ? "" : ` with ${ids.map((id) => nameOf(view, id)).join(" and ")}`;
function actingUnit(view) {
	const unit = view.acting === null ? void 0 : view.units[view.acting.unit];
	return unit === void 0 || "hidden" in unit ? null : unit;
}
function chainWords(view, chain) {
	const unit = actingUnit(view);
	return (unit === null ? void 0 : chainsOf(view, unit)[chain]?.text) ?? `chain ${chain + 1}`;
}
const orderWords = (view, { deal, on = -1 }) => missionOf(view).orders[deal]?.words(view, on) ?? deal;
const dealWords = (view, { deal, on = -1 }) => missionOf(view).deals[deal]?.words(view, on, view.acting?.unit ?? -1) ?? deal;
function answerWords(view, key) {
	const { question } = view;
	const asked = question === null ? void 0 : missionOf(view).questions[question.topic];
	return asked === void 0 || question === null ? String(key) : asked.words(view, key, question.data);
}
function veteran(view, at) {
	return `${(view.campaign?.rosters.find((one) => !one.hidden && one.units[at] !== void 0))?.units[at]?.type ?? "unit"} (${at + 1})`;
}
function goalWords(view, goal) {
	const army = view.armies.find((one) => one.secret !== null && one.secret.spare > 0 && [one.secret.goal, one.secret.spare].includes(goal));
	return `Keep goal ${goal}${army === void 0 ? "" : `: ${goalOf(army.faction, goal).words}`}`;
}
const withDice = (choice) => choice.dice === void 0 ? "" : ` with ${choice.dice} dice`;
const doneWords = ({ acting, ...view }) => acting === null ? "Hide nobody else" : `End ${nameOf(view, acting.unit)}'s activation`;
function hidingWords({ ghost, swap }) {
	if (ghost < 0) return "";
	return swap ? ` on ${cellName(ghost)}, a Ghost in its place` : `, a Ghost on ${cellName(ghost)}`;
}
const sayings = {
	recruit: (choice) => `Recruit ${choice.type}`,
	dismiss: (choice) => `Dismiss ${choice.type}`,
	"keep goal": (choice, view) => goalWords(view, choice.goal),
	buy: (choice) => `Buy ${choice.option}`,
	promote: (choice, view) => `Promote ${veteran(view, choice.unit)} to ${choice.to}`,
	reanimate: (choice) => `Reanimate ${choice.type}`,
	"take along": (choice, view) => `Take ${veteran(view, choice.unit)} along`,
	say: (choice) => `Say “${choice.words}”`,
	"hand over": (choice) => `Hand ${choice.points} ${choice.points === 1 ? "point" : "points"} of ${choice.from} to ${choice.to}`,
	build: (choice, view) => view.building === null ? "Place it" : builtWords(view.building, choice.key),
	ready: () => "Ready",
	place: (choice) => `Place it on ${cellName(choice.at)}`,
	"place the rest": () => "Place the rest at random",
	activate: (choice, view) => `Activate ${nameOf(view, choice.unit)}`,
	uncover: (choice) => `Uncover Blip ${choice.blip + 1}`,
	"move covered": (choice) => `Move Blip ${choice.blip + 1}`,
	spawn: (choice, view) => `${nameOf(view, choice.unit)} arrives on ${cellName(choice.at)}`,
	send: (choice, view) => `${nameOf(view, choice.by)} sends ${nameOf(view, choice.civilian)}`,
	dissolve: (choice) => `Dissolve Ghost ${choice.blip + 1}`,
	spot: (choice) => `Spot Blip ${choice.blip + 1}`,
	scan: (choice, view) => `${nameOf(view, choice.star)} scans Blip ${choice.blip + 1}`,
	order: (choice, view) => orderWords(view, choice),
	"end turn": () => "End the turn",
	"end the mission": () => "Declare the mission finished",
	"play on": () => "Play on",
	"give up": () => "Offer to end the mission",
	walk: (choice) => `Walk to ${cellName(choice.to)}`,
	stop: () => "Stop moving",
	use: (choice, view) => `Use ${chainWords(view, choice.chain)}`,
	attack: (choice, view) => `Attack ${"unit" in choice ? nameOf(view, choice.unit) : `Blip ${choice.blip + 1}`}${withDice(choice)}`,
	aim: (choice) => `Aim at ${cellName(choice.at)}${withDice(choice)}`,
	heal: (choice, view) => `Heal ${nameOf(view, choice.unit)}`,
	mind: (choice, view) => `Attack the mind of ${nameOf(view, choice.unit)}`,
	teleport: (choice, view) => `Teleport to ${cellName(choice.to)}${company(view, choice.with)}`,
	land: (choice) => `Land on ${cellName(choice.at)}`,
	"break off": () => "Break off the chain",
	open: (choice) => `Open the door ${doorName(choice.door)}`,
	close: (choice) => `Close the door ${doorName(choice.door)}`,
	"pick up": (choice, view) => `Pick up ${nameOf(view, choice.unit)}`,
	pull: (choice) => `Pull the crystal on ${cellName(choice.crystal)}`,
	"let go": () => "Let go",
	leave: () => "Leave the map",
	storm: (choice, view) => `${nameOf(view, choice.star)} orders Storm`,
	"start the ship": () => "Start the ship",
	deal: (choice, view) => dealWords(view, choice),
	done: (_choice, view) => doneWords(view),
	luck: (choice, view) => `${nameOf(view, choice.star)} grants Luck`,
	"keep it": () => "Keep it",
	panic: () => "Panic",
	run: () => "Run",
	control: () => "Control",
	hide: (choice, view) => `Hide ${nameOf(view, choice.unit)}${hidingWords(choice)}`,
	answer: (choice, view) => answerWords(view, choice.key),
	yes: () => "Yes",
	no: () => "No"
};
function choiceWords(choice, view) {
	const say = sayings[choice.do];
	return say(choice, view);
}
// packages/games/chibi-commander/rules.ts
const parts = {
	name: "chibi-commander",
	title: "Chibi Commander",
	edition: "3",
	seats: {
		least: 1,
		most: 4,
		kinds: ["person", "program"]
	},
	options,
	book,
	begin,
	view,
	imagine,
	copy,
	words: {
		choice: (choice, shown) => called(choiceWords(choice, shown)),
		...log
	},
	anytime,
	oddsReply,
	reaction,
	windows,
	stakes,
	actEnds
};
defineRules(parts);
const previews = {
	threatOf,
	intents
};
// packages/games/chibi-commander/game.ts
const game = defineGame({
	...parts,
	holds,
	score,
	sides,
	clock,
	foresight: {
		ticks: 2,
		worlds: 1
	},
	rounds: (w) => w.round,
	arrange,
	given,
	report,
	sample,
	inSpace,
	face,
	picks,
	reason,
	scenarios: scenarioSheet,
	forecasts
});
export { game, previews };
