import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { toast } from 'styled-system/recipes/toast'

import { Button } from './button.view.tsx'
import { IconButton } from './icon-button.view.tsx'
import { Icon } from './icon.view.tsx'
import type { leadByKey } from './leading-key.ts'
import { DISMISSES, goingMessage, REGION_KEY } from './region-key.ts'

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type ToastMessage = {
  id: string
  tone: ToastTone
  text: string
  /** A message with an action stays until it is dismissed. */
  action?: { label: string; onAction: () => void }
}

export type ToastRegionProps = {
  /** Names the region: "Notifications". */
  label: string
  dismissLabel: string
  /** Says which key leads to what can be done; undefined where nothing can. */
  keyHint?: string | undefined
  /** Oldest first; at most five are shown. */
  messages: readonly ToastMessage[]
  onDismiss: (id: string) => void
  /** The pointer or the keyboard is on a message: its time should stand still. */
  onHold?: () => void
  onRelease?: () => void
  /** What stays longer than a message, and stands before them. */
  children?: ReactNode
}

const MOST = 5

const toneIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<ToastTone, LucideIcon>

/**
 * Says when the pointer or the focus comes to the messages, and when both are gone. A message that was dismissed by
 * keyboard takes the focus with it and tells nobody: so that is looked at again after each drawing.
 */
export const holdWhileUsed = (region: HTMLElement | null, onHold: () => void, onRelease: () => void) => {
  const listening = new AbortController()
  const settle = (hasFocus: boolean) => {
    if (hasFocus || region?.dataset['pointed'] !== undefined) onHold()
    else onRelease()
  }
  const hasFocus = () => region?.contains(document.activeElement) ?? false
  const point = (isPointed: boolean) => () => {
    if (isPointed) region?.setAttribute('data-pointed', '')
    else region?.removeAttribute('data-pointed')
    settle(hasFocus())
  }
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    region?.addEventListener(name, act, { signal: listening.signal })
  on('pointerenter', point(true))
  on('pointerleave', point(false))
  on('focusin', onHold)
  on('focusout', ({ relatedTarget }) =>
    settle(relatedTarget instanceof Node && region?.contains(relatedTarget) === true),
  )
  if (!hasFocus() && region?.dataset['pointed'] === undefined) onRelease()
  return () => listening.abort()
}

const nothing = () => {}

let lead: typeof leadByKey | undefined

/** What leads by the key comes with the first message about which there is something to do. */
const leadOnceHere = (region: HTMLElement) => {
  let stop = lead?.(region)
  let isOver = false
  if (!stop)
    void import('./leading-key.ts')
      .then(({ leadByKey: here }) => {
        lead = here
        if (!isOver) stop = here(region)
      })
      .catch(() => {})
  return () => {
    isOver = true
    stop?.()
  }
}

const use = (region: HTMLElement | null, isLedTo: boolean, onHold: () => void, onRelease: () => void) => {
  const stops = [holdWhileUsed(region, onHold, onRelease), ...(region && isLedTo ? [leadOnceHere(region)] : [])]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Both live lists are in the page before any message is, or a screen reader would miss the first one. */
export const ToastRegion = ({
  label,
  dismissLabel,
  keyHint,
  messages,
  onDismiss,
  onHold = nothing,
  onRelease = nothing,
  children,
}: ToastRegionProps) => {
  const styles = toast()
  const shown = messages.slice(-MOST)
  const list = (urgent: boolean) => (
    <div role={urgent ? 'alert' : 'status'} aria-relevant="additions" aria-atomic="false" className={styles.list}>
      {shown
        .filter((message) => (message.tone === 'danger') === urgent)
        .map((message) => (
          <div key={message.id} ref={goingMessage} className={styles.item}>
            <span className={styles.icon} data-tone={message.tone}>
              <Icon as={toneIcons[message.tone]} />
            </span>
            <p className={styles.text}>{message.text}</p>
            {message.action && (
              <Button variant="ghost" size="sm" onClick={message.action.onAction}>
                {message.action.label}
              </Button>
            )}
            <IconButton
              {...{ [DISMISSES]: '' }}
              icon={X}
              label={dismissLabel}
              size="sm"
              onClick={() => onDismiss(message.id)}
            />
          </div>
        ))}
      {!urgent && keyHint !== undefined && <span className={styles.told}>{keyHint}</span>}
    </div>
  )
  return (
    <section
      ref={(element) => use(element, keyHint !== undefined, onHold, onRelease)}
      aria-label={label}
      aria-keyshortcuts={keyHint === undefined ? undefined : REGION_KEY}
      className={styles.region}
    >
      {keyHint !== undefined && (
        <span aria-hidden className={styles.key}>
          {keyHint}
        </span>
      )}
      {children}
      {list(false)}
      {list(true)}
    </section>
  )
}
