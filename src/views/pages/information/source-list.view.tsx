import { css } from 'styled-system/css'

import { Link } from '../../ui/link.view.tsx'
import { PUBLICATIONS, type PublicationId } from './publications.ts'

const list = css({ display: 'grid', gap: '2', textStyle: 'small', overflowWrap: 'anywhere' })

/** The publications by name; nothing of theirs is loaded. */
export const SourceList = ({ ids }: { ids: readonly PublicationId[] }) => (
  <ul className={list}>
    {ids.map((id) => {
      const publication = PUBLICATIONS[id]
      return (
        <li key={id}>
          <bdi lang="en">
            {'href' in publication ? (
              <Link href={publication.href} rel="noreferrer">
                {publication.name}
              </Link>
            ) : (
              publication.name
            )}
          </bdi>
        </li>
      )
    })}
  </ul>
)
