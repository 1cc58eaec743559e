import { useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react'

import type { nearOptions } from '../../domain/near-options.ts'
import { foldOptions, optionNamed, searchOptions, type FoldedOption, type Option } from '../../domain/option-search.ts'

/** Options that are drawn at once; as many more when the last of them is reached. */
const STEP = 100
const PAGE = 10

type State = Readonly<{
  isOpen: boolean
  /** What is being typed; null while the field shows what was chosen. */
  query: string | null
  /** Place in the list of the option that Enter takes; -1 for none, null for the first that was found. */
  active: number | null
  limit: number
}>

const NONE: readonly FoldedOption[] = []
const CLOSED: State = { isOpen: false, query: null, active: -1, limit: STEP }

export type ComboboxInput = Readonly<{
  options: readonly Option[]
  /** Stands last, whatever is looked for. */
  extraOption?: Option | undefined
  /** What the field shows while nobody types. */
  text: string
  chosen: readonly string[]
  isReadOnly: boolean
  /** Something is done by it: a text that names nothing lets go of what was chosen before, and stays. */
  isRequired?: boolean | undefined
  /** Several may be chosen: the list stays open. */
  isMultiple: boolean
  onChosen: (value: string) => void
  /** The field was left with another text than that of an option, or with none. */
  onEmptied?: () => void
  onLeft?: ((event: FocusEvent) => void) | undefined
  /** Told of each text that is typed, and of nothing when the list opens: then `options` are what was found for it. */
  onLookedFor?: ((typed: string) => void) | undefined
}>

const isTyping = (query: string | null): query is string => query !== null && query.trim() !== ''

export const useCombobox = (input: ComboboxInput) => {
  const { options, extraOption, text, chosen, isReadOnly, isRequired = false, isMultiple } = input
  const { onChosen, onEmptied, onLeft, onLookedFor } = input
  const [state, setState] = useState(CLOSED)
  const { isOpen, query, limit } = state
  const folded = useMemo(() => foldOptions(options), [options])
  const isLive = onLookedFor !== undefined
  const found = useMemo(() => (isLive ? folded : searchOptions(folded, query ?? '')), [folded, isLive, query])
  const [nearIn, setNearIn] = useState<typeof nearOptions | null>(null)
  const near = useMemo(
    () => (nearIn === null || found.length > 0 || query === null ? NONE : nearIn(folded, query)),
    [found, folded, nearIn, query],
  )
  const isNear = near.length > 0
  const matches = isNear ? near : found
  const shown: readonly Option[] = useMemo(
    () => [...matches.slice(0, limit), ...(extraOption ? [extraOption] : [])],
    [matches, limit, extraOption],
  )
  // What only comes near is taken by nobody who has not looked at it.
  const active = Math.min(state.active ?? (isNear ? -1 : 0), shown.length - 1)

  /** It comes when somebody types: most forms are sent without. */
  const bringNear = () =>
    void import('../../domain/near-options.ts').then((part) => setNearIn(() => part.nearOptions)).catch(() => {})
  const open = () => {
    if (isReadOnly || isOpen) return
    const place = isMultiple ? -1 : shown.findIndex(({ value }) => chosen.includes(value))
    setState({ ...state, isOpen: true, active: place })
    if (query === null) onLookedFor?.('')
  }
  const fold = () => setState((at) => ({ ...at, isOpen: false }))
  const close = () => setState({ ...CLOSED, query: isMultiple ? query : null })

  const choose = (option: Option) => {
    onChosen(option.value)
    setState({ ...CLOSED, isOpen: isMultiple })
  }
  const settle = () => {
    const all: readonly FoldedOption[] = extraOption ? [...folded, ...foldOptions([extraOption])] : folded
    const named = query === null ? null : optionNamed(all, query)
    if (named && !chosen.includes(named.value)) onChosen(named.value)
    // What a server finds has other names than those that were found last: only what was chosen is known for sure.
    const isLost = isLive && isRequired && isTyping(query) && !named && query.trim() !== text
    if (query !== null && text !== '' && (isLost || query.trim() === '')) onEmptied?.()
    // The list may still be on its way: what was typed waits for it.
    const isAwaited = !isLive && options.length === 0 && !named
    setState(query !== null && (isAwaited || isLost) ? { ...CLOSED, query } : CLOSED)
  }
  const move = (to: number) => {
    const last = shown.length - 1
    const place = Math.min(Math.max(to, 0), last)
    const isLastDrawn = place >= limit - 1 && matches.length > limit
    setState({ ...state, isOpen: true, active: place, limit: isLastDrawn ? limit + STEP : limit })
  }

  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => {
      if (isOpen) move(active === shown.length - 1 ? 0 : active + 1)
      else open()
      return true
    },
    ArrowUp: () => {
      if (isOpen) move(active <= 0 ? shown.length - 1 : active - 1)
      else open()
      return true
    },
    PageDown: () => {
      if (isOpen) move(active + PAGE)
      return isOpen
    },
    PageUp: () => {
      if (isOpen) move(active - PAGE)
      return isOpen
    },
    Enter: () => {
      const option = isOpen ? shown[active] : undefined
      if (option) choose(option)
      return option !== undefined
    },
    Escape: () => {
      if (isOpen) close()
      return isOpen
    },
    // What was typed stands until the field is left: the buttons in it are on the way.
    Tab: () => {
      if (isOpen) fold()
      return false
    },
  }

  return {
    isOpen,
    shown,
    active,
    found: found.length,
    isNear,
    hidden: Math.max(0, matches.length - limit),
    shownText: query ?? text,
    open,
    /** Something else was pressed: where a press moves no focus, the field is not left by it. */
    fold,
    close,
    choose,
    toggle: () => (isOpen ? close() : open()),
    showMore: () => setState({ ...state, limit: limit + STEP }),
    clear: () => {
      setState(CLOSED)
      onEmptied?.()
    },
    type: (typed: string, isFocused: boolean) => {
      // A password manager fills in without coming to the field.
      const named = isFocused ? null : optionNamed(folded, typed)
      if (named) choose(named)
      else {
        bringNear()
        setState({ ...CLOSED, isOpen: isFocused, query: typed, active: isTyping(typed) ? null : -1 })
        onLookedFor?.(typed)
      }
    },
    press: (event: KeyboardEvent) => {
      if (isReadOnly || event.altKey || event.nativeEvent.isComposing || !keys[event.key]?.()) return
      event.preventDefault()
      // What hears keys around the field takes none that was for the list.
      event.stopPropagation()
    },
    leave: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      settle()
      onLeft?.(event)
    },
  }
}

export type ComboboxState = ReturnType<typeof useCombobox>
