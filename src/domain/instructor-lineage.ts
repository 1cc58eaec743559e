/** Somebody without a class for so many days is silent. */
export const SILENT_DAYS = 365

/** Who was trained as an instructor by whom, and when: ids, and an instant. */
export type TrainedBy = Readonly<{ id: number; byId: number; on: string }>

/** Somebody, and those whom they trained first. */
export type Branch = Readonly<{ id: number; branches: readonly Branch[] }>

/**
 * Who trained whom, as trees: each stands once, below whoever trained them first. Of people who trained each other in
 * turn the earlier one stands above.
 */
export const lineageOf = (links: readonly TrainedBy[]): readonly Branch[] => {
  const above = new Map<number, number>()
  const isAbove = (id: number, below: number): boolean => {
    for (let at: number | undefined = below; at !== undefined; at = above.get(at)) if (at === id) return true
    return false
  }
  const inOrder = links.toSorted((a, b) => a.on.localeCompare(b.on) || a.byId - b.byId || a.id - b.id)
  for (const { id, byId } of inOrder) if (!above.has(id) && !isAbove(id, byId)) above.set(id, byId)
  const all = [...new Set(inOrder.flatMap(({ id, byId }) => [byId, id]))]
  const below = Map.groupBy(above.keys(), (id) => above.get(id))
  const branchOf = (id: number): Branch => ({ id, branches: (below.get(id) ?? []).map(branchOf) })
  return all.filter((id) => !above.has(id)).map(branchOf)
}
