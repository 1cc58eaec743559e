import { care, commands, heading, list, page, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const configuration = {
  'multi-language': {
    keywords: 'dil çeviri tercüme ingilizce türkçe arapça sağdan sola yerel tarih sayı biçim',
    blocks: [
      heading('choosing', 'Dil seçmek'),
      steps(
        'Araç çubuğunda “Dil” düğmesine basın. Her dil kendi adıyla yazılıdır.',
        'Birini seçin. Sayfa yeniden yüklenmeden hemen değişir, yapmakta olduğunuz iş sürer.',
      ),
      say(
        'Site ilk gelişinizde tarayıcınızın dilini konuşur: Türkçe, Arapça, başka her dil için İngilizce. Sonra seçiminiz bu cihazda hatırlanır. Giriş yaptıysanız hesabınızda da saklanır.',
      ),
      heading('what-changes', 'Onunla ne değişir'),
      table(
        'Dille birlikte değişenler',
        ['Ne', 'Nasıl'],
        ['Sözcükler', 'Sitenin her sözcüğü, sunucunun mesajları, e-postalar, sertifikalar ve bu kılavuz'],
        ['Yön', 'Arapça sağdan sola akar; menüler, oklar ve tablolar onunla döner'],
        ['Tarihler ve sayılar', 'Dilin yazdığı biçimde, kendi çoğullarıyla'],
        ['Süreler', 'Listeler de; örneğin kalan dakikalar'],
        ['Dersler', 'Altyazı ve metin dökümü; oynatıcıda başka bir altyazı seçebilirsiniz'],
        ['Arama', 'Büyük harf, nokta ve hareke ne olursa olsun sözcükleri bulur'],
      ),
      heading('what-stays', 'Olduğu gibi kalanlar'),
      list(
        'Kişi ve yer adları, girildikleri gibi.',
        'E-posta adresleri, telefon ve sertifika numaraları, videodaki zaman: her zaman soldan sağa.',
        'Oynatıcının düğmeleri.',
      ),
      tip(
        'Dili değiştirmeden yönü ayarlar panelinden çevirebilirsiniz. Bir sonraki dil değişikliği yönü yeniden ayarlar.',
      ),
      see('configuration/mending-words', 'configuration/adding-a-language', 'screen/layouts'),
    ],
  },
  'mending-words': {
    keywords: 'çeviri hatası yanlış sözcük yazım terim düzeltme metin öneri',
    blocks: [
      say('Teknik bilgi gerekmez. Dört bilgi yeter:'),
      steps(
        'Sayfanın adresi ve dili.',
        'Orada şimdi yazan sözcükler.',
        'Orada yazması gereken sözcükler.',
        'Nedeni: bir yanlış mı, kurumunuzun kullandığı terim mi.',
      ),
      say('Bunları programa gönderin. Bir kurum adına konuşuyorsanız hangisi olduğunu yazın.'),
      page('/contact', 'Programa yaz'),
      heading('where-words-live', 'Sözcükler nerede'),
      say('Kurulumla ilgilenen kişi, her tür metni tek bir yerde bulur:'),
      table(
        'Proje klasöründe',
        ['Metin', 'Yeri'],
        ['Ekranda yazanlar', '`src/i18n/<language>/<area>/index.ts`'],
        ['Sunucunun mesajları', '`server/i18n/<language>.ts`'],
        ['E-postalar', '`server/modules/mail/words/<language>.ts`'],
        ['Sertifikalar', '`server/modules/certificates/certificate.words.ts`'],
        ['Bu kılavuz', '`src/views/pages/documentation/content/<language>`'],
      ),
      steps(
        'Tırnak işaretleri arasındaki sözcükleri değiştirin. Süslü ayraç içindekilere dokunmayın: adlar ve sayılar oraya konur.',
        '`npm run gen`, sonra `npm test` komutunu çalıştırın. Bir dilde eksik kalan anahtar bulunur.',
        'Yeni sürümü derleyip başlatın. Açık sayfalar “Daha yeni bir sürüm hazır.” der.',
      ),
      see('configuration/adding-a-language'),
    ],
  },
  'adding-a-language': {
    keywords: 'geliştirici kod yerelleştirme katalog typescript çeviri yeni dil yazı tipi ad alanı',
    blocks: [
      say('Bir dil ya tamdır ya da derlenmez: eksik metin, tür denetiminde hatadır. Buradaki örnek İspanyolca, `es`.'),
      steps(
        'Adını verin: `src/domain/language.ts` içindeki `LANGUAGES` listesine `es` ekleyin. Sağdan sola yazılıyorsa aynı dosyadaki `directionOf` içinde belirtin.',
        '`src/i18n/en` klasörünü `src/i18n/es` olarak kopyalayın ve her dosyayı çevirin. Her biri İngilizcesinin çevirisi olur: `src/i18n/tr` nasıl başlıyor, bakın.',
        '`npm run gen` komutunu çalıştırın. Bütün metinlerin türlerini yeniden yazar.',
        'Sunucunun metinlerini ekleyin: `server/i18n/es.ts`, `server/modules/mail/words/es.ts` ve `certificate.words.ts` içindeki girdiler.',
        '`src/views/pages/documentation/content/en` klasörünü `content/es` olarak kopyalayın, çevirin ve `src/app/guide-texts.ts` dosyasına ekleyin.',
        '`npm run types` komutunu çalıştırın. Dili bekleyen her yeri söyler; örneğin dil seçicideki ve oynatıcıdaki dil adlarını.',
        'Eğitimlere yeni dilde metinlerini, her derse altyazısını verin.',
        '`npm test` komutunu çalıştırın. Sayfalar her dilde, 320 pikselde de denenir.',
      ),
      commands('cp -r src/i18n/en src/i18n/es', 'npm run gen', 'npm run types', 'npm test'),
      heading('plurals', 'Çoğullar'),
      say(
        'İngilizcede iki, Arapçada altı biçim vardır. Dilinizde kaç tane varsa o kadar yazın; sırası sıfır, bir, iki, az, çok, öteki. Bir sayının hangi biçimi alacağına tarayıcının o dil için bildiği kurallar karar verir.',
      ),
      heading('fonts', 'Harfler'),
      say(
        'Yazı tipleri bütün işaretleriyle Latin harflerini ve Arap harflerini kapsar. Başka bir yazı için `src/views/theme/fonts.css` dosyasına yazı tipi ekleyin. Yalnızca gereken yerde yüklenir.',
      ),
      care(
        'Kodların, adreslerin ve anahtarların büyük küçük harfini asla bir dilin kurallarıyla değiştirmeyin: Türkçede küçük i harfinin büyüğü başkadır.',
      ),
      see('configuration/multi-language', 'configuration/mending-words'),
    ],
  },
  'running-it': {
    keywords: 'kurulum sunucu node postgres ortam değişkenleri docker https vekil smtp deneme sahip port',
    blocks: [
      say(
        'Linux (x64, arm64) ve Windows (x64) üzerinde npm ile birlikte Node 20 ya da daha yenisi gerekir; proje, kendisini çalıştıran Node ile birlikte gelir, gerisini de getirir. Başka yerde Node 22.19 ya da daha yenisi gerekir. Dosya olarak sertifikalar x86-64 üzerinde Linux ister.',
      ),
      commands('npm start', 'npm test', 'npm run demo:reset'),
      say(
        '`npm start` kurar, derler ve bu bilgisayarın 3000 numaralı kapısında, gömülü bir veritabanı ve her rol için bir hesapla deneme sürümünü sunar. `npm run demo:reset` denemeyi baştan başlatır.',
      ),
      heading('in-service', 'Hizmette'),
      steps(
        'PostgreSQL 15 ya da daha yenisini hazırlayın ve adresini `DATABASE_URL` ile verin. O zaman deneme hesabı ve deneme verisi olmaz.',
        'Önüne HTTPS sunan bir vekil sunucu koyun; `PUBLIC_URL` değerini insanların kullandığı adrese, `TRUST_PROXY` değerini 1 yapın.',
        'E-postaların çıkması için `SMTP_URL` verin. Onsuz mesajlar giden kutusunda kalır.',
        'Sunucuyu başlatın, sonra her şeyi yapabilecek ilk kişiyi oluşturun:',
      ),
      commands('npm run admin -- create-owner --email chief@example.gov'),
      heading('variables', 'Bütün ayarlar'),
      table(
        'Ortam değişkenleri',
        ['Değişken', 'Anlamı', 'Verilmezse'],
        ['`PORT`', 'Dinlediği kapı', '3000'],
        ['`HOST`', 'Hangi adreste', 'Denemede yalnızca bu bilgisayar, yoksa bütün IPv4 adresleri'],
        ['`DATABASE_URL`', 'PostgreSQL 15 ya da daha yenisi', '`DATA_DIR` içinde gömülü olanı'],
        ['`DATABASE_POOL_SIZE`', 'Ona en çok kaç bağlantı açılır', '10'],
        ['`DATA_DIR`', 'Dosyalar ve gömülü veritabanı', '`./data`'],
        ['`PUBLIC_URL`', 'E-postalardaki ve sertifikalardaki adres', '`http://localhost:` ve kapı'],
        ['`SMTP_URL`', 'E-postalar nasıl çıkar', 'Giden kutusunda kalır'],
        ['`MAIL_FROM`', 'E-postaların göndereni', '`no-reply@` ve sunucu adı'],
        [
          '`IMAP_URL`',
          'Yanıtların ve geri dönen e-postaların geldiği posta kutusu: `imaps://user:password@host/INBOX`',
          'Okunmaz',
        ],
        ['`SMS_URL`', 'Kısa mesajları alan ağ geçidi', 'Giden kutusunda kalırlar'],
        ['`SMS_FROM`', 'Kısa mesajların göndereni', 'Ağ geçidi belirler'],
        ['`CONTACT_ADDRESS`', 'İletişim sayfasına yazılanların gönderildiği adres', 'Kimse: kayıtta bekler'],
        ['`API_URL`', 'Tarayıcının çağrılarını yaptığı yer: bir adres ya da bu sunucuda bir yol', '`/api`'],
        ['`API_HEADERS`', 'Bu çağrıların her birinin başlıkları, JSON olarak. Herkes okuyabilir', 'Yok'],
        [
          '`HSTS`',
          'HTTPS arkasında tarayıcılara yalnızca onunla gelmeleri söylenir: 1 bu sunucuya, subdomains altındakilere de, 0 hiç',
          '1',
        ],
        ['`DRAIN_SECONDS`', 'Durdurulan sunucunun dinlemeyi bırakmadan önce `/readyz` için kaç saniye 503 dediği', '5'],
        ['`SESSION_SECRET`', 'Bütün imzaların kökü, en az 32 karakter', 'Bir kez üretilir ve saklanır'],
        ['`TRUST_PROXY`', 'Yalnızca yönlendirme başlıklarını yazan bir vekilin arkasında 1', '0'],
        [
          '`CLASS_HOURS_SHARE`',
          'Eğitimin saatlerinin yüzde bu kadarından kısa süren bir sınıf yalnızca bir neden yazılarak tamamlanır',
          '75',
        ],
        [
          '`TIME_ZONE`',
          'Programın saati: listeler ve dosyaları ona göre yazılır, günleri onun gece yarısında başlar',
          'UTC',
        ],
        ['`PRODUCT_NAME`', 'İnsanların okuduğu ad', 'TIM Training'],
        ['`DEMO`', '1 deneme verisi ekler, 0 hiç eklemez', '`DATABASE_URL` yoksa deneme'],
        ['`LOG_LEVEL`', 'Ne kadar günlük tutulur', 'info'],
      ),
      see('configuration/keeping-it-safe', 'admin/your-role'),
    ],
  },
  'keeping-it-safe': {
    keywords: 'yedek geri yükleme göç güncelleme yükseltme sağlık izleme readyz healthz elektrik veritabanı',
    blocks: [
      heading('database', 'Hangi veritabanı'),
      say(
        'Gömülü veritabanı, öldürülen bir süreçten sağ çıkar, elektrik kesintisinden ise kesin olarak çıkmayabilir. Deneme ve tanıma içindir. Hizmette PostgreSQL kullanın.',
      ),
      heading('backup', 'Yedek almak'),
      list(
        'PostgreSQL ile: veritabanını kendi yollarıyla, örneğin `pg_dump` ile yedekleyin ve `DATA_DIR/files` klasörünü kopyalayın.',
        'Gömülü veritabanıyla: sunucuyu durdurun ve aşağıdaki ilk komutu kullanın. İkincisi, yedeği boş bir `DATA_DIR` içine koyar.',
      ),
      commands('npm run admin -- backup --to <folder>', 'npm run admin -- restore --from <folder>'),
      care('Hiç geri yüklenmemiş yedek bir umuttur. Başka bir bilgisayarda bir kez deneyin.'),
      heading('updating', 'Güncellemek'),
      steps(
        'Yedek alın.',
        'Proje dosyalarını yenileyin ve veritabanını aşağıdaki komutla güncelleyin.',
        'Yeniden başlatın. Sunucu durmadan önce elindeki işi bitirir; açık sayfalar yeni sürümü yüklemeyi önerir.',
      ),
      commands('npm run admin -- migrate'),
      heading('health', 'Ne izlenir'),
      table(
        'İzlemeniz için iki adres',
        ['Adres', 'Ne zaman yanıtlar'],
        ['`/healthz`', 'süreç yaşıyorsa'],
        ['`/readyz`', 'veritabanına da ulaşabiliyorsa'],
      ),
      say(
        'Veritabanı yoksa insanlara birazdan yeniden denemeleri söylenir; geri gelince sunucu kendiliğinden toparlar.',
      ),
      see('configuration/running-it'),
    ],
  },
} satisfies GuideSection<'configuration'>
