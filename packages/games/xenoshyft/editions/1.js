// packages/kernel/src/read/itemAt.ts
function itemAt(list, index) {
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
	if (at >= 0) bag.left[at] = itemAt(bag.left, at) + 1;
	else {
		bag.kinds.push(thing);
		bag.left.push(1);
	}
}
function takeOut(bag, thing) {
	const at = bag.kinds.indexOf(thing);
	if (at < 0 || bag.left[at] === 0) return false;
	bag.left[at] = itemAt(bag.left, at) - 1;
	return true;
}
const sizeOf = (bag) => bag.top.length + sum$1(bag.left) + bag.bottom.length;
const isEmpty$1 = (bag) => bag.top.length === 0 && bag.bottom.length === 0 && sum$1(bag.left) === 0;
function contents(bag) {
	const all = new Map();
	const add = (kind, count) => void (count > 0 && all.set(kind, (all.get(kind) ?? 0) + count));
	for (const kind of bag.top) add(kind, 1);
	bag.kinds.forEach((kind, i) => add(kind, itemAt(bag.left, i)));
	for (const kind of bag.bottom) add(kind, 1);
	return all;
}
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
const seatsOf = (who) => who === null ? [] : typeof who === "number" ? [who] : who;
function defineGame(parts) {
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
			for (const offer of parts.anytime?.offers(w, seat) ?? []) if (same(offer, choice)) return null;
			const f = top(w);
			const ask = questionOf(book, f);
			if (!seatsOf(ask.who(w, f)).includes(seat)) return {
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
// packages/kernel/src/rules/log.ts
function logWords(kinds) {
	const table = kinds;
	const kindOf = (what) => {
		const kind = table[what.type];
		if (kind === void 0) throw new Error(`the log has no words for '${what.type}'`);
		return typeof kind === "function" ? { words: kind } : kind;
	};
	return {
		happening: (what, names) => kindOf(what).words(what, names),
		about: (what) => kindOf(what).about?.(what) ?? [],
		by: (what) => kindOf(what).by?.(what) ?? null,
		dice: (what) => kindOf(what).dice?.(what) ?? [],
		section: (what) => kindOf(what).section?.(what) ?? null
	};
}
// packages/kernel/src/rules/refusal.ts
const refuse = (rule, reason) => ({
	rule,
	reason
});
// packages/kernel/src/rules/windows.ts
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
			const seat = itemAt(order, at);
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
			return at < 0 ? null : itemAt(order, at);
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
			if (passed) return "again";
			const where = spec.take(play, f, seat, choice) ?? "again";
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
function inChosenOrder(name, rule, prompt, auto) {
	const chapter = chaptersOf();
	const labels = (waiting) => [...new Set(waiting.map((trigger) => trigger.label))];
	return chapter(name).shows("chooser", "waiting").steps({
		"which first": {
			rule,
			prompt,
			who: (_w, f) => labels(f.waiting).length > 1 ? f.chooser : null,
			offers: (_w, f) => labels(f.waiting).map((first) => ({ first })),
			...auto && { auto },
			take(_play, f, _seat, choice) {
				const at = f.waiting.findIndex((trigger) => isObject(choice) && trigger.label === choice["first"]);
				f.waiting.unshift(...f.waiting.splice(at, 1));
			}
		},
		"resolve it": { run(_play, f) {
			const next = f.waiting.shift();
			return next === void 0 ? "done" : {
				call: next.does,
				then: "which first"
			};
		} }
	});
}
// packages/kernel/src/rules/world.ts
const seatLetter = (seat) => String.fromCharCode(65 + seat);
const seatOfLetter = (letter) => /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : -1;
// packages/games/xenoshyft/choices.ts
const PASS = { do: "pass" };
const does = (choice, ...deeds) => "do" in choice && deeds.some((deed) => deed === choice.do);
function doing(choice, ...deeds) {
	if (!does(choice, ...deeds)) throw new Error(`${JSON.stringify(choice)} is not one of: ${deeds.join(", ")}`);
	return choice;
}
const asPlay = (choice) => doing(choice, "play", "use", "division");
function aimAt(at, what) {
	const value = at[what];
	if (value === void 0) throw new Error(`a play without '${what}': ${JSON.stringify(at)}`);
	return value;
}
// packages/games/xenoshyft/content/items.ts
const ITEMS = {
	"spark jumper": {
		rule: "XS-I-01",
		name: "MKII \"Spark Jumper\" Assault Rifle",
		cost: 3,
		kind: "weapon",
		trait: "WPN",
		power: 2,
		hp: 0,
		text: "",
		abilities: [],
		trigger: null,
		worth: 32
	},
	shotgun: {
		rule: "XS-I-02",
		name: "Shotgun",
		cost: 3,
		kind: "weapon",
		trait: "WPN",
		power: 1,
		hp: 0,
		text: "In answer to a Reveal effect: discard this Weapon to cancel that of one Enemy in this lane that is no Boss.",
		abilities: [{
			windows: ["reveal"],
			verb: "cancel",
			amount: 0,
			reach: "this lane",
			bosses: false
		}],
		trigger: null,
		worth: 22
	},
	"gatling gun": {
		rule: "XS-I-03",
		name: "Gatling Gun",
		cost: 6,
		kind: "weapon",
		trait: "WPN",
		power: 3,
		hp: 0,
		text: "When the carrier's blow kills: you may deal 2 damage to the next Enemy in this lane.",
		abilities: [],
		trigger: {
			on: "kill",
			strike: 2,
			at: "next",
			may: true
		},
		worth: 55
	},
	"rail rifle": {
		rule: "XS-I-04",
		name: "\"Longsight\" Rail Rifle",
		cost: 5,
		kind: "weapon",
		trait: "WPN",
		power: 1,
		hp: 0,
		text: "Reaction, once per round: 2 damage to one Enemy in this lane.",
		abilities: [{
			windows: ["reaction"],
			verb: "strike",
			amount: 2,
			reach: "this lane"
		}],
		trigger: null,
		worth: 42
	},
	"flame projector": {
		rule: "XS-I-05",
		name: "\"Salamander\" Flame Projector",
		cost: 4,
		kind: "weapon",
		trait: "WPN",
		power: 2,
		hp: 0,
		text: "When the carrier's blow hurts its opponent: you may deal 1 damage to the next Enemy in this lane.",
		abilities: [],
		trigger: {
			on: "fight hit",
			strike: 1,
			at: "next",
			may: true
		},
		worth: 30
	},
	"shock lance": {
		rule: "XS-I-06",
		name: "\"Breaker\" Shock Lance",
		cost: 5,
		kind: "weapon",
		trait: "WPN",
		power: 1,
		hp: 0,
		text: "At the start of the first exchange of each Combat: 2 damage to the Enemy the carrier fights.",
		abilities: [],
		trigger: {
			on: "fight start",
			strike: 2,
			at: "opponent",
			may: false
		},
		worth: 45
	},
	manticore: {
		rule: "XS-I-07",
		name: "Manticore Exoskeleton",
		cost: 5,
		kind: "armor",
		trait: "ARM",
		power: 0,
		hp: 2,
		text: "Once per round, in answer to damage: prevent up to 2 of it on the carrier.",
		abilities: [{
			windows: ["damage"],
			verb: "prevent",
			amount: 2,
			whom: "carrier"
		}],
		trigger: null,
		worth: 45
	},
	"composite plate": {
		rule: "XS-I-08",
		name: "\"Bulwark\" Composite Plate",
		cost: 2,
		kind: "armor",
		trait: "ARM",
		power: 0,
		hp: 2,
		text: "",
		abilities: [],
		trigger: null,
		worth: 24
	},
	"riot shield": {
		rule: "XS-I-09",
		name: "\"Aegis\" Riot Shield",
		cost: 4,
		kind: "armor",
		trait: "ARM",
		power: 0,
		hp: 1,
		text: "Fight damage to the carrier is 1 less in each exchange.",
		abilities: [],
		trigger: null,
		shield: 1,
		worth: 40
	},
	"reactive plate": {
		rule: "XS-I-10",
		name: "\"Porcupine\" Reactive Plate",
		cost: 3,
		kind: "armor",
		trait: "ARM",
		power: 0,
		hp: 2,
		text: "When its opponent's blow hurts the carrier: 1 damage to that Enemy.",
		abilities: [],
		trigger: {
			on: "fight hurt",
			strike: 1,
			at: "opponent",
			may: false
		},
		worth: 34
	},
	"hazard suit": {
		rule: "XS-I-11",
		name: "\"Guardian\" Hazard Suit",
		cost: 3,
		kind: "armor",
		trait: "ARM",
		power: 0,
		hp: 1,
		text: "Damage from Reveal effects is 3 less; they cannot move, web, convert or disarm the carrier.",
		abilities: [],
		trigger: null,
		hazard: 3,
		worth: 26
	},
	"med pack": {
		rule: "XS-I-12",
		name: "Med Pack",
		cost: 2,
		kind: "instant",
		trait: "MED",
		power: 0,
		hp: 0,
		text: "In answer to damage: prevent up to 2 of it on one Troop in any lane. Or, in a Reaction or Deployment: remove up to 2 damage from one.",
		abilities: [{
			windows: ["damage"],
			verb: "prevent",
			amount: 2,
			whom: "any"
		}, {
			windows: ["reaction", "deploy"],
			verb: "mend",
			amount: 2
		}],
		trigger: null,
		worth: 20
	},
	"medical shuttle": {
		rule: "XS-I-13",
		name: "Medical Shuttle",
		cost: 4,
		kind: "instant",
		trait: "MED",
		power: 0,
		hp: 0,
		text: "In answer to damage: prevent all of it on one Troop in any lane, then move that Troop to the back of its lane.",
		abilities: [{
			windows: ["damage"],
			verb: "evacuate"
		}],
		trigger: null,
		worth: 30
	},
	"trauma kit": {
		rule: "XS-I-14",
		name: "Trauma Kit",
		cost: 3,
		kind: "instant",
		trait: "MED",
		power: 0,
		hp: 0,
		text: "Reaction or Deployment: remove up to 4 damage in all from the Troops of one lane, split as you like.",
		abilities: [{
			windows: ["reaction", "deploy"],
			verb: "tend",
			amount: 4
		}],
		trigger: null,
		worth: 20
	},
	"revival injector": {
		rule: "XS-I-15",
		name: "\"Phoenix\" Revival Injector",
		cost: 3,
		kind: "instant",
		trait: "MED",
		power: 0,
		hp: 0,
		text: "In answer to a kill: one Troop just killed goes to its owner's hand instead of the Discard Pile.",
		abilities: [{
			windows: ["kill"],
			verb: "revive"
		}],
		trigger: null,
		worth: 15
	},
	"bio-enhancer": {
		rule: "XS-I-16",
		name: "Bio-Enhancer",
		cost: 2,
		kind: "instant",
		trait: "SCI",
		power: 0,
		hp: 0,
		text: "Reaction, or in answer to a Reveal effect: one Troop in any lane has +2 Power and +1 Hit Point until the end of the Combat.",
		abilities: [{
			windows: ["reaction", "reveal"],
			verb: "boost",
			power: 2,
			hp: 1
		}],
		trigger: null,
		worth: 20
	},
	"pulsar bomb": {
		rule: "XS-I-17",
		name: "Pulsar Bomb",
		cost: 5,
		kind: "instant",
		trait: "SCI",
		power: 0,
		hp: 0,
		text: "In answer to a Reveal effect: cancel that of one Enemy in any lane, Boss or not, and deal 3 damage to it.",
		abilities: [{
			windows: ["reveal"],
			verb: "cancel",
			amount: 3,
			reach: "any lane",
			bosses: true
		}],
		trigger: null,
		worth: 40
	},
	"stasis field": {
		rule: "XS-I-18",
		name: "Stasis Field",
		cost: 4,
		kind: "instant",
		trait: "SCI",
		power: 0,
		hp: 0,
		text: "Reaction: one face-up Enemy in any lane is under STASIS.",
		abilities: [{
			windows: ["reaction"],
			verb: "freeze"
		}],
		trigger: null,
		worth: 30
	},
	"scanner drone": {
		rule: "XS-I-19",
		name: "Scanner Drone",
		cost: 2,
		kind: "instant",
		trait: "SCI",
		power: 0,
		hp: 0,
		text: "Reaction: look at all face-down Enemies of one lane and put them back in any order; then draw 1 card, without reshuffling.",
		abilities: [{
			windows: ["reaction"],
			verb: "scan"
		}],
		trigger: null,
		worth: 6
	},
	"hi-ex grenade": {
		rule: "XS-I-20",
		name: "Hi-Ex Grenade",
		cost: 3,
		kind: "instant",
		trait: "CMD",
		power: 0,
		hp: 0,
		text: "Reaction: 3 damage to one Enemy in any lane.",
		abilities: [{
			windows: ["reaction"],
			verb: "strike",
			amount: 3,
			reach: "any lane"
		}],
		trigger: null,
		worth: 33
	},
	"drop ship": {
		rule: "XS-I-21",
		name: "Drop Ship",
		cost: 4,
		kind: "instant",
		trait: "CMD",
		power: 0,
		hp: 0,
		text: "Deployment only: put one Troop from any Discard Pile into an empty Troop Zone of any lane.",
		abilities: [{
			windows: ["deploy"],
			verb: "fetch"
		}],
		trigger: null,
		worth: 35
	},
	"orbital strike": {
		rule: "XS-I-22",
		name: "Orbital Strike",
		cost: 7,
		kind: "instant",
		trait: "CMD",
		power: 0,
		hp: 0,
		text: "Reaction: 3 damage to every Enemy in one lane.",
		abilities: [{
			windows: ["reaction"],
			verb: "bombard",
			amount: 3
		}],
		trigger: null,
		worth: 5
	},
	"proximity mines": {
		rule: "XS-I-23",
		name: "Proximity Mines",
		cost: 3,
		kind: "instant",
		trait: "CMD",
		power: 0,
		hp: 0,
		text: "Deployment only: put this card on a lane without mines. The next Enemy flipped there in a Reveal step or Overrun takes 3 damage after its Reveal effect.",
		abilities: [{
			windows: ["deploy"],
			verb: "mine"
		}],
		trigger: null,
		worth: 32
	},
	"field orders": {
		rule: "XS-I-24",
		name: "Field Orders",
		cost: 2,
		kind: "instant",
		trait: "CMD",
		power: 0,
		hp: 0,
		text: "Reaction or Deployment: the owner of one lane may put its Troops into any order; then draw 1 card, without reshuffling.",
		abilities: [{
			windows: ["reaction", "deploy"],
			verb: "regroup"
		}],
		trigger: null,
		worth: 5
	}
};
const ITEM_IDS = Object.keys(ITEMS);
// packages/games/xenoshyft/content/enemies.ts
const plain$1 = {
	boss: false,
	armored: 0,
	undermine: false,
	rampage: false,
	breach: 0,
	serious: false
};
const ENEMIES = {
	prowler: {
		...plain$1,
		rule: "XS-E1-01",
		name: "Prowler",
		wave: 1,
		copies: 2,
		power: 4,
		hp: 3,
		text: "Reveal: 3 damage to the First Troop.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "hit",
				whom: "first",
				amount: 3
			}]
		},
		serious: true
	},
	"panic spider": {
		...plain$1,
		rule: "XS-E1-02",
		name: "Panic Spider",
		wave: 1,
		copies: 2,
		power: 3,
		hp: 5,
		text: "Reveal: 2 damage to the First Troop, then move it to the back.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "hit",
				whom: "first",
				amount: 2
			}, {
				verb: "push back",
				whom: "those hit"
			}]
		}
	},
	"quill beast": {
		...plain$1,
		rule: "XS-E1-03",
		name: "Quill Beast",
		wave: 1,
		copies: 3,
		power: 2,
		hp: 2,
		text: "When its blow hurts: 1 damage to each Troop in zones 2 and 3.",
		effect: {
			on: "fight hit",
			parts: [{
				verb: "hit",
				whom: "zones 2-3",
				amount: 1
			}]
		}
	},
	skitterling: {
		...plain$1,
		rule: "XS-E1-04",
		name: "Skitterling",
		wave: 1,
		copies: 3,
		power: 1,
		hp: 1,
		text: "Reveal: one more Encounter card behind the last Enemy.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "call",
				cards: 1
			}]
		}
	},
	"carapace roach": {
		...plain$1,
		rule: "XS-E1-05",
		name: "Carapace Roach",
		wave: 1,
		copies: 5,
		power: 1,
		hp: 2,
		text: "ARMORED 1.",
		effect: null,
		armored: 1
	},
	"acid spitter": {
		...plain$1,
		rule: "XS-E1-06",
		name: "Acid Spitter",
		wave: 1,
		copies: 5,
		power: 1,
		hp: 1,
		text: "Reveal: the first Troop with Equipment loses one piece, its Weapon first; if there is none, 1 damage to the First Troop.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "disarm",
				all: false,
				otherwise: 1
			}]
		}
	},
	burrower: {
		...plain$1,
		rule: "XS-E1-07",
		name: "Burrower",
		wave: 1,
		copies: 4,
		power: 2,
		hp: 1,
		text: "UNDERMINE.",
		effect: null,
		undermine: true
	},
	"shriek louse": {
		...plain$1,
		rule: "XS-E1-08",
		name: "Shriek Louse",
		wave: 1,
		copies: 5,
		power: 0,
		hp: 1,
		text: "Reveal: every other Enemy in this lane has +1 Power this round.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "rouse",
				amount: 1
			}]
		}
	},
	gnawer: {
		...plain$1,
		rule: "XS-E1-09",
		name: "Gnawer",
		wave: 1,
		copies: 7,
		power: 1,
		hp: 2,
		text: "",
		effect: null
	},
	"bile slug": {
		...plain$1,
		rule: "XS-E2-01",
		name: "Bile Slug",
		wave: 2,
		copies: 3,
		power: 2,
		hp: 4,
		text: "When its blow kills a Troop: that Troop is burned, and 1 damage to the Base.",
		effect: {
			on: "kill",
			parts: [{ verb: "burn the killed" }, {
				verb: "hit the base",
				amount: 1
			}]
		}
	},
	"mind leech": {
		...plain$1,
		rule: "XS-E2-02",
		name: "Mind Leech",
		wave: 2,
		copies: 3,
		power: 1,
		hp: 3,
		text: "Reveal: the Last Troop is converted.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "convert",
				whom: "last"
			}]
		},
		serious: true
	},
	"razor prowler": {
		...plain$1,
		rule: "XS-E2-03",
		name: "Razor Prowler",
		wave: 2,
		copies: 3,
		power: 4,
		hp: 3,
		text: "Reveal: 2 damage to each of the first two Troops.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "hit",
				whom: "first two",
				amount: 2
			}]
		}
	},
	"web spinner": {
		...plain$1,
		rule: "XS-E2-04",
		name: "Web Spinner",
		wave: 2,
		copies: 3,
		power: 2,
		hp: 4,
		text: "Reveal: the First Troop moves to the back and is WEBBED this round.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "push back",
				whom: "first",
				web: true
			}]
		}
	},
	"spore bloat": {
		...plain$1,
		rule: "XS-E2-05",
		name: "Spore Bloat",
		wave: 2,
		copies: 3,
		power: 1,
		hp: 3,
		text: "When killed: 1 damage to each of the first two Troops.",
		effect: {
			on: "death",
			parts: [{
				verb: "hit",
				whom: "first two",
				amount: 1
			}]
		}
	},
	"shell guard": {
		...plain$1,
		rule: "XS-E2-06",
		name: "Shell Guard",
		wave: 2,
		copies: 3,
		power: 2,
		hp: 3,
		text: "ARMORED 1.",
		effect: null,
		armored: 1
	},
	lasher: {
		...plain$1,
		rule: "XS-E2-07",
		name: "Lasher",
		wave: 2,
		copies: 3,
		power: 2,
		hp: 4,
		text: "When its blow hurts: 1 damage to the Last Troop.",
		effect: {
			on: "fight hit",
			parts: [{
				verb: "hit",
				whom: "last",
				amount: 1
			}]
		}
	},
	"tunnel horror": {
		...plain$1,
		rule: "XS-E2-08",
		name: "Tunnel Horror",
		wave: 2,
		copies: 3,
		power: 3,
		hp: 2,
		text: "UNDERMINE.",
		effect: null,
		undermine: true
	},
	knitflesh: {
		...plain$1,
		rule: "XS-E2-09",
		name: "Knitflesh",
		wave: 2,
		copies: 3,
		power: 2,
		hp: 4,
		text: "At the start of each exchange: it loses 1 damage.",
		effect: {
			on: "fight start",
			parts: [{
				verb: "knit",
				amount: 1
			}]
		}
	},
	"crystal glutton": {
		...plain$1,
		rule: "XS-E2-10",
		name: "Crystal Glutton",
		wave: 2,
		copies: 3,
		power: 3,
		hp: 4,
		text: "Reveal: burns the best Xenosathem of the lane owner's Discard Pile; if there is none, +2 Power this round.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "devour",
				otherwise: 2
			}]
		}
	},
	"swarm herald": {
		...plain$1,
		rule: "XS-E2-11",
		name: "Swarm Herald",
		wave: 2,
		copies: 3,
		power: 1,
		hp: 2,
		text: "Reveal: one more Encounter card behind the last Enemy; then every other Enemy in this lane has +1 Power this round.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "call",
				cards: 1
			}, {
				verb: "rouse",
				amount: 1
			}]
		}
	},
	corroder: {
		...plain$1,
		rule: "XS-E2-12",
		name: "Corroder",
		wave: 2,
		copies: 3,
		power: 2,
		hp: 3,
		text: "Reveal: the first Troop with Equipment loses all of it; if there is none, 2 damage to the First Troop.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "disarm",
				all: true,
				otherwise: 2
			}]
		}
	},
	"apex prowler": {
		...plain$1,
		rule: "XS-E3-01",
		name: "Apex Prowler",
		wave: 3,
		copies: 3,
		power: 6,
		hp: 6,
		text: "Reveal: 5 damage to the First Troop.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "hit",
				whom: "first",
				amount: 5
			}]
		},
		serious: true
	},
	"infernal ape": {
		...plain$1,
		rule: "XS-E3-02",
		name: "Infernal Ape",
		wave: 3,
		copies: 3,
		power: 5,
		hp: 7,
		text: "RAMPAGE.",
		effect: null,
		rampage: true
	},
	"lasher titan": {
		...plain$1,
		rule: "XS-E3-03",
		name: "Lasher Titan",
		wave: 3,
		copies: 3,
		power: 3,
		hp: 8,
		text: "When its blow hurts: 2 damage to every Troop of the lane except its opponent.",
		effect: {
			on: "fight hit",
			parts: [{
				verb: "hit",
				whom: "all but its opponent",
				amount: 2
			}]
		}
	},
	"flesh tick plague": {
		...plain$1,
		rule: "XS-E3-04",
		name: "Flesh Tick Plague",
		wave: 3,
		copies: 3,
		power: 3,
		hp: 6,
		text: "When its blow kills a Troop: that Troop is burned, and the Plague, if it lives, loses all damage.",
		effect: {
			on: "kill",
			parts: [{ verb: "burn the killed" }, {
				verb: "knit",
				amount: 99
			}]
		}
	},
	dominator: {
		...plain$1,
		rule: "XS-E3-05",
		name: "Dominator",
		wave: 3,
		copies: 3,
		power: 2,
		hp: 5,
		text: "Reveal: the Troop of highest Power is converted.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "convert",
				whom: "strongest"
			}]
		},
		serious: true
	},
	"siege burrower": {
		...plain$1,
		rule: "XS-E3-06",
		name: "Siege Burrower",
		wave: 3,
		copies: 3,
		power: 4,
		hp: 5,
		text: "UNDERMINE.",
		effect: null,
		undermine: true
	},
	"void spinner": {
		...plain$1,
		rule: "XS-E3-07",
		name: "Void Spinner",
		wave: 3,
		copies: 3,
		power: 4,
		hp: 6,
		text: "Reveal: 2 damage to each of the first two Troops; those still alive move to the back, the front one first.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "hit",
				whom: "first two",
				amount: 2
			}, {
				verb: "push back",
				whom: "those hit"
			}]
		}
	},
	"plate crusher": {
		...plain$1,
		rule: "XS-E3-08",
		name: "Plate Crusher",
		wave: 3,
		copies: 3,
		power: 3,
		hp: 6,
		text: "ARMORED 2.",
		effect: null,
		armored: 2
	},
	"hive priest": {
		...plain$1,
		rule: "XS-E3-09",
		name: "Hive Priest",
		wave: 3,
		copies: 3,
		power: 2,
		hp: 5,
		text: "Reveal: every other Enemy in this lane has +1 Power this round.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "rouse",
				amount: 1
			}]
		}
	},
	"brood cluster": {
		...plain$1,
		rule: "XS-E3-10",
		name: "Brood Cluster",
		wave: 3,
		copies: 3,
		power: 2,
		hp: 4,
		text: "Reveal: one more Encounter card behind the last Enemy.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "call",
				cards: 1
			}]
		}
	},
	"death bloat": {
		...plain$1,
		rule: "XS-E3-11",
		name: "Death Bloat",
		wave: 3,
		copies: 3,
		power: 2,
		hp: 6,
		text: "When killed: 2 damage to every Troop in the lane.",
		effect: {
			on: "death",
			parts: [{
				verb: "hit",
				whom: "all",
				amount: 2
			}]
		}
	},
	"base breaker": {
		...plain$1,
		rule: "XS-E3-12",
		name: "Base Breaker",
		wave: 3,
		copies: 3,
		power: 3,
		hp: 7,
		text: "2 more damage when it gets at the Base.",
		effect: null,
		breach: 2
	},
	broodmother: {
		...plain$1,
		rule: "XS-B-01",
		name: "Broodmother",
		wave: 1,
		copies: 1,
		power: 2,
		hp: 6,
		text: "Reveal: two more Encounter cards behind the last Enemy.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "call",
				cards: 2
			}]
		},
		serious: true,
		boss: true
	},
	"ironback behemoth": {
		...plain$1,
		rule: "XS-B-02",
		name: "Ironback Behemoth",
		wave: 1,
		copies: 1,
		power: 3,
		hp: 5,
		text: "ARMORED 1.",
		effect: null,
		boss: true,
		armored: 1
	},
	cerberus: {
		...plain$1,
		rule: "XS-B-03",
		name: "Cerberus",
		wave: 2,
		copies: 1,
		power: 4,
		hp: 8,
		text: "At the start of each exchange: 1 damage to each Troop in zones 1, 2 and 3.",
		effect: {
			on: "fight start",
			parts: [{
				verb: "hit",
				whom: "zones 1-3",
				amount: 1
			}]
		},
		boss: true
	},
	"mind tyrant": {
		...plain$1,
		rule: "XS-B-04",
		name: "Mind Tyrant",
		wave: 2,
		copies: 1,
		power: 3,
		hp: 8,
		text: "Reveal: the First Troop is converted.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "convert",
				whom: "first"
			}]
		},
		serious: true,
		boss: true
	},
	"hive queen": {
		...plain$1,
		rule: "XS-B-05",
		name: "Hive Queen",
		wave: 3,
		copies: 1,
		power: 7,
		hp: 14,
		text: "Reveal: one more Encounter card behind the last Enemy; then every other Enemy in this lane has +1 Power this round.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "call",
				cards: 1
			}, {
				verb: "rouse",
				amount: 1
			}]
		},
		boss: true
	},
	"world gnawer": {
		...plain$1,
		rule: "XS-B-06",
		name: "World Gnawer",
		wave: 3,
		copies: 1,
		power: 8,
		hp: 12,
		text: "Reveal: 2 damage to the Base.",
		effect: {
			on: "reveal",
			parts: [{
				verb: "hit the base",
				amount: 2
			}]
		},
		boss: true
	}
};
const ENEMY_IDS = Object.keys(ENEMIES);
const isEnemy = (id) => Object.hasOwn(ENEMIES, id);
const HIVE = {
	1: hiveOf(1),
	2: hiveOf(2),
	3: hiveOf(3)
};
const BOSSES = {
	1: bossesOf(1),
	2: bossesOf(2),
	3: bossesOf(3)
};
function hiveOf(wave) {
	return ENEMY_IDS.filter((id) => ENEMIES[id].wave === wave && !ENEMIES[id].boss).flatMap((id) => new Array(ENEMIES[id].copies).fill(id));
}
function bossesOf(wave) {
	return ENEMY_IDS.filter((id) => ENEMIES[id].wave === wave && ENEMIES[id].boss);
}
// packages/games/xenoshyft/content/troops.ts
const plain = {
	text: "",
	abilities: [],
	trigger: null
};
const TROOPS = {
	militia: {
		rule: "XS-T-01",
		name: "Militia",
		copies: 16,
		cost: 0,
		wave: 1,
		power: 1,
		hp: 2,
		...plain,
		worth: 12
	},
	ranger: {
		rule: "XS-T-02",
		name: "NorTec Ranger",
		copies: 12,
		cost: 2,
		wave: 1,
		power: 2,
		hp: 3,
		...plain,
		worth: 20
	},
	medic: {
		rule: "XS-T-03",
		name: "Medic",
		copies: 9,
		cost: 3,
		wave: 1,
		power: 1,
		hp: 3,
		text: "Once per round, in answer to damage: prevent up to 2 of it on one other Troop in any lane.",
		abilities: [{
			windows: ["damage"],
			verb: "prevent",
			amount: 2,
			whom: "other"
		}],
		trigger: null,
		worth: 24
	},
	paratrooper: {
		rule: "XS-T-04",
		name: "Paratrooper",
		copies: 9,
		cost: 3,
		wave: 1,
		power: 3,
		hp: 2,
		text: "Reaction, from hand: deploy this card into an empty Troop Zone of any lane.",
		abilities: [{
			windows: ["reaction"],
			verb: "drop"
		}],
		trigger: null,
		worth: 22
	},
	"science officer": {
		rule: "XS-T-05",
		name: "Science Officer",
		copies: 9,
		cost: 4,
		wave: 2,
		power: 3,
		hp: 5,
		text: "When deployed from a hand: whoever deployed it draws 1 card.",
		abilities: [],
		trigger: {
			on: "deploy",
			draw: 1
		},
		worth: 36
	},
	"storm trooper": {
		rule: "XS-T-06",
		name: "Storm Trooper",
		copies: 10,
		cost: 5,
		wave: 2,
		power: 5,
		hp: 6,
		text: "Reaction, once per round: 2 damage to one Enemy in any lane.",
		abilities: [{
			windows: ["reaction"],
			verb: "strike",
			amount: 2,
			reach: "any lane"
		}],
		trigger: null,
		worth: 52
	},
	defender: {
		rule: "XS-T-07",
		name: "Defender Mk-IV Exo Suit",
		copies: 6,
		cost: 6,
		wave: 3,
		power: 5,
		hp: 14,
		text: "Once per damage event: move up to 3 of the damage on one other Troop of this lane to this Troop.",
		abilities: [{
			windows: ["damage"],
			verb: "shield",
			amount: 3
		}],
		trigger: null,
		worth: 72
	},
	hyperion: {
		rule: "XS-T-08",
		name: "Hyperion Assault Battery",
		copies: 6,
		cost: 7,
		wave: 3,
		power: 8,
		hp: 10,
		text: "When its blow hurts its opponent: you may deal 2 damage to one other Enemy in this lane.",
		abilities: [],
		trigger: {
			on: "fight hit",
			strike: 2,
			at: "another",
			may: true
		},
		worth: 80
	},
	ajax: {
		rule: "XS-T-09",
		name: "\"Ajax\" Battle Suit",
		copies: 6,
		cost: 8,
		wave: 3,
		power: 10,
		hp: 12,
		text: "When killed: 4 damage to one Enemy in this lane.",
		abilities: [],
		trigger: {
			on: "death",
			strike: 4,
			at: "any",
			may: false
		},
		worth: 96
	}
};
const TROOP_IDS = Object.keys(TROOPS);
const isSold = (id) => id !== "militia";
const FOR_SALE = TROOP_IDS.filter(isSold);
const CRYSTALS = {
	x1: {
		rule: "XS-X-01",
		name: "1 Xenosathem",
		copies: 36,
		value: 1,
		text: "Acquire, from wave 2: burn three of these from your Discard Pile for one 3 Xenosathem there."
	},
	x3: {
		rule: "XS-X-02",
		name: "3 Xenosathem",
		copies: 24,
		value: 3,
		text: "Acquire, from wave 3: burn two of these from your Discard Pile for one 6 Xenosathem there."
	},
	x6: {
		rule: "XS-X-03",
		name: "6 Xenosathem",
		copies: 18,
		value: 6,
		text: ""
	}
};
const CRYSTAL_IDS = Object.keys(CRYSTALS);
// packages/games/xenoshyft/content/cards.ts
const CARD_IDS = [
	...TROOP_IDS,
	...ITEM_IDS,
	...CRYSTAL_IDS
];
const byCard = (entry) => Object.fromEntries(CARD_IDS.map((id, at) => [id, entry(id, at)]));
const isCard = (id) => Object.hasOwn(CARDS, id);
const hasTroopId = (id) => Object.hasOwn(TROOPS, id);
const hasItemId = (id) => Object.hasOwn(ITEMS, id);
const CARDS = byCard((id, at) => {
	if (hasTroopId(id)) {
		const { rule, name, text, cost } = TROOPS[id];
		return {
			at,
			rule,
			name,
			text,
			kind: "troop",
			cost,
			value: 0
		};
	}
	if (hasItemId(id)) {
		const { rule, name, text, kind, cost } = ITEMS[id];
		return {
			at,
			rule,
			name,
			text,
			kind,
			cost,
			value: 0
		};
	}
	const { rule, name, text, value } = CRYSTALS[id];
	return {
		at,
		rule,
		name,
		text,
		kind: "crystal",
		cost: 0,
		value
	};
});
const isTroop = (id) => CARDS[id].kind === "troop";
const isCrystal = (id) => CARDS[id].kind === "crystal";
const isItem = (id) => id in ITEMS;
function cardName(id) {
	if (id === "") return "a card";
	return isEnemy(id) ? ENEMIES[id].name : CARDS[id].name;
}
function abilitiesOf(id) {
	if (hasTroopId(id)) return TROOPS[id].abilities;
	return hasItemId(id) ? ITEMS[id].abilities : [];
}
const PLAYABLE = byCard((id) => {
	const serves = (window) => abilitiesOf(id).some((ability) => ability.windows.includes(window));
	return {
		acquire: serves("acquire"),
		deploy: serves("deploy"),
		reaction: serves("reaction"),
		reveal: serves("reveal"),
		damage: serves("damage"),
		kill: serves("kill")
	};
});
const playedFromHand = (id) => CARDS[id].kind === "instant" || abilitiesOf(id).some((ability) => ability.verb === "drop");
// packages/games/xenoshyft/viewReaders.ts
function seatOf(view, seat) {
	const one = view.seats[seat];
	if (one === void 0) throw new Error(`nobody has seat ${seat}`);
	return one;
}
function findTroop(view, id) {
	for (const { seat, lane } of view.seats) for (const troop of lane.troops) if (troop.id === id) return {
		troop,
		seat
	};
	return null;
}
function findEnemy(view, id) {
	for (const { seat, lane } of view.seats) for (const enemy of lane.enemies) if (enemy.id === id) return {
		enemy,
		seat
	};
	return null;
}
// packages/games/xenoshyft/auto/moment.ts
function firstOffer({ rule, offers }) {
	const first = offers[0];
	if (first === void 0) throw new Error(`the question of ${rule} offers nothing`);
	return first;
}
function by(rule, choice) {
	if (choice !== void 0);
	return choice;
}
const ready = { do: "ready" };
function offered(m, what, fits = () => true) {
	return m.ask.offers.find((offer) => does(offer, what) && fits(offer));
}
function worth(card) {
	if (isTroop(card)) return TROOPS[card].worth;
	return isItem(card) ? ITEMS[card].worth : 0;
}
const byName = (a, b) => Number(CARDS[a].name > CARDS[b].name) - Number(CARDS[a].name < CARDS[b].name);
const dearestFirst = (a, b) => CARDS[b].cost - CARDS[a].cost || byName(a, b);
const troopIn = (view, id) => findTroop(view, id)?.troop;
const emptyZones$1 = (seat) => 4 - seat.lane.troops.length;
const isOverrun = (view, lane) => seatOf(view, lane).lane.troops.length === 0;
function openWindow$1({ view }) {
	if (view.window === null) throw new Error("no window is open");
	return view.window;
}
// packages/games/xenoshyft/auto/deploying.ts
function deploying(m) {
	return by("XS-ALLY-07", dropShip(m)) ?? by("XS-ALLY-08", deploy$1(m)) ?? by("XS-ALLY-25", help(m)) ?? by("XS-ALLY-09", equip$1(m)) ?? by("XS-ALLY-10", otherPlays(m)) ?? by("XS-ALLY-11", arrange$2(m)) ?? ready;
}
function wrappingUp(m) {
	const keep = m.hand.filter((card) => CARDS[card].kind === "instant" && worth(card) >= 20).sort((a, b) => worth(b) - worth(a) || byName(a, b)).slice(0, 2);
	for (const card of m.hand) {
		const at = keep.indexOf(card);
		if (at < 0) return by("XS-ALLY-23", {
			do: "discard",
			card
		});
		keep.splice(at, 1);
	}
	return by("XS-ALLY-11", arrange$2(m)) ?? ready;
}
const cost = (card) => CARDS[card].cost;
function dropShip(m) {
	if (!m.hand.includes("drop ship") || emptyZones$1(m.own) === 0) return void 0;
	const { seat } = m.own;
	const piles = [m.own, ...m.view.seats.filter((other) => other.seat !== seat)];
	let top = null;
	for (const pile of piles) for (const card of pile.discard.filter(isTroop).toSorted(dearestFirst)) if (cost(card) >= 2 && (top === null || cost(card) > cost(top.card))) top = {
		card,
		from: pile.seat
	};
	if (top === null) return void 0;
	const { card, from } = top;
	return offered(m, "play", (play) => play.card === "drop ship" && play.at.card === card && play.at.from === from && play.at.lane === seat);
}
function deploy$1(m) {
	const there = m.own.lane.troops.length;
	const card = m.hand.filter((one) => isTroop(one) && (one !== "paratrooper" || there < 3)).toSorted(dearestFirst)[0];
	return card === void 0 || there >= 4 ? void 0 : offered(m, "deploy", (to) => to.card === card && to.lane === m.own.seat);
}
function help(m) {
	const card = m.hand.filter((one) => isTroop(one) && one !== "paratrooper").toSorted(dearestFirst)[0];
	if (card === void 0 || emptyZones$1(m.own) > 0) return void 0;
	const weakest = m.view.seats.filter((other) => other.seat !== m.own.seat && (other.kind === "ally" ? other.ready : other.wants) && emptyZones$1(other) > 0).sort((a, b) => a.lane.troops.length - b.lane.troops.length)[0];
	return weakest && by("XS-ALLY-08", offered(m, "deploy", (to) => to.card === card && to.lane === weakest.seat));
}
function equip$1(m) {
	const pieces = [...new Set(m.hand)].filter(isItem).filter((card) => ITEMS[card].kind !== "instant").sort(dearestFirst);
	const allies = m.view.seats.filter((other) => other.seat !== m.own.seat && other.kind === "ally");
	for (const card of pieces) {
		const carrier = freest(m.own, card) ?? allies.map((other) => freest(other, card)).find((troop) => troop !== void 0);
		if (carrier !== void 0) return offered(m, "equip", (give) => give.card === card && give.troop === carrier.id);
	}
}
function freest(seat, card) {
	const { kind } = ITEMS[card];
	if (kind === "instant") return void 0;
	return seat.lane.troops.filter((troop) => troop[kind] === "").sort((a, b) => cost(b.card) - cost(a.card) || a.zone - b.zone)[0];
}
function otherPlays(m) {
	const mines = offered(m, "play", (play) => play.card === "proximity mines" && play.at.lane === m.own.seat);
	if (mines !== void 0) return mines;
	const kits = m.ask.offers.filter((offer) => does(offer, "play")).filter((play) => play.card === "trauma kit" && play.at.lane === m.own.seat);
	const order = m.own.lane.troops.toSorted((a, b) => b.damage - a.damage || a.zone - b.zone).map((troop) => troop.id);
	const removed = (kit) => (kit.at.heal ?? []).reduce((all, [, amount]) => all + amount, 0);
	const shares = (kit) => order.map((id) => kit.at.heal?.find(([troop]) => troop === id)?.[1] ?? 0);
	return kits.filter((kit) => removed(kit) >= 3).sort((a, b) => firstDifference(shares(b), shares(a)))[0];
}
function firstDifference(a, b) {
	return a.map((share, i) => share - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
const lineUp = (troops) => troops.toSorted((a, b) => Number(a.card === "medic") - Number(b.card === "medic") || b.remaining + b.power.value - (a.remaining + a.power.value) || cost(b.card) - cost(a.card) || byName(a.card, b.card) || a.id - b.id);
function arrange$2(m) {
	const now = m.own.lane.troops;
	const wanted = lineUp(now);
	const wrong = now.findIndex((troop, i) => troop.id !== wanted[i]?.id);
	const [from, to] = [now[wrong], wanted[wrong]];
	if (from === void 0 || to === void 0) return void 0;
	return offered(m, "move", (move) => move.troop === from.id && move.zone === to.zone);
}
// packages/games/xenoshyft/auto/answering.ts
function answerReveal(m) {
	const { lane: seat, enemy: id } = openWindow$1(m);
	const { lane } = seatOf(m.view, seat);
	const enemy = lane.enemies.find((one) => one.id === id);
	if (enemy === void 0 || enemy.turned !== null || enemy.card === null) return PASS;
	const card = ENEMIES[enemy.card];
	return by("XS-ALLY-12", (card.serious && (lane.troops.length > 0 || enemy.card === "broodmother") ? cancelEffect(m) : void 0) ?? boostFirst(m, lane, card) ?? PASS);
}
function cancelEffect(m) {
	return offered(m, "division", (use) => use.ability === 3) ?? offered(m, "play", (play) => play.card === "pulsar bomb") ?? offered(m, "use", (use) => use.of === "weapon" && use.troop === m.own.lane.troops[0]?.id);
}
function boostFirst(m, { troops }, card) {
	const [first] = troops;
	if (first === void 0 || CARDS[first.card].cost < 2 || revealDamage(card, first, troops) !== first.remaining) return void 0;
	return offered(m, "play", (play) => play.card === "bio-enhancer" && play.at.troop === first.id);
}
function revealDamage(card, first, troops) {
	const less = first.armor === "" ? 0 : ITEMS[first.armor].hazard ?? 0;
	for (const part of card.effect?.parts ?? []) {
		if (part.verb === "hit") return Math.max(0, part.amount - less);
		const disarmed = troops.some((troop) => (troop.weapon !== "" || troop.armor !== "") && troop.armor !== "hazard suit");
		if (part.verb === "disarm" && !disarmed) return Math.max(0, part.otherwise - less);
	}
	return 0;
}
function answerDamage$1(m) {
	const { hits } = openWindow$1(m);
	const pending = (id) => hits.reduce((all, hit) => hit.unit === id ? all + hit.amount : all, 0);
	const doomed = [...new Set(hits.map((hit) => hit.unit))].flatMap((id) => troopIn(m.view, id) ?? []).filter((troop) => pending(troop.id) >= troop.remaining).sort((a, b) => CARDS[b.card].cost - CARDS[a.card].cost || a.zone - b.zone);
	for (const troop of doomed) {
		const needed = pending(troop.id) - troop.remaining + 1;
		const rescue = fewest(helpsFor(m, troop), needed)[0]?.choice;
		if (rescue !== void 0) return by("XS-ALLY-19", rescue);
		const shuttle = CARDS[troop.card].cost >= 5 ? offered(m, "play", (play) => play.card === "medical shuttle" && play.at.troop === troop.id) : void 0;
		if (shuttle !== void 0) return by("XS-ALLY-19", shuttle);
	}
	return by("XS-ALLY-19", PASS);
}
function helpsFor(m, troop) {
	const helps = [];
	const seen = new Set();
	for (const offer of m.ask.offers) {
		if (!does(offer, "play", "use") || offer.at.troop !== troop.id || offer.at.amount === void 0) continue;
		const source = sourceOf(offer);
		const rank = rankOf(m, offer);
		if (rank < 0 || seen.has(source)) continue;
		seen.add(source);
		const copies = offer.do === "play" ? m.hand.filter((card) => card === offer.card).length : 1;
		for (let i = 0; i < copies; i++) helps.push({
			choice: offer,
			amount: offer.at.amount,
			rank
		});
	}
	return helps.sort((a, b) => a.rank - b.rank);
}
const sourceOf = (offer) => offer.do === "play" ? offer.card : `${offer.troop} ${offer.of}`;
function rankOf(m, offer) {
	if (offer.do === "play") return offer.card === "med pack" ? 3 : -1;
	if (offer.of === "armor") return 0;
	const user = troopIn(m.view, offer.troop);
	if (user?.card === "medic") return 2;
	return user !== void 0 && user.remaining > 3 ? 1 : -1;
}
function fewest(helps, needed) {
	for (let size = 1; size <= helps.length; size++) {
		const found = pick(helps, size, needed);
		if (found !== null) return found;
	}
	return [];
}
function pick(helps, size, needed) {
	if (size === 0) return needed <= 0 ? [] : null;
	for (const [i, help] of helps.entries()) {
		const rest = pick(helps.slice(i + 1), size - 1, needed - help.amount);
		if (rest !== null) return [help, ...rest];
	}
	return null;
}
function answerKill(m) {
	return by("XS-ALLY-20", openWindow$1(m).killed.flatMap((id) => troopIn(m.view, id) ?? []).sort((a, b) => CARDS[b.card].cost - CARDS[a.card].cost).filter((troop) => CARDS[troop.card].cost >= 6).map((troop) => offered(m, "play", (play) => play.at.troop === troop.id)).find((play) => play !== void 0) ?? PASS);
}
function extraHit$1(m) {
	const targets = m.ask.offers.filter((offer) => does(offer, "hit"));
	const enemies = m.own.lane.enemies;
	const up = targets.find((target) => enemies.find((enemy) => enemy.id === target.enemy)?.up);
	const careful = m.view.hitting === "flame projector" || m.view.hitting === "gatling gun";
	return by("XS-ALLY-21", up ?? (careful ? PASS : targets[0] ?? PASS));
}
function takeBack(m) {
	const [dearest] = m.ask.offers.filter((offer) => does(offer, "take")).sort((a, b) => CARDS[b.card].cost - CARDS[a.card].cost || byName(a.card, b.card));
	return by("XS-ALLY-24", dearest ?? { do: "decline" });
}
function discardOne(m) {
	const poor = m.hand.filter((card) => isItem(card) && worth(card) < 20).sort((a, b) => worth(a) - worth(b) || byName(a, b))[0];
	const [cheapest] = m.hand.toSorted((a, b) => CARDS[a].cost - CARDS[b].cost || byName(a, b));
	const card = m.hand.find((one) => one === "militia") ?? poor ?? m.hand.find((one) => one === "x1") ?? cheapest;
	return card === void 0 ? firstOffer(m.ask) : by("XS-ALLY-01", {
		do: "discard",
		card
	});
}
function callIn$1(m) {
	const lane = m.view.active;
	if (lane === null || !isOverrun(m.view, lane)) return by("XS-ALLY-24", { do: "decline" });
	const [cheapest] = m.ask.offers.filter((offer) => does(offer, "deploy")).filter((offer) => offer.lane === lane).sort((a, b) => CARDS[a.card].cost - CARDS[b.card].cost || byName(a.card, b.card) || a.zone - b.zone);
	return by("XS-ALLY-24", by("XS-ALLY-17", cheapest ?? { do: "decline" }));
}
function regroup$1(m) {
	const order = lineUp(m.own.lane.troops).map((troop) => troop.id);
	return by("XS-ALLY-24", offered(m, "order", (choice) => choice.troops.every((id, i) => id === order[i])) ?? firstOffer(m.ask));
}
// packages/games/xenoshyft/auto/buying.ts
function buying(m) {
	return by("XS-ALLY-01", opening(m)) ?? by("XS-ALLY-02", offered(m, "spend")) ?? by("XS-ALLY-03", buyTroop(m)) ?? by("XS-ALLY-04", buyItem(m)) ?? by("XS-ALLY-05", exchange(m)) ?? ready;
}
function opening(m) {
	const { seat, division } = m.own;
	if (division === "command center") return offered(m, "division", (use) => use.ability === 1 && use.to === seat);
	return offered(m, "division", (use) => use.ability === 2 && use.to === seat);
}
const best = (goods) => (goods.cutPrice ?? goods.price).value;
function buyTroop(m) {
	const free = emptyZones$1(m.own);
	const held = m.hand.filter(isTroop);
	const dearest = bestPlan(m.view.market.troops.filter((one) => one.locked === null && best(one) <= m.own.purse), held, free, m.own.purse).picks.toSorted((a, b) => TROOPS[b].cost - TROOPS[a].cost || byName(a, b))[0];
	return dearest === void 0 ? void 0 : purchase(m, dearest);
}
function bestPlan(goods, held, free, purse) {
	const value = (picks, left) => {
		return [...held, ...picks].map(worth).sort((a, b) => b - a).slice(0, free).reduce((all, one) => all + one, left);
	};
	let top = {
		value: value([], purse),
		picks: []
	};
	const extend = (stacks, picks, spent) => {
		if (picks.length >= free) return;
		for (const [i, { card, left: copies, cost }] of stacks.entries()) {
			const more = [...picks, card];
			const left = purse - spent - cost + reduction(goods, more);
			if (left < 0 || more.filter((pick) => pick === card).length > copies) continue;
			const plan = {
				value: value(more, left),
				picks: more
			};
			if (plan.value > top.value || plan.value === top.value && more.length < top.picks.length) top = plan;
			extend(stacks.slice(i), more, spent + cost);
		}
	};
	extend(goods, [], 0);
	return top;
}
function reduction(goods, picks) {
	const dearest = goods.filter((one) => picks.includes(one.card)).sort((a, b) => b.cost - a.cost)[0];
	return dearest === void 0 ? 0 : dearest.cost - best(dearest);
}
const purchase = (m, card) => offered(m, "buy", (buy) => buy.card === card && buy.cut === true) ?? offered(m, "buy", (buy) => buy.card === card);
function buyItem(m) {
	let top = null;
	for (const goods of m.view.market.items) {
		if (goods === null || goods.locked !== null || best(goods) > m.own.purse) continue;
		const item = goods.card;
		if (worth(item) < 10 || !wanted(m, item)) continue;
		const ratio = worth(item) / best(goods);
		if (top === null || ratio > top.ratio) top = {
			item,
			ratio
		};
	}
	return top === null ? void 0 : purchase(m, top.item);
}
function wanted(m, item) {
	const { kind } = ITEMS[item];
	const held = m.hand.filter((card) => CARDS[card].kind === kind).length;
	if (kind === "instant") return held < 4;
	return held < m.own.lane.troops.filter((troop) => troop[kind] === "").length + m.hand.filter(isTroop).length;
}
function exchange(m) {
	const sixes = m.view.market.crystals.x6;
	return offered(m, "exchange", (trade) => trade.for === "x3") ?? (sixes > m.view.seats.length ? offered(m, "exchange", (trade) => trade.for === "x6") : void 0);
}
// packages/games/xenoshyft/auto/forecast.ts
const MOST_EXCHANGES = 60;
const card = (enemy) => enemy.turned === null && enemy.card !== null ? ENEMIES[enemy.card] : null;
function blowOn(enemy, power) {
	if (enemy.turned?.armor === "riot shield") return Math.max(0, power - 1);
	return power === 0 ? 0 : Math.max(1, power - (card(enemy)?.armored ?? 0));
}
function forecast(troop, enemy, boost = {
	power: 0,
	hp: 0
}) {
	if (enemy.power === null || enemy.hp === null || enemy.remaining === null) return "loss";
	const left = troop.remaining + boost.hp;
	const blow = blowOn(enemy, troop.power.value + boost.power);
	const full = enemy.power.parts.reduce((all, part) => part.because === "XS-MOD-06" ? all : all + part.value, 0);
	const struck = (value) => Math.max(0, value - (troop.armor === "riot shield" ? 1 : 0)) + (enemy.card === "cerberus" ? 1 : 0);
	const most = enemy.hp.value;
	let foe = enemy.remaining - (troop.weapon === "shock lance" ? 2 : 0);
	if (foe <= 0) return "win";
	let taken = 0;
	for (let exchange = 1; exchange <= MOST_EXCHANGES; exchange++) {
		if (exchange > 1 && enemy.card === "knitflesh") foe = Math.min(most, foe + 1);
		foe -= blow;
		taken += exchange === 1 && enemy.stasis ? 0 : struck(full);
		if (foe <= 0) return taken < left ? "win" : "trade";
		if (taken >= left) return "loss";
	}
	return "loss";
}
function coming(seat) {
	const { troops, enemies } = seat.lane;
	const [first, enemy] = [troops[0], enemies[0]];
	if (first?.zone !== 1 || enemy?.zone !== 1 || enemy.card === null) return null;
	return [card(enemy)?.undermine ? troops.at(-1) ?? first : first, enemy];
}
function threatened(seat) {
	const pair = coming(seat);
	return pair !== null && forecast(...pair) !== "win";
}
// packages/games/xenoshyft/auto/reacting.ts
const GRENADE = 3;
const SHOT = 2;
const BOOST = {
	power: 2,
	hp: 1
};
function reacting(m) {
	const lane = seatOf(m.view, openWindow$1(m).lane);
	const enemy = lane.lane.enemies[0];
	if (enemy === void 0 || enemy.power === null || enemy.remaining === null) return PASS;
	const scene = {
		lane,
		enemy,
		power: enemy.power.value,
		left: enemy.remaining,
		threatened: threatened(lane),
		overrun: isOverrun(m.view, lane.seat)
	};
	if (!scene.threatened && !scene.overrun) return by("XS-ALLY-18", PASS);
	return by("XS-ALLY-13", freeShot(m, scene)) ?? by("XS-ALLY-14", grenade(m, scene)) ?? by("XS-ALLY-15", boost(m, scene)) ?? by("XS-ALLY-16", stasis(m, scene)) ?? by("XS-ALLY-17", reinforce(m, scene)) ?? by("XS-ALLY-18", PASS);
}
function freeShot(m, s) {
	const usable = m.ask.offers.filter((offer) => does(offer, "use")).filter((shot) => shot.at.enemy === s.enemy.id && (shot.of === "weapon" || troopIn(m.view, shot.troop)?.card === "storm trooper"));
	const own = s.lane.seat === m.own.seat;
	return usable.length * SHOT >= s.left || own && s.threatened ? usable[0] : void 0;
}
function grenade(m, s) {
	if (s.power < 2) return void 0;
	const held = m.hand.filter((card) => card === "hi-ex grenade").length;
	const opponent = coming(s.lane)?.[0].power.value ?? 0;
	return (s.overrun ? s.left <= GRENADE * held : s.left <= GRENADE + opponent) ? offered(m, "play", (play) => play.card === "hi-ex grenade" && play.at.enemy === s.enemy.id) : void 0;
}
function boost(m, s) {
	const pair = coming(s.lane);
	if (!s.threatened || s.power < 2 || pair === null || forecast(...pair, BOOST) !== "win") return void 0;
	return offered(m, "play", (play) => play.card === "bio-enhancer" && play.at.troop === pair[0].id);
}
function stasis(m, s) {
	return s.power >= 4 && !s.enemy.stasis ? offered(m, "play", (play) => play.card === "stasis field" && play.at.enemy === s.enemy.id) : void 0;
}
function reinforce(m, s) {
	if (!s.overrun || s.power < 3 || s.enemy.stasis) return void 0;
	return offered(m, "play", (play) => play.card === "paratrooper" && play.at.lane === s.lane.seat) ?? offered(m, "division", (use) => use.ability === 3 && use.to === m.own.seat);
}
// packages/games/xenoshyft/auto/commander.ts
const SCRIPT = {
	"XS-ACQ-04": buying,
	"XS-DEP-01": deploying,
	"XS-WRP-01": wrappingUp,
	"XS-REV-06": answerReveal,
	"XS-REA-04": reacting,
	"XS-DMG-09": answerDamage$1,
	"XS-DMG-16": answerKill,
	"XS-ABI-06": extraHit$1,
	"XS-DIV-05": takeBack,
	"XS-D-01": discardOne,
	"XS-D-06": callIn$1,
	"XS-I-24": regroup$1,
	"XS-OPT-12": draft
};
function commander$2(view, ask) {
	const own = seatOf(view, ask.seat);
	if (own.hand === null) throw new Error(`the script does not see the hand of seat ${ask.seat}`);
	if (own.kind === "person");
	return SCRIPT[ask.rule]?.({
		view,
		ask,
		own,
		hand: own.hand
	}) ?? firstOffer(ask);
}
function draft({ ask }) {
	const [best] = ask.offers.filter((offer) => does(offer, "stock")).sort((a, b) => ITEMS[b.item].worth - ITEMS[a.item].worth);
	return by("XS-ALLY-25", best ?? firstOffer(ask));
}
// packages/games/xenoshyft/table.ts
const dawnOf = (w) => ({
	base: w.base,
	kills: w.commanders.reduce((all, one) => all + one.tally.kills, 0),
	lost: w.commanders.map((one) => one.tally.lost)
});
const NO_PERKS = {
	"better medicine": false,
	"better armor": false,
	"better weapons": false,
	"better drill": false
};
function waveOf(round) {
	if (round <= 3) return 1;
	return round <= 6 ? 2 : 3;
}
function commanderOf(w, seat) {
	const one = w.commanders[seat];
	if (one === void 0) throw new Error(`nobody has seat ${seat}`);
	return one;
}
const laneOf = (w, seat) => commanderOf(w, seat).lane;
const isAlly = (w, seat) => commanderOf(w, seat).kind === "ally";
function hostOf(w) {
	const seat = w.commanders.findIndex((one) => one.kind === "person");
	return seat < 0 ? null : seat;
}
function seatsFrom(w, seat) {
	const seats = [];
	const count = w.commanders.length;
	for (let i = 0; i < count; i++) seats.push((seat + i) % count);
	return seats;
}
function laneOfTroop(w, id) {
	for (let seat = 0; seat < w.commanders.length; seat++) for (const troop of laneOf(w, seat).troops) if (troop.id === id) return seat;
	return -1;
}
function laneOfEnemy(w, id) {
	for (let seat = 0; seat < w.commanders.length; seat++) for (const enemy of laneOf(w, seat).enemies) if (enemy.id === id) return seat;
	return -1;
}
function troopById(w, id) {
	for (const { lane } of w.commanders) for (const troop of lane.troops) if (troop.id === id) return troop;
	return null;
}
function enemyById(w, id) {
	for (const { lane } of w.commanders) for (const enemy of lane.enemies) if (enemy.id === id) return enemy;
	return null;
}
function troopOf(w, id) {
	const troop = troopById(w, id);
	if (troop === null) throw new Error(`Troop ${id} stands in no lane`);
	return troop;
}
function enemyOf(w, id) {
	const enemy = enemyById(w, id);
	if (enemy === null) throw new Error(`Enemy ${id} is in no lane`);
	return enemy;
}
function newTroop(w, card, zone) {
	return {
		id: w.next++,
		card,
		zone,
		damage: 0,
		weapon: "",
		armor: "",
		used: {
			troop: false,
			weapon: false,
			armor: false
		},
		webbed: false,
		boosts: 0,
		fresh: true
	};
}
function putByZone(cards, card) {
	const at = cards.findIndex((other) => other.zone >= card.zone);
	cards.splice(at < 0 ? cards.length : at, 0, card);
}
function emptyZones(lane) {
	const zones = [];
	for (let zone = 1; zone <= 4; zone++) if (!lane.troops.some((troop) => troop.zone === zone)) zones.push(zone);
	return zones;
}
function closeRank(cards) {
	let zone = 0;
	for (const card of cards) card.zone = ++zone;
}
function closeUp(lane) {
	closeRank(lane.troops);
	closeRank(lane.enemies);
}
// packages/games/xenoshyft/book/chapter.ts
const chapter = chaptersOf();
// packages/games/xenoshyft/content/divisions.ts
const ABILITY_NUMBERS = [
	1,
	2,
	3
];
const BUYING = ["acquire"];
const ANYTIME = [
	"acquire",
	"deploy",
	"reaction"
];
const cut = (fit, what) => ({
	verb: "cut",
	fit,
	windows: BUYING,
	text: `Once per round: one ${what} card costs 1 less for one player.`
});
const back = (fit, what) => ({
	verb: "return",
	fit,
	windows: ANYTIME,
	text: `Once per round: one player may take a ${what} card back from the own Discard Pile.`
});
const passive = (perk, text) => ({
	verb: "passive",
	perk,
	windows: [],
	text
});
const DIVISIONS = {
	"science labs": {
		rule: "XS-D-01",
		name: "Science Labs",
		starting: ["bio-enhancer", "bio-enhancer"],
		abilities: [
			cut("SCI", "Science"),
			{
				verb: "redraw",
				windows: ANYTIME,
				text: "Once per round: one player draws 1 card, then discards 1 card from hand."
			},
			{
				verb: "cancel",
				windows: ["reveal"],
				text: "Once per round: cancel the Reveal effect of one Enemy that is no Boss, in any lane."
			}
		]
	},
	"med bay": {
		rule: "XS-D-02",
		name: "Med Bay",
		starting: ["med pack", "med pack"],
		abilities: [
			cut("MED", "Medical"),
			back("MED", "Medical"),
			passive("better medicine", "Every Med Pack, Trauma Kit and Medic prevents or removes 1 more damage.")
		]
	},
	armory: {
		rule: "XS-D-03",
		name: "Armory",
		starting: ["composite plate", "composite plate"],
		abilities: [
			cut("ARM", "Armor"),
			back("ARM", "Armor"),
			passive("better armor", "Every attached Armor gives 1 more Hit Point.")
		]
	},
	"weapons research": {
		rule: "XS-D-04",
		name: "Weapons Research",
		starting: ["spark jumper", "spark jumper"],
		abilities: [
			cut("WPN", "Weapon"),
			back("WPN", "Weapon"),
			passive("better weapons", "Every attached Weapon gives 1 more Power.")
		]
	},
	barracks: {
		rule: "XS-D-05",
		name: "Barracks",
		starting: ["ranger", "ranger"],
		abilities: [
			cut("TROOP", "Troop"),
			back("TROOP", "Troop (cost 5 or less)"),
			passive("better drill", "Every Troop without Equipment has +1 Power and +1 Hit Point.")
		]
	},
	"command center": {
		rule: "XS-D-06",
		name: "Command Center",
		starting: ["x3"],
		abilities: [
			{
				verb: "fund",
				windows: BUYING,
				text: "Once per round: add 1 to the purse of one player."
			},
			{
				verb: "swap",
				windows: ["deploy", "reaction"],
				text: "Once per round: swap the zones of two Troops of the same lane."
			},
			{
				verb: "call in",
				windows: ["reaction"],
				text: "Once per round: one player may deploy a Troop from hand into an empty Troop Zone of any lane."
			}
		]
	}
};
function abilityOf(division, ability) {
	const [first, second, third] = DIVISIONS[division].abilities;
	if (ability === 1) return first;
	return ability === 2 ? second : third;
}
const DIVISION_IDS = Object.keys(DIVISIONS);
// packages/games/xenoshyft/book/values.ts
function soldierPower(w, one, add) {
	const card = TROOPS[one.card];
	add(card.power, card.rule, "printed");
	if (one.weapon !== "") {
		const weapon = ITEMS[one.weapon];
		add(weapon.power, weapon.rule, weapon.name);
		if (w.perks["better weapons"]) add(1, "XS-D-04", "Weapons Research");
	} else if (one.armor === "" && w.perks["better drill"]) add(1, "XS-D-05", "Barracks");
	if (one.boosts > 1);
	if (one.boosts > 0) add(2 * one.boosts, "XS-I-16", "Bio-Enhancer");
}
function soldierHp(w, one, add) {
	const card = TROOPS[one.card];
	add(card.hp, card.rule, "printed");
	if (one.armor !== "") {
		const armor = ITEMS[one.armor];
		add(armor.hp, armor.rule, armor.name);
		if (w.perks["better armor"]) add(1, "XS-D-03", "Armory");
	} else if (one.weapon === "" && w.perks["better drill"]) add(1, "XS-D-05", "Barracks");
	if (one.boosts > 0) add(one.boosts, "XS-I-16", "Bio-Enhancer");
}
function asSoldier({ card, turned }) {
	if (turned.weapon !== "");
	return {
		card,
		weapon: turned.weapon,
		armor: turned.armor,
		boosts: turned.boosts
	};
}
function knownCard(enemy) {
	if (enemy.card === "") throw new Error(`nobody has seen Enemy ${enemy.id}`);
	return ENEMIES[enemy.card];
}
function enemyPowerParts(w, enemy, add) {
	if (enemy.turned !== null) soldierPower(w, asSoldier(enemy), add);
	else {
		const card = knownCard(enemy);
		add(card.power, card.rule, "printed");
	}
	if (enemy.bonus > 0) add(enemy.bonus, "XS-MOD-04", "roused");
}
function enemyHpParts(w, enemy, add) {
	if (enemy.turned !== null) soldierHp(w, asSoldier(enemy), add);
	else {
		const card = knownCard(enemy);
		add(card.hp, card.rule, "printed");
	}
}
let sum = 0;
const count = (value, because) => {
	sum += value;
};
function power(w, troop) {
	sum = 0;
	soldierPower(w, troop, count);
	return Math.max(0, sum);
}
function hp(w, troop) {
	sum = 0;
	soldierHp(w, troop, count);
	return sum;
}
function enemyPower(w, enemy) {
	if (enemy.stasis) return 0;
	sum = 0;
	enemyPowerParts(w, enemy, count);
	return Math.max(0, sum);
}
function enemyHp(w, enemy) {
	sum = 0;
	enemyHpParts(w, enemy, count);
	return sum;
}
function listed(parts) {
	const list = [];
	parts((value, because, label) => void list.push({
		value,
		because,
		label
	}));
	return list;
}
const powerOf = (w, troop) => ({
	value: power(w, troop),
	parts: listed((add) => soldierPower(w, troop, add))
});
const hpOf = (w, troop) => ({
	value: hp(w, troop),
	parts: listed((add) => soldierHp(w, troop, add))
});
const enemyHpOf = (w, enemy) => ({
	value: enemyHp(w, enemy),
	parts: listed((add) => enemyHpParts(w, enemy, add))
});
function enemyPowerOf(w, enemy) {
	const parts = listed((add) => enemyPowerParts(w, enemy, add));
	const value = enemyPower(w, enemy);
	if (enemy.stasis) parts.push({
		value: -parts.reduce((all, part) => all + part.value, 0),
		because: "XS-MOD-06",
		label: "STASIS"
	});
	return {
		value,
		parts
	};
}
const hiveCard = (enemy) => enemy.turned === null && enemy.card !== "" ? ENEMIES[enemy.card] : null;
function isBoss(enemy) {
	if (!hiveCard(enemy)?.boss) return false;
	return true;
}
function blowToEnemy(w, troop, enemy) {
	const blow = power(w, troop);
	if (enemy.turned !== null) return Math.max(0, blow - shieldOf(enemy.turned.armor));
	const { armored } = knownCard(enemy);
	if (armored > 0);
	return blow === 0 ? 0 : Math.max(1, blow - armored);
}
const blowToTroop = (w, enemy, troop) => Math.max(0, enemyPower(w, enemy) - shieldOf(troop.armor));
function shieldOf(armor) {
	if (armor === "") return 0;
	const { shield = 0, rule } = ITEMS[armor];
	if (shield === 0) return 0;
	return shield;
}
function hazardOf(troop) {
	if (troop.armor === "") return 0;
	const { hazard = 0, rule } = ITEMS[troop.armor];
	if (hazard > 0);
	return hazard;
}
function medicine(w, amount) {
	if (!w.perks["better medicine"]) return amount;
	return amount + 1;
}
// packages/games/xenoshyft/book/abilities/divisions.ts
function divisionOf(w, seat) {
	const { division } = commanderOf(w, seat);
	if (division === "") throw new Error(`seat ${seat} leads no Division yet`);
	return division;
}
function abilitiesNow(w, seat) {
	const { division } = commanderOf(w, seat);
	if (division === "") return [];
	return DIVISIONS[division].abilities.slice(0, waveOf(w.round));
}
function countPerks(w) {
	w.perks = { ...NO_PERKS };
	w.commanders.forEach((_, seat) => {
		for (const ability of abilitiesNow(w, seat)) if (ability.verb === "passive") w.perks[ability.perk] = true;
	});
}
const isUsed = (w, seat, ability) => commanderOf(w, seat).used.includes(ability);
function markUsed(w, seat, ability) {
	if (!isUsed(w, seat, ability)) commanderOf(w, seat).used.push(ability);
}
function citeDivision(w, seat) {
	const division = divisionOf(w, seat);
	DIVISIONS[division].rule;
	if (division === "weapons research") w.options.research;
}
function fitOf(w, seat, ability) {
	const { division } = commanderOf(w, seat);
	if (division === "") return null;
	const power = abilityOf(division, ability);
	if (power.verb !== "cut" && power.verb !== "return") return null;
	return division === "weapons research" && w.options.research === "any card" ? "ANY" : power.fit;
}
function fits(fit, card) {
	if (fit === "ANY") return true;
	return fit === "TROOP" ? isTroop(card) : isItem(card) && ITEMS[card].trait === fit;
}
function hasCut(w, seat, card) {
	const fit = fitOf(w, seat, 1);
	return fit !== null && !isUsed(w, seat, 1) && fits(fit, card);
}
const returnable = (fit, card) => fits(fit, card) && (fit !== "TROOP" || CARDS[card].cost <= 5);
const canReturn = (w, fit, seat) => commanderOf(w, seat).discard.some((card) => returnable(fit, card));
const canDraw = (w, seat) => commanderOf(w, seat).discard.length > 0 || commanderOf(w, seat).deck.left.some((count) => count > 0);
const canDeploy = (w, seat) => commanderOf(w, seat).hand.some(isTroop) && w.commanders.some(({ lane }) => emptyZones(lane).length > 0);
function divisionPlays(w, seat, now, plays) {
	const one = commanderOf(w, seat);
	if (one.division === "") return;
	const unlocked = waveOf(w.round);
	for (const ability of ABILITY_NUMBERS) {
		if (ability > unlocked) return;
		const power = abilityOf(one.division, ability);
		if (!power.windows.includes(now.window) || isUsed(w, seat, ability)) continue;
		const named = (able) => w.commanders.forEach((_, to) => void (able(to) && plays.push({
			do: "division",
			ability,
			to
		})));
		if (power.verb === "cut") named((to) => to !== seat);
		else if (power.verb === "fund") named(() => true);
		else if (power.verb === "return") {
			const fit = fitOf(w, seat, 2);
			if (fit !== null) named((to) => canReturn(w, fit, to));
		} else if (power.verb === "redraw") named((to) => canDraw(w, to));
		else if (power.verb === "call in") named((to) => w.options.hands === "open" || to === seat ? canDeploy(w, to) : commanderOf(w, to).hand.length > 0);
		else if (power.verb === "swap") swapPlays(w, plays);
		else if (power.verb === "cancel" && now.revealed !== void 0) {
			DIVISIONS[one.division].rule;
			if (!isBoss(now.revealed)) plays.push({
				do: "division",
				ability
			});
		}
	}
}
function swapPlays(w, plays) {
	for (const { lane } of w.commanders) for (const [i, one] of lane.troops.entries()) for (const other of lane.troops.slice(i + 1)) plays.push({
		do: "division",
		ability: 2,
		troops: [one.id, other.id]
	});
}
// packages/games/xenoshyft/book/piles.ts
const closed = (w) => w.options.hands === "closed";
function intoHand(w, seat, card, seen) {
	const one = commanderOf(w, seat);
	const { at } = CARDS[card];
	const before = one.hand.findIndex((held) => CARDS[held].at > at);
	one.hand.splice(before < 0 ? one.hand.length : before, 0, card);
	if (seen && closed(w)) one.shown.push(card);
}
function outOfHand(w, seat, card) {
	const one = commanderOf(w, seat);
	one.hand.splice(one.hand.indexOf(card), 1);
	const at = one.shown.indexOf(card);
	if (at >= 0) one.shown.splice(at, 1);
}
function discard(w, seat, card) {
	commanderOf(w, seat).discard.push(card);
}
function burn(w, card) {
	if (isCrystal(card)) w.crystals[card]++;
	else if (isItem(card)) {
		const slot = w.slots.find((one) => one.item === card);
		if (slot !== void 0) slot.left++;
		else w.box.push(card);
	} else if (isSold(card)) {
		if (w.stacks[card] === 0);
		w.stacks[card]++;
	} else w.box.push(card);
}
function drawCards(play, seat, count, why, reshuffle = true) {
	const one = commanderOf(play.w, seat);
	const drawn = [];
	for (let i = 0; i < count; i++) {
		if (isEmpty$1(one.deck)) {
			if (!reshuffle);
			else if (one.discard.length === 0) {}
			if (!reshuffle || one.discard.length === 0) break;
			play.tell?.({
				type: "reshuffled",
				seat,
				cards: one.discard.length
			}, "XS-DRW-02");
			for (const card of one.discard) putIn(one.deck, card);
			one.discard = [];
		}
		const card = play.draw(one.deck, why);
		if (card === null) break;
		intoHand(play.w, seat, card, false);
		drawn.push(card);
	}
	if (drawn.length > 0 && play.tell !== void 0) tellDraw(play, seat, drawn.sort((a, b) => CARDS[a].at - CARDS[b].at), why);
}
function tellDraw(play, seat, cards, why) {
	if (closed(play.w)) play.tell?.({
		type: "drew",
		seat,
		cards
	}, why, [seat], {
		type: "drew",
		seat,
		count: cards.length
	});
	else play.tell?.({
		type: "drew",
		seat,
		cards
	}, why);
}
function seesHand(w, viewer, seat) {
	if (viewer === seat) return true;
	closed(w);
	return !closed(w);
}
// packages/games/xenoshyft/book/acquire/exchange.ts
const TRADES = {
	x3: {
		rule: "XS-XEN-02",
		give: "x1",
		count: 3,
		from: 2
	},
	x6: {
		rule: "XS-XEN-01",
		give: "x3",
		count: 2,
		from: 3
	}
};
function exchangeFault(w, seat, better) {
	const { rule, give, count, from } = TRADES[better];
	if (waveOf(w.round) < from) return {
		rule,
		reason: `This exchange is there from wave ${from}.`
	};
	if (w.crystals[better] === 0) return {
		rule: "XS-XEN-05",
		reason: `No ${CARDS[better].name} is left.`
	};
	let held = 0;
	for (const card of commanderOf(w, seat).discard) if (card === give) held++;
	return held >= count ? null : {
		rule,
		reason: `Your Discard Pile holds ${held} of the ${count} ${CARDS[give].name} cards it takes.`
	};
}
function exchanges(w, seat, choices) {
	if (w.round <= 3) return;
	for (const better of ["x3", "x6"]) if (exchangeFault(w, seat, better) === null) choices.push({
		do: "exchange",
		for: better
	});
}
function tradeIn(play, seat, better) {
	const { w } = play;
	const { rule, give, count } = TRADES[better];
	const pile = commanderOf(w, seat).discard;
	for (let i = 0; i < count; i++) {
		pile.splice(pile.indexOf(give), 1);
		burn(w, give);
	}
	CRYSTALS[give].rule;
	CRYSTALS[better].rule;
	w.crystals[better]--;
	pile.push(better);
	play.tell?.({
		type: "exchanged",
		seat,
		for: better
	}, rule);
}
// packages/games/xenoshyft/book/part.ts
function part(choice, key) {
	return isObject(choice) && Object.hasOwn(choice, key) ? choice[key] : void 0;
}
const partCount = (choice) => isObject(choice) ? Object.keys(choice).length : 0;
function numberPart(choice, key) {
	const value = part(choice, key);
	return typeof value === "number" ? value : -1;
}
// packages/games/xenoshyft/book/abilities/aims.ts
const bettered = new Set([
	"med pack",
	"trauma kit",
	"medic"
]);
const amountOf = (w, card, amount) => bettered.has(card) ? medicine(w, amount) : amount;
function pending(hits, unit) {
	let amount = 0;
	if (hits === void 0) return amount;
	for (const hit of hits) if (hit.unit === unit) amount += hit.amount;
	return amount;
}
const eachTroop = (w, visit) => w.commanders.forEach(({ lane }, seat) => lane.troops.forEach((troop) => visit(troop, seat)));
function aims(w, ability, now, from, card, add) {
	switch (ability.verb) {
		case "prevent": return preventAims(w, amountOf(w, card, ability.amount), ability.whom, now, from, add);
		case "shield": return shieldAims(w, ability.amount, now, from, add);
		case "evacuate": return eachTroop(w, ({ id }) => void (pending(now.hits, id) > 0 && add({ troop: id })));
		case "revive": return now.saveable?.forEach((troop) => add({ troop }));
		case "strike": return w.commanders.forEach(({ lane }, seat) => {
			if (ability.reach === "any lane" || seat === from.seat) for (const { id } of lane.enemies) add({ enemy: id });
		});
		case "bombard": return w.commanders.forEach(({ lane }, seat) => void (lane.enemies.length > 0 && add({ lane: seat })));
		case "mend": return eachTroop(w, ({ id, damage }) => void (damage > 0 && add({ troop: id })));
		case "tend": return w.commanders.forEach(({ lane }, seat) => {
			for (const heal of splits(lane.troops, amountOf(w, card, ability.amount))) add({
				lane: seat,
				heal
			});
		});
		case "boost": return eachTroop(w, ({ id }) => add({ troop: id }));
		case "cancel": return now.revealed && cancelAims(w, ability, now.revealed, from.seat, add);
		case "freeze": return w.commanders.forEach(({ lane }) => {
			for (const enemy of lane.enemies) if (enemy.up && !enemy.stasis) add({ enemy: enemy.id });
		});
		case "scan": return w.commanders.forEach(({ lane }, seat) => void (lane.enemies.some((enemy) => !enemy.up) && add({ lane: seat })));
		case "fetch": return fetchAims(w, add);
		case "mine": return w.commanders.forEach(({ lane }, seat) => void (lane.mines < 0 && add({ lane: seat })));
		case "regroup": return w.commanders.forEach((_, lane) => add({ lane }));
		case "drop": return w.commanders.forEach(({ lane }, seat) => {
			for (const zone of emptyZones(lane)) add({
				lane: seat,
				zone
			});
		});
	}
}
function cancelAims(w, { reach, bosses }, revealed, seat, add) {
	const there = laneOfEnemy(w, revealed.id);
	if (there < 0 || reach === "this lane" && there !== seat || isBoss(revealed) && !bosses) return;
	add({ enemy: revealed.id });
}
function preventAims(w, most, whom, now, from, add) {
	eachTroop(w, ({ id }) => {
		if (whom !== "any" && whom === "carrier" !== (id === from.troop?.id)) return;
		const waiting = pending(now.hits, id);
		for (let amount = Math.min(most, waiting); amount > 0; amount--) add({
			troop: id,
			amount
		});
	});
}
function shieldAims(w, most, now, { troop: guard }, add) {
	if (guard === null || now.guards?.includes(guard.id)) return;
	const lane = laneOfTroop(w, guard.id);
	for (const hit of now.hits ?? []) {
		if (hit.moved || hit.unit === guard.id || laneOfTroop(w, hit.unit) !== lane) continue;
		for (let amount = Math.min(most, hit.amount); amount > 0; amount--) add({
			troop: hit.unit,
			amount
		});
	}
}
function fetchAims(w, add) {
	w.commanders.forEach((one, from) => {
		const troops = [...new Set(one.discard.filter(isTroop))];
		if (troops.length === 0) return;
		w.commanders.forEach(({ lane }, seat) => {
			for (const zone of emptyZones(lane)) for (const card of troops) add({
				from,
				card,
				lane: seat,
				zone
			});
		});
	});
}
function splits(troops, most) {
	const damaged = troops.filter((troop) => troop.damage > 0);
	const total = damaged.reduce((all, troop) => all + troop.damage, 0);
	const found = [];
	const share = (at, left, so) => {
		if (left === 0) return void found.push(so);
		const troop = damaged[at];
		if (troop === void 0) return;
		for (let amount = Math.min(left, troop.damage); amount >= 0; amount--) share(at + 1, left - amount, amount > 0 ? [...so, [troop.id, amount]] : so);
	};
	if (total > 0) share(0, Math.min(most, total), []);
	return found;
}
// packages/games/xenoshyft/book/abilities/plays.ts
function playsOf(w, seat, now) {
	const plays = [];
	const { hand, lane } = commanderOf(w, seat);
	let last = null;
	for (const card of hand) {
		const again = card === last;
		last = card;
		if (again || !PLAYABLE[card][now.window] || !playedFromHand(card) || isCrystal(card)) continue;
		usable(w, card, now, {
			seat,
			troop: null
		}, (at) => plays.push({
			do: "play",
			card,
			at
		}));
	}
	for (const troop of lane.troops) {
		if (troop.webbed) continue;
		troopPlays(w, seat, now, troop, "troop", plays);
		troopPlays(w, seat, now, troop, "weapon", plays);
		troopPlays(w, seat, now, troop, "armor", plays);
	}
	divisionPlays(w, seat, now, plays);
	return plays;
}
const cardBehind = (troop, of) => of === "troop" ? troop.card : troop[of];
function troopPlays(w, seat, now, troop, of, plays) {
	const card = cardBehind(troop, of);
	if (card === "" || !PLAYABLE[card][now.window] || playedFromHand(card)) return;
	if (troop.used[of]) return void 0;
	usable(w, card, now, {
		seat,
		troop
	}, (at) => plays.push({
		do: "use",
		troop: troop.id,
		of,
		at
	}));
}
function usable(w, card, now, from, add) {
	for (const ability of abilitiesOf(card)) if (ability.windows.includes(now.window)) aims(w, ability, now, from, card, add);
}
function abilityIn(card, window) {
	const found = abilitiesOf(card).find((ability) => ability.windows.includes(window));
	if (found === void 0) throw new Error(`'${card}' has nothing to offer in the window '${window}'`);
	return found;
}
function cardOf(w, play) {
	if (play.do === "play") return play.card;
	const card = cardBehind(troopOf(w, play.troop), play.of);
	if (card === "") throw new Error(`Troop ${play.troop} carries no ${play.of}`);
	return card;
}
// packages/games/xenoshyft/book/abilities/playFault.ts
const WINDOW_NAMES = {
	acquire: "while buying",
	deploy: "in Deployment",
	reaction: "in a Reaction",
	reveal: "in answer to a Reveal effect",
	damage: "in answer to damage",
	kill: "in answer to a kill"
};
function playFault(w, seat, choice, now) {
	const what = part(choice, "do");
	if (what === "play") return cardFault(w, seat, choice, now);
	if (what === "use") return troopFault(w, seat, choice, now);
	if (what === "division") return divisionFault(w, seat, choice, now);
	if (what === "deploy" || what === "equip") return refuse("XS-REA-03", "Nothing is deployed or equipped from hand while reacting.");
	return refuse("XS-REA-02", "Use an Instant, an ability or your Division, or pass.");
}
const noTarget = (card) => refuse("XS-REA-07", `${CARDS[card].name} cannot be aimed like that.`);
function cardFault(w, seat, choice, now) {
	const card = part(choice, "card");
	const held = commanderOf(w, seat).hand.find((one) => one === card);
	if (held === void 0) return refuse("XS-REA-02", "That card is not in your hand.");
	const { name, kind } = CARDS[held];
	if (kind === "crystal") return refuse("XS-ACQ-05", "Xenosathem is spent in the Acquire Resources Phase only.");
	if (kind === "weapon" || kind === "armor") return refuse("XS-REA-03", `${name} is Equipment: it is attached in Deployment.`);
	if (!PLAYABLE[held][now.window] || !playedFromHand(held)) return refuse(isItem(held) ? "XS-REA-03" : "XS-ABI-04", `${name} cannot be played ${WINDOW_NAMES[now.window]}.`);
	return held === "trauma kit" && tends(w, choice) ? null : noTarget(held);
}
function tends(w, choice) {
	const at = part(choice, "at");
	const lane = w.commanders[numberPart(at, "lane")]?.lane;
	const heal = part(at, "heal");
	if (lane === void 0 || !Array.isArray(heal) || heal.length === 0 || partCount(at) !== 2 || partCount(choice) !== 3) return false;
	let total = 0;
	const seen = new Set();
	for (const share of heal) {
		if (!Array.isArray(share) || share.length !== 2) return false;
		const [id, amount] = share;
		const troop = lane.troops.find((one) => one.id === id);
		if (troop === void 0 || seen.has(troop.id) || typeof amount !== "number" || !Number.isInteger(amount) || amount < 1 || amount > troop.damage) return false;
		seen.add(troop.id);
		total += amount;
	}
	return total <= amountOf(w, "trauma kit", 4);
}
function troopFault(w, seat, choice, now) {
	const of = part(choice, "of");
	const troop = troopById(w, numberPart(choice, "troop"));
	if (troop === null || of !== "troop" && of !== "weapon" && of !== "armor") return refuse("XS-ABI-04", "No such Troop or Equipment stands in a lane.");
	if (laneOfTroop(w, troop.id) !== seat) return refuse("XS-OWN-03", "Only the lane's owner uses the abilities in it.");
	const card = cardBehind(troop, of);
	if (card === "" || !PLAYABLE[card][now.window]) return refuse("XS-ABI-03", `It has no ability that can be used ${WINDOW_NAMES[now.window]}.`);
	if (playedFromHand(card)) return refuse("XS-ABI-03", `${CARDS[card].name} does that from the hand only.`);
	if (troop.webbed) return refuse("XS-MOD-05", `${CARDS[troop.card].name} is WEBBED until the end of the round.`);
	if (troop.used[of]) return refuse("XS-ABI-01", `${CARDS[card].name} was used this round.`);
	return noTarget(card);
}
function divisionFault(w, seat, choice, now) {
	const { division } = commanderOf(w, seat);
	const ability = part(choice, "ability");
	if (division === "" || ability !== 1 && ability !== 2 && ability !== 3) return refuse("XS-CARD-10", "A Division has the abilities 1, 2 and 3.");
	if (ability > waveOf(w.round)) return refuse("XS-DIV-01", `That ability is there from wave ${ability}.`);
	const power = abilityOf(division, ability);
	if (power.verb === "passive") return refuse("XS-DIV-03", "That ability always works; there is nothing to use.");
	if (!power.windows.includes(now.window)) return refuse("XS-ABI-03", `That ability cannot be used ${WINDOW_NAMES[now.window]}.`);
	if (isUsed(w, seat, ability)) return refuse("XS-ABI-01", "That ability was used this round.");
	return power.verb === "swap" ? refuse("XS-D-06", "Name two Troops of the same lane.") : refuse("XS-DIV-07", "Name a player whom the ability can serve.");
}
// packages/games/xenoshyft/book/labels.ts
function enemyName$1(enemy) {
	if (!enemy.up) return "a face-down Enemy";
	return enemy.turned === null ? cardName(enemy.card) : `converted ${TROOPS[enemy.card].name}`;
}
function label(w, enemy) {
	return `${enemyName$1(enemy)} (${seatLetter(laneOfEnemy(w, enemy.id))}${enemy.zone})`;
}
const troopLabel = (w, troop) => `${TROOPS[troop.card].name} (${seatLetter(laneOfTroop(w, troop.id))}${troop.zone})`;
function aimLabel(w, at) {
	const enemy = at.enemy === void 0 ? null : enemyById(w, at.enemy);
	if (enemy !== null) return label(w, enemy);
	const troop = at.troop === void 0 ? null : troopById(w, at.troop);
	if (troop !== null) return troopLabel(w, troop);
	const place = `${seatLetter(aimAt(at, "lane"))}${at.zone ?? ""}`;
	if (at.card !== void 0) return `${CARDS[at.card].name} to ${place}`;
	return at.zone === void 0 ? `lane ${place}` : place;
}
// packages/games/xenoshyft/book/hive/encounter.ts
const MOST_ADDED = 12;
function bossesFor(w) {
	const both = [...BOSSES[waveOf(w.round)]];
	if (w.options.siege === "training") return [];
	if (w.options.bosses === "by seats") return w.commanders.length <= 2 ? ["boss"] : both;
	if (w.options.bosses === "none") return [];
	return w.options.bosses === "one" ? ["boss"] : both;
}
function newDeck(w) {
	const wave = waveOf(w.round);
	const gradual = w.options.waves === "gradual";
	if (gradual) {}
	const bosses = gradual ? [] : bossesFor(w);
	const bag = bagOf([...HIVE[wave], ...bosses]);
	w.encounter = {
		bags: [...anyFaceDown(w) ? w.encounter.bags : [], bag],
		left: HIVE[wave].length + bosses.length,
		discard: []
	};
}
function bossesJoin(play) {
	const { w } = play;
	if (w.options.waves !== "gradual" || w.round % 3 !== 0) return;
	const bosses = bossesFor(w);
	for (const boss of bosses) putIn(bagAt(w, w.encounter.bags.length - 1), boss);
	w.encounter.left += bosses.length;
	if (bosses.length > 0) play.tell?.({
		type: "bosses joined",
		cards: bosses.length
	}, "XS-M-GRAD-02");
}
function bagAt(w, from) {
	const bag = w.encounter.bags[from];
	if (bag === void 0) throw new Error(`the Encounter Deck was not shuffled ${from + 1} times`);
	return bag;
}
const anyFaceDown = (w) => w.commanders.some(({ lane }) => lane.enemies.some((enemy) => !enemy.up));
function takeTop(play) {
	const { encounter } = play.w;
	if (encounter.left === 0) {
		if (encounter.discard.length === 0) return -1;
		play.tell?.({
			type: "hive reshuffled",
			cards: encounter.discard.length
		}, "XS-DEP-20");
		if (anyFaceDown(play.w)) encounter.bags.push(bagOf(encounter.discard));
		else encounter.bags = [bagOf(encounter.discard)];
		encounter.left = encounter.discard.length;
		encounter.discard = [];
	}
	encounter.left--;
	return encounter.bags.length - 1;
}
function place$1(play, lane, zone) {
	const from = takeTop(play);
	if (from < 0) return false;
	const enemy = {
		id: play.w.next++,
		card: "",
		up: false,
		from,
		seenBy: [],
		zone,
		damage: 0,
		bonus: 0,
		stasis: false,
		noted: [],
		turned: null
	};
	putByZone(lane.enemies, enemy);
	return true;
}
function fillLane(play, seat) {
	const { w } = play;
	const lane = laneOf(w, seat);
	const few = w.options.waves === "gradual" && w.round % 3 === 1;
	if (few);
	const zones = few ? 3 : 4;
	let placed = 0;
	for (let zone = 1; zone <= zones; zone++) {
		if (lane.enemies.some((enemy) => enemy.zone === zone)) continue;
		if (place$1(play, lane, zone)) placed++;
	}
	play.tell?.({
		type: "enemies placed",
		lane: seat,
		cards: placed
	}, "XS-DEP-16");
}
function addEnemy(play, seat, why) {
	const lane = laneOf(play.w, seat);
	if (lane.added >= MOST_ADDED) return void 0;
	const zone = (lane.enemies.at(-1)?.zone ?? 0) + 1;
	if (!place$1(play, lane, zone)) return;
	if (zone > 4);
	if (lane.added > 0);
	lane.added++;
	play.tell?.({
		type: "enemy added",
		lane: seat
	}, why);
}
function identify(play, enemy, why) {
	if (enemy.card !== "") return;
	const hidden = play.draw(bagAt(play.w, enemy.from), why);
	if (hidden === null) throw new Error(`no card is left for face-down Enemy ${enemy.id}`);
	if (hidden === "boss");
	enemy.card = hidden === "boss" ? play.oneOf(BOSSES[waveOf(play.w.round)], "XS-SET-11", String) : hidden;
}
function discardEnemy(w, enemy) {
	if (enemy.turned === null) {
		if (enemy.card !== "") w.encounter.discard.push(enemy.card);
		return;
	}
	const { owner, weapon, armor } = enemy.turned;
	const pile = commanderOf(w, owner).discard;
	pile.push(enemy.card);
	if (weapon !== "") pile.push(weapon);
	if (armor !== "") pile.push(armor);
}
function removeEnemy(lane, enemy) {
	lane.enemies.splice(lane.enemies.indexOf(enemy), 1);
}
// packages/games/xenoshyft/options.ts
const options = {
	siege: {
		label: "Siege",
		rule: "XS-M-STD-01",
		choices: ["standard", "training"],
		names: ["Nine rounds", "Training, three rounds"]
	},
	reactions: {
		label: "Reaction limit",
		rule: "XS-OPT-01",
		advanced: true,
		choices: ["any number", "one each"]
	},
	base: {
		label: "Base Hit Points per seat",
		rule: "XS-OPT-02",
		choices: [
			15,
			20,
			12,
			10
		],
		names: [
			"15, Standard",
			"20, Recruit",
			"12, Veteran",
			"10, Nightmare"
		]
	},
	divisions: {
		label: "Divisions",
		rule: "XS-OPT-03",
		advanced: true,
		choices: [
			"random",
			"choose",
			"draft"
		]
	},
	hands: {
		label: "Hands",
		rule: "XS-OPT-04",
		advanced: true,
		choices: ["open", "closed"],
		names: ["Open to allies", "Closed"]
	},
	waves: {
		label: "Waves",
		rule: "XS-OPT-05",
		advanced: true,
		choices: ["book", "gradual"],
		names: ["As in the book", "Gradual"]
	},
	bosses: {
		label: "Bosses in the deck",
		rule: "XS-OPT-06",
		advanced: true,
		choices: [
			"by seats",
			"one",
			"both",
			"none"
		]
	},
	research: {
		label: "Weapons Research serves",
		rule: "XS-OPT-07",
		advanced: true,
		choices: ["weapons", "any card"]
	},
	wounds: {
		label: "Wounds between rounds",
		rule: "XS-OPT-08",
		advanced: true,
		choices: ["stay", "heal"]
	},
	standDown: {
		label: "Stand down",
		rule: "XS-OPT-09",
		advanced: true,
		choices: [false, true],
		names: ["No", "A Troop may be discarded in Deployment"]
	},
	overrun: {
		label: "Overrun display",
		rule: "XS-OPT-10",
		advanced: true,
		choices: ["one by one", "all at once"]
	},
	consent: {
		label: "Consent to help",
		rule: "XS-OPT-11",
		advanced: true,
		choices: [false, true],
		names: ["Not needed", "The lane owner may refuse"]
	},
	items: {
		label: "Items",
		rule: "XS-OPT-12",
		advanced: true,
		choices: [
			"random",
			"fixed",
			"draft"
		]
	},
	first: {
		label: "First player of round 1",
		rule: "XS-OPT-13",
		advanced: true,
		choices: ["host", "random"],
		names: ["Host's choice", "Random"]
	},
	between: {
		label: "Reaction between exchanges",
		rule: "XS-OPT-14",
		advanced: true,
		choices: [false, true],
		names: ["No", "Yes (easier)"]
	},
	allies: {
		label: "Scripted allies",
		rule: "XS-OPT-15",
		advanced: true,
		choices: ["act freely", "wait"],
		names: ["Act freely", "Show their play and wait for a click"]
	},
	takeBack: {
		label: "Take back",
		rule: "XS-OPT-16",
		advanced: true,
		choices: ["allowed", "never"]
	}
};
const tableOptions = (given) => given;
const LEVELS = {
	20: "Recruit",
	15: "Standard",
	12: "Veteran",
	10: "Nightmare"
};
function levelWith(base) {
	return LEVELS[base];
}
const levelOf = ({ siege, base }) => siege === "training" ? "Training" : levelWith(base);
const roundsOf = ({ siege }) => siege === "training" ? 3 : 9;
// packages/games/xenoshyft/book/base.ts
function hurtBase(play, lane, amount, why) {
	const { w } = play;
	if (amount <= 0) return;
	w.base = Math.max(0, w.base - amount);
	commanderOf(w, lane).tally.baseDamage += amount;
	play.tell?.({
		type: "base hurt",
		lane,
		amount,
		left: w.base
	}, why);
	if (w.base > 0 || w.over !== null) return;
	play.end({
		winners: [],
		rule: "XS-END-01",
		why: `the Base fell in round ${w.round}`
	});
}
function heldOut(w) {
	if (w.round < roundsOf(w.options)) return false;
	w.options.siege;
	return true;
}
// packages/games/xenoshyft/book/hive/converted.ts
function convert(play, seat, troop, why) {
	const lane = laneOf(play.w, seat);
	lane.troops.splice(lane.troops.indexOf(troop), 1);
	if (lane.troops.length === 0);
	const last = lane.enemies.at(-1);
	lane.enemies.push({
		id: troop.id,
		card: troop.card,
		up: true,
		from: 0,
		seenBy: [],
		zone: last === void 0 ? 1 : last.zone + 1,
		damage: troop.damage,
		bonus: 0,
		stasis: false,
		noted: [],
		turned: {
			owner: seat,
			weapon: troop.weapon,
			armor: troop.armor,
			boosts: troop.boosts
		}
	});
	play.tell?.({
		type: "converted",
		unit: troop.id,
		card: troop.card,
		lane: seat
	}, why);
}
// packages/games/xenoshyft/book/moves.ts
function moveToBack(lane, troop) {
	const at = lane.troops.indexOf(troop);
	if (at < 0 || at === lane.troops.length - 1) return false;
	let { zone } = troop;
	lane.troops.splice(at, 1);
	for (const behind of lane.troops.slice(at)) behind.zone = zone++;
	troop.zone = zone;
	lane.troops.push(troop);
	return true;
}
function moveToFront(lane, troop) {
	lane.troops.splice(lane.troops.indexOf(troop), 1);
	lane.troops.unshift(troop);
	closeRank(lane.troops);
}
function changeZone(lane, troop, zone) {
	const other = lane.troops.find((one) => one.zone === zone);
	if (other !== void 0) other.zone = troop.zone;
	troop.zone = zone;
	lane.troops.sort((a, b) => a.zone - b.zone);
}
// packages/games/xenoshyft/book/hive/hiveEffect.ts
const effectOf = (lane, enemy, card, { opponent = 0, reveal = false } = {}) => hiveEffect.begin({
	lane,
	enemy,
	card,
	opponent,
	at: 0,
	hit: [],
	reveal
});
const hiveEffect = chapter("hive effect").shows("lane", "enemy", "card", "opponent", "at", "hit", "reveal").steps({ "next part": { run(play, f) {
	const part = ENEMIES[f.card].effect?.parts[f.at++];
	if (part === void 0) return "done";
	return carryOut$1(play, f, part) ?? "again";
} } });
function carryOut$1(play, f, part) {
	const { w } = play;
	const { rule } = ENEMIES[f.card];
	const lane = laneOf(w, f.lane);
	const self = enemyById(w, f.enemy);
	if (self === null);
	switch (part.verb) {
		case "hit": return hit(f, preyOf(w, lane.troops, part.whom, f.opponent), part.amount);
		case "push back": return pushBack(play, f, lane, part);
		case "convert": {
			const prey = preyOf(w, lane.troops.filter((troop) => !guarded(f, troop)), part.whom, 0)[0];
			if (prey === void 0) return void 0;
			return convert(play, f.lane, prey, rule);
		}
		case "call":
			for (let i = 0; i < part.cards; i++) addEnemy(play, f.lane, rule);
			return;
		case "rouse":
			for (const enemy of lane.enemies) if (enemy.id !== f.enemy) enemy.bonus += part.amount;
			play.tell?.({
				type: "roused",
				lane: f.lane,
				amount: part.amount
			}, rule);
			return;
		case "disarm": return disarm(play, f, lane, part);
		case "devour": return devour(play, f, part.otherwise);
		case "hit the base": return hurtBase(play, f.lane, part.amount, rule);
		case "knit":
			if (self === null || self.damage === 0) return;
			self.damage = Math.max(0, self.damage - part.amount);
			play.tell?.({
				type: "knitted",
				unit: f.enemy,
				left: self.damage
			}, rule);
			return;
		case "burn the killed": return;
	}
}
function guarded(f, troop) {
	if (!f.reveal || hazardOf(troop) === 0) return false;
	return true;
}
function preyOf(w, troops, whom, opponent) {
	switch (whom) {
		case "first": return troops.slice(0, 1);
		case "first two": return troops.slice(0, 2);
		case "last": return troops.slice(-1);
		case "zones 1-3": return troops.filter((troop) => troop.zone <= 3);
		case "zones 2-3": return troops.filter((troop) => troop.zone === 2 || troop.zone === 3);
		case "all": return troops;
		case "all but its opponent": return troops.filter((troop) => troop.id !== opponent);
		case "strongest": return troops.toSorted((a, b) => power(w, b) - power(w, a)).slice(0, 1);
	}
}
function hit(f, prey, amount) {
	f.hit = prey.map((troop) => troop.id);
	const hits = [];
	for (const troop of prey) {
		const less = f.reveal ? hazardOf(troop) : 0;
		if (less > 0);
		const reaches = amount - less;
		if (reaches > 0) hits.push({
			unit: troop.id,
			amount: reaches,
			moved: false
		});
	}
	if (prey.length === 0);
	if (hits.length === 0) return;
	if (hits.length > 1);
	if (f.reveal);
	return {
		call: damage.begin({
			lane: f.lane,
			hits,
			guards: [],
			rule: ENEMIES[f.card].rule
		}),
		then: "next part"
	};
}
function pushBack(play, f, lane, part) {
	const { rule } = ENEMIES[f.card];
	const moving = part.whom === "first" ? lane.troops.filter((troop) => !guarded(f, troop)).slice(0, 1) : f.hit.flatMap((id) => troopById(play.w, id) ?? []).filter((troop) => !guarded(f, troop));
	if (part.whom === "those hit" && f.hit.some((id) => troopById(play.w, id) === null));
	for (const troop of moving) {
		if (moveToBack(lane, troop)) play.tell?.({
			type: "moved back",
			unit: troop.id,
			card: troop.card,
			lane: f.lane
		}, rule);
		if (part.web) {
			troop.webbed = true;
			play.tell?.({
				type: "webbed",
				unit: troop.id,
				card: troop.card,
				lane: f.lane
			}, rule);
		}
	}
}
function disarm(play, f, lane, part) {
	const troop = lane.troops.find((one) => (one.weapon !== "" || one.armor !== "") && !guarded(f, one));
	if (lane.troops.length === 0);
	if (troop === void 0) return hit(f, lane.troops.slice(0, 1), part.otherwise);
	for (const slot of ["weapon", "armor"]) {
		const item = troop[slot];
		if (item === "") continue;
		troop[slot] = "";
		discard(play.w, f.lane, item);
		play.tell?.({
			type: "disarmed",
			unit: troop.id,
			card: item,
			lane: f.lane
		}, ENEMIES[f.card].rule);
		if (!part.all) break;
	}
	return {
		call: checkKills(),
		then: "next part"
	};
}
function devour(play, f, growth) {
	const { discard: pile } = commanderOf(play.w, f.lane);
	const best = pile.filter(isCrystal).sort((a, b) => CRYSTALS[b].value - CRYSTALS[a].value)[0];
	const { rule } = ENEMIES[f.card];
	if (best !== void 0) {
		pile.splice(pile.indexOf(best), 1);
		burn(play.w, best);
		play.tell?.({
			type: "devoured",
			seat: f.lane,
			card: best
		}, rule);
		return;
	}
	const self = enemyById(play.w, f.enemy);
	if (self === null) return;
	self.bonus += growth;
	play.tell?.({
		type: "grew",
		unit: f.enemy,
		amount: growth
	}, rule);
}
// packages/games/xenoshyft/book/acquire/prices.ts
function cutsFor(w, seat, card, own) {
	const one = commanderOf(w, seat);
	const seats = one.cuts.filter((giver) => {
		const fit = fitOf(w, giver, 1);
		return fit !== null && fits(fit, card);
	});
	if (own && hasCut(w, seat, card)) seats.push(seat);
	if (one.kind === "person") {
		for (let ally = 0; ally < w.commanders.length; ally++) if (isAlly(w, ally) && hasCut(w, ally, card)) seats.push(ally);
	}
	return seats;
}
function priceOf(w, seat, card, own) {
	const parts = [{
		value: CARDS[card].cost,
		because: CARDS[card].rule,
		label: "printed"
	}];
	for (const giver of cutsFor(w, seat, card, own)) parts.push({
		value: -1,
		because: "XS-ACQ-16",
		label: DIVISIONS[divisionOf(w, giver)].name
	});
	let value = 0;
	for (const part of parts) value += part.value;
	return {
		value: Math.max(1, value),
		parts
	};
}
const price = (w, seat, card, own) => Math.max(1, CARDS[card].cost - cutsFor(w, seat, card, own).length);
function stock$1(w, card) {
	if (isTroop(card)) return isSold(card) ? w.stacks[card] : 0;
	return w.slots.find((slot) => slot.item === card)?.left ?? 0;
}
function slotFor(w, item) {
	const slot = w.slots.find((one) => one.item === item);
	if (slot === void 0) throw new Error(`'${item}' lies in no slot`);
	return slot;
}
function saleFault(w, card) {
	const { name } = CARDS[card];
	if (card === "militia") return {
		rule: "XS-SET-03",
		reason: "Militia is not for sale."
	};
	if (isTroop(card)) {
		if (TROOPS[card].wave > waveOf(w.round)) return {
			rule: "XS-ACQ-11",
			reason: `${name} is for sale from wave ${TROOPS[card].wave}.`
		};
	} else if (!w.slots.some((slot) => slot.item === card)) return {
		rule: "XS-ACQ-10",
		reason: `${name} lies in none of the Item slots.`
	};
	return stock$1(w, card) > 0 ? null : {
		rule: "XS-ACQ-12",
		reason: `The stack of ${name} is empty.`
	};
}
function purchaseFault(w, seat, card, own) {
	const missing = saleFault(w, card);
	if (missing !== null) return missing;
	if (own && !hasCut(w, seat, card)) return {
		rule: "XS-ACQ-16",
		reason: `You have no price cut for ${CARDS[card].name}.`
	};
	const cost = price(w, seat, card, own);
	const { purse } = commanderOf(w, seat);
	return purse >= cost ? null : {
		rule: "XS-ACQ-06",
		reason: `${CARDS[card].name} costs ${cost}, but your purse holds ${purse}.`
	};
}
// packages/games/xenoshyft/book/windows.ts
const inReaction = (f) => f.chapter === "reaction";
const inReveal = (f) => f.chapter === "reveal effect";
const inDamage = (f) => f.chapter === "damage";
const inFight = (f) => f.chapter === "fight";
const inKillCheck = (f) => f.chapter === "kill check";
const inExtraHit = (f) => f.chapter === "extra hit";
const openPage = (w) => w.flow.findLast((f) => f.chapter !== "look");
const copies = (hits) => hits.map((hit) => ({ ...hit }));
function openWindow(w) {
	const f = openPage(w);
	if (f === void 0) return null;
	if (inReaction(f)) return {
		kind: "reaction",
		lane: f.lane,
		enemy: null,
		hits: [],
		killed: []
	};
	if (inReveal(f)) return {
		kind: "reveal",
		lane: f.lane,
		enemy: f.enemy,
		hits: [],
		killed: []
	};
	if (inDamage(f)) return {
		kind: "damage",
		lane: f.lane,
		enemy: null,
		hits: copies(f.hits),
		killed: []
	};
	if (inFight(f)) return {
		kind: "damage",
		lane: f.lane,
		enemy: f.enemy,
		hits: copies(f.hits),
		killed: []
	};
	if (inKillCheck(f)) return {
		kind: "kill",
		lane: f.lane,
		enemy: null,
		hits: [],
		killed: f.dead.slice()
	};
	return null;
}
function cardThatHits(w) {
	const f = openPage(w);
	return f !== void 0 && inExtraHit(f) ? f.card : null;
}
// packages/games/xenoshyft/seen.ts
const counted = (all) => [...all].map(([card, count]) => ({
	card,
	count
}));
const byPlace = (a, b) => CARDS[a.card].at - CARDS[b.card].at;
function troopView(w, troop) {
	const hp = hpOf(w, troop);
	return {
		id: troop.id,
		card: troop.card,
		zone: troop.zone,
		damage: troop.damage,
		remaining: hp.value - troop.damage,
		power: powerOf(w, troop),
		hp,
		weapon: troop.weapon,
		armor: troop.armor,
		used: { ...troop.used },
		webbed: troop.webbed,
		boosts: troop.boosts,
		fresh: troop.fresh
	};
}
const knows = (w, viewer, enemy) => enemy.up || enemy.seenBy.length > 0 && (w.options.hands === "open" || viewer !== "table" && enemy.seenBy.includes(viewer));
function enemyView(w, viewer, enemy) {
	const known = knows(w, viewer, enemy);
	const hp = known ? enemyHpOf(w, enemy) : null;
	const seen = {
		id: enemy.id,
		zone: enemy.zone,
		up: enemy.up,
		from: enemy.from,
		seenBy: enemy.seenBy.slice(),
		damage: enemy.damage,
		remaining: hp && hp.value - enemy.damage,
		power: known ? enemyPowerOf(w, enemy) : null,
		hp,
		bonus: enemy.bonus,
		stasis: enemy.stasis,
		noted: enemy.noted.slice()
	};
	if (enemy.turned !== null) return {
		...seen,
		card: enemy.card,
		turned: { ...enemy.turned }
	};
	return {
		...seen,
		card: known && enemy.card !== "" ? enemy.card : null,
		turned: null
	};
}
function abilityViews(w, seat) {
	const { division } = commanderOf(w, seat);
	if (division === "") return [];
	return ABILITY_NUMBERS.map((ability) => {
		const { text, verb } = abilityOf(division, ability);
		return {
			ability,
			text,
			unlocked: waveOf(w.round) >= ability,
			used: isUsed(w, seat, ability),
			passive: verb === "passive"
		};
	});
}
function seatView(w, viewer, seat) {
	const one = commanderOf(w, seat);
	const open = seesHand(w, viewer, seat);
	const unseen = contents(one.deck);
	if (!open) for (const card of one.hand) unseen.set(card, (unseen.get(card) ?? 0) + 1);
	return {
		seat,
		name: one.name,
		kind: one.kind,
		division: one.division,
		abilities: abilityViews(w, seat),
		hand: open ? one.hand.slice() : null,
		handSize: one.hand.length,
		shown: one.shown.slice(),
		deckSize: sizeOf(one.deck),
		unseen: counted(unseen).sort(byPlace),
		discard: one.discard.slice(),
		purse: one.purse,
		cuts: one.cuts.slice(),
		ready: one.ready,
		wants: one.wants,
		lane: {
			troops: one.lane.troops.map((troop) => troopView(w, troop)),
			enemies: one.lane.enemies.map((enemy) => enemyView(w, viewer, enemy)),
			mines: one.lane.mines < 0 ? null : one.lane.mines,
			rampage: one.lane.rampage,
			added: one.lane.added
		},
		tally: { ...one.tally }
	};
}
function goodsView(w, viewer, card, left) {
	const { cost } = CARDS[card];
	const printed = {
		value: cost,
		parts: [{
			value: cost,
			because: CARDS[card].rule,
			label: "printed"
		}]
	};
	return {
		card,
		left,
		cost,
		price: viewer === "table" ? printed : priceOf(w, viewer, card, false),
		cutPrice: viewer !== "table" && hasCut(w, viewer, card) ? priceOf(w, viewer, card, true) : null,
		locked: saleFault(w, card)
	};
}
function unseenOf(w, viewer, from) {
	const bag = bagAt(w, from);
	const all = contents(bag);
	for (const { lane } of w.commanders) for (const enemy of lane.enemies) {
		if (enemy.turned !== null || enemy.card === "" || enemy.from !== from || knows(w, viewer, enemy)) continue;
		const back = isBoss(enemy) && bag.kinds.includes("boss") ? "boss" : enemy.card;
		all.set(back, (all.get(back) ?? 0) + 1);
	}
	return counted(all).sort((a, b) => a.card < b.card ? -1 : 1);
}
function seen(w, viewer) {
	return {
		viewer,
		edition: w.edition,
		undoBarrier: w.undoBarrier,
		over: w.over,
		options: w.options,
		level: levelOf(w.options),
		round: w.round,
		dawn: {
			...w.dawn,
			lost: w.dawn.lost.slice()
		},
		rounds: roundsOf(w.options),
		wave: waveOf(w.round),
		phase: w.phase,
		first: w.first,
		active: w.active < 0 ? null : w.active,
		base: {
			now: w.base,
			start: w.baseStart
		},
		seats: w.commanders.map((_, seat) => seatView(w, viewer, seat)),
		market: {
			troops: FOR_SALE.map((card) => goodsView(w, viewer, card, w.stacks[card])),
			items: w.slots.map((slot) => slot.item === "" ? null : goodsView(w, viewer, slot.item, slot.left)),
			slots: w.slots.map((slot) => ({ ...slot })),
			stacks: { ...w.stacks },
			crystals: { ...w.crystals }
		},
		trackers: counted(contents(w.trackers)).sort(byPlace),
		retired: w.retired.slice(),
		box: w.box.slice(),
		encounter: {
			left: w.encounter.left,
			discard: w.encounter.discard.slice(),
			unseen: w.encounter.bags.map((_, from) => unseenOf(w, viewer, from))
		},
		window: openWindow(w),
		hitting: cardThatHits(w),
		perks: { ...w.perks },
		next: w.next
	};
}
// packages/games/xenoshyft/words.ts
const laneName = (seat) => `lane ${seatLetter(seat)}`;
function troopName(v, id) {
	const found = findTroop(v, id);
	return found === null ? "nobody" : `${TROOPS[found.troop.card].name} (${seatLetter(found.seat)}${found.troop.zone})`;
}
function nameOf$1(enemy) {
	if (enemy.card === null) return "the face-down Enemy";
	return enemy.turned === null ? cardName(enemy.card) : `the converted ${TROOPS[enemy.card].name}`;
}
function enemyName(v, id) {
	const found = findEnemy(v, id);
	return found === null ? "nobody" : `${nameOf$1(found.enemy)} (${seatLetter(found.seat)}${found.enemy.zone})`;
}
const place = (seat = 0, zone) => `${seatLetter(seat)}${zone ?? ""}`;
function aimed(v, at) {
	if (at.heal !== void 0) return ` in ${laneName(at.lane ?? 0)}: ${at.heal.map(([id, amount]) => `${amount} from ${troopName(v, id)}`).join(", ")}`;
	if (at.card !== void 0) return `: ${CARDS[at.card].name} from the Discard Pile of ${seatLetter(at.from ?? 0)} to ${place(at.lane, at.zone)}`;
	if (at.enemy !== void 0) return ` at ${enemyName(v, at.enemy)}`;
	if (at.troop !== void 0) return ` for ${troopName(v, at.troop)}${at.amount === void 0 ? "" : `, ${at.amount} damage`}`;
	if (at.zone !== void 0) return ` to ${place(at.lane, at.zone)}`;
	return at.lane === void 0 ? "" : ` on ${laneName(at.lane)}`;
}
function divisionWords(choice, v) {
	const by = v.viewer === "table" ? void 0 : v.seats[v.viewer]?.division;
	const name = by ? DIVISIONS[by].name : "Division";
	const to = choice.to === void 0 ? "" : ` for ${seatLetter(choice.to)}`;
	const troops = choice.troops === void 0 ? "" : `: ${troopName(v, choice.troops[0])} and ${troopName(v, choice.troops[1])}`;
	return `${name}, ability ${choice.ability}${to}${troops}`;
}
function equipWords({ card, troop, old }, v) {
	const words = `Equip ${troopName(v, troop)} with ${CARDS[card].name}`;
	if (old === void 0) return words;
	return old === "discard" ? `${words}, discarding the old one` : `${words}, the old one to ${troopName(v, old)}`;
}
function requestWords(choice) {
	if (choice.favour === "troops") return "Ask the Ally Commanders for Troops";
	return `Ask ${seatLetter(choice.of)} to ${choice.favour === "fund" ? "fund your purse" : "bring a card back"}`;
}
function useWords({ troop, of, at }, v) {
	const user = findTroop(v, troop)?.troop;
	const tool = user !== void 0 && of !== "troop" ? `, ${cardName(user[of])}` : "";
	return `${troopName(v, troop)}${tool}${aimed(v, at)}`;
}
const WORDS = {
	lead: ({ division }) => `Lead the ${DIVISIONS[division].name}`,
	stock: ({ item }) => `Put ${CARDS[item].name} on sale`,
	"begin with": ({ seat }, v) => `${v.seats[seat]?.name ?? "Nobody"} (${seatLetter(seat)}) fights first`,
	pass: () => "Pass",
	ready: () => "Ready",
	"not ready": () => "Not ready yet",
	"go on": () => "Go on",
	decline: () => "Decline",
	accept: () => "Accept",
	refuse: () => "Refuse",
	spend: ({ card }) => `Spend ${CARDS[card].name}`,
	buy: ({ card, cut }) => `Buy ${CARDS[card].name}${cut ? " with your price cut" : ""}`,
	exchange: (choice) => `Exchange for ${CARDS[choice.for].name}`,
	request: requestWords,
	deploy: ({ card, lane, zone }) => `Deploy ${CARDS[card].name} to ${place(lane, zone)}`,
	equip: equipWords,
	move: ({ troop, zone }, v) => `Move ${troopName(v, troop)} to zone ${zone}`,
	"hand over": ({ slot, from, to }, v) => `Hand the ${slot === "weapon" ? "Weapon" : "Armor"} of ${troopName(v, from)} to ${troopName(v, to)}`,
	"stand down": ({ troop }, v) => `Stand ${troopName(v, troop)} down`,
	discard: ({ card }) => `Discard ${CARDS[card].name}`,
	play: ({ card, at }, v) => `${CARDS[card].name}${aimed(v, at)}`,
	use: useWords,
	division: divisionWords,
	take: ({ card }) => `Take ${CARDS[card].name} back`,
	order: ({ troops }, v) => `Order: ${troops.map((id) => troopName(v, id)).join(", ")}`,
	next: ({ enemy }, v) => `${enemyName(v, enemy)} comes next`,
	hit: ({ enemy }, v) => `Hit ${enemyName(v, enemy)}`
};
function choiceWords(choice, v) {
	if (!("do" in choice)) return `${choice.first} first`;
	const words = WORDS[choice.do];
	return words(choice, v);
}
// packages/games/xenoshyft/book/look.ts
const look = chapter("look").shows("says").steps({ "let it act": {
	rule: "XS-OPT-15",
	prompt: (_w, f) => f.says,
	who: hostOf,
	offers: () => [{ do: "go on" }],
	take: () => "done"
} });
// packages/games/xenoshyft/book/question.ts
function mightAnswer(w, seat) {
	if (w.options.hands === "open" || w.commanders.length === 1) return false;
	return commanderOf(w, seat).hand.length > 0;
}
function mayTakeBack(w, seat, choice) {
	if (w.options.takeBack === "never" || w.phase !== "acquire" && w.phase !== "deployment" && w.phase !== "wrap-up") return false;
	return w.options.hands === "open" || !("card" in choice || isAlly(w, seat));
}
const waitsForClick = (w, f, seat, choice) => w.options.allies === "wait" && isAlly(w, seat) && !f.looked && hostOf(w) !== null && !does(choice, "pass", "ready");
function announced(w, seat, choice) {
	if (w.options.hands === "closed") return "An Ally Commander is about to act.";
	return `${commanderOf(w, seat).name} decides: ${choiceWords(choice, seen(w, seat))}.`;
}
function question(step) {
	return {
		...step,
		auto({ w }, f, seat) {
			return commander$2(seen(w, seat), {
				seat,
				rule: step.rule,
				offers: step.offers(w, f, seat)
			});
		},
		take(play, f, seat, choice) {
			const { w } = play;
			if (waitsForClick(w, f, seat, choice)) {
				f.looked = true;
				if (w.options.hands === "closed") play.reveal();
				return {
					call: look.begin({ says: announced(w, seat, choice) }),
					then: f.step
				};
			}
			if (f.looked) f.looked = false;
			if (!mayTakeBack(w, seat, choice)) play.reveal();
			return step.take(play, f, seat, choice);
		}
	};
}
// packages/games/xenoshyft/book/simultaneous.ts
const effects = inChosenOrder("effects in order", "XS-SIM-01", "Several effects fall together. Which comes first?", (_play, f) => {
	return { first: f.waiting[0]?.label ?? "" };
});
function inOrder$1(w, waiting) {
	const lanes = new Set(waiting.map((one) => one.lane));
	const [only, ...others] = lanes;
	const named = (one) => lanes.size === 1 ? one.label : `${one.label} in lane ${seatLetter(one.lane)}`;
	if (waiting.length > 1) {}
	return effects.begin({
		chooser: only !== void 0 && others.length === 0 ? only : w.first,
		waiting: waiting.map((one) => ({
			label: named(one),
			does: one.does
		}))
	});
}
// packages/games/xenoshyft/book/combat/extraHit.ts
const extraHit = (lane, card, trigger, opponent) => ({
	lane,
	label: CARDS[card].name,
	does: strike.begin({
		lane,
		card,
		amount: trigger.strike,
		at: trigger.at,
		may: trigger.may,
		opponent,
		target: 0
	})
});
function targets(w, f) {
	const { enemies } = laneOf(w, f.lane);
	if (f.at === "any") return enemies;
	if (f.at === "opponent") return enemies.filter((enemy) => enemy.id === f.opponent);
	const others = enemies.filter((enemy) => enemy.id !== f.opponent);
	if (f.at !== "next") return others;
	return others.slice(0, 1);
}
function targetNow(w, f) {
	if (f.target !== 0) return enemyById(w, f.target);
	return f.may ? null : targets(w, f)[0] ?? null;
}
const strike = chapter("extra hit").shows("lane", "card", "amount", "at", "may", "opponent", "target", "looked").steps({
	"choose the Enemy": question({
		rule: "XS-ABI-06",
		prompt: (_w, f) => `${CARDS[f.card].name}: ${f.amount} damage to which Enemy?`,
		who: (w, f) => f.target === 0 && targets(w, f).length > (f.may ? 0 : 1) ? f.lane : null,
		offers: (w, f) => [...targets(w, f).map((enemy) => ({
			do: "hit",
			enemy: enemy.id
		})), ...f.may ? [PASS] : []],
		take(_play, f, _seat, choice) {
			const said = doing(choice, "hit", "pass");
			if (said.do === "pass") return "done";
			f.target = said.enemy;
		}
	}),
	"hit it": { run(play, f) {
		const target = targetNow(play.w, f);
		if (target === null) return "done";
		const rule = CARDS[f.card].rule;
		play.tell?.({
			type: "extra hit",
			card: f.card,
			lane: f.lane,
			unit: target.id,
			amount: f.amount
		}, rule);
		return { call: damageTo(f.lane, [target.id], f.amount, rule) };
	} }
});
// packages/games/xenoshyft/book/damage/killCheck.ts
const checkKills = (blow = null) => killCheck.begin({
	blow,
	lane: 0,
	dead: [],
	slain: [],
	burned: [],
	saved: [],
	theirs: [],
	ours: []
});
const killCheck = chapter("kill check").shows("blow", "lane", "dead", "slain", "burned", "saved", "theirs", "ours", "window", "looked").steps({
	"find the dead": { run(play, f) {
		const { w } = play;
		for (const { lane } of w.commanders) {
			for (const troop of lane.troops) if (troop.damage > 0 && isDead(troop.damage, hp(w, troop))) f.dead.push(troop.id);
			for (const enemy of lane.enemies) if (enemy.damage > 0 && isDead(enemy.damage, enemyHp(w, enemy))) f.slain.push(enemy.id);
		}
		if (f.dead.length + f.slain.length > 1);
		const [first] = f.dead;
		if (first === void 0) return f.slain.length === 0 ? "done" : { goTo: "clear them away" };
		f.lane = laneOfTroop(w, first);
		const { blow } = f;
		if (blow !== null && burnsKills(w, blow)) f.burned = f.dead.filter((id) => blow.struck.includes(id));
	} },
	"answer the kill": question(reactions({
		rule: "XS-DMG-16",
		prompt: "A Troop was killed. Answer it?",
		order: (w, f) => seatsFrom(w, f.lane),
		closed(w, f) {
			if (saveable(f).length === 0) return true;
			return w.phase !== "combat";
		},
		plays(w, f, seat) {
			return playsOf(w, seat, occasion$3(f));
		},
		mightPlay: (w, _f, seat) => mightAnswer(w, seat),
		pass: PASS,
		judge: (w, f, seat, choice) => playFault(w, seat, choice, occasion$3(f)),
		take: (play, f, seat, choice) => revive(play, f, seat, asPlay(choice))
	})),
	"clear them away": { run(play, f) {
		const { w } = play;
		f.theirs = [];
		f.ours = [];
		for (const seat of seatsFrom(w, w.active < 0 ? w.first : w.active)) {
			const lane = laneOf(w, seat);
			const fallen = lane.troops.filter((troop) => f.dead.includes(troop.id));
			const slain = lane.enemies.filter((enemy) => f.slain.includes(enemy.id));
			for (const enemy of slain) slay(play, f, seat, enemy);
			for (const troop of fallen) bury(play, f, seat, troop);
		}
		if (f.theirs.length + f.ours.length === 0) return "done";
	} },
	"the Hive's effects": { run(play, f) {
		if (f.theirs.length === 0) return;
		if (f.ours.length > 0);
		return { call: inOrder$1(play.w, f.theirs) };
	} },
	"our effects": { run(play, f) {
		if (f.ours.length === 0) return;
		if (f.ours.length > 1);
		return { call: inOrder$1(play.w, f.ours) };
	} }
});
function isDead(damage, hitPoints) {
	if (damage < hitPoints) return false;
	return true;
}
const saveable = (f) => f.dead.filter((id) => !f.burned.includes(id) && !f.saved.includes(id));
const occasion$3 = (f) => ({
	window: "kill",
	lane: f.lane,
	saveable: saveable(f)
});
function burnsKills(w, blow) {
	const striker = enemyById(w, blow.enemy);
	return striker !== null && (hiveCard(striker)?.effect?.parts.some((part) => part.verb === "burn the killed") ?? false);
}
const killEffect = (card) => ENEMIES[card].effect?.on === "kill";
function revive(play, f, seat, use) {
	if (use.do !== "play") return;
	const troop = aimAt(use.at, "troop");
	f.saved.push(troop);
	outOfHand(play.w, seat, use.card);
	discard(play.w, seat, use.card);
	play.tell?.({
		type: "revived",
		seat,
		troop,
		card: troopOf(play.w, troop).card
	}, "XS-I-15");
}
function slay(play, f, seat, enemy) {
	const { w } = play;
	if (enemy.turned === null && enemy.card !== "" && ENEMIES[enemy.card].effect?.on === "death") f.theirs.push({
		lane: seat,
		label: label(w, enemy),
		does: effectOf(seat, enemy.id, enemy.card)
	});
	const { blow } = f;
	if (blow !== null && blow.enemy === enemy.id && blow.struckBack && blow.weapon !== "") {
		const trigger = ITEMS[blow.weapon].trigger;
		if (trigger?.on === "kill") f.ours.push(extraHit(seat, blow.weapon, trigger, blow.enemy));
	}
	removeEnemy(laneOf(w, seat), enemy);
	discardEnemy(w, enemy);
	commanderOf(w, seat).tally.kills++;
	play.tell?.({
		type: "killed",
		unit: enemy.id,
		card: enemy.card,
		lane: seat
	}, "XS-DMG-06");
}
function bury(play, f, seat, troop) {
	const { w } = play;
	const one = commanderOf(w, seat);
	const { blow } = f;
	if (blow !== null && blow.card !== "" && blow.struck.includes(troop.id) && killEffect(blow.card)) f.theirs.push({
		lane: seat,
		label: `${ENEMIES[blow.card].name}: ${TROOPS[troop.card].name}`,
		does: effectOf(seat, blow.enemy, blow.card)
	});
	const trigger = TROOPS[troop.card].trigger;
	if (trigger?.on === "death") f.ours.push(extraHit(seat, troop.card, trigger, 0));
	one.lane.troops.splice(one.lane.troops.indexOf(troop), 1);
	const burned = f.burned.includes(troop.id);
	if (burned) {
		if (troop.weapon !== "" || troop.armor !== "");
		burn(w, troop.card);
	} else if (f.saved.includes(troop.id)) intoHand(w, seat, troop.card, true);
	else discard(w, seat, troop.card);
	if (troop.weapon !== "") discard(w, seat, troop.weapon);
	if (troop.armor !== "") discard(w, seat, troop.armor);
	one.tally.lost++;
	play.tell?.({
		type: burned ? "burned" : "killed",
		unit: troop.id,
		card: troop.card,
		lane: seat
	}, burned ? "XS-BRN-07" : "XS-DMG-05");
}
// packages/games/xenoshyft/book/abilities/spentCard.ts
const spentCard = chapter("spent card").shows("seat", "card", "does").steps({
	"its effect": { run: (_play, f) => ({ call: f.does }) },
	"discard it": { run(play, f) {
		discard(play.w, f.seat, f.card);
	} }
});
// packages/games/xenoshyft/book/combat/reveal.ts
function turnUp(play, seat, enemy, why) {
	identify(play, enemy, why);
	if (enemy.seenBy.length > 0) play.reveal();
	enemy.up = true;
	play.tell?.({
		type: "revealed",
		unit: enemy.id,
		card: enemy.card,
		lane: seat,
		zone: enemy.zone
	}, why);
}
function revealed(w, enemy) {
	if (enemy.turned !== null || enemy.card === "" || hiveCard(enemy)?.effect?.on !== "reveal") return null;
	const lane = laneOfEnemy(w, enemy.id);
	return {
		lane,
		label: label(w, enemy),
		does: revealEffect.begin({
			lane,
			enemy: enemy.id,
			card: enemy.card,
			cancelled: false
		})
	};
}
const occasion$2 = (w, f) => ({
	window: "reveal",
	lane: f.lane,
	revealed: enemyOf(w, f.enemy)
});
const revealEffect = chapter("reveal effect").shows("lane", "enemy", "card", "cancelled", "window", "looked").steps({
	"answer the reveal": question(reactions({
		rule: "XS-REV-06",
		prompt: (_w, f) => `${ENEMIES[f.card].name}. ${ENEMIES[f.card].text} Answer it?`,
		order: (w, f) => seatsFrom(w, f.lane),
		closed: (w, f) => f.cancelled || enemyById(w, f.enemy) === null,
		plays(w, f, seat) {
			return playsOf(w, seat, occasion$2(w, f));
		},
		mightPlay: (w, _f, seat) => mightAnswer(w, seat),
		pass: PASS,
		judge: (w, f, seat, choice) => playFault(w, seat, choice, occasion$2(w, f)),
		take: (play, f, seat, choice) => answerWith$1(play, f, seat, asPlay(choice))
	})),
	"the effect": { run(play, f) {
		if (!f.cancelled) return { call: effectOf(f.lane, f.enemy, f.card, { reveal: true }) };
		play.tell?.({
			type: "cancelled",
			unit: f.enemy,
			card: f.card,
			lane: f.lane
		}, "XS-REV-07");
	} }
});
function answerWith$1(play, f, seat, use) {
	const { w } = play;
	if (use.do === "division") {
		markUsed(w, seat, use.ability);
		f.cancelled = true;
		return;
	}
	const card = cardOf(w, use);
	const ability = abilityIn(card, "reveal");
	play.tell?.({
		type: "played",
		seat,
		card,
		target: aimLabel(w, use.at)
	}, use.do === "play" ? "XS-REV-08" : "XS-ABI-03");
	if (use.do === "use") {
		CARDS[card].rule;
		troopOf(w, use.troop).weapon = "";
		discard(w, seat, card);
		f.cancelled = true;
		return;
	}
	outOfHand(w, seat, card);
	if (ability.verb === "boost") {
		troopOf(w, aimAt(use.at, "troop")).boosts++;
		discard(w, seat, card);
		return;
	}
	f.cancelled = true;
	const amount = "amount" in ability ? ability.amount : 0;
	return { call: spentCard.begin({
		seat,
		card,
		does: damageTo(f.lane, [f.enemy], amount, CARDS[card].rule)
	}) };
}
// packages/games/xenoshyft/book/damage/damage.ts
const damageTo = (lane, units, amount, rule) => damage.begin({
	lane,
	hits: units.map((unit) => ({
		unit,
		amount,
		moved: false
	})),
	guards: [],
	rule
});
const damage = chapter("damage").shows("lane", "hits", "guards", "rule", "window", "looked").steps({
	"flip the face-down": { run(play, f) {
		const waiting = [];
		const down = [];
		for (const hit of f.hits) {
			const enemy = enemyById(play.w, hit.unit);
			if (enemy !== null && !enemy.up) down.push(enemy);
		}
		if (down.length > 1);
		if (down.length > 0 && play.w.flow.filter(damage.has).length > 1) {}
		for (const enemy of down) {
			const seat = laneOfEnemy(play.w, enemy.id);
			if (laneOf(play.w, seat).mines >= 0);
			turnUp(play, seat, enemy, "XS-FDN-01");
		}
		for (const enemy of down) {
			const effect = revealed(play.w, enemy);
			if (effect === null) continue;
			waiting.push(effect);
		}
		if (waiting.length === 0) return;
		return { call: inOrder$1(play.w, waiting) };
	} },
	"answer the damage": question(answerDamage()),
	"place the tokens": { run(play, f) {
		let placed = 0;
		for (const hit of f.hits) {
			placed += placeTokens(play, hit, f.rule);
			const enemy = enemyById(play.w, hit.unit);
			if (enemy !== null) enemy.noted = [];
		}
		if (placed === 0) return "done";
	} },
	"count the dead": { run() {
		return { call: checkKills() };
	} }
});
function placeTokens(play, hit, rule) {
	if (hit.amount <= 0) return 0;
	const enemy = enemyById(play.w, hit.unit);
	const card = enemy ?? troopById(play.w, hit.unit);
	if (card === null) return 0;
	card.damage += hit.amount;
	play.tell?.({
		type: "damaged",
		unit: hit.unit,
		card: card.card,
		lane: enemy === null ? laneOfTroop(play.w, hit.unit) : laneOfEnemy(play.w, hit.unit),
		amount: hit.amount
	}, rule);
	return hit.amount;
}
const occasion$1 = (f) => ({
	window: "damage",
	lane: f.lane,
	hits: f.hits,
	guards: f.guards
});
function threatensTroops(w, hits) {
	for (const hit of hits) if (hit.amount > 0 && troopById(w, hit.unit) !== null) return true;
	return false;
}
function answerDamage() {
	return reactions({
		rule: "XS-DMG-09",
		prompt: (w, f) => `About to be placed: ${f.hits.flatMap((hit) => about(w, hit)).join(", ")}. Answer it?`,
		order: (w, f) => seatsFrom(w, f.lane),
		closed: (w, f) => !threatensTroops(w, f.hits),
		plays(w, f, seat) {
			return playsOf(w, seat, occasion$1(f));
		},
		mightPlay: (w, _f, seat) => mightAnswer(w, seat),
		pass: PASS,
		judge: (w, f, seat, choice) => playFault(w, seat, choice, occasion$1(f)),
		take: (play, f, seat, choice) => answerWith(play, f, seat, asPlay(choice))
	});
}
function about(w, hit) {
	const troop = troopById(w, hit.unit);
	if (troop === null || hit.amount === 0) return [];
	return [`${hit.amount} damage on ${troopLabel(w, troop)}`];
}
function answerWith(play, f, seat, use) {
	const { w } = play;
	if (use.do === "division") return;
	const card = cardOf(w, use);
	const ability = abilityIn(card, "damage");
	const troop = aimAt(use.at, "troop");
	CARDS[card].rule;
	const target = () => troopLabel(w, troopOf(w, troop));
	if (ability.verb === "prevent") {
		const amount = aimAt(use.at, "amount");
		prevent(f.hits, troop, amount);
		play.tell?.({
			type: "prevented",
			seat,
			card,
			troop,
			target: target(),
			amount
		}, "XS-DMG-10");
	} else if (ability.verb === "shield" && use.do === "use") {
		const amount = aimAt(use.at, "amount");
		prevent(f.hits, troop, amount);
		const guard = use.troop;
		f.hits.push({
			unit: guard,
			amount,
			moved: true
		});
		f.guards.push(guard);
		play.tell?.({
			type: "moved damage",
			seat,
			card,
			troop,
			target: target(),
			to: guard,
			amount
		}, "XS-DMG-11");
	} else {
		play.tell?.({
			type: "evacuated",
			seat,
			card,
			troop,
			target: target(),
			amount: pending(f.hits, troop)
		}, "XS-I-13");
		prevent(f.hits, troop, pending(f.hits, troop));
		if (!moveToBack(laneOf(w, laneOfTroop(w, troop)), troopOf(w, troop)));
	}
	if (use.do === "play") {
		outOfHand(w, seat, card);
		discard(w, seat, card);
	} else if (ability.verb === "prevent") troopOf(w, use.troop).used[use.of] = true;
}
function prevent(hits, unit, amount) {
	for (const hit of hits) {
		if (hit.unit !== unit) continue;
		const less = Math.min(hit.amount, amount);
		hit.amount -= less;
		amount -= less;
	}
}
// packages/games/xenoshyft/book/deployment/putInLane.ts
function putInLane(play, seat, card, lane, zone, why) {
	if (lane !== seat);
	if (lane !== seat);
	putByZone(laneOf(play.w, lane).troops, newTroop(play.w, card, zone));
	play.tell?.({
		type: "deployed",
		seat,
		card,
		lane,
		zone
	}, why);
	const trigger = TROOPS[card].trigger;
	if (trigger?.on === "deploy") drawCards(play, seat, trigger.draw, TROOPS[card].rule);
}
// packages/games/xenoshyft/book/abilities/favours.ts
const kinds = (cards) => [...new Set(cards)];
const returnCard = chapter("return a card").shows("seat", "fit", "looked").steps({ "take a card back": question({
	rule: "XS-DIV-05",
	prompt: "Take which card back to your hand?",
	who: (_w, f) => f.seat,
	offers: (w, f) => [...kinds(commanderOf(w, f.seat).discard.filter((card) => returnable(f.fit, card))).map((card) => ({
		do: "take",
		card
	})), { do: "decline" }],
	take(play, _f, seat, choice) {
		const taken = doing(choice, "take", "decline");
		if (taken.do === "decline") return "done";
		const pile = commanderOf(play.w, seat).discard;
		pile.splice(pile.indexOf(taken.card), 1);
		intoHand(play.w, seat, taken.card, true);
		play.tell?.({
			type: "took back",
			seat,
			card: taken.card
		}, "XS-DIV-05");
		return "done";
	}
}) });
const redraw = chapter("draw and discard").shows("seat", "looked").steps({
	draw: { run: (play, f) => void drawCards(play, f.seat, 1, "XS-D-01") },
	"discard a card": question({
		rule: "XS-D-01",
		prompt: "Discard which card?",
		who: (w, f) => commanderOf(w, f.seat).hand.length > 0 ? f.seat : null,
		offers: (w, f) => kinds(commanderOf(w, f.seat).hand).map((card) => ({
			do: "discard",
			card
		})),
		take(play, _f, seat, choice) {
			const { card } = doing(choice, "discard");
			outOfHand(play.w, seat, card);
			discard(play.w, seat, card);
			play.tell?.({
				type: "discarded",
				seat,
				card
			}, "XS-D-01");
			return "done";
		}
	})
});
function deployments(w, seat) {
	const choices = [];
	const troops = kinds(commanderOf(w, seat).hand.filter(isTroop));
	if (troops.length === 0) return choices;
	w.commanders.forEach(({ lane: there }, lane) => {
		for (const zone of emptyZones(there)) for (const card of troops) choices.push({
			do: "deploy",
			card,
			lane,
			zone
		});
	});
	return choices;
}
const callIn = chapter("call in a Troop").shows("seat", "looked").steps({ "deploy from hand": question({
	rule: "XS-D-06",
	prompt: "Deploy a Troop from your hand?",
	who: (_w, f) => f.seat,
	offers: (w, f) => [...deployments(w, f.seat), { do: "decline" }],
	take(play, _f, seat, choice) {
		const sent = doing(choice, "deploy", "decline");
		if (sent.do === "decline") return "done";
		outOfHand(play.w, seat, sent.card);
		putInLane(play, seat, sent.card, sent.lane, sent.zone, "XS-D-06");
		return "done";
	}
}) });
// packages/games/xenoshyft/book/abilities/regroup.ts
function orders(ids) {
	if (ids.length <= 1) return [ids.slice()];
	return ids.flatMap((first) => orders(ids.filter((id) => id !== first)).map((rest) => [first, ...rest]));
}
const troopsOf = (w, f) => laneOf(w, f.lane).troops.map((troop) => troop.id);
const regroup = chapter("regroup").shows("seat", "lane", "looked").steps({
	"order the lane": question({
		rule: "XS-I-24",
		prompt: "In which order do your Troops stand?",
		who: (w, f) => troopsOf(w, f).length > 1 ? f.lane : null,
		offers: (w, f) => orders(troopsOf(w, f)).map((troops) => ({
			do: "order",
			troops
		})),
		take(play, f, _seat, choice) {
			const lane = laneOf(play.w, f.lane);
			const { troops: order } = doing(choice, "order");
			lane.troops.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
			closeRank(lane.troops);
			play.tell?.({
				type: "regrouped",
				lane: f.lane,
				cards: lane.troops.map((troop) => troop.card)
			}, "XS-I-24");
		}
	}),
	draw: { run: (play, f) => void drawCards(play, f.seat, 1, "XS-I-24", false) }
});
// packages/games/xenoshyft/book/abilities/scan.ts
const isFaceDown = (enemy) => !enemy.up && enemy.turned === null;
const faceDown = (w, f) => laneOf(w, f.lane).enemies.filter(isFaceDown);
const notPlaced = (w, f) => faceDown(w, f).slice(f.placed);
const scan = chapter("scan").shows("seat", "lane", "placed", "looked").steps({
	look: { run(play, f) {
		const cards = faceDown(play.w, f).map((enemy) => {
			identify(play, enemy, "XS-I-19");
			lookAt(enemy, f.seat);
			return enemy.card;
		});
		play.reveal();
		const { seat, lane } = f;
		if (play.w.options.hands === "open") play.tell?.({
			type: "scanned",
			seat,
			lane,
			cards
		}, "XS-I-19");
		else play.tell?.({
			type: "scanned",
			seat,
			lane,
			cards
		}, "XS-I-19", [seat], {
			type: "scanned",
			seat,
			lane
		});
	} },
	"put them back": question({
		rule: "XS-I-19",
		prompt: (w, f) => `Which card goes to zone ${notPlaced(w, f)[0]?.zone}?`,
		who: (w, f) => notPlaced(w, f).length > 1 ? f.seat : null,
		offers: (w, f) => [...notPlaced(w, f).map((enemy) => ({
			do: "next",
			enemy: enemy.id
		})), PASS],
		take(play, f, _seat, choice) {
			const pick = doing(choice, "next", "pass");
			if (pick.do === "pass") return;
			const [here, ...others] = notPlaced(play.w, f);
			const chosen = others.find((enemy) => enemy.id === pick.enemy);
			if (here !== void 0 && chosen !== void 0) swapContents(here, chosen);
			f.placed++;
			return "again";
		}
	}),
	draw: { run: (play, f) => void drawCards(play, f.seat, 1, "XS-I-19", false) }
});
function swapContents(a, b) {
	[a.card, b.card] = [b.card, a.card];
	[a.from, b.from] = [b.from, a.from];
	[a.seenBy, b.seenBy] = [b.seenBy, a.seenBy];
	[a.bonus, b.bonus] = [b.bonus, a.bonus];
}
function lookAt(enemy, seat) {
	if (!enemy.seenBy.includes(seat)) enemy.seenBy = [...enemy.seenBy, seat].sort((a, b) => a - b);
}
// packages/games/xenoshyft/book/abilities/carryOut.ts
function carryOut(play, seat, use, window) {
	if (use.do === "play") return playCard(play, seat, use, window);
	return use.do === "use" ? troopActs(play, seat, use, window) : divisionActs(play, seat, use);
}
function playCard(play, seat, use, window) {
	const { w } = play;
	const { card, at } = use;
	const { rule } = CARDS[card];
	const ability = abilityIn(card, window);
	outOfHand(w, seat, card);
	play.tell?.({
		type: "played",
		seat,
		card,
		target: aimLabel(w, at)
	}, rule);
	const then = (does) => spentCard.begin({
		seat,
		card,
		does
	});
	switch (ability.verb) {
		case "strike":
			elsewhere(w, seat, laneOfEnemy(w, aimAt(at, "enemy")));
			return then(damageTo(seat, [aimAt(at, "enemy")], ability.amount, rule));
		case "bombard": return then(bombard(w, aimAt(at, "lane"), ability.amount, rule));
		case "scan": return then(scan.begin({
			seat,
			lane: aimAt(at, "lane"),
			placed: 0
		}));
		case "regroup": return then(regroup.begin({
			seat,
			lane: aimAt(at, "lane")
		}));
		case "drop":
			if (isTroop(card)) drop(play, seat, card, at, rule);
			return null;
		case "mine":
			laneOf(w, aimAt(at, "lane")).mines = seat;
			return null;
		case "mend":
			heal(play, aimAt(at, "troop"), amountOf(w, card, ability.amount), rule);
			break;
		case "tend":
			for (const [troop, amount] of aimAt(at, "heal")) heal(play, troop, amount, rule);
			break;
		case "boost":
			troopOf(w, aimAt(at, "troop")).boosts++;
			break;
		case "freeze":
			enemyOf(w, aimAt(at, "enemy")).stasis = true;
			break;
		case "fetch": {
			const pile = commanderOf(w, aimAt(at, "from")).discard;
			const troop = aimAt(at, "card");
			if (at.from !== at.lane);
			pile.splice(pile.indexOf(troop), 1);
			putByZone(laneOf(w, aimAt(at, "lane")).troops, newTroop(w, troop, aimAt(at, "zone")));
			break;
		}
		default: throw new Error(`${CARDS[card].name} is an answer, not a play`);
	}
	discard(w, seat, card);
	return null;
}
function elsewhere(w, seat, lane) {
	if (lane !== seat);
	if (lane !== w.active);
}
function drop(play, seat, card, at, rule) {
	const lane = aimAt(at, "lane");
	if (laneOf(play.w, lane).troops.length === 0);
	putInLane(play, seat, card, lane, aimAt(at, "zone"), rule);
}
function bombard(w, lane, amount, rule) {
	const targets = laneOf(w, lane).enemies.map((enemy) => enemy.id);
	return damageTo(lane, targets, amount, rule);
}
function heal(play, id, amount, rule) {
	const troop = troopOf(play.w, id);
	troop.damage = Math.max(0, troop.damage - amount);
	play.tell?.({
		type: "healed",
		unit: id,
		card: troop.card,
		left: troop.damage
	}, rule);
}
function troopActs(play, seat, use, window) {
	const card = cardOf(play.w, use);
	const ability = abilityIn(card, window);
	if (ability.verb !== "strike") throw new Error(`${CARDS[card].name} does not shoot`);
	troopOf(play.w, use.troop).used[use.of] = true;
	if (seat !== play.w.active);
	play.tell?.({
		type: "used",
		seat,
		card,
		unit: use.troop,
		target: aimLabel(play.w, use.at)
	}, CARDS[card].rule);
	return damageTo(seat, [aimAt(use.at, "enemy")], ability.amount, CARDS[card].rule);
}
function servedBy({ ability, to }) {
	if (to === void 0) throw new Error(`ability ${ability} needs a player whom it serves`);
	return to;
}
function divisionActs(play, seat, use) {
	const { w } = play;
	const division = divisionOf(w, seat);
	markUsed(w, seat, use.ability);
	play.tell?.({
		type: "used division",
		seat,
		ability: use.ability,
		to: use.to ?? null
	}, DIVISIONS[division].rule);
	switch (abilityOf(division, use.ability).verb) {
		case "cut":
			commanderOf(w, servedBy(use)).cuts.push(seat);
			return null;
		case "fund":
			commanderOf(w, servedBy(use)).purse++;
			return null;
		case "return": {
			const fit = fitOf(w, seat, 2);
			citeDivision(w, seat);
			return fit && returnCard.begin({
				seat: servedBy(use),
				fit
			});
		}
		case "redraw": return redraw.begin({ seat: servedBy(use) });
		case "call in": return callIn.begin({ seat: servedBy(use) });
		default:
			swapZones(w, use);
			return null;
	}
}
function swapZones(w, { troops }) {
	if (troops === void 0) return;
	const [one, other] = troops;
	changeZone(laneOf(w, laneOfTroop(w, one)), troopOf(w, one), troopOf(w, other).zone);
}
// packages/games/xenoshyft/book/deployment/arranging.ts
const SLOTS$1 = ["weapon", "armor"];
function arrangements(w, seat, choices) {
	const { troops } = laneOf(w, seat);
	for (const troop of troops) {
		for (let zone = 1; zone <= 4; zone++) if (zone > troop.zone || !troops.some((other) => other.zone === zone)) {
			if (zone !== troop.zone) choices.push({
				do: "move",
				troop: troop.id,
				zone
			});
		}
		for (const slot of SLOTS$1) {
			if (troop[slot] === "") continue;
			for (const other of troops) if (other.id !== troop.id && (other[slot] === "" || other.zone > troop.zone)) choices.push({
				do: "hand over",
				slot,
				from: troop.id,
				to: other.id
			});
		}
	}
}
function otherNames(w, seat) {
	const choices = [];
	const { troops } = laneOf(w, seat);
	for (const troop of troops) for (const other of troops) {
		if (other.zone >= troop.zone) continue;
		choices.push({
			do: "move",
			troop: troop.id,
			zone: other.zone
		});
		for (const slot of SLOTS$1) if (troop[slot] !== "" && other[slot] !== "") choices.push({
			do: "hand over",
			slot,
			from: troop.id,
			to: other.id
		});
	}
	return choices;
}
function arrange$1(play, seat, choice) {
	const { w } = play;
	const lane = laneOf(w, seat);
	if (choice.do === "move") {
		changeZone(lane, troopOf(w, choice.troop), choice.zone);
		play.tell?.({
			type: "rearranged",
			lane: seat,
			cards: lane.troops.map((troop) => troop.card)
		}, "XS-DEP-12");
		return null;
	}
	const [from, to] = [troopOf(w, choice.from), troopOf(w, choice.to)];
	[from[choice.slot], to[choice.slot]] = [to[choice.slot], from[choice.slot]];
	swapTokens(from, to, choice.slot);
	play.tell?.({
		type: "handed over",
		lane: seat,
		card: to[choice.slot],
		to: to.id
	}, "XS-DEP-12");
	return checkKills();
}
function swapTokens(a, b, slot) {
	[a.used[slot], b.used[slot]] = [b.used[slot], a.used[slot]];
}
function arrangementFault(w, seat, choice) {
	const move = part(choice, "do") === "move";
	const troop = troopById(w, numberPart(choice, move ? "troop" : "from"));
	if (troop === null) return {
		rule: "XS-DEP-12",
		reason: "No such Troop stands in a lane."
	};
	if (laneOfTroop(w, troop.id) !== seat) return {
		rule: "XS-DEP-12",
		reason: "Nobody rearranges another player's lane."
	};
	if (move) return {
		rule: "XS-DEP-03",
		reason: `A lane has the Troop Zones 1 to 4.`
	};
	const slot = part(choice, "slot");
	if (slot !== "weapon" && slot !== "armor") return {
		rule: "XS-DEP-09",
		reason: "A Troop carries a Weapon and an Armor."
	};
	if (troop[slot] === "") return {
		rule: "XS-DEP-12",
		reason: `${CARDS[troop.card].name} carries no ${slot === "weapon" ? "Weapon" : "Armor"}.`
	};
	return {
		rule: "XS-DEP-13",
		reason: "Equipment moves to another Troop of the same lane only."
	};
}
// packages/games/xenoshyft/book/ready.ts
function stillBusy(w) {
	const count = w.commanders.length;
	const seats = [];
	for (let i = 0; i < count; i++) {
		const seat = (w.first + i) % count;
		if (!isAlly(w, seat) || isReady(w, seat)) continue;
		seats.push(seat);
	}
	let busy = seats.length > 0;
	for (let seat = 0; seat < count; seat++) {
		if (isAlly(w, seat)) continue;
		seats.push(seat);
		busy ||= !isReady(w, seat);
	}
	return busy ? seats : [];
}
function allStart(w) {
	for (const one of w.commanders) one.ready = false;
}
const isReady = (w, seat) => commanderOf(w, seat).ready;
const withdrawals = (w, _f, seat) => isReady(w, seat) ? [{ do: "not ready" }] : [];
const withdrawalsOrSwaps = (w, f, seat) => isReady(w, seat) ? withdrawals(w, f, seat) : otherNames(w, seat);
function markReady(w, seat, ready) {
	commanderOf(w, seat).ready = ready;
	return "again";
}
// packages/games/xenoshyft/book/acquire/requests.ts
const hasAllies = (w) => w.commanders.some((one) => one.kind === "ally");
function requests(w, seat, choices) {
	const one = commanderOf(w, seat);
	if (one.kind === "ally" || !hasAllies(w)) return;
	if (!one.wants) choices.push({
		do: "request",
		favour: "troops"
	});
	w.commanders.forEach((other, of) => {
		if (other.kind !== "ally") return;
		const [first, second] = abilitiesNow(w, of);
		if (first?.verb === "fund" && !isUsed(w, of, 1)) choices.push({
			do: "request",
			favour: "fund",
			of
		});
		if (second?.verb !== "return" || isUsed(w, of, 2)) return;
		const fit = fitOf(w, of, 2);
		if (fit !== null && one.discard.some((card) => returnable(fit, card))) choices.push({
			do: "request",
			favour: "return",
			of
		});
	});
}
function requestFault(w, seat) {
	if (!hasAllies(w)) return {
		rule: "XS-M-ALLY-02",
		reason: "No Ally Commander sits at this table."
	};
	if (commanderOf(w, seat).wants) return {
		rule: "XS-ALLY-08",
		reason: "You have asked for Troops already this round."
	};
	return {
		rule: "XS-ALLY-06",
		reason: "No Ally Commander has such a favour left."
	};
}
// packages/games/xenoshyft/book/acquire/acquire.ts
const INCOME = {
	1: ["x1"],
	2: ["x3", "x1"],
	3: [
		"x6",
		"x3",
		"x1"
	]
};
function payIncome(play) {
	const { w } = play;
	for (const seat of seatsFrom(w, w.first)) {
		const card = INCOME[waveOf(w.round)].find((value) => w.crystals[value] > 0);
		if (card === void 0) continue;
		w.crystals[card]--;
		if (card !== INCOME[waveOf(w.round)][0]);
		intoHand(w, seat, card, true);
		play.tell?.({
			type: "income",
			seat,
			card
		}, "XS-ACQ-01");
	}
}
function purchases(w, seat, choices) {
	const wave = waveOf(w.round);
	const { purse } = commanderOf(w, seat);
	if (purse === 0) return;
	const offer = (card) => {
		if (price(w, seat, card, false) <= purse) choices.push({
			do: "buy",
			card
		});
		if (hasCut(w, seat, card) && price(w, seat, card, true) <= purse) choices.push({
			do: "buy",
			card,
			cut: true
		});
	};
	for (const card of FOR_SALE) if (stock$1(w, card) > 0 && TROOPS[card].wave <= wave) offer(card);
	for (const slot of w.slots) if (slot.item !== "" && slot.left > 0) offer(slot.item);
}
const acquire = chapter("acquire").shows("looked").steps({
	"open the market": { run: ({ w }) => allStart(w) },
	buy: question({
		rule: "XS-ACQ-04",
		prompt(w, _f, seat) {
			const { purse, hand } = commanderOf(w, seat);
			return `Spend Xenosathem and buy: ${purse} in your purse, ${hand.reduce((sum, card) => sum + CARDS[card].value, 0)} in your hand.`;
		},
		who: (w) => stillBusy(w),
		withdrawals,
		offers(w, _f, seat) {
			if (isReady(w, seat)) return [];
			const choices = [{ do: "ready" }];
			const { hand } = commanderOf(w, seat);
			for (const card of new Set(hand)) if (isCrystal(card)) choices.push({
				do: "spend",
				card
			});
			purchases(w, seat, choices);
			exchanges(w, seat, choices);
			divisionPlays(w, seat, {
				window: "acquire",
				lane: seat
			}, choices);
			requests(w, seat, choices);
			return choices;
		},
		refused,
		judge: acquireFault,
		take: take$2
	}),
	"close the market": { run({ w }) {
		for (const one of w.commanders) {
			if (one.purse > 0);
			if (one.cuts.length > 0);
			one.purse = 0;
			one.cuts = [];
		}
	} }
});
const backAfter$1 = (call) => call === null ? "again" : {
	call,
	then: "buy"
};
function take$2(play, _f, seat, choice) {
	const { w } = play;
	const one = commanderOf(w, seat);
	const said = doing(choice, "ready", "not ready", "spend", "buy", "exchange", "request", "division");
	switch (said.do) {
		case "ready":
		case "not ready": return markReady(w, seat, said.do === "ready");
		case "spend":
			outOfHand(w, seat, said.card);
			discard(w, seat, said.card);
			CRYSTALS[said.card].rule;
			one.purse += CRYSTALS[said.card].value;
			play.tell?.({
				type: "spent",
				seat,
				card: said.card,
				purse: one.purse
			}, "XS-ACQ-05");
			return "again";
		case "buy":
			buy(play, seat, said.card, said.cut === true);
			return "again";
		case "exchange":
			tradeIn(play, seat, said.for);
			return "again";
		case "request": return askAlly(play, seat, said);
		case "division": return backAfter$1(divisionActs(play, seat, said));
	}
}
function buy(play, seat, card, own) {
	const { w } = play;
	const one = commanderOf(w, seat);
	const cost = price(w, seat, card, own);
	for (const giver of cutsFor(w, seat, card, own)) {
		citeDivision(w, giver);
		one.cuts = one.cuts.filter((other) => other !== giver);
		markUsed(w, giver, 1);
	}
	CARDS[card].rule;
	one.purse -= cost;
	if (one.purse > 0);
	one.tally.bought++;
	if (!isTroop(card)) slotFor(w, card).left--;
	else if (isSold(card)) w.stacks[card]--;
	intoHand(w, seat, card, true);
	play.tell?.({
		type: "bought",
		seat,
		card,
		cost,
		purse: one.purse
	}, "XS-ACQ-09");
}
function askAlly(play, seat, said) {
	if (said.favour === "troops") {
		commanderOf(play.w, seat).wants = true;
		play.tell?.({
			type: "asked for troops",
			seat
		}, "XS-ALLY-08");
		return "again";
	}
	const ability = said.favour === "fund" ? 1 : 2;
	return backAfter$1(divisionActs(play, said.of, {
		do: "division",
		ability,
		to: seat
	}));
}
function refused(w, _f, seat) {
	const list = [];
	const goods = [...FOR_SALE, ...w.slots.flatMap((slot) => slot.item === "" ? [] : [slot.item])];
	for (const card of goods) {
		const refusal = purchaseFault(w, seat, card, false);
		if (refusal !== null) list.push({
			choice: {
				do: "buy",
				card
			},
			...refusal
		});
	}
	for (const better of ["x3", "x6"]) {
		const refusal = exchangeFault(w, seat, better);
		if (refusal !== null) list.push({
			choice: {
				do: "exchange",
				for: better
			},
			...refusal
		});
	}
	return list;
}
function acquireFault(w, _f, seat, choice) {
	switch (part(choice, "do")) {
		case "spend": return {
			rule: "XS-ACQ-05",
			reason: "Only Xenosathem from your own hand can be spent."
		};
		case "buy": return wishFault(w, seat, part(choice, "card"), part(choice, "cut") === true);
		case "exchange": {
			const better = part(choice, "for");
			return (better === "x3" || better === "x6") && exchangeFault(w, seat, better) || {
				rule: "XS-XEN-03",
				reason: "Exchange three 1s for a 3, or two 3s for a 6."
			};
		}
		case "request": return requestFault(w, seat);
		case "division": return playFault(w, seat, choice, {
			window: "acquire",
			lane: seat
		});
		case "deploy":
		case "equip":
		case "move": return {
			rule: "XS-DEP-01",
			reason: "Troops are deployed in the next phase."
		};
		case "give": return {
			rule: "XS-ACQ-14",
			reason: "Cards in hand are never given away."
		};
		case "play":
		case "use": return {
			rule: "XS-ABI-03",
			reason: "Nothing is played while buying but Division abilities."
		};
		default: return {
			rule: "XS-ACQ-04",
			reason: `Spend, buy, exchange, use your Division, or be ready, seat ${seatLetter(seat)}.`
		};
	}
}
function wishFault(w, seat, card, own) {
	if (typeof card !== "string" || !isCard(card)) return {
		rule: "XS-ACQ-10",
		reason: "No such card is for sale."
	};
	if (isCrystal(card)) return {
		rule: "XS-ACQ-10",
		reason: "Xenosathem cannot be bought."
	};
	return purchaseFault(w, seat, card, own) ?? {
		rule: "XS-ACQ-06",
		reason: "Say which card you buy, and no more."
	};
}
// packages/games/xenoshyft/book/combat/reaction.ts
const occasion = (f) => ({
	window: "reaction",
	lane: f.lane
});
function done(w, f, seat) {
	if (!f.acted.includes(seat)) return false;
	w.options.reactions;
	return w.options.reactions === "one each";
}
function playsNow(w, f, seat) {
	const plays = done(w, f, seat) ? [] : playsOf(w, seat, occasion(f));
	if (plays.length === 0);
	return plays;
}
function whatComes(w, lane) {
	const { troops, enemies } = laneOf(w, lane);
	const pair = opponents(w, lane);
	if (pair !== null) return `${label(w, pair[1])} fights ${troopLabel(w, pair[0])}.`;
	return troops.length === 0 && enemies[0]?.up ? `${label(w, enemies[0])} is about to reach the Base.` : "Nobody fights here now.";
}
const reaction$1 = chapter("reaction").shows("lane", "acted", "window", "looked").steps({ react: question(reactions({
	rule: "XS-REA-04",
	prompt: (w, f) => `${whatComes(w, f.lane)} React, or pass?`.replace(/^./, (first) => first.toUpperCase()),
	order: (w, f) => seatsFrom(w, f.lane),
	plays: playsNow,
	mightPlay: (w, f, seat) => mightAnswer(w, seat) && !done(w, f, seat),
	pass: PASS,
	judge: (w, f, seat, choice) => done(w, f, seat) ? {
		rule: "XS-OPT-01",
		reason: "One play for each player in a Reaction step."
	} : playFault(w, seat, choice, occasion(f)),
	take(play, f, seat, choice) {
		f.acted.push(seat);
		const does = carryOut(play, seat, asPlay(choice), "reaction");
		return does === null ? "again" : { call: does };
	}
})) });
// packages/games/xenoshyft/book/combat/fight.ts
function opponents(w, seat) {
	const { troops, enemies } = laneOf(w, seat);
	const first = troops[0];
	const enemy = enemies[0];
	if (first === void 0 || enemy === void 0 || first.zone !== 1 || enemy.zone !== 1) return null;
	if (!hiveCard(enemy)?.undermine) return [first, enemy];
	return [troops.at(-1) ?? first, enemy];
}
const startFight = (lane) => fight.begin({
	lane,
	hits: [],
	guards: [],
	rule: "XS-FGT-03",
	troop: 0,
	enemy: 0,
	card: "militia",
	weapon: "",
	armor: "",
	foe: "",
	back: 0,
	before: [0, 0],
	exchange: 0,
	hurt: false,
	hurtBack: false,
	felled: false
});
function facing(w, f) {
	const now = opponents(w, f.lane);
	return now !== null && now[0].id === f.troop && now[1].id === f.enemy;
}
const hiveEffectOn = (f, on) => f.foe === "" || ENEMIES[f.foe].effect?.on !== on ? null : effectOf(f.lane, f.enemy, f.foe, { opponent: f.troop });
const fight = chapter("fight").shows("lane", "hits", "guards", "rule", "troop", "enemy", "card", "weapon", "armor", "foe", "back", "before", "exchange", "hurt", "hurtBack", "felled", "window", "looked").steps({
	"who fights": { run(play, f) {
		const pair = opponents(play.w, f.lane);
		if (pair === null) return "done";
		const [troop, enemy] = pair;
		f.troop = troop.id;
		f.enemy = enemy.id;
		f.card = troop.card;
		f.foe = enemy.turned === null ? enemy.card : "";
	} },
	"the Enemy starts": { run(play, f) {
		f.exchange++;
		f.before = [troopOf(play.w, f.troop).damage, enemyOf(play.w, f.enemy).damage];
		f.hits = [];
		f.guards = [];
		f.hurt = f.hurtBack = f.felled = false;
		const effect = hiveEffectOn(f, "fight start");
		if (effect === null) return;
		return { call: effect };
	} },
	"the Troop starts": { run(play, f) {
		if (!facing(play.w, f)) return { goTo: "break off" };
		const { weapon } = troopOf(play.w, f.troop);
		if (f.exchange > 1 || weapon === "") return;
		const { trigger } = ITEMS[weapon];
		if (trigger?.on !== "fight start") return;
		return { call: extraHit(f.lane, weapon, trigger, f.enemy).does };
	} },
	"fix the blows": { run(play, f) {
		if (!facing(play.w, f)) return { goTo: "break off" };
		const troop = troopOf(play.w, f.troop);
		const enemy = enemyOf(play.w, f.enemy);
		f.weapon = troop.weapon;
		f.armor = troop.armor;
		f.back = blowToEnemy(play.w, troop, enemy);
		f.hits = [{
			unit: troop.id,
			amount: blowToTroop(play.w, enemy, troop),
			moved: false
		}];
	} },
	"answer the damage": question(answerDamage()),
	"land the blows": { run(play, f) {
		if (!facing(play.w, f)) return { goTo: "break off" };
		const struck = [];
		for (const hit of f.hits) {
			if (placeTokens(play, hit, "XS-FGT-03") === 0) continue;
			struck.push(hit.unit);
			if (hit.unit === f.troop && !hit.moved) f.hurt = true;
		}
		f.hurtBack = placeTokens(play, {
			unit: f.enemy,
			amount: f.back,
			moved: false
		}, "XS-FGT-03") > 0;
		if (!f.hurtBack && struck.length === 0) return;
		return { call: checkKills({
			troop: f.troop,
			enemy: f.enemy,
			card: f.foe,
			weapon: f.weapon,
			struck,
			struckBack: f.hurtBack
		}) };
	} },
	"the Enemy hits on": { run(play, f) {
		f.felled = f.hurt && troopById(play.w, f.troop) === null;
		const effect = hiveEffectOn(f, "fight hit");
		if (effect === null) return;
		if (!f.hurt) return;
		if (enemyById(play.w, f.enemy) === null);
		return { call: effect };
	} },
	"the Troop hits on": { run(play, f) {
		const waiting = [];
		for (const card of [
			f.card,
			f.weapon,
			f.armor
		]) {
			if (card === "") continue;
			const trigger = triggerOf(card);
			if (trigger?.on === "fight hit" && f.hurtBack || trigger?.on === "fight hurt" && f.hurt) {
				if (troopById(play.w, f.troop) === null);
				waiting.push(extraHit(f.lane, card, trigger, f.enemy));
			}
		}
		if (waiting.length > 1);
		return waiting.length > 0 ? { call: inOrder$1(play.w, waiting) } : void 0;
	} },
	"go on or stop": { run(play, f) {
		thaw(play.w, f);
		const troop = troopById(play.w, f.troop);
		const enemy = enemyById(play.w, f.enemy);
		if (troop === null || enemy === null || !facing(play.w, f)) {
			if (troop === null && enemy === null);
			if (enemy !== null) enemy.noted = [];
			if (f.felled && f.foe !== "" && ENEMIES[f.foe].rampage) {
				if (enemy !== null) laneOf(play.w, f.lane).rampage = true;
			}
			return "done";
		}
		if (troop.damage === f.before[0] && enemy.damage === f.before[1]) return stalemate(play, f, troop, enemy);
		enemy.noted = [];
		if (play.w.options.between) return {
			call: reaction$1.begin({
				lane: f.lane,
				acted: []
			}),
			then: "fight on"
		};
		return { goTo: "the Enemy starts" };
	} },
	"fight on": { run: (play, f) => facing(play.w, f) ? { goTo: "the Enemy starts" } : "done" },
	"break off": { run(play, f) {
		thaw(play.w, f);
		const enemy = enemyById(play.w, f.enemy);
		if (enemy !== null) enemy.noted = [];
		play.tell?.({
			type: "fight broken off",
			lane: f.lane
		}, "XS-FGT-05");
		return "done";
	} }
});
const triggerOf = (card) => isTroop(card) ? TROOPS[card].trigger : ITEMS[card].trigger;
function thaw(w, f) {
	const enemy = enemyById(w, f.enemy);
	if (enemy === null || !enemy.stasis) return;
	enemy.stasis = false;
}
function stalemate(play, f, troop, enemy) {
	const { w } = play;
	const lane = laneOf(w, f.lane);
	play.tell?.({
		type: "stalemate",
		lane: f.lane,
		troop: troop.id,
		enemy: enemy.id
	}, "XS-FGT-12");
	if (!enemy.noted.includes(troop.id)) enemy.noted.push(troop.id);
	if (lane.troops.every((one) => enemy.noted.includes(one.id))) {
		play.tell?.({
			type: "slipped past",
			lane: f.lane,
			unit: enemy.id,
			card: enemy.card
		}, "XS-FGT-14");
		removeEnemy(lane, enemy);
		discardEnemy(w, enemy);
		hurtBase(play, f.lane, baseDamage(w, enemy), "XS-FGT-14");
	} else if (hiveCard(enemy)?.undermine) moveToFront(lane, troop);
	else moveToBack(lane, troop);
	return "done";
}
function baseDamage(w, enemy) {
	const power = enemyPower(w, enemy);
	return enemy.stasis ? 0 : power + (hiveCard(enemy)?.breach ?? 0);
}
// packages/games/xenoshyft/book/combat/overrun.ts
const overrun = chapter("overrun").shows("lane", "enemy", "flipped").steps({
	"it begins": { run(play, f) {
		commanderOf(play.w, f.lane).tally.overruns++;
		play.tell?.({
			type: "overrun",
			lane: f.lane,
			enemies: laneOf(play.w, f.lane).enemies.length
		}, "XS-AFT-02");
	} },
	"the first Enemy": { run(play, f) {
		closeUp(laneOf(play.w, f.lane));
		const first = laneOf(play.w, f.lane).enemies[0];
		if (first === void 0) return { goTo: "it is over" };
		f.enemy = first.id;
		return flipFront(play, f, "XS-OVR-02");
	} },
	"set off the mines": { run: (play, f) => setOffMines(play, f) },
	"last reaction": { run(_play, f) {
		return { call: reaction$1.begin({
			lane: f.lane,
			acted: []
		}) };
	} },
	"at the Base": { run(play, f) {
		if (laneOf(play.w, f.lane).troops.length > 0) return { answer: "troops arrived" };
		const enemy = enemyById(play.w, f.enemy);
		if (enemy === null) return void 0;
		if (isBoss(enemy));
		removeEnemy(laneOf(play.w, f.lane), enemy);
		discardEnemy(play.w, enemy);
		play.tell?.({
			type: "broke through",
			lane: f.lane,
			unit: enemy.id,
			card: enemy.card
		}, "XS-OVR-05");
		hurtBase(play, f.lane, baseDamage(play.w, enemy), "XS-OVR-05");
	} },
	"combat-long effects end": { run(play) {
		if (!endBoosts(play.w)) return { goTo: "the first Enemy" };
		return {
			call: checkKills(),
			then: "the first Enemy"
		};
	} },
	"it is over": { run: () => ({ answer: "over" }) }
});
// packages/games/xenoshyft/book/combat/combat.ts
const nobodyThere = (w, f) => opponents(w, f.lane) === null;
const combat = chapter("combat").shows("lane", "flipped", "answer").steps({
	"close the gaps": { run(play, f) {
		closeUp(laneOf(play.w, f.lane));
	} },
	"who is left": { run(play, f) {
		const lane = laneOf(play.w, f.lane);
		f.flipped = 0;
		if (lane.troops.length > 0 && lane.enemies.length > 0) return;
		if (lane.enemies.length === 0) return { goTo: "the lane has held" };
		lane.rampage = false;
		return { goTo: "the lane is overrun" };
	} },
	"reveal the Enemy": { run: (play, f) => flipFront(play, f, "XS-REV-01") },
	"set off the mines": { run: (play, f) => setOffMines(play, f) },
	react: { run(play, f) {
		if (nobodyThere(play.w, f)) return { goTo: "advance" };
		const lane = laneOf(play.w, f.lane);
		if (!lane.rampage) return { call: reaction$1.begin({
			lane: f.lane,
			acted: []
		}) };
		lane.rampage = false;
		play.tell?.({
			type: "no reaction",
			lane: f.lane
		}, "XS-FGT-16");
	} },
	fight: { run(play, f) {
		if (nobodyThere(play.w, f)) return;
		return { call: startFight(f.lane) };
	} },
	advance: { run(play) {
		if (!endBoosts(play.w)) return;
		return { call: checkKills() };
	} },
	"close up": { run(play, f) {
		closeUp(laneOf(play.w, f.lane));
		return { goTo: "who is left" };
	} },
	"the lane is overrun": { run: (_play, f) => ({ call: overrun.begin({
		lane: f.lane,
		enemy: 0,
		flipped: 0
	}) }) },
	"after the overrun": { run(_play, f) {
		if (f.answer !== "troops arrived") return "done";
		return { goTo: "advance" };
	} },
	"the lane has held": { run(play, f) {
		const lane = laneOf(play.w, f.lane);
		lane.rampage = false;
		if (lane.troops.length > 0);
		play.tell?.({
			type: "held",
			lane: f.lane
		}, "XS-AFT-01");
		return "done";
	} }
});
function flipFront(play, f, why) {
	const front = laneOf(play.w, f.lane).enemies[0];
	f.flipped = 0;
	if (front === void 0) return;
	if (front.up) return;
	turnUp(play, f.lane, front, why);
	f.flipped = front.id;
	const effect = revealed(play.w, front);
	return effect === null ? void 0 : { call: effect.does };
}
function setOffMines(play, f) {
	const lane = laneOf(play.w, f.lane);
	if (f.flipped === 0 || lane.mines < 0) return;
	if (enemyById(play.w, f.flipped) === null) return void 0;
	discard(play.w, lane.mines, "proximity mines");
	lane.mines = -1;
	play.tell?.({
		type: "mines went off",
		lane: f.lane,
		unit: f.flipped
	}, "XS-I-23");
	return { call: damageTo(f.lane, [f.flipped], 3, "XS-I-23") };
}
function endBoosts(w) {
	let any = false;
	for (const { lane } of w.commanders) {
		for (const troop of lane.troops) if (troop.boosts > 0) [troop.boosts, any] = [0, true];
		for (const { turned } of lane.enemies) if (turned !== null && turned.boosts > 0) [turned.boosts, any] = [0, true];
	}
	if (any);
	return any;
}
// packages/games/xenoshyft/book/deployment/equip.ts
function slotOf(card) {
	if (!isItem(card)) return null;
	const { kind } = ITEMS[card];
	return kind === "instant" ? null : kind;
}
const heirs = (troops, troop, slot) => troops.filter((other) => other.id !== troop.id && other[slot] === "");
function equipments(w, seat, choices) {
	const { hand } = commanderOf(w, seat);
	for (const card of new Set(hand)) {
		const slot = slotOf(card);
		if (slot === null || !isItem(card)) continue;
		for (const { lane } of w.commanders) for (const troop of lane.troops) if (troop[slot] === "") choices.push({
			do: "equip",
			card,
			troop: troop.id
		});
		else {
			choices.push({
				do: "equip",
				card,
				troop: troop.id,
				old: "discard"
			});
			for (const heir of heirs(lane.troops, troop, slot)) choices.push({
				do: "equip",
				card,
				troop: troop.id,
				old: heir.id
			});
		}
	}
}
function equip(play, seat, said) {
	const { w } = play;
	const troop = troopOf(w, said.troop);
	const lane = laneOfTroop(w, said.troop);
	const slot = slotOf(said.card);
	if (slot === null) throw new Error(`${CARDS[said.card].name} is no Equipment`);
	const old = troop[slot];
	outOfHand(w, seat, said.card);
	if (old !== "") {
		if (typeof said.old === "number") {
			const heir = troopOf(w, said.old);
			heir[slot] = old;
			heir.used[slot] = troop.used[slot];
		} else discard(w, lane, old);
	}
	if (lane !== seat);
	troop[slot] = said.card;
	troop.used[slot] = false;
	play.tell?.({
		type: "equipped",
		seat,
		card: said.card,
		unit: troop.id,
		troop: troop.card,
		lane
	}, "XS-DEP-08");
	return checkKills();
}
function equipFault(w, seat, choice) {
	const card = commanderOf(w, seat).hand.find((held) => held === part(choice, "card"));
	if (card === void 0) return {
		rule: "XS-DEP-08",
		reason: "That card is not in your hand."
	};
	const slot = slotOf(card);
	if (slot === null) return {
		rule: "XS-CARD-06",
		reason: `${CARDS[card].name} is no Equipment.`
	};
	const troop = troopById(w, numberPart(choice, "troop"));
	if (troop === null) return {
		rule: "XS-DEP-08",
		reason: "No such Troop stands in a lane."
	};
	if (troop[slot] === "") return {
		rule: "XS-DEP-08",
		reason: "That slot is free: nothing has to be replaced."
	};
	if (part(choice, "old") === void 0) return {
		rule: "XS-DEP-09",
		reason: `${CARDS[troop.card].name} carries ${CARDS[troop[slot]].name} already: say what becomes of it.`
	};
	return {
		rule: "XS-DEP-11",
		reason: "The old card goes to another Troop of the lane with that slot free, or is discarded."
	};
}
// packages/games/xenoshyft/book/deployment/consent.ts
const consent = chapter("consent").shows("giver", "lane", "gift", "looked").steps({ "accept the help": question({
	rule: "XS-OPT-11",
	prompt: (w, f) => `${commanderOf(w, f.giver).name} offers ${CARDS[f.gift.card].name} to your lane.`,
	who: (_w, f) => f.lane,
	offers: () => [{ do: "accept" }, { do: "refuse" }],
	take(play, f, _seat, choice) {
		if (doing(choice, "accept", "refuse").do === "refuse") {
			play.tell?.({
				type: "refused help",
				seat: f.lane,
				giver: f.giver,
				card: f.gift.card
			}, "XS-OPT-11");
			return "done";
		}
		if (f.gift.do === "equip") return { call: equip(play, f.giver, f.gift) };
		outOfHand(play.w, f.giver, f.gift.card);
		putInLane(play, f.giver, f.gift.card, f.gift.lane, f.gift.zone, "XS-DEP-02");
		return "done";
	}
}) });
// packages/games/xenoshyft/book/deployment/deployment.ts
const deployment = chapter("deployment").shows("looked").steps({
	"open the lanes": { run: ({ w }) => allStart(w) },
	deploy: question({
		rule: "XS-DEP-01",
		prompt: "Deploy Troops, equip them, and arrange your lane.",
		who: (w) => stillBusy(w),
		withdrawals: withdrawalsOrSwaps,
		offers(w, _f, seat) {
			if (isReady(w, seat)) return [];
			const choices = [{ do: "ready" }, ...deployments(w, seat)];
			equipments(w, seat, choices);
			arrangements(w, seat, choices);
			standDowns(w, seat, choices);
			for (const play of playsOf(w, seat, {
				window: "deploy",
				lane: seat
			})) choices.push(play);
			if (mayAskForTroops(w, seat)) choices.push({
				do: "request",
				favour: "troops"
			});
			return choices;
		},
		judge: deploymentFault,
		take: take$1
	})
});
const mayAskForTroops = (w, seat) => !commanderOf(w, seat).wants && !isAlly(w, seat) && w.commanders.some((one) => one.kind === "ally");
function standDowns(w, seat, choices) {
	if (!w.options.standDown) return;
	for (const troop of laneOf(w, seat).troops) if (!troop.fresh) choices.push({
		do: "stand down",
		troop: troop.id
	});
}
const DEEDS = [
	"ready",
	"not ready",
	"deploy",
	"equip",
	"move",
	"hand over",
	"stand down",
	"request",
	"play",
	"use",
	"division"
];
const backAfter = (call) => call === null ? "again" : {
	call,
	then: "deploy"
};
function take$1(play, _f, seat, choice) {
	const { w } = play;
	const said = doing(choice, ...DEEDS);
	switch (said.do) {
		case "ready":
		case "not ready": return markReady(w, seat, said.do === "ready");
		case "deploy": return backAfter(deploy(play, seat, said));
		case "equip": {
			const lane = laneOfTroop(w, said.troop);
			return backAfter(w.options.consent && lane !== seat ? consent.begin({
				giver: seat,
				lane,
				gift: said
			}) : equip(play, seat, said));
		}
		case "move":
		case "hand over": return backAfter(arrange$1(play, seat, said));
		case "stand down":
			standDown(play, seat, said.troop);
			return "again";
		case "request":
			commanderOf(w, seat).wants = true;
			for (const one of w.commanders) if (one.kind === "ally") one.ready = false;
			play.tell?.({
				type: "asked for troops",
				seat
			}, "XS-ALLY-08");
			return "again";
		default: return backAfter(carryOut(play, seat, said, "deploy"));
	}
}
function deploy(play, seat, said) {
	if (play.w.options.consent && said.lane !== seat) return consent.begin({
		giver: seat,
		lane: said.lane,
		gift: said
	});
	if (said.lane !== seat);
	outOfHand(play.w, seat, said.card);
	putInLane(play, seat, said.card, said.lane, said.zone, "XS-DEP-02");
	return null;
}
function standDown(play, seat, id) {
	const lane = laneOf(play.w, seat);
	const troop = troopOf(play.w, id);
	lane.troops.splice(lane.troops.indexOf(troop), 1);
	for (const card of [
		troop.card,
		troop.weapon,
		troop.armor
	]) if (card !== "") discard(play.w, seat, card);
	play.tell?.({
		type: "stood down",
		seat,
		card: troop.card
	}, "XS-OPT-09");
}
function deploymentFault(w, _f, seat, choice) {
	switch (part(choice, "do")) {
		case "deploy": return deployFault(w, seat, choice);
		case "equip": return equipFault(w, seat, choice);
		case "move":
		case "hand over": return arrangementFault(w, seat, choice);
		case "stand down": return standDownFault(w, seat, choice);
		case "play":
		case "use":
		case "division": return playFault(w, seat, choice, {
			window: "deploy",
			lane: seat
		});
		case "buy":
		case "spend": return {
			rule: "XS-ACQ-17",
			reason: "The Acquire Resources Phase is over."
		};
		case "request": return {
			rule: "XS-ALLY-08",
			reason: "There is nobody to ask, or you have asked already."
		};
		default: return {
			rule: "XS-DEP-01",
			reason: "Deploy, equip, arrange, use a DEPLOY card, or be ready."
		};
	}
}
function deployFault(w, seat, choice) {
	const card = commanderOf(w, seat).hand.find((held) => held === part(choice, "card"));
	if (card === void 0) return {
		rule: "XS-DEP-02",
		reason: "That card is not in your hand."
	};
	if (!isTroop(card)) return {
		rule: "XS-DEP-02",
		reason: `${CARDS[card].name} is no Troop.`
	};
	const there = w.commanders[numberPart(choice, "lane")]?.lane;
	if (there === void 0) return {
		rule: "XS-DEP-02",
		reason: "No such lane is on the table."
	};
	if (emptyZones(there).length === 0) return {
		rule: "XS-DEP-03",
		reason: "Four Troops stand in that lane already."
	};
	const zone = numberPart(choice, "zone");
	if (zone >= 1 && zone <= 4) return {
		rule: "XS-DEP-04",
		reason: `Troop Zone ${zone} is taken.`
	};
	return {
		rule: "XS-DEP-04",
		reason: `A lane has the Troop Zones 1 to 4.`
	};
}
function standDownFault(w, seat, choice) {
	if (!w.options.standDown) return {
		rule: "XS-DEP-07",
		reason: "A Troop cannot be taken out of its lane at will."
	};
	const troop = troopById(w, numberPart(choice, "troop"));
	if (troop === null || laneOfTroop(w, troop.id) !== seat) return {
		rule: "XS-OPT-09",
		reason: "Only a Troop of your own lane can stand down."
	};
	return {
		rule: "XS-OPT-09",
		reason: `${CARDS[troop.card].name} came into the lane this round.`
	};
}
// packages/games/xenoshyft/book/wrapUp.ts
const wrapUp = chapter("wrap-up").shows("looked").steps({
	"the fighting is over": { run({ w }) {
		allStart(w);
		for (const { lane } of w.commanders) for (const troop of lane.troops) {
			if (troop.damage === 0) continue;
			w.options.wounds;
			if (w.options.wounds === "heal") troop.damage = 0;
		}
	} },
	"discard and rearrange": question({
		rule: "XS-WRP-01",
		prompt: "Discard what you do not want to keep, and rearrange your survivors.",
		who: (w) => stillBusy(w),
		withdrawals: withdrawalsOrSwaps,
		offers(w, _f, seat) {
			if (isReady(w, seat)) return [];
			const choices = [{ do: "ready" }];
			for (const card of new Set(commanderOf(w, seat).hand)) choices.push({
				do: "discard",
				card
			});
			arrangements(w, seat, choices);
			return choices;
		},
		judge: wrapUpFault,
		take
	}),
	replenish: { run(play) {
		const { w } = play;
		w.slots.forEach((slot, i) => {
			if (slot.left > 0) return;
			if (slot.item !== "") w.retired.push(slot.item);
			const item = play.draw(w.trackers, "XS-WRP-06");
			if (item === null);
			slot.item = item ?? "";
			slot.left = item === null ? 0 : newStack(w, item);
			if (item !== null) play.tell?.({
				type: "new items",
				slot: i + 1,
				card: item,
				copies: slot.left
			}, "XS-WRP-06");
		});
	} }
});
function newStack(w, item) {
	let out = 0;
	const count = (card) => void (card === item && out++);
	w.box.forEach(count);
	for (const one of w.commanders) {
		one.hand.forEach(count);
		one.discard.forEach(count);
		out += one.deck.left[one.deck.kinds.indexOf(item)] ?? 0;
		for (const carrier of [...one.lane.troops, ...one.lane.enemies.flatMap((enemy) => enemy.turned ?? [])]) {
			count(carrier.weapon);
			count(carrier.armor);
		}
		if (one.lane.mines >= 0) count("proximity mines");
	}
	return 5 - out;
}
function take(play, _f, seat, choice) {
	const said = doing(choice, "ready", "not ready", "discard", "move", "hand over");
	if (said.do === "ready" || said.do === "not ready") return markReady(play.w, seat, said.do === "ready");
	if (said.do === "discard") {
		outOfHand(play.w, seat, said.card);
		discard(play.w, seat, said.card);
		play.tell?.({
			type: "discarded",
			seat,
			card: said.card
		}, "XS-WRP-01");
		return "again";
	}
	const does = arrange$1(play, seat, said);
	return does === null ? "again" : {
		call: does,
		then: "discard and rearrange"
	};
}
function wrapUpFault(w, _f, seat, choice) {
	switch (part(choice, "do")) {
		case "discard": return {
			rule: "XS-WRP-01",
			reason: "That card is not in your hand."
		};
		case "move":
		case "hand over": return arrangementFault(w, seat, choice);
		case "deploy":
		case "equip": return {
			rule: "XS-WRP-04",
			reason: "Nothing is deployed or equipped in Wrap-Up."
		};
		default: return {
			rule: "XS-WRP-01",
			reason: "Discard, rearrange, or be ready."
		};
	}
}
// packages/games/xenoshyft/book/round.ts
const FULL_HAND = 6;
const round = chapter("round").shows("fought").steps({
	refresh: { run({ w, tell }) {
		w.phase = "draw";
		w.dawn = dawnOf(w);
		for (const one of w.commanders) {
			one.used = [];
			one.wants = false;
			for (const { used } of one.lane.troops) used.troop = used.weapon = used.armor = false;
		}
		tell?.({
			type: "round",
			round: w.round,
			first: w.first
		}, "XS-RND-01");
	} },
	draw: { run(play) {
		for (const seat of seatsFrom(play.w, play.w.first)) {
			const kept = commanderOf(play.w, seat).hand.length;
			if (kept > 0);
			if (kept >= FULL_HAND);
			drawCards(play, seat, Math.max(0, FULL_HAND - kept), "XS-DRW-01");
		}
	} },
	acquire: { run(play) {
		play.w.phase = "acquire";
		payIncome(play);
		return { call: acquire.begin({}) };
	} },
	deploy: { run(play) {
		play.w.phase = "deployment";
		bossesJoin(play);
		return { call: deployment.begin({}) };
	} },
	"place the Enemies": { run(play, f) {
		for (const seat of seatsFrom(play.w, play.w.first)) fillLane(play, seat);
		play.w.phase = "combat";
		f.fought = 0;
	} },
	fight: { run({ w }, f) {
		const seat = seatsFrom(w, w.first)[f.fought++];
		w.active = seat ?? -1;
		if (seat === void 0) return;
		return {
			call: combat.begin({
				lane: seat,
				flipped: 0
			}),
			then: "fight"
		};
	} },
	"has the Base held": { run(play) {
		const { w } = play;
		if (heldOut(w)) play.end({
			winners: w.commanders.map((_, seat) => seat),
			rule: "XS-END-02",
			why: `the Base held out with ${w.base} Hit Points`
		});
	} },
	"wrap up": { run(play) {
		play.w.phase = "wrap-up";
		return { call: wrapUp.begin({}) };
	} },
	"advance the track": { run(play) {
		const { w } = play;
		w.round++;
		if (waveOf(w.round) !== waveOf(w.round - 1)) {
			newDeck(w);
			countPerks(w);
			play.tell?.({
				type: "wave",
				wave: waveOf(w.round)
			}, "XS-WAV-02");
		}
	} },
	"the round ends": { run({ w }) {
		endRound(w);
		w.first = (w.first + 1) % w.commanders.length;
		return { goTo: "refresh" };
	} }
});
function endRound(w) {
	for (const { lane } of w.commanders) {
		if (lane.mines >= 0);
		lane.added = 0;
		lane.rampage = false;
		for (const troop of lane.troops) {
			if (troop.webbed);
			troop.webbed = false;
			troop.fresh = false;
		}
		for (const enemy of lane.enemies) {
			enemy.bonus = 0;
			enemy.stasis = false;
		}
	}
}
// packages/games/xenoshyft/book/setup.ts
const FIXED = [
	"spark jumper",
	"shotgun",
	"composite plate",
	"riot shield",
	"med pack",
	"bio-enhancer",
	"hi-ex grenade",
	"drop ship",
	"proximity mines"
];
const TRAINING = ["barracks", "med bay"];
const SLOTS = 9;
const FIRST_HAND = 6;
const undecided = (w) => w.commanders.findIndex((one) => one.division === "");
const leftOver = (w) => DIVISION_IDS.filter((id) => !w.commanders.some((one) => one.division === id));
const setup = chapter("setup").shows("dealt", "looked").steps({
	divisions: { run(play, f) {
		const { w } = play;
		const seat = undecided(w);
		if (seat < 0) return { goTo: "first player" };
		const fixed = w.options.siege === "training" ? TRAINING[seat] : void 0;
		const way = w.options.divisions;
		if (fixed !== void 0) lead(play, seat, fixed);
		else if (way === "random") lead(play, seat, play.oneOf(leftOver(w), "XS-SET-06", String));
		else {
			f.dealt = way === "choose" ? leftOver(w) : dealTwo(play);
			return;
		}
		return "again";
	} },
	"choose a Division": question({
		rule: "XS-OPT-03",
		prompt: "Which Division do you lead?",
		who: (w, f) => f.dealt.length > 0 ? undecided(w) : null,
		offers: (_w, f) => f.dealt.map((division) => ({
			do: "lead",
			division
		})),
		take(play, f, seat, choice) {
			lead(play, seat, doing(choice, "lead").division);
			f.dealt = [];
			return { goTo: "divisions" };
		}
	}),
	"first player": { run(play) {
		const { w } = play;
		if (w.options.first === "random") w.first = play.oneOf(w.commanders.map((_, seat) => seat), "XS-OPT-13", (seat) => String(seat + 1));
		else if (w.commanders.length > 1) return;
		return { goTo: "starting decks" };
	} },
	"who fights first": question({
		rule: "XS-SET-14",
		prompt: "Who fights first in round 1?",
		who: hostOf,
		offers: (w) => w.commanders.map((_, seat) => ({
			do: "begin with",
			seat
		})),
		take(play, _f, _seat, choice) {
			play.w.first = doing(choice, "begin with").seat;
			return { goTo: "starting decks" };
		}
	}),
	"starting decks": { run({ w }) {
		w.commanders.forEach((one, seat) => {
			one.deck = bagOf([...new Array(4).fill("militia"), ...new Array(6).fill("x1")]);
			w.crystals.x1 -= 6;
			const { rule, starting } = DIVISIONS[divisionOf(w, seat)];
			for (const card of starting) {
				putIn(one.deck, card);
				if (isCrystal(card)) w.crystals[card]--;
				else if (!isItem(card) && isSold(card)) w.stacks[card]--;
			}
		});
	} },
	"forced Items": { run({ w }) {
		w.trackers = bagOf(ITEM_IDS);
		const fixed = w.options.siege === "training" || w.options.items === "fixed";
		for (const item of fixed ? FIXED : forced(w)) stockItem(w, item);
	} },
	"random Items": { run(play) {
		const { w } = play;
		if (w.options.items === "draft") return;
		while (w.slots.length < SLOTS) {
			const item = play.draw(w.trackers, "XS-SET-09");
			if (item === null) break;
			addSlot(w, item);
		}
		return { goTo: "the Hive" };
	} },
	"draft an Item": question({
		rule: "XS-OPT-12",
		prompt: "Which Item is to be on sale?",
		who: (w) => w.slots.length < SLOTS ? (w.first + w.slots.length - startOf(w)) % w.commanders.length : null,
		offers: (w) => w.trackers.kinds.filter((_, i) => w.trackers.left[i] !== 0).map((item) => ({
			do: "stock",
			item
		})),
		take(play, _f, seat, choice) {
			const { item } = doing(choice, "stock");
			stockItem(play.w, item);
			play.tell?.({
				type: "stocked",
				seat,
				card: item
			}, "XS-OPT-12");
			return "again";
		}
	}),
	"the Hive": { run(play) {
		newDeck(play.w);
		countPerks(play.w);
		play.tell?.({
			type: "items on sale",
			cards: play.w.slots.map((slot) => slot.item)
		}, "XS-SET-09");
	} },
	"first hands": { run(play) {
		play.w.commanders.forEach((_, seat) => drawCards(play, seat, FIRST_HAND, "XS-SET-13"));
	} }
});
function lead(play, seat, division) {
	commanderOf(play.w, seat).division = division;
	play.tell?.({
		type: "leads",
		seat,
		division
	}, "XS-SET-06");
}
function dealTwo(play) {
	const first = play.oneOf(leftOver(play.w), "XS-OPT-03", String);
	return [first, play.oneOf(leftOver(play.w).filter((id) => id !== first), "XS-OPT-03", String)];
}
const forced = (w) => w.commanders.flatMap((_, seat) => DIVISIONS[divisionOf(w, seat)].starting.filter(isItem).slice(0, 1));
const startOf = (w) => forced(w).length;
function stockItem(w, item) {
	takeOut(w.trackers, item);
	addSlot(w, item);
}
function addSlot(w, item) {
	w.slots.push({
		item,
		left: newStack(w, item)
	});
}
// packages/games/xenoshyft/begin.ts
function emptyLane() {
	return {
		troops: [],
		enemies: [],
		mines: -1,
		rampage: false,
		added: 0
	};
}
function seated(plan) {
	if (plan.player !== void 0);
	if (plan.kind === "ally");
	return {
		kind: plan.kind === "ally" ? "ally" : "person",
		name: plan.name,
		division: "",
		deck: bagOf([]),
		hand: [],
		shown: [],
		discard: [],
		purse: 0,
		cuts: [],
		used: [],
		ready: false,
		wants: false,
		lane: emptyLane(),
		tally: {
			kills: 0,
			overruns: 0,
			baseDamage: 0,
			bought: 0,
			lost: 0
		}
	};
}
const TRAINING_BASE = 8;
function hitPointsPerSeat(options) {
	if (options.siege === "training") return TRAINING_BASE;
	return options.base;
}
function begin(options, seats) {
	if (options.siege === "training" && seats.length > 2) throw new BadInput("seats", "the training siege is for 1 or 2 seats");
	const base = hitPointsPerSeat(options) * seats.length;
	if (seats.length === 1);
	const { ranger, medic, paratrooper, defender, hyperion, ajax } = TROOPS;
	return {
		edition: "1",
		flow: [round.begin({ fought: 0 }), setup.begin({ dealt: [] })],
		undoBarrier: 0,
		over: null,
		options,
		commanders: seats.map(seated),
		base,
		baseStart: base,
		round: 1,
		dawn: {
			base,
			kills: 0,
			lost: seats.map(() => 0)
		},
		phase: "setup",
		first: 0,
		active: -1,
		stacks: {
			ranger: ranger.copies,
			medic: medic.copies,
			paratrooper: paratrooper.copies,
			"science officer": TROOPS["science officer"].copies,
			"storm trooper": TROOPS["storm trooper"].copies,
			defender: defender.copies,
			hyperion: hyperion.copies,
			ajax: ajax.copies
		},
		crystals: {
			x1: CRYSTALS.x1.copies,
			x3: CRYSTALS.x3.copies,
			x6: CRYSTALS.x6.copies
		},
		slots: [],
		trackers: bagOf([]),
		retired: [],
		box: [],
		encounter: {
			bags: [],
			left: 0,
			discard: []
		},
		perks: { ...NO_PERKS },
		next: 1
	};
}
// packages/games/xenoshyft/arrange.ts
const MOMENTS = [
	"start",
	"draw",
	"income",
	"acquire",
	"deployment",
	"placing",
	"combat",
	"wrap-up",
	"advance"
];
const aCard = oneOf(CARD_IDS);
const aTroop = oneOf(TROOP_IDS);
const anItem = oneOf(ITEM_IDS);
const aSeat = (value, where) => {
	const seat = typeof value === "string" ? seatOfLetter(value) : -1;
	if (seat < 0 || seat > 3) throw new BadInput(where, `${JSON.stringify(value)} is no seat: seats are A, B, C and D`);
	return seat;
};
const readTroop = fields({ troop: aTroop }, {
	zone: aNumber(1, 4),
	damage: aNumber(0),
	weapon: anItem,
	armor: anItem,
	webbed: aFlag,
	used: listOf(oneOf([
		"troop",
		"weapon",
		"armor"
	])),
	boosts: aNumber(0),
	fresh: aFlag
});
const readEnemy = fields({}, {
	enemy: oneOf(ENEMY_IDS),
	converted: aTroop,
	owner: aSeat,
	weapon: anItem,
	armor: anItem,
	up: aFlag,
	seen: listOf(aSeat),
	zone: aNumber(1, 20),
	damage: aNumber(0),
	bonus: aNumber(0),
	stasis: aFlag
});
const named = (word, reader) => (value, where) => reader(typeof value === "string" ? { [word]: value } : value, where);
const anEnemy = (value, where) => value === "face-down" ? { up: false } : named("enemy", readEnemy)(value, where);
const readGiven = fields({ seats: listOf(fields({}, {
	name: aText,
	kind: oneOf(["person", "ally"]),
	division: oneOf(DIVISION_IDS),
	hand: listOf(aCard),
	deck: listOf(aCard),
	discard: listOf(aCard),
	purse: aNumber(0),
	used: listOf(oneOf([
		1,
		2,
		3
	])),
	cuts: listOf(aSeat),
	troops: listOf(named("troop", readTroop)),
	enemies: listOf(anEnemy),
	mines: aSeat,
	rampage: aFlag,
	added: aNumber(0, 12),
	shown: listOf(aCard),
	ready: aFlag,
	wants: aFlag,
	tally: fields({
		kills: aNumber(0),
		overruns: aNumber(0),
		baseDamage: aNumber(0),
		bought: aNumber(0),
		lost: aNumber(0)
	})
})) }, {
	options: anything,
	round: aNumber(1, 9),
	phase: oneOf(MOMENTS),
	base: aNumber(1),
	first: aSeat,
	lane: aSeat,
	items: listOf(named("item", fields({ item: anItem }, { left: aNumber(0, 5) }))),
	stacks: recordOf(aNumber(0)),
	trackers: listOf(anItem),
	retired: listOf(anItem),
	box: listOf(aCard),
	"hive deck": listOf(oneOf([...ENEMY_IDS, "boss"])),
	"hive discard": listOf(oneOf(ENEMY_IDS))
});
function arrange(given) {
	const read = readGiven(given, "given");
	if (read.seats.length < 1 || read.seats.length > 4) throw new BadInput("given.seats", "this game is for 1 to 4 seats");
	const w = begin(tableOptions(readOptions(options, read.options)), read.seats.map((seat, i) => ({
		kind: seat.kind ?? "person",
		name: seat.name ?? `Seat ${seatLetter(i)}`
	})));
	w.round = read.round ?? 1;
	w.base = read.base ?? w.base;
	w.first = read.first ?? 0;
	read.seats.forEach((seat, i) => seatAt(w, i, seat));
	w.dawn = dawnOf(w);
	for (const [card, left] of Object.entries(read.stacks ?? {})) setStack(w, card, left);
	w.retired = read.retired ?? [];
	w.box = read.box ?? [];
	w.trackers = bagOf(read.trackers ?? ITEM_IDS.filter((item) => !w.retired.includes(item)));
	for (const { item, left } of read.items ?? []) stock(w, item, left ?? newStack(w, item));
	countPerks(w);
	arrangeHive(w, read["hive deck"], read["hive discard"]);
	open(w, read.phase ?? "combat", read.lane ?? w.first);
	if (read.seats.some((seat) => seat.ready !== void 0)) afterTheStart(w);
	return w;
}
function seatAt(w, seat, given) {
	const one = commanderOf(w, seat);
	one.division = given.division ?? "";
	one.hand = (given.hand ?? []).sort((a, b) => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b));
	one.deck = bagOf(given.deck ?? []);
	one.discard = given.discard ?? [];
	one.purse = given.purse ?? 0;
	one.used = given.used ?? [];
	one.cuts = given.cuts ?? [];
	one.shown = given.shown ?? [];
	one.ready = given.ready ?? false;
	one.wants = given.wants ?? false;
	if (given.tally !== void 0) one.tally = given.tally;
	const { lane } = one;
	lane.mines = given.mines ?? -1;
	lane.rampage = given.rampage ?? false;
	lane.added = given.added ?? 0;
	lane.troops = (given.troops ?? []).map((troop, i) => troopFrom(w, troop, i + 1));
	lane.enemies = (given.enemies ?? []).map((enemy, i) => enemyFrom(w, seat, enemy, i + 1));
	inOrder(lane.troops, `given.seats[${seat}].troops`);
	inOrder(lane.enemies, `given.seats[${seat}].enemies`);
}
function inOrder(cards, where) {
	let last = 0;
	cards.forEach(({ zone }, i) => {
		if (zone <= last) throw new BadInput(`${where}[${i}].zone`, "cards are listed from the front, one to a zone");
		last = zone;
	});
}
function troopFrom(w, given, zone) {
	const { troop, used, ...rest } = given;
	const made = {
		...newTroop(w, troop, zone),
		fresh: false,
		...rest
	};
	for (const token of used ?? []) made.used[token] = true;
	return made;
}
function enemyFrom(w, seat, given, zone) {
	const { enemy, converted, owner, weapon = "", armor = "", seen, up, ...rest } = given;
	const made = {
		id: w.next++,
		up: up ?? (enemy !== void 0 || converted !== void 0),
		from: 0,
		seenBy: (seen ?? []).toSorted((a, b) => a - b),
		zone,
		damage: 0,
		bonus: 0,
		stasis: false,
		noted: [],
		...rest
	};
	return converted === void 0 ? {
		...made,
		card: enemy ?? "",
		turned: null
	} : {
		...made,
		card: converted,
		turned: {
			owner: owner ?? seat,
			weapon,
			armor,
			boosts: 0
		}
	};
}
function setStack(w, card, left) {
	const known = oneOf([...FOR_SALE, ...CRYSTAL_IDS])(card, "given.stacks");
	if (isCrystal(known)) w.crystals[known] = left;
	else w.stacks[known] = left;
}
function stock(w, item, left) {
	takeOut(w.trackers, item);
	w.slots.push({
		item,
		left
	});
}
function arrangeHive(w, deck, discard) {
	const enemies = w.commanders.flatMap(({ lane }) => lane.enemies);
	const faceDown = enemies.filter((enemy) => enemy.card === "").length;
	newDeck(w);
	w.encounter.discard = discard ?? [];
	if (deck === void 0) {
		for (const enemy of enemies) if (enemy.turned === null && enemy.card !== "") takeOut(bagAt(w, 0), enemy.card);
		for (const card of w.encounter.discard) takeOut(bagAt(w, 0), card);
	} else w.encounter.bags = [bagOf(deck)];
	const inside = sizeOf(bagAt(w, 0));
	if (inside < faceDown) throw new BadInput("given.hive deck", `${faceDown} face-down Enemies need as many cards in the deck`);
	w.encounter.left = inside - faceDown;
}
const PAGES = {
	start: {
		phase: "draw",
		step: "refresh"
	},
	draw: {
		phase: "draw",
		step: "draw"
	},
	income: {
		phase: "draw",
		step: "acquire"
	},
	acquire: {
		phase: "acquire",
		step: "deploy",
		chapter: () => acquire.begin({})
	},
	deployment: {
		phase: "deployment",
		step: "place the Enemies",
		chapter: () => deployment.begin({})
	},
	placing: {
		phase: "deployment",
		step: "place the Enemies"
	},
	"wrap-up": {
		phase: "wrap-up",
		step: "advance the track",
		chapter: () => wrapUp.begin({})
	},
	advance: {
		phase: "wrap-up",
		step: "advance the track"
	}
};
function afterTheStart(w) {
	const page = w.flow.at(-1);
	if (page === void 0) return;
	if (acquire.has(page)) page.step = "buy";
	else if (deployment.has(page)) page.step = "deploy";
	else if (wrapUp.has(page)) page.step = "discard and rearrange";
}
function open(w, moment, lane) {
	if (moment === "combat") {
		const count = w.commanders.length;
		w.phase = "combat";
		w.active = lane;
		w.flow = [round.begin({ fought: (lane - w.first + count) % count + 1 }, "fight"), combat.begin({
			lane,
			flipped: 0
		})];
		return;
	}
	const { phase, step, chapter } = PAGES[moment];
	w.phase = phase;
	w.flow = [round.begin({ fought: 0 }, step), ...chapter === void 0 ? [] : [chapter()]];
}
// packages/games/xenoshyft/book/index.ts
const book = bookOf([
	look,
	setup,
	round,
	acquire,
	deployment,
	consent,
	combat,
	revealEffect,
	reaction$1,
	fight,
	overrun,
	wrapUp,
	damage,
	killCheck,
	hiveEffect,
	strike,
	effects,
	spentCard,
	scan,
	regroup,
	returnCard,
	redraw,
	callIn
], isAlly);
// packages/games/xenoshyft/copy.ts
const troop$2 = (from) => ({
	id: from.id,
	card: from.card,
	zone: from.zone,
	damage: from.damage,
	weapon: from.weapon,
	armor: from.armor,
	used: {
		troop: from.used.troop,
		weapon: from.used.weapon,
		armor: from.used.armor
	},
	webbed: from.webbed,
	boosts: from.boosts,
	fresh: from.fresh
});
const enemy$2 = (from) => {
	const { id, up, zone, damage, bonus, stasis } = from;
	const rest = {
		id,
		up,
		from: from.from,
		zone,
		damage,
		bonus,
		stasis
	};
	const seenBy = from.seenBy.slice();
	const noted = from.noted.slice();
	return from.turned === null ? {
		...rest,
		seenBy,
		noted,
		card: from.card,
		turned: null
	} : {
		...rest,
		seenBy,
		noted,
		card: from.card,
		turned: { ...from.turned }
	};
};
const commander$1 = (from) => ({
	kind: from.kind,
	name: from.name,
	division: from.division,
	deck: copyBag(from.deck),
	hand: from.hand.slice(),
	shown: from.shown.slice(),
	discard: from.discard.slice(),
	purse: from.purse,
	cuts: from.cuts.slice(),
	used: from.used.slice(),
	ready: from.ready,
	wants: from.wants,
	lane: {
		troops: from.lane.troops.map(troop$2),
		enemies: from.lane.enemies.map(enemy$2),
		mines: from.lane.mines,
		rampage: from.lane.rampage,
		added: from.lane.added
	},
	tally: { ...from.tally }
});
const copy = (w) => ({
	edition: w.edition,
	flow: copyFlow(w.flow),
	undoBarrier: w.undoBarrier,
	over: w.over,
	options: w.options,
	commanders: w.commanders.map(commander$1),
	base: w.base,
	baseStart: w.baseStart,
	round: w.round,
	dawn: {
		base: w.dawn.base,
		kills: w.dawn.kills,
		lost: w.dawn.lost.slice()
	},
	phase: w.phase,
	first: w.first,
	active: w.active,
	stacks: { ...w.stacks },
	crystals: { ...w.crystals },
	slots: w.slots.map((slot) => ({
		item: slot.item,
		left: slot.left
	})),
	trackers: copyBag(w.trackers),
	retired: w.retired.slice(),
	box: w.box.slice(),
	encounter: {
		bags: w.encounter.bags.map(copyBag),
		left: w.encounter.left,
		discard: w.encounter.discard.slice()
	},
	perks: { ...w.perks },
	next: w.next
});
// packages/games/xenoshyft/given.ts
function momentOf(w) {
	const page = top(w);
	if (w.flow.length !== 2) return null;
	if (acquire.has(page)) return "acquire";
	if (deployment.has(page)) return "deployment";
	return wrapUp.has(page) ? "wrap-up" : null;
}
function hasWords(w) {
	const ids = w.commanders.flatMap(({ lane }) => [...lane.troops, ...lane.enemies].map((card) => card.id));
	const { base, kills, lost } = dawnOf(w);
	return ids.every((id, i) => id === i + 1) && w.next === ids.length + 1 && w.commanders.every(({ lane }) => lane.enemies.length === 0) && w.slots.every((slot) => slot.item !== "") && w.dawn.base === base && w.dawn.kills === kills && w.dawn.lost.every((count, seat) => count === lost[seat]);
}
const inside = (bag) => bag.kinds.flatMap((kind, i) => new Array(bag.left[i] ?? 0).fill(kind));
const troopWords = ({ card, weapon, armor, used, ...troop }) => ({
	troop: card,
	zone: troop.zone,
	damage: troop.damage,
	...weapon !== "" && { weapon },
	...armor !== "" && { armor },
	used: [
		"troop",
		"weapon",
		"armor"
	].filter((token) => used[token]),
	webbed: troop.webbed,
	boosts: troop.boosts,
	fresh: troop.fresh
});
const seatWords = (one) => ({
	name: one.name,
	kind: one.kind,
	...one.division !== "" && { division: one.division },
	hand: one.hand.slice(),
	deck: inside(one.deck),
	discard: one.discard.slice(),
	shown: one.shown.slice(),
	purse: one.purse,
	used: one.used.slice(),
	cuts: one.cuts.map(seatLetter),
	ready: one.ready,
	wants: one.wants,
	troops: one.lane.troops.map(troopWords),
	...one.lane.mines >= 0 && { mines: seatLetter(one.lane.mines) },
	rampage: one.lane.rampage,
	added: one.lane.added,
	tally: { ...one.tally }
});
function given(w) {
	const phase = w.over === null ? momentOf(w) : null;
	const [bag, ...older] = w.encounter.bags;
	if (phase === null || bag === void 0 || older.length > 0 || !hasWords(w)) return null;
	return {
		phase,
		options: { ...w.options },
		round: w.round,
		base: w.base,
		first: seatLetter(w.first),
		seats: w.commanders.map(seatWords),
		items: w.slots.map(({ item, left }) => ({
			item,
			left
		})),
		stacks: {
			...w.stacks,
			...w.crystals
		},
		trackers: inside(w.trackers),
		retired: w.retired.slice(),
		box: w.box.slice(),
		"hive deck": inside(bag),
		"hive discard": w.encounter.discard.slice()
	};
}
// packages/games/xenoshyft/imagine.ts
const bagFrom = (counts) => ({
	top: [],
	kinds: counts.map((one) => one.card),
	left: counts.map((one) => one.count),
	bottom: []
});
function dealt(bag, chance, why) {
	const kind = bag.kinds[chance.pick(bag.left, why)];
	if (kind === void 0) throw new Error("nothing is left to deal");
	takeOut(bag, kind);
	return kind;
}
const troop$1 = (v) => ({
	id: v.id,
	card: v.card,
	zone: v.zone,
	damage: v.damage,
	weapon: v.weapon,
	armor: v.armor,
	used: { ...v.used },
	webbed: v.webbed,
	boosts: v.boosts,
	fresh: v.fresh
});
function guess(bag, wave, chance) {
	if (bag === void 0) throw new Error("a face-down Enemy of no shuffle");
	const hidden = dealt(bag, chance, "XS-FDN-06");
	return hidden === "boss" ? dealt(bagOf(BOSSES[wave]), chance, "XS-SET-11") : hidden;
}
function enemy$1(v, bags, wave, chance) {
	const { id, up, from, zone, damage, bonus, stasis } = v;
	const seen = {
		id,
		up,
		from,
		seenBy: v.seenBy.slice(),
		zone,
		damage,
		bonus,
		stasis,
		noted: v.noted.slice()
	};
	if (v.turned !== null) return {
		...seen,
		card: v.card,
		turned: { ...v.turned }
	};
	const card = v.card ?? (v.seenBy.length > 0 ? guess(bags[from], wave, chance) : "");
	return {
		...seen,
		card,
		turned: null
	};
}
function commander(v, bags, wave, chance) {
	const deck = bagFrom(v.unseen);
	let hand = v.hand?.slice();
	if (hand === void 0) {
		hand = v.shown.slice();
		for (const card of hand) takeOut(deck, card);
		while (hand.length < v.handSize) hand.push(dealt(deck, chance, "XS-DRW-01"));
		hand.sort((a, b) => CARDS[a].at - CARDS[b].at);
	}
	return {
		kind: v.kind,
		name: v.name,
		division: v.division,
		deck,
		hand,
		shown: v.shown.slice(),
		discard: v.discard.slice(),
		purse: v.purse,
		cuts: v.cuts.slice(),
		used: v.abilities.filter((one) => one.used).map((one) => one.ability),
		ready: v.ready,
		wants: v.wants,
		lane: {
			troops: v.lane.troops.map(troop$1),
			enemies: v.lane.enemies.map((one) => enemy$1(one, bags, wave, chance)),
			mines: v.lane.mines ?? -1,
			rampage: v.lane.rampage,
			added: v.lane.added
		},
		tally: { ...v.tally }
	};
}
function imagine(v, chance) {
	const bags = v.encounter.unseen.map((counts) => bagFrom(counts));
	return {
		edition: v.edition,
		flow: copyFlow(v.flow),
		undoBarrier: v.undoBarrier,
		over: v.over,
		options: v.options,
		commanders: v.seats.map((seat) => commander(seat, bags, v.wave, chance)),
		base: v.base.now,
		baseStart: v.base.start,
		round: v.round,
		dawn: {
			...v.dawn,
			lost: v.dawn.lost.slice()
		},
		phase: v.phase,
		first: v.first,
		active: v.active ?? -1,
		stacks: { ...v.market.stacks },
		crystals: { ...v.market.crystals },
		slots: v.market.slots.map((slot) => ({ ...slot })),
		trackers: bagFrom(v.trackers),
		retired: v.retired.slice(),
		box: v.box.slice(),
		encounter: {
			bags,
			left: v.encounter.left,
			discard: v.encounter.discard.slice()
		},
		perks: { ...v.perks },
		next: v.next
	};
}
// packages/games/xenoshyft/things.ts
const troopThing = (id) => `troop:${id}`;
const enemyThing = (id) => `enemy:${id}`;
const unitThings = (id) => [troopThing(id), enemyThing(id)];
// packages/games/xenoshyft/log.ts
const lane = (seat) => `lane ${seatLetter(seat)}`;
const Lane = (seat) => `Lane ${seatLetter(seat)}`;
const zoneName = (seat, zone) => `${seatLetter(seat)}${zone}`;
const cards = (list) => list.map(cardName).join(", ");
const nameOf = (names, seat) => names[seat] ?? seatLetter(seat);
const bySeat = (words) => ({
	words: (h, names) => words(h, nameOf(names, h.seat), names),
	by: (h) => h.seat
});
const bySeatWith = (words) => ({
	...bySeat(words),
	about: (h) => unitThings(h.unit)
});
const byOwner = (words) => ({
	words,
	by: (h) => h.lane
});
const toCard = (words) => ({
	words,
	by: (h) => isCard(h.card) ? h.lane : null,
	about: (h) => unitThings(h.unit)
});
const aboutUnit = (words) => ({
	words,
	about: (h) => unitThings(h.unit)
});
const log = logWords({
	leads: bySeat((h, who) => `${who} leads the ${DIVISIONS[h.division].name}.`),
	"items on sale": (h) => `On sale: ${cards(h.cards)}.`,
	stocked: bySeat((h, who) => `${who} puts ${cardName(h.card)} on sale.`),
	round: {
		words: (h, names) => `Round ${h.round}; ${nameOf(names, h.first)} fights first.`,
		section: (h) => `Round ${h.round}`
	},
	wave: (h) => `Wave ${h.wave} begins.`,
	drew: bySeat((h, who) => `${who} draws ${"cards" in h ? cards(h.cards) : `${h.count} cards`}.`),
	reshuffled: bySeat((h, who) => `${who} shuffles ${h.cards} cards into a new deck.`),
	"new items": (h) => `Slot ${h.slot}: ${h.copies} ${cardName(h.card)}.`,
	income: bySeat((h, who) => `${who} receives ${cardName(h.card)}.`),
	spent: bySeat((h, who) => `${who} spends ${cardName(h.card)}: ${h.purse} in the purse.`),
	bought: bySeat((h, who) => `${who} buys ${cardName(h.card)} for ${h.cost}: ${h.purse} left.`),
	exchanged: bySeat((h, who) => `${who} exchanges for ${cardName(h.for)}.`),
	"asked for troops": bySeat((_h, who) => `${who} asks the Ally Commanders for Troops.`),
	deployed: bySeat((h, who) => `${who} deploys ${cardName(h.card)} to ${zoneName(h.lane, h.zone)}.`),
	equipped: bySeatWith((h, who) => `${who} equips ${cardName(h.troop)} in ${lane(h.lane)} with ${cardName(h.card)}.`),
	rearranged: byOwner((h) => `Order in ${lane(h.lane)}: ${cards(h.cards)}.`),
	regrouped: byOwner((h) => `New order in ${lane(h.lane)}: ${cards(h.cards)}.`),
	"handed over": byOwner((h) => `${cardName(h.card)} changes hands in ${lane(h.lane)}.`),
	"stood down": bySeat((h, who) => `${who} stands ${cardName(h.card)} down.`),
	"refused help": bySeat((h, who, names) => `${who} refuses ${cardName(h.card)} from ${nameOf(names, h.giver)}.`),
	discarded: bySeat((h, who) => `${who} discards ${cardName(h.card)}.`),
	"hive reshuffled": (h) => `${h.cards} Encounter cards are shuffled into a new deck.`,
	"bosses joined": () => "The Boss cards are shuffled into the Encounter Deck.",
	"enemies placed": (h) => `${h.cards} Enemies arrive in ${lane(h.lane)}.`,
	"enemy added": (h) => `One more Enemy arrives in ${lane(h.lane)}.`,
	revealed: toCard((h) => `${cardName(h.card)} is turned up in ${zoneName(h.lane, h.zone)}.`),
	cancelled: toCard((h) => `The Reveal effect of ${cardName(h.card)} is cancelled.`),
	"moved back": toCard((h) => `${cardName(h.card)} is pushed to the back of ${lane(h.lane)}.`),
	webbed: toCard((h) => `${cardName(h.card)} is webbed.`),
	disarmed: toCard((h) => `${cardName(h.card)} is lost in ${lane(h.lane)}.`),
	devoured: bySeat((h, who) => `${cardName(h.card)} of ${who} is devoured.`),
	grew: aboutUnit((h) => `The Enemy grows by ${h.amount} Power.`),
	roused: (h) => `The other Enemies in ${lane(h.lane)} are roused: ${h.amount} more Power.`,
	knitted: aboutUnit((h) => `The Enemy knits itself: ${h.left} damage left.`),
	converted: toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} turns on its friends.`),
	played: bySeat((h, who) => `${who} plays ${cardName(h.card)}: ${h.target}.`),
	used: bySeatWith((h, who) => `${who} uses ${cardName(h.card)}: ${h.target}.`),
	"used division": bySeat((h, who, names) => `${who} uses Division ability ${h.ability}${h.to === null ? "" : ` for ${nameOf(names, h.to)}`}.`),
	"took back": bySeat((h, who) => `${who} takes ${cardName(h.card)} back to hand.`),
	scanned: bySeat((h, who) => `${who} scans ${lane(h.lane)}${h.cards === void 0 ? "" : `: ${cards(h.cards)}`}.`),
	healed: aboutUnit((h) => `${cardName(h.card)} is treated: ${h.left} damage left.`),
	"extra hit": toCard((h) => `${cardName(h.card)} strikes for ${h.amount} more.`),
	prevented: bySeat((h) => `${cardName(h.card)} prevents ${h.amount} damage to ${h.target}.`),
	"moved damage": bySeat((h) => `${cardName(h.card)} takes over ${h.amount} damage from ${h.target}.`),
	evacuated: bySeat((h) => `${cardName(h.card)} carries ${h.target} off: ${h.amount} damage prevented.`),
	revived: bySeat((h) => `${cardName(h.card)} is saved for its owner's hand.`),
	damaged: toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} takes ${h.amount} damage.`),
	killed: toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} is killed.`),
	burned: toCard((h) => `${cardName(h.card)} in ${lane(h.lane)} is killed and burned.`),
	"base hurt": (h) => `The Base loses ${h.amount}: ${h.left} left.`,
	"mines went off": aboutUnit((h) => `The mines in ${lane(h.lane)} go off.`),
	"no reaction": (h) => `The rampage in ${lane(h.lane)} leaves no time to react.`,
	stalemate: (h) => `Nobody can hurt the other in ${lane(h.lane)}.`,
	"slipped past": toCard((h) => `${cardName(h.card)} slips past everybody in ${lane(h.lane)}.`),
	"fight broken off": (h) => `The fight in ${lane(h.lane)} is broken off.`,
	held: (h) => `${Lane(h.lane)} has held.`,
	overrun: (h) => `${Lane(h.lane)} is overrun by ${h.enemies} Enemies.`,
	"broke through": toCard((h) => `${cardName(h.card)} breaks through in ${lane(h.lane)}.`)
});
// packages/games/xenoshyft/measures.ts
const measures = {
	base: {
		label: "Hit Points of the Base",
		of: (w) => w.base
	},
	baseDamage: {
		label: "Base damage this round",
		of: (w) => w.dawn.base - w.base
	},
	losses: {
		label: "Own Troops lost this round",
		of: (w, seat) => commanderOf(w, seat).tally.lost - (w.dawn.lost[seat] ?? 0)
	},
	kills: {
		label: "Enemies killed this round",
		of: (w) => w.commanders.reduce((all, one) => all + one.tally.kills, 0) - w.dawn.kills
	},
	troops: {
		label: "Troops left in the own lane",
		of: (w, seat) => laneOf(w, seat).troops.length
	}
};
// packages/games/xenoshyft/oddsReply.ts
function oddsReply(w, asks) {
	const ask = asks[0];
	if (ask === void 0 || w.phase !== "combat") return null;
	const choice = ask.offers.find((offer) => does(offer, "pass", "decline")) ?? ask.offers[0];
	return choice === void 0 ? null : {
		seat: ask.seat,
		choice
	};
}
// packages/games/xenoshyft/reaction.ts
const LABELS = {
	reaction: "Reactions before a fight",
	reveal: "Answers to a reveal",
	damage: "Answers to damage",
	kill: "Answers to a kill"
};
const isPass = (choice) => "do" in choice && choice.do === "pass";
function reaction(view, { seat, offers }) {
	const { window } = view;
	if (window === null || !offers.some(isPass)) return null;
	const plays = offers.filter((choice) => !isPass(choice));
	const own = seatOf(view, seat).lane.troops;
	const [only] = plays;
	return {
		key: window.kind,
		label: LABELS[window.kind],
		pass: PASS,
		use: plays.length === 1 && only !== void 0 ? only : null,
		urgent: window.hits.some((hit) => own.some(({ id, remaining }) => id === hit.unit && remaining <= hit.amount))
	};
}
// packages/games/xenoshyft/report.ts
const troop = (w, one) => ({
	troop: one.card,
	zone: one.zone,
	damage: one.damage,
	power: power(w, one),
	hp: hp(w, one),
	weapon: one.weapon,
	armor: one.armor,
	webbed: one.webbed,
	used: [
		"troop",
		"weapon",
		"armor"
	].filter((token) => one.used[token]),
	boosts: one.boosts,
	fresh: one.fresh
});
const enemy = (w, one) => ({
	...one.turned === null ? { enemy: one.card === "" ? "face-down" : one.card } : {
		converted: one.card,
		owner: seatLetter(one.turned.owner),
		weapon: one.turned.weapon,
		armor: one.turned.armor
	},
	zone: one.zone,
	up: one.up,
	seen: one.seenBy.map(seatLetter),
	damage: one.damage,
	...one.card !== "" && {
		power: enemyPower(w, one),
		hp: enemyHp(w, one)
	},
	bonus: one.bonus,
	stasis: one.stasis
});
const seat = (w, one) => ({
	name: one.name,
	kind: one.kind,
	division: one.division,
	hand: one.hand.slice(),
	deck: [...contents(one.deck)].flatMap(([card, count]) => new Array(count).fill(card)).sort(),
	"deck size": sizeOf(one.deck),
	discard: one.discard.toSorted(),
	purse: one.purse,
	used: one.used.toSorted(),
	cuts: one.cuts.map(seatLetter),
	ready: one.ready,
	wants: one.wants,
	troops: one.lane.troops.map((each) => troop(w, each)),
	enemies: one.lane.enemies.map((each) => enemy(w, each)),
	mines: one.lane.mines < 0 ? null : seatLetter(one.lane.mines),
	rampage: one.lane.rampage,
	added: one.lane.added,
	tally: { ...one.tally }
});
const report = (w) => ({
	round: w.round,
	phase: w.phase,
	base: w.base,
	first: seatLetter(w.first),
	lane: w.active < 0 ? null : seatLetter(w.active),
	seats: w.commanders.map((one) => seat(w, one)),
	items: w.slots.map((slot) => ({
		item: slot.item,
		left: slot.left
	})),
	stacks: {
		...w.stacks,
		...w.crystals
	},
	trackers: sizeOf(w.trackers),
	retired: w.retired.slice(),
	box: w.box.toSorted(),
	"hive deck": w.encounter.left,
	"hive discard": w.encounter.discard.toSorted()
});
// packages/games/xenoshyft/score.ts
function score(w, seat) {
	if (w.over !== null) return w.over.winners.includes(seat) ? 1 : 0;
	return (w.base / w.baseStart + (w.round - 1) / roundsOf(w.options)) / 2;
}
// packages/games/xenoshyft/view.ts
const view = (w, viewer) => ({
	...seen(w, viewer),
	flow: shownFlow(book, w.flow)
});
// packages/games/xenoshyft/game.ts
const players = { commander: commander$2 };
const game = defineGame({
	name: "xenoshyft",
	title: "XenoShyft: Onslaught",
	edition: "1",
	seats: {
		least: 1,
		most: 4,
		kinds: ["person", "ally"]
	},
	options,
	book,
	begin: (given, seats) => begin(tableOptions(given), seats),
	view,
	imagine,
	copy,
	score,
	words: {
		choice: choiceWords,
		...log
	},
	arrange,
	report,
	given,
	measures,
	oddsReply,
	reaction
});
export { game, players };
