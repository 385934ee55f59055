// packages/kernel/src/read/itemAt.ts
function itemAt(list, index) {
	const item = list[index];
	if (item === void 0) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
	return item;
}
// packages/kernel/src/chance/chance.ts
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
function distance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const swap = itemAt(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(itemAt(row, j) + 1, itemAt(next, j - 1) + 1, swap));
		}
		row = next;
	}
	return itemAt(row, b.length);
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
const shown$1 = (value) => {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const aText = (value, where) => {
	if (typeof value !== "string") throw new BadInput(where, `must be text, not ${shown$1(value)}`);
	return value;
};
const aFlag = (value, where) => {
	if (typeof value !== "boolean") throw new BadInput(where, `must be true or false, not ${shown$1(value)}`);
	return value;
};
const aNumber = (least = -Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) => (value, where) => {
	if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) throw new BadInput(where, `must be a whole number${least > -Number.MAX_SAFE_INTEGER || most < Number.MAX_SAFE_INTEGER ? ` from ${least} to ${most}` : ""}, not ${shown$1(value)}`);
	return value;
};
const oneOf = (known) => (value, where) => {
	const found = known.find((one) => one === value);
	if (found === void 0) throw new BadInput(where, `${shown$1(value)} is unknown${closest(String(value), known.map(String))}`);
	return found;
};
const listOf = (reader) => (value, where) => {
	if (!Array.isArray(value)) throw new BadInput(where, `must be a list, not ${shown$1(value)}`);
	return value.map((item, i) => reader(item, `${where}[${i}]`));
};
const anObject = (value, where) => {
	if (!isObject(value) || Array.isArray(value)) throw new BadInput(where, `must be a set of fields, not ${shown$1(value)}`);
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
		if ("choices" in option) options[key] = value === void 0 ? itemAt(option.choices, 0) : oneOf(option.choices)(value, where);
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
		if (things.length === 1) return itemAt(things, 0);
		this.w.undoBarrier++;
		const weights = things.map(() => 1);
		return itemAt(things, this.chance.pick(weights, why, name && ((i) => name(itemAt(things, i)))));
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
			const at = this.chance.pick(bag.left, why, (i) => name(itemAt(bag.kinds, i)));
			bag.left[at] = itemAt(bag.left, at) - 1;
			return itemAt(bag.kinds, at);
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
// packages/kernel/src/rules/world.ts
const seatLetter = (seat) => String.fromCharCode(65 + seat);
// packages/games/earth-war/content/cards.ts
const none = [
	0,
	0,
	0,
	0
];
const KINDS$1 = [
	{
		id: "EW-E-01",
		name: "Ovomorph",
		letter: "O",
		copies: 6,
		attack: none,
		cap: 0,
		wounds: 2,
		acid: 2,
		target: "NEAREST",
		threat: 1,
		text: "Still there at the end of the round: on 1 to 4 it opens and a Facehugger joins."
	},
	{
		id: "EW-E-02",
		name: "Facehugger",
		letter: "F",
		copies: 6,
		attack: [
			5,
			4,
			1,
			0
		],
		cap: 1,
		wounds: 1,
		ambush: true,
		shift: -1,
		acid: 1,
		implant: true,
		target: "NEAREST",
		threat: 1,
		text: "A wound that armour does not stop puts the unit DOWN, implanted."
	},
	{
		id: "EW-E-03",
		name: "Chest-Burster",
		letter: "B",
		copies: 4,
		attack: [
			2,
			0,
			0,
			0
		],
		cap: 1,
		wounds: 1,
		target: "NEAREST",
		threat: 1,
		text: "Still there at the end of the round: on 1 to 3 it escapes, on 4 or 5 it matures into a Drone."
	},
	{
		id: "EW-E-04",
		name: "Drone",
		letter: "D",
		copies: 8,
		attack: [
			5,
			3,
			0,
			0
		],
		cap: 2,
		wounds: 3,
		ambush: true,
		acid: 3,
		target: "NEAREST",
		threat: 2,
		text: ""
	},
	{
		id: "EW-E-05",
		name: "Warrior",
		letter: "W",
		copies: 8,
		attack: [
			6,
			4,
			1,
			0
		],
		cap: 3,
		wounds: 4,
		acid: 4,
		target: "NEAREST",
		threat: 3,
		text: ""
	},
	{
		id: "EW-E-06",
		name: "Runner",
		letter: "R",
		copies: 6,
		attack: [
			5,
			4,
			2,
			0
		],
		cap: 2,
		wounds: 2,
		ambush: true,
		shift: -2,
		acid: 2,
		target: "NEAREST",
		threat: 1,
		text: ""
	},
	{
		id: "EW-E-07",
		name: "Lurker",
		letter: "L",
		copies: 4,
		attack: [
			7,
			4,
			0,
			0
		],
		cap: 3,
		wounds: 3,
		ambush: true,
		acid: 3,
		target: "WEAKEST",
		threat: 3,
		text: ""
	},
	{
		id: "EW-E-08",
		name: "Spitter",
		letter: "S",
		copies: 4,
		attack: [
			3,
			4,
			5,
			3
		],
		cap: 2,
		wounds: 3,
		shift: 2,
		acid: 4,
		target: "FARTHEST",
		threat: 2,
		text: "Against it an Acid-proof Plate gives ARM +3."
	},
	{
		id: "EW-E-09",
		name: "Crusher",
		letter: "K",
		copies: 2,
		attack: [
			7,
			5,
			2,
			0
		],
		cap: 3,
		wounds: 6,
		armoured: 1,
		shift: -1,
		acid: 4,
		target: "FOCUS",
		threat: 5,
		text: ""
	},
	{
		id: "EW-E-10",
		name: "Praetorian",
		letter: "P",
		copies: 3,
		attack: [
			7,
			5,
			2,
			0
		],
		cap: 4,
		wounds: 7,
		armoured: 1,
		acid: 5,
		target: "LEADER",
		threat: 5,
		text: "Beside the Queen it takes the wounds on her beyond the fourth."
	},
	{
		id: "EW-E-11",
		name: "Queen",
		letter: "Q",
		copies: 1,
		attack: [
			8,
			6,
			3,
			0
		],
		cap: 5,
		wounds: 12,
		armoured: 1,
		acid: 6,
		target: "FOCUS",
		text: "While fewer than four others are about she calls a Drone each round."
	},
	{
		id: "EW-X-01",
		name: "Civilian",
		letter: "N",
		copies: 6,
		attack: none,
		cap: 0,
		wounds: 1,
		target: "NEAREST",
		text: "Rescued at the end of a round if a unit stands at CLOSE or SHORT: 1 point. Killed: 1 point less."
	},
	{
		id: "EW-X-02",
		name: "Survivor",
		letter: "V",
		copies: 4,
		attack: none,
		cap: 0,
		wounds: 2,
		target: "NEAREST",
		text: "Joins at the end of a round if a unit stands at CLOSE or SHORT: 1 point and a gift. Killed: 2 points less."
	},
	{
		id: "EW-X-03",
		name: "Merely Shadows",
		letter: "M",
		copies: 7,
		attack: none,
		cap: 0,
		wounds: 0,
		target: "NEAREST",
		text: "Nothing there: each wound on it costs 1 AMMO."
	},
	{
		id: "EW-M-COM-03",
		name: "unknown",
		letter: "?",
		copies: 1,
		attack: none,
		cap: 0,
		wounds: 0,
		target: "NEAREST",
		text: "A Drone, a Runner, a Civilian or an Ovomorph: nobody knows."
	}
];
const kindNamed = (name) => KINDS$1.findIndex((kind) => kind.name === name);
const OVOMORPH = kindNamed("Ovomorph");
const FACEHUGGER = kindNamed("Facehugger");
const CHEST_BURSTER = kindNamed("Chest-Burster");
const DRONE = kindNamed("Drone");
const WARRIOR = kindNamed("Warrior");
const RUNNER = kindNamed("Runner");
const LURKER = kindNamed("Lurker");
const SPITTER = kindNamed("Spitter");
const CRUSHER = kindNamed("Crusher");
const PRAETORIAN = kindNamed("Praetorian");
const QUEEN = kindNamed("Queen");
const CIVILIAN = kindNamed("Civilian");
const SURVIVOR = kindNamed("Survivor");
const SHADOW = kindNamed("Merely Shadows");
const UNKNOWN = kindNamed("unknown");
const KIND_OF = KINDS$1.flatMap((kind, at) => new Array(kind.copies).fill(at));
const IDENTIFIER = KINDS$1.flatMap((kind) => kind.letter === "?" ? ["?"] : Array.from({ length: kind.copies }, (_, i) => `${kind.letter}${i + 1}`));
const identifierOf = (card) => itemAt(IDENTIFIER, card);
function cardNamed(identifier) {
	const card = IDENTIFIER.indexOf(identifier);
	if (card < 0) throw new RangeError(`there is no card ${identifier}`);
	return card;
}
const FIRST_OF = KINDS$1.map((_, at) => KIND_OF.indexOf(at));
const THE_UNKNOWN = itemAt(FIRST_OF, UNKNOWN);
const kindAt = (kind) => itemAt(KINDS$1, kind);
const kindOf = (card) => itemAt(KINDS$1, itemAt(KIND_OF, card));
const isEnemy = (card) => (KIND_OF[card] ?? UNKNOWN) <= QUEEN;
const isBystander = (card) => KIND_OF[card] === CIVILIAN || KIND_OF[card] === SURVIVOR;
const isShadow = (card) => KIND_OF[card] === SHADOW;
// packages/games/earth-war/content/mission.ts
const held = (deeds, node) => [
	"cleared",
	"charges",
	"held"
].includes(deeds.ends[node - 1] ?? "");
const killed = (deeds, kind) => deeds.killed[kind] ?? 0;
const allRescued = (deeds) => deeds.rescued.reduce((sum, count) => sum + count, 0);
// packages/games/earth-war/content/missions/index.ts
const MISSIONS = [
	{
		number: 1,
		name: "Dead Relay",
		story: "A relay mast in the suburbs has gone silent. A short first patrol.",
		nodes: [
			{
				id: "EW-M-RELAY-01",
				kind: "combat",
				title: "The yard",
				enemies: [[2, DRONE]],
				shadows: [[3, SHADOW]]
			},
			{
				id: "EW-M-RELAY-02",
				kind: "check",
				title: "The mast",
				wits: 0,
				success: [{
					does: "command",
					cp: 1,
					node: 3
				}],
				failure: [{
					does: "add",
					kind: UNKNOWN,
					node: 3
				}]
			},
			{
				id: "EW-M-RELAY-03",
				kind: "combat",
				title: "The control hut",
				enemies: [[2, DRONE]],
				shadows: [[4, SHADOW], [1, CIVILIAN]]
			}
		],
		goals: [
			{
				id: "EW-M-RELAY-04",
				primary: true,
				text: "Clear the hut.",
				worth: 3,
				points: (deeds) => held(deeds, 3) ? 3 : 0
			},
			{
				id: "EW-M-RELAY-05",
				text: "Bring the operator out of the hut.",
				worth: 1,
				progress: () => "the Civilian at the control hut",
				points: (deeds) => (deeds.rescued[2] ?? 0) > 0 ? 1 : 0
			},
			{
				id: "EW-M-RELAY-06",
				text: "Have 6 AMMO left at the end.",
				worth: 1,
				keeps: "again",
				progress: (deeds) => `${deeds.ammoLeft} AMMO now`,
				points: (deeds) => deeds.ammoLeft >= 6 ? 1 : 0
			}
		]
	},
	{
		number: 2,
		name: "Harrow Street",
		story: "An evacuation under the street lamps that still burn.",
		nodes: [
			{
				id: "EW-M-HARROW-01",
				kind: "combat",
				title: "The tenement",
				enemies: [[1, DRONE], [1, RUNNER]],
				shadows: [[4, SHADOW], [2, CIVILIAN]]
			},
			{
				id: "EW-M-HARROW-02",
				kind: "choice",
				title: "High street or drains",
				branches: [{ name: "The high street" }, {
					name: "The drains",
					check: {
						wits: 0,
						success: [{
							does: "skip",
							node: 3
						}],
						failure: [{
							does: "add",
							kind: RUNNER,
							node: 5
						}]
					}
				}]
			},
			{
				id: "EW-M-HARROW-03",
				kind: "combat",
				title: "The high street",
				enemies: [[2, RUNNER], [1, DRONE]],
				shadows: [[4, SHADOW], [2, CIVILIAN]]
			},
			{
				id: "EW-M-HARROW-04",
				kind: "supply",
				title: "An abandoned truck",
				ammo: 5
			},
			{
				id: "EW-M-HARROW-05",
				kind: "combat",
				title: "The bus depot",
				enemies: [[1, WARRIOR], [2, DRONE]],
				shadows: [
					[4, SHADOW],
					[1, CIVILIAN],
					[1, SURVIVOR]
				]
			}
		],
		goals: [
			{
				id: "EW-M-HARROW-06",
				primary: true,
				text: "Hold the depot.",
				worth: 3,
				points: (deeds) => held(deeds, 5) ? 3 : 0
			},
			{
				id: "EW-M-HARROW-07",
				text: "Rescue three bystanders; all that were met for one point more.",
				worth: 3,
				progress: (deeds) => `${allRescued(deeds)} rescued, ${deeds.bystandersMet} met`,
				points: (deeds) => (allRescued(deeds) >= 3 ? 2 : 0) + (deeds.bystandersMet > 0 && allRescued(deeds) === deeds.bystandersMet ? 1 : 0)
			},
			{
				id: "EW-M-HARROW-08",
				text: "Kill no bystander.",
				worth: 2,
				keeps: "once",
				points: (deeds) => deeds.bystandersKilled === 0 ? 2 : 0
			}
		]
	},
	{
		number: 3,
		name: "The Hatchery",
		story: "Eggs in the cellar of a brewery.",
		nodes: [
			{
				id: "EW-M-HATCH-01",
				kind: "combat",
				title: "The loading bay",
				enemies: [[1, DRONE]],
				shadows: [[4, SHADOW], [3, OVOMORPH]]
			},
			{
				id: "EW-M-HATCH-02",
				kind: "rest",
				title: "The foreman’s office",
				rest: true
			},
			{
				id: "EW-M-HATCH-03",
				kind: "combat",
				title: "The vats",
				enemies: [[2, DRONE], [1, FACEHUGGER]],
				shadows: [[4, SHADOW], [3, OVOMORPH]]
			},
			{
				id: "EW-M-HATCH-04",
				kind: "supply",
				title: "The store room",
				ammo: 4
			},
			{
				id: "EW-M-HATCH-05",
				kind: "combat",
				title: "The cold cellar",
				enemies: [[2, WARRIOR], [1, FACEHUGGER]],
				shadows: [[4, SHADOW], [1, OVOMORPH]]
			}
		],
		goals: [
			{
				id: "EW-M-HATCH-07",
				primary: true,
				text: "Burn the vats and the cellar.",
				worth: 4,
				points: (deeds) => held(deeds, 3) && held(deeds, 5) ? 4 : 0
			},
			{
				id: "EW-M-HATCH-08",
				text: "Destroy four eggs; all seven for two points more.",
				worth: 4,
				progress: (deeds) => `${killed(deeds, OVOMORPH)} of 7 eggs`,
				points: (deeds) => (killed(deeds, OVOMORPH) >= 4 ? 2 : 0) + (killed(deeds, OVOMORPH) >= 7 ? 2 : 0)
			},
			{
				id: "EW-M-HATCH-09",
				text: "Nobody is carried home implanted.",
				worth: 2,
				keeps: "again",
				points: (deeds) => deeds.implanted === 0 ? 2 : 0
			}
		]
	},
	{
		number: 4,
		name: "Line Nine",
		story: "A dark metro tunnel. Dogs are worth their weight here.",
		tunnel: true,
		nodes: [
			{
				id: "EW-M-METRO-02",
				kind: "combat",
				title: "The platform",
				enemies: [[3, RUNNER]],
				shadows: [[4, SHADOW]]
			},
			{
				id: "EW-M-METRO-03",
				kind: "check",
				title: "The switch room",
				wits: 0,
				success: [{ does: "lights" }],
				failure: [{
					does: "add",
					kind: SHADOW,
					node: 3
				}]
			},
			{
				id: "EW-M-METRO-04",
				kind: "combat",
				title: "The tunnel",
				enemies: [[2, LURKER], [1, RUNNER]],
				shadows: [[4, SHADOW], [1, SURVIVOR]],
				lamps: true
			},
			{
				id: "EW-M-METRO-05",
				kind: "supply",
				title: "A maintenance locker",
				ammo: 5,
				heal: 1
			},
			{
				id: "EW-M-METRO-06",
				kind: "combat",
				title: "The stranded train",
				enemies: [[2, RUNNER], [2, LURKER]],
				shadows: [[5, SHADOW], [2, CIVILIAN]],
				lamps: true
			}
		],
		goals: [
			{
				id: "EW-M-METRO-07",
				primary: true,
				text: "Reach the train.",
				worth: 4,
				points: (deeds) => held(deeds, 5) ? 4 : 0
			},
			{
				id: "EW-M-METRO-08",
				text: "Rescue both passengers of the train.",
				worth: 2,
				progress: (deeds) => `${deeds.rescued[4] ?? 0} of 2`,
				points: (deeds) => (deeds.rescued[4] ?? 0) >= 2 ? 2 : 0
			},
			{
				id: "EW-M-METRO-09",
				text: "Quiet steps: nothing ambushes.",
				worth: 2,
				keeps: "once",
				points: (deeds) => deeds.ambushes === 0 ? 2 : 0
			}
		]
	},
	{
		number: 5,
		name: "Saint Brigid’s",
		story: "The hospital. What was brought in for treatment has begun to hatch.",
		nodes: [
			{
				id: "EW-M-HOSP-01",
				kind: "combat",
				title: "Admissions",
				enemies: [[2, CHEST_BURSTER], [1, DRONE]],
				shadows: [[4, SHADOW], [1, CIVILIAN]]
			},
			{
				id: "EW-M-HOSP-02",
				kind: "choice",
				title: "Wards or service lift",
				branches: [{ name: "The wards" }, {
					name: "The service lift",
					check: {
						wits: -1,
						success: [{
							does: "skip",
							node: 3
						}],
						failure: [{
							does: "harm",
							upTo: 3
						}, {
							does: "skip",
							node: 3
						}]
					}
				}]
			},
			{
				id: "EW-M-HOSP-03",
				kind: "combat",
				title: "The wards",
				enemies: [[2, DRONE], [1, WARRIOR]],
				shadows: [
					[4, SHADOW],
					[2, CIVILIAN],
					[1, SURVIVOR]
				]
			},
			{
				id: "EW-M-HOSP-04",
				kind: "rest",
				title: "The theatre",
				rest: true,
				ammo: 4,
				surgery: true
			},
			{
				id: "EW-M-HOSP-05",
				kind: "combat",
				title: "The med-lab",
				enemies: [
					[2, WARRIOR],
					[1, LURKER],
					[1, CHEST_BURSTER]
				],
				shadows: [[4, SHADOW], [1, SURVIVOR]]
			}
		],
		goals: [
			{
				id: "EW-M-HOSP-06",
				primary: true,
				text: "Secure the med-lab.",
				worth: 4,
				points: (deeds) => held(deeds, 5) ? 4 : 0
			},
			{
				id: "EW-M-HOSP-07",
				text: "Rescue three bystanders.",
				worth: 2,
				progress: (deeds) => `${allRescued(deeds)} of 3`,
				points: (deeds) => allRescued(deeds) >= 3 ? 2 : 0
			},
			{
				id: "EW-M-HOSP-08",
				text: "No Chest-Burster escapes or matures.",
				worth: 2,
				keeps: "once",
				points: (deeds) => deeds.loose === 0 ? 2 : 0
			}
		]
	},
	{
		number: 6,
		name: "Refinery Burning",
		story: "Smoke, flares of gas, and something large.",
		fireClock: true,
		nodes: [
			{
				id: "EW-M-REFINE-02",
				kind: "combat",
				title: "Pipe alley",
				enemies: [[2, SPITTER], [1, DRONE]],
				shadows: [[4, SHADOW]]
			},
			{
				id: "EW-M-REFINE-03",
				kind: "check",
				title: "The valves",
				wits: -1,
				success: [{
					does: "burn",
					clock: -2,
					held: true
				}],
				failure: [{
					does: "burn",
					clock: 1
				}]
			},
			{
				id: "EW-M-REFINE-04",
				kind: "combat",
				title: "Tank farm",
				enemies: [[1, CRUSHER], [2, DRONE]],
				shadows: [[4, SHADOW], [1, SURVIVOR]]
			},
			{
				id: "EW-M-REFINE-05",
				kind: "supply",
				title: "The guard post",
				ammo: 6
			},
			{
				id: "EW-M-REFINE-06",
				kind: "combat",
				title: "The control tower",
				enemies: [
					[1, CRUSHER],
					[1, SPITTER],
					[1, WARRIOR]
				],
				shadows: [[4, SHADOW], [1, CIVILIAN]]
			}
		],
		goals: [
			{
				id: "EW-M-REFINE-07",
				primary: true,
				text: "Take the tower.",
				worth: 4,
				points: (deeds) => held(deeds, 5) ? 4 : 0
			},
			{
				id: "EW-M-REFINE-08",
				text: "Kill both Crushers.",
				worth: 2,
				progress: (deeds) => `${killed(deeds, CRUSHER)} of 2`,
				points: (deeds) => killed(deeds, CRUSHER) >= 2 ? 2 : 0
			},
			{
				id: "EW-M-REFINE-09",
				text: "Be done before the clock stands at 4.",
				worth: 2,
				keeps: "again",
				progress: (deeds) => `the fire clock stands at ${deeds.clock}`,
				points: (deeds) => deeds.clock < 4 ? 2 : 0
			}
		]
	},
	{
		number: 7,
		name: "Landing Zone Zulu",
		story: "Hold until the dropships come.",
		nodes: [
			{
				id: "EW-M-ZULU-02",
				kind: "combat",
				title: "The perimeter",
				enemies: [[2, WARRIOR], [2, DRONE]],
				shadows: [[4, SHADOW]]
			},
			{
				id: "EW-M-ZULU-03",
				kind: "supply",
				title: "The bunker",
				ammo: 8,
				rest: true
			},
			{
				id: "EW-M-ZULU-04",
				kind: "combat",
				title: "Hold",
				enemies: [
					[1, PRAETORIAN],
					[1, WARRIOR],
					[2, RUNNER]
				],
				shadows: [[4, SHADOW], [2, CIVILIAN]],
				reinforce: true,
				until: 7,
				dugIn: true
			},
			{
				id: "EW-M-ZULU-05",
				kind: "choice",
				title: "Lift off or sweep",
				branches: [{
					name: "Lift off",
					ends: true
				}, { name: "One more sweep" }]
			},
			{
				id: "EW-M-ZULU-06",
				kind: "combat",
				title: "The last block",
				enemies: [
					[1, PRAETORIAN],
					[2, WARRIOR],
					[1, DRONE]
				],
				shadows: [[4, SHADOW], [2, SURVIVOR]]
			}
		],
		goals: [
			{
				id: "EW-M-ZULU-07",
				primary: true,
				text: "Hold the landing zone.",
				worth: 4,
				points: (deeds) => held(deeds, 3) ? 4 : 0
			},
			{
				id: "EW-M-ZULU-08",
				text: "Sweep the last block.",
				worth: 3,
				points: (deeds) => held(deeds, 5) ? 3 : 0
			},
			{
				id: "EW-M-ZULU-09",
				text: "Kill Praetorians.",
				progress: (deeds) => `${killed(deeds, PRAETORIAN)} killed, 1 point each`,
				points: (deeds) => killed(deeds, PRAETORIAN)
			}
		]
	},
	{
		number: 8,
		name: "The Queen’s Court",
		story: "Down to her.",
		nodes: [
			{
				id: "EW-M-QUEEN-02",
				kind: "combat",
				title: "The throat",
				enemies: [[2, WARRIOR]],
				shadows: [[4, SHADOW], [2, OVOMORPH]]
			},
			{
				id: "EW-M-QUEEN-03",
				kind: "rest",
				title: "A side chamber",
				rest: true
			},
			{
				id: "EW-M-QUEEN-04",
				kind: "combat",
				title: "The guard",
				enemies: [[2, PRAETORIAN], [1, DRONE]],
				shadows: [[4, SHADOW]]
			},
			{
				id: "EW-M-QUEEN-05",
				kind: "supply",
				title: "A fallen squad",
				ammo: 8
			},
			{
				id: "EW-M-QUEEN-06",
				kind: "combat",
				title: "The court",
				enemies: [
					[1, QUEEN],
					[1, PRAETORIAN],
					[2, DRONE]
				],
				shadows: [[4, SHADOW], [1, SURVIVOR]],
				noWayBack: true,
				charges: {
					needed: 20,
					wits: -2
				}
			}
		],
		goals: [
			{
				id: "EW-M-QUEEN-08",
				primary: true,
				text: "Kill the Queen, by wounds or by charges.",
				worth: 6,
				progress: () => "4 points by charges",
				points: (deeds) => killed(deeds, QUEEN) > 0 ? 6 : deeds.ends[4] === "charges" ? 4 : 0
			},
			{
				id: "EW-M-QUEEN-09",
				text: "Kill all three of her guard.",
				worth: 2,
				progress: (deeds) => `${killed(deeds, PRAETORIAN)} of 3`,
				points: (deeds) => killed(deeds, PRAETORIAN) >= 3 ? 2 : 0
			},
			{
				id: "EW-M-QUEEN-10",
				text: "Bring everyone home.",
				worth: 3,
				keeps: "once",
				points: (deeds) => deeds.kia === 0 ? 3 : 0
			}
		]
	}
];
const PATROL = {
	number: 0,
	name: "Patrol",
	story: "One combat against whatever comes.",
	nodes: [{
		id: "EW-M-PATROL-01",
		kind: "combat",
		title: "Contact",
		enemies: [],
		shadows: []
	}],
	goals: []
};
const missionSheet = (number) => number === 0 ? PATROL : itemAt(MISSIONS, number - 1);
// packages/games/earth-war/content/units.ts
const UNITS = {
	"Squad Leader": {
		id: "EW-U-01",
		rp: 4,
		fire: [
			4,
			5,
			4,
			3
		],
		melee: 4,
		cap: 3,
		hits: 3,
		arm: 4,
		wits: 5,
		ammo: 3,
		command: 3,
		most: 1,
		trait: "Leads: spends CP and gives orders. The first one is free."
	},
	Corporal: {
		id: "EW-U-02",
		rp: 4,
		fire: [
			4,
			5,
			4,
			3
		],
		melee: 3,
		cap: 3,
		hits: 2,
		arm: 4,
		wits: 4,
		ammo: 3,
		command: 2,
		trait: "Second: one CP more while standing beside the leader."
	},
	Rifleman: {
		id: "EW-U-03",
		rp: 3,
		fire: [
			4,
			5,
			4,
			3
		],
		melee: 3,
		cap: 3,
		hits: 2,
		arm: 4,
		wits: 3,
		ammo: 3,
		command: 1,
		trait: ""
	},
	Smartgunner: {
		id: "EW-U-04",
		rp: 6,
		fire: [
			4,
			6,
			6,
			4
		],
		melee: 2,
		cap: 5,
		hits: 2,
		arm: 4,
		wits: 3,
		ammo: 4,
		command: 1,
		most: 2,
		trait: ""
	},
	Incinerator: {
		id: "EW-U-05",
		rp: 5,
		fire: [
			7,
			6,
			2,
			0
		],
		melee: 3,
		cap: 4,
		hits: 2,
		arm: 4,
		wits: 3,
		ammo: 2,
		command: 1,
		trait: "Firelight: fire at CLOSE or SHORT turns up one card."
	},
	Medic: {
		id: "EW-U-06",
		rp: 4,
		fire: [
			3,
			4,
			3,
			2
		],
		melee: 2,
		cap: 2,
		hits: 2,
		arm: 4,
		wits: 6,
		ammo: 2,
		command: 1,
		trait: "Medic: heals after a combat; better surgery and casualty checks."
	},
	Technician: {
		id: "EW-U-07",
		rp: 4,
		fire: [
			3,
			4,
			3,
			2
		],
		melee: 2,
		cap: 2,
		hits: 2,
		arm: 4,
		wits: 7,
		ammo: 2,
		command: 1,
		trait: "Tech: two items; once per event one of its flip items works twice in a round."
	},
	Marksman: {
		id: "EW-U-08",
		rp: 5,
		fire: [
			1,
			4,
			6,
			6
		],
		melee: 2,
		cap: 3,
		hits: 2,
		arm: 3,
		wits: 4,
		ammo: 2,
		command: 1,
		trait: "Overwatch: at LONG it may turn up one card instead of checking."
	},
	Grenadier: {
		id: "EW-U-09",
		rp: 5,
		fire: [
			2,
			5,
			5,
			3
		],
		melee: 3,
		cap: 4,
		hits: 2,
		arm: 4,
		wits: 3,
		ammo: 3,
		command: 1,
		trait: "Blast: 3 or more wounds spread over neighbouring slots."
	},
	"Heavy Trooper": {
		id: "EW-U-10",
		rp: 6,
		fire: [
			5,
			4,
			3,
			0
		],
		melee: 6,
		cap: 3,
		hits: 4,
		arm: 6,
		wits: 2,
		ammo: 3,
		command: 1,
		most: 2,
		trait: ""
	},
	"Dog Team": {
		id: "EW-U-11",
		rp: 5,
		fire: [
			3,
			4,
			2,
			0
		],
		melee: 5,
		cap: 2,
		hits: 2,
		arm: 3,
		wits: 5,
		ammo: 1,
		command: 1,
		most: 1,
		neverLeads: true,
		trait: "Dog: nothing ambushes while it stands."
	},
	Synthetic: {
		id: "EW-U-12",
		rp: 7,
		fire: [
			4,
			5,
			5,
			4
		],
		melee: 6,
		cap: 3,
		hits: 4,
		arm: 3,
		wits: 8,
		ammo: 3,
		command: 1,
		most: 1,
		neverLeads: true,
		trait: "Artificial: cannot be implanted; casualty check 9."
	},
	Recruit: {
		id: "EW-U-13",
		rp: 1,
		fire: [
			2,
			3,
			2,
			1
		],
		melee: 2,
		cap: 2,
		hits: 1,
		arm: 3,
		wits: 2,
		ammo: 2,
		command: 1,
		neverLeads: true,
		trait: "Green: first promotion at 2 XP."
	},
	"Armed Survivor": {
		id: "EW-U-14",
		rp: null,
		fire: [
			2,
			3,
			2,
			1
		],
		melee: 2,
		cap: 2,
		hits: 1,
		arm: 2,
		wits: 3,
		ammo: 0,
		command: 1,
		neverLeads: true,
		trait: "Joins from the cards; may be hired as a Recruit afterwards."
	},
	"Sentry Gun": {
		id: "EW-Q-12",
		rp: null,
		fire: [
			5,
			5,
			4,
			2
		],
		melee: 0,
		cap: 3,
		hits: 2,
		arm: 3,
		wits: 0,
		ammo: 0,
		command: 0,
		neverLeads: true,
		trait: "A gun on a tripod: gone when the event ends."
	}
};
const UNIT_TYPES = Object.keys(UNITS);
const unitKind = (type) => UNITS[type];
const NAMES = [
	"Vale",
	"Osei",
	"Brandt",
	"Ibarra",
	"Kovac",
	"Nadeem",
	"Larsen",
	"Quill",
	"Tanaka",
	"Moreau",
	"Achebe",
	"Sorin",
	"Halloran",
	"Petit",
	"Reyes",
	"Duarte",
	"Winslow",
	"Okafor",
	"Lindqvist",
	"Farouk",
	"Castell",
	"Ramos",
	"Yilmaz",
	"Bishop",
	"Novak",
	"Sutter",
	"Mbeki",
	"Tremblay",
	"Haas",
	"Ito",
	"Calder",
	"Rossi"
];
// packages/games/earth-war/choices.ts
function expected(choice, ...verbs) {
	const isOne = (one) => verbs.some((verb) => verb === one.do);
	if (!isOne(choice)) throw new Error(`'${choice.do}' is no answer to this question`);
	return choice;
}
// packages/games/earth-war/table.ts
const BANDS = [
	"CLOSE",
	"SHORT",
	"MEDIUM",
	"LONG"
];
const NO_RANGE = {
	rn: 5,
	band: 1
};
const bandName = (band) => itemAt(BANDS, band);
function combatOf(w) {
	if (w.combat === null) throw new Error("no combat event is being fought");
	return w.combat;
}
const openVolley = (w) => itemAt(combatOf(w).volleys, 0);
// packages/games/earth-war/book/numbers.ts
function randomNumber(play, why) {
	return play.roll(10, why);
}
function limited(rating) {
	if (rating >= 0 && rating <= 9) return rating;
	return rating > 9 ? 9 : 0;
}
function checkNumber(play, rating, why) {
	if (rating > 0) return randomNumber(play, why);
	return 0;
}
const succeeds = (rating, rn) => rn > 0 && rn <= rating;
function successLevels(rating, rn, cap) {
	if (rn > rating) return 0;
	const levels = rating - rn + 1;
	if (levels <= cap) return levels;
	return cap;
}
function averageHits(rating, cap) {
	let sum = 0;
	for (let rn = 1; rn <= rating; rn++) sum += Math.min(cap, rating - rn + 1);
	return sum / 10;
}
function bandOf(rn) {
	if (rn <= 2) return 0;
	if (rn <= 5) return 1;
	return rn <= 8 ? 2 : 3;
}
function farthestBand(w) {
	if (!missionSheet(w.mission.number).tunnel) return 3;
	return 2;
}
const bandHere = (w, rn) => Math.min(bandOf(rn), farthestBand(w));
// packages/games/earth-war/content/equipment.ts
const ITEMS = {
	"Motion Tracker": {
		id: "EW-Q-01",
		rp: 4,
		uses: 0,
		moment: "Step 2",
		text: "Turn up one card, once per round.",
		flips: 1,
		perRound: true
	},
	Flares: {
		id: "EW-Q-02",
		rp: 1,
		uses: 3,
		moment: "Step 2",
		text: "Turn up two cards.",
		flips: 2
	},
	"Shoulder Lamp": {
		id: "EW-Q-03",
		rp: 2,
		uses: 0,
		moment: "Step 2",
		text: "At CLOSE or SHORT turn up one card, once per round.",
		flips: 1,
		perRound: true
	},
	"Thermal Scope": {
		id: "EW-Q-04",
		rp: 3,
		uses: 0,
		moment: "Step 2",
		text: "FIRE +1 at MEDIUM and LONG; at LONG turn up one card per round.",
		flips: 1,
		perRound: true
	},
	"Ammo Satchel": {
		id: "EW-Q-05",
		rp: 2,
		uses: 1,
		moment: "mission start",
		text: "6 AMMO more."
	},
	"Frag Grenades": {
		id: "EW-Q-06",
		rp: 2,
		uses: 2,
		moment: "Step 2",
		text: "Instead of a check: 3 wounds on two neighbouring slots."
	},
	"Incendiary Shells": {
		id: "EW-Q-07",
		rp: 2,
		uses: 2,
		moment: "Step 2",
		text: "FIRE +2 at CLOSE and SHORT for this round."
	},
	Medkit: {
		id: "EW-Q-08",
		rp: 2,
		uses: 3,
		moment: "after a combat, or Step 7",
		text: "Heal 1 wound after a combat; a standing Medic may ignore one wound in Step 7."
	},
	"Trauma Pack": {
		id: "EW-Q-09",
		rp: 2,
		uses: 1,
		moment: "end of mission",
		text: "One casualty check succeeds."
	},
	"Acid-proof Plate": {
		id: "EW-Q-10",
		rp: 2,
		uses: 0,
		moment: "Step 7",
		text: "ARM +1 (at most 7), and no acid."
	},
	Bayonets: {
		id: "EW-Q-11",
		rp: 1,
		uses: 0,
		moment: "Step 2",
		text: "MELEE +2."
	},
	"Sentry Gun": {
		id: "EW-Q-12",
		rp: 4,
		uses: 1,
		moment: "Step 1",
		text: "2 AMMO: a gun joins for this event."
	},
	"Uplink Radio": {
		id: "EW-Q-13",
		rp: 3,
		uses: 0,
		moment: "start of event",
		text: "CP maximum +1."
	},
	"Stim Injector": {
		id: "EW-Q-14",
		rp: 2,
		uses: 2,
		moment: "Step 7",
		text: "Instead of going DOWN by wounds: stay with 1 HIT left."
	},
	"Hazard Scanner": {
		id: "EW-Q-15",
		rp: 3,
		uses: 0,
		moment: "Step 1",
		text: "Once per event: learn how many of the dealt cards are shadows."
	},
	"Breaching Charge": {
		id: "EW-Q-16",
		rp: 1,
		uses: 1,
		moment: "CHECK node",
		text: "The check succeeds."
	}
};
const ITEM_NAMES = Object.keys(ITEMS);
const isItem = (name) => Object.hasOwn(ITEMS, name);
const itemKind = (name) => ITEMS[name];
// packages/games/earth-war/book/squad.ts
const isGun = (unit) => unit.type === "Sentry Gun";
const isStanding = (unit) => unit.status === "standing";
const isPresent = (unit) => unit.status === "standing" || unit.status === "down";
const standing = (w) => w.squad.filter(isStanding);
const standingSquad = (w) => w.squad.filter((unit) => isStanding(unit) && !isGun(unit));
const somebodyStands = (w) => w.squad.some((unit) => isStanding(unit) && !isGun(unit));
const presentSquad = (w) => w.squad.filter((unit) => isPresent(unit) && !isGun(unit));
function unitOf(w, id) {
	for (const unit of w.squad) if (unit.id === id) return unit;
	throw new RangeError(`there is no unit ${id}`);
}
const standingOf = (w, type) => w.squad.find((unit) => unit.type === type && isStanding(unit));
function actingLeader(w) {
	let corporal = null;
	let first = null;
	for (const unit of w.squad) {
		if (unit.status !== "standing" || isGun(unit)) continue;
		if (unit.leader) return unit;
		if (corporal === null && unit.type === "Corporal") corporal = unit;
		if (first === null) first = unit;
	}
	return corporal ?? first;
}
const squadSeats = (w) => w.seats.flatMap((seat, i) => seat.kind === "hive" ? [] : [i]);
const firstSeat = (w) => itemAt(squadSeats(w), 0);
function squadWho(w, holds) {
	let first = null;
	let all = null;
	for (let seat = 0; seat < w.seats.length; seat++) {
		if (itemAt(w.seats, seat).kind === "hive" || !holds(seat)) continue;
		if (first === null) first = seat;
		else (all ??= [first]).push(seat);
	}
	if (all !== null);
	return all ?? first;
}
function hiveSeat(w) {
	for (let seat = 0; seat < w.seats.length; seat++) if (itemAt(w.seats, seat).kind === "hive") return seat;
	return null;
}
const winners = (w, squadWon) => squadWon ? squadSeats(w) : w.seats.flatMap((seat, i) => seat.kind === "hive" ? [i] : []);
function leaderSeat(w) {
	const leader = actingLeader(w);
	if (leader === null) return firstSeat(w);
	return leader.seat;
}
function usable(unit, name) {
	if (unit.status !== "standing") {
		if (carries(unit, name));
		return null;
	}
	for (const item of unit.items) if (item.name === name && (item.uses > 0 || itemKind(name).uses === 0)) return item;
	return null;
}
function unused(unit, name) {
	if (isStanding(unit)) {
		for (const item of unit.items) if (item.name === name && !item.used) return item;
	}
	return null;
}
function itemOf(unit, name) {
	const item = usable(unit, name);
	if (item === null) throw new Error(`${unit.name} has no ${name} to use`);
	return item;
}
const carries = (unit, name) => unit.items.some((item) => item.name === name);
function places(unit) {
	if (isGun(unit)) return 0;
	if (unit.type !== "Technician") return 1;
	return 2;
}
const freshItem = (name) => ({
	name,
	uses: itemKind(name).uses,
	used: false
});
function enlist(w, type, name) {
	const kind = unitKind(type);
	const id = w.nextId++;
	const called = itemAt(NAMES, (id - 1) % NAMES.length);
	const unit = {
		id,
		name: name ?? (type === "Sentry Gun" ? `Gun ${id}` : id > NAMES.length ? `${called} ${Math.ceil(id / NAMES.length)}` : called),
		type,
		seat: firstSeat(w),
		status: "standing",
		implanted: false,
		saved: false,
		wounds: 0,
		fire: kind.fire.slice(),
		melee: kind.melee,
		cap: kind.cap,
		hits: kind.hits,
		arm: kind.arm,
		wits: kind.wits,
		command: kind.command,
		leader: type === "Squad Leader",
		xp: 0,
		promotions: 0,
		raised: [],
		items: [],
		doubled: false,
		rn: NO_RANGE.rn,
		band: NO_RANGE.band,
		act: "",
		roll: 0,
		rating: 0,
		sl: 0,
		again: false,
		shells: false,
		incoming: []
	};
	const guns = type === "Sentry Gun" ? 0 : w.squad.filter(isGun).length;
	w.squad.splice(w.squad.length - guns, 0, unit);
	return unit;
}
function fell$1(play, unit) {
	if (unit.wounds === unit.hits) play.tell?.({
		type: "down",
		unit: unit.name
	}, "EW-SQD-06");
}
function takeWounds(unit, wounds) {
	unit.wounds = Math.min(unit.hits, unit.wounds + wounds);
	if (unit.wounds < unit.hits);
	else unit.status = "down";
}
// packages/games/earth-war/book/ratings.ts
function fireModifiers(w, unit) {
	const changes = [];
	if (unit.band >= 2 && usable(unit, "Thermal Scope")) changes.push({
		value: 1,
		because: "EW-Q-04",
		label: "Thermal Scope"
	});
	if (unit.band <= 1 && unit.shells) changes.push({
		value: 2,
		because: "EW-Q-07",
		label: "Incendiary Shells"
	});
	if (w.combat?.rock) changes.push({
		value: 1,
		because: "EW-O-03",
		label: "Let's rock!"
	});
	if (w.mission.ammo === 0) changes.push({
		value: -3,
		because: "EW-AMO-03",
		label: "no AMMO"
	});
	return changes;
}
function hasPlace(unit) {
	if (isStanding(unit)) return true;
	return false;
}
function fireRating(w, unit) {
	const printed = hasPlace(unit) ? itemAt(unit.fire, unit.band) : 0;
	return printed === 0 ? 0 : limited(printed + total(fireModifiers(w, unit)));
}
function meleeRating(unit) {
	if (unit.band !== 0 || isGun(unit) || !hasPlace(unit)) return 0;
	if (!usable(unit, "Bayonets")) return limited(unit.melee);
	return limited(unit.melee + 2);
}
function isDugIn(w, unit) {
	const node = missionSheet(w.mission.number).nodes[w.mission.node - 1];
	return node?.kind === "combat" && node.dugIn === true && hasPlace(unit) && unit.band >= 2;
}
function armour(w, unit, from) {
	let arm = unit.arm;
	if (isDugIn(w, unit)) arm++;
	if (carries(unit, "Acid-proof Plate")) arm = Math.max(arm, Math.min(7, arm + (KIND_OF[from] === SPITTER ? 3 : 1)));
	return limited(arm);
}
const witsRating = (unit, change) => limited(unit.wits + change);
function reaches(unit, item) {
	if (!hasPlace(unit)) return false;
	if (item === "Shoulder Lamp") return unit.band <= 1;
	return item !== "Thermal Scope" || unit.band === 3;
}
// packages/games/earth-war/auto/autopilot.ts
const hitsLeft$1 = (unit) => unit.hits - unit.wounds;
function best(offers, measure) {
	let found = offers[0];
	for (const offer of offers) if (measure(offer) > measure(found)) found = offer;
	return found;
}
const ordering = (offers, order) => offers.find((offer) => offer.do === "order" && offer.order === order);
function ranges$2(v, offers) {
	const close = v.table.squad.filter((unit) => unit.status === "standing" && unit.band === 0).length;
	if (combatOf(v.table).moves > 0) return offers.find((offer) => offer.do === "move" && unitOf(v.table, offer.unit).band === 0);
	return close >= 2 && combatOf(v.table).cp >= 2 ? ordering(offers, "Marines we're leaving!") : void 0;
}
function wounds$1(v, offers) {
	if (offers[0].do === "flip") return offers[0];
	const corners = v.table.squad.every((unit) => unit.act === "") ? ordering(offers, "Check those corners!") : void 0;
	if (corners !== void 0) return corners;
	const first = offers.find((offer) => offer.do === "fire" || offer.do === "melee");
	if (first === void 0) return offers.find((offer) => offer.do === "hold");
	const unit = unitOf(v.table, first.unit);
	return {
		do: meleeRating(unit) > fireRating(v.table, unit) ? "melee" : "fire",
		unit: unit.id
	};
}
function willAmbush(v, slot) {
	const w = v.table;
	if (!kindOf(slot.card).ambush || combatOf(w).cards.find((one) => one.card === slot.card).sprung) return false;
	if (w.options.detection && slot.early) return false;
	return !w.squad.some((unit) => unit.type === "Dog Team" && unit.status === "standing");
}
const before = (v, slot) => combatOf(v.table).cards.find((one) => one.card === slot.card).wounds;
function toKill(v, slot) {
	const kind = kindOf(slot.card);
	return kind.wounds - before(v, slot) + (kind.armoured ?? 0) - slot.wounds;
}
function split(v) {
	const combat = combatOf(v.table);
	const volley = combat.volleys[0];
	const into = new Array(combat.slots.length).fill(0);
	let left = volley.wounds;
	const put = (at, count) => {
		const placed = Math.min(left, Math.max(0, count));
		into[at] += placed;
		left -= placed;
	};
	if (volley.kind === "grenades" || volley.kind === "blast") return {
		do: "assign",
		wounds: besides(v, into, volley.wounds)
	};
	const known = combat.slots.flatMap((slot, at) => slot.up && isEnemy(slot.card) && !willAmbush(v, slot) && toKill(v, slot) > 0 ? [{
		slot,
		at
	}] : []);
	const remaining = (slot) => kindOf(slot.card).wounds - before(v, slot);
	known.sort((a, b) => remaining(a.slot) - remaining(b.slot) || a.at - b.at);
	for (const { slot, at } of known) put(at, toKill(v, slot));
	combat.slots.forEach((slot, at) => slot.up || put(at, 3 - slot.wounds));
	const lowest = (test) => combat.slots.findIndex(test);
	put([
		lowest((slot) => slot.up && isEnemy(slot.card)),
		lowest((slot) => !slot.up),
		lowest((slot) => slot.up && isShadow(slot.card)),
		lowest((slot) => slot.up && isBystander(slot.card))
	].find((at) => at >= 0), left);
	return {
		do: "assign",
		wounds: into
	};
}
function besides(v, into, wounds) {
	const { slots } = combatOf(v.table);
	const good = (slot) => slot !== void 0 && (!slot.up || isEnemy(slot.card));
	const at = Math.max(0, slots.findIndex((slot, i) => good(slot) && good(slots[i + 1])));
	into[at] = wounds - 1;
	into[at + 1] = 1;
	return into;
}
const gift = (v, offers) => {
	const wish = (name) => offers.find((offer) => offer.do === "gift" && offer.gift === name);
	return v.table.mission.ammo < 8 ? wish("AMMO") : wish("unit") ?? wish("CP");
};
function mustering(v, offers) {
	const wanted = [
		"Smartgunner",
		"Dog Team",
		"Medic",
		"Corporal",
		"Rifleman",
		"Recruit"
	];
	const recruit = (type) => offers.find((offer) => offer.do === "recruit" && offer.type === type);
	const promotion = offers.find((offer) => offer.do === "promote");
	const crowded = v.table.squad.filter((unit) => unit.status === "standing").length > 8;
	const leader = promotion ?? recruit("Squad Leader");
	if (leader !== void 0 || crowded) return leader ?? offers.find((offer) => offer.do === "stay");
	return wanted.map(recruit).find((offer) => offer !== void 0) ?? offers.find((offer) => offer.do === "bring");
}
function autopilot(v, ask) {
	const { offers } = ask;
	v.table.combat?.step;
	if (ask.spaces.length > 0) return split(v);
	const has = (doing) => offers.some((offer) => offer.do === doing);
	const step = v.table.combat?.step ?? 0;
	if (step === 1) return ranges$2(v, offers) ?? { do: "done" };
	if (step === 2) return wounds$1(v, offers) ?? { do: "done" };
	if (has("gift")) return gift(v, offers);
	if (has("check")) return best(offers, (offer) => offer.do === "check" ? unitOf(v.table, offer.unit).wits : -1);
	if (has("heal")) return best(offers, (offer) => offer.do === "heal" ? -hitsLeft$1(unitOf(v.table, offer.unit)) : -99);
	if (has("recruit") || has("promote") || has("buy") || has("stay") || has("bring")) return mustering(v, offers) ?? { do: "done" };
	for (const doing of [
		"branch",
		"operate",
		"blow",
		"hire",
		"fall",
		"repeat",
		"promote to leader",
		"strike"
	]) if (has(doing)) return offers.find((offer) => offer.do === doing);
	return { do: "done" };
}
// packages/games/earth-war/auto/hive.ts
const enough = (round) => round < 3 ? 3 : 2;
function harm$1(w, combat, card, wounds) {
	if (wounds === 0) return 0;
	if (isShadow(card)) return -wounds / 2;
	if (isBystander(card)) return w.mission.number === 0 ? 0 : -2;
	const kind = kindOf(card);
	const state = combat.cards.find((one) => one.card === card);
	if (kind.ambush === true && state?.sprung !== true && standingOf(w, "Dog Team") === void 0) return 0;
	const through = Math.max(0, wounds - (kind.armoured ?? 0));
	return through >= kind.wounds - (state?.wounds ?? 0) ? 2 + kind.wounds : through / 2;
}
function looks(w, offers) {
	const { slots, round } = combatOf(w);
	const wounds = (slot) => itemAt(slots, slot - 1).wounds;
	let found;
	let most = enough(round) - 1;
	for (const offer of offers) {
		if (offer.do !== "look") continue;
		const apart = Math.abs(wounds(offer.slots[0]) - wounds(offer.slots[1]));
		if (apart > most) [found, most] = [offer, apart];
	}
	return found;
}
function exchangePays(w) {
	const combat = combatOf(w);
	const [first, second] = combat.hiveSlots.map((slot) => itemAt(combat.slots, slot - 1));
	if (first === void 0 || second === void 0) return false;
	const now = harm$1(w, combat, first.card, first.wounds) + harm$1(w, combat, second.card, second.wounds);
	return harm$1(w, combat, second.card, first.wounds) + harm$1(w, combat, first.card, second.wounds) < now;
}
function worth$1(unit) {
	return (unit.wounds + unit.incoming.length + 1 === unit.hits ? 20 : 0) + Math.max(...unit.fire) + unit.cap + (unit.leader ? 1 : 0) - unit.arm;
}
function hivePlayer(w, offers) {
	const first = itemAt(offers, 0);
	if (first.do === "look") return looks(w, offers) ?? { do: "done" };
	if (first.do === "exchange") return exchangePays(w) ? first : { do: "done" };
	let best = first;
	let most = -Infinity;
	for (const offer of offers) {
		const value = offer.do === "strike" ? worth$1(unitOf(w, offer.unit)) : -Infinity;
		if (value > most) [best, most] = [offer, value];
	}
	return best;
}
// packages/games/earth-war/book/nodes.ts
const nodeOf = ({ mission }) => missionSheet(mission.number).nodes[mission.node - 1];
function nodeHere(w) {
	const node = nodeOf(w);
	if (node === void 0) throw new Error(`mission ${w.mission.number} has no node ${w.mission.node}`);
	return node;
}
const wrongNode = (node) => new Error(`${node.id} is a node of another kind: ${node.kind}`);
function combatHere(w) {
	const node = nodeHere(w);
	if (node.kind !== "combat") throw wrongNode(node);
	return node;
}
// packages/games/earth-war/auto/sergeant.ts
const order = (offers, name) => offers.find((offer) => offer.do === "order" && offer.order === name);
const doing = (offers, what) => offers.find((offer) => offer.do === what);
function charges(v, offers) {
	const node = nodeOf(v.table);
	if (node?.kind !== "combat" || combatOf(v.table).charges >= (node.charges?.needed ?? 0)) return void 0;
	return offers.find((offer) => offer.do === "charges" && unitOf(v.table, offer.unit).wits >= 4);
}
function ranges$1(v, offers) {
	const combat = combatOf(v.table);
	if (combat.moves > 0 && combat.moving < 0) return offers.find((offer) => offer.do === "move" && unitOf(v.table, offer.unit).band > 1) ?? doing(offers, "done");
	const far = v.table.squad.filter((unit) => unit.status === "standing" && unit.band === 2 && unit.wits >= 4).length;
	return nodeOf(v.table)?.id === "EW-M-QUEEN-06" && far > 0 ? order(offers, "Close the gap!") : void 0;
}
function wounds(v, offers) {
	const free = offers.find((offer) => offer.do === "use" && offer.item !== "Frag Grenades");
	const again = offers.find((offer) => offer.do === "order" && "unit" in offer && unitOf(v.table, offer.unit).sl === 0 && unitOf(v.table, offer.unit).rating >= 5);
	return free ?? charges(v, offers) ?? again;
}
function afterReveal(v, offers) {
	const { slots } = combatOf(v.table);
	const wasted = slots.reduce((sum, slot) => sum + (isShadow(slot.card) ? slot.wounds : 0), 0);
	const ambushed = slots.find((slot) => isEnemy(slot.card) && willAmbush(v, slot) && toKill(v, slot) <= 0);
	if (slots.some((slot) => isBystander(slot.card) && slot.wounds > 0)) return order(offers, "Check your targets!");
	if (ambushed !== void 0) return offers.find((offer) => offer.do === "order" && "card" in offer);
	return wasted >= 3 ? order(offers, "Short controlled bursts!") : void 0;
}
function treat(v, offers) {
	const treatments = offers.filter((offer) => offer.do === "order" && "wound" in offer || offer.do === "treat");
	const deadly = (offer) => {
		if (!("unit" in offer)) return false;
		const unit = unitOf(v.table, offer.unit);
		return unit.wounds + unit.incoming.length === unit.hits;
	};
	return treatments.find((offer) => "wound" in offer && offer.wound === "Facehugger") ?? treatments.find(deadly);
}
function sergeant(v, ask) {
	const { offers } = ask;
	const step = v.table.combat?.step ?? 0;
	let wish;
	if (step === 1) wish = ranges$1(v, offers);
	else if (step === 2) wish = wounds(v, offers);
	else if (step === 4) wish = afterReveal(v, offers);
	else if (step === 7) wish = treat(v, offers) ?? doing(offers, "stim");
	else if (step === 8) wish = v.table.squad.some((unit) => unit.status === "down") ? order(offers, "Nobody gets left behind!") : void 0;
	else wish = doing(offers, "breach") ?? doing(offers, "medkit") ?? doing(offers, "trauma") ?? doing(offers, "refill") ?? doing(offers, "take over");
	return wish ?? autopilot(v, ask);
}
// packages/games/earth-war/auto/player.ts
function offered(offers, wish) {
	for (const offer of offers) if (offer === wish || same(offer, wish)) return offer;
	return offers.find((offer) => offer.do === "done") ?? itemAt(offers, 0);
}
function player(w, seat, ask) {
	if (ask.spaces.length > 0) return sergeant({ table: w }, ask);
	const wish = itemAt(w.seats, seat).kind === "hive" ? hivePlayer(w, ask.offers) : sergeant({ table: w }, ask);
	return offered(ask.offers, wish);
}
// packages/games/earth-war/copy.ts
const copyUnit = (unit) => ({
	id: unit.id,
	name: unit.name,
	type: unit.type,
	seat: unit.seat,
	status: unit.status,
	implanted: unit.implanted,
	saved: unit.saved,
	wounds: unit.wounds,
	fire: unit.fire.slice(),
	melee: unit.melee,
	cap: unit.cap,
	hits: unit.hits,
	arm: unit.arm,
	wits: unit.wits,
	command: unit.command,
	leader: unit.leader,
	xp: unit.xp,
	promotions: unit.promotions,
	raised: unit.raised.slice(),
	items: unit.items.map((item) => ({
		name: item.name,
		uses: item.uses,
		used: item.used
	})),
	doubled: unit.doubled,
	rn: unit.rn,
	band: unit.band,
	act: unit.act,
	roll: unit.roll,
	rating: unit.rating,
	sl: unit.sl,
	again: unit.again,
	shells: unit.shells,
	incoming: unit.incoming.slice()
});
const copyMission = (mission) => ({
	number: mission.number,
	node: mission.node,
	ammo: mission.ammo,
	points: mission.points,
	clockHeld: mission.clockHeld,
	lights: mission.lights,
	command: mission.command.slice(),
	owed: mission.owed.map((one) => ({
		node: one.node,
		kind: one.kind
	})),
	comrades: mission.comrades,
	deeds: {
		ends: mission.deeds.ends.slice(),
		killed: mission.deeds.killed.slice(),
		rescued: mission.deeds.rescued.slice(),
		bystandersMet: mission.deeds.bystandersMet,
		bystandersKilled: mission.deeds.bystandersKilled,
		ambushes: mission.deeds.ambushes,
		loose: mission.deeds.loose,
		clock: mission.deeds.clock,
		ammoLeft: mission.deeds.ammoLeft,
		implanted: mission.deeds.implanted,
		kia: mission.deeds.kia
	},
	patrol: mission.patrol.slice(),
	won: mission.won,
	rounds: mission.rounds,
	wasted: mission.wasted
});
const copyCombat = (combat) => ({
	round: combat.round,
	step: combat.step,
	cards: combat.cards.map((one) => ({
		card: one.card,
		wounds: one.wounds,
		sprung: one.sprung,
		fresh: one.fresh
	})),
	killed: combat.killed.slice(),
	removed: combat.removed.slice(),
	slots: combat.slots.map((slot) => ({
		card: slot.card,
		up: slot.up,
		early: slot.early,
		wounds: slot.wounds,
		blades: slot.blades
	})),
	aside: combat.aside,
	scanned: combat.scanned,
	cp: combat.cp,
	cpMost: combat.cpMost,
	orders: combat.orders.slice(),
	ready: combat.ready.slice(),
	shifted: combat.shifted,
	moved: combat.moved.slice(),
	moves: combat.moves,
	moving: combat.moving,
	flips: combat.flips,
	flipper: combat.flipper,
	rock: combat.rock,
	frosty: combat.frosty,
	bursts: combat.bursts,
	volleys: combat.volleys.map((volley) => ({ ...volley })),
	strikes: combat.strikes.map((strike) => ({ ...strike })),
	striker: combat.striker,
	ambushers: combat.ambushers.slice(),
	dead: combat.dead.map((one) => ({
		slot: one.slot,
		card: one.card
	})),
	at: combat.at,
	splashed: combat.splashed.slice(),
	stimAsked: combat.stimAsked.slice(),
	stims: combat.stims.slice(),
	charges: combat.charges,
	hiveLooked: combat.hiveLooked,
	hiveSlots: combat.hiveSlots.slice(),
	unmasked: combat.unmasked
});
const copy = (w) => ({
	edition: w.edition,
	flow: copyFlow(w.flow),
	undoBarrier: w.undoBarrier,
	over: w.over,
	options: w.options,
	seats: w.seats,
	squad: w.squad.map(copyUnit),
	nextId: w.nextId,
	fallen: w.fallen.slice(),
	rp: w.rp,
	points: w.points,
	medlab: w.medlab,
	bursters: w.bursters,
	repeated: w.repeated,
	results: w.results.slice(),
	mission: copyMission(w.mission),
	combat: w.combat === null ? null : copyCombat(w.combat)
});
// packages/games/earth-war/known.ts
function knownSlot(slot, knowing) {
	if (!slot.up) {}
	return {
		card: slot.up || knowing ? slot.card : -1,
		up: slot.up,
		early: slot.early,
		wounds: slot.wounds,
		blades: slot.blades
	};
}
function knownCard(one, forgotten) {
	if (forgotten);
	return {
		card: one.card,
		wounds: forgotten ? 0 : one.wounds,
		sprung: one.sprung,
		fresh: one.fresh
	};
}
function knownCombat(w, combat, viewer) {
	const knowing = viewer !== "table" && viewer === hiveSeat(w);
	const liesOpen = (card) => combat.slots.some((slot) => slot.up && slot.card === card);
	return {
		round: combat.round,
		step: combat.step,
		cards: combat.cards.map((one) => knownCard(one, w.options.hiddenWounds && !liesOpen(one.card))),
		killed: combat.killed.slice(),
		removed: combat.removed.slice(),
		slots: combat.slots.map((slot) => knownSlot(slot, knowing)),
		aside: combat.aside,
		scanned: combat.scanned,
		cp: combat.cp,
		cpMost: combat.cpMost,
		orders: combat.orders.slice(),
		ready: combat.ready.slice(),
		shifted: combat.shifted,
		moved: combat.moved.slice(),
		moves: combat.moves,
		moving: combat.moving,
		flips: combat.flips,
		flipper: combat.flipper,
		rock: combat.rock,
		frosty: combat.frosty,
		bursts: combat.bursts,
		volleys: combat.volleys.map(({ kind, seat, unit, wounds }) => ({
			kind,
			seat,
			unit,
			wounds
		})),
		strikes: combat.strikes.map((strike) => ({
			slot: strike.slot,
			card: strike.card,
			rn: strike.rn,
			band: strike.band,
			rating: strike.rating,
			roll: strike.roll,
			sl: strike.sl,
			assigned: strike.assigned,
			held: strike.held,
			focus: strike.focus
		})),
		striker: combat.striker,
		ambushers: combat.ambushers.slice(),
		dead: combat.dead.map(({ slot, card }) => ({
			slot,
			card
		})),
		at: combat.at,
		splashed: combat.splashed.slice(),
		stimAsked: combat.stimAsked.slice(),
		stims: combat.stims.slice(),
		charges: combat.charges,
		hiveLooked: combat.hiveLooked,
		hiveSlots: combat.hiveSlots.slice(),
		unmasked: knowing ? combat.unmasked : -1
	};
}
const known = (w, viewer) => ({
	options: w.options,
	seats: w.seats,
	squad: w.squad.map(copyUnit),
	nextId: w.nextId,
	fallen: w.fallen.slice(),
	rp: w.rp,
	points: w.points,
	medlab: w.medlab,
	bursters: w.bursters,
	repeated: w.repeated,
	results: w.results.slice(),
	mission: copyMission(w.mission),
	combat: w.combat === null ? null : knownCombat(w, w.combat, viewer)
});
// packages/games/earth-war/content/orders.ts
const ORDERS = {
	"Marines we're leaving!": {
		id: "EW-O-01",
		cp: 1,
		step: 1,
		moment: "Step 1",
		text: "Up to three units move one band farther."
	},
	"Check those corners!": {
		id: "EW-O-02",
		cp: 1,
		step: 2,
		moment: "Step 2",
		text: "Turn up two cards."
	},
	"Let's rock!": {
		id: "EW-O-03",
		cp: 2,
		step: 2,
		moment: "Step 2, before the first check",
		text: "All FIRE +1 in this round."
	},
	"Short controlled bursts!": {
		id: "EW-O-04",
		cp: 1,
		step: 4,
		moment: "Step 4, before AMMO is spent",
		text: "Shadows cost 3 AMMO less in all."
	},
	"Stay frosty!": {
		id: "EW-O-05",
		cp: 2,
		step: 4,
		moment: "Step 4, before ambushes",
		text: "One enemy does not ambush; its AMBUSH is used."
	},
	"Close the gap!": {
		id: "EW-O-06",
		cp: 1,
		step: 1,
		moment: "Step 1",
		text: "Up to three units move one band nearer."
	},
	"Check your targets!": {
		id: "EW-O-07",
		cp: 1,
		step: 4,
		moment: "Step 4, after the reveal",
		text: "Wounds on Civilians and Survivors are cancelled for 1 AMMO each."
	},
	"Medic!": {
		id: "EW-O-08",
		cp: 1,
		step: 7,
		moment: "Step 7, after armour",
		text: "With a standing Medic one wound is ignored."
	},
	"Hold the line!": {
		id: "EW-O-09",
		cp: 2,
		step: 6,
		moment: "Step 6, before an enemy assigns",
		text: "All wounds of that enemy go to one unit of your choice."
	},
	"Nobody gets left behind!": {
		id: "EW-O-10",
		cp: 1,
		step: 8,
		moment: "when the event is over",
		text: "+2 on casualty checks at the end of this mission."
	},
	"Break contact!": {
		id: "EW-O-11",
		cp: 2,
		step: 1,
		moment: "Step 1",
		text: "With everybody at MEDIUM or LONG: the event ends as a withdrawal."
	},
	"One more burst!": {
		id: "EW-O-12",
		cp: 1,
		step: 2,
		moment: "Step 2",
		text: "One squad check is made again."
	}
};
const ORDER_NAMES = Object.keys(ORDERS);
ORDER_NAMES.toSorted((a, b) => ORDERS[a].step - ORDERS[b].step);
const isOrder = (name) => Object.hasOwn(ORDERS, name);
const orderKind = (name) => ORDERS[name];
// packages/games/earth-war/book/combat/command.ts
function commandMaximum(w) {
	const leader = actingLeader(w);
	if (leader === null) return 0;
	unitKind(leader.type).id;
	let most = leader.command + (w.mission.command[w.mission.node - 1] ?? 0);
	if (w.squad.some((unit) => unit.type === "Corporal" && isStanding(unit) && unit !== leader)) most++;
	if (w.squad.some((unit) => usable(unit, "Uplink Radio") !== null)) most++;
	return most;
}
function refill(w) {
	const combat = combatOf(w);
	combat.cpMost = commandMaximum(w);
	combat.cp = Math.min(combat.cpMost, combat.round === 1 ? combat.cpMost : combat.cp + 1);
}
function orderFault(w, order) {
	const combat = combatOf(w);
	const kind = orderKind(order);
	if (combat.step !== kind.step) return {
		rule: kind.id,
		reason: `"${order}" is given in ${kind.moment}.`
	};
	if (actingLeader(w) === null) return {
		rule: "EW-ORD-04",
		reason: "Nobody is standing to give an order."
	};
	if (combat.orders.includes(order)) return {
		rule: "EW-GEN-06",
		reason: "Each order is given once per round."
	};
	if (combat.cp < kind.cp) return {
		rule: "EW-CP-03",
		reason: `It costs ${kind.cp} CP; there ${combat.cp === 1 ? "is" : "are"} ${combat.cp}.`
	};
	return null;
}
function giveOrder(play, order) {
	const combat = combatOf(play.w);
	combat.cp -= orderKind(order).cp;
	combat.orders.push(order);
	play.tell?.({
		type: "ordered",
		order,
		by: actingLeader(play.w).name,
		cp: combat.cp
	}, orderKind(order).id);
}
function refusedOrders(w, seat, why = () => null) {
	if (w.combat === null) return [];
	if (seat !== leaderSeat(w)) return [];
	return ORDER_NAMES.flatMap((order) => {
		const refusal = orderFault(w, order) ?? why(order);
		return refusal === null ? [] : [{
			choice: {
				do: "order",
				order
			},
			...refusal
		}];
	});
}
// packages/games/earth-war/book/refusals.ts
const OWN = new Set([
	"fire",
	"melee",
	"hold",
	"watch",
	"grenades",
	"charges",
	"use",
	"breach",
	"treat"
]);
const unitNamed = (w, id) => w.squad.find((unit) => unit.id === id);
const LEADERS = "The person who owns the acting leader decides about CP and orders.";
function orderRefusal(w, seat, choice) {
	const { order } = choice;
	if (typeof order !== "string" || !isOrder(order)) return null;
	const kind = orderKind(order);
	if (w.combat === null) return refuse(kind.id, `"${order}" is given in ${kind.moment}.`);
	if (seat !== leaderSeat(w)) return refuse("EW-GEN-01", LEADERS);
	return orderFault(w, order) ?? refuse(kind.id, `"${order}" does nothing here: ${kind.text}`);
}
function rangeRefusal(w, seat, choice) {
	if (w.combat === null || actingLeader(w) === null) return null;
	const unit = unitNamed(w, choice["unit"]);
	if (seat !== leaderSeat(w)) return refuse("EW-GEN-01", LEADERS);
	if (combatOf(w).shifted) return refuse("EW-RNG-06", "CP change ranges before orders do.");
	if (combatOf(w).cp === 0) return refuse("EW-CP-03", "There are no CP.");
	if (unit !== void 0 && !isStanding(unit)) return refuse("EW-GEN-03", `${unit.name} does not stand.`);
	return null;
}
function unitRefusal(w, seat, choice) {
	const unit = unitNamed(w, choice["do"] === "treat" ? choice["by"] : choice["unit"]);
	if (unit === void 0) return null;
	if (unit.seat !== seat) return refuse("EW-M-COOP-01", `${unit.name} belongs to another person.`);
	const { item } = choice;
	const used = typeof item === "string" && isItem(item) ? item : null;
	if (!isStanding(unit)) return used === null ? refuse("EW-GEN-03", `${unit.name} does not stand.`) : refuse("EW-SQD-07", "Items of a DOWN unit cannot be used.");
	if (used === null || !unit.items.some((one) => one.name === used)) return null;
	const kind = itemKind(used);
	return refuse(kind.id, `${used} (${kind.moment}): ${kind.text}`);
}
function whyNot(w, seat, choice) {
	if (!isObject(choice) || typeof choice["do"] !== "string") return null;
	const verb = choice["do"];
	if (verb === "order") return orderRefusal(w, seat, choice);
	if (verb === "range") return rangeRefusal(w, seat, choice);
	if (verb === "flip" && (w.combat?.flips ?? 0) > 0) return refuse("EW-S2-05", "Only face-down cards of the Setup are turned up.");
	if (verb === "take over") {
		const unit = unitNamed(w, choice["unit"]);
		if (unit !== void 0 && unit.items.length >= places(unit)) return refuse("EW-SQD-03", `${unit.name} has no free place.`);
	}
	return OWN.has(verb) ? unitRefusal(w, seat, choice) : null;
}
// packages/games/earth-war/book/chapter.ts
const chapter = chaptersOf();
const isScripted = (w, seat) => w.seats[seat]?.kind === "autopilot";
function question(step) {
	return {
		judge: (w, _f, seat, choice) => whyNot(w, seat, choice) ?? refuse(step.rule, "That cannot be done at this moment."),
		auto({ w }, f, seat) {
			const ask = {
				offers: step.offers(w, f, seat),
				spaces: step.spaces?.(w, f, seat) ?? []
			};
			return isScripted(w, seat) ? autopilot({ table: known(w, seat) }, ask) : player(w, seat, ask);
		},
		...step
	};
}
// packages/games/earth-war/book/mission/implanted.ts
function die(play, unit, rule) {
	const w = play.w;
	w.squad = w.squad.filter((one) => one !== unit);
	w.fallen.push({
		name: unit.name,
		type: unit.type,
		mission: w.mission.number
	});
	w.mission.deeds.kia++;
	play.tell?.({
		type: "KIA",
		unit: unit.name,
		as: unit.type
	}, rule);
}
function burst(play) {
	const w = play.w;
	for (const unit of w.squad.slice()) {
		if (!unit.implanted) continue;
		const rn = randomNumber(play, "EW-IMP-02");
		play.tell?.({
			type: "carried",
			unit: unit.name,
			rn
		}, "EW-IMP-02");
		if (rn > 2) continue;
		w.mission.owed.push({
			node: 0,
			kind: CHEST_BURSTER
		});
		die(play, unit, "EW-IMP-02");
	}
}
function gloom(w, wiped) {
	if (w.mission.won !== false && !wiped) return 0;
	return wiped ? -5 : -3;
}
function surgeryRating(w, medic, wiped) {
	if (medic);
	if (w.medlab);
	return limited(5 + (medic ? 2 : 0) + (w.medlab ? 2 : 0) + gloom(w, wiped));
}
function casualtyRating(w, unit, medic, wiped) {
	if (unit.type === "Synthetic");
	if (w.mission.comrades);
	return limited((unit.type === "Synthetic" ? 9 : 6) + (medic ? 2 : 0) + (w.mission.comrades ? 2 : 0) + gloom(w, wiped));
}
function survives(play, unit, rating, rule) {
	const rn = checkNumber(play, rating, rule);
	const lives = succeeds(rating, rn);
	play.tell?.({
		type: lives ? "pulled through" : "lost",
		unit: unit.name,
		rating,
		rn
	}, rule);
	return lives;
}
// packages/games/earth-war/book/mission/aftermath.ts
const carryHome = (unit) => {
	unit.status = "absent";
	unit.implanted = false;
	unit.saved = false;
};
const down = (w, f) => w.squad.filter((unit) => unit.status === "down" && !unit.implanted && !unit.saved && !f.treated.includes(unit.id));
const packOf = (w, seat) => w.squad.find((unit) => unit.seat === seat && usable(unit, "Trauma Pack") !== null);
function tally(w, f) {
	const { mission } = w;
	const goals = missionSheet(mission.number).goals.map((goal) => {
		f.wiped || goal.id;
		return {
			id: goal.id,
			points: f.wiped ? 0 : goal.points(mission.deeds)
		};
	});
	return {
		number: mission.number,
		won: mission.won === true,
		points: mission.points + goals.reduce((sum, goal) => sum + goal.points, 0),
		goals,
		kia: w.fallen.slice(w.fallen.length - mission.deeds.kia).map((one) => one.name)
	};
}
function patrolScore(w) {
	if (w.mission.deeds.ends[0] !== "cleared") return 0;
	const hurt = w.squad.reduce((sum, unit) => sum + (unit.implanted ? unit.hits : unit.wounds), 0);
	return Math.max(0, w.options.threat - hurt);
}
const requisition = (points) => Math.max(2, 4 + Math.trunc(points / 2));
function experience(play, unit) {
	unit.xp += play.w.mission.won ? 2 : 1;
}
const aftermath = chapter("aftermath").shows("medic", "wiped", "treated", "ready").steps({
	"a patrol ends": { run(play) {
		const w = play.w;
		if (w.options.play !== "patrol") return;
		w.points = patrolScore(w);
		play.tell?.({
			type: "scored",
			points: w.points
		}, "EW-M-PATROL-01");
		play.end({
			winners: winners(w, w.points > 0),
			rule: "EW-M-PATROL-01",
			why: `the patrol scores ${w.points} of ${w.options.threat}`
		});
		return "done";
	} },
	surgery: { run(play, f) {
		const w = play.w;
		if (w.mission.number === 5 && w.mission.won) w.medlab = true;
		for (const unit of w.squad.slice()) {
			if (!unit.implanted) continue;
			if (survives(play, unit, surgeryRating(w, f.medic, f.wiped), "EW-IMP-03")) unit.implanted = false;
			else {
				die(play, unit, "EW-IMP-03");
				w.bursters++;
				continue;
			}
			unit.saved = true;
		}
	} },
	"trauma packs": question({
		rule: "EW-Q-09",
		prompt: "Whom does the Trauma Pack save?",
		who: (w, f) => down(w, f).length === 0 ? null : squadWho(w, (seat) => !f.ready.includes(seat) && packOf(w, seat) !== void 0),
		offers: (w, f) => [...down(w, f).map((unit) => ({
			do: "trauma",
			unit: unit.id
		})), { do: "done" }],
		take(play, f, seat, choice) {
			const carrier = packOf(play.w, seat);
			if (choice.do === "trauma" && carrier !== void 0) {
				itemOf(carrier, "Trauma Pack").uses--;
				f.treated.push(choice.unit);
				play.tell?.({
					type: "used",
					unit: carrier.name,
					item: "Trauma Pack"
				}, "EW-Q-09");
			} else f.ready.push(seat);
			return "again";
		}
	}),
	casualties: { run(play, f) {
		const w = play.w;
		for (const unit of w.squad) if (unit.status === "absent") unit.status = "home";
		for (const unit of w.squad.slice()) {
			if (unit.status !== "down") continue;
			if (!(unit.saved || f.treated.includes(unit.id) || survives(play, unit, casualtyRating(w, unit, f.medic, f.wiped), "EW-CAS-02"))) {
				die(play, unit, "EW-CAS-02");
				continue;
			}
			if (w.options.injuries && !unit.saved) unit.fire[unit.fire.indexOf(Math.max(...unit.fire))]--;
			experience(play, unit);
			carryHome(unit);
		}
	} },
	score: { run(play, f) {
		const w = play.w;
		for (const unit of w.squad) if (isPresent(unit)) experience(play, unit);
		const result = tally(w, f);
		w.results.push(result);
		w.points += Math.max(0, result.points);
		play.tell?.({
			type: "scored",
			points: result.points
		}, "EW-M-COM-05");
		if (w.options.play === "mission") {
			play.end({
				winners: winners(w, result.won),
				rule: "EW-NOD-08",
				why: `${missionSheet(w.mission.number).name} is ${result.won ? "won" : "lost"} with ${result.points} point${result.points === 1 ? "" : "s"}`
			});
			return "done";
		}
		w.rp += requisition(result.points);
	} },
	homecoming: { run(play) {
		for (const unit of play.w.squad) {
			unit.wounds = 0;
			if (unit.status !== "absent") unit.status = "standing";
			if (unit.leader && unit.type !== "Squad Leader" && !unit.raised.includes("led")) {
				unit.raised.push("led");
				unit.command++;
			}
		}
	} },
	"hire survivors": question({
		rule: "EW-U-14",
		prompt: "Hire the survivor as a Recruit?",
		who: (w) => w.squad.some((unit) => unit.type === "Armed Survivor") ? firstSeat(w) : null,
		offers(w) {
			const unit = w.squad.find((one) => one.type === "Armed Survivor").id;
			return [{
				do: "hire",
				unit
			}, {
				do: "dismiss",
				unit
			}];
		},
		take(play, _f, _seat, choice) {
			const w = play.w;
			const { unit: id } = expected(choice, "hire", "dismiss");
			const at = w.squad.findIndex((unit) => unit.id === id);
			const recruit = unitKind("Recruit");
			if (choice.do === "dismiss") w.squad.splice(at, 1);
			else Object.assign(w.squad[at], {
				type: "Recruit",
				arm: recruit.arm,
				wits: recruit.wits
			});
			play.tell?.({
				type: choice.do === "hire" ? "hired" : "dismissed",
				unit: id
			}, "EW-U-14");
			return "again";
		}
	}),
	"a new leader": question({
		rule: "EW-CAS-04",
		prompt: "Who leads the squad from now on?",
		who: (w) => !w.squad.some((unit) => unit.leader) && eligible(w).length > 0 ? firstSeat(w) : null,
		offers: (w) => eligible(w).map((unit) => ({
			do: "promote to leader",
			unit: unit.id
		})),
		take(play, _f, _seat, choice) {
			const w = play.w;
			const unit = unitOf(w, expected(choice, "promote to leader").unit);
			w.squad = [unit, ...w.squad.filter((one) => one !== unit)];
			unit.leader = true;
			unit.command = 2;
			play.tell?.({
				type: "leads",
				unit: unit.name
			}, "EW-CAS-04");
		}
	})
});
const eligible = (w) => w.squad.filter((unit) => unitKind(unit.type).neverLeads !== true);
// packages/games/earth-war/book/combat/deck.ts
function fromSupply(combat, kind) {
	const first = FIRST_OF[kind];
	for (let card = first; card < first + kindAt(kind).copies; card++) if (!combat.killed.includes(card) && !combat.removed.includes(card) && !combat.cards.some((one) => one.card === card)) return card;
	return -1;
}
function join(w, kind, fresh) {
	const combat = combatOf(w);
	const card = fromSupply(combat, kind);
	if (card < 0) return -1;
	if (isBystander(card)) w.mission.deeds.bystandersMet++;
	if (fresh);
	enter(combat, {
		card,
		wounds: 0,
		sprung: false,
		fresh
	});
	return card;
}
function enter(combat, state) {
	const after = combat.cards.findIndex((one) => one.card > state.card);
	if (after < 0) combat.cards.push(state);
	else combat.cards.splice(after, 0, state);
}
function stateOf(combat, card) {
	for (const one of combat.cards) if (one.card === card) return one;
	throw new RangeError(`${identifierOf(card)} is not in the event`);
}
function leave(combat, card, pile) {
	combat.cards.splice(combat.cards.findIndex((one) => one.card === card), 1);
	pile.push(card);
}
function deal(combat) {
	for (const one of combat.cards) {
		if (isShadow(one.card));
		one.fresh = false;
	}
	const dealt = Math.min(6, combat.cards.length);
	if (dealt < 6);
	combat.slots = [];
	for (let i = 0; i < dealt; i++) combat.slots.push({
		card: -1,
		up: false,
		early: false,
		wounds: 0,
		blades: 0
	});
	combat.aside = combat.cards.length - dealt;
	combat.aside;
	combat.scanned = -1;
}
const lies = (combat, card) => {
	for (const slot of combat.slots) if (slot.card === card) return true;
	return false;
};
const unseen = (combat) => combat.cards.filter((one) => !one.fresh && !lies(combat, one.card));
function classes(combat) {
	const bag = {
		top: [],
		kinds: [],
		left: [],
		bottom: []
	};
	const states = [];
	for (const one of combat.cards) {
		if (one.fresh || lies(combat, one.card)) continue;
		const alike = states.findIndex((other) => KIND_OF[other.card] === KIND_OF[one.card] && other.wounds === one.wounds && other.sprung === one.sprung);
		if (alike >= 0) bag.left[alike]++;
		else {
			states.push(one);
			bag.kinds.push(one.card);
			bag.left.push(1);
		}
	}
	return bag;
}
function knowing(combat, bag) {
	let hidden = 0;
	let shadows = combat.scanned;
	for (const slot of combat.slots) if (slot.card < 0) hidden++;
	else if (isShadow(slot.card)) shadows--;
	let others = 0;
	bag.kinds.forEach((card, i) => others += isShadow(card) ? 0 : bag.left[i]);
	bag.left = bag.kinds.map((card, i) => isShadow(card) ? shadows * Math.max(1, others) : (hidden - shadows) * bag.left[i]);
}
function hiddenCards(combat) {
	const bag = classes(combat);
	if (combat.scanned >= 0) knowing(combat, bag);
	return bag;
}
function look(play, slot, why) {
	const combat = combatOf(play.w);
	if (slot.card < 0) slot.card = play.draw(hiddenCards(combat), why, (one) => identifierOf(one));
	if (slot.card !== THE_UNKNOWN || combat.unmasked >= 0) return;
	combat.unmasked = fromSupply(combat, play.oneOf(extras$1(combat), "EW-M-COM-03", (one) => kindAt(one).name));
}
const faceOf = (combat, slot) => slot.card === THE_UNKNOWN ? combat.unmasked : slot.card;
const extras$1 = (combat) => [
	DRONE,
	RUNNER,
	CIVILIAN,
	OVOMORPH
].filter((kind) => fromSupply(combat, kind) >= 0);
function unmask(w) {
	const combat = combatOf(w);
	const kind = itemAt(KIND_OF, combat.unmasked);
	combat.unmasked = -1;
	combat.cards.splice(combat.cards.findIndex((one) => one.card === THE_UNKNOWN), 1);
	return join(w, kind, false);
}
function turnUp(play, at, why) {
	const slot = itemAt(combatOf(play.w).slots, at);
	if (slot.card >= 0) play.reveal();
	look(play, slot, why);
	if (slot.card === THE_UNKNOWN) slot.card = unmask(play.w);
	slot.up = true;
	play.tell?.({
		type: "turned up",
		slot: at + 1,
		card: identifierOf(slot.card)
	}, why);
}
function countShadows(play) {
	const combat = combatOf(play.w);
	if (combat.scanned >= 0) return combat.scanned;
	const shadows = combat.cards.filter((one) => isShadow(one.card)).length;
	const others = combat.cards.length - shadows;
	const dealt = combat.slots.length;
	const ways = {
		top: [],
		kinds: [],
		left: [],
		bottom: []
	};
	for (let count = Math.max(0, dealt - others); count <= Math.min(shadows, dealt); count++) {
		ways.kinds.push(count);
		ways.left.push(choose(shadows, count) * choose(others, dealt - count));
	}
	return play.draw(ways, "EW-Q-15");
}
function choose(n, k) {
	let ways = 1;
	for (let i = 1; i <= k; i++) ways = ways * (n - k + i) / i;
	return ways;
}
// packages/games/earth-war/book/ammo.ts
const MOST$1 = 60;
function ammoOf(w) {
	let ammo = 0;
	for (const unit of presentSquad(w)) {
		unitKind(unit.type).id;
		ammo += unitKind(unit.type).ammo;
		for (const item of unit.items) if (item.name === "Ammo Satchel") ammo += 6;
	}
	return Math.min(MOST$1, ammo);
}
function loadUp(w) {
	w.mission.ammo = ammoOf(w);
	for (const unit of presentSquad(w)) for (const item of unit.items) {
		if (item.name !== "Ammo Satchel") continue;
		item.uses = 0;
	}
}
function gainAmmo(play, ammo, rule) {
	const mission = play.w.mission;
	const taken = Math.min(ammo, MOST$1 - mission.ammo);
	if (taken < ammo);
	mission.ammo += taken;
	play.tell?.({
		type: "supplied",
		ammo: taken,
		left: mission.ammo
	}, rule);
}
function spendAmmo(play, price, rule) {
	const mission = play.w.mission;
	const ammo = Math.min(price, mission.ammo);
	if (ammo < price);
	mission.ammo -= ammo;
	play.tell?.({
		type: "spent",
		ammo,
		short: price - ammo,
		left: mission.ammo
	}, rule);
}
// packages/games/earth-war/book/combat/endTexts.ts
const inSlot = (combat) => combat.slots[combat.at]?.card ?? -1;
const isThere = (combat, card) => combat.cards.some((one) => one.card === card);
const helperNear = (w) => standingSquad(w).some((unit) => unit.band <= 1);
function egg(play, card) {
	const rn = randomNumber(play, "EW-TXT-01");
	play.tell?.({
		type: rn <= 4 ? "hatched" : "still closed",
		card: identifierOf(card),
		rn
	}, "EW-TXT-01");
	if (rn > 4) return;
	leave(combatOf(play.w), card, combatOf(play.w).removed);
	join(play.w, FACEHUGGER, true);
}
function fateOf(rn) {
	if (rn <= 3) return "escaped";
	return rn <= 5 ? "matured" : "stayed";
}
function burster(play, card) {
	const w = play.w;
	const rn = randomNumber(play, "EW-TXT-02");
	play.tell?.({
		type: fateOf(rn),
		card: identifierOf(card),
		rn
	}, "EW-TXT-02");
	if (rn > 5) return;
	leave(combatOf(w), card, combatOf(w).removed);
	w.mission.deeds.loose++;
	if (rn <= 3) w.mission.owed.push({
		node: 0,
		kind: DRONE
	});
	else join(w, DRONE, true);
}
function count(play, points, type, card, rule) {
	play.w.mission.points += points;
	play.tell?.({
		type,
		card: identifierOf(card),
		points
	}, rule);
}
function rescue(play, card, rule) {
	const w = play.w;
	leave(combatOf(w), card, combatOf(w).removed);
	w.mission.deeds.rescued[w.mission.node - 1]++;
	count(play, 1, "rescued", card, rule);
}
function text(play, card) {
	const w = play.w;
	const combat = combatOf(w);
	const kind = KIND_OF[card];
	if (kind === CIVILIAN || kind === SURVIVOR) {
		kindOf(card).id;
		const rule = kind === CIVILIAN ? "EW-TXT-03" : "EW-TXT-04";
		if (combat.killed.includes(card)) {
			w.mission.deeds.bystandersKilled++;
			count(play, kind === CIVILIAN ? -1 : -2, "bystander lost", card, rule);
		} else if (helperNear(w)) rescue(play, card, rule);
	} else if (isThere(combat, card)) {
		kindOf(card).id;
		if (kind === OVOMORPH) egg(play, card);
		else if (kind === CHEST_BURSTER) burster(play, card);
	}
}
const giftOpen = (w) => {
	const card = combatOf(w).slots[combatOf(w).at - 1]?.card ?? -1;
	return KIND_OF[card] === SURVIVOR && combatOf(w).removed.includes(card);
};
const endTexts = {
	"end texts": { run(play) {
		const combat = combatOf(play.w);
		const card = inSlot(combat);
		if (card < 0) {
			if (combat.aside > 0);
			return { goTo: "return to the deck" };
		}
		text(play, card);
		combat.at++;
		return giftOpen(play.w) ? void 0 : "again";
	} },
	"a survivor joins": question({
		rule: "EW-TXT-04",
		prompt: "What does the survivor bring?",
		who: (w) => leaderSeat(w),
		offers(w) {
			const gifts = [{
				do: "gift",
				gift: "AMMO"
			}, {
				do: "gift",
				gift: "CP"
			}];
			if (presentSquad(w).length < 8) gifts.push({
				do: "gift",
				gift: "unit"
			});
			return gifts;
		},
		refused: (w) => presentSquad(w).length < 8 ? [] : [{
			choice: {
				do: "gift",
				gift: "unit"
			},
			rule: "EW-TXT-04",
			reason: "Eight units are present."
		}],
		take(play, _f, _seat, choice) {
			const w = play.w;
			const { gift } = expected(choice, "gift");
			if (gift === "AMMO") gainAmmo(play, 3, "EW-TXT-04");
			else if (gift === "CP") {
				combatOf(w).cp = Math.min(combatOf(w).cpMost, combatOf(w).cp + 1);
				play.tell?.({
					type: "command",
					cp: combatOf(w).cp
				}, "EW-TXT-04");
			} else {
				const counts = squadSeats(w).map((seat) => ({
					seat,
					units: presentSquad(w).filter((unit) => unit.seat === seat).length
				}));
				const unit = enlist(w, "Armed Survivor");
				unit.seat = counts.reduce((best, one) => one.units < best.units ? one : best).seat;
				play.tell?.({
					type: "enlisted",
					unit: unit.name,
					as: unit.type
				}, "EW-TXT-04");
			}
			return { goTo: "end texts" };
		}
	})
};
// packages/games/earth-war/book/combat/hive.ts
const hidden = (w) => combatOf(w).slots.flatMap((slot, i) => slot.up ? [] : [i + 1]);
const theHive = {
	"the hive looks": question({
		rule: "EW-M-HIVE-01",
		prompt: "Look at two face-down cards?",
		who: (w) => hiveSeat(w) === null || combatOf(w).hiveLooked || hidden(w).length < 2 ? null : hiveSeat(w),
		offers(w) {
			const slots = hidden(w);
			return [...slots.flatMap((a, i) => slots.slice(i + 1).map((b) => ({
				do: "look",
				slots: [a, b]
			}))), { do: "done" }];
		},
		take(play, _f, seat, choice) {
			if (choice.do !== "look") return { goTo: "reveal the shadows" };
			const combat = combatOf(play.w);
			combat.hiveLooked = true;
			combat.hiveSlots = choice.slots.slice();
			const barrier = play.w.undoBarrier;
			for (const slot of choice.slots) look(play, itemAt(combat.slots, slot - 1), "EW-M-HIVE-01");
			play.w.undoBarrier = barrier + choice.slots.length;
			const cards = choice.slots.map((slot) => identifierOf(faceOf(combat, itemAt(combat.slots, slot - 1))));
			play.tell?.({
				type: "hive looked",
				slots: choice.slots,
				cards
			}, "EW-M-HIVE-01", [seat], {
				type: "hive looked",
				slots: choice.slots
			});
		},
		after: () => ({ goTo: "reveal the shadows" })
	}),
	"the hive exchanges": question({
		rule: "EW-M-HIVE-01",
		prompt: "Exchange the two cards?",
		who: (w) => hiveSeat(w),
		offers: () => [{ do: "exchange" }, { do: "done" }],
		take(play, _f, _seat, choice) {
			const combat = combatOf(play.w);
			const [a, b] = combat.hiveSlots.map((slot) => itemAt(combat.slots, slot - 1));
			if (choice.do === "exchange") [a.card, b.card] = [b.card, a.card];
			play.tell?.({
				type: choice.do === "exchange" ? "hive exchanged" : "hive left them",
				slots: combat.hiveSlots.slice()
			}, "EW-M-HIVE-01");
		}
	})
};
// packages/games/earth-war/book/combat/reveal.ts
const BURSTS = "Short controlled bursts!";
const FROSTY = "Stay frosty!";
const TARGETS = "Check your targets!";
function price(w, slot) {
	if (slot.card < 0 || !isShadow(slot.card) || slot.wounds === 0) return 0;
	if (slot.early);
	if (!w.options.meleeSaves) return slot.wounds;
	return slot.wounds - slot.blades;
}
function shadowPrice(w) {
	const combat = combatOf(w);
	let sum = 0;
	for (const slot of combat.slots) sum += price(w, slot);
	return Math.max(0, sum - (combat.bursts ? 3 : 0));
}
function ambushes(w, slot) {
	const combat = combatOf(w);
	if (slot.card < 0 || !kindOf(slot.card).ambush || stateOf(combat, slot.card).sprung || combat.frosty === slot.card) return false;
	if (w.options.detection && slot.early) return false;
	if (slot.early);
	if (!w.squad.some((unit) => unit.type === "Dog Team")) return true;
	return standingOf(w, "Dog Team") === void 0;
}
const woundsOn = (w, test) => {
	let sum = 0;
	for (const slot of combatOf(w).slots) if (test(slot.card)) sum += slot.wounds;
	return sum;
};
function orders$1(w) {
	const combat = combatOf(w);
	const can = [];
	if (combat.cp === 0) return can;
	if (shadowPrice(w) > 0 && orderFault(w, BURSTS) === null) can.push({
		do: "order",
		order: BURSTS
	});
	if (woundsOn(w, isBystander) > 0 && orderFault(w, TARGETS) === null) can.push({
		do: "order",
		order: TARGETS
	});
	if (orderFault(w, FROSTY) === null) {
		for (const slot of combat.slots) if (ambushes(w, slot)) can.push({
			do: "order",
			order: FROSTY,
			card: identifierOf(slot.card)
		});
	}
	return can;
}
function checkTargets(play) {
	spendAmmo(play, woundsOn(play.w, isBystander), "EW-O-07");
	for (const slot of combatOf(play.w).slots) if (isBystander(slot.card)) slot.wounds = slot.blades = 0;
}
const theReveal = {
	"reveal the shadows": { run(play) {
		const combat = combatOf(play.w);
		combat.step = 4;
		combat.slots.forEach((slot, i) => slot.up || turnUp(play, i, "EW-S4-01"));
	} },
	"orders after the reveal": question({
		rule: "EW-S4-02",
		prompt: (w) => {
			const cost = shadowPrice(w);
			return cost > 0 ? `The shadows cost ${cost} AMMO. Give an order, or go on?` : "Give an order, or go on?";
		},
		who: (w) => leaderSeat(w),
		offers: (w) => [...orders$1(w), { do: "done" }],
		refused: (w, _f, seat) => refusedOrders(w, seat, (order) => {
			if (order === BURSTS && shadowPrice(w) === 0) return {
				rule: "EW-O-04",
				reason: "No AMMO is at stake."
			};
			if (order === TARGETS && woundsOn(w, isBystander) === 0) return {
				rule: "EW-O-07",
				reason: "No bystander was hit."
			};
			return order === FROSTY && !combatOf(w).slots.some((slot) => ambushes(w, slot)) ? {
				rule: "EW-O-05",
				reason: "Nothing is about to ambush."
			} : null;
		}),
		take(play, _f, _seat, choice) {
			const combat = combatOf(play.w);
			if (choice.do !== "order") return;
			giveOrder(play, choice.order);
			if (choice.order === BURSTS) combat.bursts = true;
			else if (choice.order === TARGETS) checkTargets(play);
			else if ("card" in choice) {
				combat.frosty = IDENTIFIER.indexOf(choice.card);
				stateOf(combat, combat.frosty).sprung = true;
			}
			return "again";
		}
	}),
	"AMMO for shadows": { run(play) {
		const cost = shadowPrice(play.w);
		play.w.mission.wasted += Math.min(cost, play.w.mission.ammo);
		if (cost > 0) spendAmmo(play, cost, "EW-S4-03");
		for (const slot of combatOf(play.w).slots) {
			if (!isShadow(slot.card)) continue;
			if (slot.wounds === 0) continue;
			kindOf(slot.card).id;
			slot.wounds = slot.blades = 0;
		}
	} },
	ambushes: { run(play) {
		const combat = combatOf(play.w);
		for (const slot of combat.slots) {
			if (!ambushes(play.w, slot)) continue;
			if (stateOf(combat, slot.card).wounds > 0);
			combat.ambushers.push(slot.card);
			play.w.mission.deeds.ambushes++;
			play.tell?.({
				type: "ambushed",
				card: identifierOf(slot.card),
				cancelled: slot.wounds
			}, "EW-S4-05");
			slot.wounds = slot.blades = 0;
		}
	} }
};
// packages/games/earth-war/book/combat/resolution.ts
const MEDIC = "Medic!";
function implants(unit, card) {
	if (KIND_OF[card] !== FACEHUGGER || isGun(unit)) return false;
	if (unit.type !== "Synthetic") return true;
	return false;
}
const isImplanting = (unit) => unit.incoming.some((card) => implants(unit, card));
const kinds = (unit) => [...new Set(unit.incoming.map((card) => kindOf(card).name))];
function treatments(w, seat) {
	const can = [];
	const hurt = w.squad.filter((unit) => unit.incoming.length > 0);
	if (seat === leaderSeat(w) && orderFault(w, MEDIC) === null) for (const unit of standingOf(w, "Medic") ? hurt : []) for (const wound of kinds(unit)) can.push({
		do: "order",
		order: MEDIC,
		unit: unit.id,
		wound
	});
	for (const medic of w.squad) {
		if (medic.seat !== seat || medic.type !== "Medic" || !usable(medic, "Medkit")) continue;
		for (const unit of hurt) if (unit.band === medic.band) for (const wound of kinds(unit)) can.push({
			do: "treat",
			by: medic.id,
			unit: unit.id,
			wound
		});
	}
	return can;
}
function ignore(play, unit, wound, rule) {
	unit.incoming.splice(unit.incoming.findIndex((card) => kindOf(card).name === wound), 1);
	play.tell?.({
		type: "ignored",
		unit: unit.name,
		wound
	}, rule);
}
const needsStim = (unit, wounds) => unit.wounds + wounds >= unit.hits && usable(unit, "Stim Injector") !== null;
const stimWaits = (w) => w.squad.find((unit) => !combatOf(w).stimAsked.includes(unit.id) && !isImplanting(unit) && needsStim(unit, unit.incoming.length));
function stimAsked(w) {
	const unit = stimWaits(w);
	if (unit === void 0) throw new Error("nobody needs a Stim Injector");
	return unit;
}
function stim(play, unit) {
	itemOf(unit, "Stim Injector").uses--;
	unit.wounds = unit.hits - 1;
	play.tell?.({
		type: "stimmed",
		unit: unit.name
	}, "EW-Q-14");
}
function suffer(play, unit) {
	if (isImplanting(unit)) {
		unit.status = "down";
		unit.implanted = true;
		play.tell?.({
			type: "implanted",
			unit: unit.name
		}, "EW-IMP-01");
	}
	const wounds = unit.incoming.filter((card) => !implants(unit, card)).length;
	unit.incoming = [];
	if (wounds === 0) return;
	if (combatOf(play.w).stims.includes(unit.id)) return stim(play, unit);
	takeWounds(unit, wounds);
	play.tell?.({
		type: "hurt",
		unit: unit.name,
		wounds: unit.wounds,
		hits: unit.hits
	}, "EW-S7-03");
	fell$1(play, unit);
}
function diesNow(w, slot) {
	if (slot.card < 0 || isShadow(slot.card) || ambushes(w, slot)) return false;
	const kind = kindOf(slot.card);
	return (combatOf(w).cards.find((one) => one.card === slot.card)?.wounds ?? kind.wounds) + Math.max(0, slot.wounds - (kind.armoured ?? 0)) >= kind.wounds;
}
function bleed(play, at) {
	const combat = combatOf(play.w);
	const slot = itemAt(combat.slots, at);
	if (slot.wounds === 0 || isShadow(slot.card)) return;
	const state = stateOf(combat, slot.card);
	const kind = kindOf(slot.card);
	if (state.wounds > 0);
	if (isBystander(slot.card));
	if (kind.armoured !== void 0);
	state.wounds += Math.max(0, slot.wounds - (kind.armoured ?? 0));
	kind.id;
	if (state.wounds < kind.wounds) {
		play.tell?.({
			type: "hit",
			card: identifierOf(slot.card),
			wounds: state.wounds,
			of: kind.wounds
		}, "EW-S7-04");
		return;
	}
	if (state.wounds > kind.wounds);
	leave(combat, slot.card, combat.killed);
	combat.dead.push({
		slot: at + 1,
		card: slot.card
	});
	play.w.mission.deeds.killed[KIND_OF[slot.card]]++;
	play.tell?.({
		type: "killed",
		card: identifierOf(slot.card)
	}, "EW-S7-04");
}
function dropGuns(w, test) {
	if (!w.squad.some((unit) => isGun(unit) && test(unit))) return;
	w.squad = w.squad.filter((unit) => !isGun(unit) || !test(unit));
}
function inSplash(w) {
	const near = w.squad.filter((unit) => isStanding(unit) && unit.band === 0 && !carries(unit, "Acid-proof Plate")).map((unit) => unit.id);
	if (!w.options.deadlyAcid) return near.slice(0, 1);
	return near;
}
const resolution = {
	bodyguards: { run(play) {
		const combat = combatOf(play.w);
		combat.step = 7;
		combat.dead = [];
		const queen = combat.slots.find((slot) => KIND_OF[slot.card] === QUEEN);
		const guard = combat.slots.find((slot) => KIND_OF[slot.card] === PRAETORIAN);
		if (queen === void 0 || guard === void 0) return;
		if (queen.wounds <= 4) return;
		const moved = queen.wounds - 4;
		queen.wounds = 4;
		guard.wounds += moved;
		play.tell?.({
			type: "shielded",
			by: identifierOf(guard.card),
			wounds: moved
		}, "EW-AUT-03");
	} },
	armour: { run(play) {
		for (const unit of play.w.squad) {
			if (unit.incoming.length === 0) continue;
			unit.incoming = unit.incoming.filter((card) => {
				const rating = armour(play.w, unit, card);
				const rn = checkNumber(play, rating, "EW-S7-02");
				const stopped = succeeds(rating, rn);
				play.tell?.({
					type: "armour",
					unit: unit.name,
					rating,
					rn,
					stopped
				}, "EW-S7-02");
				return !stopped;
			});
		}
	} },
	"ignored wounds": question({
		rule: "EW-O-08",
		prompt: "Treat a wound at once?",
		who: (w) => squadWho(w, (seat) => !combatOf(w).ready.includes(seat) && treatments(w, seat).length > 0),
		offers: (w, _f, seat) => [...treatments(w, seat), { do: "done" }],
		refused: (w, _f, seat) => refusedOrders(w, seat, (order) => order === MEDIC && !standingOf(w, "Medic") ? {
			rule: "EW-O-08",
			reason: "No Medic is standing."
		} : null),
		take(play, _f, seat, choice) {
			const w = play.w;
			if (choice.do === "order" && "wound" in choice) {
				giveOrder(play, MEDIC);
				ignore(play, unitOf(w, choice.unit), choice.wound, "EW-O-08");
			} else if (choice.do === "treat") {
				itemOf(unitOf(w, choice.by), "Medkit").uses--;
				ignore(play, unitOf(w, choice.unit), choice.wound, "EW-Q-08");
			} else combatOf(w).ready.push(seat);
			return "again";
		},
		after(play) {
			combatOf(play.w).ready = [];
		}
	}),
	stims: question({
		rule: "EW-Q-14",
		prompt: (w) => `${stimAsked(w).name} would go DOWN. Use a Stim Injector?`,
		who: (w) => stimWaits(w)?.seat ?? null,
		offers: (w) => [{
			do: "stim",
			unit: stimAsked(w).id
		}, {
			do: "fall",
			unit: stimAsked(w).id
		}],
		take(play, _f, _seat, choice) {
			const unit = stimAsked(play.w);
			combatOf(play.w).stimAsked.push(unit.id);
			if (choice.do === "stim") combatOf(play.w).stims.push(unit.id);
			return "again";
		}
	}),
	losses: { run(play) {
		const w = play.w;
		const combat = combatOf(w);
		for (const unit of w.squad) if (unit.incoming.length > 0) suffer(play, unit);
		dropGuns(w, (gun) => gun.status === "down");
		for (let at = 0; at < combat.slots.length; at++) bleed(play, at);
		combat.at = 0;
		combat.stimAsked = [];
		combat.stims = [];
	} },
	acid: { run(play) {
		const w = play.w;
		const combat = combatOf(w);
		const next = combat.dead[combat.at++];
		if (next === void 0) return { goTo: "royal call" };
		const acid = kindOf(next.card).acid ?? 0;
		if (acid === 0) return "again";
		if (!w.squad.some((unit) => isStanding(unit) && unit.band === 0)) return "again";
		kindOf(next.card).id;
		const rn = randomNumber(play, "EW-S7-05");
		combat.splashed = rn <= acid ? inSplash(w) : [];
		play.tell?.({
			type: "acid",
			card: identifierOf(next.card),
			acid,
			rn
		}, "EW-S7-05");
	} },
	splashed: question({
		rule: "EW-Q-14",
		prompt: (w) => `Acid would put ${unitOf(w, combatOf(w).splashed[0]).name} DOWN. Use a Stim Injector?`,
		who(w) {
			const id = combatOf(w).splashed[0];
			if (id === void 0) return null;
			const unit = unitOf(w, id);
			return needsStim(unit, 1) ? unit.seat : null;
		},
		offers: (w) => [{
			do: "stim",
			unit: combatOf(w).splashed[0]
		}, {
			do: "fall",
			unit: combatOf(w).splashed[0]
		}],
		take(play, _f, _seat, choice) {
			const unit = unitOf(play.w, combatOf(play.w).splashed.shift());
			if (choice.do === "stim") stim(play, unit);
			else burn(play, unit);
			return "again";
		},
		after(play) {
			const id = combatOf(play.w).splashed.shift();
			if (id === void 0) return { goTo: "acid" };
			burn(play, unitOf(play.w, id));
			return "again";
		}
	}),
	"royal call": { run(play) {
		const w = play.w;
		const combat = combatOf(w);
		combat.at = 0;
		if (!combat.cards.some((one) => KIND_OF[one.card] === QUEEN)) return;
		if (combat.cards.filter((one) => isEnemy(one.card) && KIND_OF[one.card] !== QUEEN).length >= 4) return;
		const card = join(w, DRONE, true);
		if (card >= 0) play.tell?.({
			type: "joined",
			card: identifierOf(card)
		}, "EW-AUT-02");
	} }
};
function burn(play, unit) {
	takeWounds(unit, 1);
	play.tell?.({
		type: "burnt",
		unit: unit.name,
		wounds: unit.wounds,
		hits: unit.hits
	}, "EW-S7-05");
	fell$1(play, unit);
	dropGuns(play.w, (gun) => gun.status === "down");
}
// packages/games/earth-war/book/combat/shadowsSetup.ts
const LEAVING = "Marines we're leaving!";
const CLOSING = "Close the gap!";
const BREAKING = "Break contact!";
function rangeUnit(play, unit, rn, rule, band = bandHere(play.w, rn)) {
	unit.rn = rn;
	unit.band = band;
	play.tell?.({
		type: "ranged",
		unit: unit.name,
		rn,
		band: unit.band
	}, rule);
}
const movable = (w, unit, by) => unit.band + by >= 0 && unit.band + by <= farthestBand(w);
function shiftFault(w, order) {
	if (order === BREAKING) {
		if (combatHere(w).noWayBack) return refuse("EW-M-QUEEN-01", "There is no way back from here.");
		if (!standing(w).every((unit) => unit.band >= 2)) return refuse("EW-ORD-05", "Every standing unit must be at MEDIUM or LONG.");
	}
	if (order === LEAVING && !standing(w).some((unit) => movable(w, unit, 1))) return refuse("EW-BND-02", "Nobody can be farther away.");
	if (order === CLOSING && !standing(w).some((unit) => movable(w, unit, -1))) return refuse("EW-BND-02", "Nobody can be nearer.");
	return null;
}
function ranges(w, into) {
	const combat = combatOf(w);
	if (combat.cp === 0 || combat.shifted) return;
	for (const unit of w.squad) {
		if (!isStanding(unit)) continue;
		const id = w.options.commonRange ? 0 : unit.id;
		if (unit.rn > 1) into.push({
			do: "range",
			unit: id,
			by: -1
		});
		if (unit.rn < 10) into.push({
			do: "range",
			unit: id,
			by: 1
		});
		if (w.options.commonRange) return;
	}
}
function plays(w, seat) {
	const combat = combatOf(w);
	const can = [];
	if (combat.moves > 0) {
		for (const unit of standing(w)) if (!combat.moved.includes(unit.id) && movable(w, unit, combat.moving)) can.push({
			do: "move",
			unit: unit.id
		});
		return can;
	}
	if (seat === leaderSeat(w) && combat.cp > 0) {
		ranges(w, can);
		for (const order of [
			LEAVING,
			CLOSING,
			BREAKING
		]) if (orderFault(w, order) === null && shiftFault(w, order) === null) can.push({
			do: "order",
			order
		});
	}
	for (const unit of w.squad) {
		if (unit.seat !== seat) continue;
		if (w.mission.ammo >= 2 && usable(unit, "Sentry Gun")) can.push({
			do: "use",
			unit: unit.id,
			item: "Sentry Gun"
		});
		if (unused(unit, "Hazard Scanner") !== null) can.push({
			do: "use",
			unit: unit.id,
			item: "Hazard Scanner"
		});
	}
	return can;
}
const canPlay = (w, seat) => combatOf(w).cp > 0 && !combatOf(w).shifted && seat === leaderSeat(w) || plays(w, seat).length > 0;
function greyed$2(w, seat) {
	const combat = combatOf(w);
	if (combat.moves > 0) return [];
	const out = refusedOrders(w, seat, (order) => shiftFault(w, order));
	if (combat.shifted && seat === leaderSeat(w)) {
		const late = refuse("EW-RNG-06", "CP change ranges before orders do.");
		for (const id of w.options.commonRange ? [0] : standing(w).map((unit) => unit.id)) for (const by of [1, -1]) out.push({
			choice: {
				do: "range",
				unit: id,
				by
			},
			...late
		});
	}
	for (const unit of w.squad) {
		if (unit.seat !== seat || !isStanding(unit)) continue;
		if (usable(unit, "Sentry Gun") && w.mission.ammo < 2) out.push({
			choice: {
				do: "use",
				unit: unit.id,
				item: "Sentry Gun"
			},
			rule: "EW-Q-12",
			reason: "A Sentry Gun needs 2 AMMO."
		});
	}
	return out;
}
function use$1(play, unit, item) {
	const w = play.w;
	const combat = combatOf(w);
	if (item === "Hazard Scanner") {
		(unused(unit, item) ?? itemOf(unit, item)).used = true;
		combat.scanned = countShadows(play);
		play.tell?.({
			type: "scanned",
			unit: unit.name,
			shadows: combat.scanned
		}, "EW-Q-15");
		return;
	}
	itemOf(unit, item).uses--;
	spendAmmo(play, 2, "EW-Q-12");
	const gun = enlist(w, "Sentry Gun");
	gun.seat = unit.seat;
	play.tell?.({
		type: "deployed",
		unit: unit.name,
		gun: gun.name
	}, "EW-Q-12");
	if (w.options.commonRange) rangeUnit(play, gun, unit.rn, "EW-RNG-01", unit.band);
	else rangeUnit(play, gun, randomNumber(play, "EW-RNG-01"), "EW-RNG-01");
}
function move(play, unit, by) {
	unit.band += by;
	play.tell?.({
		type: "moved",
		unit: unit.name,
		band: unit.band
	}, by > 0 ? "EW-ORD-01" : "EW-O-06");
}
function ordersEnd(combat) {
	combat.moves = 0;
	combat.moving = 0;
	combat.moved = [];
}
function shift(play, by) {
	const w = play.w;
	const combat = combatOf(w);
	combat.shifted = true;
	if (w.options.commonRange) for (const unit of standing(w)) move(play, unit, by);
	else {
		combat.moves = 3;
		combat.moving = by;
		combat.moved = [];
	}
}
const shadowsSetup = {
	"deal the shadows": { run(play) {
		const combat = combatOf(play.w);
		combat.step = 1;
		deal(combat);
		play.tell?.({
			type: "dealt",
			round: combat.round,
			dealt: combat.slots.length,
			aside: combat.aside
		}, "EW-S1-01");
	} },
	"range the squad": { run(play) {
		const w = play.w;
		const common = w.options.commonRange ? randomNumber(play, "EW-BND-05") : 0;
		for (const unit of w.squad) if (isStanding(unit)) rangeUnit(play, unit, common === 0 ? randomNumber(play, "EW-RNG-01") : common, "EW-RNG-01");
	} },
	"ranges and orders": question({
		rule: "EW-RNG-04",
		prompt: (w) => combatOf(w).moves > 0 ? `Which unit moves one band ${combatOf(w).moving > 0 ? "farther" : "nearer"}?` : "Change ranges, give an order, or go on.",
		who(w) {
			const combat = combatOf(w);
			if (combat.moves > 0) return leaderSeat(w);
			return squadWho(w, (seat) => !combat.ready.includes(seat) && canPlay(w, seat));
		},
		offers(w, _f, seat) {
			const can = plays(w, seat);
			if (combatOf(w).moves === 0 || combatOf(w).moved.length > 0) can.push({ do: "done" });
			return can;
		},
		refused: (w, _f, seat) => greyed$2(w, seat),
		take(play, _f, seat, choice) {
			const w = play.w;
			const combat = combatOf(w);
			if (choice.do === "range") {
				combat.cp--;
				for (const unit of w.squad) if (isStanding(unit) && (choice.unit === 0 || unit.id === choice.unit)) rangeUnit(play, unit, unit.rn + choice.by, "EW-RNG-04");
			} else if (choice.do === "order") {
				giveOrder(play, choice.order);
				if (choice.order === BREAKING) return { goTo: "break contact" };
				shift(play, choice.order === LEAVING ? 1 : -1);
			} else if (choice.do === "move") {
				move(play, unitOf(w, choice.unit), combat.moving);
				combat.moved.push(choice.unit);
				combat.moves--;
				if (combat.moves === 0 || plays(w, seat).length === 0) ordersEnd(combat);
			} else if (choice.do === "use") use$1(play, unitOf(w, choice.unit), choice.item);
			else if (combat.moves > 0) ordersEnd(combat);
			else combat.ready.push(seat);
			return "again";
		},
		after(play) {
			combatOf(play.w).ready = [];
		}
	})
};
// packages/games/earth-war/book/combat/squadWounds.ts
const ACTS = [
	"fire",
	"melee",
	"hold",
	"watch",
	"grenades",
	"charges"
];
const CORNERS = "Check those corners!";
const ROCK = "Let's rock!";
const BURST = "One more burst!";
const faceDown = (combat) => {
	let down = 0;
	for (const slot of combat.slots) if (!slot.up) down++;
	return down;
};
const checked$1 = (unit) => unit.roll > 0;
const chargesRating = (w, unit) => {
	const { charges } = combatHere(w);
	return charges === void 0 || unit.band > 1 || isGun(unit) ? 0 : witsRating(unit, charges.wits);
};
function actions(w, unit, into) {
	const before = into.length;
	const id = unit.id;
	if (fireRating(w, unit) > 0) into.push({
		do: "fire",
		unit: id
	});
	if (meleeRating(unit) > 0) into.push({
		do: "melee",
		unit: id
	});
	if (unit.type === "Marksman" && unit.band === 3 && faceDown(combatOf(w)) > 0) into.push({
		do: "watch",
		unit: id
	});
	if (combatOf(w).slots.length > 1 && usable(unit, "Frag Grenades")) into.push({
		do: "grenades",
		unit: id
	});
	if (chargesRating(w, unit) > 0) into.push({
		do: "charges",
		unit: id
	});
	if (into.length > before) into.push({
		do: "hold",
		unit: id
	});
}
const toAct = (unit, seat) => unit.seat === seat && unit.act === "" && isStanding(unit);
const mayDouble = (unit) => unit.type === "Technician" && !unit.doubled;
function readyItem(unit, name) {
	const item = usable(unit, name);
	if (item === null || !itemKind(name).perRound) return item;
	return unused(unit, name) ?? (mayDouble(unit) ? item : null);
}
const mayLoad = (unit) => !unit.shells && unit.act === "" && unit.band <= 1 && usable(unit, "Incendiary Shells") !== null;
function extras(w, seat, into) {
	const combat = combatOf(w);
	const down = faceDown(combat) > 0;
	for (const unit of w.squad) {
		if (unit.seat !== seat) continue;
		if (!isStanding(unit)) continue;
		for (const item of unit.items) {
			const kind = itemKind(item.name);
			if (item !== unit.items[0] && item.name === unit.items[0]?.name) continue;
			if (kind.flips !== void 0 ? down && reaches(unit, item.name) && readyItem(unit, item.name) !== null : item.name === "Incendiary Shells" && mayLoad(unit)) into.push({
				do: "use",
				unit: unit.id,
				item: item.name
			});
		}
	}
	if (combat.cp === 0 || seat !== leaderSeat(w)) return;
	if (down && orderFault(w, CORNERS) === null) into.push({
		do: "order",
		order: CORNERS
	});
	if (!w.squad.some(checked$1) && orderFault(w, ROCK) === null) into.push({
		do: "order",
		order: ROCK
	});
	if (orderFault(w, BURST) === null) {
		for (const unit of w.squad) if (checked$1(unit) && !unit.again) into.push({
			do: "order",
			order: BURST,
			unit: unit.id
		});
	}
}
function offers(w, seat) {
	const combat = combatOf(w);
	const can = [];
	if (combat.flips > 0) {
		combat.slots.forEach((slot, i) => slot.up || can.push({
			do: "flip",
			slot: i + 1
		}));
		return can;
	}
	for (const unit of w.squad) if (toAct(unit, seat)) actions(w, unit, can);
	const through = can.length === 0;
	extras(w, seat, can);
	if (through && can.length > 0) can.push({ do: "done" });
	return can;
}
const canAct = (w, seat) => w.squad.some((unit) => toAct(unit, seat) && fireRating(w, unit) > 0) || offers(w, seat).length > 0;
function greyed$1(w, seat) {
	if (combatOf(w).flips > 0) return [];
	const out = refusedOrders(w, seat, (order) => {
		if (order === CORNERS && faceDown(combatOf(w)) === 0) return {
			rule: "EW-S2-05",
			reason: "Every card is face up."
		};
		if (order === ROCK && w.squad.some(checked$1)) return {
			rule: "EW-O-03",
			reason: "Let's rock! comes before the first check."
		};
		return order === BURST && !w.squad.some((unit) => checked$1(unit) && !unit.again) ? {
			rule: "EW-O-12",
			reason: "There is no check to make again."
		} : null;
	});
	for (const unit of w.squad) {
		if (unit.seat !== seat || !isStanding(unit)) continue;
		if (unit.act !== "") out.push({
			choice: {
				do: "fire",
				unit: unit.id
			},
			rule: "EW-S2-01",
			reason: `${unit.name} has acted in this round.`
		});
		else {
			if (unit.fire[unit.band] === 0) out.push({
				choice: {
					do: "fire",
					unit: unit.id
				},
				rule: "EW-BND-03",
				reason: `${unit.name} has no FIRE at this range.`
			});
			else if (fireRating(w, unit) === 0) out.push({
				choice: {
					do: "fire",
					unit: unit.id
				},
				rule: "EW-RN-05",
				reason: `${unit.name}'s rating is 0.`
			});
			if (unit.band > 0) out.push({
				choice: {
					do: "melee",
					unit: unit.id
				},
				rule: "EW-BND-03",
				reason: "MELEE is for CLOSE only."
			});
			if (usable(unit, "Frag Grenades") && combatOf(w).slots.length < 2) out.push({
				choice: {
					do: "grenades",
					unit: unit.id
				},
				rule: "EW-Q-06",
				reason: "There are no two neighbouring cards."
			});
			if (combatHere(w).charges && chargesRating(w, unit) === 0) out.push({
				choice: {
					do: "charges",
					unit: unit.id
				},
				...unit.band > 1 ? refuse("EW-M-QUEEN-07", "Charges are set at CLOSE or SHORT.") : refuse("EW-RN-05", `${unit.name}'s rating is 0.`)
			});
		}
		for (const item of unit.items) {
			const choice = {
				do: "use",
				unit: unit.id,
				item: item.name
			};
			const kind = itemKind(item.name);
			if (kind.flips === void 0) continue;
			if (!reaches(unit, item.name)) out.push({
				choice,
				rule: kind.id,
				reason: `${item.name} does not reach from this range.`
			});
			else if (faceDown(combatOf(w)) === 0) out.push({
				choice,
				rule: "EW-S2-05",
				reason: "Every card is face up."
			});
			else if (readyItem(unit, item.name) === null) out.push({
				choice,
				rule: kind.id,
				reason: kind.perRound ? `${item.name} works once per round.` : `${item.name}: none left.`
			});
		}
	}
	return out;
}
function owe(combat, flips, seat) {
	combat.flips = Math.min(flips, faceDown(combat));
	combat.flipper = seat;
}
function check$1(play, unit) {
	unit.roll = randomNumber(play, unit.act === "charges" ? "EW-M-QUEEN-07" : "EW-S2-01");
	unitKind(unit.type).id;
	unit.sl = successLevels(unit.rating, unit.roll, unit.cap);
	if (unit.sl > 0 && unit.act !== "charges") {}
	play.tell?.({
		type: "checked",
		unit: unit.name,
		act: unit.act,
		rating: unit.rating,
		rn: unit.roll,
		sl: unit.sl
	}, unit.act === "charges" ? "EW-M-QUEEN-07" : "EW-S2-01");
}
function ratingFor(w, unit, how) {
	if (how === "fire") return fireRating(w, unit);
	return how === "melee" ? meleeRating(unit) : chargesRating(w, unit);
}
function act(play, unit, how) {
	const combat = combatOf(play.w);
	unit.act = how;
	if (how === "hold") play.tell?.({
		type: "held fire",
		unit: unit.name
	}, "EW-S2-03");
	else if (how === "watch") owe(combat, 1, unit.seat);
	else if (how === "grenades") {
		itemOf(unit, "Frag Grenades").uses--;
		unit.sl = 3;
		play.tell?.({
			type: "threw grenades",
			unit: unit.name
		}, "EW-Q-06");
	} else {
		unit.rating = ratingFor(play.w, unit, how);
		check$1(play, unit);
		if (how === "fire" && unit.type === "Incinerator" && unit.band <= 1) owe(combat, 1, unit.seat);
	}
}
function use(play, unit, name) {
	const item = readyItem(unit, name) ?? itemOf(unit, name);
	const kind = itemKind(name);
	if (kind.uses > 0) item.uses--;
	if (item.used && kind.perRound) unit.doubled = true;
	item.used = true;
	play.tell?.({
		type: "used",
		unit: unit.name,
		item: name
	}, kind.id);
	if (kind.flips === void 0) unit.shells = true;
	else owe(combatOf(play.w), kind.flips, unit.seat);
}
const squadWounds = {
	"the lights are on": { run(play) {
		const combat = combatOf(play.w);
		combat.step = 2;
		if (play.w.mission.lights && combatHere(play.w).lamps) owe(combat, 1, leaderSeat(play.w));
	} },
	"squad wounds": question({
		rule: "EW-S2-01",
		prompt: (w) => combatOf(w).flips > 0 ? "Turn up a card." : "Fire, fight hand to hand, hold, or look.",
		who(w) {
			const combat = combatOf(w);
			if (combat.flips > 0) return combat.flipper;
			return squadWho(w, (seat) => !combat.ready.includes(seat) && canAct(w, seat));
		},
		offers: (w, _f, seat) => offers(w, seat),
		refused: (w, _f, seat) => greyed$1(w, seat),
		take(play, _f, seat, choice) {
			const w = play.w;
			const combat = combatOf(w);
			if (choice.do === "flip") {
				turnUp(play, choice.slot - 1, "EW-S2-04");
				itemAt(combat.slots, choice.slot - 1).early = true;
				combat.flips = Math.min(combat.flips - 1, faceDown(combat));
			} else if (choice.do === "order") {
				giveOrder(play, choice.order);
				if (choice.order === CORNERS) owe(combat, 2, seat);
				else if (choice.order === ROCK) combat.rock = true;
				else if ("unit" in choice) {
					const unit = unitOf(w, choice.unit);
					unit.again = true;
					check$1(play, unit);
				}
			} else if (choice.do === "use") use(play, unitOf(w, choice.unit), choice.item);
			else if (choice.do === "done") combat.ready.push(seat);
			else if ("unit" in choice) act(play, unitOf(w, choice.unit), expected(choice, ...ACTS).do);
			return "again";
		},
		after(play) {
			const combat = combatOf(play.w);
			combat.ready = [];
			combat.flipper = 0;
			let set = 0;
			for (const unit of play.w.squad) if (unit.act === "charges") set += unit.sl;
			if (set === 0) return;
			combat.charges += set;
			play.tell?.({
				type: "charges set",
				set,
				charges: combat.charges
			}, "EW-M-QUEEN-07");
		}
	})
};
// packages/games/earth-war/book/combat/assigningSquadWounds.ts
function volleys(w) {
	const bound = [];
	const pools = [];
	const pool = (kind, seat, wounds) => {
		const mine = pools.find((one) => one.kind === kind && one.seat === seat);
		if (pools.some((one) => one.seat !== seat));
		if (mine === void 0) pools.push({
			kind,
			seat,
			unit: 0,
			wounds
		});
		else mine.wounds += wounds;
	};
	for (const unit of w.squad) {
		if (unit.sl === 0 || unit.act === "charges") continue;
		if (unit.act === "grenades") bound.push({
			kind: "grenades",
			seat: unit.seat,
			unit: unit.id,
			wounds: unit.sl
		});
		else if (blasts(unit) && combatOf(w).slots.length > 1) bound.push({
			kind: "blast",
			seat: unit.seat,
			unit: unit.id,
			wounds: unit.sl
		});
		else pool(w.options.meleeSaves && unit.act === "melee" ? "melee" : "fire", unit.seat, unit.sl);
	}
	if (bound.length > 0);
	pools.sort((a, b) => a.kind === b.kind ? 0 : a.kind === "melee" ? -1 : 1);
	return [...bound, ...pools];
}
const blasts = (unit) => unit.type === "Grenadier" && unit.sl >= 3;
function neighbours(split) {
	return split.some((count, i) => count > 0 && (split[i + 1] ?? 0) > 0);
}
function splitOf(choice) {
	if (typeof choice !== "object" || choice === null || Object.keys(choice).length !== 2) return null;
	if (!("do" in choice) || choice.do !== "assign" || !("wounds" in choice)) return null;
	return Array.isArray(choice.wounds) ? choice.wounds : null;
}
const isCount = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0;
function splitFault(w, volley, choice) {
	const split = splitOf(choice);
	if (split === null) return refuse("EW-S3-01", "Say how many wounds lie on each slot.");
	const slots = combatOf(w).slots.length;
	if (split.length !== slots) return refuse("EW-S3-01", `There are ${slots} slots with cards.`);
	const counts = split.filter(isCount);
	if (counts.length < slots) return refuse("EW-S3-01", "Wounds are counted in whole numbers.");
	if (counts.reduce((sum, count) => sum + count, 0) !== volley.wounds) return refuse("EW-S3-01", `All ${volley.wounds} wounds must be placed, no more and no fewer.`);
	const used = counts.filter((count) => count > 0).length;
	if (volley.kind === "grenades" && (used !== 2 || !neighbours(counts))) return refuse("EW-Q-06", "Grenades lie on two neighbouring slots, at least one wound on each.");
	if (volley.kind === "blast" && !neighbours(counts)) return refuse("EW-U-09", "A blast reaches at least two neighbouring slots.");
	return null;
}
function place(play, split) {
	const w = play.w;
	const combat = combatOf(w);
	const volley = combat.volleys.shift();
	const blades = w.options.meleeSaves && (volley.kind === "melee" || volley.kind === "blast" && unitOf(w, volley.unit).act === "melee");
	split.forEach((count, i) => {
		if (count > 0 && !itemAt(combat.slots, i).up);
		itemAt(combat.slots, i).wounds += count;
		if (blades) itemAt(combat.slots, i).blades += count;
	});
	play.tell?.({
		type: "assigned",
		seat: volley.seat,
		kind: volley.kind,
		split: split.slice()
	}, volley.kind === "grenades" ? "EW-Q-06" : volley.kind === "blast" ? "EW-U-09" : "EW-S3-01");
}
const assigningSquadWounds = {
	"gather the wounds": { run(play) {
		combatOf(play.w).step = 3;
		combatOf(play.w).volleys = volleys(play.w);
	} },
	"assign squad wounds": question({
		rule: "EW-S3-01",
		prompt: (w) => `Place ${openVolley(w).wounds === 1 ? "one wound" : `${openVolley(w).wounds} wounds`}.`,
		who: (w) => combatOf(w).volleys.length > 0 && combatOf(w).slots.length > 1 ? openVolley(w).seat : null,
		offers: () => [],
		spaces: (w) => [{
			kind: "assign",
			volley: openVolley(w).kind,
			wounds: openVolley(w).wounds,
			slots: combatOf(w).slots.length
		}],
		judge: (w, _f, _seat, choice) => splitFault(w, openVolley(w), choice),
		take(play, _f, _seat, choice) {
			place(play, expected(choice, "assign").wounds);
			return "again";
		},
		after(play) {
			while (combatOf(play.w).volleys.length > 0) place(play, [openVolley(play.w).wounds]);
		}
	})
};
// packages/games/earth-war/book/combat/enemyWounds.ts
function strike(play, at, card) {
	const w = play.w;
	const kind = kindOf(card);
	const result = {
		slot: at + 1,
		card,
		rn: 0,
		band: 0,
		rating: 0,
		roll: 0,
		sl: 0,
		assigned: 0,
		held: 0,
		focus: 0
	};
	if (w.options.commonRange) {
		const anyone = w.squad.find(isStanding);
		result.rn = anyone.rn;
		result.band = anyone.band;
	} else {
		if (kind.shift !== void 0) {}
		result.rn = Math.min(10, Math.max(1, randomNumber(play, "EW-RNG-03") + (kind.shift ?? 0)));
		result.band = bandHere(w, result.rn);
	}
	kind.id;
	result.rating = limited(kind.attack[result.band]);
	if (result.rating > 0) {
		result.roll = randomNumber(play, "EW-S5-01");
		result.sl = successLevels(result.rating, result.roll, kind.cap);
	}
	play.tell?.({
		type: "struck",
		slot: result.slot,
		card: identifierOf(card),
		rn: result.rn,
		band: result.band,
		rating: result.rating,
		roll: result.roll,
		wounds: result.sl
	}, "EW-S5-01");
	return result;
}
const enemyWounds = { "enemy wounds": { run(play) {
	const combat = combatOf(play.w);
	combat.step = 5;
	combat.strikes = [];
	combat.slots.forEach((slot, i) => {
		if (!isEnemy(slot.card) || kindOf(slot.card).cap === 0) return;
		if (slot.wounds > 0);
		if (combat.ambushers.includes(slot.card));
		combat.strikes.push(strike(play, i, slot.card));
	});
} } };
// packages/games/earth-war/book/combat/assigningEnemyWounds.ts
const LINE = "Hold the line!";
const called$1 = (card) => `${kindOf(card).name} ${identifierOf(card)}`;
const hitsLeft = (unit) => unit.hits - unit.wounds - unit.incoming.length;
function candidates$1(w) {
	const all = standing(w);
	if (all.length < w.squad.length);
	const able = all.filter((unit) => hitsLeft(unit) > 0);
	return able.length > 0 ? able : all;
}
function least(units, ...measures) {
	let best = itemAt(units, 0);
	for (const unit of units) for (const measure of measures) {
		const difference = measure(unit) - measure(best);
		if (difference < 0) best = unit;
		if (difference !== 0) break;
	}
	return best;
}
const band = (unit) => unit.band;
const given$1 = (unit) => unit.incoming.length;
function target(w, strike) {
	if (strike.held !== 0) return unitOf(w, strike.held);
	const able = candidates$1(w);
	switch (kindOf(strike.card).target) {
		case "FARTHEST": return least(able, (unit) => -unit.band, given$1);
		case "WEAKEST": return least(able, hitsLeft, band);
		case "LEADER": {
			const leader = actingLeader(w);
			return leader !== null && able.includes(leader) ? leader : least(able, band, given$1);
		}
		case "FOCUS": return strike.focus !== 0 ? unitOf(w, strike.focus) : least(able, band, given$1);
		default: return least(able, band, given$1);
	}
}
function assign(play, strike, unit) {
	unit.incoming.push(strike.card);
	strike.assigned++;
	if (strike.focus === 0) strike.focus = unit.id;
	play.tell?.({
		type: "wounded",
		unit: unit.name,
		by: identifierOf(strike.card)
	}, strike.held !== 0 ? "EW-O-09" : "EW-S6-01");
}
const current = (w) => itemAt(combatOf(w).strikes, combatOf(w).striker);
function prey(w) {
	const able = candidates$1(w);
	const nearest = Math.min(...able.map(band));
	return able.filter((unit) => unit.band === nearest);
}
const assigningEnemyWounds = {
	"the enemies assign": { run(play) {
		combatOf(play.w).step = 6;
		combatOf(play.w).striker = -1;
	} },
	"the next enemy": { run(play) {
		const combat = combatOf(play.w);
		do
			combat.striker++;
		while (combat.striker < combat.strikes.length && current(play.w).sl === 0);
		return combat.striker < combat.strikes.length ? void 0 : { goTo: "ambushes are used up" };
	} },
	"hold the line": question({
		rule: "EW-O-09",
		prompt(w) {
			const strike = current(w);
			const first = target(w, strike);
			return `${called$1(strike.card)} makes ${strike.sl} wound${strike.sl === 1 ? "" : "s"}, first on ${first.name} (${first.hits - first.wounds} of ${first.hits} HITS left). Who takes ${strike.sl === 1 ? "it" : "them all"} by "Hold the line!", or go on?`;
		},
		who: (w) => orderFault(w, LINE) === null ? leaderSeat(w) : null,
		offers: (w) => [...standing(w).map((unit) => ({
			do: "order",
			order: LINE,
			unit: unit.id
		})), { do: "done" }],
		refused: (w, _f, seat) => refusedOrders(w, seat),
		take(play, _f, _seat, choice) {
			if (choice.do !== "order" || !("unit" in choice)) return;
			giveOrder(play, LINE);
			current(play.w).held = choice.unit;
		}
	}),
	"assign enemy wounds": question({
		rule: "EW-M-HIVE-01",
		prompt: (w) => `Whom does ${called$1(current(w).card)} hit?`,
		who(w) {
			const hive = hiveSeat(w);
			return hive === null || current(w).held !== 0 || prey(w).length < 2 ? null : hive;
		},
		offers: (w) => prey(w).map((unit) => ({
			do: "strike",
			unit: unit.id
		})),
		take(play, _f, _seat, choice) {
			const strike = current(play.w);
			assign(play, strike, unitOf(play.w, expected(choice, "strike").unit));
			return strike.assigned < strike.sl ? "again" : { goTo: "the next enemy" };
		},
		after(play) {
			const strike = current(play.w);
			assign(play, strike, hiveSeat(play.w) !== null && strike.held === 0 ? itemAt(prey(play.w), 0) : target(play.w, strike));
			return strike.assigned < strike.sl ? "again" : { goTo: "the next enemy" };
		}
	}),
	"ambushes are used up": { run(play) {
		const combat = combatOf(play.w);
		for (const card of combat.ambushers) stateOf(combat, card).sprung = true;
		combat.ambushers = [];
	} }
};
// packages/games/earth-war/book/combat/combat.ts
const COMRADES = "Nobody gets left behind!";
const newCombat = () => ({
	round: 0,
	step: 0,
	cards: [],
	killed: [],
	removed: [],
	slots: [],
	aside: 0,
	scanned: -1,
	cp: 0,
	cpMost: 0,
	orders: [],
	ready: [],
	shifted: false,
	moved: [],
	moves: 0,
	moving: 0,
	flips: 0,
	flipper: 0,
	rock: false,
	frosty: -1,
	bursts: false,
	volleys: [],
	strikes: [],
	striker: 0,
	ambushers: [],
	dead: [],
	at: 0,
	splashed: [],
	stimAsked: [],
	stims: [],
	charges: 0,
	hiveLooked: false,
	hiveSlots: [],
	unmasked: -1
});
const SHADOWS_MORE = {
	easy: -1,
	standard: 0,
	hard: 1
};
function shadowsFor(w, listed) {
	w.mission.number;
	if (w.options.difficulty !== "standard");
	return Math.min(7, Math.max(1, listed + SHADOWS_MORE[w.options.difficulty]));
}
function take(w, list) {
	for (const [count, kind] of list) {
		const copies = kind === SHADOW ? shadowsFor(w, count) : count;
		for (let i = 0; i < copies; i++) join(w, kind, false);
	}
}
function gather(w) {
	const { node, owed, patrol } = w.mission;
	combatHere(w).id;
	take(w, combatHere(w).enemies);
	take(w, combatHere(w).shadows);
	for (const kind of patrol) join(w, kind, false);
	for (const one of owed) if (one.node === node || one.node === 0) join(w, one.kind, false);
	w.mission.owed = owed.filter((one) => one.node !== node && one.node !== 0);
}
const REINFORCEMENTS = {
	1: DRONE,
	2: DRONE,
	3: DRONE,
	4: DRONE,
	5: RUNNER,
	6: RUNNER,
	7: WARRIOR
};
function reinforce(play) {
	combatHere(play.w).id;
	const rn = randomNumber(play, "EW-M-COM-04");
	const kind = REINFORCEMENTS[rn];
	const card = kind === void 0 ? -1 : join(play.w, kind, false);
	play.tell?.({
		type: "reinforced",
		rn,
		card: card < 0 ? null : identifierOf(card)
	}, "EW-M-COM-04");
}
function freshRound(w) {
	const combat = combatOf(w);
	combat.round++;
	combat.orders = [];
	combat.shifted = false;
	combat.rock = false;
	combat.frosty = -1;
	combat.bursts = false;
	combat.strikes = [];
	combat.striker = 0;
	combat.hiveSlots = [];
	combat.dead = [];
	combat.at = 0;
	for (const unit of w.squad) {
		forgetRound(unit);
		for (const item of unit.items) if (item.name !== "Hazard Scanner") item.used = false;
	}
}
function forgetRound(unit) {
	unit.act = "";
	unit.roll = 0;
	unit.rating = 0;
	unit.sl = 0;
	unit.again = false;
	unit.shells = false;
}
function forgetEvent(unit) {
	forgetRound(unit);
	unit.doubled = false;
	unit.rn = NO_RANGE.rn;
	unit.band = NO_RANGE.band;
	for (const item of unit.items) item.used = false;
}
const roundsFought = (combat, end) => end === "broken off" ? combat.round - 1 : combat.round;
function finish(play, end, rule) {
	const { mission } = play.w;
	const combat = combatOf(play.w);
	mission.deeds.ends[mission.node - 1] = end;
	combat.step = 8;
	play.tell?.({
		type: "combat over",
		end,
		rounds: roundsFought(combat, end)
	}, rule);
	return { goTo: "the event is over" };
}
const start = {
	"the event begins": { run(play) {
		const w = play.w;
		w.combat = newCombat();
		gather(w);
		play.tell?.({
			type: "contact",
			node: combatHere(w).title,
			count: w.combat.cards.length
		}, "EW-NOD-02");
	} },
	"a round begins": { run(play) {
		freshRound(play.w);
		refill(play.w);
		if (combatOf(play.w).round > 1 && combatHere(play.w).reinforce) reinforce(play);
	} }
};
const end = {
	"return to the deck": { run(play) {
		const w = play.w;
		const combat = combatOf(w);
		w.mission.rounds++;
		if (!somebodyStands(w)) {
			if (standing(w).length > 0);
			return finish(play, "failed", "EW-S7-11");
		}
		if (combat.cards.every((one) => isShadow(one.card))) {
			if (combat.cards.length > 0);
			return finish(play, "cleared", "EW-S7-09");
		}
		if (combat.round === combatHere(w).until) return finish(play, "held", "EW-M-ZULU-04");
	} },
	"leave with the charges": question({
		rule: "EW-M-QUEEN-07",
		prompt: (w) => `${combatOf(w).charges} charges are set. Leave and blow it up?`,
		who: (w) => combatOf(w).charges >= (combatHere(w).charges?.needed ?? Infinity) ? leaderSeat(w) : null,
		offers: () => [{ do: "blow" }, { do: "done" }],
		take: (play, _f, _seat, choice) => choice.do === "blow" ? finish(play, "charges", "EW-M-QUEEN-07") : { goTo: "a round begins" },
		after: () => ({ goTo: "a round begins" })
	}),
	"break contact": { run(play) {
		play.w.mission.points -= 2;
		return finish(play, "broken off", "EW-ORD-05");
	} },
	"the event is over": question({
		rule: "EW-O-10",
		prompt: "The fight is over. Order \"Nobody gets left behind!\", or go on?",
		who: (w) => w.mission.number > 0 && w.mission.deeds.ends[w.mission.node - 1] === "cleared" && !w.mission.comrades && orderFault(w, COMRADES) === null ? leaderSeat(w) : null,
		offers: () => [{
			do: "order",
			order: COMRADES
		}, { do: "done" }],
		refused: (w, _f, seat) => refusedOrders(w, seat),
		take(play, _f, _seat, choice) {
			if (choice.do !== "order") return;
			giveOrder(play, COMRADES);
			play.w.mission.comrades = true;
		}
	}),
	"pack up": { run(play) {
		const w = play.w;
		const end = itemAt(w.mission.deeds.ends, w.mission.node - 1);
		if (missionSheet(w.mission.number).fireClock) tick(play, Math.max(0, roundsFought(combatOf(w), end) - 4));
		dropGuns(w, () => true);
		w.squad.forEach(forgetEvent);
		w.combat = null;
		return "done";
	} }
};
function tick(play, by) {
	const { mission } = play.w;
	if (by === 0) return;
	const clock = Math.max(0, mission.deeds.clock + by);
	if (mission.clockHeld);
	mission.deeds.clock = mission.clockHeld ? Math.min(3, clock) : clock;
	play.tell?.({
		type: "fire clock",
		clock: mission.deeds.clock
	}, "EW-M-REFINE-01");
}
const combat = chapter("combat").steps({
	...start,
	...shadowsSetup,
	...squadWounds,
	...assigningSquadWounds,
	...theHive,
	...theReveal,
	...enemyWounds,
	...assigningEnemyWounds,
	...resolution,
	...endTexts,
	...end
});
// packages/games/earth-war/content/effects.ts
function effectWords(effect, { nodes }) {
	const at = (node) => itemAt(nodes, node - 1).title;
	switch (effect.does) {
		case "add": {
			const { name } = kindAt(effect.kind);
			return name === "unknown" ? `an unknown card more at ${at(effect.node)}` : `one more ${name} at ${at(effect.node)}`;
		}
		case "command": return `${effect.cp} CP more at ${at(effect.node)}`;
		case "lights": return "the lights turn up one card a round";
		case "skip": return `${at(effect.node)} is passed by`;
		case "burn": return effect.clock < 0 ? `the fire clock falls by ${-effect.clock}` : `the fire clock rises by ${effect.clock}`;
		case "harm": return `everybody risks a wound (${effect.upTo} in 10)`;
	}
}
const allWords = (effects, sheet) => effects.map((effect) => effectWords(effect, sheet)).join(", ") || "nothing";
const checkWords = (check, sheet) => `Success: ${allWords(check.success, sheet)}. Failure: ${allWords(check.failure, sheet)}.`;
// packages/games/earth-war/book/mission/node.ts
function haltHere(w) {
	const node = nodeHere(w);
	if (node.kind !== "supply" && node.kind !== "rest") throw wrongNode(node);
	return node;
}
function branchHere(w, name) {
	const branch = branchesHere(w).find((one) => one.name === name);
	if (branch === void 0) throw new Error(`${nodeHere(w).id} has no branch '${name}'`);
	return branch;
}
function branchesHere(w) {
	const node = nodeHere(w);
	if (node.kind !== "choice") throw wrongNode(node);
	return node.branches;
}
function checkHere(w, branch) {
	const node = nodeHere(w);
	const check = node.kind === "check" ? node : branchHere(w, branch).check;
	if (check === void 0) throw wrongNode(node);
	return check;
}
const wounded = (w) => standing(w).filter((unit) => unit.wounds > 0);
const heal = (play, unit, rule) => {
	unit.wounds--;
	play.tell?.({
		type: "healed",
		unit: unit.name,
		wounds: unit.wounds
	}, rule);
};
const DONE = { do: "done" };
const onwards$1 = { goTo: "on to the next node" };
// packages/games/earth-war/book/mission/checks.ts
const stops = (play, rating) => succeeds(rating, checkNumber(play, rating, "EW-S7-02"));
function harm(play, upTo, armoured, rule) {
	for (const unit of standing(play.w)) {
		const rn = randomNumber(play, rule);
		const stopped = rn > upTo || armoured && stops(play, armour(play.w, unit, -1));
		if (!stopped) takeWounds(unit, 1);
		play.tell?.({
			type: stopped ? "unharmed" : "hurt",
			unit: unit.name,
			rn,
			wounds: unit.wounds,
			hits: unit.hits
		}, rule);
		if (!stopped) fell$1(play, unit);
	}
}
function apply(play, effects, rule) {
	const { mission } = play.w;
	for (const effect of effects) if (effect.does === "add") mission.owed.push({
		node: effect.node,
		kind: effect.kind
	});
	else if (effect.does === "command") mission.command[effect.node - 1] = (mission.command[effect.node - 1] ?? 0) + effect.cp;
	else if (effect.does === "lights") mission.lights = true;
	else if (effect.does === "skip") mission.deeds.ends[effect.node - 1] = "skipped";
	else if (effect.does === "burn") {
		if (effect.held) mission.clockHeld = true;
		tick(play, effect.clock);
	} else harm(play, effect.upTo, false, rule);
}
function resolve(play, f, success) {
	const { mission } = play.w;
	const node = nodeHere(play.w);
	const check = checkHere(play.w, f.branch);
	mission.deeds.ends[mission.node - 1] = success ? "done" : "failed";
	play.tell?.({
		type: success ? "check passed" : "check failed",
		node: node.title
	}, node.id);
	apply(play, success ? check.success : check.failure, node.id);
	return somebodyStands(play.w) ? onwards$1 : { goTo: "the mission ends" };
}
const breaches = (w, seat) => w.squad.flatMap((unit) => unit.seat === seat && usable(unit, "Breaching Charge") !== null ? [{
	do: "breach",
	unit: unit.id
}] : []);
function breach(play, f, id) {
	const unit = unitOf(play.w, id);
	itemOf(unit, "Breaching Charge").uses--;
	play.tell?.({
		type: "used",
		unit: unit.name,
		item: "Breaching Charge"
	}, "EW-Q-16");
	return resolve(play, f, true);
}
const checks = {
	"breaching charges": question({
		rule: "EW-Q-16",
		prompt: (w) => `${nodeHere(w).title}: use a Breaching Charge?`,
		who: (w, f) => squadWho(w, (seat) => seat !== leaderSeat(w) && !f.ready.includes(seat) && breaches(w, seat).length > 0),
		offers: (w, _f, seat) => [...breaches(w, seat), DONE],
		take(play, f, seat, choice) {
			if (choice.do === "breach") return breach(play, f, choice.unit);
			f.ready.push(seat);
			return "again";
		}
	}),
	"a check": question({
		rule: "EW-NOD-03",
		prompt: (w, f) => {
			const check = checkHere(w, f.branch);
			const { wits } = check;
			return `${nodeHere(w).title}: who checks WITS${wits === 0 ? "" : ` ${wits}`}? ${checkWords(check, missionSheet(w.mission.number))}`;
		},
		who: (w) => leaderSeat(w),
		offers: (w, _f, seat) => [
			...standing(w).map((unit) => ({
				do: "check",
				unit: unit.id
			})),
			...breaches(w, seat),
			{ do: "skip" }
		],
		take(play, f, _seat, choice) {
			if (choice.do === "breach") return breach(play, f, choice.unit);
			if (choice.do !== "check") return resolve(play, f, false);
			const unit = unitOf(play.w, choice.unit);
			const rating = witsRating(unit, checkHere(play.w, f.branch).wits);
			const rn = checkNumber(play, rating, "EW-NOD-03");
			play.tell?.({
				type: "tried",
				unit: unit.name,
				rating,
				rn
			}, "EW-NOD-03");
			return resolve(play, f, succeeds(rating, rn));
		}
	}),
	"a choice": question({
		rule: "EW-NOD-06",
		prompt: (w) => `${nodeHere(w).title}?`,
		who: (w) => leaderSeat(w),
		offers: (w) => branchesHere(w).map((branch) => ({
			do: "branch",
			branch: branch.name
		})),
		take(play, f, _seat, choice) {
			const w = play.w;
			const branch = branchHere(w, expected(choice, "branch").branch);
			f.branch = branch.name;
			w.mission.deeds.ends[w.mission.node - 1] = "done";
			play.tell?.({
				type: "branch",
				branch: branch.name
			}, nodeHere(w).id);
			if (branch.check) return { goTo: "breaching charges" };
			return branch.ends ? { goTo: "the mission ends" } : onwards$1;
		}
	})
};
// packages/games/earth-war/book/mission/halts.ts
const beds = (w) => {
	const halt = haltHere(w);
	const resting = standingOf(w, "Medic") ? 3 : 2;
	return (halt.heal ?? 0) + (halt.rest ? resting : 0);
};
const isSpent = (item) => item.uses < itemKind(item.name).uses;
const spent = (w) => w.squad.flatMap((unit) => isStanding(unit) ? [...new Set(unit.items.filter(isSpent).map((item) => item.name))].map((item) => ({
	do: "refill",
	unit: unit.id,
	item
})) : []);
const isSatchel = (choice) => choice.item === "Ammo Satchel";
const refills = (w) => spent(w).filter((choice) => !isSatchel(choice));
const implanted = (w, tried) => w.squad.filter((unit) => unit.implanted && !tried.includes(unit.id));
const halts = {
	supplies: { run(play) {
		const node = haltHere(play.w);
		node.id;
		play.w.mission.deeds.ends[play.w.mission.node - 1] = "done";
		if (node.ammo === void 0) return { goTo: "rest" };
		return gainAmmo(play, node.ammo, "EW-NOD-04");
	} },
	refill: question({
		rule: "EW-NOD-04",
		prompt: "Refill an item?",
		who: (w) => refills(w).length > 0 ? leaderSeat(w) : null,
		offers: (w) => [...refills(w), DONE],
		refused: (w) => spent(w).filter(isSatchel).map((choice) => ({
			choice,
			...refuse("EW-Q-05", "A satchel is opened when the mission starts.")
		})),
		take(play, _f, _seat, choice) {
			if (choice.do !== "refill") return;
			const unit = unitOf(play.w, choice.unit);
			const at = unit.items.findIndex((one) => one.name === choice.item && isSpent(one));
			unit.items[at] = freshItem(choice.item);
			play.tell?.({
				type: "refilled",
				unit: unit.name,
				item: choice.item
			}, "EW-NOD-04");
		}
	}),
	rest: question({
		rule: "EW-NOD-05",
		prompt: "Who rests?",
		who: (w, f) => f.healed.length < beds(w) && wounded(w).some((unit) => !f.healed.includes(unit.id)) ? leaderSeat(w) : null,
		offers: (w, f) => [...wounded(w).flatMap((unit) => f.healed.includes(unit.id) ? [] : [{
			do: "heal",
			unit: unit.id
		}]), DONE],
		refused: (w, f) => f.healed.map((id) => ({
			choice: {
				do: "heal",
				unit: id
			},
			...refuse("EW-NOD-05", `${unitOf(w, id).name} has rested here.`)
		})),
		take(play, f, _seat, choice) {
			if (choice.do !== "heal") return;
			haltHere(play.w).id;
			f.healed.push(choice.unit);
			heal(play, unitOf(play.w, choice.unit), "EW-NOD-05");
			return "again";
		}
	}),
	"the theatre": question({
		rule: "EW-M-HOSP-04",
		prompt: "Operate on an implanted unit?",
		who: (w, f) => haltHere(w).surgery && implanted(w, f.healed).length > 0 ? leaderSeat(w) : null,
		offers: (w, f) => [...implanted(w, f.healed).map((unit) => ({
			do: "operate",
			unit: unit.id
		})), DONE],
		take(play, f, _seat, choice) {
			if (choice.do !== "operate") return onwards$1;
			const unit = unitOf(play.w, choice.unit);
			f.healed.push(unit.id);
			if (survives(play, unit, Math.min(9, surgeryRating(play.w, standingOf(play.w, "Medic") !== void 0, false) + 2), "EW-M-HOSP-04")) {
				unit.implanted = false;
				unit.saved = true;
			}
			return "again";
		},
		after: () => onwards$1
	})
};
// packages/games/earth-war/book/mission/recovery.ts
function spoils(w) {
	return w.squad.flatMap((fallen) => fallen.status !== "down" ? [] : [...new Set(fallen.items.map((item) => item.name))].flatMap((item) => standing(w).flatMap((unit) => unit.items.length < places(unit) ? [{
		do: "take over",
		from: fallen.id,
		item,
		unit: unit.id
	}] : [])));
}
const medkits = (w) => standing(w).flatMap((by) => usable(by, "Medkit") ? wounded(w).map((unit) => ({
	do: "medkit",
	by: by.id,
	unit: unit.id
})) : []);
const recovery = {
	"the medic heals": question({
		rule: "EW-NOD-07",
		prompt: "Whom does the Medic heal?",
		who: (w) => standingOf(w, "Medic") && wounded(w).length > 0 ? leaderSeat(w) : null,
		offers: (w) => [...wounded(w).map((unit) => ({
			do: "heal",
			unit: unit.id
		})), DONE],
		take(play, _f, _seat, choice) {
			if (choice.do !== "heal") return;
			heal(play, unitOf(play.w, choice.unit), "EW-NOD-07");
		}
	}),
	medkits: question({
		rule: "EW-Q-08",
		prompt: "Use a Medkit?",
		who: (w) => medkits(w).length > 0 ? leaderSeat(w) : null,
		offers: (w) => [...medkits(w), DONE],
		take(play, _f, _seat, choice) {
			if (choice.do !== "medkit") return;
			itemOf(unitOf(play.w, choice.by), "Medkit").uses--;
			heal(play, unitOf(play.w, choice.unit), "EW-Q-08");
			return "again";
		}
	}),
	"items of the fallen": question({
		rule: "EW-SQD-07",
		prompt: "Take over an item?",
		who: (w) => spoils(w).length > 0 ? leaderSeat(w) : null,
		offers: (w) => [...spoils(w), DONE],
		take(play, _f, _seat, choice) {
			if (choice.do !== "take over") return;
			const from = unitOf(play.w, choice.from);
			const best = from.items.filter((one) => one.name === choice.item).reduce((a, b) => b.uses > a.uses ? b : a);
			from.items = from.items.filter((one) => one !== best);
			unitOf(play.w, choice.unit).items.push(best);
			play.tell?.({
				type: "took over",
				unit: unitOf(play.w, choice.unit).name,
				item: choice.item
			}, "EW-SQD-07");
			return "again";
		},
		after: () => onwards$1
	}),
	"move out": { run: () => onwards$1 }
};
// packages/games/earth-war/book/mission/mission.ts
function newMission(number) {
	const nodes = missionSheet(number).nodes.length;
	return {
		number,
		node: 0,
		ammo: 0,
		points: 0,
		clockHeld: false,
		lights: false,
		command: new Array(nodes).fill(0),
		owed: [],
		comrades: false,
		deeds: {
			ends: new Array(nodes).fill(""),
			killed: new Array(15).fill(0),
			rescued: new Array(nodes).fill(0),
			bystandersMet: 0,
			bystandersKilled: 0,
			ambushes: 0,
			loose: 0,
			clock: 0,
			ammoLeft: 0,
			implanted: 0,
			kia: 0
		},
		patrol: [],
		won: null,
		rounds: 0,
		wasted: 0
	};
}
const deedsNow = ({ mission, squad }) => ({
	...mission.deeds,
	ammoLeft: mission.ammo,
	implanted: squad.filter((unit) => unit.implanted).length
});
function dealOut(w) {
	const seats = squadSeats(w);
	if (seats.length > 1) {}
	presentSquad(w).forEach((unit, i) => unit.seat = itemAt(seats, i % seats.length));
}
const mission = chapter("mission").shows("branch", "healed", "ready").steps({
	"set out": { run(play) {
		const w = play.w;
		dealOut(w);
		loadUp(w);
		for (; w.bursters > 0; w.bursters--) w.mission.owed.push({
			node: 0,
			kind: CHEST_BURSTER
		});
		play.tell?.({
			type: "set out",
			mission: missionSheet(w.mission.number).name,
			ammo: w.mission.ammo
		}, "EW-AMO-01");
	} },
	"on to the next node": { run(play, f) {
		const { mission: here } = play.w;
		f.branch = "";
		f.healed = [];
		f.ready = [];
		do
			here.node++;
		while (here.deeds.ends[here.node - 1] === "skipped");
		return nodeOf(play.w) === void 0 ? { goTo: "the mission ends" } : void 0;
	} },
	arrive: { run(play) {
		const w = play.w;
		const node = nodeHere(w);
		if (missionSheet(w.mission.number).fireClock && w.mission.deeds.clock >= 4) harm(play, 2, true, "EW-M-REFINE-01");
		if (!somebodyStands(w)) return { goTo: "the mission ends" };
		play.tell?.({
			type: "arrived",
			node: node.title
		}, node.id);
		burst(play);
		if (!somebodyStands(w)) return { goTo: "the mission ends" };
		if (node.kind === "combat") return {
			call: combat.begin({}),
			then: "after the combat"
		};
		if (node.kind === "check") return { goTo: "breaching charges" };
		return { goTo: node.kind === "choice" ? "a choice" : "supplies" };
	} },
	"after the combat": { run(play) {
		if (!somebodyStands(play.w) || play.w.mission.number === 0) return { goTo: "the mission ends" };
	} },
	...recovery,
	...checks,
	...halts,
	"the mission ends": { run(play) {
		const w = play.w;
		const { mission: here } = w;
		here.deeds = deedsNow(w);
		const primary = missionSheet(here.number).goals.filter((goal) => goal.primary);
		here.won = somebodyStands(w) && primary.every((goal) => goal.points(here.deeds) > 0);
		play.tell?.({
			type: here.won ? "mission won" : "mission lost",
			mission: missionSheet(here.number).name
		}, "EW-NOD-08");
		return {
			call: aftermath.begin({
				medic: standingOf(w, "Medic") !== void 0,
				wiped: !somebodyStands(w),
				treated: [],
				ready: []
			}),
			then: "home"
		};
	} },
	home: { run: () => "done" }
});
// packages/games/earth-war/book/campaign.ts
const onTheWay = {
	branch: "",
	healed: [],
	ready: []
};
const going = (w) => w.squad.filter((unit) => unit.status === "standing");
const leads = (w) => w.squad.some((unit) => unit.leader);
function needs(units, led) {
	const missing = Math.max(0, 4 - units);
	return led ? missing : unitKind("Squad Leader").rp + Math.max(0, missing - 1);
}
const needed = (w) => needs(going(w).length, leads(w));
function recruitFault(w, type) {
	const { rp, most } = unitKind(type);
	if (rp === null) return refuse("EW-U-14", "It cannot be bought.");
	if (type === "Squad Leader" ? leads(w) : most !== void 0 && w.squad.filter((unit) => unit.type === type).length >= most) {
		unitKind(type).id;
		return refuse("EW-SQD-02", `A squad has at most ${most} of these.`);
	}
	if (rp > w.rp) return refuse("EW-CAM-03", `It costs ${rp} RP; there are ${w.rp}.`);
	if (going(w).length >= 8) return refuse("EW-SQD-01", "Eight units go on this mission.");
	if (w.rp - rp < needs(going(w).length + 1, leads(w) || type === "Squad Leader")) return refuse("EW-CAM-08", "Too few RP would be left to field four units and a leader.");
	return null;
}
function purchaseFault(w, unit, name) {
	const { rp } = itemKind(name);
	if (unit.items.length >= places(unit)) return refuse("EW-SQD-03", `${unit.name} carries ${places(unit) === 2 ? "two items" : "an item"} already.`);
	if (rp > w.rp) return refuse("EW-CAM-03", `It costs ${rp} RP; there are ${w.rp}.`);
	if (w.rp - rp < needed(w)) return refuse("EW-CAM-08", "Too few RP would be left to field four units and a leader.");
	return null;
}
function earned(unit) {
	if (unit.type === "Recruit");
	return [
		unit.type === "Recruit" ? 2 : 3,
		6,
		10
	].filter((xp) => unit.xp >= xp).length;
}
function gains(unit) {
	if (earned(unit) <= unit.promotions) return [];
	const can = [];
	const raise = (gain, bands = []) => void can.push({
		do: "promote",
		unit: unit.id,
		gain,
		bands
	});
	const open = unit.fire.flatMap((rating, band) => rating > 0 && rating < 8 ? [band] : []);
	open.forEach((a, i) => open.slice(i + 1).forEach((b) => raise("FIRE", [a, b])));
	if (unit.melee < 8) raise("MELEE");
	if (unit.wits < 8) raise("WITS");
	for (const gain of ["HITS", "CAP"]) if (!unit.raised.includes(gain)) raise(gain);
	if (unit.leader && !unit.raised.includes("COMMAND")) raise("COMMAND");
	return can;
}
function promote(play, unit, gain, bands) {
	unit.promotions++;
	if (gain === "FIRE") for (const band of bands) unit.fire[band]++;
	else if (gain === "MELEE") unit.melee++;
	else if (gain === "WITS") unit.wits++;
	else {
		unit.raised.push(gain);
		if (gain === "HITS") unit.hits++;
		else if (gain === "CAP") unit.cap++;
		else unit.command++;
	}
	play.tell?.({
		type: "promoted",
		unit: unit.name,
		gain,
		bands: bands.slice()
	}, "EW-CAM-05");
}
function musterOffers(w) {
	const can = [];
	const present = going(w);
	for (const unit of w.squad) can.push(...gains(unit));
	for (const type of UNIT_TYPES) if (recruitFault(w, type) === null) can.push({
		do: "recruit",
		type
	});
	const spare = w.rp - needed(w);
	for (const unit of present) {
		if (unit.items.length >= places(unit)) continue;
		for (const item of ITEM_NAMES) if (itemKind(item).rp <= spare) can.push({
			do: "buy",
			item,
			unit: unit.id
		});
	}
	if (present.length > 4 || !leads(w)) {
		for (const unit of present) if (!unit.leader) can.push({
			do: "stay",
			unit: unit.id
		});
	}
	if (present.length < 8) {
		for (const unit of w.squad) if (unit.status === "home") can.push({
			do: "bring",
			unit: unit.id
		});
	}
	if (departureFault(w) === null) can.push({ do: "done" });
	return can;
}
function musterFault(w, choice) {
	const sent = isObject(choice) ? choice : {};
	const unit = w.squad.find((one) => one.id === sent["unit"]);
	if (unit !== void 0 && sent["do"] === "promote") return earned(unit) <= unit.promotions ? refuse("EW-CAM-04", `${unit.name} has earned no promotion.`) : refuse("EW-CAM-05", "That is none of the promotions.");
	if (unit?.status === "absent") return refuse("EW-CAS-02", `${unit.name} misses this mission.`);
	return refuse("EW-SQD-01", "That cannot be done at this moment.");
}
function departureFault(w) {
	const count = going(w).length;
	if (count < 4 || count > 8) return refuse("EW-SQD-01", `Four to eight units go on a mission, not ${count}.`);
	return leads(w) ? null : refuse("EW-CAM-08", "The squad has no Squad Leader.");
}
function greyed(w) {
	const out = [];
	for (const type of UNIT_TYPES) {
		const refusal = recruitFault(w, type);
		if (refusal !== null && unitKind(type).rp !== null) out.push({
			choice: {
				do: "recruit",
				type
			},
			...refusal
		});
	}
	for (const unit of going(w)) for (const item of ITEM_NAMES) {
		const refusal = purchaseFault(w, unit, item);
		if (refusal !== null) out.push({
			choice: {
				do: "buy",
				item,
				unit: unit.id
			},
			...refusal
		});
	}
	const refusal = departureFault(w);
	if (refusal !== null) out.push({
		choice: { do: "done" },
		...refusal
	});
	return out;
}
const muster = chapter("muster").shows("ready").steps({
	"roll call": { run(play, f) {
		const w = play.w;
		if (f.ready) return "done";
		if (w.rp < needed(w)) {
			finishCampaign(play, false);
			return "done";
		}
	} },
	requisition: question({
		rule: "EW-SQD-01",
		prompt: (w) => `${w.rp} RP: hire, equip, promote, or set out.`,
		who: (w) => firstSeat(w),
		offers: (w) => musterOffers(w),
		refused: (w) => greyed(w),
		judge: (w, _f, _seat, choice) => musterFault(w, choice),
		take(play, _f, _seat, choice) {
			const w = play.w;
			if (choice.do === "recruit") {
				w.rp -= unitKind(choice.type).rp;
				const unit = enlist(w, choice.type);
				if (unit.leader) w.squad = [unit, ...w.squad.filter((one) => one !== unit)];
				play.tell?.({
					type: "enlisted",
					unit: unit.name,
					as: unit.type
				}, "EW-SQD-01");
			} else if (choice.do === "buy") {
				w.rp -= itemKind(choice.item).rp;
				unitOf(w, choice.unit).items.push(freshItem(choice.item));
				play.tell?.({
					type: "equipped",
					unit: unitOf(w, choice.unit).name,
					item: choice.item
				}, "EW-SQD-03");
			} else if (choice.do === "promote") promote(play, unitOf(w, choice.unit), choice.gain, choice.bands);
			else if (choice.do === "stay" || choice.do === "bring") unitOf(w, choice.unit).status = choice.do === "stay" ? "home" : "standing";
			else return;
			return "again";
		}
	})
});
const grade = (points) => points >= 50 ? "Earth Stands" : points >= 35 ? "Secured" : points >= 20 ? "Contained" : "Overrun";
function finishCampaign(play, fought) {
	const w = play.w;
	if (fought) w.points += 2 * w.squad.length;
	w.points -= w.fallen.length;
	const name = fought ? grade(w.points) : "Overrun";
	play.tell?.({
		type: "campaign over",
		points: w.points,
		grade: name
	}, "EW-CAM-07");
	play.end({
		winners: winners(w, name !== "Overrun"),
		rule: fought ? "EW-CAM-07" : "EW-CAM-08",
		why: fought ? `${name}: ${w.points} points` : "the squad cannot be fielded any more"
	});
}
function drawPatrol(play) {
	const w = play.w;
	const left = KINDS$1.map((kind, at) => at < QUEEN ? kind.copies : 0);
	const bag = {
		top: [],
		kinds: left.map((_, at) => at),
		left,
		bottom: []
	};
	for (let threat = 0; threat < w.options.threat;) {
		const kind = play.draw(bag, "EW-M-PATROL-01", (one) => kindAt(one).name);
		w.mission.patrol.push(kind);
		threat += kindAt(kind).threat;
	}
	for (let i = shadowsFor(w, 4); i > 0; i--) w.mission.patrol.push(SHADOW);
	w.mission.patrol.push(CIVILIAN);
	play.tell?.({
		type: "patrol",
		cards: w.mission.patrol.map((kind) => kindAt(kind).name)
	}, "EW-M-PATROL-01");
}
const campaign = chapter("campaign").shows("ready").steps({
	muster: { run: (_play, f) => ({ call: muster.begin({ ready: f.ready }) }) },
	"the cards of a patrol": { run(play) {
		if (play.w.options.play === "patrol") drawPatrol(play);
	} },
	"the mission": { run: () => ({ call: mission.begin(onTheWay) }) },
	"once more": question({
		rule: "EW-TASTE-06",
		prompt: "The mission is lost. Playing it again with 4 RP less?",
		who: (w) => w.options.repeats && w.mission.won === false && !w.repeated ? firstSeat(w) : null,
		offers: () => [{ do: "repeat" }, { do: "done" }],
		take(play, f, _seat, choice) {
			if (choice.do !== "repeat") return;
			play.w.rp = Math.max(0, play.w.rp - 4);
			play.w.repeated = true;
			takeBack(play.w);
			return onwards(play, f, play.w.mission.number);
		}
	}),
	"the next mission": { run(play, f) {
		play.w.repeated = false;
		if (play.w.mission.number === MISSIONS.length) {
			finishCampaign(play, true);
			return "done";
		}
		return onwards(play, f, play.w.mission.number + 1);
	} }
});
function takeBack(w) {
	const lost = w.results.pop();
	if (lost !== void 0) w.points -= Math.max(0, lost.points);
}
function onwards(play, f, number) {
	play.w.mission = newMission(number);
	f.ready = false;
	for (const unit of play.w.squad) unit.items = unit.items.map((item) => freshItem(item.name));
	return { goTo: "muster" };
}
// packages/games/earth-war/options.ts
const aPlay = oneOf([
	"mission",
	"campaign",
	"patrol"
]);
const aDifficulty = oneOf([
	"standard",
	"easy",
	"hard"
]);
const aTaste = oneOf([
	"commonRange",
	"detection",
	"meleeSaves",
	"openLists",
	"repeats",
	"deadlyAcid",
	"hiddenWounds",
	"injuries"
]);
const toggle = (label, rule, says) => ({
	label,
	rule,
	says,
	advanced: true,
	choices: [false, true],
	names: ["off", "on"]
});
const options = {
	play: {
		label: "Play",
		rule: "EW-CAM-01",
		choices: [
			"mission",
			"campaign",
			"patrol"
		],
		names: [
			"One mission",
			"Campaign of eight missions",
			"Patrol: one combat"
		],
		says: "How long the evening is.",
		about: [
			"Fights, checks and choices on the way to one goal: 20 to 60 minutes.",
			"All missions in a row with a squad that learns, buys and buries its dead: several evenings.",
			"One fight against a deck drawn by its threat: about 20 minutes."
		]
	},
	mission: {
		label: "Mission",
		rule: "EW-CAM-09",
		choices: MISSIONS.map((mission) => mission.number),
		names: MISSIONS.map((mission) => `${mission.number} ${mission.name}`),
		about: MISSIONS.map((mission) => mission.story),
		says: "Later missions are longer and give more RP.",
		shown: { play: ["mission"] }
	},
	threat: {
		label: "Threat of the patrol",
		rule: "EW-M-PATROL-01",
		choices: [
			8,
			4,
			5,
			6,
			7,
			9,
			10,
			11,
			12,
			13,
			14,
			15,
			16
		],
		says: "Enemies are drawn until this much threat lies in the deck: a Drone is 2, a Crusher 5.",
		shown: { play: ["patrol"] }
	},
	squad: {
		label: "Squad",
		rule: "EW-SQD-01",
		choices: ["ready", "muster"],
		names: ["Balanced squad", "Hire your own"],
		says: "Who goes.",
		about: ["A leader, a Smartgunner, a Dog Team, a Corporal, a Medic and a Rifleman, with what is left spent on equipment.", "Spend the RP yourself before you set out."]
	},
	difficulty: {
		label: "Difficulty",
		rule: "EW-TASTE-01",
		choices: [
			"standard",
			"easy",
			"hard"
		],
		says: "Shadows hide the enemy: the more there are, the more AMMO is lost on them.",
		about: [
			"Shadows as the list says.",
			"One shadow fewer in every deck.",
			"One shadow more in every deck."
		]
	},
	commonRange: toggle("One range for everybody", "EW-TASTE-02", "One number ranges both sides; orders move everybody."),
	detection: toggle("Detection beats ambush", "EW-TASTE-03", "A card that was turned up early cannot ambush."),
	meleeSaves: toggle("MELEE saves AMMO", "EW-TASTE-04", "Wounds made hand to hand cost no AMMO on shadows."),
	openLists: toggle("Lists of later nodes are open", "EW-TASTE-05", "You know from the start what lies ahead."),
	repeats: toggle("Lost missions may be repeated", "EW-TASTE-06", "In a campaign a lost mission may be played once more, for 4 RP."),
	deadlyAcid: toggle("Deadly acid", "EW-TASTE-07", "Acid hits everybody at CLOSE, not only the first."),
	hive: toggle("The last seat plays the hive", "EW-TASTE-08", "A second person looks at cards, exchanges them and chooses whom the enemies hit."),
	hiddenWounds: toggle("Known wounds are hidden", "EW-TASTE-09", "You must remember which enemy you have hurt."),
	injuries: toggle("Permanent injuries", "EW-TASTE-10", "Whoever survives being DOWN fires worse for good.")
};
const tableOptions = (chosen) => ({
	play: aPlay(chosen["play"], "options.play"),
	difficulty: aDifficulty(chosen["difficulty"], "options.difficulty"),
	threat: aNumber(4, 16)(chosen["threat"], "options.threat"),
	commonRange: chosen["commonRange"] === true,
	detection: chosen["detection"] === true,
	meleeSaves: chosen["meleeSaves"] === true,
	openLists: chosen["openLists"] === true,
	repeats: chosen["repeats"] === true,
	deadlyAcid: chosen["deadlyAcid"] === true,
	hiddenWounds: chosen["hiddenWounds"] === true,
	injuries: chosen["injuries"] === true
});
// packages/games/earth-war/begin.ts
const SHOPPING = [
	"Smartgunner",
	"Dog Team",
	"Corporal",
	"Medic",
	"Rifleman",
	["Medkit", "Medic"],
	"Rifleman",
	["Uplink Radio", "Corporal"],
	"Smartgunner",
	["Acid-proof Plate", "Squad Leader"],
	["Motion Tracker", "Rifleman"],
	["Acid-proof Plate", "Dog Team"],
	["Thermal Scope", "Smartgunner"],
	["Stim Injector", "Smartgunner"],
	["Incendiary Shells", "Rifleman"]
];
function emptyTable(options, seats, mission) {
	return {
		edition: "2",
		flow: [],
		undoBarrier: 0,
		over: null,
		options,
		seats,
		squad: [],
		nextId: 1,
		fallen: [],
		rp: 0,
		points: 0,
		medlab: false,
		bursters: 0,
		repeated: false,
		results: [],
		mission: newMission(mission),
		combat: null
	};
}
function buyBalanced(w) {
	for (const wish of SHOPPING) {
		if (typeof wish === "string") {
			if (unitKind(wish).rp > w.rp || presentSquad(w).length >= 8) continue;
			w.rp -= unitKind(wish).rp;
			enlist(w, wish);
			continue;
		}
		const [item, type] = wish;
		const carrier = w.squad.find((unit) => unit.type === type && unit.items.length === 0);
		if (carrier === void 0 || itemKind(item).rp > w.rp) continue;
		w.rp -= itemKind(item).rp;
		carrier.items.push(freshItem(item));
	}
}
const aKind$1 = oneOf(["person", "autopilot"]);
function seatsOf(plan, hive) {
	const seats = plan.map((seat, i) => ({
		kind: aKind$1(seat.kind, `seats[${i}].kind`),
		name: seat.name
	}));
	const last = itemAt(seats, seats.length - 1);
	if (hive && seats.length < 2) throw new BadInput("options.hive", "a hive player needs a seat of its own beside the squad");
	if (hive && last.kind !== "person") throw new BadInput("options.hive", "the hive is played by a person: the last seat must be one");
	if (seats.length - Number(hive) > 4) throw new BadInput("seats", "at most four seats play the squad");
	if (hive) last.kind = "hive";
	return seats;
}
function firstMission(options, chosen) {
	if (options.play === "patrol") return 0;
	options.play;
	return options.play === "campaign" ? 1 : aNumber(1, MISSIONS.length)(chosen["mission"], "options.mission");
}
function begin(chosen, plan) {
	const options = tableOptions(chosen);
	const number = firstMission(options, chosen);
	const w = emptyTable(options, seatsOf(plan, chosen["hive"] === true), number);
	w.rp = 24 + 3 * Math.max(0, number - 1);
	enlist(w, "Squad Leader");
	const ready = chosen["squad"] === "ready";
	if (ready) buyBalanced(w);
	w.flow.push(campaign.begin({ ready }));
	return w;
}
// packages/games/earth-war/positionWords.ts
const LETTERS = [
	"A",
	"B",
	"C",
	"D",
	"E"
];
const aSeatLetter = (value, where) => typeof value === "number" ? aNumber(0, 4)(value, where) : LETTERS.indexOf(oneOf(LETTERS)(value, where));
const aCard = oneOf(IDENTIFIER);
const aKind = oneOf(KINDS$1.map((kind) => kind.name));
const kindNumber = (name) => KINDS$1.findIndex((kind) => kind.name === name);
const anItem = (value, where) => {
	if (typeof value === "string") return freshItem(oneOf(ITEM_NAMES)(value, where));
	const read = fields({ item: oneOf(ITEM_NAMES) }, {
		uses: aNumber(0, 9),
		used: aFlag
	})(value, where);
	return {
		...freshItem(read.item),
		...read.uses !== void 0 && { uses: read.uses },
		...read.used !== void 0 && { used: read.used }
	};
};
const aUnit = fields({ unit: oneOf(UNIT_TYPES) }, {
	name: aText,
	seat: oneOf(LETTERS),
	status: oneOf([
		"standing",
		"down",
		"home",
		"absent"
	]),
	implanted: aFlag,
	wounds: aNumber(0, 9),
	rn: aNumber(1, 10),
	band: oneOf(BANDS),
	items: listOf(anItem),
	act: oneOf([
		"fire",
		"melee",
		"hold",
		"watch",
		"grenades",
		"charges"
	]),
	sl: aNumber(0, 9),
	incoming: listOf(aCard),
	xp: aNumber(0, 99),
	promotions: aNumber(0, 3),
	fire: listOf(aNumber(0, 9)),
	command: aNumber(0, 9),
	leader: aFlag,
	id: aNumber(1, 999),
	saved: aFlag,
	melee: aNumber(0, 9),
	cap: aNumber(0, 9),
	hits: aNumber(1, 9),
	arm: aNumber(0, 9),
	wits: aNumber(0, 9),
	raised: listOf(oneOf([
		"HITS",
		"CAP",
		"COMMAND",
		"led"
	])),
	doubled: aFlag,
	roll: aNumber(0, 10),
	rating: aNumber(0, 9),
	again: aFlag,
	shells: aFlag
});
const aSlot = (value, where) => {
	const slot = {
		card: -1,
		up: false,
		early: false,
		wounds: 0,
		blades: 0
	};
	if (value === "?") return slot;
	if (typeof value === "string") return {
		...slot,
		card: cardNamed(aCard(value, where)),
		up: true
	};
	const read = fields({}, {
		card: aCard,
		up: aFlag,
		wounds: aNumber(0, 99),
		early: aFlag,
		blades: aNumber(0, 99)
	})(value, where);
	return {
		card: read.card === void 0 ? -1 : cardNamed(read.card),
		up: read.up ?? read.card !== void 0,
		early: read.early ?? false,
		wounds: read.wounds ?? 0,
		blades: read.blades ?? 0
	};
};
const SEAT_KINDS = [
	"person",
	"autopilot",
	"hive"
];
const aSeat = (value, where) => {
	if (typeof value === "string") return {
		kind: oneOf(SEAT_KINDS)(value, where),
		name: null
	};
	return fields({
		kind: oneOf(SEAT_KINDS),
		name: aText
	}, {})(value, where);
};
const readCombat = fields({}, {
	cards: recordOf(fields({}, {
		wounds: aNumber(0, 12),
		sprung: aFlag,
		fresh: aFlag
	})),
	killed: listOf(aCard),
	removed: listOf(aCard),
	slots: listOf(aSlot),
	round: aNumber(0, 99),
	cp: aNumber(0, 9),
	orders: listOf(oneOf(ORDER_NAMES)),
	charges: aNumber(0, 99),
	scanned: aNumber(0, 6),
	wounds: aNumber(0, 99),
	shifted: aFlag,
	rock: aFlag,
	hiveLooked: aFlag,
	ready: listOf(aSeatLetter)
});
const readGiven = fields({ squad: listOf(aUnit) }, {
	at: aText,
	seats: listOf(aSeat),
	play: aPlay,
	mission: aNumber(0, 8),
	node: aNumber(0, 9),
	difficulty: aDifficulty,
	threat: aNumber(4, 16),
	tastes: listOf(aTaste),
	ammo: aNumber(0, 60),
	points: aNumber(-99, 99),
	rp: aNumber(0, 99),
	campaignPoints: aNumber(-99, 999),
	clock: aNumber(0, 99),
	lights: aFlag,
	comrades: aFlag,
	medlab: aFlag,
	bursters: aNumber(0, 9),
	fallen: aNumber(0, 9),
	won: aFlag,
	owed: listOf(fields({ kind: aKind }, { node: aNumber(0, 9) })),
	ends: listOf(oneOf([
		"",
		"cleared",
		"broken off",
		"charges",
		"held",
		"done",
		"failed",
		"skipped"
	])),
	killed: recordOf(aNumber(0, 9)),
	rescued: listOf(aNumber(0, 9)),
	met: aNumber(0, 30),
	bystandersKilled: aNumber(0, 9),
	ambushes: aNumber(0, 9),
	loose: aNumber(0, 9),
	clockHeld: aFlag,
	command: listOf(aNumber(-9, 9)),
	patrol: listOf(aKind),
	rounds: aNumber(0, 999),
	wasted: aNumber(0, 999),
	kia: aNumber(0, 99),
	nextId: aNumber(1, 999),
	branch: aText,
	combat: readCombat
});
// packages/games/earth-war/arrange.ts
const PARTS = [
	[1, shadowsSetup],
	[2, squadWounds],
	[3, assigningSquadWounds],
	[3, theHive],
	[4, theReveal],
	[5, enemyWounds],
	[6, assigningEnemyWounds],
	[7, resolution],
	[7, endTexts],
	[7, {
		"return to the deck": 0,
		"leave with the charges": 0
	}],
	[8, {
		"the event is over": 0,
		"pack up": 0
	}]
];
const partOf = (step) => PARTS.find(([, steps]) => Object.hasOwn(steps, step))?.[0] ?? 0;
const CHAPTERS = [
	combat,
	mission,
	aftermath,
	muster,
	campaign
];
const NODE_KINDS = {
	"breaching charges": ["check", "choice"],
	"a check": ["check", "choice"],
	"a choice": ["choice"],
	supplies: ["supply", "rest"],
	refill: ["supply", "rest"],
	rest: ["supply", "rest"],
	"the theatre": ["supply", "rest"]
};
function checkStep(w, at, branch) {
	const inCombat = combat.stepNamed(at) !== void 0;
	if (inCombat && at !== "the event begins" && w.combat === null) throw new BadInput("given.combat", `is missing: '${at}' is a step of a combat event`);
	const kinds = inCombat ? ["combat"] : NODE_KINDS[at];
	const node = nodeOf(w);
	if (kinds !== void 0 && !kinds.some((kind) => kind === node?.kind)) throw new BadInput("given.node", `'${at}' needs a node of another kind than ${w.mission.node} of mission ${w.mission.number} (${node?.kind ?? "none"})`);
	if (node?.kind !== "choice" || at !== "a check" && at !== "breaching charges") return;
	const names = node.branches.flatMap((one) => one.check === void 0 ? [] : [one.name]);
	if (!names.includes(branch)) throw new BadInput("given.branch", `must be a branch with a check: ${names.map((name) => `'${name}'`).join(", ")}`);
}
function flowTo(w, wanted, branch) {
	const inCampaign = campaign.stepNamed(wanted);
	if (inCampaign !== void 0) return [campaign.begin({ ready: false }, inCampaign)];
	const inMuster = muster.stepNamed(wanted);
	if (inMuster !== void 0) return [campaign.begin({ ready: false }, "the cards of a patrol"), muster.begin({ ready: false }, inMuster)];
	const base = campaign.begin({ ready: false }, "once more");
	const onTheWay = {
		branch,
		healed: [],
		ready: []
	};
	const inMission = mission.stepNamed(wanted);
	if (inMission !== void 0) return [base, mission.begin(onTheWay, inMission)];
	const inCombat = combat.stepNamed(wanted);
	if (inCombat !== void 0) return [
		base,
		mission.begin(onTheWay, "after the combat"),
		combat.begin({}, inCombat)
	];
	const inAftermath = aftermath.stepNamed(wanted);
	if (inAftermath === void 0) throw new BadInput("given.at", `${JSON.stringify(wanted)} is no step of the book${closest(wanted, CHAPTERS.flatMap((chapter) => [...chapter.steps.keys()]))}`);
	const medic = standingOf(w, "Medic") !== void 0;
	const wiped = actingLeader(w) === null;
	return [
		base,
		mission.begin(onTheWay, "home"),
		aftermath.begin({
			medic,
			wiped,
			treated: [],
			ready: []
		}, inAftermath)
	];
}
function once(things, where, complaint) {
	const twice = things.find((thing, i) => things.indexOf(thing) < i);
	if (twice !== void 0) throw new BadInput(where, `${complaint} ${twice}`);
}
function arrangeUnit(w, given) {
	const unit = enlist(w, given.unit, given.name);
	const { unit: _type, name: _name, seat, band, items, incoming, ...rest } = given;
	Object.assign(unit, rest);
	if (seat !== void 0) unit.seat = seat.charCodeAt(0) - 65;
	const rn = given.rn ?? 5;
	unit.rn = rn;
	unit.band = band === void 0 ? bandHere(w, rn) : BANDS.indexOf(band);
	if (items !== void 0) unit.items = items;
	if (incoming !== void 0) unit.incoming = incoming.map(cardNamed);
	if (given.roll === void 0 && given.act !== void 0 && given.act !== "hold") unit.roll = 1;
	w.nextId = Math.max(w.nextId, unit.id + 1);
}
function arrangeCombat(w, given, step) {
	const fight = newCombat();
	w.combat = fight;
	fight.round = given.round ?? 1;
	fight.step = step;
	fight.cards = Object.entries(given.cards ?? {}).map(([name, one]) => ({
		card: cardNamed(aCard(name, "given.combat.cards")),
		wounds: one.wounds ?? 0,
		sprung: one.sprung ?? false,
		fresh: one.fresh ?? false
	})).sort((a, b) => a.card - b.card);
	fight.killed = (given.killed ?? []).map(cardNamed);
	fight.removed = (given.removed ?? []).map(cardNamed);
	fight.slots = given.slots ?? [];
	fight.slots.forEach((slot, i) => {
		if (slot.card >= 0 && !fight.cards.some((one) => one.card === slot.card)) throw new BadInput(`given.combat.slots[${i}]`, "this card is not among the cards of the event");
	});
	once(fight.slots.flatMap((slot) => slot.card < 0 ? [] : [identifierOf(slot.card)]), "given.combat.slots", "two slots hold");
	once([
		...fight.cards.map((one) => one.card),
		...fight.killed,
		...fight.removed
	].map(identifierOf), "given.combat", "among cards, killed and removed is twice");
	if (fight.slots.length > fight.cards.length) throw new BadInput("given.combat.slots", "there are more slots than cards");
	fight.aside = fight.cards.length - fight.slots.length;
	fight.cpMost = commandMaximum(w);
	fight.cp = given.cp ?? 0;
	fight.orders = given.orders ?? [];
	fight.charges = given.charges ?? 0;
	fight.scanned = given.scanned ?? -1;
	if (given.wounds !== void 0) fight.volleys = [{
		kind: "fire",
		seat: itemAt(w.squad, 0).seat,
		unit: 0,
		wounds: given.wounds
	}];
	fight.shifted = given.shifted ?? false;
	fight.rock = given.rock ?? false;
	fight.hiveLooked = given.hiveLooked ?? false;
	fight.ready = given.ready ?? [];
	return fight;
}
function arrangeMission(here, given) {
	here.node = Math.min(missionSheet(here.number).nodes.length, given.node ?? 1);
	here.ammo = given.ammo ?? 10;
	here.points = given.points ?? 0;
	here.lights = given.lights ?? false;
	here.clockHeld = given.clockHeld ?? false;
	here.comrades = given.comrades ?? false;
	here.won = given.won ?? null;
	here.owed = (given.owed ?? []).map((one) => ({
		node: one.node ?? 0,
		kind: kindNumber(one.kind)
	}));
	given.command?.forEach((cp, i) => here.command[i] = cp);
	here.patrol = (given.patrol ?? []).map(kindNumber);
	here.rounds = given.rounds ?? 0;
	here.wasted = given.wasted ?? 0;
	const { deeds } = here;
	deeds.clock = given.clock ?? 0;
	given.ends?.forEach((end, i) => deeds.ends[i] = end);
	given.rescued?.forEach((count, i) => deeds.rescued[i] = count);
	for (const [name, count] of Object.entries(given.killed ?? {})) deeds.killed[kindNumber(aKind(name, "given.killed"))] = count;
	deeds.bystandersMet = given.met ?? 0;
	deeds.bystandersKilled = given.bystandersKilled ?? 0;
	deeds.ambushes = given.ambushes ?? 0;
	deeds.loose = given.loose ?? 0;
	deeds.kia = given.kia ?? 0;
}
function arrange(raw) {
	const given = readGiven(raw, "given");
	const number = given.mission ?? (given.play === "patrol" ? 0 : 1);
	const w = emptyTable(tableOptions({
		play: given.play ?? "mission",
		difficulty: given.difficulty ?? "standard",
		threat: given.threat ?? 8,
		...Object.fromEntries((given.tastes ?? []).map((taste) => [taste, true]))
	}), (given.seats ?? [{
		kind: "person",
		name: null
	}]).map(({ kind, name }, i) => ({
		kind,
		name: name ?? `Seat ${i + 1}`
	})), number);
	for (const unit of given.squad) arrangeUnit(w, unit);
	once(w.squad.map((unit) => unit.name), "given.squad", "two units have the name");
	once(w.squad.map((unit) => unit.id), "given.squad", "two units have the id");
	w.nextId = given.nextId ?? w.nextId;
	w.rp = given.rp ?? 0;
	w.points = given.campaignPoints ?? 0;
	w.medlab = given.medlab ?? false;
	w.bursters = given.bursters ?? 0;
	for (let i = 0; i < (given.fallen ?? 0); i++) w.fallen.push({
		name: `Fallen ${i + 1}`,
		type: "Rifleman",
		mission: 1
	});
	arrangeMission(w.mission, given);
	const at = given.at ?? "a round begins";
	if (given.combat !== void 0) arrangeCombat(w, given.combat, partOf(at));
	w.flow = flowTo(w, at, given.branch ?? "");
	checkStep(w, at, given.branch ?? "");
	return w;
}
// packages/games/earth-war/caseWords.ts
const DIRECTIONS = [
	"nearer",
	"",
	"farther"
];
function unitNumber(w, name) {
	if (typeof name !== "string") return name;
	if (name === "everybody") return 0;
	const names = w.squad.map((unit) => unit.name);
	const unit = w.squad[names.indexOf(name)];
	if (unit === void 0) throw new BadInput("unit", `${JSON.stringify(name)} is nobody of the squad${closest(name, names)}`);
	return unit.id;
}
function bandNumber(name) {
	const band = BANDS.findIndex((one) => one === name);
	return band < 0 ? name : band;
}
function part(w, key, value) {
	if (key === "unit" || key === "from") return unitNumber(w, value);
	if (key === "bands" && Array.isArray(value)) return value.map(bandNumber);
	if (key !== "by" || typeof value !== "string") return value;
	const direction = DIRECTIONS.indexOf(value);
	return direction < 0 ? unitNumber(w, value) : direction - 1;
}
const caseWords = {
	choice: (written, w) => isObject(written) && !Array.isArray(written) ? Object.fromEntries(Object.entries(written).map(([key, value]) => [key, part(w, key, value)])) : written,
	names: (w) => w.seats.map((seat) => seat.name)
};
// packages/games/earth-war/forecasts.ts
const turnsUp = (slot, test) => (_before, _after, told) => told.some(({ what }) => what.type === "turned up" && what.slot === slot && test(cardNamed(what.card)));
function forecasts(v, _seat, choice) {
	if (choice?.do !== "flip") return [];
	const { could } = itemAt(v.slots, choice.slot - 1);
	if (could === null) return [];
	return [{
		label: "an enemy",
		chance: could.enemy / could.of,
		happens: turnsUp(choice.slot, isEnemy)
	}, {
		label: "a shadow",
		chance: could.shadow / could.of,
		happens: turnsUp(choice.slot, isShadow)
	}];
}
// packages/games/earth-war/given.ts
const givenUnit = (unit) => ({
	unit: unit.type,
	name: unit.name,
	seat: seatLetter(unit.seat),
	status: unit.status,
	implanted: unit.implanted,
	wounds: unit.wounds,
	rn: unit.rn,
	band: bandName(unit.band),
	items: unit.items.map((item) => ({
		item: item.name,
		uses: item.uses,
		used: item.used
	})),
	...unit.act !== "" && { act: unit.act },
	sl: unit.sl,
	incoming: unit.incoming.map(identifierOf),
	xp: unit.xp,
	promotions: unit.promotions,
	fire: unit.fire.slice(),
	command: unit.command,
	leader: unit.leader,
	id: unit.id,
	saved: unit.saved,
	melee: unit.melee,
	cap: unit.cap,
	hits: unit.hits,
	arm: unit.arm,
	wits: unit.wits,
	raised: unit.raised.slice(),
	doubled: unit.doubled,
	roll: unit.roll,
	rating: unit.rating,
	again: unit.again,
	shells: unit.shells
});
const UNSAID = [
	"moved",
	"moves",
	"moving",
	"flips",
	"flipper",
	"frosty",
	"bursts",
	"volleys",
	"strikes",
	"striker",
	"ambushers",
	"dead",
	"at",
	"splashed",
	"stimAsked",
	"stims",
	"hiveSlots",
	"unmasked"
];
function givenCombat(w, event) {
	const fresh = newCombat();
	if (!UNSAID.every((name) => same(event[name], fresh[name])) || event.cpMost !== commandMaximum(w)) return null;
	return {
		cards: Object.fromEntries(event.cards.map((one) => [identifierOf(one.card), {
			wounds: one.wounds,
			sprung: one.sprung,
			fresh: one.fresh
		}])),
		killed: event.killed.map(identifierOf),
		removed: event.removed.map(identifierOf),
		slots: event.slots.map((slot) => ({
			...slot.card >= 0 && { card: identifierOf(slot.card) },
			up: slot.up,
			wounds: slot.wounds,
			early: slot.early,
			blades: slot.blades
		})),
		round: event.round,
		cp: event.cp,
		orders: event.orders.slice(),
		charges: event.charges,
		...event.scanned >= 0 && { scanned: event.scanned },
		shifted: event.shifted,
		rock: event.rock,
		hiveLooked: event.hiveLooked,
		ready: event.ready.map(seatLetter)
	};
}
const givenMission = ({ deeds, ...here }) => ({
	mission: here.number,
	node: here.node,
	ammo: here.ammo,
	points: here.points,
	lights: here.lights,
	clockHeld: here.clockHeld,
	comrades: here.comrades,
	command: here.command.slice(),
	owed: here.owed.map((one) => ({
		node: one.node,
		kind: kindAt(one.kind).name
	})),
	patrol: here.patrol.map((kind) => kindAt(kind).name),
	rounds: here.rounds,
	wasted: here.wasted,
	clock: deeds.clock,
	ends: deeds.ends.slice(),
	killed: Object.fromEntries(deeds.killed.flatMap((count, kind) => count > 0 ? [[kindAt(kind).name, count]] : [])),
	rescued: deeds.rescued.slice(),
	met: deeds.bystandersMet,
	bystandersKilled: deeds.bystandersKilled,
	ambushes: deeds.ambushes,
	loose: deeds.loose,
	kia: deeds.kia
});
function hasWords(w) {
	const f = top(w);
	if (w.over !== null || w.fallen.length > 0 || w.results.length > 0 || w.repeated) return false;
	if (mission.has(f)) return f.branch === "" && f.healed.length === 0 && f.ready.length === 0;
	return campaign.has(f) || muster.has(f) || combat.has(f);
}
function given(w) {
	if (!hasWords(w)) return null;
	const event = w.combat === null ? null : givenCombat(w, w.combat);
	if (w.combat !== null && event === null) return null;
	const { play, difficulty, threat, ...tastes } = w.options;
	return {
		at: top(w).step,
		play,
		difficulty,
		threat,
		tastes: Object.entries(tastes).flatMap(([name, on]) => on ? [aTaste(name, "tastes")] : []),
		seats: w.seats.map(({ kind, name }) => ({
			kind,
			name
		})),
		squad: w.squad.map(givenUnit),
		nextId: w.nextId,
		rp: w.rp,
		campaignPoints: w.points,
		medlab: w.medlab,
		bursters: w.bursters,
		...givenMission(w.mission),
		...event !== null && { combat: event }
	};
}
// packages/games/earth-war/things.ts
const unitThing = (unit) => `unit:${unit}`;
const cardThing = (card) => `card:${card}`;
const slotThing = (slot) => `slot:${slot}`;
const orderThing = (order) => `order:${order}`;
const SQUAD = "squad";
const HIVE = "hive";
const DECK = "deck";
// packages/games/earth-war/holds.ts
const holds = (view, thing) => view.table.squad.some(({ id }) => unitThing(id) === thing) || view.slots.some(({ number, card }) => slotThing(number) === thing || card !== null && cardThing(card) === thing) || view.orders.some(({ order }) => orderThing(order) === thing);
// packages/games/earth-war/inSpace.ts
function inSpace(_w, _seat, space, choice) {
	const split = splitOf(choice);
	if (split === null || split.length !== space.slots) return false;
	const counts = split.filter(isCount);
	return counts.length === space.slots && counts.reduce((sum, count) => sum + count, 0) === space.wounds;
}
// packages/games/earth-war/planOdds.ts
function candidates(combat, slot) {
	const known = (card, weight) => {
		const state = combat.cards.find((one) => one.card === card);
		return {
			card,
			weight,
			wounds: state?.wounds ?? 0,
			sprung: state?.sprung ?? false
		};
	};
	if (slot.card >= 0) return [known(slot.card, 1)];
	const { kinds, left } = hiddenCards(combat);
	return kinds.flatMap((card, i) => {
		const weight = itemAt(left, i);
		if (card !== THE_UNKNOWN) return weight > 0 ? [known(card, weight)] : [];
		const extra = extras$1(combat);
		return extra.map((kind) => ({
			card: itemAt(FIRST_OF, kind),
			weight: weight / extra.length,
			wounds: 0,
			sprung: false
		}));
	});
}
const cancels = (w, slot, { card, sprung }) => kindOf(card).ambush === true && !sprung && !(w.options.detection && slot.early) && !w.squad.some((unit) => unit.type === "Dog Team" && unit.status === "standing");
const isFree = (w) => w.options.meleeSaves && combatOf(w).volleys[0]?.kind === "melee";
function slotOdds(w, slot, planned) {
	const wounds = slot.wounds + planned;
	const odds = {
		kill: 0,
		ambush: 0,
		wasted: 0,
		bystander: 0
	};
	if (wounds === 0) return odds;
	const price = slot.wounds - slot.blades + (isFree(w) ? 0 : planned);
	const cards = candidates(combatOf(w), slot);
	const of = cards.reduce((sum, { weight }) => sum + weight, 0);
	for (const one of cards) {
		const chance = one.weight / of;
		const kind = kindOf(one.card);
		if (isShadow(one.card)) odds.wasted += chance * price;
		else if (cancels(w, slot, one)) odds.ambush += chance;
		else if (one.wounds + Math.max(0, wounds - (kind.armoured ?? 0)) >= kind.wounds) {
			if (isEnemy(one.card)) odds.kill += chance;
			if (isBystander(one.card)) odds.bystander += chance;
		}
	}
	return odds;
}
function planOdds({ table }, plan) {
	const slots = combatOf(table).slots.map((slot, i) => slotOdds(table, slot, plan[i] ?? 0));
	const sum = (of) => slots.reduce((all, one) => all + of(one), 0);
	return {
		slots,
		kills: sum((one) => one.kill),
		wasted: sum((one) => one.wasted),
		bystanders: sum((one) => one.bystander)
	};
}
// packages/games/earth-war/words.ts
const several = (count, thing) => `${count < 0 ? "−" : ""}${Math.abs(count)} ${thing}${Math.abs(count) === 1 ? "" : "s"}`;
function placing$1(wounds) {
	return wounds.flatMap((count, i) => count > 0 ? [`${count} on ${i + 1}`] : []).join(", ").replace("on ", "on slot ") || "none";
}
const GIFTS = {
	AMMO: "3 AMMO",
	CP: "1 CP",
	unit: "An Armed Survivor"
};
function ordered$1(choice, name) {
	if ("wound" in choice) return `${choice.order} ${name(choice.unit)}: ${choice.wound}`;
	if ("unit" in choice) return `${choice.order} ${name(choice.unit)}`;
	return "card" in choice ? `${choice.order} ${choice.card}` : choice.order;
}
function promoted(choice, name) {
	const where = choice.bands.map((band) => BANDS[band]).join(" and ");
	return `Promote ${name(choice.unit)}: ${choice.gain}${where === "" ? "" : ` at ${where}`}`;
}
const WORDS = {
	done: () => "Go on",
	skip: () => "Pass it by: counts as failed",
	range: (choice, name) => `${choice.unit === 0 ? "Everybody" : name(choice.unit)} one ${choice.by > 0 ? "farther" : "nearer"}`,
	order: ordered$1,
	move: (choice, name) => `${name(choice.unit)} moves`,
	fire: (choice, name) => `${name(choice.unit)} fires`,
	melee: (choice, name) => `${name(choice.unit)} fights hand to hand`,
	hold: (choice, name) => `${name(choice.unit)} holds fire`,
	watch: (choice, name) => `${name(choice.unit)} watches`,
	grenades: (choice, name) => `${name(choice.unit)} throws grenades`,
	charges: (choice, name) => `${name(choice.unit)} sets charges`,
	use: (choice, name) => `${name(choice.unit)} uses ${choice.item}`,
	flip: (choice) => `Turn up slot ${choice.slot}`,
	assign: (choice) => `Place ${placing$1(choice.wounds)}`,
	look: (choice) => `Look at slots ${choice.slots[0]} and ${choice.slots[1]}`,
	exchange: () => "Exchange them",
	strike: (choice, name) => `Hit ${name(choice.unit)}`,
	treat: (choice, name) => `${name(choice.by)} treats ${name(choice.unit)}: ${choice.wound}`,
	stim: (choice, name) => `${name(choice.unit)} uses a Stim Injector`,
	fall: (choice, name) => `${name(choice.unit)} goes down`,
	heal: (choice, name) => `Heal ${name(choice.unit)}`,
	medkit: (choice, name) => `${name(choice.by)} treats ${name(choice.unit)}`,
	check: (choice, name) => `${name(choice.unit)} tries it`,
	breach: (choice, name) => `${name(choice.unit)} breaches it`,
	operate: (choice, name) => `Operate on ${name(choice.unit)}`,
	trauma: (choice, name) => `Save ${name(choice.unit)}`,
	"promote to leader": (choice, name) => `${name(choice.unit)} leads`,
	hire: (choice, name) => `Hire ${name(choice.unit)}`,
	dismiss: (choice, name) => `Say goodbye to ${name(choice.unit)}`,
	stay: (choice, name) => `${name(choice.unit)} stays at home`,
	bring: (choice, name) => `${name(choice.unit)} comes along`,
	gift: (choice) => GIFTS[choice.gift],
	blow: () => "Leave and blow the charges",
	"take over": (choice, name) => `${name(choice.unit)} takes ${choice.item} from ${name(choice.from)}`,
	refill: (choice, name) => `Refill ${name(choice.unit)}'s ${choice.item}`,
	branch: (choice) => choice.branch,
	recruit: (choice) => `Hire ${choice.type === "Incinerator" ? "an" : "a"} ${choice.type}`,
	buy: (choice, name) => `${choice.item} for ${name(choice.unit)}`,
	promote: promoted,
	repeat: () => "Play it again"
};
const said$1 = (choice, name) => WORDS[choice.do](choice, name);
const choiceWords = (choice, v) => said$1(choice, (id) => v.table.squad.find((one) => one.id === id)?.name ?? `unit ${id}`);
// packages/games/earth-war/reason.ts
const effect = (text) => text.replace(/;.*|\.$/, "");
const because = (words, rule) => ({
	words,
	rule
});
function unitIn(view, id) {
	const unit = view.table.squad.find((one) => one.id === id);
	if (unit === void 0) throw new RangeError(`there is no unit ${id}`);
	return unit;
}
const roughly = (value) => String(Math.round(4 * value) / 4);
function ofShot(view, id, act) {
	const shown = view.squad.find((one) => one.id === id);
	const rating = (act === "fire" ? shown?.fire : shown?.melee) ?? 0;
	const unit = unitIn(view, id);
	return because(`${act.toUpperCase()} ${rating} at ${bandName(unit.band)}: ${roughly(averageHits(rating, unit.cap))} hits on average`, "EW-S2-02");
}
function wastedOn(view, test) {
	return combatOf(view.table).slots.reduce((sum, slot) => sum + (test(slot.card) ? slot.wounds : 0), 0);
}
const closeUnits = (view) => view.table.squad.filter((unit) => unit.status === "standing" && unit.band === 0).length;
function ofPlainOrder(view, order) {
	switch (order) {
		case "Marines we're leaving!": return `${several(closeUnits(view), "unit")} at CLOSE, where acid and bites come first`;
		case "Close the gap!": return "FIRE is better one band nearer";
		case "Check those corners!": return "known cards take no wasted wounds";
		case "Let's rock!": return "many guns are in a good band now";
		case "Short controlled bursts!": return `${several(wastedOn(view, isShadow), "wound")} lie on shadows: saves up to 3 AMMO`;
		case "Check your targets!": return `${several(wastedOn(view, isBystander), "wound")} lie on bystanders`;
		case "Nobody gets left behind!": return "somebody is DOWN: casualty checks get +2";
		default: return effect(orderKind(order).text);
	}
}
function ofOrder(view, choice) {
	const rule = orderKind(choice.order).id;
	if ("wound" in choice) return because(`one wound by a ${choice.wound} fewer`, rule);
	if ("card" in choice) return because("its ambush would cancel the wounds on it", rule);
	if (!("unit" in choice)) return because(ofPlainOrder(view, choice.order), rule);
	const unit = unitIn(view, choice.unit);
	if (choice.order !== "One more burst!") return because(`${unit.name} has ${several(unit.hits - unit.wounds, "HIT")} to spare`, rule);
	const again = roughly(averageHits(unit.rating, unit.cap));
	return because(`${unit.name} made ${several(unit.sl, "hit")}; again it is ${again} on average`, rule);
}
function ofRange(unit, band, rule) {
	const [here, there] = [unit.fire[unit.band] ?? 0, unit.fire[band] ?? 0];
	if (there > here) return because(`${unit.name} has FIRE ${there} at ${BANDS[band]} instead of ${here}`, rule);
	return because(band > unit.band ? `enemies seek nearer units than ${unit.name} then` : `${unit.name} comes nearer`, band > unit.band ? "EW-S6-03" : rule);
}
function ofSplit(view, { wounds }) {
	const { kills, wasted, bystanders } = planOdds(view, wounds);
	const sure = combatOf(view.table).slots.filter((slot, at) => slot.up && isEnemy(slot.card) && !willAmbush(view, slot) && (wounds[at] ?? 0) > 0 && toKill(view, slot) <= (wounds[at] ?? 0)).length;
	const risk = bystanders >= .1 ? `, ${roughly(bystanders)} bystanders` : "";
	return because(`${roughly(kills)} kills on average${sure > 0 ? ` (${sure} sure)` : ""} for ${roughly(wasted)} AMMO${risk}`, "EW-S3-01");
}
const REASONS = {
	fire: (view, { unit }) => ofShot(view, unit, "fire"),
	melee: (view, { unit }) => ofShot(view, unit, "melee"),
	hold: () => because("a hit on a shadow would cost AMMO", "EW-S2-03"),
	watch: () => because("known cards take no wasted wounds", "EW-U-08"),
	grenades: () => because("three sure wounds on two neighbours", "EW-Q-06"),
	charges: () => because("enough charges end it without killing her", "EW-M-QUEEN-07"),
	use: (_view, { item }) => because(effect(itemKind(item).text), itemKind(item).id),
	flip: () => because("every face-down card is alike", "EW-GEN-05"),
	order: ofOrder,
	range: (view, { unit, by }) => {
		const one = view.table.squad.find((other) => unit === 0 ? other.status === "standing" : other.id === unit);
		return one === void 0 ? null : ofRange(one, bandHere(view.table, one.rn + by), "EW-RNG-04");
	},
	move: (view, { unit }) => ofRange(unitIn(view, unit), unitIn(view, unit).band + combatOf(view.table).moving, "EW-RNG-05"),
	assign: ofSplit,
	look: () => because("the wounds lie unevenly on these two", "EW-M-HIVE-01"),
	exchange: (view) => because(exchangePays(view.table) ? "then the wounds do less" : "the squad knows less", "EW-M-HIVE-01"),
	strike: (view, { unit }) => {
		const { name, hits, wounds, incoming } = unitIn(view, unit);
		return because(wounds + incoming.length + 1 >= hits ? `${name} may go DOWN` : `${name} is worth a wound`, "EW-S6-01");
	},
	treat: (_view, { wound }) => because(`one wound by a ${wound} fewer`, "EW-Q-08"),
	stim: () => because("stays standing with 1 HIT", "EW-Q-14"),
	heal: (view, { unit }) => because(`${unitIn(view, unit).name} has ${several(unitIn(view, unit).wounds, "wound")}`, "EW-SQD-05"),
	medkit: (view, { unit }) => because(`${unitIn(view, unit).name} has ${several(unitIn(view, unit).wounds, "wound")}`, "EW-Q-08"),
	check: (view, { unit }) => because(`WITS ${unitIn(view, unit).wits}: ${10 * unitIn(view, unit).wits} % before the modifier`, "EW-NOD-03"),
	breach: () => because("the check succeeds without a number", "EW-Q-16"),
	operate: () => because("otherwise it may burst", "EW-IMP-03"),
	trauma: () => because("one casualty check succeeds", "EW-Q-09"),
	blow: () => because("the charges do it: nobody is bitten any more", "EW-M-QUEEN-07"),
	buy: (_view, { item }) => because(effect(itemKind(item).text), itemKind(item).id),
	hire: () => because("one unit more", "EW-CAM-06")
};
const said = (view, choice) => REASONS[choice.do]?.(view, choice) ?? null;
const reason = (view, _seat, choice) => said(view, choice);
// packages/games/earth-war/report.ts
const reportUnit = (unit) => ({
	id: unit.id,
	unit: unit.type,
	name: unit.name,
	seat: String.fromCharCode(65 + unit.seat),
	status: unit.status,
	implanted: unit.implanted,
	wounds: unit.wounds,
	rn: unit.rn,
	band: bandName(unit.band),
	items: unit.items.map((item) => ({
		item: item.name,
		uses: item.uses,
		used: item.used
	})),
	act: unit.act,
	rating: unit.rating,
	sl: unit.sl,
	incoming: unit.incoming.map((card) => identifierOf(card)),
	fire: unit.fire.slice(),
	melee: unit.melee,
	cap: unit.cap,
	hits: unit.hits,
	arm: unit.arm,
	wits: unit.wits,
	command: unit.command,
	leader: unit.leader,
	xp: unit.xp,
	promotions: unit.promotions
});
const reportCombat = (combat) => ({
	round: combat.round,
	step: combat.step,
	cards: Object.fromEntries(combat.cards.map((one) => [identifierOf(one.card), {
		wounds: one.wounds,
		sprung: one.sprung
	}])),
	killed: combat.killed.map((card) => identifierOf(card)),
	removed: combat.removed.map((card) => identifierOf(card)),
	slots: combat.slots.map((slot) => ({
		card: slot.card < 0 ? null : identifierOf(slot.card),
		up: slot.up,
		wounds: slot.wounds
	})),
	aside: combat.aside,
	scanned: combat.scanned,
	cp: combat.cp,
	most: combat.cpMost,
	orders: combat.orders.slice(),
	charges: combat.charges,
	wounds: combat.volleys.map((volley) => ({
		kind: volley.kind,
		seat: String.fromCharCode(65 + volley.seat),
		wounds: volley.wounds
	}))
});
function report(w) {
	const { mission } = w;
	return {
		at: w.flow.at(-1)?.step ?? "",
		squad: Object.fromEntries(w.squad.map((unit) => [unit.name, reportUnit(unit)])),
		roster: w.squad.map((unit) => unit.name),
		fallen: w.fallen.map((one) => one.name),
		rp: w.rp,
		campaignPoints: w.points,
		medlab: w.medlab,
		bursters: w.bursters,
		results: w.results.map((result) => ({
			number: result.number,
			won: result.won,
			points: result.points,
			goals: Object.fromEntries(result.goals.map((goal) => [goal.id, goal.points]))
		})),
		mission: mission.number,
		node: mission.node,
		ammo: mission.ammo,
		points: mission.points,
		won: mission.won,
		clock: mission.deeds.clock,
		lights: mission.lights,
		comrades: mission.comrades,
		owed: mission.owed.map((one) => ({
			node: one.node,
			kind: kindAt(one.kind).name
		})),
		ends: mission.deeds.ends.slice(),
		killed: Object.fromEntries(mission.deeds.killed.flatMap((count, kind) => count > 0 ? [[kindAt(kind).name, count]] : [])),
		rescued: mission.deeds.rescued.slice(),
		ambushes: mission.deeds.ambushes,
		loose: mission.deeds.loose,
		combat: w.combat === null ? null : reportCombat(w.combat)
	};
}
// packages/games/earth-war/sample.ts
function sample(w, _seat, _space, chance) {
	const slots = combatOf(w).slots.length;
	const volley = openVolley(w);
	const split = new Array(slots).fill(0);
	const lay = (at) => {
		split[at] = (split[at] ?? 0) + 1;
	};
	let left = volley.wounds;
	if (volley.kind === "grenades" || volley.kind === "blast") {
		const first = chance.roll(slots - 1, "EW-S3-05") - 1;
		lay(first);
		lay(first + 1);
		left -= 2;
		for (; volley.kind === "grenades" && left > 0; left--) lay(first + chance.roll(2, "EW-S3-05") - 1);
	}
	for (; left > 0; left--) lay(chance.roll(slots, "EW-S3-01") - 1);
	return {
		do: "assign",
		wounds: split
	};
}
// packages/games/earth-war/score.ts
const overBands = (ratings) => .2 * itemAt(ratings, 0) + .3 * itemAt(ratings, 1) + .3 * itemAt(ratings, 2) + .2 * itemAt(ratings, 3);
const woundsToKill = (kind) => kind.wounds + (kind.armoured ?? 0);
const BITE = KINDS$1.map((kind) => kind.cap * overBands(kind.attack) / 10);
const guards = (node) => node.kind === "combat" ? node.enemies.reduce((sum, [count, kind]) => sum + count * kindAt(kind).wounds, 0) : 0;
function waiting({ mission, combat }) {
	const { nodes } = missionSheet(mission.number);
	let sum = 0;
	for (let at = 0; at < nodes.length; at++) {
		if (mission.deeds.ends[at] || combat !== null && at === mission.node - 1) continue;
		sum += guards(itemAt(nodes, at));
	}
	if (combat === null && !mission.deeds.ends[0]) for (const kind of mission.patrol) sum += kindAt(kind).wounds;
	return sum;
}
const worth = (unit) => .27 * (unit.hits - unit.wounds) + .084 * overBands(unit.fire);
function squadScore(w) {
	let balance = -.88;
	for (const unit of w.squad) if (unit.status === "standing") balance += worth(unit);
	for (const one of w.combat?.cards ?? []) {
		if (!isEnemy(one.card)) continue;
		balance -= .178 * Math.max(0, woundsToKill(kindOf(one.card)) - one.wounds);
		balance -= .3 * itemAt(BITE, itemAt(KIND_OF, one.card));
	}
	balance -= .12 * waiting(w);
	balance += w.mission.ammo === 0 ? -.61 : .056 * Math.min(20, w.mission.ammo);
	balance += .087 * (w.combat?.charges ?? 0);
	return .01 + .98 / (1 + Math.exp(-balance));
}
function score(w, seat) {
	if (w.over !== null) return w.over.winners.includes(seat) ? 1 : 0;
	const squad = squadScore(w);
	return itemAt(w.seats, seat).kind === "hive" ? 1 - squad : squad;
}
function clock({ results, mission }) {
	const before = 1e3 * results.length;
	if (mission.won === null) return before + mission.node + mission.rounds;
	return results.at(-1)?.number === mission.number ? before : before + 999;
}
function sides(w) {
	const hive = hiveSeat(w);
	return hive === null ? null : [squadSeats(w), [hive]];
}
// packages/games/earth-war/sensible.ts
const SIZES = [
	2,
	3,
	4,
	1,
	5
];
const MOST = 40;
const isTarget = (w, slot) => slot.up && isEnemy(slot.card) && toKill({ table: w }, slot) > 0;
function filled(w, order, wish) {
	const { slots } = combatOf(w);
	const into = slots.map(() => 0);
	let left = openVolley(w).wounds;
	for (const at of order) {
		const placed = Math.min(left, Math.max(0, wish(itemAt(slots, at))));
		into[at] = placed;
		left -= placed;
	}
	const first = order[0] ?? 0;
	into[first] = itemAt(into, first) + left;
	return into;
}
function pairs(w) {
	const { slots } = combatOf(w);
	const { wounds } = openVolley(w);
	const splits = [];
	for (let at = 0; at + 1 < slots.length; at++) for (let near = wounds - 1; near > 0; near--) {
		const into = slots.map(() => 0);
		into[at] = near;
		into[at + 1] = wounds - near;
		splits.push(into);
	}
	return splits;
}
function pools(w) {
	const { slots } = combatOf(w);
	const all = slots.map((_, at) => at);
	const up = all.filter((at) => isTarget(w, itemAt(slots, at)));
	const sure = up.filter((at) => !willAmbush({ table: w }, itemAt(slots, at)));
	const hidden = all.filter((at) => !itemAt(slots, at).up);
	const kill = (slot) => slot.up ? toKill({ table: w }, slot) : 0;
	const splits = [];
	for (const size of SIZES) {
		const wish = (slot) => slot.up ? kill(slot) : size - slot.wounds;
		splits.push(filled(w, [...sure, ...hidden], wish), filled(w, [...hidden, ...sure], wish));
		splits.push(filled(w, [...sure.toSorted((a, b) => kill(itemAt(slots, b)) - kill(itemAt(slots, a))), ...hidden], wish));
	}
	for (const at of [...up, ...hidden]) splits.push(filled(w, [at], () => openVolley(w).wounds));
	for (const at of up) splits.push(filled(w, [at, ...hidden], (slot) => slot.up ? kill(slot) : 3));
	return splits;
}
function sensible(w, _seat, _space) {
	const { kind } = openVolley(w);
	const found = [split({ table: w })];
	for (const wounds of kind === "grenades" || kind === "blast" ? pairs(w) : pools(w)) {
		const choice = {
			do: "assign",
			wounds
		};
		if (found.length < MOST && !found.some((one) => same(one, choice))) found.push(choice);
	}
	return found;
}
// packages/games/earth-war/chances.ts
const chances = [
	[.033, .093],
	[.121, .125],
	[.22, .207],
	[.293, .254],
	[.38, .322],
	[.467, .406],
	[.543, .448],
	[.626, .548],
	[.69, .594],
	[.746, .604],
	[.791, .672],
	[.83, .703],
	[.864, .781],
	[.895, .805],
	[.922, .882],
	[.939, .915],
	[.955, .932],
	[.969, .948],
	[.981, .98]
];
// packages/games/earth-war/book/index.ts
const book = bookOf([
	campaign,
	muster,
	mission,
	combat,
	aftermath
], isScripted);
// packages/games/earth-war/oddsReply.ts
const STEPS = new Set([
	3,
	6,
	7
]);
function oddsReply(w, asks) {
	const [ask] = asks;
	if (ask === void 0 || !STEPS.has(w.combat?.step ?? 0)) return null;
	const pass = ask.offers.find((offer) => offer.do === "done");
	return {
		seat: ask.seat,
		choice: pass ?? autopilot({ table: known(w, ask.seat) }, ask)
	};
}
// packages/games/earth-war/imagine.ts
function imagine(v, chance) {
	const w = copy({
		edition: "2",
		flow: v.flow,
		undoBarrier: v.undoBarrier,
		over: v.over,
		...v.table
	});
	const combat = w.combat;
	if (combat === null) return w;
	if (w.options.hiddenWounds && combat.round > 1) {
		for (const one of combat.cards) if (KIND_OF[one.card] !== SHADOW && kindOf(one.card).wounds > 1 && !combat.slots.some((slot) => slot.up && slot.card === one.card)) one.wounds = chance.roll(kindOf(one.card).wounds, "EW-TASTE-09") - 1;
	}
	const play = new Playing(w, chance);
	for (const number of combat.hiveSlots) look(play, itemAt(combat.slots, number - 1), "EW-M-HIVE-01");
	w.undoBarrier = v.undoBarrier;
	return w;
}
// packages/games/earth-war/intents.ts
const ROUNDS = 500;
function dealt(combat, chance) {
	const slots = combat.slots.map((slot) => ({ ...slot }));
	return slots.map((slot) => {
		const cards = candidates({
			...combat,
			slots
		}, slot);
		slot.card = cards[cards.length < 2 ? 0 : chance.pick(cards.map((one) => one.weight), "EW-DEK-10")]?.card ?? -1;
		return slot.card;
	});
}
function strikeOf(w, card, chance) {
	const kind = kindOf(card);
	const common = w.options.commonRange ? w.squad.find(isStanding) : void 0;
	const rolled = common?.rn ?? Math.min(10, Math.max(1, chance.roll(10, "EW-RNG-03") + (kind.shift ?? 0)));
	const band = common?.band ?? bandHere(w, rolled);
	const rating = limited(itemAt(kind.attack, band));
	if (rating === 0) return null;
	const roll = chance.roll(10, "EW-S5-01");
	const sl = successLevels(rating, roll, kind.cap);
	if (sl === 0) return null;
	return {
		slot: 0,
		card,
		rn: rolled,
		band,
		rating,
		roll,
		sl,
		assigned: 0,
		held: 0,
		focus: 0
	};
}
function bites(table, chance) {
	const w = {
		...table,
		squad: table.squad.map(copyUnit)
	};
	const strikes = dealt(combatOf(table), chance).flatMap((card) => {
		if (card < 0 || !isEnemy(card) || kindOf(card).cap === 0) return [];
		const strike = strikeOf(w, card, chance);
		return strike === null ? [] : [strike];
	});
	for (const strike of strikes) for (; strike.assigned < strike.sl; strike.assigned++) {
		const unit = target(w, strike);
		unit.incoming.push(strike.card);
		if (strike.focus === 0) strike.focus = unit.id;
	}
	return new Map(w.squad.map((unit) => [unit.id, unit.incoming.filter((card) => {
		const rating = armour(w, unit, card);
		return rating === 0 || !succeeds(rating, chance.roll(10, "EW-S7-02"));
	})]));
}
function risks({ table }, rounds = ROUNDS) {
	const units = table.squad.filter(isStanding);
	const found = units.map((unit) => ({
		unit: unit.id,
		hurt: 0,
		down: 0,
		wounds: 0
	}));
	if (table.combat === null || units.length === 0) return found;
	const chance = fastChance(1);
	for (let i = 0; i < rounds; i++) {
		const through = bites(table, chance);
		units.forEach((unit, at) => {
			const cards = through.get(unit.id) ?? [];
			const risk = itemAt(found, at);
			const falls = cards.some((card) => implants(unit, card)) || unit.wounds + cards.length >= unit.hits;
			risk.wounds += cards.length / rounds;
			if (cards.length > 0) risk.hurt += 1 / rounds;
			if (cards.length > 0 && falls) risk.down += 1 / rounds;
		});
	}
	return found;
}
const percent = (chance) => `${Math.round(100 * chance)} %`;
function intents(view, _seat) {
	const step = view.table.combat?.step ?? 0;
	if (step < 1 || step > 4) return [];
	return risks(view).flatMap((risk) => {
		if (risk.hurt === 0) return [];
		return [{
			who: unitThing(risk.unit),
			order: null,
			words: `is bitten: hurt ${percent(risk.hurt)}, DOWN ${percent(risk.down)}`,
			rule: "EW-S6-01",
			certain: "die",
			target: unitThing(risk.unit),
			ways: [{
				words: "hurt",
				chance: risk.hurt - risk.down
			}, {
				words: "DOWN",
				chance: risk.down
			}],
			hurt: risk.hurt
		}];
	});
}
// packages/games/earth-war/stakes.ts
const hitsMade = (w) => w.squad.reduce((sum, unit) => sum + (unit.act === "charges" ? 0 : unit.sl), 0);
function shot(v) {
	const before = hitsMade(v.table);
	return [{
		key: "hits",
		title: before === 0 ? "Hits to place" : `Hits to place, ${before} so far`,
		values: {
			unit: "hits",
			better: "more"
		},
		of: (w) => hitsMade(w)
	}];
}
const turnedUp$1 = (told, slot) => {
	for (const { what } of told) if (what.type === "turned up" && what.slot === slot) return cardNamed(what.card);
	throw new Error(`slot ${slot} was not turned up`);
};
function flip(v, { slot }) {
	const { could } = itemAt(v.slots, slot - 1);
	if (could === null || could.kinds.length < 2) return [];
	return [{
		key: `slot ${slot}`,
		title: `Under slot ${slot}`,
		values: { words: [...new Set(could.kinds.map((one) => one.kind))] },
		of: (_w, told) => kindOf(turnedUp$1(told, slot)).name
	}];
}
const deaths = (w, test) => w.combat === null ? 0 : w.combat.slots.filter((slot) => test(slot.card) && diesNow(w, slot)).length;
const couldBeBystander = (v) => v.slots.some((slot) => (slot.could?.bystander ?? 0) > 0 || slot.kind === "Civilian" || slot.kind === "Survivor");
function placing(v) {
	return [
		{
			key: "kills",
			title: "Enemies killed",
			values: {
				unit: "killed",
				better: "more"
			},
			of: (w) => deaths(w, isEnemy)
		},
		{
			key: "wasted",
			title: "AMMO lost on shadows",
			values: {
				unit: "AMMO",
				better: "less"
			},
			of: (w) => w.combat === null ? 0 : shadowPrice(w)
		},
		...couldBeBystander(v) ? [{
			key: "bystanders",
			title: "Bystanders shot",
			values: {
				unit: "shot",
				better: "less"
			},
			of: (w) => deaths(w, isBystander)
		}] : []
	];
}
const people = (w) => w.squad.filter((unit) => !isGun(unit));
const woundsOf = (w) => people(w).reduce((sum, unit) => sum + (unit.implanted ? unit.hits : unit.wounds), 0);
const standingIn = (w) => people(w).filter((unit) => unit.status === "standing").length;
function enemiesTurn(v) {
	const before = woundsOf(v.table);
	const stood = standingIn(v.table);
	return [{
		key: "hurt",
		title: "Wounds on the squad in this round",
		values: {
			unit: "wounds",
			better: "less"
		},
		of: (w) => Math.max(0, woundsOf(w) - before)
	}, {
		key: "down",
		title: "Units that go DOWN",
		values: {
			unit: "DOWN",
			better: "less",
			defeat: stood
		},
		of: (w) => Math.max(0, stood - standingIn(w))
	}];
}
const FATES = [
	"unhurt",
	"hurt",
	"DOWN"
];
function fate(v, id) {
	const unit = v.table.squad.find((one) => one.id === id);
	if (unit === void 0) return [];
	return [{
		key: `unit ${id}`,
		title: unit.name,
		values: { words: FATES },
		of(w) {
			const after = w.squad.find((one) => one.id === id);
			if (after === void 0 || after.status !== "standing") return "DOWN";
			return after.wounds > unit.wounds ? "hurt" : "unhurt";
		}
	}];
}
const CHECKS = ["success", "failure"];
const outcome = (key, title, good) => ({
	key,
	title,
	values: { words: CHECKS },
	of: (_w, told) => told.some(({ what }) => what.type === good) ? "success" : "failure"
});
const nodeTitle = (v) => v.mission.map.find((node) => node.here)?.title ?? "The check";
const nameOf = (v, id) => v.table.squad.find((unit) => unit.id === id)?.name ?? `unit ${id}`;
function used(choice) {
	if (choice.item === "Hazard Scanner") return [{
		key: "scanned",
		title: "Shadows among the dealt cards",
		values: {
			unit: "shadows",
			better: "less"
		},
		of: (w) => w.combat?.scanned ?? 0
	}];
	if (choice.item !== "Sentry Gun") return [];
	return [{
		key: "gun",
		title: "Where the gun stands",
		values: { words: BANDS },
		of: (_w, told) => {
			for (const { what } of told) if (what.type === "ranged") return itemAt(BANDS, what.band);
			throw new Error("the gun was not ranged");
		}
	}];
}
function ordered(v, choice) {
	if (choice.order === "One more burst!") return shot(v);
	return choice.order === "Hold the line!" && "unit" in choice ? fate(v, choice.unit) : [];
}
function goingOn(v) {
	const step = v.table.combat?.step;
	return step === 4 || step === 6 ? enemiesTurn(v) : [];
}
function stakes(v, _seat, choice) {
	switch (choice.do) {
		case "fire":
		case "melee": return shot(v);
		case "charges": return [{
			key: "charges",
			title: `Charges of ${nameOf(v, choice.unit)}`,
			values: {
				unit: "charges",
				better: "more"
			},
			of: (w) => w.squad.find((unit) => unit.id === choice.unit)?.sl ?? 0
		}];
		case "flip": return flip(v, choice);
		case "assign": return placing(v);
		case "order": return ordered(v, choice);
		case "check": return [outcome("check", `${nodeTitle(v)}: ${nameOf(v, choice.unit)}`, "check passed")];
		case "operate": return [outcome("surgery", `Surgery on ${nameOf(v, choice.unit)}`, "pulled through")];
		case "use": return used(choice);
		case "done": return goingOn(v);
		default: return [];
	}
}
const SHOTS = new Set([
	"fire",
	"melee",
	"charges",
	"flip"
]);
function actEnds(what, _seat, choice) {
	if (what.type === "dealt" || what.type === "combat over" || what.type === "mission won") return true;
	if (choice.do === "check") return what.type === "check passed" || what.type === "check failed";
	if (choice.do === "operate") return what.type === "pulled through" || what.type === "lost";
	if (what.type === "assigned") return choice.do !== "assign";
	return what.type === "turned up" && SHOTS.has(choice.do);
}
// packages/games/earth-war/reaction.ts
const windows = {
	"orders after the reveal": "Orders after the reveal",
	"hold the line": "Hold the line!",
	"the event is over": "Nobody gets left behind!"
};
function isUrgent(view, step) {
	const { combat, squad } = view.table;
	if (step === "the event is over") return squad.some((unit) => unit.status === "down");
	if (step !== "orders after the reveal" || combat === null) return false;
	return view.slots.some((slot) => slot.wounds > 0 && (slot.kind === "Civilian" || slot.kind === "Survivor"));
}
function reaction(view, { offers }) {
	const step = view.flow.at(-1)?.step ?? "";
	const label = windows[step];
	const pass = offers.find((offer) => offer.do === "done");
	if (label === void 0 || pass === void 0) return null;
	return {
		key: step,
		label,
		pass,
		use: null,
		urgent: isUrgent(view, step)
	};
}
// packages/games/earth-war/shadowsView.ts
function unseenKinds(combat) {
	const counts = new Map();
	for (const { card } of unseen(combat)) {
		const kind = itemAt(KIND_OF, card);
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
	}
	return [...counts].map(([kind, count]) => ({
		kind: kindAt(kind).name,
		count
	}));
}
function couldBe(combat) {
	const { kinds: cards, left } = hiddenCards(combat);
	const extra = cards.includes(THE_UNKNOWN) ? extras$1(combat) : [];
	const scale = Math.max(1, extra.length);
	const parts = KINDS$1.map(() => 0);
	const add = (kind, weight) => void (parts[kind] = itemAt(parts, kind) + weight);
	cards.forEach((card, i) => {
		const weight = itemAt(left, i);
		if (card === THE_UNKNOWN) for (const kind of extra) add(kind, weight);
		else add(itemAt(KIND_OF, card), weight * scale);
	});
	const sum = (test) => parts.reduce((all, count, kind) => all + (test(itemAt(FIRST_OF, kind)) ? count : 0), 0);
	return {
		enemy: sum(isEnemy),
		bystander: sum(isBystander),
		shadow: sum(isShadow),
		of: sum(() => true),
		kinds: parts.flatMap((count, kind) => count > 0 ? [{
			kind: kindAt(kind).name,
			parts: count
		}] : [])
	};
}
function slotsOf(combat) {
	const could = couldBe(combat);
	return combat.slots.map((slot, i) => {
		const card = faceOf(combat, slot);
		const known = card >= 0;
		return {
			number: i + 1,
			up: slot.up,
			card: known ? identifierOf(card) : null,
			kind: known ? kindOf(card).name : null,
			wounds: slot.wounds,
			before: known ? combat.cards.find((one) => one.card === card)?.wounds ?? 0 : 0,
			kills: known ? kindOf(card).wounds : 0,
			could: known ? null : could
		};
	});
}
function deckOf(combat, hiddenWounds) {
	return combat.cards.map((one) => {
		const seen = combat.slots.some((slot) => slot.card === one.card);
		return {
			card: identifierOf(one.card),
			kind: kindOf(one.card).name,
			wounds: hiddenWounds && !seen ? null : one.wounds,
			of: kindOf(one.card).wounds,
			ambush: kindOf(one.card).ambush === true && !one.sprung,
			seen
		};
	});
}
// packages/games/earth-war/view.ts
function listed(w, node) {
	const counts = new Map();
	const add = (kind, count) => {
		const { name } = kindAt(kind);
		counts.set(name, (counts.get(name) ?? 0) + count);
	};
	for (const [count, kind] of [...node.enemies, ...node.shadows]) add(kind, kind === SHADOW ? shadowsFor(w, count) : count);
	for (const kind of w.mission.patrol) add(kind, 1);
	return [...counts].map(([kind, count]) => ({
		kind,
		count
	}));
}
function map(w) {
	w.options.openLists;
	return missionSheet(w.mission.number).nodes.map((node, i) => ({
		number: i + 1,
		title: node.title,
		kind: node.kind,
		rule: node.id,
		end: w.mission.deeds.ends[i] ?? "",
		here: w.mission.node === i + 1,
		cards: node.kind === "combat" && (w.options.openLists || w.mission.node > i) ? listed(w, node) : null
	}));
}
const units = (w) => w.squad.map((unit) => ({
	id: unit.id,
	band: bandName(unit.band),
	fire: fireRating(w, unit),
	fireBecause: fireModifiers(w, unit),
	melee: meleeRating(unit),
	trait: unitKind(unit.type).trait,
	acting: actingLeader(w) === unit,
	items: unit.items.map((item) => ({
		name: item.name,
		uses: item.uses,
		of: itemKind(item.name).uses,
		used: item.used,
		text: itemKind(item.name).text
	}))
}));
const orders = (w) => w.combat === null ? [] : ORDER_NAMES.map((order) => {
	const kind = orderKind(order);
	return {
		order,
		cp: kind.cp,
		rule: kind.id,
		moment: kind.moment,
		text: kind.text,
		refusal: orderFault(w, order)
	};
});
function goalsOf(w) {
	const { mission } = w;
	const result = mission.won === null ? void 0 : w.results.at(-1);
	const scored = result?.number === mission.number ? result.goals : null;
	const deeds = mission.won === null ? deedsNow(w) : mission.deeds;
	const points = (goal) => {
		goal.id;
		if (scored !== null) return scored.find((one) => one.id === goal.id)?.points ?? 0;
		return somebodyStands(w) ? goal.points(deeds) : 0;
	};
	return missionSheet(mission.number).goals.map((goal) => ({
		id: goal.id,
		text: goal.text,
		primary: goal.primary === true,
		points: points(goal)
	}));
}
function phaseOf(w) {
	if (w.combat !== null) return "combat";
	return muster.in(w) === void 0 ? "mission" : "muster";
}
function view(w, viewer) {
	const table = known(w, viewer);
	const { combat } = table;
	const sheet = missionSheet(w.mission.number);
	return {
		viewer,
		flow: shownFlow(book, w.flow),
		undoBarrier: w.undoBarrier,
		over: w.over,
		phase: phaseOf(w),
		table,
		leader: actingLeader(w)?.id ?? null,
		leaderSeat: leaderSeat(w),
		hive: hiveSeat(w),
		mission: {
			number: sheet.number,
			name: sheet.name,
			story: sheet.story,
			of: MISSIONS.length,
			map: map(w),
			goals: goalsOf(w)
		},
		squad: units(table),
		slots: combat === null ? [] : slotsOf(combat),
		deck: combat === null ? [] : deckOf(combat, w.options.hiddenWounds),
		unseen: combat === null ? [] : unseenKinds(combat),
		orders: orders(w)
	};
}
// packages/games/earth-war/beats.ts
const check = (rn, rating) => rn === 0 ? {} : { dice: {
	values: [rn],
	sides: 10,
	need: `≤ ${rating}`,
	counts: [rn <= rating]
} };
const cardOf = (card) => IDENTIFIER.indexOf(card);
const NOTE = {
	kind: "note",
	weight: 0
};
const shown = (kind, weight, more) => ({
	kind,
	weight,
	...more
});
const ofUnit = (what) => ({
	actor: unitThing(what.unit),
	target: unitThing(what.unit)
});
const ofCard = (what) => ({
	actor: cardThing(what.card),
	target: cardThing(what.card)
});
function checked(what) {
	const made = several(what.sl, what.act === "charges" ? "charge" : "hit");
	return shown(what.act === "melee" ? "blow" : "shot", 1, {
		...ofUnit(what),
		plate: what.sl === 0 ? "miss" : made,
		tone: what.sl === 0 ? "miss" : "good",
		...check(what.rn, what.rating)
	});
}
function turnedUp({ card, slot }) {
	const found = cardOf(card);
	const enemy = isEnemy(found);
	return shown("reveal", 1, {
		target: slotThing(slot),
		plate: enemy || isBystander(found) ? kindOf(found).name : "shadows",
		...enemy && { tone: "bad" }
	});
}
function struck(what) {
	const plate = what.rating === 0 ? `no reach at ${BANDS[what.band]}` : what.wounds === 0 ? "miss" : several(what.wounds, "wound");
	return shown("blow", 1, {
		actor: cardThing(what.card),
		target: cardThing(what.card),
		plate,
		tone: what.wounds > 0 ? "bad" : "miss",
		...check(what.roll, what.rating)
	});
}
const BEATS = {
	ordered: (o) => shown("order", 1, {
		actor: unitThing(o.by),
		target: unitThing(o.by),
		plate: o.order
	}),
	moved: (o) => shown("move", 1, {
		...ofUnit(o),
		plate: BANDS[o.band] ?? ""
	}),
	scanned: (o) => shown("reveal", 2, {
		...ofUnit(o),
		plate: several(o.shadows, "shadow")
	}),
	deployed: (o) => shown("order", 1, {
		...ofUnit(o),
		plate: "Sentry Gun"
	}),
	checked,
	"threw grenades": (o) => shown("shot", 1, {
		...ofUnit(o),
		plate: "3 hits",
		tone: "good"
	}),
	used: (o) => shown("order", 1, {
		...ofUnit(o),
		plate: o.item
	}),
	"charges set": (o) => shown("note", 1, { plate: `${o.charges} charges` }),
	assigned: (o) => shown("shot", 1, { path: o.split.flatMap((count, i) => count > 0 ? [slotThing(i + 1)] : []) }),
	spent: (o) => shown("loss", 2, {
		plate: `−${o.ammo} AMMO`,
		tone: "bad"
	}),
	"turned up": turnedUp,
	"hive looked": (o) => shown("reveal", 1, {
		path: o.slots.map(slotThing),
		plate: "the hive looks",
		tone: "bad"
	}),
	"hive exchanged": (o) => shown("move", 2, {
		path: o.slots.map(slotThing),
		plate: "exchanged"
	}),
	ambushed: (o) => shown("answer", 2, {
		...ofCard(o),
		plate: o.cancelled > 0 ? `ambush: −${several(o.cancelled, "hit")}` : "ambush",
		tone: "bad"
	}),
	struck,
	wounded: (o) => shown("blow", 1, {
		actor: cardThing(o.by),
		target: unitThing(o.unit),
		plate: "hit",
		tone: "bad"
	}),
	shielded: (o) => shown("answer", 2, {
		actor: cardThing(o.by),
		target: cardThing(o.by),
		plate: "shields her"
	}),
	armour: (o) => shown("save", 1, {
		...ofUnit(o),
		plate: o.stopped ? "armour holds" : "through",
		tone: o.stopped ? "good" : "bad",
		...check(o.rn, o.rating)
	}),
	ignored: (o) => shown("answer", 2, {
		...ofUnit(o),
		plate: "treated",
		tone: "good"
	}),
	stimmed: (o) => shown("answer", 2, {
		...ofUnit(o),
		plate: "stim",
		tone: "good"
	}),
	implanted: (o) => shown("death", 3, {
		...ofUnit(o),
		plate: "implanted",
		tone: "bad"
	}),
	hurt: (o) => shown("loss", 2, {
		...ofUnit(o),
		plate: `${o.hits - o.wounds} of ${o.hits} HITS left`,
		points: 1,
		tone: "bad"
	}),
	down: (o) => shown("death", 3, {
		...ofUnit(o),
		plate: "DOWN",
		tone: "bad"
	}),
	hit: (o) => shown("loss", 1, {
		...ofCard(o),
		plate: `${o.wounds} of ${o.of}`,
		tone: "hit"
	}),
	killed: (o) => shown("death", 2, {
		...ofCard(o),
		plate: "killed",
		tone: isEnemy(cardOf(o.card)) ? "good" : "bad"
	}),
	acid: (o) => shown("blow", 1, {
		...ofCard(o),
		plate: o.rn <= o.acid ? "acid splashes" : "no splash",
		tone: o.rn <= o.acid ? "bad" : "miss",
		...check(o.rn, o.acid)
	}),
	burnt: (o) => shown("loss", 2, {
		...ofUnit(o),
		plate: `acid: ${o.hits - o.wounds} of ${o.hits} left`,
		points: 1,
		tone: "bad"
	}),
	joined: (o) => shown("reveal", 2, {
		...ofCard(o),
		plate: `${kindOf(cardOf(o.card)).name} is called`,
		tone: "bad"
	}),
	hatched: (o) => shown("reveal", 2, {
		...ofCard(o),
		plate: "it opens",
		tone: "bad"
	}),
	escaped: (o) => shown("retreat", 2, {
		...ofCard(o),
		plate: "escapes",
		tone: "bad"
	}),
	matured: (o) => shown("reveal", 2, {
		...ofCard(o),
		plate: "matures",
		tone: "bad"
	}),
	rescued: (o) => shown("goal", 2, {
		...ofCard(o),
		plate: "rescued",
		tone: "good"
	}),
	"bystander lost": (o) => shown("goal", 2, {
		...ofCard(o),
		plate: several(o.points, "point"),
		tone: "bad"
	}),
	reinforced: (o) => shown("reveal", o.card === null ? 0 : 2, {
		plate: o.card === null ? "nobody comes" : `${kindOf(cardOf(o.card)).name} comes`,
		tone: o.card === null ? "good" : "bad"
	}),
	enlisted: (o) => shown("answer", 1, {
		...ofUnit(o),
		plate: "joins",
		tone: "good"
	}),
	contact: (o) => shown("reveal", 1, { plate: several(o.count, "card") }),
	"combat over": (o) => shown("goal", 2, {
		plate: o.end,
		tone: o.end === "failed" ? "bad" : "good"
	}),
	"fire clock": (o) => shown("goal", o.clock >= 4 ? 3 : 1, {
		plate: `fire clock ${o.clock}`,
		tone: "bad"
	}),
	KIA: (o) => shown("death", 3, {
		...ofUnit(o),
		plate: "KIA",
		tone: "bad"
	}),
	carried: (o) => shown("nerve", 1, {
		...ofUnit(o),
		plate: o.rn <= 2 ? "it bursts" : "holds on",
		...check(o.rn, 2)
	}),
	"pulled through": (o) => shown("save", 2, {
		...ofUnit(o),
		plate: "pulls through",
		tone: "good",
		...check(o.rn, o.rating)
	}),
	lost: (o) => shown("save", 2, {
		...ofUnit(o),
		plate: "lost",
		tone: "bad",
		...check(o.rn, o.rating)
	}),
	healed: (o) => shown("answer", 1, {
		...ofUnit(o),
		plate: "healed",
		tone: "good"
	}),
	tried: (o) => {
		const passed = o.rn > 0 && o.rn <= o.rating;
		return shown("nerve", 2, {
			...ofUnit(o),
			plate: passed ? "success" : "failure",
			tone: passed ? "good" : "bad",
			...check(o.rn, o.rating)
		});
	},
	"check passed": () => shown("goal", 2, {
		plate: "success",
		tone: "good"
	}),
	"check failed": () => shown("goal", 2, {
		plate: "failure",
		tone: "bad"
	}),
	"mission won": (o) => shown("goal", 3, {
		plate: `${o.mission} is won`,
		tone: "good"
	}),
	"mission lost": (o) => shown("goal", 3, {
		plate: `${o.mission} is lost`,
		tone: "bad"
	}),
	promoted: (o) => shown("answer", 1, {
		...ofUnit(o),
		plate: o.gain,
		tone: "good"
	}),
	"campaign over": (o) => shown("goal", 3, { plate: o.grade })
};
function beatOf(what) {
	return BEATS[what.type]?.(what) ?? NOTE;
}
// packages/games/earth-war/throws.ts
function called(card) {
	const at = card === null ? -1 : IDENTIFIER.indexOf(card);
	if (at < 0) return "nothing";
	return isShadow(at) ? "Merely Shadows" : `${kindOf(at).name} ${card}`;
}
const DOES = {
	fire: "fires",
	melee: "fights hand to hand",
	charges: "sets charges"
};
function rolls(what) {
	switch (what.type) {
		case "ranged": return `How far off ${what.unit} is`;
		case "checked": return `${what.unit} ${DOES[what.act] ?? "checks"}`;
		case "struck": return `${called(what.card)} comes and strikes`;
		case "armour": return `${what.unit}'s armour`;
		case "hurt":
		case "unharmed": return `Whether ${what.unit} is hurt`;
		case "acid": return `The acid of ${called(what.card)}`;
		case "hatched":
		case "still closed": return `Whether ${called(what.card)} opens`;
		case "escaped":
		case "matured":
		case "stayed": return `What ${called(what.card)} does`;
		case "reinforced": return "Whether reinforcements come";
		case "carried": return `${what.unit} is carried along`;
		case "pulled through":
		case "lost": return `Whether ${what.unit} pulls through`;
		case "tried": return `${what.unit} tries it`;
		default: return null;
	}
}
// packages/games/earth-war/log.ts
const namedIn = ({ unit, card }) => [...typeof unit === "string" ? [unitThing(unit)] : [], ...typeof card === "string" ? [cardThing(card)] : []];
const diceIn = ({ rn = 0, roll = 0 }) => [rn, roll].filter((face) => face > 0);
const fell = (rn) => `${rn === 8 ? "an" : "a"} ${rn}`;
const ENDS = {
	"broken off": "contact is broken",
	charges: "the charges blow",
	held: "the squad held",
	failed: "nobody stands"
};
function gathered(names) {
	const counts = new Map();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts].map(([name, count]) => count > 1 ? `${count} × ${name}` : name).join(", ");
}
function itemsOf(what) {
	const item = (label, value, rule) => ({
		label,
		value: String(value),
		rule
	});
	switch (what.type) {
		case "ranged": return [item("Range, RN", what.rn, "EW-RNG-01")];
		case "checked": return [
			item(what.act === "charges" ? "WITS" : what.act.toUpperCase(), what.rating, "EW-S2-01"),
			item("RN", what.rn, "EW-RN-01"),
			item("Success levels", what.sl, "EW-RN-03")
		];
		case "struck": return [
			item("Range, RN", what.rn, "EW-RNG-03"),
			item(`ATTACK at ${BANDS[what.band]}`, what.rating === 0 ? "–" : what.rating, "EW-S5-01"),
			...what.roll > 0 ? [item("RN", what.roll, "EW-RN-01")] : [],
			item("Wounds", what.wounds, "EW-RN-03")
		];
		case "armour": return [item("ARM", what.rating, "EW-S7-02"), item("RN", what.rn === 0 ? "–" : what.rn, "EW-RN-01")];
		case "acid": return [item("ACID", what.acid, "EW-S7-05"), item("RN", what.rn, "EW-RN-01")];
		case "tried": return [item("WITS", what.rating, "EW-NOD-03"), item("RN", what.rn === 0 ? "–" : what.rn, "EW-RN-01")];
		case "pulled through":
		case "lost": return [item("Check", what.rating, "EW-CAS-02"), item("RN", what.rn === 0 ? "–" : what.rn, "EW-RN-01")];
		default: return [];
	}
}
const FOLLOWS = new Set([
	"ranged",
	"down",
	"check passed",
	"check failed",
	"KIA",
	"contact"
]);
const actedBy = (actor) => (words) => ({
	words,
	about: (what) => [actor, ...namedIn(what)],
	dice: (what) => diceIn(what)
});
const squad = actedBy(SQUAD);
const hive = actedBy(HIVE);
const nobody = actedBy(DECK);
const words = logWords({
	ordered: {
		words: (o) => `${o.by}: "${o.order}"`,
		about: (o) => [SQUAD, unitThing(o.by)]
	},
	dealt: {
		...nobody((o) => `Round ${o.round}: ${several(o.dealt, "card")} dealt face down${o.aside > 0 ? `, ${o.aside} aside` : ""}`),
		section: (o) => `Round ${o.round}`
	},
	ranged: squad((o) => `${o.unit}: RN ${o.rn}, ${BANDS[o.band]}`),
	moved: squad((o) => `${o.unit} is now at ${BANDS[o.band]}`),
	scanned: squad((o) => `${o.unit} scans: ${several(o.shadows, "shadow")} among the cards`),
	deployed: squad((o) => `${o.unit} sets up ${o.gun}`),
	spent: squad((o) => `${o.ammo} AMMO spent, ${o.short > 0 ? `${o.short} short` : `${o.left} left`}`),
	supplied: squad((o) => `${o.ammo} AMMO found, ${o.left} now`),
	checked: squad((o) => `${o.unit} ${DOES[o.act] ?? "checks"} with ${fell(o.rn)}: ${o.sl === 0 ? "nothing" : several(o.sl, o.act === "charges" ? "charge" : "hit")}`),
	"held fire": squad((o) => `${o.unit} holds fire`),
	"threw grenades": squad((o) => `${o.unit} throws grenades: 3 hits`),
	used: squad((o) => `${o.unit} uses ${o.item}`),
	"charges set": squad((o) => `${several(o.set, "charge")} set, ${o.charges} in all`),
	"turned up": nobody((o) => `Slot ${o.slot}: ${called(o.card)}`),
	assigned: {
		...squad((o) => `Wounds placed: ${placing$1(o.split)}`),
		by: (o) => o.seat
	},
	"hive looked": hive((o) => `The hive looks at slots ${o.slots.join(" and ")}${o.cards === void 0 ? "" : `: ${o.cards.map(called).join(", ")}`}`),
	"hive exchanged": hive((o) => `The hive exchanges slots ${o.slots.join(" and ")}`),
	"hive left them": hive(() => "The hive leaves them as they lie"),
	ambushed: hive((o) => `${called(o.card)} ambushes: ${several(o.cancelled, "wound")} cancelled`),
	struck: hive((o) => `${called(o.card)} comes to ${o.rn}, ${BANDS[o.band]}${o.rating === 0 ? ": out of reach" : `, and strikes with ${fell(o.roll)}: ${o.wounds === 0 ? "a miss" : several(o.wounds, "wound")}`}`),
	wounded: {
		words: (o) => `${called(o.by)} hits ${o.unit}`,
		about: (o) => [
			HIVE,
			cardThing(o.by),
			unitThing(o.unit)
		]
	},
	shielded: {
		words: (o) => `${called(o.by)} takes ${several(o.wounds, "wound")} for the Queen`,
		about: (o) => [HIVE, cardThing(o.by)]
	},
	armour: squad((o) => `${o.unit}'s armour ${o.stopped ? "stops a wound" : "does not hold"}${o.rn === 0 ? "" : ` with ${fell(o.rn)}`}`),
	ignored: squad((o) => `A wound on ${o.unit} is treated at once`),
	stimmed: squad((o) => `${o.unit} stays up on a stim`),
	implanted: squad((o) => `${o.unit} is DOWN and implanted`),
	hurt: squad((o) => `${o.unit} is hurt${o.rn === void 0 ? "" : ` with ${fell(o.rn)}`}: ${o.hits - o.wounds} of ${o.hits} HITS left`),
	unharmed: squad((o) => `${o.unit} is unharmed with ${fell(o.rn)}`),
	down: squad((o) => `${o.unit} is DOWN`),
	hit: squad((o) => `${called(o.card)}: ${o.wounds} of ${o.of} wounds`),
	killed: squad((o) => `${called(o.card)} is killed`),
	acid: hive((o) => `The acid of ${called(o.card)} ${o.rn <= o.acid ? "splashes" : "hits nobody"} with ${fell(o.rn)}`),
	burnt: hive((o) => `Acid burns ${o.unit}: ${o.hits - o.wounds} of ${o.hits} HITS left`),
	joined: hive((o) => `${called(o.card)} is called`),
	hatched: hive((o) => `${called(o.card)} opens with ${fell(o.rn)}: a Facehugger joins`),
	"still closed": nobody((o) => `${called(o.card)} stays closed with ${fell(o.rn)}`),
	escaped: hive((o) => `${called(o.card)} escapes with ${fell(o.rn)}: a Drone waits at the next combat`),
	matured: hive((o) => `${called(o.card)} matures with ${fell(o.rn)} into a Drone`),
	stayed: nobody((o) => `${called(o.card)} stays with ${fell(o.rn)}`),
	rescued: squad((o) => `${called(o.card)} is rescued: 1 point on a mission`),
	"bystander lost": squad((o) => `${called(o.card)} is dead: ${several(o.points, "point")} on a mission`),
	command: squad((o) => `${o.cp} CP now`),
	enlisted: squad((o) => `${o.unit} joins (${o.as})`),
	reinforced: hive((o) => o.card === null ? `No reinforcements come with ${fell(o.rn)}` : `${called(o.card)} comes up with ${fell(o.rn)}`),
	contact: nobody((o) => `Contact: ${several(o.count, "card")} in the deck`),
	"combat over": nobody((o) => `The combat is over after ${several(o.rounds, "round")}: ${ENDS[o.end] ?? o.end}`),
	"fire clock": squad((o) => `The fire clock stands at ${o.clock}`),
	KIA: squad((o) => `${o.unit} is killed in action`),
	carried: squad((o) => `${o.unit} is carried along with ${fell(o.rn)}: ${o.rn <= 2 ? "something bursts" : "still alive"}`),
	"pulled through": squad((o) => `${o.unit} pulls through with ${fell(o.rn)} of ${o.rating}`),
	lost: squad((o) => `${o.unit} is lost${o.rn === 0 ? "" : ` with ${fell(o.rn)} against ${o.rating}`}`),
	"set out": squad((o) => `${o.mission}: the squad sets out with ${o.ammo} AMMO`),
	arrived: {
		...nobody((o) => `On to: ${o.node}`),
		section: (o) => o.node
	},
	healed: squad((o) => `${o.unit} is healed: ${several(o.wounds, "wound")} left`),
	"took over": squad((o) => `${o.unit} takes over ${o.item}`),
	refilled: squad((o) => `${o.unit}'s ${o.item} is refilled`),
	tried: squad((o) => `${o.unit} tries it, WITS ${o.rating}: ${o.rn === 0 ? "no check" : fell(o.rn)}`),
	"check passed": squad((o) => `${o.node}: success`),
	"check failed": squad((o) => `${o.node}: failure`),
	branch: squad((o) => `The squad takes: ${o.branch}`),
	"mission won": squad((o) => `${o.mission} is won`),
	"mission lost": squad((o) => `${o.mission} is lost`),
	scored: squad((o) => `${several(o.points, "point")} for the squad`),
	hired: squad(() => "The survivor signs on as a Recruit"),
	dismissed: squad(() => "The survivor goes home"),
	leads: squad((o) => `${o.unit} leads the squad now`),
	equipped: squad((o) => `${o.unit} gets ${o.item}`),
	promoted: squad((o) => `${o.unit} is promoted: ${o.gain}${o.bands.length === 0 ? "" : ` at ${o.bands.map((band) => BANDS[band]).join(" and ")}`}`),
	"campaign over": squad((o) => `The campaign ends: ${o.grade}, ${o.points} points`),
	patrol: squad((o) => `On patrol: ${gathered(o.cards)}`)
});
// packages/games/earth-war/rules.ts
const parts = {
	name: "earth-war",
	title: "Coaliens Earth War: Merely Shadows",
	edition: "2",
	seats: {
		least: 1,
		most: 5,
		kinds: ["person", "autopilot"]
	},
	options,
	book,
	begin,
	view,
	imagine,
	copy,
	words: {
		choice: choiceWords,
		...words,
		beat: beatOf,
		rolls,
		items: itemsOf,
		opens: (what) => FOLLOWS.has(what.type) ? null : words.happening(what, [])
	},
	reaction,
	windows,
	stakes,
	actEnds,
	oddsReply
};
defineRules(parts);
const previews = { intents };
// packages/games/earth-war/game.ts
const players = {
	autopilot,
	sergeant
};
const game = defineGame({
	...parts,
	holds,
	score,
	chances,
	clock,
	rounds: ({ mission }) => mission.rounds,
	sides,
	sensible,
	reason,
	arrange,
	report,
	caseWords,
	given,
	sample,
	inSpace,
	forecasts
});
export { game, players, previews };
