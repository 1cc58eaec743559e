import type { FirstAsk } from '../domain/first-ask.ts'

export const START_ID = 'start'

/** What a page is started with, as /boot.js reads it: addresses of files, and calls. */
export type StartData = Readonly<{
  /** Painted is only that something is waited for. */
  isWaiting: boolean
  /** The session that the page was painted for, and where it was opened: it is shown to no other. */
  session?: string
  origin?: string
  /** The scripts that stand in the page, each after those that it needs; the entry is among them. */
  carried?: readonly string[]
  /** Those as files, after what stands for them meanwhile: kept for the next page once all is quiet. */
  kept?: readonly string[]
  /** The calls that are made for someone who is signed in. */
  asks?: readonly FirstAsk[]
  /** Scripts for someone who is signed in alone. */
  personal?: readonly string[]
  /** The entry's file. */
  script: string
  preloads: readonly string[]
  fonts: readonly string[]
  styles: readonly string[]
}>

/** Trusts its shape: it comes from the server that sent the script that reads it. Null in development. */
export const readStart = (page: Document): StartData | null => {
  const text = page.getElementById(START_ID)?.textContent
  return text ? (JSON.parse(text) as StartData) : null
}
