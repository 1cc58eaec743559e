import type { LucideIcon } from 'lucide-react'
import { css, cx } from 'styled-system/css'

import { Icon } from '../../ui/icon.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { isolated } from './roster-words.ts'

const styles = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '0.5',
  flex: '[1 0 auto]',
  width: { base: '14', sm: '20' },
  minHeight: '14',
  paddingInline: '1',
  borderInlineStartWidth: 'hairline',
  borderColor: 'border',
  fontSize: 'xs',
  lineHeight: 'tight',
  color: 'fg.muted',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-disabled=true]': { cursor: 'default' },
  '&[aria-disabled=true]:not([aria-pressed=true])': { opacity: '0.5' },
  _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[-3px]' },
})

type RowButtonProps = Readonly<{
  icon: LucideIcon
  label: string
  /** Of the person, for who does not see the row. */
  name: string
  /** Of a mark: whether it is theirs. */
  isPressed?: boolean
  isOpen: boolean
  className?: string
  onPress: () => void
}>

/** What stands at the end of a person's row. */
export const RowButton = ({ icon, label, name, isPressed, isOpen, className, onPress }: RowButtonProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    aria-disabled={!isOpen || undefined}
    className={cx(styles, className)}
    onClick={isOpen ? onPress : undefined}
  >
    <Icon as={icon} />
    {label}
    <VisuallyHidden>{isolated(name)}</VisuallyHidden>
  </button>
)
