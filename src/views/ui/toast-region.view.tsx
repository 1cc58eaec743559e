import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { toast } from 'styled-system/recipes'

import { Button } from './button.view.tsx'
import { IconButton } from './icon-button.view.tsx'
import { Icon } from './icon.view.tsx'

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
  /** Oldest first; at most five are shown. */
  messages: readonly ToastMessage[]
  onDismiss: (id: string) => void
  /** The pointer or the keyboard is on a message: its time should stand still. */
  onHold?: () => void
  onRelease?: () => void
}

const MOST = 5

const toneIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<ToastTone, LucideIcon>

const holdWhileUsed = (element: HTMLElement | null, onHold = () => {}, onRelease = () => {}) => {
  const listening = new AbortController()
  for (const [event, listener] of [
    ['pointerenter', onHold],
    ['focusin', onHold],
    ['pointerleave', onRelease],
    ['focusout', onRelease],
  ] as const)
    element?.addEventListener(event, listener, { signal: listening.signal })
  return () => listening.abort()
}

/** Both live lists are in the page before any message is, or a screen reader would miss the first one. */
export const ToastRegion = ({ label, dismissLabel, messages, onDismiss, onHold, onRelease }: ToastRegionProps) => {
  const styles = toast()
  const shown = messages.slice(-MOST)
  const list = (urgent: boolean) => (
    <div role={urgent ? 'alert' : 'status'} aria-relevant="additions" aria-atomic="false" className={styles.list}>
      {shown
        .filter((message) => (message.tone === 'danger') === urgent)
        .map((message) => (
          <div key={message.id} className={styles.item}>
            <span className={styles.icon} data-tone={message.tone}>
              <Icon as={toneIcons[message.tone]} />
            </span>
            <p className={styles.text}>{message.text}</p>
            {message.action && (
              <Button variant="ghost" size="sm" onClick={message.action.onAction}>
                {message.action.label}
              </Button>
            )}
            <IconButton icon={X} label={dismissLabel} size="sm" onClick={() => onDismiss(message.id)} />
          </div>
        ))}
    </div>
  )
  return (
    <section ref={(element) => holdWhileUsed(element, onHold, onRelease)} aria-label={label} className={styles.region}>
      {list(false)}
      {list(true)}
    </section>
  )
}
