// packages/kernel/src/read/itemAt.ts
function itemAt$1(list, index) {
	const item = list[index];
	if (item === void 0) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
	return item;
}
// packages/kernel/src/chance/bag.ts
function putIn(bag, thing) {
	const at = bag.kinds.indexOf(thing);
	if (at >= 0) bag.left[at] = itemAt$1(bag.left, at) + 1;
	else {
		bag.kinds.push(thing);
		bag.left.push(1);
	}
}
function takeOut(bag, thing) {
	const at = bag.kinds.indexOf(thing);
	if (at < 0 || bag.left[at] === 0) return false;
	bag.left[at] = itemAt$1(bag.left, at) - 1;
	return true;
}
function contents(bag) {
	const all = new Map();
	const add = (kind, count) => void (count > 0 && all.set(kind, (all.get(kind) ?? 0) + count));
	for (const kind of bag.top) add(kind, 1);
	bag.kinds.forEach((kind, i) => add(kind, itemAt$1(bag.left, i)));
	for (const kind of bag.bottom) add(kind, 1);
	return all;
}
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
function isJson(value) {
	if (value === null || typeof value === "string" || typeof value === "boolean") return true;
	if (typeof value === "number") return Number.isFinite(value);
	return isObject(value) && Object.values(value).every(isJson);
}
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
const shown = (value) => {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const someJson = (value, where) => {
	if (!isJson(value)) throw new BadInput(where, "must be plain JSON");
	return value;
};
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
const listOf = (reader, most = Infinity) => (value, where) => {
	if (!Array.isArray(value)) throw new BadInput(where, `must be a list, not ${shown(value)}`);
	if (value.length > most) throw new BadInput(where, `${value.length} are too many: at most ${most}`);
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
const MOST_STEPS = 2e5;
const isEmpty = (who) => who === null || typeof who === "object" && who.length === 0;
function scriptedSeat(w, who, scripted) {
	if (who === null) return void 0;
	if (typeof who === "number") return scripted(w, who) ? who : void 0;
	return who.find((seat) => scripted(w, seat));
}
function run$1(book, play) {
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
	return run$1(book, play);
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
			run$1(book, new Playing(w, chance, tell));
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
				run$1(book, playing);
			}
		},
		resume(w, chance, tell) {
			run$1(book, new Playing(w, chance, tell));
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
// packages/kernel/src/rules/ownContent.ts
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
const seatOfLetter = (letter) => /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : -1;
// packages/kernel/companion/state.ts
const REASONS = [
	"die misread",
	"typed wrongly",
	"rule forgotten",
	"model was moved"
];
const within = ({ bounds }, value) => "words" in bounds ? typeof value === "string" && bounds.words.includes(value) : typeof value === "number" && Number.isInteger(value) && value >= bounds.least && value <= bounds.most;
const boundsWords = ({ bounds }) => "words" in bounds ? bounds.words.join(", ") : `${bounds.least} to ${bounds.most}`;
const onlyHas = (value, keys) => Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
const isCorrection = (choice) => isObject(choice) && choice["do"] === "correct" && onlyHas(choice, [
	"do",
	"thing",
	"field",
	"from",
	"to",
	"reason"
]) && typeof choice["thing"] === "string" && typeof choice["field"] === "string" && REASONS.some((reason) => reason === choice["reason"]);
const isMoved = (choice) => isObject(choice) && choice["do"] === "moved" && onlyHas(choice, ["do", "thing"]) && typeof choice["thing"] === "string";
function correctionFault(kept, choice, rule) {
	const thing = kept.find((one) => one.thing === choice.thing);
	if (thing === void 0) return refuse(rule, "The app keeps no such thing.");
	const field = thing.fields.find(({ key }) => key === choice.field);
	if (field === void 0) return refuse(rule, `Nothing of that name is kept of ${thing.name}.`);
	if (field.value !== choice.from) return refuse(rule, `${field.label} of ${thing.name} is ${field.value} by now.`);
	if (!within(field, choice.to)) return refuse(rule, `${field.label} of ${thing.name} must be one of ${boundsWords(field)}.`);
	return choice.to === choice.from ? refuse(rule, `${field.label} of ${thing.name} is that already.`) : null;
}
const movedFault = (kept, choice, rule) => kept.some(({ thing, side }) => thing === choice.thing && side !== "table") ? null : refuse(rule, "The app keeps no such model.");
function others(field) {
	const { bounds, value } = field;
	return ("words" in bounds ? [...bounds.words] : Array.from({ length: bounds.most - bounds.least + 1 }, (_, i) => bounds.least + i)).filter((one) => one !== value);
}
function anyCorrection(kept, chance, rule) {
	const open = kept.flatMap(({ thing, fields }) => fields.filter((field) => others(field).length > 0).map((field) => ({
		thing,
		field
	})));
	if (open.length === 0) return null;
	const one = itemAt$1(open, chance.roll(open.length, rule) - 1);
	const values = others(one.field);
	return {
		do: "correct",
		thing: one.thing,
		field: one.field.key,
		from: one.field.value,
		to: itemAt$1(values, chance.roll(values.length, rule) - 1),
		reason: itemAt$1(REASONS, chance.roll(REASONS.length, rule) - 1)
	};
}
// packages/kernel/companion/questions.ts
const WON = {
	people: "the people have won",
	automaton: "the automaton has won",
	nobody: "nobody has won"
};
const BECAUSE = {
	"die misread": "a die was misread",
	"typed wrongly": "it was typed wrongly",
	"rule forgotten": "a rule was forgotten",
	"model was moved": "a model was moved"
};
const wonWords = (winner) => WON[winner];
const companionLog = {
	corrected: {
		words: ({ name, field, from, to, reason, number }) => `Correction ${number}: ${field} of ${name} is ${to}, not ${from}, because ${BECAUSE[reason]}`,
		about: ({ thing }) => [thing]
	},
	"moved by hand": {
		words: ({ name }) => `${name} was moved by accident; nothing that is kept changes`,
		about: ({ thing }) => [thing]
	},
	ended: ({ winner }) => `The people end the game: ${WON[winner]}`
};
const goTo = (step) => ({ goTo: step });
const CORRECT = [{ kind: "correct" }];
function questionsFor(keeping) {
	const { kept, rules } = keeping;
	return (parts) => ({
		rule: parts.rule,
		sheet: (w, f) => parts.sheet(w, f),
		prompt: (w, f) => parts.sheet(w, f)?.questions[0]?.title ?? "What now?",
		who: (w, f) => parts.sheet(w, f) === null ? null : 0,
		offers: (w, f) => (parts.sheet(w, f)?.outlooks ?? []).map(({ answers }) => ({
			do: "answer",
			answers
		})),
		spaces: () => CORRECT,
		judge(w, _f, _seat, choice) {
			if (isCorrection(choice)) return correctionFault(kept(w), choice, rules.correct);
			if (isMoved(choice)) return movedFault(kept(w), choice, rules.moved);
			return refuse(parts.rule, "That is none of the answers here.");
		},
		take(play, f, _seat, choice) {
			if (choice.do === "correct" || choice.do === "moved") {
				setRight(keeping, play, choice);
				return "again";
			}
			if (choice.do !== "answer") throw new Error(`'${choice.do}' answers no question`);
			const item = parts.trail?.(play.w, f, choice.answers) ?? null;
			if (item !== null) play.w.trail.push(item);
			return parts.take(play, f, choice.answers);
		},
		...parts.after && { after: parts.after }
	});
}
function setRight({ rules, kept, correct }, play, choice) {
	const { w } = play;
	const thing = kept(w).find((one) => one.thing === choice.thing);
	if (thing === void 0) throw new Error(`nothing is kept of ${choice.thing}`);
	if (choice.do === "moved") {
		play.tell?.({
			type: "moved by hand",
			thing: thing.thing,
			name: thing.name
		}, rules.moved);
		return;
	}
	const field = thing.fields.find(({ key }) => key === choice.field);
	w.corrections++;
	correct(play, choice.thing, choice.field, choice.to);
	play.tell?.({
		type: "corrected",
		thing: thing.thing,
		name: thing.name,
		field: field?.label ?? choice.field,
		from: choice.from,
		to: choice.to,
		reason: choice.reason,
		number: w.corrections
	}, rules.correct);
}
function endings(rule) {
	const all = [
		"people",
		"automaton",
		"nobody"
	].map((winner) => ({
		do: "end",
		winner
	}));
	return {
		offers: () => all,
		includes: (choice) => all.some((one) => same(one, choice)),
		take(play, seat, choice) {
			if (choice.do !== "end") return;
			const tell = play.tell;
			tell?.({
				type: "ended",
				winner: choice.winner
			}, rule);
			play.end({
				winners: choice.winner === "people" ? [seat] : [],
				rule,
				why: WON[choice.winner]
			});
		}
	};
}
// packages/kernel/companion/sheet.ts
function plainSheet(question, parts) {
	const { subject = null, act = null, rule, sentence, button = "Go on", throws } = parts;
	return {
		subject,
		act,
		questions: [question],
		outlooks: question.answers.map(({ value, label }) => ({
			answers: { [question.key]: value },
			sentence: sentence?.(value, label) ?? `${label}.`,
			rule,
			button: typeof button === "string" ? button : button(value),
			throws: throws?.(value) ?? []
		}))
	};
}
function combinations(questions) {
	let all = [{}];
	for (const { key, answers } of questions) all = all.flatMap((one) => answers.map(({ value }) => ({
		...one,
		[key]: value
	})));
	return all;
}
const answerWords = (sheet, answers) => sheet.questions.map(({ key, answers: all }) => all.find(({ value }) => value === answers[key])?.label ?? answers[key] ?? "").join(", ");
// packages/kernel/companion/companion.ts
const hasSheet = (step) => "sheet" in step;
function sheetOf(book, w) {
	if (w.over !== null) return null;
	const f = top(w);
	const step = questionOf(book, f);
	return hasSheet(step) ? step.sheet(w, f) : null;
}
const fieldOf = (kept, thing, field) => {
	const one = kept.find((kind) => kind.thing === thing);
	return [one?.name ?? thing, one?.fields.find(({ key }) => key === field)?.label ?? field];
};
function choiceWords(choice, view) {
	switch (choice.do) {
		case "answer": return view.sheet === null ? "An answer" : answerWords(view.sheet, choice.answers);
		case "correct": {
			const [name, label] = fieldOf(view.kept, choice.thing, choice.field);
			return `Correct ${label} of ${name} to ${choice.to}`;
		}
		case "moved": return `${fieldOf(view.kept, choice.thing, "")[0]} was moved by accident`;
		case "end": return `End the game: ${wonWords(choice.winner)}`;
	}
}
const reportOf = (kept) => Object.fromEntries(kept.map(({ name, fields }) => [name, Object.fromEntries(fields.map(({ key, value }) => [key, value]))]));
function arranged(given, begin) {
	const world = isObject(given) ? given["world"] : void 0;
	const like = begin();
	if (!isObject(world) || !isJson(world)) throw new BadInput("given.world", "must be the world of a companion");
	for (const key of Object.keys(like)) if (!Object.hasOwn(world, key)) throw new BadInput(`given.world.${key}`, "is missing");
	return copyJson(world);
}
function defineCompanion(parts) {
	const { name, title, edition, options, book, keeping, headline, log, begin } = parts;
	const { kept, rules } = keeping;
	const defaults = () => Object.fromEntries(Object.entries(options).map(([key, option]) => [key, "choices" in option ? option.choices[0] ?? null : option.fallback]));
	return defineGame({
		name,
		title,
		edition,
		seats: {
			least: 1,
			most: 1,
			kinds: ["person"]
		},
		options,
		book,
		begin: (given, _seats) => begin(given),
		view: (w) => ({
			headline: headline(w),
			sheet: sheetOf(book, w),
			kept: kept(w),
			trail: copyJson(w.trail),
			corrections: w.corrections,
			over: w.over,
			world: copyJson(w)
		}),
		imagine: (view) => copyJson(view.world),
		copy: copyJson,
		words: {
			choice: choiceWords,
			...log
		},
		anytime: endings(rules.end),
		score: (w, seat) => w.over === null ? .5 : w.over.winners.includes(seat) ? 1 : 0,
		arrange: (given) => arranged(given, () => begin(defaults())),
		given: (w) => ({ world: worldJson(w) }),
		report: (w) => reportOf(kept(w)),
		sample(w, _seat, _space, chance) {
			const correction = anyCorrection(kept(w), chance, rules.correct);
			if (correction === null) throw new Error("nothing is kept");
			return correction;
		},
		inSpace: (w, _seat, _space, choice) => isCorrection(choice) ? correctionFault(kept(w), choice, rules.correct) === null : isMoved(choice) && movedFault(kept(w), choice, rules.moved) === null
	});
}
function worldJson(w) {
	const copy = copyJson(w);
	if (!isJson(copy)) throw new Error("the world is no JSON");
	return copy;
}
// packages/kernel/companion/facts.ts
function completions(known, unknown) {
	let all = [known];
	for (const { key, answers } of unknown) all = all.flatMap((facts) => answers.map((value) => ({
		...facts,
		[key]: value
	})));
	return all;
}
function nextPredicate(predicates, known, outcome, later = []) {
	const unknown = predicates.filter(({ key }) => known[key] === void 0);
	const ordered = [...unknown.filter(({ key }) => !later.includes(key)), ...unknown.filter(({ key }) => later.includes(key))];
	for (const one of ordered) if (completions(known, unknown.filter(({ key }) => key !== one.key)).some((facts) => {
		return new Set(one.answers.map((value) => outcome({
			...facts,
			[one.key]: value
		}))).size > 1;
	})) return one.key;
	return null;
}
const settled$1 = (predicates, known) => completions(known, predicates.filter(({ key }) => known[key] === void 0).map(({ key, answers }) => ({
	key,
	answers: answers.slice(0, 1)
})))[0] ?? known;
// packages/kernel/companion/log.ts
function joinedLog(base, kinds) {
	const more = logWords(kinds);
	const isNew = (what) => Object.hasOwn(kinds, what.type);
	const old = (what) => what;
	return {
		types: [...base.types ?? [], ...more.types ?? []],
		happening: (what, names) => isNew(what) ? more.happening(what, names) : base.happening(old(what), names),
		about: (what) => (isNew(what) ? more.about(what) : base.about?.(old(what))) ?? [],
		by: (what) => (isNew(what) ? more.by(what) : base.by?.(old(what))) ?? null,
		dice: (what) => (isNew(what) ? more.dice(what) : base.dice?.(old(what))) ?? [],
		rolls: (what) => isNew(what) ? null : base.rolls?.(old(what)) ?? null,
		section: (what) => (isNew(what) ? more.section(what) : base.section?.(old(what))) ?? null,
		beat: (what) => isNew(what) ? more.beat(what) : base.beat?.(old(what)) ?? {
			kind: "note",
			weight: 1
		},
		opens: (what) => (isNew(what) ? more.opens(what) : base.opens?.(old(what))) ?? null,
		items: (what) => (isNew(what) ? more.items(what) : base.items?.(old(what))) ?? []
	};
}
// packages/kernel/proof/laws/trial.ts
const NAMES = [
	"Ann",
	"Bob",
	"Cem",
	"Dot",
	"Eve"
];
const people = (count) => NAMES.slice(0, count).map((name) => ({
	kind: "person",
	name
}));
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
const MOST_CELLS = 32e3;
const isBoard = (width, height) => width >= 1 && width <= 255 && height >= 1 && height <= 255 && width * height <= MOST_CELLS;
function gridOf(width, height) {
	if (!isBoard(width, height)) throw new RangeError(`no board has ${width} x ${height} cells`);
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
const cellAt = (grid, x, y) => x >= 0 && x < grid.width && y >= 0 && y < grid.height ? y * grid.width + x : -1;
const neighbour = (grid, cell, direction) => grid.next[cell * 8 + direction] ?? -1;
function directionTo(grid, from, to) {
	for (let d = 0; d < 8; d++) if (grid.next[from * 8 + d] === to) return d;
	return -1;
}
const opposite = (direction) => direction < 4 ? direction + 2 & 3 : 4 + (direction - 2 & 3);
const kingSteps = (grid, a, b) => Math.max(Math.abs(grid.x[a] - grid.x[b]), Math.abs(grid.y[a] - grid.y[b]));
// packages/board/src/grid/areas.ts
function rectangle(grid, left, top, right, bottom) {
	const cells = [];
	for (let y = Math.max(0, top); y <= Math.min(grid.height - 1, bottom); y++) for (let x = Math.max(0, left); x <= Math.min(grid.width - 1, right); x++) cells.push(y * grid.width + x);
	return cells;
}
const SPAN = 256;
const known$2 = [];
function lineSteps(nx, ny) {
	return known$2[nx * SPAN + ny] ?? walk$1(nx, ny);
}
function walk$1(nx, ny) {
	const line = [];
	for (let ix = 0, iy = 0; ix < nx || iy < ny;) {
		const vertical = (1 + 2 * ix) * ny;
		const horizontal = (1 + 2 * iy) * nx;
		line.push(vertical < horizontal ? 0 : vertical > horizontal ? 1 : 2);
		if (vertical <= horizontal) ix++;
		if (horizontal <= vertical) iy++;
	}
	return known$2[nx * SPAN + ny] = Uint8Array.from(line);
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
const LONGEST$1 = 511;
function linesOf(text) {
	const lines = text.replace(/^\n+/, "").trimEnd().split("\n");
	if (lines.reduce((most, line) => Math.max(most, line.length), lines.length) > LONGEST$1) throw new BadPicture(`a picture has at most ${LONGEST$1} lines and columns`);
	return lines;
}
function boardOf$1(width, height) {
	if (!isBoard(width, height)) throw new BadPicture(`no board has ${width} x ${height} cells`);
	return gridOf(width, height);
}
function readPlain(text) {
	const lines = linesOf(text);
	const width = itemAt(lines, 0).length;
	lines.forEach((line, i) => {
		if (line.length !== width) throw new BadPicture(`line ${i + 1} has ${line.length} cells, the first has ${width}`);
	});
	const height = lines.length;
	return {
		grid: boardOf$1(width, height),
		cells: lines.join(""),
		upright: " ".repeat((width + 1) * height),
		level: " ".repeat(width * (height + 1))
	};
}
// packages/games/enemy-eternal/content/maps.ts
const maps = {
	"MAP-01": `
AAAAAA........o...............BBBBBB
AAAAAA........o...........ss..BBBBBB
AAssAA..#####.................BBssBB
AAAAAA.s#####.H..s..HH..####.HBBBBBB
AAAAAA.s#####.H..s......####..BBBBBB
AAAHAA..#####....s....s.####..BBHBBB
AAAHAA.............s..s.####..BBHBBB
AAAAAA...ss.............####..BBBBBB
AAAAAA.H...H...HH.............BBBBBB
AAAAAA.H...H................s.BBBBBB
AAAAAA......o....o..HH...H....BBBBBB
AAAAHA......oo..oo..........H.BBBsBB
AAsAAA.H..........oo..oo......BHBBBB
AAAAAA....H...HH..o....o......BBBBBB
AAAAAA.s................H...H.BBBBBB
AAAAAA.............HH...H...H.BBBBBB
AAAAAA..####.............ss...BBBBBB
AAAHAA..####.s..s.............BBHBBB
AAAHAA..####.s....s....#####..BBHBBB
AAAAAA..####......s..H.#####s.BBBBBB
AAAAAAH.####..HH..s..H.#####s.BBBBBB
AAssAA.................#####..BBssBB
AAAAAA..ss...........o........BBBBBB
AAAAAA...............o........BBBBBB`,
	"MAP-02": `
AAAAAA........................BBBBBB
AAAAAA........................BBBBBB
AAssAA..####............####..BBssBB
AAAAAA..####...~~~~~~...####..BBBBBB
AAAAAA..####............####..BBBBBB
AAAHAA.......H.ss..ss.H.......BBHBBB
AAAHAA.s....................s.BBHBBB
AAAAAA..HH...s........s...HH..BBBBBB
AAAAAA..........ssss..........BBBBBB
AAAAAAs....oo.HH....HH.oo....sBBBBBB
AAAAAAs.H.....H......H.....H.sBBBBBB
AAAAHA....H.s....mm....s.H....BBBsBB
AAsAAA....H.s....mm....s.H....BHBBBB
AAAAAAs.H.....H......H.....H.sBBBBBB
AAAAAAs....oo.HH....HH.oo....sBBBBBB
AAAAAA..........ssss..........BBBBBB
AAAAAA..HH...s........s...HH..BBBBBB
AAAHAA.s....................s.BBHBBB
AAAHAA.......H.ss..ss.H.......BBHBBB
AAAAAA..####............####..BBBBBB
AAAAAA..####...~~~~~~...####..BBBBBB
AAssAA..####............####..BBssBB
AAAAAA........................BBBBBB
AAAAAA........................BBBBBB`,
	"MAP-03": `
AAAAAA........................BBBBBB
AAAAAA....sss..........sss....BBBBBB
AAssAA........................BBssBB
AAAAAA...#.....H...H..........BBBBBB
AAAAAA...#.......T........#...BBBBBB
AAAHAA...#..###H...HH.....#...BBHBBB
AAAHAA.H.#...........###..#.H.BBHBBB
AAAAAA.H.#....s...........#.H.BBBBBB
AAAAAA...#..H...oooo.s....#...BBBBBB
AAAAAA......H..........H..#...BBBBBB
AAAAAA......H..H....H..H......BBBBBB
AAAAHA.s.........T..........s.BBBsBB
AAsAAA.s..........H.........s.BHBBBB
AAAAAA......H..H....H..H......BBBBBB
AAAAAA...#..H..........H......BBBBBB
AAAAAA...#....s.oooo...H..#...BBBBBB
AAAAAA.H.#...........s....#.H.BBBBBB
AAAHAA.H.#..###...........#.H.BBHBBB
AAAHAA...#.....HH...H###..#...BBHBBB
AAAAAA...#........T.......#...BBBBBB
AAAAAA..........H...H.....#...BBBBBB
AAssAA........................BBssBB
AAAAAA....sss..........sss....BBBBBB
AAAAAA........................BBBBBB`,
	"MAP-04": `
AAAAAA..........####..........BBBBBB
AAAAAA.sss..s...####...s..sss.BBBBBB
AAssAA..........####..........BBssBB
AAAAAA...H......oo........H...BBBBBB
AAAAAA.......C..oo....C.......BBBBBB
AAAHAA..........####..........BBHBBB
AAAHAA.....H....####....H.....BBHBBB
AAAAAA.H...H....####....H...H.BBBBBB
AAAAAA.......H..####..H.......BBBBBB
AAAAAA..........####..........BBBBBB
AAAAAA......o..H.......o......BBBBBB
AAAAHA..H.s..o.C.....H...s.H..BBBsBB
AAsAAA..H.s...H.....C.o..s.H..BHBBBB
AAAAAA......o.......H..o......BBBBBB
AAAAAA..........####..........BBBBBB
AAAAAA.......H..####..H.......BBBBBB
AAAAAA.H...H....####....H...H.BBBBBB
AAAHAA.....H....####....H.....BBHBBB
AAAHAA..........####..........BBHBBB
AAAAAA.......C....oo..C.......BBBBBB
AAAAAA...H........oo......H...BBBBBB
AAssAA..........####..........BBssBB
AAAAAA.sss..s...####...s..sss.BBBBBB
AAAAAA..........####..........BBBBBB`,
	"MAP-05": `
AAAAAA........................BBBBBB
AAAAAA........................BBBBBB
AAssAA......ss........ss......BBssBB
AAAAAA..###......ss......###..BBBBBB
AAAAAA..###...HH....HH...###..BBBBBB
AAAHAA..###......oo......###..BBHBBB
AAAHAAs......................sBBHBBB
AAAAAAs...HH.....==.....HH...sBBBBBB
AAAAAA.......hhh1111hhh.......BBBBBB
AAAAAA..H....h11111h11h....H..BBBBBB
AAAAAA..H....h111111111....H..BBBBBB
AAAAHA...oo.=11h1I#1111=.oo...BBBsBB
AAsAAA...oo.=1111#I1h11=.oo...BHBBBB
AAAAAA..H....111111111h....H..BBBBBB
AAAAAA..H....h11h11111h....H..BBBBBB
AAAAAA.......hhh1111hhh.......BBBBBB
AAAAAAs...HH.....==.....HH...sBBBBBB
AAAHAAs......................sBBHBBB
AAAHAA..###......oo......###..BBHBBB
AAAAAA..###...HH....HH...###..BBBBBB
AAAAAA..###......ss......###..BBBBBB
AAssAA......ss........ss......BBssBB
AAAAAA........................BBBBBB
AAAAAA........................BBBBBB`,
	"MAP-06": `
....................................
....................................
..AAAA......H....oo.................
..AAAA.............###H###..###H###.
..AAsA..H..........#..............#.
..AAAA..H..s....s..#BBBBBB........#.
..AAAA..........s..#BBHBBB...HH...#.
..AAAA.......H......BBHBBB........#.
..AAAAs......H......BBBBBH........#.
EEAAAAs...s........#BBBBBB.######.#.
EEAAAA.............#BBBBBB.#.H..#.#.
EEAAAA...H.o..o.H..HBBBBHB....V.#...
EEAAAA...H.o..o.H..HBBBBHB......#...
EEAAAA.............#BBBBBB.#.H..#.#.
EEAAAAs...s........#BBBBBB.######.#.
..AAAAs......H......BBBBBH........#.
..AAAA.......H......BBHBBB........#.
..AAAA..........s..#BBHBBB...HH...#.
..AAAA..H..s....s..#BBBBBB........#.
..AAsA..H..........#..............#.
..AAAA.............###H###..###H###.
..AAAA......H....oo.................
....................................
....................................`,
	"MAP-07": `
AAAAAA..........oo............BBBBBB
AAAAAA..........oo............BBBBBB
AAssAA..##...s........s...##..BBssBB
AAAAAA..##.....HH.........##..BBBBBB
AAAAAA..##.H............H.##..BBBBBB
AAAHAA.s...H.........H..H...s.BBHBBB
AAAHAA.......#####...H........BBHBBB
AAAAAA...........#............BBBBBB
AAAAAA.H..s......#s....s.H..H.BBBBBB
AAAAAA.....o.##.##s.....o.....BBBBBB
AAAAAA...#................#...BBBBBB
AAAAHAs..#..H..H.~~sH..H..#..sBBBsBB
AAsAAAs..#..H..Hs~~.H..H..#..sBHBBBB
AAAAAA...#................#...BBBBBB
AAAAAA.....o.....s##.##.o.....BBBBBB
AAAAAA.H..H.s....s#......s..H.BBBBBB
AAAAAA............#...........BBBBBB
AAAHAA........H...#####.......BBHBBB
AAAHAA.s...H..H.........H...s.BBHBBB
AAAAAA..##.H............H.##..BBBBBB
AAAAAA..##.........HH.....##..BBBBBB
AAssAA..##...s........s...##..BBssBB
AAAAAA............oo..........BBBBBB
AAAAAA............oo..........BBBBBB`,
	"MAP-08": `
AAAAAAA..................................BBBBBBB
AAAAAAA...........H......................BBBBBBB
AAAAssA.s.............XXX..............H.BssBBBB
AAAAAAA.s.#####.H...H.XXX..H...H.ss....H.BBBBBBB
AAAAAAA...#####.H.....XXX......H.........BBBBBBB
AAAAAAA...#####.....H.....H..............BBBBBBB
AAAHAAA...#####..oo.......H......#####...BBBHBBB
AAAHAAA......................oo..#####...BBBHBBB
AAAAAAA...........###............#####...BBBBBBB
AAAAAAA..H.o.H....###.s..s.###...#####...BBBBBBB
AAAAAHA..H.o...s..###.s..s.###...........BHBBBBB
AAsAAAA...........###......###..s..oo....BBBBsBB
AAAAAAA...####.......oo..oo###....H......BBBBBBB
AAAAAAA.s.####.....................s..H..BBBBBBB
AAAAAAA.s.####..H..sH.XXXX.Hs.........H..BBBBBBB
AAAHAAA.........H.....XXXX.....H.........BBBHBBB
AAAHAAA.........H.....XXXX.....H.........BBBHBBB
AAAAAAA..H.........sH.XXXX.Hs..H..####.s.BBBBBBB
AAAAAAA..H..s.....................####.s.BBBBBBB
AAAAAAA......H....###oo..oo.......####...BBBBBBB
AAsAAAA....oo..s..###......###...........BBBBsBB
AAAAAHA...........###.s..s.###..s...o.H..BHBBBBB
AAAAAAA...#####...###.s..s.###....H.o.H..BBBBBBB
AAAAAAA...#####............###...........BBBBBBB
AAAHAAA...#####..oo......................BBBHBBB
AAAHAAA...#####......H.......oo..#####...BBBHBBB
AAAAAAA..............H.....H.....#####...BBBBBBB
AAAAAAA.........H......XXX.....H.#####...BBBBBBB
AAAAAAA.H....ss.H...H..XXX.H...H.#####.s.BBBBBBB
AAAAssA.H..............XXX.............s.BssBBBB
AAAAAAA......................H...........BBBBBBB
AAAAAAA..................................BBBBBBB`,
	"MAP-11": `
....................................
..........oo........................
....................................
...s..###...H....ss....H...####.....
......###..................####s....
..........H........oo......####.....
AA..................................
AA..H..s............................
AA..H......s..##H#.#H##..H......H...
AA............H.......H....o........
AA.......H....#.H...H.#.............
AA...s...H..s....XX......s...H......
AA...s......s....XXa.....s...H......
AA.......H....#.H...H.#.............
AA............H.......H....o........
AA..H......s..##H#.#H##..H......H...
AA..H..s............................
AA..................................
..........H........oo......####.....
......###..................####..s..
...s..###...H....ss....H...####.....
....................................
..........oo........................
....................................`,
	"MAP-12": `
....................................
....................................
..........H.........................
....ss.......H..oo..................
...........C.......HH......H...H....
AA.......H..a.........s......C......
AA............s.............b.......
AA.H..........................H.....
AA.......##########oo##########.....
AA.......##########oo##########.....
AA.............................o....
AA....H.s......ss.........s......H..
AA....H...............ss.........H..
AA..........HH..............HH......
AA................H.................
AA.......ss...##..H.................
AA.H..........##..............o.s...
AA..........oo......o....H......s...
AA....HH..............H.c...........
................HH......C...........
....ss................H...H.........
............ss......................
....................................
....................................`,
	"MAP-13": `
....................................
....................................
.......#####...#####...#####........
.......#...#...#...#...#...#........
...s...H...H...H.V.H...H.V.H...H....
...s...#...#...#...#...#...#........
AAA....##.##...##.##...##.##.....s..
AAA.................s...............
AAA........s..s..............H......
AAA..H...........HH..H.....s........
EAA......H.....o................H...
EAA...s......H.......ao..H...o.....r
EAA...s......H........o..H...ob....r
EAA......H.....o................H...
AAA..H...........HH..H.....s........
AAA........s..........s......H......
AAA....##.##...##.##s..##.##........
AAA....#...#...#...#...#...#.....s..
...s...H...H...H...H...H.V.H........
...s...#...#...#...#...#...#...H....
.......#####...#####...#####........
....................................
....................................
....................................`,
	"MAP-14": `
....................................
....................................
................###............s....
........ss......###.H.....s.........
AA..............###................r
AA..H...............................
AA..H.......HH........##H#.#H##.....
AA..................s.#.......#.....
AA.....H.........H....H.......#.H...
AA.........o..s.....o.#..H..b.......
AA.s.....##......o....#..H....#.....
AA....s..##..H..s..H....a....H#..H..
AA....s..##..H..s..H.......T..#..H..
AA.s.....##......o....#..H...H#.....
AA.........o..s.....o.#..H..........
AA.....H.........H....H.......#.H...
AA..................s.#.......#.....
AA..H.......HH........##H#.#H##.....
AA..H...............................
AA..............###................r
........ss......###.H.....s.........
................###............s....
....................................
....................................`,
	"MAP-15": `
....................................
....................................
....................................
..........H.I.s....##..............r
....ss.......a.....##.....H.ss......
AA..s....H.sH.......................
AA..............ss..............ss..
AA.......o~~~~o......s.....=........
AA.H.................s..h11h11h.....
AA.H...s.........###....h111111.....
AA.....s....ss...###....11h1111.....
AA.............H.......=111cI11.H...
AA......##.....H....s...1111111.H...
AA......##..ss..s.......1111111.....
AA.H.............s....s.h11h11h.....
AA.H...s..............s....=........
AA.......o~~~~~o..HH.............s..
AA.......................H......s...
AA...ss........H.....###............
......s.....sH.b.....###....ss......
..........H...I.s..................r
....................................
....................................
....................................`,
	"MAP-16": `
....................................
...................oo...............
.........#######.......########.....
...s.....#.....#..H....#......#.....
.........#..C..#..H.........C.H..s..
.........H...a.H.......#...b..#.....
AA...H...#.....#....s..#......#.....
AA...H...###.###.s.....#H#.#H##.....
AA..................................
AA.........s.......H.............H..
AA...........HH..........s..HH......
AA....s.H.o.....s.....H..o.....s...r
AA....s.H.o.....s..d..H..o.....s...r
AA...........HH..........s..HH......
AA.........s.......H.............H..
AA..................................
AA...H...###.###.s.....#H#.#H##.....
AA...H...#.....#....s..#......#.....
.........H.....H.......#...c..#.....
.........#..C..#..H.........C.H..s..
...s.....#.....#..H....#......#.....
.........#######.......########.....
...................oo...............
....................................`,
	"MAP-17": `
....................................
....................................
........ss......o...................
...........####........s.........BB.
............V.#..HH.......H......BB.
......H....#.................s...BBr
......H....####s....####.........BB.
AA...................V.#.......H.BB.
AA.s.....H..........#....H.......BB.
AA.....o......H.s..s####.........BB.
AA.........................####..BB.
AA...s...H...s...VH.o...H.o.V.#.HBBr
AA...s...H...s....H.o...H.o#....HBBr
AA.........................####..BB.
AA.....o......H.s..s####.........BB.
AA.s.....H.............#.H.......BB.
AA..................#.V........H.BB.
......H....####s....####.........BB.
......H.....V.#..............s...BBr
...........#.....HH.......H......BB.
...........####........s.........BB.
........ss......o...................
....................................
....................................`,
	"MAP-18": `
AAAAAA........................BBBBBB
AAAAAA........s......s........BBBBBB
AAssAA..ss.......C........ss..BBssBB
AAAAAA..........H..H..........BBBBBB
AAAAAA.H.....H........H.....H.BBBBBB
AAAHAA...###.....ss.....###...BBHBBB
AAAHAA...###........##..###...BBHBBB
AAAAAA...###s..##...##.s###...BBBBBB
AAAAAAs..###...##...##..###..sBBBBBB
AAAAAA............o...........BBBBBB
AAAAAA.....o.H..H.o...H.o.....BBBBBB
AAAAHA.H..H...oH.C..Ho...H..H.BBBsBB
AAsAAA.H..H...oH..H.Ho...H..H.BHBBBB
AAAAAA.....o.H...o.H..H.o.....BBBBBB
AAAAAA...........o............BBBBBB
AAAAAAs..###..##...##...###..sBBBBBB
AAAAAA...###s.##...##..s###...BBBBBB
AAAHAA...###..##........###...BBHBBB
AAAHAA...###.....ss.....###...BBHBBB
AAAAAA.H.....H........H.....H.BBBBBB
AAAAAA..........H..H..........BBBBBB
AAssAA..ss........C.......ss..BBssBB
AAAAAA........s......s........BBBBBB
AAAAAA........................BBBBBB`,
	"MAP-19": `
.....................#..............
.....................#..............
......s.....oo.......#..H..........r
...............H..H..#..............
........H........I...H...H...s......
AA......H..s...H..a..#..............
AA..H.........s......#.s............
AA..H................#.....###.###..
AA..........HH....H..#..H..#.....#..
AA....s..............#.....H.....#..
AA...............s...#.....#.Hd..#..
AA.s.....H.s...H..oo.D..c.....XX.#..
AA.s.....H.s...H..oo.D........XX.#..
AA...............s...#.....#.H...#..
AA....s..............#.....H.....#..
AA..........HH....H..#..H..#.....#..
AA..H................#.....###.###..
AA..H.........s......#.s............
AA......H..s...H..b..#..............
........H........I...H...H...s......
...............H..H..#..............
......s.....oo.......#..H..........r
.....................#..............
.....................#..............`,
	"MAP-20": `
####################################
####################################
........#......s....#...............
...s....#.........s.#.s.....o......r
AAA.....#..H..T...............H..H..
AAA..H..#..H............b.s.........
AAA..H..............#...............
AAA..........s...H..#......###.###..
AAA.....#.s......H..H..H...#.....#..
AAA.....#...H.......#......H..H..#..
EAA.....#.....H.....#......#.....#..
EAA..H....o...a..H....o.H......I.#..
EAA..H....o......H....o.H....d...#..
EAA.....#.....H.....#......#.....#..
AAA.....#...H.......#......H..H..#..
AAA.....#.s......H..H..H...#.....#..
AAA..........s...H..#......###.###..
AAA..H..............#...............
AAA..H..#..H............c.s.........
AAA.....#..H..T...............H..H..
...s....#.........s.#.s.....o......r
........#......s....#...............
####################################
####################################`
};
const isMap = (name) => Object.hasOwn(maps, name);
const mapNames = Object.keys(maps).filter(isMap);
const SIGNS$1 = {
	"#": 4,
	"~": 5,
	H: 1,
	h: 1,
	s: 2,
	o: 3,
	T: 7,
	C: 7,
	I: 7,
	D: 6,
	m: 8
};
const RAISED = {
	"MAP-05": [
		[17, 11],
		[18, 11],
		[17, 12],
		[18, 12]
	],
	"MAP-15": [[27, 11], [28, 11]]
};
const byBoard = new WeakMap();
const byPicture = new Map();
function groundOf(board) {
	const known = byBoard.get(board);
	if (known !== void 0) return known;
	const key = `${board.map}|${board.gone.join()}|${board.solid.join()}|${board.raised?.join() ?? ""}`;
	let ground = byPicture.get(key);
	if (ground === void 0) {
		if (byPicture.size > 100) byPicture.clear();
		byPicture.set(key, ground = survey(board));
	}
	byBoard.set(board, ground);
	return ground;
}
const ground = (w) => groundOf(w.board);
function survey(board) {
	const picture = readPlain(isMap(board.map) ? maps[board.map] : board.map);
	const { grid } = picture;
	const kind = new Uint8Array(grid.size);
	const level = new Uint8Array(grid.size);
	const ramp = new Uint8Array(grid.size);
	for (let cell = 0; cell < grid.size; cell++) {
		const sign = picture.cells[cell];
		kind[cell] = SIGNS$1[sign] ?? 0;
		if (kind[cell] !== 0);
		if (sign === "1" || sign === "h") level[cell] = 1;
		if (sign === "2") level[cell] = 2;
		if (sign === "=") ramp[cell] = 1;
	}
	for (const [x, y] of RAISED[board.map] ?? []) level[y * grid.width + x] = 1;
	for (const cell of board.raised ?? []) level[cell] = 1;
	for (const cell of board.solid) kind[cell] = 7;
	for (const cell of board.gone) kind[cell] = 0;
	const touch = new Uint8Array(grid.size * 8);
	const made = {
		grid,
		signs: picture.cells,
		kind,
		stops: kind.map((one) => one === 0 || one === 2 ? 1 : 0),
		level,
		ramp,
		touch,
		hills: level.includes(1) || level.includes(2),
		prices: new Map(),
		known: {
			cellsWith: new Map(),
			near: new Map(),
			ways: new Map(),
			waysByList: {
				square: new WeakMap(),
				alternating: new WeakMap()
			},
			sight: [],
			cover: []
		}
	};
	for (let cell = 0; cell < grid.size; cell++) for (let d = 0; d < 8; d++) {
		const next = neighbour(grid, cell, d);
		if (next >= 0 && levelsMeet(made, cell, next) && (d < 4 || !pinched(made, cell, next))) touch[cell * 8 + d] = 1;
	}
	return made;
}
const levelsMeet = (g, a, b) => g.level[a] === g.level[b] || g.ramp[a] === 1 && levelOf(g, b) <= 1 || g.ramp[b] === 1 && levelOf(g, a) <= 1;
const isSolid = (kind) => kind === 4 || kind === 5 || kind === 6 || kind === 7;
function pinched(g, from, to) {
	const beside = rowOf$1(g, from) * g.grid.width + columnOf(g, to);
	const other = rowOf$1(g, to) * g.grid.width + columnOf(g, from);
	const closed = isSolid(kindOf$1(g, beside)) && isSolid(kindOf$1(g, other));
	if (closed);
	return closed;
}
const mayStop = (g, cell) => g.stops[cell] === 1;
function adjacent(g, a, b) {
	if (a === b || kingSteps(g.grid, a, b) !== 1) return false;
	return g.touch[a * 8 + directionTo(g.grid, a, b)] === 1;
}
function touching(g, cell) {
	const cells = [];
	for (let d = 0; d < 8; d++) if (g.touch[cell * 8 + d] === 1) cells.push(neighbour(g.grid, cell, d));
	return cells;
}
function distance(w, a, b) {
	const g = groundOf(w.board);
	const dx = Math.abs(columnOf(g, a) - columnOf(g, b));
	const dy = Math.abs(rowOf$1(g, a) - rowOf$1(g, b));
	const larger = dx > dy ? dx : dy;
	return w.options.diagonals === "square" ? larger : larger + (dx + dy - larger >> 1);
}
const columnOf = (g, cell) => g.grid.x[cell] ?? -1;
const rowOf$1 = (g, cell) => g.grid.y[cell] ?? -1;
const levelOf = (g, cell) => g.level[cell] ?? 0;
const kindOf$1 = (g, cell) => g.kind[cell] ?? 4;
const spotOf = (g, cell) => [columnOf(g, cell), rowOf$1(g, cell)];
const spotsOf = (g, cells) => cells.map((cell) => spotOf(g, cell));
const cellOf = (g, spot) => {
	if (!Array.isArray(spot) || spot.length !== 2) return -1;
	const [x, y] = spot;
	if (typeof x !== "number" || typeof y !== "number" || !Number.isInteger(x) || !Number.isInteger(y)) return -1;
	return cellAt(g.grid, x, y);
};
function cellsThat({ grid }, fit) {
	const cells = [];
	for (let cell = 0; cell < grid.size; cell++) if (fit(cell)) cells.push(cell);
	return cells;
}
function cellsWith(g, signs) {
	const known = g.known.cellsWith.get(signs);
	if (known !== void 0) return known;
	const cells = cellsThat(g, (cell) => signs.includes(g.signs[cell]));
	g.known.cellsWith.set(signs, cells);
	return cells;
}
const destructible = (kind) => kind === 1 || kind === 2 || kind === 3 || kind === 4 || kind === 6;
// packages/games/enemy-eternal/book/missions/night.ts
const nightLimit = (w) => w.scenario !== null ? w.scenario.sight : w.mission === "SE1.6" ? 12 : 0;
// packages/games/enemy-eternal/book/board/sight.ts
const blocks = (g, cell, height) => g.kind[cell] === 4 || g.kind[cell] === 6 || levelOf(g, cell) > height;
const BLOCKED = 1;
const CORNERED = 2;
const FREE$1 = 3;
function rowFrom(g, rows, from) {
	return rows[from] ??= new Uint8Array(g.grid.size);
}
function freeLine(g, from, to) {
	const row = rowFrom(g, g.known.sight, from);
	const line = row[to] || (row[to] = lineFrom(g, from, to));
	if (line === CORNERED);
	if (line !== FREE$1) return false;
	return true;
}
function lineFrom(g, from, to) {
	const { grid } = g;
	const dx = columnOf(g, to) - columnOf(g, from);
	const dy = rowOf$1(g, to) - rowOf$1(g, from);
	const across = dx < 0 ? -1 : 1;
	const along = dy < 0 ? -grid.width : grid.width;
	const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
	const height = Math.max(levelOf(g, from), levelOf(g, to));
	let cell = from;
	for (let i = 0; i < line.length; i++) {
		const step = line[i];
		if (step === 0) cell += across;
		else if (step === 1) cell += along;
		else {
			if (blocks(g, cell + across, height) && blocks(g, cell + along, height)) return CORNERED;
			cell += across + along;
		}
		if (cell !== to && blocks(g, cell, height)) return BLOCKED;
	}
	return FREE$1;
}
function sees(w, from, to) {
	const limit = nightLimit(w);
	if (limit > 0) {
		if (distance(w, from, to) > limit) return false;
	}
	return freeLine(ground(w), from, to);
}
const less = (a, b) => a < b ? a : b;
const more = (a, b) => a > b ? a : b;
function coverOf$1(kind) {
	if (kind === 1 || kind === 7 || kind === 8) return 2;
	return kind === 2 ? 1 : 0;
}
function coverAgainst(w, shooter, target) {
	const g = ground(w);
	if (adjacent(g, shooter, target)) return 0;
	const row = rowFrom(g, g.known.cover, shooter);
	const known = row[target] || (row[target] = coverOnLine(g, shooter, target));
	if ((known & PAST_OBSTACLE) !== 0);
	if ((known & BEHIND_PIECE) !== 0);
	const cover = (known & COVER) === 2 ? 2 : (known & COVER) === 1 ? 1 : 0;
	if (cover > 0);
	if (g.kind[target] === 2);
	if (cover > 1 && g.kind[target] === 2);
	return cover;
}
const COVER = 3;
const LOOKED_AT = 4;
const PAST_OBSTACLE = 8;
const BEHIND_PIECE = 16;
function coverOnLine(g, shooter, target) {
	const { grid } = g;
	let cover = g.kind[target] === 2 ? 1 : 0;
	let met = LOOKED_AT;
	const dx = columnOf(g, target) - columnOf(g, shooter);
	const dy = rowOf$1(g, target) - rowOf$1(g, shooter);
	const across = dx < 0 ? -1 : 1;
	const along = dy < 0 ? -grid.width : grid.width;
	const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
	const gives = (cell) => {
		if (cell === shooter || cell === target || g.level[cell] !== g.level[target] || Math.abs(columnOf(g, cell) - columnOf(g, target)) > 1 || Math.abs(rowOf$1(g, cell) - rowOf$1(g, target)) > 1) return 0;
		const kind = kindOf$1(g, cell);
		if (kind === 3) met |= PAST_OBSTACLE;
		if (kind === 7) met |= BEHIND_PIECE;
		return coverOf$1(kind);
	};
	let cell = shooter;
	for (let i = 0; i < line.length; i++) {
		const step = line[i];
		let gained;
		if (step === 0) gained = gives(cell += across);
		else if (step === 1) gained = gives(cell += along);
		else {
			const beside = less(gives(cell + across), gives(cell + along));
			cell += across + along;
			gained = more(beside, gives(cell));
		}
		if (gained > cover) cover = gained;
	}
	return met | cover;
}
// packages/games/enemy-eternal/content/season.ts
const seasonForces = {
	"SE1.1": {
		ADVENT: { pods: { a: [
			"ADVENT Trooper",
			"ADVENT Trooper",
			"ADVENT Trooper"
		] } },
		XCOM: { pods: { a: [
			"Rookie",
			"Rookie",
			"Rookie"
		] } }
	},
	"SE1.2": {
		ADVENT: { pods: {
			a: ["ADVENT Trooper"],
			b: ["ADVENT Trooper", "ADVENT Trooper"],
			c: [
				"ADVENT Trooper",
				"ADVENT Trooper",
				"ADVENT Officer"
			]
		} },
		XCOM: { pods: {
			a: ["Rookie"],
			b: ["Rookie", "Rookie"],
			c: [
				"Rookie",
				"Rookie",
				"Specialist"
			]
		} }
	},
	"SE1.3": {
		ADVENT: {
			pods: {
				a: [
					"ADVENT Trooper",
					"ADVENT Trooper",
					"Viper"
				],
				b: ["ADVENT Stun Lancer", "ADVENT Trooper"]
			},
			later: {
				3: ["ADVENT Stun Lancer"],
				5: ["ADVENT Trooper", "ADVENT Trooper"]
			}
		},
		XCOM: {
			pods: {
				a: [
					"Rookie",
					"Rookie",
					"Sharpshooter"
				],
				b: ["Ranger", "Rookie"]
			},
			later: {
				3: ["Ranger"],
				5: ["Rookie", "Rookie"]
			}
		}
	},
	"SE1.4": {
		ADVENT: {
			pods: {
				a: [
					"ADVENT Officer",
					"ADVENT Trooper",
					"ADVENT Trooper"
				],
				b: ["Sectoid", "Viper"]
			},
			later: {
				4: ["ADVENT Trooper", "ADVENT Trooper"],
				6: ["Muton"]
			}
		},
		XCOM: {
			pods: {
				a: [
					"Specialist",
					"Rookie",
					"Rookie"
				],
				b: ["Psi Operative", "Sharpshooter"]
			},
			later: {
				4: ["Rookie", "Rookie"],
				6: ["Grenadier"]
			}
		}
	},
	"SE1.5": {
		ADVENT: {
			pods: {
				a: [
					"ADVENT Trooper",
					"ADVENT Trooper",
					"ADVENT Stun Lancer"
				],
				b: ["Viper", "Sectoid"],
				c: [
					"ADVENT Officer",
					"Muton",
					"ADVENT Trooper"
				]
			},
			later: { 5: ["ADVENT Stun Lancer", "ADVENT Stun Lancer"] }
		},
		XCOM: {
			pods: {
				a: [
					"Rookie",
					"Rookie",
					"Ranger"
				],
				b: ["Sharpshooter", "Psi Operative"],
				c: [
					"Specialist",
					"Grenadier",
					"Rookie"
				]
			},
			later: { 5: ["Ranger", "Ranger"] }
		}
	},
	"SE1.6": {
		ADVENT: {
			pods: {
				a: ["Faceless"],
				b: ["Viper", "ADVENT Trooper"],
				c: ["ADVENT Stun Lancer", "ADVENT Trooper"],
				d: ["ADVENT Officer", "Sectoid"]
			},
			later: { 5: ["ADVENT Trooper", "ADVENT Trooper"] }
		},
		XCOM: {
			pods: {
				a: ["Templar"],
				b: ["Sharpshooter", "Rookie"],
				c: ["Ranger", "Rookie"],
				d: ["Specialist", "Psi Operative"]
			},
			later: { 5: ["Rookie", "Rookie"] }
		}
	},
	"SE1.7": {
		ADVENT: {
			start: [
				"ADVENT Trooper",
				"ADVENT Trooper",
				"ADVENT Stun Lancer",
				"Muton",
				"Chryssalid"
			],
			later: {
				3: ["Chryssalid"],
				5: ["Berserker"]
			}
		},
		XCOM: {
			start: [
				"Rookie",
				"Rookie",
				"Ranger",
				"Grenadier",
				"Skirmisher"
			],
			later: {
				3: ["Skirmisher"],
				5: ["SPARK"]
			}
		}
	},
	"SE1.8": {
		ADVENT: { start: [
			"ADVENT Officer",
			"ADVENT Stun Lancer",
			"Viper",
			"ADVENT Priest",
			"ADVENT Trooper",
			"ADVENT Trooper"
		] },
		XCOM: { start: [
			"Specialist",
			"Ranger",
			"Sharpshooter",
			"Psi Operative",
			"Rookie",
			"Rookie"
		] }
	},
	"SE1.9": {
		ADVENT: {
			pods: {
				a: [
					"ADVENT Trooper",
					"ADVENT Trooper",
					"ADVENT Shieldbearer"
				],
				b: [
					"ADVENT Purifier",
					"ADVENT Trooper",
					"Viper"
				],
				c: ["ADVENT MEC", "ADVENT Officer"],
				d: ["ADVENT Turret", "Muton"]
			},
			later: { 6: ["ADVENT Stun Lancer", "ADVENT Stun Lancer"] }
		},
		XCOM: {
			pods: {
				a: [
					"Rookie",
					"Rookie",
					"Skirmisher"
				],
				b: [
					"Grenadier",
					"Rookie",
					"Sharpshooter"
				],
				c: ["SPARK", "Specialist"],
				d: ["Templar", "Reaper"]
			},
			later: { 6: ["Ranger", "Ranger"] }
		}
	},
	"SE1.X": {
		ADVENT: {
			pods: {
				a: [
					"ADVENT Stun Lancer",
					"ADVENT Stun Lancer",
					"ADVENT Officer"
				],
				b: ["Archon", "Sectoid"],
				c: ["Muton", "ADVENT Priest"],
				d: ["Avatar", "ADVENT General"]
			},
			later: {
				6: ["ADVENT Trooper", "ADVENT Trooper"],
				8: ["ADVENT Trooper", "ADVENT Trooper"],
				10: ["ADVENT Trooper", "ADVENT Trooper"]
			}
		},
		XCOM: {
			pods: {
				a: [
					"Ranger",
					"Ranger",
					"Specialist"
				],
				b: ["Templar", "Psi Operative"],
				c: ["Grenadier", "SPARK"],
				d: ["Central Officer Bradford", "The Commander"]
			},
			later: {
				6: ["Rookie", "Rookie"],
				8: ["Rookie", "Rookie"],
				10: ["Rookie", "Rookie"]
			}
		}
	}
};
const seasonLeaders = [
	"ADVENT Officer",
	"ADVENT General",
	"Specialist",
	"The Commander",
	"Avatar"
];
// packages/games/enemy-eternal/content/weapons.ts
const weapons$2 = {
	"Assault Rifle": {
		id: "EE-W-01",
		class: "Assault Rifles",
		slot: "primary",
		tier: 1,
		range: 24,
		damage: {
			value: 3,
			type: "PH"
		},
		rules: [],
		price: 39
	},
	"Magnetic Rifle": {
		id: "EE-W-02",
		class: "Assault Rifles",
		slot: "primary",
		tier: 2,
		range: 24,
		damage: {
			value: 4,
			type: "PH"
		},
		rules: [],
		price: 44
	},
	"Plasma Rifle": {
		id: "EE-W-03",
		class: "Assault Rifles",
		slot: "primary",
		tier: 3,
		range: 24,
		damage: {
			value: 5,
			type: "PL"
		},
		rules: [],
		price: 49
	},
	Shotgun: {
		id: "EE-W-04",
		class: "Shotguns",
		slot: "primary",
		tier: 1,
		range: 18,
		damage: {
			value: 4,
			type: "PH"
		},
		rules: [],
		price: 38
	},
	"Shard Gun": {
		id: "EE-W-05",
		class: "Shotguns",
		slot: "primary",
		tier: 2,
		range: 18,
		damage: {
			value: 5,
			type: "PH"
		},
		rules: [],
		price: 43
	},
	"Storm Gun": {
		id: "EE-W-06",
		class: "Shotguns",
		slot: "primary",
		tier: 3,
		range: 18,
		damage: {
			value: 6,
			type: "PL"
		},
		rules: [],
		price: 48
	},
	Cannon: {
		id: "EE-W-07",
		class: "Cannons",
		slot: "primary",
		tier: 1,
		range: 30,
		damage: {
			value: 4,
			type: "PH"
		},
		rules: ["Shredding"],
		price: 50
	},
	"Mag Cannon": {
		id: "EE-W-08",
		class: "Cannons",
		slot: "primary",
		tier: 2,
		range: 30,
		damage: {
			value: 6,
			type: "PH"
		},
		rules: ["Shredding"],
		price: 60
	},
	"Beam Cannon": {
		id: "EE-W-09",
		class: "Cannons",
		slot: "primary",
		tier: 3,
		range: 30,
		damage: {
			value: 8,
			type: "PL"
		},
		rules: ["Shredding"],
		price: 70
	},
	"Sniper Rifle": {
		id: "EE-W-10",
		class: "Sniper Rifles",
		slot: "primary",
		tier: 1,
		range: 36,
		damage: {
			value: 3,
			type: "PH"
		},
		rules: ["Sniper"],
		price: 51
	},
	"Gauss Rifle": {
		id: "EE-W-11",
		class: "Sniper Rifles",
		slot: "primary",
		tier: 2,
		range: 36,
		damage: {
			value: 4,
			type: "PH"
		},
		rules: ["Sniper"],
		price: 56
	},
	"Plasma Lance": {
		id: "EE-W-12",
		class: "Sniper Rifles",
		slot: "primary",
		tier: 3,
		range: 36,
		damage: {
			value: 5,
			type: "PL"
		},
		rules: ["Sniper"],
		price: 61
	},
	Pistol: {
		id: "EE-W-13",
		class: "Pistols",
		slot: "secondary",
		tier: 1,
		range: 18,
		damage: {
			value: 2,
			type: "PH"
		},
		rules: [],
		price: 28
	},
	"Mag Pistol": {
		id: "EE-W-14",
		class: "Pistols",
		slot: "secondary",
		tier: 2,
		range: 18,
		damage: {
			value: 3,
			type: "PH"
		},
		rules: [],
		price: 33
	},
	"Beam Pistol": {
		id: "EE-W-15",
		class: "Pistols",
		slot: "secondary",
		tier: 3,
		range: 18,
		damage: {
			value: 4,
			type: "PL"
		},
		rules: [],
		price: 38
	},
	Sword: {
		id: "EE-W-16",
		class: "Swords",
		slot: "secondary",
		tier: 1,
		range: 0,
		damage: {
			value: 4,
			type: "PH"
		},
		rules: [],
		price: 40
	},
	"Arc Blade": {
		id: "EE-W-17",
		class: "Swords",
		slot: "secondary",
		tier: 2,
		range: 0,
		damage: {
			value: 5,
			type: "EL"
		},
		rules: [],
		price: 50
	},
	"Fusion Blade": {
		id: "EE-W-18",
		class: "Swords",
		slot: "secondary",
		tier: 3,
		range: 0,
		damage: {
			value: 6,
			type: "PL"
		},
		rules: [],
		price: 60
	},
	"Grenade Launcher": {
		id: "EE-W-19",
		class: "Grenade Launchers",
		slot: "secondary",
		tier: 2,
		range: 30,
		damage: {
			value: 6,
			type: "EX"
		},
		rules: ["High Explosive", "Scatter"],
		price: 60
	},
	"Adv. Grenade Launcher": {
		id: "EE-W-20",
		class: "Grenade Launchers",
		slot: "secondary",
		tier: 3,
		range: 30,
		damage: {
			value: 10,
			type: "EX"
		},
		rules: ["High Explosive", "Scatter"],
		price: 80
	},
	GREMLIN: {
		id: "EE-W-21",
		class: "GREMLINs",
		slot: "secondary",
		tier: 1,
		range: 30,
		damage: {
			value: 2,
			type: "EL"
		},
		rules: ["Zapper"],
		price: 40
	},
	"GREMLIN Mark II": {
		id: "EE-W-22",
		class: "GREMLINs",
		slot: "secondary",
		tier: 2,
		range: 30,
		damage: {
			value: 3,
			type: "EL"
		},
		rules: ["Zapper"],
		price: 45
	},
	"GREMLIN Mark III": {
		id: "EE-W-23",
		class: "GREMLINs",
		slot: "secondary",
		tier: 3,
		range: 30,
		damage: {
			value: 4,
			type: "EL"
		},
		rules: ["Zapper"],
		price: 50
	},
	"Shock Lance": {
		id: "EE-W-24",
		class: "Shock Lances",
		slot: "secondary",
		tier: 1,
		range: 0,
		damage: {
			value: 5,
			type: "EL"
		},
		rules: ["Zapper"],
		price: 50
	},
	"Psi Amp": {
		id: "EE-W-25",
		class: "Psi Amps",
		slot: "secondary",
		tier: 1,
		range: 0,
		damage: null,
		rules: [],
		price: 25,
		amp: 0
	},
	"Alien Psi Amp": {
		id: "EE-W-26",
		class: "Psi Amps",
		slot: "secondary",
		tier: 2,
		range: 0,
		damage: null,
		rules: [],
		price: 30,
		amp: 1
	},
	"Prime Psi Amp": {
		id: "EE-W-27",
		class: "Psi Amps",
		slot: "secondary",
		tier: 3,
		range: 0,
		damage: null,
		rules: [],
		price: 35,
		amp: 2
	},
	"Faceless Claws": {
		id: "EE-W-28",
		class: "Faceless Claws",
		slot: "primary",
		tier: 1,
		range: 0,
		damage: {
			value: 8,
			type: "PH"
		},
		rules: [],
		price: 80
	},
	"Viper Tongue": {
		id: "EE-W-29",
		class: "Viper Tongue",
		slot: "secondary",
		tier: 1,
		range: 36,
		damage: {
			value: 2,
			type: "PO"
		},
		rules: ["Lasso"],
		price: 41
	},
	"SPARK Autocannon": {
		id: "EE-W-30",
		class: "SPARK Cannons",
		slot: "primary",
		tier: 1,
		range: 24,
		damage: {
			value: 5,
			type: "PH"
		},
		rules: [],
		price: 49
	},
	"Vektor Rifle": {
		id: "EE-W-31",
		class: "Vektor Rifles",
		slot: "primary",
		tier: 1,
		range: 30,
		damage: {
			value: 3,
			type: "PH"
		},
		rules: [],
		price: 45
	},
	Claymore: {
		id: "EE-W-32",
		class: "Claymores",
		slot: "secondary",
		tier: 1,
		range: 8,
		damage: {
			value: 6,
			type: "EX"
		},
		rules: ["High Explosive", "One Use"],
		price: 38
	},
	Bullpup: {
		id: "EE-W-33",
		class: "Bullpups",
		slot: "primary",
		tier: 1,
		range: 18,
		damage: {
			value: 3,
			type: "PH"
		},
		rules: [],
		price: 33
	},
	Ripjack: {
		id: "EE-W-34",
		class: "Ripjacks",
		slot: "secondary",
		tier: 1,
		range: 0,
		damage: {
			value: 4,
			type: "PH"
		},
		rules: [],
		price: 50,
		second: {
			name: "Ripjack hook",
			range: 12,
			damage: {
				value: 2,
				type: "PH"
			},
			rules: ["Lasso"]
		}
	},
	"Shard Gauntlets": {
		id: "EE-W-35",
		class: "Shard Gauntlets",
		slot: "primary",
		tier: 2,
		range: 0,
		damage: {
			value: 5,
			type: "PL"
		},
		rules: [],
		price: 50
	},
	Volt: {
		id: "EE-W-36",
		class: "Volt",
		slot: "secondary",
		tier: 1,
		range: 12,
		damage: {
			value: 3,
			type: "EL"
		},
		rules: [],
		price: 27
	},
	Incinerator: {
		id: "EE-W-37",
		class: "Incinerators",
		slot: "primary",
		tier: 1,
		range: 8,
		damage: {
			value: 5,
			type: "EX"
		},
		rules: ["Flame"],
		price: 33
	},
	"Micro-Missiles": {
		id: "EE-W-38",
		class: "Micro-Missiles",
		slot: "secondary",
		tier: 1,
		range: 24,
		damage: {
			value: 4,
			type: "EX"
		},
		rules: ["High Explosive", "Scatter"],
		price: 44
	},
	"Turret Cannon": {
		id: "EE-W-39",
		class: "Turret Cannons",
		slot: "primary",
		tier: 1,
		range: 30,
		damage: {
			value: 4,
			type: "PH"
		},
		rules: [],
		price: 50
	},
	Bayonet: {
		id: "EE-W-40",
		class: "Bayonets",
		slot: "secondary",
		tier: 1,
		range: 0,
		damage: {
			value: 4,
			type: "PH"
		},
		rules: [],
		price: 40
	},
	"Berserker Fists": {
		id: "EE-W-41",
		class: "Berserker Fists",
		slot: "primary",
		tier: 1,
		range: 0,
		damage: {
			value: 6,
			type: "PH"
		},
		rules: [],
		price: 60
	},
	"Archon Staff": {
		id: "EE-W-42",
		class: "Archon Staffs",
		slot: "secondary",
		tier: 1,
		range: 0,
		damage: {
			value: 5,
			type: "EL"
		},
		rules: [],
		price: 50
	},
	"Chryssalid Claws": {
		id: "EE-W-43",
		class: "Chryssalid Claws",
		slot: "primary",
		tier: 1,
		range: 0,
		damage: {
			value: 3,
			type: "PO"
		},
		rules: ["Venom"],
		price: 30
	}
};
const weaponNames = Object.keys(weapons$2);
const isWeapon = (name) => typeof name === "string" && Object.hasOwn(weapons$2, name);
const weaponOf = (name) => weapons$2[name];
// packages/games/enemy-eternal/content/gear.ts
const vests = {
	"Nanoscale Vest": {
		id: "EE-V-01",
		printed: 2,
		price: 20
	},
	"Plated Vest": {
		id: "EE-V-02",
		printed: 3,
		price: 30
	},
	"Plated Nanoscale Vest": {
		id: "EE-V-03",
		printed: 4,
		price: 40
	},
	"Ablative Vest": {
		id: "EE-V-04",
		adds: {
			type: "PL",
			value: 3
		},
		price: 30
	},
	"Blast Weave Vest": {
		id: "EE-V-05",
		adds: {
			type: "EX",
			value: 3
		},
		price: 30
	},
	"Insulated Vest": {
		id: "EE-V-06",
		adds: {
			type: "EL",
			value: 3
		},
		price: 30
	},
	"Hazmat Vest": {
		id: "EE-V-07",
		adds: {
			type: "PO",
			value: 3
		},
		price: 30
	}
};
const vestNames = Object.keys(vests);
const isVest = (name) => typeof name === "string" && Object.hasOwn(vests, name);
const vestOf = (name) => vests[name];
const items$1 = {
	Scope: {
		id: "EE-I-01",
		kind: "attachment",
		text: "Shooting rolls three dice and leaves out the highest.",
		price: 25
	},
	"Laser Sight": {
		id: "EE-I-02",
		kind: "attachment",
		text: "+1 to hit when shooting.",
		price: 25
	},
	Stock: {
		id: "EE-I-03",
		kind: "attachment",
		text: "No -1 for fire while moving.",
		price: 20
	},
	"Hair Trigger": {
		id: "EE-I-04",
		kind: "attachment",
		text: "Once per battle a one-action Attack has no -1.",
		price: 30
	},
	"Expanded Magazine": {
		id: "EE-I-05",
		kind: "attachment",
		text: "Overwatch lasts for two shots, at different movers.",
		price: 20
	},
	"Venom Rounds": {
		id: "EE-I-06",
		kind: "attachment",
		text: "The weapon deals Poison damage.",
		price: 15,
		rounds: "PO"
	},
	"Bluescreen Rounds": {
		id: "EE-I-07",
		kind: "attachment",
		text: "The weapon deals Electric damage.",
		price: 15,
		rounds: "EL"
	},
	"Incendiary Rounds": {
		id: "EE-I-08",
		kind: "attachment",
		text: "The weapon deals Explosive damage.",
		price: 15,
		rounds: "EX"
	},
	Medikit: {
		id: "EE-I-09",
		kind: "utility",
		text: "Twice per battle: heals 2 Wounds on a WILL test.",
		price: 25
	},
	"Frag Grenade": {
		id: "EE-I-10",
		kind: "utility",
		text: "Thrown once.",
		price: 20,
		grenade: {
			range: 10,
			damage: {
				value: 4,
				type: "EX"
			},
			rules: ["Scatter", "One Use"]
		}
	},
	"Gas Grenade": {
		id: "EE-I-11",
		kind: "utility",
		text: "Thrown once.",
		price: 20,
		grenade: {
			range: 10,
			damage: {
				value: 3,
				type: "PO"
			},
			rules: ["Scatter", "One Use"]
		}
	},
	"EMP Grenade": {
		id: "EE-I-12",
		kind: "utility",
		text: "Thrown once.",
		price: 20,
		grenade: {
			range: 10,
			damage: {
				value: 2,
				type: "EL"
			},
			rules: [
				"Scatter",
				"Zapper",
				"One Use"
			]
		}
	},
	Mindshield: {
		id: "EE-I-13",
		kind: "utility",
		text: "The bearer cannot be the target of Mindspin.",
		price: 25
	},
	"Grapple Hook": {
		id: "EE-I-14",
		kind: "utility",
		text: "The bearer has Grapple.",
		price: 15
	}
};
const itemNames = Object.keys(items$1);
const isItem = (name) => typeof name === "string" && Object.hasOwn(items$1, name);
const itemOf = (name) => items$1[name];
const isGear = (name) => isWeapon(name) || isVest(name) || isItem(name);
// packages/games/enemy-eternal/content/cards.ts
const cards = {
	"Trooper-Focused": {
		id: "EE-AC-01",
		rows: {
			Omega: ["F", "F!"],
			Delta: ["O", "O"],
			Bravo: ["A", "M"],
			Alpha: ["A", "A"]
		},
		preference: "-",
		priorities: [
			"Wounded",
			"Closest",
			"Strongest"
		]
	},
	"Tackler-Focused": {
		id: "EE-AC-02",
		rows: {
			Omega: ["A!", "D!"],
			Delta: ["O", "A!"],
			Bravo: ["O!", "M!"],
			Alpha: ["O!", "O!*"]
		},
		preference: "[Secondary Weapon]",
		priorities: [
			"Closest",
			"Weakest",
			"Wounded"
		]
	},
	"Heavy-Focused": {
		id: "EE-AC-03",
		rows: {
			Omega: ["O!", "D!"],
			Delta: ["O!", "O*"],
			Bravo: ["A!", "A*"],
			Alpha: ["A!", "A!*"]
		},
		preference: "-",
		priorities: [
			"Strongest",
			"Closest",
			"Healthiest"
		]
	},
	"Sniper-Focused": {
		id: "EE-AC-04",
		rows: {
			Omega: ["M", "D"],
			Delta: ["A", "A!"],
			Bravo: ["A", "D"],
			Alpha: ["A", "A"]
		},
		preference: "-",
		priorities: [
			"Furthest",
			"Wounded",
			"Weakest"
		]
	},
	"Support-Focused": {
		id: "EE-AC-05",
		rows: {
			Omega: ["D", "F!"],
			Delta: ["D!", "D!"],
			Bravo: ["D", "D!"],
			Alpha: ["A", "F"]
		},
		preference: "Special Rules",
		priorities: [
			"Wounded",
			"Weakest",
			"Closest"
		]
	},
	"Psi-Focused": {
		id: "EE-AC-06",
		rows: {
			Omega: ["A!", "F!*"],
			Delta: ["O", "F"],
			Bravo: ["A", "M!"],
			Alpha: ["A!", "A"]
		},
		preference: "[Mindspin]",
		priorities: [
			"Wounded",
			"Weakest",
			"Closest"
		]
	},
	Faceless: {
		id: "EE-AC-07",
		rows: {
			Omega: ["O!*", "A!"],
			Delta: ["O!*", "M!*"],
			Bravo: ["A!*", "A!*"],
			Alpha: ["A!*", "A!*"]
		},
		preference: "never takes cover",
		priorities: [
			"Closest",
			"Strongest",
			"Wounded"
		]
	},
	Officer: {
		id: "EE-AC-08",
		rows: {
			Omega: ["D", "F"],
			Delta: ["O!", "O"],
			Bravo: ["A", "A!"],
			Alpha: ["A", "A!"]
		},
		preference: "-",
		priorities: [
			"Closest",
			"Wounded",
			"Strongest"
		]
	},
	Turret: {
		id: "EE-AC-09",
		rows: {
			Omega: ["A", "A"],
			Delta: ["A", "A"],
			Bravo: ["A", "A"],
			Alpha: ["A", "A"]
		},
		preference: "never moves; Overwatch if no target",
		priorities: [
			"Closest",
			"Wounded",
			"Weakest"
		]
	}
};
const cardOf = (name) => cards[name];
const rowOf = (die) => die === 1 ? "Omega" : die <= 3 ? "Delta" : die <= 5 ? "Bravo" : "Alpha";
// packages/games/enemy-eternal/content/units.ts
const units$1 = {
	Rookie: {
		id: "EE-U-01",
		faction: "XCOM",
		skills: {
			AIM: 7,
			HEALTH: 4,
			MOBILITY: 6,
			HACK: 3,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 96,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Squad Tactics"],
		loadout: ["Assault Rifle", "Pistol"],
		primary: ["Assault Rifles"],
		secondary: ["Pistols"],
		card: "Trooper-Focused"
	},
	Ranger: {
		id: "EE-U-02",
		faction: "XCOM",
		skills: {
			AIM: 8,
			HEALTH: 4,
			MOBILITY: 7,
			HACK: 3,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 102,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Phantom"],
		loadout: ["Shotgun", "Sword"],
		primary: ["Assault Rifles", "Shotguns"],
		secondary: ["Swords"],
		card: "Tackler-Focused"
	},
	Grenadier: {
		id: "EE-U-03",
		faction: "XCOM",
		skills: {
			AIM: 7,
			HEALTH: 5,
			MOBILITY: 5,
			HACK: 3,
			WILL: 9,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 99,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Blast Padding"],
		loadout: ["Cannon", "Grenade Launcher"],
		primary: ["Cannons"],
		secondary: ["Grenade Launchers"],
		card: "Heavy-Focused"
	},
	Sharpshooter: {
		id: "EE-U-04",
		faction: "XCOM",
		skills: {
			AIM: 9,
			HEALTH: 4,
			MOBILITY: 6,
			HACK: 4,
			WILL: 7,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 102,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Squadsight"],
		loadout: ["Sniper Rifle", "Pistol"],
		primary: ["Sniper Rifles"],
		secondary: ["Pistols"],
		card: "Sniper-Focused"
	},
	Specialist: {
		id: "EE-U-05",
		faction: "XCOM",
		skills: {
			AIM: 6,
			HEALTH: 3,
			MOBILITY: 6,
			HACK: 8,
			WILL: 7,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 102,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Hacker"],
		loadout: ["Assault Rifle", "GREMLIN"],
		primary: ["Assault Rifles"],
		secondary: ["GREMLINs"],
		card: "Support-Focused",
		secondaryOn: "HACK"
	},
	"Psi Operative": {
		id: "EE-U-06",
		faction: "XCOM",
		skills: {
			AIM: 5,
			HEALTH: 3,
			MOBILITY: 5,
			HACK: 3,
			WILL: 7,
			DODGE: 3,
			PSI: 8
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 105,
		abilities: [
			"Interact",
			"Search",
			"Mindspin"
		],
		rules: ["Unstable"],
		loadout: ["Assault Rifle", "Psi Amp"],
		primary: ["Assault Rifles"],
		secondary: ["Psi Amps"],
		card: "Psi-Focused"
	},
	"The Commander": {
		id: "EE-U-07",
		faction: "XCOM",
		skills: {
			AIM: 7,
			HEALTH: 4,
			MOBILITY: 5,
			HACK: 6,
			WILL: 9,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 105,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Commanding Presence II", "Unique"],
		loadout: ["Mag Pistol"],
		primary: [],
		secondary: ["Pistols"],
		card: "Support-Focused"
	},
	SPARK: {
		id: "EE-U-08",
		faction: "XCOM",
		skills: {
			AIM: 5,
			HEALTH: 6,
			MOBILITY: 4,
			HACK: 6,
			WILL: 10,
			DODGE: 0,
			PSI: 0
		},
		armour: {
			type: "EX",
			value: 3
		},
		price: 102,
		abilities: ["Interact", "Computer Use"],
		rules: ["Mechanical", "Overdrive"],
		loadout: ["SPARK Autocannon", "GREMLIN"],
		primary: ["SPARK Cannons"],
		secondary: ["GREMLINs"],
		card: "Heavy-Focused",
		noVest: true,
		primaryOn: "HACK",
		secondaryOn: "HACK"
	},
	Reaper: {
		id: "EE-U-09",
		faction: "XCOM",
		skills: {
			AIM: 8,
			HEALTH: 3,
			MOBILITY: 7,
			HACK: 4,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 102,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Shadow"],
		loadout: ["Vektor Rifle", "Claymore"],
		primary: ["Vektor Rifles", "Assault Rifles"],
		secondary: ["Claymores"],
		card: "Sniper-Focused"
	},
	Skirmisher: {
		id: "EE-U-10",
		faction: "XCOM",
		skills: {
			AIM: 7,
			HEALTH: 4,
			MOBILITY: 7,
			HACK: 3,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 99,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Marauder", "Grapple"],
		loadout: ["Bullpup", "Ripjack"],
		primary: ["Bullpups", "Shotguns"],
		secondary: ["Ripjacks", "Swords"],
		card: "Tackler-Focused"
	},
	Templar: {
		id: "EE-U-11",
		faction: "XCOM",
		skills: {
			AIM: 7,
			HEALTH: 4,
			MOBILITY: 7,
			HACK: 2,
			WILL: 9,
			DODGE: 3,
			PSI: 6
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 117,
		abilities: ["Interact", "Search"],
		rules: ["Deflect", "Momentum"],
		loadout: ["Shard Gauntlets", "Volt"],
		primary: ["Shard Gauntlets"],
		secondary: ["Volt", "Pistols"],
		card: "Tackler-Focused",
		secondaryOn: "PSI"
	},
	"Central Officer Bradford": {
		id: "EE-U-12",
		faction: "XCOM",
		skills: {
			AIM: 8,
			HEALTH: 5,
			MOBILITY: 6,
			HACK: 4,
			WILL: 10,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 2
		},
		price: 114,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Field Command", "Unique"],
		loadout: ["Magnetic Rifle", "Pistol"],
		primary: ["Assault Rifles"],
		secondary: ["Pistols", "Swords"],
		card: "Officer"
	},
	"Chief Engineer Shen": {
		id: "EE-U-13",
		faction: "XCOM",
		skills: {
			AIM: 6,
			HEALTH: 4,
			MOBILITY: 6,
			HACK: 9,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 111,
		abilities: [
			"Interact",
			"Search",
			"Computer Use",
			"Field Repair"
		],
		rules: ["Hacker", "Unique"],
		loadout: ["GREMLIN Mark II", "Pistol"],
		primary: ["Pistols"],
		secondary: ["GREMLINs"],
		card: "Support-Focused",
		secondaryOn: "HACK"
	},
	"Resistance Militia": {
		id: "EE-U-14",
		faction: "XCOM",
		skills: {
			AIM: 6,
			HEALTH: 3,
			MOBILITY: 6,
			HACK: 2,
			WILL: 7,
			DODGE: 2,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 81,
		abilities: ["Interact", "Search"],
		rules: ["Squad Tactics"],
		loadout: ["Assault Rifle"],
		primary: ["Assault Rifles"],
		secondary: [],
		card: "Trooper-Focused"
	},
	"ADVENT Trooper": {
		id: "EE-U-15",
		faction: "ADVENT",
		skills: {
			AIM: 7,
			HEALTH: 4,
			MOBILITY: 6,
			HACK: 3,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 96,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Squad Tactics", "Weak Minded"],
		loadout: ["Magnetic Rifle"],
		primary: ["Assault Rifles"],
		secondary: [],
		card: "Trooper-Focused"
	},
	"ADVENT Stun Lancer": {
		id: "EE-U-16",
		faction: "ADVENT",
		skills: {
			AIM: 8,
			HEALTH: 4,
			MOBILITY: 7,
			HACK: 3,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 102,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Phantom"],
		loadout: ["Magnetic Rifle", "Shock Lance"],
		primary: ["Assault Rifles"],
		secondary: ["Shock Lances"],
		card: "Tackler-Focused"
	},
	"ADVENT Officer": {
		id: "EE-U-17",
		faction: "ADVENT",
		skills: {
			AIM: 6,
			HEALTH: 3,
			MOBILITY: 6,
			HACK: 7,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 102,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Commanding Presence", "Trooper Command"],
		loadout: ["Magnetic Rifle"],
		primary: ["Assault Rifles"],
		secondary: [],
		card: "Officer"
	},
	"ADVENT General": {
		id: "EE-U-18",
		faction: "ADVENT",
		skills: {
			AIM: 6,
			HEALTH: 3,
			MOBILITY: 5,
			HACK: 7,
			WILL: 9,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 2
		},
		price: 105,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Commanding Presence II", "Unique"],
		loadout: ["Magnetic Rifle"],
		primary: ["Assault Rifles"],
		secondary: [],
		card: "Support-Focused"
	},
	"ADVENT Purifier": {
		id: "EE-U-19",
		faction: "ADVENT",
		skills: {
			AIM: 7,
			HEALTH: 5,
			MOBILITY: 5,
			HACK: 3,
			WILL: 9,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 99,
		abilities: ["Interact", "Search"],
		rules: ["Volatile"],
		loadout: ["Incinerator"],
		primary: ["Incinerators"],
		secondary: [],
		card: "Heavy-Focused"
	},
	Sectoid: {
		id: "EE-U-20",
		faction: "ADVENT",
		skills: {
			AIM: 5,
			HEALTH: 3,
			MOBILITY: 5,
			HACK: 3,
			WILL: 7,
			DODGE: 3,
			PSI: 8
		},
		armour: {
			type: "PL",
			value: 1
		},
		price: 105,
		abilities: ["Search", "Mindspin"],
		rules: ["Cautious"],
		loadout: ["Beam Pistol"],
		primary: [],
		secondary: ["Pistols"],
		card: "Psi-Focused"
	},
	Faceless: {
		id: "EE-U-21",
		faction: "ADVENT",
		skills: {
			AIM: 7,
			HEALTH: 7,
			MOBILITY: 4,
			HACK: 3,
			WILL: 10,
			DODGE: 0,
			PSI: 0
		},
		armour: {
			type: "PL",
			value: 3
		},
		price: 114,
		abilities: ["Search"],
		rules: ["Infiltrator", "Weak Minded"],
		loadout: ["Faceless Claws"],
		primary: ["Faceless Claws"],
		secondary: [],
		card: "Faceless",
		noVest: true
	},
	Viper: {
		id: "EE-U-22",
		faction: "ADVENT",
		skills: {
			AIM: 8,
			HEALTH: 3,
			MOBILITY: 6,
			HACK: 4,
			WILL: 7,
			DODGE: 6,
			PSI: 0
		},
		armour: {
			type: "PL",
			value: 0
		},
		price: 102,
		abilities: [
			"Interact",
			"Search",
			"Computer Use"
		],
		rules: ["Deadeye"],
		loadout: ["Plasma Rifle", "Viper Tongue"],
		primary: ["Assault Rifles"],
		secondary: ["Viper Tongue"],
		card: "Sniper-Focused",
		armourOn: "DODGE",
		secondaryOn: "DODGE"
	},
	"ADVENT Shieldbearer": {
		id: "EE-U-23",
		faction: "ADVENT",
		skills: {
			AIM: 6,
			HEALTH: 5,
			MOBILITY: 5,
			HACK: 3,
			WILL: 8,
			DODGE: 3,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 2
		},
		price: 96,
		abilities: [
			"Interact",
			"Search",
			"Energy Shield"
		],
		rules: [],
		loadout: ["Magnetic Rifle"],
		primary: ["Assault Rifles"],
		secondary: [],
		card: "Support-Focused"
	},
	"ADVENT Priest": {
		id: "EE-U-24",
		faction: "ADVENT",
		skills: {
			AIM: 6,
			HEALTH: 4,
			MOBILITY: 5,
			HACK: 3,
			WILL: 9,
			DODGE: 3,
			PSI: 7
		},
		armour: {
			type: "PH",
			value: 1
		},
		price: 114,
		abilities: [
			"Interact",
			"Search",
			"Mindspin"
		],
		rules: ["Sustain"],
		loadout: ["Beam Pistol"],
		primary: [],
		secondary: ["Pistols"],
		card: "Psi-Focused"
	},
	"ADVENT MEC": {
		id: "EE-U-25",
		faction: "ADVENT",
		skills: {
			AIM: 7,
			HEALTH: 6,
			MOBILITY: 5,
			HACK: 3,
			WILL: 10,
			DODGE: 0,
			PSI: 0
		},
		armour: {
			type: "EX",
			value: 2
		},
		price: 99,
		abilities: ["Search"],
		rules: ["Mechanical", "Weak Minded"],
		loadout: ["Magnetic Rifle", "Micro-Missiles"],
		primary: ["Assault Rifles"],
		secondary: ["Micro-Missiles"],
		card: "Heavy-Focused",
		noVest: true
	},
	"ADVENT Turret": {
		id: "EE-U-26",
		faction: "ADVENT",
		skills: {
			AIM: 7,
			HEALTH: 5,
			MOBILITY: 0,
			HACK: 0,
			WILL: 10,
			DODGE: 0,
			PSI: 0
		},
		armour: {
			type: "EX",
			value: 3
		},
		price: 75,
		abilities: [],
		rules: [
			"Mechanical",
			"Emplaced",
			"Weak Minded"
		],
		loadout: ["Turret Cannon"],
		primary: ["Turret Cannons"],
		secondary: [],
		card: "Turret",
		noVest: true
	},
	Muton: {
		id: "EE-U-27",
		faction: "ADVENT",
		skills: {
			AIM: 7,
			HEALTH: 6,
			MOBILITY: 5,
			HACK: 2,
			WILL: 9,
			DODGE: 2,
			PSI: 0
		},
		armour: {
			type: "EX",
			value: 3
		},
		price: 102,
		abilities: ["Interact", "Search"],
		rules: ["Counterattack"],
		loadout: ["Plasma Rifle", "Bayonet"],
		primary: ["Assault Rifles"],
		secondary: ["Bayonets"],
		card: "Heavy-Focused"
	},
	Berserker: {
		id: "EE-U-28",
		faction: "ADVENT",
		skills: {
			AIM: 7,
			HEALTH: 7,
			MOBILITY: 6,
			HACK: 0,
			WILL: 9,
			DODGE: 0,
			PSI: 0
		},
		armour: {
			type: "PL",
			value: 2
		},
		price: 93,
		abilities: ["Search"],
		rules: ["Rage", "Weak Minded"],
		loadout: ["Berserker Fists"],
		primary: ["Berserker Fists"],
		secondary: [],
		card: "Faceless",
		noVest: true
	},
	Archon: {
		id: "EE-U-29",
		faction: "ADVENT",
		skills: {
			AIM: 7,
			HEALTH: 5,
			MOBILITY: 8,
			HACK: 3,
			WILL: 8,
			DODGE: 4,
			PSI: 0
		},
		armour: {
			type: "PL",
			value: 2
		},
		price: 111,
		abilities: ["Interact", "Search"],
		rules: ["Flight"],
		loadout: ["Plasma Rifle", "Archon Staff"],
		primary: ["Assault Rifles"],
		secondary: ["Archon Staffs"],
		card: "Tackler-Focused",
		noVest: true
	},
	Chryssalid: {
		id: "EE-U-30",
		faction: "ADVENT",
		skills: {
			AIM: 8,
			HEALTH: 4,
			MOBILITY: 8,
			HACK: 0,
			WILL: 8,
			DODGE: 4,
			PSI: 0
		},
		armour: {
			type: "PO",
			value: 2
		},
		price: 102,
		abilities: ["Search"],
		rules: ["Weak Minded"],
		loadout: ["Chryssalid Claws"],
		primary: ["Chryssalid Claws"],
		secondary: [],
		card: "Faceless",
		noVest: true
	},
	Avatar: {
		id: "EE-U-31",
		faction: "ADVENT",
		skills: {
			AIM: 8,
			HEALTH: 8,
			MOBILITY: 6,
			HACK: 8,
			WILL: 10,
			DODGE: 5,
			PSI: 9
		},
		armour: {
			type: "PL",
			value: 3
		},
		price: 171,
		abilities: [
			"Interact",
			"Search",
			"Computer Use",
			"Mindspin"
		],
		rules: [
			"Unique",
			"Regenerate",
			"Blink"
		],
		loadout: ["Plasma Rifle"],
		primary: ["Assault Rifles"],
		secondary: [],
		card: "Psi-Focused"
	},
	Civilian: {
		id: "EE-OBJ-05",
		faction: null,
		skills: {
			AIM: 0,
			HEALTH: 2,
			MOBILITY: 5,
			HACK: 0,
			WILL: 6,
			DODGE: 2,
			PSI: 0
		},
		armour: {
			type: "PH",
			value: 0
		},
		price: 0,
		abilities: [],
		rules: ["Unarmed"],
		loadout: [],
		primary: [],
		secondary: [],
		card: "Trooper-Focused"
	}
};
const unitNames = Object.keys(units$1);
const isUnit = (name) => typeof name === "string" && Object.hasOwn(units$1, name);
const unitOf = (name) => units$1[name];
// packages/games/enemy-eternal/own/meanings.ts
const RULES$1 = {
	"Blast Padding": "EX 2 more resistance",
	Blink: "after it lost Wounds it is moved 6 away from enemies, once a round",
	Cautious: "PH 1 more resistance in cover",
	"Commanding Presence": "brings an ADVENT Trooper in sight forward, once a round",
	"Commanding Presence II": "brings one or two models of its faction forward, once a round",
	Counterattack: "strikes back when a charge misses it, once a round",
	Deadeye: "+1 to hit when it shoots without moving",
	Deflect: "a hit by shooting becomes a miss on 5-6",
	Emplaced: "never moves and cannot be engaged",
	"Field Command": "brings an XCOM model in sight forward, once a round",
	Flight: "its Run ignores obstacles, water, pits and levels",
	Grapple: "climbs without a test, a level costs 1",
	Hacker: "hacks within 12 Range, without line of sight",
	Infiltrator: "comes in disguise, among three civilian markers",
	Marauder: "its one-action Attacks have no -1",
	Mechanical: "can be hacked, not Mindspun and not treated",
	Momentum: "moves up to 3 after an Attack in close combat",
	Overdrive: "once per battle it may Attack twice without -1",
	Phantom: "its movement triggers no react fire",
	Rage: "wounded: +2 MOBILITY, and no -1 on one-action Attacks",
	Regenerate: "regains 1 Wound when it is activated",
	Shadow: "is no target from more than 12 Range until it attacks",
	"Squad Tactics": "+1 to hit for each hit of friends on the same target this round",
	Squadsight: "fires a Sniper weapon beyond its Range at what a friend sees",
	Sustain: "may stay at 1 Wound the first time that it would be destroyed",
	"Trooper Command": "with an Officer there, the automaton plays its Troopers by the card of the Officer",
	Unarmed: "carries no weapon",
	Unique: "only one in a side’s force",
	Unstable: "-2 on PSI tests",
	Volatile: "may explode when it is destroyed: 3 EX to all beside it",
	"Weak Minded": "completes only Objectives that are searched"
};
const ABILITIES = {
	Interact: "works devices and takes objectives",
	Search: "searches containers",
	"Computer Use": "hacks terminals and machines beside it",
	Mindspin: "attacks the mind of an enemy within 24 Range, on PSI",
	"Field Repair": "restores 2 Wounds of a Mechanical friend beside it, on HACK",
	"Energy Shield": "once per battle a Shield of 2 for friends within 4 Range, on WILL"
};
const WEAPON_RULES = {
	Flame: "ignores cover and Down targets",
	"High Explosive": "destroys terrain within 2 Range",
	Lasso: "pulls the target into base contact",
	"One Use": "once per battle",
	Scatter: "on 4-6 it strikes a cell 3 away",
	Shredding: "no Armour test, but two tests to hit",
	Sniper: "no modifiers; not after moving, not within 12 Range, no react fire",
	Venom: "poisons: 1 more Wound at the end of the round",
	Zapper: "forces the target Down"
};
new Map(Object.entries({
	...RULES$1,
	...WEAPON_RULES
}));
// packages/games/enemy-eternal/own/kinds.ts
const SKILLS = [
	"AIM",
	"HEALTH",
	"MOBILITY",
	"HACK",
	"WILL",
	"DODGE",
	"PSI"
];
const DAMAGE = {
	PL: "Plasma",
	EX: "Explosive",
	PH: "Physical",
	EL: "Electric",
	PO: "Poison"
};
const said = (known) => Object.entries(known).map(([name, says]) => ({
	name,
	says
}));
const classes = [...new Set(Object.values(weapons$2).map((weapon) => weapon.class))].map((name) => ({
	name,
	says: "weapons of this class fit"
}));
const inKeys = (known) => (word) => Object.hasOwn(known, word);
const isRule = inKeys(RULES$1);
const isAbility = inKeys(ABILITIES);
const isWeaponRule = inKeys(WEAPON_RULES);
const isDamage = inKeys(DAMAGE);
const isCard = inKeys(cards);
const isClass = (word) => classes.some(({ name }) => name === word);
const skill$1 = (field, says, least = 0) => ({
	field,
	label: field,
	says,
	least,
	most: 12
});
const UNIT_KIND = {
	kind: "unit",
	label: "Units",
	price: "price",
	printed: Object.entries(units$1).flatMap(([name, unit]) => unit.faction === null ? [] : [{
		name,
		figures: {
			price: unit.price,
			...unit.skills,
			armour: unit.armour.value
		},
		words: {
			armour: [unit.armour.type],
			abilities: unit.abilities,
			rules: unit.rules,
			primary: unit.primary,
			secondary: unit.secondary,
			loadout: unit.loadout,
			card: [unit.card]
		}
	}]),
	figures: [
		{
			field: "price",
			label: "Supplies",
			says: "What it costs with its loadout.",
			least: 10,
			most: 400
		},
		skill$1("AIM", "Tested to hit."),
		skill$1("HEALTH", "Wounds, and what its Armour is tested on.", 1),
		skill$1("MOBILITY", "How far it runs."),
		skill$1("HACK", "Tested to hack."),
		skill$1("WILL", "Tested against fear and minds."),
		skill$1("DODGE", "Makes it harder to hit up close."),
		skill$1("PSI", "Tested for what the mind does."),
		{
			field: "armour",
			label: "Armour",
			says: "Damage of its type that it takes off.",
			least: 0,
			most: 6
		}
	],
	words: [
		{
			field: "armour",
			label: "Armour against",
			known: said(DAMAGE),
			least: 1,
			most: 1
		},
		{
			field: "abilities",
			label: "Abilities",
			known: said(ABILITIES),
			least: 0,
			most: 6
		},
		{
			field: "rules",
			label: "Special rules",
			known: said(RULES$1),
			least: 0,
			most: 6
		},
		{
			field: "primary",
			label: "Primary weapons",
			known: classes,
			least: 0,
			most: 10
		},
		{
			field: "secondary",
			label: "Secondary weapons",
			known: classes,
			least: 0,
			most: 10
		},
		{
			field: "loadout",
			label: "Loadout",
			known: Object.entries(weapons$2).map(([name, weapon]) => ({
				name,
				says: `one of the ${weapon.class}`
			})),
			own: "weapon",
			least: 0,
			most: 2
		},
		{
			field: "card",
			label: "Card of the automaton",
			known: Object.keys(cards).map((name) => ({
				name,
				says: "how the automaton plays it"
			})),
			least: 1,
			most: 1
		}
	],
	cannot: "Only the special rules and abilities of the lists can be played. What the book says of a unit by its name (the Troopers of an Officer, the second profile of a Ripjack) it says of those that are like it, too; nothing else can be added."
};
const canBeLike = ({ damage, second }, name) => damage !== null && second === void 0 && name !== "Claymore";
const WEAPON_KIND = {
	kind: "weapon",
	label: "Weapons",
	price: "price",
	printed: Object.entries(weapons$2).flatMap(([name, weapon]) => weapon.damage === null || !canBeLike(weapon, name) ? [] : [{
		name,
		figures: {
			price: weapon.price,
			range: weapon.range,
			damage: weapon.damage.value
		},
		words: {
			type: [weapon.damage.type],
			rules: weapon.rules
		}
	}]),
	figures: [
		{
			field: "price",
			label: "Supplies",
			says: "What it costs.",
			least: 5,
			most: 200
		},
		{
			field: "range",
			label: "Range",
			says: "How far it reaches.",
			least: 1,
			most: 48,
			zero: "close combat"
		},
		{
			field: "damage",
			label: "Damage",
			says: "Before Armour.",
			least: 1,
			most: 12
		}
	],
	words: [{
		field: "type",
		label: "Type of damage",
		known: said(DAMAGE),
		least: 1,
		most: 1
	}, {
		field: "rules",
		label: "Special rules",
		known: said(WEAPON_RULES),
		least: 0,
		most: 4
	}],
	cannot: "It is of the class of the weapon that it is like, so the same units carry it. A second profile, a Psi Amp, or a rule that is not on the list cannot be played."
};
const KINDS$3 = [UNIT_KIND, WEAPON_KIND];
function slotFor(unit, kind) {
	if (unit.primary.includes(kind)) return "primary";
	return unit.secondary.includes(kind) ? "secondary" : null;
}
// packages/games/enemy-eternal/own/own.ts
const units = new WeakMap();
const weapons$1 = new WeakMap();
function once(known, thing, make) {
	const before = known.get(thing);
	if (before !== void 0) return before;
	const made = make();
	known.set(thing, made);
	return made;
}
const ownUnit = (like, thing) => once(units, thing, () => {
	const printed = unitOf(like);
	const { figures, words } = wholeOf(UNIT_KIND, thing);
	const of = (field) => figures[field] ?? 0;
	const skills = { ...printed.skills };
	for (const skill of SKILLS) skills[skill] = of(skill);
	const all = (field) => words[field] ?? [];
	return {
		...printed,
		id: "EE-SCN-12",
		skills,
		armour: {
			type: all("armour").find(isDamage) ?? printed.armour.type,
			value: of("armour")
		},
		price: of("price"),
		abilities: all("abilities").filter(isAbility),
		rules: all("rules").filter(isRule),
		loadout: all("loadout").filter(isWeapon),
		primary: all("primary").filter(isClass),
		secondary: all("secondary").filter(isClass),
		card: all("card").find(isCard) ?? printed.card
	};
});
const ownWeapon = (like, thing) => once(weapons$1, thing, () => {
	const printed = weaponOf(like);
	const { figures, words } = wholeOf(WEAPON_KIND, thing);
	return {
		...printed,
		id: "EE-SCN-12",
		range: figures["range"] ?? 0,
		damage: {
			value: figures["damage"] ?? 0,
			type: (words["type"] ?? []).find(isDamage) ?? printed.damage?.type ?? "PH"
		},
		rules: (words["rules"] ?? []).filter(isWeaponRule),
		price: figures["price"] ?? 0
	};
});
function profileOf({ unit, own }) {
	if (own?.unit === void 0) return unitOf(unit);
	return ownUnit(unit, own.unit);
}
function weaponIn(one, slot) {
	const name = one[slot];
	if (name === null) return null;
	const thing = one.own?.[slot];
	if (thing === void 0) return weaponOf(name);
	return ownWeapon(name, thing);
}
const slotWith = (one, name) => one.primary === name ? "primary" : "secondary";
const typeOf = ({ unit, own }) => own?.unit?.name ?? unit;
const weaponName = (one, slot) => one.own?.[slot]?.name ?? one[slot];
const ownNamed = (content, kind, name) => content.find((thing) => thing.kind === kind && thing.name === name);
function unitBehind(content, name) {
	const like = ownNamed(content, "unit", name)?.like ?? name;
	return isUnit(like) ? like : null;
}
function arm(one, slot, thing) {
	if (!isWeapon(thing.like)) return;
	one[slot] = thing.like;
	one.own = {
		...one.own,
		[slot]: thing
	};
}
function disarm(one, slot) {
	if (one.own?.[slot] === void 0) return;
	const { [slot]: _, ...rest } = one.own;
	if (Object.keys(rest).length === 0) delete one.own;
	else one.own = rest;
}
// packages/games/enemy-eternal/book/squad/recruit.ts
function standard(one, slot) {
	const { [slot]: classes, loadout } = profileOf(one);
	return loadout.find((weapon) => classes.includes(weaponOf(weapon).class)) ?? null;
}
const recruit = (unit, changes = {}) => ({
	unit,
	leader: false,
	primary: standard({ unit }, "primary"),
	secondary: standard({ unit }, "secondary"),
	vest: null,
	items: [],
	free: false,
	...changes
});
function recruitNamed(name, content = []) {
	const unit = unitBehind(content, name);
	if (unit === null) return null;
	const thing = ownNamed(content, "unit", name);
	if (thing === void 0) return recruit(unit);
	const own = { unit: thing };
	const one = {
		...recruit(unit),
		own,
		primary: standard({
			unit,
			own
		}, "primary"),
		secondary: standard({
			unit,
			own
		}, "secondary")
	};
	for (const word of wholeOf(UNIT_KIND, thing).words["loadout"] ?? []) {
		const weapon = ownNamed(content, "weapon", word);
		const slot = weapon && isWeapon(weapon.like) ? slotFor(profileOf(one), weaponOf(weapon.like).class) : null;
		if (weapon !== void 0 && slot !== null) arm(one, slot, weapon);
	}
	return one;
}
const issued = ({ own }, slot) => own?.unit?.words?.["loadout"]?.includes(own[slot]?.name ?? "") === true;
const freeTrooper = () => recruit("ADVENT Trooper", { free: true });
function unitPrice(one, options) {
	if (one.unit !== "Faceless" || one.own?.unit !== void 0) return profileOf(one).price;
	return options.facelessPrice;
}
function gearPrice(one) {
	let price = one.vest === null ? 0 : vestOf(one.vest).price;
	for (const slot of ["primary", "secondary"]) {
		const weapon = weaponIn(one, slot);
		const printed = one.own?.[slot] === void 0;
		if (weapon !== null && (printed ? one[slot] !== standard(one, slot) : !issued(one, slot))) price += weapon.price;
	}
	for (const carried of one.items) price += itemOf(carried.item).price;
	return price;
}
const weaponsOf = (one) => [one.primary, one.secondary].filter((weapon) => weapon !== null);
// packages/games/enemy-eternal/book/deployment/roster.ts
function makeModel(w, from, side, player, pod = "") {
	const { skills } = profileOf(from);
	const m = {
		unit: from.unit,
		leader: from.leader,
		primary: from.primary,
		secondary: from.secondary,
		vest: from.vest,
		items: from.items.map((carried) => ({
			item: carried.item,
			on: carried.on
		})),
		free: from.free,
		id: w.models.length,
		name: typeOf(from),
		side,
		control: side,
		player,
		place: "reserve",
		cell: -1,
		wounds: skills.HEALTH,
		skills: { ...skills },
		learned: [],
		rank: 1,
		roster: -1,
		down: "no",
		overwatch: null,
		watched: [],
		activated: 0,
		mind: null,
		shield: 0,
		carries: [],
		poisoned: false,
		seenUntil: 0,
		disabledUntil: 0,
		hitBy: [],
		used: [],
		medikits: from.items.some((carried) => carried.item === "Medikit") ? 2 : 0,
		spent: [],
		suppressed: 0,
		tookToken: false,
		pod,
		neutral: false,
		kills: 0
	};
	if (from.own !== void 0) m.own = from.own;
	if (from.called !== void 0) m.called = from.called;
	w.models.push(m);
	profileOf(from).id;
	if (from.vest !== null) vestOf(from.vest).id;
	if (w.campaign === null);
	return m;
}
function civilianAt(w, cell, name, neutral) {
	const m = makeModel(w, recruit("Civilian"), 0, -1);
	m.name = name;
	m.place = "board";
	m.cell = cell;
	m.neutral = neutral;
	return m;
}
function nameModels(w) {
	const shared = w.sides[0].faction === w.sides[1].faction;
	for (const m of w.models) {
		if (m.unit === "Civilian") continue;
		if (m.called !== void 0) {
			m.name = m.side === 1 && w.models.some((one) => one.side === 0 && one.called === m.called) ? `${m.called} of B` : m.called;
			continue;
		}
		const alike = w.models.filter((one) => typeOf(one) === typeOf(m) && one.side === m.side && one.called === void 0);
		if (alike.length > 1);
		const label = alike.length > 1 ? `${typeOf(m)} ${alike.indexOf(m) + 1}` : typeOf(m);
		m.name = shared && m.side === 1 ? `${label} of B` : label;
	}
}
const ownerOf$1 = (w, side, index) => {
	const { seats } = w.sides[side];
	if (seats.length > 1) {}
	return seats.length === 0 ? -1 : seats[index % seats.length];
};
function fieldForces(w, forces) {
	const player = ownerOf$1(w, 1, 0);
	let led = false;
	const add = (unit, pod) => {
		const one = recruitNamed(unit, w.scenario?.content);
		if (one === null) throw new Error(`there is no unit '${unit}'`);
		one.leader = !led && seasonLeaders.includes(one.unit);
		led ||= one.leader;
		makeModel(w, one, 1, player, pod);
	};
	for (const unit of forces.start ?? []) add(unit, "start");
	for (const [letter, units] of Object.entries(forces.pods ?? {})) for (const unit of units) add(unit, letter);
	for (const [round, units] of Object.entries(forces.later ?? {})) for (const unit of units) add(unit, `round ${round}`);
}
function forcesOf(w) {
	const { faction } = w.sides[1];
	return (w.mission === "Scenario" ? w.scenario?.forces : seasonForces[w.mission])?.[faction] ?? null;
}
// packages/games/enemy-eternal/book/leaving.ts
function leaveBoard(m, to) {
	m.place = to;
	if (to === "destroyed") m.wounds = 0;
	m.down = "no";
	m.overwatch = null;
	m.watched = [];
	m.poisoned = false;
	m.shield = 0;
	m.suppressed = 0;
}
// packages/games/enemy-eternal/table.ts
const SIDES = [0, 1];
const other = (side) => side === 0 ? 1 : 0;
const missionIds = [
	"B1",
	"B2",
	"B3",
	"B4",
	"B5",
	"B6",
	"B7",
	"B8",
	"SE1.1",
	"SE1.2",
	"SE1.3",
	"SE1.4",
	"SE1.5",
	"SE1.6",
	"SE1.7",
	"SE1.8",
	"SE1.9",
	"SE1.X"
];
// packages/games/enemy-eternal/book/models.ts
const onBoard = (m) => m.place === "board";
const friendsOf$1 = (w, m) => w.models.filter((one) => one.place === "board" && one.control === m.control && one !== m && !one.neutral);
const enemiesOf = (w, side) => w.models.filter((one) => one.place === "board" && one.control !== side && !one.neutral);
const modelAt = (w, cell) => {
	for (const m of w.models) if (m.cell === cell && m.place === "board") return m;
	return null;
};
function has(m, rule) {
	if (profileOf(m).rules.includes(rule) || m.learned.includes(rule)) return true;
	return rule === "Grapple" && m.items.some((one) => one.item === "Grapple Hook");
}
function able(m, ability) {
	if (!profileOf(m).abilities.includes(ability)) return false;
	if (m.mind !== null && (ability === "Computer Use" || ability === "Interact" || ability === "Search" || ability === "Mindspin")) return false;
	return ability !== "Mindspin" || m.unit !== "Psi Operative" || amp(m) >= 0;
}
const amp = (m) => weaponIn(m, "secondary")?.amp ?? -1;
function skill(w, m, name) {
	const value = m.skills[name];
	if (name === "WILL" && w.sides[m.side].leaderLost && !m.leader) return value - 1;
	if (name === "MOBILITY" && has(m, "Rage") && m.wounds < m.skills.HEALTH) return value + 2;
	return value;
}
const engages = (m) => !has(m, "Unarmed") && !has(m, "Emplaced");
function engagedWith(w, m) {
	if (m.place !== "board" || !engages(m)) return [];
	const g = ground(w);
	return w.models.filter((one) => one.place === "board" && one.control !== m.control && !one.neutral && engages(one) && adjacent(g, one.cell, m.cell));
}
const isEngaged$1 = (w, m) => {
	if (m.place !== "board" || !engages(m)) return false;
	const g = ground(w);
	for (const one of w.models) if (one.place === "board" && one.control !== m.control && !one.neutral && engages(one) && adjacent(g, one.cell, m.cell)) return true;
	return false;
};
const isDown = (m) => m.down !== "no";
const canSee = (w, a, b) => onBoard(a) && onBoard(b) && sees(w, a.cell, b.cell);
function touches(w, a, b) {
	const touching = onBoard(a) && onBoard(b) && adjacent(ground(w), a.cell, b.cell);
	if (touching);
	return touching;
}
const hackable = (w, m) => has(m, "Mechanical") ? "model" : weaponIn(m, "secondary")?.class === "GREMLINs" && m.disabledUntil < w.round ? "GREMLIN" : null;
const carriesItem = (m, item) => m.items.some((one) => one.item === item);
function keywordOf(w, m) {
	if (m.unit !== "ADVENT Turret") return profileOf(m).faction;
	return w.sides[m.side].faction;
}
function carry(m, token) {
	m.carries = [...m.carries, token].sort((a, b) => a - b);
}
// packages/games/enemy-eternal/book/end.ts
function finish(play, winner, rule, why, secondary = false) {
	if (play.w.result !== null) return;
	const result = {
		winner,
		rule,
		why,
		secondary
	};
	if (winner === null);
	play.w.result = result;
	play.tell?.({
		type: "battle over",
		winner: winner === null ? null : seatLetter(winner),
		why
	}, rule);
}
// packages/games/enemy-eternal/tableReaders.ts
function found(thing, what) {
	if (thing === null || thing === void 0) throw new Error(`the table has no ${what}`);
	return thing;
}
const modelOf = (w, id) => found(w.models[id], `model ${id}`);
const pieceOf = (w, id) => found(w.pieces[id], `piece ${id}`);
const tokenOf = (w, id) => found(w.tokens[id], `token ${id}`);
const modelNamed = (w, id) => typeof id === "number" ? w.models[id] : void 0;
const pieceNamed = (w, id) => typeof id === "number" ? w.pieces[id] : void 0;
const goalOf = (w, name) => w.goals[name] ?? 0;
// packages/games/enemy-eternal/book/missions/helpers.ts
const cellsOf$1 = (w, piece) => piece.kind === "monument" ? cellsWith(ground(w), "m") : [piece.cell];
const beside = (w, cell, piece) => cellsOf$1(w, piece).some((at) => adjacent(ground(w), cell, at));
function near(w, centres, far) {
	const { near: known } = ground(w).known;
	const key = `${w.options.diagonals} ${far} ${centres.join()}`;
	let cells = known.get(key);
	if (cells !== void 0) return cells;
	if (known.size >= MOST_NEAR) known.clear();
	known.set(key, cells = cellsWithin(w, centres, far));
	return cells;
}
const MOST_NEAR = 200;
function cellsWithin(w, centres, far) {
	const g = ground(w);
	return cellsThat(g, (cell) => mayStop(g, cell) && centres.some((centre) => distance(w, centre, cell) <= far));
}
const civilians = (w) => w.models.filter((m) => m.unit === "Civilian" && onBoard(m));
const homeOf = (w, side) => cellsWith(ground(w), w.sides[side].zone);
function controls(w, cells) {
	let lead = 0;
	for (const m of w.models) if (onBoard(m) && !m.neutral && !isDown(m) && m.mind === null && cells.includes(m.cell)) lead += m.side === 0 ? 1 : -1;
	return lead > 0 ? 0 : lead < 0 ? 1 : -1;
}
function score(play, side, points, rule, what) {
	if (points === 0) return;
	play.w.sides[side].score += points;
	play.tell?.({
		type: "scored",
		side,
		points,
		what,
		score: play.w.sides[side].score
	}, rule);
}
function byPoints(play, rule, tie = () => 0) {
	const { w } = play;
	const lead = w.sides[0].score - w.sides[1].score || tie(w);
	finish(play, lead > 0 ? 0 : lead < 0 ? 1 : null, rule, lead === 0 ? "the sides are level" : `side ${lead > 0 ? "A" : "B"} has more points`);
}
const isHome = (w, m) => homeOf(w, m.side).includes(m.cell);
function takeToken(play, m, kind, rule) {
	const { w } = play;
	const token = {
		id: w.tokens.length,
		kind,
		cell: -1
	};
	w.tokens.push(token);
	m.carries.push(token.id);
	play.tell?.({
		type: "took",
		model: m.name,
		token: kind
	}, rule);
}
const carriersOf = (w, kind) => w.models.filter((m) => onBoard(m) && m.carries.some((id) => tokenOf(w, id).kind === kind));
const soldiers = (w, side) => w.models.filter((m) => m.side === side && onBoard(m) && m.unit !== "Civilian" && !m.neutral);
const isCleared = (w) => soldiers(w, 1).length === 0 && w.pods.every((pod) => pod.state === "placed") && !w.models.some((m) => m.side === 1 && m.place === "hidden");
const lostIn = (w, side) => w.sides[side].lost;
const seasonCards = (rule, forLoss) => (w, result, side) => {
	if (side !== 0 || result.winner !== 0) return forLoss;
	if (result.secondary);
	return (w.difficulty === "Easy" ? 1 : w.difficulty === "Impossible" ? 3 : 2) + (result.secondary ? 1 : 0);
};
const battleCards = (rule, win, loss, draw = loss) => (_w, result, side) => {
	if (result.winner === null) return draw;
	return result.winner === side ? win : loss;
};
// packages/games/enemy-eternal/book/missions/pods.ts
const comesWithin = (far, of = (_w, pod) => [pod.cell]) => (w, pod, m) => of(w, pod).some((cell) => distance(w, m.cell, cell) <= far);
const seesMarker = (w, pod, m) => sees(w, m.cell, pod.cell);
const listed$1 = (play, pod) => play.w.models.filter((m) => m.place === "reserve" && m.pod === pod.letter);
const podNamed = (w, letter) => w.pods.find((pod) => pod.letter === letter);
// packages/games/enemy-eternal/scenario/places.ts
function corner(grid, text, where) {
	const [, left, top] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
	const [x, y] = [Number(left), Number(top)];
	if (left === void 0 || x >= grid.width || y >= grid.height) throw new BadInput(where, `must be a cell such as '4,7' (columns 0 to ${grid.width - 1}, rows 0 to ${grid.height - 1}), not ${JSON.stringify(text)}`);
	return [x, y];
}
function cellsAt(grid, place, where) {
	const [from = "", to, ...more] = place.split(" ");
	if (more.length > 0) throw new BadInput(where, `must be a cell '4,7' or two corners '4,7 6,9', not ${JSON.stringify(place)}`);
	const [a, b] = [corner(grid, from, where), corner(grid, to ?? from, where)];
	return rectangle(grid, Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
}
const cellsOf = (grid, places, where = "cells") => [...new Set(places.flatMap((place, i) => cellsAt(grid, place, `${where}[${i}]`)))].sort((a, b) => a - b);
// packages/games/enemy-eternal/scenario/goals.ts
const sideOfLetter = (letter) => letter === "A" ? 0 : 1;
const letterOf = (side) => side === 0 ? "A" : "B";
const RESCUED = "rescued";
const DEAD = "civilians dead";
const TIMER = "timer";
const reachedBy = (side, area) => `${letterOf(side)} reached ${area}`;
const count = (w, name) => void (w.goals[name] = goalOf(w, name) + 1);
const cellsIn = new WeakMap();
function areaCells(w, scenario, name) {
	const area = scenario.areas.find((one) => one.name === name);
	if (area === void 0) return [];
	let cells = cellsIn.get(area);
	if (cells === void 0) cellsIn.set(area, cells = cellsOf(ground(w).grid, area.cells));
	return cells;
}
const piecesOf = (w, kind) => w.pieces.filter((piece) => piece.kind === kind);
function workedBy(w, scenario, kind, side) {
	const makes = scenario.pieces[kind]?.makes;
	return piecesOf(w, kind).filter((piece) => makes === "held" ? piece.owner === side : piece.done);
}
function heldBy(w, scenario, kind, side) {
	const held = workedBy(w, scenario, kind, side).length;
	return scenario.pieces[kind]?.together ? Math.min(1, held) : held;
}
const scoresFor = (side, who) => who === "both" || sideOfLetter(who) === side;
function scoreLoss(play, scenario, m) {
	const { w } = play;
	const winner = other(m.side);
	for (const one of scenario.scores) {
		if (one.verb !== "destroy" || !scoresFor(winner, one.side)) continue;
		if (one.what === "model" && !m.neutral) score(play, winner, one.points, "EE-SCN-08", m.name);
		if (one.what === "leader" && m.leader) score(play, winner, one.points, "EE-SCN-08", "the enemy Leader");
		const side = w.sides[m.side];
		const broken = `broken${m.side}`;
		if (one.what === "half" && goalOf(w, broken) === 0 && 2 * side.lost >= side.fielded) {
			w.goals[broken] = 1;
			score(play, winner, one.points, "EE-SCN-08", "the enemy is broken");
		}
	}
}
function scoreRound(play, scenario) {
	for (const one of scenario.scores) {
		if (one.verb === "hold" && play.w.round >= (one.from ?? 1)) scoreHold(play, scenario, one);
		if (one.verb === "hide" && play.w.round >= one.from) scoreHiding(play, one.worth);
	}
}
function scoreHold(play, scenario, one) {
	const { w } = play;
	if ("area" in one) {
		const holder = controls(w, areaCells(w, scenario, one.area));
		if (holder >= 0 && scoresFor(holder === 0 ? 0 : 1, one.side)) score(play, holder === 0 ? 0 : 1, one.points, "EE-SCN-08", one.area);
		return;
	}
	for (const side of SIDES) if (scoresFor(side, one.side)) score(play, side, one.points * heldBy(w, scenario, one.piece, side), "EE-SCN-08", `${one.piece}s`);
}
function scoreHiding(play, worth) {
	const { w } = play;
	for (const m of w.models) {
		if (!m.leader || !onBoard(m) || !isHome(w, m)) continue;
		w.sides[other(m.side)].worth += worth;
		play.tell?.({
			type: "leader hides",
			model: m.name
		}, "EE-SCN-08");
	}
}
const carriedBy = (w, side, worth) => w.models.filter((m) => m.side === side && onBoard(m)).reduce((sum, m) => sum + m.carries.length * worth(m), 0);
function scoreTokens(play, scenario) {
	const { w } = play;
	for (const one of scenario.scores) {
		if (one.verb !== "carry") continue;
		for (const side of SIDES) {
			if (!scoresFor(side, one.side)) continue;
			score(play, side, carriedBy(w, side, (m) => isHome(w, m) ? one.home : one.points), "EE-SCN-08", "tokens");
		}
	}
}
function runTimer(play, scenario) {
	const { w } = play;
	const { timer } = scenario;
	if (timer === null) return;
	if (!piecesOf(w, timer.piece).some((piece) => piece.done && soldiers(w, 0).some((m) => m.control === 0 && !isDown(m) && distance(w, m.cell, piece.cell) <= timer.within) && !w.models.some((m) => onBoard(m) && !m.neutral && m.control === 1 && adjacent(ground(w), m.cell, piece.cell)))) return;
	count(w, TIMER);
	play.tell?.({
		type: "timer",
		timer: goalOf(w, TIMER)
	}, "EE-SCN-08");
}
const atLeast = (w, name, least) => goalOf(w, name) >= least;
function holds(w, scenario, side, one, by) {
	switch (one.is) {
		case "reached": return atLeast(w, reachedBy(side, one.area), 1);
		case "cleared": return isCleared(w);
		case "worked": {
			const all = piecesOf(w, one.piece).length;
			return all > 0 && workedBy(w, scenario, one.piece, side).length >= (one.least ?? all);
		}
		case "home": return by !== null && by.side === side && by.control === side && onBoard(by) && by.carries.some((id) => tokenOf(w, id).kind === one.token) && homeOf(w, side).includes(by.cell);
		case "carried": return carriedBy(w, side, () => 1) >= one.least;
		case "out": return atLeast(w, "out", one.least);
		case "rescued": return atLeast(w, RESCUED, one.least);
		case "civilians dead": return atLeast(w, DEAD, one.least);
		case "civilian free": return civilians(w).some((m) => !m.neutral) === one.yes;
		case "no civilian left": return civilians(w).length === 0;
		case "leader fallen": return w.sides[sideOfLetter(one.side)].leaderLost;
		case "leader alive": return !w.sides[sideOfLetter(one.side)].leaderLost;
		case "points": return w.sides.some((state) => state.score >= one.least);
		case "timer": return atLeast(w, TIMER, one.least);
		case "round": return w.round >= (one.least ?? 0) && w.round <= (one.most ?? w.round);
	}
}
function tieOf(w, scenario, tie) {
	const [a, b] = w.sides;
	switch (tie.by) {
		case "pieces": return w.pieces.reduce((sum, { owner }) => sum + (owner === 0 ? 1 : owner === 1 ? -1 : 0), 0);
		case "supplies": return a.found - b.found;
		case "worth": return a.worth - b.worth;
		case "area": {
			const holder = controls(w, areaCells(w, scenario, tie.area));
			return holder < 0 ? 0 : holder === 0 ? 1 : -1;
		}
	}
}
function conclude(play, scenario, end, by) {
	const { w } = play;
	const meets = (side) => (end.second ?? []).some((one) => holds(w, scenario, side, one, by));
	if (end.wins === "points") {
		byPoints(play, "EE-SCN-09", () => {
			for (const tie of end.ties ?? []) {
				const lead = tieOf(w, scenario, tie);
				if (lead !== 0) return lead;
			}
			return 0;
		});
		if (w.result !== null && meets(0)) w.result.secondary = true;
		return;
	}
	const lead = w.sides[0].worth - w.sides[1].worth;
	const winner = end.wins === "nobody" ? null : end.wins === "worth" ? lead > 0 ? 0 : lead < 0 ? 1 : null : sideOfLetter(end.wins);
	finish(play, winner, "EE-SCN-09", end.why, meets(winner ?? 0));
}
function lookForEnd(play, scenario, look, by = null) {
	const { w } = play;
	if (w.result !== null) return;
	const end = scenario.ends.find((one) => one.look === look && one.if.every((part) => holds(w, scenario, one.wins === "B" ? 1 : 0, part, by)));
	if (end !== void 0) conclude(play, scenario, end, by);
}
// packages/games/enemy-eternal/book/movement/prices.ts
function gaitOf(m, climbing) {
	if (climbing && carriesItem(m, "Grapple Hook"));
	if (climbing) return has(m, "Grapple") ? "grapple" : "climb";
	return has(m, "Flight") ? "fly" : "run";
}
function stepCost(g, from, to, d, gait) {
	const kind = kindOf$1(g, to);
	if (kind === 4 || kind === 6 || kind === 7) return 0;
	const touching = g.touch[from * 8 + d] === 1;
	if (gait === "fly");
	if (gait === "fly") return touching || d < 4 && !levelsMeet(g, from, to) || d >= 4 && !cornerClosed(g, from, to) ? 1 : 0;
	if (kind === 5) return 0;
	if (gait === "run") {
		if (kind === 2);
		if (kind !== 3 && kind !== 8) return touching ? 1 : 0;
		return touching ? 2 : 0;
	}
	if (kind === 1 || kind === 3 || kind === 8) return 0;
	if (touching) return 1;
	if (d >= 4) return 0;
	if (levelOf(g, from) > levelOf(g, to));
	return gait === "grapple" ? 1 : 1 + 2 * Math.abs(levelOf(g, from) - levelOf(g, to));
}
function cornerClosed(g, from, to) {
	const shut = (cell) => g.kind[cell] === 4 || g.kind[cell] === 6 || g.kind[cell] === 7;
	return shut(rowOf$1(g, from) * g.grid.width + columnOf(g, to)) && shut(rowOf$1(g, to) * g.grid.width + columnOf(g, from));
}
function pricesFor(g, gait, halves) {
	const key = halves ? `${gait} in halves` : gait;
	const known = g.prices.get(key);
	if (known !== void 0) return known;
	const prices = new Uint8Array(g.grid.size * 8);
	for (let cell = 0; cell < g.grid.size; cell++) for (let d = 0; d < 8; d++) {
		const next = neighbour(g.grid, cell, d);
		if (next < 0) continue;
		const cost = stepCost(g, cell, next, d, gait);
		prices[cell * 8 + d] = cost === 0 || !halves ? cost : 2 * cost + (d >= 4 ? 1 : 0);
	}
	g.prices.set(key, prices);
	return prices;
}
// packages/games/enemy-eternal/book/movement/reach.ts
const FREE = { touching: [] };
function closedFor(w, m, leave = FREE) {
	const g = ground(w);
	const closed = zeroPerCell(g.grid);
	for (const one of w.models) {
		if (one.place !== "board" || one === m) continue;
		closed[one.cell] = 2;
		if (one.control === m.control || one.neutral || !engages(one) || !engages(m) || leave.touching.includes(one)) continue;
		for (let d = 0; d < 8; d++) if (g.touch[one.cell * 8 + d] === 1 && closed[neighbour(g.grid, one.cell, d)] === 0) closed[neighbour(g.grid, one.cell, d)] = 1;
	}
	return closed;
}
const inHalves = (w) => w.options.diagonals === "alternating";
const budget = (w, allowance) => inHalves(w) ? 2 * allowance + 1 : allowance;
const costIn = (w, price) => inHalves(w) ? price >> 1 : price;
function explore(w, m, gait, allowance, closed, from = m.cell) {
	const g = ground(w);
	return cheapestWays({
		grid: g.grid,
		prices: pricesFor(g, gait, inHalves(w)),
		closed
	}, [from], {
		budget: allowance <= 0 ? 0 : budget(w, allowance),
		directions: 8
	});
}
function remaining(w, goals) {
	const { ways, waysByList: lists } = ground(w).known;
	const waysByList = lists[w.options.diagonals];
	const listed = waysByList.get(goals);
	if (listed !== void 0) return listed;
	const key = `${w.options.diagonals} ${goals.join()}`;
	let way = ways.get(key);
	if (ways.size >= MOST_WAYS) ways.clear();
	if (way === void 0) ways.set(key, way = waysTo(w, goals));
	waysByList.set(goals, way);
	return way;
}
const MOST_WAYS = 60;
function waysTo(w, goals) {
	const g = ground(w);
	const key = inHalves(w) ? "way in halves" : "way";
	let prices = g.prices.get(key);
	if (prices === void 0) {
		const run = pricesFor(g, "run", inHalves(w));
		const climb = pricesFor(g, "climb", inHalves(w));
		prices = run.map((price, i) => price === 0 ? climb[i] : climb[i] === 0 ? price : Math.min(price, climb[i]));
		g.prices.set(key, prices);
	}
	return cheapestWays({
		grid: g.grid,
		prices,
		closed: g.grid.zeroes
	}, goals, {
		directions: 8,
		backwards: true
	});
}
function wayTo(w, m, gait, allowance, leave, to, via) {
	const g = ground(w);
	const stops = [...Array.isArray(via) ? via : [], to].map((spot) => cellOf(g, spot));
	if (stops.length > 40 || stops.includes(-1)) return refuse("EE-BRD-08", "The path leaves the board.");
	if (skill(w, m, "MOBILITY") <= 0) return refuse("EE-MOV-02", `${m.name} cannot move.`);
	const end = stops.at(-1);
	if (!mayStop(g, end)) return refuse(g.kind[end] === 1 ? "EE-TER-08" : g.kind[end] === 3 ? "EE-TER-13" : "EE-MOV-05", "No move may end in that cell.");
	const standing = modelAt(w, end);
	if (standing !== null && standing !== m) return refuse("EE-MOV-05", `${standing.name} stands there.`);
	const closed = closedFor(w, m, leave);
	if (closed[end] === 1) return refuse("EE-BRD-06", "That cell is in base contact with an enemy.");
	if (leave.touching.some((foe) => adjacent(g, foe.cell, end))) return refuse("EE-ENG-06", "A flight must end free of every enemy.");
	const path = [];
	let price = 0;
	let at = m.cell;
	for (const stop of stops) {
		const reach = explore(w, m, gait, allowance, closed, at);
		if (!reach.reached(stop)) return refuse("EE-MOV-02", `${m.name} cannot reach that with an allowance of ${allowance}.`);
		price += reach.priceOf(stop);
		path.push(...reach.path(stop));
		at = stop;
	}
	if (inHalves(w));
	if (price > budget(w, allowance)) return refuse("EE-MOV-02", `That path costs ${costIn(w, price)}, the allowance is ${allowance}.`);
	return {
		path,
		cost: costIn(w, price)
	};
}
function chargeWay(w, m, target, gait, allowance, to, via) {
	const g = ground(w);
	const leave = { touching: [target] };
	if (!adjacent(g, to, target.cell)) return refuse("EE-CHG-02", `The charge must end in base contact with ${target.name}.`);
	const closed = closedFor(w, m, leave);
	if (closed[to] === 2 || !mayStop(g, to)) return refuse("EE-CHG-02", "Nobody can stand in that cell.");
	closed[to] = 0;
	const stops = [...Array.isArray(via) ? via : []].map((spot) => cellOf(g, spot));
	if (stops.length > 40 || stops.includes(-1)) return refuse("EE-BRD-08", "The path leaves the board.");
	const path = [];
	let price = 0;
	let at = m.cell;
	for (const stop of [...stops, to]) {
		const reach = explore(w, m, gait, allowance, closed, at);
		if (!reach.reached(stop)) return refuse("EE-CHG-02", `${m.name} cannot reach ${target.name} with MOBILITY ${allowance}.`);
		price += reach.priceOf(stop);
		path.push(...reach.path(stop));
		at = stop;
	}
	if (price > budget(w, allowance)) return refuse("EE-CHG-02", `That path costs ${costIn(w, price)}, MOBILITY is ${allowance}.`);
	return {
		path,
		cost: costIn(w, price)
	};
}
function contactCells(w, m, target, gait, allowance) {
	const g = ground(w);
	const prices = pricesFor(g, gait, inHalves(w));
	const closed = closedFor(w, m, { touching: [target] });
	const reach = explore(w, m, gait, allowance, closed);
	const found = [];
	for (let d = 0; d < 8; d++) {
		const cell = neighbour(g.grid, target.cell, d);
		if (cell < 0 || g.touch[target.cell * 8 + d] !== 1 || closed[cell] === 2 || !mayStop(g, cell) || cell === m.cell) continue;
		let price = reach.priceOf(cell);
		if (closed[cell] === 1) {
			price = FAR_AWAY;
			for (let back = 0; back < 8; back++) {
				const near = neighbour(g.grid, cell, back);
				if (near < 0 || !reach.reached(near)) continue;
				const step = prices[near * 8 + opposite(back)];
				if (step > 0) price = Math.min(price, reach.priceOf(near) + step);
			}
		}
		if (price > budget(w, allowance)) continue;
		found.push({
			cell,
			cost: costIn(w, price)
		});
	}
	const askew = (cell) => g.grid.x[cell] === g.grid.x[target.cell] || g.grid.y[cell] === g.grid.y[target.cell] ? 0 : 1;
	return found.sort((a, b) => a.cost - b.cost || askew(a.cell) - askew(b.cell) || a.cell - b.cell);
}
function ends$1(w, m, gait, allowance, leave = FREE, closed = closedFor(w, m, leave)) {
	const cells = [];
	const costs = [];
	if (allowance <= 0) return {
		cells,
		costs
	};
	const g = ground(w);
	const reach = explore(w, m, gait, allowance, closed);
	const halves = inHalves(w);
	const fleeing = leave.touching.length > 0;
	for (const cell of reach.order) {
		if (cell === m.cell || !mayStop(g, cell)) continue;
		if (fleeing && leave.touching.some((foe) => adjacent(g, foe.cell, cell))) continue;
		cells.push(cell);
		costs.push(halves ? costIn(w, reach.priceOf(cell)) : reach.priceOf(cell));
	}
	return {
		cells,
		costs
	};
}
function moveTerms(w, m, climbing, actions) {
	const foes = engagedWith(w, m);
	if (foes.length > 0);
	const mobility = skill(w, m, "MOBILITY");
	return {
		gait: gaitOf(m, climbing),
		allowance: climbing || actions === 1 ? mobility : 2 * mobility,
		leave: { touching: foes },
		fleeing: foes.length > 0
	};
}
// packages/games/enemy-eternal/book/attack/arms.ts
const NONE$1 = [];
const mindspin = {
	id: "EE-SPC-11",
	name: "Mindspin",
	slot: "mind",
	range: 24,
	value: 0,
	type: "PL",
	rules: [],
	on: "PSI",
	attachments: NONE$1
};
function weaponArm(m, name, slot, into) {
	const weapon = weaponIn(m, slot);
	if (weapon === null || weapon.damage === null) return;
	const unit = profileOf(m);
	const on = m.unit === "Templar" && weapon.class === "Pistols" ? "AIM" : (slot === "primary" ? unit.primaryOn : unit.secondaryOn) ?? "AIM";
	let attachments = NONE$1;
	let type = weapon.damage.type;
	for (const carried of m.items) {
		if (carried.on !== name) continue;
		attachments = [...attachments, carried.item];
		type = itemOf(carried.item).rounds ?? type;
	}
	into.push({
		id: weapon.id,
		name: weaponName(m, slot) ?? name,
		slot,
		range: weapon.range,
		value: weapon.damage.value,
		type,
		rules: weapon.rules,
		on,
		attachments: weapon.range > 0 ? attachments : NONE$1
	});
	const { second } = weapon;
	if (second !== void 0) into.push({
		id: "EE-SPO-22",
		name: second.name,
		slot,
		range: second.range,
		value: second.damage.value,
		type: second.damage.type,
		rules: second.rules,
		on,
		attachments
	});
}
function armsOf$1(m) {
	const arms = [];
	if (m.primary !== null) weaponArm(m, m.primary, "primary", arms);
	if (m.secondary !== null) weaponArm(m, m.secondary, "secondary", arms);
	for (const carried of m.items) {
		const { id, grenade } = itemOf(carried.item);
		if (grenade !== void 0) arms.push({
			id,
			name: carried.item,
			slot: "utility",
			range: grenade.range,
			value: grenade.damage.value,
			type: grenade.damage.type,
			rules: grenade.rules,
			on: "AIM",
			attachments: NONE$1
		});
	}
	return arms;
}
const armNamed = (m, name) => name === "Mindspin" ? mindspin : armsOf$1(m).find((arm) => arm.name === name) ?? null;
function armOf(m, name) {
	const arm = armNamed(m, name);
	if (arm === null) throw new Error(`${m.name} has no ${name}`);
	return arm;
}
const isUsable = (w, m, arm) => !m.used.includes(arm.name) && !(arm.slot === "secondary" && m.disabledUntil >= w.round);
const usableArms = (w, m) => armsOf$1(m).filter((arm) => isUsable(w, m, arm));
const worksClose = (arm) => arm.slot !== "mind" && arm.slot !== "utility" && arm.name !== "Claymore" && !arm.rules.includes("Sniper");
const canWatch = (arm) => arm.range > 0 && arm.slot !== "mind" && !arm.rules.includes("Sniper");
// packages/games/enemy-eternal/book/tests.ts
function test(play, value, why, dice = 2) {
	const rolled = play.rolls(dice, 6, why);
	let sum = 0;
	let best = 0;
	for (const die of rolled) {
		sum += die;
		if (die > best) best = die;
	}
	if (dice === 3) sum -= best;
	if (value >= 12 || value <= 1);
	return {
		dice: rolled,
		sum,
		value,
		passed: value >= 12 || value > 1 && sum <= value
	};
}
function abilityTest(play, m, value, actions, rule, what) {
	const tested = test(play, actions === 1 ? value - 1 : value, rule);
	play.tell?.({
		type: "test",
		model: m.name,
		what,
		dice: tested.dice,
		value: tested.value,
		passed: tested.passed
	}, rule);
	return tested.passed;
}
const climbValue = (w, m) => has(m, "Grapple") ? null : skill(w, m, "MOBILITY");
const climbName = (w) => ground(w).hills ? "Climb" : "Second move";
function climbs$1(play, m) {
	const value = climbValue(play.w, m);
	if (value === null) return true;
	const tested = test(play, value, "EE-MOV-09");
	play.tell?.({
		type: "test",
		model: m.name,
		what: climbName(play.w),
		dice: tested.dice,
		value,
		passed: tested.passed
	}, "EE-MOV-09");
	return tested.passed;
}
const WAYS$1 = [
	0,
	0,
	1,
	3,
	6,
	10,
	15,
	21,
	26,
	30,
	33,
	35,
	36
];
const waysOf36 = (value) => value < 2 ? 0 : value >= 12 ? 36 : WAYS$1[value];
const SCOPED = (() => {
	const ways = new Array(13).fill(0);
	for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) {
		const sum = a + b + c - Math.max(a, b, c);
		for (let value = sum; value <= 12; value++) ways[value]++;
	}
	return ways;
})();
const waysOf216 = (value) => value < 2 ? 0 : value >= 12 ? 216 : SCOPED[value];
// packages/games/enemy-eternal/book/attack/damage.ts
function armourParts(w, m, clumsy) {
	if (has(m, "Unarmed")) return null;
	const on = profileOf(m).armourOn ?? "HEALTH";
	const parts = [{
		value: skill(w, m, on),
		because: "EE-ARM-02",
		label: on
	}];
	if (clumsy) parts.push({
		value: 1,
		because: "EE-CHG-07",
		label: "clumsy blow"
	});
	return parts;
}
const inCover = (w, m, from) => typeof from === "number" ? from !== m.cell && coverAgainst(w, from, m.cell) > 0 : from.cover > 0;
function resistances(w, m, attacker) {
	const { armour } = profileOf(m);
	const all = [{
		type: armour.type,
		value: armour.value,
		because: "EE-DMG-11",
		label: "armour"
	}];
	if (m.vest !== null) {
		const vest = vestOf(m.vest);
		all.push({
			type: vest.adds?.type ?? armour.type,
			value: vest.adds?.value ?? vest.printed ?? 0,
			because: vest.id,
			label: m.vest
		});
	}
	if (keywordOf(w, m) === "XCOM") all.push({
		type: "PH",
		value: 1,
		because: "EE-FAC-04",
		label: "XCOM"
	});
	if (has(m, "Blast Padding")) all.push({
		type: "EX",
		value: 2,
		because: "EE-SPC-20",
		label: "Blast Padding"
	});
	if (has(m, "Cautious") && inCover(w, m, attacker)) all.push({
		type: "PH",
		value: 1,
		because: "EE-SPC-21",
		label: "Cautious"
	});
	return all;
}
const BEATS = {
	PL: "EX",
	EX: "PH",
	PH: "PL",
	EL: "PO",
	PO: "EL"
};
function damageParts(w, m, value, type, attacker) {
	const parts = [{
		value,
		because: "EE-DMG-02",
		label: type
	}];
	for (const one of resistances(w, m, attacker)) {
		if (one.value === 0) continue;
		if (one.type !== type && BEATS[type] !== one.type) continue;
		one.because;
		if (parts.length > 1);
		if (one.type === type) parts.push({
			value: -one.value,
			because: "EE-DMG-03",
			label: one.label
		});
		else parts.push({
			value: one.value,
			because: type === "EL" || type === "PO" ? "EE-DMG-05" : "EE-DMG-04",
			label: one.label
		});
	}
	const least = w.options.leastDamage;
	const sum = total(parts);
	if (sum < least) parts.push({
		value: least - sum,
		because: least === 1 ? "EE-OPT-02" : "EE-DMG-08",
		label: "at least"
	});
	return parts;
}
const damageOf = (w, m, value, type, attacker) => total(damageParts(w, m, value, type, attacker));
const valueOf$1 = (arm, close) => close && arm.range > 0 ? Math.min(2, arm.value) : arm.value;
const armourStops = (w, passed) => w.options.armour === "saving" ? passed : !passed;
const waysStopped = (w, value) => armourStops(w, true) ? waysOf36(value) : 36 - waysOf36(value);
// packages/games/enemy-eternal/book/attack/attackTerms.ts
const isSwung = (arm, close) => close && arm.range > 0;
const hitTests = (arm, close) => ({
	dice: !close && arm.attachments.includes("Scope") ? 3 : 2,
	times: !close && arm.rules.includes("Shredding") ? 2 : 1
});
const mayScatter = (arm, close) => !close && arm.rules.includes("Scatter");
const goesWide = (die) => die >= 4;
const mayDeflect = (at, arm, close) => !close && has(at, "Deflect") && arm.slot !== "mind" && !arm.rules.includes("Sniper");
const isDeflected = (die) => die >= 5;
function blowOf(by, arm, close) {
	const swung = isSwung(arm, close);
	return {
		value: valueOf$1(arm, close),
		type: swung ? (armNamed({
			...by,
			items: []
		}, arm.name) ?? arm).type : arm.type,
		armour: swung || !arm.rules.includes("Shredding"),
		clumsy: swung
	};
}
function targetFault(w, by, at, from = by.cell, to = at.cell) {
	if (at.place !== "board") return refuse("EE-ATK-02", `${at.name} is not on the board.`);
	if (at.neutral) return refuse("EE-OBJ-06", `${at.name} belongs to nobody and cannot be attacked.`);
	if (at.control === by.control) return refuse("EE-ATK-02", `${at.name} is a friend.`);
	if (has(at, "Shadow")) {
		if (at.seenUntil < w.round && distance(w, from, to) > 12) return refuse("EE-SPO-03", `${at.name} is hidden by Shadow beyond 12.`);
	}
	return null;
}
function shotFault(w, by, arm, at, from, moving, to = at.cell) {
	const wrong = targetFault(w, by, at, from, to);
	if (wrong !== null) return wrong;
	if (arm.range === 0) return refuse("EE-CHG-01", `The ${arm.name} reaches only what is in base contact.`);
	if (!isUsable(w, by, arm)) return arm.rules.includes("One Use") ? refuse("EE-SPO-20", `The ${arm.name} has been used.`) : refuse("EE-SPC-07", `The ${arm.name} is switched off.`);
	const far = distance(w, from, to);
	if (arm.rules.includes("Sniper")) {
		if (moving) return refuse("EE-SPC-39", `The ${arm.name} cannot be fired while moving.`);
		if (far <= 12) return refuse("EE-SPC-41", `${at.name} is ${far} away; the ${arm.name} needs more than 12.`);
	}
	if (arm.slot === "mind") {
		if (has(at, "Mechanical")) return refuse("EE-SPO-01", `${at.name} is Mechanical and has no mind.`);
		if (carriesItem(at, "Mindshield")) return refuse("EE-EQP-09", `${at.name} wears a Mindshield.`);
	}
	if (far > arm.range && !squadsight(w, by, arm, at)) return refuse("EE-SHO-02", `${at.name} is ${far} away; the ${arm.name} reaches ${arm.range}.`);
	if (!sees(w, from, to)) return refuse("EE-SHO-01", `${at.name} is out of sight.`);
	if (w.options.meleeFire && isEngaged$1(w, at)) return refuse("EE-OPT-09", `${at.name} is engaged with others.`);
	return null;
}
function squadsight(w, by, arm, at) {
	if (!arm.rules.includes("Sniper") || !has(by, "Squadsight")) return false;
	const spotted = friendsOf$1(w, by).some((friend) => sees(w, friend.cell, at.cell));
	if (spotted);
	return spotted;
}
function blowFault(w, by, arm, at) {
	const wrong = targetFault(w, by, at);
	if (wrong !== null) return wrong;
	if (!touches(w, by, at)) return refuse("EE-CHG-01", `${at.name} is not in base contact.`);
	if (!isUsable(w, by, arm)) return refuse("EE-SPO-20", `The ${arm.name} cannot be used now.`);
	if (arm.rules.includes("Sniper")) return refuse("EE-CHG-10", `The ${arm.name} cannot be used in close combat.`);
	if (!worksClose(arm)) return refuse("EE-EQP-07", `The ${arm.name} cannot be used in close combat.`);
	return null;
}
function attackFault(w, by, arm, at, moving) {
	const contact = at.place === "board" && touches(w, by, at);
	if (contact && !engages(at));
	if (contact && (engages(at) || !isEngaged$1(w, by))) return blowFault(w, by, arm, at);
	if (isEngaged$1(w, by)) return refuse("EE-ENG-02", `${by.name} is engaged and can attack only whom it is engaged with.`);
	return shotFault(w, by, arm, at, by.cell, moving);
}
// packages/games/enemy-eternal/book/attack/toHit.ts
function tactics(w, by, at) {
	let hits = 0;
	for (const id of at.hitBy) if (id !== by.id && modelOf(w, id).control === by.control) hits++;
	return hits;
}
const unhurried = (m) => has(m, "Marauder") || has(m, "Rage") && m.wounds < m.skills.HEALTH;
function hitValue(w, shot, parts) {
	const { by, at, arm } = shot;
	const made = parts !== void 0;
	let value = 0;
	const add = (change, because, label) => {
		value += change;
		if (parts === void 0) return;
		parts.push({
			value: change,
			because,
			label
		});
	};
	add(skill(w, by, arm.on), "EE-SHO-03", arm.on);
	if (arm.slot === "mind") {
		const lab = psiLab(w, by);
		if (has(by, "Unstable") && !lab) add(-2, "EE-SPC-44", "Unstable");
		if (lab && !has(by, "Unstable")) add(1, "EE-F-09", "Psi Lab");
		if (made && amp(by) >= 0) weaponIn(by, "secondary")?.id;
		if (made && has(by, "Unstable") && lab);
		if (amp(by) > 0) add(amp(by), "EE-SPO-23", "Psi Amp");
	}
	if (arm.rules.includes("Sniper") && !shot.close) {
		if (isDown(at)) add(-2, "EE-SHO-08", "target Down");
		if (made) {}
		return value;
	}
	if (made && shot.actions === 2);
	if (made && shot.actions === 1 && unhurried(by)) has(by, "Marauder");
	if (shot.actions === 1 && !unhurried(by) && !shot.steady) add(-1, "EE-ACT-05", "one action");
	if (shot.close) {
		if (made);
		if (made && isDown(at));
		if (isDown(at)) add(2, "EE-CHG-05", "target Down");
		if (arm.range > 0) add(-2, "EE-CHG-07", "unwieldy up close");
	} else {
		const { measured } = shot;
		if (made);
		if (measured?.short ?? 2 * distance(w, shot.from, shot.to) < arm.range) add(1, "EE-SHO-04", "short range");
		else add(-1, "EE-SHO-05", "long range");
		const stock = arm.attachments.includes("Stock");
		if (made && shot.moving && stock);
		if (shot.moving && !stock) add(-1, "EE-SHO-06", "moving");
		const flame = arm.rules.includes("Flame");
		if (made && flame);
		if (!flame) {
			const cover = measured?.cover ?? coverAgainst(w, shot.from, shot.to);
			if (made && cover > 0);
			if (made && isDown(at));
			if (cover === 2) add(-2, "EE-TER-02", "hard cover");
			else if (cover === 1) add(-1, "EE-TER-03", "soft cover");
			if (isDown(at)) add(-2, "EE-SHO-08", "target Down");
		}
		if (!shot.moving && has(by, "Deadeye")) add(1, "EE-SPC-25", "Deadeye");
		if (arm.attachments.includes("Laser Sight")) add(1, "EE-EQP-02", "Laser Sight");
		if (w.sides[by.control].uplink >= w.round) add(1, "EE-SPC-05", "targeting uplink");
		if (w.options.highGround && (measured?.above ?? isAbove(w, shot))) add(1, "EE-OPT-04", "high ground");
	}
	const hits = has(by, "Squad Tactics") ? tactics(w, by, at) : 0;
	if (hits > 0) add(hits, "EE-SPP-01", "Squad Tactics");
	return value;
}
function isAbove(w, { from, to }) {
	const g = ground(w);
	return levelOf(g, from) > levelOf(g, to);
}
const psiLab = (w, m) => w.campaign?.sheets[m.side]?.facilities.includes("Psi Lab") ?? false;
// packages/games/enemy-eternal/book/automaton/shots.ts
function expected(w, shot) {
	const { arm, at, close } = shot;
	const value = hitValue(w, shot);
	const { dice, times } = hitTests(arm, close);
	const ways = waysOf36(value);
	let hit = times === 2 ? ways * ways * 2 : dice === 3 ? waysOf216(value) * 12 : ways * 72;
	if (mayScatter(arm, close)) hit /= 2;
	if (arm.slot === "mind") return hit * 36 * 3;
	const blow = blowOf(shot.by, arm, close);
	const armour = blow.armour ? armourParts(w, at, blow.clumsy) : null;
	const stopped = armour === null ? 0 : waysStopped(w, total(armour));
	const damage = Math.min(damageOf(w, at, blow.value, blow.type, shot.measured ?? shot.from), at.wounds);
	return hit * (36 - stopped) * damage * 2;
}
const covered = (w, cell, foe) => coverAgainst(w, foe.cell, cell) > 0 || !sees(w, foe.cell, cell);
function worthIt$1(w, arm, m, at) {
	if (!arm.rules.includes("One Use")) return true;
	if (damageOf(w, at, arm.value, arm.type, m.cell) >= at.wounds) return true;
	return enemiesOf(w, m.control).filter((foe) => foe !== at && distance(w, foe.cell, at.cell) <= 3).length >= 2;
}
const shotFrom = ({ f, m, at }, arm, from, actions, moving, close) => ({
	by: m,
	from,
	at,
	to: at.cell,
	arm,
	actions,
	moving,
	close,
	steady: f.overdrive
});
const fire = ({ at }, arm, actions) => ({
	...arm.slot === "mind" ? { do: "mindspin" } : {
		do: "attack",
		weapon: arm.name
	},
	target: at.id,
	actions
});
function stayOptions(hunt) {
	const { w, f, m, at, arms } = hunt;
	const actions = f.left >= 2 ? 2 : 1;
	if (!hunt.within(m.cell)) return [];
	return arms.filter((arm) => attackFault(w, m, arm, at, f.moved) === null).map((arm) => ({
		orders: [fire(hunt, arm, actions)],
		cell: m.cell,
		cost: 0,
		worth: expected(w, shotFrom(hunt, arm, m.cell, actions, f.moved, touches(w, m, at))),
		arm
	}));
}
function runOptions(hunt) {
	const { w, m, at, arms } = hunt;
	const options = [];
	const g = ground(w);
	const { cells, costs } = ends$1(w, m, gaitOf(m, false), skill(w, m, "MOBILITY"));
	cells.forEach((cell, i) => {
		if (!hunt.within(cell) || adjacent(g, cell, at.cell)) return;
		for (const arm of arms) {
			if (distance(w, cell, at.cell) > arm.range || shotFault(w, m, arm, at, cell, true) !== null) continue;
			options.push({
				orders: [{
					do: "run",
					actions: 1,
					to: spotOf(g, cell)
				}, fire(hunt, arm, 1)],
				cell,
				cost: costs[i] ?? 0,
				worth: expected(w, shotFrom(hunt, arm, cell, 1, true, false)),
				arm
			});
		}
	});
	return options;
}
function chargeOptions(hunt) {
	const { w, m, at, arms } = hunt;
	const blades = arms.filter((arm) => arm.range === 0);
	if (blades.length === 0 || touches(w, m, at)) return [];
	return contactCells(w, m, at, gaitOf(m, false), skill(w, m, "MOBILITY")).filter(({ cell }) => hunt.within(cell)).flatMap(({ cell, cost }) => blades.map((arm) => ({
		orders: [{
			do: "charge",
			weapon: arm.name,
			target: at.id,
			to: spotOf(ground(w), cell)
		}],
		cell,
		cost,
		worth: expected(w, shotFrom(hunt, arm, cell, 1, true, true)),
		arm
	})));
}
function optionsFor(w, f, m, at, within) {
	const arms = usableArms(w, m).filter((arm) => worthIt$1(w, arm, m, at));
	if (able(m, "Mindspin")) arms.push(mindspin);
	const hunt = {
		w,
		f,
		m,
		at,
		arms,
		within
	};
	const here = stayOptions(hunt);
	return f.left < 2 || has(m, "Emplaced") ? here : [
		...here,
		...runOptions(hunt),
		...chargeOptions(hunt)
	];
}
function firstSpin(w, f, m, targets) {
	if (!able(m, "Mindspin") || f.left < 2) return null;
	const value = (at) => hitValue(w, {
		by: m,
		from: m.cell,
		at,
		to: at.cell,
		arm: mindspin,
		actions: 2,
		moving: false,
		close: false,
		steady: false
	});
	const target = targets.find((at) => attackFault(w, m, mindspin, at, false) === null && value(at) >= 4);
	return target === void 0 ? null : [{
		do: "mindspin",
		target: target.id,
		actions: 2
	}];
}
function bestAgainst(w, f, m, at, preference, reckless, within = () => true) {
	let options = optionsFor(w, f, m, at, within).filter((option) => option.worth > 0);
	const spin = preference === "[Mindspin]" && within(m.cell) ? firstSpin(w, f, m, [at]) : null;
	if (spin !== null) return spin;
	if (preference === "[Secondary Weapon]");
	if (preference === "[Secondary Weapon]") {
		const secondary = options.filter((option) => option.arm.slot === "secondary");
		if (secondary.length > 0) options = secondary;
		else if (usableArms(w, m).some((arm) => arm.slot === "secondary" && arm.range === 0)) {
			const here = distance(w, m.cell, at.cell);
			const closer = options.filter((option) => distance(w, option.cell, at.cell) < here);
			if (closer.length > 0) options = closer;
		}
	}
	if (!reckless) {
		const safe = options.filter((option) => covered(w, option.cell, at));
		if (safe.length > 0) options = safe;
	}
	let best = null;
	for (const option of options) if (best === null || option.worth > best.worth || option.worth === best.worth && (option.cost < best.cost || option.cost === best.cost && option.cell < best.cell)) best = option;
	return best?.orders ?? null;
}
// packages/games/enemy-eternal/book/ties.ts
function isLess(a, b) {
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
	return false;
}
function leastOf(all, rankOf) {
	let least = null;
	for (const one of all) {
		const rank = rankOf(one);
		if (least === null || isLess(rank, least.rank)) least = {
			one,
			rank
		};
	}
	return least?.one ?? null;
}
// packages/games/enemy-eternal/book/automaton/moves.ts
function besides(w, cells) {
	const g = ground(w);
	return [...new Set(cells.flatMap((cell) => touching(g, cell)).filter((cell) => mayStop(g, cell)))];
}
const closestEnemy = (w, m) => enemiesOf(w, m.control).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell) || a.id - b.id)[0] ?? null;
const watchers = (w, m, cell) => enemiesOf(w, m.control).filter((foe) => sees(w, foe.cell, cell)).length;
function approach(w, m, goals, actions, reckless, fits = () => true) {
	if (goals.length === 0 || skill(w, m, "MOBILITY") <= 0) return [];
	const way = remaining(w, goals);
	const left = (cell) => way.priceOf(cell);
	const next = way.cellBefore(m.cell);
	const g = ground(w);
	const climbs = next >= 0 && g.level[next] !== g.level[m.cell] && g.ramp[next] === 0 && g.ramp[m.cell] === 0 && actions === 2;
	const terms = moveTerms(w, m, climbs, actions);
	const { cells } = ends$1(w, m, terms.gait, terms.allowance, terms.leave);
	const can = cells.filter((cell) => fits(cell) && left(cell) < 32767);
	let best = fits(m.cell) && !terms.fleeing ? left(m.cell) : FAR_AWAY;
	for (const cell of can) best = Math.min(best, left(cell));
	if (best === 32767) return [];
	const foe = closestEnemy(w, m);
	const here = terms.fleeing ? [] : [m.cell];
	let choice = [...here, ...can].filter((cell) => left(cell) === best);
	if (!reckless && foe !== null) {
		const safe = [...here, ...can].filter((cell) => left(cell) <= best + 3 && covered(w, cell, foe));
		const least = Math.min(...safe.map(left));
		if (safe.length > 0) choice = safe.filter((cell) => left(cell) === least);
	}
	const to = leastOf(choice, (cell) => [watchers(w, m, cell), cell]);
	if (to === null || to === m.cell) return [];
	return [{
		do: climbs ? "climb" : "run",
		actions,
		to: spotOf(g, to)
	}];
}
function retreatCell(w, m, from, allowance, leave, reckless) {
	const { cells } = ends$1(w, m, gaitOf(m, false), allowance, leave);
	const foes = enemiesOf(w, m.control);
	const second = foes.filter((foe) => foe !== from).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
	const here = distance(w, from.cell, m.cell);
	const away = (cell) => distance(w, from.cell, cell);
	return leastOf(leave.touching.length > 0 ? cells : cells.filter((cell) => away(cell) > here), (cell) => {
		const last = [
			-away(cell),
			second === void 0 ? 0 : -distance(w, second.cell, cell),
			cell
		];
		if (reckless) return last;
		const seen = foes.some((foe) => sees(w, foe.cell, cell));
		return [
			Number(seen),
			Number(!covered(w, cell, from)),
			...last
		];
	});
}
function retreat(w, m, from, actions, reckless) {
	const terms = moveTerms(w, m, false, actions);
	const to = retreatCell(w, m, from, terms.allowance, terms.leave, reckless);
	return to === null ? [] : [{
		do: "run",
		actions,
		to: spotOf(ground(w), to)
	}];
}
// packages/games/enemy-eternal/scenario/orders.ts
const WORK = {
	terminal: "hack",
	container: "search",
	device: "interact"
};
function isOpenTo(w, terms, piece, side) {
	if (terms.setsBack && side === 1) return piece.done && goalOf(w, "timer") > 0;
	if (terms.by !== "both" && terms.by !== letterOf(side)) return false;
	if (terms.makes === "held") return piece.owner !== side;
	return terms.makes === "switched" ? piece.done === (side === 1) : !piece.done;
}
function openPieces(w, scenario, kind, side) {
	const terms = scenario.pieces[kind];
	return terms === void 0 ? [] : piecesOf(w, kind).filter((piece) => isOpenTo(w, terms, piece, side));
}
const byDistance = (w, from) => (a, b) => distance(w, from, a.cell) - distance(w, from, b.cell);
function peopleOf(w, m, order) {
	const enemy = other(m.side);
	if (order.what === "civilian") return civilians(w).filter((one) => !one.neutral).sort(byDistance(w, m.cell));
	return w.models.filter((one) => onBoard(one) && one.control !== m.control && (order.what === "leader" ? one.leader && one.side === enemy : one.carries.length > 0 && one.control === enemy));
}
function heldCells(w, scenario, m, order) {
	const g = ground(w);
	if (order.area !== void 0) {
		const cells = areaCells(w, scenario, order.area);
		if (order.open && controls(w, cells) === m.side) return null;
		return cells.filter((cell) => mayStop(g, cell));
	}
	const within = order.within ?? 2;
	const around = (places) => places.length === 0 ? null : near(w, places.map(({ cell }) => cell), within);
	if (order.what === "civilian") return around(order.which === "nearest" ? civilians(w).sort(byDistance(w, m.cell)).slice(0, 1) : civilians(w));
	const pieces = order.piece === void 0 ? w.pieces : piecesOf(w, order.piece);
	if (order.which === "nearest") return around(pieces.filter((piece) => !piece.done).sort(byDistance(w, m.cell)).slice(0, 1));
	if (order.which === "own") {
		const marker = w.pods.find((pod) => pod.letter === m.pod)?.cell ?? m.cell;
		return around(pieces.slice().sort(byDistance(w, marker)).slice(0, 1));
	}
	return around(pieces);
}
function goesHome(w, scenario, m, order) {
	if (m.carries.length === 0) return false;
	if (order.from === void 0 || w.round >= order.from) return true;
	return Object.keys(scenario.pieces).every((kind) => openPieces(w, scenario, kindOf(kind), m.side).length === 0);
}
const kindOf = (word) => word === "terminal" || word === "container" ? word : "device";
const workOn = (pieces, kind) => pieces.map((piece) => ({
	kind: "work",
	work: WORK[kind],
	piece: piece.id
}));
function objectivesOf(w, scenario, m, order) {
	switch (order.do) {
		case "work": return order.piece === void 0 ? [] : workOn(openPieces(w, scenario, order.piece, m.side), order.piece);
		case "hold": {
			const cells = heldCells(w, scenario, m, order);
			return cells === null ? [] : [{
				kind: "hold",
				cells
			}];
		}
		case "attack": return peopleOf(w, m, order).map((one) => ({
			kind: "attack",
			target: one.id
		}));
		case "claim": return civilians(w).filter((one) => one.neutral).map((one) => ({
			kind: "claim",
			target: one.id
		}));
		case "guard": return civilians(w).filter((one) => !one.neutral && one.side === m.side).slice(0, 1).map((one) => ({
			kind: "guard",
			ward: one.id
		}));
		case "home": return goesHome(w, scenario, m, order) ? [{
			kind: "go",
			cells: homeOf(w, m.side)
		}] : [];
		case "pick up": return w.tokens.filter((token) => token.cell >= 0 && distance(w, m.cell, token.cell) <= (order.within ?? 999)).map((token) => ({
			kind: "go",
			cells: [token.cell]
		}));
		case "reach": return order.area === void 0 || goalOf(w, reachedBy(m.side, order.area)) > 0 ? [] : [{
			kind: "go",
			cells: areaCells(w, scenario, order.area)
		}];
		case "rescue": return civilians(w).map((one) => ({
			kind: "go",
			cells: besides(w, [one.cell])
		}));
	}
}
function listFor(w, scenario, m, orders) {
	const list = [];
	for (const order of orders) {
		if (order.otherwise && list.length > 0) continue;
		const found = objectivesOf(w, scenario, m, order);
		if (order.do === "home" && found.length > 0) return found;
		list.push(...found);
	}
	return list;
}
const given = (scenario, side) => scenario.orders[letterOf(side)] ?? goalOrders(scenario, letterOf(side));
function scenarioObjectives(w, scenario, m) {
	return listFor(w, scenario, m, given(scenario, m.side));
}
const scenarioFirstTargets = (w, scenario, m, letter) => given(scenario, m.side).filter((order) => order.do === "attack" && (order.first === "always" || order.first === "O" && letter === "O")).flatMap((order) => peopleOf(w, m, order));
const peopleObjectives = (w, scenario, m) => listFor(w, scenario, m, goalOrders(scenario, letterOf(m.side)));
const known$1 = new WeakMap();
function goalOrders(scenario, side) {
	const sides = known$1.get(scenario) ?? {};
	known$1.set(scenario, sides);
	return sides[side] ??= derived(scenario, side);
}
function derived(scenario, side) {
	const orders = [];
	const foe = side === "A" ? "B" : "A";
	const conditions = scenario.ends.filter((end) => end.wins === side).flatMap((end) => end.if);
	const scores = scenario.scores.filter((one) => !("side" in one) || one.side === side || one.side === "both");
	const carries = scores.some((one) => one.verb === "carry");
	if (carries || conditions.some((one) => one.is === "home")) orders.push({
		do: "home",
		...carries && { from: Math.max(1, scenario.rounds - 2) }
	}, {
		do: "pick up",
		within: 8
	});
	if (scenario.civilians === "escorted") orders.push(...side === "A" ? [{ do: "claim" }, {
		do: "guard",
		otherwise: true
	}] : [{
		do: "attack",
		what: "civilian",
		first: "always"
	}, {
		do: "hold",
		what: "civilian",
		within: 5
	}]);
	if (scenario.civilians === "rescued") orders.push(side === "A" ? { do: "rescue" } : {
		do: "attack",
		what: "civilian",
		first: "O"
	});
	for (const kind of Object.keys(scenario.pieces)) orders.push({
		do: "work",
		piece: kindOf(kind)
	});
	for (const one of conditions) if (one.is === "reached") orders.push({
		do: "reach",
		area: one.area
	});
	if (scenario.timer !== null) orders.push({
		do: "hold",
		piece: scenario.timer.piece,
		within: scenario.timer.within
	});
	for (const one of scores) if (one.verb === "hold" && "area" in one) orders.push({
		do: "hold",
		area: one.area,
		open: true
	});
	if (conditions.some((one) => one.is === "leader fallen" && one.side === foe)) orders.push({
		do: "attack",
		what: "leader",
		first: "O"
	});
	const theirs = scenario.ends.filter((end) => end.wins === foe).flatMap((end) => end.if);
	for (const one of theirs) {
		if (one.is === "reached") orders.push({
			do: "hold",
			area: one.area,
			otherwise: true
		});
		if (one.is === "home") orders.push({
			do: "attack",
			what: "carrier",
			first: "O"
		});
	}
	return orders;
}
// packages/games/enemy-eternal/scenario/scenario.ts
const SIDE_LETTERS = ["A", "B"];
const WORKED_KINDS = [
	"terminal",
	"container",
	"device"
];
const CIVILIANS = [
	"none",
	"escorted",
	"rescued"
];
const DEEDS = [
	"work",
	"hold",
	"attack",
	"claim",
	"guard",
	"home",
	"pick up",
	"reach",
	"rescue"
];
const isListed = (scenario) => Object.keys(scenario.forces).length > 0;
// packages/games/enemy-eternal/scenario/mission.ts
const isWorked = (kind) => kind === "terminal" || kind === "container" || kind === "device";
const termsOf$1 = (scenario, piece) => isWorked(piece.kind) ? scenario.pieces[piece.kind] : void 0;
function triggers(w, scenario, pod, m) {
	return scenario.pods.some((terms) => {
		if (terms.pod !== pod.letter || terms.when === "start") return false;
		if (terms.when === "near") {
			const { area } = terms;
			return comesWithin(terms.within, area === void 0 ? void 0 : () => areaCells(w, scenario, area))(w, pod, m);
		}
		return terms.piece === void 0 ? seesMarker(w, pod, m) : piecesOf(w, terms.piece).some((piece) => sees(w, m.cell, piece.cell));
	});
}
function worked(play, scenario, m, piece) {
	const { w } = play;
	const search = {
		chapter: "search table",
		step: "roll",
		model: m.id
	};
	const terms = termsOf$1(scenario, piece);
	if (terms === void 0) {
		piece.done = true;
		return piece.kind === "terminal" ? {
			chapter: "hack table",
			step: "roll",
			model: m.id,
			piece: piece.id,
			die: 0
		} : {
			...search,
			gear: ""
		};
	}
	if (terms.setsBack && m.side === 1) {
		w.goals[TIMER] = Math.max(0, goalOf(w, TIMER) - 1);
		play.tell?.({
			type: "timer",
			timer: goalOf(w, TIMER)
		}, "EE-SCN-07");
		return null;
	}
	for (const one of terms.together ? piecesOf(w, isWorked(piece.kind) ? piece.kind : "device") : [piece]) {
		one.owner = terms.makes === "switched" && m.side === 1 ? -1 : m.side;
		one.done = terms.makes === "switched" ? m.side === 0 : terms.makes === "once" || one.done;
	}
	play.tell?.({
		type: "worked",
		model: m.name,
		piece: piece.id,
		kind: piece.kind,
		side: m.side
	}, "EE-SCN-07");
	const gave = terms.gives !== void 0 && give(play, terms.gives, m, piece);
	lookForEnd(play, scenario, "at once");
	return terms.finds && !(gave && terms.gives?.hidden) ? search : null;
}
function give(play, gives, m, piece) {
	const { w } = play;
	if (gives.hidden) {
		if (goalOf(w, "found") > 0) return false;
		const left = w.pieces.filter((one) => one.kind === piece.kind && !one.done).length;
		if (play.oneOf([gives.token, ...new Array(left).fill("nothing")], "EE-SCN-07", (name) => name) === "nothing") return false;
		w.goals["found"] = 1;
	}
	takeToken(play, m, gives.token, "EE-SCN-07");
	return true;
}
function rescue(play, m) {
	const { w } = play;
	if (m.side !== 0 || m.control !== 0 || !onBoard(m) || isEngaged$1(w, m)) return;
	for (const civilian of civilians(w)) {
		if (!adjacent(ground(w), m.cell, civilian.cell)) continue;
		leaveBoard(civilian, "saved");
		count(w, RESCUED);
		play.tell?.({
			type: "civilian saved",
			model: m.name,
			civilian: civilian.name,
			saved: goalOf(w, RESCUED)
		}, "EE-SCN-06");
	}
}
function markReached(play, scenario, m) {
	const { w } = play;
	if (m.control !== m.side || !onBoard(m) || m.neutral) return;
	for (const end of scenario.ends) for (const one of end.if) {
		if (one.is !== "reached" || end.wins !== letterOf(m.side)) continue;
		const name = reachedBy(m.side, one.area);
		if (goalOf(w, name) > 0 || !areaCells(w, scenario, one.area).includes(m.cell)) continue;
		w.goals[name] = 1;
		play.tell?.({
			type: "reached",
			model: m.name,
			area: one.area
		}, "EE-SCN-09");
	}
}
function layCivilians(play, scenario) {
	if (scenario.civilians === "none") return;
	const cells = cellsWith(ground(play.w), "V");
	const escorted = scenario.civilians === "escorted";
	cells.forEach((cell, i) => civilianAt(play.w, cell, escorted && cells.length === 1 ? "VIP" : `Civilian ${i + 1}`, escorted));
}
function podsOf(scenario) {
	if (scenario.pods.length === 0) return {};
	const atStart = scenario.pods.flatMap((terms) => terms.when === "start" ? [terms.pod] : []).join("");
	return { pods: {
		rule: "EE-SCN-05",
		triggers: (w, pod, m) => triggers(w, scenario, pod, m),
		contents: listed$1,
		...atStart !== "" && { atStart }
	} };
}
const deploymentOf = (scenario) => ({
	...isListed(scenario) && { season: true },
	...scenario.zones === "free" && { zonesOpen: true },
	...scenario.together && { squadDeployment: "EE-SCN-03" },
	...scenario.evacStart && { zoneSigns: { A: "AE" } }
});
const workOf$1 = (scenario) => ({
	mayWork(w, m, piece) {
		const terms = termsOf$1(scenario, piece);
		if (terms === void 0) {
			if (piece.kind === "door" || piece.kind === "monument") return refuse("EE-SCN-07", `This scenario gives the ${piece.kind} no use.`);
			return piece.done ? refuse("EE-SPC-05", "It has given what it had.") : null;
		}
		if (terms.minds && has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
		return isOpenTo(w, terms, piece, m.side) ? null : refuse("EE-SCN-07", `There is nothing for your side to do with this ${piece.kind}.`);
	},
	worked: (play, m, piece) => worked(play, scenario, m, piece)
});
const eventsOf = (scenario) => ({
	setup: (play) => layCivilians(play, scenario),
	roundBegins(play) {
		for (const one of scenario.says) if (one.round === play.w.round) play.tell?.({
			type: "says",
			text: one.text
		}, "EE-SCN-11");
	},
	destroyed(play, m) {
		scoreLoss(play, scenario, m);
		if (m.unit !== "Civilian") return;
		count(play.w, DEAD);
		lookForEnd(play, scenario, "at once");
	},
	activationEnds(play, m) {
		markReached(play, scenario, m);
		if (scenario.civilians === "rescued") rescue(play, m);
		lookForEnd(play, scenario, "at once", m);
	},
	roundEnds(play) {
		scoreRound(play, scenario);
		runTimer(play, scenario);
		lookForEnd(play, scenario, "round");
	},
	mayClaim: (_w, m) => m.side === 0 ? null : refuse("EE-SCN-06", "Only side A takes charge of civilians here."),
	mayLeave: (_w, m) => m.unit === "Civilian" && scenario.civilians === "escorted",
	left(play) {
		count(play.w, "out");
		lookForEnd(play, scenario, "at once");
	},
	cleared: (play) => lookForEnd(play, scenario, "at once")
});
const build = (scenario) => ({
	id: "Scenario",
	name: scenario.name,
	map: scenario.map.join("\n"),
	layoutRule: "EE-SCN-02",
	rounds: scenario.rounds,
	text: scenario.text,
	...deploymentOf(scenario),
	...podsOf(scenario),
	...workOf$1(scenario),
	...eventsOf(scenario),
	lastRound(play) {
		scoreTokens(play, scenario);
		lookForEnd(play, scenario, "last");
	},
	cards: () => 0,
	objectives: (w, m) => scenarioObjectives(w, scenario, m),
	firstTarget: (w, m, letter) => scenarioFirstTargets(w, scenario, m, letter)
});
const built = new WeakMap();
function missionFrom(scenario) {
	let mission = built.get(scenario);
	if (mission === void 0) built.set(scenario, mission = build(scenario));
	return mission;
}
// packages/games/enemy-eternal/book/missions/eliminateEnemySquad.ts
const eliminateEnemySquad = {
	id: "B1",
	name: "Eliminate Enemy Squad",
	map: "MAP-01",
	layoutRule: "EE-M-B1-01",
	rounds: 5,
	text: "One point for each enemy model destroyed. Five rounds.",
	zonesOpen: true,
	destroyed(play, m) {
		if (m.neutral) return;
		score(play, other(m.side), 1, "EE-M-B1-02", m.name);
	},
	lastRound(play) {
		byPoints(play, "EE-M-B1-04");
	},
	cards: battleCards("EE-M-B1-05", 3, 1, 1),
	objectives() {
		return [];
	}
};
// packages/games/enemy-eternal/book/missions/operationGatecrasher.ts
const operationGatecrasher = {
	id: "B2",
	name: "Operation Gatecrasher",
	map: "MAP-02",
	layoutRule: "EE-M-B2-01",
	rounds: 6,
	text: "Side A plants a charge at the monument and blows it up; side B holds it for six rounds.",
	setup(play) {
		play.w.goals["planter"] = 0;
		play.w.goals["hit"] = 0;
	},
	mayWork(w, m, piece) {
		if (piece.kind !== "monument") return refuse("EE-M-B2-04", "Only the monument matters here.");
		if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
		const planted = goalOf(w, "planter") > 0;
		if (m.side === 0) return planted ? refuse("EE-M-B2-05", "There is one charge at a time.") : null;
		return planted ? null : refuse("EE-M-B2-08", "There is no charge to remove.");
	},
	worked(play, m) {
		const { goals } = play.w;
		if (m.side === 0) {
			goals["planter"] = m.id + 1;
			goals["hit"] = 0;
			play.tell?.({
				type: "charge planted",
				model: m.name
			}, "EE-M-B2-05");
		} else {
			goals["planter"] = 0;
			play.tell?.({
				type: "charge removed",
				model: m.name
			}, "EE-M-B2-08");
		}
		return null;
	},
	hit(play, m) {
		if (play.w.goals["planter"] === m.id + 1) play.w.goals["hit"] = 1;
	},
	activationStarts(play, m) {
		const { goals } = play.w;
		if (goals["planter"] !== m.id + 1 || m.control !== m.side) return;
		if (goals["hit"] === 0) finish(play, 0, "EE-M-B2-06", "the monument is blown up");
		else {
			goals["hit"] = 0;
			play.tell?.({
				type: "charge delayed",
				model: m.name
			}, "EE-M-B2-07");
		}
	},
	destroyed(play, m) {
		if (play.w.goals["planter"] !== m.id + 1) return;
		play.w.goals["planter"] = 0;
		play.tell?.({
			type: "charge lost",
			model: m.name
		}, "EE-M-B2-07");
	},
	lastRound: (play) => finish(play, 1, "EE-M-B2-09", "the monument still stands"),
	cards: battleCards("EE-M-B2-10", 2, 0),
	objectives(w, m) {
		const planter = goalOf(w, "planter");
		const monument = w.pieces.findIndex((piece) => piece.kind === "monument");
		if (m.side === 0) return planter === 0 ? [{
			kind: "work",
			work: "interact",
			piece: monument
		}] : planter === m.id + 1 ? [{ kind: "hide" }] : [];
		const hold = {
			kind: "hold",
			cells: near(w, cellsWith(ground(w), "m"), 4)
		};
		return planter > 0 ? [{
			kind: "work",
			work: "interact",
			piece: monument
		}, hold] : [hold];
	}
};
// packages/games/enemy-eternal/book/missions/dataTap.ts
const held$1 = (w, side) => w.pieces.filter((piece) => piece.owner === side).length;
const dataTap = {
	id: "B3",
	name: "Data Tap",
	map: "MAP-03",
	layoutRule: "EE-M-B3-01",
	rounds: 6,
	text: "Tap terminals: one point for each at the end of every round from round 2 on; two for the enemy Leader.",
	zonesOpen: true,
	mayWork(_w, m, piece) {
		if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
		return piece.owner === m.side ? refuse("EE-M-B3-02", "Your side holds this terminal.") : null;
	},
	worked(play, m, piece) {
		piece.owner = m.side;
		play.tell?.({
			type: "tapped",
			model: m.name,
			piece: piece.id,
			side: m.side
		}, "EE-M-B3-02");
		return null;
	},
	destroyed(play, m) {
		if (m.leader) score(play, other(m.side), 2, "EE-M-B3-04", "the enemy Leader");
	},
	roundEnds(play) {
		if (play.w.round >= 2) for (const side of SIDES) score(play, side, held$1(play.w, side), "EE-M-B3-03", "terminals");
	},
	lastRound: (play) => byPoints(play, "EE-M-B3-05", (w) => held$1(w, 0) - held$1(w, 1)),
	cards(w, result, side) {
		const all = result.winner === side && w.pieces.length > 0 && held$1(w, side) === w.pieces.length;
		return battleCards("EE-M-B3-06", all ? 3 : 2, 1)(w, result, side);
	},
	objectives(w, m) {
		const free = w.pieces.filter((piece) => piece.owner !== m.side);
		if (free.length > 0) return free.map((piece) => ({
			kind: "work",
			work: "hack",
			piece: piece.id
		}));
		return [{
			kind: "hold",
			cells: near(w, w.pieces.map((piece) => piece.cell), 2)
		}];
	}
};
// packages/games/enemy-eternal/book/missions/supplyGrab.ts
const crates = (w, side) => w.models.filter((m) => m.side === side && onBoard(m)).reduce((sum, m) => sum + m.carries.length * (isHome(w, m) ? 2 : 1), 0);
const supplyGrab = {
	id: "B4",
	name: "Supply Grab",
	map: "MAP-04",
	layoutRule: "EE-M-B4-01",
	rounds: 6,
	text: "Search containers and carry the crates home: one point each, two in your own zone.",
	zonesOpen: true,
	mayWork: (_w, _m, piece) => piece.done ? refuse("EE-SPC-10", "This container is empty.") : null,
	worked(play, m, piece) {
		piece.done = true;
		piece.owner = m.side;
		takeToken(play, m, "crate", "EE-M-B4-02");
		return {
			chapter: "search table",
			step: "roll",
			model: m.id
		};
	},
	lastRound(play) {
		for (const side of SIDES) score(play, side, crates(play.w, side), "EE-M-B4-03", "crates");
		byPoints(play, "EE-M-B4-04", (w) => w.sides[0].found - w.sides[1].found);
	},
	cards: battleCards("EE-M-B4-05", 2, 1),
	objectives(w, m) {
		const full = w.pieces.filter((piece) => !piece.done);
		const goals = [];
		if (m.carries.length > 0 && (w.round >= 4 || full.length === 0)) return [{
			kind: "go",
			cells: homeOf(w, m.side)
		}];
		for (const token of w.tokens) if (token.cell >= 0 && distance(w, m.cell, token.cell) <= 6) goals.push({
			kind: "go",
			cells: [token.cell]
		});
		for (const piece of full) goals.push({
			kind: "work",
			work: "search",
			piece: piece.id
		});
		return goals;
	}
};
// packages/games/enemy-eternal/book/missions/holdTheRelay.ts
const platform = (w) => {
	const g = ground(w);
	return cellsThat(g, (cell) => g.level[cell] === 1);
};
const lead$1 = (w) => {
	const holder = controls(w, platform(w));
	return holder < 0 ? 0 : holder === 0 ? 1 : -1;
};
const holdTheRelay = {
	id: "B5",
	name: "Hold the Relay",
	map: "MAP-05",
	layoutRule: "EE-M-B5-01",
	rounds: 7,
	text: "At the end of every round: one point for the platform, one for the relay. Eight points or seven rounds.",
	zonesOpen: true,
	mayWork(_w, m, piece) {
		if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
		return piece.owner === m.side ? refuse("EE-M-B5-03", "The relay is set to your side.") : null;
	},
	worked(play, m) {
		for (const panel of play.w.pieces) panel.owner = m.side;
		play.tell?.({
			type: "relay set",
			model: m.name,
			side: m.side
		}, "EE-M-B5-03");
		return null;
	},
	roundEnds(play) {
		const { w } = play;
		const holder = controls(w, platform(w));
		if (holder === 0 || holder === 1) score(play, holder, 1, "EE-M-B5-02", "the platform");
		const { owner } = pieceOf(w, 0);
		if (owner === 0 || owner === 1) score(play, owner, 1, "EE-M-B5-03", "the relay");
		if (w.sides.some((side) => side.score >= 8)) byPoints(play, "EE-M-B5-04", lead$1);
	},
	lastRound: (play) => byPoints(play, "EE-M-B5-04", lead$1),
	cards: battleCards("EE-M-B5-05", 3, 1),
	objectives(w, m) {
		const hold = {
			kind: "hold",
			cells: platform(w).filter((cell) => mayStop(ground(w), cell))
		};
		if (pieceOf(w, 0).owner === m.side) return [hold];
		return [...w.pieces.map((piece) => ({
			kind: "work",
			work: "interact",
			piece: piece.id
		})), hold];
	}
};
// packages/games/enemy-eternal/book/missions/extraction.ts
const vip = (w) => w.models.find((m) => m.unit === "Civilian");
const extraction = {
	id: "B6",
	name: "Extraction",
	map: "MAP-06",
	layoutRule: "EE-M-B6-01",
	rounds: 8,
	text: "Side A frees the VIP and leads it to an Evac cell; side B keeps or kills it. Eight rounds.",
	zoneSigns: { A: "AE" },
	setup(play) {
		for (const cell of cellsWith(ground(play.w), "V")) civilianAt(play.w, cell, "VIP", true);
	},
	mayClaim: (_w, m) => m.side !== 0 ? refuse("EE-M-B6-02", "Only the attacker can take charge of the VIP.") : null,
	mayLeave: (_w, m) => m.unit === "Civilian",
	left: (play) => finish(play, 0, "EE-M-B6-03", "the VIP is out"),
	destroyed(play, m) {
		if (m.unit === "Civilian") finish(play, 1, "EE-M-B6-04", "the VIP is dead");
	},
	lastRound(play) {
		if (vip(play.w).neutral) finish(play, 1, "EE-M-B6-04", "the VIP was not freed");
		else finish(play, null, "EE-M-B6-04", "the VIP is free but not out");
	},
	cards: battleCards("EE-M-B6-05", 3, 1),
	objectives(w, m) {
		const guest = vip(w);
		if (m.side === 0) return guest.neutral ? [{
			kind: "claim",
			target: guest.id
		}] : [{
			kind: "guard",
			ward: guest.id
		}];
		return guest.neutral ? [{
			kind: "hold",
			cells: near(w, [guest.cell], 5)
		}] : [{
			kind: "attack",
			target: guest.id
		}, {
			kind: "hold",
			cells: near(w, [guest.cell], 5)
		}];
	},
	firstTarget(w, m) {
		const guest = vip(w);
		return m.side === 1 && guest !== void 0 && !guest.neutral ? [guest] : [];
	}
};
// packages/games/enemy-eternal/book/missions/decapitation.ts
const leaderFell = (w, side) => w.sides[side].leaderLost;
const decapitation = {
	id: "B7",
	name: "Decapitation",
	map: "MAP-07",
	layoutRule: "EE-M-B7-01",
	rounds: 7,
	text: "Destroy the enemy Leader while yours lives; otherwise the worth destroyed decides after round 7.",
	zonesOpen: true,
	roundEnds(play) {
		const { w } = play;
		if (w.round >= 4) for (const m of w.models) {
			if (!m.leader || !onBoard(m) || !isHome(w, m)) continue;
			w.sides[other(m.side)].worth += 25;
			play.tell?.({
				type: "leader hides",
				model: m.name
			}, "EE-M-B7-04");
		}
		if (SIDES.every((side) => leaderFell(w, side)));
		for (const side of SIDES) if (leaderFell(w, other(side)) && !leaderFell(w, side)) finish(play, side, "EE-M-B7-02", "the enemy Leader is dead");
	},
	lastRound(play) {
		const lead = play.w.sides[0].worth - play.w.sides[1].worth;
		finish(play, lead > 0 ? 0 : lead < 0 ? 1 : null, "EE-M-B7-03", lead === 0 ? "both destroyed as much" : "more was destroyed");
	},
	cards: battleCards("EE-M-B7-05", 3, 1),
	objectives(w, m) {
		const target = w.models.find((one) => one.leader && one.side !== m.side && onBoard(one) && one.control !== m.control);
		return target === void 0 ? [] : [{
			kind: "attack",
			target: target.id
		}];
	},
	firstTarget: (w, m, letter) => letter === "O" ? w.models.filter((one) => one.leader && one.side !== m.side && onBoard(one)) : []
};
// packages/games/enemy-eternal/book/missions/theFront.ts
const grid = gridOf(48, 32);
const zones = [
	{
		name: "the north zone",
		cells: rectangle(grid, 22, 2, 24, 4),
		points: 1
	},
	{
		name: "the centre",
		cells: rectangle(grid, 22, 14, 25, 17),
		points: 2
	},
	{
		name: "the south zone",
		cells: rectangle(grid, 23, 27, 25, 29),
		points: 1
	}
];
const theFront = {
	id: "B8",
	name: "The Front",
	map: "MAP-08",
	layoutRule: "EE-M-B8-01",
	rounds: 7,
	text: "One point for each outer zone and two for the centre at the end of every round from round 2 on; three for breaking the enemy.",
	zonesOpen: true,
	setup(play) {
		play.w.goals["broken0"] = 0;
		play.w.goals["broken1"] = 0;
	},
	destroyed(play, m) {
		const { w } = play;
		const side = w.sides[m.side];
		if (w.goals[`broken${m.side}`] === 0 && 2 * side.lost >= side.fielded) {
			w.goals[`broken${m.side}`] = 1;
			score(play, other(m.side), 3, "EE-M-B8-03", "the enemy is broken");
		}
	},
	roundEnds(play) {
		const { w } = play;
		if (w.round < 2) return;
		for (const zone of zones) {
			const holder = controls(w, zone.cells);
			if (holder === 0 || holder === 1) score(play, holder, zone.points, "EE-M-B8-02", zone.name);
		}
	},
	lastRound: (play) => byPoints(play, "EE-M-B8-04", (w) => w.sides[0].worth - w.sides[1].worth),
	cards: battleCards("EE-M-B8-05", 3, 1),
	objectives(w, m) {
		const open = zones.filter((zone) => controls(w, zone.cells) !== m.side);
		return (open.length > 0 ? open : [zones[1]]).map((zone) => ({
			kind: "hold",
			cells: zone.cells
		}));
	}
};
// packages/games/enemy-eternal/book/missions/theOutpost.ts
function check$2(play) {
	const { w } = play;
	if (w.goals["reached"] !== 1 || !isCleared(w)) return;
	if (w.round <= 5);
	finish(play, 0, "EE-M-SE11-05", "the Outpost is ours", w.round <= 5);
}
const theOutpost = {
	id: "SE1.1",
	name: "The Outpost",
	map: "MAP-11",
	layoutRule: "EE-M-SE11-01",
	rounds: 12,
	text: "Reach the marker and clear the site. By the end of round 5 for one more card.",
	season: true,
	squadDeployment: "EE-M-SE11-02",
	pods: {
		rule: "EE-M-SE11-03",
		triggers: comesWithin(12, (w) => cellsWith(ground(w), "X")),
		contents: listed$1
	},
	setup: (play) => void (play.w.goals["reached"] = 0),
	activationEnds(play, m) {
		if (m.side !== 0 || m.control !== 0 || m.place !== "board" || !cellsWith(ground(play.w), "X").includes(m.cell)) return;
		if (play.w.goals["reached"] === 0) play.tell?.({
			type: "marker reached",
			model: m.name
		}, "EE-M-SE11-04");
		play.w.goals["reached"] = 1;
		check$2(play);
	},
	cleared: check$2,
	lastRound: (play) => finish(play, 1, "EE-M-SE-02", "the round limit is reached"),
	cards: seasonCards("EE-M-SE11-07", 1),
	objectives() {
		return [];
	}
};
// packages/games/enemy-eternal/book/missions/theSupplyRaid.ts
const check$1 = (play) => {
	const { w } = play;
	if (w.pieces.length === 0 || !w.pieces.every((piece) => piece.done) || !isCleared(w)) return;
	if (w.round <= 6);
	finish(play, 0, "EE-M-SE12-05", "the supplies are ours", w.round <= 6);
};
function crateCells(w, taken) {
	const g = ground(w);
	const centre = 12 * g.grid.width + 18;
	return cellsThat(g, (cell) => g.kind[cell] === 0 && g.signs[cell] === "." && distance(w, cell, centre) >= 6 && taken.every((crate) => distance(w, cell, crate) >= 12));
}
function drawCrates(play) {
	const { w } = play;
	for (let crates = [];; crates = []) {
		while (crates.length < 3) {
			const cells = crateCells(w, crates);
			if (cells.length === 0) break;
			crates.push(play.oneOf(cells, "EE-M-SE12-01", (cell) => `(${spotOf(ground(w), cell).join(",")})`));
		}
		if (crates.length < 3) continue;
		const old = w.pieces.map((piece) => piece.cell);
		w.pieces.forEach((piece, i) => piece.cell = crates[i]);
		w.pods.forEach((pod, i) => pod.cell = crates[i]);
		w.board = {
			...w.board,
			gone: [...w.board.gone, ...old.filter((cell) => !crates.includes(cell))].sort((a, b) => a - b),
			solid: crates.slice().sort((a, b) => a - b)
		};
		play.tell?.({
			type: "crates placed",
			at: crates.map((cell) => spotOf(ground(w), cell))
		}, "EE-M-SE12-01");
		return;
	}
}
const theSupplyRaid = {
	id: "SE1.2",
	name: "The Supply Raid",
	map: "MAP-12",
	layoutRule: "EE-M-SE12-01",
	rounds: 12,
	text: "Search all three crates and clear the area. By the end of round 6 for one more card.",
	season: true,
	squadDeployment: "EE-M-SE12-02",
	pods: {
		rule: "EE-M-SE12-03",
		triggers: seesMarker,
		scattered: true,
		contents(play, pod) {
			const { w } = play;
			if (pod.models.length > 0) return pod.models.map((id) => modelOf(w, id));
			const left = [
				"a",
				"b",
				"c"
			].filter((letter) => w.models.some((m) => m.pod === letter && m.place === "reserve") && !w.pods.some((one) => one.models.some((id) => modelOf(w, id).pod === letter)));
			const letter = play.oneOf(left, "EE-M-SE12-03", (name) => name);
			const models = listed$1(play, {
				...pod,
				letter
			});
			pod.models = models.map((m) => m.id);
			return models;
		}
	},
	setup(play) {
		const { w } = play;
		w.pods = w.pieces.map((piece, i) => ({
			letter: `crate ${i + 1}`,
			cell: piece.cell,
			models: [],
			state: "waiting",
			known: false
		}));
		if (w.options.randomCrates) drawCrates(play);
	},
	mayWork: (_w, _m, piece) => piece.done ? refuse("EE-SPC-10", "This crate is empty.") : null,
	worked(play, m, piece) {
		piece.done = true;
		play.tell?.({
			type: "crate secured",
			model: m.name
		}, "EE-M-SE12-04");
		check$1(play);
		return {
			chapter: "search table",
			step: "roll",
			model: m.id
		};
	},
	cleared: check$1,
	lastRound: (play) => finish(play, 1, "EE-M-SE-02", "the round limit is reached"),
	cards: seasonCards("EE-M-SE12-07", 0),
	objectives() {
		return [];
	}
};
// packages/games/enemy-eternal/book/missions/theInformant.ts
const informant = (w) => w.models.find((m) => m.unit === "Civilian" && !m.neutral && m.place !== "saved");
const theInformant = {
	id: "SE1.3",
	name: "The Informant",
	map: "MAP-13",
	layoutRule: "EE-M-SE13-01",
	rounds: 9,
	text: "Find the informant among three civilians and bring it to an Evac cell. Nobody lost for one more card.",
	season: true,
	squadDeployment: "EE-M-SE13-02",
	zoneSigns: { A: "AE" },
	pods: {
		rule: "EE-M-SE13-03",
		triggers: comesWithin(12),
		contents: listed$1,
		atStart: "a"
	},
	setup(play) {
		cellsWith(ground(play.w), "V").forEach((cell, i) => civilianAt(play.w, cell, `Civilian ${i + 1}`, true));
	},
	mayClaim: (_w, m) => m.side === 0 ? null : refuse("EE-M-SE13-04", "Only the player looks for the informant."),
	claimed(play, m, civilian) {
		const { w } = play;
		const others = civilians(w).filter((one) => one.neutral);
		if (play.oneOf(["informant", ...others.map(() => "bystander")], "EE-M-SE13-04", (name) => name) === "informant") {
			civilian.name = "Informant";
			play.tell?.({
				type: "informant found",
				model: m.name
			}, "EE-M-SE13-04");
			return;
		}
		leaveBoard(civilian, "saved");
		civilian.neutral = true;
		play.tell?.({
			type: "bystander runs home",
			model: civilian.name
		}, "EE-M-SE13-04");
	},
	mayLeave: (_w, m) => m.unit === "Civilian",
	left(play) {
		const unhurt = lostIn(play.w, 0) === 0;
		if (unhurt);
		finish(play, 0, "EE-M-SE13-05", "the informant is out", unhurt);
	},
	destroyed(play, m) {
		if (m.unit === "Civilian") finish(play, 1, "EE-M-SE13-05", "the informant is dead");
	},
	lastRound: (play) => finish(play, 1, "EE-M-SE-02", "the round limit is reached"),
	cards: seasonCards("EE-M-SE13-07", 1),
	objectives(w, m) {
		const known = informant(w);
		if (known !== void 0) return [{
			kind: "attack",
			target: known.id
		}];
		const nearest = civilians(w).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
		return nearest === void 0 ? [] : [{
			kind: "hold",
			cells: near(w, [nearest.cell], 4)
		}];
	},
	firstTarget(w, _m, letter) {
		const known = informant(w);
		return known !== void 0 && (letter === "A" || letter === "O") ? [known] : [];
	}
};
// packages/games/enemy-eternal/book/missions/theHijack.ts
const theHijack = {
	id: "SE1.4",
	name: "The Hijack",
	map: "MAP-14",
	layoutRule: "EE-M-SE14-01",
	rounds: 9,
	text: "Break into the relay and hold it while the upload runs: three rounds. By the end of round 7 for one more card.",
	season: true,
	squadDeployment: "EE-M-SE14-02",
	pods: {
		rule: "EE-M-SE14-03",
		triggers: (w, pod, m) => pod.letter === "b" && sees(w, m.cell, pieceOf(w, 0).cell),
		contents: listed$1,
		atStart: "a"
	},
	setup: (play) => void (play.w.goals["upload"] = 0),
	mayWork(w, m, piece) {
		if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
		if (m.side === 0) return piece.done ? refuse("EE-M-SE14-04", "The relay is open already.") : null;
		return piece.done && goalOf(w, "upload") > 0 ? null : refuse("EE-M-SE14-06", "There is no upload to interrupt.");
	},
	worked(play, m, piece) {
		if (m.side === 0) {
			piece.done = true;
			play.tell?.({
				type: "relay open",
				model: m.name
			}, "EE-M-SE14-04");
		} else {
			play.w.goals["upload"] = Math.max(0, goalOf(play.w, "upload") - 1);
			play.tell?.({
				type: "upload set back",
				model: m.name,
				upload: goalOf(play.w, "upload")
			}, "EE-M-SE14-06");
		}
		return null;
	},
	roundEnds(play) {
		const { w } = play;
		const relay = pieceOf(w, 0);
		if (!relay.done) return;
		const held = soldiers(w, 0).some((m) => m.control === 0 && !isDown(m) && distance(w, m.cell, relay.cell) <= 2);
		const jammed = w.models.some((m) => m.place === "board" && !m.neutral && m.control === 1 && adjacent(ground(w), m.cell, relay.cell));
		if (!held || jammed) return;
		w.goals["upload"] = goalOf(w, "upload") + 1;
		play.tell?.({
			type: "upload",
			upload: goalOf(w, "upload")
		}, "EE-M-SE14-05");
		if (goalOf(w, "upload") < 3) return;
		if (w.round <= 7);
		finish(play, 0, "EE-M-SE14-05", "the upload is complete", w.round <= 7);
	},
	lastRound: (play) => finish(play, 1, "EE-M-SE-02", "the round limit is reached"),
	cards: seasonCards("EE-M-SE14-08", 1),
	objectives(w) {
		const hold = {
			kind: "hold",
			cells: near(w, [pieceOf(w, 0).cell], 2)
		};
		return pieceOf(w, 0).done && goalOf(w, "upload") > 0 ? [{
			kind: "work",
			work: "hack",
			piece: 0
		}, hold] : [hold];
	}
};
// packages/games/enemy-eternal/book/missions/establishingContact.ts
const establishingContact = {
	id: "SE1.5",
	name: "Establishing Contact…",
	map: "MAP-15",
	layoutRule: "EE-M-SE15-01",
	rounds: 10,
	text: "Switch on all three masts. By the end of round 8 for one more card.",
	season: true,
	squadDeployment: "EE-M-SE15-02",
	pods: {
		rule: "EE-M-SE15-03",
		triggers: comesWithin(12),
		contents: listed$1
	},
	mayWork(_w, m, piece) {
		if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
		return piece.done === (m.side === 0) ? refuse("EE-M-SE15-04", `The mast is ${piece.done ? "on" : "off"} already.`) : null;
	},
	worked(play, m, piece) {
		piece.done = m.side === 0;
		play.tell?.({
			type: "mast",
			model: m.name,
			piece: piece.id,
			on: piece.done
		}, "EE-M-SE15-04");
		return null;
	},
	roundEnds(play) {
		if (play.w.pieces.length === 0 || !play.w.pieces.every((piece) => piece.done)) return;
		if (play.w.round <= 8);
		finish(play, 0, "EE-M-SE15-04", "the network is up", play.w.round <= 8);
	},
	lastRound: (play) => finish(play, 1, "EE-M-SE-02", "the round limit is reached"),
	cards: seasonCards("EE-M-SE15-06", 1),
	objectives(w, m) {
		const goals = w.pieces.filter((piece) => piece.done).map((piece) => ({
			kind: "work",
			work: "interact",
			piece: piece.id
		}));
		const marker = w.pods.find((pod) => pod.letter === m.pod)?.cell ?? m.cell;
		const mast = w.pieces.slice().sort((a, b) => distance(w, marker, a.cell) - distance(w, marker, b.cell))[0];
		return mast === void 0 ? goals : [...goals, {
			kind: "hold",
			cells: near(w, [mast.cell], 3)
		}];
	}
};
// packages/games/enemy-eternal/book/missions/theMidnightRaids.ts
const theMidnightRaids = {
	id: "SE1.6",
	name: "The Midnight Raids",
	map: "MAP-16",
	layoutRule: "EE-M-SE16-01",
	rounds: 9,
	text: "Find the cache in one of four houses and bring it home. All four searched for one more card. Sight reaches 12.",
	season: true,
	squadDeployment: "EE-M-SE16-02",
	pods: {
		rule: "EE-M-SE16-03",
		triggers: seesMarker,
		contents: listed$1
	},
	setup: (play) => void (play.w.goals["found"] = 0),
	mayWork: (_w, m, piece) => piece.done ? refuse("EE-SPC-10", "This container is empty.") : m.side === 1 ? refuse("EE-M-SE16-08", "The automaton guards, it does not search.") : null,
	worked(play, m, piece) {
		const { w } = play;
		piece.done = true;
		if (w.goals["found"] === 0) {
			const left = w.pieces.filter((one) => !one.done).length;
			if (play.oneOf(["cache", ...new Array(left).fill("nothing")], "EE-M-SE16-04", (name) => name) === "cache") {
				w.goals["found"] = 1;
				takeToken(play, m, "cache", "EE-M-SE16-04");
				return null;
			}
		}
		return {
			chapter: "search table",
			step: "roll",
			model: m.id
		};
	},
	activationEnds(play, m) {
		const { w } = play;
		if (m.side === 0 && m.control === 0 && m.place === "board" && carriersOf(w, "cache").includes(m) && homeOf(w, 0).includes(m.cell)) {
			const all = w.pieces.every((piece) => piece.done);
			if (all);
			finish(play, 0, "EE-M-SE16-05", "the cache is ours", all);
		}
	},
	lastRound: (play) => finish(play, 1, "EE-M-SE-02", "the round limit is reached"),
	cards: seasonCards("EE-M-SE16-07", 1),
	objectives(w, m) {
		const carrier = carriersOf(w, "cache")[0];
		if (carrier !== void 0 && carrier.control === 0) return [{
			kind: "attack",
			target: carrier.id
		}];
		const nearest = w.pieces.filter((piece) => !piece.done).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
		return nearest === void 0 ? [] : [{
			kind: "hold",
			cells: near(w, [nearest.cell], 4)
		}];
	},
	firstTarget: (w, _m, letter) => letter === "O" ? carriersOf(w, "cache").filter((one) => one.control === 0) : []
};
// packages/games/enemy-eternal/book/missions/theRetaliationStrike.ts
function settle$1(play) {
	const { w } = play;
	const saved = goalOf(w, "saved");
	const all = saved === 6 || isCleared(w);
	if (saved >= 4) {
		if (all);
		finish(play, 0, "EE-M-SE17-05", `${saved} civilians are saved`, all);
	} else finish(play, 1, "EE-M-SE17-05", `only ${saved} civilians are saved`);
}
const theRetaliationStrike = {
	id: "SE1.7",
	name: "The Retaliation Strike",
	map: "MAP-17",
	layoutRule: "EE-M-SE17-01",
	rounds: 7,
	text: "Save four of six civilians by ending an activation beside them. All six, or all enemies, for one more card.",
	season: true,
	setup(play) {
		cellsWith(ground(play.w), "V").forEach((cell, i) => civilianAt(play.w, cell, `Civilian ${i + 1}`, false));
		play.w.goals["saved"] = 0;
		play.w.goals["dead"] = 0;
	},
	activationEnds(play, m) {
		const { w } = play;
		if (m.side !== 0 || m.control !== 0 || !onBoard(m) || isEngaged$1(w, m)) return;
		for (const civilian of civilians(w)) {
			if (!adjacent(ground(w), m.cell, civilian.cell)) continue;
			leaveBoard(civilian, "saved");
			w.goals["saved"] = goalOf(w, "saved") + 1;
			play.tell?.({
				type: "civilian saved",
				model: m.name,
				civilian: civilian.name,
				saved: goalOf(w, "saved")
			}, "EE-M-SE17-04");
		}
		if (civilians(w).length === 0) settle$1(play);
	},
	destroyed(play, m) {
		if (m.unit !== "Civilian") return;
		const dead = goalOf(play.w, "dead") + 1;
		play.w.goals["dead"] = dead;
		if (dead >= 3) finish(play, 1, "EE-M-SE17-05", "three civilians are dead");
		else if (civilians(play.w).length === 0) settle$1(play);
	},
	lastRound: settle$1,
	cards: seasonCards("EE-M-SE17-07", 1),
	objectives(w, m) {
		return nearest(w, m).map((one) => ({
			kind: "attack",
			target: one.id
		}));
	},
	firstTarget: (w, m, letter) => letter === "O" ? nearest(w, m) : []
};
const nearest = (w, m) => civilians(w).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell));
// packages/games/enemy-eternal/book/missions/theResistanceIntel.ts
const intel = (w, side) => w.models.filter((m) => m.side === side && onBoard(m)).reduce((sum, m) => sum + m.carries.length * (isHome(w, m) ? 3 : 1), 0);
const held = (w, side) => w.models.filter((m) => m.side === side && onBoard(m)).reduce((sum, m) => sum + m.carries.length, 0);
const theResistanceIntel = {
	id: "SE1.8",
	name: "The Resistance Intel",
	map: "MAP-18",
	layoutRule: "EE-M-SE18-01",
	rounds: 6,
	text: "Intel scores 3 at home and 1 elsewhere, each enemy destroyed 1. All three tokens for one more card.",
	season: true,
	zonesOpen: true,
	setup() {},
	mayWork: (_w, _m, piece) => piece.done ? refuse("EE-SPC-10", "This container is empty.") : null,
	worked(play, m, piece) {
		piece.done = true;
		takeToken(play, m, "intel", "EE-M-SE18-04");
		return null;
	},
	destroyed(play, m) {
		if (!m.neutral) score(play, other(m.side), 1, "EE-M-SE18-05", m.name);
	},
	lastRound(play) {
		const { w } = play;
		for (const side of SIDES) score(play, side, intel(w, side), "EE-M-SE18-04", "intel");
		byPoints(play, "EE-M-SE18-06");
		if (w.result === null || held(w, 0) !== 3) return;
		w.result.secondary = true;
	},
	cards: seasonCards("EE-M-SE18-08", 1),
	objectives(w, m) {
		if (m.carries.length > 0) return [{
			kind: "go",
			cells: homeOf(w, m.side)
		}];
		const goals = [];
		for (const piece of w.pieces) if (!piece.done) goals.push({
			kind: "work",
			work: "search",
			piece: piece.id
		});
		for (const token of w.tokens) if (token.cell >= 0) goals.push({
			kind: "go",
			cells: [token.cell]
		});
		return goals;
	}
};
// packages/games/enemy-eternal/book/missions/blacksiteAssault1.ts
const generators = (w) => w.pieces.filter((piece) => piece.kind === "device");
const isOpen = (w) => w.goals["gate"] === 1;
const blacksiteAssault1 = {
	id: "SE1.9",
	name: "Blacksite Assault Pt 1",
	map: "MAP-19",
	layoutRule: "EE-M-SE19-01",
	rounds: 11,
	text: "Blow up both generators, then get into the bunker. At most one model lost for one more card.",
	season: true,
	squadDeployment: "EE-M-SE19-02",
	pods: {
		rule: "EE-M-SE19-03",
		triggers: (w, pod, m) => comesWithin(12)(w, pod, m) || seesMarker(w, pod, m),
		contents: listed$1
	},
	setup: (play) => void (play.w.goals["gate"] = 0),
	protects: (w, cell) => !isOpen(w) && ground(w).grid.x[cell] === 21,
	mayWork(_w, m, piece) {
		if (piece.kind !== "device") return refuse("EE-OBJ-08", "The gate opens when both generators are destroyed.");
		if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
		if (piece.done) return refuse("EE-M-SE19-04", "This generator is destroyed.");
		if (m.side === 0) return piece.by >= 0 ? refuse("EE-M-SE19-04", "There is a charge on it already.") : null;
		return piece.by >= 0 ? null : refuse("EE-M-SE19-04", "There is no charge to remove.");
	},
	worked(play, m, piece) {
		piece.by = m.side === 0 ? m.id : -1;
		play.tell?.({
			type: m.side === 0 ? "charge set" : "charge removed",
			model: m.name,
			piece: piece.id
		}, "EE-M-SE19-04");
		return null;
	},
	roundEnds(play) {
		const { w } = play;
		for (const piece of generators(w)) {
			if (piece.by < 0 || piece.done) continue;
			piece.done = true;
			piece.by = -1;
			play.tell?.({
				type: "generator destroyed",
				piece: piece.id
			}, "EE-M-SE19-04");
		}
		if (isOpen(w) || generators(w).length === 0 || !generators(w).every((piece) => piece.done)) return;
		w.goals["gate"] = 1;
		w.board = {
			...w.board,
			gone: [...w.board.gone, ...cellsWith(ground(w), "D")].sort((a, b) => a - b)
		};
		for (const piece of w.pieces) if (piece.kind === "door") piece.done = true;
		play.tell?.({ type: "gate open" }, "EE-OBJ-08");
	},
	activationEnds(play, m) {
		const { w } = play;
		if (isOpen(w) && m.side === 0 && m.control === 0 && m.place === "board" && cellsWith(ground(w), "X").includes(m.cell)) {
			if (lostIn(w, 0) <= 1);
			finish(play, 0, "EE-M-SE19-05", "the bunker is entered", lostIn(w, 0) <= 1);
		}
	},
	lastRound: (play) => finish(play, 1, "EE-M-SE-02", "the round limit is reached"),
	cards: seasonCards("EE-M-SE19-07", 1),
	objectives(w, m) {
		const devices = generators(w);
		const charged = devices.filter((piece) => piece.by >= 0 && !piece.done).map((piece) => ({
			kind: "work",
			work: "interact",
			piece: piece.id
		}));
		const marker = w.pods.find((pod) => pod.letter === m.pod)?.cell ?? m.cell;
		const own = devices.slice().sort((a, b) => distance(w, marker, a.cell) - distance(w, marker, b.cell))[0];
		const guarded = m.pod === "d" ? near(w, cellsWith(ground(w), "X"), 1) : m.pod === "c" ? near(w, cellsWith(ground(w), "D"), 3) : near(w, own === void 0 ? [] : [own.cell], 3);
		return [...charged, {
			kind: "hold",
			cells: guarded
		}];
	}
};
// packages/games/enemy-eternal/choices.ts
function saidAs(choice, ...kinds) {
	if (!isSaidAs(choice, kinds)) throw new Error(`'${choice.do}' is no answer to '${kinds.join("', '")}'`);
	return choice;
}
const isSaidAs = (choice, kinds) => kinds.some((kind) => kind === choice.do);
function firstOf([choice]) {
	if (choice === void 0) throw new Error("there is nothing to choose");
	return choice;
}
const wordsOf = (choice) => typeof choice === "object" && choice !== null && !Array.isArray(choice) ? { ...choice } : {};
// packages/games/enemy-eternal/book/actions/actions.ts
function rowFault(w, f, row) {
	const used = (one) => f.rows.includes(one);
	if (row === "attack" && f.overdrive && f.rows.filter((one) => one === "attack").length === 1 && !used("overwatch")) return null;
	if (used(row)) return refuse("EE-ACT-02", "No action can be taken twice in one activation.");
	if (w.options.attackAndOverwatch && used(row === "attack" ? "overwatch" : "attack"));
	if (!w.options.attackAndOverwatch && (row === "attack" && used("overwatch") || row === "overwatch" && used("attack"))) return refuse("EE-ACT-03", "Overwatch counts as the Attack.");
	return null;
}
const engagedForm = (f) => f.left >= 2 ? 2 : f.left === 1 && f.rows.length === 0 ? 1 : null;
const payFault = (f, actions) => (actions === 1 || actions === 2) && actions <= f.left ? null : refuse("EE-ACT-01", `There ${f.left === 1 ? "is 1 action" : `are ${f.left} actions`} left.`);
const mustSay = (f, actions) => actions === 1 && f.left === 2 && !f.moved;
function attackBy(f, order) {
	const { target: at } = order;
	if (order.do === "charge") return {
		by: f.model,
		at,
		weapon: order.weapon,
		actions: 1,
		moving: true,
		steady: f.overdrive,
		reason: "charge"
	};
	return {
		by: f.model,
		at,
		weapon: order.do === "mindspin" ? "Mindspin" : order.weapon,
		actions: order.actions,
		moving: f.moved || order.then === "moves",
		steady: f.overdrive || order.do === "attack" && order.trigger === true,
		reason: "attack"
	};
}
// packages/games/enemy-eternal/book/actions/attackFaults.ts
function attackOrderFault(w, f, m, arm, order) {
	const at = modelNamed(w, order.target);
	if (at === void 0) return refuse("EE-ATK-02", "There is no such model.");
	const engaged = isEngaged$1(w, m);
	if (engaged && order.actions !== engagedForm(f)) return refuse("EE-ENG-05", "Every action of an engaged model counts as two.");
	const needs = !engaged && mustSay(f, order.actions);
	if (needs !== (order.then !== void 0)) return refuse("EE-ACT-07", needs ? "Say first whether the model will move afterwards." : "There is nothing to say about moving here.");
	if (order.then !== void 0 && order.then !== "stays" && order.then !== "moves") return refuse("EE-ACT-07", "It stays or it moves.");
	if (order.trigger !== void 0 && (order.trigger !== true || order.actions !== 1 || f.overdrive || !arm.attachments.includes("Hair Trigger") || m.used.includes("Hair Trigger") || touches(w, m, at))) return refuse("EE-EQP-10", "No Hair Trigger helps here.");
	return attackFault(w, m, arm, at, f.moved || order.then === "moves");
}
function hackFault(w, f, m, at, actions) {
	if (at === void 0) return refuse("EE-SPC-03", "There is no such model.");
	if (!able(m, "Computer Use")) return refuse("EE-SPC-03", `${m.name} does not have [Computer Use] now.`);
	const wrong = targetFault(w, m, at);
	if (wrong !== null) return wrong;
	if (hackable(w, at) === null) return refuse("EE-SPC-03", `${at.name} cannot be hacked.`);
	if (isEngaged$1(w, m)) {
		if (actions !== engagedForm(f)) return refuse("EE-ENG-05", "Every action of an engaged model counts as two.");
		return engagedWith(w, m).includes(at) ? null : refuse("EE-ENG-02", `${m.name} is engaged with others.`);
	}
	if (has(m, "Hacker") && distance(w, m.cell, at.cell) <= 12) return null;
	if (touches(w, m, at));
	return touches(w, m, at) ? null : refuse("EE-SPC-48", `${m.name} reaches ${at.name} only in base contact.`);
}
function chargeFault(w, f, m, order) {
	const at = modelNamed(w, order.target);
	if (at === void 0) return refuse("EE-CHG-02", "There is no such model.");
	if (f.left < 2) return refuse("EE-CHG-01", "A charge uses both actions.");
	if (order.climb !== void 0 && order.climb !== true) return refuse("EE-CHG-02", "A charge climbs or it does not.");
	if (isEngaged$1(w, m)) return refuse("EE-ENG-02", `${m.name} is engaged.`);
	const wrong = targetFault(w, m, at);
	if (wrong !== null) return wrong;
	if (order.weapon === "Computer Use") {
		if (!able(m, "Computer Use") || hackable(w, at) === null) return refuse("EE-SPC-48", `${m.name} cannot hack ${at.name}.`);
	} else {
		const arm = armNamed(m, order.weapon);
		if (arm === null) return refuse("EE-ATK-02", `${m.name} has no ${order.weapon}.`);
		if (arm.rules.includes("Sniper")) return refuse("EE-CHG-10", `The ${arm.name} cannot be used in close combat.`);
		if (!worksClose(arm) || m.used.includes(arm.name)) return refuse("EE-EQP-07", `The ${arm.name} cannot be used in close combat.`);
	}
	const way = chargeWay(w, m, at, gaitOf(m, order.climb === true), skill(w, m, "MOBILITY"), cellOf(ground(w), order.to), order.via);
	if ("rule" in way) return way;
	return way.path.length === 0 ? refuse("EE-MOV-01", "A path has at least one step.") : null;
}
// packages/games/enemy-eternal/book/actions/objectives.ts
const abilityFor = {
	hack: "Computer Use",
	interact: "Interact",
	search: "Search"
};
const workOf = {
	terminal: "hack",
	container: "search",
	device: "interact",
	monument: "interact",
	door: "interact"
};
function workFault(w, m, piece, work) {
	if (piece === void 0) return refuse("EE-OBJ-01", "There is no such piece.");
	if (!able(m, abilityFor[work])) return refuse(m.mind !== null ? "EE-SPC-19" : "EE-OBJ-01", `${m.name} does not have [${abilityFor[work]}] now.`);
	if (isEngaged$1(w, m)) return refuse("EE-ENG-02", `${m.name} is engaged.`);
	if (workOf[piece.kind] !== work) return refuse("EE-OBJ-01", `A ${piece.kind} is not worked with [${abilityFor[work]}].`);
	if (!(work === "hack" && has(m, "Hacker") && cellsOf$1(w, piece).some((cell) => distance(w, m.cell, cell) <= 12)) && !beside(w, m.cell, piece)) return refuse(work === "hack" ? "EE-SPC-04" : work === "interact" ? "EE-SPC-08" : "EE-SPC-09", `${m.name} must be adjacent to it.`);
	const mission = missionOf(w);
	if (mission.mayWork !== void 0) return mission.mayWork(w, m, piece);
	if (piece.kind === "door") return refuse("EE-OBJ-08", "No mission opens this door by hand.");
	return piece.done ? refuse(work === "search" ? "EE-SPC-10" : "EE-SPC-05", "It has given what it had.") : null;
}
function claimFault(w, m, civilian) {
	if (civilian === void 0 || !civilian.neutral || civilian.place !== "board") return refuse("EE-OBJ-06", "There is nobody to take charge of.");
	if (!able(m, "Interact")) return refuse("EE-OBJ-06", `${m.name} does not have [Interact] now.`);
	if (isEngaged$1(w, m)) return refuse("EE-ENG-02", `${m.name} is engaged.`);
	if (!touches(w, m, civilian)) return refuse("EE-OBJ-06", `${m.name} must be adjacent to ${civilian.name}.`);
	if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
	return missionOf(w).mayClaim?.(w, m, civilian) ?? null;
}
const leaveFault = (w, m) => ground(w).signs[m.cell] !== "E" ? refuse("EE-OBJ-07", `${m.name} is not in an Evac cell.`) : m.mind !== null || !(missionOf(w).mayLeave?.(w, m) ?? false) ? refuse("EE-OBJ-07", `The mission does not let ${m.name} leave.`) : isEngaged$1(w, m) ? refuse("EE-OBJ-07", `${m.name} is engaged.`) : null;
const receivers = (w, m) => m.carries.length === 0 || isEngaged$1(w, m) ? [] : friendsOf$1(w, m).filter((friend) => friend.mind === null && touches(w, m, friend) && friend.unit !== "Civilian");
// packages/games/enemy-eternal/book/actions/healing.ts
function patients(w, m, how) {
	if (how === "medikit" && m.medikits === 0) return [];
	if (how === "field repair" && !able(m, "Field Repair")) return [];
	const near = friendsOf$1(w, m).filter((friend) => touches(w, m, friend));
	return (how === "medikit" ? [m, ...near] : near).filter((one) => one.wounds < one.skills.HEALTH && has(one, "Mechanical") === (how === "field repair"));
}
function treat(play, m, order) {
	const { w } = play;
	const medikit = order.do === "medikit";
	const rule = medikit ? "EE-EQP-08" : "EE-SPO-08";
	if (!abilityTest(play, m, skill(w, m, medikit ? "WILL" : "HACK"), order.actions, rule, order.do)) return;
	const patient = modelOf(w, order.target);
	if (medikit) m.medikits--;
	patient.wounds = Math.min(patient.skills.HEALTH, patient.wounds + 2);
	play.tell?.({
		type: "healed",
		model: m.name,
		at: patient.name,
		wounds: patient.wounds
	}, rule);
}
// packages/games/enemy-eternal/book/actions/orderFault.ts
const isEngagedFault = ({ m, engaged }) => engaged ? refuse("EE-ENG-02", `${m.name} is engaged.`) : null;
const actionFault = ({ w, f }, actions) => rowFault(w, f, "action") ?? payFault(f, actions);
function moveFault({ w, f, m, engaged }, order) {
	const used = rowFault(w, f, order.do) ?? payFault(f, order.actions);
	if (used !== null) return used;
	if (f.said === "stays") return refuse("EE-ACT-07", `${m.name} was said to stay.`);
	if (engaged && order.actions !== engagedForm(f)) return refuse("EE-ENG-05", "Every action of an engaged model counts as two.");
	if (has(m, "Emplaced")) return refuse("EE-SPO-11", `${m.name} never moves.`);
	if (order.via !== void 0 && (!Array.isArray(order.via) || order.via.length === 0)) return refuse("EE-MOV-06", "Waypoints are a list of cells.");
	const terms = moveTerms(w, m, order.do === "climb", order.actions);
	const way = wayTo(w, m, terms.gait, terms.allowance, terms.leave, order.to, order.via);
	if ("rule" in way) return way;
	return way.path.length === 0 ? refuse("EE-MOV-01", "A path has at least one step.") : null;
}
const pieceFault = (acting, order) => actionFault(acting, order.actions) ?? workFault(acting.w, acting.m, pieceNamed(acting.w, order.piece), order.do);
function treatFault(acting, order) {
	const fault = actionFault(acting, order.actions) ?? isEngagedFault(acting);
	if (fault !== null) return fault;
	return patients(acting.w, acting.m, order.do).some((one) => one.id === order.target) ? null : refuse(order.do === "medikit" ? "EE-EQP-08" : "EE-SPO-08", "There is nobody to treat.");
}
function overwatchFault(acting, weapon) {
	const { w, f, m } = acting;
	const arm = armNamed(m, weapon);
	if (arm === null || !usableArms(w, m).some((one) => one.name === arm.name)) return refuse("EE-OVW-01", `${m.name} has no such weapon.`);
	if (arm.rules.includes("Sniper")) return refuse("EE-SPC-41", `The ${arm.name} cannot react.`);
	if (!canWatch(arm)) return refuse("EE-OVW-01", "Overwatch needs a weapon of Range 1 or more.");
	return isEngagedFault(acting) ?? rowFault(w, f, "overwatch") ?? payFault(f, 1);
}
const RULES = {
	run: {
		words: [
			"actions",
			"to",
			"via"
		],
		fault: moveFault
	},
	climb: {
		words: [
			"actions",
			"to",
			"via"
		],
		fault: moveFault
	},
	attack: {
		words: [
			"weapon",
			"target",
			"actions",
			"then",
			"trigger"
		],
		fault({ w, f, m }, order) {
			const arm = armNamed(m, order.weapon);
			if (arm === null || arm.slot === "mind") return refuse("EE-ATK-02", `${m.name} has no such weapon.`);
			return rowFault(w, f, "attack") ?? payFault(f, order.actions) ?? attackOrderFault(w, f, m, arm, order);
		}
	},
	mindspin: {
		words: [
			"target",
			"actions",
			"then"
		],
		fault(acting, order) {
			const { w, f, m } = acting;
			if (!able(m, "Mindspin")) return refuse("EE-SPC-11", `${m.name} does not have [Mindspin] now.`);
			return isEngagedFault(acting) ?? rowFault(w, f, "attack") ?? payFault(f, order.actions) ?? attackOrderFault(w, f, m, mindspin, order);
		}
	},
	charge: {
		words: [
			"weapon",
			"target",
			"to",
			"via",
			"climb"
		],
		fault: ({ w, f, m }, order) => chargeFault(w, f, m, order)
	},
	overwatch: {
		words: ["weapon"],
		fault: (acting, { weapon }) => overwatchFault(acting, weapon)
	},
	"hunker down": {
		words: [],
		fault(acting) {
			const { w, f, m } = acting;
			const engaged = isEngagedFault(acting);
			if (engaged !== null) return engaged;
			if (has(m, "Emplaced")) return refuse("EE-SPO-11", `${m.name} cannot go Down by itself.`);
			return payFault(f, 2) ?? rowFault(w, f, "hunker down");
		}
	},
	hack: {
		words: ["piece", "actions"],
		fault: pieceFault
	},
	interact: {
		words: ["piece", "actions"],
		fault: pieceFault
	},
	search: {
		words: ["piece", "actions"],
		fault: pieceFault
	},
	"hack model": {
		words: ["target", "actions"],
		fault: (acting, { target, actions }) => actionFault(acting, actions) ?? hackFault(acting.w, acting.f, acting.m, modelNamed(acting.w, target), actions)
	},
	claim: {
		words: ["target", "actions"],
		fault: (acting, { target, actions }) => actionFault(acting, actions) ?? claimFault(acting.w, acting.m, modelNamed(acting.w, target))
	},
	medikit: {
		words: ["target", "actions"],
		fault: treatFault
	},
	"field repair": {
		words: ["target", "actions"],
		fault: treatFault
	},
	"energy shield": {
		words: ["actions"],
		fault(acting, { actions }) {
			const { m } = acting;
			if (!able(m, "Energy Shield") || m.used.includes("Energy Shield")) return refuse("EE-SPO-09", `${m.name} has no Energy Shield left.`);
			return actionFault(acting, actions) ?? isEngagedFault(acting);
		}
	},
	"hand over": {
		words: ["target", "token"],
		fault: ({ w, f, m }, { target, token }) => rowFault(w, f, "hand over") ?? payFault(f, 1) ?? (receivers(w, m).some((one) => one.id === target) && m.carries.includes(token) ? null : refuse("EE-OBJ-03", "A token goes to an adjacent friend, not while engaged."))
	},
	evacuate: {
		words: [],
		fault: ({ w, f, m }) => payFault(f, 1) ?? leaveFault(w, m)
	},
	rally: {
		words: [],
		fault(acting) {
			const { w, f, m } = acting;
			if (!w.options.suppression || m.suppressed === 0) return refuse("EE-OPT-03", "There is nothing to rally from.");
			return payFault(f, 2) ?? isEngagedFault(acting);
		}
	},
	end: {
		words: [],
		fault: () => null
	}
};
const isOrder = (kind) => typeof kind === "string" && Object.hasOwn(RULES, kind);
const CIVILIAN = [
	"run",
	"climb",
	"hunker down",
	"evacuate",
	"end"
];
function orderFault(w, f, choice) {
	const { do: kind, ...words } = wordsOf(choice);
	if (typeof kind !== "string") return refuse("EE-ACT-01", "That is no action.");
	if (!isOrder(kind)) return refuse("EE-ACT-01", `There is no action ${JSON.stringify(kind)}.`);
	const known = RULES[kind].words;
	const strange = Object.keys(words).find((word) => !known.includes(word));
	if (strange !== void 0) return refuse("EE-ACT-01", `${JSON.stringify(strange)} means nothing for ${kind}.`);
	const m = modelOf(w, f.model);
	if (m.unit === "Civilian");
	if (m.unit === "Civilian" && !CIVILIAN.includes(kind)) return refuse("EE-OBJ-05", `${m.name} can run, climb and hunker down.`);
	return rulesOf(kind).fault({
		w,
		f,
		m,
		engaged: isEngaged$1(w, m)
	}, choice);
}
const rulesOf = (kind) => RULES[kind];
function orderIn(choice) {
	if (!isAnOrder(choice)) throw new Error(`'${choice.do}' is no order`);
	return choice;
}
const isAnOrder = (choice) => isOrder(choice.do);
// packages/games/enemy-eternal/auto/drafts.ts
var Drafts = class {
	plans = [];
	most = -Infinity;
	get best() {
		return this.most;
	}
	add(worth, ...orders) {
		if (worth <= this.most) return;
		this.most = worth;
		this.plans.push({
			orders,
			worth
		});
	}
};
const attackOrder = ({ arm, at }, actions, then) => ({
	...arm.slot === "mind" ? { do: "mindspin" } : {
		do: "attack",
		weapon: arm.name
	},
	target: at.id,
	actions,
	...then && { then }
});
const passes = (value, actions) => waysOf36(actions === 1 ? value - 1 : value) / 36;
function mostPromising(moment, cells, most, from = 0, to = cells.length) {
	const chosen = [];
	const promises = [];
	for (let i = from; i < to; i++) {
		const cell = cells[i] ?? -1;
		const promise = moment.promise(cell);
		let at = chosen.length;
		if (at === most) {
			if (promise <= (promises[most - 1] ?? 0)) continue;
			at--;
		}
		for (; at > 0 && (promises[at - 1] ?? 0) < promise; at--) {
			promises[at] = promises[at - 1] ?? 0;
			chosen[at] = chosen[at - 1] ?? -1;
		}
		promises[at] = promise;
		chosen[at] = cell;
	}
	return chosen;
}
// packages/games/enemy-eternal/auto/aim.ts
const WOUNDED = .75;
const STUNNED$1 = .2;
const SPUN = .35;
function chanceAt(value, arm, at, close) {
	const { dice, times } = hitTests(arm, close);
	const once = dice === 3 ? waysOf216(value) / 216 : waysOf36(value) / 36;
	let chance = times === 2 ? once * once : once;
	if (mayScatter(arm, close)) chance /= 2;
	if (mayDeflect(at, arm, close)) chance *= 2 / 3;
	return chance;
}
const chanceOf = (w, shot) => chanceAt(hitValue(w, shot), shot.arm, shot.at, shot.close);
function effectOf(w, by, arm, at, close) {
	if (arm.slot === "mind") return SPUN;
	const blow = blowOf(by, arm, close);
	const armour = blow.armour ? armourParts(w, at, blow.clumsy) : null;
	const through = armour === null ? 1 : 1 - waysStopped(w, total(armour)) / 36;
	const damage = damageOf(w, at, blow.value, blow.type, by.cell) - at.shield;
	if (damage <= 0) return 0;
	if (damage >= at.wounds) return through;
	const stun = arm.rules.includes("Zapper") && at.activated === 0 ? STUNNED$1 : 0;
	return through * (WOUNDED * damage / at.wounds + stun);
}
// packages/games/enemy-eternal/auto/shelter.ts
const shelters = new WeakMap();
function shelterOf(g) {
	const known = shelters.get(g);
	if (known !== void 0) return known;
	const shelter = new Uint8Array(g.grid.size);
	for (let cell = 0; cell < g.grid.size; cell++) {
		let count = g.kind[cell] === 2 ? 1 : 0;
		for (let d = 0; d < 8; d++) {
			const kind = g.kind[neighbour(g.grid, cell, d)];
			if (kind === 1 || kind === 2 || kind === 7) count++;
		}
		shelter[cell] = count;
	}
	shelters.set(g, shelter);
	return shelter;
}
// packages/games/enemy-eternal/book/automaton/rank.ts
function compare(w, m, by, a, b) {
	const hurt = (one) => one.wounds < one.skills.HEALTH ? 0 : 1;
	switch (by) {
		case "Closest": return distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell);
		case "Furthest": return distance(w, m.cell, b.cell) - distance(w, m.cell, a.cell);
		case "Weakest": return a.wounds - b.wounds;
		case "Strongest": return b.wounds - a.wounds;
		case "Wounded": return hurt(a) - hurt(b);
		case "Healthiest": return hurt(b) - hurt(a);
	}
}
function ranked(w, m, card, letter, among = enemiesOf(w, m.control)) {
	const first = missionOf(w).firstTarget?.(w, m, letter) ?? [];
	return among.filter((foe) => targetFault(w, m, foe) === null).sort((a, b) => {
		const favoured = (one) => first.includes(one) ? first.indexOf(one) : first.length;
		let order = favoured(a) - favoured(b);
		for (const criterion of card.priorities) order ||= compare(w, m, criterion, a, b);
		return order || compare(w, m, "Closest", a, b) || a.id - b.id;
	});
}
// packages/games/enemy-eternal/book/automaton/special.ts
function usefulAction(w, f, m, ward) {
	const actions = f.left >= 2 ? 2 : 1;
	const helps = (one) => ward === null || one === ward;
	if (able(m, "Energy Shield") && !m.used.includes("Energy Shield")) {
		const near = friendsOf$1(w, m).filter((friend) => distance(w, m.cell, friend.cell) <= 4);
		if (near.length >= 2 && (ward === null || near.includes(ward))) return {
			do: "energy shield",
			actions
		};
	}
	for (const how of ["medikit", "field repair"]) {
		const patient = patients(w, m, how).find((one) => one !== m && one.skills.HEALTH - one.wounds >= 2 && helps(one));
		if (patient !== void 0) return {
			do: how,
			target: patient.id,
			actions
		};
	}
	if (ward === null && able(m, "Computer Use") && has(m, "Hacker") && skill(w, m, "HACK") - (actions === 1 ? 1 : 0) >= 6) {
		const target = enemiesOf(w, m.control).find((foe) => hackable(w, foe) !== null && foe.down === "no" && distance(w, m.cell, foe.cell) <= 12);
		if (target !== void 0) return {
			do: "hack model",
			target: target.id,
			actions
		};
	}
	return null;
}
// packages/games/enemy-eternal/book/automaton/letters.ts
const formOf = (f) => f.left >= 2 ? 2 : 1;
function standGuard$1(w, f, m) {
	const arm = usableArms(w, m).find(canWatch);
	if (arm !== void 0) return [{
		do: "overwatch",
		weapon: arm.name
	}];
	return f.left >= 2 && !has(m, "Emplaced") ? [{ do: "hunker down" }] : [];
}
const orGuard = (w, f, m, orders) => orders.length > 0 ? orders : standGuard$1(w, f, m);
function letterA(w, f, m, entry, letter = "A", within) {
	const targets = ranked(w, m, entry.card, letter);
	if (entry.card.preference === "Special Rules" && within === void 0) {
		const useful = usefulAction(w, f, m, null);
		if (useful !== null) return [useful];
	}
	if (entry.card.preference === "[Mindspin]" && (within?.(m.cell) ?? true)) {
		const spin = firstSpin(w, f, m, targets);
		if (spin !== null) return spin;
	}
	for (const target of targets) {
		const orders = bestAgainst(w, f, m, target, entry.card.preference, entry.reckless, within);
		if (orders !== null) return orders;
	}
	if (within !== void 0) return standGuard$1(w, f, m);
	const first = targets[0];
	return orGuard(w, f, m, first === void 0 ? [] : approach(w, m, besides(w, [first.cell]), formOf(f), entry.reckless));
}
function wardOf(w, m) {
	const friends = friendsOf$1(w, m);
	const far = (one) => distance(w, m.cell, one.cell);
	const nearest = (some) => some.sort((a, b) => far(a) - far(b) || a.id - b.id)[0];
	return nearest(friends.filter((one) => one.unit === "Civilian" || one.carries.length > 0)) ?? nearest(friends.filter((one) => far(one) <= 12 && (isDown(one) || isEngaged$1(w, one)))) ?? friends.filter((one) => one.wounds < one.skills.HEALTH).sort((a, b) => a.wounds - b.wounds || a.id - b.id)[0] ?? friends.find((one) => one.leader) ?? nearest(friends) ?? null;
}
function letterD(w, f, m, entry, ward = wardOf(w, m)) {
	if (ward === null) return letterO(w, f, m, entry);
	const foes = ranked(w, m, entry.card, "D", enemiesOf(w, m.control));
	const engaging = engagedWith(w, ward);
	const threat = (engaging.length > 0 ? foes.filter((foe) => engaging.includes(foe)) : foes.filter((foe) => canSee(w, foe, ward))).sort((a, b) => distance(w, ward.cell, a.cell) - distance(w, ward.cell, b.cell))[0];
	if (threat !== void 0) {
		const orders = bestAgainst(w, f, m, threat, entry.card.preference, entry.reckless, (cell) => distance(w, cell, ward.cell) <= 6);
		if (orders !== null) return orders;
	}
	const useful = usefulAction(w, f, m, ward);
	if (useful !== null) return [useful];
	if (distance(w, m.cell, ward.cell) > 2) {
		const run = approach(w, m, besides(w, [ward.cell]), 1, entry.reckless, (cell) => distance(w, cell, ward.cell) >= 2);
		const guard = f.left >= 2 ? standGuard$1(w, {
			...f,
			left: 1
		}, m) : [];
		if (run.length > 0) return [...run, ...guard];
	}
	return standGuard$1(w, f, m);
}
function letterF(w, f, m, entry) {
	const all = ranked(w, m, entry.card, "F");
	const from = all.find((foe) => canSee(w, m, foe)) ?? all.sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
	if (from === void 0) return standGuard$1(w, f, m);
	const orders = retreat(w, m, from, formOf(f), entry.reckless);
	if (orders.length > 0) return orders;
	return f.left >= 2 && !has(m, "Emplaced") ? [{ do: "hunker down" }] : standGuard$1(w, f, m);
}
function letterM(w, f, m, entry) {
	const target = ranked(w, m, entry.card, "M")[0];
	if (target === void 0) return standGuard$1(w, f, m);
	const reach = Math.max(0, ...usableArms(w, m).map((arm) => arm.range));
	if (covered(w, m.cell, target) && canSee(w, m, target) && distance(w, m.cell, target.cell) <= reach) return standGuard$1(w, f, m);
	const foes = enemiesOf(w, m.control);
	return orGuard(w, f, m, approach(w, m, besides(w, [target.cell]), formOf(f), entry.reckless, (cell) => foes.every((foe) => distance(w, cell, foe.cell) >= 2)));
}
function letterO(w, f, m, entry) {
	return serve(w, f, m, entry) ?? letterA(w, f, m, entry, "O");
}
// packages/games/enemy-eternal/book/automaton/objective.ts
function workCells(w, goal) {
	if (goal.kind === "work") return besides(w, cellsOf$1(w, pieceOf(w, goal.piece)));
	return goal.kind === "claim" ? besides(w, [modelOf(w, goal.target).cell]) : [];
}
function canServe(w, m, goal) {
	if (goal.kind === "work") {
		const piece = pieceOf(w, goal.piece);
		if (!able(m, abilityFor[goal.work])) return false;
		return (missionOf(w).mayWork?.(w, m, piece) ?? null) === null;
	}
	if (goal.kind === "claim") return able(m, "Interact") && !has(m, "Weak Minded") && (missionOf(w).mayClaim?.(w, m, modelOf(w, goal.target)) ?? null) === null;
	return true;
}
const order = (goal, actions) => goal.kind === "work" ? {
	do: goal.work,
	piece: goal.piece,
	actions
} : {
	do: "claim",
	target: goal.kind === "claim" ? goal.target : -1,
	actions
};
const doable = (w, m, goal) => goal.kind === "work" ? workFault(w, m, w.pieces[goal.piece], goal.work) === null : goal.kind === "claim" && claimFault(w, m, w.models[goal.target]) === null;
function placesOf(w, goal) {
	switch (goal.kind) {
		case "work": return cellsOf$1(w, pieceOf(w, goal.piece));
		case "claim":
		case "attack": return [modelOf(w, goal.target).cell];
		case "hold":
		case "go": return goal.cells;
		default: return [];
	}
}
function goalsOf(w, m) {
	const far = (goal) => {
		let nearest = Infinity;
		for (const cell of placesOf(w, goal)) nearest = Math.min(nearest, distance(w, m.cell, cell));
		return nearest === Infinity ? 0 : nearest;
	};
	return missionOf(w).objectives(w, m).filter((goal) => canServe(w, m, goal)).map((goal, i) => ({
		goal,
		i
	})).sort((a, b) => (a.goal.kind === b.goal.kind ? far(a.goal) - far(b.goal) : 0) || a.i - b.i).map(({ goal }) => goal);
}
function serveNow(w, f, m, goal) {
	if (goal.kind !== "work" && goal.kind !== "claim") return null;
	if (doable(w, m, goal)) return [order(goal, formOf(f))];
	if (f.left < 2) return null;
	const terms = moveTerms(w, m, false, 1);
	if (terms.fleeing) return null;
	const g = ground(w);
	const near = workCells(w, goal);
	const to = ends$1(w, m, terms.gait, terms.allowance).cells.find((cell) => near.includes(cell));
	return to === void 0 ? null : [{
		do: "run",
		actions: 1,
		to: spotOf(g, to)
	}, order(goal, 1)];
}
function serve(w, f, m, entry) {
	for (const goal of goalsOf(w, m)) {
		const now = serveNow(w, f, m, goal);
		if (now !== null) return now;
		if (goal.kind === "attack") {
			const target = modelOf(w, goal.target);
			if (!onBoard(target) || target.control === m.control) continue;
			return bestAgainst(w, f, m, target, entry.card.preference, entry.reckless) ?? letterA(w, f, m, entry, "O");
		}
		if (goal.kind === "guard") return letterD(w, f, m, entry, modelOf(w, goal.ward));
		if (goal.kind === "hide") {
			const from = ranked(w, m, entry.card, "O").sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
			const away = from === void 0 ? [] : retreat(w, m, from, formOf(f), false);
			return away.length > 0 ? away : standGuard$1(w, f, m);
		}
		if (goal.kind === "hold") {
			if (goal.cells.includes(m.cell)) return letterA(w, f, m, entry, "O", (cell) => goal.cells.includes(cell));
			const run = approach(w, m, goal.cells, formOf(f), entry.reckless);
			if (run.length > 0) return run;
			continue;
		}
		const cells = goal.kind === "go" ? goal.cells : workCells(w, goal);
		if (goal.kind === "go" && cells.includes(m.cell)) return letterA(w, f, m, entry, "O", (cell) => cells.includes(cell));
		const run = approach(w, m, cells, formOf(f), entry.reckless);
		if (run.length > 0) return run;
	}
	return null;
}
// packages/games/enemy-eternal/auto/goals.ts
const working = (pieces, work) => pieces.map((piece) => ({
	kind: "work",
	work,
	piece: piece.id
}));
const open = (w, kind) => w.pieces.filter((piece) => piece.kind === kind && !piece.done);
const fallenTokens = (w) => w.tokens.filter((token) => token.cell >= 0).map((token) => ({
	kind: "go",
	cells: [token.cell]
}));
const exits = (w) => ({
	kind: "go",
	cells: cellsWith(ground(w), "E")
});
const SEASON = {
	"SE1.1": (w) => goalOf(w, "reached") === 1 ? [] : [{
		kind: "go",
		cells: cellsWith(ground(w), "X")
	}],
	"SE1.2": (w) => working(open(w, "container"), "search"),
	"SE1.3"(w) {
		const found = civilians(w).find((one) => !one.neutral);
		if (found !== void 0) return [{
			kind: "guard",
			ward: found.id
		}];
		return civilians(w).map((one) => ({
			kind: "claim",
			target: one.id
		}));
	},
	"SE1.4": (w) => pieceOf(w, 0).done ? [{
		kind: "hold",
		cells: near(w, [pieceOf(w, 0).cell], 2)
	}] : [{
		kind: "work",
		work: "hack",
		piece: 0
	}],
	"SE1.5": (w) => working(open(w, "device"), "interact"),
	"SE1.6"(w, m) {
		const [carrier] = carriersOf(w, "cache");
		if (carrier === m) return [{
			kind: "go",
			cells: homeOf(w, 0)
		}];
		if (carrier?.control === 0) return [{
			kind: "guard",
			ward: carrier.id
		}];
		const fallen = fallenTokens(w);
		return fallen.length > 0 ? fallen : working(open(w, "container"), "search");
	},
	"SE1.7": (w) => civilians(w).map((one) => ({
		kind: "go",
		cells: besides(w, [one.cell])
	})),
	"SE1.9": (w) => goalOf(w, "gate") === 1 ? [{
		kind: "go",
		cells: cellsWith(ground(w), "X")
	}] : working(open(w, "device").filter((piece) => piece.by < 0), "interact"),
	"SE1.X"(w, m) {
		const [holder] = carriersOf(w, "vial");
		if (holder === m) return [exits(w)];
		if (holder?.control === 0) return [{
			kind: "guard",
			ward: holder.id
		}];
		const fallen = fallenTokens(w);
		return fallen.length > 0 ? fallen : working(open(w, "device"), "interact");
	}
};
function grabbing(w, m) {
	const home = {
		kind: "go",
		cells: homeOf(w, m.side)
	};
	const full = working(open(w, "container"), "search");
	const tokens = fallenTokens(w);
	if (m.carries.length === 0) return [...tokens, ...full];
	const way = Math.min(...home.cells.map((cell) => distance(w, m.cell, cell)));
	const pace = 2 * skill(w, m, "MOBILITY");
	return (missionOf(w).rounds - w.round - (m.activated > 0 ? 1 : 0) - 1) * pace < 1.5 * way || full.length === 0 ? [home] : [
		...tokens,
		...full,
		home
	];
}
function goalsFor(w, m) {
	if (m.mind !== null) return [];
	if (m.unit === "Civilian") return [exits(w)];
	if (w.scenario !== null) return peopleObjectives(w, w.scenario, m);
	if (w.mission === "B4") return grabbing(w, m);
	const own = m.side === 0 ? SEASON[w.mission] : void 0;
	return own === void 0 ? missionOf(w).objectives(w, m) : own(w, m);
}
// packages/games/enemy-eternal/auto/tasks.ts
const turnsLeft = (w, m) => missionOf(w).rounds - w.round + (m.activated > 1 ? 0 : 1);
const roundsLeft = (w) => missionOf(w).rounds - w.round + 1;
function cellsFor(w, m, goal) {
	switch (goal.kind) {
		case "work": return goal.work === "hack" && has(m, "Hacker") ? near(w, [pieceOf(w, goal.piece).cell], 12) : workCells(w, goal);
		case "claim": return workCells(w, goal);
		case "guard": return near(w, [modelOf(w, goal.ward).cell], 4);
		case "attack": return near(w, [modelOf(w, goal.target).cell], 6);
		case "hide": return [];
		default: return goal.cells;
	}
}
const seasonFactor = (w) => w.mission === "SE1.1" || w.mission === "SE1.2" ? 1 : 4;
function stakeOf(w, m, goal) {
	if (m.unit === "Civilian") return 3;
	if (missionOf(w).season !== true) return battleStake(w, m, goal);
	const stake = goal.kind === "claim" ? 2 : goal.kind === "hold" ? .7 : goal.kind === "guard" ? .4 : 1.5;
	return seasonFactor(w) * stake;
}
function battleStake(w, m, goal) {
	const rounds = roundsLeft(w);
	switch (goal.kind) {
		case "work":
			if (w.mission === "B2") return m.side === 0 ? 1.6 : 2.5;
			if (w.mission === "B3") return .35 * rounds;
			return w.mission === "B5" ? .9 * rounds : 3;
		case "claim": return 2;
		case "go": return m.carries.length > 0 ? 2.5 * m.carries.length : 3.5;
		case "hold":
			if (w.mission === "B5") return .75 * rounds;
			return w.mission === "B8" ? .3 * rounds : .7;
		case "guard": return .4;
		case "attack": return .5;
		default: return 0;
	}
}
function handsFor(w, goal) {
	switch (goal.kind) {
		case "work": return w.mission === "B2" ? 3 : 1;
		case "claim": return 1;
		case "go": return goal.cells.length === 1 || w.mission === "SE1.7" ? 1 : 3;
		case "hold": return 3;
		default: return 9;
	}
}
function nearerFriends(w, m, friends, goal, way) {
	const own = way.priceOf(m.cell);
	let nearer = 0;
	for (const friend of friends) {
		const price = way.priceOf(friend.cell);
		if ((price < own || price === own && friend.id < m.id) && canServe(w, friend, goal)) nearer++;
	}
	return nearer;
}
function fade(price, mobility) {
	if (price >= 32767) return 0;
	return (FADED[mobility] ??= Array.from({ length: LONGEST }, (_, far) => PATIENCE ** (far / (2 * mobility))))[price] ?? 0;
}
const PATIENCE = .8;
const LONGEST = 256;
const FADED = [];
function taskFor(w, m) {
	const mobility = Math.max(1, skill(w, m, "MOBILITY"));
	const reach = turnsLeft(w, m) * 2 * mobility;
	const friends = friendsOf$1(w, m).filter((one) => one.unit !== "Civilian" && one.mind === null);
	let best = null;
	let most = 0;
	for (const goal of goalsFor(w, m)) {
		if (!canServe(w, m, goal)) continue;
		if (goal.kind === "attack" && !onBoard(modelOf(w, goal.target))) continue;
		const cells = cellsFor(w, m, goal);
		if (cells.length === 0) continue;
		const way = remaining(w, cells);
		const price = way.priceOf(m.cell);
		let worth = stakeOf(w, m, goal);
		const hands = handsFor(w, goal);
		if (hands < 9) worth *= .4 ** Math.max(0, nearerFriends(w, m, friends, goal, way) + 1 - hands);
		if (price > reach) worth *= .1;
		const value = worth * fade(price, mobility);
		if (value <= most) continue;
		most = value;
		best = {
			goal,
			cells,
			way,
			worth
		};
	}
	return best;
}
// packages/games/enemy-eternal/auto/threats.ts
const TO_ACT = 1.2;
const ACTED = .25;
const UNSEEN = .15;
var Threats = class {
	w;
	m;
	threats;
	constructor(w, m) {
		this.w = w;
		this.m = m;
		const brittle = w.mission === "B2" && goalOf(w, "planter") === m.id + 1;
		this.threats = enemiesOf(w, m.control).map((foe) => ({
			foe,
			barrels: usableArms(w, foe).map((arm) => ({
				arm,
				far: arm.range === 0 ? 0 : brittle ? 1 : effectOf(w, foe, arm, m, false),
				close: worksClose(arm) ? brittle ? 1 : effectOf(w, foe, arm, m, true) : 0
			})),
			weight: foe.activated > 0 ? ACTED : TO_ACT,
			reach: has(foe, "Emplaced") ? 0 : skill(w, foe, "MOBILITY")
		}));
	}
	at(cell, down) {
		let sum = 0;
		for (const threat of this.threats) sum += threat.weight * this.from(threat, cell, down);
		return sum > 1 ? 1 : sum;
	}
	watched(cell) {
		const { w, m } = this;
		if (has(m, "Phantom")) return 0;
		let sum = 0;
		for (const { foe, barrels } of this.threats) {
			if (foe.overwatch === null || !sees(w, foe.cell, cell)) continue;
			const barrel = barrels.find((one) => one.arm.name === foe.overwatch);
			if (barrel === void 0 || distance(w, foe.cell, cell) > barrel.arm.range) continue;
			sum += barrel.far * this.hits(foe, barrel.arm, cell, 1, false, false);
		}
		return sum;
	}
	from({ foe, barrels, reach }, cell, down) {
		const { w, m } = this;
		const away = distance(w, foe.cell, cell);
		const touching = away === 1 && engages(foe) && engages(m) && adjacent(ground(w), foe.cell, cell);
		const seen = sees(w, foe.cell, cell);
		let worst = 0;
		for (const { arm, far, close } of barrels) {
			let harm = 0;
			if (touching) harm = close === 0 ? 0 : close * this.hits(foe, arm, cell, 2, true, down);
			else if (arm.range === 0) {
				if (close > 0 && away <= reach + 1) harm = close * this.hits(foe, arm, cell, 1, true, down);
			} else if (seen) {
				if (away <= arm.range && (away > 12 || !arm.rules.includes("Sniper"))) harm = far * this.hits(foe, arm, cell, 2, false, down);
			} else if (away <= arm.range && !arm.rules.includes("Sniper")) harm = UNSEEN * far * this.hits(foe, arm, cell, 1, false, down);
			if (harm > worst) worst = harm;
		}
		return worst;
	}
	hits(by, arm, to, actions, close, down) {
		const { w, m } = this;
		let value = hitValue(w, {
			by,
			from: by.cell,
			at: m,
			to,
			arm,
			actions,
			moving: false,
			close,
			steady: false
		});
		if (down && m.down === "no" && !(arm.rules.includes("Flame") && !close)) value += close ? 2 : -2;
		return chanceAt(value, arm, m, close);
	}
};
// packages/games/enemy-eternal/auto/worth.ts
function leaderBonus(w) {
	if (w.mission === "B7") return 3.5;
	return w.mission === "B3" ? 1 : .1;
}
function chargeBonus(w, m) {
	const planter = goalOf(w, "planter");
	if (planter === 0) return 0;
	if (planter === m.id + 1) return 2.5;
	return m.side === 1 && able(m, "Interact") && !has(m, "Weak Minded") ? .8 : 0;
}
function worthOf(w, m) {
	if (m.unit === "Civilian") return w.mission === "SE1.7" ? .9 : 6;
	let worth = unitPrice(m, w.options) / 100 + .8 * m.carries.length;
	if (m.leader) worth += leaderBonus(w);
	if (w.mission === "B2") worth += chargeBonus(w, m);
	return worth;
}
// packages/games/enemy-eternal/auto/moment.ts
const CAUTION = .4;
const CLOSING_IN = .5;
const WATCHING = .2;
const KEPT = .06;
var Moment = class {
	w;
	f;
	m;
	g;
	mobility;
	foes;
	task;
	threats;
	self;
	aims = [];
	mostByShot;
	wanted;
	shelter;
	constructor(w, f) {
		this.w = w;
		this.f = f;
		this.m = modelOf(w, f.model);
		this.g = ground(w);
		this.mobility = skill(w, this.m, "MOBILITY");
		this.foes = enemiesOf(w, this.m.control);
		this.task = taskFor(w, this.m);
		this.threats = new Threats(w, this.m);
		this.self = worthOf(w, this.m);
		this.shelter = shelterOf(this.g);
		let range = 1;
		const arms = usableArms(w, this.m);
		if (able(this.m, "Mindspin")) arms.push(mindspin);
		for (const arm of arms) {
			range = Math.max(range, arm.range);
			for (const at of this.foes) this.aimAt(arm, at);
		}
		this.mostByShot = this.aims.reduce((most, aim) => Math.max(most, aim.far), 0);
		this.wanted = range > 1 ? range - 1 >> 1 : 1;
	}
	aimAt(arm, at) {
		const worth = worthOf(this.w, at);
		const far = arm.range === 0 ? 0 : worth * effectOf(this.w, this.m, arm, at, false);
		const close = worksClose(arm) ? worth * effectOf(this.w, this.m, arm, at, true) : 0;
		if (far > 0 || close > 0) this.aims.push({
			arm,
			at,
			far,
			close
		});
	}
	goal(cell) {
		const { task, w } = this;
		if (task !== null) return task.worth * fade(task.way.priceOf(cell), Math.max(1, this.mobility));
		let nearest = 99;
		for (const foe of this.foes) nearest = Math.min(nearest, distance(w, foe.cell, cell));
		return CLOSING_IN * .85 ** (Math.max(0, nearest - this.wanted) / Math.max(1, this.mobility));
	}
	promise(cell) {
		return this.goal(cell) + .03 * Math.min(4, this.shelter[cell] ?? 0);
	}
	place(cell, down = false) {
		let risk = this.threats.at(cell, down);
		if (cell !== this.m.cell) risk += this.threats.watched(cell);
		return this.goal(cell) - CAUTION * this.self * risk;
	}
	attackFrom(from, actions, moving, least) {
		const { w, m, f } = this;
		let best = null;
		for (const { arm, at, far, close } of this.aims) {
			const here = from === m.cell;
			const touching = here && touches(w, m, at);
			const stake = touching ? close : far;
			if (stake <= least || best !== null && stake <= best.worth) continue;
			if ((here ? attackFault(w, m, arm, at, moving) : shotFault(w, m, arm, at, from, moving)) !== null) continue;
			const shot = {
				by: m,
				from,
				at,
				to: at.cell,
				arm,
				actions,
				moving,
				close: touching,
				steady: f.overdrive
			};
			const worth = stake * chanceOf(w, shot) - (arm.rules.includes("One Use") ? KEPT : 0);
			if (best === null || worth > best.worth) best = {
				arm,
				at,
				worth
			};
		}
		return best;
	}
	chargeAt(at, from) {
		const { w, m, f } = this;
		let best = null;
		for (const { arm, at: foe, close } of this.aims) {
			if (foe !== at || close === 0) continue;
			const shot = {
				by: m,
				from,
				at,
				to: at.cell,
				arm,
				actions: 1,
				moving: true,
				close: true,
				steady: f.overdrive
			};
			const worth = close * chanceOf(w, shot);
			if (best === null || worth > best.worth) best = {
				arm,
				at,
				worth
			};
		}
		return best;
	}
	watch() {
		let best = null;
		for (const { arm, far } of this.aims) {
			if (!canWatch(arm) || arm.rules.includes("One Use")) continue;
			const worth = WATCHING * far * waysOf36(skill(this.w, this.m, arm.on) - 1) / 36;
			if (best === null || worth > best.worth) best = {
				arm,
				worth
			};
		}
		return best;
	}
	get stake() {
		return this.self;
	}
};
// packages/games/enemy-eternal/auto/working.ts
const isLabour = (goal) => goal.kind === "work" || goal.kind === "claim";
const orderFor = (goal, actions) => goal.kind === "work" ? {
	do: goal.work,
	piece: goal.piece,
	actions
} : {
	do: "claim",
	target: goal.target,
	actions
};
const valueFor = ({ w, m }, goal) => skill(w, m, goal.kind === "work" && goal.work === "hack" ? "HACK" : "MOBILITY");
function workFrom(moment, cell) {
	const { task } = moment;
	if (task === null || !isLabour(task.goal) || task.way.priceOf(cell) !== 0) return null;
	return {
		order: orderFor(task.goal, 1),
		worth: task.worth * passes(valueFor(moment, task.goal), 1)
	};
}
function workPlans(drafts, moment) {
	const { w, m, f } = moment;
	if (rowFault(w, f, "action") !== null) return;
	for (const goal of goalsFor(w, m)) {
		if (!isLabour(goal)) continue;
		if ((goal.kind === "work" ? workFault(w, m, w.pieces[goal.piece], goal.work) : claimFault(w, m, w.models[goal.target])) !== null) continue;
		const value = valueFor(moment, goal);
		const stake = stakeOf(w, m, goal);
		drafts.add(moment.place(m.cell) + stake * passes(value, 1), orderFor(goal, 1));
		if (f.left >= 2) drafts.add(moment.place(m.cell, true) + stake * passes(value, 2), orderFor(goal, 2));
	}
}
function helpPlans(drafts, moment) {
	const { w, m, f, foes } = moment;
	if (rowFault(w, f, "action") !== null) return;
	const actions = f.left >= 2 ? 2 : 1;
	const here = moment.place(m.cell);
	for (const how of ["medikit", "field repair"]) for (const patient of patients(w, m, how)) {
		const healed = Math.min(2, patient.skills.HEALTH - patient.wounds) / patient.skills.HEALTH;
		const chance = passes(skill(w, m, how === "medikit" ? "WILL" : "HACK"), actions);
		drafts.add(here + chance * healed * worthOf(w, patient), {
			do: how,
			target: patient.id,
			actions
		});
	}
	if (able(m, "Energy Shield") && !m.used.includes("Energy Shield")) {
		const worth = .2 * (1 + friendsOf$1(w, m).filter((one) => distance(w, m.cell, one.cell) <= 4).length) * passes(skill(w, m, "WILL"), actions) - .1;
		drafts.add(here + worth, {
			do: "energy shield",
			actions
		});
	}
	if (able(m, "Computer Use") && has(m, "Hacker")) for (const foe of foes) {
		const what = hackable(w, foe);
		if (what === null || foe.down === "forced" || hackFault(w, f, m, foe, actions) !== null) continue;
		const worth = (what === "GREMLIN" ? .1 : foe.activated === 0 ? .5 : .25) * passes(skill(w, m, "HACK"), actions);
		drafts.add(here + worth, {
			do: "hack model",
			target: foe.id,
			actions
		});
	}
	if (w.options.suppression && m.suppressed > 1 && f.left >= 2) drafts.add(here + .1 * m.suppressed, { do: "rally" });
}
// packages/games/enemy-eternal/auto/moving.ts
const NEAR_CELLS = 24;
const FAR_CELLS = 14;
const BOUND = .1;
const run = ({ g }, cell, actions) => ({
	do: "run",
	actions,
	to: spotOf(g, cell)
});
function movingPlans(drafts, moment, means) {
	const { w, m, f, g } = moment;
	const two = f.left >= 2;
	const all = ends$1(w, m, gaitOf(m, false), moment.mobility * (two ? 2 : 1));
	let count = all.cells.length;
	while (count > 0 && (all.costs[count - 1] ?? 0) > moment.mobility) count--;
	const near = mostPromising(moment, all.cells, NEAR_CELLS, 0, count);
	if (two) {
		runThenAct(drafts, moment, near, means);
		for (const cell of mostPromising(moment, all.cells, FAR_CELLS, count)) runTo(drafts, moment, cell, 2);
	} else for (const cell of near) runTo(drafts, moment, cell, 1);
	if (g.hills) climbs(drafts, moment);
}
function runTo(drafts, moment, cell, actions) {
	if (moment.goal(cell) <= drafts.best) return;
	const place = moment.place(cell);
	if (place > drafts.best) drafts.add(place, run(moment, cell, actions));
}
function runThenAct(drafts, moment, cells, { armed, watch }) {
	const { m, f } = moment;
	const watching = watch?.worth ?? 0;
	const most = Math.max(armed ? moment.mostByShot : 0, watching, moment.task?.worth ?? 0);
	const parting = armed && !f.moved ? moment.attackFrom(m.cell, 1, true, 0) : null;
	for (const cell of cells) {
		if (moment.goal(cell) + most <= drafts.best) continue;
		const place = moment.place(cell);
		if (place > drafts.best) drafts.add(place, run(moment, cell, 1));
		const shot = armed ? moment.attackFrom(cell, 1, true, drafts.best - place) : null;
		if (shot !== null && place + shot.worth > drafts.best) drafts.add(place + shot.worth, run(moment, cell, 1), attackOrder(shot, 1));
		if (watch !== null && place + watching > drafts.best) drafts.add(place + watching, run(moment, cell, 1), {
			do: "overwatch",
			weapon: watch.arm.name
		});
		const work = workFrom(moment, cell);
		if (work !== null && place + work.worth > drafts.best) drafts.add(place + work.worth, run(moment, cell, 1), work.order);
		if (parting !== null && place + parting.worth > drafts.best) drafts.add(place + parting.worth, attackOrder(parting, 1, "moves"), run(moment, cell, 1));
	}
}
function climbs(drafts, moment) {
	const { w, m, f, g, mobility } = moment;
	if (f.rows.includes("climb")) return;
	const { cells } = ends$1(w, m, gaitOf(m, true), mobility);
	const actions = has(m, "Grapple") || f.left < 2 ? 1 : 2;
	for (const cell of mostPromising(moment, cells, FAR_CELLS)) {
		if (moment.goal(cell) <= drafts.best) continue;
		drafts.add(moment.place(cell), {
			do: "climb",
			actions,
			to: spotOf(g, cell)
		});
	}
}
function chargePlans(drafts, moment) {
	const { w, m, f, g, mobility } = moment;
	if (rowFault(w, f, "run") !== null) return;
	for (const foe of moment.foes) {
		if (distance(w, m.cell, foe.cell) > mobility + 1) continue;
		const [nearest] = contactCells(w, m, foe, gaitOf(m, false), mobility);
		const blow = nearest === void 0 ? null : moment.chargeAt(foe, nearest.cell);
		if (nearest === void 0 || blow === null) continue;
		const worth = moment.place(nearest.cell) + blow.worth + BOUND;
		const to = spotOf(g, nearest.cell);
		drafts.add(worth, {
			do: "charge",
			weapon: blow.arm.name,
			target: foe.id,
			to
		});
	}
}
// packages/games/enemy-eternal/auto/plans.ts
const OUT = 9;
const FLIGHTS = 14;
const FREE_ATTACKS = .6;
const STUNNED = .5;
const mayMove = ({ m, f, mobility }) => f.said !== "stays" && !has(m, "Emplaced") && mobility > 0 && !f.rows.includes("run");
function meleePlans(drafts, moment, foes) {
	const { w, m, f } = moment;
	const form = engagedForm(f);
	if (form === null) return;
	const here = moment.place(m.cell);
	if (rowFault(w, f, "attack") === null) {
		const blow = moment.attackFrom(m.cell, form, false, 0);
		if (blow !== null) drafts.add(here + blow.worth, attackOrder(blow, form));
	}
	if (able(m, "Computer Use") && rowFault(w, f, "action") === null) {
		for (const foe of foes) if (hackable(w, foe) === "model" && hackFault(w, f, m, foe, form) === null) drafts.add(here + STUNNED * passes(skill(w, m, "HACK"), form), {
			do: "hack model",
			target: foe.id,
			actions: form
		});
	}
	if (!mayMove(moment)) return;
	const terms = moveTerms(w, m, false, form);
	const { cells } = ends$1(w, m, terms.gait, terms.allowance, terms.leave);
	const price = FREE_ATTACKS * moment.stake * moment.threats.at(m.cell, false);
	for (const cell of mostPromising(moment, cells, FLIGHTS)) drafts.add(moment.place(cell) - price, {
		do: "run",
		actions: form,
		to: spotOf(moment.g, cell)
	});
}
function openPlans(drafts, moment) {
	const { w, m, f } = moment;
	const soldier = m.unit !== "Civilian";
	const armed = soldier && rowFault(w, f, "attack") === null;
	const two = f.left >= 2;
	const here = moment.place(m.cell);
	if (armed) {
		const actions = two ? 2 : 1;
		const shot = moment.attackFrom(m.cell, actions, f.moved, 0);
		if (shot !== null) drafts.add(here + shot.worth, attackOrder(shot, actions, mustSay(f, actions) ? "stays" : void 0));
	}
	const watch = soldier && rowFault(w, f, "overwatch") === null ? moment.watch() : null;
	if (watch !== null) drafts.add(here + watch.worth, {
		do: "overwatch",
		weapon: watch.arm.name
	});
	if (two && !has(m, "Emplaced")) drafts.add(moment.place(m.cell, true), { do: "hunker down" });
	workPlans(drafts, moment);
	if (soldier) helpPlans(drafts, moment);
	if (!mayMove(moment)) return;
	movingPlans(drafts, moment, {
		armed,
		watch
	});
	if (two && armed) chargePlans(drafts, moment);
}
function planOf(w, f) {
	const moment = new Moment(w, f);
	const { m } = moment;
	const drafts = new Drafts();
	drafts.add(moment.place(m.cell), { do: "end" });
	if (leaveFault(w, m) === null) drafts.add(OUT, { do: "evacuate" });
	const foes = engagedWith(w, m);
	if (foes.length > 0) meleePlans(drafts, moment, foes);
	else openPlans(drafts, moment);
	const isLegal = ({ orders: [first] }) => first !== void 0 && (first.do === "run" || orderFault(w, f, first) === null);
	return drafts.plans.findLast(isLegal) ?? {
		orders: [{ do: "end" }],
		worth: 0
	};
}
const rests = new WeakMap();
function nextOrder(w, f) {
	const rest = rests.get(f);
	if (rest?.left === f.left && rest.rows === f.rows.length && orderFault(w, f, rest.order) === null) return rest.order;
	const [first, second] = planOf(w, f).orders;
	if (first === void 0) return { do: "end" };
	if (second !== void 0) rests.set(f, {
		left: f.left - 1,
		rows: f.rows.length + 1,
		order: second
	});
	return first;
}
// packages/games/enemy-eternal/book/actions/orders.ts
function ordersFor(w, f) {
	const m = modelOf(w, f.model);
	const orders = [];
	const form = f.left >= 2 ? [1, 2] : [1];
	const engaged = isEngaged$1(w, m);
	const enemies = enemiesOf(w, m.control);
	if (m.unit !== "Civilian") {
		attackOrders(w, f, m, enemies, engaged, orders);
		if (!engaged) {
			chargeOrders(w, f, orders);
			if (rowFault(w, f, "overwatch") === null) {
				for (const arm of usableArms(w, m)) if (canWatch(arm)) orders.push({
					do: "overwatch",
					weapon: arm.name
				});
			}
		}
		if (rowFault(w, f, "action") === null) actionOrders(w, f, m, enemies, engaged, form, orders);
		for (const friend of receivers(w, m)) if (!f.rows.includes("hand over")) for (const token of m.carries) orders.push({
			do: "hand over",
			target: friend.id,
			token
		});
	}
	if (!engaged && f.left >= 2 && !has(m, "Emplaced")) orders.push({ do: "hunker down" });
	if (w.options.suppression && m.suppressed > 0 && f.left >= 2 && !engaged) orders.push({ do: "rally" });
	if (leaveFault(w, m) === null) orders.push({ do: "evacuate" });
	orders.push({ do: "end" });
	return orders;
}
function attackOrders(w, f, m, enemies, engaged, orders) {
	if (rowFault(w, f, "attack") !== null) return;
	const arms = usableArms(w, m);
	if (able(m, "Mindspin") && !engaged) arms.push(mindspin);
	for (const arm of arms) for (const at of enemies) {
		if (attackFault(w, m, arm, at, f.moved) !== null) continue;
		const push = (actions, then, trigger) => {
			if (arm.slot === "mind") orders.push({
				do: "mindspin",
				target: at.id,
				actions,
				...then && { then }
			});
			else orders.push({
				do: "attack",
				weapon: arm.name,
				target: at.id,
				actions,
				...then && { then },
				...trigger && { trigger }
			});
		};
		if (engaged) {
			const form = engagedForm(f);
			if (form !== null) push(form);
			continue;
		}
		const says = !mustSay(f, 1) ? [void 0] : arm.rules.includes("Sniper") ? ["stays"] : ["stays", "moves"];
		const hair = arm.attachments.includes("Hair Trigger") && !m.used.includes("Hair Trigger") && !f.overdrive && !touches(w, m, at);
		for (const then of says) {
			push(1, then);
			if (hair) push(1, then, true);
		}
		if (f.left >= 2) push(2);
	}
}
function chargeOrders(w, f, orders) {
	const g = ground(w);
	for (const { target, weapons, climb, cells } of chargesOf(w, f, g.hills ? WAYS : ON_FOOT)) {
		const [nearest] = cells;
		if (nearest === void 0) continue;
		const to = spotOf(g, nearest);
		for (const weapon of weapons) orders.push({
			do: "charge",
			weapon,
			target,
			to,
			...climb && { climb: true }
		});
	}
}
const chargeSpaces = (w, f) => chargesOf(w, f, WAYS);
function chargesOf(w, f, ways) {
	const m = modelOf(w, f.model);
	if (m.unit === "Civilian" || f.left < 2 || has(m, "Emplaced") || isEngaged$1(w, m)) return [];
	const mobility = skill(w, m, "MOBILITY");
	const blades = usableArms(w, m).filter(worksClose);
	const hacks = able(m, "Computer Use");
	const spaces = [];
	for (const at of enemiesOf(w, m.control)) {
		if (distance(w, m.cell, at.cell) > mobility + 1 || targetFault(w, m, at) !== null) continue;
		const weapons = blades.map((arm) => arm.name);
		if (hacks && hackable(w, at) !== null) weapons.push("Computer Use");
		if (weapons.length === 0) continue;
		for (const climb of ways) {
			const cells = contactCells(w, m, at, gaitOf(m, climb), mobility).map(({ cell }) => cell);
			if (cells.length === 0) continue;
			spaces.push({
				kind: "charge",
				target: at.id,
				weapons,
				climb,
				cells
			});
		}
	}
	return spaces;
}
const WAYS = [false, true];
const ON_FOOT = [false];
function actionOrders(w, f, m, enemies, engaged, form, orders) {
	if (able(m, "Computer Use")) for (const at of enemies) {
		if (hackable(w, at) === null) continue;
		for (const actions of form) if (hackFault(w, f, m, at, actions) === null) orders.push({
			do: "hack model",
			target: at.id,
			actions
		});
	}
	if (engaged) return;
	for (const piece of w.pieces) {
		const work = workOf[piece.kind];
		if (workFault(w, m, piece, work) === null) for (const actions of form) orders.push({
			do: work,
			piece: piece.id,
			actions
		});
	}
	for (const civilian of w.models) if (civilian.neutral && claimFault(w, m, civilian) === null) for (const actions of form) orders.push({
		do: "claim",
		target: civilian.id,
		actions
	});
	for (const how of ["medikit", "field repair"]) for (const one of patients(w, m, how)) for (const actions of form) orders.push({
		do: how,
		target: one.id,
		actions
	});
	if (able(m, "Energy Shield") && !m.used.includes("Energy Shield")) for (const actions of form) orders.push({
		do: "energy shield",
		actions
	});
}
const BOTH = [1, 2];
const MOVES$2 = ["run", "climb"];
function engagedForms(f) {
	const form = engagedForm(f);
	return form === null ? [] : [form];
}
function moveSpaces(w, f) {
	const m = modelOf(w, f.model);
	const spaces = [];
	const mobility = skill(w, m, "MOBILITY");
	if (f.said === "stays" || has(m, "Emplaced") || mobility <= 0) return spaces;
	const { leave, fleeing } = moveTerms(w, m, false, 1);
	const forms = fleeing ? engagedForms(f) : f.left >= 2 ? BOTH : BOTH.slice(0, 1);
	const widest = forms.at(-1);
	if (widest === void 0) return spaces;
	const closed = closedFor(w, m, leave);
	for (const kind of MOVES$2) {
		if (f.rows.includes(kind)) continue;
		const climbing = kind === "climb";
		const allowanceOf = (actions) => climbing ? mobility : mobility * actions;
		const all = ends$1(w, m, gaitOf(m, climbing), allowanceOf(widest), leave, closed);
		for (const actions of forms) {
			const allowance = allowanceOf(actions);
			let count = all.cells.length;
			while (count > 0 && (all.costs[count - 1] ?? 0) > allowance) count--;
			if (count > 0) spaces.push({
				kind,
				actions,
				allowance,
				cells: count === all.cells.length ? all.cells : all.cells.slice(0, count),
				costs: count === all.costs.length ? all.costs : all.costs.slice(0, count)
			});
		}
	}
	return spaces;
}
// packages/games/enemy-eternal/book/automaton/card.ts
function cardFor(w, m) {
	const { card } = profileOf(m);
	const officer = m.unit === "ADVENT Trooper" && w.models.some((one) => has(one, "Trooper Command") && onBoard(one) && one.side === m.side && one.control === m.side);
	if (officer);
	const name = officer ? unitOf("ADVENT Officer").card : card;
	if (name === "Officer" && w.options.officerCard !== "Officer");
	return name === "Officer" ? w.options.officerCard : name;
}
const flagged = (card, row, entry) => ({
	card,
	row,
	letter: entry[0] ?? "",
	reckless: entry.includes("!") || card.preference === "never takes cover",
	stays: entry.includes("*")
});
function entryFor(w, m, die) {
	const name = cardFor(w, m);
	const card = cardOf(name);
	const row = rowOf(die);
	const entry = card.rows[row][m.wounds >= 3 ? 0 : 1];
	return {
		...flagged(card, row, entry),
		name,
		entry
	};
}
function unrolled(w, m) {
	const card = cardOf(cardFor(w, m));
	if (m.mind !== null) return flagged(card, null, "A!");
	return m.unit === "Civilian" ? flagged(card, null, "") : null;
}
function readCard(play, m) {
	const { w } = play;
	const fixed = unrolled(w, m);
	if (fixed !== null) {
		m.mind;
		return fixed;
	}
	const die = play.roll(6, "EE-AIM-03");
	const { name, entry, ...read } = entryFor(w, m, die);
	if (entry.includes("*"));
	if (entry.includes("!"));
	play.tell?.({
		type: "card",
		model: m.name,
		card: name,
		die,
		row: rowOf(die),
		entry
	}, read.card.id);
	return read;
}
// packages/games/enemy-eternal/book/automaton/momentum.ts
function momentumTo(w, m) {
	const from = enemiesOf(w, m.control).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
	if (from === void 0) return null;
	return retreatCell(w, m, from, 3, { touching: engagedWith(w, m) }, false);
}
// packages/games/enemy-eternal/book/automaton/plan.ts
function fight$1(w, f, m, foe) {
	const actions = formOf(f);
	let best = null;
	for (const arm of usableArms(w, m)) {
		if (!worksClose(arm)) continue;
		const worth = expected(w, {
			by: m,
			from: m.cell,
			at: foe,
			to: foe.cell,
			arm,
			actions,
			moving: false,
			close: true,
			steady: f.overdrive
		});
		if (best === null || worth > best.worth) best = {
			name: arm.name,
			worth
		};
	}
	return best === null ? [] : [{
		do: "attack",
		weapon: best.name,
		target: foe.id,
		actions
	}];
}
function engagedPlan(melee) {
	const { w, f, m, entry, foes } = melee;
	const first = ranked(w, m, entry.card, entry.letter, foes)[0] ?? foes[0];
	const orders = entry.stays ? [] : fromMelee(melee, first);
	return orders.length > 0 ? orders : fight$1(w, f, m, first);
}
function fromMelee(melee, first) {
	const { w, f, m, entry } = melee;
	switch (entry.letter) {
		case "A": return leaveOrFight(melee, first);
		case "D": return guardFrom(melee, wardOf(w, m));
		case "F": return retreat(w, m, first, formOf(f), entry.reckless);
		case "M": return moveFrom(melee, first);
		default: return serveFrom(melee, first);
	}
}
const leaveOrFight = ({ w, f, m, entry }, first) => usableArms(w, m).some((arm) => arm.range === 0) ? [] : retreat(w, m, first, formOf(f), entry.reckless);
const fleeTo = ({ w, f, m, entry }, cells) => approach(w, m, cells, formOf(f), entry.reckless);
function guardFrom(melee, ward) {
	const { w, f, m, foes } = melee;
	if (ward === null) return [];
	const shared = foes.find((foe) => engagedWith(w, ward).includes(foe));
	return shared === void 0 ? fleeTo(melee, besides(w, [ward.cell])) : fight$1(w, f, m, shared);
}
function moveFrom(melee, first) {
	const { w, m, entry, foes } = melee;
	const others = enemiesOf(w, m.control).filter((foe) => !foes.includes(foe));
	const target = ranked(w, m, entry.card, "M", others)[0] ?? first;
	return fleeTo(melee, besides(w, [target.cell]));
}
function serveFrom(melee, first) {
	const { w, f, m, foes } = melee;
	const goal = goalsOf(w, m)[0];
	if (goal === void 0) return leaveOrFight(melee, first);
	switch (goal.kind) {
		case "hide": return retreat(w, m, first, formOf(f), false);
		case "guard": return guardFrom(melee, modelOf(w, goal.ward));
		case "attack":
		case "claim": {
			const target = modelOf(w, goal.target);
			return foes.includes(target) ? fight$1(w, f, m, target) : fleeTo(melee, besides(w, [target.cell]));
		}
		case "work": return fleeTo(melee, besides(w, cellsOf$1(w, pieceOf(w, goal.piece))));
		default: return fleeTo(melee, goal.cells);
	}
}
function civilianPlan(w, f, m) {
	if (leaveFault(w, m) === null) return [{ do: "evacuate" }];
	const run = approach(w, m, cellsWith(ground(w), "E"), formOf(f), false);
	return run.length > 0 ? run : f.left >= 2 ? [{ do: "hunker down" }] : [];
}
const LETTERS$1 = {
	A: letterA,
	D: letterD,
	F: letterF,
	M: letterM
};
function ordersBy(w, f, entry) {
	const m = modelOf(w, f.model);
	if (m.unit === "Civilian") return {
		letter: null,
		orders: civilianPlan(w, f, m)
	};
	const foes = engagedWith(w, m);
	if (foes.length > 0) return {
		letter: null,
		orders: engagedPlan({
			w,
			f,
			m,
			entry,
			foes
		})
	};
	const carrying = m.carries.length > 0 && missionOf(w).objectives(w, m).some((goal) => goal.kind === "go");
	if (carrying);
	const letter = carrying && entry.letter !== "F" ? "O" : entry.letter;
	return {
		letter,
		orders: (LETTERS$1[letter] ?? letterO)(w, f, m, entry)
	};
}
function planFor(play, f, entry) {
	const { w } = play;
	const plan = ordersBy(w, f, entry);
	if (plan.letter !== null) play.tell?.({
		type: "plan",
		model: modelOf(w, f.model).name,
		letter: plan.letter,
		orders: plan.orders.map((order) => order.do)
	}, "EE-AIM-05");
	return plan.orders;
}
const isScript = (seat) => seat === -1;
const commander = (w, m) => m.mind !== null ? modelOf(w, m.mind.by).player : m.player;
const isAutomaton = (w, side) => w.sides[side].seats.length === 0;
const SCRIPT = [-1];
const seatsOf = (w, side) => isAutomaton(w, side) ? SCRIPT : w.sides[side].seats;
// packages/games/enemy-eternal/book/chapter.ts
const chapter$1 = chaptersOf();
function forGood(play) {
	if (play.w.options.iron && play.w.campaign !== null) play.reveal();
}
const fieldChapter = (name) => ({ shows: (...locals) => ({ steps: (steps) => chapter$1(name).shows(...locals).steps(guarded(steps)) }) });
function guarded(steps) {
	const all = { ...steps };
	for (const title in steps) all[title] = guardedStep(steps[title]);
	return all;
}
function guardedStep(step) {
	if ("run" in step) return { run: (play, f) => play.w.result === null ? step.run(play, f) : "done" };
	return {
		...step,
		who: (w, f) => w.result === null ? step.who(w, f) : null,
		take(play, f, seat, choice) {
			if (!isScript(seat)) forGood(play);
			return step.take(play, f, seat, choice);
		},
		after: (play, f) => play.w.result === null ? step.after?.(play, f) : "done"
	};
}
// packages/games/enemy-eternal/book/actions/hacking.ts
function hackModel(play, m, at, actions) {
	if (abilityTest(play, m, skill(play.w, m, "HACK"), actions, "EE-SPC-03", "Computer Use")) shutDown(play, at);
}
function shutDown(play, at) {
	if (hackable(play.w, at) === "model") {
		goDown(play, at, "forced", "EE-SPC-06");
		useUp(play, at);
	} else {
		at.disabledUntil = play.w.round + 1;
		play.tell?.({
			type: "GREMLIN off",
			model: at.name,
			until: at.disabledUntil
		}, "EE-SPC-07");
	}
}
// packages/games/enemy-eternal/book/attack/engaged.ts
const charge = fieldChapter("charge").shows("attack", "path").steps({
	move: { run(play, f) {
		return { call: moveFrame(play.w, f.attack.by, f.path, { target: f.attack.at }) };
	} },
	strike: { run(play, f) {
		const { w } = play;
		const { attack } = f;
		const m = modelOf(w, attack.by);
		const target = modelOf(w, attack.at);
		if (f.answer !== "arrived" || !onBoard(target) || target.control === m.control || !touches(w, m, target)) return { answer: f.answer === "halted" ? "halted" : "stopped" };
		attack.weapon;
		if (attack.weapon !== "Computer Use") return { call: attackFrame(attack) };
		hackModel(play, m, target, 1);
	} },
	over: { run: () => ({ answer: "arrived" }) }
});
function isFloored(foe) {
	if (isDown(foe));
	return isDown(foe);
}
function isStillEngaged(w, foe) {
	const engaged = isEngaged$1(w, foe);
	if (engaged);
	return engaged;
}
function freeAttackers(w, f) {
	const runner = modelOf(w, f.model);
	if (!onBoard(runner)) return [];
	return f.foes.map((id) => modelOf(w, id)).filter((foe) => onBoard(foe) && !isFloored(foe) && foe.control !== runner.control && !isStillEngaged(w, foe) && freeOptions(w, foe, runner).length > 0);
}
function freeOptions(w, foe, runner) {
	const options = [];
	for (const arm of usableArms(w, foe)) if (arm.range > 0 && shotFault(w, foe, arm, runner, foe.cell, false) === null) options.push({
		do: "free shot",
		model: foe.id,
		weapon: arm.name
	});
	const blades = usableArms(w, foe).filter(worksClose);
	for (const climb of ground(w).hills ? [false, true] : [false]) {
		if (blades.length === 0 || has(foe, "Emplaced")) break;
		const cells = contactCells(w, foe, runner, gaitOf(foe, climb), skill(w, foe, "MOBILITY"));
		if (cells.length > 0);
		for (const arm of blades) for (const { cell } of cells) options.push({
			do: "free charge",
			model: foe.id,
			weapon: arm.name,
			to: spotOf(ground(w), cell),
			...climb && { climb: true }
		});
	}
	return options;
}
const freeChoices = (w, f, seat) => freeAttackers(w, f).filter((foe) => commander(w, foe) === seat).flatMap((foe) => freeOptions(w, foe, modelOf(w, f.model)));
function freeFault(w, f, seat, choice) {
	const { do: kind, ...wish } = wordsOf(choice);
	const foe = modelNamed(w, wish["model"]);
	if (foe === void 0 || kind !== "free shot" && kind !== "free charge") return refuse("EE-ENG-07", "Somebody whom it flees from attacks, or nobody.");
	if (!f.foes.includes(foe.id) || commander(w, foe) !== seat) return refuse("EE-ENG-07", `${foe.name} makes no free attack now.`);
	if (isDown(foe)) return refuse("EE-DWN-04", `${foe.name} is Down.`);
	if (isEngaged$1(w, foe)) return refuse("EE-ENG-11", `${foe.name} is still engaged.`);
	if (kind === "free charge") return refuse("EE-ENG-09", `${foe.name} cannot charge there with that.`);
	const arm = armNamed(foe, wish["weapon"]);
	if (arm === null) return refuse("EE-ATK-02", `${foe.name} has no such weapon.`);
	return shotFault(w, foe, arm, modelOf(w, f.model), foe.cell, false) ?? refuse("EE-ENG-08", `${foe.name} cannot fire like that.`);
}
const flee$1 = fieldChapter("flee").shows("model", "path", "foes").steps({
	run: { run: (play, f) => ({ call: moveFrame(play.w, f.model, f.path, { past: f.foes.slice() }) }) },
	"free attack": {
		rule: "EE-ENG-07",
		prompt: (w, f) => `${modelOf(w, f.model).name} flees. A free attack?`,
		who: (w, f) => {
			const runner = modelOf(w, f.model);
			for (const seat of seatsOf(w, other(runner.control))) if (freeAttackers(w, f).some((foe) => commander(w, foe) === seat)) return seat;
			return null;
		},
		offers: (w, f, seat) => [...freeChoices(w, f, seat), { do: "no free attack" }],
		judge: (w, f, seat, choice) => freeFault(w, f, seat, choice),
		auto({ w }, f, seat) {
			if (!isScript(seat)) return freeAttack(w, f, seat);
			const runner = modelOf(w, f.model);
			const foe = freeAttackers(w, f)[0];
			return foe === void 0 ? { do: "no free attack" } : freeAttackOf(w, runner, freeOptions(w, foe, runner));
		},
		take(play, f, seat, choice) {
			if (choice.do !== "no free attack") return strikeFree(play, f, saidAs(choice, "free shot", "free charge"));
			f.foes = f.foes.filter((id) => commander(play.w, modelOf(play.w, id)) !== seat);
			return "again";
		}
	}
});
const freeAttackBy = (choice, runner) => {
	const charging = choice.do === "free charge";
	return {
		by: choice.model,
		at: runner,
		weapon: choice.weapon,
		actions: charging ? 1 : 2,
		moving: charging,
		steady: false,
		reason: "free"
	};
};
function strikeFree(play, f, free) {
	const { w } = play;
	f.foes = f.foes.filter((id) => id !== free.model);
	const foe = modelOf(w, free.model);
	const runner = modelOf(w, f.model);
	const path = free.do === "free shot" ? [] : freeWay(w, foe, runner, free);
	play.tell?.({
		type: "free attack",
		model: foe.name,
		at: runner.name,
		weapon: free.weapon,
		path: spotsOf(ground(w), path)
	}, "EE-ENG-07");
	const attack = freeAttackBy(free, f.model);
	free.do;
	if (free.do === "free shot") return {
		call: attackFrame(attack),
		then: "free attack"
	};
	return {
		call: freeCharge.begin({
			attack,
			path,
			climb: free.climb === true
		}),
		then: "free attack"
	};
}
function freeWay(w, foe, runner, { to, climb }) {
	const way = chargeWay(w, foe, runner, gaitOf(foe, climb === true), skill(w, foe, "MOBILITY"), cellOf(ground(w), to), void 0);
	if ("rule" in way) throw new Error(`${foe.name} cannot charge ${runner.name}: ${way.reason}`);
	return way.path;
}
const freeCharge = fieldChapter("free charge").shows("attack", "path", "climb").steps({
	move: { run(play, f) {
		const { by, at } = f.attack;
		if (f.climb && !climbs$1(play, modelOf(play.w, by))) return "done";
		return { call: moveFrame(play.w, by, f.path, {
			target: at,
			quiet: true
		}) };
	} },
	strike: { run(play, f) {
		const { w } = play;
		if (f.answer !== "arrived" || !touches(w, modelOf(w, f.attack.by), modelOf(w, f.attack.at))) return "done";
		return { call: attackFrame(f.attack) };
	} }
});
// packages/games/enemy-eternal/book/deployment/infiltrator.ts
function discovery(w, seers, starting = false) {
	if (w.markers.length === 0) return null;
	for (const infiltrator of w.models) {
		if (infiltrator.place !== "hidden") continue;
		const eyes = seers.filter((m) => m.place === "board" && m.control !== infiltrator.side && !m.neutral);
		const found = w.markers.filter((marker) => marker.model === infiltrator.id && eyes.some((m) => sees(w, m.cell, marker.cell)));
		if (found.length > 0) return { call: discovered.begin({
			model: infiltrator.id,
			found: found.map((marker) => marker.id),
			by: eyes.map((m) => m.id),
			starting
		}) };
	}
	return null;
}
function comesIntoView(play, m) {
	triggerPods(play, [m]);
	return discovery(play.w, [m]);
}
const isLast = (w, f) => w.markers.filter((marker) => marker.model === f.model).length === f.found.length;
const discovered = fieldChapter("discovered").shows("model", "found", "by", "starting").steps({ "declare?": {
	rule: "EE-SPC-30",
	prompt: (w, f) => `A civilian is discovered. Is it ${modelOf(w, f.model).name}?`,
	who: (w, f) => commander(w, modelOf(w, f.model)),
	offers: (w, f) => [...f.found.map((marker) => ({
		do: "declare",
		marker
	})), ...isLast(w, f) ? [] : [{ do: "stay hidden" }]],
	refused: (w, f) => isLast(w, f) ? [{
		choice: { do: "stay hidden" },
		rule: "EE-SPC-31",
		reason: "This is the last marker: the model must be declared."
	}] : [],
	judge: () => ({
		rule: "EE-SPC-30",
		reason: "Declare one of the discovered markers, or stay hidden."
	}),
	auto: ({ w }, f) => automatonDeclares(w, f),
	take(play, f, _seat, choice) {
		if (choice.do === "declare") {
			declare(play, f, choice.marker);
			return settled("declared");
		}
		forget(play, f);
		return settled("removed");
	}
} });
const settled = (how) => ({ answer: how });
function markerNamed(w, id) {
	const found = w.markers.find((marker) => marker.id === id);
	if (found === void 0) throw new Error(`the table has no marker ${id}`);
	return found;
}
function automatonDeclares(w, f) {
	const reach = skill(w, modelOf(w, f.model), "MOBILITY") + 1;
	const marker = f.found.find((id) => f.by.some((by) => distance(w, modelOf(w, by).cell, markerNamed(w, id).cell) <= reach)) ?? (isLast(w, f) ? f.found[0] : void 0);
	return marker === void 0 ? { do: "stay hidden" } : {
		do: "declare",
		marker
	};
}
function forget(play, f) {
	const { w } = play;
	w.markers = w.markers.filter((marker) => !f.found.includes(marker.id));
	const { name } = modelOf(w, f.model);
	play.tell?.({
		type: "marker removed",
		model: name,
		count: f.found.length
	}, "EE-SPC-30");
}
function declare(play, f, id) {
	const { w } = play;
	const m = modelOf(w, f.model);
	const marker = markerNamed(w, id);
	m.place = "board";
	m.cell = standFor(w, marker.cell);
	w.markers = w.markers.filter((one) => one.model !== f.model);
	play.tell?.({
		type: "declared",
		model: m.name,
		at: spotOf(ground(w), m.cell)
	}, "EE-SPC-30");
	if (!f.starting) addDie(play, m);
	engage(play);
}
function standFor(w, cell) {
	if (modelAt(w, cell) === null) return cell;
	const g = ground(w);
	return leastOf(cellsThat(g, (at) => mayStop(g, at) && modelAt(w, at) === null), (at) => [distance(w, at, cell)]) ?? cell;
}
// packages/games/enemy-eternal/book/campaign/sheet.ts
const slotOf = (v, weapon) => unitOf(v.unit).primary.includes(weaponOf(weapon).class) ? "primary" : "secondary";
function priceOfGear(gear) {
	if (isWeapon(gear)) return weaponOf(gear).price;
	return isVest(gear) ? vestOf(gear).price : itemOf(gear).price;
}
// packages/games/enemy-eternal/auto/rewards.ts
function equipFound(m, gear) {
	if (!isGear(gear)) return { do: "hold found" };
	const old = isVest(gear) ? m.vest : isWeapon(gear) ? m[slotOf(m, gear)] : null;
	return { do: old === null || priceOfGear(gear) > priceOfGear(old) ? "equip found" : "hold found" };
}
// packages/games/enemy-eternal/book/actions/search.ts
const FOUND_WEAPONS = [
	"Pistol",
	"Assault Rifle",
	"Shotgun",
	"Sword",
	"Sniper Rifle",
	"Cannon"
];
function supplies(play, m, amount, rule) {
	const side = play.w.sides[m.side];
	side.found += amount;
	if (play.w.campaign !== null) side.held.push({
		gear: `${amount} Supplies`,
		model: m.id
	});
	play.tell?.({
		type: "supplies",
		model: m.name,
		amount
	}, rule);
}
function foundBy(kind, die) {
	if (kind === 4) return die <= 3 ? "Laser Sight" : "Scope";
	if (kind === 6) return die <= 4 ? "Nanoscale Vest" : "Plated Vest";
	const weapon = FOUND_WEAPONS[die - 1];
	if (weapon === void 0) throw new Error(`a die of six shows no ${die}`);
	return weapon;
}
const gunOf = (m) => weaponsOf(m).find((weapon) => (weaponIn(m, slotWith(m, weapon))?.range ?? 0) > 0) ?? null;
function canEquip(m, gear) {
	const unit = profileOf(m);
	if (m.free) return false;
	if (isWeapon(gear)) {
		const { class: kind } = weaponOf(gear);
		return unit.primary.includes(kind) || unit.secondary.includes(kind);
	}
	if (isVest(gear)) return !unit.noVest;
	return m.items.length < 2 && !m.items.some((one) => one.item === gear) && gunOf(m) !== null;
}
function equip$1(m, gear) {
	if (isWeapon(gear)) {
		const slot = profileOf(m).primary.includes(weaponOf(gear).class) ? "primary" : "secondary";
		const old = m[slot];
		const fixed = m.items.filter((one) => one.on !== null && one.on === old);
		m.items = m.items.filter((one) => !fixed.includes(one));
		m[slot] = gear;
		disarm(m, slot);
		return old === null ? [] : [old, ...fixed.map((one) => one.item)];
	}
	if (isVest(gear)) {
		const old = m.vest;
		m.vest = gear;
		return old === null ? [] : [old];
	}
	if (!isItem(gear)) throw new Error(`'${gear}' is no gear`);
	m.items.push({
		item: gear,
		on: gunOf(m)
	});
	return [];
}
const searchTable = fieldChapter("search table").shows("model", "gear").steps({
	roll: { run(play, f) {
		const m = modelOf(play.w, f.model);
		const die = play.roll(6, "EE-SPC-10");
		if (die <= 3) {
			supplies(play, m, die * 10, "EE-SPC-10");
			return "done";
		}
		f.gear = foundBy(die, play.roll(6, "EE-SPC-10"));
		play.tell?.({
			type: "found",
			model: m.name,
			gear: f.gear
		}, "EE-SPC-10");
	} },
	"equip it?": {
		rule: "EE-EQP-06",
		prompt: (w, f) => `${modelOf(w, f.model).name} has found a ${f.gear}. Equip it?`,
		who: (w, f) => {
			const m = modelOf(w, f.model);
			return canEquip(m, f.gear) ? commander(w, m) : null;
		},
		offers: () => [{ do: "equip found" }, { do: "hold found" }],
		auto: ({ w }, f, seat) => isScript(seat) ? { do: "hold found" } : equipFound(modelOf(w, f.model), f.gear),
		take(play, f, _seat, choice) {
			const { w } = play;
			const m = modelOf(w, f.model);
			if (choice.do !== "equip found") return;
			const old = equip$1(m, f.gear);
			play.tell?.({
				type: "equipped",
				model: m.name,
				gear: f.gear,
				replaced: old[0] ?? null
			}, "EE-EQP-06");
			if (w.campaign !== null) for (const gear of old) w.sides[m.side].held.push({
				gear,
				model: m.id
			});
			return "done";
		}
	},
	"hold it": { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		if (w.campaign === null) supplies(play, m, 20, "EE-EQP-06");
		else w.sides[m.side].held.push({
			gear: f.gear,
			model: m.id
		});
	} }
});
// packages/games/enemy-eternal/book/actions/hackTable.ts
const hiddenPods = (w, f) => f.die === 3 && modelOf(w, f.model).control === 0 ? w.pods.filter((pod) => pod.state === "waiting" && !pod.known) : [];
const hiddenMarkers = (w, f) => f.die === 3 ? w.markers.filter((marker) => modelOf(w, marker.model).side !== modelOf(w, f.model).side) : [];
const machines = (w, f) => f.die === 4 ? enemiesOf(w, modelOf(w, f.model).control).filter((foe) => has(foe, "Mechanical") && distance(w, foe.cell, pieceOf(w, f.piece).cell) <= 12) : [];
const machineChoices = (w, f) => machines(w, f).map((foe) => ({
	do: "shut down",
	target: foe.id
}));
const podChoices = (w, f) => hiddenPods(w, f).map((pod) => ({
	do: "reveal pod",
	pod: pod.letter
}));
const markerChoices = (w, f) => hiddenMarkers(w, f).map((marker) => ({
	do: "reveal marker",
	marker: marker.id
}));
const hackTable = fieldChapter("hack table").shows("model", "piece", "die").steps({
	roll: { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		f.die = play.roll(6, "EE-SPC-05");
		play.tell?.({
			type: "hack table",
			model: m.name,
			die: f.die
		}, "EE-SPC-05");
		if (f.die <= 2 || f.die === 4 && machines(w, f).length === 0) supplies(play, m, 20, "EE-SPC-05");
		else if (f.die === 5) w.sides[m.control].uplink = w.round;
		else if (f.die === 6) intelligence(play, m);
	} },
	"which machine?": {
		rule: "EE-SPC-05",
		prompt: "Which machine do you shut down?",
		who: (w, f) => machines(w, f).length > 0 ? commander(w, modelOf(w, f.model)) : null,
		offers: (w, f) => machineChoices(w, f),
		auto: ({ w }, f) => firstOf(machineChoices(w, f)),
		take(play, f, _seat, choice) {
			shutDown(play, modelOf(play.w, saidAs(choice, "shut down").target));
			f.die = 0;
		}
	},
	"which pod?": {
		rule: "EE-SPC-05",
		prompt: "The sensors show what one pod holds. Which?",
		who: (w, f) => hiddenPods(w, f).length > 0 ? commander(w, modelOf(w, f.model)) : null,
		offers: (w, f) => podChoices(w, f),
		auto: ({ w }, f) => firstOf(podChoices(w, f)),
		take: (play, _f, _seat, choice) => revealPod(play, saidAs(choice, "reveal pod").pod)
	},
	"which marker?": {
		rule: "EE-SPC-05",
		prompt: "The sensors show what one civilian is. Which?",
		who: (w, f) => hiddenMarkers(w, f).length > 0 ? commander(w, modelOf(w, f.model)) : null,
		offers: (w, f) => markerChoices(w, f),
		auto: ({ w }, f) => firstOf(markerChoices(w, f)),
		take(play, f, _seat, choice) {
			const marker = markerNamed(play.w, saidAs(choice, "reveal marker").marker);
			f.die = 0;
			return { call: reveal(f, marker) };
		}
	}
});
function intelligence(play, m) {
	const { w } = play;
	const side = w.sides[m.side];
	if (w.campaign !== null) side.extraCards++;
	else if ([
		"B1",
		"B3",
		"B4",
		"B5",
		"B8"
	].includes(w.mission) || (w.scenario?.scores ?? []).length > 0) side.score++;
	else supplies(play, m, 30, "EE-SPC-05");
	play.tell?.({
		type: "intelligence",
		side: m.side
	}, "EE-SPC-05");
}
function revealPod(play, letter) {
	const { w } = play;
	const pod = podNamed(w, letter);
	if (pod === void 0) throw new Error(`the table has no pod ${letter}`);
	if (pod.models.length === 0) missionOf(w).pods?.contents(play, pod);
	pod.known = true;
	play.reveal();
	play.tell?.({
		type: "pod shown",
		pod: letter,
		models: pod.models.map((id) => modelOf(w, id).name)
	}, "EE-SPC-05");
}
const reveal = (f, marker) => discovered.begin({
	model: marker.model,
	found: [marker.id],
	by: [f.model],
	starting: false
});
// packages/games/enemy-eternal/book/actions/perform.ts
const DONE = { goTo: "after the move" };
const first = (call) => ({
	call,
	then: "after the move"
});
function pay({ f, engaged }, actions, row) {
	f.left -= actions;
	if (engaged);
	f.rows.push(row);
}
const PERFORMING = {
	end(_play, { f }) {
		f.over = true;
		return { goTo: "end" };
	},
	run: (play, acting, order) => walk(play, acting, order),
	climb: (play, acting, order) => walk(play, acting, order),
	charge: (play, acting, order) => beginCharge(play, acting, order),
	attack: (_play, acting, order) => attack$1(acting, order),
	mindspin: (_play, acting, order) => attack$1(acting, order),
	overwatch(play, acting, { weapon }) {
		const { m } = acting;
		pay(acting, 1, "overwatch");
		m.overwatch = weapon;
		play.tell?.({
			type: "overwatch",
			model: m.name,
			weapon
		}, "EE-OVW-01");
		return DONE;
	},
	"hunker down"(play, acting) {
		pay(acting, 2, "hunker down");
		goDown(play, acting.m, "hunkered", "EE-DWN-01");
		return DONE;
	},
	hack: (play, acting, order) => work$1(play, acting, order),
	interact: (play, acting, order) => work$1(play, acting, order),
	search: (play, acting, order) => work$1(play, acting, order),
	"hack model"(play, acting, { target, actions }) {
		pay(acting, actions, "action");
		const at = modelOf(play.w, target);
		touches(play.w, acting.m, at);
		hackModel(play, acting.m, at, actions);
		return DONE;
	},
	claim(play, acting, { target, actions }) {
		const { m } = acting;
		pay(acting, actions, "action");
		const passed = abilityTest(play, m, skill(play.w, m, "MOBILITY"), actions, "EE-OBJ-06", "Interact");
		if (actions === 2) goDown(play, m, "hunkered", "EE-ACT-10");
		if (passed) takeCharge(play, m, modelOf(play.w, target));
		return DONE;
	},
	medikit(play, acting, order) {
		pay(acting, order.actions, "action");
		treat(play, acting.m, order);
		return DONE;
	},
	"field repair"(play, acting, order) {
		pay(acting, order.actions, "action");
		treat(play, acting.m, order);
		return DONE;
	},
	"energy shield"(play, acting, { actions }) {
		const { m } = acting;
		const { w } = play;
		pay(acting, actions, "action");
		if (!abilityTest(play, m, skill(w, m, "WILL"), actions, "EE-SPO-09", "Energy Shield")) return DONE;
		m.used.push("Energy Shield");
		m.shield = 2;
		for (const friend of friendsOf$1(w, m)) if (distance(w, m.cell, friend.cell) <= 4) friend.shield = 2;
		play.tell?.({
			type: "energy shield",
			model: m.name
		}, "EE-SPO-09");
		return DONE;
	},
	"hand over"(play, acting, { target, token }) {
		const { m } = acting;
		pay(acting, 1, "hand over");
		const friend = modelOf(play.w, target);
		m.carries = m.carries.filter((id) => id !== token);
		carry(friend, token);
		play.tell?.({
			type: "handed over",
			model: m.name,
			to: friend.name
		}, "EE-OBJ-03");
		return DONE;
	},
	evacuate(play, acting) {
		const { m } = acting;
		pay(acting, 1, "evacuate");
		leaveBoard(m, "saved");
		play.tell?.({
			type: "evacuated",
			model: m.name
		}, "EE-OBJ-07");
		missionOf(play.w).left?.(play, m);
		return DONE;
	},
	rally(play, acting) {
		const { m } = acting;
		pay(acting, 2, "rally");
		const die = play.roll(6, "EE-OPT-03");
		m.suppressed = Math.max(0, m.suppressed - die);
		play.tell?.({
			type: "rallied",
			model: m.name,
			die,
			left: m.suppressed
		}, "EE-OPT-03");
		return DONE;
	}
};
function perform(play, f, order) {
	const m = modelOf(play.w, f.model);
	return entryOf(order)(play, {
		f,
		m,
		engaged: isEngaged$1(play.w, m)
	}, order);
}
const entryOf = (order) => PERFORMING[order.do];
function attack$1(acting, order) {
	const { f, m } = acting;
	pay(acting, order.actions, "attack");
	if (order.then !== void 0) f.said = order.then;
	const declared = attackBy(f, order);
	f.momentum = has(m, "Momentum") && armNamed(m, declared.weapon)?.range === 0;
	return first(attackFrame(declared));
}
const WORK_RULE = {
	hack: "EE-SPC-03",
	interact: "EE-SPC-08",
	search: "EE-SPC-09"
};
function work$1(play, acting, order) {
	const { w } = play;
	const { m } = acting;
	pay(acting, order.actions, "action");
	const piece = pieceOf(w, order.piece);
	const passed = abilityTest(play, m, skill(w, m, order.do === "hack" ? "HACK" : "MOBILITY"), order.actions, WORK_RULE[order.do], abilityFor[order.do]);
	if (order.actions === 2) goDown(play, m, "hunkered", "EE-ACT-10");
	if (!passed) return DONE;
	const mission = missionOf(w);
	if (mission.worked === void 0) {
		piece.done = true;
		return first(order.do === "hack" ? hackTable.begin({
			model: m.id,
			piece: piece.id,
			die: 0
		}) : searchTable.begin({
			model: m.id,
			gear: ""
		}));
	}
	const next = mission.worked(play, m, piece);
	return next === null ? DONE : first(next);
}
const staysLevel = (w, m, path) => path.every((cell) => ground(w).level[cell] === ground(w).level[m.cell]);
function walk(play, acting, order) {
	const { w } = play;
	const { f, m } = acting;
	pay(acting, order.actions, order.do);
	const climbing = order.do === "climb";
	if (climbing && order.actions === 1 && !climbs$1(play, m)) return DONE;
	if (climbing && order.actions === 2);
	const terms = moveTerms(w, m, climbing, order.actions);
	const way = wayTo(w, m, terms.gait, terms.allowance, terms.leave, order.to, order.via);
	if ("rule" in way) return DONE;
	f.moved = true;
	f.cell = way.path.at(-1) ?? m.cell;
	const moved = {
		model: m.name,
		cost: way.cost,
		path: spotsOf(ground(w), way.path)
	};
	if (terms.fleeing) {
		play.tell?.({
			type: "flees",
			...moved
		}, "EE-ENG-04");
		return first(flee$1.begin({
			model: m.id,
			path: way.path,
			foes: terms.leave.touching.map((foe) => foe.id)
		}));
	}
	if (climbing) play.tell?.({
		type: "climbs",
		...moved,
		...staysLevel(w, m, way.path) && { level: true }
	}, "EE-MOV-07");
	else play.tell?.({
		type: "runs",
		...moved
	}, "EE-ACT-08");
	return first(moveFrame(w, m.id, way.path));
}
function beginCharge(play, { f, m }, order) {
	const { w } = play;
	const target = modelOf(w, order.target);
	const climbing = order.climb === true;
	const to = cellOf(ground(w), order.to);
	const way = chargeWay(w, m, target, gaitOf(m, climbing), skill(w, m, "MOBILITY"), to, order.via);
	if ("rule" in way) throw new Error(`${m.name} cannot charge ${target.name}: ${way.reason}`);
	const path = spotsOf(ground(w), way.path);
	play.tell?.({
		type: "charges",
		model: m.name,
		at: target.name,
		weapon: order.weapon,
		path
	}, "EE-CHG-01");
	f.rows.push(climbing ? "climb" : "run");
	if (climbing && !climbs$1(play, m)) {
		f.left -= 1;
		return DONE;
	}
	f.left = 0;
	f.rows.push(order.weapon === "Computer Use" ? "action" : "attack");
	f.moved = true;
	f.cell = way.path.at(-1) ?? m.cell;
	f.momentum = has(m, "Momentum") && armNamed(m, order.weapon)?.range === 0;
	return first(charge.begin({
		attack: attackBy(f, order),
		path: way.path
	}));
}
function takeCharge(play, m, civilian) {
	civilian.neutral = false;
	civilian.side = m.side;
	civilian.control = m.side;
	civilian.player = m.player;
	civilian.activated = 9;
	play.tell?.({
		type: "claimed",
		model: m.name,
		at: civilian.name
	}, "EE-OBJ-06");
	missionOf(play.w).claimed?.(play, m, civilian);
}
// packages/games/enemy-eternal/book/wipe.ts
function counts(w, m, side) {
	if (m.side !== side || m.neutral || !acts(w, m)) return false;
	const toCome = m.place === "hidden" || m.place === "reserve";
	if (toCome);
	return toCome || m.place === "board";
}
const isGone = (w, side) => !w.models.some((m) => counts(w, m, side)) && !w.pods.some((pod) => pod.state === "waiting" && side === 1);
function checkWipe$1(play) {
	const { w } = play;
	if (w.result !== null || w.round === 0) return;
	const gone = [isGone(w, 0), isGone(w, 1)];
	const season = w.scenario === null ? missionOf(w).season === true && w.mission !== "SE1.8" : !w.scenario.wipe;
	if (gone[0] && gone[1] && !season) finish(play, null, "EE-END-02", "nobody is left");
	else if (gone[0]) finish(play, 1, season ? "EE-M-SE-02" : "EE-END-02", "side A has no model left");
	else if (gone[1] && !season) finish(play, 0, "EE-END-02", "side B has no model left");
	else if (gone[1]) missionOf(w).cleared?.(play);
}
// packages/games/enemy-eternal/book/actions/activation.ts
const activation = fieldChapter("activation").shows("model", "left", "rows", "moved", "said", "overdrive", "over", "orders", "cell", "momentum").steps({
	begin: { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		m.activated++;
		m.overwatch = null;
		m.watched = [];
		m.tookToken = false;
		if (f.overdrive) m.used.push("Overdrive");
		play.tell?.({
			type: "activated",
			model: m.name,
			side: m.control,
			overdrive: f.overdrive
		}, "EE-RND-03");
		if (has(m, "Regenerate") && m.wounds < m.skills.HEALTH) {
			m.wounds++;
			play.tell?.({
				type: "regenerates",
				model: m.name,
				wounds: m.wounds
			}, "EE-SPO-16");
		}
		missionOf(w).activationStarts?.(play, m);
	} },
	suppression: { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		if (!w.options.suppression || m.suppressed === 0) return;
		const tested = test(play, skill(w, m, "WILL") - m.suppressed, "EE-OPT-03");
		play.tell?.({
			type: "suppressed",
			model: m.name,
			dice: tested.dice,
			value: tested.value,
			holds: tested.passed
		}, "EE-OPT-03");
		if (tested.passed) return;
		goDown(play, m, "hunkered", "EE-OPT-03");
		f.over = true;
		return { goTo: "end" };
	} },
	"stand up": { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		if (m.down === "no") return;
		if (m.down === "forced") {
			const tested = test(play, skill(w, m, "WILL"), "EE-DWN-06");
			if (!tested.passed) f.left = 1;
			play.tell?.({
				type: "stands up",
				model: m.name,
				dice: tested.dice,
				value: tested.value,
				left: f.left
			}, "EE-DWN-06");
		} else play.tell?.({
			type: "stands up",
			model: m.name,
			left: f.left
		}, "EE-DWN-05");
		m.down = "no";
		if (isScript(commander(w, m)));
	} },
	"next action": { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		if (f.over || f.left <= 0 || !onBoard(m) || m.cell !== f.cell || m.down !== "no") return { goTo: "end" };
	} },
	"choose an action": {
		rule: "EE-ACT-01",
		prompt: (w, f) => `${modelOf(w, f.model).name}: ${f.left === 2 ? "two actions" : "one action"} left.`,
		who: (w, f) => commander(w, modelOf(w, f.model)),
		offers: (w, f) => ordersFor(w, f),
		spaces: (w, f) => [...moveSpaces(w, f), ...chargeSpaces(w, f)],
		judge: (w, f, _seat, choice) => orderFault(w, f, choice),
		refused: (w, f) => greyed(w, f),
		auto: (play, f, seat) => isScript(seat) ? automatonOrder(play, f) : nextOrder(play.w, f),
		take(play, f, _seat, choice) {
			return perform(play, f, orderIn(choice));
		}
	},
	"after the move": { run({ w }, f) {
		if (f.answer === "halted") f.cell = modelOf(w, f.model).cell;
		if (f.momentum && (f.answer === "halted" || f.answer === "stopped")) f.momentum = false;
		f.answer = null;
	} },
	momentum: {
		rule: "EE-SPO-21",
		prompt: (w, f) => `Momentum: ${modelOf(w, f.model).name} may move up to 3.`,
		who(w, f) {
			const m = modelOf(w, f.model);
			if (!f.momentum || !onBoard(m) || m.cell !== f.cell || m.down !== "no") return null;
			const seat = commander(w, m);
			if (isScript(seat));
			return momentumEnds(w, f).length > 0 ? seat : null;
		},
		offers: (w, f) => [...momentumEnds(w, f).map((cell) => ({
			do: "momentum",
			to: spotOf(ground(w), cell)
		})), { do: "go on" }],
		auto({ w }, f, seat) {
			if (!isScript(seat)) return momentum(w, momentumEnds(w, f));
			const to = momentumTo(w, modelOf(w, f.model));
			return to === null ? { do: "go on" } : {
				do: "momentum",
				to: spotOf(ground(w), to)
			};
		},
		take(play, f, _seat, choice) {
			const { w } = play;
			const m = modelOf(w, f.model);
			f.momentum = false;
			f.cell = m.cell;
			if (choice.do !== "momentum") return;
			const way = wayTo(w, m, gaitOf(m, false), 3, { touching: engagedWith(w, m) }, choice.to, void 0);
			if ("rule" in way) return;
			f.cell = cellOf(ground(w), choice.to);
			play.tell?.({
				type: "momentum",
				model: m.name,
				path: spotsOf(ground(w), way.path)
			}, "EE-SPO-21");
			return { call: moveFrame(w, m.id, way.path, { past: engagedWith(w, m).map((foe) => foe.id) }) };
		},
		after: (_play, f) => void (f.momentum = false)
	},
	"after the action": { run: (play) => {
		checkWipe$1(play);
		return { goTo: "next action" };
	} },
	end: { run(play, f) {
		const m = modelOf(play.w, f.model);
		play.tell?.({
			type: "activation ends",
			model: m.name
		}, "EE-ACT-11");
		missionOf(play.w).activationEnds?.(play, m);
		checkWipe$1(play);
	} }
});
function automatonOrder(play, f) {
	const { w } = play;
	f.orders ??= planFor(play, f, readCard(play, modelOf(w, f.model)));
	const order = f.orders.shift();
	return order === void 0 || orderFault(w, f, order) !== null ? { do: "end" } : order;
}
function momentumEnds(w, f) {
	const m = modelOf(w, f.model);
	return ends$1(w, m, gaitOf(m, false), 3, { touching: engagedWith(w, m) }).cells;
}
function greyed(w, f) {
	const m = modelOf(w, f.model);
	const wishes = [];
	if (m.primary !== null) {
		for (const foe of w.models) if (foe.place === "board" && foe.control !== m.control && !foe.neutral) wishes.push({
			do: "attack",
			weapon: m.primary,
			target: foe.id,
			actions: f.left >= 2 ? 2 : 1
		});
		wishes.push({
			do: "overwatch",
			weapon: m.primary
		});
	}
	wishes.push({ do: "hunker down" });
	return wishes.flatMap((choice) => {
		const refusal = orderFault(w, f, choice);
		return refusal === null ? [] : [{
			choice,
			...refusal
		}];
	});
}
// packages/games/enemy-eternal/book/attack/sameMoment.ts
function runningSide(w) {
	const f = activation.in(w);
	return f === void 0 ? 0 : modelOf(w, f.model).control;
}
const hitTogether = (w, models, blast) => sameMoment.begin({
	waiting: models.map((m) => m.id),
	first: runningSide(w),
	blast
});
function group(w, f) {
	const standing = f.waiting.map((id) => modelOf(w, id)).filter(onBoard);
	const first = standing.filter((m) => m.control === f.first);
	return first.length > 0 ? first : standing;
}
function orderMatters(w, models) {
	const beside = (m, fits) => models.some((one) => one !== m && fits(one));
	return models.some((m) => has(m, "Sustain") && !m.used.includes("Sustain") && beside(m, (one) => one.leader || has(one, "Volatile")) || has(m, "Blink") && !m.spent.includes("Blink") && beside(m, (one) => has(one, "Volatile")) || m.unit === "Civilian" && w.campaign !== null && beside(m, (one) => one.unit !== "Civilian"));
}
function chooser(w, f) {
	const models = group(w, f);
	const [first] = models;
	if (models.length > 1);
	return first !== void 0 && models.length > 1 && orderMatters(w, models) ? commander(w, first) : null;
}
const firstChoices = (w, f) => group(w, f).map((m) => ({
	do: "first",
	model: m.id
}));
const sameMoment = fieldChapter("same moment").shows("waiting", "first", "blast").steps({
	"who first?": {
		rule: "EE-GEN-08",
		prompt: (_w, f) => f.blast === null ? "Poison works. On whom first?" : "The explosion hits several models. Whom first?",
		who: (w, f) => chooser(w, f),
		offers: (w, f) => firstChoices(w, f),
		auto: ({ w }, f, seat) => isScript(seat) ? firstOf(firstChoices(w, f)) : whoFirst(group(w, f)),
		take(_play, f, _seat, choice) {
			const { model } = saidAs(choice, "first");
			f.waiting = [model, ...f.waiting.filter((id) => id !== model)];
		}
	},
	resolve: { run(play, f) {
		const m = group(play.w, f)[0];
		if (m === void 0) return "done";
		if (f.waiting.length > 1);
		f.waiting = f.waiting.filter((id) => id !== m.id);
		const next = f.blast === null ? poison(play, m) : blown(play, m, f.blast);
		return next === null ? { goTo: "who first?" } : {
			call: next,
			then: "who first?"
		};
	} }
});
function blown(play, m, { by, value, type, centre, splash }) {
	if (splash) play.tell?.({
		type: "splashed",
		model: m.name
	}, "EE-OPT-08");
	const attacker = by < 0 ? null : modelOf(play.w, by);
	countHit(play, attacker, m, splash);
	return aftermath(play, m, attacker, strike(play, m, {
		value,
		type,
		armour: true,
		clumsy: false
	}, centre));
}
function poison(play, m) {
	m.poisoned = false;
	loseWounds(play, m, 1, () => play.tell?.({
		type: "poison",
		model: m.name,
		wounds: m.wounds
	}, "EE-SPO-15"));
	return aftermath(play, m, null, 0);
}
// packages/games/enemy-eternal/book/attack/explosion.ts
function blast$1(play, centre, applied, by, arm, target) {
	const { w } = play;
	if (w.options.explosiveNeedsDamage);
	if (!w.options.explosiveNeedsDamage || applied > 0) destroyTerrain(play, centre);
	if (!w.options.splash) return null;
	const near = w.models.filter((m) => onBoard(m) && !m.neutral && m !== target && distance(w, m.cell, centre) <= 1);
	return near.length === 0 ? null : hitTogether(w, near, {
		by: by.id,
		value: arm.value,
		type: arm.type,
		centre,
		splash: true
	});
}
function destroyTerrain(play, centre) {
	const { w } = play;
	const g = ground(w);
	const fallen = cellsThat(g, (cell) => distance(w, centre, cell) <= 2 && destructible(kindOf$1(g, cell)) && !missionOf(w).protects?.(w, cell));
	if (fallen.length === 0) return;
	for (const piece of w.pieces) if (piece.kind === "door" && fallen.includes(piece.cell) && g.kind[piece.cell] === 6) piece.done = true;
	w.board = {
		...w.board,
		gone: [...w.board.gone, ...fallen].sort((a, b) => a - b)
	};
	play.tell?.({
		type: "terrain destroyed",
		cells: fallen.map((cell) => spotOf(g, cell))
	}, "EE-SPC-28");
}
const scatterSpots = (w, centre) => cellsThat(ground(w), (cell) => distance(w, centre, cell) === 3);
// packages/games/enemy-eternal/book/automaton/scatter.ts
function spotOfAutomaton(w, target) {
	const g = ground(w);
	const cover = cellsThat(g, (cell) => g.kind[cell] === 1 || g.kind[cell] === 2);
	const coverNear = (cell) => cover.filter((one) => distance(w, cell, one) <= 2).length;
	const own = w.models.filter((m) => m.place === "board" && m.control === target.control);
	const closest = (cell) => Math.min(...own.map((m) => distance(w, m.cell, cell)));
	const spot = leastOf(scatterSpots(w, target.cell), (cell) => {
		const standing = modelAt(w, cell);
		if (standing !== null && standing.control !== target.control) return [
			0,
			standing.wounds,
			cell
		];
		return [
			standing === null ? 1 : 2,
			coverNear(cell),
			-closest(cell),
			cell
		];
	});
	if (spot === null) throw new Error(`nothing is 3 Range from ${target.name}`);
	return spot;
}
// packages/games/enemy-eternal/book/attack/lasso.ts
function besideShooter(w, by, at) {
	const g = ground(w);
	return leastOf(touching(g, by.cell).filter((cell) => mayStop(g, cell) && [null, at].includes(modelAt(w, cell))), (cell) => {
		const dx = columnOf(g, cell) - columnOf(g, at.cell);
		const dy = rowOf$1(g, cell) - rowOf$1(g, at.cell);
		return [
			distance(w, cell, at.cell),
			dx * dx + dy * dy,
			cell
		];
	});
}
function pulledTo(w, by, at) {
	if (has(at, "Emplaced")) return at.cell;
	return besideShooter(w, by, at) ?? at.cell;
}
function lasso(play, by, at) {
	const { w } = play;
	const cell = pulledTo(w, by, at);
	if (cell === at.cell) return false;
	at.cell = cell;
	if (isDown(at));
	play.tell?.({
		type: "pulled",
		model: at.name,
		by: by.name,
		to: spotOf(ground(w), cell)
	}, "EE-SPC-33");
	engage(play);
	return true;
}
// packages/games/enemy-eternal/book/movement/pickUp.ts
function pickUp(play, m) {
	const { w } = play;
	if (m.mind !== null || m.tookToken || m.unit === "Civilian") return;
	const token = w.tokens.find((one) => one.cell === m.cell);
	if (token === void 0) return;
	token.cell = -1;
	carry(m, token.id);
	m.tookToken = true;
	play.tell?.({
		type: "picked up",
		model: m.name,
		token: token.kind
	}, "EE-OBJ-03");
}
// packages/games/enemy-eternal/book/attack/panic.ts
const panicFrom = (w, caster, m) => panic.begin({
	model: m.id,
	from: caster.cell,
	start: m.cell,
	left: budget(w, skill(w, m, "MOBILITY")),
	safe: m.cell
});
const panic = fieldChapter("panic").shows("model", "from", "start", "left", "safe").steps({
	"stand up": { run({ w }, f) {
		const m = modelOf(w, f.model);
		if (m.down !== "no");
		m.down = "no";
	} },
	step: { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		const next = onBoard(m) ? awayFrom(w, m, f) : null;
		if (next === null) return { goTo: "stop" };
		m.cell = next.cell;
		f.left -= next.cost;
		if (mayStop(ground(w), m.cell)) f.safe = m.cell;
		play.tell?.({
			type: "panics",
			model: m.name,
			to: spotOf(ground(w), m.cell)
		}, "EE-SPC-14");
		pickUp(play, m);
	} },
	"what comes into view": { run: (play, f) => comesIntoView(play, modelOf(play.w, f.model)) ?? void 0 },
	"somebody in the way": { run({ w }, f) {
		const met = f.answer === "declared" && isEngaged$1(w, modelOf(w, f.model));
		f.answer = null;
		return { goTo: met ? "stop" : "step" };
	} },
	stop: { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		if (onBoard(m) && m.cell !== f.safe) {
			m.cell = f.safe;
			play.tell?.({
				type: "put back",
				model: m.name,
				to: spotOf(ground(w), m.cell)
			}, "EE-SPC-14");
		}
		engage(play);
	} }
});
function awayFrom(w, m, { from, start, left }) {
	const g = ground(w);
	const cx = columnOf(g, from);
	const cy = rowOf$1(g, from);
	const reach = explore(w, m, "run", 2, closedFor(w, m));
	const cell = leastOf(touching(g, m.cell).filter((cell) => reach.reached(cell) && reach.cellBefore(cell) === m.cell && reach.priceOf(cell) <= left && distance(w, from, cell) > distance(w, from, m.cell)), (one) => {
		const dx = columnOf(g, one) - cx;
		const dy = rowOf$1(g, one) - cy;
		return [
			Math.abs((columnOf(g, start) - cx) * dy - (rowOf$1(g, start) - cy) * dx),
			-(dx * dx + dy * dy),
			one
		];
	});
	return cell === null ? null : {
		cell,
		cost: reach.priceOf(cell)
	};
}
// packages/games/enemy-eternal/book/attack/mindspin.ts
const mindEffectOf = (sum) => sum <= 5 ? "panic" : sum <= 10 ? "disorientation" : "control";
function mindEffect(play, caster, target) {
	const dice = play.rolls(2, 6, "EE-SPC-13");
	const effect = mindEffectOf(dice[0] + dice[1]);
	play.tell?.({
		type: "mindspin",
		model: caster.name,
		at: target.name,
		dice,
		effect
	}, "EE-SPC-13");
	if (effect === "panic") return panicFrom(play.w, caster, target);
	if (effect === "disorientation") goDown(play, target, "forced", "EE-SPC-15");
	else takeControl$1(play, caster, target);
	return null;
}
function takeControl$1(play, caster, m) {
	const { w } = play;
	if (m.mind !== null) {
		freeMind(play, m);
		return;
	}
	if (victimOf(w, caster) !== null) return;
	const victim = victimOf(w, m);
	if (victim !== null) freeMind(play, victim);
	m.mind = {
		by: caster.id,
		until: w.round + 1
	};
	m.control = caster.control;
	m.overwatch = null;
	m.watched = [];
	dropTokens(play, m, m.cell);
	play.tell?.({
		type: "mind controlled",
		model: m.name,
		by: caster.name
	}, "EE-SPC-16");
	if (m.activated === 0) {
		m.activated = 9;
		adjustDice(play, m);
	}
	engage(play);
}
// packages/games/enemy-eternal/book/attack/attack.ts
const attackFrame = (declared) => attack.begin({
	...declared,
	spot: -1,
	applied: 0,
	close: false
});
function shotOf$1(w, { by: attacker, at: target, weapon, actions, moving, steady }) {
	const by = modelOf(w, attacker);
	const at = modelOf(w, target);
	return {
		by,
		from: by.cell,
		at,
		to: at.cell,
		arm: armOf(by, weapon),
		actions,
		moving,
		close: touches(w, by, at),
		steady
	};
}
const inClose = (w, f) => f.reason !== "react" && touches(w, modelOf(w, f.by), modelOf(w, f.at));
const attack = fieldChapter("attack").shows("by", "at", "weapon", "actions", "moving", "steady", "reason", "spot", "applied", "close").steps({
	"to hit": { run(play, f) {
		const { w } = play;
		const by = modelOf(w, f.by);
		const at = modelOf(w, f.at);
		if (!onBoard(by) || !onBoard(at)) return "done";
		f.close = inClose(w, f);
		const shot = shotOf$1(w, f);
		const { arm } = shot;
		arm.id;
		markAttachments(arm, f.close);
		if (!f.close && isEngaged$1(w, at));
		if (f.close && isEngaged$1(w, by));
		if (isEngaged$1(w, by) && f.reason === "attack");
		if (has(by, "Shadow")) by.seenUntil = w.round + 1;
		if (arm.slot === "utility");
		if (arm.rules.includes("One Use")) by.used.push(arm.name);
		if (f.steady && f.actions === 1 && arm.attachments.includes("Hair Trigger") && f.reason === "attack") by.used.push("Hair Trigger");
		const parts = [];
		const value = hitValue(w, shot, parts);
		const { dice, times } = hitTests(arm, f.close);
		let hit = true;
		for (let n = 0; n < times && hit; n++) {
			const tested = test(play, value, n === 0 ? "EE-SHO-03" : "EE-SPC-38", dice);
			hit = tested.passed;
			play.tell?.({
				type: hit ? "hit" : "missed",
				model: by.name,
				at: at.name,
				weapon: arm.name,
				dice: tested.dice,
				value,
				parts,
				close: f.close,
				...times === 2 && { test: n === 0 ? 1 : 2 }
			}, f.close ? "EE-CHG-06" : "EE-SHO-09");
		}
		if (!hit) return { goTo: "counterattack" };
	} },
	scatter: { run(play, f) {
		const { w } = play;
		const by = modelOf(w, f.by);
		if (!mayScatter(armOf(by, f.weapon), f.close)) return { goTo: "cancelled" };
		const die = play.roll(6, "EE-SPC-35");
		play.tell?.({
			type: "scatter",
			model: by.name,
			die,
			wide: goesWide(die)
		}, "EE-SPC-35");
		if (!goesWide(die)) return { goTo: "cancelled" };
	} },
	"scatter spot": {
		rule: "EE-SPC-36",
		prompt: (w, f) => `The shot at ${modelOf(w, f.at).name} goes wide. Where does it explode?`,
		who: (w, f) => f.spot >= 0 ? null : commander(w, modelOf(w, f.at)),
		offers: (w, f) => scatterSpots(w, modelOf(w, f.at).cell).map((cell) => ({
			do: "spot",
			at: spotOf(ground(w), cell)
		})),
		auto: ({ w }, f) => ({
			do: "spot",
			at: spotOf(ground(w), spotOfAutomaton(w, modelOf(w, f.at)))
		}),
		take(play, f, _seat, choice) {
			f.spot = cellOf(ground(play.w), saidAs(choice, "spot").at);
		}
	},
	"explode there": { run(play, f) {
		const { w } = play;
		const by = modelOf(w, f.by);
		const arm = armOf(by, f.weapon);
		play.tell?.({
			type: "explodes",
			at: spotOf(ground(w), f.spot),
			weapon: arm.name
		}, "EE-SPC-36");
		const standing = modelAt(w, f.spot);
		const struck = standing?.neutral === true ? null : standing;
		f.at = struck?.id ?? -1;
		if (struck !== null) {
			countHit(play, by, struck, true);
			f.applied = strike(play, struck, {
				value: arm.value,
				type: arm.type,
				armour: true,
				clumsy: false
			}, by.cell);
			if (f.applied > 0) damageEffects(play, struck.id, arm.rules);
		}
		const splash = arm.rules.includes("High Explosive") ? blast$1(play, f.spot, f.applied, by, arm, struck) : null;
		return splash === null ? { goTo: "destruction" } : {
			call: splash,
			then: "destruction"
		};
	} },
	cancelled: { run(play, f) {
		const at = modelOf(play.w, f.at);
		if (!mayDeflect(at, armOf(modelOf(play.w, f.by), f.weapon), f.close)) return;
		const die = play.roll(6, "EE-SPO-06");
		play.tell?.({
			type: "deflect",
			model: at.name,
			die,
			deflected: isDeflected(die)
		}, "EE-SPO-06");
		if (isDeflected(die)) return { goTo: "the end" };
	} },
	"the hit counts": { run(play, f) {
		const { w } = play;
		const by = modelOf(w, f.by);
		const at = modelOf(w, f.at);
		const pulled = !f.close && armOf(by, f.weapon).rules.includes("Lasso") && lasso(play, by, at);
		countHit(play, by, at, !f.close);
		return (pulled ? comesIntoView(play, at) : null) ?? void 0;
	} },
	"armour and damage": { run(play, f) {
		const { w } = play;
		const by = modelOf(w, f.by);
		const at = modelOf(w, f.at);
		const arm = armOf(by, f.weapon);
		if (arm.slot === "mind") {
			const next = mindEffect(play, by, at);
			return next === null ? { goTo: "the end" } : {
				call: next,
				then: "the end"
			};
		}
		const close = f.close;
		const fired = !isSwung(arm, close);
		if (!fired) {}
		f.applied = strike(play, at, blowOf(by, arm, close), by.cell);
		if (f.applied > 0 && fired) damageEffects(play, f.at, arm.rules);
		const splash = fired && arm.rules.includes("High Explosive") ? blast$1(play, at.cell, f.applied, by, arm, at) : null;
		if (splash !== null) return { call: splash };
	} },
	destruction: { run(play, f) {
		const { w } = play;
		const next = f.at < 0 ? null : aftermath(play, modelOf(w, f.at), modelOf(w, f.by), f.applied);
		return next === null ? { goTo: "the end" } : {
			call: next,
			then: "the end"
		};
	} },
	counterattack: { run(play, f) {
		const { w } = play;
		const at = modelOf(w, f.at);
		const by = modelOf(w, f.by);
		if (f.reason !== "charge" || !has(at, "Counterattack")) return;
		if (isDown(at) || at.spent.includes("Counterattack") || at.secondary === null || !touches(w, at, by)) return;
		if (!worksClose(armOf(at, at.secondary))) return;
		at.spent.push("Counterattack");
		play.tell?.({
			type: "counterattack",
			model: at.name,
			at: by.name
		}, "EE-SPO-12");
		return { call: attackFrame({
			by: at.id,
			at: by.id,
			weapon: at.secondary,
			actions: 2,
			moving: false,
			steady: false,
			reason: "counter"
		}) };
	} },
	"the end": { run(play) {
		engage(play);
		checkWipe$1(play);
	} }
});
function markAttachments(arm, close) {
	if (close) return;
	for (const item of arm.attachments) {
		itemOf(item).id;
		if (itemOf(item).rounds !== void 0);
	}
}
function damageEffects(play, target, rules) {
	const at = modelOf(play.w, target);
	if (rules.includes("Zapper")) {
		goDown(play, at, "forced", "EE-SPC-46");
		if (at.wounds > 0) useUp(play, at);
	}
	if (rules.includes("Venom") && !at.poisoned) {
		at.poisoned = true;
		play.tell?.({
			type: "poisoned",
			model: at.name
		}, "EE-SPO-15");
	}
}
// packages/games/enemy-eternal/book/automaton/free.ts
function freeAttackOf(w, at, options) {
	let best = options[0];
	let worth = -1;
	for (const option of options) {
		const shot = shotOf$1(w, freeAttackBy(option, at.id));
		const value = expected(w, option.do === "free charge" ? {
			...shot,
			from: cellOf(ground(w), option.to),
			close: true
		} : shot);
		if (value > worth) {
			worth = value;
			best = option;
		}
	}
	return best;
}
// packages/games/enemy-eternal/book/movement/overwatch.ts
function reactFault(w, watcher, mover, cell) {
	const { name } = watcher;
	if (watcher.overwatch === null || watcher.place !== "board") return refuse("EE-OVW-01", `${name} is not on Overwatch.`);
	if (watcher.control === mover.control) return refuse("EE-OVW-02", `${mover.name} is a friend.`);
	if (isDown(watcher)) return refuse("EE-DWN-04", `${name} is Down.`);
	if (has(mover, "Phantom")) return refuse("EE-SPC-34", `The movement of ${mover.name} draws no fire.`);
	if (watcher.watched.includes(mover.id)) return refuse("EE-EQP-10", `${name} has fired at ${mover.name}.`);
	if (adjacent(ground(w), watcher.cell, cell)) return refuse("EE-OVW-02", `${mover.name} is in base contact with ${name}.`);
	const arm = armNamed(watcher, watcher.overwatch);
	if (arm === null) return refuse("EE-OVW-01", `${name} has no ${watcher.overwatch}.`);
	return shotFault(w, watcher, arm, mover, watcher.cell, false, cell);
}
const mayReact = (w, watcher, mover, cell) => watcher.overwatch === null || reactFault(w, watcher, mover, cell) !== null ? null : armNamed(watcher, watcher.overwatch);
const reactShot = (watcher, arm, mover, cell) => ({
	by: watcher,
	from: watcher.cell,
	at: mover,
	to: cell,
	arm,
	actions: 1,
	moving: false,
	close: false,
	steady: false
});
function automatonFires(w, watcher, mover, path, at) {
	const cell = path[at];
	const arm = cell === void 0 ? null : mayReact(w, watcher, mover, cell);
	if (cell === void 0 || arm === null) return false;
	const value = hitValue(w, reactShot(watcher, arm, mover, cell));
	if (value >= 5) return true;
	for (const [i, later] of path.entries()) if (i > at && mayReact(w, watcher, mover, later) !== null) return false;
	return value >= 3;
}
function spendWatch(watcher, mover, arm) {
	watcher.watched.push(mover.id);
	if (arm.attachments.includes("Expanded Magazine"));
	if (!arm.attachments.includes("Expanded Magazine") || watcher.watched.length >= 2) {
		watcher.overwatch = null;
		watcher.watched = [];
	}
}
// packages/games/enemy-eternal/auto/reacting.ts
const LONG_SHOT = .12;
function firesHere(w, watcher, mover, { path, next }) {
	const chanceIn = (cell) => {
		const arm = mayReact(w, watcher, mover, cell);
		return arm === null ? 0 : chanceOf(w, reactShot(watcher, arm, mover, cell));
	};
	const now = chanceIn(mover.cell);
	if (now < LONG_SHOT) return false;
	for (let i = next; i < path.length; i++) if (chanceIn(path[i] ?? -1) > now) return false;
	return true;
}
function react$1(w, f, seat) {
	const mover = modelOf(w, f.model);
	return reactChoices(w, f, seat).find(({ watcher }) => firesHere(w, modelOf(w, watcher), mover, f)) ?? { do: "hold fire" };
}
function freeAttack(w, f, seat) {
	const choices = freeChoices(w, f, seat).filter((one) => one.do === "free shot" || modelOf(w, one.model).carries.length === 0);
	return choices.length === 0 ? { do: "no free attack" } : freeAttackOf(w, modelOf(w, f.model), choices);
}
function goOn(w, f) {
	const m = modelOf(w, f.model);
	const end = f.path.at(-1);
	if (end === void 0 || f.target >= 0) return { do: "go on" };
	const threats = new Threats(w, m);
	return { do: threats.at(end, false) > threats.at(m.cell, false) + .3 ? "stop here" : "go on" };
}
function momentum(w, cells) {
	const f = activation.in(w);
	if (f === void 0) return { do: "go on" };
	const moment = new Moment(w, f);
	let best = moment.place(moment.m.cell);
	let to = -1;
	for (const cell of cells) {
		const place = moment.place(cell);
		if (place <= best) continue;
		best = place;
		to = cell;
	}
	return to < 0 ? { do: "go on" } : {
		do: "momentum",
		to: spotOf(ground(w), to)
	};
}
function whoFirst(models) {
	const rank = (m) => (has(m, "Sustain") || has(m, "Blink") ? 0 : 1) + (has(m, "Volatile") ? 2 : 0) + (m.leader ? 1 : 0);
	let first = models[0];
	for (const m of models) if (first !== void 0 && rank(m) < rank(first)) first = m;
	if (first === void 0) throw new Error("nobody is hit");
	return {
		do: "first",
		model: first.id
	};
}
// packages/games/enemy-eternal/book/movement/path.ts
const here = (f) => f.path[f.next - 1] ?? f.safe;
function barOf(w, f, cell, last) {
	const m = modelOf(w, f.model);
	const g = ground(w);
	const clear = engages(m) && !(last && f.target >= 0);
	for (const one of w.models) {
		if (one.place !== "board" || one === m) continue;
		if (one.cell === cell) return "EE-BRD-02";
		if (clear && one.control !== m.control && !one.neutral && one.id !== f.target && adjacent(g, one.cell, cell) && engages(one) && !f.past.includes(one.id)) return "EE-BRD-06";
	}
	return null;
}
function lastStop(w, f) {
	return [f.start, ...f.path.slice(0, f.next)].reverse().find((cell) => mayStop(ground(w), cell) && barOf(w, f, cell, false) === null) ?? f.safe;
}
// packages/games/enemy-eternal/book/movement/move.ts
const moveFrame = (w, model, path, options = {}) => {
	const m = modelOf(w, model);
	return move.begin({
		model,
		path,
		next: 0,
		safe: m.cell,
		start: m.cell,
		past: options.past ?? [],
		target: options.target ?? -1,
		quiet: options.quiet ?? false,
		down: m.down,
		appeared: false
	});
};
const ended = (how) => ({ answer: how });
const isStopped = (w, f) => {
	const m = modelOf(w, f.model);
	return !onBoard(m) || m.cell !== here(f) || m.down !== f.down;
};
const move = fieldChapter("move").shows("model", "path", "next", "safe", "start", "past", "target", "quiet", "down", "appeared").steps({
	step: { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		const cell = f.path[f.next];
		if (cell === void 0) {
			engage(play);
			return ended("arrived");
		}
		const bar = barOf(w, f, cell, f.next === f.path.length - 1);
		if (bar !== null) return halt(play, f, bar);
		f.next++;
		m.cell = cell;
		f.appeared = false;
		if (mayStop(ground(w), m.cell)) f.safe = m.cell;
		engage(play);
	} },
	"pick up": { run(play, f) {
		pickUp(play, modelOf(play.w, f.model));
	} },
	"what comes into view": { run(play, f) {
		const m = modelOf(play.w, f.model);
		if (triggerPods(play, [m])) f.appeared = true;
		return discovery(play.w, [m]) ?? void 0;
	} },
	"somebody in the way": { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		if (f.answer === "declared") {
			f.appeared = true;
			f.answer = null;
			if (enemiesOf(w, m.control).some((foe) => foe.activated === 0 && has(foe, "Infiltrator") && engages(m) && adjacent(ground(w), foe.cell, m.cell) && foe.id !== f.target)) return halt(play, f, "EE-SPC-32");
		}
	} },
	"go on?": {
		rule: "EE-MOV-06",
		prompt: (w, f) => `${modelOf(w, f.model).name} has seen something. Go on?`,
		who: (w, f) => {
			const m = modelOf(w, f.model);
			const cell = f.path[f.next];
			if (!f.appeared || cell === void 0 || !mayStop(ground(w), m.cell)) return null;
			return barOf(w, f, cell, f.next === f.path.length - 1) === null ? commander(w, m) : null;
		},
		offers: () => [{ do: "go on" }, { do: "stop here" }],
		auto: ({ w }, f, seat) => isScript(seat) ? { do: "go on" } : goOn(w, f),
		take(play, f, _seat, choice) {
			f.appeared = false;
			if (choice.do !== "stop here") return;
			const m = modelOf(play.w, f.model);
			play.tell?.({
				type: "stopped",
				model: m.name,
				at: spotOf(ground(play.w), m.cell)
			}, "EE-MOV-06");
			engage(play);
			return ended("halted");
		}
	},
	"react fire": reactions({
		rule: "EE-OVW-02",
		prompt: (w, f) => `${modelOf(w, f.model).name} moves to (${spotOf(ground(w), here(f)).join()}). React?`,
		order: (w, f) => f.quiet ? [] : seatsOf(w, other(modelOf(w, f.model).control)),
		plays: (w, f, seat) => reactChoices(w, f, seat),
		closed: (w, f) => isStopped(w, f),
		pass: { do: "hold fire" },
		judge: (w, f, seat, choice) => reactionFault(w, f, seat, choice),
		auto: ({ w }, f, seat) => isScript(seat) ? automatonReaction(w, f) : react$1(w, f, seat),
		take: (play, f, _seat, choice) => ({
			call: react(play, f, saidAs(choice, "react").watcher),
			then: "react fire"
		})
	}),
	"after the shots": { run(play, f) {
		checkWipe$1(play);
		if (!isStopped(play.w, f)) return;
		if (modelOf(play.w, f.model).down !== f.down);
		settle(play, f);
		return ended("stopped");
	} },
	"mission events": { run(play, f) {
		missionOf(play.w).entered?.(play, modelOf(play.w, f.model));
		return { goTo: "step" };
	} }
});
function reactChoices(w, f, seat) {
	const mover = modelOf(w, f.model);
	return w.models.filter((one) => one.overwatch !== null && commander(w, one) === seat && mayReact(w, one, mover, mover.cell) !== null).map((one) => ({
		do: "react",
		watcher: one.id
	}));
}
function reactionFault(w, f, seat, choice) {
	const wish = wordsOf(choice);
	const watcher = modelNamed(w, wish["watcher"]);
	const mover = modelOf(w, f.model);
	if (wish["do"] !== "react" || watcher === void 0 || Object.keys(wish).length !== 2) return refuse("EE-OVW-02", "Somebody on Overwatch fires, or nobody.");
	if (commander(w, watcher) !== seat) return refuse("EE-OVW-08", `${watcher.name} is not yours.`);
	return reactFault(w, watcher, mover, mover.cell) ?? refuse("EE-OVW-02", "Not now.");
}
function automatonReaction(w, f) {
	const mover = modelOf(w, f.model);
	const watcher = w.models.find((one) => one.overwatch !== null && automatonFires(w, one, mover, f.path, f.next - 1));
	return watcher === void 0 ? { do: "hold fire" } : {
		do: "react",
		watcher: watcher.id
	};
}
function react(play, f, id) {
	const { w } = play;
	const watcher = modelOf(w, id);
	const mover = modelOf(w, f.model);
	const arm = mayReact(w, watcher, mover, mover.cell);
	if (arm === null) throw new Error(`${watcher.name} may not react to ${mover.name}`);
	play.tell?.({
		type: "reacts",
		model: watcher.name,
		at: mover.name,
		where: spotOf(ground(w), mover.cell),
		weapon: arm.name
	}, "EE-OVW-02");
	spendWatch(watcher, mover, arm);
	return attackFrame({
		by: id,
		at: f.model,
		weapon: arm.name,
		actions: 1,
		moving: false,
		steady: false,
		reason: "react"
	});
}
function halt(play, f, rule) {
	const m = modelOf(play.w, f.model);
	play.tell?.({
		type: "stopped",
		model: m.name,
		at: spotOf(ground(play.w), m.cell)
	}, rule);
	settle(play, f);
	engage(play);
	return ended("halted");
}
function settle(play, f) {
	const { w } = play;
	const m = modelOf(w, f.model);
	if (!onBoard(m) || m.cell !== here(f) || mayStop(ground(w), m.cell)) return;
	const rule = kindOf$1(ground(w), m.cell) === 1 ? "EE-TER-08" : "EE-TER-13";
	m.cell = lastStop(w, f);
	play.tell?.({
		type: "put back",
		model: m.name,
		to: spotOf(ground(w), m.cell)
	}, rule);
	engage(play);
}
// packages/games/enemy-eternal/book/attack/harm.ts
function countHit(play, by, m, shooting) {
	if (by !== null) m.hitBy.push(by.id);
	if (shooting && play.w.options.suppression) m.suppressed++;
	missionOf(play.w).hit?.(play, m);
}
function goDown(play, m, how, rule) {
	if (m.place !== "board") return;
	if (m.down !== "no");
	m.down = how === "forced" || m.down === "forced" ? "forced" : "hunkered";
	if (m.overwatch !== null);
	m.overwatch = null;
	m.watched = [];
	play.tell?.({
		type: "down",
		model: m.name,
		how
	}, rule);
}
function strike(play, m, { value, type, armour: allowed, clumsy }, from) {
	const { w } = play;
	const armour = allowed ? armourParts(w, m, clumsy) : null;
	if (armour !== null) {
		const tested = test(play, total(armour), "EE-ARM-01");
		const stopped = armourStops(w, tested.passed);
		if (w.options.armour === "literal");
		play.tell?.({
			type: "armour",
			model: m.name,
			dice: tested.dice,
			value: tested.value,
			parts: armour,
			holds: stopped
		}, "EE-ARM-03");
		if (stopped) return 0;
	}
	const parts = damageParts(w, m, value, type, from);
	return wound(play, m, total(parts), () => ({
		damage: type,
		parts
	}));
}
function wound(play, m, damage, more) {
	const absorbed = Math.min(m.shield, damage);
	if (absorbed > 0);
	m.shield -= absorbed;
	const applied = damage - absorbed;
	loseWounds(play, m, applied, () => play.tell?.({
		type: "damage",
		model: m.name,
		applied,
		absorbed,
		wounds: m.wounds,
		...more()
	}, applied === 0 ? "EE-DMG-08" : "EE-DMG-09"));
	return applied;
}
function loseWounds(play, m, count, tell) {
	m.wounds = Math.max(0, m.wounds - count);
	tell();
	if (m.wounds > 0 || !has(m, "Sustain") || m.used.includes("Sustain")) return;
	m.used.push("Sustain");
	const tested = test(play, skill(play.w, m, "WILL"), "EE-SPO-10");
	play.tell?.({
		type: "sustain",
		model: m.name,
		dice: tested.dice,
		value: tested.value,
		passed: tested.passed
	}, "EE-SPO-10");
	if (!tested.passed) return;
	m.wounds = 1;
	goDown(play, m, "forced", "EE-SPO-10");
}
function aftermath(play, m, by, applied) {
	if (!onBoard(m)) return null;
	if (m.wounds <= 0) return destroy(play, m, by);
	return applied > 0 ? blink(play, m) : null;
}
function destroy(play, m, by) {
	const { w } = play;
	const cell = m.cell;
	leaveBoard(m, "destroyed");
	play.tell?.({
		type: "destroyed",
		model: m.name,
		side: m.side,
		by: by?.name ?? null
	}, "EE-DMG-10");
	dropTokens(play, m, cell);
	const victim = victimOf(w, m);
	if (victim !== null) freeMind(play, victim);
	if (m.mind !== null) {
		m.mind = null;
		m.control = m.side;
	} else if (m.activated === 0) adjustDice(play, m);
	const owner = w.sides[m.side];
	if (!m.neutral && m.unit !== "Civilian") {
		owner.lost++;
		w.sides[other(m.side)].worth += unitPrice(m, w.options) + gearPrice(m);
		if (by !== null && by.side !== m.side) by.kills++;
	}
	if (m.leader && !owner.leaderLost) {
		owner.leaderLost = true;
		play.tell?.({
			type: "leader lost",
			side: m.side,
			model: m.name
		}, "EE-SQD-13");
	}
	missionOf(w).destroyed?.(play, m, by);
	return has(m, "Volatile") ? volatile(play, m, cell) : null;
}
function volatile(play, m, cell) {
	const { w } = play;
	const die = play.roll(6, "EE-SPO-18");
	play.tell?.({
		type: "volatile",
		model: m.name,
		die
	}, "EE-SPO-18");
	const near = w.models.filter((one) => onBoard(one) && !one.neutral && distance(w, one.cell, cell) <= 1);
	return die >= 4 && near.length > 0 ? hitTogether(w, near, {
		by: -1,
		value: 3,
		type: "EX",
		centre: cell,
		splash: false
	}) : null;
}
function dropTokens(play, m, cell) {
	const { w } = play;
	const g = ground(w);
	const moving = w.flow.findLast((f) => move.has(f) && f.model === m.id);
	const at = mayStop(g, cell) || moving === void 0 || !move.has(moving) ? cell : moving.safe;
	for (const id of m.carries) {
		tokenOf(w, id).cell = at;
		play.tell?.({
			type: "dropped",
			model: m.name,
			token: tokenOf(w, id).kind,
			at: spotOf(g, at)
		}, "EE-DMG-12");
	}
	m.carries = [];
}
function blink(play, m) {
	const { w } = play;
	if (!has(m, "Blink") || m.spent.includes("Blink")) return null;
	const g = ground(w);
	const foes = enemiesOf(w, m.control);
	const best = leastOf(cellsThat(g, (cell) => mayStop(g, cell) && distance(w, m.cell, cell) === 6 && modelAt(w, cell) === null), (cell) => [-Math.min(...foes.map((foe) => distance(w, foe.cell, cell)))]);
	if (best === null) return null;
	m.spent.push("Blink");
	m.cell = best;
	play.tell?.({
		type: "blinked",
		model: m.name,
		to: spotOf(g, best)
	}, "EE-SPO-17");
	engage(play);
	return comesIntoView(play, m)?.call ?? null;
}
function engage(play) {
	for (const m of play.w.models) if (m.overwatch !== null && m.place === "board" && isEngaged$1(play.w, m)) {
		m.overwatch = null;
		m.watched = [];
		play.tell?.({
			type: "overwatch ended",
			model: m.name
		}, "EE-OVW-06");
	}
}
// packages/games/enemy-eternal/book/round/dice.ts
const colourOf = (m) => m.player < 0 ? "automaton" : seatLetter(m.player);
const AUTOMATON = "automaton";
const acts = (w, m) => !m.neutral && !(m.unit === "Civilian" && (w.mission === "SE1.7" || w.scenario?.civilians === "rescued"));
const eligible = (w, m) => m.place === "board" && m.control === m.side && acts(w, m);
const waiting = (w, colour) => w.models.filter((m) => eligible(w, m) && m.activated === 0 && colourOf(m) === colour).length;
const diceIn = (w, colour) => {
	const at = w.bag.kinds.indexOf(colour);
	return at < 0 ? 0 : w.bag.left[at];
};
function adjustDice(play, m) {
	const { w } = play;
	const colour = colourOf(m);
	if (diceIn(w, colour) <= waiting(w, colour) + w.sides[m.side].bonus) return;
	takeOut(w.bag, colour);
	play.tell?.({
		type: "die removed",
		colour
	}, "EE-RND-06");
}
function useUp(play, m) {
	if (m.activated > 0) return;
	m.activated = 1;
	play.tell?.({
		type: "activation lost",
		model: m.name
	}, "EE-RND-06");
	adjustDice(play, m);
}
const addDie = (play, m) => putIn(play.w.bag, colourOf(m));
function freeMind(play, m) {
	m.mind = null;
	m.control = m.side;
	if (m.activated === 0) m.activated = 9;
	play.tell?.({
		type: "mind freed",
		model: m.name
	}, "EE-SPC-18");
	engage(play);
}
const victimOf = (w, caster) => w.models.find((m) => m.mind?.by === caster.id) ?? null;
// packages/games/enemy-eternal/book/deployment/pods.ts
function isOpenFor(w, m, cell) {
	const g = ground(w);
	if (!mayStop(g, cell) || modelAt(w, cell) !== null) return false;
	return !w.models.some((one) => one.place === "board" && one.control !== m.control && !one.neutral && engages(one) && engages(m) && adjacent(g, one.cell, cell));
}
function nearestOpen(w, m, centre, fits = () => true) {
	return leastOf(cellsThat(ground(w), (cell) => fits(cell) && isOpenFor(w, m, cell)), (cell) => [distance(w, centre, cell)]);
}
function triggerPods(play, movers) {
	const { w } = play;
	if (w.pods.length === 0) return false;
	const terms = missionOf(w).pods;
	if (terms === void 0) return false;
	let appeared = false;
	for (const pod of w.pods) {
		if (pod.state !== "waiting") continue;
		const by = movers.find((m) => m.place === "board" && m.control === 0 && m.side === 0 && terms.triggers(w, pod, m));
		if (by === void 0);
		else {
			placePod$1(play, pod, by);
			appeared = true;
		}
	}
	return appeared;
}
function placePod$1(play, pod, by) {
	const { w } = play;
	const terms = missionOf(w).pods;
	pod.state = "placed";
	terms.rule;
	const models = terms.contents(play, pod);
	let within = -1;
	if (terms.scattered && by !== null) {
		const dice = play.rolls(2, 6, "EE-DEP-07");
		within = dice[0] + dice[1];
		play.tell?.({
			type: "pod scattered",
			pod: pod.letter,
			dice
		}, "EE-DEP-07");
	}
	for (const m of models) {
		const hidden = (at) => by !== null && distance(w, pod.cell, at) <= within && (coverAgainst(w, by.cell, at) > 0 || !sees(w, by.cell, at));
		const cell = nearestOpen(w, m, pod.cell, hidden) ?? nearestOpen(w, m, pod.cell);
		if (cell === null) continue;
		m.place = "board";
		m.cell = cell;
		m.activated = 9;
		play.tell?.({
			type: "appears",
			model: m.name,
			at: spotOf(ground(w), cell),
			pod: pod.letter
		}, "EE-DEP-07");
	}
}
// packages/games/enemy-eternal/book/missions/blacksiteAssault2.ts
function prizeFell(w) {
	const fell = w.models.some((m) => m.side === 1 && m.place === "destroyed" && (m.unit === "Avatar" || m.unit === "The Commander"));
	if (fell);
	return fell;
}
const holders = (w) => carriersOf(w, "vial").filter((m) => m.side === 0 && m.control === 0);
function check(play) {
	const { w } = play;
	if (holders(w).length > 0 && podNamed(w, "d")?.state === "placed" && soldiers(w, 1).length === 0) finish(play, 0, "EE-M-SE1X-05", "the vial is ours", prizeFell(w));
}
// packages/games/enemy-eternal/book/missions/index.ts
const missions = {
	B1: eliminateEnemySquad,
	B2: operationGatecrasher,
	B3: dataTap,
	B4: supplyGrab,
	B5: holdTheRelay,
	B6: extraction,
	B7: decapitation,
	B8: theFront,
	"SE1.1": theOutpost,
	"SE1.2": theSupplyRaid,
	"SE1.3": theInformant,
	"SE1.4": theHijack,
	"SE1.5": establishingContact,
	"SE1.6": theMidnightRaids,
	"SE1.7": theRetaliationStrike,
	"SE1.8": theResistanceIntel,
	"SE1.9": blacksiteAssault1,
	"SE1.X": {
		id: "SE1.X",
		name: "Blacksite Assault Pt 2",
		map: "MAP-20",
		layoutRule: "EE-M-SE1X-01",
		rounds: 12,
		text: "Take the vial and bring it to an Evac cell, or destroy everybody who guards it.",
		season: true,
		squadDeployment: "EE-M-SE1X-02",
		zoneSigns: { A: "AE" },
		pods: {
			rule: "EE-M-SE1X-03",
			triggers: seesMarker,
			contents: listed$1
		},
		protects: (w, cell) => {
			const y = rowOf$1(ground(w), cell);
			return y <= 1 || y >= 22;
		},
		mayWork(_w, m, piece) {
			if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
			if (m.side !== 0) return refuse("EE-M-SE1X-09", "The automaton guards these.");
			if (!piece.done) return null;
			return piece.kind === "device" ? refuse("EE-M-SE1X-04", "The vial has been taken.") : refuse("EE-M-SE1X-06", "This terminal has done its work.");
		},
		worked(play, m, piece) {
			const { w } = play;
			piece.done = true;
			if (piece.kind === "terminal") {
				w.cancelled++;
				play.tell?.({
					type: "terminal hacked",
					model: m.name
				}, "EE-M-SE1X-06");
				return null;
			}
			takeToken(play, m, "vial", "EE-M-SE1X-04");
			const guards = podNamed(w, "d");
			if (guards?.state === "waiting") placePod$1(play, guards, m);
			return null;
		},
		mayLeave: (w, m) => holders(w).includes(m),
		left: (play) => finish(play, 0, "EE-M-SE1X-05", "the vial is out", prizeFell(play.w)),
		destroyed: check,
		activationEnds: check,
		lastRound: (play) => finish(play, 1, "EE-M-SE-02", "the round limit is reached"),
		cards: seasonCards("EE-M-SE1X-08", 1),
		objectives(w, m) {
			const device = w.pieces.find((piece) => piece.kind === "device");
			if (carriersOf(w, "vial").includes(m)) return [{
				kind: "go",
				cells: near(w, [device.cell], 1)
			}];
			const goals = holders(w).map((one) => ({
				kind: "attack",
				target: one.id
			}));
			for (const token of w.tokens) if (token.cell >= 0 && token.cell !== device.cell) goals.push({
				kind: "go",
				cells: [token.cell]
			});
			return goals;
		},
		firstTarget: (w, _m, letter) => letter === "O" ? holders(w) : []
	}
};
function missionOf(w) {
	if (w.mission !== "Scenario") return missions[w.mission];
	if (w.scenario === null) throw new Error("the table has no scenario");
	return missionFrom(w.scenario);
}
// packages/games/enemy-eternal/companion/words.ts
const initial = (name) => /[A-Z](?=[a-z]*( \d+)?$)/.exec(name)?.[0] ?? name[0] ?? "?";
const percent = ({ ways, of }) => `${Math.round(100 * ways / of)} %`;
const inches = (range) => `${Number.isInteger(range) ? range : `${Math.floor(range)}½`}″`;
const woundsWords$1 = (wounds) => wounds === 1 ? "1 Wound" : `${wounds} Wounds`;
function subjectOf(m) {
	const { card } = unitOf(m.unit);
	const of = `${m.wounds} of ${m.skills.HEALTH} Wounds`;
	return {
		name: m.name,
		detail: m.side === 1 ? `${of} · ${card}` : of,
		side: m.side === 0 ? "people" : "automaton",
		letter: initial(m.name),
		...m.side === 1 && { rule: cardOf(card).id }
	};
}
const YES_NO$1 = [{
	value: "yes",
	label: "Yes"
}, {
	value: "no",
	label: "No"
}];
const modelAnswers = (models) => models.map((m) => ({
	value: String(m.id),
	label: m.name,
	detail: `${m.wounds} of ${m.skills.HEALTH} Wounds`
}));
const COVERS = [
	{
		value: "0",
		label: "No cover"
	},
	{
		value: "1",
		label: "Soft −1"
	},
	{
		value: "2",
		label: "Hard −2"
	}
];
const coverOf = (value) => value === "2" ? 2 : value === "1" ? 1 : 0;
// packages/games/enemy-eternal/things.ts
const unitThing = (name) => `unit:${name}`;
const cellThing = ([x, y]) => `cell:${x},${y}`;
// packages/games/enemy-eternal/companion/contact.ts
const foesTouching = (w, m) => w.contacts.filter((pair) => pair.includes(m.id)).map(([a, b]) => modelOf(w, a === m.id ? b : a)).filter((foe) => foe.place === "board" && foe.control !== m.control);
function isEngaged(w, m) {
	const engaged = engages(m) && foesTouching(w, m).some(engages);
	if (engaged);
	return engaged;
}
function touch(w, a, b) {
	if (!w.contacts.some((pair) => pair.includes(a.id) && pair.includes(b.id))) w.contacts.push([a.id, b.id]);
	for (const m of [a, b]) {
		if (m.overwatch === null) continue;
		m.overwatch = null;
		m.watched = [];
	}
}
const part = (w, m) => void (w.contacts = w.contacts.filter((pair) => !pair.includes(m.id)));
// packages/games/enemy-eternal/companion/harm.ts
function freed(play, m) {
	m.mind = null;
	m.control = m.side;
	if (m.activated === 0) m.activated = 9;
	play.tell?.({
		type: "mind freed",
		model: m.name
	}, "EE-SPC-18");
}
function removed(play, m, by) {
	const { w } = play;
	const waited = m.activated === 0;
	leaveBoard(m, "destroyed");
	part(w, m);
	play.tell?.({
		type: "destroyed",
		model: m.name,
		side: m.side,
		by: by?.name ?? null
	}, "EE-DMG-10");
	const victim = victimOf(w, m);
	if (victim !== null) freed(play, victim);
	if (m.mind !== null) {
		m.mind = null;
		m.control = m.side;
	} else if (waited) adjustDice(play, m);
	const owner = w.sides[m.side];
	owner.lost++;
	if (by !== null && by.side !== m.side) by.kills++;
	if (!m.leader || owner.leaderLost) return;
	owner.leaderLost = true;
	play.tell?.({
		type: "leader lost",
		side: m.side,
		model: m.name
	}, "EE-SQD-13");
}
function blinks(play, m) {
	if (!has(m, "Blink") || m.spent.includes("Blink")) return;
	m.spent.push("Blink");
	part(play.w, m);
	play.tell?.({
		type: "moved as told",
		model: m.name,
		words: "6″ away, to the place farthest from its enemies"
	}, "EE-SPO-17");
}
const isLeft = (w, side) => w.models.some((m) => m.side === side && (m.place === "board" || m.place === "reserve"));
function checkWipe(play) {
	const { w } = play;
	if (w.over !== null || w.round === 0) return;
	if (!isLeft(w, 0)) play.end({
		winners: [],
		rule: "EE-END-02",
		why: "the people have no model left"
	});
	else if (!isLeft(w, 1) && missionOf(w).season !== true) play.end({
		winners: [0],
		rule: "EE-END-02",
		why: "the automaton has no model left"
	});
	else if (!isLeft(w, 1));
}
// packages/games/enemy-eternal/companion/keeping.ts
const DOWN = {
	no: "standing",
	hunkered: "hunkered",
	forced: "Down"
};
const downOf = (words) => words === DOWN.hunkered ? "hunkered" : words === DOWN.forced ? "forced" : "no";
function modelFields(w, m) {
	const near = foesTouching(w, m)[0];
	const foes = w.models.filter((one) => one.place === "board" && one.control !== m.control);
	return [
		{
			key: "wounds",
			label: "Wounds left",
			value: m.wounds,
			bounds: {
				least: 0,
				most: m.skills.HEALTH
			}
		},
		{
			key: "down",
			label: "Standing",
			value: DOWN[m.down],
			bounds: { words: Object.values(DOWN) }
		},
		{
			key: "acted",
			label: "Activated this round",
			value: m.activated > 0 ? "yes" : "no",
			bounds: { words: ["no", "yes"] }
		},
		{
			key: "overwatch",
			label: "Overwatch",
			value: m.overwatch ?? "none",
			bounds: { words: [...new Set(["none", ...weapons(m)])] }
		},
		{
			key: "touching",
			label: "In base contact with",
			value: near?.name ?? "nobody",
			bounds: { words: ["nobody", ...foes.map(({ name }) => name)] }
		},
		{
			key: "poisoned",
			label: "Poisoned",
			value: m.poisoned ? "yes" : "no",
			bounds: { words: ["no", "yes"] }
		}
	];
}
const weapons = (m) => [
	m.primary,
	m.secondary,
	m.overwatch
].filter((one) => one !== null);
const modelSays = (w, m) => m.place === "destroyed" ? "destroyed" : m.place === "reserve" ? m.pod.startsWith("round") ? `arrives in ${m.pod}` : "waits for its pod" : [
	`${m.wounds} of ${m.skills.HEALTH} Wounds`,
	...m.down === "no" ? [] : [DOWN[m.down]],
	...m.overwatch === null ? [] : ["on Overwatch"],
	...m.poisoned ? ["poisoned"] : [],
	...m.control === m.side ? [] : ["under control"],
	...foesTouching(w, m).length > 0 ? ["in contact"] : [],
	...m.activated > 0 ? ["has acted"] : []
].join(" · ");
const keptModel = (w, m) => ({
	thing: unitThing(m.name),
	name: m.name,
	says: modelSays(w, m),
	side: m.side === 0 ? "people" : "automaton",
	letter: initial(m.name),
	...m.place === "destroyed" && { gone: true },
	fields: m.place === "board" ? modelFields(w, m) : m.place === "destroyed" ? [backField] : []
});
const backField = {
	key: "back",
	label: "On the table",
	value: "no",
	bounds: { words: ["no", "yes"] }
};
const dice$1 = (w, colour) => contents(w.bag).get(colour) ?? 0;
function keptTable(w) {
	const mission = missionOf(w);
	return {
		thing: "table",
		name: "The table",
		says: `round ${w.round} of ${mission.rounds}`,
		side: "table",
		letter: "T",
		fields: [
			{
				key: "round",
				label: "Round",
				value: w.round,
				bounds: {
					least: 1,
					most: mission.rounds
				}
			},
			{
				key: "people",
				label: "Dice of the people",
				value: dice$1(w, "A"),
				bounds: {
					least: 0,
					most: 12
				}
			},
			{
				key: "automaton",
				label: "Dice of the automaton",
				value: dice$1(w, AUTOMATON),
				bounds: {
					least: 0,
					most: 12
				}
			},
			{
				key: "ours",
				label: "Points of the people",
				value: w.sides[0].score,
				bounds: POINTS
			},
			{
				key: "theirs",
				label: "Points of the automaton",
				value: w.sides[1].score,
				bounds: POINTS
			}
		]
	};
}
const POINTS = {
	least: 0,
	most: 99
};
const kept = (w) => [keptTable(w), ...w.models.filter((m) => !(m.place === "reserve" && m.pod === "")).map((m) => keptModel(w, m))];
function setDice(w, colour, wanted) {
	for (let n = dice$1(w, colour); n > wanted; n--) takeOut(w.bag, colour);
	for (let n = dice$1(w, colour); n < wanted; n++) putIn(w.bag, colour);
}
function setTable(w, field, to) {
	const number = Number(to);
	if (field === "round") w.round = number;
	if (field === "people") setDice(w, "A", number);
	if (field === "automaton") setDice(w, AUTOMATON, number);
	if (field === "ours") w.sides[0].score = number;
	if (field === "theirs") w.sides[1].score = number;
}
function setModel(play, m, field, to) {
	const { w } = play;
	switch (field) {
		case "wounds":
			m.wounds = Number(to);
			if (m.wounds === 0) removed(play, m, null);
			return;
		case "down":
			m.down = downOf(to);
			return;
		case "acted":
			m.activated = to === "yes" ? 1 : 0;
			return;
		case "overwatch":
			m.overwatch = to === "none" ? null : String(to);
			return;
		case "poisoned":
			m.poisoned = to === "yes";
			return;
		case "touching": {
			part(w, m);
			const foe = w.models.find(({ name }) => name === to);
			if (foe !== void 0) touch(w, m, foe);
			return;
		}
		case "back":
			m.place = "board";
			m.wounds = 1;
			m.activated = 9;
			w.sides[m.side].lost--;
			return;
	}
}
const keeping = {
	rules: {
		correct: "EE-CMP-07",
		moved: "EE-CMP-08",
		end: "EE-CMP-09"
	},
	kept,
	correct(play, thing, field, to) {
		const m = play.w.models.find(({ name }) => unitThing(name) === thing);
		if (m === void 0) setTable(play.w, field, to);
		else setModel(play, m, field, to);
	}
};
// packages/games/enemy-eternal/companion/chapter.ts
const chapter = chaptersOf();
const question = questionsFor(keeping);
// packages/games/enemy-eternal/companion/skillTest.ts
const skillTest = (need, said) => ({
	...said,
	dice: 2,
	sides: 6,
	need: { atMost: need },
	chance: waysOf36(need) / 36
});
// packages/games/enemy-eternal/companion/begins.ts
function begins(play, m) {
	const { w } = play;
	m.activated++;
	if (m.mind !== null) modelOf(w, m.mind.by).activated++;
	m.overwatch = null;
	m.watched = [];
	w.trail = [{
		label: "Acts",
		value: m.name
	}];
	play.tell?.({
		type: "activated",
		model: m.name,
		side: m.control,
		overdrive: false
	}, "EE-RND-03");
	if (!has(m, "Regenerate") || m.wounds >= m.skills.HEALTH) return;
	m.wounds++;
	play.tell?.({
		type: "regenerates",
		model: m.name,
		wounds: m.wounds
	}, "EE-SPO-16");
}
function standThrow(w, m) {
	if (m.down !== "forced") return [];
	const value = skill(w, m, "WILL");
	return [skillTest(value, {
		label: `WILL of ${m.name}`,
		means: "stands up at once",
		unmet: "Standing up costs an action.",
		rule: "EE-DWN-06"
	})];
}
function standsUp(play, m) {
	if (m.down === "no") return 2;
	let left = 2;
	if (m.down === "forced") {
		const tested = test(play, skill(play.w, m, "WILL"), "EE-DWN-06");
		if (!tested.passed) left = 1;
		play.tell?.({
			type: "stands up",
			model: m.name,
			dice: tested.dice,
			value: tested.value,
			left
		}, "EE-DWN-06");
	} else play.tell?.({
		type: "stands up",
		model: m.name,
		left
	}, "EE-DWN-05");
	m.down = "no";
	return left;
}
// packages/games/enemy-eternal/book/attack/forecast.ts
const FACES = [
	1,
	2,
	3,
	4,
	5,
	6
];
const faces = (fits) => ({
	ways: FACES.filter(fits).length,
	of: 6
});
function forecast(w, shot, climb = null) {
	const { by, at, arm, close } = shot;
	const parts = [];
	const value = hitValue(w, shot, parts);
	const { dice, times } = hitTests(arm, close);
	const hit = {
		ways: (dice === 3 ? waysOf216(value) : waysOf36(value)) ** times,
		of: 6 ** (dice * times)
	};
	const turned = [];
	if (climb !== null) turned.push({
		label: "Climb",
		because: "EE-MOV-09",
		ways: waysOf36(climb),
		of: 36
	});
	if (mayScatter(arm, close)) turned.push({
		label: "Scatter",
		because: "EE-SPC-35",
		...faces((die) => !goesWide(die))
	});
	if (mayDeflect(at, arm, close)) turned.push({
		label: "Deflect",
		because: "EE-SPO-06",
		...faces((die) => !isDeflected(die))
	});
	const struck = !close && shot.measured === void 0 && arm.rules.includes("Lasso") ? {
		...at,
		cell: pulledTo(w, by, at)
	} : at;
	const blow = blowOf(by, arm, close);
	const mind = arm.slot === "mind";
	const armour = mind || !blow.armour ? null : armourParts(w, at, blow.clumsy);
	const damage = mind ? [] : damageParts(w, struck, blow.value, blow.type, shot.measured ?? shot.from);
	const stopped = armour === null ? 0 : waysStopped(w, total(armour));
	const through = [...turned, {
		ways: 36 - stopped,
		of: 36
	}].reduce(both, hit);
	return {
		weapon: arm.name,
		close,
		value,
		parts,
		dice,
		times,
		...hit,
		turned,
		armour: armour === null ? null : {
			value: total(armour),
			parts: armour,
			ways: stopped
		},
		damage: {
			value: total(damage),
			parts: damage
		},
		mind: mind ? mindChances() : null,
		losses: lossesOf(w, at, total(damage), through),
		spreads: !mind && (has(at, "Volatile") || w.options.splash && !close && arm.rules.includes("High Explosive"))
	};
}
const both = (a, b) => ({
	ways: a.ways * b.ways,
	of: a.of * b.of
});
function lossesOf(w, at, damage, through) {
	const wounds = Math.min(Math.max(0, damage - at.shield), at.wounds);
	const { ways, of } = through;
	if (wounds === 0) return [{
		wounds: 0,
		ways: of,
		of
	}];
	const miss = {
		wounds: 0,
		ways: of - ways,
		of
	};
	if (wounds < at.wounds || !has(at, "Sustain") || at.used.includes("Sustain")) return [miss, {
		wounds,
		ways,
		of
	}].filter((one) => one.ways > 0);
	const sustained = waysOf36(skill(w, at, "WILL"));
	const kept = {
		wounds: wounds - 1,
		ways: ways * sustained,
		of: of * 36
	};
	const lost = {
		wounds,
		ways: ways * (36 - sustained),
		of: of * 36
	};
	const none = {
		wounds: 0,
		ways: miss.ways * 36,
		of: of * 36
	};
	return (kept.wounds === 0 ? [{
		...none,
		ways: none.ways + kept.ways
	}, lost] : [
		none,
		kept,
		lost
	]).filter((one) => one.ways > 0);
}
function mindChances() {
	const chances = {
		panic: 0,
		disorientation: 0,
		control: 0
	};
	for (const a of FACES) for (const b of FACES) chances[mindEffectOf(a + b)]++;
	return chances;
}
// packages/games/enemy-eternal/companion/aim.ts
const CLOSE = {
	short: true,
	cover: 0,
	above: false
};
const shotOf = (w, f) => {
	const by = modelOf(w, f.by);
	const { actions, moving, close, steady } = f;
	return {
		by,
		from: -1,
		at: modelOf(w, f.at),
		to: -1,
		arm: armOf(by, f.weapon),
		actions,
		moving,
		close,
		steady,
		measured: f.measured ?? CLOSE
	};
};
const TYPES = {
	PL: "plasma",
	EX: "explosive",
	PH: "physical",
	EL: "electric",
	PO: "poison"
};
const isType = (label) => label !== void 0 && Object.hasOwn(TYPES, label);
function damageWords({ parts }, name, wounds) {
	const [first, ...rest] = parts;
	const sum = Math.max(0, total(parts));
	const change = rest.reduce((all, part) => all + part.value, 0);
	const type = first !== void 0 && isType(first.label) ? ` ${TYPES[first.label]}` : "";
	const sums = change === 0 ? "" : ` ${change < 0 ? "−" : "+"} ${Math.abs(change)} = ${sum}`;
	const left = Math.max(0, wounds - sum);
	return `Damage ${first?.value ?? 0}${type}${sums}: ${name} ${wounds} → ${left === 0 ? "destroyed" : woundsWords$1(left)}.`;
}
function throwsOf(w, shot) {
	const odds = forecast(w, shot);
	const once = {
		ways: odds.ways ** (1 / odds.times),
		of: odds.of ** (1 / odds.times)
	};
	const hit = {
		label: "To hit",
		dice: odds.dice,
		sides: 6,
		need: {
			atMost: odds.value,
			...odds.dice === 3 && { best: 2 }
		},
		means: "hits",
		unmet: "It misses.",
		ends: "unmet",
		chance: once.ways / once.of,
		rule: shot.close ? "EE-CHG-06" : "EE-SHO-03"
	};
	const all = Array.from({ length: odds.times }, () => hit);
	for (const { label, because, ways, of } of odds.turned) all.push({
		label,
		dice: 1,
		sides: 6,
		need: { atMost: ways },
		means: label === "Scatter" ? "stays on target" : "is not turned aside",
		unmet: label === "Scatter" ? "It goes wide." : "It is turned aside.",
		ends: "unmet",
		chance: ways / of,
		rule: because
	});
	if (odds.mind !== null) all.push({
		label: "What the mind suffers",
		dice: 2,
		sides: 6,
		rule: "EE-SPC-13"
	});
	else if (odds.armour !== null) all.push(armourThrow(odds, odds.armour, w, shot));
	return all;
}
function armourThrow({ damage }, armour, w, { at }) {
	const harmed = damageWords(damage, at.name, at.wounds);
	const saves = w.options.armour === "saving";
	return {
		label: `Armour of ${at.name}`,
		dice: 2,
		sides: 6,
		need: { atMost: armour.value },
		means: saves ? "holds" : "fails",
		met: saves ? "The armour holds." : harmed,
		unmet: saves ? harmed : "The armour holds.",
		chance: armour.ways / 36,
		rule: "EE-ARM-02"
	};
}
function attackOutlook(w, f) {
	const shot = shotOf(w, f);
	const { value, ...odds } = forecast(w, shot);
	const it = shot.by.side === 1 ? "It" : shot.by.name;
	const does = f.close ? "strikes" : shot.arm.slot === "mind" ? "reaches for the mind" : "fires";
	return {
		value: percent(odds),
		note: value < 2 ? "never hits" : `hits on ${Math.min(12, value)}`,
		sentence: `${it} ${does} with the ${f.weapon}: hits on ${Math.min(12, value)} or less, ${percent(odds)}.`,
		rule: f.close ? "EE-CHG-06" : "EE-SHO-03",
		button: "Roll your dice",
		throws: throwsOf(w, shot)
	};
}
// packages/games/enemy-eternal/companion/bands.ts
const SHADOW = 12;
const hides = (at, round) => has(at, "Shadow") && at.seenUntil < round;
function ends(arms, hidden) {
	const all = [];
	const add = (at, open) => {
		if (at > 0 && !all.some((one) => one.at === at && one.open === open)) all.push({
			at,
			open
		});
	};
	for (const { range, rules } of arms) {
		if (rules.includes("Sniper")) add(12, false);
		else add(range / 2, true);
		add(range, false);
	}
	if (hidden) add(SHADOW, false);
	return all.sort((a, b) => a.at - b.at || Number(b.open) - Number(a.open));
}
function bandsOf(arms, at, round) {
	let from = null;
	const bands = [];
	for (const end of ends(arms, hides(at, round))) {
		const label = from === null ? end.open ? `Less than ${inches(end.at)}` : `${inches(end.at)} or less` : from.at === end.at ? `Exactly ${inches(end.at)}` : `${from.open ? "" : "More than "}${inches(from.at)} to ${end.open ? "less than " : ""}${inches(end.at)}`;
		bands.push({
			value: String(bands.length),
			label,
			sample: end.open ? end.at - .25 : end.at
		});
		from = end;
	}
	return [...bands, {
		value: "none",
		label: "Farther, or not seen",
		sample: null
	}];
}
function reachIn(band, arm, at, round) {
	const far = band?.sample ?? null;
	if (far === null || far > arm.range || far > SHADOW && hides(at, round)) return "out";
	if (arm.rules.includes("Sniper") && far <= 12) return "out";
	return 2 * far < arm.range ? "short" : "long";
}
const bandAnswers = (bands, arm, at, round) => bands.map((band) => {
	const reach = arm === void 0 ? null : reachIn(band, arm, at, round);
	const detail = reach === null || arm?.rules.includes("Sniper") === true ? void 0 : reach === "short" ? "short range +1" : reach === "long" ? "long range −1" : "no shot";
	return {
		value: band.value,
		label: band.label,
		...detail !== void 0 && { detail }
	};
});
// packages/games/enemy-eternal/companion/blast.ts
const blastOf = (m) => blast.begin({
	of: m.name,
	struck: []
});
const blast = chapter("blast").shows("of", "struck").steps({ "who is beside it": question({
	rule: "EE-SPO-18",
	sheet: (w, f) => plainSheet({
		key: "struck",
		title: `Who ${f.struck.length > 0 ? "else " : ""}is within ${inches(1)} of ${f.of}?`,
		look: "buttons",
		answers: [{
			value: "nobody",
			label: f.struck.length > 0 ? "Nobody else" : "Nobody"
		}, ...modelAnswers(w.models.filter((m) => onBoard(m) && !f.struck.includes(m.id)))]
	}, {
		rule: "EE-SPO-18",
		act: {
			words: `${f.of} blows up.`,
			rule: "EE-SPO-18"
		}
	}),
	take(play, f, answers) {
		if (answers["struck"] === "nobody") return "done";
		const m = modelOf(play.w, Number(answers["struck"]));
		f.struck.push(m.id);
		strike(play, m, {
			value: 3,
			type: "EX",
			armour: true,
			clumsy: false
		}, { cover: 0 });
		if (m.wounds <= 0) removed(play, m, null);
		return "again";
	}
}) });
// packages/games/enemy-eternal/companion/shot.ts
const shotFrame = (f) => shot.begin({
	...f,
	applied: 0,
	hit: false
});
const armed = (w, f) => armOf(modelOf(w, f.by), f.weapon);
function under(w, f, bands, answers) {
	const at = modelOf(w, f.at);
	const reach = reachIn(bands.find(({ value }) => value === answers["range"]), armed(w, f), at, w.round);
	if (reach === "out") return null;
	return {
		...f,
		measured: {
			short: reach === "short",
			cover: coverOf(answers["cover"]),
			above: false
		}
	};
}
function measureSheet(w, f, act = null) {
	const by = modelOf(w, f.by);
	const at = modelOf(w, f.at);
	const arm = armed(w, f);
	const bands = bandsOf([arm], at, w.round);
	const range = {
		key: "range",
		title: `How far is ${at.name} from ${by.name}?`,
		look: "buttons",
		answers: bandAnswers(bands, arm, at, w.round)
	};
	const cover = {
		key: "cover",
		title: `Is ${at.name} in cover from there?`,
		look: "segments",
		answers: COVERS
	};
	const look = (answers) => {
		const fired = under(w, f, bands, answers);
		return fired === null ? null : attackOutlook(w, fired);
	};
	JSON.stringify(look({
		range: "0",
		cover: "0"
	}));
	const questions = bands.some(({ value }) => COVERS.some((one) => JSON.stringify(look({
		range: value,
		cover: one.value
	})) !== JSON.stringify(look({
		range: value,
		cover: "0"
	})))) ? [range, cover] : [range];
	return {
		subject: subjectOf(by),
		act,
		questions,
		outlooks: combinations(questions).map((answers) => ({
			answers,
			...look(answers) ?? {
				note: "no shot",
				sentence: `${by.name} cannot attack ${at.name} from there.`,
				rule: "EE-SHO-02",
				button: "Go on",
				throws: []
			}
		}))
	};
}
function tellMeasured(play, f, sheet, answers) {
	const label = (key) => sheet.questions.find((one) => one.key === key)?.answers.find(({ value }) => value === answers[key])?.label.toLowerCase() ?? null;
	play.tell?.({
		type: "measured",
		model: modelOf(play.w, f.by).name,
		at: modelOf(play.w, f.at).name,
		range: label("range") ?? label("here") ?? "in reach",
		cover: label("cover")
	}, "EE-CMP-02");
}
const shot = chapter("shot").shows("by", "at", "weapon", "actions", "moving", "reason", "close").steps({
	measure: question({
		rule: "EE-CMP-02",
		sheet: (w, f) => f.close || f.measured !== null ? null : measureSheet(w, f),
		trail: (w, f, answers) => ({
			label: "Range",
			value: bandsOf([armed(w, f)], modelOf(w, f.at), w.round).find(({ value }) => value === answers["range"])?.label ?? ""
		}),
		take(play, f, answers) {
			const { w } = play;
			tellMeasured(play, f, measureSheet(w, f), answers);
			const fired = under(w, f, bandsOf([armed(w, f)], modelOf(w, f.at), w.round), answers);
			if (fired === null) return "done";
			f.measured = fired.measured;
		}
	}),
	"to hit": { run(play, f) {
		const { w } = play;
		const by = modelOf(w, f.by);
		const at = modelOf(w, f.at);
		if (!onBoard(by) || !onBoard(at)) return "done";
		const attack = shotOf(w, f);
		const { arm } = attack;
		if (has(by, "Shadow")) by.seenUntil = w.round + 1;
		if (arm.rules.includes("One Use")) by.used.push(arm.name);
		if (f.steady && f.actions === 1 && arm.attachments.includes("Hair Trigger")) by.used.push("Hair Trigger");
		const parts = [];
		const value = hitValue(w, attack, parts);
		const { dice, times } = hitTests(arm, f.close);
		f.hit = true;
		for (let n = 0; n < times && f.hit; n++) {
			const tested = test(play, value, n === 0 ? "EE-SHO-03" : "EE-SPC-38", dice);
			f.hit = tested.passed;
			play.tell?.({
				type: f.hit ? "hit" : "missed",
				model: by.name,
				at: at.name,
				weapon: arm.name,
				dice: tested.dice,
				value,
				parts,
				close: f.close
			}, f.close ? "EE-CHG-06" : "EE-SHO-09");
		}
		if (!f.hit) return { goTo: "counterattack" };
	} },
	scatter: { run(play, f) {
		const by = modelOf(play.w, f.by);
		if (!mayScatter(armed(play.w, f), f.close)) return { goTo: "turned aside" };
		const die = play.roll(6, "EE-SPC-35");
		play.tell?.({
			type: "scatter",
			model: by.name,
			die,
			wide: goesWide(die)
		}, "EE-SPC-35");
		if (!goesWide(die)) return { goTo: "turned aside" };
	} },
	"where it explodes": question({
		rule: "EE-SPC-36",
		sheet: (w, f) => plainSheet({
			key: "struck",
			title: "Who stands where it explodes?",
			look: "buttons",
			answers: [{
				value: "nobody",
				label: "Nobody"
			}, ...modelAnswers(w.models.filter((m) => onBoard(m) && m.id !== f.at))]
		}, {
			rule: "EE-SPC-36",
			subject: subjectOf(modelOf(w, f.by)),
			act: {
				words: `Mark a spot ${inches(3)} from ${modelOf(w, f.at).name}.`,
				why: scatterWhy(w, f),
				rule: modelOf(w, f.at).side === 1 ? "EE-AUT-19" : "EE-SPC-36"
			},
			throws: (value) => value === "nobody" ? [] : attackOutlook(w, {
				...f,
				at: Number(value)
			}).throws.slice(-1)
		}),
		take(play, f, answers) {
			const { w } = play;
			const by = modelOf(w, f.by);
			const arm = armed(w, f);
			const id = answers["struck"] === "nobody" ? null : Number(answers["struck"]);
			const struck = id === null ? null : modelOf(w, id);
			play.tell?.({
				type: "explodes near",
				weapon: arm.name,
				at: struck?.name ?? null
			}, "EE-SPC-36");
			if (arm.rules.includes("High Explosive")) play.tell?.({
				type: "terrain falls",
				weapon: arm.name
			}, "EE-SPC-28");
			if (struck === null) return "done";
			f.at = struck.id;
			struck.hitBy.push(by.id);
			f.applied = strike(play, struck, {
				value: arm.value,
				type: arm.type,
				armour: true,
				clumsy: false
			}, { cover: 0 });
			if (f.applied > 0) damageEffects(play, struck.id, arm.rules);
			return { goTo: "destruction" };
		}
	}),
	"turned aside": { run(play, f) {
		const at = modelOf(play.w, f.at);
		if (!mayDeflect(at, armed(play.w, f), f.close)) return;
		const die = play.roll(6, "EE-SPO-06");
		play.tell?.({
			type: "deflect",
			model: at.name,
			die,
			deflected: isDeflected(die)
		}, "EE-SPO-06");
		if (isDeflected(die)) return "done";
	} },
	"armour and damage": { run(play, f) {
		const { w } = play;
		const by = modelOf(w, f.by);
		const at = modelOf(w, f.at);
		const arm = armed(w, f);
		at.hitBy.push(by.id);
		if (arm.slot === "mind") {
			spin(play, by, at);
			return { goTo: "the end" };
		}
		if (!f.close && arm.rules.includes("Lasso") && !has(at, "Emplaced")) {
			part(w, at);
			touch(w, by, at);
			play.tell?.({
				type: "touches",
				model: at.name,
				at: by.name
			}, "EE-SPC-33");
		}
		const fired = !isSwung(arm, f.close);
		f.applied = strike(play, at, blowOf(by, arm, f.close), f.measured ?? { cover: 0 });
		if (f.applied > 0 && fired) damageEffects(play, at.id, arm.rules);
		if (fired && arm.rules.includes("High Explosive")) play.tell?.({
			type: "terrain falls",
			weapon: arm.name
		}, "EE-SPC-28");
	} },
	destruction: { run(play, f) {
		const blast = fallen(play, modelOf(play.w, f.at), modelOf(play.w, f.by), f.applied);
		return blast === null ? { goTo: "the end" } : {
			call: blast,
			then: "the end"
		};
	} },
	counterattack: { run(play, f) {
		const { w } = play;
		const at = modelOf(w, f.at);
		if (f.hit || f.reason !== "charge" || !has(at, "Counterattack")) return;
		if (isDown(at) || at.spent.includes("Counterattack") || at.secondary === null) return;
		if (!worksClose(armOf(at, at.secondary))) return;
		at.spent.push("Counterattack");
		play.tell?.({
			type: "counterattack",
			model: at.name,
			at: modelOf(w, f.by).name
		}, "EE-SPO-12");
		return { call: shotFrame(counterOf(f, at.secondary)) };
	} },
	"the end": { run: (play) => checkWipe(play) }
});
const counterOf = (f, weapon) => ({
	by: f.at,
	at: f.by,
	weapon,
	actions: 2,
	moving: false,
	steady: false,
	reason: "counter",
	close: true,
	measured: null
});
const scatterWhy = (w, f) => modelOf(w, f.at).side === 1 ? "On one of your soldiers if one is there, the weakest first; else where the least cover is lost." : "Your side says where: it was your soldier who was shot at.";
function fallen(play, m, by, applied) {
	if (!onBoard(m)) return null;
	if (m.wounds > 0) {
		if (applied > 0) blinks(play, m);
		return null;
	}
	removed(play, m, by);
	if (!has(m, "Volatile")) return null;
	const die = play.roll(6, "EE-SPO-18");
	play.tell?.({
		type: "volatile",
		model: m.name,
		die
	}, "EE-SPO-18");
	return die >= 4 ? blastOf(m) : null;
}
function spin(play, caster, m) {
	const { w } = play;
	const dice = play.rolls(2, 6, "EE-SPC-13");
	const effect = mindEffectOf(dice.reduce((all, die) => all + die, 0));
	play.tell?.({
		type: "mindspin",
		model: caster.name,
		at: m.name,
		dice,
		effect
	}, "EE-SPC-13");
	if (effect === "disorientation") goDown(play, m, "forced", "EE-SPC-15");
	else if (effect === "panic") {
		m.down = "no";
		part(w, m);
		const words = `${inches(skill(w, m, "MOBILITY"))} straight away from ${caster.name}`;
		play.tell?.({
			type: "moved as told",
			model: m.name,
			words
		}, "EE-SPC-14");
	} else takeControl(play, caster, m);
}
function takeControl(play, caster, m) {
	const { w } = play;
	if (m.mind !== null) return freed(play, m);
	if (victimOf(w, caster) !== null) return;
	const victim = victimOf(w, m);
	if (victim !== null) freed(play, victim);
	m.mind = {
		by: caster.id,
		until: w.round + 1
	};
	m.control = caster.control;
	m.overwatch = null;
	m.watched = [];
	part(w, m);
	play.tell?.({
		type: "mind controlled",
		model: m.name,
		by: caster.name
	}, "EE-SPC-16");
	if (m.activated > 0) return;
	m.activated = 9;
	adjustDice(play, m);
}
// packages/games/enemy-eternal/companion/hands.ts
const handsFrame = (model, words, why, rule, contact = -1) => hands.begin({
	model,
	words,
	why,
	rule,
	touch: contact,
	fired: false
});
function watchersOf(w, mover) {
	if (has(mover, "Phantom")) return [];
	return w.models.filter((one) => onBoard(one) && one.overwatch !== null && one.control !== mover.control && !isDown(one) && !one.watched.includes(mover.id));
}
const hands = chapter("hands").shows("model", "words", "why", "rule", "touch", "fired").steps({
	move: question({
		rule: "EE-CMP-01",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			const watchers = watchersOf(w, m);
			return plainSheet({
				key: "moved",
				title: watchers.length > 0 ? "Does anybody on Overwatch fire at it on the way?" : "Is that done?",
				look: "buttons",
				answers: [
					{
						value: "done",
						label: watchers.length > 0 ? "It has moved, nobody fires" : "It has moved"
					},
					...watchers.map((one) => ({
						value: String(one.id),
						label: `${one.name} fires`,
						detail: `Overwatch with the ${one.overwatch}`
					})),
					{
						value: "stays",
						label: "It cannot move like that",
						detail: "it stays where it is"
					}
				]
			}, {
				rule: "EE-CMP-01",
				subject: subjectOf(m),
				act: {
					words: `Move it ${f.words}.`,
					why: f.why,
					rule: f.rule
				},
				button: (value) => value === "done" || value === "stays" ? "Go on" : "Measure the shot"
			});
		},
		take(play, f, answers) {
			const { w } = play;
			const m = modelOf(w, f.model);
			const moved = answers["moved"];
			if (moved === "stays") {
				play.tell?.({
					type: "stayed out",
					model: m.name
				}, "EE-CMP-01");
				return { answer: "stays" };
			}
			if (moved !== "done") {
				const watcher = modelOf(w, Number(moved));
				const weapon = watcher.overwatch ?? "";
				spendWatch(watcher, m, armOf(watcher, weapon));
				return {
					call: shotFrame({
						by: watcher.id,
						at: m.id,
						weapon,
						actions: 1,
						moving: false,
						steady: false,
						reason: "react",
						close: false,
						measured: null
					}),
					then: "still there"
				};
			}
			part(w, m);
			play.tell?.({
				type: "moved as told",
				model: m.name,
				words: f.words
			}, f.rule);
			if (f.touch >= 0) {
				touch(w, m, modelOf(w, f.touch));
				play.tell?.({
					type: "touches",
					model: m.name,
					at: modelOf(w, f.touch).name
				}, "EE-BRD-05");
			}
			return { answer: "moved" };
		}
	}),
	"still there": { run({ w }, f) {
		const m = modelOf(w, f.model);
		if (onBoard(m) && !isDown(m) && w.over === null) return { goTo: "move" };
		return { answer: "stopped" };
	} }
});
// packages/games/enemy-eternal/companion/flee.ts
const fleeFrame = (model, left, why) => flee.begin({
	model,
	left,
	why,
	foes: []
});
const freeShot = (foe, runner, weapon) => ({
	by: foe.id,
	at: runner,
	weapon,
	actions: 2,
	moving: false,
	steady: false,
	reason: "free",
	close: false,
	measured: null
});
const guns = (w, foe) => usableArms(w, foe).filter((arm) => arm.range > 0);
const attackers = (w, f) => f.foes.map((id) => modelOf(w, id)).filter((foe) => onBoard(foe) && !isDown(foe) && !isEngaged(w, foe) && guns(w, foe).length > 0);
function automatonWeapon(w, foe, runner) {
	let best = "";
	let worth = -1;
	for (const arm of guns(w, foe)) {
		const value = expected(w, shotOf(w, {
			...freeShot(foe, runner, arm.name),
			measured: {
				short: true,
				cover: 0,
				above: false
			}
		}));
		if (value > worth) {
			worth = value;
			best = arm.name;
		}
	}
	return best;
}
const flee = chapter("flee").shows("model", "left", "why", "foes").steps({
	away: { run({ w }, f) {
		const m = modelOf(w, f.model);
		f.foes = foesTouching(w, m).map(({ id }) => id);
		const from = foesTouching(w, m).map(({ name }) => name).join(" and ");
		const run = inches(skill(w, m, "MOBILITY") * f.left);
		return { call: handsFrame(m.id, `up to ${run} out of contact with ${from}`, f.why, "EE-ENG-06") };
	} },
	"has it moved": { run({ w }, f) {
		if (f.answer !== "moved" || !onBoard(modelOf(w, f.model))) return { answer: f.answer ?? "stays" };
	} },
	"free attack": question({
		rule: "EE-ENG-07",
		sheet(w, f) {
			const runner = modelOf(w, f.model);
			const foe = onBoard(runner) ? attackers(w, f)[0] : void 0;
			if (foe === void 0 || foe.control === 1) return null;
			const answers = guns(w, foe).map(({ name }) => ({
				value: name,
				label: name
			}));
			return plainSheet({
				key: "weapon",
				title: `Does ${foe.name} make a free attack on ${runner.name}?`,
				look: "buttons",
				answers: [...answers, {
					value: "none",
					label: "No"
				}]
			}, {
				rule: "EE-ENG-07",
				subject: subjectOf(foe),
				button: "Go on"
			});
		},
		take(play, f, { weapon }) {
			const foe = attackers(play.w, f)[0];
			if (foe === void 0) return { goTo: "over" };
			f.foes = f.foes.filter((id) => id !== foe.id);
			if (weapon === "none" || weapon === void 0) return { goTo: "free attack" };
			return {
				call: shotFrame(freeShot(foe, f.model, weapon)),
				then: "free attack"
			};
		},
		after(play, f) {
			const { w } = play;
			const foe = onBoard(modelOf(w, f.model)) ? attackers(w, f)[0] : void 0;
			if (foe === void 0) return { goTo: "over" };
			f.foes = f.foes.filter((id) => id !== foe.id);
			const weapon = automatonWeapon(w, foe, f.model);
			return {
				call: shotFrame(freeShot(foe, f.model, weapon)),
				then: "free attack"
			};
		}
	}),
	over: { run: () => ({ answer: "moved" }) }
});
// packages/games/enemy-eternal/companion/plan.ts
const worthIt = (w, arm, at) => !arm.rules.includes("One Use") || damageOf(w, at, arm.value, arm.type, { cover: 0 }) >= at.wounds;
const hasMind = (m) => !has(m, "Mechanical") && !carriesItem(m, "Mindshield");
function gunsOf(w, m, at) {
	const guns = usableArms(w, m).filter((arm) => arm.range > 0 && worthIt(w, arm, at));
	return able(m, "Mindspin") && hasMind(at) ? [...guns, mindspin] : guns;
}
const bladesOf = (w, m) => usableArms(w, m).filter((arm) => arm.range === 0);
const YES_NO = ["yes", "no"];
function predicatesOf(aim, m, bands, blades) {
	const all = [];
	const ranges = bands.map(({ value }) => value);
	const moves = aim.left >= 2 && !has(m, "Emplaced");
	if (moves && blades.length > 0) all.push({
		key: "touch",
		answers: YES_NO
	});
	if (bands.length > 1) {
		all.push({
			key: "here",
			answers: ranges
		}, {
			key: "cover",
			answers: [
				"0",
				"1",
				"2"
			]
		});
		if (aim.near !== "") all.push({
			key: "near",
			answers: YES_NO
		});
		if (!aim.reckless) all.push({
			key: "safe",
			answers: YES_NO
		});
		if (moves && !aim.reckless) all.push({
			key: "runSafe",
			answers: ranges
		});
		if (moves) all.push({
			key: "runOpen",
			answers: ranges
		});
	}
	const closes = aim.preference === "[Secondary Weapon]" && blades.some(({ slot }) => slot === "secondary");
	const first = (key) => key === "touch" ? 0 : key.startsWith("run") ? 1 : 2;
	if (closes) all.sort((a, b) => first(a.key) - first(b.key));
	return all;
}
function termsOf(w, aim, m, at) {
	const guns = gunsOf(w, m, at);
	const blades = bladesOf(w, m);
	const bands = guns.length === 0 ? [] : bandsOf(guns, at, w.round);
	const worths = new Map();
	const actions = aim.left >= 2 ? 2 : 1;
	const base = (how, weapon) => ({
		by: m.id,
		at: at.id,
		weapon,
		actions: how === "stay" ? actions : 1,
		moving: how !== "stay",
		steady: false,
		reason: how === "charge" ? "charge" : "attack",
		close: how === "charge",
		measured: null
	});
	const weigh = (how, arm, short, cover) => {
		const key = `${how} ${arm.name} ${short} ${cover}`;
		const known = worths.get(key);
		if (known !== void 0) return known;
		const shot = shotOf(w, {
			...base(how, arm.name),
			measured: {
				short,
				cover,
				above: false
			}
		});
		const weighed = {
			worth: expected(w, shot),
			value: hitValue(w, shot)
		};
		worths.set(key, weighed);
		return weighed;
	};
	const options = (facts) => {
		const all = [];
		const cover = coverOf(facts["cover"]);
		const from = (how, band, safe) => {
			for (const arm of guns) {
				if (how === "run" && arm.rules.includes("Sniper")) continue;
				const reach = reachIn(bands.find(({ value }) => value === band), arm, at, w.round);
				if (reach !== "out") all.push({
					do: how,
					arm,
					safe,
					...weigh(how, arm, reach === "short", cover)
				});
			}
		};
		if (facts["near"] !== "no") from("stay", facts["here"], facts["safe"] === "yes");
		from("run", facts["runSafe"], true);
		from("run", facts["runOpen"], false);
		if (facts["touch"] === "yes") for (const arm of blades) all.push({
			do: "charge",
			arm,
			safe: false,
			...weigh("charge", arm, true, 0)
		});
		return all.filter(({ worth }) => worth > 0);
	};
	return {
		guns,
		blades,
		bands,
		predicates: predicatesOf(aim, m, bands, blades),
		planOf: (facts) => best(aim, options(facts), blades),
		shotHere(facts, weapon) {
			const arm = guns.find(({ name }) => name === weapon);
			const band = bands.find(({ value }) => value === facts["here"]);
			const short = arm !== void 0 && reachIn(band, arm, at, w.round) === "short";
			return {
				...base("stay", weapon),
				measured: {
					short,
					cover: coverOf(facts["cover"]),
					above: false
				}
			};
		}
	};
}
function best(aim, all, blades) {
	let options = all;
	if (aim.preference === "[Mindspin]" && aim.left >= 2) {
		const spin = options.find(({ do: how, arm }) => how === "stay" && arm.slot === "mind");
		if (spin !== void 0 && spin.value >= 4) return planned(spin);
	}
	if (aim.preference === "[Secondary Weapon]") {
		const secondary = options.filter(({ arm }) => arm.slot === "secondary");
		const closer = options.filter(({ do: how }) => how === "run");
		if (secondary.length > 0) options = secondary;
		else if (closer.length > 0 && blades.some(({ slot }) => slot === "secondary")) options = closer;
	}
	const safe = aim.reckless ? [] : options.filter((one) => one.safe);
	if (safe.length > 0) options = safe;
	let found = null;
	for (const option of options) if (found === null || option.worth > found.worth) found = option;
	return found === null ? { do: "none" } : planned(found);
}
const planned = ({ do: how, arm, safe, worth }) => ({
	do: how,
	weapon: arm.name,
	safe,
	worth: how === "stay" ? worth : 0
});
// packages/games/enemy-eternal/companion/rank.ts
const hurt = (m) => m.wounds < m.skills.HEALTH ? 0 : 1;
function valueOf(by, m) {
	switch (by) {
		case "Weakest": return m.wounds;
		case "Strongest": return -m.wounds;
		case "Wounded": return hurt(m);
		case "Healthiest": return -hurt(m);
	}
}
const foesOf = (w, m) => w.models.filter((one) => one.place === "board" && one.control !== m.control && !one.neutral);
function firstRanked(card, among) {
	let left = [...among].sort((a, b) => a.id - b.id);
	for (const by of [...card.priorities, "Closest"]) {
		if (left.length <= 1) break;
		if (by === "Closest" || by === "Furthest") return {
			among: left,
			by: by === "Closest" ? "closest" : "furthest"
		};
		const best = Math.min(...left.map((m) => valueOf(by, m)));
		left = left.filter((m) => valueOf(by, m) === best);
	}
	return { target: left[0] ?? null };
}
// packages/games/enemy-eternal/companion/hunt.ts
const huntFrame = (aim, why, only = -1) => hunt.begin({
	...aim,
	at: -1,
	out: [],
	only,
	facts: {},
	later: [],
	why
});
const rankedFor = (w, f) => {
	if (f.only >= 0) {
		const only = modelOf(w, f.only);
		return { target: f.out.includes(f.only) || only.place !== "board" ? null : only };
	}
	const m = modelOf(w, f.model);
	return firstRanked(cardOf(unitOf(m.unit).card), foesOf(w, m).filter(({ id }) => !f.out.includes(id)));
};
const termsFor = (w, f) => {
	return termsOf(w, f, modelOf(w, f.model), modelOf(w, f.at));
};
const outcomeOf = (terms, facts) => JSON.stringify(terms.planOf(facts));
function wanted(terms, f, facts) {
	const key = nextPredicate(terms.predicates, facts, (all) => outcomeOf(terms, all), f.later);
	if (key === null);
	return key;
}
const canMatter = (terms, facts, key) => nextPredicate([...terms.predicates].sort((a, b) => Number(b.key === key) - Number(a.key === key)), facts, (all) => outcomeOf(terms, all)) === key;
function questionFor(w, f, terms, key) {
	const m = modelOf(w, f.model);
	const at = modelOf(w, f.at);
	const run = inches(skill(w, m, "MOBILITY"));
	const [gun] = terms.guns;
	const ranges = bandAnswers(terms.bands, terms.guns.length === 1 ? gun : void 0, at, w.round);
	const yesNo = (title) => ({
		key,
		title,
		look: "buttons",
		answers: YES_NO$1
	});
	const near = f.near === "" ? "" : ` within ${inches(6)} of ${f.near}`;
	switch (key) {
		case "touch": return yesNo(`Can it reach base contact with ${at.name}${near} by a move of ${run}?`);
		case "here": return {
			key,
			title: `How far is ${at.name} from where it stands?`,
			look: "buttons",
			answers: ranges
		};
		case "cover": return {
			key,
			title: `Is ${at.name} in cover from it?`,
			look: "segments",
			answers: COVERS
		};
		case "near": return yesNo(`Does it stand within ${inches(6)} of ${f.near}?`);
		case "safe": return yesNo(`Is it in cover against ${at.name}, or unseen by it, where it stands?`);
		case "runSafe": return {
			key,
			title: `From the best place in cover${near} within ${run}: how far is ${at.name}?`,
			look: "buttons",
			answers: ranges
		};
		default: return {
			key,
			title: `From the best place${near} within ${run}, in cover or not: how far is ${at.name}?`,
			look: "buttons",
			answers: ranges
		};
	}
}
function planWords$1(w, f, plan) {
	const at = modelOf(w, f.at).name;
	switch (plan.do) {
		case "none": return `It cannot attack ${at}.`;
		case "stay": return `It stays and attacks ${at} with the ${plan.weapon}.`;
		case "run": return `It runs${plan.safe ? " into cover" : ""} and attacks ${at} with the ${plan.weapon}.`;
		case "charge": return `It charges ${at} with the ${plan.weapon}.`;
	}
}
function huntSheet(w, f) {
	if (f.at < 0) return null;
	const terms = termsFor(w, f);
	const key = wanted(terms, f, f.facts);
	if (key === null) return null;
	const keys = (key === "here" || key === "cover") && f.facts["here"] === void 0 && canMatter(terms, f.facts, "cover") ? ["here", "cover"] : [key];
	let questions = keys.map((one) => questionFor(w, f, terms, one));
	if (keys.length === 1 && wanted(terms, { later: [...f.later, key] }, f.facts) !== key) questions = questions.map((one) => ({
		...one,
		answers: [...one.answers, {
			value: "later",
			label: "Not sure: measure later"
		}]
	}));
	return {
		subject: subjectOf(modelOf(w, f.model)),
		act: {
			words: `It is after ${modelOf(w, f.at).name}.`,
			why: f.why,
			rule: "EE-AUT-09"
		},
		questions,
		outlooks: combinations(questions).map((answers) => ({
			answers,
			...outlookFor(w, f, terms, answers)
		}))
	};
}
function outlookFor(w, f, terms, answers) {
	const plain = {
		rule: "EE-AUT-08",
		button: "Go on",
		throws: []
	};
	if (Object.values(answers).includes("later")) return {
		...plain,
		sentence: "It is asked again only if it matters.",
		rule: "EE-CMP-03"
	};
	const facts = {
		...f.facts,
		...answers
	};
	if (wanted(terms, f, facts) !== null) return {
		...plain,
		...oddsHere(w, terms, facts),
		sentence: "More has to be measured."
	};
	const full = settled$1(terms.predicates, facts);
	const plan = terms.planOf(full);
	if (plan.do !== "stay") return {
		...plain,
		sentence: planWords$1(w, f, plan),
		note: plan.do === "none" ? "next target" : plan.do
	};
	return attackOutlook(w, terms.shotHere(full, plan.weapon));
}
function oddsHere(w, terms, facts) {
	const { here, cover } = facts;
	if (here === void 0 || cover === void 0) return {};
	const stays = terms.planOf({
		here,
		cover
	});
	if (stays.do !== "stay") return { note: "no shot from here" };
	const { value, note } = attackOutlook(w, terms.shotHere(facts, stays.weapon));
	return {
		...value !== void 0 && { value },
		...note !== void 0 && { note }
	};
}
const hunt = chapter("hunt").shows("model", "at", "left", "reckless", "preference", "near", "out", "only", "facts", "later", "why").steps({
	target: question({
		rule: "EE-AUT-06",
		sheet(w, f) {
			const ranked = rankedFor(w, f);
			if ("target" in ranked) return null;
			return plainSheet({
				key: "target",
				title: `Who is ${ranked.by === "closest" ? "closest to" : "furthest from"} it?`,
				look: "buttons",
				answers: [...modelAnswers(ranked.among), {
					value: "equal",
					label: "Equally far",
					detail: `then ${ranked.among[0]?.name} by the roster`
				}]
			}, {
				rule: "EE-AUT-06",
				subject: subjectOf(modelOf(w, f.model)),
				act: {
					words: "It looks for a target.",
					why: f.why,
					rule: "EE-AUT-09"
				},
				sentence: (value, label) => `${value === "equal" ? ranked.among[0]?.name : label} is its target.`
			});
		},
		trail: (w, _f, { target }) => target === "equal" ? null : {
			label: "Closest",
			value: modelOf(w, Number(target)).name
		},
		take(play, f, { target }) {
			const ranked = rankedFor(play.w, f);
			const first = "among" in ranked ? ranked.among[0] : ranked.target;
			f.at = target === "equal" ? first?.id ?? -1 : Number(target);
			f.facts = {};
			f.later = [];
		},
		after(play, f) {
			const ranked = rankedFor(play.w, f);
			const target = "target" in ranked ? ranked.target : null;
			f.at = target?.id ?? -1;
			f.facts = {};
			f.later = [];
			if (target === null) return { answer: "none" };
		}
	}),
	measure: question({
		rule: "EE-CMP-02",
		sheet: huntSheet,
		trail(w, f, answers) {
			if (Object.values(answers).includes("later")) return null;
			const sheet = huntSheet(w, f);
			const words = sheet?.questions.map(({ key, answers: all }) => all.find(({ value }) => value === answers[key])?.label ?? "");
			return {
				label: LABELS[sheet?.questions[0]?.key ?? ""] ?? "Measured",
				value: words?.join(", ") ?? ""
			};
		},
		take(play, f, answers) {
			const { w } = play;
			if (Object.values(answers).includes("later")) {
				f.later = [...f.later, ...Object.keys(answers)];
				return "again";
			}
			const sheet = huntSheet(w, f);
			f.facts = {
				...f.facts,
				...answers
			};
			const terms = termsFor(w, f);
			if (wanted(terms, f, f.facts) !== null) return "again";
			const plan = terms.planOf(settled$1(terms.predicates, f.facts));
			if (plan.do === "stay" && sheet !== null) tellMeasured(play, terms.shotHere(f.facts, plan.weapon), sheet, f.facts);
		}
	}),
	act: { run({ w }, f) {
		const terms = termsFor(w, f);
		const full = settled$1(terms.predicates, f.facts);
		const plan = terms.planOf(full);
		if (plan.do === "none") {
			f.out.push(f.at);
			return { goTo: "target" };
		}
		if (plan.do === "stay") return {
			call: shotFrame(terms.shotHere(full, plan.weapon)),
			then: "over"
		};
		const m = modelOf(w, f.model);
		const at = modelOf(w, f.at).name;
		const run = inches(skill(w, m, "MOBILITY"));
		f.facts = { weapon: plan.weapon };
		if (plan.do === "charge") return {
			call: handsFrame(m.id, `up to ${run} into base contact with ${at}`, f.why, "EE-CHG-01", f.at),
			then: "strike"
		};
		const to = plan.safe ? `a place in cover from which it sees ${at} best` : `where it sees ${at} best`;
		return {
			call: handsFrame(m.id, `up to ${run} to ${to}`, f.why, "EE-AUT-08"),
			then: "fire"
		};
	} },
	fire: { run: ({ w }, f) => f.answer === "moved" ? {
		call: shotFrame(secondOf(w, f, false)),
		then: "over"
	} : { goTo: "over" } },
	strike: { run: ({ w }, f) => f.answer === "moved" ? { call: shotFrame(secondOf(w, f, true)) } : void 0 },
	over: { run: () => ({ answer: "done" }) }
});
const secondOf = (w, f, close) => ({
	by: f.model,
	at: f.at,
	weapon: f.facts["weapon"] ?? "",
	actions: 1,
	moving: true,
	steady: isSteady$1(modelOf(w, f.model)),
	reason: close ? "charge" : "attack",
	close,
	measured: null
});
const isSteady$1 = (m) => has(m, "Overdrive") && m.spent.includes("Overdrive");
const LABELS = {
	touch: "Contact",
	here: "Range",
	cover: "Cover",
	near: "Near",
	safe: "In cover",
	runSafe: "From cover",
	runOpen: "After a run"
};
// packages/games/enemy-eternal/companion/standGuard.ts
function standGuard(play, m, left) {
	const arm = usableArms(play.w, m).find(canWatch);
	if (arm !== void 0) {
		m.overwatch = arm.name;
		m.watched = [];
		play.tell?.({
			type: "overwatch",
			model: m.name,
			weapon: arm.name
		}, "EE-OVW-01");
	} else if (left >= 2 && !has(m, "Emplaced")) goDown(play, m, "hunkered", "EE-DWN-01");
}
// packages/games/enemy-eternal/companion/guard.ts
const guardFrame = (aim, why) => guard.begin({
	...aim,
	why,
	ward: -1
});
const friendsOf = (w, m) => w.models.filter((one) => onBoard(one) && one.control === m.control && one !== m && !one.neutral);
const troubled = (w, m) => friendsOf(w, m).filter((one) => isDown(one) || isEngaged(w, one));
const known = (w, m) => friendsOf(w, m).filter((one) => one.wounds < one.skills.HEALTH).sort((a, b) => a.wounds - b.wounds || a.id - b.id)[0] ?? friendsOf(w, m).find((one) => one.leader);
function closestSheet(w, f, title, among, none) {
	return plainSheet({
		key: "ward",
		title,
		look: "buttons",
		answers: [...modelAnswers(among), ...none === void 0 ? [] : [{
			value: "none",
			label: none
		}]]
	}, {
		rule: "EE-AUT-10",
		subject: subjectOf(modelOf(w, f.model)),
		act: {
			words: "It guards a friend.",
			why: f.why,
			rule: "EE-AUT-10"
		}
	});
}
const guard = chapter("guard").shows("model", "left", "reckless", "preference", "near", "why", "ward").steps({
	"a friend in trouble": question({
		rule: "EE-AUT-10",
		sheet(w, f) {
			const among = troubled(w, modelOf(w, f.model));
			return among.length === 0 ? null : closestSheet(w, f, `Who of these is closest to it, and within ${inches(12)}?`, among, "None is that near");
		},
		take(_play, f, { ward }) {
			if (ward !== "none") f.ward = Number(ward);
		}
	}),
	"a friend": question({
		rule: "EE-AUT-10",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			const friends = friendsOf(w, m);
			return f.ward >= 0 || known(w, m) !== void 0 || friends.length < 2 ? null : closestSheet(w, f, "Which friend is closest to it?", friends);
		},
		take: (_play, f, { ward }) => void (f.ward = Number(ward)),
		after({ w }, f) {
			const m = modelOf(w, f.model);
			if (f.ward < 0) f.ward = (known(w, m) ?? friendsOf(w, m)[0])?.id ?? -1;
			if (f.ward < 0) return { answer: "alone" };
		}
	}),
	threat: question({
		rule: "EE-AUT-10",
		sheet(w, f) {
			const ward = modelOf(w, f.ward);
			const touching = foesTouching(w, ward);
			const among = touching.length > 0 ? touching : foesOf(w, modelOf(w, f.model));
			if (touching.length === 1 || among.length === 0) return null;
			return closestSheet(w, f, touching.length > 0 ? `Who of those that touch ${ward.name} comes first?` : `Who of those that see ${ward.name} is closest to it?`, among, touching.length > 0 ? void 0 : "Nobody sees it");
		},
		take: (_play, f, { ward }) => ward === "none" ? { goTo: "stand by" } : against$1(f, Number(ward)),
		after({ w }, f) {
			const only = foesTouching(w, modelOf(w, f.ward))[0];
			return only === void 0 ? { goTo: "stand by" } : against$1(f, only.id);
		}
	}),
	driven: { run: (_play, f) => f.answer === "none" ? { goTo: "stand by" } : { answer: "done" } },
	"stand by": question({
		rule: "EE-AUT-10",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			const ward = modelOf(w, f.ward);
			return plainSheet({
				key: "far",
				title: `Is it farther than ${inches(2)} from ${ward.name}?`,
				look: "buttons",
				answers: [{
					value: "yes",
					label: "Yes",
					detail: "it runs there, then watches"
				}, {
					value: "no",
					label: "No",
					detail: "it watches from where it stands"
				}]
			}, {
				rule: "EE-AUT-10",
				subject: subjectOf(m),
				act: {
					words: `It guards ${ward.name}.`,
					why: f.why,
					rule: "EE-AUT-10"
				}
			});
		},
		take(play, f, { far }) {
			const { w } = play;
			const m = modelOf(w, f.model);
			if (far === "no") {
				standGuard(play, m, f.left);
				return { answer: "done" };
			}
			const words = `up to ${inches(skill(w, m, "MOBILITY"))} towards ${modelOf(w, f.ward).name}, up to 2″ from it`;
			return {
				call: handsFrame(m.id, words, f.why, "EE-AUT-14"),
				then: "watch"
			};
		}
	}),
	watch: { run(play, f) {
		const m = modelOf(play.w, f.model);
		if (f.left >= 2 && onBoard(m) && !isDown(m)) standGuard(play, m, 1);
		return { answer: "done" };
	} }
});
const against$1 = (f, foe) => ({
	call: huntFrame({
		model: f.model,
		left: f.left,
		reckless: f.reckless,
		preference: f.preference,
		near: "its ward"
	}, f.why, foe),
	then: "driven"
});
// packages/games/enemy-eternal/companion/tasks.ts
const TASKS = {
	B2: {
		words: "Remove the charge from the monument once it is planted; else stay within 4″ of the monument.",
		rule: "EE-M-B2-11"
	},
	B3: {
		words: "Hack the nearest terminal that is not its own; else hold within 2″ of a terminal.",
		rule: "EE-M-B3-07"
	},
	B4: {
		words: "Carry a crate home from round 4 on; pick up a crate within 6″; search the nearest full container.",
		rule: "EE-M-B4-06"
	},
	B5: {
		words: "Set the relay to its side; else hold the platform.",
		rule: "EE-M-B5-06"
	},
	B6: {
		words: "Attack the VIP once it is freed; else stay within 5″ of it.",
		rule: "EE-M-B6-06"
	},
	B7: {
		words: "Attack your Leader.",
		rule: "EE-M-B7-06"
	},
	B8: {
		words: "Hold the nearest zone that is not its own; else the centre.",
		rule: "EE-M-B8-06"
	},
	"SE1.3": {
		words: "Attack the informant once known; else stay within 4″ of the nearest civilian.",
		rule: "EE-M-SE13-08"
	},
	"SE1.4": {
		words: "Hack the relay while an upload runs; else stay within 2″ of the relay.",
		rule: "EE-M-SE14-09"
	},
	"SE1.5": {
		words: "Switch off a mast that is on; else stay within 3″ of the mast nearest to its marker.",
		rule: "EE-M-SE15-07"
	},
	"SE1.6": {
		words: "Attack whoever carries the cache; else stay within 4″ of the nearest unsearched house.",
		rule: "EE-M-SE16-08"
	},
	"SE1.7": {
		words: "Attack the nearest civilian.",
		rule: "EE-M-SE17-08"
	},
	"SE1.8": {
		words: "Carry intel home; else search the nearest container, or fetch intel that lies about.",
		rule: "EE-M-SE18-09"
	},
	"SE1.9": {
		words: "Remove a charge from a generator; else guard its place: generator, gate or bunker.",
		rule: "EE-M-SE19-08"
	},
	"SE1.X": {
		words: "Carry the vial back to its device; attack whoever has the vial; fetch it if it lies about.",
		rule: "EE-M-SE1X-09"
	}
};
const taskOf = (mission) => mission === "Scenario" ? null : TASKS[mission] ?? null;
const SCORED = [
	"B3",
	"B4",
	"B5",
	"B8",
	"SE1.8"
];
const isScored = (mission) => SCORED.includes(mission);
// packages/games/enemy-eternal/entries.ts
const LETTERS = {
	A: "attacks",
	D: "guards a friend",
	F: "falls back",
	M: "moves closer",
	O: "goes for its objective"
};
const letterWords = (letter) => LETTERS[letter[0] ?? ""] ?? "acts";
const ORDERS = {
	A: "attack",
	D: "guard a friend",
	F: "fall back",
	M: "move closer",
	O: "go for its objective"
};
const orderWords = (letter) => ORDERS[letter[0] ?? ""] ?? "act";
const entryWords = (entry) => [
	`it ${letterWords(entry)}`,
	...entry.includes("!") ? ["without looking for cover"] : [],
	...entry.includes("*") ? ["and stays engaged"] : []
].join(" ");
const cardWords = (entry) => [
	orderWords(entry),
	...entry.includes("!") ? ["without looking for cover"] : [],
	...entry.includes("*") ? ["and stay engaged"] : []
].join(" ");
const MOVES$1 = [
	"run",
	"climb",
	"charge"
];
function planWords(letter, orders) {
	const stuck = /^[FM]/.test(letter) && !orders.some((order) => MOVES$1.includes(order));
	const does = orders.length === 0 ? "it stands guard" : orders.join(", then ");
	return `${stuck ? `cannot ${orderWords(letter)}` : letterWords(letter)}: ${does}`;
}
// packages/games/enemy-eternal/companion/acting.ts
const whyOf = (f) => f.entry === "" ? "A controlled mind attacks its former friends." : `${f.entry}: ${entryWords(f.entry)}.`;
const aimOf = (f, preference) => ({
	model: f.model,
	left: f.left,
	reckless: f.reckless,
	preference,
	near: ""
});
function fight(w, m, left) {
	const ranked = firstRanked(cardOf(unitOf(m.unit).card), foesTouching(w, m));
	const foe = "target" in ranked ? ranked.target : ranked.among[0] ?? null;
	if (foe === null) return null;
	let best = null;
	let worth = -1;
	for (const arm of usableArms(w, m).filter(worksClose)) {
		const blow = {
			by: m.id,
			at: foe.id,
			weapon: arm.name,
			actions: left >= 2 ? 2 : 1,
			moving: false,
			steady: false,
			reason: "attack",
			close: true,
			measured: null
		};
		const value = expected(w, shotOf(w, blow));
		if (value > worth) {
			worth = value;
			best = blow;
		}
	}
	return best;
}
const longest = (w, m) => Math.max(0, ...usableArms(w, m).map((arm) => arm.range));
const WORKS = [
	[
		"operate",
		"Interact",
		"MOBILITY"
	],
	[
		"search",
		"Search",
		"MOBILITY"
	],
	[
		"hack",
		"Computer Use",
		"HACK"
	]
];
const unitPreference = (m) => cardOf(unitOf(m.unit).card).preference;
function readLetter(play, f) {
	const m = modelOf(play.w, f.model);
	f.left = standsUp(play, m);
	const before = m.wounds;
	const { letter, reckless, stays, row, card } = readCard(play, m);
	f.letter = letter === "" ? "M" : letter;
	f.reckless = reckless;
	f.stays = stays;
	f.entry = row === null ? "" : card.rows[row][before >= 3 ? 0 : 1];
	play.w.trail.push({
		label: "Card",
		value: f.entry === "" ? "controlled" : f.entry
	});
}
// packages/games/enemy-eternal/companion/automaton.ts
const automatonFrame = (model) => automaton.begin({
	model,
	left: 2,
	letter: "",
	entry: "",
	reckless: false,
	stays: false
});
const automaton = chapter("automaton").shows("model", "left", "letter", "entry", "reckless", "stays").steps({
	begin: { run: (play, f) => begins(play, modelOf(play.w, f.model)) },
	card: question({
		rule: "EE-AIM-03",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			if (f.letter !== "" || unrolled(w, m) !== null && m.down !== "forced") return null;
			const rolls = unrolled(w, m) === null;
			return plainSheet({
				key: "card",
				title: rolls ? `Roll for ${m.name}` : `${m.name} stands up`,
				look: "buttons",
				answers: [{
					value: "roll",
					label: rolls ? "One D6 on its card" : "Test its WILL"
				}]
			}, {
				rule: "EE-AIM-03",
				subject: subjectOf(m),
				act: {
					words: rolls ? "Roll one D6 for its card." : "Roll 2D6 for its WILL.",
					rule: rolls ? "EE-AIM-03" : "EE-DWN-06"
				},
				button: "Roll your dice",
				throws: () => [...standThrow(w, m), ...rolls ? [{
					label: `Card of ${m.name}`,
					dice: 1,
					sides: 6,
					rule: "EE-AIM-03"
				}] : []]
			});
		},
		take: (play, f) => readLetter(play, f),
		after: (play, f) => f.letter === "" ? readLetter(play, f) : void 0
	}),
	decide: { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		if (f.left <= 0 || !onBoard(m)) return { goTo: "end" };
		if (isEngaged(w, m)) return { goTo: "in contact" };
		if (f.letter === "O") return { goTo: "objective" };
		if (f.letter === "D") return {
			call: guardFrame(aimOf(f, unitPreference(m)), whyOf(f)),
			then: "guarded"
		};
		if (f.letter === "F") return { goTo: "fall back" };
		if (f.letter === "M") return { goTo: "move closer" };
		return { goTo: "attack" };
	} },
	attack: { run({ w }, f) {
		const m = modelOf(w, f.model);
		return {
			call: huntFrame(aimOf(f, unitPreference(m)), whyOf(f)),
			then: "attacked"
		};
	} },
	attacked: { run(play, f) {
		const { w } = play;
		const m = modelOf(w, f.model);
		if (f.answer !== "none" || !onBoard(m)) return { goTo: "end" };
		if (foesOf(w, m).length === 0 || has(m, "Emplaced")) {
			standGuard(play, m, f.left);
			return { goTo: "end" };
		}
		const run = inches(skill(w, m, "MOBILITY") * f.left);
		const cover = f.reckless ? "" : ", into cover if that is at most 3″ less far";
		const first = firstRanked(cardOf(unitOf(m.unit).card), foesOf(w, m));
		const at = "target" in first ? first.target?.name : `the ${first.by} of your soldiers`;
		return {
			call: handsFrame(m.id, `up to ${run} towards ${at}${cover}`, whyOf(f), "EE-AUT-14"),
			then: "end"
		};
	} },
	guarded: { run: (_play, f) => f.answer === "alone" ? { goTo: "objective" } : { goTo: "end" } },
	"fall back": question({
		rule: "EE-AUT-11",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			const foes = foesOf(w, m);
			if (foes.length === 0) return null;
			return plainSheet({
				key: "from",
				title: "Who is the first of these that it sees?",
				look: "buttons",
				answers: [
					...modelAnswers(foes),
					{
						value: "none",
						label: "None of them",
						detail: "then it flees from the closest"
					},
					{
						value: "stuck",
						label: "It cannot get farther away",
						detail: "it hunkers down"
					}
				]
			}, {
				rule: "EE-AUT-11",
				subject: subjectOf(m),
				act: {
					words: "It falls back.",
					why: whyOf(f),
					rule: "EE-AUT-11"
				}
			});
		},
		take(play, f, { from }) {
			const { w } = play;
			const m = modelOf(w, f.model);
			if (from === "stuck") {
				if (f.left >= 2 && !has(m, "Emplaced")) goDown(play, m, "hunkered", "EE-AUT-11");
				else standGuard(play, m, f.left);
				return { goTo: "end" };
			}
			const run = inches(skill(w, m, "MOBILITY") * f.left);
			const away = from === "none" ? "the closest of your soldiers" : modelOf(w, Number(from)).name;
			const how = f.reckless ? "" : ", to where nobody sees it, else into cover";
			return {
				call: handsFrame(m.id, `up to ${run} away from ${away}${how}`, whyOf(f), "EE-AUT-15"),
				then: "end"
			};
		},
		after(play, f) {
			standGuard(play, modelOf(play.w, f.model), f.left);
			return { goTo: "end" };
		}
	}),
	"move closer": question({
		rule: "EE-AUT-12",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			const first = firstRanked(cardOf(unitOf(m.unit).card), foesOf(w, m));
			if ("target" in first && first.target === null) return null;
			const at = "target" in first ? first.target?.name ?? "" : `the ${first.by} of your soldiers`;
			return plainSheet({
				key: "good",
				title: `Is it in cover against ${at}, sees it and has it within ${inches(longest(w, m))}?`,
				look: "buttons",
				answers: [{
					value: "yes",
					label: "Yes",
					detail: "it stays and watches"
				}, {
					value: "no",
					label: "No",
					detail: "it moves closer"
				}]
			}, {
				rule: "EE-AUT-12",
				subject: subjectOf(m),
				act: {
					words: `It is after ${at}.`,
					why: whyOf(f),
					rule: "EE-AUT-12"
				}
			});
		},
		take(play, f, { good }) {
			const { w } = play;
			const m = modelOf(w, f.model);
			if (good === "yes") {
				standGuard(play, m, f.left);
				return { goTo: "end" };
			}
			const first = firstRanked(cardOf(unitOf(m.unit).card), foesOf(w, m));
			const at = "target" in first ? first.target?.name ?? "" : `the ${first.by} of your soldiers`;
			const words = `up to ${inches(skill(w, m, "MOBILITY") * f.left)} towards ${at}, not closer than 2″ to anybody`;
			return {
				call: handsFrame(m.id, words, whyOf(f), "EE-AUT-14"),
				then: "end"
			};
		},
		after(play, f) {
			standGuard(play, modelOf(play.w, f.model), f.left);
			return { goTo: "end" };
		}
	}),
	objective: question({
		rule: "EE-AUT-13",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			const task = taskOf(w.mission);
			if (task === null) return null;
			return plainSheet({
				key: "task",
				title: "What can it do for its task?",
				look: "buttons",
				answers: [
					{
						value: "here",
						label: "Do it from where it stands",
						detail: "with two actions"
					},
					{
						value: "run",
						label: `Do it after a run of ${inches(skill(w, m, "MOBILITY"))}`,
						detail: "with one action"
					},
					{
						value: "fight",
						label: "Attack for it",
						detail: "somebody it is after, or from the place it holds"
					},
					{
						value: "go",
						label: "Only go there"
					},
					{
						value: "none",
						label: "Nothing",
						detail: "then it attacks"
					}
				].filter(({ value }) => f.left >= 2 || value !== "run")
			}, {
				rule: "EE-AUT-13",
				subject: subjectOf(m),
				act: {
					words: task.words,
					why: whyOf(f),
					rule: task.rule
				}
			});
		},
		trail: (_w, _f, { task }) => ({
			label: "Task",
			value: task ?? ""
		}),
		take(play, f, { task }) {
			const { w } = play;
			const m = modelOf(w, f.model);
			if (task === "none" || task === "fight") return { goTo: "attack" };
			if (task === "here") return { goTo: "work" };
			const run = skill(w, m, "MOBILITY");
			if (task === "run") {
				f.left = 1;
				return {
					call: handsFrame(m.id, `up to ${inches(run)} to its task`, whyOf(f), "EE-AUT-13"),
					then: "work"
				};
			}
			return {
				call: handsFrame(m.id, `up to ${inches(run * f.left)} towards its task`, whyOf(f), "EE-AUT-14"),
				then: "end"
			};
		},
		after: () => goTo("attack")
	}),
	work: question({
		rule: "EE-AUT-13",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			if (!onBoard(m) || isDown(m)) return null;
			return plainSheet({
				key: "work",
				title: "How does it do its task?",
				look: "buttons",
				answers: [...WORKS.filter(([, ability]) => able(m, ability)).map(([value, , on]) => ({
					value,
					label: value[0]?.toUpperCase() + value.slice(1),
					detail: `${on} ${skill(w, m, on) - (f.left >= 2 ? 0 : 1)}`
				})), {
					value: "plain",
					label: "Without a test"
				}]
			}, {
				rule: "EE-AUT-13",
				subject: subjectOf(m),
				button: (value) => value === "plain" ? "Go on" : "Roll your dice",
				throws: (value) => {
					const on = WORKS.find(([work]) => work === value)?.[2];
					if (on === void 0) return [];
					const need = skill(w, m, on) - (f.left >= 2 ? 0 : 1);
					return [skillTest(need, {
						label: on,
						means: "is done",
						rule: "EE-ACT-09"
					})];
				}
			});
		},
		take(play, f, { work }) {
			const { w } = play;
			const m = modelOf(w, f.model);
			const on = WORKS.find(([value]) => value === work)?.[2];
			if (on === void 0 || abilityTest(play, m, skill(w, m, on), f.left >= 2 ? 2 : 1, "EE-ACT-09", work ?? "")) play.tell?.({
				type: "tested",
				model: m.name,
				what: "its task"
			}, "EE-CMP-10");
			return { goTo: "end" };
		},
		after: () => goTo("end")
	}),
	"in contact": { run({ w }, f) {
		const m = modelOf(w, f.model);
		const blade = usableArms(w, m).some((arm) => arm.range === 0);
		const fights = f.stays || blade && (f.letter === "A" || f.letter === "O" && taskOf(w.mission) === null);
		const blow = fight(w, m, f.left);
		if (blow !== null && (fights || has(m, "Emplaced"))) return {
			call: shotFrame(blow),
			then: "end"
		};
		return {
			call: fleeFrame(m.id, f.left, whyOf(f)),
			then: "fled"
		};
	} },
	fled: { run({ w }, f) {
		const m = modelOf(w, f.model);
		const blow = f.answer === "stays" && onBoard(m) ? fight(w, m, f.left) : null;
		return blow === null ? { goTo: "end" } : {
			call: shotFrame(blow),
			then: "end"
		};
	} },
	end: { run(play, f) {
		const m = modelOf(play.w, f.model);
		play.tell?.({
			type: "activation ends",
			model: m.name
		}, "EE-ACT-11");
		checkWipe(play);
	} }
});
// packages/games/enemy-eternal/scenario/board.ts
function boardFor(scenario) {
	const grid = gridOf(scenario.map[0]?.length ?? 0, scenario.map.length);
	const raised = cellsOf(grid, scenario.raised);
	return {
		map: scenario.map.join("\n"),
		gone: [],
		solid: [],
		...raised.length > 0 && { raised }
	};
}
// packages/games/enemy-eternal/book/missions/board.ts
const boardOf = (w) => w.scenario === null ? {
	map: missionOf(w).map,
	gone: [],
	solid: []
} : boardFor(w.scenario);
// packages/games/enemy-eternal/content/squads.ts
const lead = (unit, gear = {}) => recruit(unit, {
	...gear,
	leader: true
});
const readySquads = {
	"EE-S-01": {
		name: "Gatecrashers",
		faction: "XCOM",
		models: [
			lead("Ranger"),
			recruit("Grenadier"),
			recruit("Rookie"),
			recruit("Rookie"),
			recruit("Rookie")
		]
	},
	"EE-S-02": {
		name: "Strike Team",
		faction: "XCOM",
		models: [
			lead("Sharpshooter", { items: [{
				item: "Scope",
				on: "Sniper Rifle"
			}] }),
			recruit("Specialist", { primary: "Magnetic Rifle" }),
			recruit("Ranger", { vest: "Nanoscale Vest" }),
			recruit("Grenadier")
		]
	},
	"EE-S-03": {
		name: "Mind and Machine",
		faction: "XCOM",
		models: [
			lead("Psi Operative"),
			recruit("SPARK"),
			recruit("Templar", { vest: "Plated Vest" }),
			recruit("Rookie", { items: [{
				item: "Laser Sight",
				on: "Assault Rifle"
			}, {
				item: "Frag Grenade",
				on: null
			}] })
		]
	},
	"EE-S-04": {
		name: "Last Stand",
		faction: "XCOM",
		models: [
			lead("The Commander"),
			recruit("Central Officer Bradford"),
			recruit("Resistance Militia", { items: [{
				item: "Medikit",
				on: null
			}] }),
			recruit("Resistance Militia"),
			recruit("Resistance Militia")
		]
	},
	"EE-S-05": {
		name: "Patrol",
		faction: "ADVENT",
		models: [
			lead("ADVENT Officer"),
			recruit("ADVENT Trooper"),
			recruit("ADVENT Trooper"),
			recruit("ADVENT Trooper"),
			recruit("ADVENT Trooper"),
			freeTrooper()
		]
	},
	"EE-S-06": {
		name: "Hunters",
		faction: "ADVENT",
		models: [
			lead("Viper", { items: [{
				item: "Scope",
				on: "Plasma Rifle"
			}, {
				item: "Laser Sight",
				on: "Plasma Rifle"
			}] }),
			recruit("Sectoid"),
			recruit("Faceless"),
			recruit("ADVENT Stun Lancer", { vest: "Nanoscale Vest" }),
			freeTrooper()
		]
	},
	"EE-S-07": {
		name: "Heavy Hand",
		faction: "ADVENT",
		models: [
			lead("Muton", { vest: "Plated Vest" }),
			recruit("ADVENT MEC"),
			recruit("Berserker"),
			recruit("ADVENT Officer", {
				primary: "Plasma Rifle",
				vest: "Nanoscale Vest"
			}),
			freeTrooper()
		]
	},
	"EE-S-08": {
		name: "High Command",
		faction: "ADVENT",
		models: [
			lead("ADVENT General"),
			recruit("ADVENT Shieldbearer"),
			recruit("ADVENT Trooper"),
			recruit("ADVENT Trooper"),
			recruit("ADVENT Stun Lancer"),
			freeTrooper()
		]
	}
};
lead("Ranger"), recruit("Grenadier"), recruit("Rookie"), recruit("Rookie"), lead("ADVENT Officer"), recruit("ADVENT Stun Lancer"), recruit("ADVENT Trooper"), recruit("ADVENT Trooper");
const orNull$1 = (reader) => (value, where) => value === null ? null : reader(value, where);
const readCarried = fields({ item: oneOf(itemNames) }, { on: orNull$1(oneOf(weaponNames)) });
const readThings = contentReader(KINDS$3);
const aThing = (kind) => (value, where) => {
	const [thing] = readThings([value], where);
	if (thing === void 0 || thing.kind !== kind) throw new BadInput(where, `must be a ${kind}`);
	return thing;
};
const readOwn = fields({}, {
	unit: aThing("unit"),
	primary: aThing("weapon"),
	secondary: aThing("weapon")
});
const readName = (value, where) => {
	const name = aText(value, where);
	if (!/^[^\s":*()][^":*()\n]*$/.test(name) || name.trim() !== name || name.length > 24) throw new BadInput(where, `must be a name of at most 24 characters without quotation marks, colons, asterisks and brackets`);
	return name;
};
const readRecruit = (value, where) => {
	const read = fields({ unit: oneOf(unitNames) }, {
		leader: aFlag,
		primary: orNull$1(oneOf(weaponNames)),
		secondary: orNull$1(oneOf(weaponNames)),
		vest: orNull$1(oneOf(vestNames)),
		items: listOf(readCarried),
		free: aFlag,
		own: readOwn,
		called: readName
	})(value, where);
	const { own, called } = read;
	const made = {
		unit: read.unit,
		...own !== void 0 && { own },
		...called !== void 0 && { called }
	};
	return {
		...made,
		leader: read.leader ?? false,
		primary: read.primary === void 0 ? standard(made, "primary") : read.primary,
		secondary: read.secondary === void 0 ? standard(made, "secondary") : read.secondary,
		vest: read.vest ?? null,
		items: (read.items ?? []).map((carried) => ({
			item: carried.item,
			on: carried.on ?? null
		})),
		free: read.free ?? false
	};
};
const squadReader = (value, where) => {
	const read = fields({
		faction: oneOf(["XCOM", "ADVENT"]),
		models: listOf(readRecruit)
	}, { name: aText })(value, where);
	const name = read.name ?? "Squad";
	if (name.length > 60) throw new BadInput(`${where}.name`, "must have at most 60 characters");
	if (read.models.length > 60) throw new BadInput(`${where}.models`, `must be at most 60 models`);
	return {
		name,
		faction: read.faction,
		models: read.models
	};
};
// packages/games/enemy-eternal/book/round/command.ts
const isCommander = (m) => has(m, "Commanding Presence") || has(m, "Commanding Presence II") || has(m, "Field Command");
const commandLimit = (m) => has(m, "Commanding Presence II") ? 2 : isCommander(m) ? 1 : 0;
// packages/games/enemy-eternal/book/round/choosable.ts
function choosable(w, colour) {
	return [...w.models.filter((m) => eligible(w, m) && m.activated === 0 && colourOf(m) === colour && victimOf(w, m) === null), ...victims(w, colour)];
}
const victims = (w, colour) => w.models.filter((m) => {
	if (m.mind === null || !onBoard(m) || m.mind.until !== w.round || m.activated > 0) return false;
	const caster = modelOf(w, m.mind.by);
	return caster.activated === 0 && onBoard(caster) && colourOf(caster) === colour;
});
const again = (w, colour) => w.models.filter((m) => eligible(w, m) && m.activated === 1 && colourOf(m) === colour && victimOf(w, m) === null);
// packages/games/enemy-eternal/book/round/fillBag.ts
const DIFFICULTY_RULE = {
	Easy: "EE-DIF-02",
	Normal: "EE-DIF-03",
	Classic: "EE-DIF-04",
	Impossible: "EE-DIF-05"
};
const EXTRA = {
	Easy: -2,
	Normal: -1,
	Classic: 0,
	Impossible: 1
};
function fillBag(play) {
	const { w } = play;
	w.bag = {
		top: [],
		kinds: [],
		left: [],
		bottom: []
	};
	for (const m of w.models) if (eligible(w, m) && m.activated === 0) putIn(w.bag, colourOf(m));
	for (const side of SIDES) {
		w.sides[side].bonus = 0;
		if (!isAutomaton(w, side)) continue;
		const dice = diceIn(w, AUTOMATON);
		if (dice === 0) continue;
		const change = EXTRA[w.difficulty];
		const wanted = Math.max(1, dice + change);
		DIFFICULTY_RULE[w.difficulty];
		if (wanted > dice + change);
		for (let n = dice; n > wanted; n--) takeOut(w.bag, AUTOMATON);
		if (change > 0) {
			putIn(w.bag, AUTOMATON);
			w.sides[side].bonus = 1;
		}
	}
	play.tell?.({
		type: "bag filled",
		dice: Object.fromEntries(contents(w.bag))
	}, "EE-RND-01");
}
// packages/games/enemy-eternal/squadText.ts
function weaponNamed(name, where) {
	if (name === void 0) return null;
	if (!isWeapon(name)) throw new BadInput(where, `${JSON.stringify(name)} is no weapon${closest(name, weaponNames)}`);
	return name;
}
function equip(one, word, content, where) {
	const [name = "", on] = word.split(/ on /);
	const own = ownNamed(content, "weapon", name);
	const slotOf = (weapon) => profileOf(one).primary.includes(weaponOf(weapon).class) ? "primary" : "secondary";
	if (own !== void 0 && isWeapon(own.like)) arm(one, slotOf(own.like), own);
	else if (isWeapon(name)) {
		const slot = slotOf(name);
		one[slot] = name;
		disarm(one, slot);
	} else if (isVest(name)) one.vest = name;
	else if (isItem(name)) {
		const fits = weaponsOf(one).find((weapon) => (weaponIn(one, slotWith(one, weapon))?.range ?? 0) > 0) ?? null;
		one.items.push({
			item: name,
			on: itemOf(name).kind === "utility" ? null : weaponNamed(on, where) ?? fits
		});
	} else throw new BadInput(where, `${JSON.stringify(name)} is no gear${closest(name, [
		...weaponNames,
		...vestNames,
		...itemNames
	])}`);
}
function readSquadText(text, content = []) {
	const lines = text.split("\n").map((line) => line.trim());
	const title = /^(.*)\((XCOM|ADVENT)\)$/.exec(lines[0] ?? "");
	if (title === null) throw new BadInput("line 1", "must be a name and a faction, such as \"Strike Team (XCOM)\"");
	const models = [];
	lines.slice(1).forEach((line, i) => {
		if (line === "") return;
		const where = `line ${i + 2}`;
		const parts = /^(\*\s*)?(free\s+)?(?:(\d+)\s*x\s+)?([^:"]+?)\s*(?:"([^"]+)"\s*)?(?::\s*(.*))?$/.exec(line);
		if (parts === null) throw new BadInput(where, `${JSON.stringify(line)} cannot be read`);
		const [, star, free, count, unit = "", called, gear] = parts;
		const names = [...unitNames, ...content.filter(({ kind }) => kind === "unit").map((one) => one.name)];
		if (unitBehind(content, unit) === null) throw new BadInput(where, `there is no unit ${JSON.stringify(unit)}${closest(unit, names)}`);
		const times = Number(count ?? 1);
		if (called !== void 0 && times > 1) throw new BadInput(where, `${JSON.stringify(called)} is the name of one soldier, not of ${times}`);
		if (times < 1 || times > 60) throw new BadInput(where, `must be 1 to 60 models`);
		for (let n = 0; n < times; n++) {
			const one = recruitNamed(unit, content);
			if (one === null) break;
			one.leader = star !== void 0;
			one.free = free !== void 0;
			if (called !== void 0) one.called = called;
			for (const word of (gear ?? "").split(",").map((part) => part.trim())) if (word !== "") equip(one, word, content, where);
			models.push(one);
		}
	});
	const [, name = "", faction] = title;
	return {
		name: name.trim() || "Squad",
		faction: faction === "XCOM" ? "XCOM" : "ADVENT",
		models
	};
}
// packages/games/enemy-eternal/scenario/signs.ts
const SIGNS = {
	".": "Open ground",
	H: "Hard cover",
	s: "Soft cover",
	o: "Obstacle",
	"#": "Wall",
	"~": "Water",
	"1": "Level 1",
	h: "Hard cover on level 1",
	"2": "Level 2",
	"=": "Ramp",
	A: "Zone A",
	B: "Zone B",
	E: "Evac zone",
	X: "Marker",
	r: "Arrival of reinforcements",
	T: "Terminal",
	C: "Container",
	I: "Device",
	V: "Civilian",
	a: "Pod a",
	b: "Pod b",
	c: "Pod c",
	d: "Pod d"
};
const isSign = (text) => Object.hasOwn(SIGNS, text);
const POD_LETTERS = [
	"a",
	"b",
	"c",
	"d"
];
const SIZES = {
	least: 12,
	widest: 48,
	highest: 32
};
// packages/games/enemy-eternal/scenario/readParts.ts
const TOKENS = [
	"crate",
	"cache",
	"intel",
	"vial"
];
const aSide = oneOf(SIDE_LETTERS);
const sides = oneOf([...SIDE_LETTERS, "both"]);
const piece = oneOf(WORKED_KINDS);
const aName = textOf(1, 24);
const aSet = (value, where) => {
	if (value !== true) throw new BadInput(where, "must be true or left out");
	return true;
};
const byWord = (word, readers) => (value, where) => {
	return readers[oneOf(Object.keys(readers))(anObject(value, where)[word], `${where}.${word}`)]?.(value, where);
};
const readPodTerms = byWord("when", {
	start: fields({
		pod: oneOf(POD_LETTERS),
		when: aText
	}),
	near: fields({
		pod: oneOf(POD_LETTERS),
		when: aText,
		within: aNumber(1, 48)
	}, { area: aName }),
	seen: fields({
		pod: oneOf(POD_LETTERS),
		when: aText
	}, { piece })
});
const readPieceTerms = fields({
	makes: oneOf([
		"once",
		"held",
		"switched"
	]),
	by: sides
}, {
	together: aSet,
	gives: fields({ token: oneOf(TOKENS) }, { hidden: aSet }),
	finds: aSet,
	minds: aSet,
	setsBack: aSet
});
const points = aNumber(1, 20);
const from = aNumber(1, 20);
const readHold = (value, where) => "piece" in anObject(value, where) ? fields({
	verb: aText,
	piece,
	side: sides,
	points
}, { from })(value, where) : fields({
	verb: aText,
	area: aName,
	side: sides,
	points
}, { from })(value, where);
const readScore = byWord("verb", {
	destroy: fields({
		verb: aText,
		what: oneOf([
			"model",
			"leader",
			"half"
		]),
		side: sides,
		points
	}),
	hold: readHold,
	carry: fields({
		verb: aText,
		side: sides,
		points: aNumber(0, 20),
		home: aNumber(0, 20)
	}),
	hide: fields({
		verb: aText,
		from,
		worth: aNumber(1, 200)
	})
});
const least = aNumber(1, 60);
const is = aText;
const readCondition = byWord("is", {
	reached: fields({
		is,
		area: aName
	}),
	cleared: fields({ is }),
	worked: fields({
		is,
		piece
	}, { least }),
	home: fields({
		is,
		token: oneOf(TOKENS)
	}),
	carried: fields({
		is,
		least
	}),
	out: fields({
		is,
		least
	}),
	rescued: fields({
		is,
		least
	}),
	"civilians dead": fields({
		is,
		least
	}),
	"civilian free": fields({
		is,
		yes: aFlag
	}),
	"no civilian left": fields({ is }),
	"leader fallen": fields({
		is,
		side: aSide
	}),
	"leader alive": fields({
		is,
		side: aSide
	}),
	points: fields({
		is,
		least
	}),
	timer: fields({
		is,
		least
	}),
	round: fields({ is }, {
		least,
		most: aNumber(1, 60)
	})
});
const readTie = byWord("by", {
	pieces: fields({ by: aText }),
	supplies: fields({ by: aText }),
	worth: fields({ by: aText }),
	area: fields({
		by: aText,
		area: aName
	})
});
const readEnd = fields({
	wins: oneOf([
		...SIDE_LETTERS,
		"nobody",
		"points",
		"worth"
	]),
	look: oneOf([
		"at once",
		"round",
		"last"
	]),
	if: listOf(readCondition),
	why: textOf(1, 120)
}, {
	second: listOf(readCondition),
	ties: listOf(readTie)
});
const readOrder = fields({ do: oneOf(DEEDS) }, {
	piece,
	area: aName,
	what: oneOf([
		"leader",
		"civilian",
		"carrier"
	]),
	within: aNumber(1, 48),
	from: aNumber(1, 20),
	otherwise: aSet,
	open: aSet,
	which: oneOf(["nearest", "own"]),
	first: oneOf(["always", "O"])
});
// packages/games/enemy-eternal/scenario/read.ts
const aMap = (value, where) => {
	const text = typeof value === "string" && !value.includes("\n") ? maps[oneOf(mapNames)(value, where)] : value;
	const rows = typeof text === "string" ? text.trim().split("\n") : listOf(aText)(text, where);
	const width = rows[0]?.length ?? 0;
	if (rows.length < SIZES.least || rows.length > SIZES.highest) throw new BadInput(where, `must have ${SIZES.least} to ${SIZES.highest} rows, not ${rows.length}`);
	if (width < SIZES.least || width > SIZES.widest) throw new BadInput(where, `must have ${SIZES.least} to ${SIZES.widest} columns, not ${width}`);
	rows.forEach((row, y) => {
		if (row.length !== width) throw new BadInput(`${where}[${y}]`, `must have ${width} signs like the first row, not ${row.length}`);
		const strange = [...row].find((sign) => !isSign(sign));
		if (strange !== void 0) throw new BadInput(`${where}[${y}]`, `nobody knows the sign ${JSON.stringify(strange)}; known: ${Object.keys(SIGNS).join(" ")}`);
	});
	return rows;
};
const byRound = (units) => {
	const rounds = Array.from({ length: 30 }, (_, i) => String(i + 1));
	const round = oneOf(rounds);
	const read = recordOf(units);
	return (value, where) => {
		const given = read(value, where);
		for (const key of Object.keys(given)) round(key, `${where}.${key}`);
		return given;
	};
};
function forcesReader(own) {
	const units = listOf(oneOf([...unitNames, ...own]));
	const pods = recordOf(units);
	const letter = oneOf([
		"a",
		"b",
		"c",
		"d"
	]);
	const readPods = (value, where) => {
		const given = pods(value, where);
		for (const key of Object.keys(given)) letter(key, `${where}.${key}`);
		return given;
	};
	return fields({}, {
		start: units,
		pods: readPods,
		later: byRound(units)
	});
}
function ownUnits(data) {
	const content = isObject(data) ? data["content"] : [];
	return (Array.isArray(content) ? content : []).flatMap((thing) => isObject(thing) && thing["kind"] === "unit" && typeof thing["name"] === "string" ? [thing["name"]] : []);
}
const MOST = 200;
const readArea = fields({
	name: textOf(1, 24),
	cells: listOf(aText)
});
const HEAD = headReaders("enemy-eternal", KINDS$3);
const orNull = (reader) => (value, where) => value === null ? null : reader(value, where);
const bodyReader = (own) => fields({
	...HEAD.needed,
	map: aMap,
	rounds: aNumber(1, 20),
	ends: listOf(readEnd, MOST)
}, {
	...HEAD.free,
	play: oneOf([
		"any",
		"versus",
		"automaton"
	]),
	raised: listOf(aText),
	zones: oneOf(["free", "fixed"]),
	together: aFlag,
	evacStart: aFlag,
	sight: aNumber(0, 60),
	squads: fields({}, {
		A: orNull(textOf(1, 2e3)),
		B: orNull(textOf(1, 2e3))
	}),
	forces: fields({}, {
		ADVENT: forcesReader(own),
		XCOM: forcesReader(own)
	}),
	pods: listOf(readPodTerms, MOST),
	areas: listOf(readArea, MOST),
	civilians: oneOf(CIVILIANS),
	pieces: fields({}, Object.fromEntries(WORKED_KINDS.map((kind) => [kind, readPieceTerms]))),
	timer: orNull(fields({
		piece: oneOf(WORKED_KINDS),
		within: aNumber(1, 12)
	})),
	scores: listOf(readScore, MOST),
	wipe: aFlag,
	orders: fields({}, {
		A: orNull(listOf(readOrder, MOST)),
		B: orNull(listOf(readOrder, MOST))
	}),
	says: listOf(fields({
		round: aNumber(1, 20),
		text: textOf(1, 300)
	}), MOST)
});
function checkPlaces(grid, places, where) {
	places.forEach((place, i) => cellsAt(grid, place, `${where}[${i}]`));
}
function readScenario(value, where = "scenario") {
	const data = scenarioData(value, where);
	const given = bodyReader(ownUnits(data))(data, where);
	const grid = gridOf(given.map[0]?.length ?? 0, given.map.length);
	checkPlaces(grid, given.raised ?? [], `${where}.raised`);
	(given.areas ?? []).forEach((area, i) => checkPlaces(grid, area.cells, `${where}.areas[${i}].cells`));
	return {
		...headOf(given),
		play: given.play ?? "any",
		map: given.map,
		raised: given.raised ?? [],
		rounds: given.rounds,
		zones: given.zones ?? "fixed",
		together: given.together ?? false,
		evacStart: given.evacStart ?? false,
		sight: given.sight ?? 0,
		squads: {
			A: given.squads?.A ?? null,
			B: given.squads?.B ?? null
		},
		forces: given.forces ?? {},
		pods: given.pods ?? [],
		areas: given.areas ?? [],
		civilians: given.civilians ?? "none",
		pieces: given.pieces ?? {},
		timer: given.timer ?? null,
		scores: given.scores ?? [],
		wipe: given.wipe ?? Object.keys(given.forces ?? {}).length === 0,
		ends: given.ends,
		orders: {
			A: given.orders?.A ?? null,
			B: given.orders?.B ?? null
		},
		says: given.says ?? []
	};
}
// packages/games/enemy-eternal/options.ts
const readSquad$1 = (value, where) => typeof value === "string" ? readSquadText(value) : squadReader(value, where);
const limits = Array.from({ length: 36 }, (_, i) => 250 + 50 * i);
const difficulties = [
	"Normal",
	"Easy",
	"Classic",
	"Impossible"
];
const BATTLE = { mode: ["battle"] };
const ALONE = {
	mode: ["battle"],
	opponent: ["automaton"]
};
const toggle = (label, rule, says, off, on) => ({
	label,
	rule,
	advanced: true,
	says,
	choices: [false, true],
	names: [off, on]
});
const options$1 = {
	mode: {
		label: "What is played",
		rule: "EE-BAT-01",
		says: "One battle, or a campaign whose soldiers live on from mission to mission.",
		choices: [
			"battle",
			"campaign",
			"rival campaign"
		],
		names: [
			"One battle",
			"Campaign: Season One",
			"Campaign of two rivals"
		],
		about: [
			"One mission, from the set-up to its end.",
			"Ten missions against the automaton with one Squad, a base and rewards.",
			"Five battles between two people, each with a base."
		]
	},
	opponent: {
		label: "Opponent",
		rule: "EE-AIM-01",
		says: "Who plays the other side.",
		choices: ["automaton", "player"],
		names: ["The automaton", "Another person"],
		about: ["Its models act by the cards of the rulebook.", "Two people, one on each side."],
		shown: BATTLE
	},
	mission: {
		label: "Scenario",
		rule: "EE-BAT-02",
		says: "Where is fought, and what for.",
		choices: [
			...missionIds,
			"random",
			"Scenario"
		],
		names: [
			...Object.values(missions).map((mission) => `${mission.id} ${mission.name}`),
			"Roll a D8",
			"A scenario of your own"
		],
		about: [
			...Object.values(missions).map((mission) => mission.text),
			"One of B1 to B8, by the die.",
			"A map and mission that you have drawn yourself."
		],
		shown: BATTLE
	},
	scenario: {
		label: "Scenario of your own",
		rule: "EE-SCN-01",
		read: (value, where) => value === null ? null : JSON.parse(JSON.stringify(readScenario(value, where))),
		fallback: null
	},
	limit: {
		label: "Supplies",
		rule: "EE-SQD-03",
		says: "How much a Squad may cost; 500 is four or five models.",
		choices: [500, ...limits.filter((limit) => limit !== 500)],
		shown: { mode: ["battle", "rival campaign"] }
	},
	difficulty: {
		label: "Difficulty",
		rule: "EE-DIF-01",
		says: "How many dice the automaton has in the bag.",
		choices: difficulties,
		ladder: [
			"Easy",
			"Normal",
			"Classic",
			"Impossible"
		],
		about: [
			"One die fewer than models each round.",
			"Two dice fewer than models each round.",
			"A die for each of its models.",
			"One die more than models: somebody acts twice."
		],
		shown: ALONE
	},
	people: {
		label: "Your side",
		rule: "EE-AIM-01",
		says: "In some scenarios side A attacks and side B defends.",
		choices: ["A", "B"],
		names: ["Side A, which attacks", "Side B, which defends"],
		about: ["You begin at the left.", "You begin at the right."],
		shown: {
			...ALONE,
			mission: [...missionIds.filter((id) => id.startsWith("B")), "Scenario"]
		}
	},
	automaton: {
		label: "The automaton's faction",
		rule: "EE-AIM-01",
		says: "Whom you fight against.",
		choices: ["ADVENT", "XCOM"],
		names: ["ADVENT, you lead XCOM", "XCOM, you lead ADVENT"],
		shown: {
			mode: ["battle", "campaign"],
			opponent: ["automaton"]
		}
	},
	squads: {
		label: "Squads",
		rule: "EE-SQD-10",
		read: (value, where) => value === null ? null : JSON.parse(JSON.stringify(listOf(readSquad$1)(value, where))),
		fallback: null
	},
	armour: {
		label: "Armour test",
		rule: "EE-OPT-01",
		advanced: true,
		says: "What a passed Armour test does.",
		choices: ["saving", "literal"],
		names: ["Success stops damage", "Success applies damage"]
	},
	"least damage": {
		label: "Least damage",
		rule: "EE-OPT-02",
		advanced: true,
		says: "What a hit does at least, whatever resists it.",
		choices: [0, 1],
		names: ["Nothing", "One Wound"]
	},
	suppression: toggle("Suppression", "EE-OPT-03", "Shots that hit leave markers; the suppressed test WILL before they act.", "Not used", "Used"),
	"high ground": toggle("High ground", "EE-OPT-04", "Shots from a higher level have +1.", "Makes no difference", "Gives +1 to hit"),
	"attack and overwatch": toggle("Attack and Overwatch together", "EE-OPT-05", "Whether one activation may have both.", "Either of them", "Both are possible"),
	"officer command": {
		label: "Commanding Presence of the Officer",
		rule: "EE-OPT-06",
		advanced: true,
		says: "Whom the Officer brings forward.",
		choices: ["book", "data"],
		names: ["One Trooper within 24", "One ADVENT model within 12"]
	},
	"officer card": {
		label: "Officer's AI card",
		rule: "EE-OPT-07",
		advanced: true,
		says: "By which card the Officer of the automaton acts.",
		choices: ["Officer", "Support-Focused"],
		names: ["The Officer card", "The Support-Focused card"]
	},
	splash: toggle("Blast splash", "EE-OPT-08", "Whether explosives hurt those beside the target.", "Only the target", "Those beside it too"),
	"no fire into melee": toggle("Firing into melee", "EE-OPT-09", "Whether an enemy who is engaged with others may be shot at.", "Allowed", "Forbidden"),
	"explosives need damage": toggle("Explosives and terrain", "EE-OPT-10", "When High Explosive destroys cover.", "Always", "Only with damage"),
	compensation: toggle("Help for XCOM", "EE-OPT-11", "50 more Supplies for the XCOM side.", "None", "50 more Supplies"),
	permadeath: {
		label: "Death in the campaign",
		rule: "EE-OPT-12",
		advanced: true,
		says: "What becomes of soldiers who are destroyed.",
		choices: [true, false],
		names: ["They are dead", "They recover and miss a mission"],
		shown: { mode: ["campaign", "rival campaign"] }
	},
	iron: toggle("Iron campaign", "EE-OPT-13", "Whether a lost mission with a star may be tried again.", "It may", "It ends the campaign"),
	distance: {
		label: "Distance",
		rule: "EE-OPT-14",
		advanced: true,
		says: "What a diagonal step costs.",
		choices: ["square", "alternating"],
		names: ["Diagonals cost 1", "Diagonals cost 1 and 2 in turn"]
	},
	"faceless price": {
		label: "Price of the Faceless",
		rule: "EE-OPT-15",
		advanced: true,
		says: "The catalogue has two prices.",
		choices: [114, 102]
	},
	"random crates": toggle("Crates in SE1.2", "EE-OPT-16", "Where the crates of the Supply Raid stand.", "As on the map", "Drawn anew")
};
const chosen$1 = (given, option, known) => oneOf(known)(given[option], `options.${option}`);
function readTableOptions(given) {
	const isOn = (option) => chosen$1(given, option, [false, true]);
	return {
		armour: chosen$1(given, "armour", ["saving", "literal"]),
		leastDamage: chosen$1(given, "least damage", [0, 1]),
		suppression: isOn("suppression"),
		highGround: isOn("high ground"),
		attackAndOverwatch: isOn("attack and overwatch"),
		officerCommand: chosen$1(given, "officer command", ["book", "data"]),
		officerCard: chosen$1(given, "officer card", ["Officer", "Support-Focused"]),
		splash: isOn("splash"),
		meleeFire: isOn("no fire into melee"),
		explosiveNeedsDamage: isOn("explosives need damage"),
		compensation: isOn("compensation"),
		permadeath: isOn("permadeath"),
		iron: isOn("iron"),
		diagonals: chosen$1(given, "distance", ["square", "alternating"]),
		facelessPrice: chosen$1(given, "faceless price", [114, 102]),
		randomCrates: isOn("random crates")
	};
}
// packages/games/enemy-eternal/begin.ts
const newSide = (faction, seats, zone) => ({
	faction,
	seats,
	squad: null,
	zone,
	score: 0,
	found: 0,
	held: [],
	leaderLost: false,
	worth: 0,
	fielded: 0,
	lost: 0,
	bonus: 0,
	uplink: 0,
	extraCards: 0
});
const emptyTable = (options, sides, seats, mission, scenario = null) => ({
	edition: "3",
	flow: [],
	undoBarrier: 0,
	over: null,
	options,
	mode: "battle",
	limit: 500,
	difficulty: "Normal",
	seats,
	sides,
	mission,
	scenario,
	board: boardOf({
		mission,
		scenario
	}),
	round: 0,
	bag: {
		top: [],
		kinds: [],
		left: [],
		bottom: []
	},
	drawnDice: [],
	models: [],
	pieces: [],
	tokens: [],
	markers: [],
	pods: [],
	cancelled: 0,
	goals: {},
	result: null,
	campaign: null
});
// packages/games/enemy-eternal/companion/pods.ts
const podFrame = (title) => pods.begin({ title });
function placePod(play, letter, waits) {
	const { w } = play;
	const pod = w.pods.find((one) => one.letter === letter);
	if (pod === void 0) return;
	pod.state = "placed";
	const models = w.models.filter((m) => m.place === "reserve" && m.pod === letter);
	for (const m of models) {
		m.place = "board";
		if (waits) m.activated = 9;
	}
	play.tell?.({
		type: "pod found",
		pod: letter,
		models: models.map(({ name }) => name)
	}, "EE-DEP-07");
}
function reinforce(play) {
	const { w } = play;
	const coming = w.models.filter((m) => m.place === "reserve" && m.pod === `round ${w.round}`);
	if (coming.length === 0) return;
	for (const m of coming) m.place = "board";
	play.tell?.({
		type: "reinforced",
		models: coming.map(({ name }) => name)
	}, "EE-DEP-09");
}
const pods = chapter("pods").shows("title").steps({ "which pod": question({
	rule: "EE-DEP-06",
	sheet(w, f) {
		const waiting = w.pods.filter(({ state }) => state === "waiting");
		if (waiting.length === 0) return null;
		const scattered = missionOf(w).pods?.scattered === true;
		return plainSheet({
			key: "pod",
			title: f.title,
			look: "buttons",
			answers: [{
				value: "none",
				label: "No"
			}, ...waiting.map(({ letter }) => ({
				value: letter,
				label: `Pod ${letter}`
			}))]
		}, {
			rule: "EE-DEP-06",
			act: {
				words: "A pod whose condition is met is set up now.",
				why: missionOf(w).text,
				rule: missionOf(w).pods?.rule ?? "EE-DEP-06"
			},
			sentence: (value) => value === "none" ? "Nothing comes into view." : `Pod ${value} is set up around its marker.`,
			throws: (value) => value !== "none" && scattered ? [{
				label: "How far off it is set up",
				dice: 2,
				sides: 6,
				rule: "EE-DEP-07"
			}] : []
		});
	},
	take(play, _f, { pod }) {
		if (pod === "none" || pod === void 0) return "done";
		if (missionOf(play.w).pods?.scattered === true) {
			const dice = play.rolls(2, 6, "EE-DEP-07");
			play.tell?.({
				type: "pod scattered",
				pod,
				dice
			}, "EE-DEP-07");
		}
		placePod(play, pod, true);
		return "again";
	}
}) });
// packages/games/enemy-eternal/companion/watch.ts
const watchedFrame = (mover) => watched.begin({
	mover,
	done: []
});
const nextOf = (w, f) => {
	const mover = modelOf(w, f.mover);
	if (!onBoard(mover) || isDown(mover)) return void 0;
	return watchersOf(w, mover).find(({ id }) => !f.done.includes(id));
};
const reactOf = (watcher, mover) => ({
	by: watcher.id,
	at: mover,
	weapon: watcher.overwatch ?? "",
	actions: 1,
	moving: false,
	steady: false,
	reason: "react",
	close: false,
	measured: null
});
function shotUnder(w, watcher, f, range, cover) {
	const at = modelOf(w, f.mover);
	const arm = armOf(watcher, watcher.overwatch ?? "");
	const reach = reachIn(bandsOf([arm], at, w.round).find(({ value }) => value === range), arm, at, w.round);
	if (reach === "out") return null;
	const shooting = {
		...reactOf(watcher, f.mover),
		measured: {
			short: reach === "short",
			cover: coverOf(cover),
			above: false
		}
	};
	return hitValue(w, shotOf(w, shooting)) >= 3 ? shooting : null;
}
function sheetFor(w, f) {
	const watcher = nextOf(w, f);
	if (watcher === void 0) return null;
	const at = modelOf(w, f.mover);
	const arm = armOf(watcher, watcher.overwatch ?? "");
	const questions = [{
		key: "range",
		title: `Where ${watcher.name} sees ${at.name} best on its way: how far is that?`,
		look: "buttons",
		answers: bandAnswers(bandsOf([arm], at, w.round), arm, at, w.round)
	}, {
		key: "cover",
		title: `Is ${at.name} in cover there?`,
		look: "segments",
		answers: COVERS
	}];
	return {
		subject: subjectOf(watcher),
		act: {
			words: `${watcher.name} is on Overwatch with the ${arm.name}.`,
			rule: "EE-AUT-17"
		},
		questions,
		outlooks: combinations(questions).map((answers) => {
			const shot = shotUnder(w, watcher, f, answers["range"] ?? "", answers["cover"] ?? "");
			return shot === null ? {
				answers,
				note: "holds its fire",
				sentence: "It holds its fire.",
				rule: "EE-AUT-17",
				button: "Go on",
				throws: []
			} : {
				answers,
				...attackOutlook(w, shot)
			};
		})
	};
}
const watched = chapter("watched").shows("mover", "done").steps({
	fire: question({
		rule: "EE-AUT-17",
		sheet: sheetFor,
		take(play, f, answers) {
			const { w } = play;
			const watcher = nextOf(w, f);
			const sheet = sheetFor(w, f);
			if (watcher === void 0 || sheet === null) return { goTo: "over" };
			f.done.push(watcher.id);
			const shot = shotUnder(w, watcher, f, answers["range"] ?? "", answers["cover"] ?? "");
			if (shot === null) return { goTo: "fire" };
			tellMeasured(play, shot, sheet, answers);
			spendWatch(watcher, modelOf(w, f.mover), armOf(watcher, shot.weapon));
			return {
				call: shotFrame(shot),
				then: "fire"
			};
		}
	}),
	over: { run: () => void 0 }
});
// packages/games/enemy-eternal/companion/soldierSheets.ts
const armsOf = (w, m, close) => close ? usableArms(w, m).filter(worksClose) : [...usableArms(w, m).filter((arm) => arm.range > 0), ...able(m, "Mindspin") ? [mindspin] : []];
const TESTS = [
	[
		"operate",
		"Operate a piece",
		"MOBILITY"
	],
	[
		"search",
		"Search a container",
		"MOBILITY"
	],
	[
		"hack",
		"Hack",
		"HACK"
	]
];
const ABILITY = {
	operate: "Interact",
	search: "Search",
	hack: "Computer Use"
};
const times = (left) => left === 1 ? "1 action" : "2 actions";
function actionsOf(w, f) {
	const m = modelOf(w, f.model);
	const all = [];
	const add = (value, label, detail) => void all.push({
		value,
		label,
		...detail !== void 0 && { detail }
	});
	const run = skill(w, m, "MOBILITY");
	const engaged = isEngaged(w, m);
	const foes = foesOf(w, m);
	if (engaged) {
		if (!f.did.includes("attack")) add("strike", "Attack whom it touches", times(f.left));
		add("flee", "Flee", `${times(f.left)}, up to ${inches(run * f.left)}; free attacks follow`);
		add("done", "Nothing more");
		return all;
	}
	if (!f.did.includes("run") && !has(m, "Emplaced")) {
		add("run", "Run", `1 action, up to ${inches(run)}`);
		if (f.left >= 2) add("run twice", "Run with both actions", `up to ${inches(2 * run)}`);
	}
	if (!f.did.includes("attack") && foes.length > 0 && armsOf(w, m, false).length > 0) {
		add("attack", "Attack", "1 action, −1");
		if (f.left >= 2) add("aim", "Attack with both actions");
	}
	if (f.left >= 2 && foes.length > 0 && armsOf(w, m, true).length > 0 && !has(m, "Emplaced")) add("charge", "Charge", `move up to ${inches(run)} into contact and strike`);
	if (usableArms(w, m).some(canWatch)) add("overwatch", "Overwatch", "ends its activation");
	if (f.left >= 2) add("hunker", "Hunker Down", "2 actions");
	for (const [value, label, on] of TESTS) if ((value === "operate" || value === "search" || value === "hack") && able(m, ABILITY[value])) add(value, label, `${on} ${skill(w, m, on) - (f.left >= 2 ? 0 : 1)}, ${times(f.left)}`);
	if (m.medikits > 0) add("medikit", "Medikit", `WILL ${skill(w, m, "WILL") - (f.left >= 2 ? 0 : 1)}`);
	add("left", "It leaves the table", "through an exit of the mission");
	add("done", "Nothing more");
	return all;
}
const testOf = (w, f, value) => {
	const m = modelOf(w, f.model);
	const on = value === "medikit" ? "WILL" : TESTS.find(([name]) => name === value)?.[2];
	return on === void 0 ? null : skill(w, m, on) - (f.left >= 2 ? 0 : 1);
};
function actionSheet(w, f) {
	const m = modelOf(w, f.model);
	if (f.left <= 0 || !onBoard(m) || isDown(m) || m.overwatch !== null) return null;
	return plainSheet({
		key: "action",
		title: `What does ${m.name} do?`,
		look: "buttons",
		answers: actionsOf(w, f)
	}, {
		rule: "EE-ACT-01",
		subject: subjectOf(m),
		act: {
			words: `${m.name} has ${times(f.left)} left.`,
			rule: "EE-ACT-01"
		},
		button: (value) => testOf(w, f, value) === null ? "Go on" : "Roll your dice",
		throws: (value) => {
			const need = testOf(w, f, value);
			return need === null ? [] : [skillTest(need, {
				label: "Test",
				means: "succeeds",
				rule: "EE-ACT-09"
			})];
		}
	});
}
function targetSheet(w, f) {
	if (f.actions === 0) return null;
	const m = modelOf(w, f.model);
	const close = f.charge || isEngaged(w, m);
	const foes = isEngaged(w, m) ? foesTouching(w, m) : foesOf(w, m);
	const arms = armsOf(w, m, close);
	if (foes.length === 0 || arms.length === 0) return null;
	const questions = [{
		key: "target",
		title: "Whom does it attack?",
		look: "buttons",
		answers: modelAnswers(foes)
	}, {
		key: "weapon",
		title: "With what?",
		look: "segments",
		answers: arms.map(({ name, range }) => ({
			value: name,
			label: name,
			detail: range === 0 ? "contact" : inches(range)
		}))
	}];
	return {
		subject: subjectOf(m),
		act: f.charge ? {
			words: `Move it up to ${inches(skill(w, m, "MOBILITY"))} into base contact with its target.`,
			rule: "EE-CHG-01"
		} : null,
		questions,
		outlooks: foes.flatMap((foe) => arms.map((arm) => ({
			answers: {
				target: String(foe.id),
				weapon: arm.name
			},
			sentence: `${m.name} attacks ${foe.name} with the ${arm.name}.`,
			rule: "EE-ATK-02",
			button: "Go on",
			throws: []
		})))
	};
}
// packages/games/enemy-eternal/companion/soldier.ts
const soldierFrame = (model) => soldier.begin({
	model,
	left: 2,
	up: false,
	moved: false,
	did: [],
	actions: 0,
	charge: false
});
const soldier = chapter("soldier").shows("model", "left", "up", "moved", "did", "actions", "charge").steps({
	begin: { run: (play, f) => begins(play, modelOf(play.w, f.model)) },
	"stand up": question({
		rule: "EE-DWN-06",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			return f.up || m.down !== "forced" ? null : plainSheet({
				key: "up",
				title: `${m.name} stands up`,
				look: "buttons",
				answers: [{
					value: "roll",
					label: "Test its WILL"
				}]
			}, {
				rule: "EE-DWN-06",
				subject: subjectOf(m),
				act: {
					words: "Roll 2D6 for its WILL.",
					rule: "EE-DWN-06"
				},
				button: "Roll your dice",
				throws: () => standThrow(w, m)
			});
		},
		take: (play, f) => rise(play, f),
		after: (play, f) => rise(play, f)
	}),
	action: question({
		rule: "EE-ACT-01",
		sheet: actionSheet,
		take(play, f, { action }) {
			const { w } = play;
			const m = modelOf(w, f.model);
			switch (action) {
				case "run":
				case "run twice":
					f.did.push("run");
					f.moved = true;
					f.left -= action === "run" ? 1 : 2;
					play.tell?.({
						type: "moved as told",
						model: m.name,
						words: "as its player wishes"
					}, "EE-MOV-01");
					return {
						call: watchedFrame(m.id),
						then: "seen"
					};
				case "attack":
				case "aim":
				case "strike":
				case "charge":
					f.actions = action === "attack" ? 1 : action === "charge" ? 2 : f.left;
					f.charge = action === "charge";
					return { goTo: "target" };
				case "flee":
					f.did.push("run");
					return {
						call: fleeFrame(m.id, f.left, "It flees."),
						then: "fled"
					};
				case "overwatch": return { goTo: "overwatch" };
				case "hunker":
					f.left = 0;
					goDown(play, m, "hunkered", "EE-DWN-01");
					return { goTo: "end" };
				case "medikit": return { goTo: "patient" };
				case "left":
					m.place = "saved";
					part(w, m);
					play.tell?.({
						type: "evacuated",
						model: m.name
					}, "EE-OBJ-07");
					return { goTo: "end" };
				case "done":
					f.left = 0;
					return { goTo: "end" };
				default:
					work(play, f, m, action ?? "");
					return { goTo: "action" };
			}
		},
		after: () => goTo("end")
	}),
	target: question({
		rule: "EE-ATK-02",
		sheet: targetSheet,
		trail: (w, _f, { target, weapon }) => ({
			label: "Attacks",
			value: `${modelOf(w, Number(target)).name}, ${weapon}`
		}),
		take(play, f, { target, weapon }) {
			const { w } = play;
			const m = modelOf(w, f.model);
			const at = modelOf(w, Number(target));
			const close = f.charge || isEngaged(w, m);
			const { charge, actions } = f;
			f.did.push("attack");
			f.left -= actions;
			f.actions = 0;
			f.charge = false;
			if (charge) {
				part(w, m);
				touch(w, m, at);
				play.tell?.({
					type: "touches",
					model: m.name,
					at: at.name
				}, "EE-BRD-05");
				f.did.push(`charge ${at.id} ${weapon}`);
				return {
					call: watchedFrame(m.id),
					then: "charge home"
				};
			}
			return {
				call: shotFrame({
					by: m.id,
					at: at.id,
					weapon: weapon ?? "",
					actions: actions >= 2 ? 2 : 1,
					moving: f.moved,
					steady: isSteady(m, weapon ?? "", actions),
					reason: "attack",
					close,
					measured: null
				}),
				then: "action"
			};
		},
		after: () => goTo("action")
	}),
	"charge home": { run({ w }, f) {
		const m = modelOf(w, f.model);
		const [, at, weapon] = /^charge (\d+) (.*)$/.exec(f.did.at(-1) ?? "") ?? [];
		if (!onBoard(m) || isDown(m) || at === void 0 || weapon === void 0) return { goTo: "end" };
		return {
			call: shotFrame({
				by: m.id,
				at: Number(at),
				weapon,
				actions: 1,
				moving: true,
				steady: false,
				reason: "charge",
				close: true,
				measured: null
			}),
			then: "end"
		};
	} },
	overwatch: question({
		rule: "EE-OVW-01",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			const arms = usableArms(w, m).filter(canWatch);
			if (arms.length < 2 || m.overwatch !== null) return null;
			return plainSheet({
				key: "weapon",
				title: "With which weapon does it watch?",
				look: "buttons",
				answers: arms.map(({ name, range }) => ({
					value: name,
					label: name,
					detail: inches(range)
				}))
			}, {
				rule: "EE-OVW-01",
				subject: subjectOf(m)
			});
		},
		take: (play, f, { weapon }) => watch(play, f, weapon ?? ""),
		after: (play, f) => watch(play, f, usableArms(play.w, modelOf(play.w, f.model)).find(canWatch)?.name ?? "")
	}),
	patient: question({
		rule: "EE-EQP-08",
		sheet(w, f) {
			const m = modelOf(w, f.model);
			const hurt = w.models.filter((one) => onBoard(one) && one.side === 0 && one.wounds < one.skills.HEALTH && !has(one, "Mechanical"));
			const need = testOf(w, f, "medikit") ?? 0;
			return hurt.length === 0 ? null : plainSheet({
				key: "patient",
				title: "Whom does it treat? Itself, or somebody in base contact.",
				look: "buttons",
				answers: modelAnswers(hurt)
			}, {
				rule: "EE-EQP-08",
				subject: subjectOf(m),
				button: "Roll your dice",
				throws: () => [skillTest(need, {
					label: "WILL",
					means: "heals 2 Wounds",
					rule: "EE-EQP-08"
				})]
			});
		},
		take(play, f, { patient }) {
			const { w } = play;
			const m = modelOf(w, f.model);
			const actions = f.left >= 2 ? 2 : 1;
			f.left -= actions;
			if (abilityTest(play, m, skill(w, m, "WILL"), actions, "EE-EQP-08", "medikit")) {
				const hurt = modelOf(w, Number(patient));
				m.medikits--;
				hurt.wounds = Math.min(hurt.skills.HEALTH, hurt.wounds + 2);
				play.tell?.({
					type: "healed",
					model: m.name,
					at: hurt.name,
					wounds: hurt.wounds
				}, "EE-EQP-08");
			}
			return { goTo: "action" };
		},
		after: () => goTo("action")
	}),
	fled: { run(_play, f) {
		f.moved = true;
		if (f.answer === "moved") f.left = 0;
		return { goTo: "seen" };
	} },
	seen: { run({ w }, f) {
		return onBoard(modelOf(w, f.model)) && w.pods.some(({ state }) => state === "waiting") ? {
			call: podFrame(`Does ${modelOf(w, f.model).name} see a pod marker?`),
			then: "action"
		} : { goTo: "action" };
	} },
	end: { run(play, f) {
		play.tell?.({
			type: "activation ends",
			model: modelOf(play.w, f.model).name
		}, "EE-ACT-11");
		checkWipe(play);
		return "done";
	} }
});
function rise(play, f) {
	if (f.up) return;
	f.up = true;
	f.left = standsUp(play, modelOf(play.w, f.model));
}
function watch(play, f, weapon) {
	const m = modelOf(play.w, f.model);
	f.left = 0;
	m.overwatch = weapon;
	m.watched = [];
	play.tell?.({
		type: "overwatch",
		model: m.name,
		weapon
	}, "EE-OVW-01");
	return { goTo: "end" };
}
function work(play, f, m, value) {
	const [, label = value, on = "MOBILITY"] = TESTS.find(([name]) => name === value) ?? [];
	const actions = f.left >= 2 ? 2 : 1;
	f.left -= actions;
	if (abilityTest(play, m, skill(play.w, m, on), actions, "EE-ACT-09", label.toLowerCase())) play.tell?.({
		type: "tested",
		model: m.name,
		what: label.toLowerCase()
	}, "EE-CMP-10");
}
function isSteady(m, weapon, actions) {
	const arm = weapon === "Mindspin" ? mindspin : armOf(m, weapon);
	const steady = actions === 1 && arm.attachments.includes("Hair Trigger") && !m.used.includes("Hair Trigger");
	if (steady);
	return steady;
}
// packages/games/enemy-eternal/companion/which.ts
const whichFrame = (second) => which.begin({ again: second });
const inOrder = (models) => [...models].sort((a, b) => a.wounds - b.wounds || a.id - b.id);
const candidates = (w, f) => inOrder((f.again ? again(w, AUTOMATON) : choosable(w, AUTOMATON)).filter((m) => m.mind === null));
const NONE = {
	value: "none",
	label: "None of them"
};
function firstSheet(w, f, title, words, why) {
	const all = candidates(w, f);
	if (all.length < 2) return null;
	return plainSheet({
		key: "model",
		title,
		look: "buttons",
		answers: [...modelAnswers(all), NONE]
	}, {
		rule: "EE-AUT-01",
		act: {
			words,
			rule: "EE-AUT-01",
			...why !== void 0 && { why }
		},
		sentence: (value, label) => value === "none" ? "None of them." : `${label} acts.`
	});
}
const chosen = (value) => value === "none" ? void 0 : { answer: [Number(value)] };
function commandable(w, commander) {
	if (commandLimit(commander) === 0 || commander.spent.includes("command")) return [];
	return inOrder(w.models.filter((m) => m !== commander && m.place === "board" && m.side === 1 && m.control === 1 && m.activated === 0 && victimOf(w, m) === null && diceIn(w, colourOf(m)) > 0 && (!has(commander, "Commanding Presence") || m.unit === "ADVENT Trooper")));
}
const commanderOf = (w, f) => candidates(w, f).find((m) => commandable(w, m).length > 0);
const which = chapter("which").shows("again").steps({
	task: question({
		rule: "EE-AUT-01",
		sheet(w, f) {
			const task = taskOf(w.mission);
			return task === null ? null : firstSheet(w, f, "Who is the first of these that carries a token, or can do its task with a run of its MOBILITY?", "The automaton’s die is drawn.", task.words);
		},
		trail: (w, _f, { model }) => model === "none" ? null : {
			label: "On its task",
			value: modelOf(w, Number(model)).name
		},
		take: (_play, _f, answers) => chosen(answers["model"])
	}),
	engaged: { run({ w }, f) {
		const all = candidates(w, f);
		const one = all.length === 1 ? all[0] : all.find((m) => isEngaged(w, m));
		if (one !== void 0 && commandable(w, one).length === 0) return { answer: [one.id] };
	} },
	command: question({
		rule: "EE-AUT-21",
		sheet(w, f) {
			const commander = commanderOf(w, f);
			if (commander === void 0) return null;
			const reach = has(commander, "Commanding Presence") ? 24 : 12;
			return plainSheet({
				key: "model",
				title: `Who is the first of these within ${inches(reach)} of ${commander.name} and in its sight?`,
				look: "buttons",
				answers: [...modelAnswers(commandable(w, commander)), NONE]
			}, {
				rule: "EE-AUT-21",
				act: {
					words: `${commander.name} can bring one of its own forward.`,
					rule: "EE-AUT-21"
				}
			});
		},
		take(play, f, { model }) {
			const { w } = play;
			const commander = commanderOf(w, f);
			if (model === "none" || commander === void 0) {
				commander?.spent.push("command");
				return { goTo: "alone" };
			}
			const first = modelOf(w, Number(model));
			commander.spent.push("command");
			play.tell?.({
				type: "commands",
				model: commander.name,
				first: [first.name]
			}, "EE-AUT-21");
			return { answer: [first.id, commander.id] };
		}
	}),
	alone: { run({ w }, f) {
		const all = candidates(w, f);
		const one = all.length === 1 ? all[0] : all.find((m) => isEngaged(w, m));
		if (one !== void 0) return { answer: [one.id] };
		if (all.length === 0) return { answer: [] };
	} },
	attack: question({
		rule: "EE-AUT-01",
		sheet: (w, f) => firstSheet(w, f, "Who is the first of these that can attack one of your soldiers from where it stands?", "The automaton’s die is drawn.", "In range of a weapon, and in sight."),
		trail: (w, _f, { model }) => model === "none" ? null : {
			label: "Can attack",
			value: modelOf(w, Number(model)).name
		},
		take: (_play, _f, answers) => chosen(answers["model"])
	}),
	closest: question({
		rule: "EE-AUT-01",
		sheet(w, f) {
			const all = candidates(w, f);
			return plainSheet({
				key: "model",
				title: "Who is the first of these that is closest to one of your soldiers?",
				look: "buttons",
				answers: modelAnswers(all)
			}, {
				rule: "EE-AUT-01",
				sentence: (_value, label) => `${label} acts.`
			});
		},
		trail: (w, _f, { model }) => ({
			label: "Closest",
			value: modelOf(w, Number(model)).name
		}),
		take: (_play, _f, answers) => ({ answer: [Number(answers["model"])] })
	})
});
// packages/games/enemy-eternal/companion/round.ts
const NUMBERS = Array.from({ length: 9 }, (_, i) => ({
	value: String(i),
	label: String(i)
}));
const rounds = chapter("round").shows("colour", "queue").steps({
	"the round begins": { run(play, f) {
		const { w } = play;
		w.round++;
		w.drawnDice = [];
		w.trail = [];
		f.queue = [];
		play.tell?.({
			type: "round",
			round: w.round,
			of: missionOf(w).rounds
		}, "EE-RND-07");
		reinforce(play);
		if (w.pods.some(({ state }) => state === "waiting")) return { call: podFrame("Does one of your soldiers see a pod marker now?") };
	} },
	"fill the bag": { run: (play) => fillBag(play) },
	draw: { run(play, f) {
		const { w } = play;
		const colour = play.draw(w.bag, "EE-RND-02", (kind) => kind === "automaton" ? "automaton" : "people");
		if (colour === null) return { goTo: "the round ends" };
		f.colour = colour;
		w.drawnDice.push(colour);
		w.trail = [];
		play.tell?.({
			type: "die drawn",
			colour
		}, "EE-RND-02");
		if (colour === "automaton") return { goTo: "the automaton’s die" };
		if (choosable(w, colour).length === 0) {
			play.tell?.({
				type: "die spent",
				colour
			}, "EE-RND-03");
			return "again";
		}
	} },
	"which soldier": question({
		rule: "EE-RND-03",
		sheet: (w, f) => f.colour === "automaton" || choosable(w, f.colour).length === 0 ? null : plainSheet({
			key: "model",
			title: "Your die is drawn. Who acts?",
			look: "buttons",
			answers: modelAnswers(choosable(w, f.colour))
		}, {
			rule: "EE-RND-03",
			sentence: (_value, label) => `${label} acts.`
		}),
		take: (_play, _f, { model }) => ({
			call: soldierFrame(Number(model)),
			then: "draw"
		}),
		after: () => goTo("draw")
	}),
	"the automaton’s die": { run(play, f) {
		const { w } = play;
		const all = choosable(w, AUTOMATON);
		const own = all.filter((m) => m.mind === null);
		const victim = all.find((m) => m.mind !== null);
		f.queue = [];
		if (own.length > 0) return {
			call: whichFrame(false),
			then: "in a row"
		};
		if (victim !== void 0) {
			f.answer = [victim.id];
			return { goTo: "in a row" };
		}
		if (w.sides[1].bonus > 0 && again(w, "automaton").length > 0) {
			w.sides[1].bonus--;
			return {
				call: whichFrame(true),
				then: "in a row"
			};
		}
		play.tell?.({
			type: "die spent",
			colour: AUTOMATON
		}, "EE-RND-03");
		return { goTo: "draw" };
	} },
	"in a row": { run(_play, f) {
		f.queue = f.answer ?? [];
		f.answer = [];
	} },
	activate: { run({ w }, f) {
		const id = f.queue.shift();
		if (id === void 0) return { goTo: "draw" };
		return onBoard(modelOf(w, id)) ? {
			call: automatonFrame(id),
			then: "activate"
		} : "again";
	} },
	"the round ends": { run(play) {
		const { w } = play;
		const m = w.models.find((one) => one.poisoned && onBoard(one) && !one.spent.includes("poison"));
		if (m === void 0) return;
		m.spent.push("poison");
		loseWounds(play, m, 1, () => play.tell?.({
			type: "poison",
			model: m.name,
			wounds: m.wounds
		}, "EE-SPO-15"));
		const blast = fallen(play, m, null, 1);
		return blast === null ? "again" : {
			call: blast,
			then: "the round ends"
		};
	} },
	"minds are freed": { run(play) {
		const { w } = play;
		for (const m of w.models) if (m.mind !== null && m.mind.until <= w.round) freed(play, m);
		checkWipe(play);
	} },
	points: question({
		rule: "EE-CMP-10",
		sheet(w, _f) {
			if (!isScored(w.mission)) return null;
			const questions = [{
				key: "people",
				title: "Points of the people this round",
				look: "numbers",
				answers: NUMBERS
			}, {
				key: "automaton",
				title: "Points of the automaton this round",
				look: "numbers",
				answers: NUMBERS
			}];
			return {
				subject: null,
				act: {
					words: `Round ${w.round} is over.`,
					why: missionOf(w).text,
					rule: "EE-RND-07"
				},
				questions,
				outlooks: NUMBERS.flatMap((people) => NUMBERS.map((automaton) => ({
					answers: {
						people: people.value,
						automaton: automaton.value
					},
					sentence: `${w.sides[0].score + Number(people.value)} to ${w.sides[1].score + Number(automaton.value)}.`,
					rule: "EE-RND-07",
					button: "Count them",
					throws: []
				})))
			};
		},
		take(play, _f, { people, automaton }) {
			const { sides } = play.w;
			sides[0].score += Number(people);
			sides[1].score += Number(automaton);
			play.tell?.({
				type: "points",
				people: sides[0].score,
				automaton: sides[1].score
			}, "EE-CMP-10");
		}
	}),
	"the last round": question({
		rule: "EE-END-03",
		sheet: (w, _f) => w.round < missionOf(w).rounds ? null : plainSheet({
			key: "winner",
			title: "Who has won?",
			look: "buttons",
			answers: [
				{
					value: "people",
					label: "The people"
				},
				{
					value: "automaton",
					label: "The automaton"
				},
				{
					value: "nobody",
					label: "Nobody",
					detail: "a draw"
				}
			]
		}, {
			rule: "EE-END-03",
			act: {
				words: "The last round is over.",
				why: `${missionOf(w).text} Destroyed: ${w.sides[1].lost} by you, ${w.sides[0].lost} by it.`,
				rule: "EE-END-03"
			},
			button: "That is the end"
		}),
		take(play, _f, { winner }) {
			play.end({
				winners: winner === "people" ? [0] : [],
				rule: "EE-END-03",
				why: winner === "people" ? "the people have reached their goal" : winner === "automaton" ? "the automaton has reached its goal" : "it is a draw"
			});
			return "done";
		}
	}),
	"all are fresh": { run({ w }) {
		for (const m of w.models) {
			m.activated = 0;
			m.hitBy = [];
			m.spent = [];
		}
		return { goTo: "the round begins" };
	} }
});
// packages/games/enemy-eternal/companion/begin.ts
const readSquad = (value, where) => {
	const squad = typeof value === "string" ? readSquadText(value) : squadReader(value, where);
	if (squad.models.length === 0) throw new BadInput(where, "must have a model");
	return someJson(JSON.parse(JSON.stringify(squad)), where);
};
const squadOf = (value, where) => squadReader(value, where);
const ready = (id) => someJson(JSON.parse(JSON.stringify(readySquads[id])), id);
const MISSIONS = ["SE1.1", ...missionIds.filter((id) => id !== "SE1.1")];
const options = {
	mission: {
		label: "Mission",
		rule: "EE-BAT-02",
		says: "What is fought for, how long, and against whom.",
		choices: MISSIONS,
		names: MISSIONS.map((id) => `${id} ${missions[id].name}`)
	},
	difficulty: {
		label: "Difficulty",
		rule: "EE-DIF-01",
		says: "How many dice the automaton has in the bag.",
		choices: difficulties
	},
	squad: {
		label: "Your Squad",
		rule: "EE-SQD-10",
		read: readSquad,
		fallback: ready("EE-S-01")
	},
	enemy: {
		label: "Squad of the automaton",
		rule: "EE-AIM-09",
		read: (value, where) => value === null ? null : readSquad(value, where),
		fallback: null
	}
};
const usual = (faction) => {
	const found = Object.values(readySquads).find((squad) => squad.faction === faction);
	if (found === void 0) throw new Error(`there is no ready Squad of ${faction}`);
	return found;
};
function begin(given) {
	const mission = chosen$1(given, "mission", missionIds);
	const squad = squadOf(given["squad"], "options.squad");
	const foe = squad.faction === "XCOM" ? "ADVENT" : "XCOM";
	const sides = [newSide(squad.faction, [0], "A"), newSide(foe, [], "B")];
	const w = {
		...emptyTable(readTableOptions(readOptions(options$1, {})), sides, 1, mission),
		edition: "1",
		trail: [],
		corrections: 0,
		contacts: []
	};
	w.difficulty = chosen$1(given, "difficulty", difficulties);
	sides[0].squad = squad;
	for (const one of squad.models) makeModel(w, one, 0, 0);
	field(w, given["enemy"] ?? null, foe);
	nameModels(w);
	for (const m of w.models) if (m.pod === "" || m.pod === "start") m.place = "board";
	w.flow = [rounds.begin({
		colour: "",
		queue: []
	}), setUp.begin({})];
	return w;
}
function field(w, enemy, faction) {
	const forces = forcesOf(w);
	if (forces !== null && enemy === null) {
		fieldForces(w, forces);
		for (const letter of Object.keys(forces.pods ?? {})) w.pods.push({
			letter,
			cell: -1,
			models: [],
			state: "waiting",
			known: true
		});
		return;
	}
	const squad = enemy === null ? usual(faction) : squadOf(enemy, "options.enemy");
	if (squad.faction !== faction) throw new BadInput("options.enemy", `must be of ${faction}, because your Squad is not [EE-SQD-04]`);
	w.sides[1].squad = squad;
	for (const one of squad.models) makeModel(w, one, 1, -1);
}
const names = (w, side) => w.models.filter((m) => m.side === side && m.place === "board").map(({ name }) => name).join(", ");
const STEPS = [
	{
		key: "ground",
		words: (w) => `Lay out the table for ${missionOf(w).name}.`,
		why: (w) => `${missionOf(w).text} Boards of 48 to 54 inches; all distances in inches.`,
		rule: "EE-BRD-09"
	},
	{
		key: "pods",
		words: (w) => w.pods.length === 0 ? null : `Put down the markers of pods ${w.pods.map(({ letter }) => letter).join(", ")}.`,
		why: () => "Where the map of the mission has them. Who is in them the app knows.",
		rule: "EE-DEP-05"
	},
	{
		key: "enemy",
		words: (w) => names(w, 1) === "" ? null : `Set up the automaton: ${names(w, 1)}.`,
		why: () => "Each where it has the most cover, then closest to the middle; those without a gun closest to you.",
		rule: "EE-AUT-24"
	},
	{
		key: "squad",
		words: (w) => `Set up your Squad in its zone: ${names(w, 0)}.`,
		why: () => "At least an inch from each other.",
		rule: "EE-DEP-01"
	}
];
const stepAt = (w, at) => STEPS.filter((one) => one.words(w) !== null)[at];
const setUp = chapter("set up").shows("at").steps({
	"at the start": { run(play) {
		const { w } = play;
		play.tell?.({
			type: "mission",
			mission: w.mission,
			name: missionOf(w).name
		}, "EE-BAT-02");
		for (const letter of missionOf(w).pods?.atStart ?? "") placePod(play, letter, false);
	} },
	lay: question({
		rule: "EE-CMP-01",
		sheet(w, f) {
			const step = stepAt(w, f.at ?? 0);
			const words = step?.words(w) ?? null;
			return step === void 0 || words === null ? null : plainSheet({
				key: "done",
				title: "Is that done?",
				look: "buttons",
				answers: [{
					value: step.key,
					label: "It stands"
				}]
			}, {
				rule: "EE-CMP-01",
				act: {
					words,
					why: step.why(w),
					rule: step.rule
				},
				sentence: () => "Nothing is measured yet.",
				button: "Next"
			});
		},
		take(_play, f) {
			f.at = (f.at ?? 0) + 1;
			return "again";
		}
	})
});
// packages/games/enemy-eternal/beats.ts
const actorOf = (what) => "model" in what ? { actor: unitThing(what.model) } : {};
const targetOf = (what) => "at" in what && typeof what.at === "string" ? { target: unitThing(what.at) } : {};
const pathOf = (what) => "path" in what ? { path: what.path.map(cellThing) } : "to" in what && typeof what.to !== "string" ? { path: [cellThing(what.to)] } : "at" in what && typeof what.at !== "string" && what.at.length === 2 && typeof what.at[0] === "number" ? { path: [cellThing([what.at[0], Number(what.at[1])])] } : {};
const plain = (kind, weight, what, more = {}) => ({
	kind,
	weight,
	...actorOf(what),
	...targetOf(what),
	...pathOf(what),
	...more
});
const against = (values, value) => ({ dice: {
	values,
	sides: 6,
	need: `≤ ${value}`
} });
const oneDie = (die, need) => ({ dice: {
	values: [die],
	sides: 6,
	...need !== void 0 && { need }
} });
const BOOKS = [
	"activated",
	"activation ends",
	"bag filled",
	"die drawn",
	"die spent",
	"die removed",
	"plan",
	"mission",
	"battle rolled",
	"mustered",
	"squad",
	"rolled off",
	"zone",
	"placed",
	"marker placed",
	"overwatch ended",
	"income",
	"campaign rated",
	"crates placed"
];
const GOALS = [
	"scored",
	"charge planted",
	"charge delayed",
	"charge lost",
	"charge set",
	"charge removed",
	"generator destroyed",
	"gate open",
	"tapped",
	"relay set",
	"relay open",
	"upload",
	"upload set back",
	"mast",
	"crate secured",
	"terminal hacked",
	"marker reached",
	"informant found",
	"bystander runs home",
	"civilian saved",
	"claimed",
	"intelligence",
	"took",
	"evacuated"
];
const ENDS = [
	"battle over",
	"campaign over",
	"conceded"
];
const REVEALS = [
	"appears",
	"arrives",
	"declared",
	"pod shown",
	"marker removed",
	"found"
];
const RETREATS = [
	"flees",
	"panics",
	"put back",
	"pulled",
	"blinked"
];
const MOVES = [
	"runs",
	"climbs",
	"momentum",
	"charges"
];
function ofAttack(what) {
	switch (what.type) {
		case "hit":
		case "missed": {
			const hit = what.type === "hit";
			const more = {
				plate: hit ? what.test === 1 ? "first of two" : "hit" : "miss",
				tone: hit ? "hit" : "miss",
				...against(what.dice, what.value)
			};
			return plain(what.close ? "blow" : "shot", 1, what, more);
		}
		case "armour": return plain("save", 1, what, {
			plate: what.holds ? "armour holds" : "armour fails",
			tone: what.holds ? "miss" : "hit",
			...against(what.dice, what.value)
		});
		case "damage": return plain("loss", what.applied > 0 ? 2 : 1, what, {
			plate: what.applied > 0 ? `−${what.applied}` : "no damage",
			tone: what.applied > 0 ? "hit" : "miss"
		});
		case "destroyed": return plain("death", 2, what, {
			plate: "dead",
			tone: "bad"
		});
		case "leader lost": return plain("death", 3, what, {
			plate: "Leader lost",
			tone: "bad"
		});
		case "down": return plain("nerve", what.how === "forced" ? 2 : 1, what, { plate: "Down" });
		case "sustain": return plain("nerve", 2, what, {
			...against(what.dice, what.value),
			plate: what.passed ? "lives" : "fails"
		});
		case "scatter": return plain("roll", 1, what, {
			...oneDie(what.die, "1–3"),
			plate: what.wide ? "wide" : "on target"
		});
		case "deflect": return plain("save", 1, what, {
			...oneDie(what.die, "5+"),
			plate: what.deflected ? "deflected" : "no"
		});
		case "mindspin": return plain("nerve", 2, what, {
			dice: {
				values: what.dice,
				sides: 6
			},
			plate: what.effect
		});
		case "poison": return plain("loss", 2, what, {
			plate: "−1",
			tone: "bad"
		});
		case "reacts": return plain("answer", 1, what);
		default: return null;
	}
}
function ofDice(what) {
	switch (what.type) {
		case "test": return plain("roll", 2, what, {
			...against(what.dice, what.value),
			plate: what.passed ? "done" : "failed",
			tone: what.passed ? "good" : "bad"
		});
		case "card": return plain("roll", 1, what, oneDie(what.die));
		case "stands up": return what.dice === void 0 || what.value === void 0 ? plain("order", 0, what) : plain("nerve", 1, what, {
			...against(what.dice, what.value),
			plate: `${what.left} left`
		});
		case "suppressed": return plain("nerve", 1, what, {
			...against(what.dice, what.value),
			plate: what.holds ? "holds" : "Down"
		});
		case "infirmary": return plain("nerve", 2, what, {
			...against(what.dice, what.value),
			plate: what.lives ? "lives" : "dies"
		});
		case "rallied":
		case "hack table":
		case "volatile": return plain("roll", 1, what, oneDie(what.die));
		case "pod scattered": return {
			kind: "roll",
			weight: 0,
			dice: {
				values: what.dice,
				sides: 6
			}
		};
		case "healed":
		case "regenerates": return plain("note", 2, what, {
			plate: `${what.wounds} Wounds`,
			tone: "good"
		});
		default: return null;
	}
}
const KINDS$2 = [
	[
		BOOKS,
		"note",
		0
	],
	[
		MOVES,
		"move",
		1
	],
	[
		RETREATS,
		"retreat",
		1
	],
	[
		REVEALS,
		"reveal",
		2
	],
	[
		GOALS,
		"goal",
		3
	],
	[
		ENDS,
		"goal",
		3
	],
	[
		[
			"overwatch",
			"acts again",
			"commands",
			"free attack",
			"counterattack"
		],
		"order",
		1
	],
	[
		[
			"mind controlled",
			"poisoned",
			"fallen",
			"recovering",
			"promoted"
		],
		"nerve",
		2
	]
];
function beat(what) {
	const own = ofAttack(what) ?? ofDice(what);
	if (own !== null) return own;
	for (const [types, kind, weight] of KINDS$2) if (types.includes(what.type)) return plain(kind, weight, what);
	return plain("note", "model" in what ? 1 : 0, what);
}
function attackHead(what) {
	if (what.test === 2) return null;
	const came = what.type === "missed" ? "misses" : what.test === 1 ? "two tests" : "hits";
	return `${what.model} → ${what.at}: ${what.weapon}, ${came}`;
}
function opens(what) {
	switch (what.type) {
		case "activated": return `${what.model} acts`;
		case "reacts": return `${what.model} reacts to ${what.at}`;
		case "hit":
		case "missed": return attackHead(what);
		default: return null;
	}
}
const signed = (value) => value < 0 ? `−${-value}` : `+${value}`;
const sumItems = (parts, prefix = "") => parts.map((part, i) => ({
	label: `${prefix}${part.label ?? ""}`,
	value: i === 0 ? String(part.value) : signed(part.value),
	rule: part.because
}));
function items(what) {
	switch (what.type) {
		case "hit":
		case "missed": return [
			...sumItems(what.parts),
			{
				label: "Needed",
				value: `≤ ${what.value}`
			},
			rolled(what.dice),
			...what.test !== void 0 ? [{
				label: "Tests that must hit",
				value: "2",
				rule: "EE-SPC-38"
			}] : []
		];
		case "armour": return [
			...sumItems(what.parts),
			{
				label: "Needed",
				value: `≤ ${what.value}`
			},
			rolled(what.dice)
		];
		case "damage": return [
			...sumItems(what.parts),
			...what.absorbed > 0 ? [{
				label: "Shield",
				value: signed(-what.absorbed)
			}] : [],
			{
				label: "Wounds lost",
				value: String(what.applied)
			},
			{
				label: "Wounds left",
				value: String(what.wounds)
			}
		];
		case "test":
		case "sustain":
		case "infirmary":
		case "suppressed": return [{
			label: "Needed",
			value: `≤ ${what.value}`
		}, rolled(what.dice)];
		default: return [];
	}
}
const rolled = (dice) => ({
	label: "Rolled",
	value: `${dice.join(" + ")} = ${dice.reduce((sum, die) => sum + die, 0)}`
});
// packages/games/enemy-eternal/throws.ts
function rolls(what) {
	switch (what.type) {
		case "hit":
		case "missed": return `${what.model} ${what.close ? "strikes at" : "fires at"} ${what.at} with the ${what.weapon}`;
		case "armour": return `${what.model} tests armour`;
		case "sustain": return `${what.model} clings to life`;
		case "scatter": return `Does the shot of ${what.model} go wide?`;
		case "deflect": return `${what.model} tries to deflect the shot`;
		case "mindspin": return `${what.model} spins the mind of ${what.at}`;
		case "test": return `${what.model}: ${what.what}`;
		case "card": return `What ${what.model} does, on the ${what.card} card`;
		case "stands up": return `${what.model} stands up`;
		case "suppressed": return `${what.model} tests WILL under fire`;
		case "infirmary": return `${what.model} lies in the Infirmary`;
		case "rallied": return `${what.model} rallies`;
		case "hack table": return `${what.model} on the Hack table`;
		case "volatile": return `${what.model} may explode`;
		case "pod scattered": return "How far off a pod comes into view";
		case "rolled off": return "Roll-off";
		default: return null;
	}
}
// packages/games/enemy-eternal/log.ts
const place = ([x, y]) => `(${x},${y})`;
const endOf = (path) => path.slice(-1).map(place).join("");
const ownerOf = (letter, names) => letter === "automaton" ? "the automaton" : names[seatOfLetter(letter)] ?? letter;
const podWords = (pod) => pod.startsWith("crate") ? `What guards ${pod}` : `Pod ${pod}`;
const woundsWords = (wounds) => wounds === 1 ? "1 Wound" : `${wounds} Wounds`;
const testWords = (test) => test === void 0 ? "" : test === 1 ? ", first of two tests" : ", second test";
const pointsWords = (points) => points === 1 ? "1 point" : `${points} points`;
const KINDS$1 = {
	activated: ({ model }) => `${model} is activated`,
	"activation ends": ({ model }) => `${model} is done`,
	"activation lost": ({ model }) => `${model} loses its activation`,
	"acts again": ({ model }) => `${model} acts a second time`,
	appears: ({ model, at }) => `${model} appears at ${place(at)}`,
	armour: ({ model, dice, value, holds }) => `${model} tests armour: ${dice.join(" ")} against ${value}, ${holds ? "it holds" : "it fails"}`,
	arrives: ({ model, at }) => `${model} arrives at ${place(at)}`,
	"bag filled": () => "All dice go into the bag",
	"battle over": ({ why }) => `The battle is over: ${why}`,
	"battle rolled": ({ mission }) => `The D8 says ${mission}`,
	blinked: ({ model, to }) => `${model} blinks to ${place(to)}`,
	built: ({ side, facility }) => `Side ${seatLetter(side)} builds the ${facility}`,
	"bystander runs home": ({ model }) => `${model} is not the informant and runs home`,
	"campaign over": ({ why }) => `The campaign is over: ${why}`,
	"campaign rated": ({ points }) => `The campaign is rated with ${pointsWords(points)}`,
	card: ({ model, die, card, entry }) => `${model} rolls ${die} on the ${card} card, its order: ${cardWords(entry)}`,
	"charge delayed": ({ model }) => `The charge does not go off: ${model} was hit`,
	"charge lost": ({ model }) => `The charge is lost with ${model}`,
	"charge planted": ({ model }) => `${model} plants the charge`,
	"charge removed": ({ model }) => `${model} removes the charge`,
	"charge set": ({ model }) => `${model} sets a charge on the generator`,
	charges: ({ model, at }) => `${model} charges ${at}`,
	called: ({ model, name }) => `${model} is called ${name} from now on`,
	"civilian saved": ({ model, civilian }) => `${model} saves ${civilian}`,
	claimed: ({ model, at }) => `${model} takes charge of ${at}`,
	climbs: ({ model, cost, path, level }) => `${model} ${level ? "moves on" : "climbs"} ${cost} to ${endOf(path)}`,
	commands: ({ model, first }) => `${model} brings ${first.join(" ")} forward`,
	conceded: {
		words: ({ seat }, names) => `${ownerOf(seat, names)} concedes`,
		by: ({ seat }) => seatOfLetter(seat)
	},
	counterattack: ({ model, at }) => `${model} strikes back at ${at}`,
	"crate secured": ({ model }) => `${model} secures a crate`,
	"crates placed": ({ at }) => `The crates stand at ${at.map(place).join(" ")}`,
	damage: ({ model, applied, wounds }) => applied === 0 ? `${model} takes no damage` : `${model} takes ${applied} and has ${woundsWords(wounds)} left`,
	declared: ({ model, at }) => `${model} was hiding at ${place(at)}`,
	deflect: ({ model, die, deflected }) => `${model} rolls ${die} to deflect: ${deflected ? "turned aside" : "no"}`,
	destroyed: ({ model }) => `${model} is destroyed`,
	"die drawn": ({ colour }, names) => `A die of ${ownerOf(colour, names)} is drawn`,
	"die removed": ({ colour }, names) => `One die of ${ownerOf(colour, names)} leaves the bag`,
	"die spent": ({ colour }, names) => `The die of ${ownerOf(colour, names)} has no effect`,
	down: ({ model }) => `${model} goes Down`,
	dropped: ({ model, token, at }) => `${model} drops the ${token} at ${place(at)}`,
	"energy shield": ({ model }) => `${model} raises a shield`,
	equipped: ({ model, gear }) => `${model} equips the ${gear}`,
	evacuated: ({ model }) => `${model} leaves the board`,
	explodes: ({ weapon, at }) => `The ${weapon} explodes at ${place(at)}`,
	fallen: ({ model }) => `${model} has fallen`,
	flees: ({ model, cost, path }) => `${model} flees from close combat, ${cost} to ${endOf(path)}`,
	found: ({ model, gear }) => `${model} finds a ${gear}`,
	"free attack": ({ model, at }) => `${model} makes a free attack on ${at}`,
	"gate open": () => "The gate opens",
	"gear recovered": ({ model, gear }) => `The gear of ${model} is recovered: ${gear.join(", ")}`,
	"generator destroyed": () => "A generator is destroyed",
	"GREMLIN off": ({ model }) => `The GREMLIN of ${model} is off`,
	"hack table": ({ model, die }) => `${model} rolls ${die} on the Hack table`,
	"handed over": ({ model, to }) => `${model} hands a token to ${to}`,
	healed: ({ model, at, wounds }) => `${model} treats ${at}: ${woundsWords(wounds)}`,
	hit: ({ model, at, weapon, dice, value, test }) => `${model} hits ${at} with the ${weapon}${testWords(test)}: ${dice.join(" ")} against ${value}`,
	income: ({ side, supplies }) => `Side ${seatLetter(side)} receives ${supplies} Supplies`,
	infirmary: ({ model, dice, value, lives }) => `${model} in the Infirmary: ${dice.join(" ")} against ${value}, ${lives ? "it lives" : "it dies"}`,
	"informant found": ({ model }) => `${model} has found the informant`,
	intelligence: () => "Intelligence is gathered",
	joined: ({ model, side }) => `${model} joins side ${seatLetter(side)}`,
	"leader hides": ({ model }) => `${model} hides in its zone`,
	"leader lost": ({ model }) => `${model} was the Leader: the Squad loses heart`,
	"marker placed": ({ at }) => `A civilian stands at ${place(at)}`,
	"marker reached": ({ model }) => `${model} has reached the marker`,
	"marker removed": () => "It was an ordinary civilian",
	mast: ({ model, on }) => `${model} switches a mast ${on ? "on" : "off"}`,
	"mind controlled": ({ model, by }) => `${model} obeys ${by}`,
	"mind freed": ({ model }) => `${model} is free again`,
	mindspin: ({ model, at, dice, effect }) => `${model} spins the mind of ${at}: ${dice.join(" ")}, ${effect}`,
	missed: ({ model, at, weapon, dice, value, test }) => `${model} misses ${at} with the ${weapon}${testWords(test)}: ${dice.join(" ")} against ${value}`,
	mission: ({ mission, name }) => mission === "Scenario" ? name : `${mission} ${name}`,
	says: ({ text }) => text,
	timer: ({ timer }) => `The timer stands at ${timer}`,
	reached: ({ model, area }) => `${model} reaches ${area}`,
	worked: ({ model, kind }) => `${model} has worked the ${kind}`,
	momentum: ({ model, path }) => `${model} moves on to ${endOf(path)}`,
	mustered: ({ side, squad }) => `Side ${seatLetter(side)} has named ${squad}`,
	"new Leader": ({ model }) => `${model} is the new Leader`,
	"outpost raised": ({ side, tier }) => `The Outpost of side ${seatLetter(side)} has tier ${tier}`,
	overwatch: ({ model, weapon }) => `${model} watches with the ${weapon}`,
	"overwatch ended": ({ model }) => `${model} no longer watches`,
	panics: ({ model, to }) => `${model} runs to ${place(to)}`,
	"picked up": ({ model, token }) => `${model} picks up the ${token}`,
	placed: ({ model, at }) => `${model} at ${place(at)}`,
	plan: ({ model, letter, orders }) => `${model} ${planWords(letter, orders)}`,
	"pod scattered": ({ pod, dice }) => `${podWords(pod)} comes into view within ${dice.reduce((sum, die) => sum + die, 0)}: ${dice.join(" ")}`,
	"pod shown": ({ pod, models }) => `${podWords(pod)} holds ${models.join(", ")}`,
	poison: ({ model }) => `${model} loses a Wound to poison`,
	poisoned: ({ model }) => `${model} is poisoned`,
	promoted: ({ model, rank }) => `${model} is promoted to rank ${rank}`,
	pulled: ({ model, to }) => `${model} is pulled to ${place(to)}`,
	"put back": ({ model, to }) => `${model} is put back to ${place(to)}`,
	rallied: ({ model, die }) => `${model} rallies: ${die}`,
	reacts: ({ model, at, where, weapon }) => `${model} reacts to ${at} at ${place(where)} with the ${weapon}`,
	recovering: ({ model }) => `${model} survives and recovers`,
	regenerates: ({ model }) => `${model} regains a Wound`,
	"reinforcements cancelled": () => "The reinforcements do not come",
	"relay open": ({ model }) => `${model} has opened the relay`,
	"relay set": ({ model }) => `${model} sets the relay`,
	reward: ({ side, reward }) => `Side ${seatLetter(side)} takes its reward: ${reward}`,
	"reward card": ({ side, card }) => `Side ${seatLetter(side)} draws the ${card}`,
	"reward exchanged": ({ side, supplies }) => `Side ${seatLetter(side)} has no use for its cards and takes ${supplies} Supplies`,
	"rolled off": ({ dice }) => `Roll-off: ${dice.join(" ")}`,
	round: {
		words: ({ round, of }) => `Round ${round} of ${of}`,
		section: ({ round }) => `Round ${round}`
	},
	runs: ({ model, cost, path }) => `${model} runs ${cost} to ${endOf(path)}`,
	scatter: ({ die, wide }) => `Scatter: ${die}, ${wide ? "wide" : "on target"}`,
	scored: ({ side, points, what }) => `Side ${seatLetter(side)} scores ${pointsWords(points)}: ${what}`,
	splashed: ({ model }) => `${model} stands in the blast`,
	squad: ({ side, squad, faction }) => `Side ${seatLetter(side)}: ${squad} (${faction})`,
	"stands up": ({ model, dice: fell, value }) => fell === void 0 ? `${model} stands up` : `${model} stands up: ${fell.join(" ")} against ${value}`,
	stopped: ({ model, at }) => `${model} stops at ${place(at)}`,
	supplies: ({ model, amount }) => `${model} finds ${amount} Supplies`,
	suppressed: ({ model, dice, value }) => `${model} tests WILL under fire: ${dice.join(" ")} against ${value}`,
	sustain: ({ model, dice, value }) => `${model} clings to life: ${dice.join(" ")} against ${value}`,
	tapped: ({ model }) => `${model} taps a terminal`,
	"terminal hacked": ({ model }) => `${model} cancels reinforcements`,
	"terrain destroyed": () => "Terrain falls",
	test: ({ model, what, dice, value, passed }) => `${model}: ${what}, ${dice.join(" ")} against ${value}, ${passed ? "done" : "failed"}`,
	took: ({ model, token }) => `${model} takes the ${token}`,
	"torn down": ({ side, facility }) => `Side ${seatLetter(side)} tears down the ${facility}`,
	upload: ({ upload }) => `The upload stands at ${upload}`,
	"upload set back": ({ model, upload }) => `${model} sets the upload back to ${upload}`,
	volatile: ({ model, die }) => `${model} may explode: ${die}`,
	zone: ({ side, zone }) => `Side ${seatLetter(side)} takes zone ${zone}`
};
function about(what) {
	return [...[..."model" in what ? [what.model] : [], ..."at" in what && typeof what.at === "string" ? [what.at] : []].map(unitThing), ..."path" in what ? what.path.map(cellThing) : []];
}
function dice(what) {
	if ("die" in what) return [what.die];
	return "dice" in what && Array.isArray(what.dice) ? what.dice : [];
}
const log$1 = {
	...logWords(KINDS$1),
	about,
	dice,
	rolls,
	beat,
	opens,
	items
};
// packages/games/enemy-eternal/companion/log.ts
const listed = (models) => models.length === 0 ? "nobody" : models.join(", ");
const log = joinedLog(log$1, {
	...companionLog,
	measured: {
		words: ({ model, at, range, cover }) => `Measured from ${model} to ${at}: ${range}${cover === null ? "" : `, ${cover}`}`,
		about: ({ model, at }) => [unitThing(model), unitThing(at)]
	},
	"moved as told": {
		words: ({ model, words }) => `${model} moves ${words}`,
		about: ({ model }) => [unitThing(model)]
	},
	touches: {
		words: ({ model, at }) => `${model} is in base contact with ${at}`,
		about: ({ model, at }) => [unitThing(model), unitThing(at)]
	},
	"stayed out": {
		words: ({ model }) => `${model} stays where it is`,
		about: ({ model }) => [unitThing(model)]
	},
	"pod found": ({ pod, models }) => `Pod ${pod} comes into view: ${listed(models)}`,
	reinforced: ({ models }) => `Reinforcements arrive: ${listed(models)}`,
	"terrain falls": ({ weapon }) => `The ${weapon} destroys all terrain within 2″ that can fall`,
	"explodes near": ({ weapon, at }) => at === null ? `The ${weapon} goes wide and hits nobody` : `The ${weapon} goes wide and hits ${at}`,
	"runs away": ({ model, from }) => `${model} runs away from ${from}`,
	tested: {
		words: ({ model, what }) => `${model} has done it: ${what}`,
		about: ({ model }) => [unitThing(model)]
	},
	points: ({ people, automaton }) => `Points: ${people} for the people, ${automaton} for the automaton`
});
// packages/games/enemy-eternal/companion/game.ts
const inBag = (w) => [...contents(w.bag).values()].reduce((all, count) => all + count, 0);
const game = defineCompanion({
	name: "enemy-eternal-companion",
	title: "Enemy Eternal companion",
	edition: "1",
	options,
	book: bookOf([
		setUp,
		rounds,
		pods,
		which,
		automaton,
		hunt,
		guard,
		flee,
		hands,
		watched,
		soldier,
		shot,
		blast
	]),
	begin,
	keeping,
	headline: (w) => w.round === 0 ? missionOf(w).name : `round ${w.round} of ${missionOf(w).rounds} · bag ${inBag(w)} left`,
	log
});
people(1), people(1), people(1);
export { game };
