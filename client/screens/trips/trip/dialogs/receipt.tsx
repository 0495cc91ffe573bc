import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Heading, type HTMLChakraProps, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useBrandName } from '#client/app/shell/brand.tsx';
import { PrinterIcon } from '#client/components/icons/icons.tsx';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { FactList } from '#client/components/fact-list.tsx';
import { type ReceiptGroup, receiptOf } from './receipt-of';
import { ReceiptPaper } from './receipt-paper';
import { type TripReceipt_TripFragment, TripReceipt_TripFragmentDoc } from './receipt.generated';

const PrintView = onDemand(async () => (await import('#client/components/print-view.tsx')).PrintView);

export interface ReceiptProps {
  readonly trip: FragmentType<TripReceipt_TripFragment>;
}

/** The receipt, line by line; its button prints it. */
export function Receipt({ trip }: ReceiptProps) {
  const { data } = useSuspenseFragment({ fragment: TripReceipt_TripFragmentDoc, from: trip });
  const [isPrinting, setIsPrinting] = useState(false);
  const brandName = useBrandName();
  const receipt = receiptOf(data);
  return (
    <Stack gap="6">
      {/* The dialog focuses its first button, which has to be in view however long the receipt is. */}
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Heading as="h3" size="xl">
          {receipt.homeName}
        </Heading>
        <Button variant="outline" size="sm" onClick={() => setIsPrinting(true)}>
          <PrinterIcon /> Print receipt
        </Button>
      </Flex>
      <FactList facts={receipt.facts} />
      {receipt.groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      {!data.priceGroups && <Text color="fg.muted">The price details are not available right now.</Text>}
      {isPrinting && (
        <Suspense>
          <PrintView onPrinted={() => setIsPrinting(false)}>
            <ReceiptPaper receipt={receipt} brandName={brandName} />
          </PrintView>
        </Suspense>
      )}
    </Stack>
  );
}

const Group = ({ title, lines, sum }: ReceiptGroup) => (
  <Box asChild w="full">
    <table>
      <chakra.caption textAlign="start" fontWeight="semibold" pb="2">
        {title}
      </chakra.caption>
      <tbody>
        {lines.map(({ label, text }, index) => (
          // Two lines can be equal; their order is the platform's.
          <tr key={index}>
            <chakra.th scope="row" textAlign="start" fontWeight="normal" py="1" pe="4">
              {label}
            </chakra.th>
            <Amount>{text}</Amount>
          </tr>
        ))}
      </tbody>
      {sum && (
        <chakra.tfoot borderTopWidth="1px" fontWeight="bold">
          <tr>
            <chakra.th scope="row" textAlign="start" py="1" pt="2" pe="4">
              {sum.label}
            </chakra.th>
            <Amount pt="2">{sum.text}</Amount>
          </tr>
        </chakra.tfoot>
      )}
    </table>
  </Box>
);

const Amount = ({ children, ...cell }: HTMLChakraProps<'td'>) => (
  <chakra.td textAlign="end" py="1" verticalAlign="top" fontVariantNumeric="tabular-nums" {...cell}>
    {children}
  </chakra.td>
);
