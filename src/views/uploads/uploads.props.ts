import type { ReactNode } from 'react'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import type { UploadsFor } from '../../machines/upload/uploads.machine.ts'

/** Where files are wanted, and how. */
export type UploadsPlace = UploadsFor &
  Readonly<{
    /** Several may be chosen at once. */
    isMany?: boolean
    /** Of captions: how long their video is, where it is known. */
    seconds?: number | null
    /** What choosing is called, where that is more than the kind says. */
    label?: string
    /** Told of each file once, when it is a file of the product: also of one that got ready while this was not shown. */
    onReady?: (upload: Upload) => void
  }>

/** What a page that wants files is given: they load with it, and not with the page. */
export type RenderUploads = (place: UploadsPlace) => ReactNode
