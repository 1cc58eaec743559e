/** A module of the app as far as files are cut by it: what of its kind it needs at once, and its compressed bytes, about. */
export type Module = Readonly<{ imports: readonly string[]; bytes: number; kind: string }>

/** Modules that are asked for together: a page, or a part that is opened on it. */
export type Visit = Readonly<{
  roots: readonly string[]
  /** How much it counts. */
  weight: number
  /** Has no room for a byte that it does not need. */
  isFull?: boolean
  /** Of a page that a guest sees. */
  isPublic?: boolean
  /** Whose page it is; learners' are also those of everybody. */
  isFor?: 'admins' | 'staff' | 'learners'
}>

/**
 * What a file costs beside its content, in bytes of content: six come at a time, each after a trip of its own. That is
 * 16 kB on slow 4G, where a module is counted half as large again as it is in its file: alone and untrimmed.
 */
const FILE = 24000

type Group = { members: string[]; visits: Uint8Array; bytes: number; kind: string; imports: Set<number> }

/** Everything that modules lead to at once, and they themselves. */
export const reachedFrom = (modules: ReadonlyMap<string, Module>, roots: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (id: string) => {
    const module = modules.get(id)
    if (!module || found.has(id)) return
    found.add(id)
    module.imports.forEach(visit)
  }
  roots.forEach(visit)
  return found
}

/** Modules that the same visits need, together. */
const byVisits = (modules: ReadonlyMap<string, Module>, visits: readonly Visit[]): Group[] => {
  const needs = new Map([...modules.keys()].map((id) => [id, new Uint8Array(visits.length)]))
  visits.forEach(({ roots }, at) => {
    for (const id of reachedFrom(modules, roots)) needs.get(id)?.set([1], at)
  })
  const groups = new Map<string, Group>()
  for (const [id, { kind, bytes }] of modules) {
    const needed = needs.get(id)
    if (!needed?.includes(1)) continue
    const key = `${kind} ${needed.join('')}`
    const group = groups.get(key) ?? { members: [], visits: needed, bytes: 0, kind, imports: new Set() }
    group.members.push(id)
    group.bytes += bytes
    groups.set(key, group)
  }
  const all = [...groups.values()]
  const placeOf = new Map(all.flatMap(({ members }, at) => members.map((id) => [id, at] as const)))
  all.forEach(({ members, imports }, at) => {
    for (const id of members)
      for (const imported of modules.get(id)?.imports ?? []) {
        const place = placeOf.get(imported)
        if (place !== undefined && place !== at) imports.add(place)
      }
  })
  return all
}

/** Every group that one needs, by way of others too. */
const needsOf = (groups: readonly (Group | null)[], of: number): ReadonlySet<number> => {
  const found = new Set<number>()
  const open = [...(groups[of]?.imports ?? [])]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (found.has(place)) continue
    found.add(place)
    open.push(...(groups[place]?.imports ?? []))
  }
  return found
}

/**
 * Which file each module belongs to: modules that the same visits need are together, and then those files become one,
 * the best pair first, where the files that are saved weigh more than what somebody fetches in vain, with all that it
 * needs in turn. No file needs another that needs it. Modules of different kinds never share one; what no visit needs
 * is not among the answer.
 */
export const groupModules = (
  modules: ReadonlyMap<string, Module>,
  visits: readonly Visit[],
): readonly (readonly string[])[] => {
  const groups: (Group | null)[] = byVisits(modules, visits)
  let needs = groups.map((_, at) => needsOf(groups, at))

  /** What a visit fetches in vain when this comes with what it needs. */
  const inVain = (place: number, visit: number): number => {
    let bytes = groups[place]?.bytes ?? 0
    for (const needed of needs[place] ?? []) {
      const group = groups[needed]
      if (group && group.visits[visit] === 0) bytes += group.bytes + FILE
    }
    return bytes
  }

  const gainOf = (a: number, b: number): number => {
    const [one, other] = [groups[a], groups[b]]
    if (!one || !other || one.kind !== other.kind) return 0
    let gain = 0
    for (let at = 0; at < visits.length; at += 1) {
      const { weight = 0, isFull = false } = visits[at] ?? {}
      if (one.visits[at] === 1 && other.visits[at] === 1) gain += weight * FILE
      else if (one.visits[at] !== other.visits[at]) {
        if (isFull) return 0
        gain -= weight * inVain(one.visits[at] === 1 ? b : a, at)
      }
    }
    return gain
  }

  /** Whether one needs the other by way of a third: as one file they would need it, and it them. */
  const leadsRound = (from: number, to: number): boolean =>
    [...(groups[from]?.imports ?? [])].some((place) => place !== to && needs[place]?.has(to))

  /** Says whose visits have changed. */
  const merge = (kept: number, gone: number): ReadonlySet<number> => {
    const [into, from] = [groups[kept], groups[gone]]
    if (!into || !from) return new Set()
    into.members.push(...from.members)
    into.bytes += from.bytes
    for (const place of from.imports) into.imports.add(place)
    groups[gone] = null
    for (const group of groups) if (group?.imports.delete(gone)) group.imports.add(kept)
    into.imports.delete(kept)
    needs = groups.map((_, at) => needsOf(groups, at))
    from.visits.forEach((is, at) => {
      if (is === 1) into.visits[at] = 1
    })
    const changed = new Set([kept, gone])
    for (const place of needs[kept] ?? []) {
      const group = groups[place]
      into.visits.forEach((is, at) => {
        if (!group || is === 0 || group.visits[at] === 1) return
        group.visits[at] = 1
        changed.add(place)
      })
    }
    return changed
  }

  const gains = groups.map((_, a) => groups.map((__, b) => (a < b ? gainOf(a, b) : 0)))
  const best = (): readonly [number, number] | null => {
    let found: readonly [number, number] | null = null
    let most = 0
    gains.forEach((row, a) =>
      row.forEach((gain, b) => {
        if (gain <= most || leadsRound(a, b) || leadsRound(b, a)) return
        most = gain
        found = [a, b]
      }),
    )
    return found
  }

  for (let pair = best(); pair !== null; pair = best()) {
    for (const changed of merge(...pair)) {
      groups.forEach((_, at) => {
        const [a, b] = at < changed ? [at, changed] : [changed, at]
        const row = gains[a]
        if (row && a !== b) row[b] = gainOf(a, b)
      })
    }
  }
  return groups.flatMap((group) => (group ? [group.members] : []))
}
