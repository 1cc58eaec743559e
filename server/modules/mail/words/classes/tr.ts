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
      'Yeriniz veya bekleme listesindeki sıranız bu sınıfla birlikte sona erdi. Başka bir sınıfa yeniden kaydolmanız gerekir.',
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
  programmeMessage: ({ sender, subject, text, link }) => ({
    subject,
    preheader: text.slice(0, 120),
    paragraphs: [`Programı yürüten ${isolated(sender)} size yazıyor:`, isolated(text)],
    link: { label: 'Sınıflarımı aç', address: link },
    closing: 'Bu mesaj, burada eğitim verdiğiniz için size gönderildi.',
  }),
  classTakenOver: (held) => ({
    subject: `Artık siz veriyorsunuz: ${held.courseTitle}`,
    preheader: classTime('tr', held.startsAt, held.timeZone),
    paragraphs: [
      `${isolated(held.courseTitle)} sınıfını (${classTime('tr', held.startsAt, held.timeZone)}) ${isolated(held.from)} yerine siz veriyorsunuz.`,
      `Yer: ${placeOf(held)}.`,
      'Yoklama listesi, yerler ve bekleme listesi artık sizde.',
    ],
    link: { label: 'Sınıfı aç', address: held.classLink },
    closing: 'Orada olamayacaksanız programı yürütenlere hemen yazın.',
  }),
  classHandedOver: (held) => ({
    subject: `Sınıfınızı başka bir eğitmen veriyor: ${held.courseTitle}`,
    preheader: classTime('tr', held.startsAt, held.timeZone),
    paragraphs: [
      `${isolated(held.courseTitle)} sınıfını (${classTime('tr', held.startsAt, held.timeZone)}, ${placeOf(held)}) sizin yerinize ${isolated(held.to)} veriyor.`,
      'Yapmanız gereken bir şey yok: yeri olanların yeri kalır.',
    ],
    link: { label: 'Sınıfı gör', address: held.classLink },
    closing: 'Bunu beklemiyorsanız programı yürütenlere yazın.',
  }),
}
