import type { ClassMail } from '../../../../platform/mail.ts'
import { isolated, ltr } from '../../letter.ts'
import { classTime, closingTime } from '../class-time.ts'
import { calendarAttachment } from './registration-words.ts'
import type { RegistrationWords } from './registration-words.ts'

const when = ({ startsAt, timeZone }: ClassMail) => classTime('tr', startsAt, timeZone)
const shortly = ({ startsAt, timeZone }: ClassMail) => classTime('tr', startsAt, timeZone)
const where = ({ venue, address, city }: ClassMail) => isolated(`${venue}, ${address}, ${city}`)

export const registrationTr: RegistrationWords = {
  letters: {
    seatConfirmed: (held) => ({
      subject: `Yeriniz ayrıldı: ${held.courseTitle}`,
      preheader: when(held),
      paragraphs: [
        `${isolated(held.courseTitle)} sınıfında yeriniz ayrıldı.`,
        `Ne zaman: ${when(held)}.`,
        `Nerede: ${where(held)}.`,
        ...(held.notes === '' ? [] : [isolated(held.notes)]),
      ],
      link: { label: 'Sınıfımı gör', address: held.classLink },
      moreLinks: [{ label: 'Takvime ekle', address: held.calendarLink }],
      closing: 'Gelemeyecekseniz o sayfadan sınıftan ayrılın: yeriniz bekleme listesindeki birine verilir.',
      attachment: calendarAttachment(held.calendar),
    }),
    seatWaitlisted: (held) => ({
      subject: `Bekleme listesindesiniz: ${held.courseTitle}`,
      preheader: `Sıranız: ${held.position}.`,
      paragraphs: [
        `${isolated(held.courseTitle)} sınıfındaki bütün yerler dolu. Bekleme listesinde ${held.position}. sıradasınız.`,
        `Ne zaman: ${when(held)}.`,
        `Nerede: ${where(held)}.`,
        'Size bir yer açıldığında hemen yazarız. Yeri kabul etmek için sınırlı bir süreniz olur.',
      ],
      link: { label: 'Yerimi gör', address: held.classLink },
      closing: 'Artık yer istemiyorsanız o sayfadan bekleme listesinden ayrılın.',
    }),
    seatOffered: (held) => ({
      subject: `Size bir yer açıldı: ${held.courseTitle}`,
      preheader: `Kabul için son an: ${closingTime('tr', held.endsAt, held.timeZone)}.`,
      paragraphs: [
        `${isolated(held.courseTitle)} sınıfında bir yer açıldı ve bekleme listesinde sıra sizde.`,
        `Ne zaman: ${when(held)}.`,
        `Nerede: ${where(held)}.`,
      ],
      link: { label: 'Yeri kabul et veya reddet', address: held.classLink },
      validity: `Yer sizin için şu ana kadar tutulur: ${closingTime('tr', held.endsAt, held.timeZone)}. Sonra sıradaki kişiye önerilir.`,
      closing: 'Reddederseniz sıradaki kişi yeri daha erken alır.',
    }),
    offerLapsed: (held) => ({
      subject: `Size önerilen yerin süresi doldu: ${held.courseTitle}`,
      preheader: 'Yer zamanında kabul edilmedi.',
      paragraphs: [
        `${isolated(held.courseTitle)} sınıfında (${when(held)}) sizin için tutulan yer zamanında kabul edilmedi. Yer sıradaki kişiye geçer.`,
        'Yeniden kaydolabilirsiniz: bu sınıf için bekleme listesinin sonunda yer alırsınız. Başka tarihlerde boş yer olabilir.',
      ],
      link: { label: 'Bütün tarihleri gör', address: held.classLink },
      closing: 'Hesabınızda başka bir şey değişmedi.',
    }),
    classLeft: (held) => ({
      subject: `Sınıfta artık yeriniz yok: ${held.courseTitle}`,
      preheader: 'Yeriniz bırakıldı.',
      paragraphs: [`${isolated(held.courseTitle)} sınıfında (${when(held)}) artık yeriniz yok.`],
      link: { label: 'Başka tarihleri gör', address: held.classLink },
      closing: 'Bu bir yanlışlıksa yeniden kaydolun.',
    }),
  },
  texts: {
    seatConfirmed: (held, product) =>
      `${product}: ${held.courseTitle} sınıfında yeriniz ayrıldı. ${shortly(held)}, ${held.venue}.`,
    seatWaitlisted: (held, product) =>
      `${product}: ${held.courseTitle} (${shortly(held)}) bekleme listesinde ${held.position}. sıradasınız.`,
    seatOffered: (held, product) =>
      `${product}: ${held.courseTitle} sınıfında size bir yer açıldı. Son kabul: ${closingTime('tr', held.endsAt, held.timeZone)}: ${ltr(held.classLink)}`,
    offerLapsed: (held, product) =>
      `${product}: ${held.courseTitle} (${shortly(held)}) için tutulan yer zamanında kabul edilmedi ve sıradaki kişiye geçti.`,
    classLeft: (held, product) => `${product}: ${held.courseTitle} (${shortly(held)}) sınıfında artık yeriniz yok.`,
  },
}
