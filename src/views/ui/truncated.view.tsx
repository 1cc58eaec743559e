import { useId, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { link } from 'styled-system/recipes/link'

export type TruncatedProps = {
  text: string
  /** Characters that are shown before the rest is folded away. */
  limit?: number
  moreLabel: string
  lessLabel: string
}

export const Truncated = ({ text, limit = 150, moreLabel, lessLabel }: TruncatedProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const characters = Array.from(text)
  if (characters.length <= limit) return <p>{text}</p>
  return (
    <p>
      <span id={id}>{open ? text : `${characters.slice(0, limit).join('').trimEnd()}…`}</span>{' '}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={cx(link({ variant: 'standalone' }), css({ cursor: 'pointer' }))}
      >
        {open ? lessLabel : moreLabel}
      </button>
    </p>
  )
}
