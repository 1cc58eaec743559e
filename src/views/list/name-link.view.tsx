import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { useLocation, useSearch } from 'wouter'

import { Link } from '../ui/link.view.tsx'
import { cellLine } from './cell-line.ts'

const inside = css({ _focusVisible: { outlineOffset: '[-2px]' } })

type NameLinkProps = Readonly<{ id: number; onOpen: () => void; children: ReactNode }>

/**
 * What names a row that has no page leads to the row beside its list, in a tab of its own, too. It is the line of its
 * cell itself, whose look is that of what stands right in it.
 */
export const NameLink = ({ id, onOpen, children }: NameLinkProps) => {
  const [pathname] = useLocation()
  const query = new URLSearchParams(useSearch())
  query.set('open', String(id))
  return (
    <Link
      variant="quiet"
      href={`${pathname}?${query}`}
      className={cx(cellLine, inside)}
      onClick={(event) => {
        // The list writes the address itself.
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </Link>
  )
}
