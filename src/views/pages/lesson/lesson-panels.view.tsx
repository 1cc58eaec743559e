import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { css } from 'styled-system/css'

/** What stands under the video, one of several: `content` is drawn while it is the open one. */
export type LessonPanel = Readonly<{ id: string; label: string; content: ReactNode }>

type LessonPanelsProps = Readonly<{
  /** Names the list of tabs. */
  label: string
  panels: readonly LessonPanel[]
  /** The id of the open one; the first is open where it names none. */
  open: string
  onOpen: (id: string) => void
}>

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' }),
  tabs: css({ display: 'flex', gap: { base: '3', sm: '1' }, overflowX: 'auto', borderBlockEndWidth: 'hairline' }),
  tab: css({
    flexShrink: '0',
    minHeight: 'target',
    _touch: { minHeight: 'touch' },
    paddingInline: { base: '1', sm: '3' },
    borderBlockEndWidth: '[3px]',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: 'medium',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '[-2px]' },
    '&[aria-selected=true]': { color: 'fg.default', borderColor: 'accent.solid' },
  }),
  title: css({ textStyle: 'heading.card' }),
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The place after `at` that a key leads to, around the ends; null for another key. */
const placeAfter = (key: string, at: number, count: number, isRtl: boolean): number | null => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (at + (isRtl ? -step : step) + count) % count
}

/** The parts under a lesson's video. Of one alone its name is a heading: there is nothing to choose. */
export const LessonPanels = ({ label, panels, open, onOpen }: LessonPanelsProps) => {
  const id = useId()
  const shown = panels.find((panel) => panel.id === open) ?? panels[0]
  if (!shown) return null
  if (panels.length === 1)
    return (
      <div className={styles.root}>
        <h2 className={styles.title}>{shown.label}</h2>
        {shown.content}
      </div>
    )

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = placeAfter(event.key, panels.indexOf(shown), panels.length, isRtl)
    const panel = to === null ? undefined : panels[to]
    if (!panel) return
    event.preventDefault()
    onOpen(panel.id)
    document.getElementById(`${id}-${panel.id}`)?.focus()
  }

  return (
    <div className={styles.root}>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {panels.map((panel) => (
          <button
            key={panel.id}
            type="button"
            role="tab"
            id={`${id}-${panel.id}`}
            aria-selected={panel === shown}
            aria-controls={`${id}-panel`}
            tabIndex={panel === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onOpen(panel.id)}
            onKeyDown={move}
          >
            {panel.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`}>
        {shown.content}
      </div>
    </div>
  )
}
