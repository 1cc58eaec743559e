import {
  howToChange,
  howToForm,
  howToOrder,
  howToOrderBody,
  howToVideo,
  madeHowTo,
} from '../../domain/contract/how-to.contract.ts'
import { reads, writes } from './call.ts'

/** Of those who keep the videos on how tasks are done. */
export const howToCalls = {
  howToVideo: reads({ path: '/how-to-videos/{id}', answer: howToVideo }),
  addHowTo: writes({
    method: 'POST',
    path: '/how-to-videos',
    body: howToForm,
    as: 'form',
    answer: madeHowTo,
    pick: 'id',
    creates: true,
    changes: ['howTo'],
  }),
  changeHowTo: writes({
    method: 'PATCH',
    path: '/how-to-videos/{id}',
    body: howToChange,
    as: 'form',
    answer: howToVideo,
    pick: 'id',
    creates: true,
    changes: ['howTo'],
  }),
  howToOrder: reads({ path: '/how-to-videos/order', answer: howToOrder, pick: 'items' }),
  orderHowTo: writes({ method: 'PUT', path: '/how-to-videos/order', body: howToOrderBody, changes: ['howTo'] }),
}
