import { isolated } from '../../letter.ts'
import { classTime } from '../class-time.ts'
import { nextLines, placeOf, sessionLines } from './class-words.ts'
import type { ClassWords } from './class-words.ts'

export const classesTr: ClassWords = {
  classChanged: (held) => ({
    subject: `Sınıfınız değişti: ${held.courseTitle}`,
    preheader: classTime('tr', held.startsAt, held.timeZone),
    paragraphs: [
      `${isolated(held.courseTitle)} sınıfının zamanı veya yeri değişti. Yeni hâli:`,
      sessionLines('tr', held),
      `Yer: ${placeOf(held)}.`,
      `Önceki başlangıç: ${classTime('tr', held.before.startsAt, held.before.timeZone)}, ${placeOf(held.before)}.`,
      'Sınıftaki yeriniz sizin kalır; onaylamanız gereken bir şey yok.',
    ],
    link: { label: 'Sınıfımı göster', address: held.classLink },
    closing: 'Yeni zaman veya yer size uymuyorsa o sayfadan sınıftan ayrılabilir veya başka bir tarih seçebilirsiniz.',
  }),
  classCancelled: (held) => ({
    subject: `İptal edildi: ${held.courseTitle}, ${classTime('tr', held.startsAt, held.timeZone)}`,
    preheader: 'Bu sınıf yapılmayacak.',
    paragraphs: [
      `${isolated(held.courseTitle)} sınıfı (${classTime('tr', held.startsAt, held.timeZone)}; ${placeOf(held)}) yapılmayacak.`,
      `Eğitmenin belirttiği neden: ${isolated(held.reason)}`,
      ...(held.nextClasses.length === 0
        ? ['Henüz planlanmış başka bir tarih yok. Yeni tarihler aşağıdaki sayfada görünür.']
        : ['Bu eğitimin sonraki sınıfları:', nextLines('tr', held)]),
    ],
    link: {
      label: held.nextClasses.length === 0 ? 'Yeni tarihlere bak' : 'Başka bir sınıf seç',
      address: held.classLink,
    },
    closing:
      'Koltuğunuz veya bekleme listesindeki yeriniz bu sınıfla birlikte sona erdi. Başka bir sınıfa yeniden kaydolmanız gerekir.',
  }),
  classMessage: (held) => ({
    subject: `Sınıfınız hakkında: ${held.courseTitle}`,
    preheader: classTime('tr', held.startsAt, held.timeZone),
    paragraphs: [
      `${isolated(held.instructor)}, ${isolated(held.courseTitle)} sınıfı (${classTime('tr', held.startsAt, held.timeZone)}; ${placeOf(held)}) hakkında size yazıyor:`,
      isolated(held.text),
    ],
    link: { label: 'Sınıfımı göster', address: held.classLink },
    closing: 'Bu mesajı, bu sınıfta yeriniz olduğu için alıyorsunuz.',
  }),
}
