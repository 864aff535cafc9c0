import type { Faker } from '@faker-js/faker';
import { faker as arabic } from '@faker-js/faker/locale/ar';
import { faker as czech } from '@faker-js/faker/locale/cs_CZ';
import { faker as german } from '@faker-js/faker/locale/de';
import { faker as ghanaian } from '@faker-js/faker/locale/en_GH';
import { faker as indian } from '@faker-js/faker/locale/en_IN';
import { faker as nigerian } from '@faker-js/faker/locale/en_NG';
import { faker as spanish } from '@faker-js/faker/locale/es';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as indonesian } from '@faker-js/faker/locale/id_ID';
import { faker as japanese } from '@faker-js/faker/locale/ja';
import { faker as nepali } from '@faker-js/faker/locale/ne';
import { faker as polish } from '@faker-js/faker/locale/pl';
import { faker as turkish } from '@faker-js/faker/locale/tr';
import { faker as vietnamese } from '@faker-js/faker/locale/vi';

/** People of one country: how many of every hundred accounts they are, and their cities. */
export type Group = { faker: Faker; share: number; country: string; cities: readonly string[] };

/** The shares add up to 100. Cities are listed for the locales in which faker invents them from names. */
export const groups: readonly Group[] = [
  { faker: indian, share: 78, country: 'India', cities: [] },
  { faker: nepali, share: 3, country: 'Nepal', cities: ['Kathmandu', 'Pokhara', 'Bhaktapur', 'Biratnagar'] },
  { faker: nigerian, share: 3, country: 'Nigeria', cities: ['Lagos', 'Abuja', 'Enugu', 'Kano'] },
  { faker: ghanaian, share: 2, country: 'Ghana', cities: [] },
  { faker: indonesian, share: 2, country: 'Indonesia', cities: [] },
  { faker: vietnamese, share: 1, country: 'Vietnam', cities: [] },
  { faker: german, share: 2, country: 'Germany', cities: ['Aachen', 'Kassel', 'Leipzig', 'Ulm'] },
  { faker: french, share: 2, country: 'France', cities: ['Annecy', 'Lille', 'Lyon', 'Orléans'] },
  { faker: spanish, share: 1, country: 'Spain', cities: ['Burgos', 'Cádiz', 'León', 'Murcia'] },
  { faker: polish, share: 1, country: 'Poland', cities: ['Kraków', 'Łódź', 'Poznań', 'Wrocław'] },
  { faker: czech, share: 1, country: 'Czechia', cities: ['Brno', 'Olomouc', 'Plzeň'] },
  { faker: turkish, share: 2, country: 'Türkiye', cities: [] },
  { faker: arabic, share: 1, country: 'Egypt', cities: ['Alexandria', 'Aswan', 'Cairo'] },
  { faker: japanese, share: 1, country: 'Japan', cities: ['Fukuoka', 'Kyoto', 'Sendai'] },
];
