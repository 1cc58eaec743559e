import type { ComponentType } from 'react'

export type RouteProps = Readonly<{
  /** Of the pattern, e.g. `courseId`. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}>

export type RouteModule = Readonly<{ default: ComponentType<RouteProps> }>

/** A positive id in an address; null for anything else. */
export const idIn = (text: string | null | undefined): number | null => {
  const id = Number(text)
  return text && Number.isSafeInteger(id) && id > 0 ? id : null
}
