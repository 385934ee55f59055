// ../../kernel/src/read/itemAt.ts
function itemAt$1(list, index) {
	const item = list[index];
	if (item === void 0) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
	return item;
}
// ../../kernel/src/chance/chance.ts
function sum(weights) {
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
		return indexAt(weights, this.uniform(sum(weights)));
	}
};
// ../../kernel/src/chance/bag.ts
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
const copyBag = (bag) => ({
	top: bag.top.slice(),
	kinds: bag.kinds.slice(),
	left: bag.left.slice(),
	bottom: bag.bottom.slice()
});
// ../../kernel/src/chance/fast.ts
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
// ../../kernel/src/read/badInput.ts
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
// ../../kernel/src/read/json.ts
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
// ../../kernel/src/read/readers.ts
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
const listOf = (reader) => (value, where) => {
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
// ../../kernel/src/rules/options.ts
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
// ../../kernel/src/rules/flow.ts
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
// ../../kernel/src/rules/play.ts
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
// ../../kernel/src/rules/game.ts
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
// ../../kernel/src/rules/log.ts
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
// ../../kernel/src/rules/modifier.ts
function total(modifiers) {
	let sum = 0;
	for (const modifier of modifiers) {
		modifier.because;
		sum += modifier.value;
	}
	return sum;
}
// ../../kernel/src/rules/refusal.ts
const refuse = (rule, reason) => ({
	rule,
	reason
});
// ../../kernel/src/rules/windows.ts
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
// ../../kernel/src/rules/world.ts
const seatLetter = (seat) => String.fromCharCode(65 + seat);
const seatOfLetter = (letter) => /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : -1;
// table.ts
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
// tableReaders.ts
function found(thing, what) {
	if (thing === null || thing === void 0) throw new Error(`the table has no ${what}`);
	return thing;
}
const modelOf = (w, id) => found(w.models[id], `model ${id}`);
const pieceOf$1 = (w, id) => found(w.pieces[id], `piece ${id}`);
const tokenOf = (w, id) => found(w.tokens[id], `token ${id}`);
const modelNamed = (w, id) => typeof id === "number" ? w.models[id] : void 0;
const pieceNamed = (w, id) => typeof id === "number" ? w.pieces[id] : void 0;
const campaignOf = (w) => found(w.campaign, "campaign");
const sheetOf$1 = (w, side) => found(campaignOf(w).sheets[side], `campaign sheet of side ${side}`);
function veteranOf$1(sheet, id) {
	return found(sheet.roster.find((one) => one.id === id), `soldier ${id}`);
}
const resultOf$1 = (w) => found(w.result, "result");
const goalOf = (w, name) => w.goals[name] ?? 0;
const isScript = (seat) => seat === -1;
const commander = (w, m) => m.mind !== null ? modelOf(w, m.mind.by).player : m.player;
const isAutomaton = (w, side) => w.sides[side].seats.length === 0;
const SCRIPT = [-1];
const seatsOf = (w, side) => isAutomaton(w, side) ? SCRIPT : w.sides[side].seats;
const speakerOf = (w, side) => w.sides[side].seats[0] ?? -1;
// book/chapter.ts
const chapter = chaptersOf();
function forGood(play) {
	if (play.w.options.iron && play.w.campaign !== null) play.reveal();
}
const fieldChapter = (name) => ({ shows: (...locals) => ({ steps: (steps) => chapter(name).shows(...locals).steps(guarded(steps)) }) });
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
// choices.ts
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
// ../../board/src/read.ts
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
// ../../board/src/grid/grid.ts
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
const cellAt = (grid, x, y) => x >= 0 && x < grid.width && y >= 0 && y < grid.height ? y * grid.width + x : -1;
const neighbour = (grid, cell, direction) => grid.next[cell * 8 + direction] ?? -1;
function directionTo(grid, from, to) {
	for (let d = 0; d < 8; d++) if (grid.next[from * 8 + d] === to) return d;
	return -1;
}
const opposite = (direction) => direction < 4 ? direction + 2 & 3 : 4 + (direction - 2 & 3);
const kingSteps = (grid, a, b) => Math.max(Math.abs(grid.x[a] - grid.x[b]), Math.abs(grid.y[a] - grid.y[b]));
// ../../board/src/grid/areas.ts
function rectangle(grid, left, top, right, bottom) {
	const cells = [];
	for (let y = Math.max(0, top); y <= Math.min(grid.height - 1, bottom); y++) for (let x = Math.max(0, left); x <= Math.min(grid.width - 1, right); x++) cells.push(y * grid.width + x);
	return cells;
}
const SPAN = 256;
const known = [];
function lineSteps(nx, ny) {
	return known[nx * SPAN + ny] ?? walk$1(nx, ny);
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
	return known[nx * SPAN + ny] = Uint8Array.from(line);
}
// ../../board/src/grid/paths.ts
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
// ../../board/src/grid/picture.ts
var BadPicture = class extends Error {
	name = "BadPicture";
};
const linesOf = (text) => text.replace(/^\n+|\s+$/g, "").split("\n");
function readPlain(text) {
	const lines = linesOf(text);
	const width = itemAt(lines, 0).length;
	lines.forEach((line, i) => {
		if (line.length !== width) throw new BadPicture(`line ${i + 1} has ${line.length} cells, the first has ${width}`);
	});
	const height = lines.length;
	return {
		grid: gridOf(width, height),
		cells: lines.join(""),
		upright: " ".repeat((width + 1) * height),
		level: " ".repeat(width * (height + 1))
	};
}
function writePlain(picture) {
	const { grid, cells } = picture;
	return Array.from({ length: grid.height }, (_, y) => cells.slice(y * grid.width, (y + 1) * grid.width)).join("\n");
}
// content/weapons.ts
const weapons = {
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
const weaponNames = Object.keys(weapons);
const isWeapon = (name) => typeof name === "string" && Object.hasOwn(weapons, name);
const weaponOf = (name) => weapons[name];
// content/gear.ts
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
const typedVests = [
	"Ablative Vest",
	"Blast Weave Vest",
	"Insulated Vest",
	"Hazmat Vest"
];
const roundsFit = [
	"Assault Rifles",
	"Shotguns",
	"Pistols",
	"Cannons",
	"Sniper Rifles"
];
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
// content/units.ts
const skillNames = [
	"AIM",
	"HEALTH",
	"MOBILITY",
	"HACK",
	"WILL",
	"DODGE",
	"PSI"
];
const isSkill = (name) => skillNames.some((skill) => skill === name);
const ruleNames = [
	"Blast Padding",
	"Blink",
	"Cautious",
	"Commanding Presence",
	"Commanding Presence II",
	"Counterattack",
	"Deadeye",
	"Deflect",
	"Emplaced",
	"Field Command",
	"Flight",
	"Grapple",
	"Hacker",
	"Infiltrator",
	"Marauder",
	"Mechanical",
	"Momentum",
	"Overdrive",
	"Phantom",
	"Rage",
	"Regenerate",
	"Shadow",
	"Squad Tactics",
	"Squadsight",
	"Sustain",
	"Trooper Command",
	"Unarmed",
	"Unique",
	"Unstable",
	"Volatile",
	"Weak Minded"
];
const units = {
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
const unitNames = Object.keys(units);
const isUnit = (name) => typeof name === "string" && Object.hasOwn(units, name);
const unitOf = (name) => units[name];
const unitsOf = (faction) => unitNames.filter((name) => units[name].faction === faction);
// book/attack/arms.ts
const NONE = [];
const mindspin = {
	id: "EE-SPC-11",
	name: "Mindspin",
	slot: "mind",
	range: 24,
	value: 0,
	type: "PL",
	rules: [],
	on: "PSI",
	attachments: NONE
};
function weaponArm(m, name, slot, into) {
	const weapon = weaponOf(name);
	if (weapon.damage === null) return;
	const unit = unitOf(m.unit);
	const on = m.unit === "Templar" && weapon.class === "Pistols" ? "AIM" : (slot === "primary" ? unit.primaryOn : unit.secondaryOn) ?? "AIM";
	let attachments = NONE;
	let type = weapon.damage.type;
	for (const carried of m.items) {
		if (carried.on !== name) continue;
		attachments = [...attachments, carried.item];
		type = itemOf(carried.item).rounds ?? type;
	}
	into.push({
		id: weapon.id,
		name,
		slot,
		range: weapon.range,
		value: weapon.damage.value,
		type,
		rules: weapon.rules,
		on,
		attachments: weapon.range > 0 ? attachments : NONE
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
function armsOf(m) {
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
			attachments: NONE
		});
	}
	return arms;
}
const armNamed = (m, name) => name === "Mindspin" ? mindspin : armsOf(m).find((arm) => arm.name === name) ?? null;
function armOf(m, name) {
	const arm = armNamed(m, name);
	if (arm === null) throw new Error(`${m.name} has no ${name}`);
	return arm;
}
const isUsable = (w, m, arm) => !m.used.includes(arm.name) && !(arm.slot === "secondary" && m.disabledUntil >= w.round);
const usableArms = (w, m) => armsOf(m).filter((arm) => isUsable(w, m, arm));
const worksClose = (arm) => arm.slot !== "mind" && arm.slot !== "utility" && arm.name !== "Claymore" && !arm.rules.includes("Sniper");
const canWatch = (arm) => arm.range > 0 && arm.slot !== "mind" && !arm.rules.includes("Sniper");
// content/maps.ts
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
	const key = `${board.map}|${board.gone.join()}|${board.solid.join()}`;
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
	const closed = isSolid(kindOf(g, beside)) && isSolid(kindOf(g, other));
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
const kindOf = (g, cell) => g.kind[cell] ?? 4;
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
// book/leaving.ts
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
// book/missions/night.ts
const nightLimit = (w) => w.mission === "SE1.6" ? 12 : 0;
// book/board/sight.ts
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
function coverOf(kind) {
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
	const cover = (known & COVER$1) === 2 ? 2 : (known & COVER$1) === 1 ? 1 : 0;
	if (cover > 0);
	if (g.kind[target] === 2);
	if (cover > 1 && g.kind[target] === 2);
	return cover;
}
const COVER$1 = 3;
const LOOKED_AT$1 = 4;
const PAST_OBSTACLE = 8;
const BEHIND_PIECE = 16;
function coverOnLine(g, shooter, target) {
	const { grid } = g;
	let cover = g.kind[target] === 2 ? 1 : 0;
	let met = LOOKED_AT$1;
	const dx = columnOf(g, target) - columnOf(g, shooter);
	const dy = rowOf$1(g, target) - rowOf$1(g, shooter);
	const across = dx < 0 ? -1 : 1;
	const along = dy < 0 ? -grid.width : grid.width;
	const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
	const gives = (cell) => {
		if (cell === shooter || cell === target || g.level[cell] !== g.level[target] || Math.abs(columnOf(g, cell) - columnOf(g, target)) > 1 || Math.abs(rowOf$1(g, cell) - rowOf$1(g, target)) > 1) return 0;
		const kind = kindOf(g, cell);
		if (kind === 3) met |= PAST_OBSTACLE;
		if (kind === 7) met |= BEHIND_PIECE;
		return coverOf(kind);
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
function coverAround(g, cell) {
	const beside = (d) => {
		const next = neighbour(g.grid, cell, d);
		const near = next < 0 || g.level[next] !== g.level[cell] ? 0 : coverOf(kindOf(g, next));
		return more(near, g.kind[cell] === 2 ? 1 : 0);
	};
	return [
		beside(0),
		beside(1),
		beside(2),
		beside(3)
	];
}
// book/models.ts
const onBoard = (m) => m.place === "board";
const friendsOf = (w, m) => w.models.filter((one) => one.place === "board" && one.control === m.control && one !== m && !one.neutral);
const enemiesOf = (w, side) => w.models.filter((one) => one.place === "board" && one.control !== side && !one.neutral);
const modelAt = (w, cell) => {
	for (const m of w.models) if (m.cell === cell && m.place === "board") return m;
	return null;
};
function has(m, rule) {
	if (unitOf(m.unit).rules.includes(rule) || m.learned.includes(rule)) return true;
	return rule === "Grapple" && m.items.some((one) => one.item === "Grapple Hook");
}
function able(m, ability) {
	if (!unitOf(m.unit).abilities.includes(ability)) return false;
	if (m.mind !== null && (ability === "Computer Use" || ability === "Interact" || ability === "Search" || ability === "Mindspin")) return false;
	return ability !== "Mindspin" || m.unit !== "Psi Operative" || amp(m) >= 0;
}
const amp = (m) => m.secondary === null ? -1 : weaponOf(m.secondary).amp ?? -1;
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
const isEngaged = (w, m) => {
	if (m.place !== "board" || !engages(m)) return false;
	const g = ground(w);
	for (const one of w.models) if (one.place === "board" && one.control !== m.control && !one.neutral && engages(one) && adjacent(g, one.cell, m.cell)) return true;
	return false;
};
const isDown = (m) => m.down !== "no";
const far = (w, a, b) => onBoard(a) && onBoard(b) ? distance(w, a.cell, b.cell) : Infinity;
const canSee = (w, a, b) => onBoard(a) && onBoard(b) && sees(w, a.cell, b.cell);
function touches(w, a, b) {
	const touching = onBoard(a) && onBoard(b) && adjacent(ground(w), a.cell, b.cell);
	if (touching);
	return touching;
}
const hackable = (w, m) => has(m, "Mechanical") ? "model" : m.secondary !== null && weaponOf(m.secondary).class === "GREMLINs" && m.disabledUntil < w.round ? "GREMLIN" : null;
const carriesItem = (m, item) => m.items.some((one) => one.item === item);
function keywordOf(w, m) {
	if (m.unit !== "ADVENT Turret") return unitOf(m.unit).faction;
	return w.sides[m.side].faction;
}
// book/end.ts
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
const sideOf = (w, seat) => w.sides[1].seats.includes(seat) ? 1 : 0;
function concede(play, seat) {
	const { w } = play;
	const side = sideOf(w, seat);
	play.tell?.({
		type: "conceded",
		seat: seatLetter(seat)
	}, "EE-END-04");
	if (w.campaign !== null) {
		const caught = w.models.filter((m) => m.side === side && m.control === side && isEngaged(w, m));
		for (const m of caught) {
			leaveBoard(m, "destroyed");
			play.tell?.({
				type: "destroyed",
				model: m.name,
				side,
				by: null
			}, "EE-END-04");
		}
	}
	finish(play, other(side), "EE-END-04", `${w.sides[side].faction} concedes`);
}
// book/missions/helpers.ts
const cellsOf = (w, piece) => piece.kind === "monument" ? cellsWith(ground(w), "m") : [piece.cell];
const beside = (w, cell, piece) => cellsOf(w, piece).some((at) => adjacent(ground(w), cell, at));
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
	const { width, height } = g.grid;
	const cells = [];
	if (centres.length === 0) return cells;
	const columns = centres.map((centre) => columnOf(g, centre));
	const rows = centres.map((centre) => rowOf$1(g, centre));
	const [left, right] = [Math.max(0, Math.min(...columns) - far), Math.min(width - 1, Math.max(...columns) + far)];
	const [top, bottom] = [Math.max(0, Math.min(...rows) - far), Math.min(height - 1, Math.max(...rows) + far)];
	for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) {
		const cell = y * width + x;
		if (mayStop(g, cell) && centres.some((centre) => distance(w, centre, cell) <= far)) cells.push(cell);
	}
	return cells;
}
const civilians = (w) => w.models.filter((m) => m.unit === "Civilian" && onBoard(m));
const homeOf = (w, side) => cellsWith(ground(w), w.sides[side].zone);
function controls(w, cells) {
	let lead = 0;
	for (const m of w.models) if (onBoard(m) && !m.neutral && !isDown(m) && m.mind === null && cells.includes(m.cell)) lead += m.side === 0 ? 1 : -1;
	return lead > 0 ? 0 : lead < 0 ? 1 : -1;
}
function score$1(play, side, points, rule, what) {
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
// book/missions/eliminateEnemySquad.ts
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
		score$1(play, other(m.side), 1, "EE-M-B1-02", m.name);
	},
	lastRound(play) {
		byPoints(play, "EE-M-B1-04");
	},
	cards: battleCards("EE-M-B1-05", 3, 1, 1),
	objectives() {
		return [];
	}
};
// book/missions/operationGatecrasher.ts
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
// book/missions/dataTap.ts
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
		if (m.leader) score$1(play, other(m.side), 2, "EE-M-B3-04", "the enemy Leader");
	},
	roundEnds(play) {
		if (play.w.round >= 2) for (const side of SIDES) score$1(play, side, held$1(play.w, side), "EE-M-B3-03", "terminals");
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
// book/missions/supplyGrab.ts
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
		for (const side of SIDES) score$1(play, side, crates(play.w, side), "EE-M-B4-03", "crates");
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
// book/missions/holdTheRelay.ts
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
		if (holder === 0 || holder === 1) score$1(play, holder, 1, "EE-M-B5-02", "the platform");
		const { owner } = pieceOf$1(w, 0);
		if (owner === 0 || owner === 1) score$1(play, owner, 1, "EE-M-B5-03", "the relay");
		if (w.sides.some((side) => side.score >= 8)) byPoints(play, "EE-M-B5-04", lead$1);
	},
	lastRound: (play) => byPoints(play, "EE-M-B5-04", lead$1),
	cards: battleCards("EE-M-B5-05", 3, 1),
	objectives(w, m) {
		const hold = {
			kind: "hold",
			cells: platform(w).filter((cell) => mayStop(ground(w), cell))
		};
		if (pieceOf$1(w, 0).owner === m.side) return [hold];
		return [...w.pieces.map((piece) => ({
			kind: "work",
			work: "interact",
			piece: piece.id
		})), hold];
	}
};
// content/season.ts
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
const season = [
	{
		mission: "SE1.1",
		star: true
	},
	{
		mission: "SE1.2",
		star: false
	},
	{
		mission: "SE1.3",
		star: false
	},
	{
		mission: "SE1.4",
		star: false
	},
	{
		mission: "SE1.5",
		star: true
	},
	{
		mission: "SE1.6",
		star: false
	},
	{
		mission: "SE1.7",
		star: false
	},
	{
		mission: "SE1.8",
		star: false
	},
	{
		mission: "SE1.9",
		star: true
	},
	{
		mission: "SE1.X",
		star: true
	}
];
// book/squad/recruit.ts
function standard(unit, slot) {
	const classes = unitOf(unit)[slot];
	return unitOf(unit).loadout.find((weapon) => classes.includes(weaponOf(weapon).class)) ?? null;
}
const recruit = (unit, changes = {}) => ({
	unit,
	leader: false,
	primary: standard(unit, "primary"),
	secondary: standard(unit, "secondary"),
	vest: null,
	items: [],
	free: false,
	...changes
});
const freeTrooper = () => recruit("ADVENT Trooper", { free: true });
function unitPrice(unit, options) {
	if (unit !== "Faceless") return unitOf(unit).price;
	return options.facelessPrice;
}
function gearPrice(one) {
	let price = one.vest === null ? 0 : vestOf(one.vest).price;
	for (const slot of ["primary", "secondary"]) {
		const weapon = one[slot];
		if (weapon !== null && weapon !== standard(one.unit, slot)) price += weaponOf(weapon).price;
	}
	for (const carried of one.items) price += itemOf(carried.item).price;
	return price;
}
function priceOf(one, options) {
	one.free;
	return (one.free ? 0 : unitPrice(one.unit, options)) + gearPrice(one);
}
const weaponsOf = (one) => [one.primary, one.secondary].filter((weapon) => weapon !== null);
// book/deployment/roster.ts
function makeModel(w, from, side, player, pod = "") {
	const { skills } = unitOf(from.unit);
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
		name: from.unit,
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
	w.models.push(m);
	unitOf(from.unit).id;
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
		const alike = w.models.filter((one) => one.unit === m.unit && one.side === m.side);
		if (alike.length > 1);
		const label = alike.length > 1 ? `${m.unit} ${alike.indexOf(m) + 1}` : m.unit;
		m.name = shared && m.side === 1 ? `${label} of B` : label;
	}
}
const ownerOf$2 = (w, side, index) => {
	const { seats } = w.sides[side];
	if (seats.length > 1) {}
	return seats.length === 0 ? -1 : seats[index % seats.length];
};
function fieldForces(w, forces) {
	const player = ownerOf$2(w, 1, 0);
	let led = false;
	const add = (unit, pod) => {
		const leader = !led && seasonLeaders.includes(unit);
		led ||= leader;
		makeModel(w, recruit(unit, { leader }), 1, player, pod);
	};
	for (const unit of forces.start ?? []) add(unit, "start");
	for (const [letter, units] of Object.entries(forces.pods ?? {})) for (const unit of units) add(unit, letter);
	for (const [round, units] of Object.entries(forces.later ?? {})) for (const unit of units) add(unit, `round ${round}`);
}
const forcesOf = (w) => seasonForces[w.mission]?.[w.sides[1].faction] ?? null;
// book/missions/extraction.ts
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
	mayClaim: (_w, m) => m.side !== 0 ? refuse("EE-M-B6-02", "Only the attacker can take charge of the VIP.") : has(m, "Weak Minded") ? refuse("EE-SPC-45", `${m.name} is Weak Minded.`) : null,
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
// book/missions/decapitation.ts
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
// book/missions/theFront.ts
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
			score$1(play, other(m.side), 3, "EE-M-B8-03", "the enemy is broken");
		}
	},
	roundEnds(play) {
		const { w } = play;
		if (w.round < 2) return;
		for (const zone of zones) {
			const holder = controls(w, zone.cells);
			if (holder === 0 || holder === 1) score$1(play, holder, zone.points, "EE-M-B8-02", zone.name);
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
// book/missions/pods.ts
const comesWithin = (far, of = (_w, pod) => [pod.cell]) => (w, pod, m) => of(w, pod).some((cell) => distance(w, m.cell, cell) <= far);
const seesMarker = (w, pod, m) => sees(w, m.cell, pod.cell);
const listed = (play, pod) => play.w.models.filter((m) => m.place === "reserve" && m.pod === pod.letter);
const podNamed = (w, letter) => w.pods.find((pod) => pod.letter === letter);
// book/missions/theOutpost.ts
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
		contents: listed
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
// book/missions/theSupplyRaid.ts
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
			const models = listed(play, {
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
// book/missions/theInformant.ts
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
		contents: listed,
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
// book/missions/theHijack.ts
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
		triggers: (w, pod, m) => pod.letter === "b" && sees(w, m.cell, pieceOf$1(w, 0).cell),
		contents: listed,
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
		const relay = pieceOf$1(w, 0);
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
			cells: near(w, [pieceOf$1(w, 0).cell], 2)
		};
		return pieceOf$1(w, 0).done && goalOf(w, "upload") > 0 ? [{
			kind: "work",
			work: "hack",
			piece: 0
		}, hold] : [hold];
	}
};
// book/missions/establishingContact.ts
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
		contents: listed
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
// book/missions/theMidnightRaids.ts
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
		contents: listed
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
// book/missions/theRetaliationStrike.ts
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
		if (m.side !== 0 || m.control !== 0 || !onBoard(m) || isEngaged(w, m)) return;
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
// book/missions/theResistanceIntel.ts
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
		if (!m.neutral) score$1(play, other(m.side), 1, "EE-M-SE18-05", m.name);
	},
	lastRound(play) {
		const { w } = play;
		for (const side of SIDES) score$1(play, side, intel(w, side), "EE-M-SE18-04", "intel");
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
		for (const token of w.tokens) if (token.cell >= 0) goals.push({
			kind: "go",
			cells: [token.cell]
		});
		for (const piece of w.pieces) if (!piece.done) goals.push({
			kind: "work",
			work: "search",
			piece: piece.id
		});
		return goals;
	}
};
// book/missions/blacksiteAssault1.ts
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
		contents: listed
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
// book/ties.ts
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
// book/deployment/pods.ts
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
			placePod(play, pod, by);
			appeared = true;
		}
	}
	return appeared;
}
function placePod(play, pod, by) {
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
function reinforce(play) {
	const { w } = play;
	const coming = w.models.filter((m) => m.place === "reserve" && m.pod === `round ${w.round}`);
	if (coming.length === 0) return;
	if (w.cancelled > 0) {
		w.cancelled--;
		for (const m of coming) m.place = "saved";
		play.tell?.({
			type: "reinforcements cancelled",
			models: coming.map((m) => m.name)
		}, "EE-M-SE1X-06");
		return;
	}
	const arrivals = cellsWith(ground(w), "r");
	for (const m of coming) {
		const cell = arrivals.find((at) => isOpenFor(w, m, at)) ?? nearestOpen(w, m, arrivals[0]);
		if (cell === null) continue;
		m.place = "board";
		m.cell = cell;
		play.tell?.({
			type: "arrives",
			model: m.name,
			at: spotOf(ground(w), cell)
		}, "EE-DEP-09");
	}
}
// book/missions/blacksiteAssault2.ts
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
// book/missions/index.ts
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
			contents: listed
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
			if (guards?.state === "waiting") placePod(play, guards, m);
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
const missionOf = (w) => missions[w.mission];
// book/actions/actions.ts
const rowNames = [
	"attack",
	"climb",
	"run",
	"overwatch",
	"hunker down",
	"action",
	"hand over",
	"evacuate",
	"rally"
];
const freshActivation = (model) => ({
	model,
	left: 2,
	rows: [],
	moved: false,
	said: null,
	overdrive: false,
	over: false
});
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
	if (w.options.meleeFire && isEngaged(w, at)) return refuse("EE-OPT-09", `${at.name} is engaged with others.`);
	return null;
}
function squadsight(w, by, arm, at) {
	if (!arm.rules.includes("Sniper") || !has(by, "Squadsight")) return false;
	const spotted = friendsOf(w, by).some((friend) => sees(w, friend.cell, at.cell));
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
	if (contact && (engages(at) || !isEngaged(w, by))) return blowFault(w, by, arm, at);
	if (isEngaged(w, by)) return refuse("EE-ENG-02", `${by.name} is engaged and can attack only whom it is engaged with.`);
	return shotFault(w, by, arm, at, by.cell, moving);
}
// book/movement/prices.ts
function gaitOf(m, climbing) {
	if (climbing && carriesItem(m, "Grapple Hook"));
	if (climbing) return has(m, "Grapple") ? "grapple" : "climb";
	return has(m, "Flight") ? "fly" : "run";
}
function stepCost(g, from, to, d, gait) {
	const kind = kindOf(g, to);
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
// book/movement/reach.ts
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
function ends(w, m, gait, allowance, leave = FREE, closed = closedFor(w, m, leave)) {
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
// book/actions/attackFaults.ts
function attackOrderFault(w, f, m, arm, order) {
	const at = modelNamed(w, order.target);
	if (at === void 0) return refuse("EE-ATK-02", "There is no such model.");
	const engaged = isEngaged(w, m);
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
	if (isEngaged(w, m)) {
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
	if (isEngaged(w, m)) return refuse("EE-ENG-02", `${m.name} is engaged.`);
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
// book/actions/objectives.ts
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
	if (isEngaged(w, m)) return refuse("EE-ENG-02", `${m.name} is engaged.`);
	if (workOf[piece.kind] !== work) return refuse("EE-OBJ-01", `A ${piece.kind} is not worked with [${abilityFor[work]}].`);
	if (!(work === "hack" && has(m, "Hacker") && cellsOf(w, piece).some((cell) => distance(w, m.cell, cell) <= 12)) && !beside(w, m.cell, piece)) return refuse(work === "hack" ? "EE-SPC-04" : work === "interact" ? "EE-SPC-08" : "EE-SPC-09", `${m.name} must be adjacent to it.`);
	const mission = missionOf(w);
	if (mission.mayWork !== void 0) return mission.mayWork(w, m, piece);
	if (piece.kind === "door") return refuse("EE-OBJ-08", "No mission opens this door by hand.");
	return piece.done ? refuse(work === "search" ? "EE-SPC-10" : "EE-SPC-05", "It has given what it had.") : null;
}
function claimFault(w, m, civilian) {
	if (civilian === void 0 || !civilian.neutral || civilian.place !== "board") return refuse("EE-OBJ-06", "There is nobody to take charge of.");
	if (!able(m, "Interact")) return refuse("EE-OBJ-06", `${m.name} does not have [Interact] now.`);
	if (isEngaged(w, m)) return refuse("EE-ENG-02", `${m.name} is engaged.`);
	if (!touches(w, m, civilian)) return refuse("EE-OBJ-06", `${m.name} must be adjacent to ${civilian.name}.`);
	if (has(m, "Weak Minded")) return refuse("EE-SPC-45", `${m.name} is Weak Minded.`);
	return missionOf(w).mayClaim?.(w, m, civilian) ?? null;
}
const leaveFault = (w, m) => ground(w).signs[m.cell] !== "E" ? refuse("EE-OBJ-07", `${m.name} is not in an Evac cell.`) : m.mind !== null || !(missionOf(w).mayLeave?.(w, m) ?? false) ? refuse("EE-OBJ-07", `The mission does not let ${m.name} leave.`) : isEngaged(w, m) ? refuse("EE-OBJ-07", `${m.name} is engaged.`) : null;
const receivers = (w, m) => m.carries.length === 0 || isEngaged(w, m) ? [] : friendsOf(w, m).filter((friend) => friend.mind === null && touches(w, m, friend) && friend.unit !== "Civilian");
// book/tests.ts
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
function climbs$1(play, m) {
	const value = climbValue(play.w, m);
	if (value === null) return true;
	const tested = test(play, value, "EE-MOV-09");
	play.tell?.({
		type: "test",
		model: m.name,
		what: "Climb",
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
// book/actions/healing.ts
function patients(w, m, how) {
	if (how === "medikit" && m.medikits === 0) return [];
	if (how === "field repair" && !able(m, "Field Repair")) return [];
	const near = friendsOf(w, m).filter((friend) => touches(w, m, friend));
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
// book/actions/orderFault.ts
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
		engaged: isEngaged(w, m)
	}, choice);
}
const rulesOf = (kind) => RULES[kind];
function orderIn(choice) {
	if (!isAnOrder(choice)) throw new Error(`'${choice.do}' is no order`);
	return choice;
}
const isAnOrder = (choice) => isOrder(choice.do);
// auto/drafts.ts
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
// book/attack/damage.ts
function armourParts(w, m, clumsy) {
	if (has(m, "Unarmed")) return null;
	const on = unitOf(m.unit).armourOn ?? "HEALTH";
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
function resistances(w, m, attacker) {
	const { armour } = unitOf(m.unit);
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
	if (has(m, "Cautious") && attacker !== m.cell && coverAgainst(w, attacker, m.cell) > 0) all.push({
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
// book/attack/attackTerms.ts
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
// book/attack/toHit.ts
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
		if (made && by.secondary !== null && amp(by) >= 0) weaponOf(by.secondary).id;
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
		const far = distance(w, shot.from, shot.to);
		if (made);
		if (2 * far < arm.range) add(1, "EE-SHO-04", "short range");
		else add(-1, "EE-SHO-05", "long range");
		const stock = arm.attachments.includes("Stock");
		if (made && shot.moving && stock);
		if (shot.moving && !stock) add(-1, "EE-SHO-06", "moving");
		const flame = arm.rules.includes("Flame");
		if (made && flame);
		if (!flame) {
			const cover = coverAgainst(w, shot.from, shot.to);
			if (made && cover > 0);
			if (made && isDown(at));
			if (cover === 2) add(-2, "EE-TER-02", "hard cover");
			else if (cover === 1) add(-1, "EE-TER-03", "soft cover");
			if (isDown(at)) add(-2, "EE-SHO-08", "target Down");
		}
		if (!shot.moving && has(by, "Deadeye")) add(1, "EE-SPC-25", "Deadeye");
		if (arm.attachments.includes("Laser Sight")) add(1, "EE-EQP-02", "Laser Sight");
		if (w.sides[by.control].uplink >= w.round) add(1, "EE-SPC-05", "targeting uplink");
		if (w.options.highGround) {
			const g = ground(w);
			if (levelOf(g, shot.from) > levelOf(g, shot.to)) add(1, "EE-OPT-04", "high ground");
		}
	}
	const hits = has(by, "Squad Tactics") ? tactics(w, by, at) : 0;
	if (hits > 0) add(hits, "EE-SPP-01", "Squad Tactics");
	return value;
}
const psiLab = (w, m) => w.campaign?.sheets[m.side]?.facilities.includes("Psi Lab") ?? false;
// auto/aim.ts
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
// auto/shelter.ts
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
// book/automaton/shots.ts
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
	const damage = Math.min(damageOf(w, at, blow.value, blow.type, shot.from), at.wounds);
	return hit * (36 - stopped) * damage * 2;
}
const covered = (w, cell, foe) => coverAgainst(w, foe.cell, cell) > 0 || !sees(w, foe.cell, cell);
function worthIt(w, arm, m, at) {
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
	const { cells, costs } = ends(w, m, gaitOf(m, false), skill(w, m, "MOBILITY"));
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
	const arms = usableArms(w, m).filter((arm) => worthIt(w, arm, m, at));
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
// book/automaton/moves.ts
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
	const { cells } = ends(w, m, terms.gait, terms.allowance, terms.leave);
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
	const { cells } = ends(w, m, gaitOf(m, false), allowance, leave);
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
// book/automaton/rank.ts
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
// book/automaton/special.ts
function usefulAction(w, f, m, ward) {
	const actions = f.left >= 2 ? 2 : 1;
	const helps = (one) => ward === null || one === ward;
	if (able(m, "Energy Shield") && !m.used.includes("Energy Shield")) {
		const near = friendsOf(w, m).filter((friend) => distance(w, m.cell, friend.cell) <= 4);
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
// book/automaton/letters.ts
const formOf = (f) => f.left >= 2 ? 2 : 1;
function standGuard(w, f, m) {
	const arm = usableArms(w, m).find(canWatch);
	if (arm !== void 0) return [{
		do: "overwatch",
		weapon: arm.name
	}];
	return f.left >= 2 && !has(m, "Emplaced") ? [{ do: "hunker down" }] : [];
}
const orGuard = (w, f, m, orders) => orders.length > 0 ? orders : standGuard(w, f, m);
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
	if (within !== void 0) return standGuard(w, f, m);
	const first = targets[0];
	return orGuard(w, f, m, first === void 0 ? [] : approach(w, m, besides(w, [first.cell]), formOf(f), entry.reckless));
}
function wardOf(w, m) {
	const friends = friendsOf(w, m);
	const far = (one) => distance(w, m.cell, one.cell);
	const nearest = (some) => some.sort((a, b) => far(a) - far(b) || a.id - b.id)[0];
	return nearest(friends.filter((one) => one.unit === "Civilian" || one.carries.length > 0)) ?? nearest(friends.filter((one) => far(one) <= 12 && (isDown(one) || isEngaged(w, one)))) ?? friends.filter((one) => one.wounds < one.skills.HEALTH).sort((a, b) => a.wounds - b.wounds || a.id - b.id)[0] ?? friends.find((one) => one.leader) ?? nearest(friends) ?? null;
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
		const guard = f.left >= 2 ? standGuard(w, {
			...f,
			left: 1
		}, m) : [];
		if (run.length > 0) return [...run, ...guard];
	}
	return standGuard(w, f, m);
}
function letterF(w, f, m, entry) {
	const all = ranked(w, m, entry.card, "F");
	const from = all.find((foe) => canSee(w, m, foe)) ?? all.sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
	if (from === void 0) return standGuard(w, f, m);
	const orders = retreat(w, m, from, formOf(f), entry.reckless);
	if (orders.length > 0) return orders;
	return f.left >= 2 && !has(m, "Emplaced") ? [{ do: "hunker down" }] : standGuard(w, f, m);
}
function letterM(w, f, m, entry) {
	const target = ranked(w, m, entry.card, "M")[0];
	if (target === void 0) return standGuard(w, f, m);
	const reach = Math.max(0, ...usableArms(w, m).map((arm) => arm.range));
	if (covered(w, m.cell, target) && canSee(w, m, target) && distance(w, m.cell, target.cell) <= reach) return standGuard(w, f, m);
	const foes = enemiesOf(w, m.control);
	return orGuard(w, f, m, approach(w, m, besides(w, [target.cell]), formOf(f), entry.reckless, (cell) => foes.every((foe) => distance(w, cell, foe.cell) >= 2)));
}
function letterO(w, f, m, entry) {
	return serve(w, f, m, entry) ?? letterA(w, f, m, entry, "O");
}
// book/automaton/objective.ts
function workCells(w, goal) {
	if (goal.kind === "work") return besides(w, cellsOf(w, pieceOf$1(w, goal.piece)));
	return goal.kind === "claim" ? besides(w, [modelOf(w, goal.target).cell]) : [];
}
function canServe(w, m, goal) {
	if (goal.kind === "work") {
		const piece = pieceOf$1(w, goal.piece);
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
function placesOf$1(w, goal) {
	switch (goal.kind) {
		case "work": return cellsOf(w, pieceOf$1(w, goal.piece));
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
		for (const cell of placesOf$1(w, goal)) nearest = Math.min(nearest, distance(w, m.cell, cell));
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
	const to = ends(w, m, terms.gait, terms.allowance).cells.find((cell) => near.includes(cell));
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
			return away.length > 0 ? away : standGuard(w, f, m);
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
// auto/goals.ts
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
	"SE1.4": (w) => pieceOf$1(w, 0).done ? [{
		kind: "hold",
		cells: near(w, [pieceOf$1(w, 0).cell], 2)
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
	if (w.mission === "B4") return grabbing(w, m);
	const own = m.side === 0 ? SEASON[w.mission] : void 0;
	return own === void 0 ? missionOf(w).objectives(w, m) : own(w, m);
}
// auto/tasks.ts
const turnsLeft = (w, m) => missionOf(w).rounds - w.round + (m.activated > 1 ? 0 : 1);
const roundsLeft$1 = (w) => missionOf(w).rounds - w.round + 1;
function cellsFor(w, m, goal) {
	switch (goal.kind) {
		case "work": return goal.work === "hack" && has(m, "Hacker") ? near(w, [pieceOf$1(w, goal.piece).cell], 12) : workCells(w, goal);
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
	const rounds = roundsLeft$1(w);
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
	const friends = friendsOf(w, m).filter((one) => one.unit !== "Civilian" && one.mind === null);
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
// auto/threats.ts
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
// auto/worth.ts
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
function worthOf$1(w, m) {
	if (m.unit === "Civilian") return w.mission === "SE1.7" ? .9 : 6;
	let worth = unitPrice(m.unit, w.options) / 100 + .8 * m.carries.length;
	if (m.leader) worth += leaderBonus(w);
	if (w.mission === "B2") worth += chargeBonus(w, m);
	return worth;
}
// auto/moment.ts
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
		this.self = worthOf$1(w, this.m);
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
		const worth = worthOf$1(this.w, at);
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
// auto/working.ts
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
		drafts.add(here + chance * healed * worthOf$1(w, patient), {
			do: how,
			target: patient.id,
			actions
		});
	}
	if (able(m, "Energy Shield") && !m.used.includes("Energy Shield")) {
		const worth = .2 * (1 + friendsOf(w, m).filter((one) => distance(w, m.cell, one.cell) <= 4).length) * passes(skill(w, m, "WILL"), actions) - .1;
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
// auto/moving.ts
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
	const all = ends(w, m, gaitOf(m, false), moment.mobility * (two ? 2 : 1));
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
	const { cells } = ends(w, m, gaitOf(m, true), mobility);
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
// auto/plans.ts
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
	const { cells } = ends(w, m, terms.gait, terms.allowance, terms.leave);
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
// book/actions/orders.ts
function ordersFor(w, f) {
	const m = modelOf(w, f.model);
	const orders = [];
	const form = f.left >= 2 ? [1, 2] : [1];
	const engaged = isEngaged(w, m);
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
	if (m.unit === "Civilian" || f.left < 2 || has(m, "Emplaced") || isEngaged(w, m)) return [];
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
const MOVES$1 = ["run", "climb"];
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
	for (const kind of MOVES$1) {
		if (f.rows.includes(kind)) continue;
		const climbing = kind === "climb";
		const allowanceOf = (actions) => climbing ? mobility : mobility * actions;
		const all = ends(w, m, gaitOf(m, climbing), allowanceOf(widest), leave, closed);
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
// content/cards.ts
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
// book/automaton/card.ts
function cardFor(w, m) {
	const { card } = unitOf(m.unit);
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
// book/automaton/momentum.ts
function momentumTo(w, m) {
	const from = enemiesOf(w, m.control).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
	if (from === void 0) return null;
	return retreatCell(w, m, from, 3, { touching: engagedWith(w, m) }, false);
}
// book/automaton/plan.ts
function fight(w, f, m, foe) {
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
	return orders.length > 0 ? orders : fight(w, f, m, first);
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
	return shared === void 0 ? fleeTo(melee, besides(w, [ward.cell])) : fight(w, f, m, shared);
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
			return foes.includes(target) ? fight(w, f, m, target) : fleeTo(melee, besides(w, [target.cell]));
		}
		case "work": return fleeTo(melee, besides(w, cellsOf(w, pieceOf$1(w, goal.piece))));
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
// book/actions/hacking.ts
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
// book/attack/engaged.ts
const charge$1 = fieldChapter("charge").shows("attack", "path").steps({
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
	const engaged = isEngaged(w, foe);
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
	if (isEngaged(w, foe)) return refuse("EE-ENG-11", `${foe.name} is still engaged.`);
	if (kind === "free charge") return refuse("EE-ENG-09", `${foe.name} cannot charge there with that.`);
	const arm = armNamed(foe, wish["weapon"]);
	if (arm === null) return refuse("EE-ATK-02", `${foe.name} has no such weapon.`);
	return shotFault(w, foe, arm, modelOf(w, f.model), foe.cell, false) ?? refuse("EE-ENG-08", `${foe.name} cannot fire like that.`);
}
const flee = fieldChapter("flee").shows("model", "path", "foes").steps({
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
// content/rewards.ts
const suits = [
	"Spades",
	"Clubs",
	"Hearts",
	"Diamonds"
];
const values = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"10",
	"J",
	"Q",
	"K"
];
function faceOf(card) {
	for (const value of values) for (const suit of suits) if (card === `${value} of ${suit}`) return {
		value,
		suit
	};
	throw new Error(`the Reward Deck has no face '${card}'`);
}
const deck = [
	...values.flatMap((value) => suits.map((suit) => `${value} of ${suit}`)),
	"Joker",
	"Joker"
];
const spades = {
	"1": [
		["Pistol"],
		["Mag Pistol"],
		["Beam Pistol"]
	],
	"2": [
		["Assault Rifle"],
		["Magnetic Rifle"],
		["Plasma Rifle"]
	],
	"3": [
		["Shotgun"],
		["Shard Gun"],
		["Storm Gun"]
	],
	"4": [
		["Sword"],
		["Arc Blade"],
		["Fusion Blade"]
	],
	"5": [
		["Cannon"],
		["Mag Cannon"],
		["Beam Cannon"]
	],
	"6": [
		["Frag Grenade", "Frag Grenade"],
		["Grenade Launcher"],
		["Adv. Grenade Launcher"]
	],
	"7": [
		["Sniper Rifle"],
		["Gauss Rifle"],
		["Plasma Lance"]
	],
	"8": [
		["GREMLIN"],
		["GREMLIN Mark II"],
		["GREMLIN Mark III"]
	],
	"9": [
		["Shock Lance"],
		["Alien Psi Amp"],
		["Prime Psi Amp"]
	],
	"10": [
		["Shock Lance"],
		null,
		null
	]
};
function clubs(value) {
	if (value === "10") return [
		{
			vests: ["Plated Nanoscale Vest"],
			typed: "no"
		},
		{
			vests: ["Plated Nanoscale Vest", "Nanoscale Vest"],
			typed: "no"
		},
		{
			vests: ["Plated Nanoscale Vest", "Plated Nanoscale Vest"],
			typed: "no"
		}
	];
	if (value === "8" || value === "9") return [
		{
			vests: ["Plated Vest"],
			typed: "no"
		},
		{
			vests: ["Plated Vest"],
			typed: "with"
		},
		{
			vests: ["Plated Nanoscale Vest"],
			typed: "with"
		}
	];
	return [
		{
			vests: ["Nanoscale Vest"],
			typed: "no"
		},
		{
			vests: ["Plated Vest"],
			typed: "instead"
		},
		{
			vests: ["Plated Nanoscale Vest"],
			typed: "no"
		}
	];
}
function hearts(value) {
	return [
		"1",
		"2",
		"3",
		"4",
		"5"
	].includes(value) ? [
		{
			items: ["Laser Sight"],
			any: 0
		},
		{
			items: [],
			any: 1
		},
		{
			items: [],
			any: 2
		}
	] : [
		{
			items: ["Scope"],
			any: 0
		},
		{
			items: ["Medikit"],
			any: 1
		},
		{
			items: [],
			any: 3
		}
	];
}
// content/ranks.ts
const ranks = [
	{
		XCOM: "Squaddie",
		ADVENT: "Private",
		credit: 0,
		text: "No training."
	},
	{
		XCOM: "Corporal",
		ADVENT: "Underkorporal",
		credit: 20,
		text: "+1 WILL."
	},
	{
		XCOM: "Sergeant",
		ADVENT: "Overkorporal",
		credit: 30,
		text: "+1 MOBILITY or +1 HACK."
	},
	{
		XCOM: "Lieutenant",
		ADVENT: "Lieukaptain",
		credit: 40,
		text: "+1 AIM, or +1 PSI for a model with PSI."
	},
	{
		XCOM: "Captain",
		ADVENT: "Kaptain",
		credit: 60,
		text: "+1 HEALTH."
	},
	{
		XCOM: "Major",
		ADVENT: "Marshal",
		credit: 80,
		text: "+1 WILL and +1 to one skill of choice."
	},
	{
		XCOM: "Colonel",
		ADVENT: "High Marshal",
		credit: 100,
		text: "Learns Deadeye, Phantom, Squad Tactics or Cautious."
	}
];
function rankOf(rank) {
	const found = ranks[rank - 1];
	if (found === void 0) throw new Error(`there is no rank ${rank}`);
	return found;
}
const colonelRules = [
	"Deadeye",
	"Phantom",
	"Squad Tactics",
	"Cautious"
];
const highest = (skill) => skill === "HEALTH" ? 9 : 10;
// book/squad/squad.ts
const costOf = (squad, options) => squad.models.reduce((sum, one) => sum + priceOf(one, options), 0);
function limitFor(faction, rules) {
	if (!rules.options.compensation || rules.campaign || faction !== "XCOM") return rules.limit;
	return rules.limit + 50;
}
function gearProblems(one) {
	const unit = unitOf(one.unit);
	const wrong = [];
	for (const slot of ["primary", "secondary"]) {
		const weapon = one[slot];
		if (weapon === null) {
			if (standard(one.unit, slot) !== null) wrong.push(refuse("EE-SQD-08", `The ${one.unit} keeps a ${slot} weapon: it is replaced, never left out.`));
		} else if (!weaponNames.includes(weapon)) wrong.push(refuse("EE-SQD-10", `There is no weapon ${JSON.stringify(weapon)}${closest(String(weapon), weaponNames)}.`));
		else if (!unit[slot].includes(weaponOf(weapon).class)) wrong.push(refuse("EE-SQD-10", `The ${one.unit} cannot carry a ${weapon} as its ${slot} weapon.`));
	}
	if (one.vest !== null && unit.noVest) wrong.push(refuse("EE-SQD-09", `The ${one.unit} wears no vest.`));
	if (one.vest !== null && !vestNames.includes(one.vest)) wrong.push(refuse("EE-SQD-10", `There is no vest ${JSON.stringify(one.vest)}${closest(String(one.vest), vestNames)}.`));
	if (one.items.length > 2) wrong.push(refuse("EE-SQD-09", `The ${one.unit} has two slots for attachments and utilities, not ${one.items.length}.`));
	one.items.forEach((carried, i) => {
		if (!itemNames.includes(carried.item)) {
			wrong.push(refuse("EE-SQD-10", `There is no item ${JSON.stringify(carried.item)}${closest(String(carried.item), itemNames)}.`));
			return;
		}
		const item = itemOf(carried.item);
		if (one.items.findIndex((same) => same.item === carried.item) !== i) wrong.push(refuse("EE-SQD-09", `The ${one.unit} cannot have two of ${carried.item}.`));
		if (item.kind === "utility") {
			if (carried.on !== null) wrong.push(refuse("EE-EQP-03", `A ${carried.item} is carried, not fixed to a weapon.`));
			return;
		}
		const weapon = weaponsOf(one).find((name) => name === carried.on);
		if (weapon === void 0 || !weaponNames.includes(weapon) || weaponOf(weapon).range === 0 && weaponOf(weapon).second === void 0) wrong.push(refuse("EE-EQP-03", `The ${carried.item} of the ${one.unit} must be fixed to one of its weapons of Range 1 or more.`));
		else if (item.rounds !== void 0) {
			if (!roundsFit.includes(weaponOf(weapon).class)) wrong.push(refuse("EE-EQP-05", `A ${weapon} takes no ${carried.item}.`));
			const others = one.items.filter((same) => same.on === carried.on && itemNames.includes(same.item) && itemOf(same.item).rounds !== void 0);
			if (others.length > 1 && others[0] === carried) wrong.push(refuse("EE-EQP-05", `The ${weapon} takes one kind of rounds only.`));
		}
	});
	return wrong;
}
function problemsOf(squad, rules) {
	const wrong = [];
	const { models, faction } = squad;
	if (models.length === 0) wrong.push(refuse("EE-SQD-06", "The Squad has no model."));
	if (models.length > 24) wrong.push(refuse("EE-SQD-06", "A Squad has at most 24 models here."));
	for (const one of models) {
		if (unitOf(one.unit).faction !== faction) {
			const rule = unitOf(one.unit).faction === null ? "EE-SQD-04" : faction === "ADVENT" ? "EE-FAC-01" : "EE-FAC-03";
			wrong.push(refuse(rule, `The ${one.unit} does not fight for ${faction}.`));
		}
		wrong.push(...gearProblems(one));
		if (rules.campaign && gearPrice(one) > 0) wrong.push(refuse("EE-CAM-02", `The ${one.unit} must begin the campaign with its AI loadout.`));
	}
	const leaders = models.filter((one) => one.leader);
	if (models.length > 0 && leaders.length !== 1) wrong.push(refuse("EE-SQD-11", leaders.length === 0 ? "No model is named as Leader." : "Only one model can be the Leader."));
	for (const leader of leaders) {
		if (leader.unit === "ADVENT Turret") wrong.push(refuse("EE-SQD-11", "An ADVENT Turret cannot lead."));
		if (models.filter((one) => one.unit === leader.unit).length > 1) wrong.push(refuse("EE-SQD-12", `The Leader's unit is a single model: there can be no second ${leader.unit}.`));
	}
	const named = new Set(models.map((one) => one.unit));
	for (const unit of named) {
		if (unitOf(unit).rules.includes("Unique"));
		if (unitOf(unit).rules.includes("Unique") && models.filter((one) => one.unit === unit).length > 1) wrong.push(refuse("EE-SPC-27", `${unit} is Unique.`));
	}
	const free = models.filter((one) => one.free);
	for (const one of free) if (one.unit !== "ADVENT Trooper" || faction !== "ADVENT") wrong.push(refuse("EE-FAC-02", "Only an ADVENT Trooper of an ADVENT Squad is free."));
	else if (gearPrice(one) > 0) wrong.push(refuse("EE-FAC-02", "The free Trooper takes no upgrades."));
	if (free.length > 1) wrong.push(refuse("EE-FAC-02", "One Trooper is free, not more."));
	const cost = costOf(squad, rules.options);
	const limit = limitFor(faction, rules);
	if (cost > limit) wrong.push(refuse("EE-SQD-02", `The Squad costs ${cost} Supplies, the limit is ${limit}.`));
	return wrong;
}
// book/campaign/sheet.ts
function enlist(sheet, from, founder) {
	const id = sheet.roster.reduce((most, one) => Math.max(most, one.id + 1), sheet.side * 1e3);
	const alike = sheet.roster.filter((one) => one.unit === from.unit).length;
	const { skills } = unitOf(from.unit);
	const veteran = {
		...from,
		items: from.items.map((carried) => ({ ...carried })),
		id,
		name: alike === 0 && unitOf(from.unit).rules.includes("Unique") ? from.unit : `${from.unit} ${alike + 1}`,
		rank: 1,
		skills: { ...skills },
		learned: [],
		wounds: skills.HEALTH,
		founder,
		state: "ready",
		deployed: false,
		history: []
	};
	sheet.roster.push(veteran);
	return veteran;
}
function newSheet(side, squad, limit, options) {
	const sheet = {
		side,
		faction: squad.faction,
		roster: [],
		supplies: limit - costOf(squad, options),
		store: [],
		outpost: 0,
		facilities: [],
		fresh: [],
		workshopUsed: false,
		grenade: null,
		wins: 0
	};
	for (const one of squad.models) enlist(sheet, one, true);
	return sheet;
}
function deployValue(v, options) {
	if (v.free);
	return (v.free ? 0 : unitPrice(v.unit, options)) + Math.max(0, gearPrice(v) - rankOf(v.rank).credit);
}
function deployLimit(w, sheet, mission) {
	let limit = w.mode === "rival campaign" ? w.limit : 500;
	if (w.mode !== "rival campaign" && mission === "SE1.X") limit = 550;
	if (!built(sheet).includes("Guerrilla Tactics School")) return limit;
	return limit + 50;
}
const built = (sheet) => [...sheet.facilities, ...sheet.fresh];
const isReady = (v) => v.state === "ready";
const team = (sheet) => sheet.roster.filter((v) => isReady(v) && v.deployed);
const teamValue = (w, sheet) => team(sheet).reduce((sum, v) => sum + deployValue(v, w.options), 0);
const leaderOf = (sheet) => sheet.roster.find((v) => v.leader && isReady(v));
function teamFault(w, sheet, mission) {
	const leader = leaderOf(sheet);
	if (leader === void 0) return refuse("EE-CAM-08", "Name a Leader first.");
	if (!leader.deployed) return refuse("EE-CAM-04", "The Leader goes along.");
	if (team(sheet).length < 2) return refuse("EE-CAM-12", "A Leader and one more model are needed.");
	if (team(sheet).some((v) => v !== leader && v.unit === leader.unit)) return refuse("EE-CAM-08", `The Leader is alone in its unit: the other ${leader.unit} stays at base.`);
	const value = teamValue(w, sheet);
	const limit = deployLimit(w, sheet, mission);
	return value > limit ? refuse("EE-CAM-04", `The Squad counts ${value} Supplies, the limit is ${limit}.`) : null;
}
function deployByDefault(w, sheet, mission) {
	for (const v of sheet.roster) v.deployed = false;
	const leader = leaderOf(sheet);
	const limit = deployLimit(w, sheet, mission);
	let value = 0;
	for (const v of [...sheet.roster].sort((a, b) => Number(b.leader) - Number(a.leader))) {
		if (!isReady(v) || v !== leader && v.unit === leader?.unit || value + deployValue(v, w.options) > limit) continue;
		v.deployed = true;
		value += deployValue(v, w.options);
	}
}
function leadersFor(sheet) {
	const ready = sheet.roster.filter((v) => isReady(v) && v.unit !== "ADVENT Turret");
	const single = ready.filter((v) => ready.filter((one) => one.unit === v.unit).length === 1);
	return single.length > 0 ? single : ready;
}
const canField = (sheet) => {
	const ready = sheet.roster.filter(isReady);
	return ready.some((v) => v.unit !== "ADVENT Turret") && new Set(ready.map((v) => v.unit)).size >= 2;
};
function recruits(sheet, unique) {
	const leader = sheet.roster.find((v) => v.leader && v.state !== "fallen");
	return unitsOf(sheet.faction).filter((unit) => {
		if (unitOf(unit).rules.includes("Unique") !== unique) return false;
		if (unique) return !sheet.roster.some((v) => v.unit === unit && v.state !== "fallen");
		return leader?.unit !== unit;
	});
}
function fits(v, gear) {
	const unit = unitOf(v.unit);
	if (v.free) return [];
	if (isWeapon(gear)) {
		const { class: kind } = weaponOf(gear);
		return (unit.primary.includes(kind) || unit.secondary.includes(kind)) && !weaponsOf(v).includes(gear) ? [null] : [];
	}
	if (isVest(gear)) return unit.noVest || v.vest === gear ? [] : [null];
	if (v.items.length >= 2 || v.items.some((one) => one.item === gear)) return [];
	const { kind, rounds } = itemOf(gear);
	if (kind === "utility") return [null];
	return weaponsOf(v).filter((weapon) => {
		if (weaponOf(weapon).range === 0) return false;
		return rounds === void 0 || roundsFit.includes(weaponOf(weapon).class) && !v.items.some((one) => one.on === weapon && itemOf(one.item).rounds !== void 0);
	});
}
const slotOf = (v, weapon) => unitOf(v.unit).primary.includes(weaponOf(weapon).class) ? "primary" : "secondary";
function give(sheet, v, gear, on) {
	sheet.store.splice(sheet.store.indexOf(gear), 1);
	if (isWeapon(gear)) {
		const slot = slotOf(v, gear);
		dropWeapon(sheet, v, slot);
		v[slot] = gear;
	} else if (isVest(gear)) {
		if (v.vest !== null) sheet.store.push(v.vest);
		v.vest = gear;
	} else v.items.push({
		item: gear,
		on
	});
}
function dropWeapon(sheet, v, slot) {
	const weapon = v[slot];
	if (weapon === null) return;
	if (weapon !== standard(v.unit, slot)) sheet.store.push(weapon);
	for (const carried of v.items.filter((one) => one.on === weapon)) sheet.store.push(carried.item);
	v.items = v.items.filter((one) => one.on !== weapon);
	v[slot] = standard(v.unit, slot);
}
function removable(v) {
	const gear = [];
	for (const slot of ["primary", "secondary"]) {
		const weapon = v[slot];
		if (weapon !== null && weapon !== standard(v.unit, slot)) gear.push(weapon);
	}
	if (v.vest !== null) gear.push(v.vest);
	for (const carried of v.items) gear.push(carried.item);
	return gear;
}
function takeOff(sheet, v, gear) {
	if (isWeapon(gear)) dropWeapon(sheet, v, v.primary === gear ? "primary" : "secondary");
	else {
		sheet.store.push(gear);
		if (v.vest === gear) v.vest = null;
		else v.items = v.items.filter((one) => one.item !== gear);
	}
}
function priceOfGear(gear) {
	if (isWeapon(gear)) return weaponOf(gear).price;
	return isVest(gear) ? vestOf(gear).price : itemOf(gear).price;
}
function trainings(v) {
	const rank = v.rank + 1;
	const below = (skills) => {
		const open = skills.filter((skill) => v.skills[skill] < highest(skill) && (skill !== "PSI" || v.skills.PSI > 0));
		return open.length > 0 ? open : [null];
	};
	if (rank === 3) return below(["MOBILITY", "HACK"]).map((raise) => ({
		raise,
		learn: null
	}));
	if (rank === 4) return below(["AIM", "PSI"]).map((raise) => ({
		raise,
		learn: null
	}));
	if (rank === 6) return below([
		"AIM",
		"MOBILITY",
		"HACK",
		...v.skills.WILL + 1 < highest("WILL") ? ["WILL"] : [],
		"DODGE",
		"PSI",
		"HEALTH"
	]).map((raise) => ({
		raise,
		learn: null
	}));
	if (rank === 7) return colonelRules.filter((rule) => !unitOf(v.unit).rules.includes(rule)).map((learn) => ({
		raise: null,
		learn
	}));
	return [{
		raise: null,
		learn: null
	}];
}
function promote$1(v, raise, learn) {
	const up = (skill) => {
		if (v.skills[skill] >= highest(skill)) return;
		v.skills[skill]++;
		if (skill === "HEALTH") v.wounds++;
	};
	v.rank++;
	if (v.rank === 2 || v.rank === 6) up("WILL");
	if (v.rank === 5) up("HEALTH");
	if (raise !== null) up(raise);
	if (learn !== null) v.learned.push(learn);
}
// book/campaign/promotions.ts
const promotable = (sheet) => sheet.roster.filter((v) => v.state !== "fallen" && v.rank < 7);
const promotions = chapter("promotions").shows("side", "by", "wanted", "given", "most", "highest").steps({ promote: {
	rule: "EE-RWD-10",
	prompt: "Who is promoted?",
	who: (w, f) => promotionOffers(w, f).length > 0 ? f.by : null,
	offers: (w, f) => promotionOffers(w, f),
	auto: ({ w }, f) => promote(sheetOf$1(w, f.side), promotionOffers(w, f)),
	take(play, f, _seat, choice) {
		const { veteran, raise, learn } = saidAs(choice, "promote");
		const v = veteranOf$1(sheetOf$1(play.w, f.side), veteran);
		promote$1(v, raise, learn);
		v.history.push({
			after: play.w.mission,
			rank: v.rank,
			gained: raise ?? learn
		});
		f.wanted.shift();
		f.given.push(veteran);
		play.tell?.({
			type: "promoted",
			side: f.side,
			model: v.name,
			rank: v.rank,
			raise,
			learn
		}, "EE-RWD-10");
		return "again";
	}
} });
function promotionOffers(w, f) {
	const only = f.wanted[0];
	if (only === void 0) return [];
	return promotable(sheetOf$1(w, f.side)).filter((v) => only < 0 ? f.given.filter((id) => id === v.id).length < f.most && v.rank <= f.highest && (f.most < 7 || v.deployed) : v.id === only).flatMap((v) => trainings(v).map(({ raise, learn }) => ({
		do: "promote",
		veteran: v.id,
		raise,
		learn
	})));
}
// book/campaign/rewards.ts
const TIER = [
	"I",
	"II",
	"III"
];
const TIERS = [
	0,
	1,
	2
];
const RANKS = [
	1,
	3,
	5
];
const plain$1 = (label, gear = [], more = {}) => ({
	label,
	gear,
	any: 0,
	promotions: 0,
	unit: null,
	rank: 1,
	...more
});
const usable = (sheet, weapon) => unitsOf(sheet.faction).some((unit) => unitOf(unit).primary.includes(weaponOf(weapon).class) || unitOf(unit).secondary.includes(weaponOf(weapon).class));
const ofTier = (sheet, tier) => weaponNames.filter((weapon) => weaponOf(weapon).tier === tier && usable(sheet, weapon));
function weaponRewards(sheet, value, tier) {
	const listed = spades[value]?.[tier];
	if (listed === void 0) return [];
	const label = `${value} of Spades, Tier ${TIER[tier]}`;
	if (listed !== null) {
		const [weapon] = listed;
		if (weapon === "Frag Grenade") return [plain$1(label, [...listed])];
		if (weapon !== void 0 && usable(sheet, weapon)) return [plain$1(label, [weapon])];
	}
	const exchanged = ofTier(sheet, tier + 1).map((weapon) => plain$1(label, [weapon]));
	return tier === 1 && listed !== null ? [...exchanged, ...typedVests.map((vest) => plain$1(label, [vest]))] : exchanged;
}
function armourRewards(value, tier) {
	const { vests, typed } = clubs(value)[tier];
	const label = `${value} of Clubs, Tier ${TIER[tier]}`;
	if (typed === "with") return typedVests.map((vest) => plain$1(label, [...vests, vest]));
	return [plain$1(label, [...vests]), ...typed === "instead" ? typedVests.map((vest) => plain$1(label, [vest])) : []];
}
function rewardsFor(sheet, cards) {
	const all = [];
	const held = new Map();
	for (const card of cards) {
		const { value, suit } = faceOf(card);
		held.set(value, [...held.get(value) ?? [], suit]);
	}
	for (const [value, owned] of held) for (const tier of TIERS) {
		if (tier >= owned.length) break;
		if (value === "J" || value === "Q" || value === "K") {
			const rank = RANKS[tier];
			for (const unit of recruits(sheet, value === "K")) all.push(plain$1(`${value}, Tier ${TIER[tier]}: ${unit} of rank ${rank}`, [], {
				unit,
				rank
			}));
			continue;
		}
		if (owned.includes("Spades")) all.push(...weaponRewards(sheet, value, tier));
		if (owned.includes("Clubs")) all.push(...armourRewards(value, tier));
		if (owned.includes("Hearts")) {
			const { items, any } = hearts(value)[tier];
			const first = items.length > 0 ? items.join(" and ") : "";
			all.push(plain$1(`${value} of Hearts, Tier ${TIER[tier]}${any > 0 ? `: any ${any}${first === "" ? "" : ` and a ${first}`}` : ""}`, [...items], { any }));
		}
		if (owned.includes("Diamonds") && promotable(sheet).length > 0) all.push(plain$1(`${value} of Diamonds, Tier ${TIER[tier]}: ${tier + 1} promotion${tier === 0 ? "" : "s"}`, [], { promotions: tier + 1 }));
	}
	const seen = new Set();
	return all.filter((one) => {
		const key = `${one.label}|${one.gear.join()}`;
		return seen.has(key) ? false : (seen.add(key), true);
	});
}
const chooser$1 = (w, side) => speakerOf(w, side);
const reward = chapter("reward").shows("side", "cards", "count", "players", "any", "by").steps({
	draw: { run(play, f) {
		const { w } = play;
		const sheet = sheetOf$1(w, f.side);
		if (f.count <= 0) return "done";
		const bag = bagOf(deck);
		const wanted = f.count + (sheet.facilities.includes("Laboratory") ? 1 : 0);
		while (f.cards.length < wanted) {
			const card = play.draw(bag, "EE-RWD-01");
			if (card === null) break;
			play.tell?.({
				type: "reward card",
				side: f.side,
				card
			}, card === "Joker" ? "EE-RWD-06" : "EE-RWD-01");
			if (card !== "Joker") f.cards.push(card);
		}
		f.players = [...w.sides[f.side].seats];
	} },
	"discard one": {
		rule: "EE-F-06",
		prompt: "The Laboratory drew one card more. Which is discarded?",
		who: (w, f) => f.cards.length > f.count ? chooser$1(w, f.side) : null,
		offers: (_w, f) => [...new Set(f.cards)].map((card) => ({
			do: "discard",
			card
		})),
		auto: ({ w }, f) => discard(sheetOf$1(w, f.side), f.cards),
		take(_play, f, _seat, choice) {
			f.cards.splice(f.cards.indexOf(saidAs(choice, "discard").card), 1);
			return "again";
		}
	},
	"anything of use?": { run(play, f) {
		const sheet = sheetOf$1(play.w, f.side);
		if (f.players.length === 0) return "done";
		if (rewardsFor(sheet, f.cards).length > 0) return;
		sheet.supplies += 30;
		play.tell?.({
			type: "reward exchanged",
			side: f.side,
			supplies: 30
		}, "EE-RWD-11");
		return "done";
	} },
	"choose a reward": {
		rule: "EE-RWD-02",
		prompt: (_w, f) => `Choose one reward. Your cards: ${f.cards.join(", ")}.`,
		who: (_w, f) => f.players[0] ?? null,
		offers: (w, f) => rewardsFor(sheetOf$1(w, f.side), f.cards).map((one) => ({
			do: "reward",
			reward: one.label,
			gear: one.gear
		})),
		auto: ({ w }, f) => chooseReward(sheetOf$1(w, f.side), f.cards),
		take(play, f, seat, choice) {
			const { w } = play;
			const sheet = sheetOf$1(w, f.side);
			const { reward: label, gear } = saidAs(choice, "reward");
			const chosen = rewardsFor(sheet, f.cards).find((one) => one.label === label && one.gear.join() === gear.join());
			if (chosen === void 0) throw new Error(`the draw has no reward '${label}'`);
			if (f.players.length > 1);
			f.players.shift();
			sheet.store.push(...chosen.gear);
			if (chosen.gear.length > 0);
			f.any = chosen.any;
			f.by = seat;
			play.tell?.({
				type: "reward",
				side: f.side,
				reward: label,
				gear
			}, "EE-RWD-02");
			if (chosen.unit !== null) {
				const joined = enlist(sheet, recruit(chosen.unit), false);
				play.tell?.({
					type: "joined",
					side: f.side,
					model: joined.name
				}, "EE-RWD-05");
				return promotionsFor(f, Array.from({ length: chosen.rank - 1 }, () => joined.id), 7);
			}
			if (chosen.promotions > 0) return promotionsFor(f, Array.from({ length: chosen.promotions }, () => -1), chosen.promotions === 2 ? 1 : 2);
		}
	},
	"any item": {
		rule: "EE-RWD-02",
		prompt: (_w, f) => `Name an item (${f.any} left).`,
		who: (_w, f) => f.any > 0 ? f.by : null,
		offers: () => itemNames.map((item) => ({
			do: "reward",
			reward: "An item",
			gear: [item]
		})),
		auto: ({ w }, f) => chooseItem(sheetOf$1(w, f.side)),
		take(play, f, _seat, choice) {
			f.any--;
			sheetOf$1(play.w, f.side).store.push(...saidAs(choice, "reward").gear);
			return "again";
		},
		after: () => ({ goTo: "anything of use?" })
	}
});
const promotionsFor = ({ side, by }, wanted, most) => ({
	call: promotions.begin({
		side,
		by,
		wanted,
		given: [],
		most,
		highest: 6
	}),
	then: "any item"
});
const tellJoined = (play, side, name) => play.tell?.({
	type: "joined",
	side,
	model: name
}, "EE-CAM-10");
// auto/rewards.ts
const PROMOTION = 40;
const ANY_ITEM = 25;
function valueOf(sheet, reward) {
	const standing = sheet.roster.filter((v) => v.state !== "fallen");
	let value = reward.promotions * PROMOTION + reward.any * ANY_ITEM;
	for (const gear of reward.gear) value += standing.some((v) => fits(v, gear).length > 0) ? priceOfGear(gear) : 5;
	if (reward.unit !== null) value += unitPrice(reward.unit, { facelessPrice: 114 }) * .8 + (reward.rank - 1) * .5 * PROMOTION;
	return value;
}
function bestOf$1(sheet, cards) {
	let best;
	let most = -1;
	for (const reward of rewardsFor(sheet, cards)) {
		const value = valueOf(sheet, reward);
		if (value <= most) continue;
		most = value;
		best = reward;
	}
	return {
		reward: best,
		value: most
	};
}
function chooseReward(sheet, cards) {
	const { reward } = bestOf$1(sheet, cards);
	if (reward === void 0) throw new Error("the draw holds nothing of use");
	return {
		do: "reward",
		reward: reward.label,
		gear: reward.gear
	};
}
function discard(sheet, cards) {
	let worst = "";
	let most = -Infinity;
	cards.forEach((card, i) => {
		const { value } = bestOf$1(sheet, cards.toSpliced(i, 1));
		if (value <= most) return;
		most = value;
		worst = card;
	});
	return {
		do: "discard",
		card: worst
	};
}
const ITEMS = [
	"Scope",
	"Laser Sight",
	"Medikit",
	"Stock",
	"Frag Grenade"
];
function chooseItem(sheet) {
	return {
		do: "reward",
		reward: "An item",
		gear: [ITEMS.find((item) => !sheet.store.includes(item)) ?? "Scope"]
	};
}
const SKILLS = [
	"AIM",
	"HEALTH",
	"MOBILITY",
	"PSI",
	"WILL",
	"HACK",
	"DODGE"
];
function trainingRank(v, raise) {
	if (raise === null) return SKILLS.length;
	if (raise === "HACK" && v.skills.HACK >= 6) return -1;
	return raise === "PSI" && v.skills.PSI >= v.skills.AIM ? -1 : SKILLS.indexOf(raise);
}
function promote(sheet, offers) {
	const rank = ({ veteran, raise }) => {
		const v = veteranOf$1(sheet, veteran);
		return [
			v.deployed ? 0 : 1,
			v.leader ? 0 : 1,
			-v.rank,
			v.id,
			trainingRank(v, raise)
		];
	};
	const [best] = offers.toSorted((a, b) => firstDifference(rank(a), rank(b)));
	if (best === void 0) throw new Error("nobody can be promoted");
	return best;
}
function firstDifference(a, b) {
	for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
	return 0;
}
function equipFound(m, gear) {
	if (!isGear(gear)) return { do: "hold found" };
	const old = isVest(gear) ? m.vest : isWeapon(gear) ? m[slotOf(m, gear)] : null;
	return { do: old === null || priceOfGear(gear) > priceOfGear(old) ? "equip found" : "hold found" };
}
// book/actions/search.ts
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
const gunOf = (m) => weaponsOf(m).find((weapon) => weaponOf(weapon).range > 0) ?? null;
function canEquip(m, gear) {
	const unit = unitOf(m.unit);
	if (m.free) return false;
	if (isWeapon(gear)) {
		const { class: kind } = weaponOf(gear);
		return unit.primary.includes(kind) || unit.secondary.includes(kind);
	}
	if (isVest(gear)) return !unit.noVest;
	return m.items.length < 2 && !m.items.some((one) => one.item === gear) && gunOf(m) !== null;
}
function equip$2(m, gear) {
	if (isWeapon(gear)) {
		const slot = unitOf(m.unit).primary.includes(weaponOf(gear).class) ? "primary" : "secondary";
		const old = m[slot];
		const fixed = m.items.filter((one) => one.on !== null && one.on === old);
		m.items = m.items.filter((one) => !fixed.includes(one));
		m[slot] = gear;
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
			const old = equip$2(m, f.gear);
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
// book/actions/hackTable.ts
const hiddenPods = (w, f) => f.die === 3 && modelOf(w, f.model).control === 0 ? w.pods.filter((pod) => pod.state === "waiting" && !pod.known) : [];
const hiddenMarkers = (w, f) => f.die === 3 ? w.markers.filter((marker) => modelOf(w, marker.model).side !== modelOf(w, f.model).side) : [];
const machines = (w, f) => f.die === 4 ? enemiesOf(w, modelOf(w, f.model).control).filter((foe) => has(foe, "Mechanical") && distance(w, foe.cell, pieceOf$1(w, f.piece).cell) <= 12) : [];
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
	].includes(w.mission)) side.score++;
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
// book/actions/perform.ts
const DONE = { goTo: "after the move" };
const first = (call) => ({
	call,
	then: "after the move"
});
function pay({ f }, engaged, actions, row) {
	f.left = engaged ? 0 : f.left - actions;
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
		pay(acting, false, 1, "overwatch");
		m.overwatch = weapon;
		m.watched = [];
		play.tell?.({
			type: "overwatch",
			model: m.name,
			weapon
		}, "EE-OVW-01");
		return DONE;
	},
	"hunker down"(play, acting) {
		pay(acting, false, 2, "hunker down");
		goDown(play, acting.m, "hunkered", "EE-DWN-01");
		return DONE;
	},
	hack: (play, acting, order) => work(play, acting, order),
	interact: (play, acting, order) => work(play, acting, order),
	search: (play, acting, order) => work(play, acting, order),
	"hack model"(play, acting, { target, actions }) {
		pay(acting, acting.engaged, actions, "action");
		const at = modelOf(play.w, target);
		touches(play.w, acting.m, at);
		hackModel(play, acting.m, at, actions);
		return DONE;
	},
	claim(play, acting, { target, actions }) {
		const { m } = acting;
		pay(acting, false, actions, "action");
		const passed = abilityTest(play, m, skill(play.w, m, "MOBILITY"), actions, "EE-OBJ-06", "Interact");
		if (actions === 2) goDown(play, m, "hunkered", "EE-ACT-10");
		if (passed) takeCharge(play, m, modelOf(play.w, target));
		return DONE;
	},
	medikit(play, acting, order) {
		pay(acting, false, order.actions, "action");
		treat(play, acting.m, order);
		return DONE;
	},
	"field repair"(play, acting, order) {
		pay(acting, false, order.actions, "action");
		treat(play, acting.m, order);
		return DONE;
	},
	"energy shield"(play, acting, { actions }) {
		const { m } = acting;
		const { w } = play;
		pay(acting, false, actions, "action");
		if (!abilityTest(play, m, skill(w, m, "WILL"), actions, "EE-SPO-09", "Energy Shield")) return DONE;
		m.used.push("Energy Shield");
		m.shield = 2;
		for (const friend of friendsOf(w, m)) if (distance(w, m.cell, friend.cell) <= 4) friend.shield = 2;
		play.tell?.({
			type: "energy shield",
			model: m.name
		}, "EE-SPO-09");
		return DONE;
	},
	"hand over"(play, acting, { target, token }) {
		const { m } = acting;
		pay(acting, false, 1, "hand over");
		const friend = modelOf(play.w, target);
		m.carries = m.carries.filter((id) => id !== token);
		friend.carries.push(token);
		play.tell?.({
			type: "handed over",
			model: m.name,
			to: friend.name
		}, "EE-OBJ-03");
		return DONE;
	},
	evacuate(play, acting) {
		const { m } = acting;
		pay(acting, false, 1, "evacuate");
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
		pay(acting, false, 2, "rally");
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
	return entryOf$1(order)(play, {
		f,
		m,
		engaged: isEngaged(play.w, m)
	}, order);
}
const entryOf$1 = (order) => PERFORMING[order.do];
function attack$1(acting, order) {
	const { f, m, engaged } = acting;
	pay(acting, engaged, order.actions, "attack");
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
function work(play, acting, order) {
	const { w } = play;
	const { m } = acting;
	pay(acting, false, order.actions, "action");
	const piece = pieceOf$1(w, order.piece);
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
function walk(play, acting, order) {
	const { w } = play;
	const { f, m, engaged } = acting;
	pay(acting, engaged, order.actions, order.do);
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
		return first(flee.begin({
			model: m.id,
			path: way.path,
			foes: terms.leave.touching.map((foe) => foe.id)
		}));
	}
	if (climbing) play.tell?.({
		type: "climbs",
		...moved
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
	return first(charge$1.begin({
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
// book/wipe.ts
function counts(w, m, side) {
	if (m.side !== side || m.neutral || !acts(w, m)) return false;
	const toCome = m.place === "hidden" || m.place === "reserve";
	if (toCome);
	return toCome || m.place === "board";
}
const isGone = (w, side) => !w.models.some((m) => counts(w, m, side)) && !w.pods.some((pod) => pod.state === "waiting" && side === 1);
function checkWipe(play) {
	const { w } = play;
	if (w.result !== null || w.round === 0) return;
	const gone = [isGone(w, 0), isGone(w, 1)];
	const season = missionOf(w).season === true && w.mission !== "SE1.8";
	if (gone[0] && gone[1] && !season) finish(play, null, "EE-END-02", "nobody is left");
	else if (gone[0]) finish(play, 1, season ? "EE-M-SE-02" : "EE-END-02", "side A has no model left");
	else if (gone[1] && !season) finish(play, 0, "EE-END-02", "side B has no model left");
	else if (gone[1]) missionOf(w).cleared?.(play);
}
// book/actions/activation.ts
const activationFrame = (w, model, overdrive) => activation.begin({
	...freshActivation(model),
	overdrive,
	orders: null,
	cell: modelOf(w, model).cell,
	momentum: false
});
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
		checkWipe(play);
		return { goTo: "next action" };
	} },
	end: { run(play, f) {
		const m = modelOf(play.w, f.model);
		play.tell?.({
			type: "activation ends",
			model: m.name
		}, "EE-ACT-11");
		missionOf(play.w).activationEnds?.(play, m);
		checkWipe(play);
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
	return ends(w, m, gaitOf(m, false), 3, { touching: engagedWith(w, m) }).cells;
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
// book/attack/sameMoment.ts
function runningSide(w) {
	const f = activation.in(w);
	return f === void 0 ? 0 : modelOf(w, f.model).control;
}
const hitTogether = (w, models, blast) => sameMoment.begin({
	waiting: models.map((m) => m.id),
	first: runningSide(w),
	blast
});
const poisonTogether = (models) => sameMoment.begin({
	waiting: models.map((m) => m.id),
	first: 0,
	blast: null
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
// book/attack/explosion.ts
function blast(play, centre, applied, by, arm, target) {
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
	const fallen = cellsThat(g, (cell) => distance(w, centre, cell) <= 2 && destructible(kindOf(g, cell)) && !missionOf(w).protects?.(w, cell));
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
// book/automaton/scatter.ts
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
// book/attack/lasso.ts
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
// book/movement/pickUp.ts
function pickUp(play, m) {
	const { w } = play;
	if (m.mind !== null || m.tookToken || m.unit === "Civilian") return;
	const token = w.tokens.find((one) => one.cell === m.cell);
	if (token === void 0) return;
	token.cell = -1;
	m.carries.push(token.id);
	m.tookToken = true;
	play.tell?.({
		type: "picked up",
		model: m.name,
		token: token.kind
	}, "EE-OBJ-03");
}
// book/attack/panic.ts
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
		const met = f.answer === "declared" && isEngaged(w, modelOf(w, f.model));
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
// book/attack/mindspin.ts
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
	else takeControl(play, caster, target);
	return null;
}
function takeControl(play, caster, m) {
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
// book/attack/attack.ts
const attackFrame = (declared) => attack.begin({
	...declared,
	spot: -1,
	applied: 0,
	close: false
});
function shotOf(w, { by: attacker, at: target, weapon, actions, moving, steady }) {
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
		const shot = shotOf(w, f);
		const { arm } = shot;
		arm.id;
		markAttachments(arm, f.close);
		if (!f.close && isEngaged(w, at));
		if (f.close && isEngaged(w, by));
		if (isEngaged(w, by) && f.reason === "attack");
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
				close: f.close
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
		const splash = arm.rules.includes("High Explosive") ? blast(play, f.spot, f.applied, by, arm, struck) : null;
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
		const splash = fired && arm.rules.includes("High Explosive") ? blast(play, at.cell, f.applied, by, arm, at) : null;
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
		checkWipe(play);
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
// book/automaton/free.ts
function freeAttackOf(w, at, options) {
	let best = options[0];
	let worth = -1;
	for (const option of options) {
		const shot = shotOf(w, freeAttackBy(option, at.id));
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
// book/movement/overwatch.ts
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
// auto/reacting.ts
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
// book/movement/path.ts
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
// book/movement/move.ts
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
		checkWipe(play);
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
	const rule = kindOf(ground(w), m.cell) === 1 ? "EE-TER-08" : "EE-TER-13";
	m.cell = lastStop(w, f);
	play.tell?.({
		type: "put back",
		model: m.name,
		to: spotOf(ground(w), m.cell)
	}, rule);
	engage(play);
}
// book/attack/harm.ts
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
		w.sides[other(m.side)].worth += unitPrice(m.unit, w.options) + gearPrice(m);
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
	for (const m of play.w.models) if (m.overwatch !== null && m.place === "board" && isEngaged(play.w, m)) {
		m.overwatch = null;
		m.watched = [];
		play.tell?.({
			type: "overwatch ended",
			model: m.name
		}, "EE-OVW-06");
	}
}
// book/round/dice.ts
const colourOf = (m) => m.player < 0 ? "automaton" : seatLetter(m.player);
const AUTOMATON = "automaton";
const seatOfColour = (colour) => colour === "automaton" ? -1 : seatOfLetter(colour);
const sideOfColour = (w, colour) => colour === "automaton" ? w.sides[0].seats.length === 0 ? 0 : 1 : w.sides[1].seats.includes(seatOfColour(colour)) ? 1 : 0;
const acts = (w, m) => !m.neutral && !(m.unit === "Civilian" && w.mission === "SE1.7");
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
// book/deployment/infiltrator.ts
function markerCells(w, side, enemyZone) {
	const g = ground(w);
	const foes = enemiesOf(w, side);
	const free = cellsThat(g, (cell) => mayStop(g, cell) && modelAt(w, cell) === null && !enemyZone.includes(cell) && !w.markers.some((marker) => marker.cell === cell));
	const unseen = free.filter((cell) => !foes.some((foe) => sees(w, foe.cell, cell)));
	if (unseen.length > 0) return unseen;
	const margin = (cell) => Math.min(...foes.map((foe) => distance(w, foe.cell, cell)));
	const farthest = Math.max(...free.map(margin));
	return free.filter((cell) => margin(cell) === farthest);
}
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
// book/deployment/zones.ts
const PIECES = {
	T: "terminal",
	C: "container",
	I: "device",
	D: "door"
};
function layPieces(w) {
	const g = ground(w);
	w.pieces = [];
	const add = (kind, cell) => {
		const piece = {
			id: w.pieces.length,
			kind,
			cell,
			owner: -1,
			done: false,
			by: -1,
			pod: ""
		};
		w.pieces.push(piece);
	};
	for (const cell of cellsThat(g, () => true)) {
		const kind = PIECES[g.signs[cell]];
		if (kind !== void 0) add(kind, cell);
	}
	const monument = cellsWith(g, "m")[0];
	if (monument !== void 0) add("monument", monument);
}
function zoneCells(w, side) {
	const g = ground(w);
	const { zone } = w.sides[side];
	const edge = w.goals["edge"];
	if (side === 0 && edge !== void 0 && edge > 0) return edgeCells(w, EDGES[edge - 1]);
	return cellsWith(g, missionOf(w).zoneSigns?.[zone] ?? zone).filter((cell) => mayStop(g, cell));
}
const EDGES = [
	"left",
	"right",
	"top",
	"bottom"
];
function edgeCells(w, edge) {
	const g = ground(w);
	const { width, height, x, y } = g.grid;
	const depth = (cell) => edge === "left" ? x[cell] : edge === "right" ? width - 1 - x[cell] : edge === "top" ? y[cell] : height - 1 - y[cell];
	return cellsThat(g, (cell) => depth(cell) < 2 && mayStop(g, cell));
}
function takenFor(w, m) {
	const g = ground(w);
	const taken = new Set();
	for (const one of w.models) {
		if (one.place !== "board") continue;
		taken.add(one.cell);
		if (one.control === m.side || one.neutral || !engages(one) || !engages(m)) continue;
		for (const cell of touching(g, one.cell)) taken.add(cell);
	}
	return taken;
}
function placesFor(w, m) {
	const g = ground(w);
	const squad = missionOf(w).squadDeployment !== void 0 && m.side === 0;
	const placed = w.models.filter((one) => one.side === m.side && one.place === "board" && one.unit !== "Civilian");
	const taken = takenFor(w, m);
	const free = (cell) => !taken.has(cell);
	const zone = zoneCells(w, m.side).filter(free);
	if (squad);
	if (squad) missionOf(w).squadDeployment;
	const joined = squad && placed.length > 0 ? zone.filter((cell) => placed.some((one) => adjacent(g, one.cell, cell))) : zone;
	return joined.length > 0 ? joined : zone;
}
// book/automaton/deploy.ts
function deployCell(w, m, cells) {
	const g = ground(w);
	const middle = (g.grid.height >> 1) * g.grid.width + (g.grid.width >> 1);
	const brawler = armsOf(m).every((arm) => arm.range === 0);
	const enemyZone = w.sides[other(m.side)].zone === "A" ? 0 : g.grid.width - 1;
	const best = leastOf(cells, (cell) => brawler ? [Math.abs(columnOf(g, cell) - enemyZone), cell] : [
		-coverNear(g, cell),
		distance(w, cell, middle),
		cell
	]);
	if (best === null) throw new Error(`there is no cell to set up ${m.name}`);
	return best;
}
function coverNear(g, cell) {
	const isCover = (one) => g.kind[one] === 1 || g.kind[one] === 2;
	let cover = isCover(cell) ? 1 : 0;
	for (let d = 0; d < 8; d++) if (isCover(neighbour(g.grid, cell, d))) cover++;
	return cover;
}
function centre(w, cells) {
	const g = ground(w);
	let x = 0;
	let y = 0;
	for (const cell of cells) {
		x += columnOf(g, cell);
		y += rowOf$1(g, cell);
	}
	const count = Math.max(1, cells.length);
	return [Math.floor(x / count), Math.floor(y / count)];
}
function markerCell(w, m) {
	const g = ground(w);
	const zones = [zoneCells(w, 0), zoneCells(w, 1)];
	const [ax, ay] = centre(w, zones[0]);
	const [bx, by] = centre(w, zones[1]);
	const off = (cell) => Math.abs((bx - ax) * (rowOf$1(g, cell) - ay) - (by - ay) * (columnOf(g, cell) - ax));
	const placed = w.markers.filter((marker) => marker.model === m.id);
	const cells = markerCells(w, m.side, zones[other(m.side)]).sort((a, b) => off(a) - off(b) || a - b);
	const best = cells.find((cell) => placed.every((one) => distance(w, one.cell, cell) >= 6)) ?? cells[0];
	if (best === void 0) throw new Error(`there is no cell for a marker of ${m.name}`);
	return best;
}
// auto/setUp.ts
const COVER = 1.6;
function placesOf(w, m, cells) {
	const task = taskFor(w, {
		...m,
		cell: cells[0] ?? -1
	});
	if (task === null) return [deployCell(w, m, cells)];
	const shelter = shelterOf(ground(w));
	return cells.map((cell) => ({
		cell,
		cost: task.way.priceOf(cell) - COVER * Math.min(3, shelter[cell] ?? 0)
	})).sort((a, b) => a.cost - b.cost).map(({ cell }) => cell);
}
function place$1(w, m) {
	const [at] = placesOf(w, m, placesFor(w, m));
	if (at === void 0) throw new Error(`there is no cell to set up ${m.name}`);
	return {
		do: "place",
		model: m.id,
		at: spotOf(ground(w), at)
	};
}
function edge(w) {
	const { width, height } = ground(w).grid;
	const middles = {
		left: (height >> 1) * width,
		right: (height >> 1) * width + width - 1,
		top: width >> 1,
		bottom: (height - 1) * width + (width >> 1)
	};
	const far = (one) => w.pieces.reduce((sum, piece) => sum + distance(w, middles[one], piece.cell), 0);
	return {
		do: "edge",
		edge: EDGES.reduce((best, one) => far(one) < far(best) ? one : best)
	};
}
// book/rollOff.ts
const UNEQUAL = Array.from({ length: 36 }, (_, i) => [1 + Math.floor(i / 6), 1 + i % 6]).filter(([a, b]) => a !== b);
function rollOff(play, rule) {
	const dice = play.oneOf(UNEQUAL, rule, ([a, b]) => `${a}-${b}`);
	play.tell?.({
		type: "rolled off",
		dice: [...dice]
	}, rule);
	return dice;
}
// book/deployment/veterans.ts
function takeTheField(w, side) {
	const sheet = w.campaign?.sheets[side] ?? null;
	if (sheet === null) return false;
	sheet.roster.filter((veteran) => veteran.deployed && veteran.state === "ready").forEach((veteran, i) => {
		const m = makeModel(w, veteran, side, ownerOf$2(w, side, i));
		m.skills = { ...veteran.skills };
		m.learned = veteran.learned.slice();
		m.rank = veteran.rank;
		m.roster = veteran.id;
		m.wounds = veteran.wounds;
		if (sheet.grenade?.veteran === veteran.id) m.items.push({
			item: sheet.grenade.item,
			on: null
		});
		if (veteran.wounds < veteran.skills.HEALTH);
	});
	if (sheet.facilities.includes("Defense Matrix") && (w.mission === "SE1.7" || w.mission === "SE1.8")) makeModel(w, recruit("ADVENT Turret"), side, ownerOf$2(w, side, 0));
	return true;
}
// book/deployment/deployment.ts
const toPlace = (w, side) => w.models.filter((m) => m.side === side && m.place === "reserve" && (m.pod === "" || m.pod === "start"));
function nextOf$1(w, f) {
	const [m] = toPlace(w, f.turn);
	if (m === void 0) throw new Error(`side ${f.turn} has no model left to set up`);
	return m;
}
const placerOf = (w, m) => m.player >= 0 ? m.player : speakerOf(w, m.side);
const placeable = (w, f, seat) => toPlace(w, f.turn).filter((m) => m.player === seat || speakerOf(w, f.turn) === seat);
function placeSpaces(w, models) {
	return Object.values(Object.groupBy(models, (m) => String(engages(m)))).flatMap((group = []) => {
		const [first] = group;
		return first === void 0 ? [] : [{
			kind: "place",
			model: first.id,
			models: group.map((m) => m.id),
			cells: placesFor(w, first)
		}];
	});
}
const suggestion = (w, m) => ({
	do: "place",
	model: m.id,
	at: spotOf(ground(w), deployCell(w, m, placesFor(w, m)))
});
const deployment = fieldChapter("deployment").shows("higher", "turn", "suggested").steps({
	"lay out the map": { run(play) {
		const { w } = play;
		layPieces(w);
		w.models = [];
		w.tokens = [];
		w.markers = [];
		w.pods = [];
		for (const side of SIDES) {
			const { squad } = w.sides[side];
			if (w.campaign !== null && takeTheField(w, side)) continue;
			squad?.models.forEach((recruit, i) => makeModel(w, recruit, side, ownerOf$2(w, side, i)));
		}
		const forces = forcesOf(w);
		if (forces !== null) {
			fieldForces(w, forces);
			for (const letter of Object.keys(forces.pods ?? {})) {
				const cell = cellsWith(ground(w), letter)[0] ?? -1;
				w.pods.push({
					letter,
					cell,
					models: w.models.filter((m) => m.pod === letter).map((m) => m.id),
					state: "waiting",
					known: false
				});
			}
		}
		missionOf(w).layoutRule;
		missionOf(w).setup?.(play);
		nameModels(w);
		for (const m of w.models) if (has(m, "Infiltrator") && m.pod === "") m.place = "hidden";
		for (const side of SIDES) w.sides[side].fielded = w.models.filter((m) => m.side === side && m.unit !== "Civilian").length;
		showPods(play);
		play.tell?.({
			type: "mission",
			mission: w.mission,
			name: missionOf(w).name
		}, "EE-BAT-02");
	} },
	"roll off": { run(play, f) {
		const [a, b] = rollOff(play, "EE-DEP-02");
		f.higher = a > b ? 0 : 1;
		f.turn = other(f.higher);
	} },
	"choose a zone": {
		rule: "EE-DEP-02",
		prompt: "Yours is the higher roll. Which zone do you take?",
		who: (w, f) => missionOf(w).zonesOpen ? speakerOf(w, f.higher) : null,
		offers: () => [{
			do: "zone",
			zone: "A"
		}, {
			do: "zone",
			zone: "B"
		}],
		auto(_play, _f, seat) {
			if (!isScript(seat)) return {
				do: "zone",
				zone: "A"
			};
			return {
				do: "zone",
				zone: "B"
			};
		},
		take(play, f, _seat, choice) {
			setZone(play, f.higher, saidAs(choice, "zone").zone);
		}
	},
	"choose an edge": {
		rule: "EE-M-SE12-02",
		prompt: "From which edge of the board does your Squad come?",
		who: (w) => w.mission === "SE1.2" && w.options.randomCrates && w.goals["edge"] === void 0 ? speakerOf(w, 0) : null,
		offers: () => EDGES.map((edge) => ({
			do: "edge",
			edge
		})),
		auto: ({ w }) => edge(w),
		take(play, _f, _seat, choice) {
			play.w.goals["edge"] = EDGES.indexOf(saidAs(choice, "edge").edge) + 1;
		}
	},
	"whose turn": { run({ w }, f) {
		if (toPlace(w, f.turn).length === 0) f.turn = other(f.turn);
		if (toPlace(w, f.turn).length === 0) return { goTo: "pods at the start" };
	} },
	"place a model": {
		rule: "EE-DEP-01",
		prompt: (w, f) => `Set up ${nextOf$1(w, f).name}.`,
		who(w, f) {
			const seat = placerOf(w, nextOf$1(w, f));
			if (f.suggested.includes(seat));
			return f.suggested.includes(seat) ? -1 : seat;
		},
		offers: (w, f) => [suggestion(w, nextOf$1(w, f)), { do: "place all" }],
		spaces: (w, f, seat) => placeSpaces(w, placeable(w, f, seat)),
		auto: ({ w }, f, seat) => isScript(seat) ? suggestion(w, nextOf$1(w, f)) : place$1(w, nextOf$1(w, f)),
		judge: (w, f, seat, choice) => placeFault(w, placeable(w, f, seat), choice),
		take(play, f, seat, choice) {
			const { w } = play;
			if (choice.do === "place all") f.suggested.push(seat);
			else {
				const { model, at } = saidAs(choice, "place");
				put(play, modelOf(w, model), cellOf(ground(w), at));
				f.turn = other(f.turn);
			}
			return { goTo: "whose turn" };
		}
	},
	"pods at the start": { run(play) {
		const { w } = play;
		for (const letter of missionOf(w).pods?.atStart ?? "") {
			const pod = w.pods.find((one) => one.letter === letter);
			if (pod === void 0) continue;
			placePod(play, pod, null);
			for (const m of w.models) if (m.pod === letter) m.activated = 0;
		}
	} },
	"place a marker": {
		rule: "EE-SPC-29",
		prompt: (w) => `Place a civilian marker for ${hider(w).name}.`,
		who: (w) => hiderOf(w)?.player ?? null,
		offers: (w) => hidingPlaces(w, hider(w)).slice(0, 1).map((cell) => ({
			do: "marker",
			at: spotOf(ground(w), cell)
		})),
		spaces: (w) => [{
			kind: "marker",
			cells: hidingPlaces(w, hider(w))
		}],
		judge: (w, _f, _seat, choice) => markerFault(w, hider(w), choice),
		auto: ({ w }) => ({
			do: "marker",
			at: spotOf(ground(w), markerCell(w, hider(w)))
		}),
		take(play, _f, _seat, choice) {
			addMarker(play, hider(play.w), cellOf(ground(play.w), saidAs(choice, "marker").at));
			return "again";
		}
	}
});
function hiderOf(w) {
	const lacking = w.models.filter((m) => m.place === "hidden" && w.markers.filter((marker) => marker.model === m.id).length < 3);
	return lacking.find((m) => isScript(m.player)) ?? lacking[0];
}
function hider(w) {
	const m = hiderOf(w);
	if (m === void 0) throw new Error("no Infiltrator lacks a marker");
	return m;
}
const hidingPlaces = (w, m) => markerCells(w, m.side, zoneCells(w, other(m.side)));
function markerFault(w, m, choice) {
	const wish = wordsOf(choice);
	if (wish["do"] !== "marker" || Object.keys(wish).length !== 2) return {
		rule: "EE-SPC-29",
		reason: "Place a civilian marker."
	};
	return hidingPlaces(w, m).includes(cellOf(ground(w), wish["at"])) ? null : {
		rule: "EE-SPC-29",
		reason: "A marker stands out of enemy sight and outside the enemy zone."
	};
}
function addMarker(play, m, cell) {
	const { w } = play;
	w.markers.push({
		id: w.markers.reduce((most, marker) => Math.max(most, marker.id + 1), 0),
		cell,
		model: m.id
	});
	play.tell?.({
		type: "marker placed",
		model: m.name,
		at: spotOf(ground(w), cell)
	}, "EE-SPC-29");
}
function setZone(play, side, zone) {
	play.w.sides[side].zone = zone;
	play.w.sides[other(side)].zone = zone === "A" ? "B" : "A";
	play.tell?.({
		type: "zone",
		side,
		zone
	}, "EE-DEP-02");
}
function put(play, m, cell) {
	m.place = "board";
	m.cell = cell;
	play.tell?.({
		type: "placed",
		model: m.name,
		at: spotOf(ground(play.w), cell)
	}, "EE-DEP-01");
}
function placeFault(w, models, choice) {
	const wish = wordsOf(choice);
	if (wish["do"] !== "place" || Object.keys(wish).length !== 3) return {
		rule: "EE-DEP-01",
		reason: "Set up one of your models."
	};
	const m = models.find((one) => one.id === wish["model"]);
	if (m === void 0) return {
		rule: "EE-DEP-02",
		reason: "That model is not yours to set up now."
	};
	const cell = cellOf(ground(w), wish["at"]);
	if (placesFor(w, m).includes(cell)) return null;
	const zone = zoneCells(w, m.side);
	if (cell < 0 || !zone.includes(cell)) return {
		rule: "EE-DEP-01",
		reason: "That cell is not in your deployment zone."
	};
	if (modelAt(w, cell) !== null) return {
		rule: "EE-BRD-02",
		reason: "A cell holds one model."
	};
	return missionOf(w).squadDeployment !== void 0 ? {
		rule: "EE-DEP-04",
		reason: "The Squad starts as one group: set the model up adjacent to another."
	} : {
		rule: "EE-DEP-03",
		reason: "No model is set up in base contact with an enemy."
	};
}
function showPods(play) {
	const { w } = play;
	if (!w.campaign?.sheets[0]?.facilities.includes("Shadow Chamber")) return;
	for (const pod of w.pods) {
		if (pod.models.length === 0) missionOf(w).pods?.contents(play, pod);
		pod.known = true;
		play.tell?.({
			type: "pod shown",
			pod: pod.letter,
			models: pod.models.map((id) => modelOf(w, id).name)
		}, "EE-F-10");
	}
}
// book/squad/randomSquad.ts
const WHY = "EE-SQD-10";
function extra(one, chance) {
	const unit = unitOf(one.unit);
	const kind = chance.roll(3, WHY);
	if (kind === 1) {
		const slot = chance.roll(2, WHY) === 1 ? "primary" : "secondary";
		const fitting = weaponNames.filter((name) => unit[slot].includes(weaponOf(name).class) && name !== one[slot]);
		if (fitting.length === 0 || one[slot] === null) return null;
		return {
			...one,
			[slot]: fitting[chance.roll(fitting.length, WHY) - 1],
			items: one.items.filter((carried) => carried.on !== one[slot])
		};
	}
	if (kind === 2) return unit.noVest || one.vest !== null ? null : {
		...one,
		vest: vestNames[chance.roll(vestNames.length, WHY) - 1]
	};
	const item = itemNames[chance.roll(itemNames.length, WHY) - 1];
	const on = [one.primary, one.secondary].find((name) => name !== null && weaponOf(name).range > 0) ?? null;
	return {
		...one,
		items: [...one.items, {
			item,
			on: itemOf(item).kind === "utility" ? null : on
		}]
	};
}
function randomSquad(faction, rules, chance) {
	const limit = limitFor(faction, rules);
	const price = (unit) => unitPrice(unit, rules.options);
	const units = unitsOf(faction);
	const able = units.filter((unit) => unit !== "ADVENT Turret" && price(unit) <= limit);
	const leader = able[chance.roll(able.length, WHY) - 1];
	const squad = {
		name: "Random Squad",
		faction,
		models: [recruit(leader, { leader: true })]
	};
	if (faction === "ADVENT" && leader !== "ADVENT Trooper") squad.models.push(freeTrooper());
	for (let misses = 0; misses < 12;) {
		const bigger = {
			...squad,
			models: squad.models.slice()
		};
		const at = chance.roll(squad.models.length, WHY) - 1;
		const better = rules.campaign || chance.roll(3, WHY) > 1 ? null : extra(squad.models[at], chance);
		if (better !== null) bigger.models[at] = better;
		else bigger.models.push(recruit(units[chance.roll(units.length, WHY) - 1]));
		if (costOf(bigger, rules.options) <= limit && problemsOf(bigger, rules).length === 0) squad.models = bigger.models;
		else misses++;
	}
	return squad;
}
// content/squads.ts
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
const gatecrasher = [{
	name: "Operation Gatecrasher",
	faction: "XCOM",
	models: [
		lead("Ranger"),
		recruit("Grenadier"),
		recruit("Rookie"),
		recruit("Rookie")
	]
}, {
	name: "Gatecrasher Defence",
	faction: "ADVENT",
	models: [
		lead("ADVENT Officer"),
		recruit("ADVENT Stun Lancer"),
		recruit("ADVENT Trooper"),
		recruit("ADVENT Trooper")
	]
}];
// book/squad/readSquad.ts
const orNull$1 = (reader) => (value, where) => value === null ? null : reader(value, where);
const readCarried = fields({ item: oneOf(itemNames) }, { on: orNull$1(oneOf(weaponNames)) });
const readRecruit = (value, where) => {
	const read = fields({ unit: oneOf(unitNames) }, {
		leader: aFlag,
		primary: orNull$1(oneOf(weaponNames)),
		secondary: orNull$1(oneOf(weaponNames)),
		vest: orNull$1(oneOf(vestNames)),
		items: listOf(readCarried),
		free: aFlag
	})(value, where);
	return {
		unit: read.unit,
		leader: read.leader ?? false,
		primary: read.primary === void 0 ? standard(read.unit, "primary") : read.primary,
		secondary: read.secondary === void 0 ? standard(read.unit, "secondary") : read.secondary,
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
	if (read.models.length > 24) throw new BadInput(`${where}.models`, "must be at most 24 models");
	return {
		name,
		faction: read.faction,
		models: read.models
	};
};
// auto/squads.ts
const ROLLS = {
	XCOM: {
		leader: "Ranger",
		others: [
			"Grenadier",
			"Rookie",
			"Skirmisher",
			"Rookie",
			"Resistance Militia"
		]
	},
	ADVENT: {
		leader: "ADVENT Officer",
		others: [
			"ADVENT Trooper",
			"ADVENT Stun Lancer",
			"Viper",
			"Muton",
			"Berserker"
		]
	}
};
const HACKERS = {
	XCOM: {
		leader: "Ranger",
		others: [
			"Specialist",
			"Rookie",
			"Specialist",
			"Rookie",
			"Resistance Militia"
		]
	},
	ADVENT: ROLLS.ADVENT
};
const VETERANS = {
	XCOM: {
		leader: "Ranger",
		others: [
			"Specialist",
			"Rookie",
			"Grenadier",
			"Rookie",
			"Resistance Militia"
		]
	},
	ADVENT: ROLLS.ADVENT
};
const TERMINALS = ["B3", "SE1.4"];
function rollFor(w, faction) {
	if (w.mode !== "battle") return VETERANS[faction];
	return (TERMINALS.includes(w.mission) ? HACKERS : ROLLS)[faction];
}
function raised(w, faction) {
	const rules = rulesFor(w);
	const { leader, others } = rollFor(w, faction);
	const squad = {
		name: "Task Force",
		faction,
		models: [recruit(leader, { leader: true })]
	};
	if (faction === "ADVENT") squad.models.push(freeTrooper());
	for (let misses = 0, i = 0; misses < others.length && squad.models.length < 24; i++) {
		const unit = others[i % others.length];
		if (unit === void 0) break;
		const models = [...squad.models, recruit(unit)];
		if (costOf({
			...squad,
			models
		}, rules.options) <= limitFor(faction, rules)) {
			squad.models = models;
			misses = 0;
		} else misses++;
	}
	return squad;
}
function muster$1(w, side, factions) {
	const rules = rulesFor(w);
	const squad = raised(w, (factions.includes(w.sides[side].faction) ? w.sides[side].faction : factions[0]) ?? "XCOM");
	if (problemsOf(squad, rules).length === 0) return {
		do: "muster",
		squad
	};
	const [ready] = readyFor(w, side);
	if (ready === void 0) throw new Error("no Squad is legal here");
	return {
		do: "muster",
		squad: ready
	};
}
// book/squad/muster.ts
const rulesFor = (w) => ({
	limit: w.limit,
	options: w.options,
	campaign: w.mode !== "battle"
});
function factionsFor(w, side) {
	const { faction } = w.sides[side];
	return w.goals["fixed factions"] === 1 ? [faction] : ["XCOM", "ADVENT"];
}
const namer = (w, side) => speakerOf(w, side);
function hasList(w, side) {
	if (side === 0) return false;
	if (w.mode === "battle" && missionOf(w).season);
	return w.mode === "campaign" || missionOf(w).season === true;
}
const sidesToName = (w) => SIDES.filter((side) => !isAutomaton(w, side) && w.sides[side].squad === null && !hasList(w, side));
const isLegal = (w, side, squad) => {
	const first = problemsOf(squad, rulesFor(w))[0];
	if (first !== void 0) return first;
	return factionsFor(w, side).includes(squad.faction) ? null : {
		rule: "EE-SQD-04",
		reason: `This side fights for ${factionsFor(w, side).join(" or ")}.`
	};
};
const readyFor = (w, side) => {
	return (w.mission === "B2" ? [...gatecrasher, ...Object.values(readySquads)] : [...Object.values(readySquads), ...gatecrasher]).filter((squad) => isLegal(w, side, squad) === null);
};
const muster = chapter("muster").steps({
	"name a Squad": {
		rule: "EE-SQD-10",
		prompt: (w) => `Choose your Squad: up to ${w.limit} Supplies.`,
		who: (w) => sidesToName(w).map((side) => namer(w, side)),
		offers: (w, _f, seat) => readyFor(w, sideOfNamer(w, seat)).map((squad) => ({
			do: "muster",
			squad
		})),
		spaces: (w, _f, seat) => [{
			kind: "squad",
			factions: [...factionsFor(w, sideOfNamer(w, seat))],
			limit: w.limit
		}],
		auto: ({ w }, _f, seat) => muster$1(w, sideOfNamer(w, seat), factionsFor(w, sideOfNamer(w, seat))),
		judge(w, _f, seat, choice) {
			const wish = wordsOf(choice);
			if (wish["do"] !== "muster" || Object.keys(wish).some((key) => key !== "do" && key !== "squad")) return {
				rule: "EE-SQD-10",
				reason: "Name a Squad."
			};
			try {
				return isLegal(w, sideOfNamer(w, seat), squadReader(wish["squad"], "squad"));
			} catch (error) {
				return {
					rule: "EE-SQD-10",
					reason: error instanceof Error ? error.message : "That is no Squad."
				};
			}
		},
		take(play, _f, seat, choice) {
			const { w } = play;
			const side = sideOfNamer(w, seat);
			const squad = squadReader(saidAs(choice, "muster").squad, "squad");
			w.sides[side].squad = squad;
			w.sides[side].faction = squad.faction;
			if (hasList(w, 1)) w.sides[1].faction = squad.faction === "XCOM" ? "ADVENT" : "XCOM";
			for (const [id, ready] of Object.entries(readySquads)) if (same(ready, squad));
			play.tell?.({
				type: "mustered",
				side,
				squad: squad.name
			}, "EE-SQD-10", w.sides[side].seats, {
				type: "mustered",
				side,
				squad: "a Squad"
			});
			return "again";
		},
		after(play) {
			play.reveal();
			for (const side of SIDES) {
				const state = play.w.sides[side];
				if (state.squad !== null) play.tell?.({
					type: "squad",
					side,
					faction: state.faction,
					squad: state.squad.name
				}, "EE-SQD-10");
			}
		}
	},
	"the automaton musters": { run(play) {
		const { w } = play;
		for (const side of SIDES) {
			if (!isAutomaton(w, side) || w.sides[side].squad !== null || hasList(w, side)) continue;
			const rules = {
				...rulesFor(w),
				campaign: true
			};
			const squad = (w.mission === "B2" ? gatecrasher[side] : void 0) ?? randomSquad(w.sides[side].faction, rules, drawn(play.chance, () => void w.undoBarrier++));
			w.sides[side].squad = squad;
			play.tell?.({
				type: "squad",
				side,
				faction: squad.faction,
				squad: squad.name
			}, "EE-AIM-09");
		}
	} }
});
const drawn = (chance, count) => ({
	roll(sides, why) {
		count();
		return chance.roll(sides, why);
	},
	pick(weights, why, name) {
		count();
		return chance.pick(weights, why, name);
	}
});
const sideOfNamer = (w, seat) => w.sides[1].seats[0] === seat ? 1 : 0;
// book/round/command.ts
function obeys(w, commander, m) {
	const data = w.options.officerCommand === "data";
	if (has(commander, "Commanding Presence") && !data) return m.unit === "ADVENT Trooper" && far(w, commander, m) <= 24 && canSee(w, commander, m);
	if (data);
	if (has(commander, "Commanding Presence II"));
	return keywordOf(w, m) === keywordOf(w, commander) && far(w, commander, m) <= 12 && canSee(w, commander, m);
}
const isCommander = (m) => has(m, "Commanding Presence") || has(m, "Commanding Presence II") || has(m, "Field Command");
const commandLimit = (m) => has(m, "Commanding Presence II") ? 2 : isCommander(m) ? 1 : 0;
function commandable(w, commander) {
	if (!isCommander(commander) || commander.spent.includes("command") || commander.mind !== null) return [];
	const able = w.models.filter((m) => m !== commander && eligible(w, m) && m.side === commander.side && m.activated === 0 && victimOf(w, m) === null && obeys(w, commander, m) && diceIn(w, colourOf(m)) > 0);
	if (able.some((m) => m.player !== commander.player));
	return able;
}
// book/automaton/choose.ts
const canAttack = (w, m) => enemiesOf(w, m.control).some((foe) => usableArms(w, m).some((arm) => attackFault(w, m, arm, foe, false) === null));
const couldAttack = (w, m) => enemiesOf(w, m.control).some((foe) => targetFault(w, m, foe) === null && bestAgainst(w, freshActivation(m.id), m, foe, unitCard(m).preference, true) !== null);
const unitCard = (m) => cardOf(unitOf(m.unit).card);
function lineOf(w, m) {
	if (m.carries.length > 0 || m.unit === "Civilian") return 1;
	if (goalsOf(w, m).some((goal) => serveNow(w, freshActivation(m.id), m, goal) !== null)) return 1;
	if (isEngaged(w, m)) return 2;
	if (commandable(w, m).length > 0) return 3;
	return canAttack(w, m) ? 4 : 5;
}
function chooseModel(w, among) {
	const closest = (m) => Math.min(1e3, ...enemiesOf(w, m.control).map((foe) => distance(w, m.cell, foe.cell)));
	return among.map((m) => {
		const line = lineOf(w, m);
		return {
			m,
			line,
			near: line === 5 ? closest(m) : 0
		};
	}).sort((a, b) => a.line - b.line || a.near - b.near || a.m.wounds - b.m.wounds || a.m.id - b.m.id)[0].m;
}
function wantsOverdrive(w, m) {
	if (!has(m, "Overdrive") || m.used.includes("Overdrive")) return false;
	return canAttack(w, m);
}
function chooseCommanded(w, commander, most) {
	const chosen = [];
	while (chosen.length < most) {
		const left = commandable(w, commander).filter((m) => !chosen.includes(m.id));
		if (left.length === 0) break;
		chosen.push(chooseModel(w, left).id);
	}
	return chosen;
}
// auto/activating.ts
const isFuse = (w, m) => w.mission === "B2" && goalOf(w, "planter") === m.id + 1 && goalOf(w, "hit") === 0 && m.control === m.side;
function gainOf(w, m) {
	const moment = new Moment(w, freshActivation(m.id));
	return (moment.attackFrom(m.cell, 2, false, 0)?.worth ?? 0) + .3 * (moment.stake * moment.threats.at(m.cell, false)) + (moment.task === null ? 0 : .2 * moment.goal(m.cell));
}
function eager(w, models) {
	return models.map((m) => ({
		m,
		gain: gainOf(w, m)
	})).sort((a, b) => b.gain - a.gain || a.m.id - b.m.id);
}
function broughtForward(w, commander) {
	const most = commandLimit(commander);
	if (most === 0) return [];
	const first = [];
	for (const { m } of eager(w, commandable(w, commander))) {
		if (first.length === most) break;
		const alike = first.filter((one) => colourOf(one) === colourOf(m)).length;
		if (diceIn(w, colourOf(m)) > alike) first.push(m);
	}
	return first.map((m) => m.id);
}
function activate(w, colour) {
	const all = choosable(w, colour);
	const fuse = all.find((m) => isFuse(w, m));
	const own = all.filter((m) => m.mind === null);
	const [best] = all.length === 1 && own.length === 1 ? [{
		m: own[0],
		gain: 1
	}] : eager(w, own.length > 0 ? own : all);
	if (best === void 0 || best.m.mind !== null && best.gain <= 0) return { do: "leave the die" };
	const m = fuse ?? best.m;
	const first = m.mind === null && fuse === void 0 ? broughtForward(w, m) : [];
	if (first.length > 0) return {
		do: "activate",
		model: m.id,
		first
	};
	const overdrive = has(m, "Overdrive") && !m.used.includes("Overdrive") && canAttack(w, m);
	return {
		do: "activate",
		model: m.id,
		...overdrive && { overdrive: true }
	};
}
// book/round/round.ts
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
function choosable(w, colour) {
	return [...w.models.filter((m) => eligible(w, m) && m.activated === 0 && colourOf(m) === colour && victimOf(w, m) === null), ...victims(w, colour)];
}
const victims = (w, colour) => w.models.filter((m) => {
	if (m.mind === null || !onBoard(m) || m.mind.until !== w.round || m.activated > 0) return false;
	const caster = modelOf(w, m.mind.by);
	return caster.activated === 0 && onBoard(caster) && colourOf(caster) === colour;
});
const again = (w, colour) => w.models.filter((m) => eligible(w, m) && m.activated === 1 && colourOf(m) === colour && victimOf(w, m) === null);
const rounds = fieldChapter("round").shows("colour", "queue", "overdrive", "again").steps({
	"the round begins": { run(play, f) {
		const { w } = play;
		w.round++;
		w.drawnDice = [];
		f.queue = [];
		play.tell?.({
			type: "round",
			round: w.round,
			of: missionOf(w).rounds
		}, "EE-RND-07");
		reinforce(play);
	} },
	"at the start": { run(play) {
		const { w } = play;
		const standing = w.models.filter((m) => onBoard(m) && !m.neutral);
		triggerPods(play, standing);
		const found = discovery(w, standing, true);
		return found === null ? void 0 : {
			...found,
			then: "at the start"
		};
	} },
	"fill the bag": { run(play) {
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
	} },
	draw: { run(play, f) {
		const { w } = play;
		const colour = play.draw(w.bag, "EE-RND-02");
		if (colour === null) return { goTo: "the round ends" };
		f.colour = colour;
		if (w.sides.some((side) => side.seats.length > 1));
		f.overdrive = false;
		f.again = false;
		w.drawnDice.push(f.colour);
		play.tell?.({
			type: "die drawn",
			colour: f.colour
		}, "EE-RND-02");
		if (choosable(w, f.colour).length > 0) return;
		return bonusOrSpent(play, f);
	} },
	"choose a model": {
		rule: "EE-RND-03",
		prompt: "Your die is drawn. Which model acts?",
		who: (_w, f) => f.queue.length > 0 ? null : seatOfColour(f.colour),
		offers: (w, f) => choosable(w, f.colour).flatMap((m) => activations(w, m)).concat(choosable(w, f.colour).every((m) => m.mind !== null) ? [{ do: "leave the die" }] : []),
		judge: (w, f, _seat, choice) => activateFault(w, f.colour, choice),
		auto: ({ w }, f, seat) => isScript(seat) ? automatonActivates(w) : activate(w, f.colour),
		take(play, f, seat, choice) {
			const { w } = play;
			if (choice.do !== "activate") {
				play.tell?.({
					type: "die spent",
					colour: f.colour
				}, isScript(seat) ? "EE-AUT-23" : "EE-SPC-17");
				return { goTo: "draw" };
			}
			begin$1(play, f, modelOf(w, choice.model), choice.first ?? [], choice.overdrive === true);
		}
	},
	activate: { run(play, f) {
		const { w } = play;
		const id = f.queue.shift();
		if (id === void 0) return { goTo: "draw" };
		const m = modelOf(w, id);
		if (!onBoard(m) || m.activated > 0 && !f.again || m.mind !== null && m.mind.until !== w.round) return "again";
		if (m.mind !== null) modelOf(w, m.mind.by).activated++;
		return {
			call: activationFrame(w, id, f.overdrive && f.queue.length === 0),
			then: "activate"
		};
	} },
	"the round ends": { run(play) {
		const poisoned = play.w.models.filter((m) => m.poisoned && onBoard(m));
		if (poisoned.length > 0) return { call: poisonTogether(poisoned) };
	} },
	"minds are freed": { run(play) {
		const { w } = play;
		for (const m of w.models) if (m.mind !== null && m.mind.until <= w.round) freeMind(play, m);
		checkWipe(play);
	} },
	"mission check": { run(play) {
		const { w } = play;
		const mission = missionOf(w);
		mission.roundEnds?.(play);
		if (w.result === null && w.round >= mission.rounds) mission.lastRound(play);
		for (const m of w.models) {
			m.activated = 0;
			m.hitBy = [];
			m.spent = [];
		}
		return { goTo: "the round begins" };
	} }
});
function bonusOrSpent(play, f) {
	const { w } = play;
	const side = w.sides[sideOfColour(w, f.colour)];
	const models = side.bonus > 0 ? again(w, f.colour) : [];
	if (models.length === 0) {
		play.tell?.({
			type: "die spent",
			colour: f.colour
		}, "EE-RND-03");
		return { goTo: "draw" };
	}
	side.bonus--;
	const m = chooseModel(w, models);
	play.tell?.({
		type: "acts again",
		model: m.name
	}, "EE-DIF-05");
	f.queue = [m.id];
	f.again = true;
	return { goTo: "activate" };
}
function begin$1(play, f, m, first, overdrive) {
	const { w } = play;
	if (first.length > 0) {
		m.spent.push("command");
		for (const id of first) takeOut(w.bag, colourOf(modelOf(w, id)));
		play.tell?.({
			type: "commands",
			model: m.name,
			first: first.map((id) => modelOf(w, id).name)
		}, has(m, "Field Command") ? "EE-SPO-07" : has(m, "Commanding Presence II") ? "EE-SPP-02" : "EE-SPC-22");
	}
	f.queue = [...first, m.id];
	f.overdrive = overdrive;
}
function automatonActivates(w) {
	const all = choosable(w, AUTOMATON);
	const own = all.filter((m) => m.mind === null);
	const among = own.length > 0 ? own : all.filter((m) => couldAttack(w, m));
	if (among.length === 0) return { do: "leave the die" };
	const m = chooseModel(w, among);
	const first = chooseCommanded(w, m, Math.min(commandLimit(m), diceIn(w, AUTOMATON)));
	return {
		do: "activate",
		model: m.id,
		...first.length > 0 && { first },
		...wantsOverdrive(w, m) && { overdrive: true }
	};
}
function activations(w, m) {
	const ways = [{
		do: "activate",
		model: m.id
	}];
	if (has(m, "Overdrive") && !m.used.includes("Overdrive")) ways.push({
		do: "activate",
		model: m.id,
		overdrive: true
	});
	const able = commandable(w, m);
	for (const one of able) ways.push({
		do: "activate",
		model: m.id,
		first: [one.id]
	});
	if (commandLimit(m) < 2) return ways;
	for (const one of able) for (const two of able) {
		if (one === two || colourOf(one) === colourOf(two) && diceIn(w, colourOf(one)) < 2) continue;
		ways.push({
			do: "activate",
			model: m.id,
			first: [one.id, two.id]
		});
	}
	return ways;
}
function activateFault(w, colour, choice) {
	const wish = wordsOf(choice);
	if (wish["do"] !== "activate" || typeof wish["model"] !== "number") return {
		rule: "EE-RND-03",
		reason: "Choose one of your models that has not acted."
	};
	const m = w.models[wish["model"]];
	if (m === void 0 || !onBoard(m)) return {
		rule: "EE-RND-03",
		reason: "There is no such model on the board."
	};
	if (victimOf(w, m) !== null) return {
		rule: "EE-SPC-17",
		reason: `${m.name} controls a mind and cannot act.`
	};
	if (m.activated > 0) return {
		rule: "EE-RND-05",
		reason: `${m.name} has been activated this round.`
	};
	if (!choosable(w, colour).includes(m)) return {
		rule: "EE-RND-03",
		reason: `${m.name} is not yours to activate.`
	};
	return {
		rule: "EE-SPC-23",
		reason: "Nobody can be brought forward like that."
	};
}
// book/battle.ts
function clearTable(w, mission) {
	w.mission = mission;
	w.board = {
		map: missions[mission].map,
		gone: [],
		solid: []
	};
	w.round = 0;
	w.drawnDice = [];
	w.models = [];
	w.pieces = [];
	w.tokens = [];
	w.markers = [];
	w.pods = [];
	w.bag = {
		top: [],
		kinds: [],
		left: [],
		bottom: []
	};
	w.cancelled = 0;
	w.goals = {};
	w.result = null;
	for (const side of w.sides) Object.assign(side, {
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
	w.sides[0].zone = "A";
	w.sides[1].zone = "B";
}
const mission = chapter("mission").shows("mission").steps({
	"clear the table": { run: (play, f) => clearTable(play.w, f.mission) },
	"set up": { run: () => ({ call: deployment.begin({
		higher: 0,
		turn: 0,
		suggested: []
	}) }) },
	play: { run: () => ({ call: rounds.begin({
		colour: "",
		queue: [],
		overdrive: false,
		again: false
	}) }) }
});
const BATTLES = [
	"B1",
	"B2",
	"B3",
	"B4",
	"B5",
	"B6",
	"B7",
	"B8"
];
const allowed = (w, id) => (id !== "B8" || w.limit >= 1e3) && (id !== "B2" || w.sides[0].faction === "XCOM" && w.sides[1].faction === "ADVENT");
function rollBattle(play) {
	const fitting = BATTLES.filter((id) => allowed(play.w, id));
	const id = play.oneOf(fitting, "EE-BAT-02", (name) => name);
	play.tell?.({
		type: "battle rolled",
		mission: id
	}, "EE-BAT-02");
	return id;
}
function winnersOf(w, winner) {
	if (winner !== null) return w.sides[winner].seats.slice();
	return SIDES.some((side) => isAutomaton(w, side)) ? [] : SIDES.flatMap((side) => w.sides[side].seats);
}
const battle = chapter("battle").shows("rolled").steps({
	muster: { run: () => ({ call: muster.begin({}) }) },
	"choose the battle": { run(play, f) {
		if (f.rolled) play.w.mission = rollBattle(play);
	} },
	fight: { run: (play) => ({ call: mission.begin({ mission: play.w.mission }) }) },
	over: { run(play) {
		const { w } = play;
		const result = resultOf$1(w);
		play.end({
			winners: winnersOf(w, result.winner),
			rule: result.rule,
			why: result.why
		});
	} }
});
// squadText.ts
function weaponNamed(name, where) {
	if (name === void 0) return null;
	if (!isWeapon(name)) throw new BadInput(where, `${JSON.stringify(name)} is no weapon${closest(name, weaponNames)}`);
	return name;
}
function equip$1(one, word, where) {
	const [name = "", on] = word.split(/ on /);
	if (isWeapon(name)) one[unitOf(one.unit).primary.includes(weaponOf(name).class) ? "primary" : "secondary"] = name;
	else if (isVest(name)) one.vest = name;
	else if (isItem(name)) {
		const fits = weaponsOf(one).find((weapon) => weaponOf(weapon).range > 0) ?? null;
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
function readSquadText(text) {
	const lines = text.split("\n").map((line) => line.trim());
	const title = /^(.*)\((XCOM|ADVENT)\)$/.exec(lines[0] ?? "");
	if (title === null) throw new BadInput("line 1", "must be a name and a faction, such as \"Strike Team (XCOM)\"");
	const models = [];
	lines.slice(1).forEach((line, i) => {
		if (line === "") return;
		const where = `line ${i + 2}`;
		const parts = /^(\*\s*)?(free\s+)?(?:(\d+)\s*x\s+)?([^:]+?)\s*(?::\s*(.*))?$/.exec(line);
		if (parts === null) throw new BadInput(where, `${JSON.stringify(line)} cannot be read`);
		const [, star, free, count, unit = "", gear] = parts;
		if (!isUnit(unit)) throw new BadInput(where, `there is no unit ${JSON.stringify(unit)}${closest(unit, unitNames)}`);
		const times = Number(count ?? 1);
		if (times < 1 || times > 24) throw new BadInput(where, "must be 1 to 24 models");
		for (let n = 0; n < times; n++) {
			const one = recruit(unit, {
				leader: star !== void 0,
				free: free !== void 0,
				items: []
			});
			for (const word of (gear ?? "").split(",").map((part) => part.trim())) if (word !== "") equip$1(one, word, where);
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
// options.ts
const readSquad = (value, where) => typeof value === "string" ? readSquadText(value) : squadReader(value, where);
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
const options = {
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
		choices: [...missionIds, "random"],
		names: [...Object.values(missions).map((mission) => `${mission.id} ${mission.name}`), "Roll a D8"],
		about: [...Object.values(missions).map((mission) => mission.text), "One of B1 to B8, by the die."],
		shown: BATTLE
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
			mission: missionIds.filter((id) => id.startsWith("B"))
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
		read: (value, where) => value === null ? null : JSON.parse(JSON.stringify(listOf(readSquad)(value, where))),
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
const chosen = (given, option, known) => oneOf(known)(given[option], `options.${option}`);
function readTableOptions(given) {
	const isOn = (option) => chosen(given, option, [false, true]);
	return {
		armour: chosen(given, "armour", ["saving", "literal"]),
		leastDamage: chosen(given, "least damage", [0, 1]),
		suppression: isOn("suppression"),
		highGround: isOn("high ground"),
		attackAndOverwatch: isOn("attack and overwatch"),
		officerCommand: chosen(given, "officer command", ["book", "data"]),
		officerCard: chosen(given, "officer card", ["Officer", "Support-Focused"]),
		splash: isOn("splash"),
		meleeFire: isOn("no fire into melee"),
		explosiveNeedsDamage: isOn("explosives need damage"),
		compensation: isOn("compensation"),
		permadeath: isOn("permadeath"),
		iron: isOn("iron"),
		diagonals: chosen(given, "distance", ["square", "alternating"]),
		facelessPrice: chosen(given, "faceless price", [114, 102]),
		randomCrates: isOn("random crates")
	};
}
const readSquads = (given) => given["squads"] === null ? null : listOf(readSquad)(given["squads"], "options.squads");
// book/campaign/aftermath.ts
function carryBack(sheet, v, m) {
	v.primary = m.primary ?? standard(v.unit, "primary");
	v.secondary = m.secondary ?? standard(v.unit, "secondary");
	v.vest = m.vest;
	v.items = m.items.map((one) => ({
		item: one.item,
		on: one.on
	}));
	const { grenade } = sheet;
	if (grenade?.veteran === v.id) {
		const at = v.items.findLastIndex((one) => one.item === grenade.item);
		if (at >= 0) v.items.splice(at, 1);
	}
}
function survives(play, sheet, v, m, won) {
	const { w } = play;
	if (!w.options.permadeath) return true;
	if (!won || !sheet.facilities.includes("Infirmary") || unitOf(v.unit).rules.includes("Mechanical")) return false;
	const tested = test(play, skill(w, m, "WILL"), "EE-F-01");
	play.tell?.({
		type: "infirmary",
		model: v.name,
		dice: tested.dice,
		value: tested.value,
		lives: tested.passed
	}, "EE-F-01");
	return tested.passed;
}
function settleSheet(play, side, won) {
	const { w } = play;
	const sheet = sheetOf$1(w, side);
	const field = new Map(w.models.filter((m) => m.side === side && m.roster >= 0).map((m) => [m.roster, m]));
	for (const v of sheet.roster) {
		const m = field.get(v.id);
		if (v.state === "fallen") continue;
		if (m === void 0) {
			v.state = "ready";
			if (campaignOf(w).straightOn);
			else v.wounds = v.skills.HEALTH;
			continue;
		}
		carryBack(sheet, v, m);
		const wounds = Math.max(0, v.wounds - m.wounds);
		if (m.place === "destroyed") fall(play, sheet, v, m, won);
		else heal(w, sheet, v, m);
		v.history.push({
			mission: w.mission,
			won,
			kills: m.kills,
			wounds,
			end: v.state === "ready" ? "home" : v.state
		});
	}
	income(play, side, sheet, field, won);
}
function fall(play, sheet, v, m, won) {
	v.deployed = false;
	if (survives(play, sheet, v, m, won)) {
		v.state = "recovering";
		v.wounds = v.skills.HEALTH;
		play.tell?.({
			type: "recovering",
			model: v.name
		}, play.w.options.permadeath ? "EE-F-01" : "EE-OPT-12");
		return;
	}
	v.state = "fallen";
	v.wounds = 0;
	v.leader = false;
	play.tell?.({
		type: "fallen",
		model: v.name
	}, "EE-CAM-05");
	if (!won && !sheet.facilities.includes("Armoury")) return;
	sheet.store.push(...removable(v));
	play.tell?.({
		type: "gear recovered",
		model: v.name,
		gear: removable(v)
	}, won ? "EE-CAM-07" : "EE-F-02");
	for (const slot of ["primary", "secondary"]) v[slot] = standard(v.unit, slot);
	v.vest = null;
	v.items = [];
}
function heal(w, sheet, v, m) {
	v.wounds = m.wounds;
	if (campaignOf(w).straightOn) return;
	v.wounds = sheet.facilities.includes("Infirmary") ? v.skills.HEALTH : Math.min(v.skills.HEALTH, v.wounds + 1);
}
function income(play, side, sheet, field, won) {
	const { w } = play;
	let amount = won ? 60 : 20;
	if (sheet.facilities.includes("Resistance Comms")) amount += 20;
	for (const { gear, model } of w.sides[side].held) {
		const alive = modelOf(w, model).place !== "destroyed";
		if (gear.endsWith(" Supplies")) amount += alive ? Number.parseInt(gear, 10) : 0;
		else if (isGear(gear) && (alive || won)) sheet.store.push(gear);
	}
	sheet.supplies += amount;
	play.tell?.({
		type: "income",
		side,
		supplies: amount,
		models: field.size
	}, "EE-CAM-09");
}
// content/facilities.ts
const facilities = {
	Infirmary: {
		id: "EE-F-01",
		names: {
			XCOM: "Infirmary",
			ADVENT: "Gene Clinic"
		},
		price: 60,
		text: "All Wounds are restored after a mission; after a win the fallen may survive on a WILL test and miss one mission."
	},
	Armoury: {
		id: "EE-F-02",
		names: {
			XCOM: "Armoury",
			ADVENT: "Arms Depot"
		},
		price: 50,
		text: "Gear of the fallen comes back also after a loss."
	},
	"Training Center": {
		id: "EE-F-03",
		names: {
			XCOM: "Training Center",
			ADVENT: "Drill Yard"
		},
		price: 80,
		text: "After a win one deployed survivor of rank 3 or lower is promoted."
	},
	"Guerrilla Tactics School": {
		id: "EE-F-04",
		names: {
			XCOM: "Guerrilla Tactics School",
			ADVENT: "Tactical Command"
		},
		price: 100,
		text: "Deployment limit +50."
	},
	"Resistance Comms": {
		id: "EE-F-05",
		names: {
			XCOM: "Resistance Comms",
			ADVENT: "Propaganda Relay"
		},
		price: 60,
		text: "+20 Supplies after every mission."
	},
	Laboratory: {
		id: "EE-F-06",
		names: {
			XCOM: "Laboratory",
			ADVENT: "Research Wing"
		},
		price: 90,
		text: "Reward draws have one card more, then one is discarded."
	},
	"Proving Ground": {
		id: "EE-F-07",
		names: {
			XCOM: "Proving Ground",
			ADVENT: "Test Range"
		},
		price: 70,
		text: "Before each mission one deployed model gets a grenade."
	},
	Workshop: {
		id: "EE-F-08",
		names: {
			XCOM: "Workshop",
			ADVENT: "Foundry"
		},
		price: 60,
		text: "Once between missions one stored weapon becomes another of its tier."
	},
	"Psi Lab": {
		id: "EE-F-09",
		names: {
			XCOM: "Psi Lab",
			ADVENT: "Psionic Gate"
		},
		price: 120,
		text: "Unstable is ignored; other Mindspin models have +1 PSI."
	},
	"Shadow Chamber": {
		id: "EE-F-10",
		names: {
			XCOM: "Shadow Chamber",
			ADVENT: "Oversight Node"
		},
		price: 100,
		text: "The contents of all pods are shown before deployment."
	},
	"Defense Matrix": {
		id: "EE-F-11",
		names: {
			XCOM: "Defense Matrix",
			ADVENT: "Turret Grid"
		},
		price: 80,
		text: "In SE1.7 and SE1.8 a friendly Turret starts in the own zone."
	},
	"Black Market": {
		id: "EE-F-12",
		names: {
			XCOM: "Black Market",
			ADVENT: "Requisition Office"
		},
		price: 40,
		text: "Stored gear may be sold for half its price."
	}
};
const facilityNames = Object.keys(facilities);
const isFacility = (name) => typeof name === "string" && Object.hasOwn(facilities, name);
const facilityOf = (name) => facilities[name];
// book/campaign/outpost.ts
const RAISE_PRICES = [
	null,
	150,
	250,
	null
];
const raisePrice = (sheet) => RAISE_PRICES[sheet.outpost];
const hurriedFault = (w) => campaignOf(w).straightOn ? refuse("EE-M-SE1X-01", "There is no time for that between the two assaults.") : null;
const pays = (sheet, price, rule) => price <= sheet.supplies ? null : refuse(rule, `That costs ${price} Supplies, there are ${sheet.supplies}.`);
function raiseFault(w, sheet) {
	if (sheet.outpost === 0) return refuse("EE-BAS-01", "There is no Outpost yet: a mission establishes it.");
	const price = raisePrice(sheet);
	return hurriedFault(w) ?? (price === null ? refuse("EE-BAS-02", "The Outpost has its highest tier.") : pays(sheet, price, "EE-BAS-02"));
}
function buildFault(w, sheet, name) {
	if (!isFacility(name)) return refuse("EE-BAS-03", "There is no such facility.");
	if (sheet.outpost === 0) return refuse("EE-BAS-01", "There is no Outpost yet: a mission establishes it.");
	const standing = built(sheet);
	if (standing.includes(name)) return refuse("EE-BAS-03", "It is built once.");
	if (standing.length >= 2 * sheet.outpost) return hurriedFault(w) ?? refuse("EE-BAS-03", `All ${2 * sheet.outpost} slots of the Outpost are taken.`);
	return hurriedFault(w) ?? pays(sheet, facilityOf(name).price, "EE-BAS-03");
}
function recruitFault(w, sheet, unit) {
	if (!isUnit(unit) || !recruits(sheet, false).includes(unit)) {
		if (sheet.roster.some((v) => v.leader && v.state !== "fallen" && v.unit === unit)) return refuse("EE-CAM-10", "The Leader stays alone in its unit.");
		return refuse("EE-CAM-10", "Nobody of that name can be recruited for Supplies.");
	}
	return hurriedFault(w) ?? pays(sheet, unitPrice(unit, w.options), "EE-CAM-10");
}
function wishesRefused(w, sheet) {
	return [
		{
			choice: { do: "raise the Outpost" },
			refusal: raiseFault(w, sheet)
		},
		...facilityNames.filter((facility) => !built(sheet).includes(facility)).map((facility) => ({
			choice: {
				do: "build",
				facility
			},
			refusal: buildFault(w, sheet, facility)
		})),
		...recruits(sheet, false).map((unit) => ({
			choice: {
				do: "recruit",
				unit
			},
			refusal: recruitFault(w, sheet, unit)
		}))
	].flatMap(({ choice, refusal }) => refusal === null ? [] : [{
		choice,
		...refusal
	}]);
}
// auto/base.ts
const FACILITIES = [
	"Infirmary",
	"Training Center",
	"Guerrilla Tactics School",
	"Resistance Comms",
	"Laboratory",
	"Armoury"
];
const RESERVE = 105;
const along = (sheet) => sheet.roster.filter((v) => isReady(v) && v.deployed);
function nameLeader$1(sheet) {
	if (leaderOf(sheet) !== void 0) return null;
	const [best] = leadersFor(sheet).toSorted((a, b) => b.rank - a.rank || b.skills.WILL - a.skills.WILL);
	return best === void 0 ? null : {
		do: "name Leader",
		veteran: best.id
	};
}
function leaveBehind(w, sheet, mission) {
	const leader = leaderOf(sheet);
	const others = along(sheet).filter((v) => v !== leader);
	const double = others.find((v) => v.unit === leader?.unit);
	if (double !== void 0) return {
		do: "leave at base",
		veteran: double.id
	};
	if (teamValue(w, sheet) <= deployLimit(w, sheet, mission)) return null;
	const [least] = others.toSorted((a, b) => a.rank - b.rank || a.wounds - b.wounds);
	if (least !== void 0 && others.length > 1) return {
		do: "leave at base",
		veteran: least.id
	};
	for (const v of along(sheet)) {
		const [gear] = removable(v);
		if (gear !== void 0 && !v.free) return {
			do: "take off",
			gear,
			veteran: v.id
		};
	}
	return null;
}
function deploy(w, sheet, mission) {
	const leader = leaderOf(sheet);
	if (leader?.deployed === false) return {
		do: "deploy",
		veteran: leader.id
	};
	const room = deployLimit(w, sheet, mission) - teamValue(w, sheet);
	const [best] = sheet.roster.filter((v) => isReady(v) && !v.deployed && v.unit !== leader?.unit && deployValue(v, w.options) <= room).toSorted((a, b) => b.rank - a.rank || b.wounds - a.wounds || a.id - b.id);
	return best === void 0 ? null : {
		do: "deploy",
		veteran: best.id
	};
}
function replacedPrice(v, gear) {
	const old = isVest(gear) ? v.vest : isWeapon(gear) ? v[slotOf(v, gear)] : null;
	return old === null ? 0 : priceOfGear(old);
}
function equip(w, sheet, mission) {
	const room = deployLimit(w, sheet, mission) - teamValue(w, sheet);
	for (const gear of new Set(sheet.store)) for (const v of along(sheet)) {
		const [on] = fits(v, gear);
		const price = priceOfGear(gear);
		if (on === void 0 || price <= replacedPrice(v, gear)) continue;
		if (price <= room + Math.max(0, rankOf(v.rank).credit - gearPrice(v))) return {
			do: "give",
			gear,
			veteran: v.id,
			on
		};
	}
	return null;
}
function spend(w, sheet, mission) {
	if (hurriedFault(w) !== null) return null;
	const room = deployLimit(w, sheet, mission) - teamValue(w, sheet);
	const price = (unit) => unitPrice(unit, w.options);
	const [dearest] = recruits(sheet, false).filter((unit) => recruitFault(w, sheet, unit) === null && (unit !== "ADVENT Turret" || along(sheet).length < 2)).filter((unit) => price(unit) <= room).toSorted((a, b) => price(b) - price(a));
	if (dearest !== void 0) return {
		do: "recruit",
		unit: dearest
	};
	for (const facility of FACILITIES) if (buildFault(w, sheet, facility) === null && sheet.supplies >= facilityOf(facility).price + RESERVE) return {
		do: "build",
		facility
	};
	return raiseFault(w, sheet) === null && sheet.supplies >= 355 ? { do: "raise the Outpost" } : null;
}
const prepare = (w, sheet, mission) => nameLeader$1(sheet) ?? leaveBehind(w, sheet, mission) ?? deploy(w, sheet, mission) ?? equip(w, sheet, mission) ?? spend(w, sheet, mission) ?? { do: "ready" };
// book/campaign/base.ts
const GRENADES = [
	"Frag Grenade",
	"Gas Grenade",
	"EMP Grenade"
];
function isHopeless(w, sheet) {
	if (canField(sheet)) return false;
	if (campaignOf(w).straightOn) return true;
	const ready = sheet.roster.filter(isReady).map((v) => v.unit);
	const units = recruits(sheet, false).filter((unit) => unitPrice(unit, w.options) <= sheet.supplies);
	return ready.length === 0 ? units.length === 0 : !units.some((unit) => !ready.includes(unit));
}
function baseChoices(w, f) {
	const sheet = sheetOf$1(w, f.side);
	const choices = teamFault(w, sheet, f.mission) === null ? [{ do: "ready" }] : [];
	if (leaderOf(sheet) === void 0) for (const v of leadersFor(sheet)) choices.push({
		do: "name Leader",
		veteran: v.id
	});
	for (const v of sheet.roster) if (isReady(v)) choices.push({
		do: v.deployed ? "leave at base" : "deploy",
		veteran: v.id
	});
	for (const gear of new Set(sheet.store)) for (const v of sheet.roster) if (v.state !== "fallen") for (const on of fits(v, gear)) choices.push({
		do: "give",
		gear,
		veteran: v.id,
		on
	});
	for (const v of sheet.roster) if (v.state !== "fallen") for (const gear of removable(v)) choices.push({
		do: "take off",
		gear,
		veteran: v.id
	});
	if (built(sheet).includes("Proving Ground")) {
		for (const v of sheet.roster) if (isReady(v) && v.deployed && !v.free) {
			for (const grenade of GRENADES) if (sheet.grenade?.veteran !== v.id || sheet.grenade.item !== grenade) choices.push({
				do: "grenade",
				veteran: v.id,
				grenade
			});
		}
	}
	if (hurriedFault(w) === null) choices.push(...buildChoices(w, sheet));
	return choices;
}
function buildChoices(w, sheet) {
	const choices = [];
	if (raiseFault(w, sheet) === null) choices.push({ do: "raise the Outpost" });
	for (const facility of facilityNames) if (buildFault(w, sheet, facility) === null) choices.push({
		do: "build",
		facility
	});
	for (const facility of built(sheet)) choices.push({
		do: "tear down",
		facility
	});
	for (const unit of recruits(sheet, false)) if (recruitFault(w, sheet, unit) === null) choices.push({
		do: "recruit",
		unit
	});
	if (sheet.facilities.includes("Black Market")) for (const gear of new Set(sheet.store)) choices.push({
		do: "sell",
		gear
	});
	if (sheet.facilities.includes("Workshop") && !sheet.workshopUsed) for (const gear of new Set(sheet.store)) {
		if (!isWeapon(gear)) continue;
		const { tier } = weaponOf(gear);
		for (const other of weaponNames) if (other !== gear && weaponOf(other).tier === tier && usable(sheet, other)) choices.push({
			do: "exchange",
			gear,
			for: other
		});
	}
	return choices;
}
function baseFault(w, f, choice) {
	const sheet = sheetOf$1(w, f.side);
	const wish = wordsOf(choice);
	if (wish["do"] === "ready") return teamFault(w, sheet, f.mission) ?? {
		rule: "EE-BAS-05",
		reason: "Not now."
	};
	const otherwise = {
		rule: "EE-BAS-05",
		reason: "That cannot be done between missions."
	};
	if (wish["do"] === "build") return buildFault(w, sheet, wish["facility"]) ?? otherwise;
	if (wish["do"] === "recruit") return recruitFault(w, sheet, wish["unit"]) ?? otherwise;
	if (wish["do"] === "raise the Outpost") return raiseFault(w, sheet) ?? otherwise;
	if (wish["do"] === "tear down" || wish["do"] === "sell" || wish["do"] === "exchange") return hurriedFault(w) ?? wantingFault(sheet, wish["do"]);
	return soldierFault(sheet, wish) ?? otherwise;
}
function wantingFault(sheet, what) {
	if (what === "tear down") return {
		rule: "EE-BAS-04",
		reason: "No such facility stands."
	};
	if (what === "sell") return {
		rule: "EE-F-12",
		reason: sheet.facilities.includes("Black Market") ? "That is not in the store." : "Only a Black Market that works buys gear."
	};
	return {
		rule: "EE-F-08",
		reason: sheet.workshopUsed ? "The Workshop has exchanged a weapon already." : sheet.facilities.includes("Workshop") ? "A stored weapon is exchanged for another of its tier that a unit may carry." : "Only a Workshop that works exchanges weapons."
	};
}
function soldierFault(sheet, wish) {
	const v = sheet.roster.find((one) => one.id === wish["veteran"]);
	if ((wish["do"] === "give" || wish["do"] === "take off" || wish["do"] === "grenade") && v?.free === true) return {
		rule: "EE-CAM-16",
		reason: "The gear of the free Trooper is never changed."
	};
	switch (wish["do"]) {
		case "give": return {
			rule: "EE-EQP-04",
			reason: "That model cannot carry it."
		};
		case "take off": return {
			rule: "EE-EQP-04",
			reason: "It wears nothing of the kind beyond its AI loadout."
		};
		case "grenade": return {
			rule: "EE-F-07",
			reason: built(sheet).includes("Proving Ground") ? "The grenade goes to a model that is deployed." : "There is no Proving Ground."
		};
		case "name Leader": return {
			rule: "EE-CAM-08",
			reason: "That soldier cannot be named Leader now."
		};
		case "deploy":
		case "leave at base": return {
			rule: "EE-CAM-04",
			reason: "That soldier is not ready for it."
		};
		default: return null;
	}
}
const base = chapter("base").shows("side", "mission").steps({ prepare: {
	rule: "EE-BAS-05",
	prompt: (w, f) => `Before ${f.mission}: ${sheetOf$1(w, f.side).supplies} Supplies. Build, equip, and name who goes along.`,
	who: (w, f) => isHopeless(w, sheetOf$1(w, f.side)) ? null : speakerOf(w, f.side),
	offers: (w, f) => baseChoices(w, f),
	auto: ({ w }, f) => prepare(w, sheetOf$1(w, f.side), f.mission),
	judge: (w, f, _seat, choice) => baseFault(w, f, choice),
	refused: (w, f) => {
		const sheet = sheetOf$1(w, f.side);
		const no = teamFault(w, sheet, f.mission);
		return [...no === null ? [] : [{
			choice: { do: "ready" },
			...no
		}], ...wishesRefused(w, sheet)];
	},
	take(play, f, _seat, choice) {
		forGood(play);
		if (choice.do === "ready") return "done";
		carryOut(play, f.side, choice);
		forgetGrenade(sheetOf$1(play.w, f.side));
		return "again";
	}
} });
function forgetGrenade(sheet) {
	const { grenade } = sheet;
	if (grenade === null) return;
	const bearer = veteranOf$1(sheet, grenade.veteran);
	if (!bearer.deployed || !isReady(bearer)) sheet.grenade = null;
}
function nameLeader(play, sheet, leader) {
	for (const v of sheet.roster) v.leader = v === leader;
	leader.deployed = true;
	for (const v of sheet.roster) if (v !== leader && v.unit === leader.unit) v.deployed = false;
	play.tell?.({
		type: "new Leader",
		model: leader.name
	}, "EE-CAM-08");
}
function carryOut(play, side, choice) {
	const { w } = play;
	const sheet = sheetOf$1(w, side);
	switch (choice.do) {
		case "name Leader":
			nameLeader(play, sheet, veteranOf$1(sheet, choice.veteran));
			return;
		case "deploy":
		case "leave at base":
			veteranOf$1(sheet, choice.veteran).deployed = choice.do === "deploy";
			return;
		case "give":
			give(sheet, veteranOf$1(sheet, choice.veteran), choice.gear, choice.on);
			return;
		case "take off":
			takeOff(sheet, veteranOf$1(sheet, choice.veteran), choice.gear);
			return;
		case "grenade":
			sheet.grenade = {
				veteran: choice.veteran,
				item: choice.grenade
			};
			return;
		case "build":
			sheet.supplies -= facilityOf(choice.facility).price;
			sheet.fresh.push(choice.facility);
			play.tell?.({
				type: "built",
				side,
				facility: facilityOf(choice.facility).names[sheet.faction]
			}, "EE-BAS-03");
			return;
		case "tear down":
			sheet.facilities = sheet.facilities.filter((name) => name !== choice.facility);
			sheet.fresh = sheet.fresh.filter((name) => name !== choice.facility);
			sheet.supplies += facilityOf(choice.facility).price >> 1;
			if (choice.facility === "Proving Ground") sheet.grenade = null;
			play.tell?.({
				type: "torn down",
				side,
				facility: choice.facility
			}, "EE-BAS-04");
			return;
		case "raise the Outpost":
			sheet.supplies -= raisePrice(sheet) ?? 0;
			sheet.outpost++;
			play.tell?.({
				type: "outpost raised",
				side,
				tier: sheet.outpost
			}, "EE-BAS-02");
			return;
		case "recruit":
			sheet.supplies -= unitPrice(choice.unit, w.options);
			tellJoined(play, side, enlist(sheet, recruit(choice.unit), false).name);
			return;
		case "sell":
			sheet.store.splice(sheet.store.indexOf(choice.gear), 1);
			sheet.supplies += priceOfGear(choice.gear) >> 1;
			return;
		case "exchange":
			sheet.store.splice(sheet.store.indexOf(choice.gear), 1, choice.for);
			sheet.workshopUsed = true;
			return;
		default: return;
	}
}
// book/campaign/next.ts
const isStarred = (w) => campaignOf(w).kind === "season" && seasonMission(w).star;
function seasonMission(w) {
	const { at } = campaignOf(w);
	const found = season[at];
	if (found === void 0) throw new Error(`the season has no mission ${at}`);
	return found;
}
function nextMission(play) {
	const { w } = play;
	const campaign = campaignOf(w);
	if (!(campaign.results.at(-1)?.won === true) && isStarred(w)) {
		if (w.options.iron);
		if (campaign.attempt >= (w.options.iron ? 1 : 3)) {
			endCampaign(play, 1, "EE-CAM-12", `${w.mission} is lost for good`);
			return false;
		}
		campaign.attempt++;
		return true;
	}
	campaign.at++;
	campaign.attempt = 1;
	if (campaign.at < season.length) return true;
	const points = rating(w);
	play.tell?.({
		type: "campaign rated",
		points
	}, "EE-CAM-13");
	endCampaign(play, 0, "EE-CAM-13", `the campaign is won with ${points} points`);
	return false;
}
function rating(w) {
	const { results } = campaignOf(w);
	return results.filter((one) => one.won && one.first).length + results.filter((one) => one.secondary).length + sheetOf$1(w, 0).roster.filter((v) => v.founder && v.state !== "fallen").length;
}
function nextBattle(play) {
	const { w } = play;
	const { results } = campaignOf(w);
	if (results.length < 5) return true;
	const lead = sheetOf$1(w, 0).wins - sheetOf$1(w, 1).wins;
	if (lead === 0 && results.length === 5) return true;
	if (lead === 0) endCampaign(play, null, "EE-CAM-14", "the campaign is drawn");
	else endCampaign(play, lead > 0 ? 0 : 1, "EE-CAM-14", "most battles won");
	return false;
}
function endCampaign(play, winner, rule, why) {
	const { w } = play;
	const sides = winner === null ? [0, 1] : [winner];
	play.tell?.({
		type: "campaign over",
		winner: winner === null ? null : seatLetter(winner),
		why
	}, rule);
	play.end({
		winners: sides.flatMap((side) => w.sides[side].seats),
		rule,
		why
	});
}
// book/campaign/campaign.ts
const sidesOf = (w) => SIDES.filter((side) => campaignOf(w).sheets[side] !== null);
const played = (w) => campaignOf(w).results.map((one) => one.mission);
const openBattles = (w) => BATTLES.filter((id) => allowed(w, id) && !played(w).includes(id));
const campaign = chapter("campaign").shows("mission", "chooser", "side").steps({
	muster: { run: () => ({ call: muster.begin({}) }) },
	"open the sheets": { run(play, f) {
		const { w } = play;
		const rival = w.mode === "rival campaign";
		const limit = rival ? w.limit : 500;
		const sheetFor = (side) => {
			const { squad } = w.sides[side];
			return squad === null || side === 1 && !rival ? null : newSheet(side, squad, limit, w.options);
		};
		const sheets = [sheetFor(0), sheetFor(1)];
		if (!rival) w.sides[1].faction = sheets[0]?.faction === "XCOM" ? "ADVENT" : "XCOM";
		w.campaign = {
			kind: rival ? "rival" : "season",
			at: 0,
			attempt: 1,
			results: [],
			sheets,
			straightOn: false
		};
		f.chooser = -1;
		f.mission = rival ? "B1" : seasonMission(w).mission;
	} },
	"roll for the choice": { run(play, f) {
		const { w } = play;
		const { kind, results } = campaignOf(w);
		if (kind === "season") {
			f.mission = seasonMission(w).mission;
			return;
		}
		const last = results.at(-1);
		if (last === void 0 || results.length >= 5) {
			f.mission = last === void 0 ? "B1" : "B7";
			return;
		}
		if (last.winner !== -1) {
			f.chooser = other(last.winner);
			return;
		}
		const [a, b] = rollOff(play, "EE-CAM-14");
		f.chooser = a > b ? 0 : 1;
	} },
	"choose a battle": {
		rule: "EE-CAM-14",
		prompt: "Which battle is next?",
		who: (w, f) => f.chooser === -1 ? null : speakerOf(w, f.chooser),
		offers: (w) => openBattles(w).map((id) => ({
			do: "battle",
			mission: id
		})),
		auto: ({ w }) => firstOf(openBattles(w).map((id) => ({
			do: "battle",
			mission: id
		}))),
		take(_play, f, _seat, choice) {
			f.mission = saidAs(choice, "battle").mission;
			f.chooser = -1;
		}
	},
	"choose the difficulty": {
		rule: "EE-CAM-15",
		prompt: (_w, f) => `${f.mission} ${missions[f.mission].name}: how hard shall it be?`,
		who: (w) => campaignOf(w).kind === "season" && isAutomaton(w, 1) ? speakerOf(w, 0) : null,
		offers: () => difficulties.map((difficulty) => ({
			do: "difficulty",
			difficulty
		})),
		auto: ({ w }) => ({
			do: "difficulty",
			difficulty: w.difficulty
		}),
		take(play, _f, _seat, choice) {
			play.w.difficulty = saidAs(choice, "difficulty").difficulty;
		},
		after(play) {
			play.w.difficulty = "Classic";
		}
	},
	"prepare the sheets": { run(play, f) {
		clearTable(play.w, f.mission);
		for (const side of sidesOf(play.w)) deployByDefault(play.w, sheetOf$1(play.w, side), f.mission);
		f.side = 0;
	} },
	prepare: { run(play, f) {
		const { w } = play;
		const side = sidesOf(w)[f.side];
		if (side === void 0) return;
		f.side++;
		return {
			call: base.begin({
				side,
				mission: f.mission
			}),
			then: "still able?"
		};
	} },
	"still able?": { run(play) {
		const { w } = play;
		const lost = sidesOf(w).find((side) => isHopeless(w, sheetOf$1(w, side)));
		if (lost === void 0) return;
		endCampaign(play, other(lost), "EE-CAM-12", "nobody is left to lead");
		return "done";
	} },
	"everybody prepared?": { run: (play, f) => f.side < sidesOf(play.w).length ? { goTo: "prepare" } : void 0 },
	"the mission": { run(play, f) {
		for (const side of sidesOf(play.w)) {
			const sheet = sheetOf$1(play.w, side);
			sheet.facilities.push(...sheet.fresh.splice(0));
			sheet.workshopUsed = false;
		}
		return { call: mission.begin({ mission: f.mission }) };
	} },
	aftermath: { run(play, f) {
		const { w } = play;
		const book = campaignOf(w);
		const result = resultOf$1(w);
		book.straightOn = w.mission === "SE1.9" && result.winner === 0;
		for (const side of sidesOf(w)) {
			settleSheet(play, side, countsAsWon(w, side));
			if (result.winner === side) sheetOf$1(w, side).wins++;
		}
		book.results.push({
			mission: w.mission,
			won: countsAsWon(w, 0),
			first: book.attempt === 1,
			secondary: result.secondary,
			winner: result.winner ?? -1
		});
		raiseOutpost(play);
		for (const side of sidesOf(w)) sheetOf$1(w, side).grenade = null;
		f.side = 0;
	} },
	training: { run(play, f) {
		const { w } = play;
		const side = sidesOf(w)[f.side];
		if (side === void 0) {
			f.side = 0;
			return;
		}
		f.side++;
		if (!countsAsWon(w, side) || !sheetOf$1(w, side).facilities.includes("Training Center")) return "again";
		return {
			call: promotions.begin({
				side,
				by: speakerOf(w, side),
				wanted: [-1],
				given: [],
				most: 7,
				highest: 3
			}),
			then: "training"
		};
	} },
	rewards: { run(play, f) {
		const { w } = play;
		const side = sidesOf(w)[f.side];
		if (side === void 0) return;
		f.side++;
		const laid = side === 0 ? f.cards ?? [] : [];
		const laboratory = sheetOf$1(w, side).facilities.includes("Laboratory") ? 1 : 0;
		const drawn = laid.length > 0 ? laid.length - laboratory : missionOf(w).cards(w, resultOf$1(w), side) + (resultOf$1(w).winner === side ? w.sides[side].extraCards : 0);
		return {
			call: reward.begin({
				side,
				cards: laid,
				count: drawn,
				players: [],
				any: 0,
				by: speakerOf(w, side)
			}),
			then: "rewards"
		};
	} },
	"what comes next": { run(play) {
		const { w } = play;
		return (campaignOf(w).kind === "season" ? nextMission(play) : nextBattle(play)) ? { goTo: "roll for the choice" } : "done";
	} }
});
function countsAsWon(w, side) {
	const result = resultOf$1(w);
	if (result.winner !== null || campaignOf(w).kind === "rival") return result.winner === side;
	return !isStarred(w) && w.mission !== "SE1.8";
}
function raiseOutpost(play) {
	const { w } = play;
	const sheet = sheetOf$1(w, 0);
	if (campaignOf(w).kind !== "season" || resultOf$1(w).winner !== 0 || ![
		"SE1.1",
		"SE1.5",
		"SE1.9"
	].includes(w.mission)) return;
	if (sheet.outpost < 3) {
		sheet.outpost++;
		play.tell?.({
			type: "outpost raised",
			side: 0,
			tier: sheet.outpost
		}, "EE-BAS-01");
	} else {
		sheet.supplies += 100;
		play.tell?.({
			type: "income",
			side: 0,
			supplies: 100,
			models: 0
		}, "EE-BAS-02");
	}
}
// begin.ts
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
const emptyTable = (options, sides, seats, mission) => ({
	edition: "2",
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
	board: {
		map: missions[mission].map,
		gone: [],
		solid: []
	},
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
function begin(given, seats) {
	const mode = chosen(given, "mode", [
		"battle",
		"campaign",
		"rival campaign"
	]);
	const versus = given["opponent"] === "player" || mode === "rival campaign";
	if (versus && seats.length !== 2) throw new BadInput("seats", "a game against another player has two seats");
	const mission = chosen(given, "mission", [...missionIds, "random"]);
	const limit = chosen(given, "limit", limits);
	if (mode === "battle" && mission === "B8" && limit < 1e3) throw new BadInput("options.limit", "The Front (B8) is played with 1000 Supplies or more");
	const people = versus ? [0] : seats.map((_, seat) => seat);
	const listed = mode === "campaign" || mission !== "random" && missions[mission].season === true;
	const swapped = !versus && mode === "battle" && !listed && given["people"] === "B";
	const automaton = chosen(given, "automaton", ["ADVENT", "XCOM"]);
	const sides = sidesFor(versus, swapped, automaton, automaton === "ADVENT" ? "XCOM" : "ADVENT", people);
	const w = emptyTable(readTableOptions(given), sides, seats.length, mode === "campaign" ? "SE1.1" : mission === "random" ? "B1" : mission);
	w.mode = mode;
	w.limit = limit;
	w.difficulty = chosen(given, "difficulty", difficulties);
	if (mode === "rival campaign" && listed) w.mission = "B1";
	if (mode === "battle" && mission === "B2") {
		sides[0].faction = "XCOM";
		sides[1].faction = "ADVENT";
		w.goals["fixed factions"] = 1;
	}
	nameSquads(w, readSquads(given));
	w.flow = [mode === "battle" ? battle.begin({ rolled: mission === "random" }) : campaign.begin({
		mission: w.mission,
		chooser: -1,
		side: 0
	})];
	return w;
}
function sidesFor(versus, swapped, automaton, facing, people) {
	if (versus) return [newSide("XCOM", [0], "A"), newSide("ADVENT", [1], "B")];
	if (swapped) return [newSide(automaton, [], "A"), newSide(facing, people, "B")];
	return [newSide(facing, people, "A"), newSide(automaton, [], "B")];
}
function nameSquads(w, squads) {
	if (squads === null) return;
	if (squads.length > 2) throw new BadInput("options.squads", "there are two sides");
	for (const side of SIDES) {
		const squad = squads[side];
		if (squad === void 0) continue;
		const wrong = problemsOf(squad, {
			limit: w.limit,
			options: w.options,
			campaign: w.mode !== "battle"
		})[0];
		if (wrong !== void 0) throw new BadInput(`options.squads[${side}]`, `${wrong.reason} [${wrong.rule}]`);
		if (w.goals["fixed factions"] === 1 && squad.faction !== w.sides[side].faction) throw new BadInput(`options.squads[${side}]`, `this side fights for ${w.sides[side].faction} [EE-M-B2-01]`);
		w.sides[side].squad = squad;
		w.sides[side].faction = squad.faction;
	}
	const first = w.sides[0].squad;
	if (first !== null && (w.mode === "campaign" || missions[w.mission].season)) w.sides[1].faction = first.faction === "XCOM" ? "ADVENT" : "XCOM";
}
// arrangeBoard.ts
const SIGNS = {
	hard: "H",
	soft: "s",
	obstacle: "o",
	wall: "#",
	water: "~",
	raised: "1",
	higher: "2",
	parapet: "h",
	ramp: "=",
	terminal: "T",
	container: "C",
	device: "I",
	door: "D",
	monument: "m",
	zone: "X",
	evac: "E",
	"zone A": "A",
	"zone B": "B",
	arrival: "r"
};
const aSpot = (value, where) => {
	const [x, y, ...more] = listOf(aNumber(0, 200))(value, where);
	if (x === void 0 || y === void 0 || more.length > 0) throw new BadInput(where, "must be [x, y]");
	return [x, y];
};
function cellIn(w, spot, where) {
	const cell = cellOf(ground(w), spot);
	if (cell < 0) throw new BadInput(where, "is not on the board");
	return cell;
}
function boardOf(read) {
	const named = read.board ?? (read.size === void 0 && read.terrain === void 0 && read.mission !== void 0 ? missions[read.mission].map : void 0);
	if (read.size !== void 0 && read.size.length !== 2) throw new BadInput("given.size", "must be [columns, rows]");
	const [width, height] = [read.size?.[0] ?? 36, read.size?.[1] ?? 24];
	const text = named === void 0 ? Array.from({ length: height }, () => ".".repeat(width)).join("\n") : named;
	if (read.terrain === void 0) return text;
	const picture = readPlain(isMap(text) ? maps[text] : text);
	const cells = [...picture.cells];
	for (const [word, spots] of Object.entries(read.terrain)) {
		const sign = SIGNS[word] ?? (/^pod [a-d]$/.test(word) ? word.at(-1) : void 0);
		if (sign === void 0) throw new BadInput(`given.terrain.${word}`, `unknown word${closest(word, Object.keys(SIGNS))}`);
		for (const [i, [x, y]] of spots.entries()) {
			if (x >= picture.grid.width || y >= picture.grid.height) throw new BadInput(`given.terrain.${word}[${i}]`, "is not on the board");
			cells[y * picture.grid.width + x] = sign;
		}
	}
	return writePlain({
		...picture,
		grid: gridOf(picture.grid.width, picture.grid.height),
		cells: cells.join("")
	});
}
// arrangeModels.ts
const aSide = oneOf(["A", "B"]);
const aTokenKind = oneOf([
	"crate",
	"cache",
	"intel",
	"vial"
]);
const USED = [
	"Overdrive",
	"Hair Trigger",
	"Energy Shield",
	"Sustain",
	...weaponNames,
	...itemNames
];
const SPENT = [
	"Counterattack",
	"Blink",
	"command"
];
const PLACES$1 = [
	"board",
	"reserve",
	"hidden",
	"destroyed",
	"saved"
];
const aCount = (value, where) => typeof value === "boolean" ? Number(value) : aNumber(0, 9)(value, where);
const aPod = (value, where) => {
	const pod = aText(value, where);
	if (pod === "" || /^([a-d]|start|round \d+|crate [1-3])$/.test(pod)) return pod;
	throw new BadInput(where, `there is no pod ${JSON.stringify(pod)}; known: "a" to "d", "start", "round 3"`);
};
const readState = fields({ side: aSide }, {
	at: aSpot,
	player: aText,
	wounds: aNumber(0, 20),
	down: oneOf([
		"no",
		"hunkered",
		"forced"
	]),
	overwatch: aText,
	"shot at": listOf(aText),
	activated: aCount,
	"hit by": listOf(aText),
	carries: listOf(aTokenKind),
	"mind of": aText,
	"mind until": aNumber(1, 30),
	shield: aNumber(0, 9),
	used: listOf(oneOf(USED)),
	spent: listOf(oneOf(SPENT)),
	medikits: aNumber(0, 2),
	poisoned: aFlag,
	"seen until": aNumber(0, 30),
	"disabled until": aNumber(0, 30),
	neutral: aFlag,
	hidden: aFlag,
	skills: recordOf(aNumber(0, 12)),
	learned: listOf(oneOf(ruleNames)),
	rank: aNumber(1, 7),
	soldier: aNumber(0, 2e3),
	suppressed: aNumber(0, 20),
	"took token": aFlag,
	pod: aPod,
	name: aText,
	reserve: aFlag,
	place: oneOf(PLACES$1),
	kills: aNumber(0, 24)
});
const readModel = (value, where) => {
	const { unit, leader, primary, secondary, vest, items, free, ...rest } = recordOf(anything)(value, where);
	const squad = squadReader({
		faction: "XCOM",
		models: [JSON.parse(JSON.stringify({
			unit,
			leader,
			primary,
			secondary,
			vest,
			items,
			free
		}))]
	}, where);
	return {
		...readState(rest, where),
		recruit: squad.models[0]
	};
};
function named(w, name, where) {
	const found = w.models.find((m) => m.name === name);
	if (found !== void 0) return found;
	const names = w.models.map((m) => m.name);
	throw new BadInput(where, `there is no model ${JSON.stringify(name)}${closest(name, names)}`);
}
function setSkills(skills, given, where) {
	for (const [name, value] of Object.entries(given)) {
		if (!isSkill(name)) throw new BadInput(`${where}.${name}`, `unknown skill${closest(name, Object.keys(skills))}`);
		skills[name] = value;
	}
}
function ownerOf$1(w, letter, side, where) {
	if (letter === void 0) return w.sides[side].seats[0] ?? -1;
	if (letter === "automaton") return -1;
	const seat = [
		0,
		1,
		2,
		3
	].slice(0, w.seats).find((one) => seatLetter(one) === letter);
	if (seat === void 0) throw new BadInput(where, `there is no player ${JSON.stringify(letter)}; A is the first, or "automaton"`);
	return seat;
}
function setPlace(w, m, one, where) {
	m.place = one.place ?? (one.hidden ? "hidden" : one.reserve ? "reserve" : "board");
	if (one.at !== void 0) m.cell = cellOf(ground(w), one.at);
	if (m.place === "board" && one.at === void 0) throw new BadInput(`${where}.at`, "is missing");
	if (one.at !== void 0 && m.cell < 0) throw new BadInput(`${where}.at`, "is not on the board");
}
function placeModel(w, one, where) {
	const side = one.side === "A" ? 0 : 1;
	const owner = one.recruit.unit === "Civilian" && one.neutral === true ? -1 : ownerOf$1(w, one.player, side, `${where}.player`);
	const m = makeModel(w, one.recruit, side, owner, one.pod);
	setSkills(m.skills, one.skills ?? {}, `${where}.skills`);
	setPlace(w, m, one, where);
	m.wounds = one.wounds ?? (m.place === "destroyed" ? 0 : m.skills.HEALTH);
	m.down = one.down ?? "no";
	m.overwatch = one.overwatch ?? null;
	if (m.overwatch !== null && !armsOf(m).some((arm) => arm.name === m.overwatch)) {
		const arms = armsOf(m).map((arm) => arm.name);
		throw new BadInput(`${where}.overwatch`, `it has no ${m.overwatch}${closest(m.overwatch, arms)}`);
	}
	m.activated = one.activated ?? 0;
	m.shield = one.shield ?? 0;
	m.used = one.used ?? [];
	m.spent = one.spent ?? [];
	m.medikits = one.medikits ?? m.medikits;
	m.poisoned = one.poisoned ?? false;
	m.seenUntil = one["seen until"] ?? 0;
	m.disabledUntil = one["disabled until"] ?? 0;
	m.neutral = one.neutral ?? false;
	m.suppressed = one.suppressed ?? 0;
	m.learned = one.learned ?? [];
	m.rank = one.rank ?? 1;
	m.roster = one.soldier ?? -1;
	m.tookToken = one["took token"] ?? false;
	m.kills = one.kills ?? 0;
	for (const kind of one.carries ?? []) {
		m.carries.push(w.tokens.length);
		w.tokens.push({
			id: w.tokens.length,
			kind,
			cell: -1
		});
	}
	const { faction } = unitOf(m.unit);
	if (faction !== null && m.unit !== "ADVENT Turret") w.sides[side].faction = faction;
}
function placeModels(w, list) {
	for (const [i, one] of list.entries()) placeModel(w, one, `given.models[${i}]`);
	nameModels(w);
	w.models.filter((m) => m.unit === "Civilian").forEach((m, i) => m.name = `Civilian ${i + 1}`);
	for (const [i, one] of list.entries()) modelOf(w, i).name = one.name ?? modelOf(w, i).name;
	for (const [i, one] of list.entries()) {
		const m = modelOf(w, i);
		const where = `given.models[${i}]`;
		m.hitBy = (one["hit by"] ?? []).map((name) => named(w, name, `${where}.hit by`).id);
		m.watched = (one["shot at"] ?? []).map((name) => named(w, name, `${where}.shot at`).id);
		if (one["mind of"] === void 0) continue;
		const caster = named(w, one["mind of"], `${where}.mind of`);
		m.mind = {
			by: caster.id,
			until: one["mind until"] ?? w.round + 1
		};
		m.control = caster.control;
	}
	for (const side of SIDES) w.sides[side].fielded = w.models.filter((m) => m.side === side && m.unit !== "Civilian").length;
}
// arrangeCampaign.ts
const gearNames = [
	...weaponNames,
	...vestNames,
	...itemNames
];
const orNull = (reader) => (value, where) => value === null ? null : reader(value, where);
const aCarried = (value, where) => {
	if (typeof value === "string") return {
		item: oneOf(itemNames)(value, where),
		on: null
	};
	const { item, on } = fields({ item: oneOf(itemNames) }, { on: orNull(oneOf(weaponNames)) })(value, where);
	return {
		item,
		on: on ?? null
	};
};
const missionName = oneOf(missionIds);
const aDeed = (value, where) => isObject(value) && "after" in value ? fields({
	after: missionName,
	rank: aNumber(1, 7),
	gained: orNull(aText)
})(value, where) : fields({
	mission: missionName,
	won: aFlag,
	kills: aNumber(0, 24),
	wounds: aNumber(0, 20),
	end: oneOf([
		"home",
		"recovering",
		"fallen"
	])
})(value, where);
const aCard = oneOf([...new Set(deck)]);
const readVeteran = fields({ unit: oneOf(unitNames) }, {
	rank: aNumber(1, 7),
	wounds: aNumber(0, 20),
	leader: aFlag,
	primary: orNull(oneOf(weaponNames)),
	secondary: orNull(oneOf(weaponNames)),
	vest: orNull(oneOf(vestNames)),
	items: listOf(aCarried),
	free: aFlag,
	skills: recordOf(aNumber(0, 12)),
	learned: listOf(oneOf(ruleNames)),
	founder: aFlag,
	deployed: aFlag,
	state: oneOf([
		"ready",
		"recovering",
		"fallen"
	]),
	"fell in battle": aFlag,
	kills: aNumber(0, 20),
	"wounds lost": aNumber(0, 20),
	history: listOf(aDeed)
});
const readCampaign = fields({
	faction: oneOf(["XCOM", "ADVENT"]),
	roster: listOf(readVeteran)
}, {
	supplies: aNumber(0, 9999),
	store: listOf(oneOf(gearNames)),
	outpost: oneOf([
		0,
		1,
		2,
		3
	]),
	facilities: listOf(oneOf(facilityNames)),
	step: oneOf([
		"prepare the sheets",
		"aftermath",
		"rewards",
		"what comes next",
		"roll for the choice"
	]),
	attempt: aNumber(1, 3),
	"straight on": aFlag,
	result: fields({ winner: oneOf([
		"A",
		"B",
		"nobody"
	]) }, { secondary: aFlag }),
	difficulty: oneOf([
		"Easy",
		"Normal",
		"Classic",
		"Impossible"
	]),
	cards: listOf(aCard),
	won: listOf(oneOf(season.map((one) => one.mission))),
	rival: listOf(readVeteran),
	fresh: listOf(oneOf(facilityNames)),
	"workshop used": aFlag,
	grenade: fields({
		soldier: aNumber(0, 2e3),
		item: oneOf(itemNames)
	}),
	wins: aNumber(0, 9),
	results: listOf(fields({
		mission: missionName,
		won: aFlag
	}, {
		first: aFlag,
		secondary: aFlag,
		winner: oneOf([
			"A",
			"B",
			"nobody"
		])
	}))
});
function sheetOf(side, given, roster) {
	const sheet = {
		side,
		faction: side === 0 ? given.faction : given.faction === "XCOM" ? "ADVENT" : "XCOM",
		roster: [],
		supplies: given.supplies ?? 0,
		store: [...given.store ?? []],
		outpost: given.outpost ?? 0,
		facilities: [...given.facilities ?? []],
		fresh: [...given.fresh ?? []],
		workshopUsed: given["workshop used"] ?? false,
		grenade: given.grenade === void 0 ? null : {
			veteran: given.grenade.soldier,
			item: given.grenade.item
		},
		wins: given.wins ?? 0
	};
	for (const [i, one] of roster.entries()) {
		const v = enlist(sheet, recruit(one.unit, {
			leader: one.leader ?? false,
			free: one.free ?? false
		}), one.founder ?? true);
		setSkills(v.skills, one.skills ?? {}, `given.campaign.roster[${i}].skills`);
		v.learned = one.learned ?? [];
		if (one.primary !== void 0) v.primary = one.primary;
		if (one.secondary !== void 0) v.secondary = one.secondary;
		v.vest = one.vest ?? null;
		v.items = (one.items ?? []).map((carried) => ({ ...carried }));
		v.history = (one.history ?? []).map((deed) => ({ ...deed }));
		v.rank = one.rank ?? 1;
		v.wounds = one.wounds ?? v.skills.HEALTH;
		v.state = one.state ?? "ready";
		v.deployed = one.deployed ?? v.state === "ready";
	}
	return sheet;
}
function field(w, given) {
	for (const side of SIDES) takeTheField(w, side);
	nameModels(w);
	for (const m of w.models) {
		const list = m.side === 0 ? given.roster : given.rival ?? [];
		const fate = m.roster >= 0 ? list[m.roster % 1e3] : void 0;
		m.place = fate?.["fell in battle"] ? "destroyed" : "board";
		m.kills = fate?.kills ?? 0;
		m.wounds = m.place === "destroyed" ? 0 : m.wounds - (fate?.["wounds lost"] ?? 0);
		m.cell = 0;
	}
}
const WINNERS$1 = {
	A: 0,
	B: 1,
	nobody: null
};
function openCampaign(w, given, mission) {
	const index = season.findIndex((one) => one.mission === mission);
	const rival = given.rival !== void 0;
	if (index < 0 && !rival) throw new BadInput("given.mission", "is no mission of the season");
	w.mode = rival ? "rival campaign" : "campaign";
	w.sides[0].faction = given.faction;
	w.sides[1].faction = given.faction === "XCOM" ? "ADVENT" : "XCOM";
	const won = (given.won ?? []).map((id) => ({
		mission: id,
		won: true,
		winner: "A"
	}));
	const played = {
		kind: rival ? "rival" : "season",
		at: Math.max(0, index),
		attempt: given.attempt ?? 1,
		results: [...won, ...given.results ?? []].map((one) => ({
			mission: one.mission,
			won: one.won,
			first: "first" in one ? one.first ?? true : true,
			secondary: "secondary" in one ? one.secondary ?? false : false,
			winner: WINNERS$1[one.winner ?? (one.won ? "A" : "B")] ?? -1
		})),
		sheets: [sheetOf(0, given, given.roster), given.rival === void 0 ? null : sheetOf(1, given, given.rival)],
		straightOn: given["straight on"] ?? false
	};
	w.campaign = played;
	return played;
}
function arrangeCampaign(w, given, at) {
	const mission = at ?? "SE1.2";
	const played = openCampaign(w, given, mission);
	clearTable(w, mission);
	w.difficulty = given.difficulty ?? "Normal";
	w.round = 5;
	field(w, given);
	if (given.result !== void 0) w.result = {
		winner: WINNERS$1[given.result.winner],
		rule: "EE-END-01",
		why: "as given",
		secondary: given.result.secondary ?? false
	};
	if (w.result !== null && given.step !== "aftermath") {
		const { winner, secondary } = w.result;
		played.results.push({
			mission,
			won: winner === 0,
			first: played.attempt === 1,
			secondary,
			winner: winner ?? -1
		});
	}
	for (const sheet of played.sheets) if (sheet !== null && given.step === "prepare the sheets") deployByDefault(w, sheet, mission);
	openCamp(w, given, mission);
	return w;
}
function openCamp(w, given, mission) {
	const { cards, step } = given;
	const later = step === "aftermath" || step === "rewards";
	if (cards !== void 0 && step !== void 0 && !later) throw new BadInput("given.campaign.cards", `no cards lie on the table at '${step}'`);
	const drawn = cards === void 0 ? {} : { cards: [...cards] };
	w.flow = [campaign.begin({
		mission,
		chooser: -1,
		side: 0,
		...drawn
	}, step ?? "prepare the sheets")];
	if (cards === void 0 || later) return;
	const laboratory = given.facilities?.includes("Laboratory") === true;
	w.flow = [campaign.begin({
		mission,
		chooser: -1,
		side: 1
	}, "what comes next"), reward.begin({
		side: 0,
		cards: [...cards],
		count: cards.length - (laboratory ? 1 : 0),
		players: [...w.sides[0].seats],
		any: 0,
		by: speakerOf(w, 0)
	}, "discard one")];
}
// arrangeMoment.ts
const readMoment = {
	round: aNumber(0, 30),
	bag: recordOf(aNumber(0, 40)),
	"dice drawn": listOf(aText),
	drawn: aText,
	active: aText,
	activation: fields({ left: aNumber(1, 2) }, {
		rows: listOf(oneOf(rowNames)),
		moved: aFlag,
		said: oneOf(["stays", "moves"]),
		overdrive: aFlag
	}),
	queue: listOf(aText),
	again: aFlag,
	step: oneOf([
		"draw",
		"the round begins",
		"fill the bag",
		"the round ends"
	])
};
function checkColour(w, colour, where) {
	const known = [...Array.from({ length: w.seats }, (_, seat) => seatLetter(seat)), AUTOMATON];
	if (!known.includes(colour)) throw new BadInput(where, `there are no dice of ${JSON.stringify(colour)}${closest(colour, known)}`);
}
function fillBag(w, read, active) {
	const bag = new Map(Object.entries(read.bag ?? {}));
	for (const colour of bag.keys()) checkColour(w, colour, `given.bag.${colour}`);
	if (read.bag === void 0) {
		for (const m of w.models) if (eligible(w, m) && m.activated === 0 && m !== active) bag.set(colourOf(m), (bag.get(colourOf(m)) ?? 0) + 1);
	}
	w.bag = {
		top: [],
		kinds: [...bag.keys()],
		left: [...bag.values()],
		bottom: []
	};
	w.drawnDice = read["dice drawn"] ?? [];
	w.drawnDice.forEach((colour, i) => checkColour(w, colour, `given.dice drawn[${i}]`));
}
function openBook(w, read) {
	const active = read.active === void 0 ? null : named(w, read.active, "given.active");
	if (active !== null && (read.step !== void 0 || read.drawn !== void 0)) throw new BadInput("given.active", "a model acts, or a die is drawn: `step` and `drawn` go without it");
	if (active === null && (read.activation !== void 0 || read.queue !== void 0)) throw new BadInput("given.activation", "tells of the model that is named as `active`");
	fillBag(w, read, active);
	const queue = (read.queue ?? []).map((name, i) => named(w, name, `given.queue[${i}]`).id);
	const { activation: done } = read;
	const overdrive = done?.overdrive ?? false;
	const colour = read.drawn ?? (active === null ? "" : w.drawnDice.at(-1) ?? colourOf(active));
	if (read.drawn !== void 0) checkColour(w, read.drawn, "given.drawn");
	const page = active !== null ? "activate" : read.drawn !== void 0 ? "choose a model" : read.step ?? "draw";
	const waiting = active !== null && done === void 0 ? [active.id, ...queue] : queue;
	w.flow = [w.campaign === null ? battle.begin({ rolled: false }, "over") : campaign.begin({
		mission: w.mission,
		chooser: -1,
		side: 0
	}, "aftermath"), rounds.begin({
		colour,
		queue: waiting,
		overdrive,
		again: read.again ?? false
	}, page)];
	if (active === null || done === void 0) return;
	const { left, rows = [], moved = false, said = null } = done;
	w.flow.push(activation.begin({
		model: active.id,
		left,
		rows,
		moved,
		said,
		overdrive,
		over: false,
		orders: null,
		cell: active.cell,
		momentum: false
	}, "choose an action"));
}
// arrange.ts
const bySide$1 = (reader) => fields({}, {
	A: reader,
	B: reader
});
const aName = (value, where) => {
	if (typeof value !== "string") throw new BadInput(where, "must be the name of a model");
	return value;
};
const aSquad = (value, where) => value === null ? null : squadReader(value, where);
const aPlacedPod = (value, where) => Array.isArray(value) ? { at: aSpot(value, where) } : fields({ at: aSpot }, {
	placed: aFlag,
	known: aFlag,
	models: listOf(aName)
})(value, where);
const aHeld = (value, where) => {
	const read = fields({
		gear: aName,
		by: aName
	})(value, where);
	if (!isGear(read.gear) && !/^\d+ Supplies$/.test(read.gear)) throw new BadInput(`${where}.gear`, `there is no gear ${JSON.stringify(read.gear)}`);
	return read;
};
const readGiven = fields({}, {
	mission: oneOf(missionIds),
	board: aName,
	size: listOf(aNumber(3, 60)),
	terrain: recordOf(listOf(aSpot)),
	gone: listOf(aSpot),
	crates: listOf(aSpot),
	seats: aNumber(1, 4),
	opponent: oneOf(["player", "automaton"]),
	people: aSide,
	difficulty: oneOf([
		"Easy",
		"Normal",
		"Classic",
		"Impossible"
	]),
	limit: oneOf(limits),
	switches: recordOf(anything),
	squads: listOf(aSquad),
	zones: bySide$1(aSide),
	models: listOf(readModel),
	pieces: listOf(fields({ at: aSpot }, {
		owner: aSide,
		done: aFlag,
		charge: aName,
		pod: aName
	})),
	markers: listOf(fields({
		of: aName,
		at: aSpot
	}, { id: aNumber(0, 99) })),
	tokens: listOf(fields({ kind: aTokenKind }, {
		at: aSpot,
		by: aName
	})),
	pods: recordOf(aPlacedPod),
	score: bySide$1(aNumber(0, 99)),
	found: bySide$1(aNumber(0, 999)),
	worth: bySide$1(aNumber(0, 9999)),
	lost: bySide$1(aNumber(0, 99)),
	fielded: bySide$1(aNumber(0, 99)),
	held: bySide$1(listOf(aHeld)),
	uplink: bySide$1(aNumber(0, 30)),
	bonus: bySide$1(aNumber(0, 1)),
	"extra cards": bySide$1(aNumber(0, 9)),
	goals: recordOf(aNumber(-1, 99)),
	cancelled: aNumber(0, 9),
	"leader lost": listOf(aSide),
	campaign: readCampaign,
	...readMoment
});
const BETWEEN = [
	"mission",
	"seats",
	"opponent",
	"switches",
	"limit",
	"campaign"
];
function arrange(given) {
	const read = readGiven(given, "given");
	const w = emptyTable(readTableOptions(readOptions(options, read.switches ?? {})), ...seatsFor(read), read.mission ?? "B1");
	w.limit = read.limit ?? 500;
	if (read.campaign !== void 0 && read.models === void 0) {
		const strange = Object.keys(read).find((word) => !BETWEEN.includes(word));
		if (strange !== void 0) throw new BadInput(`given.${strange}`, "means nothing between missions: it needs models on a board");
		return arrangeCampaign(w, read.campaign, read.mission);
	}
	if (read.campaign !== void 0) openCampaign(w, read.campaign, w.mission);
	w.board = {
		map: boardOf(read),
		gone: [],
		solid: []
	};
	w.difficulty = read.difficulty ?? "Classic";
	w.round = read.round ?? 1;
	layBoard(w, read);
	placeModels(w, read.models ?? []);
	for (const [i, squad] of (read.squads ?? []).entries()) {
		const side = w.sides[i];
		if (side === void 0) throw new BadInput(`given.squads[${i}]`, "there are two sides");
		side.squad = squad;
	}
	layTokens(w, read);
	layPods(w, read);
	for (const [i, marker] of (read.markers ?? []).entries()) w.markers.push({
		id: marker.id ?? i,
		cell: cellIn(w, marker.at, `given.markers[${i}].at`),
		model: named(w, marker.of, `given.markers[${i}].of`).id
	});
	keepScore(w, read);
	openBook(w, read);
	return w;
}
function seatsFor({ opponent, seats, people }) {
	if (opponent !== "automaton") {
		if (seats !== void 0 && seats !== 2) throw new BadInput("given.seats", "against a player there are two seats");
		if (people !== void 0) throw new BadInput("given.people", "against a player there are people on both sides");
		return [[newSide("XCOM", [0], "A"), newSide("ADVENT", [1], "B")], 2];
	}
	const all = Array.from({ length: seats ?? 1 }, (_, seat) => seat);
	const onB = people === "B";
	return [[newSide("XCOM", onB ? [] : all, "A"), newSide("ADVENT", onB ? all : [], "B")], all.length];
}
function layBoard(w, read) {
	layPieces(w);
	const crates = (read.crates ?? []).map((spot, i) => cellIn(w, spot, `given.crates[${i}]`));
	crates.forEach((cell, i) => {
		const piece = w.pieces[i];
		if (piece === void 0) throw new BadInput(`given.crates[${i}]`, "the map has no such container");
		piece.cell = cell;
	});
	const gone = (read.gone ?? []).map((spot, i) => cellIn(w, spot, `given.gone[${i}]`));
	w.board = {
		...w.board,
		gone: gone.sort((a, b) => a - b),
		solid: crates.slice().sort((a, b) => a - b)
	};
	for (const [i, one] of (read.pieces ?? []).entries()) {
		const cell = cellIn(w, one.at, `given.pieces[${i}].at`);
		const piece = w.pieces.find((candidate) => candidate.cell === cell);
		if (piece === void 0) throw new BadInput(`given.pieces[${i}].at`, "no piece stands there");
		piece.owner = one.owner === void 0 ? -1 : one.owner === "A" ? 0 : 1;
		piece.done = one.done ?? false;
		piece.pod = one.pod ?? "";
	}
}
function layTokens(w, read) {
	for (const [i, one] of (read.tokens ?? []).entries()) {
		const id = w.tokens.length;
		if (one.at === void 0 === (one.by === void 0)) throw new BadInput(`given.tokens[${i}]`, "lies somewhere (at) or is carried (by)");
		const cell = one.at === void 0 ? -1 : cellIn(w, one.at, `given.tokens[${i}].at`);
		w.tokens.push({
			id,
			kind: one.kind,
			cell
		});
		if (one.by !== void 0 && one.by !== "nobody") named(w, one.by, `given.tokens[${i}].by`).carries.push(id);
	}
	for (const [i, one] of (read.pieces ?? []).entries()) if (one.charge !== void 0) {
		const cell = cellIn(w, one.at, `given.pieces[${i}].at`);
		const piece = w.pieces.find((candidate) => candidate.cell === cell);
		if (piece !== void 0) piece.by = named(w, one.charge, `given.pieces[${i}].charge`).id;
	}
}
function layPods(w, read) {
	for (const [letter, pod] of Object.entries(read.pods ?? {})) {
		const where = `given.pods.${letter}`;
		const models = "models" in pod ? pod.models : void 0;
		w.pods.push({
			letter,
			cell: cellIn(w, pod.at, where),
			models: models === void 0 ? w.models.filter((m) => m.pod === letter).map((m) => m.id) : models.map((name) => named(w, name, `${where}.models`).id),
			state: "placed" in pod && pod.placed === true ? "placed" : "waiting",
			known: "known" in pod && pod.known === true
		});
	}
}
const START = {
	B2: {
		planter: 0,
		hit: 0
	},
	B8: {
		broken0: 0,
		broken1: 0
	},
	"SE1.1": { reached: 0 },
	"SE1.4": { upload: 0 },
	"SE1.6": { found: 0 },
	"SE1.7": {
		saved: 0,
		dead: 0
	},
	"SE1.9": { gate: 0 }
};
const COUNTERS = [
	...new Set(Object.values(START).flatMap(Object.keys)),
	"edge",
	"fixed factions"
];
function keepScore(w, read) {
	for (const name of Object.keys(read.goals ?? {})) if (!COUNTERS.includes(name)) throw new BadInput(`given.goals.${name}`, `unknown counter${closest(name, COUNTERS)}`);
	w.goals = {
		...START[w.mission],
		...read.goals
	};
	w.cancelled = read.cancelled ?? 0;
	for (const side of SIDES) {
		const letter = side === 0 ? "A" : "B";
		const state = w.sides[side];
		state.score = read.score?.[letter] ?? 0;
		state.found = read.found?.[letter] ?? 0;
		state.worth = read.worth?.[letter] ?? 0;
		state.lost = read.lost?.[letter] ?? 0;
		state.fielded = read.fielded?.[letter] ?? state.fielded;
		state.uplink = read.uplink?.[letter] ?? 0;
		state.bonus = read.bonus?.[letter] ?? 0;
		state.extraCards = read["extra cards"]?.[letter] ?? 0;
		state.zone = read.zones?.[letter] ?? state.zone;
		state.leaderLost = read["leader lost"]?.includes(letter) ?? false;
		state.held = (read.held?.[letter] ?? []).map(({ gear, by }, i) => ({
			gear,
			model: named(w, by, `given.held.${letter}[${i}].by`).id
		}));
	}
	if (SIDES.filter((side) => w.sides[side].zone === "A").length !== 1) throw new BadInput("given.zones", "each side has a zone of its own");
}
// caseWords.ts
function numberOf(what, name, all) {
	if (typeof name !== "string") return name;
	const found = all.find((one) => one.name === name);
	if (found !== void 0) return found.id;
	const names = all.map((one) => one.name);
	throw new BadInput(what, `there is no ${JSON.stringify(name)}${closest(name, names)}`);
}
function standingAt(w, what, spot, all) {
	if (!Array.isArray(spot)) return spot;
	const cell = cellOf(ground(w), spot);
	const found = all.find((one) => one.cell === cell);
	if (found === void 0) throw new BadInput(what, `there is no ${what} at [${spot.join(", ")}]`);
	return found.id;
}
function tokenNumber(w, kind) {
	const f = activation.in(w);
	if (typeof kind !== "string" || f === void 0) return kind;
	const { carries, name } = modelOf(w, f.model);
	const found = carries.find((id) => tokenOf(w, id).kind === kind);
	if (found === void 0) throw new BadInput("token", `${name} carries no ${kind}`);
	return found;
}
const soldiersOf = (w) => (w.campaign?.sheets ?? []).flatMap((sheet) => sheet?.roster ?? []);
function part(w, key, value) {
	switch (key) {
		case "target":
		case "model":
		case "watcher": return numberOf(key, value, w.models);
		case "first": return Array.isArray(value) ? value.map((one) => numberOf(key, one, w.models)) : value;
		case "veteran": return numberOf(key, value, soldiersOf(w));
		case "piece": return standingAt(w, key, value, w.pieces);
		case "marker": return standingAt(w, key, value, w.markers);
		case "token": return tokenNumber(w, value);
		default: return value;
	}
}
const caseWords = { choice: (written, w) => isObject(written) && !Array.isArray(written) ? Object.fromEntries(Object.entries(written).map(([key, value]) => [key, part(w, key, value)])) : written };
// chances.ts
const chances = [
	[.152, .155],
	[.451, .56],
	[.572, .675],
	[.686, .84],
	[.795, .92],
	[.89, .97]
];
// book/attack/forecast.ts
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
	const struck = !close && arm.rules.includes("Lasso") ? {
		...at,
		cell: pulledTo(w, by, at)
	} : at;
	const blow = blowOf(by, arm, close);
	const mind = arm.slot === "mind";
	const armour = mind || !blow.armour ? null : armourParts(w, at, blow.clumsy);
	const damage = mind ? [] : damageParts(w, struck, blow.value, blow.type, shot.from);
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
// preview/aims.ts
const aimOf = (w, order, shot, climb = null) => ({
	order,
	by: shot.by.id,
	target: shot.at.id,
	...forecast(w, shot, climb)
});
function chargeAim(w, order, declared) {
	const shot = {
		...shotOf(w, declared),
		from: cellOf(ground(w), order.to),
		close: true
	};
	return aimOf(w, order, shot, order.climb === true ? climbValue(w, shot.by) : null);
}
function aimsIn(w, f) {
	const m = modelOf(w, f.model);
	return ordersFor(w, f).flatMap((order) => {
		if (order.do === "attack" || order.do === "mindspin") return [aimOf(w, order, shotOf(w, attackBy(f, order)))];
		return order.do === "charge" && armNamed(m, order.weapon) !== null ? [chargeAim(w, order, attackBy(f, order))] : [];
	});
}
const reactAim = (w, watcher, mover, cell) => aimOf(w, {
	do: "react",
	watcher: watcher.id
}, reactShot(watcher, armOf(watcher, watcher.overwatch ?? ""), {
	...mover,
	cell
}, cell));
function reactionsOn(w, m, path) {
	return w.models.flatMap((watcher) => {
		if (watcher.overwatch === null || watcher.control === m.control) return [];
		const cell = path.find((one, at) => isAutomaton(w, watcher.control) ? automatonFires(w, watcher, m, path, at) : mayReact(w, watcher, m, one) !== null);
		return cell === void 0 ? [] : [{
			model: watcher.id,
			cell,
			...reactAim(w, watcher, m, cell)
		}];
	});
}
function aimsFor(w, viewer) {
	const f = w.flow.at(-1);
	if (f === void 0 || viewer === "table" || w.result !== null) return [];
	if (activation.has(f) && f.step === "choose an action") return commander(w, modelOf(w, f.model)) === viewer ? aimsIn(w, f) : [];
	if (move.has(f) && f.step === "react fire") {
		const mover = modelOf(w, f.model);
		return reactChoices(w, f, viewer).map(({ watcher }) => reactAim(w, modelOf(w, watcher), mover, mover.cell));
	}
	return flee.has(f) && f.step === "free attack" ? freeAims(w, f, viewer) : [];
}
const freeAims = (w, f, seat) => freeChoices(w, f, seat).map((choice) => {
	const declared = freeAttackBy(choice, f.model);
	return choice.do === "free charge" ? chargeAim(w, choice, declared) : aimOf(w, choice, shotOf(w, declared));
});
// copy.ts
const copyModel = (m) => ({
	unit: m.unit,
	leader: m.leader,
	primary: m.primary,
	secondary: m.secondary,
	vest: m.vest,
	items: m.items.length === 0 ? [] : m.items.map((one) => ({
		item: one.item,
		on: one.on
	})),
	free: m.free,
	id: m.id,
	name: m.name,
	side: m.side,
	control: m.control,
	player: m.player,
	place: m.place,
	cell: m.cell,
	wounds: m.wounds,
	skills: { ...m.skills },
	learned: m.learned.slice(),
	rank: m.rank,
	roster: m.roster,
	down: m.down,
	overwatch: m.overwatch,
	watched: m.watched.slice(),
	activated: m.activated,
	mind: m.mind === null ? null : {
		by: m.mind.by,
		until: m.mind.until
	},
	shield: m.shield,
	carries: m.carries.slice(),
	poisoned: m.poisoned,
	seenUntil: m.seenUntil,
	disabledUntil: m.disabledUntil,
	hitBy: m.hitBy.slice(),
	used: m.used.slice(),
	medikits: m.medikits,
	spent: m.spent.slice(),
	suppressed: m.suppressed,
	tookToken: m.tookToken,
	pod: m.pod,
	neutral: m.neutral,
	kills: m.kills
});
const copySide = (side) => ({
	faction: side.faction,
	seats: side.seats.slice(),
	squad: side.squad,
	zone: side.zone,
	score: side.score,
	found: side.found,
	held: side.held.map(({ gear, model }) => ({
		gear,
		model
	})),
	leaderLost: side.leaderLost,
	worth: side.worth,
	fielded: side.fielded,
	lost: side.lost,
	bonus: side.bonus,
	uplink: side.uplink,
	extraCards: side.extraCards
});
const copy = (w) => ({
	edition: w.edition,
	flow: copyFlow(w.flow),
	undoBarrier: w.undoBarrier,
	over: w.over,
	options: w.options,
	mode: w.mode,
	limit: w.limit,
	difficulty: w.difficulty,
	seats: w.seats,
	sides: [copySide(w.sides[0]), copySide(w.sides[1])],
	mission: w.mission,
	board: w.board,
	round: w.round,
	bag: copyBag(w.bag),
	drawnDice: w.drawnDice.slice(),
	models: w.models.map(copyModel),
	pieces: w.pieces.map((piece) => ({ ...piece })),
	tokens: w.tokens.map((token) => ({ ...token })),
	markers: w.markers.map((marker) => ({ ...marker })),
	pods: w.pods.map((pod) => ({
		...pod,
		models: pod.models.slice()
	})),
	cancelled: w.cancelled,
	goals: { ...w.goals },
	result: w.result === null ? null : { ...w.result },
	campaign: copyJson(w.campaign)
});
// preview/areas.ts
const areas = new WeakMap();
function areaSeen(w, from, range) {
	const g = ground(w);
	let known = areas.get(g);
	if (known === void 0) areas.set(g, known = new Map());
	const key = `${from} ${range} ${nightLimit(w)} ${w.options.diagonals}`;
	let area = known.get(key);
	if (area === void 0) {
		area = "";
		for (let cell = 0; cell < g.grid.size; cell++) area += cell !== from && distance(w, from, cell) <= range && sees(w, from, cell) ? "1" : "0";
		known.set(key, area);
	}
	return area;
}
// shown.ts
const signAt = (g, cell) => {
	const sign = g.signs[cell] ?? " ";
	if (g.kind[cell] === 0 && "#~Hhsosm DTCI".includes(sign)) return g.level[cell] === 1 ? "1" : ".";
	return g.kind[cell] === 7 && !"TCI".includes(sign) ? "C" : sign;
};
const pictures = new WeakMap();
function pictureOf(g) {
	let picture = pictures.get(g);
	if (picture === void 0) {
		const { width, height } = g.grid;
		const rows = (sign) => Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => sign(y * width + x)).join(""));
		picture = {
			width,
			height,
			rows: rows((cell) => signAt(g, cell)),
			levels: rows((cell) => String(g.level[cell]))
		};
		pictures.set(g, picture);
	}
	return picture;
}
const isReaction = (f) => attack.has(f) && (f.reason === "react" || f.reason === "free" || f.reason === "counter") || move.has(f) && f.step === "react fire" || flee.has(f) && f.step !== "run";
function stageOf(w) {
	if (muster.in(w) !== void 0) return "muster";
	if (deployment.in(w) !== void 0) return "deployment";
	return w.campaign !== null && rounds.in(w) === void 0 ? "camp" : "battle";
}
function turnOf(w) {
	if (w.flow.some(isReaction)) return "reacting";
	if (activation.in(w) !== void 0) return "acting";
	const open = w.flow.at(-1);
	return open !== void 0 && rounds.has(open) ? "choosing" : null;
}
function campOf(w) {
	const f = w.flow.at(-1);
	const cards = [];
	if (f === void 0) return {
		page: "base",
		side: null,
		mission: w.mission,
		cards
	};
	if (reward.has(f)) return {
		page: "rewards",
		side: f.side,
		mission: w.mission,
		cards: f.cards.slice()
	};
	if (promotions.has(f)) return {
		page: "training",
		side: f.side,
		mission: w.mission,
		cards
	};
	if (base.has(f)) return {
		page: "base",
		side: f.side,
		mission: f.mission,
		cards
	};
	const asks = f.step === "choose a battle" || f.step === "choose the difficulty";
	return campaign.has(f) && asks ? {
		page: "missions",
		side: null,
		mission: f.mission,
		cards
	} : {
		page: "base",
		side: null,
		mission: w.mission,
		cards
	};
}
function shownTo(w, viewer) {
	const g = ground(w);
	const mission = missionOf(w);
	const dice = w.bag.left.reduce((sum, left) => sum + left, 0);
	const active = activation.in(w);
	const stage = stageOf(w);
	const standing = w.models.filter((m) => m.place === "board");
	return {
		stage,
		turn: turnOf(w),
		camp: stage === "camp" ? campOf(w) : null,
		mission: {
			id: w.mission,
			name: mission.name,
			text: mission.text,
			rounds: mission.rounds
		},
		board: pictureOf(g),
		bag: w.bag.kinds.map((colour, i) => ({
			colour,
			left: w.bag.left[i] ?? 0,
			of: dice
		})),
		units: standing.map((m) => unitView(w, g, m)),
		watches: standing.flatMap((m) => watchView(w, m, m.overwatch)),
		active: active === void 0 ? null : {
			model: active.model,
			left: active.left,
			rows: active.rows.slice()
		},
		aims: aimsFor(w, viewer)
	};
}
function unitView(w, g, m) {
	const sums = {};
	for (const one of resistances(w, m, m.cell)) if (one.value > 0) sums[one.type] = (sums[one.type] ?? 0) + one.value;
	const value = (name) => skill(w, m, name);
	return {
		id: m.id,
		spot: spotOf(g, m.cell),
		skills: {
			AIM: value("AIM"),
			HEALTH: value("HEALTH"),
			MOBILITY: value("MOBILITY"),
			HACK: value("HACK"),
			WILL: value("WILL"),
			DODGE: value("DODGE"),
			PSI: value("PSI")
		},
		resistances: sums,
		weapons: armsOf(m).map((arm) => ({
			name: arm.name,
			range: arm.range,
			damage: `${arm.value} ${arm.type}`,
			skill: arm.on,
			rules: arm.rules,
			attachments: arm.attachments
		})),
		cover: coverAround(g, m.cell),
		engaged: engagedWith(w, m).map((foe) => foe.id),
		canAct: !m.neutral && m.activated === 0 && m.control === m.side
	};
}
function watchView(w, m, weapon) {
	if (weapon === null) return [];
	const arm = armNamed(m, weapon);
	const range = arm !== null && canWatch(arm) ? arm.range : 0;
	return [{
		model: m.id,
		weapon,
		range,
		area: areaSeen(w, m.cell, range)
	}];
}
// book/index.ts
const book = bookOf([
	sameMoment,
	muster,
	deployment,
	rounds,
	activation,
	move,
	attack,
	panic,
	charge$1,
	flee,
	freeCharge,
	discovered,
	hackTable,
	searchTable,
	battle,
	mission,
	campaign,
	reward,
	promotions,
	base
], (_w, seat) => isScript(seat));
// view.ts
const isPodHidden = (w, pod, viewer) => pod.state === "waiting" && !pod.known && !isOnSide(w.sides[1], viewer);
const isOnSide = (side, viewer) => viewer !== "table" && side.seats.includes(viewer);
function unseenModels(hidden) {
	const letters = hidden.map((pod) => pod.letter);
	if (letters[0]?.startsWith("crate")) letters.push("a", "b", "c");
	return (m) => m.place === "reserve" && letters.includes(m.pod);
}
function sideView(side, mustering, viewer) {
	const hidden = mustering && side.squad !== null && side.seats.length > 0 && !isOnSide(side, viewer);
	return {
		...copySide(side),
		squad: hidden ? null : copyJson(side.squad),
		faction: hidden ? null : side.faction,
		hidden
	};
}
function view(w, viewer) {
	const mustering = muster.in(w)?.step === "name a Squad";
	const hidden = w.pods.filter((pod) => isPodHidden(w, pod, viewer));
	const isUnseen = unseenModels(hidden);
	return {
		viewer,
		edition: w.edition,
		flow: shownFlow(book, w.flow),
		undoBarrier: w.undoBarrier,
		over: w.over,
		options: w.options,
		mode: w.mode,
		limit: w.limit,
		difficulty: w.difficulty,
		seats: w.seats,
		sides: [sideView(w.sides[0], mustering, viewer), sideView(w.sides[1], mustering, viewer)],
		mission: w.mission,
		board: w.board,
		round: w.round,
		bag: copyBag(w.bag),
		drawnDice: w.drawnDice.slice(),
		models: w.models.filter((m) => !isUnseen(m)).map(copyModel),
		pieces: w.pieces.map(({ id, kind, cell, owner, done, by, pod }) => ({
			id,
			kind,
			cell,
			owner,
			done,
			by,
			pod
		})),
		tokens: w.tokens.map(({ id, kind, cell }) => ({
			id,
			kind,
			cell
		})),
		markers: w.markers.map(({ id, cell, model }) => ({
			id,
			cell,
			model
		})),
		pods: w.pods.map((pod) => ({
			letter: pod.letter,
			cell: pod.cell,
			models: hidden.includes(pod) ? [] : pod.models.slice(),
			state: pod.state,
			known: pod.known
		})),
		cancelled: w.cancelled,
		goals: { ...w.goals },
		result: w.result === null ? null : { ...w.result },
		campaign: copyJson(w.campaign),
		shown: shownTo(w, viewer)
	};
}
// imagine.ts
const sideIn = ({ hidden: _hidden, faction, ...side }) => ({
	...side,
	squad: copyJson(side.squad),
	faction: faction ?? "XCOM"
});
function imagine(v, chance) {
	const { viewer: _viewer, shown: _shown, sides, ...open } = v;
	const w = copy({
		...open,
		sides: [sideIn(sides[0]), sideIn(sides[1])]
	});
	for (const side of SIDES) if (sides[side].hidden) imagineSquad(w, side, chance);
	restorePods(w, v);
	return w;
}
function imagineSquad(w, side, chance) {
	const ready = readyFor(w, side);
	const chosen = chance.pick(ready.map(() => 1), "EE-SQD-10");
	const squad = ready[chosen];
	if (squad === void 0) throw new Error(`there is no ready Squad ${chosen}`);
	w.sides[side].squad = copyJson(squad);
	w.sides[side].faction = squad.faction;
}
function restorePods(w, v) {
	const forces = forcesOf(w);
	if (forces === null || v.pods.length === 0) return;
	const byId = new Map(w.models.map((m) => [m.id, m]));
	const gap = w.models.findIndex((m, i) => m.id !== i);
	const start = gap < 0 ? w.models.length : gap;
	const before = w.models.filter((m) => m.id < start && m.side === 0 && m.unit !== "Civilian").length;
	const scratch = {
		...w,
		models: new Array(before)
	};
	fieldForces(scratch, forces);
	const length = Math.max(scratch.models.length, ...[...byId.keys()].map((id) => id + 1));
	const all = [];
	for (let id = 0; id < length; id++) {
		const m = byId.get(id) ?? scratch.models[id];
		if (m === void 0) throw new Error(`the lists of the mission have no model ${id}`);
		all.push(m);
	}
	if (all.length === w.models.length) return;
	w.models = all;
	nameModels(w);
	for (const pod of w.pods) if (isPodHidden(w, pod, v.viewer) && !pod.letter.startsWith("crate")) pod.models = w.models.filter((m) => m.pod === pod.letter).map((m) => m.id);
}
// preview/dangers.ts
const hurtBy = ({ losses }) => losses.reduce((sum, one) => one.wounds > 0 ? sum + one.ways / one.of : sum, 0);
const killBy = ({ losses }, wounds) => losses.reduce((sum, one) => one.wounds >= wounds ? sum + one.ways / one.of : sum, 0);
const best = (a, b) => a === null || b !== null && b.hurt > a.hurt ? b : a;
function shotAt(w, foe, arm, target) {
	const close = adjacent(ground(w), foe.cell, target.cell);
	if (close ? !worksClose(arm) : isEngaged(w, foe)) return null;
	if (!close && shotFault(w, foe, arm, target, foe.cell, false, target.cell) !== null) return null;
	const odds = forecast(w, {
		by: foe,
		from: foe.cell,
		at: target,
		to: target.cell,
		arm,
		actions: 2,
		moving: false,
		close,
		steady: false
	});
	return {
		model: foe.id,
		weapon: arm.name,
		charge: false,
		cover: close ? 0 : coverAgainst(w, foe.cell, target.cell),
		hurt: hurtBy(odds),
		kill: killBy(odds, target.wounds)
	};
}
function contactReach(w, foe) {
	if (!usableArms(w, foe).some((arm) => arm.range === 0 && worksClose(arm)) || has(foe, "Emplaced") || isDown(foe) || isEngaged(w, foe)) return () => false;
	const g = ground(w);
	const reach = explore(w, foe, gaitOf(foe, false), skill(w, foe, "MOBILITY"), closedFor(w, foe));
	return (cell) => {
		for (let d = 0; d < 8; d++) {
			const near = neighbour(g.grid, cell, d);
			if (near >= 0 && g.touch[cell * 8 + d] === 1 && reach.reached(near) && mayStop(g, near)) return true;
		}
		return false;
	};
}
function chargeAt(w, foe, arm, target) {
	const odds = forecast(w, {
		by: foe,
		from: foe.cell,
		at: target,
		to: target.cell,
		arm,
		actions: 1,
		moving: true,
		close: true,
		steady: false
	});
	return {
		model: foe.id,
		weapon: arm.name,
		charge: true,
		cover: 0,
		hurt: hurtBy(odds),
		kill: killBy(odds, target.wounds)
	};
}
function dangersTo(w, m) {
	const foes = enemiesOf(w, m.control).map((foe) => ({
		foe,
		arms: usableArms(w, foe).filter((arm) => arm.slot !== "mind"),
		reaches: contactReach(w, foe)
	}));
	const known = new Map();
	return (cell) => {
		let found = known.get(cell);
		if (found !== void 0) return found;
		const target = {
			...m,
			cell,
			down: "no"
		};
		found = foes.flatMap(({ foe, arms, reaches }) => {
			let danger = null;
			for (const arm of arms) danger = best(danger, shotAt(w, foe, arm, target));
			if (targetFault(w, foe, target, foe.cell, cell) === null && reaches(cell)) {
				for (const arm of arms) if (arm.range === 0) danger = best(danger, chargeAt(w, foe, arm, target));
			}
			return danger === null || danger.hurt === 0 ? [] : [danger];
		});
		known.set(cell, found.sort((a, b) => b.hurt - a.hurt));
		return found;
	};
}
const anyHurt = (dangers) => 1 - dangers.reduce((safe, one) => safe * (1 - one.hurt), 1);
function threatTo(v, model) {
	const w = imagine(v, fastChance(1));
	const g = ground(w);
	const dangers = dangersTo(w, modelOf(w, model));
	return Array.from({ length: g.grid.size }, (_, cell) => mayStop(g, cell) ? Math.round(100 * anyHurt(dangers(cell))) : 0);
}
// preview/surprises.ts
function surpriseOn(w, m, path) {
	const terms = missionOf(w).pods;
	const pods = terms === void 0 || m.side !== 0 || m.control !== 0 ? [] : w.pods;
	for (const cell of path) {
		const there = {
			...m,
			cell
		};
		if (pods.some((pod) => pod.state === "waiting" && terms.triggers(w, pod, there))) return {
			cell,
			final: terms.scattered === true
		};
		if (w.markers.some((marker) => w.models[marker.model]?.side !== m.control && sees(w, cell, marker.cell))) return {
			cell,
			final: true
		};
	}
	return null;
}
// preview/moves.ts
function previewOf(v, choice) {
	const f = activation.in(v);
	if (f === void 0 || choice.do !== "run" && choice.do !== "climb" && choice.do !== "charge") return null;
	const w = imagine(v, fastChance(1));
	const m = modelOf(w, f.model);
	const climbing = choice.do === "climb" || choice.do === "charge" && choice.climb === true;
	const terms = moveTerms(w, m, climbing, choice.do === "charge" ? 1 : choice.actions);
	const way = choice.do === "charge" ? chargeWay(w, m, modelOf(w, choice.target), gaitOf(m, climbing), skill(w, m, "MOBILITY"), cellOf(ground(w), choice.to), choice.via) : wayTo(w, m, terms.gait, terms.allowance, terms.leave, choice.to, choice.via);
	if ("rule" in way || way.path.length === 0) return null;
	const reactions = reactionsOn(w, m, way.path);
	const reveals = surpriseOn(w, m, way.path);
	m.cell = way.path.at(-1) ?? m.cell;
	const left = choice.do === "charge" || terms.fleeing ? 0 : f.left - choice.actions;
	const then = {
		...f,
		left,
		rows: [...f.rows, climbing ? "climb" : "run"],
		moved: true
	};
	return {
		model: m.id,
		path: way.path,
		cost: way.cost,
		cover: coverAround(ground(w), m.cell),
		reactions,
		back: dangersTo(w, m)(m.cell),
		reveals,
		aims: left > 0 ? aimsIn(w, then) : []
	};
}
function watchOf(v, choice) {
	if (choice.do !== "overwatch" || v.shown.active === null) return null;
	const w = imagine(v, fastChance(1));
	return watchView(w, modelOf(w, v.shown.active.model), choice.weapon)[0] ?? null;
}
// preview/deeds.ts
const WORKS = {
	B2: (_w, m) => m.side === 0 ? {
		deed: "Plant the charge",
		gain: "it goes off, and wins, when this model is next activated without having been hit"
	} : {
		deed: "Remove the charge",
		gain: "the charge is gone"
	},
	B3: () => ({
		deed: "Tap the terminal",
		gain: "one point at the end of every round from round 2 on"
	}),
	B4: () => ({
		deed: "Search the container",
		gain: "a crate: one point, two at home; and the Search table"
	}),
	B5: () => ({
		deed: "Set the relay",
		gain: "one point at the end of every round"
	}),
	"SE1.2": () => ({
		deed: "Search the crate",
		gain: "the crate is secured; then the Search table"
	}),
	"SE1.4": (_w, m) => m.side === 0 ? {
		deed: "Break into the relay",
		gain: "the upload can run: it needs three rounds"
	} : {
		deed: "Set the upload back",
		gain: "the upload loses a step"
	},
	"SE1.5": (_w, m) => m.side === 0 ? {
		deed: "Switch on the mast",
		gain: "all three on at the end of a round win"
	} : {
		deed: "Switch off the mast",
		gain: "the mast is off"
	},
	"SE1.6": (w) => {
		const left = w.pieces.filter((one) => !one.done).length;
		return {
			deed: "Search the house",
			gain: w.goals["found"] === 0 ? `the cache is here in one of ${left}` : "the Search table"
		};
	},
	"SE1.8": () => ({
		deed: "Search for intel",
		gain: "a token: 3 points at home, 1 elsewhere"
	}),
	"SE1.9": (_w, m) => m.side === 0 ? {
		deed: "Set a charge on the generator",
		gain: "it blows up at the end of this round"
	} : {
		deed: "Remove the charge",
		gain: "the charge is gone"
	},
	"SE1.X": (_w, _m, piece) => piece.kind === "device" ? {
		deed: "Take the vial",
		gain: "the vial is carried; its guards appear"
	} : {
		deed: "Hack the terminal",
		gain: "the next reinforcements do not come"
	}
};
const PLAIN$1 = {
	hack: {
		deed: "Hack the terminal",
		gain: "a D6 on the Hack table"
	},
	interact: {
		deed: "Operate it",
		gain: "it is done"
	},
	search: {
		deed: "Search the container",
		gain: "a D6 on the Search table"
	}
};
const workDeed = (w, m, piece, work) => WORKS[w.mission]?.(w, m, piece) ?? PLAIN$1[work];
function claimDeed(w, civilian) {
	if (w.mission !== "SE1.3") return {
		deed: `Free ${civilian.name}`,
		gain: "it is yours to lead out"
	};
	const left = civilians(w).filter((one) => one.neutral).length;
	return {
		deed: `Ask ${civilian.name}`,
		gain: left > 1 ? `it is the informant in one of ${left}` : "it is the informant"
	};
}
// preview/tests.ts
const GOES_DOWN = "goes Down afterwards";
function termsOf(w, m, choice) {
	switch (choice.do) {
		case "hack":
		case "interact":
		case "search": {
			const rule = {
				hack: "EE-SPC-03",
				interact: "EE-SPC-08",
				search: "EE-SPC-09"
			}[choice.do];
			const { deed, gain } = workDeed(w, m, pieceOf$1(w, choice.piece), choice.do);
			return {
				on: choice.do === "hack" ? "HACK" : "MOBILITY",
				rule,
				deed,
				gain,
				...choice.actions === 2 && { also: GOES_DOWN }
			};
		}
		case "claim": return {
			on: "MOBILITY",
			rule: "EE-OBJ-06",
			...claimDeed(w, modelOf(w, choice.target)),
			...choice.actions === 2 && { also: GOES_DOWN }
		};
		case "hack model": return {
			on: "HACK",
			rule: "EE-SPC-03",
			deed: "Hack",
			gain: `${modelOf(w, choice.target).name} is switched off`
		};
		case "medikit":
		case "field repair": return {
			on: choice.do === "medikit" ? "WILL" : "HACK",
			rule: choice.do === "medikit" ? "EE-EQP-08" : "EE-SPO-08",
			deed: choice.do === "medikit" ? "Medikit" : "Repair",
			gain: `${modelOf(w, choice.target).name} regains 2 Wounds`
		};
		case "energy shield": return {
			on: "WILL",
			rule: "EE-SPO-09",
			deed: "Energy Shield",
			gain: "it and friends within 4 get a shield of 2"
		};
		default: return null;
	}
}
function climbTest(w, m) {
	const value = climbValue(w, m);
	if (value === null) return null;
	const parts = [{
		value,
		because: "EE-MOV-09",
		label: "MOBILITY"
	}];
	return {
		model: m.id,
		deed: "Climb",
		gain: "it gets there",
		also: "the action is spent",
		value,
		parts,
		ways: waysOf36(value),
		rule: "EE-MOV-09"
	};
}
function standTest(w, m) {
	if (m.down !== "forced") return null;
	const value = skill(w, m, "WILL");
	return {
		model: m.id,
		deed: "Stand up",
		gain: "both actions are left, else one",
		also: null,
		value,
		parts: [{
			value,
			because: "EE-DWN-06",
			label: "WILL"
		}],
		ways: waysOf36(value),
		rule: "EE-DWN-06"
	};
}
function testOf(v, choice) {
	const w = imagine(v, fastChance(1));
	if (choice.do === "activate") return standTest(w, modelOf(w, choice.model));
	const f = activation.in(v);
	if (f === void 0) return null;
	const m = modelOf(w, f.model);
	if (choice.do === "climb") return choice.actions === 1 ? climbTest(w, m) : null;
	const terms = termsOf(w, m, choice);
	if (terms === null || !("actions" in choice)) return null;
	const parts = [{
		value: skill(w, m, terms.on),
		because: terms.rule,
		label: terms.on
	}];
	if (choice.actions === 1) parts.push({
		value: -1,
		because: "EE-ACT-09",
		label: "one action"
	});
	const value = total(parts);
	return {
		model: m.id,
		deed: terms.deed,
		gain: terms.gain,
		also: terms.also ?? null,
		value,
		parts,
		ways: waysOf36(value),
		rule: terms.rule
	};
}
// forecasts.ts
const chanceToHit = (aim) => aim.turned.reduce((chance, one) => one.label === "Climb" ? chance * one.ways / one.of : chance, aim.ways / aim.of);
function resultOf(aim, before, told) {
	const by = modelOf(before, aim.by).name;
	const target = modelOf(before, aim.target);
	let hits = 0;
	let left = target.wounds;
	for (const { what } of told) {
		if (what.type === "hit" && what.model === by && what.at === target.name) hits++;
		if (what.type === "damage" && what.model === target.name) left = what.wounds;
		if (what.type === "sustain" && what.model === target.name && what.passed) left = 1;
	}
	return {
		hit: hits === aim.times,
		wounds: target.wounds - left
	};
}
const mayBeStopped = (v, { order }) => (order.do === "charge" || order.do === "free charge") && (v.markers.length > 0 || v.pods.some((pod) => pod.state === "waiting") || (previewOf(v, order)?.reactions ?? []).length > 0);
const attackForecasts = (aim) => [{
	label: "to hit",
	chance: chanceToHit(aim),
	happens: (before, _after, told) => resultOf(aim, before, told).hit
}, ...aim.spreads ? [] : aim.losses.map(({ wounds, ways, of }) => ({
	label: `${wounds} Wounds`,
	chance: ways / of,
	happens: (before, _after, told) => resultOf(aim, before, told).wounds === wounds
}))];
function forecasts(v, _seat, choice) {
	if (choice === null) return [];
	const aim = v.shown.aims.find((one) => same(one.order, choice));
	if (aim !== void 0) return mayBeStopped(v, aim) ? [] : attackForecasts(aim);
	const test = choice.do === "activate" ? null : testOf(v, choice);
	if (test === null) return [];
	return [{
		label: test.deed,
		chance: test.ways / 36,
		happens: (_before, _after, told) => told.some(({ what }) => what.type === "test" && what.passed)
	}];
}
// given.ts
const letterOf = (side) => side === 0 ? "A" : "B";
function said(words) {
	const all = {};
	for (const [word, value] of Object.entries(words)) if (value !== void 0) all[word] = value;
	return all;
}
const switchesOf = (options) => ({
	armour: options.armour,
	"least damage": options.leastDamage,
	suppression: options.suppression,
	"high ground": options.highGround,
	"attack and overwatch": options.attackAndOverwatch,
	"officer command": options.officerCommand,
	"officer card": options.officerCard,
	splash: options.splash,
	"no fire into melee": options.meleeFire,
	"explosives need damage": options.explosiveNeedsDamage,
	compensation: options.compensation,
	permadeath: options.permadeath,
	iron: options.iron,
	distance: options.diagonals,
	"faceless price": options.facelessPrice,
	"random crates": options.randomCrates
});
const gearOf = (one) => ({
	primary: one.primary,
	secondary: one.secondary,
	vest: one.vest,
	items: one.items.map(({ item, on }) => ({
		item,
		on
	}))
});
function modelWords(w, m) {
	const nameOf = (id) => modelOf(w, id).name;
	return said({
		side: letterOf(m.side),
		unit: m.unit,
		name: m.name,
		player: m.player < 0 ? "automaton" : seatLetter(m.player),
		place: m.place,
		at: m.cell < 0 ? void 0 : spotOf(ground(w), m.cell),
		leader: m.leader,
		free: m.free,
		...gearOf(m),
		wounds: m.wounds,
		skills: { ...m.skills },
		learned: m.learned.slice(),
		rank: m.rank,
		soldier: m.roster < 0 ? void 0 : m.roster,
		down: m.down,
		overwatch: m.overwatch ?? void 0,
		"shot at": m.watched.map(nameOf),
		activated: m.activated,
		"hit by": m.hitBy.map(nameOf),
		"mind of": m.mind === null ? void 0 : nameOf(m.mind.by),
		"mind until": m.mind?.until,
		shield: m.shield,
		poisoned: m.poisoned,
		"seen until": m.seenUntil,
		"disabled until": m.disabledUntil,
		used: m.used.slice(),
		spent: m.spent.slice(),
		medikits: m.medikits,
		suppressed: m.suppressed,
		"took token": m.tookToken,
		pod: m.pod,
		neutral: m.neutral,
		kills: m.kills
	});
}
const sheetWords = (sheet) => ({
	faction: sheet.faction,
	supplies: sheet.supplies,
	store: sheet.store.slice(),
	outpost: sheet.outpost,
	facilities: sheet.facilities.slice(),
	fresh: sheet.fresh.slice(),
	"workshop used": sheet.workshopUsed,
	...sheet.grenade && { grenade: {
		soldier: sheet.grenade.veteran,
		item: sheet.grenade.item
	} },
	wins: sheet.wins,
	roster: sheet.roster.map((v) => ({
		unit: v.unit,
		leader: v.leader,
		free: v.free,
		...gearOf(v),
		rank: v.rank,
		skills: { ...v.skills },
		learned: v.learned.slice(),
		wounds: v.wounds,
		founder: v.founder,
		deployed: v.deployed,
		state: v.state,
		history: v.history.map((deed) => ({ ...deed }))
	}))
});
const WINNERS = {
	"-1": "nobody",
	0: "A",
	1: "B"
};
function campaignWords(w) {
	const sheet = w.campaign?.sheets[0];
	if (!sheet || w.campaign === null) return void 0;
	return {
		...sheetWords(sheet),
		attempt: w.campaign.attempt,
		"straight on": w.campaign.straightOn,
		results: w.campaign.results.map(({ mission, won, first, secondary, winner }) => ({
			mission,
			won,
			first,
			secondary,
			winner: WINNERS[winner]
		}))
	};
}
function momentWords(w) {
	const page = w.flow.at(-1);
	const round = rounds.in(w);
	if (page === void 0 || round === void 0 || w.result !== null) return null;
	const queue = round.queue.map((id) => modelOf(w, id).name);
	if (page === round && page.step === "choose a model") return { drawn: round.colour };
	if (!activation.has(page) || page.step !== "choose an action") return null;
	const { model, left, rows, moved, said: told, overdrive } = page;
	return {
		active: modelOf(w, model).name,
		queue,
		again: round.again,
		activation: said({
			left,
			rows: rows.slice(),
			moved,
			said: told ?? void 0,
			overdrive
		})
	};
}
const bySide = (w, of) => ({
	A: of(w.sides[0]),
	B: of(w.sides[1])
});
function boardWords(w) {
	const spot = (cell) => [...spotOf(ground(w), cell)];
	const nameOf = (id) => modelOf(w, id).name;
	const carrier = (id) => w.models.find((m) => m.carries.includes(id))?.name ?? "nobody";
	return {
		board: w.board.map,
		gone: w.board.gone.map(spot),
		crates: w.board.solid.length === 0 ? void 0 : w.pieces.map((piece) => spot(piece.cell)),
		pieces: w.pieces.map((piece) => said({
			at: spot(piece.cell),
			owner: piece.owner < 0 ? void 0 : letterOf(piece.owner),
			done: piece.done,
			charge: piece.by < 0 ? void 0 : nameOf(piece.by),
			pod: piece.pod
		})),
		tokens: w.tokens.map((token) => token.cell < 0 ? {
			kind: token.kind,
			by: carrier(token.id)
		} : {
			kind: token.kind,
			at: spot(token.cell)
		}),
		markers: w.markers.map(({ id, cell, model }) => ({
			of: nameOf(model),
			at: spot(cell),
			id
		})),
		pods: Object.fromEntries(w.pods.map((pod) => [pod.letter, {
			at: spot(pod.cell),
			placed: pod.state === "placed",
			known: pod.known,
			models: pod.models.map(nameOf)
		}]))
	};
}
function given(w) {
	const moment = momentWords(w);
	if (moment === null || w.mode === "rival campaign") return null;
	const versus = w.sides.every((side) => side.seats.length > 0);
	return said({
		mission: w.mission,
		opponent: versus ? "player" : "automaton",
		seats: w.seats,
		people: versus ? void 0 : letterOf(w.sides[0].seats.length > 0 ? 0 : 1),
		difficulty: w.difficulty,
		limit: w.limit,
		switches: switchesOf(w.options),
		squads: w.sides.map((side) => squadWords(side.squad)),
		zones: bySide(w, (side) => side.zone),
		round: w.round,
		...boardWords(w),
		models: w.models.map((m) => modelWords(w, m)),
		bag: Object.fromEntries(w.bag.kinds.map((kind, i) => [kind, w.bag.left[i] ?? 0])),
		"dice drawn": w.drawnDice.slice(),
		score: bySide(w, (side) => side.score),
		found: bySide(w, (side) => side.found),
		worth: bySide(w, (side) => side.worth),
		lost: bySide(w, (side) => side.lost),
		fielded: bySide(w, (side) => side.fielded),
		held: bySide(w, (side) => side.held.map(({ gear, model }) => ({
			gear,
			by: modelOf(w, model).name
		}))),
		uplink: bySide(w, (side) => side.uplink),
		bonus: bySide(w, (side) => side.bonus),
		"extra cards": bySide(w, (side) => side.extraCards),
		"leader lost": w.sides.flatMap((side, i) => side.leaderLost ? [letterOf(i)] : []),
		goals: { ...w.goals },
		cancelled: w.cancelled,
		campaign: campaignWords(w),
		...moment
	});
}
const squadWords = (squad) => squad === null ? null : {
	name: squad.name,
	faction: squad.faction,
	models: squad.models.map((one) => ({
		unit: one.unit,
		leader: one.leader,
		free: one.free,
		...gearOf(one)
	}))
};
// things.ts
const unitThing = (name) => `unit:${name}`;
const cellThing = ([x, y]) => `cell:${x},${y}`;
const pieceThing = (id) => `piece:${id}`;
const markerThing = (id) => `marker:${id}`;
const nameOfThing = (thing) => thing.startsWith("unit:") ? thing.slice(5) : null;
function spotOfThing(thing) {
	const [, x, y] = /^cell:(\d+),(\d+)$/.exec(thing) ?? [];
	return x === void 0 || y === void 0 ? null : [Number(x), Number(y)];
}
// holds.ts
function holds(view, thing) {
	const name = nameOfThing(thing);
	if (name !== null) return view.models.some((model) => model.name === name);
	return spotOfThing(thing) !== null || view.pieces.some(({ id }) => pieceThing(id) === thing) || view.markers.some(({ id }) => markerThing(id) === thing);
}
// inSpace.ts
const hasWords = (words, needed, free = []) => needed.every((word) => Object.hasOwn(words, word)) && Object.keys(words).every((word) => needed.includes(word) || free.includes(word));
function inSpace(w, _seat, space, choice) {
	const words = wordsOf(choice);
	const isCell = (spot, cells) => cells.includes(cellOf(ground(w), spot));
	const hasWay = words["via"] === void 0 || isWay(w, words["via"]);
	switch (space.kind) {
		case "squad": return words["do"] === "muster" && hasWords(words, ["do", "squad"]) && isSquad(words["squad"]);
		case "marker": return words["do"] === "marker" && hasWords(words, ["do", "at"]) && isCell(words["at"], space.cells);
		case "place": return words["do"] === "place" && hasWords(words, [
			"do",
			"model",
			"at"
		]) && space.models.some((model) => model === words["model"]) && isCell(words["at"], space.cells);
		case "charge": return words["do"] === "charge" && hasWords(words, [
			"do",
			"weapon",
			"target",
			"to"
		], ["via", "climb"]) && words["target"] === space.target && words["climb"] === (space.climb ? true : void 0) && space.weapons.some((weapon) => weapon === words["weapon"]) && isCell(words["to"], space.cells) && hasWay;
		default: return words["do"] === space.kind && hasWords(words, [
			"do",
			"actions",
			"to"
		], ["via"]) && words["actions"] === space.actions && isCell(words["to"], space.cells) && hasWay;
	}
}
const isWay = (w, via) => Array.isArray(via) && via.length > 0 && via.every((spot) => cellOf(ground(w), spot) >= 0);
function isSquad(squad) {
	try {
		squadReader(squad, "squad");
		return true;
	} catch {
		return false;
	}
}
// reason.ts
const percent$1 = (chance) => `${Math.round(100 * chance)} %`;
const because = (rule, words) => ({
	words,
	rule
});
const PLACES = {
	E: "the exit",
	X: "the marker",
	A: "its own zone",
	B: "its own zone"
};
const placeName = (sign) => PLACES[sign] ?? "its goal";
function nameOfGoal(w, { goal }) {
	switch (goal.kind) {
		case "work": return `the ${pieceOf$1(w, goal.piece).kind}`;
		case "claim":
		case "attack": return modelOf(w, goal.target).name;
		case "guard": return modelOf(w, goal.ward).name;
		case "go": return placeName(ground(w).signs[goal.cells[0] ?? -1] ?? "");
		default: return "the ground to hold";
	}
}
function wayWords(w, task, cell) {
	if (task === null) return null;
	const price = task.way.priceOf(cell);
	const goal = nameOfGoal(w, task);
	return price === 0 ? `at ${goal}` : `${price} ${price === 1 ? "step" : "steps"} from ${goal}`;
}
function shelterWords(w, m, cell) {
	const seers = enemiesOf(w, m.control).filter((foe) => sees(w, foe.cell, cell));
	if (seers.length === 0) return {
		words: "out of every enemy's sight",
		rule: "EE-LOS-01"
	};
	const covered = seers.filter((foe) => coverAgainst(w, foe.cell, cell) > 0).length;
	return covered === 0 ? null : {
		words: `covered from ${covered} of ${seers.length} in sight`,
		rule: "EE-SHO-07"
	};
}
function whyThere(w, m, to, rule) {
	const cell = cellOf(ground(w), to);
	const way = wayWords(w, taskFor(w, m), cell);
	const shelter = shelterWords(w, m, cell);
	if (shelter === null) return way === null ? null : because(rule, way);
	return way === null ? because(shelter.rule, shelter.words) : because(rule, `${way}, ${shelter.words}`);
}
function whyShoot(w, shot, rule) {
	const odds = forecast(w, shot);
	const hit = percent$1(odds.ways / odds.of);
	return shot.arm.slot === "mind" ? because("EE-SPC-11", `${hit} to spin the mind of ${shot.at.name}`) : because(rule, `${hit} to hit, ${percent$1(killBy(odds, shot.at.wounds))} to destroy ${shot.at.name}`);
}
function whyWork(m, value, actions) {
	const chance = percent$1(waysOf36(actions === 1 ? value - 1 : value) / 36);
	return actions === 2 ? because("EE-ACT-10", `${chance} to succeed, and ${m.name} is Down afterwards`) : because("EE-ACT-09", `${chance} to succeed with one action`);
}
function whyActivate(w, m) {
	if (isFuse(w, m)) return because("EE-M-B2-06", "not hit since the charge was planted: it goes off");
	const moment = new Moment(w, freshActivation(m.id));
	const attack = moment.attackFrom(m.cell, 2, false, 0);
	const danger = moment.threats.at(m.cell, false);
	if (attack !== null && attack.worth > .3 * danger) return because("EE-RND-03", `has a shot at ${attack.at.name} before it acts`);
	if (danger > .3) return because("EE-RND-03", "stands in danger where it is");
	const way = wayWords(w, moment.task, m.cell);
	return way === null ? null : because("EE-RND-03", way);
}
function whyOrder(w, f, choice) {
	const m = modelOf(w, f.model);
	switch (choice.do) {
		case "run":
		case "climb": return whyThere(w, m, choice.to, choice.do === "run" ? "EE-ACT-08" : "EE-MOV-07");
		case "attack":
		case "mindspin": return whyShoot(w, shotOf(w, attackBy(f, choice)), "EE-SHO-03");
		case "charge": return whyCharge(w, f, choice);
		case "hack": return whyWork(m, skill(w, m, "HACK"), choice.actions);
		case "interact":
		case "search":
		case "claim": return whyWork(m, skill(w, m, "MOBILITY"), choice.actions);
		case "overwatch": return because("EE-OVW-01", `fires with the ${choice.weapon} at whoever moves in sight`);
		case "hunker down": return because("EE-DWN-02", "harder to hit, and nothing here is worth more");
		case "evacuate": return because("EE-OBJ-07", "the way out is here");
		case "end": return because("EE-ACT-11", "nothing that is left is worth its risk");
		default: return null;
	}
}
function whyCharge(w, f, choice) {
	if (choice.weapon === "Computer Use") return null;
	return whyShoot(w, {
		...shotOf(w, attackBy(f, choice)),
		from: cellOf(ground(w), choice.to),
		close: true
	}, "EE-CHG-01");
}
function whyReact(w, id) {
	const f = w.flow.findLast((one) => move.has(one));
	if (f === void 0 || !move.has(f)) return null;
	const mover = modelOf(w, f.model);
	const watcher = modelOf(w, id);
	const arm = mayReact(w, watcher, mover, mover.cell);
	return arm === null ? null : whyShoot(w, reactShot(watcher, arm, mover, mover.cell), "EE-OVW-02");
}
function reason(view, _seat, choice) {
	const w = imagine(view, fastChance(1));
	const f = activation.in(w);
	switch (choice.do) {
		case "muster": return because("EE-SQD-02", `${choice.squad.models.length} models for ${costOf(choice.squad, w.options)} Supplies`);
		case "place": return whyThere(w, modelOf(w, choice.model), choice.at, "EE-DEP-01");
		case "activate": return whyActivate(w, modelOf(w, choice.model));
		case "react": return whyReact(w, choice.watcher);
		case "hold fire": return because("EE-OVW-03", "a better shot may come");
		case "free shot":
		case "free charge": return because("EE-ENG-07", "a free attack costs nothing");
		default: return f === void 0 ? null : whyOrder(w, f, choice);
	}
}
// report.ts
function modelReport(w, m) {
	const g = ground(w);
	return {
		unit: m.unit,
		place: m.place,
		at: m.cell < 0 ? null : [...spotOf(g, m.cell)],
		wounds: m.wounds,
		down: m.down,
		control: seatLetter(m.control),
		overwatch: m.overwatch,
		activated: m.activated,
		shield: m.shield,
		carries: m.carries.map((id) => tokenOf(w, id).kind),
		poisoned: m.poisoned,
		hits: m.hitBy.length,
		used: m.used.slice(),
		medikits: m.medikits,
		"disabled until": m.disabledUntil,
		"seen until": m.seenUntil,
		suppressed: m.suppressed,
		neutral: m.neutral,
		primary: m.primary,
		secondary: m.secondary,
		vest: m.vest,
		items: m.items.map((one) => one.item),
		leader: m.leader,
		kills: m.kills
	};
}
const sheetReport = (sheet) => ({
	supplies: sheet.supplies,
	store: sheet.store.slice().sort(),
	outpost: sheet.outpost,
	facilities: [...sheet.facilities],
	fresh: [...sheet.fresh],
	wins: sheet.wins,
	roster: Object.fromEntries(sheet.roster.map((one) => [one.name, {
		unit: one.unit,
		rank: one.rank,
		wounds: one.wounds,
		state: one.state,
		deployed: one.deployed,
		leader: one.leader,
		primary: one.primary,
		secondary: one.secondary,
		vest: one.vest,
		items: one.items.map((carried) => carried.item),
		skills: { ...one.skills },
		learned: [...one.learned],
		history: one.history.map((deed) => ({ ...deed }))
	}]))
});
function report(w) {
	const g = ground(w);
	return {
		mission: w.mission,
		round: w.round,
		difficulty: w.difficulty,
		models: Object.fromEntries(w.models.map((m) => [m.name, modelReport(w, m)])),
		bag: Object.fromEntries(contents(w.bag)),
		"dice drawn": w.drawnDice.slice(),
		score: {
			A: w.sides[0].score,
			B: w.sides[1].score
		},
		found: {
			A: w.sides[0].found,
			B: w.sides[1].found
		},
		held: {
			A: w.sides[0].held.map((one) => one.gear),
			B: w.sides[1].held.map((one) => one.gear)
		},
		worth: {
			A: w.sides[0].worth,
			B: w.sides[1].worth
		},
		zones: {
			A: w.sides[0].zone,
			B: w.sides[1].zone
		},
		"leader lost": SIDES.filter((side) => w.sides[side].leaderLost).map(seatLetter),
		pieces: w.pieces.map((piece) => ({
			kind: piece.kind,
			at: [...spotOf(g, piece.cell)],
			owner: piece.owner < 0 ? null : seatLetter(piece.owner),
			done: piece.done,
			charged: piece.by >= 0
		})),
		tokens: w.tokens.map((token) => ({
			kind: token.kind,
			at: token.cell < 0 ? null : [...spotOf(g, token.cell)]
		})),
		markers: w.markers.map((marker) => [...spotOf(g, marker.cell)]),
		pods: Object.fromEntries(w.pods.map((pod) => [pod.letter, {
			state: pod.state,
			known: pod.known,
			at: [...spotOf(g, pod.cell)]
		}])),
		gone: w.board.gone.map((cell) => [...spotOf(g, cell)]),
		goals: { ...w.goals },
		cancelled: w.cancelled,
		result: w.result === null ? null : {
			winner: w.result.winner === null ? null : seatLetter(w.result.winner),
			rule: w.result.rule,
			secondary: w.result.secondary
		},
		campaign: w.campaign === null ? null : {
			at: w.campaign.at,
			attempt: w.campaign.attempt,
			results: w.campaign.results.map((one) => ({
				mission: one.mission,
				won: one.won,
				secondary: one.secondary
			})),
			sheet: w.campaign.sheets[0] === null ? null : sheetReport(w.campaign.sheets[0]),
			rival: w.campaign.sheets[1] === null || w.campaign.sheets[1] === void 0 ? null : sheetReport(w.campaign.sheets[1])
		}
	};
}
// sample.ts
function anyOf(things, chance, why) {
	const at = chance.roll(things.length, why) - 1;
	const thing = things[at];
	if (thing === void 0) throw new Error(`there is no number ${at + 1} of ${things.length}`);
	return thing;
}
function sample(w, _seat, space, chance) {
	if (space.kind === "squad") return {
		do: "muster",
		squad: randomSquad(anyOf(space.factions, chance, "EE-SQD-04"), rulesFor(w), chance)
	};
	const to = spotOf(ground(w), anyOf(space.cells, chance, "EE-MOV-01"));
	if (space.kind === "place") return {
		do: "place",
		model: anyOf(space.models, chance, "EE-DEP-02"),
		at: to
	};
	if (space.kind === "marker") return {
		do: "marker",
		at: to
	};
	if (space.kind === "charge") return {
		do: "charge",
		weapon: anyOf(space.weapons, chance, "EE-CHG-01"),
		target: space.target,
		to,
		...space.climb && { climb: true }
	};
	return {
		do: space.kind,
		actions: space.actions,
		to
	};
}
// sensible.ts
const LOOKED_AT = 60;
const NAMED = 30;
function bestOf(cells, most, value) {
	return cells.map((cell) => ({
		cell,
		value: value(cell)
	})).sort((a, b) => b.value - a.value).slice(0, most).map(({ cell }) => cell);
}
function moves(w, { kind, actions, cells }) {
	const f = activation.in(w);
	if (f === void 0 || kind === "climb" && !ground(w).hills) return [];
	const moment = new Moment(w, f);
	const shoots = actions < f.left && !f.rows.includes("attack");
	const near = bestOf(cells, LOOKED_AT, (cell) => moment.promise(cell));
	const value = (cell) => moment.place(cell) + (shoots ? moment.attackFrom(cell, 1, true, 0)?.worth ?? 0 : 0);
	return bestOf(near, NAMED, value).map((cell) => ({
		do: kind,
		actions,
		to: spotOf(moment.g, cell)
	}));
}
function charges(w, { target, weapons, climb, cells }) {
	const f = activation.in(w);
	if (f === void 0) return [];
	const moment = new Moment(w, f);
	const at = modelOf(w, target);
	return bestOf(cells, 3, (cell) => moment.place(cell)).flatMap((cell) => {
		const weapon = moment.chargeAt(at, cell)?.arm.name ?? weapons[0];
		if (weapon === void 0 || !weapons.includes(weapon)) return [];
		return [{
			do: "charge",
			weapon,
			target,
			to: spotOf(moment.g, cell),
			...climb && { climb: true }
		}];
	});
}
function sensible(w, _seat, space) {
	const g = ground(w);
	switch (space.kind) {
		case "squad": {
			const rules = rulesFor(w);
			return space.factions.map((faction) => raised(w, faction)).filter((squad) => problemsOf(squad, rules).length === 0).map((squad) => ({
				do: "muster",
				squad
			}));
		}
		case "place": return placesOf(w, modelOf(w, space.model), space.cells).slice(0, NAMED).map((cell) => ({
			do: "place",
			model: space.model,
			at: spotOf(g, cell)
		}));
		case "marker": {
			const hider = w.models.find((m) => m.place === "hidden" && w.markers.filter((marker) => marker.model === m.id).length < 3);
			const cell = hider === void 0 ? -1 : markerCell(w, hider);
			return space.cells.includes(cell) ? [{
				do: "marker",
				at: spotOf(g, cell)
			}] : [];
		}
		case "charge": return charges(w, space);
		default: return moves(w, space);
	}
}
// lead.ts
const roundsLeft = (w) => Math.max(0, missionOf(w).rounds - w.round);
const lateness = (w) => Math.min(1, w.round / missionOf(w).rounds);
const points = (w) => w.sides[0].score - w.sides[1].score;
const balance = (w, of) => w.models.reduce((sum, m) => sum + (onBoard(m) ? m.side === 0 ? of(m) : -of(m) : 0), 0);
const owned = (w) => w.pieces.reduce((sum, { owner }) => sum + (owner === 0 ? 1 : owner === 1 ? -1 : 0), 0);
const doneOf = (w) => w.pieces.reduce((sum, { done }) => sum + (done ? 1 : 0), 0) / Math.max(1, w.pieces.length);
const carried = (w, home) => balance(w, (m) => m.carries.length === 0 ? 0 : m.carries.length * (isHome(w, m) ? home : 1));
const charge = (w) => goalOf(w, "planter") === 0 ? -2.5 * lateness(w) : (goalOf(w, "hit") === 0 ? 3 : 1.5) - lateness(w);
const guest = (w) => {
	const led = w.models.find((m) => m.unit === "Civilian" && !m.neutral && onBoard(m));
	return led === void 0 ? -2 * lateness(w) : 1 + .5 * led.wounds - lateness(w);
};
const LEADS = {
	B1: points,
	B2: charge,
	B3: (w) => .7 * points(w) + .35 * owned(w) * roundsLeft(w),
	B4: (w) => 1.2 * carried(w, 2),
	B5: (w) => .8 * points(w) + .2 * owned(w) * roundsLeft(w),
	B6: guest,
	B7: (w) => balance(w, (m) => m.leader ? 2 * m.wounds / m.skills.HEALTH : 0) + (w.sides[0].worth - w.sides[1].worth) / 100,
	B8: (w) => .6 * points(w),
	"SE1.1": (w) => 1.5 * goalOf(w, "reached") - lateness(w),
	"SE1.2": (w) => 3 * doneOf(w) - 2 * lateness(w),
	"SE1.3": guest,
	"SE1.4": (w) => doneOf(w) + 1.2 * goalOf(w, "upload") - 3 * lateness(w),
	"SE1.5": (w) => 4 * doneOf(w) - 3 * lateness(w),
	"SE1.6": (w) => doneOf(w) + 1.5 * carried(w, 2) - 2 * lateness(w),
	"SE1.7": (w) => goalOf(w, "saved") - 1.3 * goalOf(w, "dead"),
	"SE1.8": (w) => points(w) + 1.5 * carried(w, 3),
	"SE1.9": (w) => 3 * doneOf(w) - 3 * lateness(w),
	"SE1.X": (w) => 3 * carried(w, 1) - 2 * lateness(w)
};
const leadOf = (w) => LEADS[w.mission](w);
// score.ts
const remains = (w, m) => worthOf$1(w, m) * (.45 + .55 * m.wounds / m.skills.HEALTH) * (m.down === "forced" ? .9 : 1);
const PROMISE = .35;
function promise(w, m) {
	const task = m.place === "board" && w.round > 0 ? taskFor(w, m) : null;
	return task === null ? 0 : PROMISE * Math.min(1.5, task.worth) * fade(task.way.priceOf(m.cell), skill(w, m, "MOBILITY"));
}
function advantage(w) {
	let sum = leadOf(w);
	for (const m of w.models) {
		if (m.neutral || m.place === "destroyed" || m.place === "saved") continue;
		const worth = remains(w, m) + promise(w, m);
		sum += m.side === 0 ? worth : -worth;
	}
	return sum;
}
const DECISIVE = 2;
const ALMOST = .99;
const DECIDED = .995;
const AFTER_A_WIN = .85;
const worthOfResult = (winner, win) => winner === 0 ? win : winner === 1 ? 1 - win : .5;
function chanceOfA(w) {
	if (w.result !== null) return worthOfResult(w.result.winner, DECIDED);
	if (w.models.length === 0) return worthOfResult(w.campaign?.results.at(-1)?.winner, AFTER_A_WIN);
	return Math.min(ALMOST, Math.max(.010000000000000009, 1 / (1 + Math.exp(-advantage(w) / DECISIVE))));
}
function score(w, seat) {
	if (w.over === null) return sideOf(w, seat) === 0 ? chanceOfA(w) : 1 - chanceOfA(w);
	const shared = w.over.winners.length === w.seats && w.sides[1].seats.length > 0;
	const drawn = w.campaign === null && w.result?.winner === null;
	if (shared || drawn) return .5;
	return w.over.winners.includes(seat) ? 1 : 0;
}
const sides = (w) => w.sides[0].seats.length > 0 && w.sides[1].seats.length > 0 ? [w.sides[0].seats, w.sides[1].seats] : null;
const fought = (w) => w.campaign?.results.length ?? 0;
const clock = (w) => fought(w) * 20 + (w.campaign !== null && rounds.in(w) === void 0 ? 0 : w.round);
// book/concede.ts
const anytime = {
	offers: (w) => w.result === null && (rounds.in(w) !== void 0 || deployment.in(w) !== void 0) ? [{ do: "concede" }] : [],
	includes: (choice) => choice.do === "concede",
	take(play, seat) {
		forGood(play);
		concede(play, seat);
	}
};
// beats.ts
const actorOf$1 = (what) => "model" in what ? { actor: unitThing(what.model) } : {};
const targetOf$1 = (what) => "at" in what && typeof what.at === "string" ? { target: unitThing(what.at) } : {};
const pathOf = (what) => "path" in what ? { path: what.path.map(cellThing) } : "to" in what && typeof what.to !== "string" ? { path: [cellThing(what.to)] } : "at" in what && typeof what.at !== "string" && what.at.length === 2 && typeof what.at[0] === "number" ? { path: [cellThing([what.at[0], Number(what.at[1])])] } : {};
const plain = (kind, weight, what, more = {}) => ({
	kind,
	weight,
	...actorOf$1(what),
	...targetOf$1(what),
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
				plate: hit ? "hit" : "miss",
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
		case "reacts": return plain("answer", 1, what, { plate: "reacts" });
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
const KINDS$1 = [
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
	for (const [types, kind, weight] of KINDS$1) if (types.includes(what.type)) return plain(kind, weight, what);
	return plain("note", "model" in what ? 1 : 0, what);
}
function opens(what) {
	switch (what.type) {
		case "activated": return `${what.model} acts`;
		case "hit":
		case "missed": return `${what.model} → ${what.at}: ${what.weapon}, ${what.type === "hit" ? "hits" : "misses"}`;
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
			rolled(what.dice)
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
// entries.ts
const LETTERS = {
	A: "attacks",
	D: "guards a friend",
	F: "falls back",
	M: "moves closer",
	O: "goes for its objective"
};
const letterWords = (letter) => LETTERS[letter[0] ?? ""] ?? "acts";
const entryWords = (entry) => [
	`it ${letterWords(entry)}`,
	...entry.includes("!") ? ["without looking for cover"] : [],
	...entry.includes("*") ? ["and stays engaged"] : []
].join(" ");
// throws.ts
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
// log.ts
const place = ([x, y]) => `(${x},${y})`;
const endOf = (path) => path.slice(-1).map(place).join("");
const ownerOf = (letter, names) => letter === "automaton" ? "the automaton" : names[seatOfLetter(letter)] ?? letter;
const podWords = (pod) => pod.startsWith("crate") ? `What guards ${pod}` : `Pod ${pod}`;
const woundsWords = (wounds) => wounds === 1 ? "1 Wound" : `${wounds} Wounds`;
const pointsWords = (points) => points === 1 ? "1 point" : `${points} points`;
const KINDS = {
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
	card: ({ model, die, card, entry }) => `${model} rolls ${die} on the ${card} card: ${entryWords(entry)}`,
	"charge delayed": ({ model }) => `The charge does not go off: ${model} was hit`,
	"charge lost": ({ model }) => `The charge is lost with ${model}`,
	"charge planted": ({ model }) => `${model} plants the charge`,
	"charge removed": ({ model }) => `${model} removes the charge`,
	"charge set": ({ model }) => `${model} sets a charge on the generator`,
	charges: ({ model, at }) => `${model} charges ${at}`,
	"civilian saved": ({ model, civilian }) => `${model} saves ${civilian}`,
	claimed: ({ model, at }) => `${model} takes charge of ${at}`,
	climbs: ({ model, cost, path }) => `${model} climbs ${cost} to ${endOf(path)}`,
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
	flees: ({ model, cost, path }) => `${model} flees ${cost} to ${endOf(path)}`,
	found: ({ model, gear }) => `${model} finds a ${gear}`,
	"free attack": ({ model, at }) => `${model} makes a free attack on ${at}`,
	"gate open": () => "The gate opens",
	"gear recovered": ({ model, gear }) => `The gear of ${model} is recovered: ${gear.join(", ")}`,
	"generator destroyed": () => "A generator is destroyed",
	"GREMLIN off": ({ model }) => `The GREMLIN of ${model} is off`,
	"hack table": ({ model, die }) => `${model} rolls ${die} on the Hack table`,
	"handed over": ({ model, to }) => `${model} hands a token to ${to}`,
	healed: ({ model, at, wounds }) => `${model} treats ${at}: ${woundsWords(wounds)}`,
	hit: ({ model, at, weapon, dice, value }) => `${model} hits ${at} with the ${weapon}: ${dice.join(" ")} against ${value}`,
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
	missed: ({ model, at, weapon, dice, value }) => `${model} misses ${at} with the ${weapon}: ${dice.join(" ")} against ${value}`,
	mission: ({ mission, name }) => `${mission} ${name}`,
	momentum: ({ model, path }) => `${model} moves on to ${endOf(path)}`,
	mustered: ({ side, squad }) => `Side ${seatLetter(side)} has named ${squad}`,
	"new Leader": ({ model }) => `${model} is the new Leader`,
	"outpost raised": ({ side, tier }) => `The Outpost of side ${seatLetter(side)} has tier ${tier}`,
	overwatch: ({ model, weapon }) => `${model} watches with the ${weapon}`,
	"overwatch ended": ({ model }) => `${model} no longer watches`,
	panics: ({ model, to }) => `${model} runs to ${place(to)}`,
	"picked up": ({ model, token }) => `${model} picks up the ${token}`,
	placed: ({ model, at }) => `${model} at ${place(at)}`,
	plan: ({ model, letter, orders }) => `${model} ${letterWords(letter)}: ${orders.length === 0 ? "it stands guard" : orders.join(", then ")}`,
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
const log = {
	...logWords(KINDS),
	about,
	dice,
	rolls,
	beat,
	opens,
	items
};
// oddsReply.ts
const PASSES = [
	"hold fire",
	"no free attack",
	"go on",
	"stay hidden",
	"hold found"
];
const FORCED = [
	"spot",
	"first",
	"declare"
];
function oddsReply(_w, asks) {
	for (const { seat, offers } of asks) {
		const pass = offers.find((offer) => PASSES.includes(offer.do)) ?? offers.find((offer) => FORCED.includes(offer.do));
		if (pass !== void 0) return {
			seat,
			choice: pass
		};
	}
	return null;
}
// preview/intents.ts
function begun(w, id) {
	const then = copy(w);
	const m = modelOf(then, id);
	m.activated++;
	m.overwatch = null;
	m.watched = [];
	m.tookToken = false;
	if (has(m, "Regenerate") && m.wounds < m.skills.HEALTH) m.wounds++;
	m.down = "no";
	return {
		w: then,
		m
	};
}
const fresh = (model, left, overdrive) => ({
	model,
	left,
	rows: [],
	moved: false,
	said: null,
	overdrive,
	over: false
});
function startsWith(w, m) {
	if (m.down !== "forced") return [{
		left: 2,
		chance: 1
	}];
	const stands = waysOf36(skill(w, m, "WILL")) / 36;
	return [{
		left: 2,
		chance: stands
	}, {
		left: 1,
		chance: 1 - stands
	}].filter(({ chance }) => chance > 0);
}
const percent = (chance) => `${Math.round(100 * chance)} %`;
function tellAttack(w, f, order, told) {
	const { name } = modelOf(w, order.target);
	const aim = order.do === "charge" ? chargeAim(w, order, attackBy(f, order)) : aimOf(w, order, shotOf(w, attackBy(f, order)));
	told.target = order.target;
	told.hurt = order.do === "mindspin" ? aim.ways / aim.of : hurtBy(aim);
	const verb = order.do === "charge" ? `charges ${name} with the ${aim.weapon}` : order.do === "mindspin" ? `spins the mind of ${name}` : `${aim.close ? "strikes" : "fires at"} ${name}`;
	told.words.push(`${verb}, ${percent(told.hurt)}`);
}
const PLAIN = {
	overwatch: "watches",
	"hunker down": "hunkers down",
	evacuate: "leaves the board",
	rally: "rallies",
	medikit: "uses a Medikit",
	"field repair": "repairs",
	"energy shield": "raises an Energy Shield",
	"hack model": "hacks",
	"hand over": "hands over"
};
function tellOrder(w, f, order, told) {
	const m = modelOf(w, f.model);
	switch (order.do) {
		case "run":
		case "climb": {
			const terms = moveTerms(w, m, order.do === "climb", order.actions);
			const way = wayTo(w, m, terms.gait, terms.allowance, terms.leave, order.to, order.via);
			if ("rule" in way) return;
			told.words.push(`${terms.fleeing ? "flees" : order.do === "run" ? "runs" : "climbs"} ${way.cost} to (${order.to.join()})`);
			told.path = spotsOf(ground(w), way.path);
			m.cell = cellOf(ground(w), order.to);
			f.left -= order.actions;
			f.moved = true;
			f.rows.push(order.do);
			return;
		}
		case "attack":
		case "mindspin":
		case "charge":
			if (order.do === "charge") told.path = [order.to];
			tellAttack(w, f, order, told);
			f.left -= order.do === "charge" ? 2 : order.actions;
			f.rows.push("attack");
			return;
		case "hack":
		case "interact":
		case "search": {
			const value = skill(w, m, order.do === "hack" ? "HACK" : "MOBILITY") - (order.actions === 1 ? 1 : 0);
			const { deed } = workDeed(w, m, pieceOf$1(w, order.piece), order.do);
			told.words.push(`${deed.toLowerCase()}, ${percent(waysOf36(value) / 36)}`);
			return;
		}
		case "claim":
			told.words.push(claimDeed(w, modelOf(w, order.target)).deed.toLowerCase());
			return;
		default: told.words.push(PLAIN[order.do] ?? "waits");
	}
}
function told(w, f, orders) {
	const all = {
		words: [],
		target: null,
		path: [],
		hurt: 0
	};
	for (const order of orders) {
		if (orderFault(w, f, order) !== null) break;
		tellOrder(w, f, order, all);
	}
	return all;
}
function actsOf(w, model, overdrive = false) {
	const acts = new Map();
	const before = modelOf(w, model);
	for (const { left, chance } of startsWith(w, before)) {
		const now = begun(w, model);
		const fixed = unrolled(now.w, now.m);
		for (const die of fixed === null ? [
			1,
			2,
			3,
			4,
			5,
			6
		] : [0]) {
			const { w: then, m } = begun(w, model);
			const f = fresh(model, left, overdrive);
			const orders = ordersBy(then, f, fixed ?? entryFor(then, m, die)).orders;
			const key = JSON.stringify(orders);
			const share = fixed === null ? chance / 6 : chance;
			const known = acts.get(key);
			if (known !== void 0) {
				known.chance += share;
				known.dice.push(die);
			} else {
				const { words, target, path, hurt } = told(then, f, orders);
				acts.set(key, {
					chance: share,
					dice: [die],
					orders,
					words: words.length === 0 ? "waits" : words.join(" and "),
					target,
					path,
					hurt
				});
			}
		}
	}
	return [...acts.values()].sort((a, b) => b.chance - a.chance);
}
function nextOf(w) {
	if (diceIn(w, "automaton") === 0) return null;
	const drawn = copy(w);
	takeOut(drawn.bag, AUTOMATON);
	const next = automatonActivates(drawn);
	return next.do === "activate" ? next : null;
}
function waitingFor(w) {
	const own = w.models.filter((m) => eligible(w, m) && colourOf(m) === "automaton");
	return diceIn(w, "automaton") > 0 ? own.filter((m) => m.activated === 0) : own;
}
function inOrder(w, models, next) {
	const order = [];
	if (next !== null) {
		for (const id of next.first ?? []) order.push(modelOf(w, id));
		order.push(modelOf(w, next.model));
	}
	let left = models.filter((m) => !order.includes(m));
	while (left.length > 0) {
		const chosen = chooseModel(w, left);
		order.push(chosen);
		left = left.filter((m) => m !== chosen);
	}
	return order;
}
function intentOf(w, m, order, overdrive) {
	const acts = actsOf(w, m.id, overdrive);
	const [likeliest] = acts;
	const things = likeliest?.path.map((spot) => cellThing(spot)) ?? [];
	const end = things.at(-1);
	return {
		who: unitThing(m.name),
		order,
		words: likeliest?.words ?? "waits",
		rule: cardOf(unitOf(m.unit).card).id,
		certain: acts.length > 1 ? "die" : "yes",
		...likeliest !== void 0 && likeliest.target !== null && { target: unitThing(modelOf(w, likeliest.target).name) },
		...things.length > 0 && { path: things },
		...end !== void 0 && { end },
		ways: acts.map(({ words, chance }) => ({
			words,
			chance
		})),
		hurt: acts.reduce((sum, act) => sum + act.chance * act.hurt, 0)
	};
}
function intents(v, _seat) {
	const w = imagine(v, fastChance(1));
	if (!SIDES.some((side) => isAutomaton(w, side)) || v.shown.stage !== "battle" || w.result !== null) return [];
	const next = nextOf(w);
	return awaited(w, next).map((m, i) => intentOf(w, m, i + 1, next?.model === m.id && next.overdrive === true));
}
const awaited = (w, next = nextOf(w)) => inOrder(w, waitingFor(w), next);
// preview/watching.ts
function bestShot(w, watcher, mover, path) {
	let best = null;
	for (const cell of path) {
		if (mayReact(w, watcher, mover, cell) === null) continue;
		const aim = reactAim(w, watcher, mover, cell);
		const hurt = hurtBy(aim);
		if (best === null || hurt > best.hurt) best = {
			cell,
			hurt,
			kill: killBy(aim, mover.wounds)
		};
	}
	return best;
}
function foeOf(w, watcher, mover) {
	let crosses = 0;
	let hurt = 0;
	let kill = 0;
	let cell = null;
	for (const act of actsOf(w, mover.id)) {
		const shot = bestShot(w, watcher, mover, act.path.map((spot) => cellOf(ground(w), spot)));
		if (shot === null) continue;
		cell ??= shot.cell;
		crosses += act.chance;
		hurt += act.chance * shot.hurt;
		kill += act.chance * shot.kill;
	}
	return cell === null ? null : {
		model: mover.id,
		crosses,
		hurt: hurt / crosses,
		kill: kill / crosses,
		cell
	};
}
function watchedFoes(v, _seat, choice) {
	if (choice.do !== "overwatch" || v.shown.active === null) return null;
	const w = imagine(v, fastChance(1));
	if (!SIDES.some((side) => isAutomaton(w, side))) return null;
	const watcher = modelOf(w, v.shown.active.model);
	watcher.overwatch = choice.weapon;
	return awaited(w).flatMap((mover) => foeOf(w, watcher, mover) ?? []);
}
// preview/ways.ts
const worthOf = (aim, wounds) => aim.mind !== null ? 1.5 * aim.ways / aim.of : aim.losses.reduce((sum, one) => sum + one.wounds * one.ways / one.of, 0) + 1.5 * killBy(aim, wounds);
function actors(w) {
	const open = w.flow.at(-1);
	if (open === void 0 || w.result !== null) return [];
	if (activation.has(open)) return open.step === "choose an action" ? [{
		f: open,
		first: []
	}] : [];
	if (!rounds.has(open) || open.step !== "choose a model") return [];
	return choosable(w, open.colour).filter((m) => m.down !== "forced" && m.suppressed === 0).map((m) => ({
		f: {
			model: m.id,
			left: 2,
			rows: [],
			moved: false,
			said: null,
			overdrive: false,
			over: false
		},
		first: [{
			do: "activate",
			model: m.id
		}]
	}));
}
function stayDrafts(w, f, at) {
	const m = modelOf(w, f.model);
	return ordersFor(w, f).flatMap((order) => {
		if (order.do !== "attack" && order.do !== "mindspin" || order.target !== at.id) return [];
		const aim = aimOf(w, order, shotOf(w, attackBy(f, order)));
		return [draft("stay", [order], m.cell, [], 0, order.actions, aim, at)];
	});
}
function draft(how, choices, cell, path, cost, actions, aim, at) {
	const last = choices.at(-1);
	const said = last?.do === "attack" || last?.do === "mindspin" ? last.then ?? "" : "";
	const trigger = last?.do === "attack" && last.trigger === true ? "trigger" : "";
	return {
		key: `${how} ${aim.weapon} ${actions} ${said} ${trigger}`,
		worth: worthOf(aim, at.wounds),
		how,
		choices,
		cell,
		path,
		cost,
		actions,
		aim
	};
}
function runDrafts(w, f, at) {
	const m = modelOf(w, f.model);
	const mobility = skill(w, m, "MOBILITY");
	if (f.left < 2 || f.said === "stays" || f.rows.includes("run") || rowFault(w, f, "attack") !== null || has(m, "Emplaced") || m.unit === "Civilian" || isEngaged(w, m) || mobility <= 0) return [];
	const g = ground(w);
	const start = m.cell;
	const reach = explore(w, m, gaitOf(m, false), mobility, closedFor(w, m));
	const then = {
		...f,
		left: 1,
		rows: [...f.rows, "run"],
		moved: true
	};
	const drafts = [];
	const arms = usableArms(w, m).filter((arm) => arm.range > 0);
	for (const cell of reach.order) {
		if (cell === start || !mayStop(g, cell)) continue;
		m.cell = cell;
		for (const arm of arms) {
			if (attackFault(w, m, arm, at, true) !== null) continue;
			const attack = {
				do: "attack",
				weapon: arm.name,
				target: at.id,
				actions: 1
			};
			const aim = aimOf(w, attack, shotOf(w, attackBy(then, attack)));
			if (aim.ways === 0) continue;
			const run = {
				do: "run",
				actions: 1,
				to: spotOf(g, cell)
			};
			const path = reach.path(cell);
			drafts.push(draft("run", [run, attack], cell, path, path.length, 1, aim, at));
		}
	}
	m.cell = start;
	return drafts;
}
function chargeDrafts(w, f, at) {
	const m = modelOf(w, f.model);
	const g = ground(w);
	return chargeSpaces(w, f).filter(({ target, climb }) => target === at.id && (!climb || g.hills)).flatMap(({ weapons, climb, cells }) => weapons.filter((weapon) => weapon !== "Computer Use").flatMap((weapon) => cells.flatMap((cell) => {
		const way = chargeWay(w, m, at, gaitOf(m, climb), skill(w, m, "MOBILITY"), cell, void 0);
		if ("rule" in way) return [];
		const order = {
			do: "charge",
			weapon,
			target: at.id,
			to: spotOf(g, cell),
			...climb && { climb: true }
		};
		const aim = chargeAim(w, order, attackBy(f, order));
		return [draft("charge", [order], cell, way.path, way.cost, 1, aim, at)];
	})));
}
function targetsOf(v) {
	const w = imagine(v, fastChance(1));
	const all = actors(w);
	return w.models.filter((at) => at.place === "board" && !at.neutral && all.some(({ f }) => modelOf(w, f.model).control !== at.control && (stayDrafts(w, f, at).length > 0 || chargeDrafts(w, f, at).length > 0 || runDrafts(w, f, at).length > 0))).map((at) => at.id);
}
// reaction.ts
const windows = {
	react: "React fire",
	"free attack": "Free attacks"
};
function reaction(view, { offers }) {
	const pass = offers.find((choice) => choice.do === "hold fire" || choice.do === "no free attack");
	const first = offers.find((choice) => choice !== pass);
	if (pass === void 0 || first === void 0) return null;
	const isReaction = pass.do === "hold fire";
	const key = isReaction ? "react" : "free attack";
	const mover = activation.in(view);
	const name = view.models.find((m) => m.id === mover?.model)?.name;
	return {
		key,
		label: windows[key],
		...isReaction && mover !== void 0 && { here: {
			key: `react@${view.round} ${mover.model} ${view.drawnDice.length}`,
			label: `Hold fire for the rest of this activation${name === void 0 ? "" : ` of ${name}`}`
		} },
		pass,
		use: first,
		urgent: false
	};
}
// stakes.ts
const woundsOf = (w, id) => {
	const m = w.models.find((one) => one.id === id);
	return m === void 0 || m.place === "destroyed" ? 0 : m.wounds;
};
const lossWords = (wounds) => Array.from({ length: wounds - 1 }, (_, i) => `−${wounds - 1 - i}`);
const HARMLESS = [
	"armour holds",
	"resisted",
	"deflected",
	"goes wide",
	"missed"
];
function sparedBy(told, name) {
	const all = told.map(({ what }) => what);
	const hits = all.filter((what) => what.type === "hit" || what.type === "missed").filter((what) => what.at === name);
	if (hits.length === 0 || hits.some((what) => what.type === "missed")) return "missed";
	if (all.some((what) => what.type === "scatter" && what.wide)) return "goes wide";
	if (all.some((what) => what.type === "deflect" && what.model === name && what.deflected)) return "deflected";
	return all.some((what) => what.type === "armour" && what.model === name && what.holds) ? "armour holds" : "resisted";
}
function targetStake(m) {
	return {
		key: `unit ${m.id}`,
		title: m.name,
		values: { words: [
			"dead",
			...lossWords(m.wounds),
			...HARMLESS
		] },
		of(after, told) {
			const left = woundsOf(after, m.id);
			if (left === 0) return "dead";
			return left < m.wounds ? `−${m.wounds - left}` : sparedBy(told, m.name);
		}
	};
}
function ownStake(m, title) {
	return {
		key: `own ${m.id}`,
		title,
		values: { words: [
			"unhurt",
			...lossWords(m.wounds).reverse(),
			"dead"
		] },
		of(after) {
			const left = woundsOf(after, m.id);
			return left === 0 ? "dead" : left < m.wounds ? `−${m.wounds - left}` : "unhurt";
		}
	};
}
const mindStake = (m) => ({
	key: `mind ${m.id}`,
	title: `The mind of ${m.name}`,
	values: { words: [
		"controlled",
		"disoriented",
		"panics",
		"untouched"
	] },
	of(_after, told) {
		const spin = told.find(({ what }) => what.type === "mindspin")?.what;
		if (spin?.type !== "mindspin") return "untouched";
		return {
			control: "controlled",
			disorientation: "disoriented",
			panic: "panics"
		}[spin.effect];
	}
});
const testStake = (title) => ({
	key: "test",
	title,
	values: { words: ["succeeds", "fails"] },
	of(_after, told) {
		const tested = told.find(({ what }) => what.type === "test")?.what;
		return tested?.type === "test" && tested.passed ? "succeeds" : "fails";
	}
});
const standStake = (m) => ({
	key: "stand up",
	title: `${m.name} stands up`,
	values: { words: ["two actions left", "one action left"] },
	of(_after, told) {
		const stood = told.find(({ what }) => what.type === "stands up")?.what;
		return stood?.type === "stands up" && stood.left === 1 ? "one action left" : "two actions left";
	}
});
function spreadStake(v, seat) {
	const side = v.sides[1].seats.includes(seat) ? 1 : 0;
	const own = v.models.filter((m) => m.side === side && m.place === "board");
	const before = own.reduce((sum, m) => sum + m.wounds, 0);
	return {
		key: "spread",
		title: "Your Wounds lost by the explosion",
		values: {
			unit: "Wounds",
			better: "less"
		},
		of: (after) => before - own.reduce((sum, m) => sum + woundsOf(after, m.id), 0)
	};
}
const isAttack = (choice) => choice.do === "attack" || choice.do === "charge" || choice.do === "react" || choice.do === "free shot" || choice.do === "free charge";
function targetOf(v, choice) {
	if ("target" in choice && (choice.do === "attack" || choice.do === "charge" || choice.do === "mindspin")) return choice.target;
	if (!isAttack(choice)) return null;
	return move.in(v)?.model ?? activation.in(v)?.model ?? null;
}
function actorOf(v, choice) {
	if (choice.do === "react") return choice.watcher;
	if (choice.do === "free shot" || choice.do === "free charge" || choice.do === "activate") return choice.model;
	return activation.in(v)?.model ?? null;
}
function attackStakes(v, seat, choice, by) {
	const at = v.models.find((m) => m.id === targetOf(v, choice));
	if (at === void 0) return [];
	if (choice.do === "charge" && choice.weapon === "Computer Use") return [testStake(`Hack ${at.name}`)];
	if (choice.do === "mindspin") return [mindStake(at)];
	const strikesBack = has(at, "Counterattack") || choice.do === "charge" && previewOf(v, choice)?.reactions.length !== 0;
	const spreads = v.shown.aims.some((aim) => aim.target === at.id && aim.spreads);
	return [
		targetStake(at),
		...strikesBack && by !== void 0 ? [ownStake(by, `${by.name}, on the way and after`)] : [],
		...spreads ? [spreadStake(v, seat)] : []
	];
}
function moveStakes(v, choice, m) {
	const plan = previewOf(v, choice);
	const climbs = testOf(v, choice) === null ? [] : [testStake("Climb")];
	if (m === void 0 || plan === null || plan.reactions.length === 0) return climbs;
	return [...climbs, ownStake(m, `${m.name} on the way`)];
}
function stakes(v, seat, choice) {
	const by = v.models.find((m) => m.id === actorOf(v, choice));
	if (isAttack(choice) || choice.do === "mindspin") return attackStakes(v, seat, choice, by);
	if (choice.do === "run" || choice.do === "climb") return moveStakes(v, choice, by);
	const test = testOf(v, choice);
	if (choice.do === "activate") return test === null || by === void 0 ? [] : [standStake(by)];
	return test === null ? [] : [testStake(test.deed)];
}
const NEXT = [
	"die drawn",
	"round",
	"poison"
];
const actEnds = (what) => NEXT.includes(what.type);
// words.ts
const at = (spot) => `(${spot[0]},${spot[1]})`;
const form = (actions) => actions === 2 ? "two actions" : "one action";
const nameOf = (v, id) => v.models.find((m) => m.id === id)?.name ?? `model ${id}`;
function pieceOf(v, id) {
	const one = v.pieces[id];
	if (one === void 0) return "piece";
	const { width } = v.shown.board;
	return `${one.kind} at (${one.cell % width},${Math.floor(one.cell / width)})`;
}
function veteranOf(v, id) {
	for (const sheet of v.campaign?.sheets ?? []) {
		const found = sheet?.roster.find((one) => one.id === id);
		if (found !== void 0) return found.name;
	}
	return `soldier ${id}`;
}
const moveWords = (deed, { to, via, actions }) => `${deed} to ${at(to)}${via === void 0 ? "" : ` by way of ${via.map(at).join(", ")}`}, ${form(actions)}`;
const WORDS = {
	run: (choice) => moveWords("Run", choice),
	climb: (choice) => moveWords("Climb", choice),
	attack: (choice, v) => `Attack ${nameOf(v, choice.target)} with the ${choice.weapon}, ${form(choice.actions)}${choice.then === "moves" ? ", then move" : ""}${choice.trigger ? ", Hair Trigger" : ""}`,
	charge: (choice, v) => choice.weapon === "Computer Use" ? `Charge ${nameOf(v, choice.target)} and hack it${choice.climb ? " climbing" : ""} from ${at(choice.to)}` : `Charge ${nameOf(v, choice.target)} with the ${choice.weapon}${choice.climb ? " climbing" : ""} to ${at(choice.to)}`,
	mindspin: (choice, v) => `Mindspin on ${nameOf(v, choice.target)}, ${form(choice.actions)}${choice.then === "moves" ? ", then move" : ""}`,
	overwatch: (choice) => `Overwatch with the ${choice.weapon}`,
	"hunker down": () => "Hunker down",
	hack: (choice, v) => `Hack the ${pieceOf(v, choice.piece)}, ${form(choice.actions)}`,
	interact: (choice, v) => `Operate the ${pieceOf(v, choice.piece)}, ${form(choice.actions)}`,
	search: (choice, v) => `Search the ${pieceOf(v, choice.piece)}, ${form(choice.actions)}`,
	"hack model": (choice, v) => `Hack ${nameOf(v, choice.target)}, ${form(choice.actions)}`,
	claim: (choice, v) => `Take charge of ${nameOf(v, choice.target)}, ${form(choice.actions)}`,
	medikit: (choice, v) => `Medikit for ${nameOf(v, choice.target)}, ${form(choice.actions)}`,
	"field repair": (choice, v) => `Repair ${nameOf(v, choice.target)}, ${form(choice.actions)}`,
	"energy shield": (choice) => `Energy Shield, ${form(choice.actions)}`,
	"hand over": (choice, v) => `Hand token ${choice.token + 1} to ${nameOf(v, choice.target)}`,
	evacuate: () => "Leave the board",
	rally: () => "Rally",
	end: () => "End the activation",
	muster: (choice, v) => `Muster ${choice.squad.name} (${choice.squad.faction}, ${costOf(choice.squad, v.options)} Supplies, ${choice.squad.models.length} models)`,
	zone: (choice) => `Take zone ${choice.zone}`,
	place: (choice, v) => `Set up ${nameOf(v, choice.model)} at ${at(choice.at)}`,
	"place all": () => "Set up all as suggested",
	edge: (choice) => `Come from the ${choice.edge} edge`,
	marker: (choice) => `Civilian at ${at(choice.at)}`,
	activate: (choice, v) => `Activate ${nameOf(v, choice.model)}${choice.first === void 0 ? "" : ` after ${choice.first.map((id) => nameOf(v, id)).join(", then ")}`}${choice.overdrive ? " in Overdrive" : ""}`,
	"leave the die": () => "Leave the die",
	react: (choice, v) => `${nameOf(v, choice.watcher)} fires`,
	"hold fire": () => "Hold fire",
	"free shot": (choice, v) => `${nameOf(v, choice.model)} fires the ${choice.weapon}`,
	"free charge": (choice, v) => `${nameOf(v, choice.model)} charges with the ${choice.weapon}${choice.climb ? " climbing" : ""} to ${at(choice.to)}`,
	"no free attack": () => "No free attack",
	spot: (choice) => `Let it explode at ${at(choice.at)}`,
	first: (choice, v) => `${nameOf(v, choice.model)} first`,
	declare: (choice) => `Declare the Infiltrator at marker ${choice.marker + 1}`,
	"stay hidden": () => "Stay hidden",
	"stop here": () => "Stop here",
	"go on": () => "Go on",
	momentum: (choice) => `Move on to ${at(choice.to)}`,
	"equip found": () => "Equip it",
	"hold found": () => "Keep it for later",
	"reveal pod": (choice) => `Look at pod ${choice.pod}`,
	"reveal marker": (choice) => `Look at marker ${choice.marker + 1}`,
	"shut down": (choice, v) => `Shut down ${nameOf(v, choice.target)}`,
	difficulty: (choice) => `Play on ${choice.difficulty}`,
	battle: (choice) => `Play ${choice.mission} ${missions[choice.mission].name}`,
	reward: (choice) => choice.gear.length === 0 ? choice.reward : `${choice.reward}: ${choice.gear.join(" and ")}`,
	discard: (choice) => `Discard the ${choice.card}`,
	promote: (choice, v) => `Promote ${veteranOf(v, choice.veteran)}${choice.raise === null ? "" : `, +1 ${choice.raise}`}${choice.learn === null ? "" : `, ${choice.learn}`}`,
	recruit: (choice) => `Recruit a ${choice.unit}`,
	give: (choice, v) => `Give the ${choice.gear} to ${veteranOf(v, choice.veteran)}${choice.on === null ? "" : ` for the ${choice.on}`}`,
	"take off": (choice, v) => `Store the ${choice.gear} of ${veteranOf(v, choice.veteran)}`,
	build: (choice) => `Build the ${choice.facility}`,
	"tear down": (choice) => `Tear down the ${choice.facility}`,
	"raise the Outpost": () => "Raise the Outpost",
	sell: (choice) => `Sell the ${choice.gear}`,
	exchange: (choice) => `Exchange the ${choice.gear} for a ${choice.for}`,
	"name Leader": (choice, v) => `Name ${veteranOf(v, choice.veteran)} as Leader`,
	deploy: (choice, v) => `Deploy ${veteranOf(v, choice.veteran)}`,
	"leave at base": (choice, v) => `Leave ${veteranOf(v, choice.veteran)} at base`,
	grenade: (choice, v) => `A ${choice.grenade} for ${veteranOf(v, choice.veteran)}`,
	ready: () => "Ready",
	concede: () => "Concede"
};
const choiceWords = (choice, v) => entryOf(choice)(choice, v);
const entryOf = (choice) => WORDS[choice.do];
// rules.ts
const parts = {
	name: "enemy-eternal",
	title: "XCOM Enemy Eternal",
	edition: "2",
	seats: {
		least: 1,
		most: 4,
		kinds: ["person"]
	},
	options,
	book,
	begin,
	view,
	imagine,
	copy,
	words: {
		choice: choiceWords,
		...log
	},
	stakes,
	actEnds,
	oddsReply,
	reaction,
	windows,
	anytime
};
defineRules(parts);
const previews = {
	intents,
	targetsOf,
	threatTo,
	watchOf,
	watchedFoes
};
// game.ts
const game = defineGame({
	...parts,
	holds,
	score,
	chances,
	sides,
	clock,
	fought,
	rounds: (w) => w.round,
	arrange,
	report,
	given,
	caseWords,
	sample,
	sensible,
	reason,
	inSpace,
	forecasts
});
export { game, previews };
