import { DataList } from '@chakra-ui/react';
import { PETS_RULE, type Rule } from '#domain/listing/house-rules.ts';
import { shortenLongText, TEXT_LIMITS } from '#domain/listing/text-limits.ts';
import { LongText } from '../long-text';

/** Rules with a text, under their labels; long ones are shortened (FM-11, FM-12). */
export const RuleList = ({ rules }: { readonly rules: readonly Rule[] }) => (
  <DataList.Root orientation={{ base: 'vertical', sm: 'horizontal' }} size="lg">
    {rules.map(
      ({ label, text }) =>
        text && (
          <DataList.Item key={label} alignItems="start" flexDirection={{ sm: 'row' }}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue>
              <LongText
                text={text}
                shorten={(whole) =>
                  shortenLongText(whole, label === PETS_RULE ? TEXT_LIMITS.petsPolicy : TEXT_LIMITS.default)
                }
                about={label.toLowerCase()}
              />
            </DataList.ItemValue>
          </DataList.Item>
        ),
    )}
  </DataList.Root>
);
