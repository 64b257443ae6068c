#!/usr/bin/env bash
# Plays a whole game of Race against the computer with nothing but curl: docs/protocol.md, as short as it gets.
#
#   starboard serve &
#   docs/examples/play-race.sh http://localhost:8080
#
# It answers every question with the first options there are. It loses.
set -euo pipefail
url=${1:-http://localhost:8080}

# The value of a field, wherever it stands.
field() { grep -o "\"$1\":[^,}]*" | head -n 1 | cut -d : -f 2- | tr -d '"' || true; }

made=$(curl -fsS "$url/api/tables" -d '{
    "game": "race", "setup": {"players": 2}, "seats": ["me", {"bot": "medium"}],
    "pace": {"bot": 50}, "start": true, "name": "Curl"}')
table=$(field table <<<"$made")
token=$(field token <<<"$made")
echo "Table $table; the server promised the deal $(field promise <<<"$made")"

answers=0
while read -r message; do
    case $(field type <<<"$message") in
    ask)
        ticket=$(field ticket <<<"$message")
        [ -z "$ticket" ] && continue
        picks=$(seq -s , 0 $(($(field min <<<"$message") - 1)))
        curl -fsS -H "Authorization: Bearer $token" "$url/api/tables/$table" \
            -d "{\"do\": \"answer\", \"ticket\": \"$ticket\", \"picks\": [$picks]}" >/dev/null
        answers=$((answers + 1))
        ;;
    over)
        echo "Over after $answers answers: $(grep -o '"scores":[^]]*]' <<<"$message")"
        break
        ;;
    esac
done < <(curl -fsSN -H "Authorization: Bearer $token" "$url/api/tables/$table/stream" 2>/dev/null)

curl -fsS "$url/api/tables/$table/record" -o "${2:-$table.starboard}"
echo "The record is in ${2:-$table.starboard}; check it with: starboard verify ${2:-$table.starboard}"
