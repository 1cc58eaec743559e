import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { Link } from '../ui/link.view.tsx'
import { useOpenPlaces } from './places.context.tsx'

type PlaceLinkProps = Readonly<{ href: string; className?: string; children: ReactNode }>

/** Stretches the link over the nearest part that is placed, which a finger hits more easily than a line of text. */
export const wholePart = css({ '&[href]::after': { content: '""', position: 'absolute', inset: '0' } })

/** A link where the viewer may go there; else only what it says. */
export const PlaceLink = ({ href, className, children }: PlaceLinkProps) =>
  useOpenPlaces()(href) ? (
    <Link href={href} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )
