import { EventEmitter } from 'node:events';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

type Instance = Record<string, unknown>;

/**
 * Remembers what the providers of a program hold in memory.
 *
 * @returns restores it, as a new start would: for that takes a hundred times as long
 */
export function keepState(context: INestApplicationContext): () => void {
  const restorations: (() => void)[] = [];
  for (const module of context.get(ModulesContainer).values()) {
    for (const { instance } of [...module.providers.values(), ...module.controllers.values()]) {
      if (isOfProduct(instance)) restorations.push(...keep(instance));
    }
  }
  return () => {
    for (const restore of restorations) restore();
  };
}

/** Connections and clients are libraries' own, and keep nothing from one statement to the next. */
function isOfProduct(instance: unknown): instance is Instance {
  if (!instance || typeof instance !== 'object') return false;
  return !(instance instanceof EventEmitter) && !('$connect' in instance);
}

/** The collections and plain values that an instance holds; what it refers to is kept as it is. */
function keep(instance: Instance): (() => void)[] {
  return Object.getOwnPropertyNames(instance).flatMap((name) => {
    const { writable, value } = Object.getOwnPropertyDescriptor(instance, name) ?? {};
    if (value instanceof Set) return [refill(value, [...value], (one) => value.add(one))];
    if (value instanceof Map) {
      return [refill(value, [...value], ([key, one]) => value.set(key, one))];
    }
    if (Array.isArray(value)) {
      const items = [...value];
      return [() => value.splice(0, value.length, ...items)];
    }
    const isPlain =
      value === null || ['boolean', 'number', 'string', 'undefined'].includes(typeof value);
    if (!writable || !isPlain) return [];
    return [
      () => {
        instance[name] = value;
      },
    ];
  });
}

function refill<Item>(
  collection: { clear(): void },
  items: Item[],
  add: (item: Item) => void,
): () => void {
  return () => {
    collection.clear();
    for (const item of items) add(item);
  };
}
