/*
 * What our code uses of the language and the oldest browsers lack. Apart from the other stand-ins, because a worker has
 * its own language and no popovers: that of *Why doesn't this work?* needs these alone.
 */

// Array methods that Chrome before 110 lacks.
type Methods = Pick<unknown[], 'toReversed' | 'toSorted' | 'toSpliced' | 'with'>;

const methods: Methods & ThisType<unknown[]> = {
  toReversed() {
    return [...this].reverse();
  },
  toSorted(compare) {
    return [...this].sort(compare);
  },
  toSpliced(...parameters: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...parameters);
    return copy;
  },
  with(index, value) {
    const copy = [...this];
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  },
};

for (const [name, value] of Object.entries(methods)) {
  // Not enumerable, as the browser's own are.
  if (!(name in Array.prototype))
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });
}

// Chrome before 117, Firefox before 119, Safari before 17.4.
Map.groupBy ??= <Key, Item>(items: Iterable<Item>, getKey: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = getKey(item, index);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
    index += 1;
  }
  return groups;
};
// Chrome before 111, Firefox before 119. With the flag `u` a surrogate that is part of a pair is no surrogate.
String.prototype.isWellFormed ??= function isWellFormed(this: string): boolean {
  return !/\p{Surrogate}/u.test(this);
};
